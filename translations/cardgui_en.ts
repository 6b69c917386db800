<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <name>TableWords</name>
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
    <name>TrufWords</name>
    <message numerus="yes">
        <source>Your turn. Lead, but no trump yet; %Ln card(s).</source>
        <translation>
            <numerusform>Your turn. Lead, but no trump yet; %Ln card.</numerusform>
            <numerusform>Your turn. Lead, but no trump yet; %Ln cards.</numerusform>
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
