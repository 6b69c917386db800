<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Cardgui</source>
        <translation>Cardgui 정보</translation>
    </message>
    <message>
        <source>Four trick-taking card games, explained as you play. Nothing leaves this computer.</source>
        <translation>네 가지 트릭테이킹 카드 게임을 설명과 함께 즐깁니다. 어떤 정보도 이 컴퓨터 밖으로 나가지 않습니다.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>시스템</translation>
    </message>
    <message>
        <source>Rules kernel</source>
        <translation>규칙 커널</translation>
    </message>
    <message>
        <source>Settings file</source>
        <translation>설정 파일</translation>
    </message>
    <message>
        <source>Ledger file</source>
        <translation>전적 파일</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>컴파일됨</translation>
    </message>
    <message>
        <source>plain Python</source>
        <translation>순수 Python</translation>
    </message>
    <message>
        <source>Program: MIT license. Cards, tiles, icons and sounds: CC BY 4.0. Fonts: SIL Open Font License 1.1, cut from Pretendard JP and Noto Serif Display. Qt and PySide6: LGPL 3.</source>
        <translation>프로그램: MIT 라이선스. 카드, 타일, 아이콘, 소리: CC BY 4.0. 글꼴: SIL Open Font License 1.1, Pretendard JP 및 Noto Serif Display에서 추려 만들었습니다. Qt 및 PySide6: LGPL 3.</translation>
    </message>
    <message>
        <source>Show the licenses</source>
        <translation>라이선스 보기</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>AccessPage</name>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>All sounds are off; “Table and cards” switches them on.</source>
        <translation>소리가 모두 꺼져 있습니다. ‘테이블과 카드’에서 켤 수 있습니다.</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>접근성</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>글자 크기</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>글자 작게</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>글자 크게</translation>
    </message>
    <message>
        <source>Cards keep their size; the designs with a large index make them easier to read.</source>
        <translation>카드 크기는 그대로입니다. 큰 글자 디자인을 고르면 카드를 더 쉽게 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>Sound at my turn</source>
        <translation>내 차례를 소리로 알림</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>화면 낭독기</translation>
    </message>
    <message>
        <source>Cards, players, tricks and everything that happens are spoken. The key I reads the whole table, F6 goes from one part of it to the next.</source>
        <translation>카드, 플레이어, 트릭과 테이블에서 일어나는 모든 일을 읽어 줍니다. I 키를 누르면 테이블 전체를 읽고, F6 키를 누르면 테이블의 다음 부분으로 옮겨 갑니다.</translation>
    </message>
</context>
<context>
    <name>Acting</name>
    <message>
        <source>Your hand</source>
        <translation>내 손패</translation>
    </message>
</context>
<context>
    <name>AppearanceButton</name>
    <message>
        <source>Appearance</source>
        <translation>화면 모양</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>시스템 설정에 맞춤</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Text size {percent}%</source>
        <translation>글자 크기 {percent}%</translation>
    </message>
</context>
<context>
    <name>BehindDialog</name>
    <message>
        <source>The newest {shown} of {count}</source>
        <translation>전체 {count}개 중 최근 {shown}개</translation>
    </message>
    <message>
        <source>{count} in all, the newest first</source>
        <translation>모두 {count}개, 최근 순</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>{day}: {game}</source>
        <translation>{day}: {game}</translation>
    </message>
    <message>
        <source>{day}: {game}, deal {deal}</source>
        <translation>{day}: {game}, {deal}번째 판</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>Ace of spades</source>
        <comment>at the beginning</comment>
        <translation>스페이드 에이스</translation>
    </message>
    <message>
        <source>King of spades</source>
        <comment>at the beginning</comment>
        <translation>스페이드 킹</translation>
    </message>
    <message>
        <source>Queen of spades</source>
        <comment>at the beginning</comment>
        <translation>스페이드 퀸</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <comment>at the beginning</comment>
        <translation>스페이드 잭</translation>
    </message>
    <message>
        <source>10 of spades</source>
        <comment>at the beginning</comment>
        <translation>스페이드 10</translation>
    </message>
    <message>
        <source>9 of spades</source>
        <comment>at the beginning</comment>
        <translation>스페이드 9</translation>
    </message>
    <message>
        <source>8 of spades</source>
        <comment>at the beginning</comment>
        <translation>스페이드 8</translation>
    </message>
    <message>
        <source>7 of spades</source>
        <comment>at the beginning</comment>
        <translation>스페이드 7</translation>
    </message>
    <message>
        <source>6 of spades</source>
        <comment>at the beginning</comment>
        <translation>스페이드 6</translation>
    </message>
    <message>
        <source>5 of spades</source>
        <comment>at the beginning</comment>
        <translation>스페이드 5</translation>
    </message>
    <message>
        <source>4 of spades</source>
        <comment>at the beginning</comment>
        <translation>스페이드 4</translation>
    </message>
    <message>
        <source>3 of spades</source>
        <comment>at the beginning</comment>
        <translation>스페이드 3</translation>
    </message>
    <message>
        <source>2 of spades</source>
        <comment>at the beginning</comment>
        <translation>스페이드 2</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <comment>at the beginning</comment>
        <translation>하트 에이스</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <comment>at the beginning</comment>
        <translation>하트 킹</translation>
    </message>
    <message>
        <source>Queen of hearts</source>
        <comment>at the beginning</comment>
        <translation>하트 퀸</translation>
    </message>
    <message>
        <source>Jack of hearts</source>
        <comment>at the beginning</comment>
        <translation>하트 잭</translation>
    </message>
    <message>
        <source>10 of hearts</source>
        <comment>at the beginning</comment>
        <translation>하트 10</translation>
    </message>
    <message>
        <source>9 of hearts</source>
        <comment>at the beginning</comment>
        <translation>하트 9</translation>
    </message>
    <message>
        <source>8 of hearts</source>
        <comment>at the beginning</comment>
        <translation>하트 8</translation>
    </message>
    <message>
        <source>7 of hearts</source>
        <comment>at the beginning</comment>
        <translation>하트 7</translation>
    </message>
    <message>
        <source>6 of hearts</source>
        <comment>at the beginning</comment>
        <translation>하트 6</translation>
    </message>
    <message>
        <source>5 of hearts</source>
        <comment>at the beginning</comment>
        <translation>하트 5</translation>
    </message>
    <message>
        <source>4 of hearts</source>
        <comment>at the beginning</comment>
        <translation>하트 4</translation>
    </message>
    <message>
        <source>3 of hearts</source>
        <comment>at the beginning</comment>
        <translation>하트 3</translation>
    </message>
    <message>
        <source>2 of hearts</source>
        <comment>at the beginning</comment>
        <translation>하트 2</translation>
    </message>
    <message>
        <source>Ace of diamonds</source>
        <comment>at the beginning</comment>
        <translation>다이아몬드 에이스</translation>
    </message>
    <message>
        <source>King of diamonds</source>
        <comment>at the beginning</comment>
        <translation>다이아몬드 킹</translation>
    </message>
    <message>
        <source>Queen of diamonds</source>
        <comment>at the beginning</comment>
        <translation>다이아몬드 퀸</translation>
    </message>
    <message>
        <source>Jack of diamonds</source>
        <comment>at the beginning</comment>
        <translation>다이아몬드 잭</translation>
    </message>
    <message>
        <source>10 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>다이아몬드 10</translation>
    </message>
    <message>
        <source>9 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>다이아몬드 9</translation>
    </message>
    <message>
        <source>8 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>다이아몬드 8</translation>
    </message>
    <message>
        <source>7 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>다이아몬드 7</translation>
    </message>
    <message>
        <source>6 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>다이아몬드 6</translation>
    </message>
    <message>
        <source>5 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>다이아몬드 5</translation>
    </message>
    <message>
        <source>4 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>다이아몬드 4</translation>
    </message>
    <message>
        <source>3 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>다이아몬드 3</translation>
    </message>
    <message>
        <source>2 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>다이아몬드 2</translation>
    </message>
    <message>
        <source>Ace of clubs</source>
        <comment>at the beginning</comment>
        <translation>클럽 에이스</translation>
    </message>
    <message>
        <source>King of clubs</source>
        <comment>at the beginning</comment>
        <translation>클럽 킹</translation>
    </message>
    <message>
        <source>Queen of clubs</source>
        <comment>at the beginning</comment>
        <translation>클럽 퀸</translation>
    </message>
    <message>
        <source>Jack of clubs</source>
        <comment>at the beginning</comment>
        <translation>클럽 잭</translation>
    </message>
    <message>
        <source>10 of clubs</source>
        <comment>at the beginning</comment>
        <translation>클럽 10</translation>
    </message>
    <message>
        <source>9 of clubs</source>
        <comment>at the beginning</comment>
        <translation>클럽 9</translation>
    </message>
    <message>
        <source>8 of clubs</source>
        <comment>at the beginning</comment>
        <translation>클럽 8</translation>
    </message>
    <message>
        <source>7 of clubs</source>
        <comment>at the beginning</comment>
        <translation>클럽 7</translation>
    </message>
    <message>
        <source>6 of clubs</source>
        <comment>at the beginning</comment>
        <translation>클럽 6</translation>
    </message>
    <message>
        <source>5 of clubs</source>
        <comment>at the beginning</comment>
        <translation>클럽 5</translation>
    </message>
    <message>
        <source>4 of clubs</source>
        <comment>at the beginning</comment>
        <translation>클럽 4</translation>
    </message>
    <message>
        <source>3 of clubs</source>
        <comment>at the beginning</comment>
        <translation>클럽 3</translation>
    </message>
    <message>
        <source>2 of clubs</source>
        <comment>at the beginning</comment>
        <translation>클럽 2</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <comment>inside a sentence</comment>
        <translation>스페이드 에이스</translation>
    </message>
    <message>
        <source>king of spades</source>
        <comment>inside a sentence</comment>
        <translation>스페이드 킹</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <comment>inside a sentence</comment>
        <translation>스페이드 퀸</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <comment>inside a sentence</comment>
        <translation>스페이드 잭</translation>
    </message>
    <message>
        <source>10 of spades</source>
        <comment>inside a sentence</comment>
        <translation>스페이드 10</translation>
    </message>
    <message>
        <source>9 of spades</source>
        <comment>inside a sentence</comment>
        <translation>스페이드 9</translation>
    </message>
    <message>
        <source>8 of spades</source>
        <comment>inside a sentence</comment>
        <translation>스페이드 8</translation>
    </message>
    <message>
        <source>7 of spades</source>
        <comment>inside a sentence</comment>
        <translation>스페이드 7</translation>
    </message>
    <message>
        <source>6 of spades</source>
        <comment>inside a sentence</comment>
        <translation>스페이드 6</translation>
    </message>
    <message>
        <source>5 of spades</source>
        <comment>inside a sentence</comment>
        <translation>스페이드 5</translation>
    </message>
    <message>
        <source>4 of spades</source>
        <comment>inside a sentence</comment>
        <translation>스페이드 4</translation>
    </message>
    <message>
        <source>3 of spades</source>
        <comment>inside a sentence</comment>
        <translation>스페이드 3</translation>
    </message>
    <message>
        <source>2 of spades</source>
        <comment>inside a sentence</comment>
        <translation>스페이드 2</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <comment>inside a sentence</comment>
        <translation>하트 에이스</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <comment>inside a sentence</comment>
        <translation>하트 킹</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <comment>inside a sentence</comment>
        <translation>하트 퀸</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <comment>inside a sentence</comment>
        <translation>하트 잭</translation>
    </message>
    <message>
        <source>10 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>하트 10</translation>
    </message>
    <message>
        <source>9 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>하트 9</translation>
    </message>
    <message>
        <source>8 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>하트 8</translation>
    </message>
    <message>
        <source>7 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>하트 7</translation>
    </message>
    <message>
        <source>6 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>하트 6</translation>
    </message>
    <message>
        <source>5 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>하트 5</translation>
    </message>
    <message>
        <source>4 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>하트 4</translation>
    </message>
    <message>
        <source>3 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>하트 3</translation>
    </message>
    <message>
        <source>2 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>하트 2</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>다이아몬드 에이스</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>다이아몬드 킹</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>다이아몬드 퀸</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>다이아몬드 잭</translation>
    </message>
    <message>
        <source>10 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>다이아몬드 10</translation>
    </message>
    <message>
        <source>9 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>다이아몬드 9</translation>
    </message>
    <message>
        <source>8 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>다이아몬드 8</translation>
    </message>
    <message>
        <source>7 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>다이아몬드 7</translation>
    </message>
    <message>
        <source>6 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>다이아몬드 6</translation>
    </message>
    <message>
        <source>5 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>다이아몬드 5</translation>
    </message>
    <message>
        <source>4 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>다이아몬드 4</translation>
    </message>
    <message>
        <source>3 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>다이아몬드 3</translation>
    </message>
    <message>
        <source>2 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>다이아몬드 2</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <comment>inside a sentence</comment>
        <translation>클럽 에이스</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <comment>inside a sentence</comment>
        <translation>클럽 킹</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <comment>inside a sentence</comment>
        <translation>클럽 퀸</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <comment>inside a sentence</comment>
        <translation>클럽 잭</translation>
    </message>
    <message>
        <source>10 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>클럽 10</translation>
    </message>
    <message>
        <source>9 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>클럽 9</translation>
    </message>
    <message>
        <source>8 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>클럽 8</translation>
    </message>
    <message>
        <source>7 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>클럽 7</translation>
    </message>
    <message>
        <source>6 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>클럽 6</translation>
    </message>
    <message>
        <source>5 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>클럽 5</translation>
    </message>
    <message>
        <source>4 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>클럽 4</translation>
    </message>
    <message>
        <source>3 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>클럽 3</translation>
    </message>
    <message>
        <source>2 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>클럽 2</translation>
    </message>
</context>
<context>
    <name>CardsPreview</name>
    <message>
        <source>Preview</source>
        <translation>미리보기</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Contents</source>
        <translation>목차</translation>
    </message>
</context>
<context>
    <name>ContentsRow</name>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <comment>places where the words stand</comment>
        <translation>
            <numerusform>결과 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>ContinueBar</name>
    <message>
        <source>Continue</source>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>이어 하기</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more unfinished</source>
        <translation>
            <numerusform>진행 중인 다른 게임 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, deal {deal} of {deals}</source>
        <translation>{game}, {deals}판 중 {deal}번째 판</translation>
    </message>
    <message>
        <source>Resume {game}</source>
        <translation>이어 하기: {game}</translation>
    </message>
</context>
<context>
    <name>CountPanel</name>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
</context>
<context>
    <name>CountWords</name>
    <message>
        <source>Declare verzicole?</source>
        <translation>베르치콜라를 선언할까요?</translation>
    </message>
    <message>
        <source>Rules {first} to {last}</source>
        <translation>규칙 {first}~{last}</translation>
    </message>
    <message>
        <source>You hold no verzicola, so nothing is shown.</source>
        <translation>베르치콜라가 없어서 보여 줄 카드도 없습니다.</translation>
    </message>
    <message>
        <source>Shows: {cards}</source>
        <translation>공개할 카드: {cards}</translation>
    </message>
    <message>
        <source>Would also show: {cards}</source>
        <translation>더 공개할 카드: {cards}</translation>
    </message>
    <message>
        <source>Shows nothing new</source>
        <translation>새로 공개할 카드 없음</translation>
    </message>
    <message>
        <source>{terms}, Matto {bonus}</source>
        <translation>{terms}, 마토 {bonus}</translation>
    </message>
    <message>
        <source>{name}, {points}. {shows}.</source>
        <translation>{name}, {points}. {shows}.</translation>
    </message>
    <message>
        <source>What the others will see</source>
        <translation>다른 사람이 보게 될 카드</translation>
    </message>
    <message>
        <source>{count} of your {hand} cards</source>
        <translation>손패 {hand}장 중 {count}장</translation>
    </message>
    <message>
        <source>Then we lead by</source>
        <translation>선언 후 우리 팀이 앞서는 점수</translation>
    </message>
    <message>
        <source>Then we are behind by</source>
        <translation>선언 후 우리 팀이 뒤지는 점수</translation>
    </message>
    <message>
        <source>Then nobody leads</source>
        <translation>선언 후 동점</translation>
    </message>
    <message>
        <source>{terms} = {result}</source>
        <comment>a sum</comment>
        <translation>{terms} = {result}</translation>
    </message>
    <message>
        <source>We {ours}, they {theirs}: {net}</source>
        <comment>resti</comment>
        <translation>우리 {ours}, 상대 {theirs}: {net}</translation>
    </message>
    <message numerus="yes">
        <source>{total}: %Ln resto(i), and {left} left.</source>
        <translation>
            <numerusform>{total}점: %Ln레스토, 나머지 {left}점.</numerusform>
        </translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>선언하지 않음</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>Declare what you choose</source>
        <translation>고른 조합 선언</translation>
    </message>
    <message numerus="yes">
        <source>Declare %Ln verzicola(e), {points}</source>
        <translation>
            <numerusform>베르치콜라 %Ln개 선언, {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We win by %Ln resto(i)</source>
        <translation>
            <numerusform>%Ln레스토 차로 우리 팀 승리</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They win by %Ln resto(i)</source>
        <translation>
            <numerusform>%Ln레스토 차로 상대 팀 승리</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw: resti are equal</source>
        <translation>무승부: 레스토가 같습니다</translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}: we gain %Ln resto(i)</source>
        <translation>
            <numerusform>{deal}번째 판: 우리 팀 +%Ln레스토</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}: they gain %Ln resto(i)</source>
        <translation>
            <numerusform>{deal}번째 판: 상대 팀 +%Ln레스토</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {deal}: resti are equal</source>
        <translation>{deal}번째 판: 레스토가 같습니다</translation>
    </message>
    <message>
        <source>Each side counts the cards it took. What scored during play counts once more here.</source>
        <translation>각 팀이 획득한 카드를 계산합니다. 진행 중에 점수가 된 카드도 여기서 한 번 더 계산합니다.</translation>
    </message>
    <message>
        <source>{cards}, {tricks}</source>
        <translation>{cards}, {tricks}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Ln장</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Ln트릭</numerusform>
        </translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>카드 점수</translation>
    </message>
    <message>
        <source>Verzicole</source>
        <translation>베르치콜라</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>연속 조합</translation>
    </message>
    <message>
        <source>Matto, 1 and 40</source>
        <translation>마토, 1, 40</translation>
    </message>
    <message>
        <source>1, 13 and 28</source>
        <translation>1, 13, 28</translation>
    </message>
    <message>
        <source>Tens</source>
        <translation>10단위 조합</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>레(킹)</translation>
    </message>
    <message>
        <source>each with the Matto + 5</source>
        <translation>마토로 각각 +5</translation>
    </message>
    <message>
        <source>without the Matto</source>
        <translation>마토 없음</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no verzicola of this kind</comment>
        <translation>없음</translation>
    </message>
    <message>
        <source>no other</source>
        <comment>no further verzicola of this kind</comment>
        <translation>더 없음</translation>
    </message>
    <message>
        <source>Cards above 42</source>
        <translation>42장 초과</translation>
    </message>
    <message>
        <source>{cards} − 42</source>
        <translation>{cards} − 42</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>마지막 트릭</translation>
    </message>
    <message>
        <source>won by {name}</source>
        <translation>획득: {name}</translation>
    </message>
    <message>
        <source>won by you</source>
        <translation>내가 획득</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>최종 계산</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>점수 차</translation>
    </message>
    <message>
        <source>Resti</source>
        <translation>레스토</translation>
    </message>
    <message>
        <source>Nobody led: {sum} = {result}</source>
        <translation>동점이었음: {sum} = {result}</translation>
    </message>
    <message>
        <source>We led by {points}: {sum} = {result}</source>
        <translation>우리 팀 {points}점 앞섬: {sum} = {result}</translation>
    </message>
    <message>
        <source>They led by {points}: {sum} = {result}</source>
        <translation>상대 팀 {points}점 앞섬: {sum} = {result}</translation>
    </message>
    <message>
        <source>1 resto</source>
        <translation>1레스토</translation>
    </message>
    <message>
        <source>begun: 1 resto</source>
        <translation>나머지: 1레스토</translation>
    </message>
    <message>
        <source>No difference is left: no resto</source>
        <translation>점수 차 없음: 레스토 없음</translation>
    </message>
    <message>
        <source>{line}: we {ours}, they {theirs}.</source>
        <translation>{line}: 우리 팀 {ours}, 상대 팀 {theirs}.</translation>
    </message>
    <message>
        <source>Next dealer: {name}</source>
        <translation>다음 딜러: {name}</translation>
    </message>
    <message>
        <source>You deal next</source>
        <translation>다음 딜러: 나</translation>
    </message>
    <message>
        <source>Result of the game</source>
        <translation>게임 결과</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>모두 보기</translation>
    </message>
    <message>
        <source>The game is a draw</source>
        <translation>무승부입니다</translation>
    </message>
    <message>
        <source>We win the game</source>
        <translation>우리 팀이 이겼습니다</translation>
    </message>
    <message>
        <source>They win the game</source>
        <translation>상대 팀이 이겼습니다</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln deal(s). The net resti decide.</source>
        <translation>
            <numerusform>%Ln판을 마쳤습니다. 순 레스토로 승부가 정해집니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Net resti</source>
        <translation>순 레스토</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>We: {players}</source>
        <translation>우리 팀: {players}</translation>
    </message>
    <message>
        <source>They: {players}</source>
        <translation>상대 팀: {players}</translation>
    </message>
    <message>
        <source>{side}, net resti {total}.</source>
        <translation>{side}, 순 레스토 {total}.</translation>
    </message>
    <message>
        <source>Cards that all have seen</source>
        <translation>모두가 본 카드</translation>
    </message>
    <message>
        <source>Nothing has been shown yet.</source>
        <translation>아직 공개된 카드가 없습니다.</translation>
    </message>
    <message>
        <source>Shown cards</source>
        <translation>모두가 본 카드</translation>
    </message>
    <message>
        <source>Declared verzicole</source>
        <translation>선언한 베르치콜라</translation>
    </message>
    <message>
        <source>Robbed cards</source>
        <translation>훔친 카드</translation>
    </message>
    <message>
        <source>Dealt face up</source>
        <translation>공개된 카드</translation>
    </message>
    <message>
        <source>Fola, out of play</source>
        <translation>폴라, 사용하지 않음</translation>
    </message>
    <message>
        <source>Your discards, seen by you alone</source>
        <translation>내가 버린 카드 (나만 볼 수 있음)</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>점수 내역</translation>
    </message>
    <message>
        <source>Nothing has scored in this deal yet.</source>
        <translation>이 판에서는 아직 점수가 없습니다.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Our lead</source>
        <translation>우리 팀 점수 차</translation>
    </message>
    <message>
        <source>{name}: {cards}.</source>
        <translation>{name}: {cards}.</translation>
    </message>
    <message>
        <source>{cause}, {points}; our lead {lead}.</source>
        <translation>{cause}, {points}; 우리 팀 점수 차 {lead}.</translation>
    </message>
    <message>
        <source>{ours} : {theirs}</source>
        <comment>resti of both sides</comment>
        <translation>{ours} : {theirs}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>다음 판</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>다시 하기</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>홈</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>전적</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>HH:mm</source>
        <translation>HH:mm</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>어제</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>M월 d일</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>yyyy년 M월 d일</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day} {time}</translation>
    </message>
</context>
<context>
    <name>DealFile</name>
    <message>
        <source>{name} cannot be read: {reason}. Nothing was changed.</source>
        <translation>{name} 파일을 읽을 수 없습니다: {reason}. 바뀐 것은 없습니다.</translation>
    </message>
    <message>
        <source>{name} holds no deal that Cardgui can read. Nothing was changed.</source>
        <translation>{name} 파일에는 Cardgui에서 읽을 수 있는 판이 없습니다. 바뀐 것은 없습니다.</translation>
    </message>
</context>
<context>
    <name>DealPanel</name>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
</context>
<context>
    <name>DealSheet</name>
    <message>
        <source>Choose a score to see its tricks.</source>
        <translation>점수를 고르면 그 점수가 나온 트릭을 보여 줍니다.</translation>
    </message>
    <message>
        <source>{name}, deal {deal}: {score}</source>
        <translation>{name}, {deal}번째 판: {score}</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>으뜸 무늬</translation>
    </message>
    <message>
        <source>{name}: total {total}</source>
        <translation>{name}: 합계 {total}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>판</translation>
    </message>
</context>
<context>
    <name>DecisionBox</name>
    <message>
        <source>Cost you about {points} points</source>
        <translation>약 {points}점 손해</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>여기서부터 해 보기</translation>
    </message>
    <message>
        <source>Open in sandbox</source>
        <translation>상황 만들기에서 열기</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>답 보기</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>다음 문제</translation>
    </message>
</context>
<context>
    <name>DiagramCanvas</name>
    <message>
        <source>Trump</source>
        <translation>으뜸 무늬</translation>
    </message>
</context>
<context>
    <name>DiagramPanel</name>
    <message>
        <source>{step} / {steps}</source>
        <comment>step of a diagram</comment>
        <translation>{step} / {steps}</translation>
    </message>
    <message>
        <source>Diagram, step {step} of {steps}</source>
        <translation>그림, {steps}단계 중 {step}단계</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>처음으로</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>이전 단계</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>다음 단계</translation>
    </message>
