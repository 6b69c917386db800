<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Cardgui</source>
        <translation>Cardguiについて</translation>
    </message>
    <message>
        <source>Four trick-taking card games, explained as you play. Nothing leaves this computer.</source>
        <translation>4つのトリックテイキングゲームを、解説付きで楽しめます。データがこのコンピューターの外に出ることはありません。</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Rules kernel</source>
        <translation>ルールのカーネル</translation>
    </message>
    <message>
        <source>Settings file</source>
        <translation>設定ファイル</translation>
    </message>
    <message>
        <source>Ledger file</source>
        <translation>戦績ファイル</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>コンパイル済み</translation>
    </message>
    <message>
        <source>plain Python</source>
        <translation>Pythonのまま</translation>
    </message>
    <message>
        <source>Program: MIT license. Cards, tiles, icons and sounds: CC BY 4.0. Fonts: SIL Open Font License 1.1, cut from Pretendard JP and Noto Serif Display. Qt and PySide6: LGPL 3.</source>
        <translation>プログラム：MITライセンス。カード、タイル、アイコン、音：CC BY 4.0。フォント：SIL Open Font License 1.1（Pretendard JPとNoto Serif Displayから抜粋）。QtとPySide6：LGPL 3。</translation>
    </message>
    <message>
        <source>Show the licenses</source>
        <translation>ライセンスを表示</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
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
        <translation>音はすべてオフになっています。「テーブルとカード」でオンにできます。</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>アクセシビリティ</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <source>Cards keep their size; the designs with a large index make them easier to read.</source>
        <translation>カードの大きさは変わりません。大きなインデックスのデザインを選ぶと読みやすくなります。</translation>
    </message>
    <message>
        <source>Sound at my turn</source>
        <translation>自分の番を音で知らせる</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>スクリーンリーダー</translation>
    </message>
    <message>
        <source>Cards, players, tricks and everything that happens are spoken. The key I reads the whole table, F6 goes from one part of it to the next.</source>
        <translation>カード、プレイヤー、トリック、テーブルで起こることをすべて読み上げます。Iキーでテーブル全体を読み、F6キーで次の部分へ移ります。</translation>
    </message>
</context>
<context>
    <name>Acting</name>
    <message>
        <source>Your hand</source>
        <translation>あなたの手札</translation>
    </message>
</context>
<context>
    <name>AppearanceButton</name>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Text size {percent}%</source>
        <translation>文字の大きさ {percent}%</translation>
    </message>
</context>
<context>
    <name>BehindDialog</name>
    <message>
        <source>The newest {shown} of {count}</source>
        <translation>全{count}件のうち新しい{shown}件</translation>
    </message>
    <message>
        <source>{count} in all, the newest first</source>
        <translation>全{count}件、新しい順</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>{day}: {game}</source>
        <translation>{day}：{game}</translation>
    </message>
    <message>
        <source>{day}: {game}, deal {deal}</source>
        <translation>{day}：{game}、ディール{deal}</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>Ace of spades</source>
        <comment>at the beginning</comment>
        <translation>スペードのエース</translation>
    </message>
    <message>
        <source>King of spades</source>
        <comment>at the beginning</comment>
        <translation>スペードのキング</translation>
    </message>
    <message>
        <source>Queen of spades</source>
        <comment>at the beginning</comment>
        <translation>スペードのクイーン</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <comment>at the beginning</comment>
        <translation>スペードのジャック</translation>
    </message>
    <message>
        <source>10 of spades</source>
        <comment>at the beginning</comment>
        <translation>スペードの10</translation>
    </message>
    <message>
        <source>9 of spades</source>
        <comment>at the beginning</comment>
        <translation>スペードの9</translation>
    </message>
    <message>
        <source>8 of spades</source>
        <comment>at the beginning</comment>
        <translation>スペードの8</translation>
    </message>
    <message>
        <source>7 of spades</source>
        <comment>at the beginning</comment>
        <translation>スペードの7</translation>
    </message>
    <message>
        <source>6 of spades</source>
        <comment>at the beginning</comment>
        <translation>スペードの6</translation>
    </message>
    <message>
        <source>5 of spades</source>
        <comment>at the beginning</comment>
        <translation>スペードの5</translation>
    </message>
    <message>
        <source>4 of spades</source>
        <comment>at the beginning</comment>
        <translation>スペードの4</translation>
    </message>
    <message>
        <source>3 of spades</source>
        <comment>at the beginning</comment>
        <translation>スペードの3</translation>
    </message>
    <message>
        <source>2 of spades</source>
        <comment>at the beginning</comment>
        <translation>スペードの2</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <comment>at the beginning</comment>
        <translation>ハートのエース</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <comment>at the beginning</comment>
        <translation>ハートのキング</translation>
    </message>
    <message>
        <source>Queen of hearts</source>
        <comment>at the beginning</comment>
        <translation>ハートのクイーン</translation>
    </message>
    <message>
        <source>Jack of hearts</source>
        <comment>at the beginning</comment>
        <translation>ハートのジャック</translation>
    </message>
    <message>
        <source>10 of hearts</source>
        <comment>at the beginning</comment>
        <translation>ハートの10</translation>
    </message>
    <message>
        <source>9 of hearts</source>
        <comment>at the beginning</comment>
        <translation>ハートの9</translation>
    </message>
    <message>
        <source>8 of hearts</source>
        <comment>at the beginning</comment>
        <translation>ハートの8</translation>
    </message>
    <message>
        <source>7 of hearts</source>
        <comment>at the beginning</comment>
        <translation>ハートの7</translation>
    </message>
    <message>
        <source>6 of hearts</source>
        <comment>at the beginning</comment>
        <translation>ハートの6</translation>
    </message>
    <message>
        <source>5 of hearts</source>
        <comment>at the beginning</comment>
        <translation>ハートの5</translation>
    </message>
    <message>
        <source>4 of hearts</source>
        <comment>at the beginning</comment>
        <translation>ハートの4</translation>
    </message>
    <message>
        <source>3 of hearts</source>
        <comment>at the beginning</comment>
        <translation>ハートの3</translation>
    </message>
    <message>
        <source>2 of hearts</source>
        <comment>at the beginning</comment>
        <translation>ハートの2</translation>
    </message>
    <message>
        <source>Ace of diamonds</source>
        <comment>at the beginning</comment>
        <translation>ダイヤのエース</translation>
    </message>
    <message>
        <source>King of diamonds</source>
        <comment>at the beginning</comment>
        <translation>ダイヤのキング</translation>
    </message>
    <message>
        <source>Queen of diamonds</source>
        <comment>at the beginning</comment>
        <translation>ダイヤのクイーン</translation>
    </message>
    <message>
        <source>Jack of diamonds</source>
        <comment>at the beginning</comment>
        <translation>ダイヤのジャック</translation>
    </message>
    <message>
        <source>10 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>ダイヤの10</translation>
    </message>
    <message>
        <source>9 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>ダイヤの9</translation>
    </message>
    <message>
        <source>8 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>ダイヤの8</translation>
    </message>
    <message>
        <source>7 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>ダイヤの7</translation>
    </message>
    <message>
        <source>6 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>ダイヤの6</translation>
    </message>
    <message>
        <source>5 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>ダイヤの5</translation>
    </message>
    <message>
        <source>4 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>ダイヤの4</translation>
    </message>
    <message>
        <source>3 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>ダイヤの3</translation>
    </message>
    <message>
        <source>2 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>ダイヤの2</translation>
    </message>
    <message>
        <source>Ace of clubs</source>
        <comment>at the beginning</comment>
        <translation>クラブのエース</translation>
    </message>
    <message>
        <source>King of clubs</source>
        <comment>at the beginning</comment>
        <translation>クラブのキング</translation>
    </message>
    <message>
        <source>Queen of clubs</source>
        <comment>at the beginning</comment>
        <translation>クラブのクイーン</translation>
    </message>
    <message>
        <source>Jack of clubs</source>
        <comment>at the beginning</comment>
        <translation>クラブのジャック</translation>
    </message>
    <message>
        <source>10 of clubs</source>
        <comment>at the beginning</comment>
        <translation>クラブの10</translation>
    </message>
    <message>
        <source>9 of clubs</source>
        <comment>at the beginning</comment>
        <translation>クラブの9</translation>
    </message>
    <message>
        <source>8 of clubs</source>
        <comment>at the beginning</comment>
        <translation>クラブの8</translation>
    </message>
    <message>
        <source>7 of clubs</source>
        <comment>at the beginning</comment>
        <translation>クラブの7</translation>
    </message>
    <message>
        <source>6 of clubs</source>
        <comment>at the beginning</comment>
        <translation>クラブの6</translation>
    </message>
    <message>
        <source>5 of clubs</source>
        <comment>at the beginning</comment>
        <translation>クラブの5</translation>
    </message>
    <message>
        <source>4 of clubs</source>
        <comment>at the beginning</comment>
        <translation>クラブの4</translation>
    </message>
    <message>
        <source>3 of clubs</source>
        <comment>at the beginning</comment>
        <translation>クラブの3</translation>
    </message>
    <message>
        <source>2 of clubs</source>
        <comment>at the beginning</comment>
        <translation>クラブの2</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <comment>inside a sentence</comment>
        <translation>スペードのエース</translation>
    </message>
    <message>
        <source>king of spades</source>
        <comment>inside a sentence</comment>
        <translation>スペードのキング</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <comment>inside a sentence</comment>
        <translation>スペードのクイーン</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <comment>inside a sentence</comment>
        <translation>スペードのジャック</translation>
    </message>
    <message>
        <source>10 of spades</source>
        <comment>inside a sentence</comment>
        <translation>スペードの10</translation>
    </message>
    <message>
        <source>9 of spades</source>
        <comment>inside a sentence</comment>
        <translation>スペードの9</translation>
    </message>
    <message>
        <source>8 of spades</source>
        <comment>inside a sentence</comment>
        <translation>スペードの8</translation>
    </message>
    <message>
        <source>7 of spades</source>
        <comment>inside a sentence</comment>
        <translation>スペードの7</translation>
    </message>
    <message>
        <source>6 of spades</source>
        <comment>inside a sentence</comment>
        <translation>スペードの6</translation>
    </message>
    <message>
        <source>5 of spades</source>
        <comment>inside a sentence</comment>
        <translation>スペードの5</translation>
    </message>
    <message>
        <source>4 of spades</source>
        <comment>inside a sentence</comment>
        <translation>スペードの4</translation>
    </message>
    <message>
        <source>3 of spades</source>
        <comment>inside a sentence</comment>
        <translation>スペードの3</translation>
    </message>
    <message>
        <source>2 of spades</source>
        <comment>inside a sentence</comment>
        <translation>スペードの2</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <comment>inside a sentence</comment>
        <translation>ハートのエース</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <comment>inside a sentence</comment>
        <translation>ハートのキング</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <comment>inside a sentence</comment>
        <translation>ハートのクイーン</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <comment>inside a sentence</comment>
        <translation>ハートのジャック</translation>
    </message>
    <message>
        <source>10 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>ハートの10</translation>
    </message>
    <message>
        <source>9 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>ハートの9</translation>
    </message>
    <message>
        <source>8 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>ハートの8</translation>
    </message>
    <message>
        <source>7 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>ハートの7</translation>
    </message>
    <message>
        <source>6 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>ハートの6</translation>
    </message>
    <message>
        <source>5 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>ハートの5</translation>
    </message>
    <message>
        <source>4 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>ハートの4</translation>
    </message>
    <message>
        <source>3 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>ハートの3</translation>
    </message>
    <message>
        <source>2 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>ハートの2</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>ダイヤのエース</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>ダイヤのキング</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>ダイヤのクイーン</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>ダイヤのジャック</translation>
    </message>
    <message>
        <source>10 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>ダイヤの10</translation>
    </message>
    <message>
        <source>9 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>ダイヤの9</translation>
    </message>
    <message>
        <source>8 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>ダイヤの8</translation>
    </message>
    <message>
        <source>7 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>ダイヤの7</translation>
    </message>
    <message>
        <source>6 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>ダイヤの6</translation>
    </message>
    <message>
        <source>5 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>ダイヤの5</translation>
    </message>
    <message>
        <source>4 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>ダイヤの4</translation>
    </message>
    <message>
        <source>3 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>ダイヤの3</translation>
    </message>
    <message>
        <source>2 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>ダイヤの2</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <comment>inside a sentence</comment>
        <translation>クラブのエース</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <comment>inside a sentence</comment>
        <translation>クラブのキング</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <comment>inside a sentence</comment>
        <translation>クラブのクイーン</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <comment>inside a sentence</comment>
        <translation>クラブのジャック</translation>
    </message>
    <message>
        <source>10 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>クラブの10</translation>
    </message>
    <message>
        <source>9 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>クラブの9</translation>
    </message>
    <message>
        <source>8 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>クラブの8</translation>
    </message>
    <message>
        <source>7 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>クラブの7</translation>
    </message>
    <message>
        <source>6 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>クラブの6</translation>
    </message>
    <message>
        <source>5 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>クラブの5</translation>
    </message>
    <message>
        <source>4 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>クラブの4</translation>
    </message>
    <message>
        <source>3 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>クラブの3</translation>
    </message>
    <message>
        <source>2 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>クラブの2</translation>
    </message>
</context>
<context>
    <name>CardsPreview</name>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
</context>
<context>
    <name>ContentsRow</name>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <comment>places where the words stand</comment>
        <translation>
            <numerusform>%Lnか所</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>ContinueBar</name>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more unfinished</source>
        <translation>
            <numerusform>ほかに進行中 %Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, deal {deal} of {deals}</source>
        <translation>{game}、ディール{deal} / {deals}</translation>
    </message>
    <message>
        <source>Resume {game}</source>
        <translation>再開：{game}</translation>
    </message>
</context>
<context>
    <name>CountPanel</name>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
</context>
<context>
    <name>CountWords</name>
    <message>
        <source>Declare verzicole?</source>
        <translation>ヴェルツィコラを宣言しますか？</translation>
    </message>
    <message>
        <source>Rules {first} to {last}</source>
        <translation>ルール {first}〜{last}</translation>
    </message>
    <message>
        <source>You hold no verzicola, so nothing is shown.</source>
        <translation>手札にヴェルツィコラがないので、カードは見せません。</translation>
    </message>
    <message>
        <source>Shows: {cards}</source>
        <translation>見せるカード：{cards}</translation>
    </message>
    <message>
        <source>Would also show: {cards}</source>
        <translation>さらに見せるカード：{cards}</translation>
    </message>
    <message>
        <source>Shows nothing new</source>
        <translation>新たに見せるカードなし</translation>
    </message>
    <message>
        <source>{terms}, Matto {bonus}</source>
        <translation>{terms}、マット {bonus}</translation>
    </message>
    <message>
        <source>{name}, {points}. {shows}.</source>
        <translation>{name}、{points}。{shows}。</translation>
    </message>
    <message>
        <source>What the others will see</source>
        <translation>ほかの人に見えるカード</translation>
    </message>
    <message>
        <source>{count} of your {hand} cards</source>
        <translation>手札{hand}枚中{count}枚</translation>
    </message>
    <message>
        <source>Then we lead by</source>
        <translation>宣言後の点差（味方）</translation>
    </message>
    <message>
        <source>Then we are behind by</source>
        <translation>宣言後の点差（相手）</translation>
    </message>
    <message>
        <source>Then nobody leads</source>
        <translation>宣言後は同点</translation>
    </message>
    <message>
        <source>{terms} = {result}</source>
        <comment>a sum</comment>
        <translation>{terms} = {result}</translation>
    </message>
    <message>
        <source>We {ours}, they {theirs}: {net}</source>
        <comment>resti</comment>
        <translation>味方 {ours}、相手 {theirs}：{net}</translation>
    </message>
    <message numerus="yes">
        <source>{total}: %Ln resto(i), and {left} left.</source>
        <translation>
            <numerusform>{total}点：%Lnレスト、残り{left}点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>宣言しない</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Declare what you choose</source>
        <translation>選んだ役を宣言</translation>
    </message>
    <message numerus="yes">
        <source>Declare %Ln verzicola(e), {points}</source>
        <translation>
            <numerusform>役を%Lnつ宣言、{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We win by %Ln resto(i)</source>
        <translation>
            <numerusform>%Lnレスト差で味方の勝ち</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They win by %Ln resto(i)</source>
        <translation>
            <numerusform>%Lnレスト差で相手の勝ち</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw: resti are equal</source>
        <translation>引き分け：レストは同数です</translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}: we gain %Ln resto(i)</source>
        <translation>
            <numerusform>ディール{deal}：味方が%Lnレスト獲得</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}: they gain %Ln resto(i)</source>
        <translation>
            <numerusform>ディール{deal}：相手が%Lnレスト獲得</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {deal}: resti are equal</source>
        <translation>ディール{deal}：レストは同数です</translation>
    </message>
    <message>
        <source>Each side counts the cards it took. What scored during play counts once more here.</source>
        <translation>各チームが獲得したカードを数えます。途中で得点したカードもここでもう一度数えます。</translation>
    </message>
    <message>
        <source>{cards}, {tricks}</source>
        <translation>{cards}、{tricks}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Ln枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Lnトリック</numerusform>
        </translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>カード点</translation>
    </message>
    <message>
        <source>Verzicole</source>
        <translation>ヴェルツィコラ</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>連番の役</translation>
    </message>
    <message>
        <source>Matto, 1 and 40</source>
        <translation>マット・1・40</translation>
    </message>
    <message>
        <source>1, 13 and 28</source>
        <translation>1・13・28</translation>
    </message>
    <message>
        <source>Tens</source>
        <translation>十の位の役</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>王</translation>
    </message>
    <message>
        <source>each with the Matto + 5</source>
        <translation>マットで各+5</translation>
    </message>
    <message>
        <source>without the Matto</source>
        <translation>マットなし</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no verzicola of this kind</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>no other</source>
        <comment>no further verzicola of this kind</comment>
        <translation>ほかになし</translation>
    </message>
    <message>
        <source>Cards above 42</source>
        <translation>42枚を超えた分</translation>
    </message>
    <message>
        <source>{cards} − 42</source>
        <translation>{cards} − 42</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>最後のトリック</translation>
    </message>
    <message>
        <source>won by {name}</source>
        <translation>獲得：{name}</translation>
    </message>
    <message>
        <source>won by you</source>
        <translation>あなたが獲得</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>最終計算</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>点差</translation>
    </message>
    <message>
        <source>Resti</source>
        <translation>レスト</translation>
    </message>
    <message>
        <source>Nobody led: {sum} = {result}</source>
        <translation>同点でした：{sum} = {result}</translation>
    </message>
    <message>
        <source>We led by {points}: {sum} = {result}</source>
        <translation>味方が{points}点リード：{sum} = {result}</translation>
    </message>
    <message>
        <source>They led by {points}: {sum} = {result}</source>
        <translation>相手が{points}点リード：{sum} = {result}</translation>
    </message>
    <message>
        <source>1 resto</source>
        <translation>1レスト</translation>
    </message>
    <message>
        <source>begun: 1 resto</source>
        <translation>端数も1レスト</translation>
    </message>
    <message>
        <source>No difference is left: no resto</source>
        <translation>点差なし：レストなし</translation>
    </message>
    <message>
        <source>{line}: we {ours}, they {theirs}.</source>
        <translation>{line}：味方{ours}、相手{theirs}。</translation>
    </message>
    <message>
        <source>Next dealer: {name}</source>
        <translation>次のディーラー：{name}</translation>
    </message>
    <message>
        <source>You deal next</source>
        <translation>次のディーラーはあなたです</translation>
    </message>
    <message>
        <source>Result of the game</source>
        <translation>ゲームの結果</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>The game is a draw</source>
        <translation>ゲームは引き分けです</translation>
    </message>
    <message>
        <source>We win the game</source>
        <translation>味方の勝ちです</translation>
    </message>
    <message>
        <source>They win the game</source>
        <translation>相手の勝ちです</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln deal(s). The net resti decide.</source>
        <translation>
            <numerusform>%Lnディール終了。差し引きレストで勝敗が決まります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Net resti</source>
        <translation>差し引きレスト</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>We: {players}</source>
        <translation>味方：{players}</translation>
    </message>
    <message>
        <source>They: {players}</source>
        <translation>相手：{players}</translation>
    </message>
    <message>
        <source>{side}, net resti {total}.</source>
        <translation>{side}、差し引きレスト{total}。</translation>
    </message>
    <message>
        <source>Cards that all have seen</source>
        <translation>公開カード</translation>
    </message>
    <message>
        <source>Nothing has been shown yet.</source>
        <translation>まだ何も公開されていません。</translation>
    </message>
    <message>
        <source>Shown cards</source>
        <translation>公開カード</translation>
    </message>
    <message>
        <source>Declared verzicole</source>
        <translation>宣言したヴェルツィコラ</translation>
    </message>
    <message>
        <source>Robbed cards</source>
        <translation>盗んだカード</translation>
    </message>
    <message>
        <source>Dealt face up</source>
        <translation>表に配られたカード</translation>
    </message>
    <message>
        <source>Fola, out of play</source>
        <translation>フォーラ（プレイ対象外）</translation>
    </message>
    <message>
        <source>Your discards, seen by you alone</source>
        <translation>あなたの捨て札（見えるのは自分だけ）</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>得点の内訳</translation>
    </message>
    <message>
        <source>Nothing has scored in this deal yet.</source>
        <translation>このディールではまだ得点がありません。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Our lead</source>
        <translation>味方の点差</translation>
    </message>
    <message>
        <source>{name}: {cards}.</source>
        <translation>{name}：{cards}。</translation>
    </message>
    <message>
        <source>{cause}, {points}; our lead {lead}.</source>
        <translation>{cause}、{points}。味方の点差{lead}。</translation>
    </message>
    <message>
        <source>{ours} : {theirs}</source>
        <comment>resti of both sides</comment>
        <translation>{ours} : {theirs}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>次のディール</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度プレイ</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>戦績</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>HH:mm</source>
        <translation>H:mm</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨日</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>yyyy年M月d日</translation>
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
        <translation>{name}を読み込めません（{reason}）。何も変更されていません。</translation>
    </message>
    <message>
        <source>{name} holds no deal that Cardgui can read. Nothing was changed.</source>
        <translation>{name}には、Cardguiで読み込めるディールがありません。何も変更されていません。</translation>
    </message>
</context>
<context>
    <name>DealPanel</name>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
</context>
<context>
    <name>DealSheet</name>
    <message>
        <source>Choose a score to see its tricks.</source>
        <translation>スコアを選ぶと、そのトリックが見られます。</translation>
    </message>
    <message>
        <source>{name}, deal {deal}: {score}</source>
        <translation>{name}、ディール{deal}：{score}</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>切り札</translation>
    </message>
    <message>
        <source>{name}: total {total}</source>
        <translation>{name}：合計{total}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>ディール</translation>
    </message>
</context>
<context>
    <name>DecisionBox</name>
    <message>
        <source>Cost you about {points} points</source>
        <translation>約{points}点の損</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから続けて遊ぶ</translation>
    </message>
    <message>
        <source>Open in sandbox</source>
        <translation>局面編集で開く</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>次の問題</translation>
    </message>
</context>
<context>
    <name>DiagramCanvas</name>
    <message>
        <source>Trump</source>
        <translation>切り札</translation>
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
        <translation>図、{steps}ステップ中{step}</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>次のステップ</translation>
    </message>
