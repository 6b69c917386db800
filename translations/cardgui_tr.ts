<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr" sourcelanguage="en">
<context>
    <name>AppearanceButton</name>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size {percent} %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>Ace of spades</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King of spades</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen of spades</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 of spades</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 of spades</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 of spades</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 of spades</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 of spades</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 of spades</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 of spades</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 of spades</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 of spades</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King of hearts</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen of hearts</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack of hearts</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 of hearts</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 of hearts</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 of hearts</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 of hearts</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 of hearts</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 of hearts</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 of hearts</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 of hearts</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 of hearts</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace of diamonds</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King of diamonds</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen of diamonds</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack of diamonds</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 of diamonds</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 of diamonds</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 of diamonds</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 of diamonds</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 of diamonds</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 of diamonds</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 of diamonds</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 of diamonds</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 of diamonds</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace of clubs</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King of clubs</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen of clubs</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack of clubs</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 of clubs</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 of clubs</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 of clubs</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 of clubs</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 of clubs</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 of clubs</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 of clubs</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 of clubs</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 of clubs</source>
        <comment>at the beginning</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of spades</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of spades</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of spades</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of spades</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 of spades</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 of spades</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 of spades</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 of spades</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 of spades</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 of spades</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 of spades</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 of spades</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 of spades</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of hearts</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 of hearts</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 of hearts</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 of hearts</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 of hearts</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 of hearts</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 of hearts</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 of hearts</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 of hearts</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 of hearts</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of clubs</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 of clubs</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 of clubs</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 of clubs</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 of clubs</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 of clubs</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 of clubs</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 of clubs</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 of clubs</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 of clubs</source>
        <comment>inside a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContinueBar</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, deal {deal} of {deals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume {game}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>HH:mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EmptyLedger</name>
    <message>
        <source>The ledger is still empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every game appears here, with its score sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>Something went wrong in Cardgui</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your games are saved up to the last card. You can go on; if something looks odd, start Cardgui again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A report lies on this computer. Nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Choose a game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LastMatch</name>
    <message>
        <source>Last game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, {outcome}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{day}. {deals}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LastTrickPanel</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LedgerScreen</name>
    <message>
        <source>Ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Choose a folder for the ledger</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal {deal} of {deals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, {day}: {score}, {state}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchView</name>
    <message>
        <source>Give this game up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays in the ledger, and you can take it up again there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{story}. Totals: {totals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{begun} to {ended}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game number {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take up again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score after each deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal has ended yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>The same number always deals the same cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number from {least} to {greatest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the cards I may play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain when a card cannot be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the rules’ defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Part of the ledger cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ledger comes from a newer version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is not a ledger of Cardgui</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games cannot be saved here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room left to save games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cardgui is already open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your game is back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your settings could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s) cannot be read.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s) are safe and open as usual.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The damaged file was set aside as a copy; nothing was deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cardgui {version} wrote it. You can look at it here. What you play now is kept until you quit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger cannot be written now. You can go on playing; this session is kept until you quit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can look at it here. What you play now is kept until you quit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was left as it is. A new ledger sets it aside under another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder of your ledger is read-only. You can go on playing; this session is kept until you quit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything saved so far is safe. You can go on playing; this session is kept until you quit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another window holds the ledger. What you play here is kept until you quit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cardgui closed unexpectedly. Deal {deal} is exactly where you left it, every card in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cardgui uses its defaults. The old file was set aside; nothing was deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a new ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>first place shared with {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won with {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} with {score}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerNames</name>
    <message>
        <source>Sari</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dewi</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>shared 1st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st of {players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd of {players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd of {players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank}th of {players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank}th</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RefusalCallout</name>
    <message>
        <source>Got it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don&apos;t explain this again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals of this game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoringWords</name>
    <message numerus="yes">
        <source>Bid %Ln trick(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Bid no tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is the highest bid, spades are trumps. The card comes back to your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is the highest bid, hearts are trumps. The card comes back to your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is the highest bid, diamonds are trumps. The card comes back to your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is the highest bid, clubs are trumps. The card comes back to your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay it face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bids make exactly 13</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{terms}: as many as there are tricks. You decide for all four. Spades are trumps either way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{terms}: as many as there are tricks. You decide for all four. Hearts are trumps either way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{terms}: as many as there are tricks. You decide for all four. Diamonds are trumps either way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{terms}: as many as there are tricks. You decide for all four. Clubs are trumps either way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{total} bid for 13 tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A bid of −1 costs at least %Ln point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Raise every bid by 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower every bid by 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main atas: your bid exactly scores the bid. Each trick above it is −1, each below −2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main bawah: your bid exactly scores the bid. Each trick below it is −1, each above −2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main atas: each trick above your bid is {gain}, each below −1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main bawah: each trick below your bid is {gain}, each above −1. A bid of 0 without a trick is +5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main bawah: each trick below your bid is {gain}, each above −1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}: you gain %Ln point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}: you lose %Ln point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {deal}: nothing lost, nothing won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have the lowest total and deal next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest total, and so next dealer: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal lowest totals. Next dealer: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winner: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The win is shared: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>After %Ln deal(s). The highest total wins.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: bid {bid}, took {taken}, this deal {score}, total {total}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetPanel</name>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal has ended yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games are not saved: this session is kept until you quit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language: {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>The first deal is under way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You share the lead with {score}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lead with {score}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are {rank} with {score}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for me after each trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise cards that can be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dim cards that cannot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain refused cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table; the game is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abandon this game…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Abandon this game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays in the score ledger as abandoned and cannot be continued.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on your left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opposite you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on your right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{list}.</source>
        <comment>a list of a player&apos;s name, place and roles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>inside a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declarer</source>
        <comment>inside a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To play.</source>
        <comment>this player is expected to do something now</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{tricks}, won by: {name}. Show the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <comment>won</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deal} · {trick}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal goes clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal goes counter-clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}, {state}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>playable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not now: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} cannot be played now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leads the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lead the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leads face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned up: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card has been played to this trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: a card face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the trick: {list}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the cards of a trick</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}. Dealer: {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saving</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Truf</name>
    <message>
        <source>Main Atas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main Bawah</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truf, {deals} deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring {letter}, factor {factor}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{taken} / {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}: {mode}, trumps {suit}, declarer {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indonesia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid with a card: its rank is your promise, its suit may be trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>13 deals, 40 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small figures: taken / bid</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrufOptions</name>
    <message>
        <source>Rule {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main atas: each trick above your bid is +1, below it −1. Main bawah: the other way round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As A, and in main bawah a bid of 0 that takes no trick is +5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As A, and gains count {factor} times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As A, gains count {factor} times, and in main bawah a bid of 0 that takes no trick is +5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An exact bid scores its number. Other tricks cost 1 each, on the bad side 2 each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid {bid}, took {taken}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>About %Ln minute(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B and C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring {letter}: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factor for gains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrufWords</name>
    <message>
        <source>Truf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids turned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps: spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps: hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps: diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps: clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main Atas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main Bawah</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take few</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>playing high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>playing low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has laid a bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took {taken} of {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid {bid}, took {taken}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has laid a bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 to 10: that many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A: one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K Q J: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn. Choose a card as your bid: 2 to 10, that many; ace, one; pictures, none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn. Raise or lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn. Lead any card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn. Lead, but no trump yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Lead, but no trump yet; %Ln card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. Follow spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn. Follow hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn. Follow diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn. Follow clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow spades; %Ln card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow hearts; %Ln card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow diamonds; %Ln card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow clubs; %Ln card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. Follow with a trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow with a trump, face down; %Ln card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. No spades: play any card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn. No hearts: play any card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn. No diamonds: play any card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn. No clubs: play any card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follow spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follow hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follow diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follow clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trumps are not broken yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades were led by {name}, and you have spades. Play one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts were led by {name}, and you have hearts. Play one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds were led by {name}, and you have diamonds. Play one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs were led by {name}, and you have clubs. Play one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trump was led face down by {name}, and you have a trump. Play one; it lies face down, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades are trumps, and none has been played to an earlier trick. Lead another suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts are trumps, and none has been played to an earlier trick. Lead another suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds are trumps, and none has been played to an earlier trick. Lead another suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs are trumps, and none has been played to an earlier trick. Lead another suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else has to happen first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face-down trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has laid a bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{terms} = {total}: main atas, trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{terms} = {total}: main bawah, trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{terms} = {total}: the declarer chooses, trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bids make {total}: main atas, take many. {trumps}. Declarer: {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bids make {total}: main bawah, take few. {trumps}. Declarer: {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bids make {total}: the declarer chooses. {trumps}. Declarer: {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: every bid one higher, main atas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: every bid one lower, main bawah</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only numerals, 2 to 10: {name}. The cards are dealt again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only pictures and aces: {name}. The cards are dealt again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the trick, {taken} of {bid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the trick, {taken} of {bid}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Sheet</name>
    <message>
        <source>{name}: {score}, total {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}. {scores}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