</context>
<context>
    <name>EmptyLedger</name>
    <message>
        <source>The ledger is still empty</source>
        <translation>아직 전적이 없습니다</translation>
    </message>
    <message>
        <source>Every game appears here, with its score sheet.</source>
        <translation>모든 게임이 점수표와 함께 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>게임 고르기</translation>
    </message>
    <message>
        <source>Import deals…</source>
        <translation>판 기록 가져오기…</translation>
    </message>
    <message>
        <source>Restore a copy…</source>
        <translation>사본에서 복원…</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message numerus="yes">
        <source>Deal {deal}: you gain %Ln point(s)</source>
        <translation>
            <numerusform>{deal}번째 판: %Ln점을 얻었습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}: you lose %Ln point(s)</source>
        <translation>
            <numerusform>{deal}번째 판: %Ln점을 잃었습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {deal}: nothing lost, nothing won</source>
        <translation>{deal}번째 판: 득실이 없습니다</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>이번 판</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>{name}: this deal {score}, total {total}.</source>
        <translation>{name}: 이번 판 {score}점, 합계 {total}점.</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>다음 판</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>게임에서 이겼습니다</translation>
    </message>
    <message>
        <source>Winner: {name}</source>
        <translation>승자: {name}</translation>
    </message>
    <message>
        <source>The win is shared: {names}</source>
        <translation>공동 승리: {names}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>After %Ln deal(s). The highest total wins.</source>
        <translation>
            <numerusform>%Ln판을 마쳤습니다. 합계가 가장 높은 사람이 이깁니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>다시 하기</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>전적</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>홈</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>점수표</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>trumps {numbers}</source>
        <comment>inside a sentence</comment>
        <translation>으뜸패 {numbers}</translation>
    </message>
    <message>
        <source>Run {first} to {last}</source>
        <translation>연속 {first}–{last}</translation>
    </message>
    <message>
        <source>Matto, 1 and 40</source>
        <translation>마토, 1, 40</translation>
    </message>
    <message>
        <source>1, 13 and 28</source>
        <translation>1, 13, 28</translation>
    </message>
    <message>
        <source>Tens {numbers}</source>
        <translation>10단위 {numbers}</translation>
    </message>
    <message>
        <source>Four kings</source>
        <translation>레(킹) 4장</translation>
    </message>
    <message>
        <source>Three kings</source>
        <translation>레(킹) 3장</translation>
    </message>
    <message>
        <source>run {first} to {last}</source>
        <comment>inside a sentence</comment>
        <translation>연속 {first}–{last}</translation>
    </message>
    <message>
        <source>tens {numbers}</source>
        <comment>inside a sentence</comment>
        <translation>10단위 {numbers}</translation>
    </message>
    <message>
        <source>four kings</source>
        <comment>inside a sentence</comment>
        <translation>레(킹) 4장</translation>
    </message>
    <message>
        <source>three kings</source>
        <comment>inside a sentence</comment>
        <translation>레(킹) 3장</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between verzicole</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>You declare: {what} ({points})</source>
        <translation>내 선언: {what} ({points})</translation>
    </message>
    <message>
        <source>{name} declares: {what} ({points})</source>
        <translation>{name} 선언: {what} ({points})</translation>
    </message>
    <message>
        <source>You declare nothing</source>
        <translation>나: 선언하지 않음</translation>
    </message>
    <message>
        <source>{name} declares nothing</source>
        <translation>{name}: 선언하지 않음</translation>
    </message>
    <message>
        <source>Your Matto adds 5 to each of them</source>
        <translation>내 마토로 각각 5점이 더해집니다</translation>
    </message>
    <message>
        <source>The Matto, held by {name}, adds 5 to each of them</source>
        <translation>{name} 님의 마토로 각각 5점이 더해집니다</translation>
    </message>
    <message>
        <source>Fola turned up: {cards}.</source>
        <translation>공개된 폴라: {cards}.</translation>
    </message>
    <message>
        <source>You capture: {cards} ({points})</source>
        <translation>내가 획득: {cards} ({points})</translation>
    </message>
    <message>
        <source>Captured by {name}: {cards} ({points})</source>
        <translation>{name} 획득: {cards} ({points})</translation>
    </message>
    <message>
        <source>You rob: {cards}</source>
        <translation>내가 훔침: {cards}</translation>
    </message>
    <message>
        <source>You rob from the fola: {cards}</source>
        <translation>내가 폴라에서 훔침: {cards}</translation>
    </message>
    <message>
        <source>Your last card, face up: {cards}</source>
        <translation>앞면으로 받은 내 마지막 카드: {cards}</translation>
    </message>
    <message>
        <source>You declare: {cards}</source>
        <translation>내 선언: {cards}</translation>
    </message>
    <message>
        <source>You capture: {cards}</source>
        <comment>a line of a list</comment>
        <translation>내가 획득: {cards}</translation>
    </message>
    <message>
        <source>{name} robs: {cards}</source>
        <translation>{name} 훔침: {cards}</translation>
    </message>
    <message>
        <source>{name} robs from the fola: {cards}</source>
        <translation>{name} 폴라에서 훔침: {cards}</translation>
    </message>
    <message>
        <source>{name}, last card face up: {cards}</source>
        <translation>{name}, 앞면으로 받은 마지막 카드: {cards}</translation>
    </message>
    <message>
        <source>{name} declares: {cards}</source>
        <translation>{name} 선언: {cards}</translation>
    </message>
    <message>
        <source>{name} captures: {cards}</source>
        <translation>{name} 획득: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>We are %Ln ahead</source>
        <translation>
            <numerusform>우리 팀이 %Ln점 앞서 있습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We are %Ln behind</source>
        <translation>
            <numerusform>우리 팀이 %Ln점 뒤져 있습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody leads</source>
        <translation>점수 차는 0점입니다</translation>
    </message>
    <message numerus="yes">
        <source>We win %Ln resto(i)</source>
        <translation>
            <numerusform>우리 팀이 %Ln레스토를 얻었습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They win %Ln resto(i)</source>
        <translation>
            <numerusform>상대 팀이 %Ln레스토를 얻었습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Matto stays with us: we give a card for it after the last trick</source>
        <translation>내 마토는 우리 팀에 남습니다. 마지막 트릭 뒤에 대신 카드 한 장을 줍니다</translation>
    </message>
    <message>
        <source>The Matto stays with {name}, whose side gives a card for it after the last trick</source>
        <translation>마토는 {name} 님의 팀에 남습니다. 마지막 트릭 뒤에 그 팀이 대신 카드 한 장을 줍니다</translation>
    </message>
    <message>
        <source>For the Matto we give them: {card}</source>
        <translation>마토 교환으로 상대 팀에 준 카드: {card}</translation>
    </message>
    <message>
        <source>For the Matto they give us: {card}</source>
        <translation>마토 교환으로 상대 팀에서 받은 카드: {card}</translation>
    </message>
    <message>
        <source>We have no other card to give: the Matto goes to them</source>
        <translation>우리 팀은 줄 카드가 없어 마토가 상대 팀으로 갑니다</translation>
    </message>
    <message>
        <source>They have no other card to give: the Matto goes to us</source>
        <translation>상대 팀은 줄 카드가 없어 마토가 우리 팀으로 옵니다</translation>
    </message>
    <message>
        <source>{name} plays the {card}, which decides the suit.</source>
        <translation>{name} 님의 {card} 카드로 무늬가 정해집니다.</translation>
    </message>
    <message>
        <source>Final count: we {ours}, they {theirs}. Resti: we {our_resti}, they {their_resti}.</source>
        <translation>최종 계산: 우리 팀 {ours}, 상대 팀 {theirs}. 레스토: 우리 팀 {our_resti}, 상대 팀 {their_resti}.</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Table (*.csv)</source>
        <translation>표 (*.csv)</translation>
    </message>
    <message>
        <source>Deal records (*.jsonl)</source>
        <translation>판 기록 (*.jsonl)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>그림 (*.png)</translation>
    </message>
    <message>
        <source>Deal (*.cardgui)</source>
        <translation>판 (*.cardgui)</translation>
    </message>
    <message>
        <source>Ledger (*.sqlite)</source>
        <translation>전적 (*.sqlite)</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>판 기록</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>판</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>점수표</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>전적</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>다른 이름으로 저장</translation>
    </message>
    <message>
        <source>{file} could not be written. Nothing in the ledger has changed.</source>
        <translation>파일을 저장하지 못했습니다: {file}. 전적은 그대로입니다.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>저장하지 못함</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>저장됨</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Import deals</source>
        <translation>판 기록 가져오기</translation>
    </message>
    <message>
        <source>Deal records (*.jsonl);;All files (*)</source>
        <translation>판 기록 (*.jsonl);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Restore a copy</source>
        <translation>사본에서 복원</translation>
    </message>
    <message>
        <source>Ledger (*.sqlite *.db);;All files (*)</source>
        <translation>전적 (*.sqlite *.db);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Use this copy as your ledger?</source>
        <translation>이 사본을 전적으로 사용할까요?</translation>
    </message>
    <message>
        <source>The ledger of now is kept beside it under another name; nothing is deleted.</source>
        <translation>지금의 전적은 같은 폴더에 다른 이름으로 보관하며, 아무것도 삭제하지 않습니다.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>복원</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Not restored</source>
        <translation>복원하지 못함</translation>
    </message>
    <message>
        <source>{file} cannot be read as a ledger. Yours is as it was.</source>
        <translation>전적으로 읽을 수 없는 파일입니다: {file}. 지금의 전적은 그대로입니다.</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>복원됨</translation>
    </message>
    <message>
        <source>Your ledger is now that of the copy.</source>
        <translation>이제 사본의 전적을 사용합니다.</translation>
    </message>
    <message>
        <source>Whoever pastes it into Cardgui gets the same cards: {code}</source>
        <translation>이 코드를 Cardgui에 붙여 넣으면 같은 카드로 시작합니다: {code}</translation>
    </message>
    <message>
        <source>Code copied</source>
        <translation>코드를 복사했습니다</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>Something went wrong in Cardgui</source>
        <translation>Cardgui에 문제가 생겼습니다</translation>
    </message>
    <message>
        <source>Your games are saved up to the last card. You can go on; if something looks odd, start Cardgui again.</source>
        <translation>게임은 마지막 카드까지 저장되어 있습니다. 계속할 수 있으며, 이상한 점이 보이면 프로그램을 다시 시작하세요.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>Games are not being saved at the moment. What was saved before is safe; what you have played since is kept only until you quit. You can go on.</source>
        <translation>지금은 게임이 저장되지 않고 있습니다. 이전에 저장된 내용은 안전하지만, 그 뒤에 플레이한 내용은 프로그램을 끝낼 때까지만 남습니다. 계속할 수 있습니다.</translation>
    </message>
    <message>
        <source>A report lies on this computer. Nothing was sent.</source>
        <translation>보고서는 이 컴퓨터에만 저장되었습니다. 아무것도 전송하지 않았습니다.</translation>
    </message>
    <message>
        <source>A report could not be written. Nothing was sent.</source>
        <translation>보고서를 저장하지 못했습니다. 아무것도 전송하지 않았습니다.</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>보고서 보기</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Play the same deal again</source>
        <translation>같은 판 다시 하기</translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Welcome to the table</source>
        <translation>테이블에 오신 것을 환영합니다</translation>
    </message>
    <message>
        <source>Four card games from four places, against players on this computer. Cards you may play stand up, and any other card tells you why it has to wait. Every game is kept in your ledger, and nothing leaves this computer.</source>
        <translation>네 지역의 네 가지 카드 게임을 컴퓨터 플레이어와 겨룹니다. 낼 수 있는 카드는 위로 올라와 있고, 다른 카드를 고르면 왜 낼 수 없는지 알려 줍니다. 모든 게임이 전적에 남으며, 어떤 정보도 이 컴퓨터 밖으로 나가지 않습니다.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>테이블</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>카드</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>글자 크기</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>시스템 설정에 맞춤</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>기본</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>큰 글자</translation>
    </message>
    <message>
        <source>Four colors</source>
        <translation>네 가지 색</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>고대비</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>글자 작게</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>글자 크게</translation>
    </message>
    <message>
        <source>First lesson, 4 minutes</source>
        <translation>배우기 시작, 4분</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>게임하기</translation>
    </message>
    <message>
        <source>All of this can be changed later in the settings.</source>
        <translation>모두 나중에 설정에서 바꿀 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Play</source>
        <translation>시작하기</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>시작하기: {game}</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>배우기</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>배우기: {game}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln lesson(s)</source>
        <translation>
            <numerusform>배우기 {done} / %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpCard</name>
    <message>
        <source>With help, counted apart</source>
        <translation>도움을 받은 게임은 따로 셉니다</translation>
    </message>
    <message>
        <source>Games in which you used a hint or took a card back are not in the numbers above.</source>
        <translation>힌트나 무르기를 쓴 게임은 위 숫자에 들어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Games in which you used a hint or took a card back are in the numbers above, too.</source>
        <translation>힌트나 무르기를 쓴 게임도 위 숫자에 들어 있습니다.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>게임 수</translation>
    </message>
    <message>
        <source>Average a game</source>
        <translation>게임당 평균</translation>
    </message>
    <message>
        <source>{mean} (few)</source>
        <translation>{mean} (적음)</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>판 수</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Cards taken back</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>Count them in</source>
        <translation>함께 세기</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message numerus="yes">
        <source>%Ln explanation(s) are not shown any more: {rules}</source>
        <translation>
            <numerusform>더 이상 표시하지 않는 설명 %Ln개: {rules}</numerusform>
        </translation>
    </message>
    <message>
        <source>All rules are explained.</source>
        <translation>모든 규칙을 설명하고 있습니다.</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>게임 중 도움</translation>
    </message>
    <message>
        <source>Explain refused cards</source>
        <translation>낼 수 없는 이유 설명</translation>
    </message>
    <message>
        <source>A card that cannot be played says why it has to wait.</source>
        <translation>낼 수 없는 카드를 고르면 그 까닭을 알려 줍니다.</translation>
    </message>
    <message>
        <source>Allow taking back</source>
        <translation>무르기 허용</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>The button at the table and the key H say what to do, and why.</source>
        <translation>테이블의 버튼이나 H 키로 어떻게 하면 좋은지, 왜 그런지 알 수 있습니다.</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>튜터</translation>
    </message>
    <message>
        <source>Asks before you play a card that clearly loses. A warning counts as a hint.</source>
        <translation>분명히 손해인 카드를 내려고 하면 다시 물어봅니다. 경고는 힌트로 셉니다.</translation>
    </message>
    <message>
        <source>Speak up from a loss of so many tricks, or of what they are worth</source>
        <translation>알려 줄 손해의 기준 (트릭 수 또는 그만한 점수)</translation>
    </message>
    <message>
        <source>Explain them again</source>
        <translation>다시 설명하기</translation>
    </message>
</context>
<context>
    <name>HintCallout</name>
    <message>
        <source>Rule {rule}</source>
        <translation>규칙 {rule}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>HintTitles</name>
    <message>
        <source>Play the {card}</source>
        <translation>{card} 카드를 내세요</translation>
    </message>
    <message>
        <source>Bid with the {card}</source>
        <translation>{card} 카드로 예상하세요</translation>
    </message>
    <message>
        <source>Raise every bid by 1</source>
        <translation>모두 1승 올리세요</translation>
    </message>
    <message>
        <source>Lower every bid by 1</source>
        <translation>모두 1승 내리세요</translation>
    </message>
    <message numerus="yes">
        <source>Put away the %Ln marked card(s)</source>
        <translation>
            <numerusform>표시된 %Ln장을 버리세요</numerusform>
        </translation>
    </message>
    <message>
        <source>sluff</source>
        <translation>슬러프</translation>
    </message>
    <message>
        <source>raise every bid</source>
        <translation>모두 1승 올리기</translation>
    </message>
    <message>
        <source>lower every bid</source>
        <translation>모두 1승 내리기</translation>
    </message>
    <message numerus="yes">
        <source>declare %Ln verzicola/verzicole</source>
        <translation>
            <numerusform>베르치콜라 %Ln개 선언</numerusform>
        </translation>
    </message>
    <message>
        <source>declare nothing</source>
        <translation>선언하지 않음</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>이대로 내기</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>이대로 하기</translation>
    </message>
    <message>
        <source>Bid {count}</source>
        <translation>{count}승을 예상하세요</translation>
    </message>
    <message>
        <source>Bid sluff</source>
        <translation>슬러프를 선언하세요</translation>
    </message>
    <message>
        <source>Choose {contract}</source>
        <translation>추천 계약: {contract}</translation>
    </message>
    <message>
        <source>Choose {contract}, trumps {suit}</source>
        <translation>추천 계약: {contract}, 으뜸 무늬 {suit}</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>아무것도 선언하지 마세요</translation>
    </message>
    <message numerus="yes">
        <source>Declare %Ln verzicola/verzicole</source>
        <translation>
            <numerusform>베르치콜라 %Ln개를 선언하세요</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>, </source>
        <comment>between cards</comment>
        <translation>, </translation>
    </message>
    <message>
        <source> and </source>
        <comment>between suits</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>낼 수 있는 카드가 이것뿐입니다.</translation>
    </message>
    <message>
        <source>It makes no difference which of these you play: {cards}.</source>
        <translation>어느 것을 내도 같습니다: {cards}.</translation>
    </message>
    <message>
        <source>You play last to this trick.</source>
        <translation>이 트릭은 내가 마지막에 냅니다.</translation>
    </message>
    <message>
        <source>You have no {suit}.</source>
        <translation>손에 {suit} 카드가 없습니다.</translation>
    </message>
    <message>
        <source>So far the {card} wins, played by {name}.</source>
        <translation>지금까지는 {name} 님의 {card} 카드가 이기고 있습니다.</translation>
    </message>
    <message>
        <source>So far the {card} wins, played by {name} of your team.</source>
        <translation>지금까지는 우리 팀 {name} 님의 {card} 카드가 이기고 있습니다.</translation>
    </message>
    <message>
        <source>{name} has already trumped this trick.</source>
        <translation>{name} 님이 이미 으뜸패를 냈습니다.</translation>
    </message>
    <message>
        <source>{name} has already trumped, so none of your cards can win this trick.</source>
        <translation>{name} 님이 이미 으뜸패로 끊어서 내 카드로는 이 트릭을 딸 수 없습니다.</translation>
    </message>
    <message>
        <source>None of the cards you may play can win this trick.</source>
        <translation>낼 수 있는 카드로는 이 트릭을 딸 수 없습니다.</translation>
    </message>
    <message>
        <source>You cannot follow, so you must trump.</source>
        <translation>같은 무늬가 없으므로 으뜸패를 내야 합니다.</translation>
    </message>
    <message>
        <source>The {card} cannot win this trick.</source>
        <translation>{card} 카드로는 이 트릭을 딸 수 없습니다.</translation>
    </message>
    <message>
        <source>The {card} takes this trick for certain.</source>
        <translation>{card} 카드를 내면 이 트릭을 확실히 땁니다.</translation>
    </message>
    <message numerus="yes">
        <source>Not seen yet: %Ln trump(s).</source>
        <translation>
            <numerusform>아직 보이지 않은 으뜸패: %Ln장.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others have no trumps left.</source>
        <translation>다른 사람들에게는 으뜸패가 남아 있지 않습니다.</translation>
    </message>
    <message>
        <source>Of your cards only the {card} beats what lies on the table.</source>
        <translation>낼 수 있는 카드 중 나와 있는 카드를 이기는 것은 {card} 카드뿐입니다.</translation>
    </message>
    <message>
        <source>It is the lowest of your cards that beats what lies on the table.</source>
        <translation>나와 있는 카드를 이기는 카드 중 가장 낮습니다.</translation>
    </message>
    <message>
        <source>Above it you keep the {high}, below it the {low}.</source>
        <translation>위로는 {high} 카드, 아래로는 {low} 카드가 남습니다.</translation>
    </message>
    <message>
        <source>It is your highest card below the {best}: you are rid of it without taking the trick.</source>
        <translation>{best} 카드보다 낮은 카드 중 가장 높으므로, 트릭을 따지 않고 버릴 수 있습니다.</translation>
    </message>
    <message>
        <source>You take this trick whatever you play: use your highest card, the {kept} stays to duck with.</source>
        <translation>무엇을 내도 이 트릭을 따게 되니 가장 높은 카드를 쓰세요. 피할 때 쓸 {kept} 카드가 남습니다.</translation>
    </message>
    <message>
        <source>To take it you would have to spend the {card}; you keep that.</source>
        <translation>이기려면 {card} 카드를 써야 하므로 아껴 둡니다.</translation>
    </message>
    <message>
        <source>It is the last of your {suit}: when {suit} are led again, you can throw off another card.</source>
        <translation>손에 있는 마지막 {suit} 카드입니다. 다음에 {suit} 카드가 먼저 나오면 다른 카드를 버릴 수 있습니다.</translation>
    </message>
    <message>
        <source>It is the last of your {suit}: when {suit} are led again, you can trump.</source>
        <translation>손에 있는 마지막 {suit} 카드입니다. 다음에 {suit} 카드가 먼저 나오면 으뜸패로 끊을 수 있습니다.</translation>
    </message>
    <message>
        <source>By what you know the {card} would do about as well.</source>
        <translation>아는 범위에서는 {card} 카드를 내도 결과가 거의 같습니다.</translation>
    </message>
    <message>
        <source>In Main Atas every trick counts for you.</source>
        <translation>마인 아타스에서는 트릭을 딸 때마다 득이 됩니다.</translation>
    </message>
    <message>
        <source>In Main Bawah every trick counts against you.</source>
        <translation>마인 바와에서는 트릭을 딸 때마다 손해입니다.</translation>
    </message>
    <message numerus="yes">
        <source>You still need %Ln trick(s) for your bid.</source>
        <translation>
            <numerusform>예상 승수까지 %Ln트릭이 더 필요합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your bid is reached; every further trick costs points.</source>
        <translation>예상 승수를 채웠으니 트릭을 더 따면 점수를 잃습니다.</translation>
    </message>
    <message>
        <source>In Koz every trick brings 50 points.</source>
        <translation>코즈에서는 트릭마다 50점을 얻습니다.</translation>
    </message>
    <message>
        <source>In El Almaz every trick costs 50 points.</source>
        <translation>엘 알마즈에서는 트릭마다 50점을 잃습니다.</translation>
    </message>
    <message>
        <source>In Son İki only the last two tricks cost points; this one is free.</source>
        <translation>손 이키에서는 마지막 두 트릭에만 벌점이 있고, 이 트릭에는 없습니다.</translation>
    </message>
    <message>
        <source>This is one of the last two tricks, which cost 180 points each.</source>
        <translation>마지막 두 트릭 중 하나라서 따면 180점을 잃습니다.</translation>
    </message>
    <message>
        <source>Penalty cards in this trick: {cards}.</source>
        <translation>이 트릭에 있는 벌점 카드: {cards}.</translation>
    </message>
    <message>
        <source>There is no penalty card in this trick so far.</source>
        <translation>이 트릭에는 아직 벌점 카드가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Not seen yet: %Ln penalty card(s).</source>
        <translation>
            <numerusform>아직 나오지 않은 벌점 카드: %Ln장.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {card} is a penalty card, and somebody else has to take it here.</source>
        <translation>{card} 카드는 벌점 카드인데, 여기서는 다른 사람이 가져가게 됩니다.</translation>
    </message>
    <message>
        <source>You have bid sluff and must not take a trick.</source>
        <translation>슬러프를 선언했으니 트릭을 하나도 따면 안 됩니다.</translation>
    </message>
    <message>
        <source>{name} of your team has bid sluff and should not take this trick.</source>
        <translation>우리 팀 {name} 님이 슬러프를 선언했으니 이 트릭을 따게 하면 안 됩니다.</translation>
    </message>
    <message>
        <source>{name} of the other team has bid sluff; a trick would spoil it.</source>
        <translation>상대 팀 {name} 님이 슬러프를 선언했으니 한 트릭만 따게 해도 실패합니다.</translation>
    </message>
    <message numerus="yes">
        <source>Your team still needs %Ln trick(s) for its bid.</source>
        <translation>
            <numerusform>우리 팀은 예상까지 %Ln트릭이 더 필요합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your team has reached its bid; each further trick brings 1 point.</source>
        <translation>우리 팀은 예상을 채웠고, 더 따는 트릭마다 1점을 얻습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The other side has played counting cards here: %Ln point(s).</source>
        <translation>
            <numerusform>상대 팀이 여기에 낸 점수 카드: %Ln점.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This trick is your side&apos;s, so your points in it are safe: %Ln.</source>
        <translation>
            <numerusform>이 트릭은 우리 팀이 따므로 여기에 내는 점수는 안전합니다: %Ln점.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It counts %Ln point(s), safe once it has taken the trick.</source>
        <translation>
            <numerusform>%Ln점짜리 카드이며, 이 트릭을 따면 빼앗기지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {card} counts no points.</source>
        <translation>{card} 카드는 점수가 없습니다.</translation>
    </message>
    <message>
        <source>The last trick brings 10 points.</source>
        <translation>마지막 트릭은 10점입니다.</translation>
    </message>
    <message>
        <source>Higher {suit} not seen yet: {count}.</source>
        <translation>이보다 높은 {suit} 중 아직 보이지 않은 카드: {count}장.</translation>
    </message>
    <message>
        <source>Higher {suit} not played yet: {count}.</source>
        <translation>이보다 높은 {suit} 중 아직 나오지 않은 카드: {count}장.</translation>
    </message>
    <message>
        <source>No {suit} are left that beat the {card}.</source>
        <translation>{card} 카드를 이기는 {suit} 카드는 남아 있지 않습니다.</translation>
    </message>
    <message>
        <source>Lower {suit} not seen yet: {count}; so this card could take a trick later.</source>
        <translation>더 낮은 {suit} 카드가 아직 {count}장 보이지 않아, 이 카드가 나중에 트릭을 딸 수 있습니다.</translation>
    </message>
    <message>
        <source>Lower {suit} not played yet: {count}; so this card could take a trick later.</source>
        <translation>더 낮은 {suit} 카드가 아직 {count}장 나오지 않아, 이 카드가 나중에 트릭을 딸 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Not played yet: %Ln trump(s).</source>
        <translation>
            <numerusform>아직 나오지 않은 으뜸패: %Ln장.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the lowest of your {suit}; the {kept} stays for later.</source>
        <translation>손에 있는 {suit} 중 가장 낮은 카드이고, {kept} 카드는 나중을 위해 남습니다.</translation>
    </message>
    <message>
        <source>It is the highest of your {suit}; the {kept} stays for later.</source>
        <translation>손에 있는 {suit} 중 가장 높은 카드이고, {kept} 카드는 나중을 위해 남습니다.</translation>
    </message>
    <message>
        <source>So you get rid of the highest of your {suit}; the {kept} stays to duck with.</source>
        <translation>손에 있는 {suit} 중 가장 높은 카드를 버릴 기회입니다. 피할 때 쓸 {kept} 카드는 남습니다.</translation>
    </message>
    <message>
        <source>Each trump that falls makes your {card} safer: no higher {suit} are left.</source>
        <translation>으뜸패가 빠질수록 {card} 카드가 안전해집니다. 더 높은 {suit} 카드는 남아 있지 않습니다.</translation>
    </message>
    <message>
        <source>Counting {suit} not seen yet: {count}.</source>
        <translation>아직 보이지 않은 {suit} 점수 카드: {count}장.</translation>
    </message>
    <message>
        <source>Counting {suit} not played yet: {count}.</source>
        <translation>아직 나오지 않은 {suit} 점수 카드: {count}장.</translation>
    </message>
    <message>
        <source>The Matto wins no trick, and nobody can capture it.</source>
        <translation>마토는 트릭을 딸 수 없지만 빼앗기지도 않습니다.</translation>
    </message>
    <message>
        <source>Your aces and kings: {cards}.</source>
        <translation>내 에이스·킹: {cards}.</translation>
    </message>
    <message>
        <source>You have neither an ace nor a king.</source>
        <translation>에이스도 킹도 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %Ln card(s) of the suit that this bid offers as trumps.</source>
        <translation>
            <numerusform>으뜸 무늬 후보가 될 이 무늬는 손에 %Ln장 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>By what you know, a bid of {count} would bring about {points} points less.</source>
        <translation>아는 범위에서는 {count}승을 예상하면 약 {points}점 덜 얻습니다.</translation>
    </message>
    <message>
        <source>By what you know, a bid of {count} would do about as well.</source>
        <translation>아는 범위에서는 {count}승을 예상해도 결과가 거의 같습니다.</translation>
    </message>
    <message>
        <source>Your bid becomes {count}.</source>
        <translation>내 예상 승수는 {count}승이 됩니다.</translation>
    </message>
    <message>
        <source>By what you know, lowering would bring about {points} points less.</source>
        <translation>아는 범위에서는 내리면 약 {points}점 덜 얻습니다.</translation>
    </message>
    <message>
        <source>By what you know, raising would bring about {points} points less.</source>
        <translation>아는 범위에서는 올리면 약 {points}점 덜 얻습니다.</translation>
    </message>
    <message>
        <source>By what you know, both choices do about equally well.</source>
        <translation>아는 범위에서는 어느 쪽이든 결과가 거의 같습니다.</translation>
    </message>
    <message>
        <source>Your 1s and 14s: {cards}.</source>
        <translation>내 1과 14: {cards}.</translation>
    </message>
    <message>
        <source>You have no 1 and no 14.</source>
        <translation>1도 14도 없습니다.</translation>
    </message>
    <message>
        <source>Cards from 2 to 10 in your hand, which seldom take a trick: {count}.</source>
        <translation>트릭을 딸 일이 드문 2~10이 {count}장 있습니다.</translation>
    </message>
    <message>
        <source>Black cards in your hand, the trumps: {count}.</source>
        <translation>손에 있는 검정 카드(으뜸패): {count}장.</translation>
    </message>
    <message>
        <source>By what you know, a bid of {count} would bring your team about {points} points less.</source>
        <translation>아는 범위에서는 {count}승을 예상하면 우리 팀이 약 {points}점 덜 얻습니다.</translation>
    </message>
    <message>
        <source>By what you know, a sluff would bring your team about {points} points less.</source>
        <translation>아는 범위에서는 슬러프를 선언하면 우리 팀이 약 {points}점 덜 얻습니다.</translation>
    </message>
    <message>
        <source>By what you know, a sluff would do about as well.</source>
        <translation>아는 범위에서는 슬러프를 선언해도 결과가 거의 같습니다.</translation>
    </message>
    <message>
        <source>Your trumps would be: {cards}.</source>
        <translation>내 으뜸패가 될 카드: {cards}.</translation>
    </message>
    <message>
        <source>Aces and kings beside them: {cards}.</source>
        <translation>그 밖의 에이스와 킹: {cards}.</translation>
    </message>
    <message>
        <source>Cards from 2 to 6 in your hand, which seldom take a trick: {count}.</source>
        <translation>트릭을 딸 일이 드문 2~6이 {count}장 있습니다.</translation>
    </message>
    <message>
        <source>Penalty cards in your hand: {cards}.</source>
        <translation>손에 있는 벌점 카드: {cards}.</translation>
    </message>
    <message>
        <source>You hold none of the penalty cards.</source>
        <translation>벌점 카드가 손에 없습니다.</translation>
    </message>
    <message>
        <source>By what you know, {contract} would bring about {points} points less.</source>
        <translation>아는 범위에서 약 {points}점 덜 얻는 다른 선택: {contract}.</translation>
    </message>
    <message>
        <source>By what you know, {contract} would do about as well.</source>
        <translation>아는 범위에서 결과가 거의 같은 다른 선택: {contract}.</translation>
    </message>
    <message>
        <source>That leaves you without {suits}, which you can then trump.</source>
        <translation>이렇게 버리면 다음 무늬가 손에서 없어져 으뜸패로 끊을 수 있습니다: {suits}.</translation>
    </message>
    <message>
        <source>You keep all your trumps.</source>
        <translation>으뜸패는 모두 남깁니다.</translation>
    </message>
    <message>
        <source>These are the cards you can best do without: {cards}.</source>
        <translation>가장 없어도 되는 카드: {cards}.</translation>
    </message>
    <message>
        <source>You hold no verzicola.</source>
        <translation>베르치콜라가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>That scores %Ln point(s) at once.</source>
        <translation>
            <numerusform>바로 %Ln점을 얻습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Declaring everything would score %Ln point(s).</source>
        <translation>
            <numerusform>모두 선언하면 %Ln점입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others then know that you hold: {cards}.</source>
        <translation>대신 다른 사람들이 알게 되는 내 카드: {cards}.</translation>
    </message>
    <message>
        <source>But the others would know that you hold: {cards}.</source>
        <translation>하지만 다른 사람들이 알게 되는 내 카드: {cards}.</translation>
    </message>
    <message>
        <source>It shows nothing that the others do not know yet.</source>
        <translation>다른 사람들이 새로 알게 되는 것은 없습니다.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Thinking about it…</source>
        <translation>생각하는 중…</translation>
    </message>
    <message>
        <source>{title}.</source>
        <translation>{title}.</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Basics</source>
        <translation>기초</translation>
    </message>
    <message>
        <source>{path} {number}: {title}</source>
        <translation>{path} {number}: {title}</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>게임을 고르세요</translation>
    </message>
</context>
<context>
    <name>IdeaCard</name>
    <message>
        <source>done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>{game} {number}</source>
        <translation>{game} {number}</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import finished</source>
        <translation>가져오기 완료</translation>
    </message>
    <message>
        <source>Import stopped</source>
        <translation>가져오기 중단</translation>
    </message>
    <message>
        <source>New deals: {number}</source>
        <translation>새로 가져온 판: {number}</translation>
    </message>
    <message>
        <source>Deals that were there already: {number}</source>
        <translation>이미 있던 판: {number}</translation>
    </message>
    <message>
        <source>Refused: {number}</source>
        <translation>가져오지 못함: {number}</translation>
    </message>
    <message>
        <source>A file could not be read, or the ledger not be written; what is new was kept.</source>
        <translation>파일을 읽지 못했거나 전적에 저장하지 못했습니다. 그때까지 새로 가져온 판은 남아 있습니다.</translation>
    </message>
    <message>
        <source>More refused lines: {number}</source>
        <translation>가져오지 못한 줄 더 있음: {number}</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>보고서 저장</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>{file}, line {line}: no deal record, or it contradicts what is there.</source>
        <translation>{file}, {line}행: 판 기록이 아니거나, 이미 있는 기록과 맞지 않습니다.</translation>
    </message>
    <message>
        <source>{file}, line {line}: breaks rule {rule}.</source>
        <translation>{file}, {line}행: 규칙 위반: {rule}.</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>텍스트 (*.txt)</translation>
    </message>
</context>
<context>
    <name>KeptRow</name>
    <message>
        <source>Cannot be read</source>
        <translation>읽을 수 없음</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Open: {name}</source>
        <translation>열기: {name}</translation>
    </message>
    <message>
        <source>Delete: {name}</source>
        <translation>삭제: {name}</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Space</source>
        <translation>스페이스</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keyboard</source>
        <translation>키보드</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Own hand</source>
        <translation>내 손패</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>테이블에서</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>어디에서나</translation>
    </message>
    <message>
        <source>In a lesson</source>
        <translation>배우기에서</translation>
    </message>
    <message>
        <source>In a review</source>
        <translation>복기에서</translation>
    </message>
    <message>
        <source>In the rulebook</source>
        <translation>규칙집에서</translation>
    </message>
    <message>
        <source>In the sandbox</source>
        <translation>상황 만들기에서</translation>
    </message>
    <message>
        <source>Move through the hand</source>
        <translation>손패에서 옮겨 가기</translation>
    </message>
    <message>
        <source>Go to cards that can be played</source>
        <translation>낼 수 있는 카드로 가기</translation>
    </message>
    <message>
        <source>First and last card</source>
        <translation>첫 카드와 마지막 카드</translation>
    </message>
    <message>
        <source>Play the card; while something moves, complete it</source>
        <translation>카드 내기, 움직이는 동안에는 건너뛰기</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Say why the card cannot be played now</source>
        <translation>고른 카드를 지금 낼 수 없는 이유</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>Choose the bid with this number (Rook Sluff)</source>
        <translation>누른 숫자를 예상 승수로 고르기 (루크 슬러프)</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>직전 트릭</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>지금까지의 진행</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>점수표</translation>
    </message>
    <message>
        <source>Declared cards and the fola (Minchiate)</source>
        <translation>선언된 카드와 폴라 (밍키아테)</translation>
    </message>
    <message>
        <source>Mark the answer</source>
        <translation>정답 표시</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>배우기 목록으로</translation>
    </message>
    <message>
        <source>Back and forward by one step</source>
        <translation>한 단계 뒤로·앞으로</translation>
    </message>
    <message>
        <source>Beginning and end of the deal</source>
        <translation>판의 처음과 끝</translation>
    </message>
    <message>
        <source>Run by itself, and pause</source>
        <translation>자동 진행과 일시 정지</translation>
    </message>
    <message>
        <source>Back to where you came from</source>
        <translation>이전 화면으로</translation>
    </message>
    <message>
        <source>Previous and next rule</source>
        <translation>이전 규칙과 다음 규칙</translation>
    </message>
    <message>
        <source>Previous and next chapter</source>
        <translation>이전 장과 다음 장</translation>
    </message>
    <message>
        <source>Steps of the diagram</source>
        <translation>그림의 단계</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Next and previous place found</source>
        <translation>다음·이전 검색 결과</translation>
    </message>
    <message>
        <source>Spell the code of a card; Enter completes it</source>
        <translation>카드 코드 입력, Enter로 완료</translation>
    </message>
    <message>
        <source>Take back a letter of the code</source>
        <translation>입력한 코드 한 글자 지우기</translation>
    </message>
    <message>
        <source>Go to the next card</source>
        <translation>옆 카드로 이동</translation>
    </message>
    <message>
        <source>Lay the card, or take it up</source>
        <translation>카드 놓기·거두기</translation>
    </message>
    <message>
        <source>Read aloud what the rules say</source>
        <translation>규칙의 판정 읽어 주기</translation>
    </message>
    <message>
        <source>Take back the last change</source>
        <translation>마지막 변경 되돌리기</translation>
    </message>
    <message>
        <source>Set up the position that was copied</source>
        <translation>복사한 상황 불러오기</translation>
    </message>
    <message>
        <source>Read the whole table aloud</source>
        <translation>테이블 전체 읽어 주기</translation>
    </message>
    <message>
        <source>Rulebook, at the rule of the moment</source>
        <translation>지금 필요한 규칙 보기</translation>
    </message>
    <message>
        <source>Next and previous part of the table</source>
        <translation>테이블의 다음 부분과 이전 부분</translation>
    </message>
    <message>
        <source>Close what is open, then the menu</source>
        <translation>열린 것 닫기, 그다음 메뉴</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>새 게임</translation>
    </message>
    <message>
        <source>Play the deal whose code was copied</source>
        <translation>복사한 코드의 판 시작</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>This sheet</source>
        <translation>이 단축키 표</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>전체 화면</translation>
    </message>
    <message>
        <source>Larger and smaller text</source>
        <translation>글자 크게, 작게</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>기본 글자 크기</translation>
    </message>