</context>
<context>
    <name>EmptyLedger</name>
    <message>
        <source>The ledger is still empty</source>
        <translation>戦績はまだありません</translation>
    </message>
    <message>
        <source>Every game appears here, with its score sheet.</source>
        <translation>プレイしたゲームが、スコア表とともにここに表示されます。</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>ゲームを選ぶ</translation>
    </message>
    <message>
        <source>Import deals…</source>
        <translation>ディールを取り込む…</translation>
    </message>
    <message>
        <source>Restore a copy…</source>
        <translation>コピーから復元…</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message numerus="yes">
        <source>Deal {deal}: you gain %Ln point(s)</source>
        <translation>
            <numerusform>ディール{deal}：%Ln点のプラス</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}: you lose %Ln point(s)</source>
        <translation>
            <numerusform>ディール{deal}：%Ln点のマイナス</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {deal}: nothing lost, nothing won</source>
        <translation>ディール{deal}：増減なし</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>今回</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>{name}: this deal {score}, total {total}.</source>
        <translation>{name}：今回{score}点、合計{total}点。</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>次のディール</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>あなたの勝ちです</translation>
    </message>
    <message>
        <source>Winner: {name}</source>
        <translation>勝者：{name}</translation>
    </message>
    <message>
        <source>The win is shared: {names}</source>
        <translation>同点で勝ち：{names}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln deal(s). The highest total wins.</source>
        <translation>
            <numerusform>全%Lnディールが終わりました。合計が最も高い人の勝ちです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度プレイ</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>戦績</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>スコア表</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>trumps {numbers}</source>
        <comment>inside a sentence</comment>
        <translation>切り札{numbers}</translation>
    </message>
    <message>
        <source>Run {first} to {last}</source>
        <translation>連番 {first}〜{last}</translation>
    </message>
    <message>
        <source>Matto, 1 and 40</source>
        <translation>マット・1・40</translation>
    </message>
    <message>
        <source>1, 13 and 28</source>
        <translation>1・13・28</translation>
    </message>
    <message>
        <source>Tens {numbers}</source>
        <translation>十の位 {numbers}</translation>
    </message>
    <message>
        <source>Four kings</source>
        <translation>王4枚</translation>
    </message>
    <message>
        <source>Three kings</source>
        <translation>王3枚</translation>
    </message>
    <message>
        <source>run {first} to {last}</source>
        <comment>inside a sentence</comment>
        <translation>連番 {first}〜{last}</translation>
    </message>
    <message>
        <source>tens {numbers}</source>
        <comment>inside a sentence</comment>
        <translation>十の位 {numbers}</translation>
    </message>
    <message>
        <source>four kings</source>
        <comment>inside a sentence</comment>
        <translation>王4枚</translation>
    </message>
    <message>
        <source>three kings</source>
        <comment>inside a sentence</comment>
        <translation>王3枚</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between verzicole</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>You declare: {what} ({points})</source>
        <translation>あなたの宣言：{what}（{points}）</translation>
    </message>
    <message>
        <source>{name} declares: {what} ({points})</source>
        <translation>{name}の宣言：{what}（{points}）</translation>
    </message>
    <message>
        <source>You declare nothing</source>
        <translation>あなたの宣言：なし</translation>
    </message>
    <message>
        <source>{name} declares nothing</source>
        <translation>{name}の宣言：なし</translation>
    </message>
    <message>
        <source>Your Matto adds 5 to each of them</source>
        <translation>あなたのマットで各役に5点加わります</translation>
    </message>
    <message>
        <source>The Matto, held by {name}, adds 5 to each of them</source>
        <translation>マットの持ち主：{name}。各役に5点加わります</translation>
    </message>
    <message>
        <source>Fola turned up: {cards}.</source>
        <translation>フォーラ公開：{cards}。</translation>
    </message>
    <message>
        <source>You capture: {cards} ({points})</source>
        <translation>あなたが獲得：{cards}（{points}）</translation>
    </message>
    <message>
        <source>Captured by {name}: {cards} ({points})</source>
        <translation>{name}が獲得：{cards}（{points}）</translation>
    </message>
    <message>
        <source>You rob: {cards}</source>
        <translation>あなたが盗んだカード：{cards}</translation>
    </message>
    <message>
        <source>You rob from the fola: {cards}</source>
        <translation>あなたがフォーラから盗んだカード：{cards}</translation>
    </message>
    <message>
        <source>Your last card, face up: {cards}</source>
        <translation>あなたに表向きで配られたカード：{cards}</translation>
    </message>
    <message>
        <source>You declare: {cards}</source>
        <translation>あなたの宣言：{cards}</translation>
    </message>
    <message>
        <source>You capture: {cards}</source>
        <comment>a line of a list</comment>
        <translation>あなたが獲得：{cards}</translation>
    </message>
    <message>
        <source>{name} robs: {cards}</source>
        <translation>{name}が盗んだカード：{cards}</translation>
    </message>
    <message>
        <source>{name} robs from the fola: {cards}</source>
        <translation>{name}がフォーラから盗んだカード：{cards}</translation>
    </message>
    <message>
        <source>{name}, last card face up: {cards}</source>
        <translation>{name}の最後のカード（表）：{cards}</translation>
    </message>
    <message>
        <source>{name} declares: {cards}</source>
        <translation>{name}の宣言：{cards}</translation>
    </message>
    <message>
        <source>{name} captures: {cards}</source>
        <translation>{name}が獲得：{cards}</translation>
    </message>
    <message numerus="yes">
        <source>We are %Ln ahead</source>
        <translation>
            <numerusform>味方が%Ln点リードしています</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We are %Ln behind</source>
        <translation>
            <numerusform>相手が%Ln点リードしています</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody leads</source>
        <translation>同点です</translation>
    </message>
    <message numerus="yes">
        <source>We win %Ln resto(i)</source>
        <translation>
            <numerusform>味方が%Lnレスト獲得しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They win %Ln resto(i)</source>
        <translation>
            <numerusform>相手が%Lnレスト獲得しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Matto stays with us: we give a card for it after the last trick</source>
        <translation>あなたのマットは味方に残ります。最後のトリックの後、代わりにカードを1枚渡します</translation>
    </message>
    <message>
        <source>The Matto stays with {name}, whose side gives a card for it after the last trick</source>
        <translation>マットは{name}のチームに残ります。最後のトリックが終わると、代わりにカードを1枚渡します</translation>
    </message>
    <message>
        <source>For the Matto we give them: {card}</source>
        <translation>マットの代わりに渡したカード：{card}</translation>
    </message>
    <message>
        <source>For the Matto they give us: {card}</source>
        <translation>マットの代わりに受け取ったカード：{card}</translation>
    </message>
    <message>
        <source>We have no other card to give: the Matto goes to them</source>
        <translation>渡せるカードがほかにないので、マットは相手に渡ります</translation>
    </message>
    <message>
        <source>They have no other card to give: the Matto goes to us</source>
        <translation>相手に渡せるカードがほかにないので、マットは味方に来ます</translation>
    </message>
    <message>
        <source>{name} plays the {card}, which decides the suit.</source>
        <translation>{name}が{card}を出し、スートが決まりました。</translation>
    </message>
    <message>
        <source>Final count: we {ours}, they {theirs}. Resti: we {our_resti}, they {their_resti}.</source>
        <translation>最終計算：味方{ours}、相手{theirs}。レスト：味方{our_resti}、相手{their_resti}。</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Table (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>Deal records (*.jsonl)</source>
        <translation>ディール記録 (*.jsonl)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>画像 (*.png)</translation>
    </message>
    <message>
        <source>Deal (*.cardgui)</source>
        <translation>ディール (*.cardgui)</translation>
    </message>
    <message>
        <source>Ledger (*.sqlite)</source>
        <translation>戦績 (*.sqlite)</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>ディール記録</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>スコア表</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>戦績</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>{file} could not be written. Nothing in the ledger has changed.</source>
        <translation>ファイルに保存できませんでした：{file}。戦績はそのままです。</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>保存できませんでした</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存しました</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Import deals</source>
        <translation>ディールを取り込む</translation>
    </message>
    <message>
        <source>Deal records (*.jsonl);;All files (*)</source>
        <translation>ディール記録 (*.jsonl);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Restore a copy</source>
        <translation>コピーから復元</translation>
    </message>
    <message>
        <source>Ledger (*.sqlite *.db);;All files (*)</source>
        <translation>戦績 (*.sqlite *.db);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Use this copy as your ledger?</source>
        <translation>このコピーを戦績として使いますか？</translation>
    </message>
    <message>
        <source>The ledger of now is kept beside it under another name; nothing is deleted.</source>
        <translation>今の戦績は別の名前で同じ場所に残ります。何も削除されません。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元する</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Not restored</source>
        <translation>復元できませんでした</translation>
    </message>
    <message>
        <source>{file} cannot be read as a ledger. Yours is as it was.</source>
        <translation>戦績として読めないファイルです：{file}。今の戦績はそのままです。</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>復元しました</translation>
    </message>
    <message>
        <source>Your ledger is now that of the copy.</source>
        <translation>今からコピーの戦績を使います。</translation>
    </message>
    <message>
        <source>Whoever pastes it into Cardgui gets the same cards: {code}</source>
        <translation>このコードをCardguiに貼り付けると、同じカードで始まります：{code}</translation>
    </message>
    <message>
        <source>Code copied</source>
        <translation>コードをコピーしました</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>Something went wrong in Cardgui</source>
        <translation>Cardguiで問題が発生しました</translation>
    </message>
    <message>
        <source>Your games are saved up to the last card. You can go on; if something looks odd, start Cardgui again.</source>
        <translation>ゲームは最後に出したカードまで保存されています。このまま続けられます。様子がおかしいときは、Cardguiを起動し直してください。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Games are not being saved at the moment. What was saved before is safe; what you have played since is kept only until you quit. You can go on.</source>
        <translation>現在、ゲームは保存されていません。それまでに保存された内容は無事ですが、その後にプレイした分は終了するまでしか残りません。このまま続けられます。</translation>
    </message>
    <message>
        <source>A report lies on this computer. Nothing was sent.</source>
        <translation>レポートはこのコンピューターに保存されました。どこにも送信していません。</translation>
    </message>
    <message>
        <source>A report could not be written. Nothing was sent.</source>
        <translation>レポートを保存できませんでした。どこにも送信していません。</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>レポートを表示</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Play the same deal again</source>
        <translation>同じディールをもう一度</translation>
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
        <translation>テーブルへようこそ</translation>
    </message>
    <message>
        <source>Four card games from four places, against players on this computer. Cards you may play stand up, and any other card tells you why it has to wait. Every game is kept in your ledger, and nothing leaves this computer.</source>
        <translation>4つの土地で生まれた4つのカードゲームを、コンピューターを相手に遊びます。出せるカードは持ち上がり、出せないカードを選ぶと理由を説明します。ゲームはすべて戦績に残り、データがこのコンピューターの外に出ることはありません。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>大きなインデックス</translation>
    </message>
    <message>
        <source>Four colors</source>
        <translation>4色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <source>First lesson, 4 minutes</source>
        <translation>最初のレッスン、4分</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>All of this can be changed later in the settings.</source>
        <translation>どれもあとで設定から変更できます。</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game}をプレイ</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>レッスン：{game}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln lesson(s)</source>
        <translation>
            <numerusform>レッスン {done} / %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpCard</name>
    <message>
        <source>With help, counted apart</source>
        <translation>補助を使ったゲームは別に数えます</translation>
    </message>
    <message>
        <source>Games in which you used a hint or took a card back are not in the numbers above.</source>
        <translation>ヒントか待ったを使ったゲームは、上の数字に入っていません。</translation>
    </message>
    <message>
        <source>Games in which you used a hint or took a card back are in the numbers above, too.</source>
        <translation>ヒントか待ったを使ったゲームも、上の数字に入っています。</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム数</translation>
    </message>
    <message>
        <source>Average a game</source>
        <translation>1ゲームの平均</translation>
    </message>
    <message>
        <source>{mean} (few)</source>
        <translation>{mean}（件数少）</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>ディール数</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Cards taken back</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>Count them in</source>
        <translation>一緒に数える</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message numerus="yes">
        <source>%Ln explanation(s) are not shown any more: {rules}</source>
        <translation>
            <numerusform>表示しない説明 %Ln件：{rules}</numerusform>
        </translation>
    </message>
    <message>
        <source>All rules are explained.</source>
        <translation>すべてのルールを説明します。</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>プレイ中の補助</translation>
    </message>
    <message>
        <source>Explain refused cards</source>
        <translation>カードを出せない理由を説明する</translation>
    </message>
    <message>
        <source>A card that cannot be played says why it has to wait.</source>
        <translation>出せないカードを選ぶと、その理由を説明します。</translation>
    </message>
    <message>
        <source>Allow taking back</source>
        <translation>待ったを許可する</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>The button at the table and the key H say what to do, and why.</source>
        <translation>テーブルのボタンかHキーで、どうすればよいかを理由とともに示します。</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>チューター</translation>
    </message>
    <message>
        <source>Asks before you play a card that clearly loses. A warning counts as a hint.</source>
        <translation>明らかに損なカードを出す前に確認します。警告はヒント1回に数えます。</translation>
    </message>
    <message>
        <source>Speak up from a loss of so many tricks, or of what they are worth</source>
        <translation>このトリック数（またはその得点分）以上の損で知らせる</translation>
    </message>
    <message>
        <source>Explain them again</source>
        <translation>もう一度説明する</translation>
    </message>
</context>
<context>
    <name>HintCallout</name>
    <message>
        <source>Rule {rule}</source>
        <translation>ルール {rule}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>HintTitles</name>
    <message>
        <source>Play the {card}</source>
        <translation>{card}を出しましょう</translation>
    </message>
    <message>
        <source>Bid with the {card}</source>
        <translation>{card}でビッドしましょう</translation>
    </message>
    <message>
        <source>Raise every bid by 1</source>
        <translation>全員のビッドを1上げましょう</translation>
    </message>
    <message>
        <source>Lower every bid by 1</source>
        <translation>全員のビッドを1下げましょう</translation>
    </message>
    <message numerus="yes">
        <source>Put away the %Ln marked card(s)</source>
        <translation>
            <numerusform>印の付いた%Ln枚を捨てましょう</numerusform>
        </translation>
    </message>
    <message>
        <source>sluff</source>
        <translation>スラフ</translation>
    </message>
    <message>
        <source>raise every bid</source>
        <translation>全員のビッドを1上げる</translation>
    </message>
    <message>
        <source>lower every bid</source>
        <translation>全員のビッドを1下げる</translation>
    </message>
    <message numerus="yes">
        <source>declare %Ln verzicola/verzicole</source>
        <translation>
            <numerusform>ヴェルツィコラを%Lnつ宣言</numerusform>
        </translation>
    </message>
    <message>
        <source>declare nothing</source>
        <translation>宣言しない</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>これを出す</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>そうする</translation>
    </message>
    <message>
        <source>Bid {count}</source>
        <translation>{count}とビッドしましょう</translation>
    </message>
    <message>
        <source>Bid sluff</source>
        <translation>スラフをビッドしましょう</translation>
    </message>
    <message>
        <source>Choose {contract}</source>
        <translation>{contract}を選びましょう</translation>
    </message>
    <message>
        <source>Choose {contract}, trumps {suit}</source>
        <translation>{contract}、切り札は{suit}にしましょう</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>何も宣言しないでおきましょう</translation>
    </message>
    <message numerus="yes">
        <source>Declare %Ln verzicola/verzicole</source>
        <translation>
            <numerusform>ヴェルツィコラを%Lnつ宣言しましょう</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>, </source>
        <comment>between cards</comment>
        <translation>、</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between suits</comment>
        <translation>と</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>出せるカードはこれだけです。</translation>
    </message>
    <message>
        <source>It makes no difference which of these you play: {cards}.</source>
        <translation>次のどれを出しても同じです：{cards}。</translation>
    </message>
    <message>
        <source>You play last to this trick.</source>
        <translation>このトリックはあなたが最後に出します。</translation>
    </message>
    <message>
        <source>You have no {suit}.</source>
        <translation>手札に{suit}がありません。</translation>
    </message>
    <message>
        <source>So far the {card} wins, played by {name}.</source>
        <translation>今のところ、{name}の{card}が勝っています。</translation>
    </message>
    <message>
        <source>So far the {card} wins, played by {name} of your team.</source>
        <translation>今のところ、味方{name}の{card}が勝っています。</translation>
    </message>
    <message>
        <source>{name} has already trumped this trick.</source>
        <translation>{name}がすでに切り札で切っています。</translation>
    </message>
    <message>
        <source>{name} has already trumped, so none of your cards can win this trick.</source>
        <translation>{name}がすでに切り札で切っているので、手札のどれでもこのトリックは取れません。</translation>
    </message>
    <message>
        <source>None of the cards you may play can win this trick.</source>
        <translation>出せるカードではこのトリックを取れません。</translation>
    </message>
    <message>
        <source>You cannot follow, so you must trump.</source>
        <translation>フォローできないので、切り札を出さなければなりません。</translation>
    </message>
    <message>
        <source>The {card} cannot win this trick.</source>
        <translation>{card}ではこのトリックを取れません。</translation>
    </message>
    <message>
        <source>The {card} takes this trick for certain.</source>
        <translation>{card}ならこのトリックを確実に取れます。</translation>
    </message>
    <message numerus="yes">
        <source>Not seen yet: %Ln trump(s).</source>
        <translation>
            <numerusform>見えていない切り札は、まだ%Ln枚残っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The others have no trumps left.</source>
        <translation>ほかのプレイヤーに切り札は残っていません。</translation>
    </message>
    <message>
        <source>Of your cards only the {card} beats what lies on the table.</source>
        <translation>手札で場のカードに勝てるのは{card}だけです。</translation>
    </message>
    <message>
        <source>It is the lowest of your cards that beats what lies on the table.</source>
        <translation>場のカードに勝てる手札のうち、いちばん弱いカードです。</translation>
    </message>
    <message>
        <source>Above it you keep the {high}, below it the {low}.</source>
        <translation>それより強い{high}と、弱い{low}が残ります。</translation>
    </message>
    <message>
        <source>It is your highest card below the {best}: you are rid of it without taking the trick.</source>
        <translation>{best}より弱い中でいちばん強いカードなので、トリックを取らずに手放せます。</translation>
    </message>
    <message>
        <source>You take this trick whatever you play: use your highest card, the {kept} stays to duck with.</source>
        <translation>何を出してもこのトリックを取るので、いちばん強いカードを使います。次に避けるための{kept}は温存します。</translation>
    </message>
    <message>
        <source>To take it you would have to spend the {card}; you keep that.</source>
        <translation>取るには{card}を使うことになるので、温存します。</translation>
    </message>
    <message>
        <source>It is the last of your {suit}: when {suit} are led again, you can throw off another card.</source>
        <translation>手札の{suit}はこれが最後なので、次に{suit}がリードされたらほかのカードを捨てられます。</translation>
    </message>
    <message>
        <source>It is the last of your {suit}: when {suit} are led again, you can trump.</source>
        <translation>手札の{suit}はこれが最後なので、次に{suit}がリードされたら切り札で切れます。</translation>
    </message>
    <message>
        <source>By what you know the {card} would do about as well.</source>
        <translation>分かっている範囲では{card}でもほぼ同じです。</translation>
    </message>
    <message>
        <source>In Main Atas every trick counts for you.</source>
        <translation>マイン・アタスではどのトリックも得になります。</translation>
    </message>
    <message>
        <source>In Main Bawah every trick counts against you.</source>
        <translation>マイン・バワではどのトリックも損になります。</translation>
    </message>
    <message numerus="yes">
        <source>You still need %Ln trick(s) for your bid.</source>
        <translation>
            <numerusform>ビッドまであと%Lnトリック必要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your bid is reached; every further trick costs points.</source>
        <translation>ビッドに達したので、これ以上取ると失点になります。</translation>
    </message>
    <message>
        <source>In Koz every trick brings 50 points.</source>
        <translation>コズでは1トリックごとに50点入ります。</translation>
    </message>
    <message>
        <source>In El Almaz every trick costs 50 points.</source>
        <translation>エル・アルマズでは1トリックごとに50点失います。</translation>
    </message>
    <message>
        <source>In Son İki only the last two tricks cost points; this one is free.</source>
        <translation>ソン・イキで失点になるのは最後の2トリックだけなので、このトリックは取ってもかまいません。</translation>
    </message>
    <message>
        <source>This is one of the last two tricks, which cost 180 points each.</source>
        <translation>最後の2トリックの1つで、取ると180点失います。</translation>
    </message>
    <message>
        <source>Penalty cards in this trick: {cards}.</source>
        <translation>このトリックのペナルティカード：{cards}。</translation>
    </message>
    <message>
        <source>There is no penalty card in this trick so far.</source>
        <translation>このトリックにはまだペナルティカードがありません。</translation>
    </message>
    <message numerus="yes">
        <source>Not seen yet: %Ln penalty card(s).</source>
        <translation>
            <numerusform>出ていないペナルティカードは、まだ%Ln枚残っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The {card} is a penalty card, and somebody else has to take it here.</source>
        <translation>{card}はペナルティカードで、ここではほかの人が引き取ることになります。</translation>
    </message>
    <message>
        <source>You have bid sluff and must not take a trick.</source>
        <translation>スラフをビッドしたので、1トリックも取ってはいけません。</translation>
    </message>
    <message>
        <source>{name} of your team has bid sluff and should not take this trick.</source>
        <translation>味方の{name}はスラフなので、このトリックを取らせてはいけません。</translation>
    </message>
    <message>
        <source>{name} of the other team has bid sluff; a trick would spoil it.</source>
        <translation>相手の{name}はスラフなので、1トリック取らせれば失敗します。</translation>
    </message>
    <message numerus="yes">
        <source>Your team still needs %Ln trick(s) for its bid.</source>
        <translation>
            <numerusform>チームのビッドまであと%Lnトリック必要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your team has reached its bid; each further trick brings 1 point.</source>
        <translation>チームはビッドに達していて、ここからは1トリック1点です。</translation>
    </message>
    <message numerus="yes">
        <source>The other side has played counting cards here: %Ln point(s).</source>
        <translation>
            <numerusform>相手がここに出した得点カードは%Ln点分です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This trick is your side&apos;s, so your points in it are safe: %Ln.</source>
        <translation>
            <numerusform>このトリックは味方のものなので、あなたが出した%Ln点は安全です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It counts %Ln point(s), safe once it has taken the trick.</source>
        <translation>
            <numerusform>%Ln点のカードで、トリックを取れば安全になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The {card} counts no points.</source>
        <translation>{card}に点はありません。</translation>
    </message>
    <message>
        <source>The last trick brings 10 points.</source>
        <translation>最後のトリックは10点です。</translation>
    </message>
    <message>
        <source>Higher {suit} not seen yet: {count}.</source>
        <translation>これより強い{suit}で見えていないものは、まだ{count}枚残っています。</translation>
    </message>
    <message>
        <source>Higher {suit} not played yet: {count}.</source>
        <translation>これより強い{suit}で出ていないものは、まだ{count}枚残っています。</translation>
    </message>
    <message>
        <source>No {suit} are left that beat the {card}.</source>
        <translation>{card}に勝つ{suit}は、もう残っていません。</translation>
    </message>
    <message>
        <source>Lower {suit} not seen yet: {count}; so this card could take a trick later.</source>
        <translation>これより弱い{suit}で見えていないものがまだ{count}枚残っているので、このカードはあとでトリックを取ってしまうかもしれません。</translation>
    </message>
    <message>
        <source>Lower {suit} not played yet: {count}; so this card could take a trick later.</source>
        <translation>これより弱い{suit}で出ていないものがまだ{count}枚残っているので、このカードはあとでトリックを取ってしまうかもしれません。</translation>
    </message>
    <message numerus="yes">
        <source>Not played yet: %Ln trump(s).</source>
        <translation>
            <numerusform>出ていない切り札は、まだ%Ln枚残っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the lowest of your {suit}; the {kept} stays for later.</source>
        <translation>手札の{suit}でいちばん弱いカードで、{kept}は温存します。</translation>
    </message>
    <message>
        <source>It is the highest of your {suit}; the {kept} stays for later.</source>
        <translation>手札の{suit}でいちばん強いカードで、{kept}は温存します。</translation>
    </message>
    <message>
        <source>So you get rid of the highest of your {suit}; the {kept} stays to duck with.</source>
        <translation>手札の{suit}でいちばん強いカードを手放せます。トリックを避けるための{kept}は温存します。</translation>
    </message>
    <message>
        <source>Each trump that falls makes your {card} safer: no higher {suit} are left.</source>
        <translation>切り札が減るほど{card}は安全になります。それより強い{suit}はもうありません。</translation>
    </message>
    <message>
        <source>Counting {suit} not seen yet: {count}.</source>
        <translation>{suit}の得点カードで見えていないものは、まだ{count}枚残っています。</translation>
    </message>
    <message>
        <source>Counting {suit} not played yet: {count}.</source>
        <translation>{suit}の得点カードで出ていないものは、まだ{count}枚残っています。</translation>
    </message>
    <message>
        <source>The Matto wins no trick, and nobody can capture it.</source>
        <translation>マットはトリックを取れませんが、奪われることもありません。</translation>
    </message>
    <message>
        <source>Your aces and kings: {cards}.</source>
        <translation>手札のエースとキング：{cards}。</translation>
    </message>
    <message>
        <source>You have neither an ace nor a king.</source>
        <translation>エースもキングもありません。</translation>
    </message>
    <message numerus="yes">
        <source>You hold %Ln card(s) of the suit that this bid offers as trumps.</source>
        <translation>
            <numerusform>切り札候補のスートは、手札に%Ln枚あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>By what you know, a bid of {count} would bring about {points} points less.</source>
        <translation>分かっている範囲では、ビッド{count}だと予想点が約{points}点下がります。</translation>
    </message>
    <message>
        <source>By what you know, a bid of {count} would do about as well.</source>
        <translation>分かっている範囲では、ビッド{count}でもほぼ同じです。</translation>
    </message>
    <message>
        <source>Your bid becomes {count}.</source>
        <translation>あなたのビッドは{count}になります。</translation>
    </message>
    <message>
        <source>By what you know, lowering would bring about {points} points less.</source>
        <translation>分かっている範囲では、下げると予想点が約{points}点下がります。</translation>
    </message>
    <message>
        <source>By what you know, raising would bring about {points} points less.</source>
        <translation>分かっている範囲では、上げると予想点が約{points}点下がります。</translation>
    </message>
    <message>
        <source>By what you know, both choices do about equally well.</source>
        <translation>分かっている範囲では、どちらもほぼ同じです。</translation>
    </message>
    <message>
        <source>Your 1s and 14s: {cards}.</source>
        <translation>手札の1と14：{cards}。</translation>
    </message>
    <message>
        <source>You have no 1 and no 14.</source>
        <translation>1も14もありません。</translation>
    </message>
    <message>
        <source>Cards from 2 to 10 in your hand, which seldom take a trick: {count}.</source>
        <translation>トリックをめったに取らない2〜10が{count}枚あります。</translation>
    </message>
    <message>
        <source>Black cards in your hand, the trumps: {count}.</source>
        <translation>手札の黒（切り札）は{count}枚です。</translation>
    </message>
    <message>
        <source>By what you know, a bid of {count} would bring your team about {points} points less.</source>
        <translation>分かっている範囲では、ビッド{count}だとチームの予想点が約{points}点下がります。</translation>
    </message>
    <message>
        <source>By what you know, a sluff would bring your team about {points} points less.</source>
        <translation>分かっている範囲では、スラフだとチームの予想点が約{points}点下がります。</translation>
    </message>
    <message>
        <source>By what you know, a sluff would do about as well.</source>
        <translation>分かっている範囲では、スラフでもほぼ同じです。</translation>
    </message>
    <message>
        <source>Your trumps would be: {cards}.</source>
        <translation>切り札になる手札：{cards}。</translation>
    </message>
    <message>
        <source>Aces and kings beside them: {cards}.</source>
        <translation>ほかのエースとキング：{cards}。</translation>
    </message>
    <message>
        <source>Cards from 2 to 6 in your hand, which seldom take a trick: {count}.</source>
        <translation>トリックをめったに取らない2〜6が{count}枚あります。</translation>
    </message>
    <message>
        <source>Penalty cards in your hand: {cards}.</source>
        <translation>手札のペナルティカード：{cards}。</translation>
    </message>
    <message>
        <source>You hold none of the penalty cards.</source>
        <translation>ペナルティカードは手札にありません。</translation>
    </message>
    <message>
        <source>By what you know, {contract} would bring about {points} points less.</source>
        <translation>分かっている範囲では、{contract}だと予想点が約{points}点下がります。</translation>
    </message>
    <message>
        <source>By what you know, {contract} would do about as well.</source>
        <translation>分かっている範囲では、{contract}でもほぼ同じです。</translation>
    </message>
    <message>
        <source>That leaves you without {suits}, which you can then trump.</source>
        <translation>{suits}が手札からなくなり、切り札で切れるようになります。</translation>
    </message>
    <message>
        <source>You keep all your trumps.</source>
        <translation>切り札はすべて残します。</translation>
    </message>
    <message>
        <source>These are the cards you can best do without: {cards}.</source>
        <translation>いちばん手放しやすいカード：{cards}。</translation>
    </message>
    <message>
        <source>You hold no verzicola.</source>
        <translation>手札にヴェルツィコラはありません。</translation>
    </message>
    <message numerus="yes">
        <source>That scores %Ln point(s) at once.</source>
        <translation>
            <numerusform>すぐに%Ln点入ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Declaring everything would score %Ln point(s).</source>
        <translation>
            <numerusform>すべて宣言すると%Ln点です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The others then know that you hold: {cards}.</source>
        <translation>代わりにほかの人に知られるカード：{cards}。</translation>
    </message>
    <message>
        <source>But the others would know that you hold: {cards}.</source>
        <translation>ただし、ほかの人に知られるカード：{cards}。</translation>
    </message>
    <message>
        <source>It shows nothing that the others do not know yet.</source>
        <translation>ほかの人に新しく知られることはありません。</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Thinking about it…</source>
        <translation>考えています…</translation>
    </message>
    <message>
        <source>{title}.</source>
        <translation>{title}。</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Basics</source>
        <translation>基本</translation>
    </message>
    <message>
        <source>{path} {number}: {title}</source>
        <translation>{path} {number}：{title}</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>ゲームを選ぶ</translation>
    </message>
</context>
<context>
    <name>IdeaCard</name>
    <message>
        <source>done</source>
        <translation>完了</translation>
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
        <translation>取り込みが終わりました</translation>
    </message>
    <message>
        <source>Import stopped</source>
        <translation>取り込みが途中で止まりました</translation>
    </message>
    <message>
        <source>New deals: {number}</source>
        <translation>新しいディール：{number}</translation>
    </message>
    <message>
        <source>Deals that were there already: {number}</source>
        <translation>すでにあったディール：{number}</translation>
    </message>
    <message>
        <source>Refused: {number}</source>
        <translation>取り込めなかったもの：{number}</translation>
    </message>
    <message>
        <source>A file could not be read, or the ledger not be written; what is new was kept.</source>
        <translation>ファイルを読めないか、戦績に書き込めませんでした。新しく取り込んだ分は残っています。</translation>
    </message>
    <message>
        <source>More refused lines: {number}</source>
        <translation>ほかに取り込めなかった行：{number}</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>レポートを保存</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>{file}, line {line}: no deal record, or it contradicts what is there.</source>
        <translation>{file}、{line}行目：ディール記録ではないか、すでにある記録と合いません。</translation>
    </message>
    <message>
        <source>{file}, line {line}: breaks rule {rule}.</source>
        <translation>{file}、{line}行目：ルール違反：{rule}。</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>テキスト (*.txt)</translation>
    </message>
</context>
<context>
    <name>KeptRow</name>
    <message>
        <source>Cannot be read</source>
        <translation>読み取れません</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open: {name}</source>
        <translation>開く：{name}</translation>
    </message>
    <message>
        <source>Delete: {name}</source>
        <translation>削除：{name}</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keyboard</source>
        <translation>キーボード</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Own hand</source>
        <translation>自分の手札</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>テーブルで</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>どこでも</translation>
    </message>
    <message>
        <source>In a lesson</source>
        <translation>レッスンで</translation>
    </message>
    <message>
        <source>In a review</source>
        <translation>検討で</translation>
    </message>
    <message>
        <source>In the rulebook</source>
        <translation>ルールブックで</translation>
    </message>
    <message>
        <source>In the sandbox</source>
        <translation>局面編集で</translation>
    </message>
    <message>
        <source>Move through the hand</source>
        <translation>手札の中を移動</translation>
    </message>
    <message>
        <source>Go to cards that can be played</source>
        <translation>出せるカードへ移動</translation>
    </message>
    <message>
        <source>First and last card</source>
        <translation>最初と最後のカード</translation>
    </message>
    <message>
        <source>Play the card; while something moves, complete it</source>
        <translation>カードを出す。動きの途中なら最後まで進める</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Say why the card cannot be played now</source>
        <translation>カードを今出せない理由を説明する</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>Choose the bid with this number (Rook Sluff)</source>
        <translation>この数のビッドを選ぶ（ルーク・スラフ）</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>直前のトリック</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>これまでの経過</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>スコア表</translation>
    </message>
    <message>
        <source>Declared cards and the fola (Minchiate)</source>
        <translation>宣言されたカードとフォーラ（ミンキアーテ）</translation>
    </message>
    <message>
        <source>Mark the answer</source>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>レッスン一覧へ</translation>
    </message>
    <message>
        <source>Back and forward by one step</source>
        <translation>一手戻る・進む</translation>
    </message>
    <message>
        <source>Beginning and end of the deal</source>
        <translation>ディールの最初と最後</translation>
    </message>
    <message>
        <source>Run by itself, and pause</source>
        <translation>自動で進める・一時停止</translation>
    </message>
    <message>
        <source>Back to where you came from</source>
        <translation>元の画面に戻る</translation>
    </message>
    <message>
        <source>Previous and next rule</source>
        <translation>前のルールと次のルール</translation>
    </message>
    <message>
        <source>Previous and next chapter</source>
        <translation>前の章と次の章</translation>
    </message>
    <message>
        <source>Steps of the diagram</source>
        <translation>図のステップ</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Next and previous place found</source>
        <translation>次・前の検索結果</translation>
    </message>
    <message>
        <source>Spell the code of a card; Enter completes it</source>
        <translation>カードのコードを入力（Enterで確定）</translation>
    </message>
    <message>
        <source>Take back a letter of the code</source>
        <translation>入力したコードを1文字消す</translation>
    </message>
    <message>
        <source>Go to the next card</source>
        <translation>隣のカードへ移動</translation>
    </message>
    <message>
        <source>Lay the card, or take it up</source>
        <translation>カードを置く・取り除く</translation>
    </message>
    <message>
        <source>Read aloud what the rules say</source>
        <translation>ルールの判定を読み上げる</translation>
    </message>
    <message>
        <source>Take back the last change</source>
        <translation>直前の変更を元に戻す</translation>
    </message>
    <message>
        <source>Set up the position that was copied</source>
        <translation>コピーした局面を並べる</translation>
    </message>
    <message>
        <source>Read the whole table aloud</source>
        <translation>テーブル全体を読み上げる</translation>
    </message>
    <message>
        <source>Rulebook, at the rule of the moment</source>
        <translation>ルールブック（今の場面のルール）</translation>
    </message>
    <message>
        <source>Next and previous part of the table</source>
        <translation>テーブルの次の部分と前の部分</translation>
    </message>
    <message>
        <source>Close what is open, then the menu</source>
        <translation>開いているものを閉じる。なければメニューを開く</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Play the deal whose code was copied</source>
        <translation>コピーしたコードのディールをプレイ</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>This sheet</source>
        <translation>この一覧</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <source>Larger and smaller text</source>
        <translation>文字を大きく・小さく</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>標準の文字の大きさ</translation>
    </message>
</context>
<context>
    <name>LaidOut</name>
    <message>
        <source>A card face down</source>
        <translation>裏向きのカード</translation>
    </message>
    <message>
        <source>{card}, marked</source>
        <translation>{card}、印あり</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Everything changes at once, the game at the table included.</source>
        <translation>テーブル上のゲームも含め、すべてすぐに切り替わります。</translation>
    </message>
