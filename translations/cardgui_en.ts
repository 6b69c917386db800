<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ContentsRow</name>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <comment>places where the words stand</comment>
        <translation>
            <numerusform>%Ln hit</numerusform>
            <numerusform>%Ln hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContinueBar</name>
    <message numerus="yes">
        <source>%Ln more unfinished</source>
        <translation>
            <numerusform>%Ln more unfinished</numerusform>
            <numerusform>%Ln more unfinished</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountWords</name>
    <message numerus="yes">
        <source>{total}: %Ln resto(i), and {left} left.</source>
        <translation>
            <numerusform>{total}: %Ln resto, and {left} left.</numerusform>
            <numerusform>{total}: %Ln resti, and {left} left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Declare %Ln verzicola(e), {points}</source>
        <translation>
            <numerusform>Declare %Ln verzicola, {points}</numerusform>
            <numerusform>Declare %Ln verzicole, {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We win by %Ln resto(i)</source>
        <translation>
            <numerusform>We win by %Ln resto</numerusform>
            <numerusform>We win by %Ln resti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They win by %Ln resto(i)</source>
        <translation>
            <numerusform>They win by %Ln resto</numerusform>
            <numerusform>They win by %Ln resti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}: we gain %Ln resto(i)</source>
        <translation>
            <numerusform>Deal {deal}: we gain %Ln resto</numerusform>
            <numerusform>Deal {deal}: we gain %Ln resti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}: they gain %Ln resto(i)</source>
        <translation>
            <numerusform>Deal {deal}: they gain %Ln resto</numerusform>
            <numerusform>Deal {deal}: they gain %Ln resti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Ln trick</numerusform>
            <numerusform>%Ln tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %Ln deal(s). The net resti decide.</source>
        <translation>
            <numerusform>After %Ln deal. The net resti decide.</numerusform>
            <numerusform>After %Ln deals. The net resti decide.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message numerus="yes">
        <source>Deal {deal}: you gain %Ln point(s)</source>
        <translation>
            <numerusform>Deal {deal}: you gain %Ln point</numerusform>
            <numerusform>Deal {deal}: you gain %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}: you lose %Ln point(s)</source>
        <translation>
            <numerusform>Deal {deal}: you lose %Ln point</numerusform>
            <numerusform>Deal {deal}: you lose %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %Ln deal(s). The highest total wins.</source>
        <translation>
            <numerusform>After %Ln deal. The highest total wins.</numerusform>
            <numerusform>After %Ln deals. The highest total wins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message numerus="yes">
        <source>We are %Ln ahead</source>
        <translation>
            <numerusform>We are %Ln ahead</numerusform>
            <numerusform>We are %Ln ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We are %Ln behind</source>
        <translation>
            <numerusform>We are %Ln behind</numerusform>
            <numerusform>We are %Ln behind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We win %Ln resto(i)</source>
        <translation>
            <numerusform>We win %Ln resto</numerusform>
            <numerusform>We win %Ln resti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They win %Ln resto(i)</source>
        <translation>
            <numerusform>They win %Ln resto</numerusform>
            <numerusform>They win %Ln resti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message numerus="yes">
        <source>{done} of %Ln lesson(s)</source>
        <translation>
            <numerusform>{done} of %Ln lesson</numerusform>
            <numerusform>{done} of %Ln lessons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message numerus="yes">
        <source>%Ln explanation(s) are not shown any more: {rules}</source>
        <translation>
            <numerusform>%Ln explanation is not shown any more: {rules}</numerusform>
            <numerusform>%Ln explanations are not shown any more: {rules}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintTitles</name>
    <message numerus="yes">
        <source>Put away the %Ln marked card(s)</source>
        <translation>
            <numerusform>Put away the %Ln marked card</numerusform>
            <numerusform>Put away the %Ln marked cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>declare %Ln verzicola/verzicole</source>
        <translation>
            <numerusform>declare %Ln verzicola</numerusform>
            <numerusform>declare %Ln verzicole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Declare %Ln verzicola/verzicole</source>
        <translation>
            <numerusform>Declare %Ln verzicola</numerusform>
            <numerusform>Declare %Ln verzicole</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message numerus="yes">
        <source>Not seen yet: %Ln trump(s).</source>
        <translation>
            <numerusform>Not seen yet: %Ln trump.</numerusform>
            <numerusform>Not seen yet: %Ln trumps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not played yet: %Ln trump(s).</source>
        <translation>
            <numerusform>Not played yet: %Ln trump.</numerusform>
            <numerusform>Not played yet: %Ln trumps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still need %Ln trick(s) for your bid.</source>
        <translation>
            <numerusform>You still need %Ln trick for your bid.</numerusform>
            <numerusform>You still need %Ln tricks for your bid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not seen yet: %Ln penalty card(s).</source>
        <translation>
            <numerusform>Not seen yet: %Ln penalty card.</numerusform>
            <numerusform>Not seen yet: %Ln penalty cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your team still needs %Ln trick(s) for its bid.</source>
        <translation>
            <numerusform>Your team still needs %Ln trick for its bid.</numerusform>
            <numerusform>Your team still needs %Ln tricks for its bid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other side has played counting cards here: %Ln point(s).</source>
        <translation>
            <numerusform>The other side has played counting cards here: %Ln point.</numerusform>
            <numerusform>The other side has played counting cards here: %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This trick is your side&apos;s, so your points in it are safe: %Ln.</source>
        <translation>
            <numerusform>This trick is your side&apos;s, so your points in it are safe: %Ln.</numerusform>
            <numerusform>This trick is your side&apos;s, so your points in it are safe: %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It counts %Ln point(s), safe once it has taken the trick.</source>
        <translation>
            <numerusform>It counts %Ln point, safe once it has taken the trick.</numerusform>
            <numerusform>It counts %Ln points, safe once it has taken the trick.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %Ln card(s) of the suit that this bid offers as trumps.</source>
        <translation>
            <numerusform>You hold %Ln card of the suit that this bid offers as trumps.</numerusform>
            <numerusform>You hold %Ln cards of the suit that this bid offers as trumps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That scores %Ln point(s) at once.</source>
        <translation>
            <numerusform>That scores %Ln point at once.</numerusform>
            <numerusform>That scores %Ln points at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Declaring everything would score %Ln point(s).</source>
        <translation>
            <numerusform>Declaring everything would score %Ln point.</numerusform>
            <numerusform>Declaring everything would score %Ln points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LastMatch</name>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>%Ln deal</numerusform>
            <numerusform>%Ln deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message numerus="yes">
        <source>You took %Ln trick(s).</source>
        <translation>
            <numerusform>You took %Ln trick.</numerusform>
            <numerusform>You took %Ln tricks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MinchiateWhy</name>
    <message numerus="yes">
        <source>%Ln resto(i)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Ln resto</numerusform>
            <numerusform>%Ln resti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more trick(s) without a capture.</source>
        <translation>
            <numerusform>%Ln more trick without a capture.</numerusform>
            <numerusform>%Ln more tricks without a capture.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MinchiateWords</name>
    <message numerus="yes">
        <source>We lead by %Ln point(s)</source>
        <translation>
            <numerusform>We lead by %Ln point</numerusform>
            <numerusform>We lead by %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They lead by %Ln point(s)</source>
        <translation>
            <numerusform>They lead by %Ln point</numerusform>
            <numerusform>They lead by %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <comment>cards of the fola</comment>
        <translation>
            <numerusform>%Ln left</numerusform>
            <numerusform>%Ln left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %Ln more card(s), counting ones or trump 29, without points.</source>
        <translation>
            <numerusform>You take %Ln more card, a counting one or trump 29, without points.</numerusform>
            <numerusform>You take %Ln more cards, counting ones or trump 29, without points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unseen, the dealer takes %Ln more card(s), counting ones or trump 29, without points.</source>
        <translation>
            <numerusform>Unseen, the dealer takes %Ln more card, a counting one or trump 29, without points.</numerusform>
            <numerusform>Unseen, the dealer takes %Ln more cards, counting ones or trump 29, without points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You rob the {card}, %Ln point(s).</source>
        <translation>
            <numerusform>You rob the {card}, %Ln point.</numerusform>
            <numerusform>You rob the {card}, %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} robs the {card}, %Ln point(s).</source>
        <translation>
            <numerusform>{name} robs the {card}, %Ln point.</numerusform>
            <numerusform>{name} robs the {card}, %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last card, face up: {card}, %Ln point(s).</source>
        <translation>
            <numerusform>Your last card, face up: {card}, %Ln point.</numerusform>
            <numerusform>Your last card, face up: {card}, %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, last card face up: {card}, %Ln point(s).</source>
        <translation>
            <numerusform>{name}, last card face up: {card}, %Ln point.</numerusform>
            <numerusform>{name}, last card face up: {card}, %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %Ln card(s)</source>
        <translation>
            <numerusform>Discard %Ln card</numerusform>
            <numerusform>Discard %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %Ln more card(s)</source>
        <translation>
            <numerusform>Choose %Ln more card</numerusform>
            <numerusform>Choose %Ln more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Discard %Ln card(s) that count nothing.</source>
        <translation>
            <numerusform>Your turn. Discard %Ln card that counts nothing.</numerusform>
            <numerusform>Your turn. Discard %Ln cards that count nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard %Ln card(s)</source>
        <translation>
            <numerusform>You discard %Ln card</numerusform>
            <numerusform>You discard %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} discards %Ln card(s)</source>
        <translation>
            <numerusform>{name} discards %Ln card</numerusform>
            <numerusform>{name} discards %Ln cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message numerus="yes">
        <source>%Ln deal(s) cannot be read.</source>
        <translation>
            <numerusform>%Ln deal cannot be read.</numerusform>
            <numerusform>%Ln deals cannot be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s) are safe and open as usual.</source>
        <translation>
            <numerusform>%Ln deal is safe and opens as usual.</numerusform>
            <numerusform>%Ln deals are safe and open as usual.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PathCard</name>
    <message numerus="yes">
        <source>%Ln exercise(s)</source>
        <translation>
            <numerusform>%Ln exercise</numerusform>
            <numerusform>%Ln exercises</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message numerus="yes">
        <source>It counts %Ln point(s). Only cards that count nothing may leave the deal, so that every counting card is played.</source>
        <translation>
            <numerusform>It counts %Ln point. Only cards that count nothing may leave the deal, so that every counting card is played.</numerusform>
            <numerusform>It counts %Ln points. Only cards that count nothing may leave the deal, so that every counting card is played.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RifkiScoring</name>
    <message numerus="yes">
        <source>%Ln left</source>
        <comment>of a contract</comment>
        <translation>
            <numerusform>%Ln left</numerusform>
            <numerusform>%Ln left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Ln trick</numerusform>
            <numerusform>%Ln tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the last two tricks</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Ln of the last two tricks</numerusform>
            <numerusform>%Ln of the last two tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln queen(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Ln queen</numerusform>
            <numerusform>%Ln queens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln king(s) or jack(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Ln king or jack</numerusform>
            <numerusform>%Ln kings or jacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln heart(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Ln heart</numerusform>
            <numerusform>%Ln hearts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %Ln deal(s). The highest total wins; together the four make zero.</source>
        <translation>
            <numerusform>After %Ln deal. The highest total wins; together the four make zero.</numerusform>
            <numerusform>After %Ln deals. The highest total wins; together the four make zero.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RifkiWhy</name>
    <message numerus="yes">
        <source>Also won: %Ln trick(s) in which nothing counts.</source>
        <translation>
            <numerusform>Also won: %Ln trick in which nothing counts.</numerusform>
            <numerusform>Also won: %Ln tricks in which nothing counts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RifkiWords</name>
    <message numerus="yes">
        <source>%Ln left</source>
        <comment>penalty cards still to be won</comment>
        <translation>
            <numerusform>%Ln left</numerusform>
            <numerusform>%Ln left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln penalty card(s) still to be won</source>
        <translation>
            <numerusform>%Ln penalty card still to be won</numerusform>
            <numerusform>%Ln penalty cards still to be won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took %Ln trick(s).</source>
        <translation>
            <numerusform>Took %Ln trick.</numerusform>
            <numerusform>Took %Ln tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Lead, but no heart yet; %Ln card(s).</source>
        <translation>
            <numerusform>Your turn. Lead, but no heart yet; %Ln card.</numerusform>
            <numerusform>Your turn. Lead, but no heart yet; %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow spades; %Ln card(s).</source>
        <translation>
            <numerusform>Your turn. Follow spades; %Ln card.</numerusform>
            <numerusform>Your turn. Follow spades; %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow hearts; %Ln card(s).</source>
        <translation>
            <numerusform>Your turn. Follow hearts; %Ln card.</numerusform>
            <numerusform>Your turn. Follow hearts; %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow diamonds; %Ln card(s).</source>
        <translation>
            <numerusform>Your turn. Follow diamonds; %Ln card.</numerusform>
            <numerusform>Your turn. Follow diamonds; %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow clubs; %Ln card(s).</source>
        <translation>
            <numerusform>Your turn. Follow clubs; %Ln card.</numerusform>
            <numerusform>Your turn. Follow clubs; %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{prompt}; %Ln card(s).</source>
        <translation>
            <numerusform>{prompt}; %Ln card.</numerusform>
            <numerusform>{prompt}; %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s) are not played.</source>
        <translation>
            <numerusform>%Ln trick is not played.</numerusform>
            <numerusform>%Ln tricks are not played.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RookSluffOptions</name>
    <message numerus="yes">
        <source>Two teams in alternate seats, %Ln deal(s): everyone deals once.</source>
        <translation>
            <numerusform>Two teams in alternate seats, %Ln deal: everyone deals once.</numerusform>
            <numerusform>Two teams in alternate seats, %Ln deals: everyone deals once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln player</numerusform>
            <numerusform>%Ln players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RookSluffWhy</name>
    <message numerus="yes">
        <source>%Ln trick(s) beyond the bid</source>
        <translation>
            <numerusform>%Ln trick beyond the bid</numerusform>
            <numerusform>%Ln tricks beyond the bid</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RookWords</name>
    <message numerus="yes">
        <source>{figure} bid, %Ln to come</source>
        <comment>tricks of a team</comment>
        <translation>
            <numerusform>{figure} bid, %Ln to come</numerusform>
            <numerusform>{figure} bid, %Ln to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow red; %Ln card(s).</source>
        <translation>
            <numerusform>Your turn. Follow red; %Ln card.</numerusform>
            <numerusform>Your turn. Follow red; %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow green; %Ln card(s).</source>
        <translation>
            <numerusform>Your turn. Follow green; %Ln card.</numerusform>
            <numerusform>Your turn. Follow green; %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow yellow; %Ln card(s).</source>
        <translation>
            <numerusform>Your turn. Follow yellow; %Ln card.</numerusform>
            <numerusform>Your turn. Follow yellow; %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow black; %Ln card(s).</source>
        <translation>
            <numerusform>Your turn. Follow black; %Ln card.</numerusform>
            <numerusform>Your turn. Follow black; %Ln cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulebookBar</name>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <comment>places where the words stand</comment>
        <translation>
            <numerusform>%Ln hit</numerusform>
            <numerusform>%Ln hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SandboxColumn</name>
    <message numerus="yes">
        <source>%Ln rule(s)</source>
        <comment>house rules that are on</comment>
        <translation>
            <numerusform>%Ln rule</numerusform>
            <numerusform>%Ln rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SandboxScreen</name>
    <message numerus="yes">
        <source>Pack: %Ln card(s) not placed</source>
        <translation>
            <numerusform>Pack: %Ln card not placed</numerusform>
            <numerusform>Pack: %Ln cards not placed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Valid. %Ln hand(s) not set.</source>
        <translation>
            <numerusform>Valid. %Ln hand is not set.</numerusform>
            <numerusform>Valid. %Ln hands are not set.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SandboxWords</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <comment>a bid</comment>
        <translation>
            <numerusform>%Ln trick</numerusform>
            <numerusform>%Ln tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s), so your team has bid {team}.</source>
        <translation>
            <numerusform>%Ln trick, so your team has bid {team}.</numerusform>
            <numerusform>%Ln tricks, so your team has bid {team}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln partner(s) follow.</source>
        <comment>bid after you</comment>
        <translation>
            <numerusform>%Ln partner follows.</numerusform>
            <numerusform>%Ln partners follow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}: your team gains %Ln point(s)</source>
        <translation>
            <numerusform>Deal {deal}: your team gains %Ln point</numerusform>
            <numerusform>Deal {deal}: your team gains %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}: your team loses %Ln point(s)</source>
        <translation>
            <numerusform>Deal {deal}: your team loses %Ln point</numerusform>
            <numerusform>Deal {deal}: your team loses %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s) more: {points}</source>
        <translation>
            <numerusform>%Ln trick more: {points}</numerusform>
            <numerusform>%Ln tricks more: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %Ln deal(s). The team with the higher total wins.</source>
        <translation>
            <numerusform>After %Ln deal. The team with the higher total wins.</numerusform>
            <numerusform>After %Ln deals. The team with the higher total wins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoringWords</name>
    <message numerus="yes">
        <source>Bid %Ln trick(s)</source>
        <translation>
            <numerusform>Bid %Ln trick</numerusform>
            <numerusform>Bid %Ln tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bid of −1 costs at least %Ln point(s).</source>
        <translation>
            <numerusform>A bid of −1 costs at least %Ln point.</numerusform>
            <numerusform>A bid of −1 costs at least %Ln points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message numerus="yes">
        <source>Bid: %Ln</source>
        <comment>a number of tricks</comment>
        <translation>
            <numerusform>Bid: %Ln</numerusform>
            <numerusform>Bid: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Declared: %Ln verzicola/verzicole</source>
        <translation>
            <numerusform>Declared: %Ln verzicola</numerusform>
            <numerusform>Declared: %Ln verzicole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{score} resto/resti</source>
        <translation>
            <numerusform>{score} resto</numerusform>
            <numerusform>{score} resti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{score} point(s)</source>
        <translation>
            <numerusform>{score} point</numerusform>
            <numerusform>{score} points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>%Ln trick(s) taken.</source>
        <translation>
            <numerusform>%Ln trick taken.</numerusform>
            <numerusform>%Ln tricks taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s).</source>
        <translation>
            <numerusform>%Ln card.</numerusform>
            <numerusform>%Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Ln trick</numerusform>
            <numerusform>%Ln tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrufOptions</name>
    <message numerus="yes">
        <source>About %Ln minute(s).</source>
        <translation>
            <numerusform>About %Ln minute.</numerusform>
            <numerusform>About %Ln minutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrufWhy</name>
    <message numerus="yes">
        <source>Bid {bid}, taken {taken}: %Ln trick(s) above the bid.</source>
        <translation>
            <numerusform>Bid {bid}, taken {taken}: %Ln trick above the bid.</numerusform>
            <numerusform>Bid {bid}, taken {taken}: %Ln tricks above the bid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bid {bid}, taken {taken}: %Ln trick(s) below the bid.</source>
        <translation>
            <numerusform>Bid {bid}, taken {taken}: %Ln trick below the bid.</numerusform>
            <numerusform>Bid {bid}, taken {taken}: %Ln tricks below the bid.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrufWords</name>
    <message numerus="yes">
        <source>Your turn. Lead, but no trump ({suit}) yet; %Ln card(s).</source>
        <translation>
            <numerusform>Your turn. Lead, but no trump ({suit}) yet; %Ln card.</numerusform>
            <numerusform>Your turn. Lead, but no trump ({suit}) yet; %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow spades; %Ln card(s).</source>
        <translation>
            <numerusform>Your turn. Follow spades; %Ln card.</numerusform>
            <numerusform>Your turn. Follow spades; %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow hearts; %Ln card(s).</source>
        <translation>
            <numerusform>Your turn. Follow hearts; %Ln card.</numerusform>
            <numerusform>Your turn. Follow hearts; %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow diamonds; %Ln card(s).</source>
        <translation>
            <numerusform>Your turn. Follow diamonds; %Ln card.</numerusform>
            <numerusform>Your turn. Follow diamonds; %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow clubs; %Ln card(s).</source>
        <translation>
            <numerusform>Your turn. Follow clubs; %Ln card.</numerusform>
            <numerusform>Your turn. Follow clubs; %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow with a trump, face down; %Ln card(s).</source>
        <translation>
            <numerusform>Your turn. Follow with a trump, face down; %Ln card.</numerusform>
            <numerusform>Your turn. Follow with a trump, face down; %Ln cards.</numerusform>
        </translation>
    </message>
</context>
</TS>