</context>
<context>
    <name>LaidOut</name>
    <message>
        <source>A card face down</source>
        <translation>뒷면 카드</translation>
    </message>
    <message>
        <source>{card}, marked</source>
        <translation>{card}, 선택됨</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Everything changes at once, the game at the table included.</source>
        <translation>테이블 위의 게임까지 모두 바로 바뀝니다.</translation>
    </message>
</context>
<context>
    <name>LastMatch</name>
    <message>
        <source>Last game</source>
        <translation>최근 게임</translation>
    </message>
    <message>
        <source>Open ledger</source>
        <translation>전적 보기</translation>
    </message>
    <message>
        <source>{game}, {outcome}</source>
        <translation>{game}, {outcome}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>%Ln판</numerusform>
        </translation>
    </message>
    <message>
        <source>{day}. {deals}</source>
        <translation>{day}, {deals}</translation>
    </message>
</context>
<context>
    <name>LastTrickPanel</name>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Trick before</source>
        <translation>이전 트릭</translation>
    </message>
    <message>
        <source>Trick after</source>
        <translation>다음 트릭</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>{number}번째 트릭</translation>
    </message>
</context>
<context>
    <name>LearnHome</name>
    <message>
        <source>Learn</source>
        <translation>배우기</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>상황 만들기</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>The same idea in another game</source>
        <translation>다른 게임에서 만나는 같은 원리</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>다음 배우기</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>About 3 minutes</source>
        <translation>약 3분</translation>
    </message>
    <message>
        <source>{game} {number}: {title}</source>
        <translation>{game} {number}: {title}</translation>
    </message>
    <message>
        <source>Start lesson {name}</source>
        <translation>배우기 시작: {name}</translation>
    </message>
</context>
<context>
    <name>LedgerFilter</name>
    <message>
        <source>All games</source>
        <translation>모든 게임</translation>
    </message>
    <message>
        <source>Deleted games</source>
        <translation>삭제한 게임</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>게임 선택</translation>
    </message>
    <message>
        <source>Search names, notes, numbers</source>
        <translation>이름, 메모, 번호 검색</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>검색어 지우기</translation>
    </message>
</context>
<context>
    <name>LedgerPage</name>
    <message>
        <source>Ledger file</source>
        <translation>전적 파일</translation>
    </message>
    <message>
        <source>Every card is saved in this file while you play. Nothing leaves this computer.</source>
        <translation>게임하는 동안 모든 카드가 이 파일에 저장됩니다. 어떤 정보도 이 컴퓨터 밖으로 나가지 않습니다.</translation>
    </message>
    <message>
        <source>Games are not saved: this session is kept until you quit.</source>
        <translation>게임이 저장되지 않습니다. 이번 기록은 프로그램을 끝낼 때까지만 유지됩니다.</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>폴더 보기</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>다른 폴더 선택</translation>
    </message>
</context>
<context>
    <name>LedgerSide</name>
    <message>
        <source>Ledger</source>
        <translation>전적</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>No game fits.</source>
        <translation>조건에 맞는 게임이 없습니다.</translation>
    </message>
    <message>
        <source>Export and import</source>
        <translation>내보내기와 가져오기</translation>
    </message>
    <message>
        <source>Export all deals as a table (CSV)…</source>
        <translation>모든 판을 표로 내보내기 (CSV)…</translation>
    </message>
    <message>
        <source>Export all deals (JSON Lines)…</source>
        <translation>모든 판 내보내기 (JSON Lines)…</translation>
    </message>
    <message>
        <source>Import deals…</source>
        <translation>판 기록 가져오기…</translation>
    </message>
    <message>
        <source>Save a copy of the ledger…</source>
        <translation>전적 사본 저장…</translation>
    </message>
    <message>
        <source>Restore a copy…</source>
        <translation>사본에서 복원…</translation>
    </message>
    <message>
        <source>Open a copied deal code</source>
        <translation>복사한 판 코드 열기</translation>
    </message>
</context>
<context>
    <name>LedgerTabs</name>
    <message>
        <source>Games</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>통계</translation>
    </message>
    <message>
        <source>Parts of the ledger</source>
        <translation>전적 화면 전환</translation>
    </message>
</context>
<context>
    <name>LessonColumn</name>
    <message>
        <source>The same idea in another game</source>
        <translation>다른 게임에서 만나는 같은 원리</translation>
    </message>
    <message>
        <source>{game} {number}: {title}</source>
        <translation>{game} {number}: {title}</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>배우기 목록</translation>
    </message>
    <message>
        <source>Open in sandbox</source>
        <translation>상황 만들기에서 열기</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>알려 주세요</translation>
    </message>
    <message>
        <source>Lesson {place} of {count}</source>
        <translation>배우기 {place} / {count}</translation>
    </message>
    <message>
        <source>Step {place} of {count}</source>
        <translation>단계 {place} / {count}</translation>
    </message>
    <message>
        <source>Exercise {place} of {count}</source>
        <translation>문제 {place} / {count}</translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <translation>규칙 {number}</translation>
    </message>
</context>
<context>
    <name>LessonLink</name>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>배우기 {number}: {title}</translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message>
        <source>That is not possible now</source>
        <translation>지금은 할 수 없습니다</translation>
    </message>
    <message>
        <source>Not this one</source>
        <translation>정답이 아닙니다</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>맞습니다</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>판이 끝났습니다</translation>
    </message>
    <message numerus="yes">
        <source>You took %Ln trick(s).</source>
        <translation>
            <numerusform>%Ln트릭을 땄습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on freely</source>
        <translation>자유롭게 이어 하기</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>배우기 목록</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>다음 문제</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>다음 배우기</translation>
    </message>
</context>
<context>
    <name>LessonTerms</name>
    <message>
        <source>For all games</source>
        <translation>모든 게임 공통</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>빨강</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>초록</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>노랑</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>검정</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>동전</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>컵</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>검</translation>
    </message>
    <message>
        <source>Batons</source>
        <translation>곤봉</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>으뜸패</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>스페이드</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>하트</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>다이아몬드</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>클럽</translation>
    </message>
    <message>
        <source>Main Atas (playing high)</source>
        <translation>마인 아타스 (많이 따기)</translation>
    </message>
    <message>
        <source>Main Bawah (playing low)</source>
        <translation>마인 바와 (적게 따기)</translation>
    </message>
    <message>
        <source>Koz (trumps)</source>
        <translation>코즈 (으뜸패)</translation>
    </message>
    <message>
        <source>Rıfkı (king of hearts)</source>
        <translation>르프크 (하트 킹)</translation>
    </message>
    <message>
        <source>Kız Almaz (girls)</source>
        <translation>크즈 알마즈 (퀸)</translation>
    </message>
    <message>
        <source>Erkek Almaz (boys)</source>
        <translation>에르케크 알마즈 (킹과 잭)</translation>
    </message>
    <message>
        <source>Kupa Almaz (hearts)</source>
        <translation>쿠파 알마즈 (하트)</translation>
    </message>
    <message>
        <source>Son İki (last two)</source>
        <translation>손 이키 (마지막 두 트릭)</translation>
    </message>
    <message>
        <source>El Almaz (no tricks)</source>
        <translation>엘 알마즈 (트릭 없음)</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Mixed. Set all to</source>
        <translation>자리마다 다릅니다. 한꺼번에 바꾸기</translation>
    </message>
    <message>
        <source>All the same</source>
        <translation>모두 같음</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>초급</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>중급</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>고급</translation>
    </message>
    <message>
        <source>Knows the rules, plays simply and forgets what is gone.</source>
        <translation>규칙대로 단순하게 내고, 나온 카드를 기억하지 못합니다.</translation>
    </message>
    <message>
        <source>Remembers what was played, and plays with care.</source>
        <translation>나온 카드를 기억하고 신중하게 냅니다.</translation>
    </message>
    <message>
        <source>Thinks through what the others may hold.</source>
        <translation>다른 사람이 들고 있을 카드까지 헤아립니다.</translation>
    </message>
    <message>
        <source>Level: {name} ({style})</source>
        <translation>난이도: {name} ({style})</translation>
    </message>
    <message>
        <source>Level of all computer players</source>
        <translation>모든 컴퓨터의 난이도</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>난이도</translation>
    </message>
    <message>
        <source>Each seat</source>
        <translation>자리마다 정하기</translation>
    </message>
    <message>
        <source>Your team</source>
        <translation>우리 팀</translation>
    </message>
    <message>
        <source>Other team</source>
        <translation>상대 팀</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licenses</source>
        <translation>라이선스</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>Line</name>
    <message>
        <source>Rule {rule}</source>
        <translation>규칙 {rule}</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What has happened</source>
        <translation>지금까지의 진행</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This game cannot be continued</source>
        <translation>이 게임은 계속할 수 없습니다</translation>
    </message>
    <message>
        <source>What is stored of it cannot be read. It stays in the score ledger as it is; nothing was deleted.</source>
        <translation>저장된 기록을 읽을 수 없습니다. 기록은 그대로 전적에 남아 있고, 삭제한 것은 없습니다.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Choose a folder for the ledger</source>
        <translation>전적을 저장할 폴더 선택</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>abandoned</source>
        <translation>포기</translation>
    </message>
    <message>
        <source>deal {deal} of {deals}</source>
        <translation>{deals}판 중 {deal}번째 판</translation>
    </message>
    <message>
        <source>{game}, {day}: {score}, {state}</source>
        <translation>{game}, {day}: {score}, {state}</translation>
    </message>
</context>
<context>
    <name>MatchView</name>
    <message>
        <source>Abandon this game?</source>
        <translation>이 게임을 포기할까요?</translation>
    </message>
    <message>
        <source>It stays in the score ledger, and you can take it up again there.</source>
        <translation>게임은 전적에 남아 있으며, 전적에서 다시 이어 할 수 있습니다.</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>포기하기</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>그대로 두기</translation>
    </message>
    <message>
        <source>{name} {score}</source>
        <translation>{name} {score}</translation>
    </message>
    <message>
        <source>{story}. Totals: {totals}</source>
        <translation>{story}. 합계: {totals}</translation>
    </message>
    <message>
        <source>Review deal {deal}</source>
        <translation>{deal}번째 판 복기</translation>
    </message>
    <message>
        <source>{begun} to {ended}</source>
        <translation>{begun}~{ended}</translation>
    </message>
    <message>
        <source>Deleted; it can be restored until {day}</source>
        <translation>삭제됨, 복원 기한: {day}</translation>
    </message>
    <message>
        <source>Game number {number}</source>
        <translation>게임 번호 {number}</translation>
    </message>
    <message>
        <source>. </source>
        <translation> · </translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>목록으로</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>이어 하기</translation>
    </message>
    <message>
        <source>Take up again</source>
        <translation>다시 이어 하기</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>복원</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>Learn from my mistakes</source>
        <translation>내 실수로 배우기</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>메모…</translation>
    </message>
    <message>
        <source>Rename players…</source>
        <translation>플레이어 이름 바꾸기…</translation>
    </message>
    <message>
        <source>Delete game</source>
        <translation>게임 삭제</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>이 판의 코드 복사</translation>
    </message>
    <message>
        <source>Save this deal as a file…</source>
        <translation>이 판을 파일로 저장…</translation>
    </message>
    <message>
        <source>Score sheet as PDF…</source>
        <translation>점수표를 PDF로 저장…</translation>
    </message>
    <message>
        <source>Score sheet as picture (PNG)…</source>
        <translation>점수표를 그림으로 저장 (PNG)…</translation>
    </message>
    <message>
        <source>Deals as a table (CSV)…</source>
        <translation>판을 표로 내보내기 (CSV)…</translation>
    </message>
    <message>
        <source>Deals as records (JSON Lines)…</source>
        <translation>판 기록 내보내기 (JSON Lines)…</translation>
    </message>
    <message>
        <source>Choose a score to see its tricks.</source>
        <translation>점수를 고르면 그 점수가 나온 트릭을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Net resti after each deal</source>
        <translation>판별 누적 순 레스토</translation>
    </message>
    <message>
        <source>Total score after each deal</source>
        <translation>판별 누적 점수</translation>
    </message>
    <message>
        <source>No deal has ended yet.</source>
        <translation>아직 끝난 판이 없습니다.</translation>
    </message>
    <message>
        <source>The deals of this game cannot be read.</source>
        <translation>이 게임의 판 기록을 읽을 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>Minchiate</name>
    <message>
        <source>They</source>
        <translation>상대 팀</translation>
    </message>
    <message>
        <source>We</source>
        <translation>우리 팀</translation>
    </message>
    <message>
        <source>Minchiate, one deal</source>
        <translation>밍키아테, 한 판</translation>
    </message>
    <message>
        <source>Minchiate, four deals</source>
        <translation>밍키아테, 4판</translation>
    </message>
    <message>
        <source>{ours} : {theirs}</source>
        <translation>{ours} : {theirs}</translation>
    </message>
    <message>
        <source>Deal {deal}: resti {resti}, final count {count}. Dealer: {name}</source>
        <translation>{deal}번째 판: 레스토 {resti}, 최종 계산 {count}. 딜러: {name}</translation>
    </message>
    <message>
        <source>Minchiate</source>
        <translation>밍키아테</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>이탈리아</translation>
    </message>
    <message>
        <source>The great Florentine tarot game: rob, declare, capture, and win resti.</source>
        <translation>피렌체의 타로 게임. 훔치고, 선언하고, 따내어 레스토를 얻습니다.</translation>
    </message>
    <message>
        <source>4 players, 2 against 2</source>
        <translation>4명, 2 대 2</translation>
    </message>
    <message>
        <source>1 or 4 deals, 20 or 80 min</source>
        <translation>1판 또는 4판, 20분 또는 80분</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>딜러</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>최종 계산</translation>
    </message>
    <message>
        <source>Net resti; small figures: resti won</source>
        <translation>순 레스토, 작은 숫자는 얻은 레스토</translation>
    </message>
</context>
<context>
    <name>MinchiateFigures</name>
    <message>
        <source>Net resti a deal, by dealer</source>
        <translation>딜러별 판당 순 레스토</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>딜러</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>내 파트너</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>상대 팀</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>우리 팀</translation>
    </message>
    <message>
        <source>Resti won a deal</source>
        <translation>판당 얻은 레스토</translation>
    </message>
    <message>
        <source>The average number of resti your side won in a deal.</source>
        <translation>우리 팀이 한 판에서 얻은 레스토의 평균입니다.</translation>
    </message>
    <message>
        <source>Resti lost a deal</source>
        <translation>판당 내준 레스토</translation>
    </message>
    <message>
        <source>The average number of resti the other side won in a deal.</source>
        <translation>상대 팀이 한 판에서 얻은 레스토의 평균입니다.</translation>
    </message>
    <message>
        <source>Your verzicole a deal</source>
        <translation>판당 내 베르치콜라</translation>
    </message>
    <message>
        <source>The average number of verzicole you declared yourself in a deal.</source>
        <translation>내가 한 판에서 직접 선언한 베르치콜라의 평균 수입니다.</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>최종 계산</translation>
    </message>
    <message>
        <source>The average of what your side counted at the end of a deal.</source>
        <translation>우리 팀의 판 끝 최종 계산 점수의 평균입니다.</translation>
    </message>
</context>
<context>
    <name>MinchiateNames</name>
    <message>
        <source>Trump {number}</source>
        <comment>at the beginning</comment>
        <translation>으뜸패 {number}</translation>
    </message>
    <message>
        <source>Matto</source>
        <comment>at the beginning</comment>
        <translation>마토</translation>
    </message>
    <message>
        <source>Re (king) of coins</source>
        <comment>at the beginning</comment>
        <translation>동전 레(킹)</translation>
    </message>
    <message>
        <source>Regina (queen) of coins</source>
        <comment>at the beginning</comment>
        <translation>동전 레지나(퀸)</translation>
    </message>
    <message>
        <source>Cavallo (knight) of coins</source>
        <comment>at the beginning</comment>
        <translation>동전 카발로(기사)</translation>
    </message>
    <message>
        <source>Fantina of coins</source>
        <comment>at the beginning</comment>
        <translation>동전 판티나</translation>
    </message>
    <message>
        <source>10 of coins</source>
        <comment>at the beginning</comment>
        <translation>동전 10</translation>
    </message>
    <message>
        <source>9 of coins</source>
        <comment>at the beginning</comment>
        <translation>동전 9</translation>
    </message>
    <message>
        <source>8 of coins</source>
        <comment>at the beginning</comment>
        <translation>동전 8</translation>
    </message>
    <message>
        <source>7 of coins</source>
        <comment>at the beginning</comment>
        <translation>동전 7</translation>
    </message>
    <message>
        <source>6 of coins</source>
        <comment>at the beginning</comment>
        <translation>동전 6</translation>
    </message>
    <message>
        <source>5 of coins</source>
        <comment>at the beginning</comment>
        <translation>동전 5</translation>
    </message>
    <message>
        <source>4 of coins</source>
        <comment>at the beginning</comment>
        <translation>동전 4</translation>
    </message>
    <message>
        <source>3 of coins</source>
        <comment>at the beginning</comment>
        <translation>동전 3</translation>
    </message>
    <message>
        <source>2 of coins</source>
        <comment>at the beginning</comment>
        <translation>동전 2</translation>
    </message>
    <message>
        <source>1 of coins</source>
        <comment>at the beginning</comment>
        <translation>동전 1</translation>
    </message>
    <message>
        <source>Re (king) of cups</source>
        <comment>at the beginning</comment>
        <translation>컵 레(킹)</translation>
    </message>
    <message>
        <source>Regina (queen) of cups</source>
        <comment>at the beginning</comment>
        <translation>컵 레지나(퀸)</translation>
    </message>
    <message>
        <source>Cavallo (knight) of cups</source>
        <comment>at the beginning</comment>
        <translation>컵 카발로(기사)</translation>
    </message>
    <message>
        <source>Fantina of cups</source>
        <comment>at the beginning</comment>
        <translation>컵 판티나</translation>
    </message>
    <message>
        <source>10 of cups</source>
        <comment>at the beginning</comment>
        <translation>컵 10</translation>
    </message>
    <message>
        <source>9 of cups</source>
        <comment>at the beginning</comment>
        <translation>컵 9</translation>
    </message>
    <message>
        <source>8 of cups</source>
        <comment>at the beginning</comment>
        <translation>컵 8</translation>
    </message>
    <message>
        <source>7 of cups</source>
        <comment>at the beginning</comment>
        <translation>컵 7</translation>
    </message>
    <message>
        <source>6 of cups</source>
        <comment>at the beginning</comment>
        <translation>컵 6</translation>
    </message>
    <message>
        <source>5 of cups</source>
        <comment>at the beginning</comment>
        <translation>컵 5</translation>
    </message>
    <message>
        <source>4 of cups</source>
        <comment>at the beginning</comment>
        <translation>컵 4</translation>
    </message>
    <message>
        <source>3 of cups</source>
        <comment>at the beginning</comment>
        <translation>컵 3</translation>
    </message>
    <message>
        <source>2 of cups</source>
        <comment>at the beginning</comment>
        <translation>컵 2</translation>
    </message>
    <message>
        <source>1 of cups</source>
        <comment>at the beginning</comment>
        <translation>컵 1</translation>
    </message>
    <message>
        <source>Re (king) of swords</source>
        <comment>at the beginning</comment>
        <translation>검 레(킹)</translation>
    </message>
    <message>
        <source>Regina (queen) of swords</source>
        <comment>at the beginning</comment>
        <translation>검 레지나(퀸)</translation>
    </message>
    <message>
        <source>Cavallo (knight) of swords</source>
        <comment>at the beginning</comment>
        <translation>검 카발로(기사)</translation>
    </message>
    <message>
        <source>Fante of swords</source>
        <comment>at the beginning</comment>
        <translation>검 판테</translation>
    </message>
    <message>
        <source>10 of swords</source>
        <comment>at the beginning</comment>
        <translation>검 10</translation>
    </message>
    <message>
        <source>9 of swords</source>
        <comment>at the beginning</comment>
        <translation>검 9</translation>
    </message>
    <message>
        <source>8 of swords</source>
        <comment>at the beginning</comment>
        <translation>검 8</translation>
    </message>
    <message>
        <source>7 of swords</source>
        <comment>at the beginning</comment>
        <translation>검 7</translation>
    </message>
    <message>
        <source>6 of swords</source>
        <comment>at the beginning</comment>
        <translation>검 6</translation>
    </message>
    <message>
        <source>5 of swords</source>
        <comment>at the beginning</comment>
        <translation>검 5</translation>
    </message>
    <message>
        <source>4 of swords</source>
        <comment>at the beginning</comment>
        <translation>검 4</translation>
    </message>
    <message>
        <source>3 of swords</source>
        <comment>at the beginning</comment>
        <translation>검 3</translation>
    </message>
    <message>
        <source>2 of swords</source>
        <comment>at the beginning</comment>
        <translation>검 2</translation>
    </message>
    <message>
        <source>1 of swords</source>
        <comment>at the beginning</comment>
        <translation>검 1</translation>
    </message>
    <message>
        <source>Re (king) of batons</source>
        <comment>at the beginning</comment>
        <translation>곤봉 레(킹)</translation>
    </message>
    <message>
        <source>Regina (queen) of batons</source>
        <comment>at the beginning</comment>
        <translation>곤봉 레지나(퀸)</translation>
    </message>
    <message>
        <source>Cavallo (knight) of batons</source>
        <comment>at the beginning</comment>
        <translation>곤봉 카발로(기사)</translation>
    </message>
    <message>
        <source>Fante of batons</source>
        <comment>at the beginning</comment>
        <translation>곤봉 판테</translation>
    </message>
    <message>
        <source>10 of batons</source>
        <comment>at the beginning</comment>
        <translation>곤봉 10</translation>
    </message>
    <message>
        <source>9 of batons</source>
        <comment>at the beginning</comment>
        <translation>곤봉 9</translation>
    </message>
    <message>
        <source>8 of batons</source>
        <comment>at the beginning</comment>
        <translation>곤봉 8</translation>
    </message>
    <message>
        <source>7 of batons</source>
        <comment>at the beginning</comment>
        <translation>곤봉 7</translation>
    </message>
    <message>
        <source>6 of batons</source>
        <comment>at the beginning</comment>
        <translation>곤봉 6</translation>
    </message>
    <message>
        <source>5 of batons</source>
        <comment>at the beginning</comment>
        <translation>곤봉 5</translation>
    </message>
    <message>
        <source>4 of batons</source>
        <comment>at the beginning</comment>
        <translation>곤봉 4</translation>
    </message>
    <message>
        <source>3 of batons</source>
        <comment>at the beginning</comment>
        <translation>곤봉 3</translation>
    </message>
    <message>
        <source>2 of batons</source>
        <comment>at the beginning</comment>
        <translation>곤봉 2</translation>
    </message>
    <message>
        <source>1 of batons</source>
        <comment>at the beginning</comment>
        <translation>곤봉 1</translation>
    </message>
    <message>
        <source>{number} of trumps</source>
        <comment>inside a sentence</comment>
        <translation>으뜸패 {number}</translation>
    </message>
    <message>
        <source>Matto</source>
        <comment>inside a sentence</comment>
        <translation>마토</translation>
    </message>
    <message>
        <source>Re (king) of coins</source>
        <comment>inside a sentence</comment>
        <translation>동전 레(킹)</translation>
    </message>
    <message>
        <source>Regina (queen) of coins</source>
        <comment>inside a sentence</comment>
        <translation>동전 레지나(퀸)</translation>
    </message>
    <message>
        <source>Cavallo (knight) of coins</source>
        <comment>inside a sentence</comment>
        <translation>동전 카발로(기사)</translation>
    </message>
    <message>
        <source>Fantina of coins</source>
        <comment>inside a sentence</comment>
        <translation>동전 판티나</translation>
    </message>
    <message>
        <source>10 of coins</source>
        <comment>inside a sentence</comment>
        <translation>동전 10</translation>
    </message>
    <message>
        <source>9 of coins</source>
        <comment>inside a sentence</comment>
        <translation>동전 9</translation>
    </message>
    <message>
        <source>8 of coins</source>
        <comment>inside a sentence</comment>
        <translation>동전 8</translation>
    </message>
    <message>
        <source>7 of coins</source>
        <comment>inside a sentence</comment>
        <translation>동전 7</translation>
    </message>
    <message>
        <source>6 of coins</source>
        <comment>inside a sentence</comment>
        <translation>동전 6</translation>
    </message>
    <message>
        <source>5 of coins</source>
        <comment>inside a sentence</comment>
        <translation>동전 5</translation>
    </message>
    <message>
        <source>4 of coins</source>
        <comment>inside a sentence</comment>
        <translation>동전 4</translation>
    </message>
    <message>
        <source>3 of coins</source>
        <comment>inside a sentence</comment>
        <translation>동전 3</translation>
    </message>
    <message>
        <source>2 of coins</source>
        <comment>inside a sentence</comment>
        <translation>동전 2</translation>
    </message>
    <message>
        <source>1 of coins</source>
        <comment>inside a sentence</comment>
        <translation>동전 1</translation>
    </message>
    <message>
        <source>Re (king) of cups</source>
        <comment>inside a sentence</comment>
        <translation>컵 레(킹)</translation>
    </message>
    <message>
        <source>Regina (queen) of cups</source>
        <comment>inside a sentence</comment>
        <translation>컵 레지나(퀸)</translation>
    </message>
    <message>
        <source>Cavallo (knight) of cups</source>
        <comment>inside a sentence</comment>
        <translation>컵 카발로(기사)</translation>
    </message>
    <message>
        <source>Fantina of cups</source>
        <comment>inside a sentence</comment>
        <translation>컵 판티나</translation>
    </message>
    <message>
        <source>10 of cups</source>
        <comment>inside a sentence</comment>
        <translation>컵 10</translation>
    </message>
    <message>
        <source>9 of cups</source>
        <comment>inside a sentence</comment>
        <translation>컵 9</translation>
    </message>
    <message>
        <source>8 of cups</source>
        <comment>inside a sentence</comment>
        <translation>컵 8</translation>
    </message>
    <message>
        <source>7 of cups</source>
        <comment>inside a sentence</comment>
        <translation>컵 7</translation>
    </message>
    <message>
        <source>6 of cups</source>
        <comment>inside a sentence</comment>
        <translation>컵 6</translation>
    </message>
    <message>
        <source>5 of cups</source>
        <comment>inside a sentence</comment>
        <translation>컵 5</translation>
    </message>
    <message>
        <source>4 of cups</source>
        <comment>inside a sentence</comment>
        <translation>컵 4</translation>
    </message>
    <message>
        <source>3 of cups</source>
        <comment>inside a sentence</comment>
        <translation>컵 3</translation>
    </message>
    <message>
        <source>2 of cups</source>
        <comment>inside a sentence</comment>
        <translation>컵 2</translation>
    </message>
    <message>
        <source>1 of cups</source>
        <comment>inside a sentence</comment>
        <translation>컵 1</translation>
    </message>
    <message>
        <source>Re (king) of swords</source>
        <comment>inside a sentence</comment>
        <translation>검 레(킹)</translation>
    </message>
    <message>
        <source>Regina (queen) of swords</source>
        <comment>inside a sentence</comment>
        <translation>검 레지나(퀸)</translation>
    </message>
    <message>
        <source>Cavallo (knight) of swords</source>
        <comment>inside a sentence</comment>
        <translation>검 카발로(기사)</translation>
    </message>
    <message>
        <source>Fante of swords</source>
        <comment>inside a sentence</comment>
        <translation>검 판테</translation>
    </message>
    <message>
        <source>10 of swords</source>
        <comment>inside a sentence</comment>
        <translation>검 10</translation>
    </message>
    <message>
        <source>9 of swords</source>
        <comment>inside a sentence</comment>
        <translation>검 9</translation>
    </message>
    <message>
        <source>8 of swords</source>
        <comment>inside a sentence</comment>
        <translation>검 8</translation>
    </message>
    <message>
        <source>7 of swords</source>
        <comment>inside a sentence</comment>
        <translation>검 7</translation>
    </message>
    <message>
        <source>6 of swords</source>
        <comment>inside a sentence</comment>
        <translation>검 6</translation>
    </message>
    <message>
        <source>5 of swords</source>
        <comment>inside a sentence</comment>
        <translation>검 5</translation>
    </message>
    <message>
        <source>4 of swords</source>
        <comment>inside a sentence</comment>
        <translation>검 4</translation>
    </message>
    <message>
        <source>3 of swords</source>
        <comment>inside a sentence</comment>
        <translation>검 3</translation>
    </message>
    <message>
        <source>2 of swords</source>
        <comment>inside a sentence</comment>
        <translation>검 2</translation>
    </message>
    <message>
        <source>1 of swords</source>
        <comment>inside a sentence</comment>
        <translation>검 1</translation>
    </message>
    <message>
        <source>Re (king) of batons</source>
        <comment>inside a sentence</comment>
        <translation>곤봉 레(킹)</translation>
    </message>
    <message>
        <source>Regina (queen) of batons</source>
        <comment>inside a sentence</comment>
        <translation>곤봉 레지나(퀸)</translation>
    </message>
    <message>
        <source>Cavallo (knight) of batons</source>
        <comment>inside a sentence</comment>
        <translation>곤봉 카발로(기사)</translation>
    </message>
    <message>
        <source>Fante of batons</source>
        <comment>inside a sentence</comment>
        <translation>곤봉 판테</translation>
    </message>
    <message>
        <source>10 of batons</source>
        <comment>inside a sentence</comment>
        <translation>곤봉 10</translation>
    </message>
    <message>
        <source>9 of batons</source>
        <comment>inside a sentence</comment>
        <translation>곤봉 9</translation>
    </message>
    <message>
        <source>8 of batons</source>
        <comment>inside a sentence</comment>
        <translation>곤봉 8</translation>
    </message>
    <message>
        <source>7 of batons</source>
        <comment>inside a sentence</comment>
        <translation>곤봉 7</translation>
    </message>
    <message>
        <source>6 of batons</source>
        <comment>inside a sentence</comment>
        <translation>곤봉 6</translation>
    </message>
    <message>
        <source>5 of batons</source>
        <comment>inside a sentence</comment>
        <translation>곤봉 5</translation>
    </message>
    <message>
        <source>4 of batons</source>
        <comment>inside a sentence</comment>
        <translation>곤봉 4</translation>
    </message>
    <message>
        <source>3 of batons</source>
        <comment>inside a sentence</comment>
        <translation>곤봉 3</translation>
    </message>
    <message>
        <source>2 of batons</source>
        <comment>inside a sentence</comment>
        <translation>곤봉 2</translation>
    </message>
    <message>
        <source>1 of batons</source>
        <comment>inside a sentence</comment>
        <translation>곤봉 1</translation>
    </message>
</context>
<context>
    <name>MinchiateOptions</name>
    <message>
        <source>Deals</source>
        <translation>판 수</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>규칙 {rule}</translation>
    </message>
    <message>
        <source>One deal</source>
        <translation>한 판</translation>
    </message>
    <message>
        <source>About 20 minutes. The dealer is drawn by lot.</source>
        <translation>약 20분. 딜러는 무작위로 정합니다.</translation>
    </message>
    <message>
        <source>Four deals</source>
        <translation>4판</translation>
    </message>
    <message>
        <source>About 80 minutes. Everyone deals once; net resti are added up.</source>
        <translation>약 80분. 모두 한 번씩 딜러가 되고, 순 레스토를 더합니다.</translation>
    </message>