</context>
<context>
    <name>LastMatch</name>
    <message>
        <source>Last game</source>
        <translation>前回のゲーム</translation>
    </message>
    <message>
        <source>Open ledger</source>
        <translation>戦績を開く</translation>
    </message>
    <message>
        <source>{game}, {outcome}</source>
        <translation>{game}：{outcome}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>%Lnディール</numerusform>
        </translation>
    </message>
    <message>
        <source>{day}. {deals}</source>
        <translation>{day}、{deals}</translation>
    </message>
</context>
<context>
    <name>LastTrickPanel</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Trick before</source>
        <translation>前のトリック</translation>
    </message>
    <message>
        <source>Trick after</source>
        <translation>次のトリック</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>トリック{number}</translation>
    </message>
</context>
<context>
    <name>LearnHome</name>
    <message>
        <source>Learn</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>局面編集</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>The same idea in another game</source>
        <translation>ほかのゲームの同じ考え方</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>About 3 minutes</source>
        <translation>約3分</translation>
    </message>
    <message>
        <source>{game} {number}: {title}</source>
        <translation>{game} {number}：{title}</translation>
    </message>
    <message>
        <source>Start lesson {name}</source>
        <translation>レッスンを始める：{name}</translation>
    </message>
</context>
<context>
    <name>LedgerFilter</name>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Deleted games</source>
        <translation>削除したゲーム</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>ゲームの種類</translation>
    </message>
    <message>
        <source>Search names, notes, numbers</source>
        <translation>名前・メモ・番号を検索</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>検索をクリア</translation>
    </message>
</context>
<context>
    <name>LedgerPage</name>
    <message>
        <source>Ledger file</source>
        <translation>戦績ファイル</translation>
    </message>
    <message>
        <source>Every card is saved in this file while you play. Nothing leaves this computer.</source>
        <translation>プレイ中、出たカードはすべてこのファイルに保存されます。データがこのコンピューターの外に出ることはありません。</translation>
    </message>
    <message>
        <source>Games are not saved: this session is kept until you quit.</source>
        <translation>ゲームは保存されません。今回の内容はCardguiの終了まで保持されます。</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>フォルダーを表示</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>別のフォルダーを選ぶ</translation>
    </message>
</context>
<context>
    <name>LedgerSide</name>
    <message>
        <source>Ledger</source>
        <translation>戦績</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>No game fits.</source>
        <translation>当てはまるゲームがありません。</translation>
    </message>
    <message>
        <source>Export and import</source>
        <translation>書き出しと取り込み</translation>
    </message>
    <message>
        <source>Export all deals as a table (CSV)…</source>
        <translation>全ディールを表で書き出す（CSV）…</translation>
    </message>
    <message>
        <source>Export all deals (JSON Lines)…</source>
        <translation>全ディールを書き出す（JSON Lines）…</translation>
    </message>
    <message>
        <source>Import deals…</source>
        <translation>ディールを取り込む…</translation>
    </message>
    <message>
        <source>Save a copy of the ledger…</source>
        <translation>戦績のコピーを保存…</translation>
    </message>
    <message>
        <source>Restore a copy…</source>
        <translation>コピーから復元…</translation>
    </message>
    <message>
        <source>Open a copied deal code</source>
        <translation>コピーしたディールコードを開く</translation>
    </message>
</context>
<context>
    <name>LedgerTabs</name>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Parts of the ledger</source>
        <translation>戦績の切り替え</translation>
    </message>
</context>
<context>
    <name>LessonColumn</name>
    <message>
        <source>The same idea in another game</source>
        <translation>ほかのゲームの同じ考え方</translation>
    </message>
    <message>
        <source>{game} {number}: {title}</source>
        <translation>{game} {number}：{title}</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>レッスン一覧</translation>
    </message>
    <message>
        <source>Open in sandbox</source>
        <translation>局面編集で開く</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>Lesson {place} of {count}</source>
        <translation>レッスン{place} / {count}</translation>
    </message>
    <message>
        <source>Step {place} of {count}</source>
        <translation>ステップ{place} / {count}</translation>
    </message>
    <message>
        <source>Exercise {place} of {count}</source>
        <translation>問題{place} / {count}</translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <translation>ルール {number}</translation>
    </message>
</context>
<context>
    <name>LessonLink</name>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>レッスン{number}：{title}</translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message>
        <source>That is not possible now</source>
        <translation>今はできません</translation>
    </message>
    <message>
        <source>Not this one</source>
        <translation>これではありません</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正解です</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>ディールが終わりました</translation>
    </message>
    <message numerus="yes">
        <source>You took %Ln trick(s).</source>
        <translation>
            <numerusform>%Lnトリックを取りました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on freely</source>
        <translation>自由にプレイ</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確かめる</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>レッスン一覧</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>次のレッスン</translation>
    </message>
</context>
<context>
    <name>LessonTerms</name>
    <message>
        <source>For all games</source>
        <translation>全ゲーム共通</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>カップ</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>剣</translation>
    </message>
    <message>
        <source>Batons</source>
        <translation>棍棒</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>切り札</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>スペード</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>Main Atas (playing high)</source>
        <translation>マイン・アタス（多く取る）</translation>
    </message>
    <message>
        <source>Main Bawah (playing low)</source>
        <translation>マイン・バワ（少なく取る）</translation>
    </message>
    <message>
        <source>Koz (trumps)</source>
        <translation>コズ（切り札）</translation>
    </message>
    <message>
        <source>Rıfkı (king of hearts)</source>
        <translation>ルフク（ハートのキング）</translation>
    </message>
    <message>
        <source>Kız Almaz (girls)</source>
        <translation>クズ・アルマズ（クイーン）</translation>
    </message>
    <message>
        <source>Erkek Almaz (boys)</source>
        <translation>エルケキ・アルマズ（キングとジャック）</translation>
    </message>
    <message>
        <source>Kupa Almaz (hearts)</source>
        <translation>クパ・アルマズ（ハート）</translation>
    </message>
    <message>
        <source>Son İki (last two)</source>
        <translation>ソン・イキ（最後の2トリック）</translation>
    </message>
    <message>
        <source>El Almaz (no tricks)</source>
        <translation>エル・アルマズ（ノートリック）</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Mixed. Set all to</source>
        <translation>強さが混在。全員を変更</translation>
    </message>
    <message>
        <source>All the same</source>
        <translation>全員同じ</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>初級</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>Knows the rules, plays simply and forgets what is gone.</source>
        <translation>ルールどおり素直に出します。出たカードは覚えていません。</translation>
    </message>
    <message>
        <source>Remembers what was played, and plays with care.</source>
        <translation>出たカードを覚えていて、慎重に出します。</translation>
    </message>
    <message>
        <source>Thinks through what the others may hold.</source>
        <translation>ほかの人の手札を読んで考えます。</translation>
    </message>
    <message>
        <source>Level: {name} ({style})</source>
        <translation>強さ：{name}（{style}）</translation>
    </message>
    <message>
        <source>Level of all computer players</source>
        <translation>すべてのコンピューターの強さ</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Each seat</source>
        <translation>席ごとに決める</translation>
    </message>
    <message>
        <source>Your team</source>
        <translation>自分のチーム</translation>
    </message>
    <message>
        <source>Other team</source>
        <translation>相手チーム</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licenses</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Line</name>
    <message>
        <source>Rule {rule}</source>
        <translation>ルール {rule}</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What has happened</source>
        <translation>これまでの経過</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This game cannot be continued</source>
        <translation>このゲームは続けられません</translation>
    </message>
    <message>
        <source>What is stored of it cannot be read. It stays in the score ledger as it is; nothing was deleted.</source>
        <translation>保存された内容を読み取れません。ゲームは戦績にそのまま残り、何も削除されていません。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Choose a folder for the ledger</source>
        <translation>戦績を保存するフォルダーを選ぶ</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>abandoned</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>deal {deal} of {deals}</source>
        <translation>ディール{deal} / {deals}</translation>
    </message>
    <message>
        <source>{game}, {day}: {score}, {state}</source>
        <translation>{game}、{day}：{score}、{state}</translation>
    </message>
</context>
<context>
    <name>MatchView</name>
    <message>
        <source>Abandon this game?</source>
        <translation>このゲームを中止しますか？</translation>
    </message>
    <message>
        <source>It stays in the score ledger, and you can take it up again there.</source>
        <translation>ゲームは戦績に残り、あとでそこから再開できます。</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>中止する</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>中止しない</translation>
    </message>
    <message>
        <source>{name} {score}</source>
        <translation>{name} {score}</translation>
    </message>
    <message>
        <source>{story}. Totals: {totals}</source>
        <translation>{story}。合計：{totals}</translation>
    </message>
    <message>
        <source>Review deal {deal}</source>
        <translation>ディール{deal}を検討</translation>
    </message>
    <message>
        <source>{begun} to {ended}</source>
        <translation>{begun}〜{ended}</translation>
    </message>
    <message>
        <source>Deleted; it can be restored until {day}</source>
        <translation>削除済み、元に戻せる期限：{day}</translation>
    </message>
    <message>
        <source>Game number {number}</source>
        <translation>ゲーム番号 {number}</translation>
    </message>
    <message>
        <source>. </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>一覧に戻る</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Take up again</source>
        <translation>再開する</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Learn from my mistakes</source>
        <translation>自分の失敗から学ぶ</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>メモ…</translation>
    </message>
    <message>
        <source>Rename players…</source>
        <translation>プレイヤー名を変更…</translation>
    </message>
    <message>
        <source>Delete game</source>
        <translation>ゲームを削除</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>このディールのコードをコピー</translation>
    </message>
    <message>
        <source>Save this deal as a file…</source>
        <translation>このディールをファイルに保存…</translation>
    </message>
    <message>
        <source>Score sheet as PDF…</source>
        <translation>スコア表をPDFで保存…</translation>
    </message>
    <message>
        <source>Score sheet as picture (PNG)…</source>
        <translation>スコア表を画像で保存（PNG）…</translation>
    </message>
    <message>
        <source>Deals as a table (CSV)…</source>
        <translation>ディールを表で書き出す（CSV）…</translation>
    </message>
    <message>
        <source>Deals as records (JSON Lines)…</source>
        <translation>ディール記録を書き出す（JSON Lines）…</translation>
    </message>
    <message>
        <source>Choose a score to see its tricks.</source>
        <translation>スコアを選ぶと、そのトリックが見られます。</translation>
    </message>
    <message>
        <source>Net resti after each deal</source>
        <translation>差し引きレストの推移（累計）</translation>
    </message>
    <message>
        <source>Total score after each deal</source>
        <translation>スコアの推移（累計）</translation>
    </message>
    <message>
        <source>No deal has ended yet.</source>
        <translation>まだ終わったディールはありません。</translation>
    </message>
    <message>
        <source>The deals of this game cannot be read.</source>
        <translation>このゲームのディールの記録を読み込めません。</translation>
    </message>
</context>
<context>
    <name>Minchiate</name>
    <message>
        <source>They</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>We</source>
        <translation>味方</translation>
    </message>
    <message>
        <source>Minchiate, one deal</source>
        <translation>ミンキアーテ、1ディール</translation>
    </message>
    <message>
        <source>Minchiate, four deals</source>
        <translation>ミンキアーテ、4ディール</translation>
    </message>
    <message>
        <source>{ours} : {theirs}</source>
        <translation>{ours} : {theirs}</translation>
    </message>
    <message>
        <source>Deal {deal}: resti {resti}, final count {count}. Dealer: {name}</source>
        <translation>ディール{deal}：レスト {resti}、最終計算 {count}。ディーラー：{name}</translation>
    </message>
    <message>
        <source>Minchiate</source>
        <translation>ミンキアーテ</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>イタリア</translation>
    </message>
    <message>
        <source>The great Florentine tarot game: rob, declare, capture, and win resti.</source>
        <translation>フィレンツェのタロット。盗み、宣言し、獲得して、レストを競います。</translation>
    </message>
    <message>
        <source>4 players, 2 against 2</source>
        <translation>4人、2対2</translation>
    </message>
    <message>
        <source>1 or 4 deals, 20 or 80 min</source>
        <translation>1か4ディール、20か80分</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>最終計算</translation>
    </message>
    <message>
        <source>Net resti; small figures: resti won</source>
        <translation>差し引きレスト、小さい数字：獲得レスト</translation>
    </message>
</context>
<context>
    <name>MinchiateFigures</name>
    <message>
        <source>Net resti a deal, by dealer</source>
        <translation>ディーラー別、1ディールの差し引きレスト</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>パートナー</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>味方</translation>
    </message>
    <message>
        <source>Resti won a deal</source>
        <translation>1ディールで得たレスト</translation>
    </message>
    <message>
        <source>The average number of resti your side won in a deal.</source>
        <translation>味方が1ディールで得たレストの平均です。</translation>
    </message>
    <message>
        <source>Resti lost a deal</source>
        <translation>1ディールで失ったレスト</translation>
    </message>
    <message>
        <source>The average number of resti the other side won in a deal.</source>
        <translation>相手が1ディールで得たレストの平均です。</translation>
    </message>
    <message>
        <source>Your verzicole a deal</source>
        <translation>1ディールの自分のヴェルツィコラ</translation>
    </message>
    <message>
        <source>The average number of verzicole you declared yourself in a deal.</source>
        <translation>あなた自身が1ディールで宣言したヴェルツィコラの平均です。</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>最終計算</translation>
    </message>
    <message>
        <source>The average of what your side counted at the end of a deal.</source>
        <translation>味方がディールの終わりに数えた点の平均です。</translation>
    </message>
</context>
<context>
    <name>MinchiateNames</name>
    <message>
        <source>Trump {number}</source>
        <comment>at the beginning</comment>
        <translation>切り札{number}</translation>
    </message>
    <message>
        <source>Matto</source>
        <comment>at the beginning</comment>
        <translation>マット</translation>
    </message>
    <message>
        <source>Re (king) of coins</source>
        <comment>at the beginning</comment>
        <translation>コインのレ（王）</translation>
    </message>
    <message>
        <source>Regina (queen) of coins</source>
        <comment>at the beginning</comment>
        <translation>コインのレジーナ（女王）</translation>
    </message>
    <message>
        <source>Cavallo (knight) of coins</source>
        <comment>at the beginning</comment>
        <translation>コインのカヴァッロ（騎士）</translation>
    </message>
    <message>
        <source>Fantina of coins</source>
        <comment>at the beginning</comment>
        <translation>コインのファンティーナ</translation>
    </message>
    <message>
        <source>10 of coins</source>
        <comment>at the beginning</comment>
        <translation>コインの10</translation>
    </message>
    <message>
        <source>9 of coins</source>
        <comment>at the beginning</comment>
        <translation>コインの9</translation>
    </message>
    <message>
        <source>8 of coins</source>
        <comment>at the beginning</comment>
        <translation>コインの8</translation>
    </message>
    <message>
        <source>7 of coins</source>
        <comment>at the beginning</comment>
        <translation>コインの7</translation>
    </message>
    <message>
        <source>6 of coins</source>
        <comment>at the beginning</comment>
        <translation>コインの6</translation>
    </message>
    <message>
        <source>5 of coins</source>
        <comment>at the beginning</comment>
        <translation>コインの5</translation>
    </message>
    <message>
        <source>4 of coins</source>
        <comment>at the beginning</comment>
        <translation>コインの4</translation>
    </message>
    <message>
        <source>3 of coins</source>
        <comment>at the beginning</comment>
        <translation>コインの3</translation>
    </message>
    <message>
        <source>2 of coins</source>
        <comment>at the beginning</comment>
        <translation>コインの2</translation>
    </message>
    <message>
        <source>1 of coins</source>
        <comment>at the beginning</comment>
        <translation>コインの1</translation>
    </message>
    <message>
        <source>Re (king) of cups</source>
        <comment>at the beginning</comment>
        <translation>カップのレ（王）</translation>
    </message>
    <message>
        <source>Regina (queen) of cups</source>
        <comment>at the beginning</comment>
        <translation>カップのレジーナ（女王）</translation>
    </message>
    <message>
        <source>Cavallo (knight) of cups</source>
        <comment>at the beginning</comment>
        <translation>カップのカヴァッロ（騎士）</translation>
    </message>
    <message>
        <source>Fantina of cups</source>
        <comment>at the beginning</comment>
        <translation>カップのファンティーナ</translation>
    </message>
    <message>
        <source>10 of cups</source>
        <comment>at the beginning</comment>
        <translation>カップの10</translation>
    </message>
    <message>
        <source>9 of cups</source>
        <comment>at the beginning</comment>
        <translation>カップの9</translation>
    </message>
    <message>
        <source>8 of cups</source>
        <comment>at the beginning</comment>
        <translation>カップの8</translation>
    </message>
    <message>
        <source>7 of cups</source>
        <comment>at the beginning</comment>
        <translation>カップの7</translation>
    </message>
    <message>
        <source>6 of cups</source>
        <comment>at the beginning</comment>
        <translation>カップの6</translation>
    </message>
    <message>
        <source>5 of cups</source>
        <comment>at the beginning</comment>
        <translation>カップの5</translation>
    </message>
    <message>
        <source>4 of cups</source>
        <comment>at the beginning</comment>
        <translation>カップの4</translation>
    </message>
    <message>
        <source>3 of cups</source>
        <comment>at the beginning</comment>
        <translation>カップの3</translation>
    </message>
    <message>
        <source>2 of cups</source>
        <comment>at the beginning</comment>
        <translation>カップの2</translation>
    </message>
    <message>
        <source>1 of cups</source>
        <comment>at the beginning</comment>
        <translation>カップの1</translation>
    </message>
    <message>
        <source>Re (king) of swords</source>
        <comment>at the beginning</comment>
        <translation>剣のレ（王）</translation>
    </message>
    <message>
        <source>Regina (queen) of swords</source>
        <comment>at the beginning</comment>
        <translation>剣のレジーナ（女王）</translation>
    </message>
    <message>
        <source>Cavallo (knight) of swords</source>
        <comment>at the beginning</comment>
        <translation>剣のカヴァッロ（騎士）</translation>
    </message>
    <message>
        <source>Fante of swords</source>
        <comment>at the beginning</comment>
        <translation>剣のファンテ</translation>
    </message>
    <message>
        <source>10 of swords</source>
        <comment>at the beginning</comment>
        <translation>剣の10</translation>
    </message>
    <message>
        <source>9 of swords</source>
        <comment>at the beginning</comment>
        <translation>剣の9</translation>
    </message>
    <message>
        <source>8 of swords</source>
        <comment>at the beginning</comment>
        <translation>剣の8</translation>
    </message>
    <message>
        <source>7 of swords</source>
        <comment>at the beginning</comment>
        <translation>剣の7</translation>
    </message>
    <message>
        <source>6 of swords</source>
        <comment>at the beginning</comment>
        <translation>剣の6</translation>
    </message>
    <message>
        <source>5 of swords</source>
        <comment>at the beginning</comment>
        <translation>剣の5</translation>
    </message>
    <message>
        <source>4 of swords</source>
        <comment>at the beginning</comment>
        <translation>剣の4</translation>
    </message>
    <message>
        <source>3 of swords</source>
        <comment>at the beginning</comment>
        <translation>剣の3</translation>
    </message>
    <message>
        <source>2 of swords</source>
        <comment>at the beginning</comment>
        <translation>剣の2</translation>
    </message>
    <message>
        <source>1 of swords</source>
        <comment>at the beginning</comment>
        <translation>剣の1</translation>
    </message>
    <message>
        <source>Re (king) of batons</source>
        <comment>at the beginning</comment>
        <translation>棍棒のレ（王）</translation>
    </message>
    <message>
        <source>Regina (queen) of batons</source>
        <comment>at the beginning</comment>
        <translation>棍棒のレジーナ（女王）</translation>
    </message>
    <message>
        <source>Cavallo (knight) of batons</source>
        <comment>at the beginning</comment>
        <translation>棍棒のカヴァッロ（騎士）</translation>
    </message>
    <message>
        <source>Fante of batons</source>
        <comment>at the beginning</comment>
        <translation>棍棒のファンテ</translation>
    </message>
    <message>
        <source>10 of batons</source>
        <comment>at the beginning</comment>
        <translation>棍棒の10</translation>
    </message>
    <message>
        <source>9 of batons</source>
        <comment>at the beginning</comment>
        <translation>棍棒の9</translation>
    </message>
    <message>
        <source>8 of batons</source>
        <comment>at the beginning</comment>
        <translation>棍棒の8</translation>
    </message>
    <message>
        <source>7 of batons</source>
        <comment>at the beginning</comment>
        <translation>棍棒の7</translation>
    </message>
    <message>
        <source>6 of batons</source>
        <comment>at the beginning</comment>
        <translation>棍棒の6</translation>
    </message>
    <message>
        <source>5 of batons</source>
        <comment>at the beginning</comment>
        <translation>棍棒の5</translation>
    </message>
    <message>
        <source>4 of batons</source>
        <comment>at the beginning</comment>
        <translation>棍棒の4</translation>
    </message>
    <message>
        <source>3 of batons</source>
        <comment>at the beginning</comment>
        <translation>棍棒の3</translation>
    </message>
    <message>
        <source>2 of batons</source>
        <comment>at the beginning</comment>
        <translation>棍棒の2</translation>
    </message>
    <message>
        <source>1 of batons</source>
        <comment>at the beginning</comment>
        <translation>棍棒の1</translation>
    </message>
    <message>
        <source>{number} of trumps</source>
        <comment>inside a sentence</comment>
        <translation>切り札{number}</translation>
    </message>
    <message>
        <source>Matto</source>
        <comment>inside a sentence</comment>
        <translation>マット</translation>
    </message>
    <message>
        <source>Re (king) of coins</source>
        <comment>inside a sentence</comment>
        <translation>コインのレ（王）</translation>
    </message>
    <message>
        <source>Regina (queen) of coins</source>
        <comment>inside a sentence</comment>
        <translation>コインのレジーナ（女王）</translation>
    </message>
    <message>
        <source>Cavallo (knight) of coins</source>
        <comment>inside a sentence</comment>
        <translation>コインのカヴァッロ（騎士）</translation>
    </message>
    <message>
        <source>Fantina of coins</source>
        <comment>inside a sentence</comment>
        <translation>コインのファンティーナ</translation>
    </message>
    <message>
        <source>10 of coins</source>
        <comment>inside a sentence</comment>
        <translation>コインの10</translation>
    </message>
    <message>
        <source>9 of coins</source>
        <comment>inside a sentence</comment>
        <translation>コインの9</translation>
    </message>
    <message>
        <source>8 of coins</source>
        <comment>inside a sentence</comment>
        <translation>コインの8</translation>
    </message>
    <message>
        <source>7 of coins</source>
        <comment>inside a sentence</comment>
        <translation>コインの7</translation>
    </message>
    <message>
        <source>6 of coins</source>
        <comment>inside a sentence</comment>
        <translation>コインの6</translation>
    </message>
    <message>
        <source>5 of coins</source>
        <comment>inside a sentence</comment>
        <translation>コインの5</translation>
    </message>
    <message>
        <source>4 of coins</source>
        <comment>inside a sentence</comment>
        <translation>コインの4</translation>
    </message>
    <message>
        <source>3 of coins</source>
        <comment>inside a sentence</comment>
        <translation>コインの3</translation>
    </message>
    <message>
        <source>2 of coins</source>
        <comment>inside a sentence</comment>
        <translation>コインの2</translation>
    </message>
    <message>
        <source>1 of coins</source>
        <comment>inside a sentence</comment>
        <translation>コインの1</translation>
    </message>
    <message>
        <source>Re (king) of cups</source>
        <comment>inside a sentence</comment>
        <translation>カップのレ（王）</translation>
    </message>
    <message>
        <source>Regina (queen) of cups</source>
        <comment>inside a sentence</comment>
        <translation>カップのレジーナ（女王）</translation>
    </message>
    <message>
        <source>Cavallo (knight) of cups</source>
        <comment>inside a sentence</comment>
        <translation>カップのカヴァッロ（騎士）</translation>
    </message>
    <message>
        <source>Fantina of cups</source>
        <comment>inside a sentence</comment>
        <translation>カップのファンティーナ</translation>
    </message>
    <message>
        <source>10 of cups</source>
        <comment>inside a sentence</comment>
        <translation>カップの10</translation>
    </message>
    <message>
        <source>9 of cups</source>
        <comment>inside a sentence</comment>
        <translation>カップの9</translation>
    </message>
    <message>
        <source>8 of cups</source>
        <comment>inside a sentence</comment>
        <translation>カップの8</translation>
    </message>
    <message>
        <source>7 of cups</source>
        <comment>inside a sentence</comment>
        <translation>カップの7</translation>
    </message>
    <message>
        <source>6 of cups</source>
        <comment>inside a sentence</comment>
        <translation>カップの6</translation>
    </message>
    <message>
        <source>5 of cups</source>
        <comment>inside a sentence</comment>
        <translation>カップの5</translation>
    </message>
    <message>
        <source>4 of cups</source>
        <comment>inside a sentence</comment>
        <translation>カップの4</translation>
    </message>
    <message>
        <source>3 of cups</source>
        <comment>inside a sentence</comment>
        <translation>カップの3</translation>
    </message>
    <message>
        <source>2 of cups</source>
        <comment>inside a sentence</comment>
        <translation>カップの2</translation>
    </message>
    <message>
        <source>1 of cups</source>
        <comment>inside a sentence</comment>
        <translation>カップの1</translation>
    </message>
    <message>
        <source>Re (king) of swords</source>
        <comment>inside a sentence</comment>
        <translation>剣のレ（王）</translation>
    </message>
    <message>
        <source>Regina (queen) of swords</source>
        <comment>inside a sentence</comment>
        <translation>剣のレジーナ（女王）</translation>
    </message>
    <message>
        <source>Cavallo (knight) of swords</source>
        <comment>inside a sentence</comment>
        <translation>剣のカヴァッロ（騎士）</translation>
    </message>
    <message>
        <source>Fante of swords</source>
        <comment>inside a sentence</comment>
        <translation>剣のファンテ</translation>
    </message>
    <message>
        <source>10 of swords</source>
        <comment>inside a sentence</comment>
        <translation>剣の10</translation>
    </message>
    <message>
        <source>9 of swords</source>
        <comment>inside a sentence</comment>
        <translation>剣の9</translation>
    </message>
    <message>
        <source>8 of swords</source>
        <comment>inside a sentence</comment>
        <translation>剣の8</translation>
    </message>
    <message>
        <source>7 of swords</source>
        <comment>inside a sentence</comment>
        <translation>剣の7</translation>
    </message>
    <message>
        <source>6 of swords</source>
        <comment>inside a sentence</comment>
        <translation>剣の6</translation>
    </message>
    <message>
        <source>5 of swords</source>
        <comment>inside a sentence</comment>
        <translation>剣の5</translation>
    </message>
    <message>
        <source>4 of swords</source>
        <comment>inside a sentence</comment>
        <translation>剣の4</translation>
    </message>
    <message>
        <source>3 of swords</source>
        <comment>inside a sentence</comment>
        <translation>剣の3</translation>
    </message>
    <message>
        <source>2 of swords</source>
        <comment>inside a sentence</comment>
        <translation>剣の2</translation>
    </message>
    <message>
        <source>1 of swords</source>
        <comment>inside a sentence</comment>
        <translation>剣の1</translation>
    </message>
    <message>
        <source>Re (king) of batons</source>
        <comment>inside a sentence</comment>
        <translation>棍棒のレ（王）</translation>
    </message>
    <message>
        <source>Regina (queen) of batons</source>
        <comment>inside a sentence</comment>
        <translation>棍棒のレジーナ（女王）</translation>
    </message>
    <message>
        <source>Cavallo (knight) of batons</source>
        <comment>inside a sentence</comment>
        <translation>棍棒のカヴァッロ（騎士）</translation>
    </message>
    <message>
        <source>Fante of batons</source>
        <comment>inside a sentence</comment>
        <translation>棍棒のファンテ</translation>
    </message>
    <message>
        <source>10 of batons</source>
        <comment>inside a sentence</comment>
        <translation>棍棒の10</translation>
    </message>
    <message>
        <source>9 of batons</source>
        <comment>inside a sentence</comment>
        <translation>棍棒の9</translation>
    </message>
    <message>
        <source>8 of batons</source>
        <comment>inside a sentence</comment>
        <translation>棍棒の8</translation>
    </message>
    <message>
        <source>7 of batons</source>
        <comment>inside a sentence</comment>
        <translation>棍棒の7</translation>
    </message>
    <message>
        <source>6 of batons</source>
        <comment>inside a sentence</comment>
        <translation>棍棒の6</translation>
    </message>
    <message>
        <source>5 of batons</source>
        <comment>inside a sentence</comment>
        <translation>棍棒の5</translation>
    </message>
    <message>
        <source>4 of batons</source>
        <comment>inside a sentence</comment>
        <translation>棍棒の4</translation>
    </message>
    <message>
        <source>3 of batons</source>
        <comment>inside a sentence</comment>
        <translation>棍棒の3</translation>
    </message>
    <message>
        <source>2 of batons</source>
        <comment>inside a sentence</comment>
        <translation>棍棒の2</translation>
    </message>
    <message>
        <source>1 of batons</source>
        <comment>inside a sentence</comment>
        <translation>棍棒の1</translation>
    </message>
</context>
<context>
    <name>MinchiateOptions</name>
    <message>
        <source>Deals</source>
        <translation>ディール数</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>ルール {rule}</translation>
    </message>
    <message>
        <source>One deal</source>
        <translation>1ディール</translation>
    </message>
    <message>
        <source>About 20 minutes. The dealer is drawn by lot.</source>
        <translation>約20分。ディーラーは抽選で決めます。</translation>
    </message>
    <message>
        <source>Four deals</source>
        <translation>4ディール</translation>
    </message>
    <message>
        <source>About 80 minutes. Everyone deals once; net resti are added up.</source>
        <translation>約80分。全員が1回ずつディーラーになり、差し引きレストを合計します。</translation>
    </message>
