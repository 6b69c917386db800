<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
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
        <source>Text size {percent} %</source>
        <translation>文字サイズ {percent}%</translation>
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
    <name>ContinueBar</name>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>{game}, deal {deal} of {deals}</source>
        <translation>{game}、ディール {deal} / {deals}</translation>
    </message>
    <message>
        <source>Resume {game}</source>
        <translation>再開：{game}</translation>
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
        <source>Score ledger</source>
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
        <source>A report lies on this computer. Nothing was sent.</source>
        <translation>レポートはこのコンピューターに保存されました。どこにも送信していません。</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>レポートを表示</translation>
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
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Choose a game</source>
        <translation>ゲームを選ぶ</translation>
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
        <source>Trick {number}</source>
        <translation>トリック {number}</translation>
    </message>
</context>
<context>
    <name>LedgerScreen</name>
    <message>
        <source>Ledger</source>
        <translation>戦績</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム一覧</translation>
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
        <translation>ディール {deal} / {deals}</translation>
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
        <source>{begun} to {ended}</source>
        <translation>{begun}〜{ended}</translation>
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
        <source>Score after each deal</source>
        <translation>ディールごとのスコア</translation>
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
        <source>Cardgui closed unexpectedly. Deal {deal} is exactly where you left it, every card in its place.</source>
        <translation>Cardguiが予期せず終了しました。ディール{deal}は中断したときのままで、カードもすべて元の位置にあります。</translation>
    </message>
    <message>
        <source>Cardgui uses its defaults. The old file was set aside; nothing was deleted.</source>
        <translation>初期設定を使用します。元のファイルは別に保管しました。何も削除していません。</translation>
    </message>
    <message>
        <source>More</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
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
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>a draw with {score}</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} with {score}</source>
        <translation>{rank}（{score}）</translation>
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
</context>
<context>
    <name>Players</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
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
        <translation>ディール</translation>
    </message>
    <message>
        <source>Deals of this game</source>
        <translation>このゲームのディール一覧</translation>
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
        <source>Main atas: your bid exactly scores the bid. Each trick above it is −1, each below −2.</source>
        <translation>マイン・アタス：ぴったりならビッドの数が得点です。上回る1トリックごとに−1点、下回る1トリックごとに−2点です。</translation>
    </message>
    <message>
        <source>Main bawah: your bid exactly scores the bid. Each trick below it is −1, each above −2.</source>
        <translation>マイン・バワ：ぴったりならビッドの数が得点です。下回る1トリックごとに−1点、上回る1トリックごとに−2点です。</translation>
    </message>
    <message>
        <source>Main atas: each trick above your bid is {gain}, each below −1.</source>
        <translation>マイン・アタス：ビッドを上回る1トリックごとに{gain}点、下回るごとに−1点です。</translation>
    </message>
    <message>
        <source>Main bawah: each trick below your bid is {gain}, each above −1. A bid of 0 without a trick is +5.</source>
        <translation>マイン・バワ：ビッドを下回る1トリックごとに{gain}点、上回るごとに−1点です。ビッド0で1トリックも取らなければ+5点です。</translation>
    </message>
    <message>
        <source>Main bawah: each trick below your bid is {gain}, each above −1.</source>
        <translation>マイン・バワ：ビッドを下回る1トリックごとに{gain}点、上回るごとに−1点です。</translation>
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
        <translation>{name}：ビッド{bid}、獲得{taken}、今回{score}、合計{total}。</translation>
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
        <source>Ledger</source>
        <translation>戦績</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are {rank} with {score}.</source>
        <translation>{score}で{rank}です。</translation>
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
        <translation>直前のトリック</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>スコア表</translation>
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
        <translation type="unfinished"></translation>
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
        <translation>出す番です。</translation>
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
        <translation>ディール {deal} / {deals}</translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks}</source>
        <translation>トリック {trick} / {tricks}</translation>
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
        <translation>{card}は今は出せません</translation>
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
        <translation>{card}をリードしました。</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>{card}を出しました。</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Leave the table</source>
        <translation>テーブルを離れる</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
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
        <translation>カード1枚でビッドします。そのランクは取るトリック数の約束、スートは切り札の候補になります。</translation>
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
    <name>TrufOptions</name>
    <message>
        <source>Rule {rule}</source>
        <translation>ルール {rule}</translation>
    </message>
    <message>
        <source>Main atas: each trick above your bid is +1, below it −1. Main bawah: the other way round.</source>
        <translation>マイン・アタス：ビッドを上回る1トリックごとに+1点、下回るごとに−1点です。マイン・バワは逆です。</translation>
    </message>
    <message>
        <source>As A, and in main bawah a bid of 0 that takes no trick is +5.</source>
        <translation>Aと同じですが、マイン・バワでビッド0が1トリックも取らなければ+5点です。</translation>
    </message>
    <message>
        <source>As A, and gains count {factor} times.</source>
        <translation>Aと同じですが、プラスの得点は{factor}倍です。</translation>
    </message>
    <message>
        <source>As A, gains count {factor} times, and in main bawah a bid of 0 that takes no trick is +5.</source>
        <translation>Aと同じですが、プラスの得点は{factor}倍です。マイン・バワでビッド0が1トリックも取らなければ+5点です。</translation>
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
        <translation>上狙い</translation>
    </message>
    <message>
        <source>playing low</source>
        <translation>下狙い</translation>
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
        <source>Took {taken} of {bid}</source>
        <translation>獲得 {taken} / {bid}</translation>
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
        <source>Your turn. Lead, but no trump yet</source>
        <translation>あなたの番です。切り札以外をリードしてください</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Lead, but no trump yet; %Ln card(s).</source>
        <translation>
            <numerusform>あなたの番です。切り札以外をリードしてください。%Ln枚あります。</numerusform>
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
        <source>Your turn. Follow with a trump</source>
        <translation>あなたの番です。切り札をフォローしてください</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow with a trump, face down; %Ln card(s).</source>
        <translation>
            <numerusform>あなたの番です。切り札を裏向きにフォローしてください。%Ln枚あります。</numerusform>
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
        <source>{terms} = {total}: main atas, trumps</source>
        <translation>{terms} = {total}：マイン・アタス、切り札</translation>
    </message>
    <message>
        <source>{terms} = {total}: main bawah, trumps</source>
        <translation>{terms} = {total}：マイン・バワ、切り札</translation>
    </message>
    <message>
        <source>{terms} = {total}: the declarer chooses, trumps</source>
        <translation>{terms} = {total}：宣言者が選択、切り札</translation>
    </message>
    <message>
        <source>The bids make {total}: main atas, take many. {trumps}. Declarer: {name}.</source>
        <translation>ビッドの合計は{total}、マイン・アタス（多く取る）です。{trumps}。宣言者：{name}。</translation>
    </message>
    <message>
        <source>The bids make {total}: main bawah, take few. {trumps}. Declarer: {name}.</source>
        <translation>ビッドの合計は{total}、マイン・バワ（少なく取る）です。{trumps}。宣言者：{name}。</translation>
    </message>
    <message>
        <source>The bids make {total}: the declarer chooses. {trumps}. Declarer: {name}.</source>
        <translation>ビッドの合計は{total}、宣言者が選びます。{trumps}。宣言者：{name}。</translation>
    </message>
    <message>
        <source>{name}: every bid one higher, main atas</source>
        <translation>{name}：全員のビッドを1上げて、マイン・アタス</translation>
    </message>
    <message>
        <source>{name}: every bid one lower, main bawah</source>
        <translation>{name}：全員のビッドを1下げて、マイン・バワ</translation>
    </message>
    <message>
        <source>Only numerals, 2 to 10: {name}. The cards are dealt again</source>
        <translation>数札（2〜10）だけの手札：{name}。配り直します</translation>
    </message>
    <message>
        <source>Only pictures and aces: {name}. The cards are dealt again</source>
        <translation>絵札とエースだけの手札：{name}。配り直します</translation>
    </message>
    <message>
        <source>{name} wins the trick, {taken} of {bid}.</source>
        <translation>{name}がトリックを取りました。獲得{taken}、ビッド{bid}。</translation>
    </message>
    <message>
        <source>You win the trick, {taken} of {bid}.</source>
        <translation>あなたがトリックを取りました。獲得{taken}、ビッド{bid}。</translation>
    </message>
</context>
<context>
    <name>_Sheet</name>
    <message>
        <source>{name}: {score}, total {total}</source>
        <translation>{name}：{score}、合計{total}</translation>
    </message>
    <message>
        <source>Deal {deal}. {scores}.</source>
        <translation>ディール{deal}。{scores}。</translation>
    </message>
</context>
</TS>