</context>
<context>
    <name>MinchiateWhy</name>
    <message>
        <source>Deal {deal}, net resti</source>
        <translation>{deal}번째 판, 순 레스토</translation>
    </message>
    <message>
        <source>Resti won before</source>
        <translation>그전에 얻은 레스토</translation>
    </message>
    <message>
        <source>Less the resti of the other side</source>
        <translation>상대 팀의 레스토를 뺍니다</translation>
    </message>
    <message>
        <source>Difference {before} before the count, {after} after it: each 60 begun is a resto</source>
        <translation>점수 차: 계산 전 {before}, 계산 후 {after}. 60점 단위로 올림하여 레스토로 바꿉니다</translation>
    </message>
    <message>
        <source>Final count: {what}</source>
        <translation>최종 계산: {what}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln resto(i)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Ln레스토</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more trick(s) without a capture.</source>
        <translation>
            <numerusform>점수 카드를 따지 못한 트릭이 %Ln개 더 있습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MinchiateWords</name>
    <message>
        <source>Minchiate</source>
        <translation>밍키아테</translation>
    </message>
    <message>
        <source>We</source>
        <comment>the own side</comment>
        <translation>우리 팀</translation>
    </message>
    <message>
        <source>They</source>
        <comment>the other side</comment>
        <translation>상대 팀</translation>
    </message>
    <message>
        <source>We {points}</source>
        <translation>우리 {points}</translation>
    </message>
    <message>
        <source>They {points}</source>
        <translation>상대 {points}</translation>
    </message>
    <message numerus="yes">
        <source>We lead by %Ln point(s)</source>
        <translation>
            <numerusform>우리 팀이 %Ln점 앞서 있습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They lead by %Ln point(s)</source>
        <translation>
            <numerusform>상대 팀이 %Ln점 앞서 있습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody leads</source>
        <translation>점수 차는 0점입니다</translation>
    </message>
    <message>
        <source>{standing}. Resti: we {ours}, they {theirs}</source>
        <translation>{standing}. 레스토: 우리 팀 {ours}, 상대 팀 {theirs}</translation>
    </message>
    <message>
        <source>{standing}. Show where the points come from</source>
        <translation>{standing}. 점수 내역 보기</translation>
    </message>
    <message>
        <source>Cut and deal</source>
        <translation>컷과 나누기</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>버리기</translation>
    </message>
    <message>
        <source>Declaring</source>
        <translation>선언</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <translation>판 종료</translation>
    </message>
    <message>
        <source>Cutter</source>
        <translation>컷하는 사람</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>파트너</translation>
    </message>
    <message>
        <source>cutter</source>
        <comment>inside a list</comment>
        <translation>컷하는 사람</translation>
    </message>
    <message>
        <source>their team</source>
        <comment>inside a list</comment>
        <translation>상대 팀</translation>
    </message>
    <message>
        <source>our team</source>
        <comment>inside a list</comment>
        <translation>우리 팀</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln장</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards} + {robbed} robbed</source>
        <translation>{cards} + 훔친 카드 {robbed}장</translation>
    </message>
    <message>
        <source>Cards won {count}</source>
        <translation>획득한 카드 {count}</translation>
    </message>
    <message>
        <source>Still to declare</source>
        <translation>선언 전</translation>
    </message>
    <message>
        <source>Your turn to declare</source>
        <translation>내가 선언할 차례</translation>
    </message>
    <message>
        <source>Declared nothing</source>
        <translation>선언하지 않음</translation>
    </message>
    <message>
        <source>Declared {count}</source>
        <translation>{count}개 선언</translation>
    </message>
    <message>
        <source>{count} declared, {points}</source>
        <translation>선언 {count}개, {points}</translation>
    </message>
    <message>
        <source>You cut</source>
        <translation>내가 컷</translation>
    </message>
    <message>
        <source>{name} cuts</source>
        <translation>컷: {name}</translation>
    </message>
    <message>
        <source>You rob from below the part you lifted.</source>
        <translation>들어 올린 더미의 아래에서 훔칩니다.</translation>
    </message>
    <message>
        <source>Robs from below the lifted part.</source>
        <translation>들어 올린 더미의 아래에서 훔칩니다.</translation>
    </message>
    <message>
        <source>Lifted</source>
        <comment>the part of the pack that was lifted</comment>
        <translation>들어 올린 더미</translation>
    </message>
    <message>
        <source>Stops</source>
        <comment>the card that ends the robbing</comment>
        <translation>멈춤</translation>
    </message>
    <message>
        <source>The robbing ends: {card}.</source>
        <translation>훔치기가 끝납니다: {card}.</translation>
    </message>
    <message>
        <source>Nothing to rob</source>
        <translation>훔칠 카드 없음</translation>
    </message>
    <message>
        <source>Robbed</source>
        <translation>훔친 점수</translation>
    </message>
    <message>
        <source>Dealt face up</source>
        <translation>공개된 카드</translation>
    </message>
    <message>
        <source>Each player’s last card, in dealing order.</source>
        <translation>각자의 마지막 카드, 나눈 순서대로.</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>공개 점수</translation>
    </message>
    <message>
        <source>Fola</source>
        <translation>폴라</translation>
    </message>
    <message>
        <source>You deal, and rob from its top.</source>
        <translation>딜러인 내가 맨 위에서 훔칩니다.</translation>
    </message>
    <message>
        <source>{name}, the dealer, robs from its top.</source>
        <translation>딜러 {name} 님이 맨 위에서 훔칩니다.</translation>
    </message>
    <message>
        <source>There is none: 13 cards were robbed.</source>
        <translation>13장을 훔쳐 폴라가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <comment>cards of the fola</comment>
        <translation>
            <numerusform>%Ln장 남음</numerusform>
        </translation>
    </message>
    <message>
        <source>No counting card is left in it.</source>
        <translation>남은 점수 카드가 없습니다.</translation>
    </message>
    <message>
        <source>No counting card is left in it for the dealer.</source>
        <translation>딜러가 가져갈 점수 카드가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>You take %Ln more card(s), counting ones or trump 29, without points.</source>
        <translation>
            <numerusform>점수 카드나 으뜸패 29 가운데 남은 %Ln장을 점수 없이 가져옵니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unseen, the dealer takes %Ln more card(s), counting ones or trump 29, without points.</source>
        <translation>
            <numerusform>딜러가 점수 카드나 으뜸패 29 가운데 남은 %Ln장을 점수 없이, 보이지 않게 가져갑니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip to my decision</source>
        <translation>내 차례까지 건너뛰기</translation>
    </message>
    <message numerus="yes">
        <source>You rob the {card}, %Ln point(s).</source>
        <translation>
            <numerusform>내가 훔침: {card}, %Ln점.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} robs the {card}, %Ln point(s).</source>
        <translation>
            <numerusform>{name} 훔침: {card}, %Ln점.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last card, face up: {card}, %Ln point(s).</source>
        <translation>
            <numerusform>앞면으로 받은 내 마지막 카드: {card}, %Ln점.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, last card face up: {card}, %Ln point(s).</source>
        <translation>
            <numerusform>{name}, 앞면으로 받은 마지막 카드: {card}, %Ln점.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %Ln card(s)</source>
        <translation>
            <numerusform>%Ln장 버리기</numerusform>
        </translation>
    </message>
    <message>
        <source>Face down and out of play. Click one to take it back.</source>
        <translation>버린 카드는 뒷면으로 놓이고 이번 판에 쓰이지 않습니다. 클릭하면 되돌립니다.</translation>
    </message>
    <message>
        <source>{count} of {size} put away</source>
        <translation>{size}장 중 {count}장 고름</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
    <message>
        <source>Take back: {card}</source>
        <translation>되돌리기: {card}</translation>
    </message>
    <message numerus="yes">
        <source>Choose %Ln more card(s)</source>
        <translation>
            <numerusform>%Ln장 더 고르세요</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Discard %Ln card(s) that count nothing.</source>
        <translation>
            <numerusform>내 차례입니다. 점수 없는 카드 %Ln장을 버리세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard them, or take one back</source>
        <translation>버리거나 하나를 되돌리세요</translation>
    </message>
    <message>
        <source>may be discarded</source>
        <translation>버릴 수 있습니다</translation>
    </message>
    <message>
        <source>put away</source>
        <translation>버리려고 골랐습니다</translation>
    </message>
    <message numerus="yes">
        <source>You discard %Ln card(s)</source>
        <translation>
            <numerusform>내가 %Ln장을 버렸습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} discards %Ln card(s)</source>
        <translation>
            <numerusform>{name} 님이 %Ln장을 버렸습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>The fola is turned up</source>
        <translation>폴라를 공개합니다</translation>
    </message>
    <message>
        <source>Never wins</source>
        <translation>이길 수 없음</translation>
    </message>
    <message>
        <source>Your turn. Declare, or declare nothing</source>
        <translation>내 차례: 선언할지 정하세요</translation>
    </message>
    <message>
        <source>Your turn. You have nothing to declare</source>
        <translation>내 차례: 선언할 것이 없습니다</translation>
    </message>
    <message>
        <source>Your turn. Lead any card</source>
        <translation>내 차례: 아무 카드나 먼저 내세요</translation>
    </message>
    <message>
        <source>Your turn. The Matto was led: your card decides the suit</source>
        <translation>내 차례: 마토가 먼저 나왔습니다. 내 카드가 무늬를 정합니다</translation>
    </message>
    <message>
        <source>Your turn. Follow coins</source>
        <translation>내 차례: 동전을 내세요</translation>
    </message>
    <message>
        <source>Your turn. Follow cups</source>
        <translation>내 차례: 컵을 내세요</translation>
    </message>
    <message>
        <source>Your turn. Follow swords</source>
        <translation>내 차례: 검을 내세요</translation>
    </message>
    <message>
        <source>Your turn. Follow batons</source>
        <translation>내 차례: 곤봉을 내세요</translation>
    </message>
    <message>
        <source>Your turn. Follow with a trump</source>
        <translation>내 차례: 으뜸패를 내세요</translation>
    </message>
    <message>
        <source>Your turn. Follow coins, or play the Matto</source>
        <translation>내 차례: 동전이나 마토를 내세요</translation>
    </message>
    <message>
        <source>Your turn. Follow cups, or play the Matto</source>
        <translation>내 차례: 컵이나 마토를 내세요</translation>
    </message>
    <message>
        <source>Your turn. Follow swords, or play the Matto</source>
        <translation>내 차례: 검이나 마토를 내세요</translation>
    </message>
    <message>
        <source>Your turn. Follow batons, or play the Matto</source>
        <translation>내 차례: 곤봉이나 마토를 내세요</translation>
    </message>
    <message>
        <source>Your turn. Follow with a trump, or play the Matto</source>
        <translation>내 차례: 으뜸패나 마토를 내세요</translation>
    </message>
    <message>
        <source>Your turn. No coins: play a trump</source>
        <translation>내 차례: 동전이 없으니 으뜸패를 내세요</translation>
    </message>
    <message>
        <source>Your turn. No cups: play a trump</source>
        <translation>내 차례: 컵이 없으니 으뜸패를 내세요</translation>
    </message>
    <message>
        <source>Your turn. No swords: play a trump</source>
        <translation>내 차례: 검이 없으니 으뜸패를 내세요</translation>
    </message>
    <message>
        <source>Your turn. No batons: play a trump</source>
        <translation>내 차례: 곤봉이 없으니 으뜸패를 내세요</translation>
    </message>
    <message>
        <source>Your turn. No coins: play a trump, or the Matto</source>
        <translation>내 차례: 동전이 없으니 으뜸패나 마토를 내세요</translation>
    </message>
    <message>
        <source>Your turn. No cups: play a trump, or the Matto</source>
        <translation>내 차례: 컵이 없으니 으뜸패나 마토를 내세요</translation>
    </message>
    <message>
        <source>Your turn. No swords: play a trump, or the Matto</source>
        <translation>내 차례: 검이 없으니 으뜸패나 마토를 내세요</translation>
    </message>
    <message>
        <source>Your turn. No batons: play a trump, or the Matto</source>
        <translation>내 차례: 곤봉이 없으니 으뜸패나 마토를 내세요</translation>
    </message>
    <message>
        <source>Your turn. No coins: play any card</source>
        <translation>내 차례: 동전이 없으니 아무 카드나 내세요</translation>
    </message>
    <message>
        <source>Your turn. No cups: play any card</source>
        <translation>내 차례: 컵이 없으니 아무 카드나 내세요</translation>
    </message>
    <message>
        <source>Your turn. No swords: play any card</source>
        <translation>내 차례: 검이 없으니 아무 카드나 내세요</translation>
    </message>
    <message>
        <source>Your turn. No batons: play any card</source>
        <translation>내 차례: 곤봉이 없으니 아무 카드나 내세요</translation>
    </message>
    <message>
        <source>Your turn. No trumps: play any card</source>
        <translation>내 차례: 으뜸패가 없으니 아무 카드나 내세요</translation>
    </message>
    <message>
        <source>Your turn. The Re (king) of coins must be played</source>
        <translation>내 차례: 동전 레(킹)를 내야 합니다</translation>
    </message>
    <message>
        <source>Your turn. The Re (king) of cups must be played</source>
        <translation>내 차례: 컵 레(킹)를 내야 합니다</translation>
    </message>
    <message>
        <source>Your turn. The Re (king) of swords must be played</source>
        <translation>내 차례: 검 레(킹)를 내야 합니다</translation>
    </message>
    <message>
        <source>Your turn. The Re (king) of batons must be played</source>
        <translation>내 차례: 곤봉 레(킹)를 내야 합니다</translation>
    </message>
    <message>
        <source>the Re (king) must be played</source>
        <translation>레(킹)를 내야 합니다</translation>
    </message>
    <message>
        <source>{prompt}; {cards}.</source>
        <translation>{prompt}. 낼 수 있는 카드 {cards}.</translation>
    </message>
    <message>
        <source>follow coins</source>
        <translation>동전을 내야 합니다</translation>
    </message>
    <message>
        <source>follow cups</source>
        <translation>컵을 내야 합니다</translation>
    </message>
    <message>
        <source>follow swords</source>
        <translation>검을 내야 합니다</translation>
    </message>
    <message>
        <source>follow batons</source>
        <translation>곤봉을 내야 합니다</translation>
    </message>
    <message>
        <source>follow trumps</source>
        <translation>으뜸패를 내야 합니다</translation>
    </message>
    <message>
        <source>play a trump</source>
        <translation>으뜸패를 내야 합니다</translation>
    </message>
    <message>
        <source>may not be discarded</source>
        <translation>버릴 수 없습니다</translation>
    </message>
</context>
<context>
    <name>MotionChoice</name>
    <message>
        <source>Follows your system: cards fade in place of flying.</source>
        <translation>시스템 설정을 따릅니다. 카드가 날아가는 대신 서서히 나타납니다.</translation>
    </message>
    <message>
        <source>Follows your system: cards fly.</source>
        <translation>시스템 설정을 따릅니다. 카드가 날아서 움직입니다.</translation>
    </message>
    <message>
        <source>Cards fade in place of flying.</source>
        <translation>카드가 날아가는 대신 서서히 나타납니다.</translation>
    </message>
    <message>
        <source>Cards fly.</source>
        <translation>카드가 날아서 움직입니다.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>움직임</translation>
    </message>
    <message>
        <source>System</source>
        <translation>시스템</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>줄임</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>My name</source>
        <translation>내 이름</translation>
    </message>
    <message>
        <source>It stands here, in the list of people.</source>
        <translation>이곳의 플레이어 목록에 표시됩니다.</translation>
    </message>
    <message>
        <source>New person</source>
        <translation>플레이어 추가</translation>
    </message>
    <message>
        <source>Each person has a score ledger and settings of their own. Nobody&apos;s games are changed.</source>
        <translation>플레이어마다 전적과 설정이 따로 있습니다. 다른 사람의 게임은 그대로입니다.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
</context>
<context>
    <name>NamesDialog</name>
    <message>
        <source>Rename players</source>
        <translation>플레이어 이름 바꾸기</translation>
    </message>
    <message>
        <source>In this game only. The deals themselves stay as they were played.</source>
        <translation>이 게임에만 적용됩니다. 판 기록 자체는 그대로입니다.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>플레이어 {number}</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>The same number always deals the same cards.</source>
        <translation>번호가 같으면 언제나 같은 카드를 나누어 줍니다.</translation>
    </message>
    <message>
        <source>Type a number from {least} to {greatest}.</source>
        <translation>{least}~{greatest} 사이의 번호를 입력하세요.</translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <translation>새 게임: {game}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>새 게임</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>규칙 읽기</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>게임 중 도움</translation>
    </message>
    <message>
        <source>Raise the cards I may play</source>
        <translation>낼 수 있는 카드 올리기</translation>
    </message>
    <message>
        <source>Explain when a card cannot be played</source>
        <translation>카드를 낼 수 없는 이유 설명</translation>
    </message>
    <message>
        <source>Allow taking back</source>
        <translation>무르기 허용</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>게임 번호</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>무작위</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>초기화</translation>
    </message>
    <message>
        <source>Back to the rules’ defaults</source>
        <translation>규칙의 기본값으로 되돌리기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>게임 시작</translation>
    </message>
</context>
<context>
    <name>NextLesson</name>
    <message>
        <source>Next lesson</source>
        <translation>다음 배우기</translation>
    </message>
    <message>
        <source>About 3 minutes</source>
        <translation>약 3분</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Start the next lesson</source>
        <translation>다음 배우기 시작</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>It stands with the game in the score ledger, and the search finds it.</source>
        <translation>전적에 게임과 함께 표시되며, 검색으로 찾을 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Part of the ledger cannot be read</source>
        <translation>전적 일부를 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>This ledger comes from a newer version</source>
        <translation>더 새로운 버전에서 만든 전적입니다</translation>
    </message>
    <message>
        <source>This file is not a ledger of Cardgui</source>
        <translation>Cardgui의 전적 파일이 아닙니다</translation>
    </message>
    <message>
        <source>Games cannot be saved here</source>
        <translation>여기에는 게임을 저장할 수 없습니다</translation>
    </message>
    <message>
        <source>There is no room left to save games</source>
        <translation>게임을 저장할 공간이 없습니다</translation>
    </message>
    <message>
        <source>Cardgui is already open</source>
        <translation>프로그램이 이미 열려 있습니다</translation>
    </message>
    <message>
        <source>Your game is back</source>
        <translation>게임을 되살렸습니다</translation>
    </message>
    <message>
        <source>Your settings could not be read</source>
        <translation>설정을 읽지 못했습니다</translation>
    </message>
    <message>
        <source>Some settings could not be read</source>
        <translation>일부 설정을 읽지 못했습니다</translation>
    </message>
    <message>
        <source>Your settings cannot be saved</source>
        <translation>설정을 저장할 수 없습니다</translation>
    </message>
    <message>
        <source>This lesson cannot be shown</source>
        <translation>이 배우기를 보여 줄 수 없습니다</translation>
    </message>
    <message>
        <source>This exercise cannot be shown</source>
        <translation>이 문제를 보여 줄 수 없습니다</translation>
    </message>
    <message>
        <source>Some lessons cannot be shown</source>
        <translation>보여 줄 수 없는 배우기가 있습니다</translation>
    </message>
    <message>
        <source>The lessons cannot be shown</source>
        <translation>배우기를 보여 줄 수 없습니다</translation>
    </message>
    <message>
        <source>The rules cannot be shown</source>
        <translation>규칙을 보여 줄 수 없습니다</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s) cannot be read.</source>
        <translation>
            <numerusform>%Ln판을 읽을 수 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s) are safe and open as usual.</source>
        <translation>
            <numerusform>%Ln판은 안전하며 평소처럼 열 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>No deal can be read.</source>
        <translation>읽을 수 있는 판이 없습니다.</translation>
    </message>
    <message>
        <source>The damaged file was set aside as a copy; nothing was deleted.</source>
        <translation>손상된 파일은 사본으로 따로 보관했고, 삭제한 것은 없습니다.</translation>
    </message>
    <message>
        <source>Cardgui {version} wrote it. You can look at it here. What you play now is kept until you quit.</source>
        <translation>Cardgui {version} 버전에서 저장했습니다. 여기서 볼 수는 있습니다. 지금 하는 게임은 프로그램을 끝낼 때까지만 유지됩니다.</translation>
    </message>
    <message>
        <source>The ledger cannot be written now. You can go on playing; this session is kept until you quit.</source>
        <translation>지금은 전적을 저장할 수 없습니다. 게임은 계속할 수 있으며, 이번 기록은 프로그램을 끝낼 때까지만 유지됩니다.</translation>
    </message>
    <message>
        <source>You can look at it here. What you play now is kept until you quit.</source>
        <translation>여기서 볼 수는 있습니다. 지금 하는 게임은 프로그램을 끝낼 때까지만 유지됩니다.</translation>
    </message>
    <message>
        <source>It was left as it is. A new ledger sets it aside under another name.</source>
        <translation>파일은 그대로 두었습니다. 새 전적을 시작하면 이 파일은 다른 이름으로 따로 보관됩니다.</translation>
    </message>
    <message>
        <source>The folder of your ledger is read-only. You can go on playing; this session is kept until you quit.</source>
        <translation>전적 폴더가 읽기 전용입니다. 게임은 계속할 수 있으며, 이번 기록은 프로그램을 끝낼 때까지만 유지됩니다.</translation>
    </message>
    <message>
        <source>Everything saved so far is safe. You can go on playing; this session is kept until you quit.</source>
        <translation>지금까지 저장한 내용은 안전합니다. 게임은 계속할 수 있으며, 이번 기록은 프로그램을 끝낼 때까지만 유지됩니다.</translation>
    </message>
    <message>
        <source>Another window holds the ledger. What you play here is kept until you quit.</source>
        <translation>다른 창에서 전적을 사용하고 있습니다. 여기서 하는 게임은 프로그램을 끝낼 때까지만 유지됩니다.</translation>
    </message>
    <message>
        <source>Cardgui closed unexpectedly. {game}, deal {deal}: exactly where you left it, every card in its place.</source>
        <translation>프로그램이 예기치 않게 종료되었습니다. {game}, {deal}번째 판이 카드 한 장까지 그대로 남아 있습니다.</translation>
    </message>
    <message>
        <source>Cardgui uses its defaults. The old file was set aside; nothing was deleted.</source>
        <translation>기본 설정을 사용합니다. 이전 파일은 따로 보관했고, 삭제한 것은 없습니다.</translation>
    </message>
    <message>
        <source>Cardgui uses its defaults and leaves the file alone. Your games are safe. What you set now lasts until you quit. Move or delete the file, then start Cardgui again.</source>
        <translation>기본 설정을 사용하며 파일은 그대로 두었습니다. 게임은 안전합니다. 지금 바꾸는 설정은 프로그램을 끝낼 때까지만 유지됩니다. 파일을 옮기거나 삭제한 뒤 프로그램을 다시 시작하세요.</translation>
    </message>
    <message>
        <source>The settings file holds values that Cardgui does not know; it uses its defaults for them. All other settings are as you left them. You can choose anew in the settings.</source>
        <translation>설정 파일에 알 수 없는 값이 있어 그 항목에는 기본값을 사용합니다. 다른 설정은 모두 그대로입니다. 설정에서 다시 고를 수 있습니다.</translation>
    </message>
    <message>
        <source>What was saved before is still there; what you set now lasts until you quit. Games are stored apart from it. Make room on the disk, or allow writing in this folder; then change any setting, and all are saved.</source>
        <translation>이전에 저장된 설정은 그대로이며, 지금 바꾸는 설정은 프로그램을 끝낼 때까지만 유지됩니다. 게임은 따로 저장됩니다. 디스크 공간을 확보하거나 이 폴더에 쓸 수 있게 한 뒤 설정을 하나 바꾸면 모두 저장됩니다.</translation>
    </message>
    <message>
        <source>A file of Cardgui is missing or damaged. The other lessons and your progress are safe. Install Cardgui again to bring this one back.</source>
        <translation>Cardgui의 파일이 없거나 손상되었습니다. 다른 배우기와 진도는 그대로 있습니다. Cardgui를 다시 설치하면 이 배우기를 다시 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>A file of Cardgui is missing or damaged. The other exercises and your progress are safe. Install Cardgui again to bring this one back.</source>
        <translation>Cardgui의 파일이 없거나 손상되었습니다. 다른 문제와 진도는 그대로 있습니다. Cardgui를 다시 설치하면 이 문제를 다시 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Files of Cardgui are missing or damaged. The other lessons and your progress are safe. Install Cardgui again to bring everything back.</source>
        <translation>Cardgui의 파일 일부가 없거나 손상되었습니다. 다른 배우기와 진도는 그대로 있습니다. Cardgui를 다시 설치하면 모두 다시 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Files of Cardgui are missing or damaged. Your games and your progress are safe, and you can play as always. Install Cardgui again to bring the lessons back.</source>
        <translation>Cardgui의 파일 일부가 없거나 손상되었습니다. 게임과 진도는 그대로 있고, 게임은 평소처럼 할 수 있습니다. Cardgui를 다시 설치하면 배우기를 다시 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>A file of Cardgui is missing or damaged. Your games are safe, and you can play as always. Install Cardgui again to bring the rules back.</source>
        <translation>Cardgui의 파일이 없거나 손상되었습니다. 게임은 그대로 있고, 평소처럼 할 수 있습니다. Cardgui를 다시 설치하면 규칙을 다시 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>Show the copy</source>
        <translation>사본 보기</translation>
    </message>
    <message>
        <source>Open read-only</source>
        <translation>읽기 전용으로 열기</translation>
    </message>
    <message>
        <source>Start a new ledger</source>
        <translation>새 전적 시작</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>다른 폴더 선택</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>저장하지 않고 하기</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>이어 하기</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>나중에</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>다음 문제</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>다음 배우기</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>배우기 목록</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>게임하기</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Go on</source>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>건너뛰기</translation>
    </message>
    <message>
        <source>Space, or a click on the table</source>
        <translation>스페이스 키를 누르거나 테이블을 클릭하세요</translation>
    </message>
    <message>
        <source>Play the rest</source>
        <translation>나머지 자동으로 내기</translation>
    </message>
    <message>
        <source>Whatever is played now, the deal ends the same.</source>
        <translation>이제 무엇을 내도 이 판의 결과는 같습니다.</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>a draw</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>won</source>
        <translation>승리</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>패배</translation>
    </message>
    <message>
        <source>a draw with {score}</source>
        <translation>무승부 ({score})</translation>
    </message>
    <message>
        <source>first place shared with {score}</source>
        <translation>공동 1위 ({score})</translation>
    </message>
    <message>
        <source>won with {score}</source>
        <translation>승리 ({score})</translation>
    </message>
    <message>
        <source>lost with {score}</source>
        <translation>패배 ({score})</translation>
    </message>
    <message>
        <source>{rank} with {score}</source>
        <translation>{rank} ({score})</translation>
    </message>
</context>
<context>
    <name>PathCard</name>
    <message>
        <source>{done} of {count}</source>
        <translation>{done} / {count}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>배우기 {number}: {title}</translation>
    </message>
    <message>
        <source>cannot be shown</source>
        <translation>보여 줄 수 없음</translation>
    </message>
    <message>
        <source>Lesson {number}</source>
        <translation>배우기 {number}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln exercise(s)</source>
        <translation>
            <numerusform>연습 문제 %Ln개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PeopleButton</name>
    <message>
        <source>Guest</source>
        <translation>손님</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>나</translation>
    </message>
    <message>
        <source>Person {number}</source>
        <translation>{number}번째 플레이어</translation>
    </message>
    <message>
        <source>New person…</source>
        <translation>플레이어 추가…</translation>
    </message>
    <message>
        <source>Change my name…</source>
        <translation>내 이름 바꾸기…</translation>
    </message>
    <message>
        <source>This name cannot be saved</source>
        <translation>이 이름을 저장할 수 없습니다</translation>
    </message>
    <message>
        <source>The list of people could not be written. Nobody&apos;s games have changed.</source>
        <translation>플레이어 목록을 쓸 수 없었습니다. 누구의 게임도 바뀌지 않았습니다.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Player: {name}</source>
        <translation>플레이어: {name}</translation>
    </message>
</context>
<context>
    <name>PlayerNames</name>
    <message>
        <source>Sari</source>
        <translation>사리</translation>
    </message>
    <message>
        <source>Budi</source>
        <translation>부디</translation>
    </message>
    <message>
        <source>Dewi</source>
        <translation>데위</translation>
    </message>
    <message>
        <source>Elif</source>
        <translation>엘리프</translation>
    </message>
    <message>
        <source>Kemal</source>
        <translation>케말</translation>
    </message>
    <message>
        <source>Zeynep</source>
        <translation>제이네프</translation>
    </message>
    <message>
        <source>Lorenzo</source>
        <translation>로렌초</translation>
    </message>
    <message>
        <source>Bianca</source>
        <translation>비앙카</translation>
    </message>
    <message>
        <source>Piero</source>
        <translation>피에로</translation>
    </message>
    <message>
        <source>Ada</source>
        <translation>에이다</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>브루노</translation>
    </message>
    <message>
        <source>Cora</source>
        <translation>코라</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>댄</translation>
    </message>
    <message>
        <source>Emma</source>
        <translation>에마</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>핀</translation>
    </message>
    <message>
        <source>Gina</source>
        <translation>지나</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>휴고</translation>
    </message>
    <message>
        <source>Iris</source>
        <translation>아이리스</translation>
    </message>
</context>
<context>
    <name>PlayerSheet</name>
    <message>
        <source>{name}: {score}, total {total}</source>
        <translation>{name}: {score}점, 합계 {total}점</translation>
    </message>
    <message>
        <source>Deal {deal}. {scores}.</source>
        <translation>{deal}번째 판. {scores}.</translation>
    </message>
</context>
<context>
    <name>PlayerStyles</name>
    <message>
        <source>A little careful</source>
        <translation>조금 신중함</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>균형 잡힘</translation>
    </message>
    <message>
        <source>A little daring</source>
        <translation>조금 대담함</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
</context>
<context>
    <name>PlayingPage</name>
    <message>
        <source>Playing</source>
        <translation>플레이</translation>
    </message>
    <message>
        <source>Play a card with the pointer</source>
        <translation>마우스로 카드 내기</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>클릭</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>두 번 클릭</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>끌기</translation>
    </message>
    <message>
        <source>Keys and fingers play in every case, and so does dragging.</source>
        <translation>키보드와 손가락, 끌기로는 언제나 카드를 낼 수 있습니다.</translation>
    </message>
    <message>
        <source>Confirm every card</source>
        <translation>카드마다 확인</translation>
    </message>
    <message>
        <source>The first choice shows the card, the second plays it.</source>
        <translation>처음 고르면 카드를 보여 주고, 다시 고르면 냅니다.</translation>
    </message>
    <message>
        <source>Wait for me after each trick</source>
        <translation>트릭이 끝날 때마다 기다리기</translation>
    </message>
    <message>
        <source>Raise cards that can be played</source>
        <translation>낼 수 있는 카드 올리기</translation>
    </message>
    <message>
        <source>Dim cards that cannot</source>
        <translation>낼 수 없는 카드 흐리게 하기</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>손패 정렬</translation>
    </message>
    <message>
        <source>Suits together, high to low</source>
        <translation>무늬별로 높은 카드부터</translation>
    </message>
    <message>
        <source>Suits together, low to high</source>
        <translation>무늬별로 낮은 카드부터</translation>
    </message>
    <message>
        <source>Trumps first</source>
        <translation>으뜸패 먼저</translation>
    </message>
    <message>
        <source>Red and black by turns</source>
        <translation>빨강과 검정 번갈아</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>무늬와 관계없이 높은 카드부터</translation>
    </message>
</context>
<context>
    <name>PracticeResults</name>
    <message>
        <source>When you played it</source>
        <translation>실제 게임</translation>
    </message>
    <message>
        <source>This time</source>
        <translation>이번</translation>
    </message>
    <message>
        <source>Expert in your seat</source>
        <translation>고급 컴퓨터라면</translation>
    </message>
    <message>
        <source>When you played it: {score}.</source>
        <translation>실제 게임: {score}.</translation>
    </message>
    <message>
        <source>This time: {score}.</source>
        <translation>이번: {score}.</translation>
    </message>
    <message>
        <source>Expert in your seat: {score}.</source>
        <translation>고급 컴퓨터라면: {score}.</translation>
    </message>
    <message>
        <source>The same deal, side by side</source>
        <translation>같은 판의 결과 비교</translation>
    </message>
    <message>
        <source>Practice is not entered in the ledger.</source>
        <translation>연습은 전적에 남지 않습니다.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>다시 하기</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>그대로 있기</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>복기로 돌아가기</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>shared 1st</source>
        <translation>공동 1위</translation>
    </message>
    <message>
        <source>1st of {players}</source>
        <translation>{players}명 중 1위</translation>
    </message>
    <message>
        <source>2nd of {players}</source>
        <translation>{players}명 중 2위</translation>
    </message>
    <message>
        <source>3rd of {players}</source>
        <translation>{players}명 중 3위</translation>
    </message>
    <message>
        <source>{rank}th of {players}</source>
        <translation>{players}명 중 {rank}위</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>순위</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1위</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2위</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3위</translation>
    </message>
    <message>
        <source>{rank}th</source>
        <translation>{rank}위</translation>
    </message>
