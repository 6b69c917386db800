<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
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
        <source>Text size {percent} %</source>
        <translation>글자 크기 {percent}%</translation>
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
    <name>ContinueBar</name>
    <message>
        <source>Continue</source>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>이어 하기</translation>
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
        <source>Score ledger</source>
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
        <source>A report lies on this computer. Nothing was sent.</source>
        <translation>보고서는 이 컴퓨터에만 저장되었습니다. 아무것도 전송하지 않았습니다.</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>보고서 보기</translation>
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
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Choose a game</source>
        <translation>게임을 고르세요</translation>
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
        <source>Trick {number}</source>
        <translation>{number}번째 트릭</translation>
    </message>
</context>
<context>
    <name>LedgerScreen</name>
    <message>
        <source>Ledger</source>
        <translation>전적</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>게임 목록</translation>
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
        <translation>{game}, {day}: {score}점, {state}</translation>
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
        <source>{begun} to {ended}</source>
        <translation>{begun}~{ended}</translation>
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
        <source>Score after each deal</source>
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
        <source>Cardgui closed unexpectedly. Deal {deal} is exactly where you left it, every card in its place.</source>
        <translation>프로그램이 예기치 않게 종료되었습니다. {deal}번째 판이 카드 한 장까지 그대로 남아 있습니다.</translation>
    </message>
    <message>
        <source>Cardgui uses its defaults. The old file was set aside; nothing was deleted.</source>
        <translation>기본 설정을 사용합니다. 이전 파일은 따로 보관했고, 삭제한 것은 없습니다.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>계속하기</translation>
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
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>a draw with {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first place shared with {score}</source>
        <translation>{score}점으로 공동 1위</translation>
    </message>
    <message>
        <source>won with {score}</source>
        <translation>{score}점으로 승리</translation>
    </message>
    <message>
        <source>lost with {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} with {score}</source>
        <translation>{score}점으로 {rank}</translation>
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
</context>
<context>
    <name>Players</name>
    <message>
        <source>You</source>
        <translation>나</translation>
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
    <name>RookNames</name>
    <message>
        <source>Red {number}</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green {number}</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow {number}</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black {number}</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red {number}</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green {number}</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow {number}</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black {number}</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
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
            <numerusform>예상 승수가 −1이면 적어도 %Ln점을 잃습니다.</numerusform>
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
        <source>Main atas: your bid exactly scores the bid. Each trick above it is −1, each below −2.</source>
        <translation>마인 아타스: 예상이 정확하면 예상 승수만큼 얻습니다. 넘긴 트릭마다 −1점, 모자란 트릭마다 −2점입니다.</translation>
    </message>
    <message>
        <source>Main bawah: your bid exactly scores the bid. Each trick below it is −1, each above −2.</source>
        <translation>마인 바와: 예상이 정확하면 예상 승수만큼 얻습니다. 모자란 트릭마다 −1점, 넘긴 트릭마다 −2점입니다.</translation>
    </message>
    <message>
        <source>Main atas: each trick above your bid is {gain}, each below −1.</source>
        <translation>마인 아타스: 예상 승수를 넘긴 트릭마다 {gain}점, 모자란 트릭마다 −1점입니다.</translation>
    </message>
    <message>
        <source>Main bawah: each trick below your bid is {gain}, each above −1. A bid of 0 without a trick is +5.</source>
        <translation>마인 바와: 예상 승수에 모자란 트릭마다 {gain}점, 넘긴 트릭마다 −1점입니다. 0승을 예상해 한 트릭도 따지 않으면 +5점입니다.</translation>
    </message>
    <message>
        <source>Main bawah: each trick below your bid is {gain}, each above −1.</source>
        <translation>마인 바와: 예상 승수에 모자란 트릭마다 {gain}점, 넘긴 트릭마다 −1점입니다.</translation>
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
        <translation>합계가 가장 낮아 다음 판의 딜러가 됩니다.</translation>
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
        <source>Ledger</source>
        <translation>전적</translation>
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
    <name>Standing</name>
    <message>
        <source>The first deal is under way.</source>
        <translation>첫 번째 판이 진행 중입니다.</translation>
    </message>
    <message>
        <source>You share the lead with {score}.</source>
        <translation>현재 {score}점으로 공동 1위입니다.</translation>
    </message>
    <message>
        <source>You lead with {score}.</source>
        <translation>현재 {score}점으로 1위입니다.</translation>
    </message>
    <message>
        <source>You are behind with {score}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are {rank} with {score}.</source>
        <translation>현재 {score}점으로 {rank}입니다.</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation>{card} 카드를 먼저 냈습니다.</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>{card} 카드를 냈습니다.</translation>
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
        <translation>트릭을 땄습니다.</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>테이블</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Leave the table</source>
        <translation>테이블 나가기</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
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
    <name>TrufOptions</name>
    <message>
        <source>Rule {rule}</source>
        <translation>규칙 {rule}</translation>
    </message>
    <message>
        <source>Main atas: each trick above your bid is +1, below it −1. Main bawah: the other way round.</source>
        <translation>마인 아타스: 예상 승수를 넘긴 트릭마다 +1점, 모자란 트릭마다 −1점. 마인 바와는 그&#xa0;반대입니다.</translation>
    </message>
    <message>
        <source>As A, and in main bawah a bid of 0 that takes no trick is +5.</source>
        <translation>A와 같고, 마인 바와에서 0승을 예상해 한 트릭도 따지 않으면 +5점입니다.</translation>
    </message>
    <message>
        <source>As A, and gains count {factor} times.</source>
        <translation>A와 같고, 얻은 점수는 {factor}배가 됩니다.</translation>
    </message>
    <message>
        <source>As A, gains count {factor} times, and in main bawah a bid of 0 that takes no trick is +5.</source>
        <translation>A와 같고, 얻은 점수는 {factor}배가 됩니다. 마인 바와에서 0승을 예상해 한 트릭도 따지 않으면 +5점입니다.</translation>
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
        <translation>승수 차</translation>
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
    <name>TrufWords</name>
    <message>
        <source>Truf</source>
        <translation>트루프</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>경매</translation>
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
        <translation>높은 게임</translation>
    </message>
    <message>
        <source>playing low</source>
        <translation>낮은 게임</translation>
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
        <source>Took {taken} of {bid}</source>
        <translation>예상 {bid}, 실제 {taken}</translation>
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
        <source>Your turn. Lead, but no trump yet</source>
        <translation>내 차례: 먼저 내세요. 으뜸패는 아직 안&#xa0;됩니다</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Lead, but no trump yet; %Ln card(s).</source>
        <translation>
            <numerusform>내 차례입니다. 먼저 내세요. 으뜸패는 아직 안 됩니다. 낼 수 있는 카드 %Ln장.</numerusform>
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
        <translation>먼저 진행되어야 할 일이 있습니다.</translation>
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
        <source>{terms} = {total}: main atas, trumps</source>
        <translation>{terms} = {total}: 마인 아타스, 으뜸 무늬</translation>
    </message>
    <message>
        <source>{terms} = {total}: main bawah, trumps</source>
        <translation>{terms} = {total}: 마인 바와, 으뜸 무늬</translation>
    </message>
    <message>
        <source>{terms} = {total}: the declarer chooses, trumps</source>
        <translation>{terms} = {total}: 게임 결정자가 선택, 으뜸 무늬</translation>
    </message>
    <message>
        <source>The bids make {total}: main atas, take many. {trumps}. Declarer: {name}.</source>
        <translation>예상 승수의 합 {total}: 마인 아타스, 많이 따기. {trumps}. 게임 결정자: {name}.</translation>
    </message>
    <message>
        <source>The bids make {total}: main bawah, take few. {trumps}. Declarer: {name}.</source>
        <translation>예상 승수의 합 {total}: 마인 바와, 적게 따기. {trumps}. 게임 결정자: {name}.</translation>
    </message>
    <message>
        <source>The bids make {total}: the declarer chooses. {trumps}. Declarer: {name}.</source>
        <translation>예상 승수의 합 {total}: 게임 결정자가 선택합니다. {trumps}. 게임 결정자: {name}.</translation>
    </message>
    <message>
        <source>{name}: every bid one higher, main atas</source>
        <translation>{name}: 모두 1승 올리기, 마인 아타스</translation>
    </message>
    <message>
        <source>{name}: every bid one lower, main bawah</source>
        <translation>{name}: 모두 1승 내리기, 마인 바와</translation>
    </message>
    <message>
        <source>Only numerals, 2 to 10: {name}. The cards are dealt again</source>
        <translation>숫자 카드(2~10)뿐인 손패: {name}. 카드를 다시 나눕니다</translation>
    </message>
    <message>
        <source>Only pictures and aces: {name}. The cards are dealt again</source>
        <translation>그림 카드와 에이스뿐인 손패: {name}. 카드를 다시 나눕니다</translation>
    </message>
    <message>
        <source>{name} wins the trick, {taken} of {bid}.</source>
        <translation>{name} 님이 트릭을 땄습니다. 예상 승수 {bid}, 실제 승수 {taken}.</translation>
    </message>
    <message>
        <source>You win the trick, {taken} of {bid}.</source>
        <translation>트릭을 땄습니다. 예상 승수 {bid}, 실제 승수 {taken}.</translation>
    </message>
</context>
<context>
    <name>_Sheet</name>
    <message>
        <source>{name}: {score}, total {total}</source>
        <translation>{name}: {score}점, 합계 {total}점</translation>
    </message>
    <message>
        <source>Deal {deal}. {scores}.</source>
        <translation>{deal}번째 판. {scores}.</translation>
    </message>
</context>
</TS>