</context>
<context>
    <name>MinchiateWhy</name>
    <message>
        <source>Deal {deal}, net resti</source>
        <translation>ディール{deal}、差し引きレスト</translation>
    </message>
    <message>
        <source>Resti won before</source>
        <translation>それまでに獲得したレスト</translation>
    </message>
    <message>
        <source>Less the resti of the other side</source>
        <translation>相手側のレストを差し引きます</translation>
    </message>
    <message>
        <source>Difference {before} before the count, {after} after it: each 60 begun is a resto</source>
        <translation>点差：計算前{before}、計算後{after}。60点に達しない端数も1レスト</translation>
    </message>
    <message>
        <source>Final count: {what}</source>
        <translation>最終計算：{what}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln resto(i)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Lnレスト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more trick(s) without a capture.</source>
        <translation>
            <numerusform>ほかに、得点カードを取らなかった%Lnトリックがあります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MinchiateWords</name>
    <message>
        <source>Minchiate</source>
        <translation>ミンキアーテ</translation>
    </message>
    <message>
        <source>We</source>
        <comment>the own side</comment>
        <translation>味方</translation>
    </message>
    <message>
        <source>They</source>
        <comment>the other side</comment>
        <translation>相手</translation>
    </message>
    <message>
        <source>We {points}</source>
        <translation>味方 {points}</translation>
    </message>
    <message>
        <source>They {points}</source>
        <translation>相手 {points}</translation>
    </message>
    <message numerus="yes">
        <source>We lead by %Ln point(s)</source>
        <translation>
            <numerusform>味方が%Ln点リードしています</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They lead by %Ln point(s)</source>
        <translation>
            <numerusform>相手が%Ln点リードしています</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody leads</source>
        <translation>同点です</translation>
    </message>
    <message>
        <source>{standing}. Resti: we {ours}, they {theirs}</source>
        <translation>{standing}。レスト：味方{ours}、相手{theirs}</translation>
    </message>
    <message>
        <source>{standing}. Show where the points come from</source>
        <translation>{standing}。得点の内訳を表示</translation>
    </message>
    <message>
        <source>Cut and deal</source>
        <translation>カットと配り</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>Declaring</source>
        <translation>宣言</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <translation>ディール終了</translation>
    </message>
    <message>
        <source>Cutter</source>
        <translation>カットする人</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>パートナー</translation>
    </message>
    <message>
        <source>cutter</source>
        <comment>inside a list</comment>
        <translation>カットする人</translation>
    </message>
    <message>
        <source>their team</source>
        <comment>inside a list</comment>
        <translation>相手チーム</translation>
    </message>
    <message>
        <source>our team</source>
        <comment>inside a list</comment>
        <translation>味方チーム</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards} + {robbed} robbed</source>
        <translation>{cards}＋盗んだ{robbed}枚</translation>
    </message>
    <message>
        <source>Cards won {count}</source>
        <translation>獲得 {count}枚</translation>
    </message>
    <message>
        <source>Still to declare</source>
        <translation>宣言前</translation>
    </message>
    <message>
        <source>Your turn to declare</source>
        <translation>宣言する番</translation>
    </message>
    <message>
        <source>Declared nothing</source>
        <translation>宣言なし</translation>
    </message>
    <message>
        <source>Declared {count}</source>
        <translation>{count}つ宣言</translation>
    </message>
    <message>
        <source>{count} declared, {points}</source>
        <translation>{count}つ宣言、{points}</translation>
    </message>
    <message>
        <source>You cut</source>
        <translation>あなたがカット</translation>
    </message>
    <message>
        <source>{name} cuts</source>
        <translation>カット：{name}</translation>
    </message>
    <message>
        <source>You rob from below the part you lifted.</source>
        <translation>持ち上げた山の下から盗⁠み⁠ま⁠す。</translation>
    </message>
    <message>
        <source>Robs from below the lifted part.</source>
        <translation>持ち上げた山の下から盗⁠み⁠ま⁠す。</translation>
    </message>
    <message>
        <source>Lifted</source>
        <comment>the part of the pack that was lifted</comment>
        <translation>持ち上げた山</translation>
    </message>
    <message>
        <source>Stops</source>
        <comment>the card that ends the robbing</comment>
        <translation>ここまで</translation>
    </message>
    <message>
        <source>The robbing ends: {card}.</source>
        <translation>盗みはここまで：{card}。</translation>
    </message>
    <message>
        <source>Nothing to rob</source>
        <translation>盗めるカードなし</translation>
    </message>
    <message>
        <source>Robbed</source>
        <translation>盗んだ得点</translation>
    </message>
    <message>
        <source>Dealt face up</source>
        <translation>表に配られたカード</translation>
    </message>
    <message>
        <source>Each player’s last card, in dealing order.</source>
        <translation>配り順に、各プレイヤーの最後のカード。</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>表のカードの得点</translation>
    </message>
    <message>
        <source>Fola</source>
        <translation>フォーラ</translation>
    </message>
    <message>
        <source>You deal, and rob from its top.</source>
        <translation>ディーラーのあなたが上から盗⁠み⁠ま⁠す。</translation>
    </message>
    <message>
        <source>{name}, the dealer, robs from its top.</source>
        <translation>ディーラーの{name}が上から盗みます。</translation>
    </message>
    <message>
        <source>There is none: 13 cards were robbed.</source>
        <translation>13枚盗まれたので、ありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <comment>cards of the fola</comment>
        <translation>
            <numerusform>残り%Ln枚</numerusform>
        </translation>
    </message>
    <message>
        <source>No counting card is left in it.</source>
        <translation>得点カードは残っていません。</translation>
    </message>
    <message>
        <source>No counting card is left in it for the dealer.</source>
        <translation>ディーラーが取る得点カードは残っていません。</translation>
    </message>
    <message numerus="yes">
        <source>You take %Ln more card(s), counting ones or trump 29, without points.</source>
        <translation>
            <numerusform>得点カードか切り札29を、残りからさらに%Ln枚取ります。得点にはなりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unseen, the dealer takes %Ln more card(s), counting ones or trump 29, without points.</source>
        <translation>
            <numerusform>ディーラーが得点カードか切り札29を、残りからさらに%Ln枚、伏せたまま取ります。得点にはなりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip to my decision</source>
        <translation>自分の番までスキップ</translation>
    </message>
    <message numerus="yes">
        <source>You rob the {card}, %Ln point(s).</source>
        <translation>
            <numerusform>あなたが{card}を盗みました。%Ln点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} robs the {card}, %Ln point(s).</source>
        <translation>
            <numerusform>{name}が{card}を盗みました。%Ln点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last card, face up: {card}, %Ln point(s).</source>
        <translation>
            <numerusform>あなたに表向きで配られたカード：{card}、%Ln点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, last card face up: {card}, %Ln point(s).</source>
        <translation>
            <numerusform>{name}の最後のカード（表）：{card}、%Ln点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %Ln card(s)</source>
        <translation>
            <numerusform>%Ln枚捨てる</numerusform>
        </translation>
    </message>
    <message>
        <source>Face down and out of play. Click one to take it back.</source>
        <translation>裏向きに置き、使いません。クリックで戻せます。</translation>
    </message>
    <message>
        <source>{count} of {size} put away</source>
        <translation>{size}枚中{count}枚</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>Take back: {card}</source>
        <translation>戻す：{card}</translation>
    </message>
    <message numerus="yes">
        <source>Choose %Ln more card(s)</source>
        <translation>
            <numerusform>あと%Ln枚選んでください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Discard %Ln card(s) that count nothing.</source>
        <translation>
            <numerusform>あなたの番です。得点のないカードを%Ln枚捨ててください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard them, or take one back</source>
        <translation>捨てるか、1枚戻してください</translation>
    </message>
    <message>
        <source>may be discarded</source>
        <translation>捨てられます</translation>
    </message>
    <message>
        <source>put away</source>
        <translation>捨て札に選択中</translation>
    </message>
    <message numerus="yes">
        <source>You discard %Ln card(s)</source>
        <translation>
            <numerusform>あなたが%Ln枚捨てました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} discards %Ln card(s)</source>
        <translation>
            <numerusform>{name}：%Ln枚捨てました</numerusform>
        </translation>
    </message>
    <message>
        <source>The fola is turned up</source>
        <translation>フォーラを公開します</translation>
    </message>
    <message>
        <source>Never wins</source>
        <translation>勝てない</translation>
    </message>
    <message>
        <source>Your turn. Declare, or declare nothing</source>
        <translation>あなたの番です。宣言するか、しないかを選んでください</translation>
    </message>
    <message>
        <source>Your turn. You have nothing to declare</source>
        <translation>あなたの番です。宣言できる役がありません</translation>
    </message>
    <message>
        <source>Your turn. Lead any card</source>
        <translation>あなたの番です。好きなカードをリードしてください</translation>
    </message>
    <message>
        <source>Your turn. The Matto was led: your card decides the suit</source>
        <translation>あなたの番です。マットがリードされたので、あなたのカードがスートを決めます</translation>
    </message>
    <message>
        <source>Your turn. Follow coins</source>
        <translation>あなたの番です。コインをフォローしてください</translation>
    </message>
    <message>
        <source>Your turn. Follow cups</source>
        <translation>あなたの番です。カップをフォローしてください</translation>
    </message>
    <message>
        <source>Your turn. Follow swords</source>
        <translation>あなたの番です。剣をフォローしてください</translation>
    </message>
    <message>
        <source>Your turn. Follow batons</source>
        <translation>あなたの番です。棍棒をフォローしてください</translation>
    </message>
    <message>
        <source>Your turn. Follow with a trump</source>
        <translation>あなたの番です。切り札をフォローしてください</translation>
    </message>
    <message>
        <source>Your turn. Follow coins, or play the Matto</source>
        <translation>あなたの番です。コインをフォローするか、マットを出してください</translation>
    </message>
    <message>
        <source>Your turn. Follow cups, or play the Matto</source>
        <translation>あなたの番です。カップをフォローするか、マットを出してください</translation>
    </message>
    <message>
        <source>Your turn. Follow swords, or play the Matto</source>
        <translation>あなたの番です。剣をフォローするか、マットを出してください</translation>
    </message>
    <message>
        <source>Your turn. Follow batons, or play the Matto</source>
        <translation>あなたの番です。棍棒をフォローするか、マットを出してください</translation>
    </message>
    <message>
        <source>Your turn. Follow with a trump, or play the Matto</source>
        <translation>あなたの番です。切り札をフォローするか、マットを出してください</translation>
    </message>
    <message>
        <source>Your turn. No coins: play a trump</source>
        <translation>あなたの番です。コインがないので、切り札を出してください</translation>
    </message>
    <message>
        <source>Your turn. No cups: play a trump</source>
        <translation>あなたの番です。カップがないので、切り札を出してください</translation>
    </message>
    <message>
        <source>Your turn. No swords: play a trump</source>
        <translation>あなたの番です。剣がないので、切り札を出してください</translation>
    </message>
    <message>
        <source>Your turn. No batons: play a trump</source>
        <translation>あなたの番です。棍棒がないので、切り札を出してください</translation>
    </message>
    <message>
        <source>Your turn. No coins: play a trump, or the Matto</source>
        <translation>あなたの番です。コインがないので、切り札かマットを出してください</translation>
    </message>
    <message>
        <source>Your turn. No cups: play a trump, or the Matto</source>
        <translation>あなたの番です。カップがないので、切り札かマットを出してください</translation>
    </message>
    <message>
        <source>Your turn. No swords: play a trump, or the Matto</source>
        <translation>あなたの番です。剣がないので、切り札かマットを出してください</translation>
    </message>
    <message>
        <source>Your turn. No batons: play a trump, or the Matto</source>
        <translation>あなたの番です。棍棒がないので、切り札かマットを出してください</translation>
    </message>
    <message>
        <source>Your turn. No coins: play any card</source>
        <translation>あなたの番です。コインがないので、どのカードも出せます</translation>
    </message>
    <message>
        <source>Your turn. No cups: play any card</source>
        <translation>あなたの番です。カップがないので、どのカードも出せます</translation>
    </message>
    <message>
        <source>Your turn. No swords: play any card</source>
        <translation>あなたの番です。剣がないので、どのカードも出せます</translation>
    </message>
    <message>
        <source>Your turn. No batons: play any card</source>
        <translation>あなたの番です。棍棒がないので、どのカードも出せます</translation>
    </message>
    <message>
        <source>Your turn. No trumps: play any card</source>
        <translation>あなたの番です。切り札がないので、どのカードも出せます</translation>
    </message>
    <message>
        <source>Your turn. The Re (king) of coins must be played</source>
        <translation>あなたの番です。コインのレ（王）を出さなければなりません</translation>
    </message>
    <message>
        <source>Your turn. The Re (king) of cups must be played</source>
        <translation>あなたの番です。カップのレ（王）を出さなければなりません</translation>
    </message>
    <message>
        <source>Your turn. The Re (king) of swords must be played</source>
        <translation>あなたの番です。剣のレ（王）を出さなければなりません</translation>
    </message>
    <message>
        <source>Your turn. The Re (king) of batons must be played</source>
        <translation>あなたの番です。棍棒のレ（王）を出さなければなりません</translation>
    </message>
    <message>
        <source>the Re (king) must be played</source>
        <translation>レ（王）を出さなければなりません</translation>
    </message>
    <message>
        <source>{prompt}; {cards}.</source>
        <translation>{prompt}。{cards}あります。</translation>
    </message>
    <message>
        <source>follow coins</source>
        <translation>コインをフォローしてください</translation>
    </message>
    <message>
        <source>follow cups</source>
        <translation>カップをフォローしてください</translation>
    </message>
    <message>
        <source>follow swords</source>
        <translation>剣をフォローしてください</translation>
    </message>
    <message>
        <source>follow batons</source>
        <translation>棍棒をフォローしてください</translation>
    </message>
    <message>
        <source>follow trumps</source>
        <translation>切り札をフォローしてください</translation>
    </message>
    <message>
        <source>play a trump</source>
        <translation>切り札を出してください</translation>
    </message>
    <message>
        <source>may not be discarded</source>
        <translation>捨てられません</translation>
    </message>
</context>
<context>
    <name>MotionChoice</name>
    <message>
        <source>Follows your system: cards fade in place of flying.</source>
        <translation>システムの設定に従います。カードは飛ばずにフェードします。</translation>
    </message>
    <message>
        <source>Follows your system: cards fly.</source>
        <translation>システムの設定に従います。カードは飛んで移動します。</translation>
    </message>
    <message>
        <source>Cards fade in place of flying.</source>
        <translation>カードは飛ばずにフェードします。</translation>
    </message>
    <message>
        <source>Cards fly.</source>
        <translation>カードは飛んで移動します。</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>通常</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>控えめ</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>My name</source>
        <translation>自分の名前</translation>
    </message>
    <message>
        <source>It stands here, in the list of people.</source>
        <translation>プレイヤーの一覧に表示されます。</translation>
    </message>
    <message>
        <source>New person</source>
        <translation>プレイヤーを追加</translation>
    </message>
    <message>
        <source>Each person has a score ledger and settings of their own. Nobody&apos;s games are changed.</source>
        <translation>戦績と設定はプレイヤーごとに別です。ほかの人のゲームは変わりません。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>NamesDialog</name>
    <message>
        <source>Rename players</source>
        <translation>プレイヤー名を変更</translation>
    </message>
    <message>
        <source>In this game only. The deals themselves stay as they were played.</source>
        <translation>このゲームだけに使います。ディールの記録はそのままです。</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>プレイヤー{number}</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>The same number always deals the same cards.</source>
        <translation>番号が同じなら、いつも同じカードが配られます。</translation>
    </message>
    <message>
        <source>Type a number from {least} to {greatest}.</source>
        <translation>{least}〜{greatest}の数字を入力してください。</translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <translation>新しいゲーム：{game}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>ルールを読む</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>プレイ中の補助</translation>
    </message>
    <message>
        <source>Raise the cards I may play</source>
        <translation>出せるカードを持ち上げる</translation>
    </message>
    <message>
        <source>Explain when a card cannot be played</source>
        <translation>カードを出せない理由を説明する</translation>
    </message>
    <message>
        <source>Allow taking back</source>
        <translation>待ったを許可する</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>ゲーム番号</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Back to the rules’ defaults</source>
        <translation>ルールの初期設定に戻す</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>ゲーム開始</translation>
    </message>
</context>
<context>
    <name>NextLesson</name>
    <message>
        <source>Next lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>About 3 minutes</source>
        <translation>約3分</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Start the next lesson</source>
        <translation>次のレッスンを始める</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>It stands with the game in the score ledger, and the search finds it.</source>
        <translation>戦績でゲームと一緒に表示され、検索で見つかります。</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Part of the ledger cannot be read</source>
        <translation>戦績の一部を読み込めません</translation>
    </message>
    <message>
        <source>This ledger comes from a newer version</source>
        <translation>新しいバージョンで作られた戦績です</translation>
    </message>
    <message>
        <source>This file is not a ledger of Cardgui</source>
        <translation>このファイルはCardguiの戦績ではありません</translation>
    </message>
    <message>
        <source>Games cannot be saved here</source>
        <translation>ここにはゲームを保存できません</translation>
    </message>
    <message>
        <source>There is no room left to save games</source>
        <translation>ゲームを保存する空き容量がありません</translation>
    </message>
    <message>
        <source>Cardgui is already open</source>
        <translation>Cardguiはすでに開いています</translation>
    </message>
    <message>
        <source>Your game is back</source>
        <translation>ゲームを復元しました</translation>
    </message>
    <message>
        <source>Your settings could not be read</source>
        <translation>設定を読み込めませんでした</translation>
    </message>
    <message>
        <source>Some settings could not be read</source>
        <translation>一部の設定を読み込めませんでした</translation>
    </message>
    <message>
        <source>Your settings cannot be saved</source>
        <translation>設定を保存できません</translation>
    </message>
    <message>
        <source>This lesson cannot be shown</source>
        <translation>このレッスンは表示できません</translation>
    </message>
    <message>
        <source>This exercise cannot be shown</source>
        <translation>この問題は表示できません</translation>
    </message>
    <message>
        <source>Some lessons cannot be shown</source>
        <translation>表示できないレッスンがあります</translation>
    </message>
    <message>
        <source>The lessons cannot be shown</source>
        <translation>レッスンを表示できません</translation>
    </message>
    <message>
        <source>The rules cannot be shown</source>
        <translation>ルールを表示できません</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s) cannot be read.</source>
        <translation>
            <numerusform>%Lnディール分を読み込めません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s) are safe and open as usual.</source>
        <translation>
            <numerusform>%Lnディール分は無事で、いつもどおり開けます。</numerusform>
        </translation>
    </message>
    <message>
        <source>No deal can be read.</source>
        <translation>読み込めるディールはありません。</translation>
    </message>
    <message>
        <source>The damaged file was set aside as a copy; nothing was deleted.</source>
        <translation>壊れたファイルはコピーとして別に保管しました。何も削除していません。</translation>
    </message>
    <message>
        <source>Cardgui {version} wrote it. You can look at it here. What you play now is kept until you quit.</source>
        <translation>Cardgui {version}で作られました。ここでは閲覧だけできます。これからプレイする内容はCardguiの終了まで保持されます。</translation>
    </message>
    <message>
        <source>The ledger cannot be written now. You can go on playing; this session is kept until you quit.</source>
        <translation>今は戦績に書き込めません。プレイは続けられます。今回の内容はCardguiの終了まで保持されます。</translation>
    </message>
    <message>
        <source>You can look at it here. What you play now is kept until you quit.</source>
        <translation>ここでは閲覧だけできます。これからプレイする内容はCardguiの終了まで保持されます。</translation>
    </message>
    <message>
        <source>It was left as it is. A new ledger sets it aside under another name.</source>
        <translation>ファイルはそのまま残しています。新しい戦績を作ると、別の名前で保管されます。</translation>
    </message>
    <message>
        <source>The folder of your ledger is read-only. You can go on playing; this session is kept until you quit.</source>
        <translation>戦績のフォルダーは読み取り専用です。プレイは続けられます。今回の内容はCardguiの終了まで保持されます。</translation>
    </message>
    <message>
        <source>Everything saved so far is safe. You can go on playing; this session is kept until you quit.</source>
        <translation>これまでに保存した内容は無事です。プレイは続けられます。今回の内容はCardguiの終了まで保持されます。</translation>
    </message>
    <message>
        <source>Another window holds the ledger. What you play here is kept until you quit.</source>
        <translation>別のウィンドウが戦績を使用中です。ここでプレイする内容はCardguiの終了まで保持されます。</translation>
    </message>
    <message>
        <source>Cardgui closed unexpectedly. {game}, deal {deal}: exactly where you left it, every card in its place.</source>
        <translation>Cardguiが予期せず終了しました。{game}、ディール{deal}は中断したときのままで、カードもすべて元の位置にあります。</translation>
    </message>
    <message>
        <source>Cardgui uses its defaults. The old file was set aside; nothing was deleted.</source>
        <translation>初期設定を使用します。元のファイルは別に保管しました。何も削除していません。</translation>
    </message>
    <message>
        <source>Cardgui uses its defaults and leaves the file alone. Your games are safe. What you set now lasts until you quit. Move or delete the file, then start Cardgui again.</source>
        <translation>初期設定を使用し、ファイルはそのまま残しています。ゲームの記録は無事です。これから変える設定は終了するまで有効です。ファイルを移動または削除してから、Cardguiを起動し直してください。</translation>
    </message>
    <message>
        <source>The settings file holds values that Cardgui does not know; it uses its defaults for them. All other settings are as you left them. You can choose anew in the settings.</source>
        <translation>設定ファイルに認識できない値があるため、その項目には初期値を使います。ほかの設定はすべてそのままです。設定画面で選び直せます。</translation>
    </message>
    <message>
        <source>What was saved before is still there; what you set now lasts until you quit. Games are stored apart from it. Make room on the disk, or allow writing in this folder; then change any setting, and all are saved.</source>
        <translation>以前に保存した設定はそのまま残っています。これから変える設定は終了するまで有効です。ゲームは別に保存されます。ディスクの空きを増やすか、このフォルダーへの書き込みを許可してから設定を一つ変えると、すべて保存されます。</translation>
    </message>
    <message>
        <source>A file of Cardgui is missing or damaged. The other lessons and your progress are safe. Install Cardgui again to bring this one back.</source>
        <translation>Cardguiのファイルがないか、壊れています。ほかのレッスンと進み具合は無事です。Cardguiをもう一度インストールすると、このレッスンも元に戻ります。</translation>
    </message>
    <message>
        <source>A file of Cardgui is missing or damaged. The other exercises and your progress are safe. Install Cardgui again to bring this one back.</source>
        <translation>Cardguiのファイルがないか、壊れています。ほかの問題と進み具合は無事です。Cardguiをもう一度インストールすると、この問題も元に戻ります。</translation>
    </message>
    <message>
        <source>Files of Cardgui are missing or damaged. The other lessons and your progress are safe. Install Cardgui again to bring everything back.</source>
        <translation>Cardguiのファイルの一部がないか、壊れています。ほかのレッスンと進み具合は無事です。Cardguiをもう一度インストールすると、すべて元に戻ります。</translation>
    </message>
    <message>
        <source>Files of Cardgui are missing or damaged. Your games and your progress are safe, and you can play as always. Install Cardgui again to bring the lessons back.</source>
        <translation>Cardguiのファイルの一部がないか、壊れています。ゲームの記録と進み具合は無事で、いつもどおり遊べます。Cardguiをもう一度インストールすると、レッスンが元に戻ります。</translation>
    </message>
    <message>
        <source>A file of Cardgui is missing or damaged. Your games are safe, and you can play as always. Install Cardgui again to bring the rules back.</source>
        <translation>Cardguiのファイルがないか、壊れています。ゲームの記録は無事で、いつもどおり遊べます。Cardguiをもう一度インストールすると、ルールが元に戻ります。</translation>
    </message>
    <message>
        <source>More</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>わかりました</translation>
    </message>
    <message>
        <source>Show the copy</source>
        <translation>コピーを表示</translation>
    </message>
    <message>
        <source>Open read-only</source>
        <translation>読み取り専用で開く</translation>
    </message>
    <message>
        <source>Start a new ledger</source>
        <translation>新しい戦績を作る</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>別のフォルダーを選ぶ</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>保存せずにプレイ</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>あとで</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>レッスン一覧</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>ゲームで遊ぶ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Go on</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Space, or a click on the table</source>
        <translation>スペースキー、またはテーブルをクリック</translation>
    </message>
    <message>
        <source>Play the rest</source>
        <translation>残りを自動で出す</translation>
    </message>
    <message>
        <source>Whatever is played now, the deal ends the same.</source>
        <translation>この先何を出しても、このディールの結果は変わりません。</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>a draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>a draw with {score}</source>
        <translation>引き分け（{score}）</translation>
    </message>
    <message>
        <source>first place shared with {score}</source>
        <translation>同点1位（{score}）</translation>
    </message>
    <message>
        <source>won with {score}</source>
        <translation>勝ち（{score}）</translation>
    </message>
    <message>
        <source>lost with {score}</source>
        <translation>負け（{score}）</translation>
    </message>
    <message>
        <source>{rank} with {score}</source>
        <translation>{rank}（{score}）</translation>
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
        <translation>完了</translation>
    </message>
    <message>
        <source>next</source>
        <translation>次</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>レッスン{number}：{title}</translation>
    </message>
    <message>
        <source>cannot be shown</source>
        <translation>表示できません</translation>
    </message>
    <message>
        <source>Lesson {number}</source>
        <translation>レッスン{number}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln exercise(s)</source>
        <translation>
            <numerusform>練習問題%Ln問</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PeopleButton</name>
    <message>
        <source>Guest</source>
        <translation>ゲスト</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>自分</translation>
    </message>
    <message>
        <source>Person {number}</source>
        <translation>プレイヤー{number}</translation>
    </message>
    <message>
        <source>New person…</source>
        <translation>プレイヤーを追加…</translation>
    </message>
    <message>
        <source>Change my name…</source>
        <translation>自分の名前を変更…</translation>
    </message>
    <message>
        <source>This name cannot be saved</source>
        <translation>この名前を保存できません</translation>
    </message>
    <message>
        <source>The list of people could not be written. Nobody&apos;s games have changed.</source>
        <translation>プレイヤーの一覧を書き込めませんでした。どのプレイヤーの記録も変わっていません。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Player: {name}</source>
        <translation>プレイヤー：{name}</translation>
    </message>
</context>
<context>
    <name>PlayerNames</name>
    <message>
        <source>Sari</source>
        <translation>サリ</translation>
    </message>
    <message>
        <source>Budi</source>
        <translation>ブディ</translation>
    </message>
    <message>
        <source>Dewi</source>
        <translation>デウィ</translation>
    </message>
    <message>
        <source>Elif</source>
        <translation>エリフ</translation>
    </message>
    <message>
        <source>Kemal</source>
        <translation>ケマル</translation>
    </message>
    <message>
        <source>Zeynep</source>
        <translation>ゼイネプ</translation>
    </message>
    <message>
        <source>Lorenzo</source>
        <translation>ロレンツォ</translation>
    </message>
    <message>
        <source>Bianca</source>
        <translation>ビアンカ</translation>
    </message>
    <message>
        <source>Piero</source>
        <translation>ピエロ</translation>
    </message>
    <message>
        <source>Ada</source>
        <translation>エイダ</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>ブルーノ</translation>
    </message>
    <message>
        <source>Cora</source>
        <translation>コーラ</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>ダン</translation>
    </message>
    <message>
        <source>Emma</source>
        <translation>エマ</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>フィン</translation>
    </message>
    <message>
        <source>Gina</source>
        <translation>ジーナ</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>ヒューゴ</translation>
    </message>
    <message>
        <source>Iris</source>
        <translation>アイリス</translation>
    </message>
</context>
<context>
    <name>PlayerSheet</name>
    <message>
        <source>{name}: {score}, total {total}</source>
        <translation>{name}：{score}点、合計{total}点</translation>
    </message>
    <message>
        <source>Deal {deal}. {scores}.</source>
        <translation>ディール{deal}。{scores}。</translation>
    </message>
</context>
<context>
    <name>PlayerStyles</name>
    <message>
        <source>A little careful</source>
        <translation>やや慎重</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>バランス型</translation>
    </message>
    <message>
        <source>A little daring</source>
        <translation>やや強気</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>PlayingPage</name>
    <message>
        <source>Playing</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Play a card with the pointer</source>
        <translation>ポインターでカードを出す操作</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>クリック</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>ダブルクリック</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>ドラッグ</translation>
    </message>
    <message>
        <source>Keys and fingers play in every case, and so does dragging.</source>
        <translation>キーボード、タッチ、ドラッグでは、いつでもカードを出せます。</translation>
    </message>
    <message>
        <source>Confirm every card</source>
        <translation>カードごとに確認</translation>
    </message>
    <message>
        <source>The first choice shows the card, the second plays it.</source>
        <translation>1回目でカードを選び、2回目で出します。</translation>
    </message>
    <message>
        <source>Wait for me after each trick</source>
        <translation>トリックごとに待つ</translation>
    </message>
    <message>
        <source>Raise cards that can be played</source>
        <translation>出せるカードを持ち上げる</translation>
    </message>
    <message>
        <source>Dim cards that cannot</source>
        <translation>出せないカードを薄く表示する</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>手札の並べ方</translation>
    </message>
    <message>
        <source>Suits together, high to low</source>
        <translation>スート別、強い順</translation>
    </message>
    <message>
        <source>Suits together, low to high</source>
        <translation>スート別、弱い順</translation>
    </message>
    <message>
        <source>Trumps first</source>
        <translation>切り札を先頭に</translation>
    </message>
    <message>
        <source>Red and black by turns</source>
        <translation>赤と黒を交互に</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>スートに関係なく強い順</translation>
    </message>