</context>
<context>
    <name>RefusalCallout</name>
    <message>
        <source>Got it</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>Don&apos;t explain this again</source>
        <translation>다시 설명하지 않기</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>규칙 {rule}</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>The {card} cannot be discarded</source>
        <translation>버릴 수 없는 카드: {card}</translation>
    </message>
    <message numerus="yes">
        <source>It counts %Ln point(s). Only cards that count nothing may leave the deal, so that every counting card is played.</source>
        <translation>
            <numerusform>%Ln점짜리 카드입니다. 점수 카드가 모두 판에 남도록, 점수 없는 카드만 버릴 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>It counts nothing by itself, but every run through it needs it. It may go only when no other card without points is left.</source>
        <translation>점수는 없지만 이 카드를 지나는 연속 조합에 꼭 필요합니다. 점수 없는 다른 카드가 남지 않았을 때만 버릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Cards that count may go only when everything else has gone. Put away first: {card}.</source>
        <translation>점수 카드는 다른 카드를 모두 버린 뒤에만 버릴 수 있습니다. 먼저 버릴 카드: {card}.</translation>
    </message>
    <message>
        <source>You have put away as many cards as you have to. Take one back to choose another.</source>
        <translation>버릴 만큼 모두 골랐습니다. 다른 카드를 고르려면 하나를 되돌리세요.</translation>
    </message>
    <message>
        <source>Cutter and dealer discard before a card is played.</source>
        <translation>카드를 내기 전에 컷하는 사람과 딜러가 먼저 버립니다.</translation>
    </message>
    <message>
        <source>Before the first trick everybody may declare. Declare, or declare nothing.</source>
        <translation>첫 트릭 전에 모두 선언할 수 있습니다. 먼저 선언할지 정하세요.</translation>
    </message>
    <message>
        <source>Coins were led by {name}, and you have coins. Play one of them.</source>
        <translation>{name} 님이 동전을 먼저 냈고, 내 손패에 동전이 있습니다. 동전을 내세요.</translation>
    </message>
    <message>
        <source>Cups were led by {name}, and you have cups. Play one of them.</source>
        <translation>{name} 님이 컵을 먼저 냈고, 내 손패에 컵이 있습니다. 컵을 내세요.</translation>
    </message>
    <message>
        <source>Swords were led by {name}, and you have swords. Play one of them.</source>
        <translation>{name} 님이 검을 먼저 냈고, 내 손패에 검이 있습니다. 검을 내세요.</translation>
    </message>
    <message>
        <source>Batons were led by {name}, and you have batons. Play one of them.</source>
        <translation>{name} 님이 곤봉을 먼저 냈고, 내 손패에 곤봉이 있습니다. 곤봉을 내세요.</translation>
    </message>
    <message>
        <source>Trumps were led by {name}, and you have trumps. Play one of them.</source>
        <translation>{name} 님이 으뜸패를 먼저 냈고, 내 손패에 으뜸패가 있습니다. 으뜸패를 내세요.</translation>
    </message>
    <message>
        <source>You have no coins, and who cannot follow must play a trump.</source>
        <translation>동전이 없습니다. 같은 무늬가 없으면 으뜸패를 내야 합니다.</translation>
    </message>
    <message>
        <source>You have no cups, and who cannot follow must play a trump.</source>
        <translation>컵이 없습니다. 같은 무늬가 없으면 으뜸패를 내야 합니다.</translation>
    </message>
    <message>
        <source>You have no swords, and who cannot follow must play a trump.</source>
        <translation>검이 없습니다. 같은 무늬가 없으면 으뜸패를 내야 합니다.</translation>
    </message>
    <message>
        <source>You have no batons, and who cannot follow must play a trump.</source>
        <translation>곤봉이 없습니다. 같은 무늬가 없으면 으뜸패를 내야 합니다.</translation>
    </message>
    <message>
        <source>The Matto may be played instead.</source>
        <translation>대신 마토를 낼 수 있습니다.</translation>
    </message>
    <message>
        <source>Coins are led for the first time and have been trumped. Whoever holds their Re (king) must play it; not even the Matto may be played instead.</source>
        <translation>동전이 처음 나왔고 으뜸패로 끊겼습니다. 그 레(킹)를 가진 사람은 반드시 내야 하며, 마토로도 대신할 수 없습니다.</translation>
    </message>
    <message>
        <source>Cups are led for the first time and have been trumped. Whoever holds their Re (king) must play it; not even the Matto may be played instead.</source>
        <translation>컵이 처음 나왔고 으뜸패로 끊겼습니다. 그 레(킹)를 가진 사람은 반드시 내야 하며, 마토로도 대신할 수 없습니다.</translation>
    </message>
    <message>
        <source>Swords are led for the first time and have been trumped. Whoever holds their Re (king) must play it; not even the Matto may be played instead.</source>
        <translation>검이 처음 나왔고 으뜸패로 끊겼습니다. 그 레(킹)를 가진 사람은 반드시 내야 하며, 마토로도 대신할 수 없습니다.</translation>
    </message>
    <message>
        <source>Batons are led for the first time and have been trumped. Whoever holds their Re (king) must play it; not even the Matto may be played instead.</source>
        <translation>곤봉이 처음 나왔고 으뜸패로 끊겼습니다. 그 레(킹)를 가진 사람은 반드시 내야 하며, 마토로도 대신할 수 없습니다.</translation>
    </message>
    <message>
        <source>Something else has to happen first.</source>
        <translation>먼저 해야 할 일이 있습니다.</translation>
    </message>
</context>
<context>
    <name>RestiSheet</name>
    <message>
        <source>We</source>
        <comment>the own side</comment>
        <translation>우리 팀</translation>
    </message>
    <message>
        <source>They</source>
        <comment>the other side</comment>
        <translation>상대 팀</translation>
    </message>
    <message>
        <source>Resti</source>
        <translation>레스토</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>최종 계산</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>증감</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>{side}: resti {resti}, final count {count}, net {net}, total {total}.</source>
        <translation>{side}: 레스토 {resti}, 최종 계산 {count}, 순 레스토 {net}, 합계 {total}.</translation>
    </message>
    <message>
        <source>Deal {deal}.</source>
        <translation>{deal}번째 판.</translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>Your score</source>
        <translation>내 점수</translation>
    </message>
    <message>
        <source>Expert in your seat</source>
        <translation>고급 컴퓨터라면</translation>
    </message>
    <message>
        <source>Best line, all hands open</source>
        <translation>모든 손패를 펼친 최선</translation>
    </message>
    <message>
        <source>Expert, with a choice of contract</source>
        <translation>고급 컴퓨터라면 (계약도 선택)</translation>
    </message>
    <message>
        <source>Best line, all hands open, any contract</source>
        <translation>모든 손패를 펼친 최선 (계약도 선택)</translation>
    </message>
    <message>
        <source>Your team&apos;s score</source>
        <translation>우리 팀 점수</translation>
    </message>
    <message>
        <source>Cost of your choices</source>
        <translation>내 선택으로 잃은 점수</translation>
    </message>
    <message>
        <source>{score}, by what you knew</source>
        <translation>{score}, 아는 범위에서</translation>
    </message>
    <message>
        <source>Judging your decisions</source>
        <translation>선택을 검토하는 중</translation>
    </message>
    <message>
        <source>Judged {done} of {total} decisions</source>
        <translation>선택 {total}개 중 {done}개 검토</translation>
    </message>
    <message>
        <source>Stopped after {done} of {total} decisions</source>
        <translation>선택 {total}개 중 {done}개에서 중단</translation>
    </message>
    <message>
        <source>Trick {trick}, card {card}</source>
        <translation>{trick}번째 트릭, {card}번째 카드</translation>
    </message>
    <message>
        <source>Trick {trick}</source>
        <translation>{trick}번째 트릭</translation>
    </message>
    <message>
        <source>Before the play</source>
        <translation>카드를 내기 전</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>아직 검토 전입니다</translation>
    </message>
    <message>
        <source>You had no choice here</source>
        <translation>여기서는 선택지가 없었습니다</translation>
    </message>
    <message>
        <source>Nothing was clearly better by what you knew</source>
        <translation>아는 범위에서 뚜렷이 나은 선택은 없었습니다</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>더 나은 선택: {action}</translation>
    </message>
    <message>
        <source>The card you played cost about {points} points by what you knew. Choose a better one.</source>
        <translation>그때 낸 카드는 아는 범위에서 약 {points}점 손해였습니다. 더 나은 카드를 골라 보세요.</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>어느 카드를 내시겠어요?</translation>
    </message>
    <message>
        <source>That would cost about {points} points</source>
        <translation>그 카드는 약 {points}점 손해입니다</translation>
    </message>
    <message>
        <source>Choose another card, or look at the answer.</source>
        <translation>다른 카드를 고르거나 답을 보세요.</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>트릭 목록</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>모든 손패</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>다음 판</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>처음으로</translation>
    </message>
    <message>
        <source>Back one card</source>
        <translation>한 장 뒤로</translation>
    </message>
    <message>
        <source>On one card</source>
        <translation>한 장 앞으로</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>끝으로</translation>
    </message>
    <message>
        <source>The cards of this deal</source>
        <translation>이 판의 카드</translation>
    </message>
    <message>
        <source>Your deal</source>
        <translation>내 판</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중단</translation>
    </message>
    <message>
        <source>Review of deal {deal} of {deals}</source>
        <translation>{deals}판 중 {deal}번째 판 복기</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
</context>
<context>
    <name>Reviews</name>
    <message>
        <source>This deal cannot be reviewed</source>
        <translation>이 판은 복기할 수 없습니다</translation>
    </message>
    <message>
        <source>Its record cannot be read.</source>
        <translation>기록을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Those were all the exercises</source>
        <translation>문제를 모두 풀었습니다</translation>
    </message>
    <message>
        <source>The last deals have no more decisions that clearly cost points.</source>
        <translation>최근 판에서는 뚜렷이 손해를 본 선택을 더 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>연습</translation>
    </message>
</context>
<context>
    <name>Rifki</name>
    <message>
        <source>2 of diamonds declares first</source>
        <translation>다이아몬드 2를 받은 사람이 첫 선언</translation>
    </message>
    <message>
        <source>no koz in deals 1 to 4</source>
        <translation>첫 네 판은 코즈 없음</translation>
    </message>
    <message>
        <source>trump higher</source>
        <translation>더 높은 으뜸패 내기</translation>
    </message>
    <message>
        <source>a queen each is void</source>
        <translation>퀸이 한 장씩이면 무효</translation>
    </message>
    <message>
        <source>House rules: {rules}</source>
        <translation>변형 규칙: {rules}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between rules</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Rıfkı, {deals} deals</source>
        <translation>르프크, {deals}판</translation>
    </message>
    <message>
        <source>{contract}, void</source>
        <translation>{contract}, 무효</translation>
    </message>
    <message>
        <source>Deal {deal}: {contract}, declarer {name}</source>
        <translation>{deal}번째 판: {contract}, 선언자 {name}</translation>
    </message>
    <message>
        <source>{story}; void</source>
        <translation>{story}, 무효</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>지금 끝난다면</translation>
    </message>
    <message>
        <source>Koz left</source>
        <translation>남은 코즈</translation>
    </message>
    <message>
        <source>Ceza left</source>
        <translation>남은 제자</translation>
    </message>
    <message>
        <source>at least 11 tricks in koz win</source>
        <translation>코즈 11트릭 이상이면 승리</translation>
    </message>
    <message>
        <source>All four together</source>
        <translation>네 사람 합계</translation>
    </message>
    <message>
        <source>All four together (0 after deal 20)</source>
        <translation>네 사람 합계 (20판 뒤 0)</translation>
    </message>
    <message>
        <source>Rıfkı</source>
        <translation>르프크</translation>
    </message>
    <message>
        <source>Türkiye</source>
        <translation>튀르키예</translation>
    </message>
    <message>
        <source>Twenty deals: take tricks for koz, dodge them for ceza.</source>
        <translation>스무 판 동안 코즈에서는 트릭을 따고 제자에서는 피하세요.</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4명</translation>
    </message>
    <message>
        <source>20 deals, 60 min</source>
        <translation>20판, 60분</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>선언자</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>계약</translation>
    </message>
    <message>
        <source>All four columns add up to zero after deal 20.</source>
        <translation>20판이 끝나면 네 사람의 합계는 0이 됩니다.</translation>
    </message>
    <message>
        <source>Koz</source>
        <translation>코즈</translation>
    </message>
    <message>
        <source>Rıfkı</source>
        <comment>the contract</comment>
        <translation>르프크</translation>
    </message>
    <message>
        <source>Kız Almaz</source>
        <translation>크즈 알마즈</translation>
    </message>
    <message>
        <source>Erkek Almaz</source>
        <translation>에르케크 알마즈</translation>
    </message>
    <message>
        <source>Kupa Almaz</source>
        <translation>쿠파 알마즈</translation>
    </message>
    <message>
        <source>Son İki</source>
        <translation>손 이키</translation>
    </message>
    <message>
        <source>El Almaz</source>
        <translation>엘 알마즈</translation>
    </message>
    <message>
        <source>Each trick {points}</source>
        <translation>트릭마다 {points}</translation>
    </message>
    <message>
        <source>King of hearts {points}</source>
        <translation>하트 킹 {points}</translation>
    </message>
    <message>
        <source>Each queen {points}</source>
        <translation>퀸마다 {points}</translation>
    </message>
    <message>
        <source>Each king and jack {points}</source>
        <translation>킹과 잭마다 {points}</translation>
    </message>
    <message>
        <source>Each heart {points}</source>
        <translation>하트마다 {points}</translation>
    </message>
    <message>
        <source>Last two tricks {points} each</source>
        <translation>마지막 두 트릭, 각 {points}</translation>
    </message>
    <message>
        <source>each trick {points}</source>
        <comment>after the name of the contract</comment>
        <translation>트릭마다 {points}</translation>
    </message>
    <message>
        <source>king of hearts {points}</source>
        <comment>after the name of the contract</comment>
        <translation>하트 킹 {points}</translation>
    </message>
    <message>
        <source>each queen {points}</source>
        <comment>after the name of the contract</comment>
        <translation>퀸마다 {points}</translation>
    </message>
    <message>
        <source>each king and jack {points}</source>
        <comment>after the name of the contract</comment>
        <translation>킹과 잭마다 {points}</translation>
    </message>
    <message>
        <source>each heart {points}</source>
        <comment>after the name of the contract</comment>
        <translation>하트마다 {points}</translation>
    </message>
    <message>
        <source>last two tricks {points} each</source>
        <comment>after the name of the contract</comment>
        <translation>마지막 두 트릭, 각 {points}</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>스페이드</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>하트</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>다이아몬드</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>클럽</translation>
    </message>
    <message>
        <source>Koz, spades</source>
        <translation>코즈, 스페이드</translation>
    </message>
    <message>
        <source>Koz, hearts</source>
        <translation>코즈, 하트</translation>
    </message>
    <message>
        <source>Koz, diamonds</source>
        <translation>코즈, 다이아몬드</translation>
    </message>
    <message>
        <source>Koz, clubs</source>
        <translation>코즈, 클럽</translation>
    </message>
    <message>
        <source>çıktı · out</source>
        <translation>플러스</translation>
    </message>
    <message>
        <source>battı · sunk</source>
        <translation>마이너스</translation>
    </message>
</context>
<context>
    <name>RifkiFigures</name>
    <message>
        <source>What a deal brought you, by contract</source>
        <translation>계약별 판당 점수</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>계약</translation>
    </message>
    <message>
        <source>You chose</source>
        <translation>내가 선언</translation>
    </message>
    <message>
        <source>Others chose</source>
        <translation>다른 사람이 선언</translation>
    </message>
    <message>
        <source>Tricks a deal</source>
        <translation>판당 트릭</translation>
    </message>
    <message>
        <source>The average number of tricks you won, over deals of every contract.</source>
        <translation>모든 계약의 판에서 내가 딴 트릭의 평균입니다.</translation>
    </message>
    <message>
        <source>Void deals</source>
        <translation>무효 판</translation>
    </message>
    <message>
        <source>Deals that did not count because everyone had won one queen.</source>
        <translation>모두 퀸을 한 장씩 따서 무효가 된 판입니다.</translation>
    </message>
</context>
<context>
    <name>RifkiOptions</name>
    <message>
        <source>The player is drawn by lot.</source>
        <translation>무작위로 정합니다.</translation>
    </message>
    <message>
        <source>Whoever is dealt the 2 of diamonds in the first deal.</source>
        <translation>첫 판에 다이아몬드 2를 받은 사람입니다.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>변형 규칙</translation>
    </message>
    <message>
        <source>Rules RI-26 to RI-30</source>
        <translation>규칙 RI-26~RI-30</translation>
    </message>
    <message>
        <source>From tables in Türkiye; the basic game has none of them.</source>
        <translation>튀르키예에서 즐기는 변형 규칙으로, 기본 규칙에는 없습니다.</translation>
    </message>
    <message>
        <source>First declarer</source>
        <translation>첫 선언자</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>무작위</translation>
    </message>
    <message>
        <source>2 of diamonds</source>
        <translation>다이아몬드 2</translation>
    </message>
    <message>
        <source>No koz in the first four deals</source>
        <translation>첫 네 판은 코즈 없음</translation>
    </message>
    <message>
        <source>Each player begins with a penalty contract.</source>
        <translation>모두 벌점 계약으로 시작합니다.</translation>
    </message>
    <message>
        <source>Trump higher if you can</source>
        <translation>더 높은 으뜸패 내기</translation>
    </message>
    <message>
        <source>A player who must trump beats the trumps on the table, if possible.</source>
        <translation>으뜸패로 끊을 때, 나와 있는 으뜸패보다 높은 것이 있으면 그것을 냅니다.</translation>
    </message>
    <message>
        <source>At least 11 tricks in koz win the game</source>
        <translation>코즈에서 11트릭 이상이면 게임 승리</translation>
    </message>
    <message>
        <source>That is a King; the scores no longer matter.</source>
        <translation>킹 달성입니다. 점수와 관계없이 이깁니다.</translation>
    </message>
    <message>
        <source>A queen each makes the deal void</source>
        <translation>퀸이 한 장씩이면 무효 판</translation>
    </message>
    <message>
        <source>Kız Almaz without score; the same player declares again.</source>
        <translation>그 크즈 알마즈 판은 점수 없이 무효가 되고, 같은 사람이 다시 선언합니다.</translation>
    </message>
</context>
<context>
    <name>RifkiRefusals</name>
    <message>
        <source>No heart has been played to an earlier trick, so none may be led. Lead another suit.</source>
        <translation>하트가 아직 나오지 않았습니다. 다른 무늬를 먼저 내세요.</translation>
    </message>
    <message>
        <source>First the contract is chosen, then the declarer leads.</source>
        <translation>먼저 계약을 정한 다음 선언자가 첫 카드를 냅니다.</translation>
    </message>
    <message>
        <source>Something else has to happen first.</source>
        <translation>먼저 해야 할 일이 있습니다.</translation>
    </message>
    <message>
        <source>Spades were led by {name}, and you have spades. Play one of them.</source>
        <translation>{name} 님이 스페이드를 먼저 냈고, 내 손패에 스페이드가 있습니다. 스페이드를 내세요.</translation>
    </message>
    <message>
        <source>Hearts were led by {name}, and you have hearts. Play one of them.</source>
        <translation>{name} 님이 하트를 먼저 냈고, 내 손패에 하트가 있습니다. 하트를 내세요.</translation>
    </message>
    <message>
        <source>Diamonds were led by {name}, and you have diamonds. Play one of them.</source>
        <translation>{name} 님이 다이아몬드를 먼저 냈고, 내 손패에 다이아몬드가 있습니다. 다이아몬드를 내세요.</translation>
    </message>
    <message>
        <source>Clubs were led by {name}, and you have clubs. Play one of them.</source>
        <translation>{name} 님이 클럽을 먼저 냈고, 내 손패에 클럽이 있습니다. 클럽을 내세요.</translation>
    </message>
    <message>
        <source>You have no spades.</source>
        <translation>내 손패에 스페이드 카드가 없습니다.</translation>
    </message>
    <message>
        <source>You have no hearts.</source>
        <translation>내 손패에 하트 카드가 없습니다.</translation>
    </message>
    <message>
        <source>You have no diamonds.</source>
        <translation>내 손패에 다이아몬드 카드가 없습니다.</translation>
    </message>
    <message>
        <source>You have no clubs.</source>
        <translation>내 손패에 클럽 카드가 없습니다.</translation>
    </message>
    <message>
        <source>Who cannot follow must trump: play a spade.</source>
        <translation>으뜸패인 스페이드를 내야 합니다.</translation>
    </message>
    <message>
        <source>Who cannot follow must trump: play a heart.</source>
        <translation>으뜸패인 하트를 내야 합니다.</translation>
    </message>
    <message>
        <source>Who cannot follow must trump: play a diamond.</source>
        <translation>으뜸패인 다이아몬드를 내야 합니다.</translation>
    </message>
    <message>
        <source>Who cannot follow must trump: play a club.</source>
        <translation>으뜸패인 클럽을 내야 합니다.</translation>
    </message>
    <message>
        <source>By the house rule you must beat this trump: {card}.</source>
        <translation>변형 규칙: 나와 있는 으뜸패({card})보다 높게 내세요.</translation>
    </message>
    <message>
        <source>Who cannot follow must play the king of hearts if they have it.</source>
        <translation>같은 무늬가 없을 때 하트 킹이 있으면 반드시 내야 합니다.</translation>
    </message>
    <message>
        <source>Who cannot follow must play a queen if they have one.</source>
        <translation>같은 무늬가 없을 때 퀸이 있으면 반드시 내야 합니다.</translation>
    </message>
    <message>
        <source>Who cannot follow must play a king or jack if they have one.</source>
        <translation>같은 무늬가 없을 때 킹이나 잭이 있으면 반드시 내야 합니다.</translation>
    </message>
    <message>
        <source>Who cannot follow must play a heart if they have one.</source>
        <translation>같은 무늬가 없을 때 하트가 있으면 반드시 내야 합니다.</translation>
    </message>
    <message>
        <source>On the table: {higher}. Play your lower penalty card: {cards}.</source>
        <translation>나온 카드는 {higher}입니다. 그보다 낮은 벌점 카드를 내야 합니다: {cards}.</translation>
    </message>
    <message>
        <source>On the table: {higher}. Play one of your lower penalty cards: {cards}.</source>
        <translation>나온 카드는 {higher}입니다. 그보다 낮은 벌점 카드 가운데 하나를 내야 합니다: {cards}.</translation>
    </message>
    <message>
        <source>By the house rule there is no koz in the first four deals.</source>
        <translation>변형 규칙에 따라 첫 네 판에는 코즈가 없습니다.</translation>
    </message>
    <message>
        <source>You have declared koz in deals {first} and {second}. Everyone declares it twice.</source>
        <translation>{first}번째와 {second}번째 판에서 코즈를 이미 선언했습니다. 코즈는 한 사람이 두 번만 선언합니다.</translation>
    </message>
    <message>
        <source>You have declared penalties in deals {first}, {second} and {third}. Only koz is left for you.</source>
        <translation>{first}번째, {second}번째, {third}번째 판에서 벌점 계약을 선언했습니다. 이제 코즈만 남았습니다.</translation>
    </message>
    <message>
        <source>{contract} was declared in deal {first} ({name1}) and deal {second} ({name2}): twice is all.</source>
        <translation>{contract}: {first}번째 판({name1})과 {second}번째 판({name2})에서 이미 선언되었습니다. 한 게임에 두 번까지입니다.</translation>
    </message>
</context>
<context>
    <name>RifkiScoring</name>
    <message>
        <source>What is this deal about?</source>
        <translation>이번 판의 계약을 고르세요</translation>
    </message>
    <message>
        <source>You declare. Look at your hand first.</source>
        <translation>내가 선언자입니다. 손패를 먼저 살펴보세요.</translation>
    </message>
    <message>
        <source>Trumps.</source>
        <translation>으뜸패 있음.</translation>
    </message>
    <message>
        <source>Name a suit</source>
        <translation>으뜸 무늬 고르기</translation>
    </message>
    <message>
        <source>Ceza</source>
        <translation>제자</translation>
    </message>
    <message>
        <source>penalties</source>
        <translation>벌점</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <comment>of a contract</comment>
        <translation>
            <numerusform>%Ln회 남음</numerusform>
        </translation>
    </message>
    <message>
        <source>none left</source>
        <comment>of a contract</comment>
        <translation>0회 남음</translation>
    </message>
    <message>
        <source>Still to declare</source>
        <translation>남은 선언</translation>
    </message>
    <message>
        <source>Koz {koz} · Ceza {ceza}</source>
        <translation>코즈 {koz} · 제자 {ceza}</translation>
    </message>
    <message>
        <source>{name}: total {total}, still to declare: koz {koz}, ceza {ceza}.</source>
        <translation>{name}: 합계 {total}점, 남은 선언: 코즈 {koz}, 제자 {ceza}.</translation>
    </message>
    <message>
        <source>Choose a contract</source>
        <translation>계약을 고르세요</translation>
    </message>
    <message>
        <source>Declare koz, spades</source>
        <translation>코즈(스페이드) 선언</translation>
    </message>
    <message>
        <source>Declare koz, hearts</source>
        <translation>코즈(하트) 선언</translation>
    </message>
    <message>
        <source>Declare koz, diamonds</source>
        <translation>코즈(다이아몬드) 선언</translation>
    </message>
    <message>
        <source>Declare koz, clubs</source>
        <translation>코즈(클럽) 선언</translation>
    </message>
    <message>
        <source>Declare {contract}</source>
        <translation>{contract} 선언</translation>
    </message>
    <message>
        <source>{name}, chosen</source>
        <translation>{name}, 선택됨</translation>
    </message>
    <message>
        <source>{contract} cannot be chosen now</source>
        <translation>지금은 고를 수 없습니다: {contract}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>획득</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Ln트릭</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the last two tricks</source>
        <comment>won</comment>
        <translation>
            <numerusform>마지막 두 트릭 중 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>king of hearts</source>
        <comment>won</comment>
        <translation>하트 킹</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>won</comment>
        <translation>없음</translation>
    </message>
    <message numerus="yes">
        <source>%Ln queen(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>퀸 %Ln장</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln king(s) or jack(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>킹·잭 %Ln장</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln heart(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>하트 %Ln장</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: won {won}, this deal {score}, total {total}.</source>
        <translation>{name}: 획득 {won}, 이번 판 {score}점, 합계 {total}점.</translation>
    </message>
    <message>
        <source>Deal {deal} is void</source>
        <translation>{deal}번째 판은 무효입니다</translation>
    </message>
    <message>
        <source>Every player has won one queen: no score, and the contract counts as not chosen.</source>
        <translation>모두 퀸을 한 장씩 땄습니다. 점수가 없고, 계약은 선언하지 않은 것으로 칩니다.</translation>
    </message>
    <message>
        <source>You declare next.</source>
        <translation>다음 선언자: 나</translation>
    </message>
    <message>
        <source>Next to declare: {name}</source>
        <translation>다음 선언자: {name}</translation>
    </message>
    <message>
        <source>You declare again.</source>
        <translation>내가 다시 선언합니다.</translation>
    </message>
    <message>
        <source>Declares again: {name}</source>
        <translation>다시 선언할 사람: {name}</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln deal(s). The highest total wins; together the four make zero.</source>
        <translation>
            <numerusform>%Ln판을 마쳤습니다. 합계가 가장 높은 사람이 이기며, 네 사람의 합은 0입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>King: {name}. {tricks} tricks in koz win the whole game, whatever the scores.</source>
        <translation>킹 달성: {name}. 코즈에서 {tricks}트릭을 따서 게임에서 이겼습니다.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>다시 나누기</translation>
    </message>
    <message>
        <source>{name}: total {total}, {standing}.</source>
        <translation>{name}: 합계 {total}점, {standing}.</translation>
    </message>
    <message>
        <source>All four columns add up to zero after deal 20</source>
        <translation>20판이 끝나면 네 사람의 합계는 0이 됩니다</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>판</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>선언자</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>계약</translation>
    </message>
    <message>
        <source>choosing…</source>
        <translation>고르는 중…</translation>
    </message>
    <message>
        <source>void</source>
        <translation>무효</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>지금 끝난다면</translation>
    </message>
    <message>
        <source>All four together: {sum}</source>
        <translation>네 사람 합계: {sum}</translation>
    </message>
    <message>
        <source>All four together: {sum} (0 after deal 20)</source>
        <translation>네 사람 합계: {sum} (20판 뒤 0)</translation>
    </message>
    <message>
        <source>Deal {deal}, {contract}, declarer {declarer}. {scores}.</source>
        <translation>{deal}번째 판, {contract}, 선언자 {declarer}. {scores}.</translation>
    </message>
    <message>
        <source>{name} {score}</source>
        <translation>{name} {score}점</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between scores</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{name}: total {total}. Still to declare: {quota}.</source>
        <translation>{name}: 합계 {total}점. 남은 선언: {quota}.</translation>
    </message>
    <message>
        <source>{name}: total {total}, {standing}. Still to declare: {quota}.</source>
        <translation>{name}: 합계 {total}점, {standing}. 남은 선언: {quota}.</translation>
    </message>
</context>
<context>
    <name>RifkiWhy</name>
    <message>
        <source>King: at least eleven tricks in koz win the game.</source>
        <translation>킹 달성: 코즈에서 11트릭 이상을 따면 게임에서 이깁니다.</translation>
    </message>
    <message>
        <source>Won: {what}. {worth}.</source>
        <translation>획득: {what}. {worth}.</translation>
    </message>
    <message>
        <source>No spade, so a penalty card had to be played: {names}</source>
        <translation>스페이드가 없어 벌점 카드를 내야 했습니다: {names}</translation>
    </message>
    <message>
        <source>No heart, so a penalty card had to be played: {names}</source>
        <translation>하트가 없어 벌점 카드를 내야 했습니다: {names}</translation>
    </message>
    <message>
        <source>No diamond, so a penalty card had to be played: {names}</source>
        <translation>다이아몬드가 없어 벌점 카드를 내야 했습니다: {names}</translation>
    </message>
    <message>
        <source>No club, so a penalty card had to be played: {names}</source>
        <translation>클럽이 없어 벌점 카드를 내야 했습니다: {names}</translation>
    </message>
    <message numerus="yes">
        <source>Also won: %Ln trick(s) in which nothing counts.</source>
        <translation>
            <numerusform>이 밖에 딴 트릭 %Ln개는 점수에 들어가지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal ended after trick {number}: everything that counts was won.</source>
        <translation>점수가 걸린 카드가 모두 나와서 {number}번째 트릭 뒤에 판이 끝났습니다.</translation>
    </message>
</context>
<context>
    <name>RifkiWords</name>
    <message>
        <source>Rıfkı</source>
        <translation>르프크</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Contract not chosen yet</source>
        <translation>계약을 정하는 중</translation>
    </message>
    <message>
        <source>{contract}: {worth}</source>
        <translation>{contract}: {worth}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <comment>penalty cards still to be won</comment>
        <translation>
            <numerusform>%Ln장 남음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln penalty card(s) still to be won</source>
        <translation>
            <numerusform>남은 벌점 카드 %Ln장</numerusform>
        </translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>선언자</translation>
    </message>
    <message>
        <source>declarer</source>
        <comment>inside a list</comment>
        <translation>선언자</translation>
    </message>
    <message>
        <source>Chooses the contract</source>
        <translation>계약을 고르는 중</translation>
    </message>
    <message>
        <source>Total {total}</source>
        <translation>합계 {total}</translation>
    </message>
    <message>
        <source>This deal {score}.</source>
        <translation>이번 판 {score}점.</translation>
    </message>
    <message numerus="yes">
        <source>Took %Ln trick(s).</source>
        <translation>
            <numerusform>%Ln트릭을 땄습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Penalty cards won: {cards}.</source>
        <translation>획득한 벌점 카드: {cards}.</translation>
    </message>
    <message>
        <source>Declarer: {name}.</source>
        <translation>선언자: {name}.</translation>
    </message>
    <message>
        <source>Your turn. Choose the contract</source>
        <translation>내 차례: 계약을 고르세요</translation>
    </message>
    <message>
        <source>Your turn. Lead any card</source>
        <translation>내 차례: 아무 카드나 먼저 내세요</translation>
    </message>
    <message>
        <source>Your turn. Lead, but no heart yet</source>
        <translation>내 차례: 먼저 내세요. 하트는 아직 안 됩니다</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Lead, but no heart yet; %Ln card(s).</source>
        <translation>
            <numerusform>내 차례입니다. 먼저 내세요. 하트는 아직 안 됩니다. 낼 수 있는 카드 %Ln장.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. Follow spades</source>
        <translation>내 차례: 스페이드를 내세요</translation>
    </message>
    <message>
        <source>Your turn. Follow hearts</source>
        <translation>내 차례: 하트를 내세요</translation>
    </message>
    <message>
        <source>Your turn. Follow diamonds</source>
        <translation>내 차례: 다이아몬드를 내세요</translation>
    </message>
    <message>
        <source>Your turn. Follow clubs</source>
        <translation>내 차례: 클럽을 내세요</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow spades; %Ln card(s).</source>
        <translation>
            <numerusform>내 차례입니다. 스페이드를 내세요. 낼 수 있는 카드 %Ln장.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow hearts; %Ln card(s).</source>
        <translation>
            <numerusform>내 차례입니다. 하트를 내세요. 낼 수 있는 카드 %Ln장.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow diamonds; %Ln card(s).</source>
        <translation>
            <numerusform>내 차례입니다. 다이아몬드를 내세요. 낼 수 있는 카드 %Ln장.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow clubs; %Ln card(s).</source>
        <translation>
            <numerusform>내 차례입니다. 클럽을 내세요. 낼 수 있는 카드 %Ln장.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. Play the {card}</source>
        <translation>내 차례: 이 카드를 내세요 ({card})</translation>
    </message>
    <message>
        <source>Your turn. Play one of these: {cards}</source>
        <translation>내 차례: 다음 중 하나를 내세요 ({cards})</translation>
    </message>
    <message>
        <source>{name}: {contract}, trumps {suit}</source>
        <translation>{name}: {contract}, 으뜸 무늬 {suit}</translation>
    </message>
    <message>
        <source>Your turn. No spades: play any card</source>
        <translation>내 차례: 스페이드가 없으니 아무 카드나 내세요</translation>
    </message>
    <message>
        <source>Your turn. No hearts: play any card</source>
        <translation>내 차례: 하트가 없으니 아무 카드나 내세요</translation>
    </message>
    <message>
        <source>Your turn. No diamonds: play any card</source>
        <translation>내 차례: 다이아몬드가 없으니 아무 카드나 내세요</translation>
    </message>
    <message>
        <source>Your turn. No clubs: play any card</source>
        <translation>내 차례: 클럽이 없으니 아무 카드나 내세요</translation>
    </message>
    <message>
        <source>Your turn. No spades: play a trump</source>
        <translation>내 차례: 스페이드가 없으니 으뜸패를 내세요</translation>
    </message>
    <message>
        <source>Your turn. No hearts: play a trump</source>
        <translation>내 차례: 하트가 없으니 으뜸패를 내세요</translation>
    </message>
    <message>
        <source>Your turn. No diamonds: play a trump</source>
        <translation>내 차례: 다이아몬드가 없으니 으뜸패를 내세요</translation>
    </message>
    <message>
        <source>Your turn. No clubs: play a trump</source>
        <translation>내 차례: 클럽이 없으니 으뜸패를 내세요</translation>
    </message>
    <message>
        <source>Your turn. No spades: play a higher trump</source>
        <translation>내 차례: 스페이드가 없으니 더 높은 으뜸패를 내세요</translation>
    </message>
    <message>
        <source>Your turn. No hearts: play a higher trump</source>
        <translation>내 차례: 하트가 없으니 더 높은 으뜸패를 내세요</translation>
    </message>
    <message>
        <source>Your turn. No diamonds: play a higher trump</source>
        <translation>내 차례: 다이아몬드가 없으니 더 높은 으뜸패를 내세요</translation>
    </message>
    <message>
        <source>Your turn. No clubs: play a higher trump</source>
        <translation>내 차례: 클럽이 없으니 더 높은 으뜸패를 내세요</translation>
    </message>
    <message>
        <source>Your turn. No spades: play a penalty card</source>
        <translation>내 차례: 스페이드가 없으니 벌점 카드를 내세요</translation>
    </message>
    <message>
        <source>Your turn. No hearts: play a penalty card</source>
        <translation>내 차례: 하트가 없으니 벌점 카드를 내세요</translation>
    </message>
    <message>
        <source>Your turn. No diamonds: play a penalty card</source>
        <translation>내 차례: 다이아몬드가 없으니 벌점 카드를 내세요</translation>
    </message>
    <message>
        <source>Your turn. No clubs: play a penalty card</source>
        <translation>내 차례: 클럽이 없으니 벌점 카드를 내세요</translation>
    </message>
    <message numerus="yes">
        <source>{prompt}; %Ln card(s).</source>
        <translation>
            <numerusform>{prompt}. 낼 수 있는 카드 %Ln장.</numerusform>
        </translation>
    </message>
    <message>
        <source>follow spades</source>
        <translation>스페이드를 내야 합니다</translation>
    </message>
    <message>
        <source>follow hearts</source>
        <translation>하트를 내야 합니다</translation>
    </message>
    <message>
        <source>follow diamonds</source>
        <translation>다이아몬드를 내야 합니다</translation>
    </message>
    <message>
        <source>follow clubs</source>
        <translation>클럽을 내야 합니다</translation>
    </message>
    <message>
        <source>no heart has been played yet</source>
        <translation>하트가 아직 나오지 않았습니다</translation>
    </message>
    <message>
        <source>play a trump</source>
        <translation>으뜸패를 내야 합니다</translation>
    </message>
    <message>
        <source>play a higher trump</source>
        <translation>더 높은 으뜸패를 내야 합니다</translation>
    </message>
    <message>
        <source>play a penalty card</source>
        <translation>벌점 카드를 내야 합니다</translation>
    </message>
    <message>
        <source>{name}: {contract}, {worth}</source>
        <translation>{name}: {contract}, {worth}</translation>
    </message>
    <message>
        <source>{name} chooses the contract: {contract}.</source>
        <translation>{name} 님의 선언: {contract}.</translation>
    </message>
    <message>
        <source>You choose the contract: {contract}.</source>
        <translation>내 선언: {contract}.</translation>
    </message>
    <message>
        <source>Penalty cards in it: {cards}, {points}.</source>
        <translation>이 트릭의 벌점 카드: {cards}, {points}점.</translation>
    </message>
    <message>
        <source>The king of hearts is won.</source>
        <translation>하트 킹이 나왔습니다.</translation>
    </message>
    <message>
        <source>All queens are won.</source>
        <translation>퀸이 모두 나왔습니다.</translation>
    </message>
    <message>
        <source>All kings and jacks are won.</source>
        <translation>킹과 잭이 모두 나왔습니다.</translation>
    </message>
    <message>
        <source>All hearts are won.</source>
        <translation>하트가 모두 나왔습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s) are not played.</source>
        <translation>
            <numerusform>남은 %Ln트릭은 진행하지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>King: {name}. {tricks} tricks in koz win the whole game.</source>
        <translation>킹 달성: {name}. 코즈에서 {tricks}트릭을 따면 게임에서 이깁니다.</translation>
    </message>
    <message>
        <source>Every player has won one queen: this deal is void.</source>
        <translation>모두 퀸을 한 장씩 땄습니다. 이 판은 무효입니다.</translation>
    </message>
</context>
<context>
    <name>RookFigures</name>
    <message>
        <source>What a deal brought your team, by your bid</source>
        <translation>내 예상별 우리 팀의 판당 점수</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>내 예상</translation>
    </message>
    <message>
        <source>One trick or more</source>
        <translation>1트릭 이상</translation>
    </message>
    <message>
        <source>Sluff</source>
        <translation>슬러프</translation>
    </message>
    <message>
        <source>Your team</source>
        <translation>우리 팀</translation>
    </message>
    <message>
        <source>Team bids kept</source>
        <translation>팀 예상 달성</translation>
    </message>
    <message>
        <source>Deals in which your team took at least its bid. Deals in which all of you bid sluff are not counted.</source>
        <translation>우리 팀이 예상 승수 이상을 딴 판입니다. 팀 모두가 슬러프를 선언한 판은 세지 않습니다.</translation>
    </message>
    <message>
        <source>Your sluffs made</source>
        <translation>내 슬러프 성공</translation>
    </message>
    <message>
        <source>Deals in which you bid sluff and took no trick, of all your sluffs.</source>
        <translation>내가 선언한 슬러프 중 트릭을 하나도 따지 않은 판입니다.</translation>
    </message>
    <message>
        <source>Partners&apos; sluffs made</source>
        <translation>파트너 슬러프 성공</translation>
    </message>
    <message>
        <source>Sluffs bid by your partners that took no trick.</source>
        <translation>파트너가 선언한 슬러프 중 트릭을 하나도 따지 않은 것입니다.</translation>
    </message>
    <message>
        <source>Their sluffs made</source>
        <translation>상대 슬러프 성공</translation>
    </message>
    <message>
        <source>Sluffs bid by the other team that took no trick.</source>
        <translation>상대 팀이 선언한 슬러프 중 트릭을 하나도 따지 않은 것입니다.</translation>
    </message>
</context>
<context>
    <name>RookNames</name>
    <message>
        <source>Red {number}</source>
        <comment>at the beginning</comment>
        <translation>빨강 {number}</translation>
    </message>
    <message>
        <source>Green {number}</source>
        <comment>at the beginning</comment>
        <translation>초록 {number}</translation>
    </message>
    <message>
        <source>Yellow {number}</source>
        <comment>at the beginning</comment>
        <translation>노랑 {number}</translation>
    </message>
    <message>
        <source>Black {number}</source>
        <comment>at the beginning</comment>
        <translation>검정 {number}</translation>
    </message>
    <message>
        <source>red {number}</source>
        <comment>inside a sentence</comment>
        <translation>빨강 {number}</translation>
    </message>
    <message>
        <source>green {number}</source>
        <comment>inside a sentence</comment>
        <translation>초록 {number}</translation>
    </message>
    <message>
        <source>yellow {number}</source>
        <comment>inside a sentence</comment>
        <translation>노랑 {number}</translation>
    </message>
    <message>
        <source>black {number}</source>
        <comment>inside a sentence</comment>
        <translation>검정 {number}</translation>
    </message>
</context>
<context>
    <name>RookSluff</name>
    <message>
        <source>Other team</source>
        <translation>상대 팀</translation>
    </message>
    <message>
        <source>Your team</source>
        <translation>우리 팀</translation>
    </message>
    <message>
        <source>Rook Sluff, {players} players</source>
        <translation>루크 슬러프, {players}명</translation>
    </message>
    <message>
        <source>Must trump if unable to follow</source>
        <translation>색이 없으면 으뜸패</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no sluff was bid</comment>
        <translation>없음</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between players</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{taken} / {bid}</source>
        <translation>{taken} / {bid}</translation>
    </message>
    <message>
        <source>Deal {deal}: your team {ours}, the other team {theirs} (taken / bid). Sluffs: {sluffs}</source>
        <translation>{deal}번째 판: 우리 팀 {ours}, 상대 팀 {theirs} (실제 / 예상). 슬러프: {sluffs}</translation>
    </message>
    <message>
        <source>Rook Sluff</source>
        <translation>루크 슬러프</translation>
    </message>
    <message>
        <source>North America</source>
        <translation>북아메리카</translation>
    </message>
    <message>
        <source>Two teams add up their bids; a sluff undertakes to win no trick at all.</source>
        <translation>두 팀이 각자의 예상 승수를 더합니다. 슬러프는 한 트릭도 따지 않겠다는 선언입니다.</translation>
    </message>
    <message>
        <source>6, 8 or 10 players</source>
        <translation>6·8·10명</translation>
    </message>
    <message>
        <source>6 to 10 deals, 60 min</source>
        <translation>6~10판, 60분</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>딜러</translation>
    </message>
    <message>
        <source>Sluffs</source>
        <translation>슬러프</translation>
    </message>
    <message>
        <source>Small figures: taken / bid</source>
        <translation>작은 숫자: 실제 / 예상</translation>
    </message>
</context>
<context>
    <name>RookSluffOptions</name>
    <message>
        <source>In the box stay all 3s and 4s, the 2s but for one red 2, both red 5s, and one 5 of each other color.</source>
        <translation>3과 4 전부, 빨강 2 한 장을 뺀 2 전부, 빨강 5 두 장, 다른 색의 5 한 장씩은 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>All cards are dealt.</source>
        <translation>모든 카드를 나누어 줍니다.</translation>
    </message>
    <message>
        <source>One red 5 and one green 5 stay in the box.</source>
        <translation>빨강 5 한 장과 초록 5 한 장은 쓰지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Two teams in alternate seats, %Ln deal(s): everyone deals once.</source>
        <translation>
            <numerusform>두 팀이 번갈아 앉습니다. %Ln판: 모두 한 번씩 딜러가 됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences</comment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>플레이어</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>변형 규칙</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>규칙 {rule}</translation>
    </message>
    <message>
        <source>If you cannot follow, you must trump if you can</source>
        <translation>먼저 나온 색이 없으면 반드시 으뜸패 내기</translation>
    </message>
    <message>
        <source>{cards} cards, {each} each</source>
        <translation>{cards}장, 각자 {each}장</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln명</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RookSluffWhy</name>
    <message>
        <source>Deal {deal}</source>
        <translation>{deal}번째 판</translation>
    </message>
    <message>
        <source>Bid of {bid} made, {tricks} tricks taken</source>
        <translation>예상 {bid} 달성, 실제 승수 {tricks}</translation>
    </message>
    <message>
        <source>Bid of {bid} missed, {tricks} tricks taken</source>
        <translation>예상 {bid} 미달, 실제 승수 {tricks}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s) beyond the bid</source>
        <translation>
            <numerusform>초과 %Ln트릭</numerusform>
        </translation>
    </message>
    <message>
        <source>Sluff kept: {name}</source>
        <translation>슬러프 성공: {name}</translation>
    </message>
    <message>
        <source>Sluff failed: {name}</source>
        <translation>슬러프 실패: {name}</translation>
    </message>
    <message>
        <source>beyond the bid</source>
        <translation>초과 트릭</translation>
    </message>
    <message>
        <source>{place} of {bid} bid</source>
        <translation>예상 {bid}승 중 {place}승째</translation>
    </message>
</context>
<context>
    <name>RookWords</name>
    <message>
        <source>Rook Sluff</source>
        <translation>루크 슬러프</translation>
    </message>
    <message>
        <source>Trump: black</source>
        <translation>으뜸패: 검정</translation>
    </message>
    <message>
        <source>Trumps: black</source>
        <translation>으뜸패: 검정</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>우리</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>상대</translation>
    </message>
    <message>
        <source>our team</source>
        <comment>inside a list</comment>
        <translation>우리 팀</translation>
    </message>
    <message>
        <source>other team</source>
        <comment>inside a list</comment>
        <translation>상대 팀</translation>
    </message>
    <message>
        <source>Your team</source>
        <translation>우리 팀</translation>
    </message>
    <message>
        <source>Other team</source>
        <translation>상대 팀</translation>
    </message>
    <message>
        <source>Led</source>
        <translation>선도</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>예상</translation>
    </message>
    <message>
        <source>Sluff</source>
        <translation>슬러프</translation>
    </message>
    <message>
        <source>Sluff · {taken}</source>
        <translation>슬러프 · {taken}</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>예상할 차례</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>예상하는 중</translation>
    </message>
    <message>
        <source>Bids after you</source>
        <translation>내 뒤에 예상</translation>
    </message>
    <message>
        <source>Still to bid</source>
        <translation>예상 전</translation>
    </message>
    <message>
        <source>{figure} taken, {bid} bid</source>
        <comment>tricks of a team</comment>
        <translation>실제 {figure} / 예상 {bid}</translation>
    </message>
    <message>
        <source>{figure} bid</source>
        <comment>tricks of a team</comment>
        <translation>예상 {figure}</translation>
    </message>
    <message numerus="yes">
        <source>{figure} bid, %Ln to come</source>
        <comment>tricks of a team</comment>
        <translation>
            <numerusform>예상 {figure}, %Ln명 남음</numerusform>
        </translation>
    </message>
    <message>
        <source>Our team: bid {bid}, took {taken}, total {total}.</source>
        <translation>우리 팀: 예상 {bid}, 실제 {taken}, 합계 {total}.</translation>
    </message>
    <message>
        <source>Other team: bid {bid}, took {taken}, total {total}.</source>
        <translation>상대 팀: 예상 {bid}, 실제 {taken}, 합계 {total}.</translation>
    </message>
    <message>
        <source>Bid {bid}, took {taken}</source>
        <translation>예상 {bid}, 실제 {taken}</translation>
    </message>
    <message>
        <source>Bid sluff, took {taken}.</source>
        <translation>슬러프 선언, 실제 {taken}.</translation>
    </message>
    <message>
        <source>Bid {bid}, took {taken}.</source>
        <translation>예상 {bid}, 실제 {taken}.</translation>
    </message>
    <message>
        <source>Your turn. Choose a bid</source>
        <translation>내 차례: 승수를 예상하세요</translation>
    </message>
    <message>
        <source>Your turn. How many tricks will you take, 0 to {highest}? 0 is sluff.</source>
        <translation>내 차례입니다. 0부터 {highest}까지, 몇 트릭을 따겠습니까? 0은 슬러프입니다.</translation>
    </message>
    <message>
        <source>Your turn. Lead any card</source>
        <translation>내 차례: 아무 카드나 먼저 내세요</translation>
    </message>
    <message>
        <source>Your turn. Lead a red 2</source>
        <translation>내 차례: 빨강 2를 먼저 내세요</translation>
    </message>
    <message>
        <source>Your turn. Follow red</source>
        <translation>내 차례: 빨강을 내세요</translation>
    </message>
    <message>
        <source>Your turn. Follow green</source>
        <translation>내 차례: 초록을 내세요</translation>
    </message>
    <message>
        <source>Your turn. Follow yellow</source>
        <translation>내 차례: 노랑을 내세요</translation>
    </message>
    <message>
        <source>Your turn. Follow black</source>
        <translation>내 차례: 검정을 내세요</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow red; %Ln card(s).</source>
        <translation>
            <numerusform>내 차례입니다. 빨강을 내세요. 낼 수 있는 카드 %Ln장.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow green; %Ln card(s).</source>
        <translation>
            <numerusform>내 차례입니다. 초록을 내세요. 낼 수 있는 카드 %Ln장.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow yellow; %Ln card(s).</source>
        <translation>
            <numerusform>내 차례입니다. 노랑을 내세요. 낼 수 있는 카드 %Ln장.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow black; %Ln card(s).</source>
        <translation>
            <numerusform>내 차례입니다. 검정을 내세요. 낼 수 있는 카드 %Ln장.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. No red: play any card</source>
        <translation>내 차례: 빨강이 없으니 아무 카드나 내세요</translation>
    </message>
    <message>
        <source>Your turn. No green: play any card</source>
        <translation>내 차례: 초록이 없으니 아무 카드나 내세요</translation>
    </message>
    <message>
        <source>Your turn. No yellow: play any card</source>
        <translation>내 차례: 노랑이 없으니 아무 카드나 내세요</translation>
    </message>
    <message>
        <source>Your turn. No black: play any card</source>
        <translation>내 차례: 검정이 없으니 아무 카드나 내세요</translation>
    </message>
    <message>
        <source>Your turn. No red: play a black card</source>
        <translation>내 차례: 빨강이 없으니 검정을 내세요</translation>
    </message>
    <message>
        <source>Your turn. No green: play a black card</source>
        <translation>내 차례: 초록이 없으니 검정을 내세요</translation>
    </message>
    <message>
        <source>Your turn. No yellow: play a black card</source>
        <translation>내 차례: 노랑이 없으니 검정을 내세요</translation>
    </message>
    <message>
        <source>lead a red 2</source>
        <translation>빨강 2를 먼저 내야 합니다</translation>
    </message>
    <message>
        <source>play a black card</source>
        <translation>검정을 내야 합니다</translation>
    </message>
    <message>
        <source>follow red</source>
        <translation>빨강을 내야 합니다</translation>
    </message>
    <message>
        <source>follow green</source>
        <translation>초록을 내야 합니다</translation>
    </message>
    <message>
        <source>follow yellow</source>
        <translation>노랑을 내야 합니다</translation>
    </message>
    <message>
        <source>follow black</source>
        <translation>검정을 내야 합니다</translation>
    </message>
    <message>
        <source>You are the first from the dealer&apos;s left who holds a red 2, so you lead one to the first trick.</source>
        <translation>딜러의 왼쪽부터 세어 내가 빨강 2를 가진 첫 사람이므로, 첫 트릭에 빨강 2를 먼저 내야 합니다.</translation>
    </message>
    <message>
        <source>Red was led by {name}, and you have red. Play a red card.</source>
        <translation>{name} 님이 빨강을 먼저 냈고, 내 손패에 빨강이 있습니다. 빨강을 내세요.</translation>
    </message>
    <message>
        <source>Green was led by {name}, and you have green. Play a green card.</source>
        <translation>{name} 님이 초록을 먼저 냈고, 내 손패에 초록이 있습니다. 초록을 내세요.</translation>
    </message>
    <message>
        <source>Yellow was led by {name}, and you have yellow. Play a yellow card.</source>
        <translation>{name} 님이 노랑을 먼저 냈고, 내 손패에 노랑이 있습니다. 노랑을 내세요.</translation>
    </message>
    <message>
        <source>Black was led by {name}, and you have black. Play a black card.</source>
        <translation>{name} 님이 검정을 먼저 냈고, 내 손패에 검정이 있습니다. 검정을 내세요.</translation>
    </message>
    <message>
        <source>Red was led by {name}, and you have none. This table&apos;s house rule asks for a black card then.</source>
        <translation>{name} 님이 빨강을 먼저 냈고, 내 손패에 빨강이 없습니다. 이 테이블의 변형 규칙에 따라 검정을 내야 합니다.</translation>
    </message>
    <message>
        <source>Green was led by {name}, and you have none. This table&apos;s house rule asks for a black card then.</source>
        <translation>{name} 님이 초록을 먼저 냈고, 내 손패에 초록이 없습니다. 이 테이블의 변형 규칙에 따라 검정을 내야 합니다.</translation>
    </message>
    <message>
        <source>Yellow was led by {name}, and you have none. This table&apos;s house rule asks for a black card then.</source>
        <translation>{name} 님이 노랑을 먼저 냈고, 내 손패에 노랑이 없습니다. 이 테이블의 변형 규칙에 따라 검정을 내야 합니다.</translation>
    </message>
    <message>
        <source>Something else has to happen first.</source>
        <translation>먼저 해야 할 일이 있습니다.</translation>
    </message>
    <message>
        <source>First</source>
        <comment>of two equal cards in a trick</comment>
        <translation>먼저</translation>
    </message>
    <message>
        <source>{name} is winning</source>
        <translation>{name} 님이 이기는 중</translation>
    </message>
    <message>
        <source>You are winning</source>
        <translation>내가 이기는 중</translation>
    </message>
    <message>
        <source>{name} wins the trick</source>
        <translation>{name} 님이 땄습니다</translation>
    </message>
    <message>
        <source>You win the trick</source>
        <translation>트릭을 땄습니다</translation>
    </message>
    <message>
        <source>{card} · your team</source>
        <translation>{card} · 우리 팀</translation>
    </message>
    <message>
        <source>{card} · other team</source>
        <translation>{card} · 상대 팀</translation>
    </message>
    <message>
        <source>{name} bids sluff. Our team has bid {made}.</source>
        <translation>{name} 님이 슬러프를 선언했습니다. 우리 팀 예상 승수 {made}.</translation>
    </message>
    <message>
        <source>{name} bids sluff. The other team has bid {made}.</source>
        <translation>{name} 님이 슬러프를 선언했습니다. 상대 팀 예상 승수 {made}.</translation>
    </message>
    <message>
        <source>{name} bids {tricks}. Our team has bid {made}.</source>
        <translation>{name} 님의 예상 승수 {tricks}. 우리 팀 예상 승수 {made}.</translation>
    </message>
    <message>
        <source>{name} bids {tricks}. The other team has bid {made}.</source>
        <translation>{name} 님의 예상 승수 {tricks}. 상대 팀 예상 승수 {made}.</translation>
    </message>
    <message>
        <source>You bid {tricks}.</source>
        <translation>내 예상: {tricks}.</translation>
    </message>
    <message>
        <source>You bid sluff.</source>
        <translation>내가 슬러프를 선언했습니다.</translation>
    </message>
    <message>
        <source>Our team has bid {made}.</source>
        <translation>우리 팀 예상 {made}.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences</comment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>Bid: ours {ours}, theirs {theirs}, of {tricks} tricks. You lead a red 2</source>
        <translation>예상: 우리 {ours}, 상대 {theirs}, 모두 {tricks}트릭. 내가 빨강 2를 먼저 냅니다</translation>
    </message>
    <message>
        <source>Bid: ours {ours}, theirs {theirs}, of {tricks} tricks. A red 2 is led by {name}</source>
        <translation>예상: 우리 {ours}, 상대 {theirs}, 모두 {tricks}트릭. 빨강 2를 먼저 낼 사람: {name}</translation>
    </message>
    <message>
        <source>You have taken a trick: your sluff fails, −50</source>
        <translation>트릭을 땄습니다: 슬러프 실패, −50</translation>
    </message>
    <message>
        <source>{name} has taken a trick: the sluff fails, −50</source>
        <translation>{name} 님이 트릭을 따서 슬러프 실패, −50</translation>
    </message>
    <message>
        <source>{name} wins the trick: bid {bid}, took {taken}.</source>
        <translation>{name} 님이 트릭을 땄습니다. 예상 승수 {bid}, 실제 승수 {taken}.</translation>
    </message>
    <message>
        <source>You win the trick: bid {bid}, took {taken}.</source>
        <translation>내가 트릭을 땄습니다. 예상 승수 {bid}, 실제 승수 {taken}.</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>{first} – {last}</source>
        <translation>{first} – {last}</translation>
    </message>
</context>
<context>
    <name>RulebookBar</name>
    <message>
        <source>Not found</source>
        <translation>결과 없음</translation>
    </message>
    <message>
        <source>{at} of {count}</source>
        <comment>hits of a search</comment>
        <translation>{count}개 중 {at}번째</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <comment>places where the words stand</comment>
        <translation>
            <numerusform>결과 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>목차</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Words or the number of a rule</source>
        <translation>낱말 또는 규칙 번호</translation>
    </message>
    <message>
        <source>Words, or the number of a rule</source>
        <translation>낱말 또는 규칙 번호</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>이전 결과</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>다음 결과</translation>
    </message>
</context>
<context>
    <name>RulebookScreen</name>
    <message>
        <source>The diagram of this rule cannot be shown: a file of Cardgui is missing or damaged.</source>
        <translation>이 규칙의 그림을 보여 줄 수 없습니다. Cardgui의 파일이 없거나 손상되었습니다.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>변형 규칙</translation>
    </message>
    <message>
        <source>Use these</source>
        <translation>이 규칙 쓰기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>SandboxColumn</name>
    <message>
        <source>Not chosen</source>
        <translation>정하지 않음</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>아직 없음</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s)</source>
        <comment>house rules that are on</comment>
        <translation>
            <numerusform>%Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Led by</source>
        <translation>선도</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>변형 규칙</translation>
    </message>
    <message>
        <source>Position text</source>
        <translation>상황 코드</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>붙여넣기</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Saved positions</source>
        <translation>저장한 상황</translation>
    </message>
    <message>
        <source>From a review or a lesson, “Open in sandbox” fills in all of this.</source>
        <translation>복기나 배우기에서 ‘상황 만들기에서 열기’를 누르면 모두 채워집니다.</translation>
    </message>
</context>
<context>
    <name>SandboxScreen</name>
    <message numerus="yes">
        <source>Pack: %Ln card(s) not placed</source>
        <translation>
            <numerusform>카드 더미: 남은 카드 %Ln장</numerusform>
        </translation>
    </message>
    <message>
        <source>Into the trick</source>
        <translation>트릭에 놓기</translation>
    </message>
    <message>
        <source>Type a code, for instance {code}, or drag</source>
        <translation>코드(예: {code}) 입력 또는 끌어다 놓기</translation>
    </message>
    <message>
        <source>Valid. It can be played from here.</source>
        <translation>올바릅니다. 여기서부터 해 볼 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Valid. %Ln hand(s) not set.</source>
        <translation>
            <numerusform>올바릅니다. 손패 미정: %Ln명.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hands do not all have the same number of cards.</source>
        <translation>손패의 카드 수가 서로 다릅니다.</translation>
    </message>
    <message>
        <source>Valid. Nothing is left to play.</source>
        <translation>올바릅니다. 더 낼 카드가 없습니다.</translation>
    </message>
    <message>
        <source>With this hand the card could not be played: {name}, {card}</source>
        <translation>이 손패로는 그 카드를 낼 수 없었습니다: {name}, {card}</translation>
    </message>
    <message>
        <source>This contradicts a rule.</source>
        <translation>규칙에 어긋납니다.</translation>
    </message>
    <message>
        <source>Drag cards here, to the trick or back</source>
        <translation>카드를 여기나 트릭, 카드 더미로 끌어다 놓으세요</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>복사했습니다</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>상황 만들기</translation>
    </message>
    <message>
        <source>Practice, never in the ledger</source>
        <translation>연습: 전적에 남지 않습니다</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Deal the rest</source>
        <translation>나머지 나누기</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>여기서부터 해 보기</translation>
    </message>
    <message>
        <source>Where cards go</source>
        <translation>카드를 놓을 곳</translation>
    </message>