</context>
<context>
    <name>PracticeResults</name>
    <message>
        <source>When you played it</source>
        <translation>実際のゲーム</translation>
    </message>
    <message>
        <source>This time</source>
        <translation>今回</translation>
    </message>
    <message>
        <source>Expert in your seat</source>
        <translation>上級なら</translation>
    </message>
    <message>
        <source>When you played it: {score}.</source>
        <translation>実際のゲーム：{score}。</translation>
    </message>
    <message>
        <source>This time: {score}.</source>
        <translation>今回：{score}。</translation>
    </message>
    <message>
        <source>Expert in your seat: {score}.</source>
        <translation>上級なら：{score}。</translation>
    </message>
    <message>
        <source>The same deal, side by side</source>
        <translation>同じディールの結果を比べる</translation>
    </message>
    <message>
        <source>Practice is not entered in the ledger.</source>
        <translation>練習は戦績に残りません。</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>もう一度遊ぶ</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>ここに残る</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>検討に戻る</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>shared 1st</source>
        <translation>同点1位</translation>
    </message>
    <message>
        <source>1st of {players}</source>
        <translation>{players}人中1位</translation>
    </message>
    <message>
        <source>2nd of {players}</source>
        <translation>{players}人中2位</translation>
    </message>
    <message>
        <source>3rd of {players}</source>
        <translation>{players}人中3位</translation>
    </message>
    <message>
        <source>{rank}th of {players}</source>
        <translation>{players}人中{rank}位</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1位</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2位</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3位</translation>
    </message>
    <message>
        <source>{rank}th</source>
        <translation>{rank}位</translation>
    </message>
</context>
<context>
    <name>RefusalCallout</name>
    <message>
        <source>Got it</source>
        <translation>わかりました</translation>
    </message>
    <message>
        <source>Don&apos;t explain this again</source>
        <translation>次回から説明しない</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>ルール {rule}</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>The {card} cannot be discarded</source>
        <translation>{card}は捨てられません</translation>
    </message>
    <message numerus="yes">
        <source>It counts %Ln point(s). Only cards that count nothing may leave the deal, so that every counting card is played.</source>
        <translation>
            <numerusform>%Ln点のカードです。得点カードをすべてプレイに残すため、捨てられるのは得点のないカードだけです。</numerusform>
        </translation>
    </message>
    <message>
        <source>It counts nothing by itself, but every run through it needs it. It may go only when no other card without points is left.</source>
        <translation>それだけでは得点になりませんが、29を含む連番の役に必要です。捨てられるのは、ほかに得点のないカードがないときだけです。</translation>
    </message>
    <message>
        <source>Cards that count may go only when everything else has gone. Put away first: {card}.</source>
        <translation>得点カードは、ほかをすべて捨てた後でしか捨てられません。先に捨てるカード：{card}。</translation>
    </message>
    <message>
        <source>You have put away as many cards as you have to. Take one back to choose another.</source>
        <translation>必要な枚数を選び終えています。ほかのカードを選ぶには1枚戻してください。</translation>
    </message>
    <message>
        <source>Cutter and dealer discard before a card is played.</source>
        <translation>カードを出す前に、カットする人とディーラーが捨てます。</translation>
    </message>
    <message>
        <source>Before the first trick everybody may declare. Declare, or declare nothing.</source>
        <translation>最初のトリックの前に全員が宣言できます。宣言するか、しないかを選んでください。</translation>
    </message>
    <message>
        <source>Coins were led by {name}, and you have coins. Play one of them.</source>
        <translation>{name}がコインをリードしました。手札にコインがあるので、コインを出してください。</translation>
    </message>
    <message>
        <source>Cups were led by {name}, and you have cups. Play one of them.</source>
        <translation>{name}がカップをリードしました。手札にカップがあるので、カップを出してください。</translation>
    </message>
    <message>
        <source>Swords were led by {name}, and you have swords. Play one of them.</source>
        <translation>{name}が剣をリードしました。手札に剣があるので、剣を出してください。</translation>
    </message>
    <message>
        <source>Batons were led by {name}, and you have batons. Play one of them.</source>
        <translation>{name}が棍棒をリードしました。手札に棍棒があるので、棍棒を出してください。</translation>
    </message>
    <message>
        <source>Trumps were led by {name}, and you have trumps. Play one of them.</source>
        <translation>{name}が切り札をリードしました。手札に切り札があるので、切り札を出してください。</translation>
    </message>
    <message>
        <source>You have no coins, and who cannot follow must play a trump.</source>
        <translation>コインがありません。フォローできない人は切り札を出さなければなりません。</translation>
    </message>
    <message>
        <source>You have no cups, and who cannot follow must play a trump.</source>
        <translation>カップがありません。フォローできない人は切り札を出さなければなりません。</translation>
    </message>
    <message>
        <source>You have no swords, and who cannot follow must play a trump.</source>
        <translation>剣がありません。フォローできない人は切り札を出さなければなりません。</translation>
    </message>
    <message>
        <source>You have no batons, and who cannot follow must play a trump.</source>
        <translation>棍棒がありません。フォローできない人は切り札を出さなければなりません。</translation>
    </message>
    <message>
        <source>The Matto may be played instead.</source>
        <translation>代わりにマットを出すこともできます。</translation>
    </message>
    <message>
        <source>Coins are led for the first time and have been trumped. Whoever holds their Re (king) must play it; not even the Matto may be played instead.</source>
        <translation>コインが初めてリードされ、切り札で切られました。コインのレ（王）を持つ人は必ず出さなければならず、代わりにマットも出せません。</translation>
    </message>
    <message>
        <source>Cups are led for the first time and have been trumped. Whoever holds their Re (king) must play it; not even the Matto may be played instead.</source>
        <translation>カップが初めてリードされ、切り札で切られました。カップのレ（王）を持つ人は必ず出さなければならず、代わりにマットも出せません。</translation>
    </message>
    <message>
        <source>Swords are led for the first time and have been trumped. Whoever holds their Re (king) must play it; not even the Matto may be played instead.</source>
        <translation>剣が初めてリードされ、切り札で切られました。剣のレ（王）を持つ人は必ず出さなければならず、代わりにマットも出せません。</translation>
    </message>
    <message>
        <source>Batons are led for the first time and have been trumped. Whoever holds their Re (king) must play it; not even the Matto may be played instead.</source>
        <translation>棍棒が初めてリードされ、切り札で切られました。棍棒のレ（王）を持つ人は必ず出さなければならず、代わりにマットも出せません。</translation>
    </message>
    <message>
        <source>Something else has to happen first.</source>
        <translation>先に別のことを済ませる必要があります。</translation>
    </message>
</context>
<context>
    <name>RestiSheet</name>
    <message>
        <source>We</source>
        <comment>the own side</comment>
        <translation>味方</translation>
    </message>
    <message>
        <source>They</source>
        <comment>the other side</comment>
        <translation>相手</translation>
    </message>
    <message>
        <source>Resti</source>
        <translation>レスト</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>最終計算</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>差し引き</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>{side}: resti {resti}, final count {count}, net {net}, total {total}.</source>
        <translation>{side}：レスト{resti}、最終計算{count}、差し引き{net}、合計{total}。</translation>
    </message>
    <message>
        <source>Deal {deal}.</source>
        <translation>ディール{deal}。</translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>Your score</source>
        <translation>自分の得点</translation>
    </message>
    <message>
        <source>Expert in your seat</source>
        <translation>上級なら</translation>
    </message>
    <message>
        <source>Best line, all hands open</source>
        <translation>全手札公開での最善</translation>
    </message>
    <message>
        <source>Expert, with a choice of contract</source>
        <translation>上級なら（種目も選んで）</translation>
    </message>
    <message>
        <source>Best line, all hands open, any contract</source>
        <translation>全手札公開での最善（種目自由）</translation>
    </message>
    <message>
        <source>Your team&apos;s score</source>
        <translation>自分のチームの得点</translation>
    </message>
    <message>
        <source>Cost of your choices</source>
        <translation>判断による損</translation>
    </message>
    <message>
        <source>{score}, by what you knew</source>
        <translation>{score}（分かる範囲で）</translation>
    </message>
    <message>
        <source>Judging your decisions</source>
        <translation>判断を検討しています</translation>
    </message>
    <message>
        <source>Judged {done} of {total} decisions</source>
        <translation>{total}件中{done}件を検討</translation>
    </message>
    <message>
        <source>Stopped after {done} of {total} decisions</source>
        <translation>{total}件中{done}件で中止</translation>
    </message>
    <message>
        <source>Trick {trick}, card {card}</source>
        <translation>トリック{trick}、{card}枚目</translation>
    </message>
    <message>
        <source>Trick {trick}</source>
        <translation>トリック{trick}</translation>
    </message>
    <message>
        <source>Before the play</source>
        <translation>プレイ前</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>まだ検討していません</translation>
    </message>
    <message>
        <source>You had no choice here</source>
        <translation>ここでは選択肢がありませんでした</translation>
    </message>
    <message>
        <source>Nothing was clearly better by what you knew</source>
        <translation>分かる範囲では、これより明らかによい手はありませんでした</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>よりよい選択：{action}</translation>
    </message>
    <message>
        <source>The card you played cost about {points} points by what you knew. Choose a better one.</source>
        <translation>そのとき出したカードは、分かる範囲で約{points}点の損でした。よりよいカードを選んでください。</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>どのカードを出しますか</translation>
    </message>
    <message>
        <source>That would cost about {points} points</source>
        <translation>それは約{points}点の損です</translation>
    </message>
    <message>
        <source>Choose another card, or look at the answer.</source>
        <translation>別のカードを選ぶか、答えを見てください。</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}：{cards}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>トリック一覧</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>全員の手札</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>次のディール</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>Back one card</source>
        <translation>1枚戻る</translation>
    </message>
    <message>
        <source>On one card</source>
        <translation>1枚進む</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>The cards of this deal</source>
        <translation>このディールのカード</translation>
    </message>
    <message>
        <source>Your deal</source>
        <translation>あなたのディール</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Review of deal {deal} of {deals}</source>
        <translation>検討：ディール{deal} / {deals}</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
</context>
<context>
    <name>Reviews</name>
    <message>
        <source>This deal cannot be reviewed</source>
        <translation>このディールは検討できません</translation>
    </message>
    <message>
        <source>Its record cannot be read.</source>
        <translation>記録を読み取れません。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Those were all the exercises</source>
        <translation>問題はこれで全部です</translation>
    </message>
    <message>
        <source>The last deals have no more decisions that clearly cost points.</source>
        <translation>最近のディールに、はっきり損をした判断はもうありません。</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
</context>
<context>
    <name>Rifki</name>
    <message>
        <source>2 of diamonds declares first</source>
        <translation>ダイヤの2で最初の宣言者を決定</translation>
    </message>
    <message>
        <source>no koz in deals 1 to 4</source>
        <translation>最初の4ディールはコズなし</translation>
    </message>
    <message>
        <source>trump higher</source>
        <translation>より強い切り札を出す義務</translation>
    </message>
    <message>
        <source>a queen each is void</source>
        <translation>クイーンが1枚ずつなら無効</translation>
    </message>
    <message>
        <source>House rules: {rules}</source>
        <translation>ハウスルール：{rules}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between rules</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Rıfkı, {deals} deals</source>
        <translation>ルフク、{deals}ディール</translation>
    </message>
    <message>
        <source>{contract}, void</source>
        <translation>{contract}、無効</translation>
    </message>
    <message>
        <source>Deal {deal}: {contract}, declarer {name}</source>
        <translation>ディール{deal}：{contract}、宣言者は{name}</translation>
    </message>
    <message>
        <source>{story}; void</source>
        <translation>{story}、無効</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>今終われば</translation>
    </message>
    <message>
        <source>Koz left</source>
        <translation>残りのコズ</translation>
    </message>
    <message>
        <source>Ceza left</source>
        <translation>残りのジェザ</translation>
    </message>
    <message>
        <source>at least 11 tricks in koz win</source>
        <translation>コズ11トリック以上で勝ち</translation>
    </message>
    <message>
        <source>All four together</source>
        <translation>4人の合計</translation>
    </message>
    <message>
        <source>All four together (0 after deal 20)</source>
        <translation>4人の合計（20ディール後は0）</translation>
    </message>
    <message>
        <source>Rıfkı</source>
        <translation>ルフク</translation>
    </message>
    <message>
        <source>Türkiye</source>
        <translation>トルコ</translation>
    </message>
    <message>
        <source>Twenty deals: take tricks for koz, dodge them for ceza.</source>
        <translation>20ディール。コズではトリックを取り、ジェザでは避けます。</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4人</translation>
    </message>
    <message>
        <source>20 deals, 60 min</source>
        <translation>20ディール、約60分</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>宣言者</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>種目</translation>
    </message>
    <message>
        <source>All four columns add up to zero after deal 20.</source>
        <translation>20ディールのあと、4人の合計を足すと0になります。</translation>
    </message>
    <message>
        <source>Koz</source>
        <translation>コズ</translation>
    </message>
    <message>
        <source>Rıfkı</source>
        <comment>the contract</comment>
        <translation>ルフク</translation>
    </message>
    <message>
        <source>Kız Almaz</source>
        <translation>クズ・アルマズ</translation>
    </message>
    <message>
        <source>Erkek Almaz</source>
        <translation>エルケキ・アルマズ</translation>
    </message>
    <message>
        <source>Kupa Almaz</source>
        <translation>クパ・アルマズ</translation>
    </message>
    <message>
        <source>Son İki</source>
        <translation>ソン・イキ</translation>
    </message>
    <message>
        <source>El Almaz</source>
        <translation>エル・アルマズ</translation>
    </message>
    <message>
        <source>Each trick {points}</source>
        <translation>1トリック{points}点</translation>
    </message>
    <message>
        <source>King of hearts {points}</source>
        <translation>ハートのキング{points}点</translation>
    </message>
    <message>
        <source>Each queen {points}</source>
        <translation>クイーン1枚{points}点</translation>
    </message>
    <message>
        <source>Each king and jack {points}</source>
        <translation>キング・ジャック1枚{points}点</translation>
    </message>
    <message>
        <source>Each heart {points}</source>
        <translation>ハート1枚{points}点</translation>
    </message>
    <message>
        <source>Last two tricks {points} each</source>
        <translation>最後の2トリック各{points}点</translation>
    </message>
    <message>
        <source>each trick {points}</source>
        <comment>after the name of the contract</comment>
        <translation>1トリック{points}点</translation>
    </message>
    <message>
        <source>king of hearts {points}</source>
        <comment>after the name of the contract</comment>
        <translation>ハートのキング{points}点</translation>
    </message>
    <message>
        <source>each queen {points}</source>
        <comment>after the name of the contract</comment>
        <translation>クイーン1枚{points}点</translation>
    </message>
    <message>
        <source>each king and jack {points}</source>
        <comment>after the name of the contract</comment>
        <translation>キング・ジャック1枚{points}点</translation>
    </message>
    <message>
        <source>each heart {points}</source>
        <comment>after the name of the contract</comment>
        <translation>ハート1枚{points}点</translation>
    </message>
    <message>
        <source>last two tricks {points} each</source>
        <comment>after the name of the contract</comment>
        <translation>最後の2トリック各{points}点</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>スペード</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>Koz, spades</source>
        <translation>コズ（スペード）</translation>
    </message>
    <message>
        <source>Koz, hearts</source>
        <translation>コズ（ハート）</translation>
    </message>
    <message>
        <source>Koz, diamonds</source>
        <translation>コズ（ダイヤ）</translation>
    </message>
    <message>
        <source>Koz, clubs</source>
        <translation>コズ（クラブ）</translation>
    </message>
    <message>
        <source>çıktı · out</source>
        <translation>勝ち抜け</translation>
    </message>
    <message>
        <source>battı · sunk</source>
        <translation>沈み</translation>
    </message>
</context>
<context>
    <name>RifkiFigures</name>
    <message>
        <source>What a deal brought you, by contract</source>
        <translation>種目別、1ディールの得点</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>種目</translation>
    </message>
    <message>
        <source>You chose</source>
        <translation>あなたの宣言</translation>
    </message>
    <message>
        <source>Others chose</source>
        <translation>ほかの人の宣言</translation>
    </message>
    <message>
        <source>Tricks a deal</source>
        <translation>1ディールのトリック数</translation>
    </message>
    <message>
        <source>The average number of tricks you won, over deals of every contract.</source>
        <translation>すべての種目で取ったトリックの平均です。</translation>
    </message>
    <message>
        <source>Void deals</source>
        <translation>無効ディール</translation>
    </message>
    <message>
        <source>Deals that did not count because everyone had won one queen.</source>
        <translation>全員がクイーンを1枚ずつ取ったため、数えなかったディールです。</translation>
    </message>
</context>
<context>
    <name>RifkiOptions</name>
    <message>
        <source>The player is drawn by lot.</source>
        <translation>抽選で決めます。</translation>
    </message>
    <message>
        <source>Whoever is dealt the 2 of diamonds in the first deal.</source>
        <translation>最初のディールでダイヤの2を配られた人です。</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>ハウスルール</translation>
    </message>
    <message>
        <source>Rules RI-26 to RI-30</source>
        <translation>ルール RI-26〜RI-30</translation>
    </message>
    <message>
        <source>From tables in Türkiye; the basic game has none of them.</source>
        <translation>トルコで実際に使われるルールで、基本ルールにはありません。</translation>
    </message>
    <message>
        <source>First declarer</source>
        <translation>最初の宣言者</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>抽選</translation>
    </message>
    <message>
        <source>2 of diamonds</source>
        <translation>ダイヤの2</translation>
    </message>
    <message>
        <source>No koz in the first four deals</source>
        <translation>最初の4ディールはコズなし</translation>
    </message>
    <message>
        <source>Each player begins with a penalty contract.</source>
        <translation>全員がペナルティ種目から始めます。</translation>
    </message>
    <message>
        <source>Trump higher if you can</source>
        <translation>より強い切り札を出す義務</translation>
    </message>
    <message>
        <source>A player who must trump beats the trumps on the table, if possible.</source>
        <translation>切り札で切るとき、場の切り札より強いものを持っていれば必ず出します。</translation>
    </message>
    <message>
        <source>At least 11 tricks in koz win the game</source>
        <translation>コズで11トリック以上取れば勝ち</translation>
    </message>
    <message>
        <source>That is a King; the scores no longer matter.</source>
        <translation>キング達成。得点に関係なく勝ちです。</translation>
    </message>
    <message>
        <source>A queen each makes the deal void</source>
        <translation>クイーンが1枚ずつなら無効</translation>
    </message>
    <message>
        <source>Kız Almaz without score; the same player declares again.</source>
        <translation>クズ・アルマズは得点なし。同じ人がもう一度宣言します。</translation>
    </message>
</context>
<context>
    <name>RifkiRefusals</name>
    <message>
        <source>No heart has been played to an earlier trick, so none may be led. Lead another suit.</source>
        <translation>まだハートが出ていないので、ほかのスートをリードしてください。</translation>
    </message>
    <message>
        <source>First the contract is chosen, then the declarer leads.</source>
        <translation>先に種目を決め、そのあと宣言者がリードします。</translation>
    </message>
    <message>
        <source>Something else has to happen first.</source>
        <translation>先に別のことを済ませる必要があります。</translation>
    </message>
    <message>
        <source>Spades were led by {name}, and you have spades. Play one of them.</source>
        <translation>{name}がスペードをリードしたので、手札のスペードを出してください。</translation>
    </message>
    <message>
        <source>Hearts were led by {name}, and you have hearts. Play one of them.</source>
        <translation>{name}がハートをリードしたので、手札のハートを出してください。</translation>
    </message>
    <message>
        <source>Diamonds were led by {name}, and you have diamonds. Play one of them.</source>
        <translation>{name}がダイヤをリードしたので、手札のダイヤを出してください。</translation>
    </message>
    <message>
        <source>Clubs were led by {name}, and you have clubs. Play one of them.</source>
        <translation>{name}がクラブをリードしたので、手札のクラブを出してください。</translation>
    </message>
    <message>
        <source>You have no spades.</source>
        <translation>スペードがないので、</translation>
    </message>
    <message>
        <source>You have no hearts.</source>
        <translation>ハートがないので、</translation>
    </message>
    <message>
        <source>You have no diamonds.</source>
        <translation>ダイヤがないので、</translation>
    </message>
    <message>
        <source>You have no clubs.</source>
        <translation>クラブがないので、</translation>
    </message>
    <message>
        <source>Who cannot follow must trump: play a spade.</source>
        <translation>切り札のスペードを出さなければなりません。</translation>
    </message>
    <message>
        <source>Who cannot follow must trump: play a heart.</source>
        <translation>切り札のハートを出さなければなりません。</translation>
    </message>
    <message>
        <source>Who cannot follow must trump: play a diamond.</source>
        <translation>切り札のダイヤを出さなければなりません。</translation>
    </message>
    <message>
        <source>Who cannot follow must trump: play a club.</source>
        <translation>切り札のクラブを出さなければなりません。</translation>
    </message>
    <message>
        <source>By the house rule you must beat this trump: {card}.</source>
        <translation>ハウスルールにより、場の切り札（{card}）より強いものを出さなければなりません。</translation>
    </message>
    <message>
        <source>Who cannot follow must play the king of hearts if they have it.</source>
        <translation>ペナルティカードのハートのキングを出さなければなりません。</translation>
    </message>
    <message>
        <source>Who cannot follow must play a queen if they have one.</source>
        <translation>ペナルティカードのクイーンを出さなければなりません。</translation>
    </message>
    <message>
        <source>Who cannot follow must play a king or jack if they have one.</source>
        <translation>ペナルティカードのキングかジャックを出さなければなりません。</translation>
    </message>
    <message>
        <source>Who cannot follow must play a heart if they have one.</source>
        <translation>ペナルティカードのハートを出さなければなりません。</translation>
    </message>
    <message>
        <source>On the table: {higher}. Play your lower penalty card: {cards}.</source>
        <translation>場の{higher}より弱いペナルティカード（{cards}）を出さなければなりません。</translation>
    </message>
    <message>
        <source>On the table: {higher}. Play one of your lower penalty cards: {cards}.</source>
        <translation>場の{higher}より弱いペナルティカード（{cards}）のどれかを出さなければなりません。</translation>
    </message>
    <message>
        <source>By the house rule there is no koz in the first four deals.</source>
        <translation>ハウスルールにより、最初の4ディールではコズを選べません。</translation>
    </message>
    <message>
        <source>You have declared koz in deals {first} and {second}. Everyone declares it twice.</source>
        <translation>コズはディール{first}と{second}で宣言済みです。コズは1人2回です。</translation>
    </message>
    <message>
        <source>You have declared penalties in deals {first}, {second} and {third}. Only koz is left for you.</source>
        <translation>ペナルティ種目はディール{first}、{second}、{third}で宣言済みです。残りはコズだけです。</translation>
    </message>
    <message>
        <source>{contract} was declared in deal {first} ({name1}) and deal {second} ({name2}): twice is all.</source>
        <translation>{contract}はディール{first}（{name1}）とディール{second}（{name2}）で宣言済みです。1ゲームに2回までです。</translation>
    </message>