</context>
<context>
    <name>SandboxWords</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>카드 %Ln장</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand not set</source>
        <translation>손패 미정</translation>
    </message>
    <message>
        <source>Led · {hand}</source>
        <translation>선도 · {hand}</translation>
    </message>
    <message>
        <source>has led</source>
        <translation>선도</translation>
    </message>
    <message>
        <source>plays next</source>
        <translation>다음 차례</translation>
    </message>
    <message>
        <source>cards go here</source>
        <translation>카드를 여기에 놓음</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Place in the trick, next: {name}</source>
        <translation>트릭의 자리, 다음 차례: {name}</translation>
    </message>
    <message>
        <source>Place in the trick: {name}</source>
        <translation>트릭의 자리: {name}</translation>
    </message>
    <message>
        <source>In the trick, wins so far: {name}, {card}</source>
        <translation>트릭에서 지금까지 이기는 카드: {name}, {card}</translation>
    </message>
    <message>
        <source>In the trick: {name}, {card}</source>
        <translation>트릭에 있는 카드: {name}, {card}</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}</source>
        <translation>{card}, {count}장 중 {place}번째</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}, may be played</source>
        <translation>{card}, {count}장 중 {place}번째, 낼 수 있습니다</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}, not now</source>
        <translation>{card}, {count}장 중 {place}번째, 지금은 낼 수 없습니다</translation>
    </message>
    <message>
        <source>Hand: {name}</source>
        <translation>손패: {name}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>내 손패</translation>
    </message>
    <message>
        <source>Into the hand: {name}</source>
        <translation>손패에 놓기: {name}</translation>
    </message>
    <message>
        <source>Into your hand</source>
        <translation>내 손패에 놓기</translation>
    </message>
    <message>
        <source>Trumps and mode</source>
        <translation>으뜸 무늬와 방식</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>계약</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>인원</translation>
    </message>
    <message>
        <source>{suit}, Main Atas</source>
        <translation>{suit}, 마인 아타스</translation>
    </message>
    <message>
        <source>{suit}, Main Bawah</source>
        <translation>{suit}, 마인 바와</translation>
    </message>
    <message>
        <source>Led before</source>
        <translation>이미 먼저 나온 무늬</translation>
    </message>
    <message>
        <source>Before this trick</source>
        <translation>이 트릭 전까지</translation>
    </message>
    <message>
        <source>Trumps broken</source>
        <translation>으뜸패 깨짐</translation>
    </message>
    <message>
        <source>Hearts played</source>
        <translation>하트 깨짐</translation>
    </message>
    <message>
        <source>First trick over</source>
        <translation>첫 트릭 끝남</translation>
    </message>
    <message>
        <source>{name}, {card}</source>
        <translation>{name}, {card}</translation>
    </message>
    <message>
        <source>red</source>
        <comment>inside a list</comment>
        <translation>빨강</translation>
    </message>
    <message>
        <source>green</source>
        <comment>inside a list</comment>
        <translation>초록</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>inside a list</comment>
        <translation>노랑</translation>
    </message>
    <message>
        <source>black</source>
        <comment>inside a list</comment>
        <translation>검정</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>inside a list</comment>
        <translation>동전</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>inside a list</comment>
        <translation>컵</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>inside a list</comment>
        <translation>검</translation>
    </message>
    <message>
        <source>batons</source>
        <comment>inside a list</comment>
        <translation>곤봉</translation>
    </message>
    <message>
        <source>trumps</source>
        <comment>inside a list</comment>
        <translation>으뜸패</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>inside a list</comment>
        <translation>스페이드</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>inside a list</comment>
        <translation>하트</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>inside a list</comment>
        <translation>다이아몬드</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>inside a list</comment>
        <translation>클럽</translation>
    </message>
    <message>
        <source>the player at the bottom</source>
        <translation>아래쪽 플레이어</translation>
    </message>
    <message>
        <source>{card}, in the pack twice</source>
        <translation>{card}, 카드 더미에 두 장</translation>
    </message>
    <message>
        <source>{card}, in the pack</source>
        <translation>{card}, 카드 더미에 있음</translation>
    </message>
    <message>
        <source>{card}, played before</source>
        <translation>{card}, 이미 나온 카드</translation>
    </message>
    <message>
        <source>{card}, placed</source>
        <translation>{card}, 놓음</translation>
    </message>
    <message>
        <source>{card}: back in the pack.</source>
        <translation>{card}: 카드 더미로 되돌렸습니다.</translation>
    </message>
    <message>
        <source>{card}: in the trick, {name}.</source>
        <translation>{card}: 트릭, {name}.</translation>
    </message>
    <message>
        <source>{card}: {place}.</source>
        <translation>{card}: {place}.</translation>
    </message>
    <message>
        <source>Cards are played in order. Next: {name}</source>
        <translation>카드는 차례대로 냅니다. 다음: {name}</translation>
    </message>
    <message>
        <source>Everybody has played to this trick</source>
        <translation>이 트릭에는 모두 카드를 냈습니다</translation>
    </message>
    <message>
        <source>First choose who leads</source>
        <translation>먼저 낼 사람부터 고르세요</translation>
    </message>
    <message>
        <source>No card has this code: {code}</source>
        <translation>이런 코드의 카드는 없습니다: {code}</translation>
    </message>
    <message>
        <source>All cards of this kind lie there already</source>
        <translation>이 카드는 이미 거기에 있습니다</translation>
    </message>
    <message>
        <source>There is no text.</source>
        <translation>내용이 없습니다.</translation>
    </message>
    <message>
        <source>The text is too long for a position.</source>
        <translation>상황 코드로는 너무 깁니다.</translation>
    </message>
    <message>
        <source>A position begins with game and players, such as {example}.</source>
        <translation>상황 코드는 게임과 인원으로 시작합니다(예: {example}).</translation>
    </message>
    <message>
        <source>There is no such game: {word}</source>
        <translation>그런 게임은 없습니다: {word}</translation>
    </message>
    <message>
        <source>This game is not played by so many: {word}</source>
        <translation>할 수 없는 인원입니다: {word}</translation>
    </message>
    <message>
        <source>There is no such house rule, or not with this value: {word}</source>
        <translation>그런 변형 규칙이 없거나 값이 맞지 않습니다: {word}</translation>
    </message>
    <message>
        <source>There is no such field: {word}</source>
        <translation>그런 항목은 없습니다: {word}</translation>
    </message>
    <message>
        <source>This field cannot have this value: {word}</source>
        <translation>이 항목에 쓸 수 없는 값입니다: {word}</translation>
    </message>
    <message>
        <source>There is no such card: {word}</source>
        <translation>그런 카드는 없습니다: {word}</translation>
    </message>
    <message>
        <source>This card stands there too often: {word}</source>
        <translation>같은 카드가 너무 많습니다: {word}</translation>
    </message>
    <message>
        <source>More cards in the trick than players: {word}</source>
        <translation>트릭의 카드가 인원보다 많습니다: {word}</translation>
    </message>
    <message>
        <source>It is not said who leads to the trick (leader).</source>
        <translation>누가 먼저 냈는지(leader) 나와 있지 않습니다.</translation>
    </message>
    <message>
        <source>This code of a deal cannot be read.</source>
        <translation>이 판 코드를 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Not understood from here: {word}</source>
        <translation>여기부터 읽을 수 없습니다: {word}</translation>
    </message>
    <message>
        <source>Something is missing.</source>
        <translation>빠진 것이 있습니다.</translation>
    </message>
</context>
<context>
    <name>Sandboxes</name>
    <message>
        <source>Practice</source>
        <translation>연습</translation>
    </message>
    <message>
        <source>{game} {number}</source>
        <translation>{game} {number}</translation>
    </message>
</context>
<context>
    <name>SavedDialog</name>
    <message>
        <source>It could not be written to the disk. It is kept until the program ends.</source>
        <translation>디스크에 쓸 수 없었습니다. 프로그램을 끝낼 때까지만 남아 있습니다.</translation>
    </message>
    <message>
        <source>The saved positions could not be read. Nothing was deleted; the file is now called {name}.</source>
        <translation>저장한 상황을 읽을 수 없었습니다. 지운 것은 없습니다. 파일의 새 이름: {name}.</translation>
    </message>
    <message>
        <source>Saved positions</source>
        <translation>저장한 상황</translation>
    </message>
    <message>
        <source>Save this position</source>
        <translation>이 상황 저장</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>None is saved yet.</source>
        <translation>아직 저장한 상황이 없습니다.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Deal</source>
        <translation>판</translation>
    </message>
    <message>
        <source>Deals of this game</source>
        <translation>이 게임의 판별 기록</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message>
        <source>How many tricks will you take?</source>
        <translation>몇 트릭을 따겠습니까?</translation>
    </message>
    <message>
        <source>Rules {first} to {last}</source>
        <translation>규칙 {first}~{last}</translation>
    </message>
    <message>
        <source>Heard so far, in bidding order</source>
        <translation>지금까지의 예상, 순서대로</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>내 예상 승수</translation>
    </message>
    <message>
        <source>now</source>
        <comment>it is your turn to bid</comment>
        <translation>지금</translation>
    </message>
    <message>
        <source>Sluff</source>
        <translation>슬러프</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <comment>a bid</comment>
        <translation>
            <numerusform>%Ln트릭</numerusform>
        </translation>
    </message>
    <message>
        <source>Sluff, no trick</source>
        <translation>슬러프, 트릭 없음</translation>
    </message>
    <message>
        <source>Choose a number. 0 is a sluff: you undertake to win no trick at all.</source>
        <translation>숫자를 고르세요. 0은 슬러프: 한 트릭도 따지 않겠다는 선언입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s), so your team has bid {team}.</source>
        <translation>
            <numerusform>%Ln트릭이면 팀 예상은 {team}입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln partner(s) follow.</source>
        <comment>bid after you</comment>
        <translation>
            <numerusform>파트너 %Ln명이 뒤에 예상합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences</comment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>Of {tricks} tricks, {bid} would then be bid.</source>
        <translation>그러면 전체 예상은 {bid}승이고, 트릭은 모두 {tricks}개입니다.</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>what a button does</comment>
        <translation>예상하기</translation>
    </message>
    <message>
        <source>Bid {tricks}</source>
        <translation>{tricks}승 예상</translation>
    </message>
    <message>
        <source>Bid sluff</source>
        <translation>슬러프 선언</translation>
    </message>
    <message>
        <source>Now you.</source>
        <translation>지금 내 차례입니다.</translation>
    </message>
    <message>
        <source>{name}: not yet.</source>
        <translation>{name}: 예상 전.</translation>
    </message>
    <message>
        <source>{name}: {bid}.</source>
        <translation>{name}: {bid}.</translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}: your team gains %Ln point(s)</source>
        <translation>
            <numerusform>{deal}번째 판: 우리 팀 +%Ln점</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}: your team loses %Ln point(s)</source>
        <translation>
            <numerusform>{deal}번째 판: 우리 팀 −%Ln점</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {deal}: nothing for your team</source>
        <translation>{deal}번째 판: 우리 팀 0점</translation>
    </message>
    <message>
        <source>{name} {taken} / {bid}</source>
        <translation>{name} {taken}&#xa0;/&#xa0;{bid}</translation>
    </message>
    <message>
        <source>Sluff: +50 for your team if you take no trick, −50 if you take any. Your team&apos;s bid stays {team}.</source>
        <translation>슬러프: 한 트릭도 따지 않으면 팀에 +50, 한 트릭이라도 따면 −50. 팀 예상은 그대로 {team}입니다.</translation>
    </message>
    <message>
        <source>A bid that is made scores 10 for each trick bid and 1 for each beyond, else 0. Each sluff: +50 or −50.</source>
        <translation>팀 예상을 채우면 예상 1승에 10점, 초과 트릭마다 1점. 못 채우면 0점. 슬러프 성공&#xa0;+50, 실패&#xa0;−50.</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>실제</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>head of a column</comment>
        <translation>예상</translation>
    </message>
    <message>
        <source>Bid of {bid} made: {points}</source>
        <translation>예상 {bid} 달성: {points}</translation>
    </message>
    <message>
        <source>Bid of {bid} missed: 0</source>
        <translation>예상 {bid} 미달: 0</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s) more: {points}</source>
        <translation>
            <numerusform>초과 %Ln트릭: {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Sluff kept by {name}: {points}</source>
        <translation>{name} 슬러프 성공: {points}</translation>
    </message>
    <message>
        <source>Sluff failed by {name}: {points}</source>
        <translation>{name} 슬러프 실패: {points}</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between reasons for points</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>{team}: bid {bid}, took {taken}, this deal {score}, total {total}.</source>
        <translation>{team}: 예상 {bid}, 실제 {taken}, 이번 판 {score}, 합계 {total}.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between players</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Taken / bid: {players}</source>
        <translation>실제 / 예상: {players}</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>다음 딜러: 나</translation>
    </message>
    <message>
        <source>Next dealer: {name}</source>
        <translation>다음 딜러: {name}</translation>
    </message>
    <message>
        <source>The game is a draw</source>
        <translation>무승부입니다</translation>
    </message>
    <message>
        <source>Your team wins the game</source>
        <translation>우리 팀이 이겼습니다</translation>
    </message>
    <message>
        <source>The other team wins the game</source>
        <translation>상대 팀이 이겼습니다</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln deal(s). The team with the higher total wins.</source>
        <translation>
            <numerusform>%Ln판을 마쳤습니다. 합계가 더 높은 팀이 이깁니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoringWords</name>
    <message numerus="yes">
        <source>Bid %Ln trick(s)</source>
        <translation>
            <numerusform>%Ln승 예상</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid no tricks</source>
        <translation>0승 예상</translation>
    </message>
    <message>
        <source>If it is the highest bid, spades are trumps. The card comes back to your hand.</source>
        <translation>예상이 가장 높으면 스페이드가 으뜸 무늬가 됩니다. 카드는 손패로 돌아옵니다.</translation>
    </message>
    <message>
        <source>If it is the highest bid, hearts are trumps. The card comes back to your hand.</source>
        <translation>예상이 가장 높으면 하트가 으뜸 무늬가 됩니다. 카드는 손패로 돌아옵니다.</translation>
    </message>
    <message>
        <source>If it is the highest bid, diamonds are trumps. The card comes back to your hand.</source>
        <translation>예상이 가장 높으면 다이아몬드가 으뜸 무늬가 됩니다. 카드는 손패로 돌아옵니다.</translation>
    </message>
    <message>
        <source>If it is the highest bid, clubs are trumps. The card comes back to your hand.</source>
        <translation>예상이 가장 높으면 클럽이 으뜸 무늬가 됩니다. 카드는 손패로 돌아옵니다.</translation>
    </message>
    <message>
        <source>Lay it face down</source>
        <translation>뒷면으로 내려놓기</translation>
    </message>
    <message>
        <source>The bids make exactly 13</source>
        <translation>예상 승수의 합이 정확히 13입니다</translation>
    </message>
    <message>
        <source>{terms}: as many as there are tricks. You decide for all four. Spades are trumps either way.</source>
        <translation>{terms}: 전체 트릭 수와 같습니다. 네 사람의 예상 승수를 결정하세요. 으뜸 무늬는 어느 쪽이든 스페이드입니다.</translation>
    </message>
    <message>
        <source>{terms}: as many as there are tricks. You decide for all four. Hearts are trumps either way.</source>
        <translation>{terms}: 전체 트릭 수와 같습니다. 네 사람의 예상 승수를 결정하세요. 으뜸 무늬는 어느 쪽이든 하트입니다.</translation>
    </message>
    <message>
        <source>{terms}: as many as there are tricks. You decide for all four. Diamonds are trumps either way.</source>
        <translation>{terms}: 전체 트릭 수와 같습니다. 네 사람의 예상 승수를 결정하세요. 으뜸 무늬는 어느 쪽이든 다이아몬드입니다.</translation>
    </message>
    <message>
        <source>{terms}: as many as there are tricks. You decide for all four. Clubs are trumps either way.</source>
        <translation>{terms}: 전체 트릭 수와 같습니다. 네 사람의 예상 승수를 결정하세요. 으뜸 무늬는 어느 쪽이든 클럽입니다.</translation>
    </message>
    <message>
        <source>was {bid}</source>
        <translation>이전 {bid}</translation>
    </message>
    <message>
        <source>{total} bid for 13 tricks.</source>
        <translation>전체 13트릭, 예상 승수의 합 {total}.</translation>
    </message>
    <message numerus="yes">
        <source>A bid of −1 costs at least %Ln point(s).</source>
        <translation>
            <numerusform>예상 승수가 −1이 되면 누구든 적어도 %Ln점을 잃습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise every bid by 1</source>
        <translation>모두 1승 올리기</translation>
    </message>
    <message>
        <source>Lower every bid by 1</source>
        <translation>모두 1승 내리기</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>규칙 {rule}</translation>
    </message>
    <message>
        <source>Taking exactly your bid scores it. Each trick above is −1, each below −2.</source>
        <translation>예상이 정확하면 예상 승수만큼 얻습니다. 넘긴 트릭마다 −1점, 모자란 트릭마다 −2점입니다.</translation>
    </message>
    <message>
        <source>Taking exactly your bid scores it. Each trick below is −1, each above −2.</source>
        <translation>예상이 정확하면 예상 승수만큼 얻습니다. 모자란 트릭마다 −1점, 넘긴 트릭마다 −2점입니다.</translation>
    </message>
    <message>
        <source>Each trick above your bid is {gain}, each below −1.</source>
        <translation>예상 승수를 넘긴 트릭마다 {gain}점, 모자란 트릭마다 −1점입니다.</translation>
    </message>
    <message>
        <source>Each trick below your bid is {gain}, each above −1. A bid of 0 without a trick is +5.</source>
        <translation>예상 승수에 모자란 트릭마다 {gain}점, 넘긴 트릭마다 −1점입니다. 0승을 예상하고 하나도 따지 않으면 +5점입니다.</translation>
    </message>
    <message>
        <source>Each trick below your bid is {gain}, each above −1.</source>
        <translation>예상 승수에 모자란 트릭마다 {gain}점, 넘긴 트릭마다 −1점입니다.</translation>
    </message>
    <message>
        <source>{mode}: {formula}</source>
        <translation>{mode}: {formula}</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>예상 승수</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>실제 승수</translation>
    </message>
    <message>
        <source>You have the lowest total and deal next.</source>
        <translation>다음 딜러: 나 (합계가 가장 낮음)</translation>
    </message>
    <message>
        <source>Lowest total, and so next dealer: {name}</source>
        <translation>다음 딜러: {name} (합계가 가장 낮음)</translation>
    </message>
    <message>
        <source>Equal lowest totals. Next dealer: {name}</source>
        <translation>가장 낮은 합계가 같습니다. 다음 딜러: {name}</translation>
    </message>
    <message>
        <source>{name}: bid {bid}, took {taken}, this deal {score}, total {total}.</source>
        <translation>{name}: 예상 승수 {bid}, 실제 승수 {taken}, 이번 판 {score}점, 합계 {total}점.</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>{text}.</source>
        <translation>{text}.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Taken back</source>
        <translation>물렀습니다</translation>
    </message>
    <message>
        <source>The cards that are left cannot be dealt so that this trick is possible</source>
        <translation>남은 카드를 어떻게 나눠도 이 트릭은 나올 수 없습니다</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Reset</source>
        <translation>초기화</translation>
    </message>
    <message>
        <source>Reset: {page}</source>
        <translation>초기화: {page}</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Reset all settings?</source>
        <translation>모든 설정을 초기화할까요?</translation>
    </message>
    <message>
        <source>Language and ledger stay as they are. No game is changed.</source>
        <translation>언어와 전적은 그대로 둡니다. 게임은 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>모두 초기화</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>게임으로 돌아가기</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>테이블과 카드</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>플레이</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>게임 중 도움</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>키보드</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>접근성</translation>
    </message>
    <message>
        <source>Ledger file</source>
        <translation>전적 파일</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>모든 설정 초기화</translation>
    </message>
    <message>
        <source>About Cardgui</source>
        <translation>Cardgui 정보</translation>
    </message>
</context>
<context>
    <name>SharedDeal</name>
    <message>
        <source>What was copied holds no code of a deal, or it was cut short.</source>
        <translation>복사한 내용에 판 코드가 없거나, 코드가 잘려 있습니다.</translation>
    </message>
    <message>
        <source>The code comes from a newer version of Cardgui.</source>
        <translation>더 새로운 버전의 Cardgui에서 만든 코드입니다.</translation>
    </message>
    <message>
        <source>No deal to open</source>
        <translation>열 수 있는 판이 없습니다</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>{game}, deal {deal}. You get the same cards, and play on from there.</source>
        <translation>{game}, {deal}번째 판. 같은 카드를 받아 거기서부터 이어서 합니다.</translation>
    </message>
    <message>
        <source>Play this deal?</source>
        <translation>이 판을 시작할까요?</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>시작하기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>SheetPanel</name>
    <message>
        <source>Score sheet</source>
        <translation>점수표</translation>
    </message>
    <message>
        <source>No deal has ended yet.</source>
        <translation>아직 끝난 판이 없습니다.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Play</source>
        <translation>게임하기</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>배우기</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>전적</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Not saving</source>
        <translation>저장 안 됨</translation>
    </message>
    <message>
        <source>Games are not saved: this session is kept until you quit.</source>
        <translation>게임이 저장되지 않습니다. 이번 기록은 프로그램을 끝낼 때까지만 유지됩니다.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Language: {name}</source>
        <translation>언어: {name}</translation>
    </message>
</context>
<context>
    <name>SilenceNote</name>
    <message>
        <source>No sound can be played: miniaudio, the package that plays sounds, is missing or damaged.</source>
        <translation>소리를 낼 수 없습니다. 소리를 재생하는 패키지 miniaudio가 없거나 손상되었습니다.</translation>
    </message>
    <message>
        <source>No sound can be played: this computer has no sound device that can be used now.</source>
        <translation>소리를 낼 수 없습니다. 이 컴퓨터에 지금 쓸 수 있는 소리 장치가 없습니다.</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>The first deal is under way.</source>
        <translation>첫 번째 판이 진행 중입니다.</translation>
    </message>
    <message>
        <source>You share the lead with {score}.</source>
        <translation>현재 {score}, 공동 1위입니다.</translation>
    </message>
    <message>
        <source>You lead with {score}.</source>
        <translation>현재 {score}, 앞서고 있습니다.</translation>
    </message>
    <message>
        <source>You are behind with {score}.</source>
        <translation>현재 {score}, 뒤지고 있습니다.</translation>
    </message>
    <message>
        <source>You are {rank} with {score}.</source>
        <translation>현재 {score}, {rank}입니다.</translation>
    </message>
</context>
<context>
    <name>StatisticsFilter</name>
    <message>
        <source>Against random play</source>
        <translation>상대: 무작위</translation>
    </message>
    <message>
        <source>Against learners</source>
        <translation>상대: 초급</translation>
    </message>
    <message>
        <source>Against steady players</source>
        <translation>상대: 중급</translation>
    </message>
    <message>
        <source>Against experts</source>
        <translation>상대: 고급</translation>
    </message>
    <message>
        <source>Against several levels</source>
        <translation>상대: 여러 난이도</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>모든 상대</translation>
    </message>
    <message>
        <source>Played by the computer</source>
        <translation>컴퓨터끼리</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>모든 규칙</translation>
    </message>
    <message>
        <source>{title}: {rules}</source>
        <translation>{title}: {rules}</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>전체 기간</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>최근 30일</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>최근 90일</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>최근 12개월</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>기간</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>상대</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Ledger</source>
        <translation>전적</translation>
    </message>
    <message>
        <source>No deal of these games has ended yet.</source>
        <translation>조건에 맞는 끝난 판이 아직 없습니다.</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>You won with the {card}</source>
        <translation>나: {card} 카드로 획득</translation>
    </message>
    <message>
        <source>{name} won with the {card}</source>
        <translation>{name} 님: {card} 카드로 획득</translation>
    </message>
    <message numerus="yes">
        <source>Bid: %Ln</source>
        <comment>a number of tricks</comment>
        <translation>
            <numerusform>예상: %Ln승</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid: {action}</source>
        <translation>예상: {action}</translation>
    </message>
    <message>
        <source>Raised every bid by 1</source>
        <translation>모두 1승 올림</translation>
    </message>
    <message>
        <source>Lowered every bid by 1</source>
        <translation>모두 1승 내림</translation>
    </message>
    <message>
        <source>Declared: {action}</source>
        <translation>선언: {action}</translation>
    </message>
    <message>
        <source>Declared: nothing</source>
        <translation>베르치콜라: 선언하지 않음</translation>
    </message>
    <message numerus="yes">
        <source>Declared: %Ln verzicola/verzicole</source>
        <translation>
            <numerusform>베르치콜라: %Ln개 선언</numerusform>
        </translation>
    </message>
    <message>
        <source>Discarded: {action}</source>
        <translation>버리기: {action}</translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <translation>{name}: {action}</translation>
    </message>
    <message numerus="yes">
        <source>{score} resto/resti</source>
        <translation>
            <numerusform>{score}레스토</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{score} point(s)</source>
        <translation>
            <numerusform>{score}점</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SubjectsCard</name>
    <message>
        <source>Every number opens the deals behind it.</source>
        <translation>숫자를 누르면 해당하는 판이 열립니다.</translation>
    </message>
    <message>
        <source>middle half of the deals</source>
        <translation>판의 가운데 절반</translation>
    </message>
    <message>
        <source>{subject}: {who}</source>
        <translation>{subject}: {who}</translation>
    </message>
    <message>
        <source>The average score of these deals, and how many there were.</source>
        <translation>이 판들의 평균 점수와 판 수입니다.</translation>
    </message>
    <message>
        <source>{mean}, deals: {number}</source>
        <translation>{mean}, {number}판</translation>
    </message>
    <message>
        <source>{mean}, deals: {number}, few</source>
        <translation>{mean}, {number}판 (적음)</translation>
    </message>
</context>
<context>
    <name>SuitNames</name>
    <message>
        <source>spades</source>
        <comment>inside a sentence</comment>
        <translation>스페이드</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>inside a sentence</comment>
        <translation>하트</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>inside a sentence</comment>
        <translation>다이아몬드</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>inside a sentence</comment>
        <translation>클럽</translation>
    </message>
    <message>
        <source>red cards</source>
        <comment>inside a sentence</comment>
        <translation>빨강</translation>
    </message>
    <message>
        <source>green cards</source>
        <comment>inside a sentence</comment>
        <translation>초록</translation>
    </message>
    <message>
        <source>yellow cards</source>
        <comment>inside a sentence</comment>
        <translation>노랑</translation>
    </message>
    <message>
        <source>black cards</source>
        <comment>inside a sentence</comment>
        <translation>검정</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>inside a sentence</comment>
        <translation>동전</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>inside a sentence</comment>
        <translation>컵</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>inside a sentence</comment>
        <translation>검</translation>
    </message>
    <message>
        <source>batons</source>
        <comment>inside a sentence</comment>
        <translation>곤봉</translation>
    </message>
    <message>
        <source>trumps</source>
        <comment>inside a sentence</comment>
        <translation>으뜸패</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Take back</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Play the rest</source>
        <translation>나머지 자동으로 내기</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>직전 트릭</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>점수표</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>지금까지의 진행</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Leave the practice</source>
        <translation>연습 끝내기</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>느리게</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>보통</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>빠르게</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>즉시</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>손패 정렬</translation>
    </message>
    <message>
        <source>Suits together, high to low</source>
        <translation>무늬별로 높은 카드부터</translation>
    </message>
    <message>
        <source>Colors together, high to low</source>
        <translation>색별로 높은 카드부터</translation>
    </message>
    <message>
        <source>Suits together, low to high</source>
        <translation>무늬별로 낮은 카드부터</translation>
    </message>
    <message>
        <source>Colors together, low to high</source>
        <translation>색별로 낮은 카드부터</translation>
    </message>
    <message>
        <source>Trumps first</source>
        <translation>으뜸패 먼저</translation>
    </message>
    <message>
        <source>Red and black by turns</source>
        <translation>빨강과 검정 번갈아</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>무늬와 관계없이 높은 카드부터</translation>
    </message>
    <message>
        <source>Wait for me after each trick</source>
        <translation>트릭이 끝날 때마다 기다리기</translation>
    </message>
    <message>
        <source>Raise cards that can be played</source>
        <translation>낼 수 있는 카드 올리기</translation>
    </message>
    <message>
        <source>Dim cards that cannot</source>
        <translation>낼 수 없는 카드 흐리게 하기</translation>
    </message>
    <message>
        <source>Explain refused cards</source>
        <translation>낼 수 없는 이유 설명</translation>
    </message>
    <message>
        <source>Allow taking back</source>
        <translation>무르기 허용</translation>
    </message>
    <message>
        <source>Show points on cards</source>
        <translation>카드에 점수 표시</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>전체 화면</translation>
    </message>
    <message>
        <source>Leave the table; the game is kept</source>
        <translation>테이블 나가기(게임은 저장됨)</translation>
    </message>
    <message>
        <source>Abandon this game…</source>
        <translation>이 게임 포기하기…</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>게임 중 도움</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>튜터</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>Card sounds</source>
        <translation>카드 소리</translation>
    </message>
    <message>
        <source>Sound at my turn</source>
        <translation>내 차례를 소리로 알림</translation>
    </message>
    <message>
        <source>Volume {percent}%</source>
        <translation>음량 {percent}%</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Table and cards</source>
        <translation>테이블과 카드</translation>
    </message>
    <message>
        <source>Table look</source>
        <translation>테이블 모양</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>대비</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>부드럽게</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>강하게</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>질감</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>매끄럽게</translation>
    </message>
    <message>
        <source>Woven</source>
        <translation>천처럼</translation>
    </message>
    <message>
        <source>Color temperature</source>
        <translation>색온도</translation>
    </message>
    <message>
        <source>Cool</source>
        <translation>차갑게</translation>
    </message>
    <message>
        <source>Warm</source>
        <translation>따뜻하게</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>System</source>
        <translation>시스템</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>움직임 속도</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>느리게</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>보통</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>빠르게</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>즉시</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>Card sounds</source>
        <translation>카드 소리</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>음량</translation>
    </message>
    <message>
        <source>Sound at my turn</source>
        <translation>내 차례를 소리로 알림</translation>
    </message>
    <message>
        <source>Card design</source>
        <translation>카드 디자인</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>기본</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>큰 글자</translation>
    </message>
    <message>
        <source>Four colors</source>
        <translation>네 가지 색</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>고대비</translation>
    </message>
    <message>
        <source>Show points on cards</source>
        <translation>카드에 점수 표시</translation>
    </message>
    <message>
        <source>Counting cards of Minchiate have a ring.</source>
        <translation>밍키아테의 점수 카드에 고리 표시가 붙습니다.</translation>
    </message>
</context>
<context>
    <name>TablePreview</name>
    <message>
        <source>Preview</source>
        <translation>미리보기</translation>
    </message>
    <message>
        <source>Your turn. Follow hearts</source>
        <translation>내 차례: 하트를 내세요</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Abandon this game?</source>
        <translation>이 게임을 포기할까요?</translation>
    </message>
    <message>
        <source>It stays in the score ledger, and you can take it up again there.</source>
        <translation>게임은 전적에 남아 있으며, 전적에서 다시 이어 할 수 있습니다.</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>포기하기</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>Choose it again to play it</source>
        <translation>다시 고르면 냅니다</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>딜러</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>게임 결정자</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>생각 중</translation>
    </message>
    <message>
        <source>on your left</source>
        <translation>왼쪽</translation>
    </message>
    <message>
        <source>opposite you</source>
        <translation>맞은편</translation>
    </message>
    <message>
        <source>on your right</source>
        <translation>오른쪽</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>{number}번 자리</translation>
    </message>
    <message>
        <source>{list}.</source>
        <comment>a list of a player&apos;s name, place and roles</comment>
        <translation>{list}.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>inside a list</comment>
        <translation>딜러</translation>
    </message>
    <message>
        <source>declarer</source>
        <comment>inside a list</comment>
        <translation>게임 결정자</translation>
    </message>
    <message>
        <source>To play.</source>
        <comment>this player is expected to do something now</comment>
        <translation>지금 차례입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s) taken.</source>
        <translation>
            <numerusform>%Ln트릭 획득.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s).</source>
        <translation>
            <numerusform>카드 %Ln장.</numerusform>
        </translation>
    </message>
    <message>
        <source>{tricks}, won by: {name}. Show the last trick</source>
        <translation>{tricks}, 딴 사람: {name}. 직전 트릭 보기</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Ln트릭</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>{deals}판 중 {deal}번째</translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks}</source>
        <translation>{tricks}트릭 중 {trick}번째</translation>
    </message>
    <message>
        <source>Trick {trick}</source>
        <translation>{trick}번째 트릭</translation>
    </message>
    <message>
        <source>{deal} · {trick}</source>
        <translation>{deal} · {trick}</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>시계 방향</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>시계 반대 방향</translation>
    </message>
    <message>
        <source>This deal goes clockwise</source>
        <translation>이번 판은 시계 방향으로 진행합니다</translation>
    </message>
    <message>
        <source>This deal goes counter-clockwise</source>
        <translation>이번 판은 시계 반대 방향으로 진행합니다</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}, {state}.</source>
        <translation>{card}, {count}장 중 {place}번째, {state}.</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}.</source>
        <translation>{card}, {count}장 중 {place}번째.</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>낼 수 있습니다</translation>
    </message>
    <message>
        <source>not now: {reason}</source>
        <translation>지금은 낼 수 없습니다: {reason}</translation>
    </message>
    <message>
        <source>The {card} cannot be played now</source>
        <translation>{card} 카드는 지금 낼 수 없습니다</translation>
    </message>
    <message>
        <source>Led</source>
        <translation>선도</translation>
    </message>
    <message>
        <source>{name} leads the {card}.</source>
        <translation>{name} 님이 {card} 카드를 먼저 냈습니다.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name} 님이 {card} 카드를 냈습니다.</translation>
    </message>
    <message>
        <source>You lead the {card}.</source>
        <translation>내가 {card} 카드를 먼저 냈습니다.</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>내가 {card} 카드를 냈습니다.</translation>
    </message>
    <message>
        <source>{name} leads face down.</source>
        <translation>{name} 님이 카드를 뒷면으로 먼저 냈습니다.</translation>
    </message>
    <message>
        <source>{name} plays face down.</source>
        <translation>{name} 님이 카드를 뒷면으로 냈습니다.</translation>
    </message>
    <message>
        <source>Turned up: {cards}.</source>
        <translation>공개된 카드: {cards}.</translation>
    </message>
    <message>
        <source>No card has been played to this trick.</source>
        <translation>이번 트릭에 아직 나온 카드가 없습니다.</translation>
    </message>
    <message>
        <source>{name}: a card face down</source>
        <translation>{name}: 뒷면 카드 한 장</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>In the trick: {list}.</source>
        <translation>이번 트릭의 카드: {list}.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the cards of a trick</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation>내가 트릭을 땄습니다.</translation>
    </message>
    <message>
        <source>{name} wins the trick.</source>
        <translation>{name} 님이 트릭을 땄습니다.</translation>
    </message>
    <message>
        <source>Deal {deal}. Dealer: {name}.</source>
        <translation>{deal}번째 판. 딜러: {name}.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>물렀습니다.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>테이블</translation>
    </message>