</context>
<context>
    <name>RifkiScoring</name>
    <message>
        <source>What is this deal about?</source>
        <translation>このディールの種目は？</translation>
    </message>
    <message>
        <source>You declare. Look at your hand first.</source>
        <translation>あなたが宣言します。まず手札を見てください。</translation>
    </message>
    <message>
        <source>Trumps.</source>
        <translation>切り札あり。</translation>
    </message>
    <message>
        <source>Name a suit</source>
        <translation>切り札のスートを選ぶ</translation>
    </message>
    <message>
        <source>Ceza</source>
        <translation>ジェザ</translation>
    </message>
    <message>
        <source>penalties</source>
        <translation>ペナルティ</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <comment>of a contract</comment>
        <translation>
            <numerusform>残り%Ln回</numerusform>
        </translation>
    </message>
    <message>
        <source>none left</source>
        <comment>of a contract</comment>
        <translation>残りなし</translation>
    </message>
    <message>
        <source>Still to declare</source>
        <translation>残り</translation>
    </message>
    <message>
        <source>Koz {koz} · Ceza {ceza}</source>
        <translation>コズ{koz}、ジェザ{ceza}</translation>
    </message>
    <message>
        <source>{name}: total {total}, still to declare: koz {koz}, ceza {ceza}.</source>
        <translation>{name}：合計{total}点。残り：コズ{koz}、ジェザ{ceza}。</translation>
    </message>
    <message>
        <source>Choose a contract</source>
        <translation>種目を選んでください</translation>
    </message>
    <message>
        <source>Declare koz, spades</source>
        <translation>コズ（スペード）を宣言</translation>
    </message>
    <message>
        <source>Declare koz, hearts</source>
        <translation>コズ（ハート）を宣言</translation>
    </message>
    <message>
        <source>Declare koz, diamonds</source>
        <translation>コズ（ダイヤ）を宣言</translation>
    </message>
    <message>
        <source>Declare koz, clubs</source>
        <translation>コズ（クラブ）を宣言</translation>
    </message>
    <message>
        <source>Declare {contract}</source>
        <translation>{contract}を宣言</translation>
    </message>
    <message>
        <source>{name}, chosen</source>
        <translation>{name}、選択中</translation>
    </message>
    <message>
        <source>{contract} cannot be chosen now</source>
        <translation>{contract}は今選べません</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>獲得</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Lnトリック</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the last two tricks</source>
        <comment>won</comment>
        <translation>
            <numerusform>最後の2トリックのうち%Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>king of hearts</source>
        <comment>won</comment>
        <translation>ハートのキング</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>won</comment>
        <translation>なし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln queen(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>クイーン%Ln枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln king(s) or jack(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>キング・ジャック%Ln枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln heart(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>ハート%Ln枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: won {won}, this deal {score}, total {total}.</source>
        <translation>{name}：獲得は{won}、今回{score}点、合計{total}点。</translation>
    </message>
    <message>
        <source>Deal {deal} is void</source>
        <translation>ディール{deal}は無効です</translation>
    </message>
    <message>
        <source>Every player has won one queen: no score, and the contract counts as not chosen.</source>
        <translation>全員がクイーンを1枚ずつ取りました。得点はなく、種目は宣言しなかったことになります。</translation>
    </message>
    <message>
        <source>You declare next.</source>
        <translation>次はあなたが宣言します。</translation>
    </message>
    <message>
        <source>Next to declare: {name}</source>
        <translation>次の宣言者：{name}</translation>
    </message>
    <message>
        <source>You declare again.</source>
        <translation>もう一度あなたが宣言します。</translation>
    </message>
    <message>
        <source>Declares again: {name}</source>
        <translation>もう一度宣言する人：{name}</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln deal(s). The highest total wins; together the four make zero.</source>
        <translation>
            <numerusform>全%Lnディールが終わりました。合計が最も高い人の勝ちです。4人の合計を足すと0になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>King: {name}. {tricks} tricks in koz win the whole game, whatever the scores.</source>
        <translation>キング達成：{name}。コズで{tricks}トリックを取り、得点に関係なくゲームの勝ちです。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>配り直す</translation>
    </message>
    <message>
        <source>{name}: total {total}, {standing}.</source>
        <translation>{name}：合計{total}点、{standing}。</translation>
    </message>
    <message>
        <source>All four columns add up to zero after deal 20</source>
        <translation>20ディールのあと、4人の合計を足すと0になります</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>宣言者</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>種目</translation>
    </message>
    <message>
        <source>choosing…</source>
        <translation>選択中…</translation>
    </message>
    <message>
        <source>void</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>今終われば</translation>
    </message>
    <message>
        <source>All four together: {sum}</source>
        <translation>4人の合計：{sum}</translation>
    </message>
    <message>
        <source>All four together: {sum} (0 after deal 20)</source>
        <translation>4人の合計：{sum}（20ディール後は0）</translation>
    </message>
    <message>
        <source>Deal {deal}, {contract}, declarer {declarer}. {scores}.</source>
        <translation>ディール{deal}、{contract}、宣言者は{declarer}。{scores}。</translation>
    </message>
    <message>
        <source>{name} {score}</source>
        <translation>{name} {score}点</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between scores</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>{name}: total {total}. Still to declare: {quota}.</source>
        <translation>{name}：合計{total}点。残り：{quota}。</translation>
    </message>
    <message>
        <source>{name}: total {total}, {standing}. Still to declare: {quota}.</source>
        <translation>{name}：合計{total}点、{standing}。残り：{quota}。</translation>
    </message>
</context>
<context>
    <name>RifkiWhy</name>
    <message>
        <source>King: at least eleven tricks in koz win the game.</source>
        <translation>キング達成：コズで11トリック以上取ると、ゲームに勝ちます。</translation>
    </message>
    <message>
        <source>Won: {what}. {worth}.</source>
        <translation>獲得：{what}。{worth}。</translation>
    </message>
    <message>
        <source>No spade, so a penalty card had to be played: {names}</source>
        <translation>スペードがなく、ペナルティカードを出す必要がありました：{names}</translation>
    </message>
    <message>
        <source>No heart, so a penalty card had to be played: {names}</source>
        <translation>ハートがなく、ペナルティカードを出す必要がありました：{names}</translation>
    </message>
    <message>
        <source>No diamond, so a penalty card had to be played: {names}</source>
        <translation>ダイヤがなく、ペナルティカードを出す必要がありました：{names}</translation>
    </message>
    <message>
        <source>No club, so a penalty card had to be played: {names}</source>
        <translation>クラブがなく、ペナルティカードを出す必要がありました：{names}</translation>
    </message>
    <message numerus="yes">
        <source>Also won: %Ln trick(s) in which nothing counts.</source>
        <translation>
            <numerusform>ほかに取った%Lnトリックは得点に関わりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal ended after trick {number}: everything that counts was won.</source>
        <translation>得点になるものがすべて取られたので、トリック{number}のあとに終わりました。</translation>
    </message>
</context>
<context>
    <name>RifkiWords</name>
    <message>
        <source>Rıfkı</source>
        <translation>ルフク</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Contract not chosen yet</source>
        <translation>種目を選択中</translation>
    </message>
    <message>
        <source>{contract}: {worth}</source>
        <translation>{contract}：{worth}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <comment>penalty cards still to be won</comment>
        <translation>
            <numerusform>残り%Ln枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln penalty card(s) still to be won</source>
        <translation>
            <numerusform>残りのペナルティカードは%Ln枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>宣言者</translation>
    </message>
    <message>
        <source>declarer</source>
        <comment>inside a list</comment>
        <translation>宣言者</translation>
    </message>
    <message>
        <source>Chooses the contract</source>
        <translation>種目を選択中</translation>
    </message>
    <message>
        <source>Total {total}</source>
        <translation>合計 {total}</translation>
    </message>
    <message>
        <source>This deal {score}.</source>
        <translation>今回{score}点。</translation>
    </message>
    <message numerus="yes">
        <source>Took %Ln trick(s).</source>
        <translation>
            <numerusform>%Lnトリック獲得。</numerusform>
        </translation>
    </message>
    <message>
        <source>Penalty cards won: {cards}.</source>
        <translation>獲得したペナルティカード：{cards}。</translation>
    </message>
    <message>
        <source>Declarer: {name}.</source>
        <translation>宣言者：{name}。</translation>
    </message>
    <message>
        <source>Your turn. Choose the contract</source>
        <translation>あなたの番です。種目を選んでください</translation>
    </message>
    <message>
        <source>Your turn. Lead any card</source>
        <translation>あなたの番です。好きなカードをリードしてください</translation>
    </message>
    <message>
        <source>Your turn. Lead, but no heart yet</source>
        <translation>あなたの番です。ハート以外をリードしてください</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Lead, but no heart yet; %Ln card(s).</source>
        <translation>
            <numerusform>あなたの番です。ハート以外をリードしてください。%Ln枚あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. Follow spades</source>
        <translation>あなたの番です。スペードをフォローしてください</translation>
    </message>
    <message>
        <source>Your turn. Follow hearts</source>
        <translation>あなたの番です。ハートをフォローしてください</translation>
    </message>
    <message>
        <source>Your turn. Follow diamonds</source>
        <translation>あなたの番です。ダイヤをフォローしてください</translation>
    </message>
    <message>
        <source>Your turn. Follow clubs</source>
        <translation>あなたの番です。クラブをフォローしてください</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow spades; %Ln card(s).</source>
        <translation>
            <numerusform>あなたの番です。スペードをフォローしてください。%Ln枚あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow hearts; %Ln card(s).</source>
        <translation>
            <numerusform>あなたの番です。ハートをフォローしてください。%Ln枚あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow diamonds; %Ln card(s).</source>
        <translation>
            <numerusform>あなたの番です。ダイヤをフォローしてください。%Ln枚あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow clubs; %Ln card(s).</source>
        <translation>
            <numerusform>あなたの番です。クラブをフォローしてください。%Ln枚あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. Play the {card}</source>
        <translation>あなたの番です。{card}を出してください</translation>
    </message>
    <message>
        <source>Your turn. Play one of these: {cards}</source>
        <translation>あなたの番です。次のどれかを出してください：{cards}</translation>
    </message>
    <message>
        <source>{name}: {contract}, trumps {suit}</source>
        <translation>{name}：{contract}、切り札は{suit}</translation>
    </message>
    <message>
        <source>Your turn. No spades: play any card</source>
        <translation>あなたの番です。スペードがないので、どのカードも出せます</translation>
    </message>
    <message>
        <source>Your turn. No hearts: play any card</source>
        <translation>あなたの番です。ハートがないので、どのカードも出せます</translation>
    </message>
    <message>
        <source>Your turn. No diamonds: play any card</source>
        <translation>あなたの番です。ダイヤがないので、どのカードも出せます</translation>
    </message>
    <message>
        <source>Your turn. No clubs: play any card</source>
        <translation>あなたの番です。クラブがないので、どのカードも出せます</translation>
    </message>
    <message>
        <source>Your turn. No spades: play a trump</source>
        <translation>あなたの番です。スペードがないので、切り札を出してください</translation>
    </message>
    <message>
        <source>Your turn. No hearts: play a trump</source>
        <translation>あなたの番です。ハートがないので、切り札を出してください</translation>
    </message>
    <message>
        <source>Your turn. No diamonds: play a trump</source>
        <translation>あなたの番です。ダイヤがないので、切り札を出してください</translation>
    </message>
    <message>
        <source>Your turn. No clubs: play a trump</source>
        <translation>あなたの番です。クラブがないので、切り札を出してください</translation>
    </message>
    <message>
        <source>Your turn. No spades: play a higher trump</source>
        <translation>あなたの番です。スペードがないので、より強い切り札を出してください</translation>
    </message>
    <message>
        <source>Your turn. No hearts: play a higher trump</source>
        <translation>あなたの番です。ハートがないので、より強い切り札を出してください</translation>
    </message>
    <message>
        <source>Your turn. No diamonds: play a higher trump</source>
        <translation>あなたの番です。ダイヤがないので、より強い切り札を出してください</translation>
    </message>
    <message>
        <source>Your turn. No clubs: play a higher trump</source>
        <translation>あなたの番です。クラブがないので、より強い切り札を出してください</translation>
    </message>
    <message>
        <source>Your turn. No spades: play a penalty card</source>
        <translation>あなたの番です。スペードがないので、ペナルティカードを出してください</translation>
    </message>
    <message>
        <source>Your turn. No hearts: play a penalty card</source>
        <translation>あなたの番です。ハートがないので、ペナルティカードを出してください</translation>
    </message>
    <message>
        <source>Your turn. No diamonds: play a penalty card</source>
        <translation>あなたの番です。ダイヤがないので、ペナルティカードを出してください</translation>
    </message>
    <message>
        <source>Your turn. No clubs: play a penalty card</source>
        <translation>あなたの番です。クラブがないので、ペナルティカードを出してください</translation>
    </message>
    <message numerus="yes">
        <source>{prompt}; %Ln card(s).</source>
        <translation>
            <numerusform>{prompt}。%Ln枚あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>follow spades</source>
        <translation>スペードをフォローしてください</translation>
    </message>
    <message>
        <source>follow hearts</source>
        <translation>ハートをフォローしてください</translation>
    </message>
    <message>
        <source>follow diamonds</source>
        <translation>ダイヤをフォローしてください</translation>
    </message>
    <message>
        <source>follow clubs</source>
        <translation>クラブをフォローしてください</translation>
    </message>
    <message>
        <source>no heart has been played yet</source>
        <translation>ハートがまだ出ていません</translation>
    </message>
    <message>
        <source>play a trump</source>
        <translation>切り札を出してください</translation>
    </message>
    <message>
        <source>play a higher trump</source>
        <translation>より強い切り札を出してください</translation>
    </message>
    <message>
        <source>play a penalty card</source>
        <translation>ペナルティカードを出してください</translation>
    </message>
    <message>
        <source>{name}: {contract}, {worth}</source>
        <translation>{name}：{contract}、{worth}</translation>
    </message>
    <message>
        <source>{name} chooses the contract: {contract}.</source>
        <translation>{name}の宣言：{contract}。</translation>
    </message>
    <message>
        <source>You choose the contract: {contract}.</source>
        <translation>あなたの宣言：{contract}。</translation>
    </message>
    <message>
        <source>Penalty cards in it: {cards}, {points}.</source>
        <translation>このトリックのペナルティカード：{cards}、{points}点。</translation>
    </message>
    <message>
        <source>The king of hearts is won.</source>
        <translation>ハートのキングが取られました。</translation>
    </message>
    <message>
        <source>All queens are won.</source>
        <translation>クイーンがすべて取られました。</translation>
    </message>
    <message>
        <source>All kings and jacks are won.</source>
        <translation>キングとジャックがすべて取られました。</translation>
    </message>
    <message>
        <source>All hearts are won.</source>
        <translation>ハートがすべて取られました。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s) are not played.</source>
        <translation>
            <numerusform>残りの%Lnトリックはプレイしません。</numerusform>
        </translation>
    </message>
    <message>
        <source>King: {name}. {tricks} tricks in koz win the whole game.</source>
        <translation>キング達成：{name}。コズで{tricks}トリックを取ると、ゲーム全体の勝ちです。</translation>
    </message>
    <message>
        <source>Every player has won one queen: this deal is void.</source>
        <translation>全員がクイーンを1枚ずつ取ったので、このディールは無効です。</translation>
    </message>
</context>
<context>
    <name>RookFigures</name>
    <message>
        <source>What a deal brought your team, by your bid</source>
        <translation>あなたのビッド別、1ディールのチームの得点</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>あなたのビッド</translation>
    </message>
    <message>
        <source>One trick or more</source>
        <translation>1トリック以上</translation>
    </message>
    <message>
        <source>Sluff</source>
        <translation>スラフ</translation>
    </message>
    <message>
        <source>Your team</source>
        <translation>自分のチーム</translation>
    </message>
    <message>
        <source>Team bids kept</source>
        <translation>チームのビッド達成</translation>
    </message>
    <message>
        <source>Deals in which your team took at least its bid. Deals in which all of you bid sluff are not counted.</source>
        <translation>自分のチームがビッド以上を取ったディールです。全員がスラフのディールは数えません。</translation>
    </message>
    <message>
        <source>Your sluffs made</source>
        <translation>自分のスラフ成功</translation>
    </message>
    <message>
        <source>Deals in which you bid sluff and took no trick, of all your sluffs.</source>
        <translation>あなたのスラフのうち、1トリックも取らなかったディールです。</translation>
    </message>
    <message>
        <source>Partners&apos; sluffs made</source>
        <translation>パートナーのスラフ成功</translation>
    </message>
    <message>
        <source>Sluffs bid by your partners that took no trick.</source>
        <translation>パートナーのスラフのうち、1トリックも取らなかったものです。</translation>
    </message>
    <message>
        <source>Their sluffs made</source>
        <translation>相手のスラフ成功</translation>
    </message>
    <message>
        <source>Sluffs bid by the other team that took no trick.</source>
        <translation>相手チームのスラフのうち、1トリックも取らなかったものです。</translation>
    </message>
</context>
<context>
    <name>RookNames</name>
    <message>
        <source>Red {number}</source>
        <comment>at the beginning</comment>
        <translation>赤の{number}</translation>
    </message>
    <message>
        <source>Green {number}</source>
        <comment>at the beginning</comment>
        <translation>緑の{number}</translation>
    </message>
    <message>
        <source>Yellow {number}</source>
        <comment>at the beginning</comment>
        <translation>黄の{number}</translation>
    </message>
    <message>
        <source>Black {number}</source>
        <comment>at the beginning</comment>
        <translation>黒の{number}</translation>
    </message>
    <message>
        <source>red {number}</source>
        <comment>inside a sentence</comment>
        <translation>赤の{number}</translation>
    </message>
    <message>
        <source>green {number}</source>
        <comment>inside a sentence</comment>
        <translation>緑の{number}</translation>
    </message>
    <message>
        <source>yellow {number}</source>
        <comment>inside a sentence</comment>
        <translation>黄の{number}</translation>
    </message>
    <message>
        <source>black {number}</source>
        <comment>inside a sentence</comment>
        <translation>黒の{number}</translation>
    </message>
</context>
<context>
    <name>RookSluff</name>
    <message>
        <source>Other team</source>
        <translation>相手チーム</translation>
    </message>
    <message>
        <source>Your team</source>
        <translation>自分のチーム</translation>
    </message>
    <message>
        <source>Rook Sluff, {players} players</source>
        <translation>ルーク・スラフ、{players}人</translation>
    </message>
    <message>
        <source>Must trump if unable to follow</source>
        <translation>フォローできなければ切り札</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no sluff was bid</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between players</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>{taken} / {bid}</source>
        <translation>{taken} / {bid}</translation>
    </message>
    <message>
        <source>Deal {deal}: your team {ours}, the other team {theirs} (taken / bid). Sluffs: {sluffs}</source>
        <translation>ディール{deal}：自分のチーム {ours}、相手チーム {theirs}（獲得 / ビッド）。スラフ：{sluffs}</translation>
    </message>
    <message>
        <source>Rook Sluff</source>
        <translation>ルーク・スラフ</translation>
    </message>
    <message>
        <source>North America</source>
        <translation>北アメリカ</translation>
    </message>
    <message>
        <source>Two teams add up their bids; a sluff undertakes to win no trick at all.</source>
        <translation>2チームがビッドを合計します。スラフは1トリックも取らないという宣言です。</translation>
    </message>
    <message>
        <source>6, 8 or 10 players</source>
        <translation>6・8・10人</translation>
    </message>
    <message>
        <source>6 to 10 deals, 60 min</source>
        <translation>6〜10ディール、約60分</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>Sluffs</source>
        <translation>スラフ</translation>
    </message>
    <message>
        <source>Small figures: taken / bid</source>
        <translation>小さい数字：獲得 / ビッド</translation>
    </message>
</context>
<context>
    <name>RookSluffOptions</name>
    <message>
        <source>In the box stay all 3s and 4s, the 2s but for one red 2, both red 5s, and one 5 of each other color.</source>
        <translation>3と4のすべて、赤の2を1枚残して2のすべて、赤の5を2枚とも、ほかの色の5を1枚ずつ除きます。</translation>
    </message>
    <message>
        <source>All cards are dealt.</source>
        <translation>すべてのカードを配ります。</translation>
    </message>
    <message>
        <source>One red 5 and one green 5 stay in the box.</source>
        <translation>赤の5と緑の5を1枚ずつ除きます。</translation>
    </message>
    <message numerus="yes">
        <source>Two teams in alternate seats, %Ln deal(s): everyone deals once.</source>
        <translation>
            <numerusform>2チームが交互に座ります。%Lnディール：全員が1回ずつ配ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences</comment>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>ハウスルール</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>ルール {rule}</translation>
    </message>
    <message>
        <source>If you cannot follow, you must trump if you can</source>
        <translation>フォローできないときは切り札を出す義務</translation>
    </message>
    <message>
        <source>{cards} cards, {each} each</source>
        <translation>{cards}枚、1人{each}枚</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln人</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RookSluffWhy</name>
    <message>
        <source>Deal {deal}</source>
        <translation>ディール{deal}</translation>
    </message>
    <message>
        <source>Bid of {bid} made, {tricks} tricks taken</source>
        <translation>ビッド{bid}達成、獲得{tricks}トリック</translation>
    </message>
    <message>
        <source>Bid of {bid} missed, {tricks} tricks taken</source>
        <translation>ビッド{bid}未達、獲得{tricks}トリック</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s) beyond the bid</source>
        <translation>
            <numerusform>オーバートリック%Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Sluff kept: {name}</source>
        <translation>スラフ成功：{name}</translation>
    </message>
    <message>
        <source>Sluff failed: {name}</source>
        <translation>スラフ失敗：{name}</translation>
    </message>
    <message>
        <source>beyond the bid</source>
        <translation>オーバートリック</translation>
    </message>
    <message>
        <source>{place} of {bid} bid</source>
        <translation>ビッド{bid}のうち{place}トリック目</translation>
    </message>
</context>
<context>
    <name>RookWords</name>
    <message>
        <source>Rook Sluff</source>
        <translation>ルーク・スラフ</translation>
    </message>
    <message>
        <source>Trump: black</source>
        <translation>切り札：黒</translation>
    </message>
    <message>
        <source>Trumps: black</source>
        <translation>切り札：黒</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>味方</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>our team</source>
        <comment>inside a list</comment>
        <translation>味方</translation>
    </message>
    <message>
        <source>other team</source>
        <comment>inside a list</comment>
        <translation>相手チーム</translation>
    </message>
    <message>
        <source>Your team</source>
        <translation>自分のチーム</translation>
    </message>
    <message>
        <source>Other team</source>
        <translation>相手チーム</translation>
    </message>
    <message>
        <source>Led</source>
        <translation>リード</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>Sluff</source>
        <translation>スラフ</translation>
    </message>
    <message>
        <source>Sluff · {taken}</source>
        <translation>スラフ · {taken}</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>ビッドする番</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>ビッド中</translation>
    </message>
    <message>
        <source>Bids after you</source>
        <translation>あなたの後</translation>
    </message>
    <message>
        <source>Still to bid</source>
        <translation>ビッド前</translation>
    </message>
    <message>
        <source>{figure} taken, {bid} bid</source>
        <comment>tricks of a team</comment>
        <translation>獲得{figure} / ビッド{bid}</translation>
    </message>
    <message>
        <source>{figure} bid</source>
        <comment>tricks of a team</comment>
        <translation>ビッド{figure}</translation>
    </message>
    <message numerus="yes">
        <source>{figure} bid, %Ln to come</source>
        <comment>tricks of a team</comment>
        <translation>
            <numerusform>ビッド{figure}、残り%Ln人</numerusform>
        </translation>
    </message>
    <message>
        <source>Our team: bid {bid}, took {taken}, total {total}.</source>
        <translation>味方：ビッド{bid}、獲得{taken}、合計{total}点。</translation>
    </message>
    <message>
        <source>Other team: bid {bid}, took {taken}, total {total}.</source>
        <translation>相手チーム：ビッド{bid}、獲得{taken}、合計{total}点。</translation>
    </message>
    <message>
        <source>Bid {bid}, took {taken}</source>
        <translation>ビッド{bid}、獲得{taken}</translation>
    </message>
    <message>
        <source>Bid sluff, took {taken}.</source>
        <translation>ビッドはスラフ、獲得{taken}。</translation>
    </message>
    <message>
        <source>Bid {bid}, took {taken}.</source>
        <translation>ビッド{bid}、獲得{taken}。</translation>
    </message>
    <message>
        <source>Your turn. Choose a bid</source>
        <translation>あなたの番です。ビッドを選んでください</translation>
    </message>
    <message>
        <source>Your turn. How many tricks will you take, 0 to {highest}? 0 is sluff.</source>
        <translation>あなたの番です。何トリック取りますか？ 0から{highest}まで、0はスラフです。</translation>
    </message>
    <message>
        <source>Your turn. Lead any card</source>
        <translation>あなたの番です。好きなカードをリードしてください</translation>
    </message>
    <message>
        <source>Your turn. Lead a red 2</source>
        <translation>あなたの番です。赤の2をリードしてください</translation>
    </message>
    <message>
        <source>Your turn. Follow red</source>
        <translation>あなたの番です。赤をフォローしてください</translation>
    </message>
    <message>
        <source>Your turn. Follow green</source>
        <translation>あなたの番です。緑をフォローしてください</translation>
    </message>
    <message>
        <source>Your turn. Follow yellow</source>
        <translation>あなたの番です。黄をフォローしてください</translation>
    </message>
    <message>
        <source>Your turn. Follow black</source>
        <translation>あなたの番です。黒をフォローしてください</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow red; %Ln card(s).</source>
        <translation>
            <numerusform>あなたの番です。赤をフォローしてください。%Ln枚あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow green; %Ln card(s).</source>
        <translation>
            <numerusform>あなたの番です。緑をフォローしてください。%Ln枚あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow yellow; %Ln card(s).</source>
        <translation>
            <numerusform>あなたの番です。黄をフォローしてください。%Ln枚あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow black; %Ln card(s).</source>
        <translation>
            <numerusform>あなたの番です。黒をフォローしてください。%Ln枚あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. No red: play any card</source>
        <translation>あなたの番です。赤がないので、どのカードも出せます</translation>
    </message>
    <message>
        <source>Your turn. No green: play any card</source>
        <translation>あなたの番です。緑がないので、どのカードも出せます</translation>
    </message>
    <message>
        <source>Your turn. No yellow: play any card</source>
        <translation>あなたの番です。黄がないので、どのカードも出せます</translation>
    </message>
    <message>
        <source>Your turn. No black: play any card</source>
        <translation>あなたの番です。黒がないので、どのカードも出せます</translation>
    </message>
    <message>
        <source>Your turn. No red: play a black card</source>
        <translation>あなたの番です。赤がないので、黒を出してください</translation>
    </message>
    <message>
        <source>Your turn. No green: play a black card</source>
        <translation>あなたの番です。緑がないので、黒を出してください</translation>
    </message>
    <message>
        <source>Your turn. No yellow: play a black card</source>
        <translation>あなたの番です。黄がないので、黒を出してください</translation>
    </message>
    <message>
        <source>lead a red 2</source>
        <translation>赤の2をリードしてください</translation>
    </message>
    <message>
        <source>play a black card</source>
        <translation>黒を出してください</translation>
    </message>
    <message>
        <source>follow red</source>
        <translation>赤をフォローしてください</translation>
    </message>
    <message>
        <source>follow green</source>
        <translation>緑をフォローしてください</translation>
    </message>
    <message>
        <source>follow yellow</source>
        <translation>黄をフォローしてください</translation>
    </message>
    <message>
        <source>follow black</source>
        <translation>黒をフォローしてください</translation>
    </message>
    <message>
        <source>You are the first from the dealer&apos;s left who holds a red 2, so you lead one to the first trick.</source>
        <translation>ディーラーの左から数えて最初に赤の2を持っているのはあなたです。最初のトリックでは赤の2をリードします。</translation>
    </message>
    <message>
        <source>Red was led by {name}, and you have red. Play a red card.</source>
        <translation>{name}が赤をリードしました。手札に赤があるので、赤を出してください。</translation>
    </message>
    <message>
        <source>Green was led by {name}, and you have green. Play a green card.</source>
        <translation>{name}が緑をリードしました。手札に緑があるので、緑を出してください。</translation>
    </message>
    <message>
        <source>Yellow was led by {name}, and you have yellow. Play a yellow card.</source>
        <translation>{name}が黄をリードしました。手札に黄があるので、黄を出してください。</translation>
    </message>
    <message>
        <source>Black was led by {name}, and you have black. Play a black card.</source>
        <translation>{name}が黒をリードしました。手札に黒があるので、黒を出してください。</translation>
    </message>
    <message>
        <source>Red was led by {name}, and you have none. This table&apos;s house rule asks for a black card then.</source>
        <translation>{name}が赤をリードしましたが、手札に赤がありません。ハウスルールにより、黒を出してください。</translation>
    </message>
    <message>
        <source>Green was led by {name}, and you have none. This table&apos;s house rule asks for a black card then.</source>
        <translation>{name}が緑をリードしましたが、手札に緑がありません。ハウスルールにより、黒を出してください。</translation>
    </message>
    <message>
        <source>Yellow was led by {name}, and you have none. This table&apos;s house rule asks for a black card then.</source>
        <translation>{name}が黄をリードしましたが、手札に黄がありません。ハウスルールにより、黒を出してください。</translation>
    </message>
    <message>
        <source>Something else has to happen first.</source>
        <translation>先に別のことを済ませる必要があります。</translation>
    </message>
    <message>
        <source>First</source>
        <comment>of two equal cards in a trick</comment>
        <translation>先</translation>
    </message>
    <message>
        <source>{name} is winning</source>
        <translation>{name}が勝っています</translation>
    </message>
    <message>
        <source>You are winning</source>
        <translation>あなたが勝っています</translation>
    </message>
    <message>
        <source>{name} wins the trick</source>
        <translation>{name}のトリックです</translation>
    </message>
    <message>
        <source>You win the trick</source>
        <translation>あなたのトリックです</translation>
    </message>
    <message>
        <source>{card} · your team</source>
        <translation>{card} · 味方</translation>
    </message>
    <message>
        <source>{card} · other team</source>
        <translation>{card} · 相手チーム</translation>
    </message>
    <message>
        <source>{name} bids sluff. Our team has bid {made}.</source>
        <translation>{name}がスラフをビッドしました。味方のビッドは{made}です。</translation>
    </message>
    <message>
        <source>{name} bids sluff. The other team has bid {made}.</source>
        <translation>{name}がスラフをビッドしました。相手チームのビッドは{made}です。</translation>
    </message>
    <message>
        <source>{name} bids {tricks}. Our team has bid {made}.</source>
        <translation>{name}のビッドは{tricks}です。味方のビッドは{made}です。</translation>
    </message>
    <message>
        <source>{name} bids {tricks}. The other team has bid {made}.</source>
        <translation>{name}のビッドは{tricks}です。相手チームのビッドは{made}です。</translation>
    </message>
    <message>
        <source>You bid {tricks}.</source>
        <translation>あなたのビッドは{tricks}です。</translation>
    </message>
    <message>
        <source>You bid sluff.</source>
        <translation>あなたはスラフをビッドしました。</translation>
    </message>
    <message>
        <source>Our team has bid {made}.</source>
        <translation>味方のビッドは{made}です。</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences</comment>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>Bid: ours {ours}, theirs {theirs}, of {tricks} tricks. You lead a red 2</source>
        <translation>ビッド：味方{ours}、相手{theirs}、全{tricks}トリック。あなたが赤の2をリードします</translation>
    </message>
    <message>
        <source>Bid: ours {ours}, theirs {theirs}, of {tricks} tricks. A red 2 is led by {name}</source>
        <translation>ビッド：味方{ours}、相手{theirs}、全{tricks}トリック。赤の2をリードするのは{name}</translation>
    </message>
    <message>
        <source>You have taken a trick: your sluff fails, −50</source>
        <translation>トリックを取りました：スラフ失敗、−50点</translation>
    </message>
    <message>
        <source>{name} has taken a trick: the sluff fails, −50</source>
        <translation>{name}がトリックを取り、スラフ失敗、−50点</translation>
    </message>
    <message>
        <source>{name} wins the trick: bid {bid}, took {taken}.</source>
        <translation>{name}がトリックを取りました。ビッド{bid}、獲得{taken}。</translation>
    </message>
    <message>
        <source>You win the trick: bid {bid}, took {taken}.</source>
        <translation>あなたがトリックを取りました。ビッド{bid}、獲得{taken}。</translation>
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
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>{at} of {count}</source>
        <comment>hits of a search</comment>
        <translation>{at}／{count}か所</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <comment>places where the words stand</comment>
        <translation>
            <numerusform>%Lnか所</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Words or the number of a rule</source>
        <translation>言葉またはルールの番号</translation>
    </message>
    <message>
        <source>Words, or the number of a rule</source>
        <translation>言葉またはルールの番号</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>前の結果</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>次の結果</translation>
    </message>
</context>
<context>
    <name>RulebookScreen</name>
    <message>
        <source>The diagram of this rule cannot be shown: a file of Cardgui is missing or damaged.</source>
        <translation>このルールの図は表示できません。Cardguiのファイルがないか、壊れています。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>ハウスルール</translation>
    </message>
    <message>
        <source>Use these</source>
        <translation>このルールにする</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>SandboxColumn</name>
    <message>
        <source>Not chosen</source>
        <translation>未選択</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>まだなし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s)</source>
        <comment>house rules that are on</comment>
        <translation>
            <numerusform>%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Led by</source>
        <translation>リード</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>ハウスルール</translation>
    </message>
    <message>
        <source>Position text</source>
        <translation>局面テキスト</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Saved positions</source>
        <translation>保存した局面</translation>
    </message>
    <message>
        <source>From a review or a lesson, “Open in sandbox” fills in all of this.</source>
        <translation>検討やレッスンで「局面編集で開く」を選ぶと、すべて入力されます。</translation>
    </message>
</context>
<context>
    <name>SandboxScreen</name>
    <message numerus="yes">
        <source>Pack: %Ln card(s) not placed</source>
        <translation>
            <numerusform>デッキ：残り%Ln枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Into the trick</source>
        <translation>トリックへ</translation>
    </message>
    <message>
        <source>Type a code, for instance {code}, or drag</source>
        <translation>コード（例：{code}）を入力、またはドラッグ</translation>
    </message>
    <message>
        <source>Valid. It can be played from here.</source>
        <translation>有効です。ここから遊べます。</translation>
    </message>
    <message numerus="yes">
        <source>Valid. %Ln hand(s) not set.</source>
        <translation>
            <numerusform>有効です。未設定の手札：%Ln人分。</numerusform>
        </translation>
    </message>
    <message>
        <source>The hands do not all have the same number of cards.</source>
        <translation>手札の枚数がそろっていません。</translation>
    </message>
    <message>
        <source>Valid. Nothing is left to play.</source>
        <translation>有効です。出すカードはもうありません。</translation>
    </message>
    <message>
        <source>With this hand the card could not be played: {name}, {card}</source>
        <translation>この手札ではそのカードを出せません：{name}、{card}</translation>
    </message>
    <message>
        <source>This contradicts a rule.</source>
        <translation>ルールに反しています。</translation>
    </message>
    <message>
        <source>Drag cards here, to the trick or back</source>
        <translation>ここやトリックへドラッグ。戻すこともできます</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>局面編集</translation>
    </message>
    <message>
        <source>Practice, never in the ledger</source>
        <translation>練習です。戦績には残りません</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Deal the rest</source>
        <translation>残りを配る</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから遊ぶ</translation>
    </message>
    <message>
        <source>Where cards go</source>
        <translation>カードの行き先</translation>
    </message>
</context>
<context>
    <name>SandboxWords</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>手札%Ln枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand not set</source>
        <translation>手札未設定</translation>
    </message>
    <message>
        <source>Led · {hand}</source>
        <translation>リード · {hand}</translation>
    </message>
    <message>
        <source>has led</source>
        <translation>リード済み</translation>
    </message>
    <message>
        <source>plays next</source>
        <translation>次の番</translation>
    </message>
    <message>
        <source>cards go here</source>
        <translation>カードはここへ</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Place in the trick, next: {name}</source>
        <translation>トリックの場所、次の番：{name}</translation>
    </message>
    <message>
        <source>Place in the trick: {name}</source>
        <translation>トリックの場所：{name}</translation>
    </message>
    <message>
        <source>In the trick, wins so far: {name}, {card}</source>
        <translation>トリックで今勝っているカード：{name}、{card}</translation>
    </message>
    <message>
        <source>In the trick: {name}, {card}</source>
        <translation>トリックのカード：{name}、{card}</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}</source>
        <translation>{card}、{count}枚中{place}枚目</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}, may be played</source>
        <translation>{card}、{count}枚中{place}枚目、出せます</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}, not now</source>
        <translation>{card}、{count}枚中{place}枚目、今は出せません</translation>
    </message>
    <message>
        <source>Hand: {name}</source>
        <translation>手札：{name}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <source>Into the hand: {name}</source>
        <translation>手札へ：{name}</translation>
    </message>
    <message>
        <source>Into your hand</source>
        <translation>あなたの手札へ</translation>
    </message>
    <message>
        <source>Trumps and mode</source>
        <translation>切り札とモード</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>種目</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>{suit}, Main Atas</source>
        <translation>{suit}、マイン・アタス</translation>
    </message>
    <message>
        <source>{suit}, Main Bawah</source>
        <translation>{suit}、マイン・バワ</translation>
    </message>
    <message>
        <source>Led before</source>
        <translation>リード済みのスート</translation>
    </message>
    <message>
        <source>Before this trick</source>
        <translation>このトリックの前</translation>
    </message>
    <message>
        <source>Trumps broken</source>
        <translation>切り札ブレイク済み</translation>
    </message>
    <message>
        <source>Hearts played</source>
        <translation>ハートブレイク済み</translation>
    </message>
    <message>
        <source>First trick over</source>
        <translation>最初のトリックは終了</translation>
    </message>
    <message>
        <source>{name}, {card}</source>
        <translation>{name}、{card}</translation>
    </message>
    <message>
        <source>red</source>
        <comment>inside a list</comment>
        <translation>赤</translation>
    </message>
    <message>
        <source>green</source>
        <comment>inside a list</comment>
        <translation>緑</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>inside a list</comment>
        <translation>黄</translation>
    </message>
    <message>
        <source>black</source>
        <comment>inside a list</comment>
        <translation>黒</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>inside a list</comment>
        <translation>コイン</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>inside a list</comment>
        <translation>カップ</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>inside a list</comment>
        <translation>剣</translation>
    </message>
    <message>
        <source>batons</source>
        <comment>inside a list</comment>
        <translation>棍棒</translation>
    </message>
    <message>
        <source>trumps</source>
        <comment>inside a list</comment>
        <translation>切り札</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>inside a list</comment>
        <translation>スペード</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>inside a list</comment>
        <translation>ハート</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>inside a list</comment>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>inside a list</comment>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>the player at the bottom</source>
        <translation>手前のプレイヤー</translation>
    </message>
    <message>
        <source>{card}, in the pack twice</source>
        <translation>{card}、デッキに2枚</translation>
    </message>
    <message>
        <source>{card}, in the pack</source>
        <translation>{card}、デッキの中</translation>
    </message>
    <message>
        <source>{card}, played before</source>
        <translation>{card}、プレイ済み</translation>
    </message>
    <message>
        <source>{card}, placed</source>
        <translation>{card}、配置済み</translation>
    </message>
    <message>
        <source>{card}: back in the pack.</source>
        <translation>{card}：デッキに戻しました。</translation>
    </message>
    <message>
        <source>{card}: in the trick, {name}.</source>
        <translation>{card}：トリックへ、{name}。</translation>
    </message>
    <message>
        <source>{card}: {place}.</source>
        <translation>{card}：{place}。</translation>
    </message>
    <message>
        <source>Cards are played in order. Next: {name}</source>
        <translation>カードは順番に出します。次：{name}</translation>
    </message>
    <message>
        <source>Everybody has played to this trick</source>
        <translation>このトリックは全員が出し終えました</translation>
    </message>
    <message>
        <source>First choose who leads</source>
        <translation>リードする人を先に選んでください</translation>
    </message>
    <message>
        <source>No card has this code: {code}</source>
        <translation>このコードのカードはありません：{code}</translation>
    </message>
    <message>
        <source>All cards of this kind lie there already</source>
        <translation>このカードはもうそこにあります</translation>
    </message>
    <message>
        <source>There is no text.</source>
        <translation>テキストがありません。</translation>
    </message>
    <message>
        <source>The text is too long for a position.</source>
        <translation>テキストが長すぎます。</translation>
    </message>
    <message>
        <source>A position begins with game and players, such as {example}.</source>
        <translation>局面は、ゲームと人数で始まります（例：{example}）。</translation>
    </message>
    <message>
        <source>There is no such game: {word}</source>
        <translation>そのようなゲームはありません：{word}</translation>
    </message>
    <message>
        <source>This game is not played by so many: {word}</source>
        <translation>このゲームにない人数です：{word}</translation>
    </message>
    <message>
        <source>There is no such house rule, or not with this value: {word}</source>
        <translation>そのハウスルール、またはその値はありません：{word}</translation>
    </message>
    <message>
        <source>There is no such field: {word}</source>
        <translation>そのような項目はありません：{word}</translation>
    </message>
    <message>
        <source>This field cannot have this value: {word}</source>
        <translation>この項目には使えない値です：{word}</translation>
    </message>
    <message>
        <source>There is no such card: {word}</source>
        <translation>そのようなカードはありません：{word}</translation>
    </message>
    <message>
        <source>This card stands there too often: {word}</source>
        <translation>同じカードが多すぎます：{word}</translation>
    </message>
    <message>
        <source>More cards in the trick than players: {word}</source>
        <translation>トリックのカードが人数より多いです：{word}</translation>
    </message>
    <message>
        <source>It is not said who leads to the trick (leader).</source>
        <translation>誰がリードしたか（leader）が書かれていません。</translation>
    </message>
    <message>
        <source>This code of a deal cannot be read.</source>
        <translation>このディールのコードは読み取れません。</translation>
    </message>
    <message>
        <source>Not understood from here: {word}</source>
        <translation>ここから読み取れません：{word}</translation>
    </message>
    <message>
        <source>Something is missing.</source>
        <translation>何かが足りません。</translation>
    </message>
</context>
<context>
    <name>Sandboxes</name>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
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
        <translation>ディスクに書き込めませんでした。Cardguiの終了まで保持されます。</translation>
    </message>
    <message>
        <source>The saved positions could not be read. Nothing was deleted; the file is now called {name}.</source>
        <translation>保存した局面を読み込めませんでした。何も削除していません。ファイルの新しい名前：{name}。</translation>
    </message>
    <message>
        <source>Saved positions</source>
        <translation>保存した局面</translation>
    </message>
    <message>
        <source>Save this position</source>
        <translation>この局面を保存</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>None is saved yet.</source>
        <translation>保存した局面はまだありません。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Deal</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>Deals of this game</source>
        <translation>このゲームのディール一覧</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message>
        <source>How many tricks will you take?</source>
        <translation>何トリック取りますか？</translation>
    </message>
    <message>
        <source>Rules {first} to {last}</source>
        <translation>ルール {first}〜{last}</translation>
    </message>
    <message>
        <source>Heard so far, in bidding order</source>
        <translation>これまでのビッド（ビッド順）</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>あなたのビッド</translation>
    </message>
    <message>
        <source>now</source>
        <comment>it is your turn to bid</comment>
        <translation>今</translation>
    </message>
    <message>
        <source>Sluff</source>
        <translation>スラフ</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <comment>a bid</comment>
        <translation>
            <numerusform>%Lnトリック</numerusform>
        </translation>
    </message>
    <message>
        <source>Sluff, no trick</source>
        <translation>スラフ、トリックなし</translation>
    </message>
    <message>
        <source>Choose a number. 0 is a sluff: you undertake to win no trick at all.</source>
        <translation>数を選んでください。0はスラフ：1トリックも取らないという宣言です。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s), so your team has bid {team}.</source>
        <translation>
            <numerusform>%Lnトリックなら、チームのビッドは{team}です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln partner(s) follow.</source>
        <comment>bid after you</comment>
        <translation>
            <numerusform>残りのパートナーは%Ln人です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences</comment>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>Of {tricks} tricks, {bid} would then be bid.</source>
        <translation>全{tricks}トリックに対し、ビッドの合計は{bid}です。</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>what a button does</comment>
        <translation>ビッドする</translation>
    </message>
    <message>
        <source>Bid {tricks}</source>
        <translation>{tricks}をビッド</translation>
    </message>
    <message>
        <source>Bid sluff</source>
        <translation>スラフをビッド</translation>
    </message>
    <message>
        <source>Now you.</source>
        <translation>今はあなたの番です。</translation>
    </message>
    <message>
        <source>{name}: not yet.</source>
        <translation>{name}：まだです。</translation>
    </message>
    <message>
        <source>{name}: {bid}.</source>
        <translation>{name}：{bid}。</translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}: your team gains %Ln point(s)</source>
        <translation>
            <numerusform>ディール{deal}：自分のチームに+%Ln点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}: your team loses %Ln point(s)</source>
        <translation>
            <numerusform>ディール{deal}：自分のチームに−%Ln点</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {deal}: nothing for your team</source>
        <translation>ディール{deal}：自分のチームは0点</translation>
    </message>
    <message>
        <source>{name} {taken} / {bid}</source>
        <translation>{name} {taken}&#xa0;/&#xa0;{bid}</translation>
    </message>
    <message>
        <source>Sluff: +50 for your team if you take no trick, −50 if you take any. Your team&apos;s bid stays {team}.</source>
        <translation>スラフ：0トリックならチームに+50点、1つでも取れば−50点。チームのビッドは{team}のまま。</translation>
    </message>
    <message>
        <source>A bid that is made scores 10 for each trick bid and 1 for each beyond, else 0. Each sluff: +50 or −50.</source>
        <translation>ビッドを達成するとビッド1につき10点、オーバートリックは1点ずつ、未達なら0点。スラフごとに+50点か−50点。</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>獲得</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>head of a column</comment>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>Bid of {bid} made: {points}</source>
        <translation>ビッド{bid}達成：⁠{points}</translation>
    </message>
    <message>
        <source>Bid of {bid} missed: 0</source>
        <translation>ビッド{bid}未達：0</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s) more: {points}</source>
        <translation>
            <numerusform>オーバートリック%Ln：⁠{points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Sluff kept by {name}: {points}</source>
        <translation>スラフ⁠成功 {name}：⁠{points}</translation>
    </message>
    <message>
        <source>Sluff failed by {name}: {points}</source>
        <translation>スラフ⁠失敗 {name}：⁠{points}</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between reasons for points</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>{team}: bid {bid}, took {taken}, this deal {score}, total {total}.</source>
        <translation>{team}：ビッド{bid}、獲得{taken}、今回{score}点、合計{total}点。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between players</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Taken / bid: {players}</source>
        <translation>獲得 / ビッド：{players}</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>次はあなたが配ります。</translation>
    </message>
    <message>
        <source>Next dealer: {name}</source>
        <translation>次のディーラー：{name}</translation>
    </message>
    <message>
        <source>The game is a draw</source>
        <translation>引き分けです</translation>
    </message>
    <message>
        <source>Your team wins the game</source>
        <translation>自分のチームの勝ちです</translation>
    </message>
    <message>
        <source>The other team wins the game</source>
        <translation>相手チームの勝ちです</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln deal(s). The team with the higher total wins.</source>
        <translation>
            <numerusform>全%Lnディールが終わりました。合計の高いチームの勝ちです。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoringWords</name>
    <message numerus="yes">
        <source>Bid %Ln trick(s)</source>
        <translation>
            <numerusform>%Lnトリックをビッド</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid no tricks</source>
        <translation>0トリックをビッド</translation>
    </message>
    <message>
        <source>If it is the highest bid, spades are trumps. The card comes back to your hand.</source>
        <translation>最も高いビッドになれば、スペードが切り札です。カードはあとで手札に戻ります。</translation>
    </message>
    <message>
        <source>If it is the highest bid, hearts are trumps. The card comes back to your hand.</source>
        <translation>最も高いビッドになれば、ハートが切り札です。カードはあとで手札に戻ります。</translation>
    </message>
    <message>
        <source>If it is the highest bid, diamonds are trumps. The card comes back to your hand.</source>
        <translation>最も高いビッドになれば、ダイヤが切り札です。カードはあとで手札に戻ります。</translation>
    </message>
    <message>
        <source>If it is the highest bid, clubs are trumps. The card comes back to your hand.</source>
        <translation>最も高いビッドになれば、クラブが切り札です。カードはあとで手札に戻ります。</translation>
    </message>
    <message>
        <source>Lay it face down</source>
        <translation>裏向きに置く</translation>
    </message>
    <message>
        <source>The bids make exactly 13</source>
        <translation>ビッドの合計がちょうど13です</translation>
    </message>
    <message>
        <source>{terms}: as many as there are tricks. You decide for all four. Spades are trumps either way.</source>
        <translation>{terms}：トリックの総数と同じです。4人全員の分をあなたが決めます。切り札はどちらでもスペードです。</translation>
    </message>
    <message>
        <source>{terms}: as many as there are tricks. You decide for all four. Hearts are trumps either way.</source>
        <translation>{terms}：トリックの総数と同じです。4人全員の分をあなたが決めます。切り札はどちらでもハートです。</translation>
    </message>
    <message>
        <source>{terms}: as many as there are tricks. You decide for all four. Diamonds are trumps either way.</source>
        <translation>{terms}：トリックの総数と同じです。4人全員の分をあなたが決めます。切り札はどちらでもダイヤです。</translation>
    </message>
    <message>
        <source>{terms}: as many as there are tricks. You decide for all four. Clubs are trumps either way.</source>
        <translation>{terms}：トリックの総数と同じです。4人全員の分をあなたが決めます。切り札はどちらでもクラブです。</translation>
    </message>
    <message>
        <source>was {bid}</source>
        <translation>元は {bid}</translation>
    </message>
    <message>
        <source>{total} bid for 13 tricks.</source>
        <translation>13トリックに対して計{total}です。</translation>
    </message>
    <message numerus="yes">
        <source>A bid of −1 costs at least %Ln point(s).</source>
        <translation>
            <numerusform>ビッドが−1だと、少なくとも%Ln点を失います。</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise every bid by 1</source>
        <translation>全員のビッドを1上げる</translation>
    </message>
    <message>
        <source>Lower every bid by 1</source>
        <translation>全員のビッドを1下げる</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>ルール {rule}</translation>
    </message>
    <message>
        <source>Taking exactly your bid scores it. Each trick above is −1, each below −2.</source>
        <translation>ぴったりならビッドの数が得点です。上回る1トリックごとに−1点、下回るごとに−2点です。</translation>
    </message>
    <message>
        <source>Taking exactly your bid scores it. Each trick below is −1, each above −2.</source>
        <translation>ぴったりならビッドの数が得点です。下回る1トリックごとに−1点、上回るごとに−2点です。</translation>
    </message>
    <message>
        <source>Each trick above your bid is {gain}, each below −1.</source>
        <translation>ビッドを上回る1トリックごとに{gain}点、下回るごとに−1点です。</translation>
    </message>
    <message>
        <source>Each trick below your bid is {gain}, each above −1. A bid of 0 without a trick is +5.</source>
        <translation>ビッドを下回る1トリックごとに{gain}点、上回るごとに−1点です。ビッド0で1トリックも取らなければ+5点です。</translation>
    </message>
    <message>
        <source>Each trick below your bid is {gain}, each above −1.</source>
        <translation>ビッドを下回る1トリックごとに{gain}点、上回るごとに−1点です。</translation>
    </message>
    <message>
        <source>{mode}: {formula}</source>
        <translation>{mode}：{formula}</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>獲得</translation>
    </message>
    <message>
        <source>You have the lowest total and deal next.</source>
        <translation>合計が最も低いので、次はあなたが配ります。</translation>
    </message>
    <message>
        <source>Lowest total, and so next dealer: {name}</source>
        <translation>次のディーラー：{name}（合計が最も低いため）</translation>
    </message>
    <message>
        <source>Equal lowest totals. Next dealer: {name}</source>
        <translation>最も低い合計が同点です。次のディーラー：{name}</translation>
    </message>
    <message>
        <source>{name}: bid {bid}, took {taken}, this deal {score}, total {total}.</source>
        <translation>{name}：ビッド{bid}、獲得{taken}、今回{score}点、合計{total}点。</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>{text}.</source>
        <translation>{text}。</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Taken back</source>
        <translation>元に戻しました</translation>
    </message>
    <message>
        <source>The cards that are left cannot be dealt so that this trick is possible</source>
        <translation>残りのカードでは、このトリックになるように配れません</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Reset: {page}</source>
        <translation>リセット：{page}</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Reset all settings?</source>
        <translation>すべての設定をリセットしますか？</translation>
    </message>
    <message>
        <source>Language and ledger stay as they are. No game is changed.</source>
        <translation>言語と戦績はそのままです。ゲームにも影響しません。</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>すべてリセット</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>ゲームに戻る</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>テーブルとカード</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>プレイ中の補助</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>キーボード</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>アクセシビリティ</translation>
    </message>
    <message>
        <source>Ledger file</source>
        <translation>戦績ファイル</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>全設定をリセット</translation>
    </message>
    <message>
        <source>About Cardgui</source>
        <translation>Cardguiについて</translation>
    </message>
</context>
<context>
    <name>SharedDeal</name>
    <message>
        <source>What was copied holds no code of a deal, or it was cut short.</source>
        <translation>コピーした内容にディールのコードがないか、途中で切れています。</translation>
    </message>
    <message>
        <source>The code comes from a newer version of Cardgui.</source>
        <translation>新しいバージョンのCardguiで作られたコードです。</translation>
    </message>
    <message>
        <source>No deal to open</source>
        <translation>開けるディールがありません</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>{game}, deal {deal}. You get the same cards, and play on from there.</source>
        <translation>{game}、ディール{deal}。同じカードで、そこから続けてプレイします。</translation>
    </message>
    <message>
        <source>Play this deal?</source>
        <translation>このディールをプレイしますか？</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>SheetPanel</name>
    <message>
        <source>Score sheet</source>
        <translation>スコア表</translation>
    </message>
    <message>
        <source>No deal has ended yet.</source>
        <translation>まだ終わったディールはありません。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>戦績</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Not saving</source>
        <translation>保存なし</translation>
    </message>
    <message>
        <source>Games are not saved: this session is kept until you quit.</source>
        <translation>ゲームは保存されません。今回の内容はCardguiの終了まで保持されます。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Language: {name}</source>
        <translation>言語：{name}</translation>
    </message>
</context>
<context>
    <name>SilenceNote</name>
    <message>
        <source>No sound can be played: miniaudio, the package that plays sounds, is missing or damaged.</source>
        <translation>音を鳴らせません。音の再生に必要なパッケージminiaudioがないか、壊れています。</translation>
    </message>
    <message>
        <source>No sound can be played: this computer has no sound device that can be used now.</source>
        <translation>音を鳴らせません。このコンピューターには、いま使える音声出力デバイスがありません。</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>The first deal is under way.</source>
        <translation>最初のディールの途中です。</translation>
    </message>
    <message>
        <source>You share the lead with {score}.</source>
        <translation>{score}で首位タイです。</translation>
    </message>
    <message>
        <source>You lead with {score}.</source>
        <translation>{score}で首位です。</translation>
    </message>
    <message>
        <source>You are behind with {score}.</source>
        <translation>{score}でリードされています。</translation>
    </message>
    <message>
        <source>You are {rank} with {score}.</source>
        <translation>{score}で{rank}です。</translation>
    </message>
</context>
<context>
    <name>StatisticsFilter</name>
    <message>
        <source>Against random play</source>
        <translation>相手：ランダム</translation>
    </message>
    <message>
        <source>Against learners</source>
        <translation>相手：初級</translation>
    </message>
    <message>
        <source>Against steady players</source>
        <translation>相手：中級</translation>
    </message>
    <message>
        <source>Against experts</source>
        <translation>相手：上級</translation>
    </message>
    <message>
        <source>Against several levels</source>
        <translation>相手：いろいろな強さ</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>すべての相手</translation>
    </message>
    <message>
        <source>Played by the computer</source>
        <translation>コンピューターのみ</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>すべてのルール</translation>
    </message>
    <message>
        <source>{title}: {rules}</source>
        <translation>{title}：{rules}</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>全期間</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>過去30日</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>過去90日</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>過去12か月</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Ledger</source>
        <translation>戦績</translation>
    </message>
    <message>
        <source>No deal of these games has ended yet.</source>
        <translation>条件に合う終わったディールはまだありません。</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>You won with the {card}</source>
        <translation>あなたが{card}で獲得</translation>
    </message>
    <message>
        <source>{name} won with the {card}</source>
        <translation>{name}が{card}で獲得</translation>
    </message>
    <message numerus="yes">
        <source>Bid: %Ln</source>
        <comment>a number of tricks</comment>
        <translation>
            <numerusform>ビッド：%Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid: {action}</source>
        <translation>ビッド：{action}</translation>
    </message>
    <message>
        <source>Raised every bid by 1</source>
        <translation>全員のビッドを1上げた</translation>
    </message>
    <message>
        <source>Lowered every bid by 1</source>
        <translation>全員のビッドを1下げた</translation>
    </message>
    <message>
        <source>Declared: {action}</source>
        <translation>宣言：{action}</translation>
    </message>
    <message>
        <source>Declared: nothing</source>
        <translation>ヴェルツィコラ：宣言なし</translation>
    </message>
    <message numerus="yes">
        <source>Declared: %Ln verzicola/verzicole</source>
        <translation>
            <numerusform>ヴェルツィコラ：%Lnつ宣言</numerusform>
        </translation>
    </message>
    <message>
        <source>Discarded: {action}</source>
        <translation>捨てたカード：{action}</translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <translation>{name}：{action}</translation>
    </message>
    <message numerus="yes">
        <source>{score} resto/resti</source>
        <translation>
            <numerusform>{score}レスト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{score} point(s)</source>
        <translation>
            <numerusform>{score}点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SubjectsCard</name>
    <message>
        <source>Every number opens the deals behind it.</source>
        <translation>数字を押すと、もとのディールが開きます。</translation>
    </message>
    <message>
        <source>middle half of the deals</source>
        <translation>ディールの中央50%</translation>
    </message>
    <message>
        <source>{subject}: {who}</source>
        <translation>{subject}：{who}</translation>
    </message>
    <message>
        <source>The average score of these deals, and how many there were.</source>
        <translation>これらのディールの平均点と数です。</translation>
    </message>
    <message>
        <source>{mean}, deals: {number}</source>
        <translation>{mean}、{number}ディール</translation>
    </message>
    <message>
        <source>{mean}, deals: {number}, few</source>
        <translation>{mean}、{number}ディール、件数少</translation>
    </message>
</context>
<context>
    <name>SuitNames</name>
    <message>
        <source>spades</source>
        <comment>inside a sentence</comment>
        <translation>スペード</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>inside a sentence</comment>
        <translation>ハート</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>inside a sentence</comment>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>inside a sentence</comment>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>red cards</source>
        <comment>inside a sentence</comment>
        <translation>赤</translation>
    </message>
    <message>
        <source>green cards</source>
        <comment>inside a sentence</comment>
        <translation>緑</translation>
    </message>
    <message>
        <source>yellow cards</source>
        <comment>inside a sentence</comment>
        <translation>黄</translation>
    </message>
    <message>
        <source>black cards</source>
        <comment>inside a sentence</comment>
        <translation>黒</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>inside a sentence</comment>
        <translation>コイン</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>inside a sentence</comment>
        <translation>カップ</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>inside a sentence</comment>
        <translation>剣</translation>
    </message>
    <message>
        <source>batons</source>
        <comment>inside a sentence</comment>
        <translation>棍棒</translation>
    </message>
    <message>
        <source>trumps</source>
        <comment>inside a sentence</comment>
        <translation>切り札</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Take back</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Play the rest</source>
        <translation>残りを自動で出す</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>直前のトリック</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>スコア表</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>これまでの経過</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>Leave the practice</source>
        <translation>練習を終える</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>瞬時</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>手札の並べ方</translation>
    </message>
    <message>
        <source>Suits together, high to low</source>
        <translation>スート別、強い順</translation>
    </message>
    <message>
        <source>Colors together, high to low</source>
        <translation>色別、強い順</translation>
    </message>
    <message>
        <source>Suits together, low to high</source>
        <translation>スート別、弱い順</translation>
    </message>
    <message>
        <source>Colors together, low to high</source>
        <translation>色別、弱い順</translation>
    </message>
    <message>
        <source>Trumps first</source>
        <translation>切り札を先頭に</translation>
    </message>
    <message>
        <source>Red and black by turns</source>
        <translation>赤と黒を交互に</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>スートに関係なく強い順</translation>
    </message>
    <message>
        <source>Wait for me after each trick</source>
        <translation>トリックごとに待つ</translation>
    </message>
    <message>
        <source>Raise cards that can be played</source>
        <translation>出せるカードを持ち上げる</translation>
    </message>
    <message>
        <source>Dim cards that cannot</source>
        <translation>出せないカードを薄く表示する</translation>
    </message>
    <message>
        <source>Explain refused cards</source>
        <translation>カードを出せない理由を説明する</translation>
    </message>
    <message>
        <source>Allow taking back</source>
        <translation>待ったを許可する</translation>
    </message>
    <message>
        <source>Show points on cards</source>
        <translation>カードに得点を表示</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <source>Leave the table; the game is kept</source>
        <translation>テーブルを離れる（ゲームは残ります）</translation>
    </message>
    <message>
        <source>Abandon this game…</source>
        <translation>このゲームを中止…</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>プレイ中の補助</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>チューター</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>サウンド</translation>
    </message>
    <message>
        <source>Card sounds</source>
        <translation>カードの音</translation>
    </message>
    <message>
        <source>Sound at my turn</source>
        <translation>自分の番を音で知らせる</translation>
    </message>
    <message>
        <source>Volume {percent}%</source>
        <translation>音量 {percent}%</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Table and cards</source>
        <translation>テーブルとカード</translation>
    </message>
    <message>
        <source>Table look</source>
        <translation>テーブルの見た目</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>コントラスト</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>弱い</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>強い</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>質感</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>なめらか</translation>
    </message>
    <message>
        <source>Woven</source>
        <translation>布目</translation>
    </message>
    <message>
        <source>Color temperature</source>
        <translation>色温度</translation>
    </message>
    <message>
        <source>Cool</source>
        <translation>寒色</translation>
    </message>
    <message>
        <source>Warm</source>
        <translation>暖色</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>アニメーションの速さ</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>瞬時</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>サウンド</translation>
    </message>
    <message>
        <source>Card sounds</source>
        <translation>カードの音</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Sound at my turn</source>
        <translation>自分の番を音で知らせる</translation>
    </message>
    <message>
        <source>Card design</source>
        <translation>カードのデザイン</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>大きなインデックス</translation>
    </message>
    <message>
        <source>Four colors</source>
        <translation>4色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Show points on cards</source>
        <translation>カードに得点を表示</translation>
    </message>
    <message>
        <source>Counting cards of Minchiate have a ring.</source>
        <translation>ミンキアーテの得点カードに輪が付きます。</translation>
    </message>
</context>
<context>
    <name>TablePreview</name>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Your turn. Follow hearts</source>
        <translation>あなたの番です。ハートをフォローしてください</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Abandon this game?</source>
        <translation>このゲームを中止しますか？</translation>
    </message>
    <message>
        <source>It stays in the score ledger, and you can take it up again there.</source>
        <translation>ゲームは戦績に残り、あとでそこから再開できます。</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>中止する</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>プレイを続ける</translation>
    </message>
    <message>
        <source>Choose it again to play it</source>
        <translation>もう一度選ぶと出します</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>宣言者</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>考え中</translation>
    </message>
    <message>
        <source>on your left</source>
        <translation>左隣</translation>
    </message>
    <message>
        <source>opposite you</source>
        <translation>向かい</translation>
    </message>
    <message>
        <source>on your right</source>
        <translation>右隣</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>席{number}</translation>
    </message>
    <message>
        <source>{list}.</source>
        <comment>a list of a player&apos;s name, place and roles</comment>
        <translation>{list}。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>inside a list</comment>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>declarer</source>
        <comment>inside a list</comment>
        <translation>宣言者</translation>
    </message>
    <message>
        <source>To play.</source>
        <comment>this player is expected to do something now</comment>
        <translation>手番です。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s) taken.</source>
        <translation>
            <numerusform>獲得%Lnトリック。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s).</source>
        <translation>
            <numerusform>手札%Ln枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>{tricks}, won by: {name}. Show the last trick</source>
        <translation>{name}の獲得：{tricks}。直前のトリックを表示</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Lnトリック</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>ディール{deal} / {deals}</translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks}</source>
        <translation>トリック{trick} / {tricks}</translation>
    </message>
    <message>
        <source>Trick {trick}</source>
        <translation>トリック{trick}</translation>
    </message>
    <message>
        <source>{deal} · {trick}</source>
        <translation>{deal}・{trick}</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>時計回り</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>反時計回り</translation>
    </message>
    <message>
        <source>This deal goes clockwise</source>
        <translation>このディールは時計回りです</translation>
    </message>
    <message>
        <source>This deal goes counter-clockwise</source>
        <translation>このディールは反時計回りです</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}, {state}.</source>
        <translation>{card}、{count}枚中{place}枚目、{state}。</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}.</source>
        <translation>{card}、{count}枚中{place}枚目。</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>出せます</translation>
    </message>
    <message>
        <source>not now: {reason}</source>
        <translation>今は出せません：{reason}</translation>
    </message>
    <message>
        <source>The {card} cannot be played now</source>
        <translation>{card}は今出せません</translation>
    </message>
    <message>
        <source>Led</source>
        <translation>リード</translation>
    </message>
    <message>
        <source>{name} leads the {card}.</source>
        <translation>{name}が{card}をリードしました。</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name}が{card}を出しました。</translation>
    </message>
    <message>
        <source>You lead the {card}.</source>
        <translation>あなたが{card}をリードしました。</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>あなたが{card}を出しました。</translation>
    </message>
    <message>
        <source>{name} leads face down.</source>
        <translation>{name}が裏向きにリードしました。</translation>
    </message>
    <message>
        <source>{name} plays face down.</source>
        <translation>{name}が裏向きに出しました。</translation>
    </message>
    <message>
        <source>Turned up: {cards}.</source>
        <translation>表にしたカード：{cards}。</translation>
    </message>
    <message>
        <source>No card has been played to this trick.</source>
        <translation>このトリックにはまだカードが出ていません。</translation>
    </message>
    <message>
        <source>{name}: a card face down</source>
        <translation>{name}：裏向きのカード</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}：{card}</translation>
    </message>
    <message>
        <source>In the trick: {list}.</source>
        <translation>トリックのカード：{list}。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the cards of a trick</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation>あなたがトリックを取りました。</translation>
    </message>
    <message>
        <source>{name} wins the trick.</source>
        <translation>{name}がトリックを取りました。</translation>
    </message>
    <message>
        <source>Deal {deal}. Dealer: {name}.</source>
        <translation>ディール{deal}。ディーラー：{name}。</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>待ったをしました。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