</context>
<context>
    <name>TeamSheet</name>
    <message>
        <source>Your team</source>
        <translation>우리 팀</translation>
    </message>
    <message>
        <source>Other team</source>
        <translation>상대 팀</translation>
    </message>
    <message>
        <source>Taken / bid</source>
        <translation>실제 / 예상</translation>
    </message>
    <message>
        <source>Sluffs</source>
        <translation>슬러프</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>이번 판</translation>
    </message>
    <message>
        <source>{team}: bid {bid}, took {taken}, score {score}, total {total}.</source>
        <translation>{team}: 예상 {bid}, 실제 {taken}, 점수 {score}, 합계 {total}.</translation>
    </message>
    <message>
        <source>Deal {deal}.</source>
        <translation>{deal}번째 판.</translation>
    </message>
    <message>
        <source>{taken} / {bid}</source>
        <translation>{taken} / {bid}</translation>
    </message>
    <message>
        <source>{kept} of {sluffs}: {points}</source>
        <translation>{sluffs}명 중 {kept}명 성공: {points}</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>Games</source>
        <translation>게임 수</translation>
    </message>
    <message>
        <source>Games played to the end.</source>
        <translation>끝까지 한 게임입니다.</translation>
    </message>
    <message>
        <source>Deals: {number}</source>
        <translation>판 수: {number}</translation>
    </message>
    <message>
        <source>All deals that were played out, those of unfinished games too.</source>
        <translation>끝까지 한 모든 판입니다. 끝나지 않은 게임의 판도 포함합니다.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>판 수</translation>
    </message>
    <message>
        <source>Won: {number}</source>
        <translation>승리: {number}</translation>
    </message>
    <message>
        <source>Games with nobody ahead of you; a shared first place counts.</source>
        <translation>나보다 앞선 사람이 없는 게임입니다. 공동 1위도 포함합니다.</translation>
    </message>
    <message>
        <source>Won games</source>
        <translation>이긴 게임</translation>
    </message>
    <message>
        <source>Most wins in a row: {longest}, now {current}</source>
        <translation>최다 연승: {longest}, 지금 {current}</translation>
    </message>
    <message>
        <source>Games won one after the other, by the time they began.</source>
        <translation>시작한 순서로 잇달아 이긴 게임입니다.</translation>
    </message>
    <message>
        <source>{mean} (few)</source>
        <translation>{mean} (적음)</translation>
    </message>
    <message>
        <source>Half of them: {low} to {high}</source>
        <translation>가운데 절반: {low} ~ {high}</translation>
    </message>
    <message>
        <source>A quarter lie at or below the first number, a quarter at or above the second.</source>
        <translation>4분의 1은 첫 번째 수 이하, 4분의 1은 두 번째 수 이상입니다.</translation>
    </message>
    <message>
        <source>Best: {score}</source>
        <translation>최고: {score}</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>최고</translation>
    </message>
    <message>
        <source>Worst: {score}</source>
        <translation>최저: {score}</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>최저</translation>
    </message>
    <message>
        <source>The average of your final scores in games played to the end.</source>
        <translation>끝까지 한 게임의 내 최종 점수 평균입니다.</translation>
    </message>
    <message>
        <source>The average of your side&apos;s final scores in games played to the end.</source>
        <translation>끝까지 한 게임의 우리 팀 최종 점수 평균입니다.</translation>
    </message>
    <message>
        <source>Average a game</source>
        <translation>게임당 평균</translation>
    </message>
    <message>
        <source>The average of what a deal brought you.</source>
        <translation>한 판에서 얻은 점수의 평균입니다.</translation>
    </message>
    <message>
        <source>The average of what a deal brought your side.</source>
        <translation>한 판에서 우리 팀이 얻은 점수의 평균입니다.</translation>
    </message>
    <message>
        <source>Average a deal</source>
        <translation>판당 평균</translation>
    </message>
    <message>
        <source>Won and lost</source>
        <translation>승패</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>순위</translation>
    </message>
    <message>
        <source>Equal scores share the better place.</source>
        <translation>점수가 같으면 더 높은 순위를 함께 가집니다.</translation>
    </message>
    <message>
        <source>{place}: {number}</source>
        <translation>{place}: {number}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>승</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>패</translation>
    </message>
    <message>
        <source>Above zero (çıktı): {out}, others (battı): {sunk}</source>
        <translation>플러스 (츠크트): {out}, 마이너스 (바트): {sunk}</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{whole}번 중 {part}번</translation>
    </message>
    <message>
        <source>{least} to {greatest}</source>
        <translation>{least} ~ {greatest}</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>{deal} · {part}</source>
        <translation>{deal} · {part}</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>테이블 나가기</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>메뉴</translation>
    </message>
    <message>
        <source>Not saving</source>
        <translation>저장 안 됨</translation>
    </message>
</context>
<context>
    <name>TrickList</name>
    <message>
        <source>{text}. Cost about {points}</source>
        <translation>{text}. 손해 약 {points}점</translation>
    </message>
</context>
<context>
    <name>Truf</name>
    <message>
        <source>Main Atas</source>
        <translation>마인 아타스</translation>
    </message>
    <message>
        <source>Main Bawah</source>
        <translation>마인 바와</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>스페이드</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>하트</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>다이아몬드</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>클럽</translation>
    </message>
    <message>
        <source>Truf, {deals} deals</source>
        <translation>트루프, {deals}판</translation>
    </message>
    <message>
        <source>Scoring {letter}, factor {factor}</source>
        <translation>점수 계산법 {letter}, 배수 {factor}</translation>
    </message>
    <message>
        <source>Scoring {letter}</source>
        <translation>점수 계산법 {letter}</translation>
    </message>
    <message>
        <source>{taken} / {bid}</source>
        <translation>{taken} / {bid}</translation>
    </message>
    <message>
        <source>Deal {deal}: {mode}, trumps {suit}, declarer {name}</source>
        <translation>{deal}번째 판: {mode}, 으뜸 무늬 {suit}, 게임 결정자 {name}</translation>
    </message>
    <message>
        <source>Truf</source>
        <translation>트루프</translation>
    </message>
    <message>
        <source>Indonesia</source>
        <translation>인도네시아</translation>
    </message>
    <message>
        <source>Bid with a card: its rank is your promise, its suit may be trumps.</source>
        <translation>카드 한 장으로 승수를 예상합니다. 숫자는 예상 승수, 무늬는 으뜸 무늬 후보입니다.</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4명</translation>
    </message>
    <message>
        <source>13 deals, 40 min</source>
        <translation>13판, 40분</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>게임 결정자</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>으뜸 무늬</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>방식</translation>
    </message>
    <message>
        <source>Small figures: taken / bid</source>
        <translation>작은 숫자: 실제 승수 / 예상 승수</translation>
    </message>
</context>
<context>
    <name>TrufFigures</name>
    <message>
        <source>What a deal brought you, by mode</source>
        <translation>방식별 판당 점수</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>방식</translation>
    </message>
    <message>
        <source>You declared</source>
        <translation>내가 결정</translation>
    </message>
    <message>
        <source>Others declared</source>
        <translation>다른 사람이 결정</translation>
    </message>
    <message>
        <source>Bids kept</source>
        <translation>예상 달성</translation>
    </message>
    <message>
        <source>Deals in which you took at least your bid in Main Atas, or at most your bid in Main Bawah.</source>
        <translation>마인 아타스에서는 예상 승수 이상, 마인 바와에서는 예상 승수 이하를 딴 판입니다.</translation>
    </message>
    <message>
        <source>Exact bids</source>
        <translation>정확한 예상</translation>
    </message>
    <message>
        <source>Deals in which you took exactly as many tricks as you bid.</source>
        <translation>예상 승수만큼 정확히 딴 판입니다.</translation>
    </message>
    <message>
        <source>Average bid</source>
        <translation>평균 예상</translation>
    </message>
    <message>
        <source>The average of your final bids, after any raising or lowering.</source>
        <translation>올리거나 내린 뒤의 최종 예상 승수 평균입니다.</translation>
    </message>
</context>
<context>
    <name>TrufOptions</name>
    <message>
        <source>Rule {rule}</source>
        <translation>규칙 {rule}</translation>
    </message>
    <message>
        <source>As A, and gains count {factor} times.</source>
        <translation>A와 같고, 얻은 점수는 {factor}배가 됩니다.</translation>
    </message>
    <message>
        <source>Main Atas: each trick above your bid is +1, below it −1. Main Bawah: the other way round.</source>
        <translation>마인 아타스: 예상 승수를 넘긴 트릭마다 +1점, 모자란 트릭마다 −1점. 마인 바와는 그&#xa0;반대입니다.</translation>
    </message>
    <message>
        <source>As A, and in Main Bawah a bid of 0 that takes no trick is +5.</source>
        <translation>A와 같고, 마인 바와에서 0승을 예상하고 하나도 따지 않으면 +5점입니다.</translation>
    </message>
    <message>
        <source>As A, gains count {factor} times, and in Main Bawah a bid of 0 that takes no trick is +5.</source>
        <translation>A와 같고, 얻은 점수는 {factor}배가 됩니다. 마인 바와에서 0승을 예상하고 하나도 따지 않으면 +5점입니다.</translation>
    </message>
    <message>
        <source>An exact bid scores its number. Other tricks cost 1 each, on the bad side 2 each.</source>
        <translation>예상이 정확하면 예상 승수만큼 얻습니다. 벗어난 트릭마다 −1점, 불리한 쪽이면 −2점입니다.</translation>
    </message>
    <message>
        <source>bid {bid}, took {taken}</source>
        <translation>예상 {bid}, 실제 {taken}</translation>
    </message>
    <message numerus="yes">
        <source>About %Ln minute(s).</source>
        <translation>
            <numerusform>약 %Ln분 걸립니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>점수 계산법</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>Zero bonus</source>
        <translation>0승 보너스</translation>
    </message>
    <message>
        <source>Multiplied</source>
        <translation>배수</translation>
    </message>
    <message>
        <source>B and C</source>
        <translation>B + C</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>정확</translation>
    </message>
    <message>
        <source>Scoring {letter}: {name}</source>
        <translation>점수 계산법 {letter}: {name}</translation>
    </message>
    <message>
        <source>Factor for gains</source>
        <translation>얻은 점수의 배수</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>판 수</translation>
    </message>
</context>
<context>
    <name>TrufWhy</name>
    <message>
        <source>Bid {bid}, taken {taken}: exactly the bid.</source>
        <translation>예상 {bid}, 실제 {taken}: 예상 승수와 정확히 같습니다.</translation>
    </message>
    <message>
        <source>Bid {bid}, taken {taken}: exactly the bid, which scores the bid.</source>
        <translation>예상 {bid}, 실제 {taken}: 정확히 맞아 예상 승수만큼 점수를 얻습니다.</translation>
    </message>
    <message>
        <source>Bid {bid}, taken {taken}: no trick on a bid of 0 in Main Bawah.</source>
        <translation>예상 {bid}, 실제 {taken}: 마인 바와에서 0승 예상을 정확히 맞혔습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Bid {bid}, taken {taken}: %Ln trick(s) above the bid.</source>
        <translation>
            <numerusform>예상 {bid}, 실제 {taken}: 예상보다 %Ln트릭 많습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bid {bid}, taken {taken}: %Ln trick(s) below the bid.</source>
        <translation>
            <numerusform>예상 {bid}, 실제 {taken}: 예상보다 %Ln트릭 적습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} of {bid} bid</source>
        <translation>예상 {bid}승 중 {place}승째</translation>
    </message>
    <message>
        <source>{place} of {bid} allowed</source>
        <translation>예상 {bid}승 중 {place}승째</translation>
    </message>
    <message>
        <source>above the bid</source>
        <translation>예상 초과</translation>
    </message>
</context>
<context>
    <name>TrufWords</name>
    <message>
        <source>Truf</source>
        <translation>트루프</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>승수 예상</translation>
    </message>
    <message>
        <source>Bids turned up</source>
        <translation>예상 승수 공개</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>으뜸 무늬</translation>
    </message>
    <message>
        <source>Trumps: spades</source>
        <translation>으뜸 무늬: 스페이드</translation>
    </message>
    <message>
        <source>Trumps: hearts</source>
        <translation>으뜸 무늬: 하트</translation>
    </message>
    <message>
        <source>Trumps: diamonds</source>
        <translation>으뜸 무늬: 다이아몬드</translation>
    </message>
    <message>
        <source>Trumps: clubs</source>
        <translation>으뜸 무늬: 클럽</translation>
    </message>
    <message>
        <source>Main Atas</source>
        <translation>마인 아타스</translation>
    </message>
    <message>
        <source>Main Bawah</source>
        <translation>마인 바와</translation>
    </message>
    <message>
        <source>take many</source>
        <translation>많이 따기</translation>
    </message>
    <message>
        <source>take few</source>
        <translation>적게 따기</translation>
    </message>
    <message>
        <source>playing high</source>
        <translation>많이 따기</translation>
    </message>
    <message>
        <source>playing low</source>
        <translation>적게 따기</translation>
    </message>
    <message>
        <source>Has laid a bid</source>
        <translation>예상 완료</translation>
    </message>
    <message>
        <source>Total {total}</source>
        <translation>합계 {total}</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>예상 {bid}</translation>
    </message>
    <message>
        <source>Bid {bid}, took {taken}.</source>
        <translation>예상 승수 {bid}, 실제 승수 {taken}.</translation>
    </message>
    <message>
        <source>Has laid a bid.</source>
        <translation>승수를 예상했습니다.</translation>
    </message>
    <message>
        <source>2 to 10: that many</source>
        <translation>2~10: 숫자만큼</translation>
    </message>
    <message>
        <source>A: one</source>
        <translation>A: 1승</translation>
    </message>
    <message>
        <source>K Q J: none</source>
        <translation>K Q J: 0승</translation>
    </message>
    <message>
        <source>Your turn. Choose a card as your bid: 2 to 10, that many; ace, one; pictures, none.</source>
        <translation>내 차례입니다. 승수를 예상할 카드를 고르세요. 2부터 10은 숫자만큼, 에이스는 1승, 그림 카드는 0승입니다.</translation>
    </message>
    <message>
        <source>Your turn. Raise or lower</source>
        <translation>내 차례: 올리거나 내리세요</translation>
    </message>
    <message>
        <source>Your turn. Lead any card</source>
        <translation>내 차례: 아무 카드나 먼저 내세요</translation>
    </message>
    <message>
        <source>Your turn. Follow spades</source>
        <translation>내 차례: 스페이드를 내세요</translation>
    </message>
    <message>
        <source>Your turn. Follow hearts</source>
        <translation>내 차례: 하트를 내세요</translation>
    </message>
    <message>
        <source>Your turn. Follow diamonds</source>
        <translation>내 차례: 다이아몬드를 내세요</translation>
    </message>
    <message>
        <source>Your turn. Follow clubs</source>
        <translation>내 차례: 클럽을 내세요</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow spades; %Ln card(s).</source>
        <translation>
            <numerusform>내 차례입니다. 스페이드를 내세요. 낼 수 있는 카드 %Ln장.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow hearts; %Ln card(s).</source>
        <translation>
            <numerusform>내 차례입니다. 하트를 내세요. 낼 수 있는 카드 %Ln장.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow diamonds; %Ln card(s).</source>
        <translation>
            <numerusform>내 차례입니다. 다이아몬드를 내세요. 낼 수 있는 카드 %Ln장.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow clubs; %Ln card(s).</source>
        <translation>
            <numerusform>내 차례입니다. 클럽을 내세요. 낼 수 있는 카드 %Ln장.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. Follow with a trump</source>
        <translation>내 차례: 으뜸패를 내세요</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow with a trump, face down; %Ln card(s).</source>
        <translation>
            <numerusform>내 차례입니다. 으뜸패를 뒷면으로 내세요. 낼 수 있는 카드 %Ln장.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. No spades: play any card</source>
        <translation>내 차례: 스페이드가 없으니 아무 카드나 내세요</translation>
    </message>
    <message>
        <source>Your turn. No hearts: play any card</source>
        <translation>내 차례: 하트가 없으니 아무 카드나 내세요</translation>
    </message>
    <message>
        <source>Your turn. No diamonds: play any card</source>
        <translation>내 차례: 다이아몬드가 없으니 아무 카드나 내세요</translation>
    </message>
    <message>
        <source>Your turn. No clubs: play any card</source>
        <translation>내 차례: 클럽이 없으니 아무 카드나 내세요</translation>
    </message>
    <message>
        <source>follow spades</source>
        <translation>스페이드를 내야 합니다</translation>
    </message>
    <message>
        <source>follow hearts</source>
        <translation>하트를 내야 합니다</translation>
    </message>
    <message>
        <source>follow diamonds</source>
        <translation>다이아몬드를 내야 합니다</translation>
    </message>
    <message>
        <source>follow clubs</source>
        <translation>클럽을 내야 합니다</translation>
    </message>
    <message>
        <source>trumps are not broken yet</source>
        <translation>으뜸패가 아직 깨지지 않았습니다</translation>
    </message>
    <message>
        <source>Spades were led by {name}, and you have spades. Play one of them.</source>
        <translation>{name} 님이 스페이드를 먼저 냈고, 내 손패에 스페이드가 있습니다. 스페이드를 내세요.</translation>
    </message>
    <message>
        <source>Hearts were led by {name}, and you have hearts. Play one of them.</source>
        <translation>{name} 님이 하트를 먼저 냈고, 내 손패에 하트가 있습니다. 하트를 내세요.</translation>
    </message>
    <message>
        <source>Diamonds were led by {name}, and you have diamonds. Play one of them.</source>
        <translation>{name} 님이 다이아몬드를 먼저 냈고, 내 손패에 다이아몬드가 있습니다. 다이아몬드를 내세요.</translation>
    </message>
    <message>
        <source>Clubs were led by {name}, and you have clubs. Play one of them.</source>
        <translation>{name} 님이 클럽을 먼저 냈고, 내 손패에 클럽이 있습니다. 클럽을 내세요.</translation>
    </message>
    <message>
        <source>A trump was led face down by {name}, and you have a trump. Play one; it lies face down, too.</source>
        <translation>{name} 님이 으뜸패를 뒷면으로 먼저 냈고, 내 손패에 으뜸패가 있습니다. 으뜸패를 내세요. 이 카드도 뒷면으로 놓입니다.</translation>
    </message>
    <message>
        <source>Spades are trumps, and none has been played to an earlier trick. Lead another suit.</source>
        <translation>으뜸 무늬는 스페이드인데, 앞선 트릭에서 으뜸패가 아직 나오지 않았습니다. 다른 무늬를 먼저 내세요.</translation>
    </message>
    <message>
        <source>Hearts are trumps, and none has been played to an earlier trick. Lead another suit.</source>
        <translation>으뜸 무늬는 하트인데, 앞선 트릭에서 으뜸패가 아직 나오지 않았습니다. 다른 무늬를 먼저 내세요.</translation>
    </message>
    <message>
        <source>Diamonds are trumps, and none has been played to an earlier trick. Lead another suit.</source>
        <translation>으뜸 무늬는 다이아몬드인데, 앞선 트릭에서 으뜸패가 아직 나오지 않았습니다. 다른 무늬를 먼저 내세요.</translation>
    </message>
    <message>
        <source>Clubs are trumps, and none has been played to an earlier trick. Lead another suit.</source>
        <translation>으뜸 무늬는 클럽인데, 앞선 트릭에서 으뜸패가 아직 나오지 않았습니다. 다른 무늬를 먼저 내세요.</translation>
    </message>
    <message>
        <source>Something else has to happen first.</source>
        <translation>먼저 해야 할 일이 있습니다.</translation>
    </message>
    <message>
        <source>Face-down trump</source>
        <translation>뒷면 으뜸패</translation>
    </message>
    <message>
        <source>{name} has laid a bid.</source>
        <translation>{name} 님이 승수를 예상했습니다.</translation>
    </message>
    <message>
        <source>{terms} = {total}: Main Atas, trumps</source>
        <translation>{terms} = {total}: 마인 아타스, 으뜸 무늬</translation>
    </message>
    <message>
        <source>{terms} = {total}: Main Bawah, trumps</source>
        <translation>{terms} = {total}: 마인 바와, 으뜸 무늬</translation>
    </message>
    <message>
        <source>The bids make {total}: Main Atas, take many. {trumps}. Declarer: {name}.</source>
        <translation>예상 승수의 합 {total}: 마인 아타스, 많이 따기. {trumps}. 게임 결정자: {name}.</translation>
    </message>
    <message>
        <source>The bids make {total}: Main Bawah, take few. {trumps}. Declarer: {name}.</source>
        <translation>예상 승수의 합 {total}: 마인 바와, 적게 따기. {trumps}. 게임 결정자: {name}.</translation>
    </message>
    <message>
        <source>{name}: every bid one higher, Main Atas</source>
        <translation>{name}: 모두 1승 올리기, 마인 아타스</translation>
    </message>
    <message>
        <source>{name}: every bid one lower, Main Bawah</source>
        <translation>{name}: 모두 1승 내리기, 마인 바와</translation>
    </message>
    <message>
        <source>You have only numerals, 2 to 10. The cards are dealt again</source>
        <translation>손패가 숫자 카드(2~10)뿐입니다. 카드를 다시 나눕니다</translation>
    </message>
    <message>
        <source>You have only pictures and aces. The cards are dealt again</source>
        <translation>손패가 그림 카드와 에이스뿐입니다. 카드를 다시 나눕니다</translation>
    </message>
    <message>
        <source>{name} has only numerals, 2 to 10. The cards are dealt again</source>
        <translation>{name} 님의 손패가 모두 숫자 카드(2~10)입니다. 카드를 다시 나눕니다</translation>
    </message>
    <message>
        <source>{name} has only pictures and aces. The cards are dealt again</source>
        <translation>{name} 님의 손패가 모두 그림 카드와 에이스입니다. 카드를 다시 나눕니다</translation>
    </message>
    <message>
        <source>{name} wins the trick: bid {bid}, took {taken}.</source>
        <translation>{name} 님이 트릭을 땄습니다. 예상 승수 {bid}, 실제 승수 {taken}.</translation>
    </message>
    <message>
        <source>You win the trick: bid {bid}, took {taken}.</source>
        <translation>내가 트릭을 땄습니다. 예상 승수 {bid}, 실제 승수 {taken}.</translation>
    </message>
    <message>
        <source>{terms} = {total}: the declarer chooses, trumps</source>
        <translation>{terms} = {total}: 게임 결정자가 선택, 으뜸 무늬</translation>
    </message>
    <message>
        <source>Bid {bid}, took {taken}</source>
        <translation>예상 {bid}, 실제 {taken}</translation>
    </message>
    <message>
        <source>Your turn. Lead, but no trump ({suit}) yet</source>
        <translation>내 차례: 먼저 내세요. 으뜸패({suit})는 아직 안&#xa0;됩니다</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Lead, but no trump ({suit}) yet; %Ln card(s).</source>
        <translation>
            <numerusform>내 차례입니다. 먼저 내세요. 으뜸패({suit})는 아직 안 됩니다. 낼 수 있는 카드 %Ln장.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bids make {total}: the declarer chooses. {trumps}. Declarer: {name}.</source>
        <translation>예상 승수의 합 {total}: 게임 결정자가 선택합니다. {trumps}. 게임 결정자: {name}.</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>The {card} costs you about {points} points</source>
        <translation>{card} 카드를 내면 약 {points}점 손해입니다</translation>
    </message>
    <message>
        <source>Better: {card}.</source>
        <translation>더 나은 카드: {card}.</translation>
    </message>
    <message>
        <source>{title}. Rethink?</source>
        <translation>{title}. 다시 생각해 보시겠어요?</translation>
    </message>
</context>
<context>
    <name>TutorCallout</name>
    <message>
        <source>Tutor</source>
        <translation>튜터</translation>
    </message>
    <message>
        <source>Points to expect, by what you know</source>
        <translation>아는 범위에서 예상되는 점수</translation>
    </message>
    <message>
        <source>Rethink</source>
        <translation>다시 생각하기</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>그대로 내기</translation>
    </message>
    <message>
        <source>Settings of the tutor</source>
        <translation>튜터 설정</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Deleted. It stays under deleted games for 30 days.</source>
        <translation>삭제했습니다. ‘삭제한 게임’에 30일 동안 보관됩니다.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
</context>
<context>
    <name>VerdictCard</name>
    <message>
        <source>Wins the trick</source>
        <translation>트릭을 따는 사람</translation>
    </message>
    <message>
        <source>Wins so far</source>
        <translation>현재 이기고 있는 사람</translation>
    </message>
    <message>
        <source>No card is played yet</source>
        <translation>아직 낸 카드가 없습니다</translation>
    </message>
    <message>
        <source>Leads: {name}</source>
        <translation>선도: {name}</translation>
    </message>
    <message>
        <source>The only card so far.</source>
        <translation>지금까지 나온 유일한 카드입니다.</translation>
    </message>
    <message>
        <source>What may be played</source>
        <translation>낼 수 있는 카드</translation>
    </message>
    <message>
        <source>You may play {count} of {all}</source>
        <translation>낼 수 있는 카드: {all}장 중 {count}장</translation>
    </message>
    <message>
        <source>May play {count} of {all}: {name}</source>
        <translation>낼 수 있는 카드: {all}장 중 {count}장 ({name})</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>모든 카드</translation>
    </message>
    <message>
        <source>As this player is told:</source>
        <translation>이 플레이어 입장에서:</translation>
    </message>
    <message>
        <source>The trick is complete</source>
        <translation>트릭이 끝났습니다</translation>
    </message>
    <message>
        <source>The play has not begun</source>
        <translation>아직 카드를 내기 전입니다</translation>
    </message>
    <message>
        <source>Choose who leads.</source>
        <translation>먼저 낼 사람을 고르세요.</translation>
    </message>
    <message>
        <source>This contradicts a rule</source>
        <translation>규칙에 어긋납니다</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>다음: {name}</translation>
    </message>
    <message>
        <source>Put cards into this hand to see what may be played.</source>
        <translation>이 손패에 카드를 놓으면 무엇을 낼 수 있는지 보입니다.</translation>
    </message>
    <message>
        <source>Nothing forbids any of them to be led.</source>
        <translation>아무 카드나 먼저 낼 수 있습니다.</translation>
    </message>
    <message>
        <source>Nothing has to be followed or played first.</source>
        <translation>꼭 내야 하는 카드가 없습니다.</translation>
    </message>
</context>
<context>
    <name>WhyWords</name>
    <message>
        <source>{name} {score}</source>
        <translation>{name} {score}</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>{number}번째 트릭</translation>
    </message>
    <message>
        <source>led by {name}</source>
        <translation>선도: {name}</translation>
    </message>
    <message>
        <source>led by you</source>
        <translation>선도: 나</translation>
    </message>
    <message>
        <source>{count} × {each} = {points}</source>
        <translation>{count} × {each} = {points}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between players</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{name}: {card}, which wins</source>
        <translation>{name}: {card}, 트릭을 땄습니다</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the cards of a trick</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>{trick}, {led}: {cards}. {value}.</source>
        <translation>{trick}, {led}. {cards}. {value}.</translation>
    </message>
    <message>
        <source>{trick}, {led}: {cards}.</source>
        <translation>{trick}, {led}. {cards}.</translation>
    </message>
    <message>
        <source>{reason}: {value}.</source>
        <translation>{reason}: {value}.</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>규칙 {rule}</translation>
    </message>
    <message>
        <source>No trick counted.</source>
        <translation>점수가 걸린 트릭이 없습니다.</translation>
    </message>
    <message>
        <source>Arrow keys: next score</source>
        <translation>화살표 키: 이전·다음 점수</translation>
    </message>
    <message>
        <source>Previous score</source>
        <translation>이전 점수</translation>
    </message>
    <message>
        <source>Next score</source>
        <translation>다음 점수</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>이 판 복기</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>How this score came about</source>
        <translation>이 점수가 나온 과정</translation>
    </message>
    <message>
        <source>This deal cannot be replayed.</source>
        <translation>이 판은 다시 볼 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>WonWords</name>
    <message>
        <source>The Matto was led, so the next card decided the suit.</source>
        <translation>마토가 먼저 나와, 그다음 카드가 무늬를 정했습니다.</translation>
    </message>
    <message>
        <source>Two equal cards, the {card}: the one played first ranks higher.</source>
        <translation>같은 카드({card}) 두 장 중에서는 먼저 낸 카드가 더 높습니다.</translation>
    </message>
    <message>
        <source>In coins and cups low numbers rank high: the {card} is above the {other}.</source>
        <translation>동전과 컵에서는 작은 숫자가 높으므로 {card} 카드가 {other} 카드를 이깁니다.</translation>
    </message>
    <message>
        <source>The 1 is the highest number: the {card} is above the {other}.</source>
        <translation>1이 가장 높은 숫자이므로 {card} 카드가 {other} 카드를 이깁니다.</translation>
    </message>
    <message>
        <source>The {card} is the highest trump in the trick, above the {other}.</source>
        <translation>{card} 카드가 이 트릭에서 가장 높은 으뜸패로, {other} 카드를 이깁니다.</translation>
    </message>
    <message>
        <source>A trump was led, the {card}, and nobody else played one.</source>
        <translation>으뜸패인 {card} 카드가 먼저 나왔고, 다른 으뜸패는 나오지 않았습니다.</translation>
    </message>
    <message>
        <source>The {card}, played face down, is the only trump in the trick.</source>
        <translation>뒷면으로 낸 {card} 카드가 이 트릭의 유일한 으뜸패입니다.</translation>
    </message>
    <message>
        <source>The {card} is the only trump in the trick.</source>
        <translation>{card} 카드가 이 트릭의 유일한 으뜸패입니다.</translation>
    </message>
    <message>
        <source>The {card} is the highest card of the suit led, above the {other}.</source>
        <translation>선도패의 무늬 중 {card} 카드가 가장 높아 {other} 카드를 이깁니다.</translation>
    </message>
    <message>
        <source>No black card: the {card} is the highest of the color led, above the {other}.</source>
        <translation>검정이 없었고, 먼저 나온 색 중 {card} 카드가 가장 높아 {other} 카드를 이깁니다.</translation>
    </message>
    <message>
        <source>No trump: the {card} is the highest card of the suit led, above the {other}.</source>
        <translation>으뜸패가 없었고, 선도패의 무늬 중 {card} 카드가 가장 높아 {other} 카드를 이깁니다.</translation>
    </message>
    <message>
        <source>Nobody else played the suit of the {card}.</source>
        <translation>{card} 카드와 같은 무늬를 낸 사람이 없습니다.</translation>
    </message>
    <message>
        <source>No black card, and nobody else played the color of the {card}.</source>
        <translation>검정이 없었고, {card} 카드와 같은 색을 낸 사람도 없습니다.</translation>
    </message>
    <message>
        <source>No trump, and nobody else played the suit of the {card}.</source>
        <translation>으뜸패가 없었고, {card} 카드와 같은 무늬를 낸 사람도 없습니다.</translation>
    </message>
</context>
<context>
    <name>_Edit</name>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
</TS>