</context>
<context>
    <name>TeamSheet</name>
    <message>
        <source>Your team</source>
        <translation>自分のチーム</translation>
    </message>
    <message>
        <source>Other team</source>
        <translation>相手チーム</translation>
    </message>
    <message>
        <source>Taken / bid</source>
        <translation>獲得 / ビッド</translation>
    </message>
    <message>
        <source>Sluffs</source>
        <translation>スラフ</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>今回</translation>
    </message>
    <message>
        <source>{team}: bid {bid}, took {taken}, score {score}, total {total}.</source>
        <translation>{team}：ビッド{bid}、獲得{taken}、得点{score}点、合計{total}点。</translation>
    </message>
    <message>
        <source>Deal {deal}.</source>
        <translation>ディール{deal}。</translation>
    </message>
    <message>
        <source>{taken} / {bid}</source>
        <translation>{taken} / {bid}</translation>
    </message>
    <message>
        <source>{kept} of {sluffs}: {points}</source>
        <translation>{sluffs}人中{kept}人成功：{points}</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>Games</source>
        <translation>ゲーム数</translation>
    </message>
    <message>
        <source>Games played to the end.</source>
        <translation>最後までプレイしたゲームです。</translation>
    </message>
    <message>
        <source>Deals: {number}</source>
        <translation>ディール数：{number}</translation>
    </message>
    <message>
        <source>All deals that were played out, those of unfinished games too.</source>
        <translation>終わったすべてのディールです。途中のゲームの分も入ります。</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>ディール数</translation>
    </message>
    <message>
        <source>Won: {number}</source>
        <translation>勝ち：{number}</translation>
    </message>
    <message>
        <source>Games with nobody ahead of you; a shared first place counts.</source>
        <translation>自分より上がいなかったゲームです。同点1位も数えます。</translation>
    </message>
    <message>
        <source>Won games</source>
        <translation>勝ったゲーム</translation>
    </message>
    <message>
        <source>Most wins in a row: {longest}, now {current}</source>
        <translation>最多連勝：{longest}、現在{current}</translation>
    </message>
    <message>
        <source>Games won one after the other, by the time they began.</source>
        <translation>始めた順に続けて勝ったゲームです。</translation>
    </message>
    <message>
        <source>{mean} (few)</source>
        <translation>{mean}（件数少）</translation>
    </message>
    <message>
        <source>Half of them: {low} to {high}</source>
        <translation>中央50%：{low}〜{high}</translation>
    </message>
    <message>
        <source>A quarter lie at or below the first number, a quarter at or above the second.</source>
        <translation>4分の1は前の数以下、4分の1は後の数以上です。</translation>
    </message>
    <message>
        <source>Best: {score}</source>
        <translation>最高：{score}</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Worst: {score}</source>
        <translation>最低：{score}</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>The average of your final scores in games played to the end.</source>
        <translation>最後までプレイしたゲームの最終スコアの平均です。</translation>
    </message>
    <message>
        <source>The average of your side&apos;s final scores in games played to the end.</source>
        <translation>最後までプレイしたゲームの味方の最終スコアの平均です。</translation>
    </message>
    <message>
        <source>Average a game</source>
        <translation>1ゲームの平均</translation>
    </message>
    <message>
        <source>The average of what a deal brought you.</source>
        <translation>1ディールの得点の平均です。</translation>
    </message>
    <message>
        <source>The average of what a deal brought your side.</source>
        <translation>1ディールの味方の得点の平均です。</translation>
    </message>
    <message>
        <source>Average a deal</source>
        <translation>1ディールの平均</translation>
    </message>
    <message>
        <source>Won and lost</source>
        <translation>勝敗</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Equal scores share the better place.</source>
        <translation>同点なら、どちらも上の順位になります。</translation>
    </message>
    <message>
        <source>{place}: {number}</source>
        <translation>{place}：{number}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Above zero (çıktı): {out}, others (battı): {sunk}</source>
        <translation>勝ち抜け：{out}、沈み：{sunk}</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{whole}回中{part}回</translation>
    </message>
    <message>
        <source>{least} to {greatest}</source>
        <translation>{least}〜{greatest}</translation>
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
        <translation>テーブルを離れる</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Not saving</source>
        <translation>保存なし</translation>
    </message>
</context>
<context>
    <name>TrickList</name>
    <message>
        <source>{text}. Cost about {points}</source>
        <translation>{text}。損は約{points}点</translation>
    </message>
</context>
<context>
    <name>Truf</name>
    <message>
        <source>Main Atas</source>
        <translation>マイン・アタス</translation>
    </message>
    <message>
        <source>Main Bawah</source>
        <translation>マイン・バワ</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>スペード</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>Truf, {deals} deals</source>
        <translation>トゥルフ、{deals}ディール</translation>
    </message>
    <message>
        <source>Scoring {letter}, factor {factor}</source>
        <translation>得点方式{letter}、倍率{factor}</translation>
    </message>
    <message>
        <source>Scoring {letter}</source>
        <translation>得点方式{letter}</translation>
    </message>
    <message>
        <source>{taken} / {bid}</source>
        <translation>{taken} / {bid}</translation>
    </message>
    <message>
        <source>Deal {deal}: {mode}, trumps {suit}, declarer {name}</source>
        <translation>ディール{deal}：{mode}、切り札は{suit}、宣言者は{name}</translation>
    </message>
    <message>
        <source>Truf</source>
        <translation>トゥルフ</translation>
    </message>
    <message>
        <source>Indonesia</source>
        <translation>インドネシア</translation>
    </message>
    <message>
        <source>Bid with a card: its rank is your promise, its suit may be trumps.</source>
        <translation>ビッドはカード1枚。ランクは取るトリック数の約束、スートは切り札の候補です。</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4人</translation>
    </message>
    <message>
        <source>13 deals, 40 min</source>
        <translation>13ディール、約40分</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>宣言者</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>切り札</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Small figures: taken / bid</source>
        <translation>小さい数字：獲得 / ビッド</translation>
    </message>
</context>
<context>
    <name>TrufFigures</name>
    <message>
        <source>What a deal brought you, by mode</source>
        <translation>モード別、1ディールの得点</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>You declared</source>
        <translation>あなたの宣言</translation>
    </message>
    <message>
        <source>Others declared</source>
        <translation>ほかの人の宣言</translation>
    </message>
    <message>
        <source>Bids kept</source>
        <translation>ビッド達成</translation>
    </message>
    <message>
        <source>Deals in which you took at least your bid in Main Atas, or at most your bid in Main Bawah.</source>
        <translation>マイン・アタスではビッド以上、マイン・バワではビッド以下を取ったディールです。</translation>
    </message>
    <message>
        <source>Exact bids</source>
        <translation>ぴったりのビッド</translation>
    </message>
    <message>
        <source>Deals in which you took exactly as many tricks as you bid.</source>
        <translation>ビッドとちょうど同じ数を取ったディールです。</translation>
    </message>
    <message>
        <source>Average bid</source>
        <translation>平均ビッド</translation>
    </message>
    <message>
        <source>The average of your final bids, after any raising or lowering.</source>
        <translation>上げ下げした後の最終ビッドの平均です。</translation>
    </message>
</context>
<context>
    <name>TrufOptions</name>
    <message>
        <source>Rule {rule}</source>
        <translation>ルール {rule}</translation>
    </message>
    <message>
        <source>As A, and gains count {factor} times.</source>
        <translation>Aと同じですが、プラスの得点は{factor}倍です。</translation>
    </message>
    <message>
        <source>Main Atas: each trick above your bid is +1, below it −1. Main Bawah: the other way round.</source>
        <translation>マイン・アタス：ビッドを上回る1トリックごとに+1点、下回るごとに−1点です。マイン・バワは逆です。</translation>
    </message>
    <message>
        <source>As A, and in Main Bawah a bid of 0 that takes no trick is +5.</source>
        <translation>Aと同じですが、マイン・バワのビッド0で1トリックも取らなければ+5点です。</translation>
    </message>
    <message>
        <source>As A, gains count {factor} times, and in Main Bawah a bid of 0 that takes no trick is +5.</source>
        <translation>Aと同じですが、プラスの得点は{factor}倍です。マイン・バワのビッド0で1トリックも取らなければ+5点です。</translation>
    </message>
    <message>
        <source>An exact bid scores its number. Other tricks cost 1 each, on the bad side 2 each.</source>
        <translation>ぴったりならビッドの数が得点です。外れた分は1トリックごとに−1点、不利な側では−2点です。</translation>
    </message>
    <message>
        <source>bid {bid}, took {taken}</source>
        <translation>ビッド⁠{bid}、獲⁠得⁠{taken}</translation>
    </message>
    <message numerus="yes">
        <source>About %Ln minute(s).</source>
        <translation>
            <numerusform>約%Ln分です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>得点方式</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差し引き</translation>
    </message>
    <message>
        <source>Zero bonus</source>
        <translation>ゼロボ⁠ー⁠ナ⁠ス</translation>
    </message>
    <message>
        <source>Multiplied</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>B and C</source>
        <translation>BとC</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>ぴったり</translation>
    </message>
    <message>
        <source>Scoring {letter}: {name}</source>
        <translation>得点方式{letter}：{name}</translation>
    </message>
    <message>
        <source>Factor for gains</source>
        <translation>プラスの倍率</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>ディール数</translation>
    </message>
</context>
<context>
    <name>TrufWhy</name>
    <message>
        <source>Bid {bid}, taken {taken}: exactly the bid.</source>
        <translation>ビッド{bid}、獲得{taken}：ビッドぴったりです。</translation>
    </message>
    <message>
        <source>Bid {bid}, taken {taken}: exactly the bid, which scores the bid.</source>
        <translation>ビッド{bid}、獲得{taken}：ぴったりなので、ビッドの数が得点になります。</translation>
    </message>
    <message>
        <source>Bid {bid}, taken {taken}: no trick on a bid of 0 in Main Bawah.</source>
        <translation>ビッド{bid}、獲得{taken}：マイン・バワでビッド0、1トリックも取っていません。</translation>
    </message>
    <message numerus="yes">
        <source>Bid {bid}, taken {taken}: %Ln trick(s) above the bid.</source>
        <translation>
            <numerusform>ビッド{bid}、獲得{taken}：ビッドより%Lnトリック多く取りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bid {bid}, taken {taken}: %Ln trick(s) below the bid.</source>
        <translation>
            <numerusform>ビッド{bid}、獲得{taken}：ビッドより%Lnトリック少なく取りました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} of {bid} bid</source>
        <translation>ビッド{bid}のうち{place}トリック目</translation>
    </message>
    <message>
        <source>{place} of {bid} allowed</source>
        <translation>ビッド{bid}のうち{place}トリック目</translation>
    </message>
    <message>
        <source>above the bid</source>
        <translation>ビッド超過</translation>
    </message>
</context>
<context>
    <name>TrufWords</name>
    <message>
        <source>Truf</source>
        <translation>トゥルフ</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>Bids turned up</source>
        <translation>ビッド公開</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>切り札</translation>
    </message>
    <message>
        <source>Trumps: spades</source>
        <translation>切り札：スペード</translation>
    </message>
    <message>
        <source>Trumps: hearts</source>
        <translation>切り札：ハート</translation>
    </message>
    <message>
        <source>Trumps: diamonds</source>
        <translation>切り札：ダイヤ</translation>
    </message>
    <message>
        <source>Trumps: clubs</source>
        <translation>切り札：クラブ</translation>
    </message>
    <message>
        <source>Main Atas</source>
        <translation>マイン・アタス</translation>
    </message>
    <message>
        <source>Main Bawah</source>
        <translation>マイン・バワ</translation>
    </message>
    <message>
        <source>take many</source>
        <translation>多く取る</translation>
    </message>
    <message>
        <source>take few</source>
        <translation>少なく取る</translation>
    </message>
    <message>
        <source>playing high</source>
        <translation>多く取る</translation>
    </message>
    <message>
        <source>playing low</source>
        <translation>少なく取る</translation>
    </message>
    <message>
        <source>Has laid a bid</source>
        <translation>ビッド済み</translation>
    </message>
    <message>
        <source>Total {total}</source>
        <translation>合計 {total}</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>ビッド {bid}</translation>
    </message>
    <message>
        <source>Bid {bid}, took {taken}.</source>
        <translation>ビッド{bid}、獲得{taken}。</translation>
    </message>
    <message>
        <source>Has laid a bid.</source>
        <translation>ビッド済みです。</translation>
    </message>
    <message>
        <source>2 to 10: that many</source>
        <translation>2〜10：その数</translation>
    </message>
    <message>
        <source>A: one</source>
        <translation>A：1</translation>
    </message>
    <message>
        <source>K Q J: none</source>
        <translation>K Q J：0</translation>
    </message>
    <message>
        <source>Your turn. Choose a card as your bid: 2 to 10, that many; ace, one; pictures, none.</source>
        <translation>あなたの番です。ビッドにするカードを選んでください。2から10はその数、エースは1、絵札は0です。</translation>
    </message>
    <message>
        <source>Your turn. Raise or lower</source>
        <translation>あなたの番です。上げるか下げるか選んでください</translation>
    </message>
    <message>
        <source>Your turn. Lead any card</source>
        <translation>あなたの番です。好きなカードをリードしてください</translation>
    </message>
    <message>
        <source>Your turn. Follow spades</source>
        <translation>あなたの番です。スペードをフォローしてください</translation>
    </message>
    <message>
        <source>Your turn. Follow hearts</source>
        <translation>あなたの番です。ハートをフォローしてください</translation>
    </message>
    <message>
        <source>Your turn. Follow diamonds</source>
        <translation>あなたの番です。ダイヤをフォローしてください</translation>
    </message>
    <message>
        <source>Your turn. Follow clubs</source>
        <translation>あなたの番です。クラブをフォローしてください</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow spades; %Ln card(s).</source>
        <translation>
            <numerusform>あなたの番です。スペードをフォローしてください。%Ln枚あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow hearts; %Ln card(s).</source>
        <translation>
            <numerusform>あなたの番です。ハートをフォローしてください。%Ln枚あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow diamonds; %Ln card(s).</source>
        <translation>
            <numerusform>あなたの番です。ダイヤをフォローしてください。%Ln枚あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow clubs; %Ln card(s).</source>
        <translation>
            <numerusform>あなたの番です。クラブをフォローしてください。%Ln枚あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. Follow with a trump</source>
        <translation>あなたの番です。切り札をフォローしてください</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow with a trump, face down; %Ln card(s).</source>
        <translation>
            <numerusform>あなたの番です。切り札を裏向きでフォローしてください。%Ln枚あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. No spades: play any card</source>
        <translation>あなたの番です。スペードがないので、どのカードも出せます</translation>
    </message>
    <message>
        <source>Your turn. No hearts: play any card</source>
        <translation>あなたの番です。ハートがないので、どのカードも出せます</translation>
    </message>
    <message>
        <source>Your turn. No diamonds: play any card</source>
        <translation>あなたの番です。ダイヤがないので、どのカードも出せます</translation>
    </message>
    <message>
        <source>Your turn. No clubs: play any card</source>
        <translation>あなたの番です。クラブがないので、どのカードも出せます</translation>
    </message>
    <message>
        <source>follow spades</source>
        <translation>スペードをフォローしてください</translation>
    </message>
    <message>
        <source>follow hearts</source>
        <translation>ハートをフォローしてください</translation>
    </message>
    <message>
        <source>follow diamonds</source>
        <translation>ダイヤをフォローしてください</translation>
    </message>
    <message>
        <source>follow clubs</source>
        <translation>クラブをフォローしてください</translation>
    </message>
    <message>
        <source>trumps are not broken yet</source>
        <translation>切り札ブレイクはまだです</translation>
    </message>
    <message>
        <source>Spades were led by {name}, and you have spades. Play one of them.</source>
        <translation>{name}がスペードをリードしました。手札にスペードがあるので、スペードを出してください。</translation>
    </message>
    <message>
        <source>Hearts were led by {name}, and you have hearts. Play one of them.</source>
        <translation>{name}がハートをリードしました。手札にハートがあるので、ハートを出してください。</translation>
    </message>
    <message>
        <source>Diamonds were led by {name}, and you have diamonds. Play one of them.</source>
        <translation>{name}がダイヤをリードしました。手札にダイヤがあるので、ダイヤを出してください。</translation>
    </message>
    <message>
        <source>Clubs were led by {name}, and you have clubs. Play one of them.</source>
        <translation>{name}がクラブをリードしました。手札にクラブがあるので、クラブを出してください。</translation>
    </message>
    <message>
        <source>A trump was led face down by {name}, and you have a trump. Play one; it lies face down, too.</source>
        <translation>{name}が切り札を裏向きにリードしました。手札に切り札があるので、切り札を出してください。これも裏向きになります。</translation>
    </message>
    <message>
        <source>Spades are trumps, and none has been played to an earlier trick. Lead another suit.</source>
        <translation>切り札はスペードで、これまでのトリックにまだ1枚も出ていません。別のスートをリードしてください。</translation>
    </message>
    <message>
        <source>Hearts are trumps, and none has been played to an earlier trick. Lead another suit.</source>
        <translation>切り札はハートで、これまでのトリックにまだ1枚も出ていません。別のスートをリードしてください。</translation>
    </message>
    <message>
        <source>Diamonds are trumps, and none has been played to an earlier trick. Lead another suit.</source>
        <translation>切り札はダイヤで、これまでのトリックにまだ1枚も出ていません。別のスートをリードしてください。</translation>
    </message>
    <message>
        <source>Clubs are trumps, and none has been played to an earlier trick. Lead another suit.</source>
        <translation>切り札はクラブで、これまでのトリックにまだ1枚も出ていません。別のスートをリードしてください。</translation>
    </message>
    <message>
        <source>Something else has to happen first.</source>
        <translation>先に別のことを済ませる必要があります。</translation>
    </message>
    <message>
        <source>Face-down trump</source>
        <translation>裏向きの切り札</translation>
    </message>
    <message>
        <source>{name} has laid a bid.</source>
        <translation>{name}がビッドしました。</translation>
    </message>
    <message>
        <source>{terms} = {total}: Main Atas, trumps</source>
        <translation>{terms} = {total}：マイン・アタス、切り札</translation>
    </message>
    <message>
        <source>{terms} = {total}: Main Bawah, trumps</source>
        <translation>{terms} = {total}：マイン・バワ、切り札</translation>
    </message>
    <message>
        <source>The bids make {total}: Main Atas, take many. {trumps}. Declarer: {name}.</source>
        <translation>ビッドの合計は{total}、マイン・アタス（多く取る）です。{trumps}。宣言者：{name}。</translation>
    </message>
    <message>
        <source>The bids make {total}: Main Bawah, take few. {trumps}. Declarer: {name}.</source>
        <translation>ビッドの合計は{total}、マイン・バワ（少なく取る）です。{trumps}。宣言者：{name}。</translation>
    </message>
    <message>
        <source>{name}: every bid one higher, Main Atas</source>
        <translation>{name}：全員のビッドを1上げて、マイン・アタス</translation>
    </message>
    <message>
        <source>{name}: every bid one lower, Main Bawah</source>
        <translation>{name}：全員のビッドを1下げて、マイン・バワ</translation>
    </message>
    <message>
        <source>You have only numerals, 2 to 10. The cards are dealt again</source>
        <translation>手札が数札（2〜10）だけです。配り直します</translation>
    </message>
    <message>
        <source>You have only pictures and aces. The cards are dealt again</source>
        <translation>手札が絵札とエースだけです。配り直します</translation>
    </message>
    <message>
        <source>{name} has only numerals, 2 to 10. The cards are dealt again</source>
        <translation>数札（2〜10）だけの手札：{name}。配り直します</translation>
    </message>
    <message>
        <source>{name} has only pictures and aces. The cards are dealt again</source>
        <translation>絵札とエースだけの手札：{name}。配り直します</translation>
    </message>
    <message>
        <source>{name} wins the trick: bid {bid}, took {taken}.</source>
        <translation>{name}がトリックを取りました。ビッド{bid}、獲得{taken}。</translation>
    </message>
    <message>
        <source>You win the trick: bid {bid}, took {taken}.</source>
        <translation>あなたがトリックを取りました。ビッド{bid}、獲得{taken}。</translation>
    </message>
    <message>
        <source>{terms} = {total}: the declarer chooses, trumps</source>
        <translation>{terms} = {total}：宣言者が選択、切り札</translation>
    </message>
    <message>
        <source>Bid {bid}, took {taken}</source>
        <translation>ビッド{bid}、獲得{taken}</translation>
    </message>
    <message>
        <source>Your turn. Lead, but no trump ({suit}) yet</source>
        <translation>あなたの番です。切り札（{suit}）以外をリードしてください</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Lead, but no trump ({suit}) yet; %Ln card(s).</source>
        <translation>
            <numerusform>あなたの番です。切り札（{suit}）以外をリードしてください。%Ln枚あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The bids make {total}: the declarer chooses. {trumps}. Declarer: {name}.</source>
        <translation>ビッドの合計は{total}、宣言者が選びます。{trumps}。宣言者：{name}。</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>The {card} costs you about {points} points</source>
        <translation>{card}は約{points}点の損です</translation>
    </message>
    <message>
        <source>Better: {card}.</source>
        <translation>よりよいカード：{card}。</translation>
    </message>
    <message>
        <source>{title}. Rethink?</source>
        <translation>{title}。考え直しますか。</translation>
    </message>
</context>
<context>
    <name>TutorCallout</name>
    <message>
        <source>Tutor</source>
        <translation>チューター</translation>
    </message>
    <message>
        <source>Points to expect, by what you know</source>
        <translation>分かる範囲での予想点</translation>
    </message>
    <message>
        <source>Rethink</source>
        <translation>考え直す</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>そのまま出す</translation>
    </message>
    <message>
        <source>Settings of the tutor</source>
        <translation>チューターの設定</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Deleted. It stays under deleted games for 30 days.</source>
        <translation>削除しました。30日間は「削除したゲーム」に残ります。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>VerdictCard</name>
    <message>
        <source>Wins the trick</source>
        <translation>トリックを取る人</translation>
    </message>
    <message>
        <source>Wins so far</source>
        <translation>今のところ勝っている人</translation>
    </message>
    <message>
        <source>No card is played yet</source>
        <translation>まだカードは出ていません</translation>
    </message>
    <message>
        <source>Leads: {name}</source>
        <translation>リード：{name}</translation>
    </message>
    <message>
        <source>The only card so far.</source>
        <translation>まだこの1枚だけです。</translation>
    </message>
    <message>
        <source>What may be played</source>
        <translation>出せるカード</translation>
    </message>
    <message>
        <source>You may play {count} of {all}</source>
        <translation>あなたが出せるカード：{all}枚中{count}枚</translation>
    </message>
    <message>
        <source>May play {count} of {all}: {name}</source>
        <translation>出せるカード：{all}枚中{count}枚（{name}）</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>すべてのカード</translation>
    </message>
    <message>
        <source>As this player is told:</source>
        <translation>このプレイヤーへの説明：</translation>
    </message>
    <message>
        <source>The trick is complete</source>
        <translation>トリックは終わりました</translation>
    </message>
    <message>
        <source>The play has not begun</source>
        <translation>まだプレイは始まっていません</translation>
    </message>
    <message>
        <source>Choose who leads.</source>
        <translation>リードする人を選んでください。</translation>
    </message>
    <message>
        <source>This contradicts a rule</source>
        <translation>ルールに反しています</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>次：{name}</translation>
    </message>
    <message>
        <source>Put cards into this hand to see what may be played.</source>
        <translation>この手札にカードを入れると、出せるカードが分かります。</translation>
    </message>
    <message>
        <source>Nothing forbids any of them to be led.</source>
        <translation>どのカードでもリードできます。</translation>
    </message>
    <message>
        <source>Nothing has to be followed or played first.</source>
        <translation>フォローなどの制限はありません。</translation>
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
        <translation>トリック{number}</translation>
    </message>
    <message>
        <source>led by {name}</source>
        <translation>リード：{name}</translation>
    </message>
    <message>
        <source>led by you</source>
        <translation>リード：あなた</translation>
    </message>
    <message>
        <source>{count} × {each} = {points}</source>
        <translation>{count} × {each} = {points}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between players</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>{name}: {card}, which wins</source>
        <translation>{name}：{card}、トリックを獲得</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}：{card}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the cards of a trick</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>{trick}, {led}: {cards}. {value}.</source>
        <translation>{trick}、{led}。{cards}。{value}。</translation>
    </message>
    <message>
        <source>{trick}, {led}: {cards}.</source>
        <translation>{trick}、{led}。{cards}。</translation>
    </message>
    <message>
        <source>{reason}: {value}.</source>
        <translation>{reason}：{value}。</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>ルール {rule}</translation>
    </message>
    <message>
        <source>No trick counted.</source>
        <translation>得点になったトリックはありません。</translation>
    </message>
    <message>
        <source>Arrow keys: next score</source>
        <translation>矢印キー：次のスコア</translation>
    </message>
    <message>
        <source>Previous score</source>
        <translation>前のスコア</translation>
    </message>
    <message>
        <source>Next score</source>
        <translation>次のスコア</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>このディールを検討</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>How this score came about</source>
        <translation>このスコアの内訳</translation>
    </message>
    <message>
        <source>This deal cannot be replayed.</source>
        <translation>このディールは再現できません。</translation>
    </message>
</context>
<context>
    <name>WonWords</name>
    <message>
        <source>The Matto was led, so the next card decided the suit.</source>
        <translation>マットがリードされたので、次のカードがスートを決めました。</translation>
    </message>
    <message>
        <source>Two equal cards, the {card}: the one played first ranks higher.</source>
        <translation>{card}が2枚出たので、先に出したほうが強いとみなします。</translation>
    </message>
    <message>
        <source>In coins and cups low numbers rank high: the {card} is above the {other}.</source>
        <translation>コインとカップでは小さい数が強く、{card}が{other}に勝ちます。</translation>
    </message>
    <message>
        <source>The 1 is the highest number: the {card} is above the {other}.</source>
        <translation>1がいちばん強い数なので、{card}が{other}に勝ちます。</translation>
    </message>
    <message>
        <source>The {card} is the highest trump in the trick, above the {other}.</source>
        <translation>{card}がこのトリックのいちばん強い切り札で、{other}に勝ちます。</translation>
    </message>
    <message>
        <source>A trump was led, the {card}, and nobody else played one.</source>
        <translation>切り札の{card}がリードされ、ほかに切り札は出ませんでした。</translation>
    </message>
    <message>
        <source>The {card}, played face down, is the only trump in the trick.</source>
        <translation>裏向きに出された{card}が、このトリックでただ1枚の切り札です。</translation>
    </message>
    <message>
        <source>The {card} is the only trump in the trick.</source>
        <translation>{card}が、このトリックでただ1枚の切り札です。</translation>
    </message>
    <message>
        <source>The {card} is the highest card of the suit led, above the {other}.</source>
        <translation>リードされたスートでは{card}がいちばん強く、{other}に勝ちます。</translation>
    </message>
    <message>
        <source>No black card: the {card} is the highest of the color led, above the {other}.</source>
        <translation>黒は出ず、リードされた色では{card}がいちばん強く、{other}に勝ちます。</translation>
    </message>
    <message>
        <source>No trump: the {card} is the highest card of the suit led, above the {other}.</source>
        <translation>切り札は出ず、リードされたスートでは{card}がいちばん強く、{other}に勝ちます。</translation>
    </message>
    <message>
        <source>Nobody else played the suit of the {card}.</source>
        <translation>{card}と同じスートを出した人は、ほかにいません。</translation>
    </message>
    <message>
        <source>No black card, and nobody else played the color of the {card}.</source>
        <translation>黒は出ず、{card}と同じ色を出した人も、ほかにいません。</translation>
    </message>
    <message>
        <source>No trump, and nobody else played the suit of the {card}.</source>
        <translation>切り札は出ず、{card}と同じスートを出した人も、ほかにいません。</translation>
    </message>
</context>
<context>
    <name>_Edit</name>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
</TS>
