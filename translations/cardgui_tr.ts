<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Cardgui</source>
        <translation>Cardgui hakkında</translation>
    </message>
    <message>
        <source>Four trick-taking card games, explained as you play. Nothing leaves this computer.</source>
        <translation>Oynarken öğreten dört kart oyunu. Hiçbir şey bu bilgisayardan dışarı çıkmaz.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistem</translation>
    </message>
    <message>
        <source>Rules kernel</source>
        <translation>Kural çekirdeği</translation>
    </message>
    <message>
        <source>Settings file</source>
        <translation>Ayar dosyası</translation>
    </message>
    <message>
        <source>Ledger file</source>
        <translation>Puan defteri dosyası</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>derlenmiş</translation>
    </message>
    <message>
        <source>plain Python</source>
        <translation>yalın Python</translation>
    </message>
    <message>
        <source>Program: MIT license. Cards, tiles, icons and sounds: CC BY 4.0. Fonts: SIL Open Font License 1.1, cut from Pretendard JP and Noto Serif Display. Qt and PySide6: LGPL 3.</source>
        <translation>Program: MIT lisansı. Kartlar, desenler, simgeler ve sesler: CC BY 4.0. Yazı tipleri: SIL Open Font License 1.1, Pretendard JP ve Noto Serif Display’in kısaltılmış biçimleri. Qt ve PySide6: LGPL 3.</translation>
    </message>
    <message>
        <source>Show the licenses</source>
        <translation>Lisansları göster</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopyala</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>AccessPage</name>
    <message>
        <source>{percent}%</source>
        <translation>%{percent}</translation>
    </message>
    <message>
        <source>All sounds are off; “Table and cards” switches them on.</source>
        <translation>Bütün sesler kapalı; “Masa ve kartlar” sayfasında açabilirsiniz.</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Erişilebilirlik</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Metin boyutu</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Daha küçük metin</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Daha büyük metin</translation>
    </message>
    <message>
        <source>Cards keep their size; the designs with a large index make them easier to read.</source>
        <translation>Kartların boyutu değişmez; büyük yazılı tasarımlar okumayı kolaylaştırır.</translation>
    </message>
    <message>
        <source>Sound at my turn</source>
        <translation>Sıra bana gelince ses</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Ekran okuyucu</translation>
    </message>
    <message>
        <source>Cards, players, tricks and everything that happens are spoken. The key I reads the whole table, F6 goes from one part of it to the next.</source>
        <translation>Kartlar, oyuncular, eller ve olan biten her şey seslendirilir. I tuşu masanın tamamını okur, F6 bir bölümden ötekine geçer.</translation>
    </message>
</context>
<context>
    <name>Acting</name>
    <message>
        <source>Your hand</source>
        <translation>Elinizdeki kartlar</translation>
    </message>
</context>
<context>
    <name>AppearanceButton</name>
    <message>
        <source>Appearance</source>
        <translation>Görünüm</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Sistemdeki gibi</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Koyu</translation>
    </message>
    <message>
        <source>Text size {percent}%</source>
        <translation>Metin boyutu %{percent}</translation>
    </message>
</context>
<context>
    <name>BehindDialog</name>
    <message>
        <source>The newest {shown} of {count}</source>
        <translation>Toplam {count}, en yeni {shown} tanesi</translation>
    </message>
    <message>
        <source>{count} in all, the newest first</source>
        <translation>Toplam {count}, en yeniler başta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>{day}: {game}</source>
        <translation>{day}: {game}</translation>
    </message>
    <message>
        <source>{day}: {game}, deal {deal}</source>
        <translation>{day}: {game}, {deal}. tur</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>Ace of spades</source>
        <comment>at the beginning</comment>
        <translation>Maça ası</translation>
    </message>
    <message>
        <source>King of spades</source>
        <comment>at the beginning</comment>
        <translation>Maça papazı</translation>
    </message>
    <message>
        <source>Queen of spades</source>
        <comment>at the beginning</comment>
        <translation>Maça kızı</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <comment>at the beginning</comment>
        <translation>Maça valesi</translation>
    </message>
    <message>
        <source>10 of spades</source>
        <comment>at the beginning</comment>
        <translation>Maça onlusu</translation>
    </message>
    <message>
        <source>9 of spades</source>
        <comment>at the beginning</comment>
        <translation>Maça dokuzlusu</translation>
    </message>
    <message>
        <source>8 of spades</source>
        <comment>at the beginning</comment>
        <translation>Maça sekizlisi</translation>
    </message>
    <message>
        <source>7 of spades</source>
        <comment>at the beginning</comment>
        <translation>Maça yedilisi</translation>
    </message>
    <message>
        <source>6 of spades</source>
        <comment>at the beginning</comment>
        <translation>Maça altılısı</translation>
    </message>
    <message>
        <source>5 of spades</source>
        <comment>at the beginning</comment>
        <translation>Maça beşlisi</translation>
    </message>
    <message>
        <source>4 of spades</source>
        <comment>at the beginning</comment>
        <translation>Maça dörtlüsü</translation>
    </message>
    <message>
        <source>3 of spades</source>
        <comment>at the beginning</comment>
        <translation>Maça üçlüsü</translation>
    </message>
    <message>
        <source>2 of spades</source>
        <comment>at the beginning</comment>
        <translation>Maça ikilisi</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <comment>at the beginning</comment>
        <translation>Kupa ası</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <comment>at the beginning</comment>
        <translation>Kupa papazı</translation>
    </message>
    <message>
        <source>Queen of hearts</source>
        <comment>at the beginning</comment>
        <translation>Kupa kızı</translation>
    </message>
    <message>
        <source>Jack of hearts</source>
        <comment>at the beginning</comment>
        <translation>Kupa valesi</translation>
    </message>
    <message>
        <source>10 of hearts</source>
        <comment>at the beginning</comment>
        <translation>Kupa onlusu</translation>
    </message>
    <message>
        <source>9 of hearts</source>
        <comment>at the beginning</comment>
        <translation>Kupa dokuzlusu</translation>
    </message>
    <message>
        <source>8 of hearts</source>
        <comment>at the beginning</comment>
        <translation>Kupa sekizlisi</translation>
    </message>
    <message>
        <source>7 of hearts</source>
        <comment>at the beginning</comment>
        <translation>Kupa yedilisi</translation>
    </message>
    <message>
        <source>6 of hearts</source>
        <comment>at the beginning</comment>
        <translation>Kupa altılısı</translation>
    </message>
    <message>
        <source>5 of hearts</source>
        <comment>at the beginning</comment>
        <translation>Kupa beşlisi</translation>
    </message>
    <message>
        <source>4 of hearts</source>
        <comment>at the beginning</comment>
        <translation>Kupa dörtlüsü</translation>
    </message>
    <message>
        <source>3 of hearts</source>
        <comment>at the beginning</comment>
        <translation>Kupa üçlüsü</translation>
    </message>
    <message>
        <source>2 of hearts</source>
        <comment>at the beginning</comment>
        <translation>Kupa ikilisi</translation>
    </message>
    <message>
        <source>Ace of diamonds</source>
        <comment>at the beginning</comment>
        <translation>Karo ası</translation>
    </message>
    <message>
        <source>King of diamonds</source>
        <comment>at the beginning</comment>
        <translation>Karo papazı</translation>
    </message>
    <message>
        <source>Queen of diamonds</source>
        <comment>at the beginning</comment>
        <translation>Karo kızı</translation>
    </message>
    <message>
        <source>Jack of diamonds</source>
        <comment>at the beginning</comment>
        <translation>Karo valesi</translation>
    </message>
    <message>
        <source>10 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>Karo onlusu</translation>
    </message>
    <message>
        <source>9 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>Karo dokuzlusu</translation>
    </message>
    <message>
        <source>8 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>Karo sekizlisi</translation>
    </message>
    <message>
        <source>7 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>Karo yedilisi</translation>
    </message>
    <message>
        <source>6 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>Karo altılısı</translation>
    </message>
    <message>
        <source>5 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>Karo beşlisi</translation>
    </message>
    <message>
        <source>4 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>Karo dörtlüsü</translation>
    </message>
    <message>
        <source>3 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>Karo üçlüsü</translation>
    </message>
    <message>
        <source>2 of diamonds</source>
        <comment>at the beginning</comment>
        <translation>Karo ikilisi</translation>
    </message>
    <message>
        <source>Ace of clubs</source>
        <comment>at the beginning</comment>
        <translation>Sinek ası</translation>
    </message>
    <message>
        <source>King of clubs</source>
        <comment>at the beginning</comment>
        <translation>Sinek papazı</translation>
    </message>
    <message>
        <source>Queen of clubs</source>
        <comment>at the beginning</comment>
        <translation>Sinek kızı</translation>
    </message>
    <message>
        <source>Jack of clubs</source>
        <comment>at the beginning</comment>
        <translation>Sinek valesi</translation>
    </message>
    <message>
        <source>10 of clubs</source>
        <comment>at the beginning</comment>
        <translation>Sinek onlusu</translation>
    </message>
    <message>
        <source>9 of clubs</source>
        <comment>at the beginning</comment>
        <translation>Sinek dokuzlusu</translation>
    </message>
    <message>
        <source>8 of clubs</source>
        <comment>at the beginning</comment>
        <translation>Sinek sekizlisi</translation>
    </message>
    <message>
        <source>7 of clubs</source>
        <comment>at the beginning</comment>
        <translation>Sinek yedilisi</translation>
    </message>
    <message>
        <source>6 of clubs</source>
        <comment>at the beginning</comment>
        <translation>Sinek altılısı</translation>
    </message>
    <message>
        <source>5 of clubs</source>
        <comment>at the beginning</comment>
        <translation>Sinek beşlisi</translation>
    </message>
    <message>
        <source>4 of clubs</source>
        <comment>at the beginning</comment>
        <translation>Sinek dörtlüsü</translation>
    </message>
    <message>
        <source>3 of clubs</source>
        <comment>at the beginning</comment>
        <translation>Sinek üçlüsü</translation>
    </message>
    <message>
        <source>2 of clubs</source>
        <comment>at the beginning</comment>
        <translation>Sinek ikilisi</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <comment>inside a sentence</comment>
        <translation>maça ası</translation>
    </message>
    <message>
        <source>king of spades</source>
        <comment>inside a sentence</comment>
        <translation>maça papazı</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <comment>inside a sentence</comment>
        <translation>maça kızı</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <comment>inside a sentence</comment>
        <translation>maça valesi</translation>
    </message>
    <message>
        <source>10 of spades</source>
        <comment>inside a sentence</comment>
        <translation>maça onlusu</translation>
    </message>
    <message>
        <source>9 of spades</source>
        <comment>inside a sentence</comment>
        <translation>maça dokuzlusu</translation>
    </message>
    <message>
        <source>8 of spades</source>
        <comment>inside a sentence</comment>
        <translation>maça sekizlisi</translation>
    </message>
    <message>
        <source>7 of spades</source>
        <comment>inside a sentence</comment>
        <translation>maça yedilisi</translation>
    </message>
    <message>
        <source>6 of spades</source>
        <comment>inside a sentence</comment>
        <translation>maça altılısı</translation>
    </message>
    <message>
        <source>5 of spades</source>
        <comment>inside a sentence</comment>
        <translation>maça beşlisi</translation>
    </message>
    <message>
        <source>4 of spades</source>
        <comment>inside a sentence</comment>
        <translation>maça dörtlüsü</translation>
    </message>
    <message>
        <source>3 of spades</source>
        <comment>inside a sentence</comment>
        <translation>maça üçlüsü</translation>
    </message>
    <message>
        <source>2 of spades</source>
        <comment>inside a sentence</comment>
        <translation>maça ikilisi</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <comment>inside a sentence</comment>
        <translation>kupa ası</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <comment>inside a sentence</comment>
        <translation>kupa papazı</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <comment>inside a sentence</comment>
        <translation>kupa kızı</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <comment>inside a sentence</comment>
        <translation>kupa valesi</translation>
    </message>
    <message>
        <source>10 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>kupa onlusu</translation>
    </message>
    <message>
        <source>9 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>kupa dokuzlusu</translation>
    </message>
    <message>
        <source>8 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>kupa sekizlisi</translation>
    </message>
    <message>
        <source>7 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>kupa yedilisi</translation>
    </message>
    <message>
        <source>6 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>kupa altılısı</translation>
    </message>
    <message>
        <source>5 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>kupa beşlisi</translation>
    </message>
    <message>
        <source>4 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>kupa dörtlüsü</translation>
    </message>
    <message>
        <source>3 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>kupa üçlüsü</translation>
    </message>
    <message>
        <source>2 of hearts</source>
        <comment>inside a sentence</comment>
        <translation>kupa ikilisi</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>karo ası</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>karo papazı</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>karo kızı</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>karo valesi</translation>
    </message>
    <message>
        <source>10 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>karo onlusu</translation>
    </message>
    <message>
        <source>9 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>karo dokuzlusu</translation>
    </message>
    <message>
        <source>8 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>karo sekizlisi</translation>
    </message>
    <message>
        <source>7 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>karo yedilisi</translation>
    </message>
    <message>
        <source>6 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>karo altılısı</translation>
    </message>
    <message>
        <source>5 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>karo beşlisi</translation>
    </message>
    <message>
        <source>4 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>karo dörtlüsü</translation>
    </message>
    <message>
        <source>3 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>karo üçlüsü</translation>
    </message>
    <message>
        <source>2 of diamonds</source>
        <comment>inside a sentence</comment>
        <translation>karo ikilisi</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <comment>inside a sentence</comment>
        <translation>sinek ası</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <comment>inside a sentence</comment>
        <translation>sinek papazı</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <comment>inside a sentence</comment>
        <translation>sinek kızı</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <comment>inside a sentence</comment>
        <translation>sinek valesi</translation>
    </message>
    <message>
        <source>10 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>sinek onlusu</translation>
    </message>
    <message>
        <source>9 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>sinek dokuzlusu</translation>
    </message>
    <message>
        <source>8 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>sinek sekizlisi</translation>
    </message>
    <message>
        <source>7 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>sinek yedilisi</translation>
    </message>
    <message>
        <source>6 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>sinek altılısı</translation>
    </message>
    <message>
        <source>5 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>sinek beşlisi</translation>
    </message>
    <message>
        <source>4 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>sinek dörtlüsü</translation>
    </message>
    <message>
        <source>3 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>sinek üçlüsü</translation>
    </message>
    <message>
        <source>2 of clubs</source>
        <comment>inside a sentence</comment>
        <translation>sinek ikilisi</translation>
    </message>
</context>
<context>
    <name>CardsPreview</name>
    <message>
        <source>Preview</source>
        <translation>Önizleme</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Contents</source>
        <translation>İçindekiler</translation>
    </message>
</context>
<context>
    <name>ContentsRow</name>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <comment>places where the words stand</comment>
        <translation>
            <numerusform>%Ln sonuç</numerusform>
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
        <translation>Yarım kalan oyun</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Devam et</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more unfinished</source>
        <translation>
            <numerusform>%Ln bitmemiş oyun daha</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, deal {deal} of {deals}</source>
        <translation>{game}, tur {deal}/{deals}</translation>
    </message>
    <message>
        <source>Resume {game}</source>
        <translation>Devam et: {game}</translation>
    </message>
</context>
<context>
    <name>CountPanel</name>
    <message>
        <source>Review</source>
        <translation>İncele</translation>
    </message>
</context>
<context>
    <name>CountWords</name>
    <message>
        <source>Declare verzicole?</source>
        <translation>Verzicola bildirilsin mi?</translation>
    </message>
    <message>
        <source>Rules {first} to {last}</source>
        <translation>Kurallar: {first} – {last}</translation>
    </message>
    <message>
        <source>You hold no verzicola, so nothing is shown.</source>
        <translation>Elinizde verzicola yok; hiçbir kart gösterilmez.</translation>
    </message>
    <message>
        <source>Shows: {cards}</source>
        <translation>Gösterir: {cards}</translation>
    </message>
    <message>
        <source>Would also show: {cards}</source>
        <translation>Ayrıca gösterir: {cards}</translation>
    </message>
    <message>
        <source>Shows nothing new</source>
        <translation>Yeni bir şey göstermez</translation>
    </message>
    <message>
        <source>{terms}, Matto {bonus}</source>
        <translation>{terms}, Matto {bonus}</translation>
    </message>
    <message>
        <source>{name}, {points}. {shows}.</source>
        <translation>{name}, {points}. {shows}.</translation>
    </message>
    <message>
        <source>What the others will see</source>
        <translation>Diğerlerinin göreceği kartlar</translation>
    </message>
    <message>
        <source>{count} of your {hand} cards</source>
        <translation>{hand} kartınızdan {count} tanesi</translation>
    </message>
    <message>
        <source>Then we lead by</source>
        <translation>O zaman öndeyiz:</translation>
    </message>
    <message>
        <source>Then we are behind by</source>
        <translation>O zaman gerideyiz:</translation>
    </message>
    <message>
        <source>Then nobody leads</source>
        <translation>O zaman kimse önde değil</translation>
    </message>
    <message>
        <source>{terms} = {result}</source>
        <comment>a sum</comment>
        <translation>{terms} = {result}</translation>
    </message>
    <message>
        <source>We {ours}, they {theirs}: {net}</source>
        <comment>resti</comment>
        <translation>Biz {ours}, onlar {theirs}: {net}</translation>
    </message>
    <message numerus="yes">
        <source>{total}: %Ln resto(i), and {left} left.</source>
        <translation>
            <numerusform>{total} puan: %Ln resto, kalan {left}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>Hiçbirini bildirme</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>Declare what you choose</source>
        <translation>Seçilenleri bildir</translation>
    </message>
    <message numerus="yes">
        <source>Declare %Ln verzicola(e), {points}</source>
        <translation>
            <numerusform>%Ln verzicola bildir, {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We win by %Ln resto(i)</source>
        <translation>
            <numerusform>%Ln resto farkla kazandık</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They win by %Ln resto(i)</source>
        <translation>
            <numerusform>Onlar %Ln resto farkla kazandı</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw: resti are equal</source>
        <translation>Berabere: resti eşit</translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}: we gain %Ln resto(i)</source>
        <translation>
            <numerusform>{deal}. tur: %Ln resto kazandık</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}: they gain %Ln resto(i)</source>
        <translation>
            <numerusform>{deal}. tur: onlar %Ln resto kazandı</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {deal}: resti are equal</source>
        <translation>{deal}. tur: resti eşit</translation>
    </message>
    <message>
        <source>Each side counts the cards it took. What scored during play counts once more here.</source>
        <translation>Her takım aldığı kartları sayar. Oyun sırasında puan getiren kartlar burada bir kez daha sayılır.</translation>
    </message>
    <message>
        <source>{cards}, {tricks}</source>
        <translation>{cards}, {tricks}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Ln kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Ln el</numerusform>
        </translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Kart puanı</translation>
    </message>
    <message>
        <source>Verzicole</source>
        <translation>Verzicole</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Sıralar</translation>
    </message>
    <message>
        <source>Matto, 1 and 40</source>
        <translation>Matto, 1 ve 40</translation>
    </message>
    <message>
        <source>1, 13 and 28</source>
        <translation>1, 13 ve 28</translation>
    </message>
    <message>
        <source>Tens</source>
        <translation>Onluklar</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Krallar</translation>
    </message>
    <message>
        <source>each with the Matto + 5</source>
        <translation>Matto ile her biri + 5</translation>
    </message>
    <message>
        <source>without the Matto</source>
        <translation>Matto yok</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no verzicola of this kind</comment>
        <translation>yok</translation>
    </message>
    <message>
        <source>no other</source>
        <comment>no further verzicola of this kind</comment>
        <translation>başka yok</translation>
    </message>
    <message>
        <source>Cards above 42</source>
        <translation>42 kartın üstü</translation>
    </message>
    <message>
        <source>{cards} − 42</source>
        <translation>{cards} − 42</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Son el</translation>
    </message>
    <message>
        <source>won by {name}</source>
        <translation>alan: {name}</translation>
    </message>
    <message>
        <source>won by you</source>
        <translation>siz aldınız</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>Son sayım</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Puan farkı</translation>
    </message>
    <message>
        <source>Resti</source>
        <translation>Resti</translation>
    </message>
    <message>
        <source>Nobody led: {sum} = {result}</source>
        <translation>Fark yoktu: {sum} = {result}</translation>
    </message>
    <message>
        <source>We led by {points}: {sum} = {result}</source>
        <translation>Biz {points} öndeydik: {sum} = {result}</translation>
    </message>
    <message>
        <source>They led by {points}: {sum} = {result}</source>
        <translation>Onlar {points} öndeydi: {sum} = {result}</translation>
    </message>
    <message>
        <source>1 resto</source>
        <translation>1 resto</translation>
    </message>
    <message>
        <source>begun: 1 resto</source>
        <translation>tamamlanmasa da 1 resto</translation>
    </message>
    <message>
        <source>No difference is left: no resto</source>
        <translation>Fark kalmadı: resto yok</translation>
    </message>
    <message>
        <source>{line}: we {ours}, they {theirs}.</source>
        <translation>{line}: biz {ours}, onlar {theirs}.</translation>
    </message>
    <message>
        <source>Next dealer: {name}</source>
        <translation>Sonraki dağıtan: {name}</translation>
    </message>
    <message>
        <source>You deal next</source>
        <translation>Sonraki turu siz dağıtacaksınız</translation>
    </message>
    <message>
        <source>Result of the game</source>
        <translation>Oyunun sonucu</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Hepsini göster</translation>
    </message>
    <message>
        <source>The game is a draw</source>
        <translation>Oyun berabere bitti</translation>
    </message>
    <message>
        <source>We win the game</source>
        <translation>Oyunu biz kazandık</translation>
    </message>
    <message>
        <source>They win the game</source>
        <translation>Oyunu onlar kazandı</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln deal(s). The net resti decide.</source>
        <translation>
            <numerusform>%Ln tur oynandı. Sonucu net resti belirler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Net resti</source>
        <translation>Net resti</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two names</comment>
        <translation> ve </translation>
    </message>
    <message>
        <source>We: {players}</source>
        <translation>Biz: {players}</translation>
    </message>
    <message>
        <source>They: {players}</source>
        <translation>Onlar: {players}</translation>
    </message>
    <message>
        <source>{side}, net resti {total}.</source>
        <translation>{side}, net resti {total}.</translation>
    </message>
    <message>
        <source>Cards that all have seen</source>
        <translation>Herkesin gördüğü kartlar</translation>
    </message>
    <message>
        <source>Nothing has been shown yet.</source>
        <translation>Henüz bir kart gösterilmedi.</translation>
    </message>
    <message>
        <source>Shown cards</source>
        <translation>Görülen kartlar</translation>
    </message>
    <message>
        <source>Declared verzicole</source>
        <translation>Bildirilen verzicole</translation>
    </message>
    <message>
        <source>Robbed cards</source>
        <translation>Çalınan kartlar</translation>
    </message>
    <message>
        <source>Dealt face up</source>
        <translation>Açık dağıtılan kartlar</translation>
    </message>
    <message>
        <source>Fola, out of play</source>
        <translation>Fola, oyun dışı</translation>
    </message>
    <message>
        <source>Your discards, seen by you alone</source>
        <translation>Gömdüğünüz kartlar, yalnızca siz görürsünüz</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>Puanlar nereden geliyor</translation>
    </message>
    <message>
        <source>Nothing has scored in this deal yet.</source>
        <translation>Bu turda henüz puan yok.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Our lead</source>
        <translation>Puan farkımız</translation>
    </message>
    <message>
        <source>{name}: {cards}.</source>
        <translation>{name}: {cards}.</translation>
    </message>
    <message>
        <source>{cause}, {points}; our lead {lead}.</source>
        <translation>{cause}, {points}; puan farkımız {lead}.</translation>
    </message>
    <message>
        <source>{ours} : {theirs}</source>
        <comment>resti of both sides</comment>
        <translation>{ours} : {theirs}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Sonraki tur</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Yeniden oyna</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Ana ekran</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Puan defteri</translation>
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
        <translation>Bugün</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Dün</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
</context>
<context>
    <name>DealFile</name>
    <message>
        <source>{name} cannot be read: {reason}. Nothing was changed.</source>
        <translation>{name} okunamıyor: {reason}. Hiçbir şey değiştirilmedi.</translation>
    </message>
    <message>
        <source>{name} holds no deal that Cardgui can read. Nothing was changed.</source>
        <translation>{name} içinde Cardgui’nin okuyabileceği bir tur yok. Hiçbir şey değiştirilmedi.</translation>
    </message>
</context>
<context>
    <name>DealPanel</name>
    <message>
        <source>Review</source>
        <translation>İncele</translation>
    </message>
</context>
<context>
    <name>DealSheet</name>
    <message>
        <source>Choose a score to see its tricks.</source>
        <translation>Hangi ellerden geldiğini görmek için bir puan seçin.</translation>
    </message>
    <message>
        <source>{name}, deal {deal}: {score}</source>
        <translation>{name}, {deal}. tur: {score}</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Koz</translation>
    </message>
    <message>
        <source>{name}: total {total}</source>
        <translation>{name}: toplam {total}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Toplam</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Tur</translation>
    </message>
</context>
<context>
    <name>DecisionBox</name>
    <message>
        <source>Cost you about {points} points</source>
        <translation>Yaklaşık {points} puana mal oldu</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Buradan oynamayı sürdür</translation>
    </message>
    <message>
        <source>Open in sandbox</source>
        <translation>Deneme masasında aç</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Yanıtı göster</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Sonraki alıştırma</translation>
    </message>
</context>
<context>
    <name>DiagramCanvas</name>
    <message>
        <source>Trump</source>
        <translation>Koz</translation>
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
        <translation>Şekil, adım {step} / {steps}</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>İlk adım</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Önceki adım</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>İleri</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Sonraki adım</translation>
    </message>
</context>
<context>
    <name>EmptyLedger</name>
    <message>
        <source>The ledger is still empty</source>
        <translation>Puan defteri henüz boş</translation>
    </message>
    <message>
        <source>Every game appears here, with its score sheet.</source>
        <translation>Her oyun, puan tablosuyla birlikte burada görünür.</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Oyun seç</translation>
    </message>
    <message>
        <source>Import deals…</source>
        <translation>Tur kayıtlarını içe aktar…</translation>
    </message>
    <message>
        <source>Restore a copy…</source>
        <translation>Bir kopyayı geri yükle…</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message numerus="yes">
        <source>Deal {deal}: you gain %Ln point(s)</source>
        <translation>
            <numerusform>{deal}. tur: %Ln puan kazandınız</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}: you lose %Ln point(s)</source>
        <translation>
            <numerusform>{deal}. tur: %Ln puan kaybettiniz</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {deal}: nothing lost, nothing won</source>
        <translation>{deal}. tur: ne kazanç ne kayıp</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Bu tur</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Toplam</translation>
    </message>
    <message>
        <source>{name}: this deal {score}, total {total}.</source>
        <translation>{name}: bu tur {score}, toplam {total}.</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Sonraki tur</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>Oyunu kazandınız</translation>
    </message>
    <message>
        <source>Winner: {name}</source>
        <translation>Kazanan: {name}</translation>
    </message>
    <message>
        <source>The win is shared: {names}</source>
        <translation>Galibiyet paylaşıldı: {names}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>After %Ln deal(s). The highest total wins.</source>
        <translation>
            <numerusform>%Ln tur oynandı. En yüksek toplam kazanır.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Yeniden oyna</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Puan defteri</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Ana ekran</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Puan tablosu</translation>
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
        <translation>koz {numbers}</translation>
    </message>
    <message>
        <source>Run {first} to {last}</source>
        <translation>Sıra {first}–{last}</translation>
    </message>
    <message>
        <source>Matto, 1 and 40</source>
        <translation>Matto, 1 ve 40</translation>
    </message>
    <message>
        <source>1, 13 and 28</source>
        <translation>1, 13 ve 28</translation>
    </message>
    <message>
        <source>Tens {numbers}</source>
        <translation>Onluklar {numbers}</translation>
    </message>
    <message>
        <source>Four kings</source>
        <translation>Dört kral</translation>
    </message>
    <message>
        <source>Three kings</source>
        <translation>Üç kral</translation>
    </message>
    <message>
        <source>run {first} to {last}</source>
        <comment>inside a sentence</comment>
        <translation>sıra {first}–{last}</translation>
    </message>
    <message>
        <source>tens {numbers}</source>
        <comment>inside a sentence</comment>
        <translation>onluklar {numbers}</translation>
    </message>
    <message>
        <source>four kings</source>
        <comment>inside a sentence</comment>
        <translation>dört kral</translation>
    </message>
    <message>
        <source>three kings</source>
        <comment>inside a sentence</comment>
        <translation>üç kral</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between verzicole</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>You declare: {what} ({points})</source>
        <translation>Bildirdiniz: {what} ({points})</translation>
    </message>
    <message>
        <source>{name} declares: {what} ({points})</source>
        <translation>{name} bildirdi: {what} ({points})</translation>
    </message>
    <message>
        <source>You declare nothing</source>
        <translation>Hiçbir şey bildirmediniz</translation>
    </message>
    <message>
        <source>{name} declares nothing</source>
        <translation>{name} bir şey bildirmedi</translation>
    </message>
    <message>
        <source>Your Matto adds 5 to each of them</source>
        <translation>Matto’nuz her birine 5 ekler</translation>
    </message>
    <message>
        <source>The Matto, held by {name}, adds 5 to each of them</source>
        <translation>Matto şu oyuncuda: {name}. Her birine 5 ekler</translation>
    </message>
    <message>
        <source>Fola turned up: {cards}.</source>
        <translation>Fola açıldı: {cards}.</translation>
    </message>
    <message>
        <source>You capture: {cards} ({points})</source>
        <translation>Aldınız: {cards} ({points})</translation>
    </message>
    <message>
        <source>Captured by {name}: {cards} ({points})</source>
        <translation>{name} aldı: {cards} ({points})</translation>
    </message>
    <message>
        <source>You rob: {cards}</source>
        <translation>Çaldınız: {cards}</translation>
    </message>
    <message>
        <source>You rob from the fola: {cards}</source>
        <translation>Foladan çaldınız: {cards}</translation>
    </message>
    <message>
        <source>Your last card, face up: {cards}</source>
        <translation>Açık gelen son kartınız: {cards}</translation>
    </message>
    <message>
        <source>You declare: {cards}</source>
        <translation>Bildirdiniz: {cards}</translation>
    </message>
    <message>
        <source>You capture: {cards}</source>
        <comment>a line of a list</comment>
        <translation>Aldınız: {cards}</translation>
    </message>
    <message>
        <source>{name} robs: {cards}</source>
        <translation>{name} çaldı: {cards}</translation>
    </message>
    <message>
        <source>{name} robs from the fola: {cards}</source>
        <translation>{name} foladan çaldı: {cards}</translation>
    </message>
    <message>
        <source>{name}, last card face up: {cards}</source>
        <translation>{name}, açık gelen son kart: {cards}</translation>
    </message>
    <message>
        <source>{name} declares: {cards}</source>
        <translation>{name} bildirdi: {cards}</translation>
    </message>
    <message>
        <source>{name} captures: {cards}</source>
        <translation>{name} aldı: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>We are %Ln ahead</source>
        <translation>
            <numerusform>%Ln puan öndeyiz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We are %Ln behind</source>
        <translation>
            <numerusform>%Ln puan gerideyiz</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody leads</source>
        <translation>Kimse önde değil</translation>
    </message>
    <message numerus="yes">
        <source>We win %Ln resto(i)</source>
        <translation>
            <numerusform>%Ln resto kazandık</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They win %Ln resto(i)</source>
        <translation>
            <numerusform>Onlar %Ln resto kazandı</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Matto stays with us: we give a card for it after the last trick</source>
        <translation>Matto’nuz bizde kalır: son elden sonra karşılığında bir kart veririz</translation>
    </message>
    <message>
        <source>The Matto stays with {name}, whose side gives a card for it after the last trick</source>
        <translation>Matto sahibinde ({name}) kalır; takımı, son elden sonra Matto’nun karşılığında bir kart verir</translation>
    </message>
    <message>
        <source>For the Matto we give them: {card}</source>
        <translation>Matto karşılığında verdiğimiz kart: {card}</translation>
    </message>
    <message>
        <source>For the Matto they give us: {card}</source>
        <translation>Matto karşılığında aldığımız kart: {card}</translation>
    </message>
    <message>
        <source>We have no other card to give: the Matto goes to them</source>
        <translation>Verecek başka kartımız yok: Matto onlara geçer</translation>
    </message>
    <message>
        <source>They have no other card to give: the Matto goes to us</source>
        <translation>Verecek başka kartları yok: Matto bize geçer</translation>
    </message>
    <message>
        <source>{name} plays the {card}, which decides the suit.</source>
        <translation>{name}, {card} oynuyor; rengi bu kart belirler.</translation>
    </message>
    <message>
        <source>Final count: we {ours}, they {theirs}. Resti: we {our_resti}, they {their_resti}.</source>
        <translation>Son sayım: biz {ours}, onlar {theirs}. Resti: biz {our_resti}, onlar {their_resti}.</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tablo (*.csv)</translation>
    </message>
    <message>
        <source>Deal records (*.jsonl)</source>
        <translation>Tur kayıtları (*.jsonl)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Resim (*.png)</translation>
    </message>
    <message>
        <source>Deal (*.cardgui)</source>
        <translation>Tur (*.cardgui)</translation>
    </message>
    <message>
        <source>Ledger (*.sqlite)</source>
        <translation>Puan defteri (*.sqlite)</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Tur kayıtları</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Puan tablosu</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Puan defteri</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Farklı kaydet</translation>
    </message>
    <message>
        <source>{file} could not be written. Nothing in the ledger has changed.</source>
        <translation>Dosya yazılamadı: {file}. Puan defterinde hiçbir şey değişmedi.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Kaydedilmedi</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Kaydedildi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Import deals</source>
        <translation>Tur kayıtlarını içe aktar</translation>
    </message>
    <message>
        <source>Deal records (*.jsonl);;All files (*)</source>
        <translation>Tur kayıtları (*.jsonl);;Tüm dosyalar (*)</translation>
    </message>
    <message>
        <source>Restore a copy</source>
        <translation>Bir kopyayı geri yükle</translation>
    </message>
    <message>
        <source>Ledger (*.sqlite *.db);;All files (*)</source>
        <translation>Puan defteri (*.sqlite *.db);;Tüm dosyalar (*)</translation>
    </message>
    <message>
        <source>Use this copy as your ledger?</source>
        <translation>Bu kopya puan defteriniz olsun mu?</translation>
    </message>
    <message>
        <source>The ledger of now is kept beside it under another name; nothing is deleted.</source>
        <translation>Şimdiki puan defteri de başka bir adla saklanır; hiçbir şey silinmez.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Geri yükle</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Vazgeç</translation>
    </message>
    <message>
        <source>Not restored</source>
        <translation>Geri yüklenmedi</translation>
    </message>
    <message>
        <source>{file} cannot be read as a ledger. Yours is as it was.</source>
        <translation>Bu dosya puan defteri olarak okunamıyor: {file}. Sizinki olduğu gibi duruyor.</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Geri yüklendi</translation>
    </message>
    <message>
        <source>Your ledger is now that of the copy.</source>
        <translation>Puan defteriniz artık bu kopya.</translation>
    </message>
    <message>
        <source>Whoever pastes it into Cardgui gets the same cards: {code}</source>
        <translation>Bu kodu Cardgui penceresine yapıştıran aynı kartlarla başlar: {code}</translation>
    </message>
    <message>
        <source>Code copied</source>
        <translation>Kod kopyalandı</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>Something went wrong in Cardgui</source>
        <translation>Cardgui bir sorunla karşılaştı</translation>
    </message>
    <message>
        <source>Your games are saved up to the last card. You can go on; if something looks odd, start Cardgui again.</source>
        <translation>Oyunlarınız son karta kadar kaydedildi. Devam edebilirsiniz; tuhaf bir şey görürseniz programı yeniden başlatın.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>Games are not being saved at the moment. What was saved before is safe; what you have played since is kept only until you quit. You can go on.</source>
        <translation>Oyunlar şu anda kaydedilmiyor. Daha önce kaydedilenler güvende; o zamandan beri oynadıklarınız yalnızca siz çıkana kadar korunur. Devam edebilirsiniz.</translation>
    </message>
    <message>
        <source>A report lies on this computer. Nothing was sent.</source>
        <translation>Bu bilgisayara bir rapor kaydedildi. Hiçbir yere gönderilmedi.</translation>
    </message>
    <message>
        <source>A report could not be written. Nothing was sent.</source>
        <translation>Rapor kaydedilemedi. Hiçbir yere hiçbir şey gönderilmedi.</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>Raporu göster</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Play the same deal again</source>
        <translation>Aynı turu yeniden oyna</translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>{percent}%</source>
        <translation>%{percent}</translation>
    </message>
    <message>
        <source>Welcome to the table</source>
        <translation>Masaya hoş geldiniz</translation>
    </message>
    <message>
        <source>Four card games from four places, against players on this computer. Cards you may play stand up, and any other card tells you why it has to wait. Every game is kept in your ledger, and nothing leaves this computer.</source>
        <translation>Dört ayrı yerden dört kart oyunu, bu bilgisayardaki oyunculara karşı. Oynanabilen kartlar yükselir, ötekiler neden beklediğini söyler. Her oyun puan defterinizde kalır, hiçbir şey bu bilgisayardan dışarı çıkmaz.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Dil</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kartlar</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Metin boyutu</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Sistemdeki gibi</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Koyu</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standart</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Büyük yazı</translation>
    </message>
    <message>
        <source>Four colors</source>
        <translation>Dört renk</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Yüksek kontrast</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Daha küçük metin</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Daha büyük metin</translation>
    </message>
    <message>
        <source>First lesson, 4 minutes</source>
        <translation>İlk ders, 4 dakika</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Oyna</translation>
    </message>
    <message>
        <source>All of this can be changed later in the settings.</source>
        <translation>Hepsini daha sonra ayarlardan değiştirebilirsiniz.</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Play</source>
        <translation>Oyna</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Oyna: {game}</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Öğren</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>Öğren: {game}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln lesson(s)</source>
        <translation>
            <numerusform>{done} / %Ln ders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpCard</name>
    <message>
        <source>With help, counted apart</source>
        <translation>Yardım alınan oyunlar ayrı sayılır</translation>
    </message>
    <message>
        <source>Games in which you used a hint or took a card back are not in the numbers above.</source>
        <translation>İpucu aldığınız ya da kart geri aldığınız oyunlar yukarıdaki sayılarda yok.</translation>
    </message>
    <message>
        <source>Games in which you used a hint or took a card back are in the numbers above, too.</source>
        <translation>İpucu aldığınız ya da kart geri aldığınız oyunlar da yukarıdaki sayılarda.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Oyun sayısı</translation>
    </message>
    <message>
        <source>Average a game</source>
        <translation>Oyun başına ortalama</translation>
    </message>
    <message>
        <source>{mean} (few)</source>
        <translation>{mean} (az veri)</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Tur sayısı</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>İpucu</translation>
    </message>
    <message>
        <source>Cards taken back</source>
        <translation>Geri alınan kart</translation>
    </message>
    <message>
        <source>Count them in</source>
        <translation>Hesaba kat</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message numerus="yes">
        <source>%Ln explanation(s) are not shown any more: {rules}</source>
        <translation>
            <numerusform>Artık gösterilmeyen %Ln açıklama: {rules}</numerusform>
        </translation>
    </message>
    <message>
        <source>All rules are explained.</source>
        <translation>Bütün kurallar açıklanıyor.</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>Oyun sırasında yardım</translation>
    </message>
    <message>
        <source>Explain refused cards</source>
        <translation>Kartın neden oynanamadığını açıkla</translation>
    </message>
    <message>
        <source>A card that cannot be played says why it has to wait.</source>
        <translation>Oynanamayan kart, neden beklediğini söyler.</translation>
    </message>
    <message>
        <source>Allow taking back</source>
        <translation>Geri almaya izin ver</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>İpuçları</translation>
    </message>
    <message>
        <source>The button at the table and the key H say what to do, and why.</source>
        <translation>Masadaki düğme ve H tuşu ne yapılabileceğini nedeniyle birlikte söyler.</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Eğitmen</translation>
    </message>
    <message>
        <source>Asks before you play a card that clearly loses. A warning counts as a hint.</source>
        <translation>Açıkça kaybettiren bir kart oynanmadan önce sorar. Uyarı, ipucu sayılır.</translation>
    </message>
    <message>
        <source>Speak up from a loss of so many tricks, or of what they are worth</source>
        <translation>Kayıp en az şu kadar el (ya da değeri) olacaksa uyar</translation>
    </message>
    <message>
        <source>Explain them again</source>
        <translation>Yeniden açıkla</translation>
    </message>
</context>
<context>
    <name>HintCallout</name>
    <message>
        <source>Rule {rule}</source>
        <translation>Kural {rule}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>HintTitles</name>
    <message>
        <source>Play the {card}</source>
        <translation>Şunu oynayın: {card}</translation>
    </message>
    <message>
        <source>Bid with the {card}</source>
        <translation>Şununla tahmin edin: {card}</translation>
    </message>
    <message>
        <source>Raise every bid by 1</source>
        <translation>Tüm tahminleri 1 artırın</translation>
    </message>
    <message>
        <source>Lower every bid by 1</source>
        <translation>Tüm tahminleri 1 azaltın</translation>
    </message>
    <message numerus="yes">
        <source>Put away the %Ln marked card(s)</source>
        <translation>
            <numerusform>İşaretli %Ln kartı gömün</numerusform>
        </translation>
    </message>
    <message>
        <source>sluff</source>
        <translation>sluff</translation>
    </message>
    <message>
        <source>raise every bid</source>
        <translation>tüm tahminleri artırmak</translation>
    </message>
    <message>
        <source>lower every bid</source>
        <translation>tüm tahminleri azaltmak</translation>
    </message>
    <message numerus="yes">
        <source>declare %Ln verzicola/verzicole</source>
        <translation>
            <numerusform>%Ln verzicola bildirmek</numerusform>
        </translation>
    </message>
    <message>
        <source>declare nothing</source>
        <translation>hiçbirini bildirmemek</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Oyna</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Öyle yap</translation>
    </message>
    <message>
        <source>Bid {count}</source>
        <translation>{count} tahmin edin</translation>
    </message>
    <message>
        <source>Bid sluff</source>
        <translation>Sluff deyin</translation>
    </message>
    <message>
        <source>Choose {contract}</source>
        <translation>Şunu söyleyin: {contract}</translation>
    </message>
    <message>
        <source>Choose {contract}, trumps {suit}</source>
        <translation>Şunu söyleyin: {contract} ({suit})</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>Hiçbir şey bildirmeyin</translation>
    </message>
    <message numerus="yes">
        <source>Declare %Ln verzicola/verzicole</source>
        <translation>
            <numerusform>%Ln verzicola bildirin</numerusform>
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
        <translation> ve </translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Oynayabileceğiniz tek kart bu.</translation>
    </message>
    <message>
        <source>It makes no difference which of these you play: {cards}.</source>
        <translation>Hangisini oynarsanız oynayın fark etmez: {cards}.</translation>
    </message>
    <message>
        <source>You play last to this trick.</source>
        <translation>Bu elde son oynayan sizsiniz.</translation>
    </message>
    <message>
        <source>You have no {suit}.</source>
        <translation>Elinizde hiç {suit} yok.</translation>
    </message>
    <message>
        <source>So far the {card} wins, played by {name}.</source>
        <translation>Şu ana kadar önde olan kart: {card} ({name}).</translation>
    </message>
    <message>
        <source>So far the {card} wins, played by {name} of your team.</source>
        <translation>Şu ana kadar takımınız önde: {card} ({name}).</translation>
    </message>
    <message>
        <source>{name} has already trumped this trick.</source>
        <translation>{name} bu ele koz çaktı.</translation>
    </message>
    <message>
        <source>{name} has already trumped, so none of your cards can win this trick.</source>
        <translation>{name} koz çaktı; hiçbir kartınız bu eli alamaz.</translation>
    </message>
    <message>
        <source>None of the cards you may play can win this trick.</source>
        <translation>Oynayabileceğiniz hiçbir kart bu eli alamaz.</translation>
    </message>
    <message>
        <source>You cannot follow, so you must trump.</source>
        <translation>Renge uyamıyorsunuz, bu yüzden çakmak zorundasınız.</translation>
    </message>
    <message>
        <source>The {card} cannot win this trick.</source>
        <translation>Bu kart eli alamaz: {card}.</translation>
    </message>
    <message>
        <source>The {card} takes this trick for certain.</source>
        <translation>Bu kart eli kesin alır: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>Not seen yet: %Ln trump(s).</source>
        <translation>
            <numerusform>Henüz görülmeyen koz sayısı: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others have no trumps left.</source>
        <translation>Diğerlerinde koz kalmadı.</translation>
    </message>
    <message>
        <source>Of your cards only the {card} beats what lies on the table.</source>
        <translation>Yerdekini geçen tek kartınız bu: {card}.</translation>
    </message>
    <message>
        <source>It is the lowest of your cards that beats what lies on the table.</source>
        <translation>Yerdekini geçen kartlarınızın en küçüğü bu.</translation>
    </message>
    <message>
        <source>Above it you keep the {high}, below it the {low}.</source>
        <translation>Elinizde bundan büyüğü ({high}) ve bundan küçüğü ({low}) kalır.</translation>
    </message>
    <message>
        <source>It is your highest card below the {best}: you are rid of it without taking the trick.</source>
        <translation>Yerdeki kartın ({best}) altında kalan en büyük kartınız: eli almadan ondan kurtulursunuz.</translation>
    </message>
    <message>
        <source>You take this trick whatever you play: use your highest card, the {kept} stays to duck with.</source>
        <translation>Ne oynarsanız oynayın bu eli alırsınız: en büyük kartınızı verin; altta kalmak için sakladığınız: {kept}.</translation>
    </message>
    <message>
        <source>To take it you would have to spend the {card}; you keep that.</source>
        <translation>Eli almak için şu kartı harcamanız gerekirdi: {card}; böylece o elinizde kalır.</translation>
    </message>
    <message>
        <source>It is the last of your {suit}: when {suit} are led again, you can throw off another card.</source>
        <translation>Elinizdeki son {suit} bu; bir daha {suit} gelince başka kart atabilirsiniz.</translation>
    </message>
    <message>
        <source>It is the last of your {suit}: when {suit} are led again, you can trump.</source>
        <translation>Elinizdeki son {suit} bu; bir daha {suit} gelince çakabilirsiniz.</translation>
    </message>
    <message>
        <source>By what you know the {card} would do about as well.</source>
        <translation>Bildiklerinize göre şu kart da aşağı yukarı aynı işi görür: {card}.</translation>
    </message>
    <message>
        <source>In Main Atas every trick counts for you.</source>
        <translation>Main Atas’ta her el lehinizedir.</translation>
    </message>
    <message>
        <source>In Main Bawah every trick counts against you.</source>
        <translation>Main Bawah’ta her el aleyhinizedir.</translation>
    </message>
    <message numerus="yes">
        <source>You still need %Ln trick(s) for your bid.</source>
        <translation>
            <numerusform>Tahmininiz için hâlâ %Ln el gerekiyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your bid is reached; every further trick costs points.</source>
        <translation>Tahmininize ulaştınız; bundan sonraki her el puan götürür.</translation>
    </message>
    <message>
        <source>In Koz every trick brings 50 points.</source>
        <translation>Koz’da her el 50 puan getirir.</translation>
    </message>
    <message>
        <source>In El Almaz every trick costs 50 points.</source>
        <translation>El Almaz’da her el 50 puan götürür.</translation>
    </message>
    <message>
        <source>In Son İki only the last two tricks cost points; this one is free.</source>
        <translation>Son İki’de yalnızca son iki el puan götürür; bu elin bedeli yok.</translation>
    </message>
    <message>
        <source>This is one of the last two tricks, which cost 180 points each.</source>
        <translation>Bu, her biri 180 puan götüren son iki elden biri.</translation>
    </message>
    <message>
        <source>Penalty cards in this trick: {cards}.</source>
        <translation>Bu eldeki ceza kartları: {cards}.</translation>
    </message>
    <message>
        <source>There is no penalty card in this trick so far.</source>
        <translation>Bu elde şimdilik ceza kartı yok.</translation>
    </message>
    <message numerus="yes">
        <source>Not seen yet: %Ln penalty card(s).</source>
        <translation>
            <numerusform>Henüz görülmeyen ceza kartı sayısı: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {card} is a penalty card, and somebody else has to take it here.</source>
        <translation>Bu bir ceza kartı ({card}) ve burada onu başkası almak zorunda.</translation>
    </message>
    <message>
        <source>You have bid sluff and must not take a trick.</source>
        <translation>Sluff dediniz, hiç el almamalısınız.</translation>
    </message>
    <message>
        <source>{name} of your team has bid sluff and should not take this trick.</source>
        <translation>Takımınızdan {name} sluff dedi, bu eli almamalı.</translation>
    </message>
    <message>
        <source>{name} of the other team has bid sluff; a trick would spoil it.</source>
        <translation>Rakip takımdan {name} sluff dedi; bir el alırsa sluff tutmaz.</translation>
    </message>
    <message numerus="yes">
        <source>Your team still needs %Ln trick(s) for its bid.</source>
        <translation>
            <numerusform>Takımınızın tahmini için hâlâ %Ln el gerekiyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your team has reached its bid; each further trick brings 1 point.</source>
        <translation>Takımınız tahminine ulaştı; bundan sonraki her el 1 puan getirir.</translation>
    </message>
    <message numerus="yes">
        <source>The other side has played counting cards here: %Ln point(s).</source>
        <translation>
            <numerusform>Rakip takım bu ele puanlı kart verdi: %Ln puan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This trick is your side&apos;s, so your points in it are safe: %Ln.</source>
        <translation>
            <numerusform>Bu el takımınızın; verdiğiniz puan güvende: %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It counts %Ln point(s), safe once it has taken the trick.</source>
        <translation>
            <numerusform>%Ln puanlık kart; eli alırsa güvende olur.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {card} counts no points.</source>
        <translation>Bu kartın puanı yok: {card}.</translation>
    </message>
    <message>
        <source>The last trick brings 10 points.</source>
        <translation>Son el 10 puan getirir.</translation>
    </message>
    <message>
        <source>Higher {suit} not seen yet: {count}.</source>
        <translation>Henüz görülmeyen daha büyük {suit} sayısı: {count}.</translation>
    </message>
    <message>
        <source>Higher {suit} not played yet: {count}.</source>
        <translation>Henüz oynanmamış daha büyük {suit} sayısı: {count}.</translation>
    </message>
    <message>
        <source>No {suit} are left that beat the {card}.</source>
        <translation>Bu kartı geçecek {suit} kalmadı: {card}.</translation>
    </message>
    <message>
        <source>Lower {suit} not seen yet: {count}; so this card could take a trick later.</source>
        <translation>Henüz görülmeyen daha küçük {suit} sayısı: {count}; bu kart sonra el alabilir.</translation>
    </message>
    <message>
        <source>Lower {suit} not played yet: {count}; so this card could take a trick later.</source>
        <translation>Henüz oynanmamış daha küçük {suit} sayısı: {count}; bu kart sonra el alabilir.</translation>
    </message>
    <message numerus="yes">
        <source>Not played yet: %Ln trump(s).</source>
        <translation>
            <numerusform>Henüz oynanmamış koz sayısı: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the lowest of your {suit}; the {kept} stays for later.</source>
        <translation>Elinizdeki en küçük {suit} bu; sonraya kalan: {kept}.</translation>
    </message>
    <message>
        <source>It is the highest of your {suit}; the {kept} stays for later.</source>
        <translation>Elinizdeki en büyük {suit} bu; sonraya kalan: {kept}.</translation>
    </message>
    <message>
        <source>So you get rid of the highest of your {suit}; the {kept} stays to duck with.</source>
        <translation>Böylece elinizdeki en büyük {suit} kartından kurtulursunuz; altta kalmak için sakladığınız: {kept}.</translation>
    </message>
    <message>
        <source>Each trump that falls makes your {card} safer: no higher {suit} are left.</source>
        <translation>Düşen her koz şu kartınızı güvenceye alır: {card}; ondan büyük {suit} kalmadı.</translation>
    </message>
    <message>
        <source>Counting {suit} not seen yet: {count}.</source>
        <translation>Henüz görülmeyen puanlı {suit} sayısı: {count}.</translation>
    </message>
    <message>
        <source>Counting {suit} not played yet: {count}.</source>
        <translation>Henüz oynanmamış puanlı {suit} sayısı: {count}.</translation>
    </message>
    <message>
        <source>The Matto wins no trick, and nobody can capture it.</source>
        <translation>Matto el almaz, ama onu kimse alamaz da.</translation>
    </message>
    <message>
        <source>Your aces and kings: {cards}.</source>
        <translation>Elinizdeki aslar ve papazlar: {cards}.</translation>
    </message>
    <message>
        <source>You have neither an ace nor a king.</source>
        <translation>Elinizde ne as ne papaz var.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %Ln card(s) of the suit that this bid offers as trumps.</source>
        <translation>
            <numerusform>Bu tahminle koz olarak önerdiğiniz renkten kart sayınız: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>By what you know, a bid of {count} would bring about {points} points less.</source>
        <translation>Bildiklerinize göre {count} tahmini yaklaşık {points} puan daha az getirir.</translation>
    </message>
    <message>
        <source>By what you know, a bid of {count} would do about as well.</source>
        <translation>Bildiklerinize göre {count} tahmini de aşağı yukarı aynıdır.</translation>
    </message>
    <message>
        <source>Your bid becomes {count}.</source>
        <translation>Tahmininiz {count} olur.</translation>
    </message>
    <message>
        <source>By what you know, lowering would bring about {points} points less.</source>
        <translation>Bildiklerinize göre azaltmak yaklaşık {points} puan daha az getirir.</translation>
    </message>
    <message>
        <source>By what you know, raising would bring about {points} points less.</source>
        <translation>Bildiklerinize göre artırmak yaklaşık {points} puan daha az getirir.</translation>
    </message>
    <message>
        <source>By what you know, both choices do about equally well.</source>
        <translation>Bildiklerinize göre iki seçenek de aşağı yukarı aynıdır.</translation>
    </message>
    <message>
        <source>Your 1s and 14s: {cards}.</source>
        <translation>Elinizdeki 1’ler ve 14’ler: {cards}.</translation>
    </message>
    <message>
        <source>You have no 1 and no 14.</source>
        <translation>Elinizde ne 1 ne 14 var.</translation>
    </message>
    <message>
        <source>Cards from 2 to 10 in your hand, which seldom take a trick: {count}.</source>
        <translation>Nadiren el alan 2 ile 10 arası kart sayınız: {count}.</translation>
    </message>
    <message>
        <source>Black cards in your hand, the trumps: {count}.</source>
        <translation>Elinizdeki siyah kart (koz) sayısı: {count}.</translation>
    </message>
    <message>
        <source>By what you know, a bid of {count} would bring your team about {points} points less.</source>
        <translation>Bildiklerinize göre {count} tahmini takımınıza yaklaşık {points} puan daha az getirir.</translation>
    </message>
    <message>
        <source>By what you know, a sluff would bring your team about {points} points less.</source>
        <translation>Bildiklerinize göre sluff takımınıza yaklaşık {points} puan daha az getirir.</translation>
    </message>
    <message>
        <source>By what you know, a sluff would do about as well.</source>
        <translation>Bildiklerinize göre sluff da aşağı yukarı aynıdır.</translation>
    </message>
    <message>
        <source>Your trumps would be: {cards}.</source>
        <translation>Kozlarınız şunlar olur: {cards}.</translation>
    </message>
    <message>
        <source>Aces and kings beside them: {cards}.</source>
        <translation>Bunların yanında aslar ve papazlar: {cards}.</translation>
    </message>
    <message>
        <source>Cards from 2 to 6 in your hand, which seldom take a trick: {count}.</source>
        <translation>Nadiren el alan 2 ile 6 arası kart sayınız: {count}.</translation>
    </message>
    <message>
        <source>Penalty cards in your hand: {cards}.</source>
        <translation>Elinizdeki ceza kartları: {cards}.</translation>
    </message>
    <message>
        <source>You hold none of the penalty cards.</source>
        <translation>Elinizde ceza kartı yok.</translation>
    </message>
    <message>
        <source>By what you know, {contract} would bring about {points} points less.</source>
        <translation>Bildiklerinize göre {contract} yaklaşık {points} puan daha az getirir.</translation>
    </message>
    <message>
        <source>By what you know, {contract} would do about as well.</source>
        <translation>Bildiklerinize göre aşağı yukarı aynı olan: {contract}.</translation>
    </message>
    <message>
        <source>That leaves you without {suits}, which you can then trump.</source>
        <translation>Böylece elinizde hiç {suits} kalmaz; geldiğinde çakabilirsiniz.</translation>
    </message>
    <message>
        <source>You keep all your trumps.</source>
        <translation>Bütün kozlarınız elinizde kalır.</translation>
    </message>
    <message>
        <source>These are the cards you can best do without: {cards}.</source>
        <translation>En kolay vazgeçebileceğiniz kartlar: {cards}.</translation>
    </message>
    <message>
        <source>You hold no verzicola.</source>
        <translation>Elinizde verzicola yok.</translation>
    </message>
    <message numerus="yes">
        <source>That scores %Ln point(s) at once.</source>
        <translation>
            <numerusform>Hemen %Ln puan getirir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Declaring everything would score %Ln point(s).</source>
        <translation>
            <numerusform>Hepsini bildirmek %Ln puan getirir.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others then know that you hold: {cards}.</source>
        <translation>Buna karşılık diğerlerinin öğreneceği kartlarınız: {cards}.</translation>
    </message>
    <message>
        <source>But the others would know that you hold: {cards}.</source>
        <translation>Ama diğerleri şu kartlarınızı öğrenir: {cards}.</translation>
    </message>
    <message>
        <source>It shows nothing that the others do not know yet.</source>
        <translation>Diğerlerinin henüz bilmediği bir şey göstermez.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Thinking about it…</source>
        <translation>Düşünülüyor…</translation>
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
        <translation>Temel</translation>
    </message>
    <message>
        <source>{path} {number}: {title}</source>
        <translation>{path} {number}: {title}</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Bir oyun seçin</translation>
    </message>
</context>
<context>
    <name>IdeaCard</name>
    <message>
        <source>done</source>
        <translation>tamamlandı</translation>
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
        <translation>İçe aktarma bitti</translation>
    </message>
    <message>
        <source>Import stopped</source>
        <translation>İçe aktarma yarıda kaldı</translation>
    </message>
    <message>
        <source>New deals: {number}</source>
        <translation>Yeni tur: {number}</translation>
    </message>
    <message>
        <source>Deals that were there already: {number}</source>
        <translation>Zaten kayıtlı tur: {number}</translation>
    </message>
    <message>
        <source>Refused: {number}</source>
        <translation>Kabul edilmeyen: {number}</translation>
    </message>
    <message>
        <source>A file could not be read, or the ledger not be written; what is new was kept.</source>
        <translation>Bir dosya okunamadı ya da puan defterine yazılamadı; o ana dek gelenler saklandı.</translation>
    </message>
    <message>
        <source>More refused lines: {number}</source>
        <translation>Kabul edilmeyen başka satır: {number}</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Raporu kaydet</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>{file}, line {line}: no deal record, or it contradicts what is there.</source>
        <translation>{file}, satır {line}: tur kaydı değil ya da var olanla çelişiyor.</translation>
    </message>
    <message>
        <source>{file}, line {line}: breaks rule {rule}.</source>
        <translation>{file}, satır {line}: kurala aykırı: {rule}.</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Metin (*.txt)</translation>
    </message>
</context>
<context>
    <name>KeptRow</name>
    <message>
        <source>Cannot be read</source>
        <translation>Okunamıyor</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aç</translation>
    </message>
    <message>
        <source>Open: {name}</source>
        <translation>Aç: {name}</translation>
    </message>
    <message>
        <source>Delete: {name}</source>
        <translation>Sil: {name}</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Space</source>
        <translation>Boşluk</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tuşlar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keyboard</source>
        <translation>Klavye</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Own hand</source>
        <translation>Elinizdeki kartlar</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Masada</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Her yerde</translation>
    </message>
    <message>
        <source>In a lesson</source>
        <translation>Derste</translation>
    </message>
    <message>
        <source>In a review</source>
        <translation>İncelemede</translation>
    </message>
    <message>
        <source>In the rulebook</source>
        <translation>Kurallarda</translation>
    </message>
    <message>
        <source>In the sandbox</source>
        <translation>Deneme masasında</translation>
    </message>
    <message>
        <source>Move through the hand</source>
        <translation>Eldeki kartlarda gezinir</translation>
    </message>
    <message>
        <source>Go to cards that can be played</source>
        <translation>Oynanabilen kartlara gider</translation>
    </message>
    <message>
        <source>First and last card</source>
        <translation>İlk ve son kart</translation>
    </message>
    <message>
        <source>Play the card; while something moves, complete it</source>
        <translation>Kartı oynar; hareket sürüyorsa tamamlar</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>İpucu</translation>
    </message>
    <message>
        <source>Say why the card cannot be played now</source>
        <translation>Kartın şimdi neden oynanamadığını söyler</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Geri alır</translation>
    </message>
    <message>
        <source>Choose the bid with this number (Rook Sluff)</source>
        <translation>Bu sayıyı tahmin olarak seçer (Rook Sluff)</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Önceki el</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Bu turda olanlar</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Puan tablosu</translation>
    </message>
    <message>
        <source>Declared cards and the fola (Minchiate)</source>
        <translation>Bildirilen kartlar ve fola (Minchiate)</translation>
    </message>
    <message>
        <source>Mark the answer</source>
        <translation>Doğru yanıtı işaretler</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Bütün dersler</translation>
    </message>
    <message>
        <source>Back and forward by one step</source>
        <translation>Bir adım geri ve ileri</translation>
    </message>
    <message>
        <source>Beginning and end of the deal</source>
        <translation>Turun başı ve sonu</translation>
    </message>
    <message>
        <source>Run by itself, and pause</source>
        <translation>Kendiliğinden oynatır, duraklatır</translation>
    </message>
    <message>
        <source>Back to where you came from</source>
        <translation>Geldiğiniz yere döner</translation>
    </message>
    <message>
        <source>Previous and next rule</source>
        <translation>Önceki ve sonraki kural</translation>
    </message>
    <message>
        <source>Previous and next chapter</source>
        <translation>Önceki ve sonraki bölüm</translation>
    </message>
    <message>
        <source>Steps of the diagram</source>
        <translation>Şeklin adımları</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Arama</translation>
    </message>
    <message>
        <source>Next and previous place found</source>
        <translation>Sonraki ve önceki sonuç</translation>
    </message>
    <message>
        <source>Spell the code of a card; Enter completes it</source>
        <translation>Kart kodu yazar; Enter tamamlar</translation>
    </message>
    <message>
        <source>Take back a letter of the code</source>
        <translation>Kodun son harfini siler</translation>
    </message>
    <message>
        <source>Go to the next card</source>
        <translation>Komşu karta geçer</translation>
    </message>
    <message>
        <source>Lay the card, or take it up</source>
        <translation>Kartı koyar ya da geri alır</translation>
    </message>
    <message>
        <source>Read aloud what the rules say</source>
        <translation>Kuralların ne dediğini sesli okur</translation>
    </message>
    <message>
        <source>Take back the last change</source>
        <translation>Son değişikliği geri alır</translation>
    </message>
    <message>
        <source>Set up the position that was copied</source>
        <translation>Kopyalanan konumu kurar</translation>
    </message>
    <message>
        <source>Read the whole table aloud</source>
        <translation>Masanın tamamını sesli okur</translation>
    </message>
    <message>
        <source>Rulebook, at the rule of the moment</source>
        <translation>O an gereken kuralı açar</translation>
    </message>
    <message>
        <source>Next and previous part of the table</source>
        <translation>Masanın sonraki ve önceki bölümü</translation>
    </message>
    <message>
        <source>Close what is open, then the menu</source>
        <translation>Açık olanı kapatır, sonra menüyü açar</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Yeni oyun</translation>
    </message>
    <message>
        <source>Play the deal whose code was copied</source>
        <translation>Kodu kopyalanan turu oynar</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ayarlar</translation>
    </message>
    <message>
        <source>This sheet</source>
        <translation>Bu sayfa</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tam ekran</translation>
    </message>
    <message>
        <source>Larger and smaller text</source>
        <translation>Daha büyük ve daha küçük metin</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>Normal metin boyutu</translation>
    </message>
</context>
<context>
    <name>LaidOut</name>
    <message>
        <source>A card face down</source>
        <translation>Kapalı bir kart</translation>
    </message>
    <message>
        <source>{card}, marked</source>
        <translation>{card}, işaretli</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Language</source>
        <translation>Dil</translation>
    </message>
    <message>
        <source>Everything changes at once, the game at the table included.</source>
        <translation>Masadaki oyun dahil her şey hemen değişir.</translation>
    </message>
</context>
<context>
    <name>LastMatch</name>
    <message>
        <source>Last game</source>
        <translation>Son oyun</translation>
    </message>
    <message>
        <source>Open ledger</source>
        <translation>Puan defterini aç</translation>
    </message>
    <message>
        <source>{game}, {outcome}</source>
        <translation>{game}, {outcome}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>%Ln tur</numerusform>
        </translation>
    </message>
    <message>
        <source>{day}. {deals}</source>
        <translation>{day}. {deals}</translation>
    </message>
</context>
<context>
    <name>LastTrickPanel</name>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Trick before</source>
        <translation>Önceki el</translation>
    </message>
    <message>
        <source>Trick after</source>
        <translation>Sonraki el</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>{number}. el</translation>
    </message>
</context>
<context>
    <name>LearnHome</name>
    <message>
        <source>Learn</source>
        <translation>Dersler</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Deneme masası</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
    <message>
        <source>The same idea in another game</source>
        <translation>Aynı fikir başka oyunlarda</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Sıradaki ders</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Başla</translation>
    </message>
    <message>
        <source>About 3 minutes</source>
        <translation>Yaklaşık 3 dakika</translation>
    </message>
    <message>
        <source>{game} {number}: {title}</source>
        <translation>{game} {number}: {title}</translation>
    </message>
    <message>
        <source>Start lesson {name}</source>
        <translation>Derse başla: {name}</translation>
    </message>
</context>
<context>
    <name>LedgerFilter</name>
    <message>
        <source>All games</source>
        <translation>Tüm oyunlar</translation>
    </message>
    <message>
        <source>Deleted games</source>
        <translation>Silinen oyunlar</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Hangi oyunlar</translation>
    </message>
    <message>
        <source>Search names, notes, numbers</source>
        <translation>Ad, not, numara ara</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ara</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Aramayı temizle</translation>
    </message>
</context>
<context>
    <name>LedgerPage</name>
    <message>
        <source>Ledger file</source>
        <translation>Puan defteri dosyası</translation>
    </message>
    <message>
        <source>Every card is saved in this file while you play. Nothing leaves this computer.</source>
        <translation>Oynarken her kart bu dosyaya kaydedilir. Hiçbir şey bu bilgisayardan dışarı çıkmaz.</translation>
    </message>
    <message>
        <source>Games are not saved: this session is kept until you quit.</source>
        <translation>Oyunlar kaydedilmiyor: bu oturum programdan çıkana kadar saklanır.</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Klasörü göster</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>Başka klasör seç</translation>
    </message>
</context>
<context>
    <name>LedgerSide</name>
    <message>
        <source>Ledger</source>
        <translation>Puan defteri</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>No game fits.</source>
        <translation>Eşleşen oyun yok.</translation>
    </message>
    <message>
        <source>Export and import</source>
        <translation>Dışa ve içe aktarma</translation>
    </message>
    <message>
        <source>Export all deals as a table (CSV)…</source>
        <translation>Tüm turları tablo olarak dışa aktar (CSV)…</translation>
    </message>
    <message>
        <source>Export all deals (JSON Lines)…</source>
        <translation>Tüm turları dışa aktar (JSON Lines)…</translation>
    </message>
    <message>
        <source>Import deals…</source>
        <translation>Tur kayıtlarını içe aktar…</translation>
    </message>
    <message>
        <source>Save a copy of the ledger…</source>
        <translation>Puan defterinin kopyasını kaydet…</translation>
    </message>
    <message>
        <source>Restore a copy…</source>
        <translation>Bir kopyayı geri yükle…</translation>
    </message>
    <message>
        <source>Open a copied deal code</source>
        <translation>Kopyalanan tur kodunu aç</translation>
    </message>
</context>
<context>
    <name>LedgerTabs</name>
    <message>
        <source>Games</source>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>İstatistikler</translation>
    </message>
    <message>
        <source>Parts of the ledger</source>
        <translation>Puan defterinin bölümleri</translation>
    </message>
</context>
<context>
    <name>LessonColumn</name>
    <message>
        <source>The same idea in another game</source>
        <translation>Aynı fikir başka oyunlarda</translation>
    </message>
    <message>
        <source>{game} {number}: {title}</source>
        <translation>{game} {number}: {title}</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Bütün dersler</translation>
    </message>
    <message>
        <source>Open in sandbox</source>
        <translation>Deneme masasında aç</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Göster</translation>
    </message>
    <message>
        <source>Lesson {place} of {count}</source>
        <translation>Ders {place} / {count}</translation>
    </message>
    <message>
        <source>Step {place} of {count}</source>
        <translation>Adım {place} / {count}</translation>
    </message>
    <message>
        <source>Exercise {place} of {count}</source>
        <translation>Alıştırma {place} / {count}</translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <translation>Kural {number}</translation>
    </message>
</context>
<context>
    <name>LessonLink</name>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>Ders {number}: {title}</translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message>
        <source>That is not possible now</source>
        <translation>Bu şimdi yapılamaz</translation>
    </message>
    <message>
        <source>Not this one</source>
        <translation>Bu değil</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Doğru</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Tur bitti</translation>
    </message>
    <message numerus="yes">
        <source>You took %Ln trick(s).</source>
        <translation>
            <numerusform>%Ln el aldınız.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on freely</source>
        <translation>Serbest oyun</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Kontrol et</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>İleri</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Bütün dersler</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Sıradaki alıştırma</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Sıradaki ders</translation>
    </message>
</context>
<context>
    <name>LessonTerms</name>
    <message>
        <source>For all games</source>
        <translation>Bütün oyunlar için</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Siz</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Kırmızı</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Yeşil</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Sarı</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Altın</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>Kadeh</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Kılıç</translation>
    </message>
    <message>
        <source>Batons</source>
        <translation>Değnek</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Koz</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Maça</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Kupa</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Sinek</translation>
    </message>
    <message>
        <source>Main Atas (playing high)</source>
        <translation>Main Atas (yüksek oyun)</translation>
    </message>
    <message>
        <source>Main Bawah (playing low)</source>
        <translation>Main Bawah (alçak oyun)</translation>
    </message>
    <message>
        <source>Koz (trumps)</source>
        <translation>Koz</translation>
    </message>
    <message>
        <source>Rıfkı (king of hearts)</source>
        <translation>Rıfkı (kupa papazı)</translation>
    </message>
    <message>
        <source>Kız Almaz (girls)</source>
        <translation>Kız Almaz</translation>
    </message>
    <message>
        <source>Erkek Almaz (boys)</source>
        <translation>Erkek Almaz</translation>
    </message>
    <message>
        <source>Kupa Almaz (hearts)</source>
        <translation>Kupa Almaz</translation>
    </message>
    <message>
        <source>Son İki (last two)</source>
        <translation>Son İki</translation>
    </message>
    <message>
        <source>El Almaz (no tricks)</source>
        <translation>El Almaz</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Mixed. Set all to</source>
        <translation>Karışık. Hepsi için seç</translation>
    </message>
    <message>
        <source>All the same</source>
        <translation>Hepsi aynı</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Acemi</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Dengeli</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Usta</translation>
    </message>
    <message>
        <source>Knows the rules, plays simply and forgets what is gone.</source>
        <translation>Kuralları bilir, basit oynar, çıkan kartları unutur.</translation>
    </message>
    <message>
        <source>Remembers what was played, and plays with care.</source>
        <translation>Çıkan kartları aklında tutar, ölçülü oynar.</translation>
    </message>
    <message>
        <source>Thinks through what the others may hold.</source>
        <translation>Başkalarında hangi kartların olabileceğini hesaplar.</translation>
    </message>
    <message>
        <source>Level: {name} ({style})</source>
        <translation>Seviye: {name} ({style})</translation>
    </message>
    <message>
        <source>Level of all computer players</source>
        <translation>Bütün bilgisayarların seviyesi</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Seviye</translation>
    </message>
    <message>
        <source>Each seat</source>
        <translation>Tek tek seç</translation>
    </message>
    <message>
        <source>Your team</source>
        <translation>Takımınız</translation>
    </message>
    <message>
        <source>Other team</source>
        <translation>Rakip takım</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licenses</source>
        <translation>Lisanslar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>Line</name>
    <message>
        <source>Rule {rule}</source>
        <translation>Kural {rule}</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What has happened</source>
        <translation>Bu turda olanlar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This game cannot be continued</source>
        <translation>Bu oyun sürdürülemiyor</translation>
    </message>
    <message>
        <source>What is stored of it cannot be read. It stays in the score ledger as it is; nothing was deleted.</source>
        <translation>Kaydı okunamıyor. Oyun puan defterinde olduğu gibi kalır; hiçbir şey silinmedi.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Choose a folder for the ledger</source>
        <translation>Puan defteri için bir klasör seçin</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>abandoned</source>
        <translation>bırakıldı</translation>
    </message>
    <message>
        <source>deal {deal} of {deals}</source>
        <translation>tur {deal}/{deals}</translation>
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
        <translation>Bu oyun bırakılsın mı?</translation>
    </message>
    <message>
        <source>It stays in the score ledger, and you can take it up again there.</source>
        <translation>Puan defterinde kalır; oradan oyuna geri dönebilirsiniz.</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Bırak</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Kalsın</translation>
    </message>
    <message>
        <source>{name} {score}</source>
        <translation>{name} {score}</translation>
    </message>
    <message>
        <source>{story}. Totals: {totals}</source>
        <translation>{story}. Toplamlar: {totals}</translation>
    </message>
    <message>
        <source>Review deal {deal}</source>
        <translation>{deal}. turu incele</translation>
    </message>
    <message>
        <source>{begun} to {ended}</source>
        <translation>{begun} – {ended}</translation>
    </message>
    <message>
        <source>Deleted; it can be restored until {day}</source>
        <translation>Silindi; geri getirmek için son gün: {day}</translation>
    </message>
    <message>
        <source>Game number {number}</source>
        <translation>Oyun numarası {number}</translation>
    </message>
    <message>
        <source>. </source>
        <translation>. </translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Listeye dön</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>Take up again</source>
        <translation>Oyuna geri dön</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Geri getir</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Diğer</translation>
    </message>
    <message>
        <source>Learn from my mistakes</source>
        <translation>Hatalarımdan öğren</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Not…</translation>
    </message>
    <message>
        <source>Rename players…</source>
        <translation>Oyuncu adlarını değiştir…</translation>
    </message>
    <message>
        <source>Delete game</source>
        <translation>Oyunu sil</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>Bu turun kodunu kopyala</translation>
    </message>
    <message>
        <source>Save this deal as a file…</source>
        <translation>Bu turu dosya olarak kaydet…</translation>
    </message>
    <message>
        <source>Score sheet as PDF…</source>
        <translation>Puan tablosunu PDF olarak kaydet…</translation>
    </message>
    <message>
        <source>Score sheet as picture (PNG)…</source>
        <translation>Puan tablosunu resim olarak kaydet (PNG)…</translation>
    </message>
    <message>
        <source>Deals as a table (CSV)…</source>
        <translation>Turları tablo olarak kaydet (CSV)…</translation>
    </message>
    <message>
        <source>Deals as records (JSON Lines)…</source>
        <translation>Tur kayıtlarını kaydet (JSON Lines)…</translation>
    </message>
    <message>
        <source>Choose a score to see its tricks.</source>
        <translation>Hangi ellerden geldiğini görmek için bir puan seçin.</translation>
    </message>
    <message>
        <source>Net resti after each deal</source>
        <translation>Her turdan sonraki net resti</translation>
    </message>
    <message>
        <source>Total score after each deal</source>
        <translation>Her turdan sonraki toplam puan</translation>
    </message>
    <message>
        <source>No deal has ended yet.</source>
        <translation>Henüz biten tur yok.</translation>
    </message>
    <message>
        <source>The deals of this game cannot be read.</source>
        <translation>Bu oyunun turları okunamıyor.</translation>
    </message>
</context>
<context>
    <name>Minchiate</name>
    <message>
        <source>They</source>
        <translation>Onlar</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Biz</translation>
    </message>
    <message>
        <source>Minchiate, one deal</source>
        <translation>Minchiate, bir tur</translation>
    </message>
    <message>
        <source>Minchiate, four deals</source>
        <translation>Minchiate, dört tur</translation>
    </message>
    <message>
        <source>{ours} : {theirs}</source>
        <translation>{ours} : {theirs}</translation>
    </message>
    <message>
        <source>Deal {deal}: resti {resti}, final count {count}. Dealer: {name}</source>
        <translation>{deal}. tur: resti {resti}, son sayım {count}. Dağıtan: {name}</translation>
    </message>
    <message>
        <source>Minchiate</source>
        <translation>Minchiate</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>İtalya</translation>
    </message>
    <message>
        <source>The great Florentine tarot game: rob, declare, capture, and win resti.</source>
        <translation>Floransa’nın büyük tarot oyunu: çalın, bildirin, alın, resto kazanın.</translation>
    </message>
    <message>
        <source>4 players, 2 against 2</source>
        <translation>4 oyuncu, 2’ye 2</translation>
    </message>
    <message>
        <source>1 or 4 deals, 20 or 80 min</source>
        <translation>1 veya 4 tur, 20 veya 80 dk</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dağıtan</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>Son sayım</translation>
    </message>
    <message>
        <source>Net resti; small figures: resti won</source>
        <translation>Net resti; küçük rakamlar: kazanılan resto</translation>
    </message>
</context>
<context>
    <name>MinchiateFigures</name>
    <message>
        <source>Net resti a deal, by dealer</source>
        <translation>Dağıtana göre tur başına net resti</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dağıtan</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Siz</translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>Eşiniz</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>Rakip takım</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Takımınız</translation>
    </message>
    <message>
        <source>Resti won a deal</source>
        <translation>Tur başına kazanılan resto</translation>
    </message>
    <message>
        <source>The average number of resti your side won in a deal.</source>
        <translation>Takımınızın bir turda kazandığı resto ortalaması.</translation>
    </message>
    <message>
        <source>Resti lost a deal</source>
        <translation>Tur başına verilen resto</translation>
    </message>
    <message>
        <source>The average number of resti the other side won in a deal.</source>
        <translation>Rakip takımın bir turda kazandığı resto ortalaması.</translation>
    </message>
    <message>
        <source>Your verzicole a deal</source>
        <translation>Tur başına verzicola</translation>
    </message>
    <message>
        <source>The average number of verzicole you declared yourself in a deal.</source>
        <translation>Bir turda kendi bildirdiğiniz verzicola ortalaması.</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>Son sayım</translation>
    </message>
    <message>
        <source>The average of what your side counted at the end of a deal.</source>
        <translation>Takımınızın tur sonunda saydığı puanın ortalaması.</translation>
    </message>
</context>
<context>
    <name>MinchiateNames</name>
    <message>
        <source>Trump {number}</source>
        <comment>at the beginning</comment>
        <translation>Koz {number}</translation>
    </message>
    <message>
        <source>Matto</source>
        <comment>at the beginning</comment>
        <translation>Matto</translation>
    </message>
    <message>
        <source>Re (king) of coins</source>
        <comment>at the beginning</comment>
        <translation>Altın kralı (Re)</translation>
    </message>
    <message>
        <source>Regina (queen) of coins</source>
        <comment>at the beginning</comment>
        <translation>Altın kraliçesi (Regina)</translation>
    </message>
    <message>
        <source>Cavallo (knight) of coins</source>
        <comment>at the beginning</comment>
        <translation>Altın şövalyesi (Cavallo)</translation>
    </message>
    <message>
        <source>Fantina of coins</source>
        <comment>at the beginning</comment>
        <translation>Altın Fantinası</translation>
    </message>
    <message>
        <source>10 of coins</source>
        <comment>at the beginning</comment>
        <translation>Altın onlusu</translation>
    </message>
    <message>
        <source>9 of coins</source>
        <comment>at the beginning</comment>
        <translation>Altın dokuzlusu</translation>
    </message>
    <message>
        <source>8 of coins</source>
        <comment>at the beginning</comment>
        <translation>Altın sekizlisi</translation>
    </message>
    <message>
        <source>7 of coins</source>
        <comment>at the beginning</comment>
        <translation>Altın yedilisi</translation>
    </message>
    <message>
        <source>6 of coins</source>
        <comment>at the beginning</comment>
        <translation>Altın altılısı</translation>
    </message>
    <message>
        <source>5 of coins</source>
        <comment>at the beginning</comment>
        <translation>Altın beşlisi</translation>
    </message>
    <message>
        <source>4 of coins</source>
        <comment>at the beginning</comment>
        <translation>Altın dörtlüsü</translation>
    </message>
    <message>
        <source>3 of coins</source>
        <comment>at the beginning</comment>
        <translation>Altın üçlüsü</translation>
    </message>
    <message>
        <source>2 of coins</source>
        <comment>at the beginning</comment>
        <translation>Altın ikilisi</translation>
    </message>
    <message>
        <source>1 of coins</source>
        <comment>at the beginning</comment>
        <translation>Altın birlisi</translation>
    </message>
    <message>
        <source>Re (king) of cups</source>
        <comment>at the beginning</comment>
        <translation>Kadeh kralı (Re)</translation>
    </message>
    <message>
        <source>Regina (queen) of cups</source>
        <comment>at the beginning</comment>
        <translation>Kadeh kraliçesi (Regina)</translation>
    </message>
    <message>
        <source>Cavallo (knight) of cups</source>
        <comment>at the beginning</comment>
        <translation>Kadeh şövalyesi (Cavallo)</translation>
    </message>
    <message>
        <source>Fantina of cups</source>
        <comment>at the beginning</comment>
        <translation>Kadeh Fantinası</translation>
    </message>
    <message>
        <source>10 of cups</source>
        <comment>at the beginning</comment>
        <translation>Kadeh onlusu</translation>
    </message>
    <message>
        <source>9 of cups</source>
        <comment>at the beginning</comment>
        <translation>Kadeh dokuzlusu</translation>
    </message>
    <message>
        <source>8 of cups</source>
        <comment>at the beginning</comment>
        <translation>Kadeh sekizlisi</translation>
    </message>
    <message>
        <source>7 of cups</source>
        <comment>at the beginning</comment>
        <translation>Kadeh yedilisi</translation>
    </message>
    <message>
        <source>6 of cups</source>
        <comment>at the beginning</comment>
        <translation>Kadeh altılısı</translation>
    </message>
    <message>
        <source>5 of cups</source>
        <comment>at the beginning</comment>
        <translation>Kadeh beşlisi</translation>
    </message>
    <message>
        <source>4 of cups</source>
        <comment>at the beginning</comment>
        <translation>Kadeh dörtlüsü</translation>
    </message>
    <message>
        <source>3 of cups</source>
        <comment>at the beginning</comment>
        <translation>Kadeh üçlüsü</translation>
    </message>
    <message>
        <source>2 of cups</source>
        <comment>at the beginning</comment>
        <translation>Kadeh ikilisi</translation>
    </message>
    <message>
        <source>1 of cups</source>
        <comment>at the beginning</comment>
        <translation>Kadeh birlisi</translation>
    </message>
    <message>
        <source>Re (king) of swords</source>
        <comment>at the beginning</comment>
        <translation>Kılıç kralı (Re)</translation>
    </message>
    <message>
        <source>Regina (queen) of swords</source>
        <comment>at the beginning</comment>
        <translation>Kılıç kraliçesi (Regina)</translation>
    </message>
    <message>
        <source>Cavallo (knight) of swords</source>
        <comment>at the beginning</comment>
        <translation>Kılıç şövalyesi (Cavallo)</translation>
    </message>
    <message>
        <source>Fante of swords</source>
        <comment>at the beginning</comment>
        <translation>Kılıç Fantesi</translation>
    </message>
    <message>
        <source>10 of swords</source>
        <comment>at the beginning</comment>
        <translation>Kılıç onlusu</translation>
    </message>
    <message>
        <source>9 of swords</source>
        <comment>at the beginning</comment>
        <translation>Kılıç dokuzlusu</translation>
    </message>
    <message>
        <source>8 of swords</source>
        <comment>at the beginning</comment>
        <translation>Kılıç sekizlisi</translation>
    </message>
    <message>
        <source>7 of swords</source>
        <comment>at the beginning</comment>
        <translation>Kılıç yedilisi</translation>
    </message>
    <message>
        <source>6 of swords</source>
        <comment>at the beginning</comment>
        <translation>Kılıç altılısı</translation>
    </message>
    <message>
        <source>5 of swords</source>
        <comment>at the beginning</comment>
        <translation>Kılıç beşlisi</translation>
    </message>
    <message>
        <source>4 of swords</source>
        <comment>at the beginning</comment>
        <translation>Kılıç dörtlüsü</translation>
    </message>
    <message>
        <source>3 of swords</source>
        <comment>at the beginning</comment>
        <translation>Kılıç üçlüsü</translation>
    </message>
    <message>
        <source>2 of swords</source>
        <comment>at the beginning</comment>
        <translation>Kılıç ikilisi</translation>
    </message>
    <message>
        <source>1 of swords</source>
        <comment>at the beginning</comment>
        <translation>Kılıç birlisi</translation>
    </message>
    <message>
        <source>Re (king) of batons</source>
        <comment>at the beginning</comment>
        <translation>Değnek kralı (Re)</translation>
    </message>
    <message>
        <source>Regina (queen) of batons</source>
        <comment>at the beginning</comment>
        <translation>Değnek kraliçesi (Regina)</translation>
    </message>
    <message>
        <source>Cavallo (knight) of batons</source>
        <comment>at the beginning</comment>
        <translation>Değnek şövalyesi (Cavallo)</translation>
    </message>
    <message>
        <source>Fante of batons</source>
        <comment>at the beginning</comment>
        <translation>Değnek Fantesi</translation>
    </message>
    <message>
        <source>10 of batons</source>
        <comment>at the beginning</comment>
        <translation>Değnek onlusu</translation>
    </message>
    <message>
        <source>9 of batons</source>
        <comment>at the beginning</comment>
        <translation>Değnek dokuzlusu</translation>
    </message>
    <message>
        <source>8 of batons</source>
        <comment>at the beginning</comment>
        <translation>Değnek sekizlisi</translation>
    </message>
    <message>
        <source>7 of batons</source>
        <comment>at the beginning</comment>
        <translation>Değnek yedilisi</translation>
    </message>
    <message>
        <source>6 of batons</source>
        <comment>at the beginning</comment>
        <translation>Değnek altılısı</translation>
    </message>
    <message>
        <source>5 of batons</source>
        <comment>at the beginning</comment>
        <translation>Değnek beşlisi</translation>
    </message>
    <message>
        <source>4 of batons</source>
        <comment>at the beginning</comment>
        <translation>Değnek dörtlüsü</translation>
    </message>
    <message>
        <source>3 of batons</source>
        <comment>at the beginning</comment>
        <translation>Değnek üçlüsü</translation>
    </message>
    <message>
        <source>2 of batons</source>
        <comment>at the beginning</comment>
        <translation>Değnek ikilisi</translation>
    </message>
    <message>
        <source>1 of batons</source>
        <comment>at the beginning</comment>
        <translation>Değnek birlisi</translation>
    </message>
    <message>
        <source>{number} of trumps</source>
        <comment>inside a sentence</comment>
        <translation>koz {number}</translation>
    </message>
    <message>
        <source>Matto</source>
        <comment>inside a sentence</comment>
        <translation>Matto</translation>
    </message>
    <message>
        <source>Re (king) of coins</source>
        <comment>inside a sentence</comment>
        <translation>altın kralı (Re)</translation>
    </message>
    <message>
        <source>Regina (queen) of coins</source>
        <comment>inside a sentence</comment>
        <translation>altın kraliçesi (Regina)</translation>
    </message>
    <message>
        <source>Cavallo (knight) of coins</source>
        <comment>inside a sentence</comment>
        <translation>altın şövalyesi (Cavallo)</translation>
    </message>
    <message>
        <source>Fantina of coins</source>
        <comment>inside a sentence</comment>
        <translation>altın Fantinası</translation>
    </message>
    <message>
        <source>10 of coins</source>
        <comment>inside a sentence</comment>
        <translation>altın onlusu</translation>
    </message>
    <message>
        <source>9 of coins</source>
        <comment>inside a sentence</comment>
        <translation>altın dokuzlusu</translation>
    </message>
    <message>
        <source>8 of coins</source>
        <comment>inside a sentence</comment>
        <translation>altın sekizlisi</translation>
    </message>
    <message>
        <source>7 of coins</source>
        <comment>inside a sentence</comment>
        <translation>altın yedilisi</translation>
    </message>
    <message>
        <source>6 of coins</source>
        <comment>inside a sentence</comment>
        <translation>altın altılısı</translation>
    </message>
    <message>
        <source>5 of coins</source>
        <comment>inside a sentence</comment>
        <translation>altın beşlisi</translation>
    </message>
    <message>
        <source>4 of coins</source>
        <comment>inside a sentence</comment>
        <translation>altın dörtlüsü</translation>
    </message>
    <message>
        <source>3 of coins</source>
        <comment>inside a sentence</comment>
        <translation>altın üçlüsü</translation>
    </message>
    <message>
        <source>2 of coins</source>
        <comment>inside a sentence</comment>
        <translation>altın ikilisi</translation>
    </message>
    <message>
        <source>1 of coins</source>
        <comment>inside a sentence</comment>
        <translation>altın birlisi</translation>
    </message>
    <message>
        <source>Re (king) of cups</source>
        <comment>inside a sentence</comment>
        <translation>kadeh kralı (Re)</translation>
    </message>
    <message>
        <source>Regina (queen) of cups</source>
        <comment>inside a sentence</comment>
        <translation>kadeh kraliçesi (Regina)</translation>
    </message>
    <message>
        <source>Cavallo (knight) of cups</source>
        <comment>inside a sentence</comment>
        <translation>kadeh şövalyesi (Cavallo)</translation>
    </message>
    <message>
        <source>Fantina of cups</source>
        <comment>inside a sentence</comment>
        <translation>kadeh Fantinası</translation>
    </message>
    <message>
        <source>10 of cups</source>
        <comment>inside a sentence</comment>
        <translation>kadeh onlusu</translation>
    </message>
    <message>
        <source>9 of cups</source>
        <comment>inside a sentence</comment>
        <translation>kadeh dokuzlusu</translation>
    </message>
    <message>
        <source>8 of cups</source>
        <comment>inside a sentence</comment>
        <translation>kadeh sekizlisi</translation>
    </message>
    <message>
        <source>7 of cups</source>
        <comment>inside a sentence</comment>
        <translation>kadeh yedilisi</translation>
    </message>
    <message>
        <source>6 of cups</source>
        <comment>inside a sentence</comment>
        <translation>kadeh altılısı</translation>
    </message>
    <message>
        <source>5 of cups</source>
        <comment>inside a sentence</comment>
        <translation>kadeh beşlisi</translation>
    </message>
    <message>
        <source>4 of cups</source>
        <comment>inside a sentence</comment>
        <translation>kadeh dörtlüsü</translation>
    </message>
    <message>
        <source>3 of cups</source>
        <comment>inside a sentence</comment>
        <translation>kadeh üçlüsü</translation>
    </message>
    <message>
        <source>2 of cups</source>
        <comment>inside a sentence</comment>
        <translation>kadeh ikilisi</translation>
    </message>
    <message>
        <source>1 of cups</source>
        <comment>inside a sentence</comment>
        <translation>kadeh birlisi</translation>
    </message>
    <message>
        <source>Re (king) of swords</source>
        <comment>inside a sentence</comment>
        <translation>kılıç kralı (Re)</translation>
    </message>
    <message>
        <source>Regina (queen) of swords</source>
        <comment>inside a sentence</comment>
        <translation>kılıç kraliçesi (Regina)</translation>
    </message>
    <message>
        <source>Cavallo (knight) of swords</source>
        <comment>inside a sentence</comment>
        <translation>kılıç şövalyesi (Cavallo)</translation>
    </message>
    <message>
        <source>Fante of swords</source>
        <comment>inside a sentence</comment>
        <translation>kılıç Fantesi</translation>
    </message>
    <message>
        <source>10 of swords</source>
        <comment>inside a sentence</comment>
        <translation>kılıç onlusu</translation>
    </message>
    <message>
        <source>9 of swords</source>
        <comment>inside a sentence</comment>
        <translation>kılıç dokuzlusu</translation>
    </message>
    <message>
        <source>8 of swords</source>
        <comment>inside a sentence</comment>
        <translation>kılıç sekizlisi</translation>
    </message>
    <message>
        <source>7 of swords</source>
        <comment>inside a sentence</comment>
        <translation>kılıç yedilisi</translation>
    </message>
    <message>
        <source>6 of swords</source>
        <comment>inside a sentence</comment>
        <translation>kılıç altılısı</translation>
    </message>
    <message>
        <source>5 of swords</source>
        <comment>inside a sentence</comment>
        <translation>kılıç beşlisi</translation>
    </message>
    <message>
        <source>4 of swords</source>
        <comment>inside a sentence</comment>
        <translation>kılıç dörtlüsü</translation>
    </message>
    <message>
        <source>3 of swords</source>
        <comment>inside a sentence</comment>
        <translation>kılıç üçlüsü</translation>
    </message>
    <message>
        <source>2 of swords</source>
        <comment>inside a sentence</comment>
        <translation>kılıç ikilisi</translation>
    </message>
    <message>
        <source>1 of swords</source>
        <comment>inside a sentence</comment>
        <translation>kılıç birlisi</translation>
    </message>
    <message>
        <source>Re (king) of batons</source>
        <comment>inside a sentence</comment>
        <translation>değnek kralı (Re)</translation>
    </message>
    <message>
        <source>Regina (queen) of batons</source>
        <comment>inside a sentence</comment>
        <translation>değnek kraliçesi (Regina)</translation>
    </message>
    <message>
        <source>Cavallo (knight) of batons</source>
        <comment>inside a sentence</comment>
        <translation>değnek şövalyesi (Cavallo)</translation>
    </message>
    <message>
        <source>Fante of batons</source>
        <comment>inside a sentence</comment>
        <translation>değnek Fantesi</translation>
    </message>
    <message>
        <source>10 of batons</source>
        <comment>inside a sentence</comment>
        <translation>değnek onlusu</translation>
    </message>
    <message>
        <source>9 of batons</source>
        <comment>inside a sentence</comment>
        <translation>değnek dokuzlusu</translation>
    </message>
    <message>
        <source>8 of batons</source>
        <comment>inside a sentence</comment>
        <translation>değnek sekizlisi</translation>
    </message>
    <message>
        <source>7 of batons</source>
        <comment>inside a sentence</comment>
        <translation>değnek yedilisi</translation>
    </message>
    <message>
        <source>6 of batons</source>
        <comment>inside a sentence</comment>
        <translation>değnek altılısı</translation>
    </message>
    <message>
        <source>5 of batons</source>
        <comment>inside a sentence</comment>
        <translation>değnek beşlisi</translation>
    </message>
    <message>
        <source>4 of batons</source>
        <comment>inside a sentence</comment>
        <translation>değnek dörtlüsü</translation>
    </message>
    <message>
        <source>3 of batons</source>
        <comment>inside a sentence</comment>
        <translation>değnek üçlüsü</translation>
    </message>
    <message>
        <source>2 of batons</source>
        <comment>inside a sentence</comment>
        <translation>değnek ikilisi</translation>
    </message>
    <message>
        <source>1 of batons</source>
        <comment>inside a sentence</comment>
        <translation>değnek birlisi</translation>
    </message>
</context>
<context>
    <name>MinchiateOptions</name>
    <message>
        <source>Deals</source>
        <translation>Tur sayısı</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>Kural {rule}</translation>
    </message>
    <message>
        <source>One deal</source>
        <translation>Bir tur</translation>
    </message>
    <message>
        <source>About 20 minutes. The dealer is drawn by lot.</source>
        <translation>Yaklaşık 20 dakika. Dağıtan kurayla belirlenir.</translation>
    </message>
    <message>
        <source>Four deals</source>
        <translation>Dört tur</translation>
    </message>
    <message>
        <source>About 80 minutes. Everyone deals once; net resti are added up.</source>
        <translation>Yaklaşık 80 dakika. Herkes bir kez dağıtır; net resti toplanır.</translation>
    </message>
</context>
<context>
    <name>MinchiateWhy</name>
    <message>
        <source>Deal {deal}, net resti</source>
        <translation>{deal}. tur, net resti</translation>
    </message>
    <message>
        <source>Resti won before</source>
        <translation>Daha önce kazanılan resti</translation>
    </message>
    <message>
        <source>Less the resti of the other side</source>
        <translation>Rakip takımın aldığı resti çıkarılır</translation>
    </message>
    <message>
        <source>Difference {before} before the count, {after} after it: each 60 begun is a resto</source>
        <translation>Fark: sayımdan önce {before}, sonra {after}; her 60 puan 1 resto, son parça 60’a tamamlanmasa da 1 resto</translation>
    </message>
    <message>
        <source>Final count: {what}</source>
        <translation>Son sayım: {what}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln resto(i)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Ln resto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more trick(s) without a capture.</source>
        <translation>
            <numerusform>Puanlı kart alınmayan %Ln el daha var.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MinchiateWords</name>
    <message>
        <source>Minchiate</source>
        <translation>Minchiate</translation>
    </message>
    <message>
        <source>We</source>
        <comment>the own side</comment>
        <translation>Biz</translation>
    </message>
    <message>
        <source>They</source>
        <comment>the other side</comment>
        <translation>Onlar</translation>
    </message>
    <message>
        <source>We {points}</source>
        <translation>Biz {points}</translation>
    </message>
    <message>
        <source>They {points}</source>
        <translation>Onlar {points}</translation>
    </message>
    <message numerus="yes">
        <source>We lead by %Ln point(s)</source>
        <translation>
            <numerusform>%Ln puan öndeyiz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They lead by %Ln point(s)</source>
        <translation>
            <numerusform>Onlar %Ln puan önde</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody leads</source>
        <translation>Kimse önde değil</translation>
    </message>
    <message>
        <source>{standing}. Resti: we {ours}, they {theirs}</source>
        <translation>{standing}. Resti: biz {ours}, onlar {theirs}</translation>
    </message>
    <message>
        <source>{standing}. Show where the points come from</source>
        <translation>{standing}. Puanların nereden geldiğini göster</translation>
    </message>
    <message>
        <source>Cut and deal</source>
        <translation>Kesme ve dağıtma</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Gömme</translation>
    </message>
    <message>
        <source>Declaring</source>
        <translation>Bildirme</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <translation>Tur sonu</translation>
    </message>
    <message>
        <source>Cutter</source>
        <translation>Kesen</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Eş</translation>
    </message>
    <message>
        <source>cutter</source>
        <comment>inside a list</comment>
        <translation>kesen</translation>
    </message>
    <message>
        <source>their team</source>
        <comment>inside a list</comment>
        <translation>rakip takım</translation>
    </message>
    <message>
        <source>our team</source>
        <comment>inside a list</comment>
        <translation>bizim takım</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln kart</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards} + {robbed} robbed</source>
        <translation>{cards} + {robbed} çalınan</translation>
    </message>
    <message>
        <source>Cards won {count}</source>
        <translation>Alınan kart {count}</translation>
    </message>
    <message>
        <source>Still to declare</source>
        <translation>Henüz bildirmedi</translation>
    </message>
    <message>
        <source>Your turn to declare</source>
        <translation>Bildirme sırası sizde</translation>
    </message>
    <message>
        <source>Declared nothing</source>
        <translation>Bildirmedi</translation>
    </message>
    <message>
        <source>Declared {count}</source>
        <translation>Bildirilen: {count}</translation>
    </message>
    <message>
        <source>{count} declared, {points}</source>
        <translation>{count} verzicola, {points}</translation>
    </message>
    <message>
        <source>You cut</source>
        <translation>Siz kestiniz</translation>
    </message>
    <message>
        <source>{name} cuts</source>
        <translation>Kesen: {name}</translation>
    </message>
    <message>
        <source>You rob from below the part you lifted.</source>
        <translation>Kaldırdığınız kısmın altından çalarsınız.</translation>
    </message>
    <message>
        <source>Robs from below the lifted part.</source>
        <translation>Kaldırılan kısmın altından çalar.</translation>
    </message>
    <message>
        <source>Lifted</source>
        <comment>the part of the pack that was lifted</comment>
        <translation>Kaldırılan</translation>
    </message>
    <message>
        <source>Stops</source>
        <comment>the card that ends the robbing</comment>
        <translation>Durdurdu</translation>
    </message>
    <message>
        <source>The robbing ends: {card}.</source>
        <translation>Çalma bitti: {card}.</translation>
    </message>
    <message>
        <source>Nothing to rob</source>
        <translation>Çalınacak kart yok</translation>
    </message>
    <message>
        <source>Robbed</source>
        <translation>Çalınan</translation>
    </message>
    <message>
        <source>Dealt face up</source>
        <translation>Açık dağıtılan</translation>
    </message>
    <message>
        <source>Each player’s last card, in dealing order.</source>
        <translation>Her oyuncunun son kartı, dağıtma sırasıyla.</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Açılan</translation>
    </message>
    <message>
        <source>Fola</source>
        <translation>Fola</translation>
    </message>
    <message>
        <source>You deal, and rob from its top.</source>
        <translation>Dağıtan sizsiniz, üstünden çalarsınız.</translation>
    </message>
    <message>
        <source>{name}, the dealer, robs from its top.</source>
        <translation>Dağıtan {name}, folanın üstünden çalar.</translation>
    </message>
    <message>
        <source>There is none: 13 cards were robbed.</source>
        <translation>Fola yok: 13 kart çalındı.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <comment>cards of the fola</comment>
        <translation>
            <numerusform>%Ln kaldı</numerusform>
        </translation>
    </message>
    <message>
        <source>No counting card is left in it.</source>
        <translation>İçinde puanlı kart kalmadı.</translation>
    </message>
    <message>
        <source>No counting card is left in it for the dealer.</source>
        <translation>Dağıtana puanlı kart kalmadı.</translation>
    </message>
    <message numerus="yes">
        <source>You take %Ln more card(s), counting ones or trump 29, without points.</source>
        <translation>
            <numerusform>Puanlı kartlardan ya da koz 29’dan %Ln kart daha alırsınız; bunlara puan yazılmaz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unseen, the dealer takes %Ln more card(s), counting ones or trump 29, without points.</source>
        <translation>
            <numerusform>Dağıtan, puanlı kartlardan ya da koz 29’dan %Ln kart daha kapalı alır; bunlara puan yazılmaz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip to my decision</source>
        <translation>Kararıma kadar atla</translation>
    </message>
    <message numerus="yes">
        <source>You rob the {card}, %Ln point(s).</source>
        <translation>
            <numerusform>Çaldınız: {card}, %Ln puan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} robs the {card}, %Ln point(s).</source>
        <translation>
            <numerusform>{name} çaldı: {card}, %Ln puan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last card, face up: {card}, %Ln point(s).</source>
        <translation>
            <numerusform>Açık gelen son kartınız: {card}, %Ln puan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, last card face up: {card}, %Ln point(s).</source>
        <translation>
            <numerusform>{name}, açık gelen son kart: {card}, %Ln puan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %Ln card(s)</source>
        <translation>
            <numerusform>%Ln kart gömün</numerusform>
        </translation>
    </message>
    <message>
        <source>Face down and out of play. Click one to take it back.</source>
        <translation>Kapalı ve oyun dışı. Geri almak için karta tıklayın.</translation>
    </message>
    <message>
        <source>{count} of {size} put away</source>
        <translation>{count} / {size} kart ayrıldı</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Göm</translation>
    </message>
    <message>
        <source>Take back: {card}</source>
        <translation>Geri al: {card}</translation>
    </message>
    <message numerus="yes">
        <source>Choose %Ln more card(s)</source>
        <translation>
            <numerusform>%Ln kart daha seçin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Discard %Ln card(s) that count nothing.</source>
        <translation>
            <numerusform>Sıra sizde. Puansız %Ln kart gömün.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard them, or take one back</source>
        <translation>Gömün ya da birini geri alın</translation>
    </message>
    <message>
        <source>may be discarded</source>
        <translation>gömülebilir</translation>
    </message>
    <message>
        <source>put away</source>
        <translation>ayrıldı</translation>
    </message>
    <message numerus="yes">
        <source>You discard %Ln card(s)</source>
        <translation>
            <numerusform>%Ln kart gömdünüz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} discards %Ln card(s)</source>
        <translation>
            <numerusform>{name} %Ln kart gömdü</numerusform>
        </translation>
    </message>
    <message>
        <source>The fola is turned up</source>
        <translation>Fola açıldı</translation>
    </message>
    <message>
        <source>Never wins</source>
        <translation>Asla almaz</translation>
    </message>
    <message>
        <source>Your turn. Declare, or declare nothing</source>
        <translation>Sıra sizde. Bildirin ya da bildirmeyin</translation>
    </message>
    <message>
        <source>Your turn. You have nothing to declare</source>
        <translation>Sıra sizde. Bildirecek verzicola yok</translation>
    </message>
    <message>
        <source>Your turn. Lead any card</source>
        <translation>Sıra sizde. Ele istediğiniz kartla başlayın</translation>
    </message>
    <message>
        <source>Your turn. The Matto was led: your card decides the suit</source>
        <translation>Sıra sizde. Ele Matto ile başlandı: rengi kartınız belirler</translation>
    </message>
    <message>
        <source>Your turn. Follow coins</source>
        <translation>Sıra sizde. Renge uyun: altın</translation>
    </message>
    <message>
        <source>Your turn. Follow cups</source>
        <translation>Sıra sizde. Renge uyun: kadeh</translation>
    </message>
    <message>
        <source>Your turn. Follow swords</source>
        <translation>Sıra sizde. Renge uyun: kılıç</translation>
    </message>
    <message>
        <source>Your turn. Follow batons</source>
        <translation>Sıra sizde. Renge uyun: değnek</translation>
    </message>
    <message>
        <source>Your turn. Follow with a trump</source>
        <translation>Sıra sizde. Renge uyun: koz</translation>
    </message>
    <message>
        <source>Your turn. Follow coins, or play the Matto</source>
        <translation>Sıra sizde. Renge uyun: altın ya da Matto</translation>
    </message>
    <message>
        <source>Your turn. Follow cups, or play the Matto</source>
        <translation>Sıra sizde. Renge uyun: kadeh ya da Matto</translation>
    </message>
    <message>
        <source>Your turn. Follow swords, or play the Matto</source>
        <translation>Sıra sizde. Renge uyun: kılıç ya da Matto</translation>
    </message>
    <message>
        <source>Your turn. Follow batons, or play the Matto</source>
        <translation>Sıra sizde. Renge uyun: değnek ya da Matto</translation>
    </message>
    <message>
        <source>Your turn. Follow with a trump, or play the Matto</source>
        <translation>Sıra sizde. Renge uyun: koz ya da Matto</translation>
    </message>
    <message>
        <source>Your turn. No coins: play a trump</source>
        <translation>Sıra sizde. Altın yok: koz oynayın</translation>
    </message>
    <message>
        <source>Your turn. No cups: play a trump</source>
        <translation>Sıra sizde. Kadeh yok: koz oynayın</translation>
    </message>
    <message>
        <source>Your turn. No swords: play a trump</source>
        <translation>Sıra sizde. Kılıç yok: koz oynayın</translation>
    </message>
    <message>
        <source>Your turn. No batons: play a trump</source>
        <translation>Sıra sizde. Değnek yok: koz oynayın</translation>
    </message>
    <message>
        <source>Your turn. No coins: play a trump, or the Matto</source>
        <translation>Sıra sizde. Altın yok: koz ya da Matto oynayın</translation>
    </message>
    <message>
        <source>Your turn. No cups: play a trump, or the Matto</source>
        <translation>Sıra sizde. Kadeh yok: koz ya da Matto oynayın</translation>
    </message>
    <message>
        <source>Your turn. No swords: play a trump, or the Matto</source>
        <translation>Sıra sizde. Kılıç yok: koz ya da Matto oynayın</translation>
    </message>
    <message>
        <source>Your turn. No batons: play a trump, or the Matto</source>
        <translation>Sıra sizde. Değnek yok: koz ya da Matto oynayın</translation>
    </message>
    <message>
        <source>Your turn. No coins: play any card</source>
        <translation>Sıra sizde. Altın yok: istediğiniz kartı oynayın</translation>
    </message>
    <message>
        <source>Your turn. No cups: play any card</source>
        <translation>Sıra sizde. Kadeh yok: istediğiniz kartı oynayın</translation>
    </message>
    <message>
        <source>Your turn. No swords: play any card</source>
        <translation>Sıra sizde. Kılıç yok: istediğiniz kartı oynayın</translation>
    </message>
    <message>
        <source>Your turn. No batons: play any card</source>
        <translation>Sıra sizde. Değnek yok: istediğiniz kartı oynayın</translation>
    </message>
    <message>
        <source>Your turn. No trumps: play any card</source>
        <translation>Sıra sizde. Koz yok: istediğiniz kartı oynayın</translation>
    </message>
    <message>
        <source>Your turn. The Re (king) of coins must be played</source>
        <translation>Sıra sizde. Altın kralı (Re) oynanmalı</translation>
    </message>
    <message>
        <source>Your turn. The Re (king) of cups must be played</source>
        <translation>Sıra sizde. Kadeh kralı (Re) oynanmalı</translation>
    </message>
    <message>
        <source>Your turn. The Re (king) of swords must be played</source>
        <translation>Sıra sizde. Kılıç kralı (Re) oynanmalı</translation>
    </message>
    <message>
        <source>Your turn. The Re (king) of batons must be played</source>
        <translation>Sıra sizde. Değnek kralı (Re) oynanmalı</translation>
    </message>
    <message>
        <source>the Re (king) must be played</source>
        <translation>kral (Re) oynanmalı</translation>
    </message>
    <message>
        <source>{prompt}; {cards}.</source>
        <translation>{prompt}; {cards}.</translation>
    </message>
    <message>
        <source>follow coins</source>
        <translation>altın oynamalısınız</translation>
    </message>
    <message>
        <source>follow cups</source>
        <translation>kadeh oynamalısınız</translation>
    </message>
    <message>
        <source>follow swords</source>
        <translation>kılıç oynamalısınız</translation>
    </message>
    <message>
        <source>follow batons</source>
        <translation>değnek oynamalısınız</translation>
    </message>
    <message>
        <source>follow trumps</source>
        <translation>koz oynamalısınız</translation>
    </message>
    <message>
        <source>play a trump</source>
        <translation>koz oynamalısınız</translation>
    </message>
    <message>
        <source>may not be discarded</source>
        <translation>gömülemez</translation>
    </message>
</context>
<context>
    <name>MotionChoice</name>
    <message>
        <source>Follows your system: cards fade in place of flying.</source>
        <translation>Sistem ayarına uyar: kartlar uçmak yerine belirir.</translation>
    </message>
    <message>
        <source>Follows your system: cards fly.</source>
        <translation>Sistem ayarına uyar: kartlar uçar.</translation>
    </message>
    <message>
        <source>Cards fade in place of flying.</source>
        <translation>Kartlar uçmak yerine belirir.</translation>
    </message>
    <message>
        <source>Cards fly.</source>
        <translation>Kartlar uçar.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Hareket</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistem</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Tam</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Azaltılmış</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>My name</source>
        <translation>Adım</translation>
    </message>
    <message>
        <source>It stands here, in the list of people.</source>
        <translation>Burada, kişiler listesinde görünür.</translation>
    </message>
    <message>
        <source>New person</source>
        <translation>Yeni kişi</translation>
    </message>
    <message>
        <source>Each person has a score ledger and settings of their own. Nobody&apos;s games are changed.</source>
        <translation>Herkesin kendi puan defteri ve ayarları olur. Kimsenin oyunları değişmez.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Vazgeç</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
</context>
<context>
    <name>NamesDialog</name>
    <message>
        <source>Rename players</source>
        <translation>Oyuncu adlarını değiştir</translation>
    </message>
    <message>
        <source>In this game only. The deals themselves stay as they were played.</source>
        <translation>Yalnızca bu oyunda. Turlar oynandığı gibi kalır.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>{number}. oyuncu</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>The same number always deals the same cards.</source>
        <translation>Aynı numara her zaman aynı kartları dağıtır.</translation>
    </message>
    <message>
        <source>Type a number from {least} to {greatest}.</source>
        <translation>{least} ile {greatest} arasında bir sayı yazın.</translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <translation>Yeni oyun: {game}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Yeni oyun</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Kuralları oku</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Masada yardım</translation>
    </message>
    <message>
        <source>Raise the cards I may play</source>
        <translation>Oynanabilen kartları yükselt</translation>
    </message>
    <message>
        <source>Explain when a card cannot be played</source>
        <translation>Kartın neden oynanamadığını açıkla</translation>
    </message>
    <message>
        <source>Allow taking back</source>
        <translation>Geri almaya izin ver</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Oyun numarası</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Rastgele</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Sıfırla</translation>
    </message>
    <message>
        <source>Back to the rules’ defaults</source>
        <translation>Kurallardaki varsayılanlara dön</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Vazgeç</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Oyunu başlat</translation>
    </message>
</context>
<context>
    <name>NextLesson</name>
    <message>
        <source>Next lesson</source>
        <translation>Sıradaki ders</translation>
    </message>
    <message>
        <source>About 3 minutes</source>
        <translation>Yaklaşık 3 dakika</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Başla</translation>
    </message>
    <message>
        <source>Start the next lesson</source>
        <translation>Sıradaki derse başla</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>Not</translation>
    </message>
    <message>
        <source>It stands with the game in the score ledger, and the search finds it.</source>
        <translation>Puan defterinde oyunla birlikte görünür, arama da onu bulur.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Part of the ledger cannot be read</source>
        <translation>Puan defterinin bir bölümü okunamıyor</translation>
    </message>
    <message>
        <source>This ledger comes from a newer version</source>
        <translation>Bu puan defteri daha yeni bir sürüme ait</translation>
    </message>
    <message>
        <source>This file is not a ledger of Cardgui</source>
        <translation>Bu dosya bir Cardgui puan defteri değil</translation>
    </message>
    <message>
        <source>Games cannot be saved here</source>
        <translation>Oyunlar buraya kaydedilemiyor</translation>
    </message>
    <message>
        <source>There is no room left to save games</source>
        <translation>Oyunları kaydedecek yer kalmadı</translation>
    </message>
    <message>
        <source>Cardgui is already open</source>
        <translation>Cardgui zaten açık</translation>
    </message>
    <message>
        <source>Your game is back</source>
        <translation>Oyununuz geri geldi</translation>
    </message>
    <message>
        <source>Your settings could not be read</source>
        <translation>Ayarlarınız okunamadı</translation>
    </message>
    <message>
        <source>Some settings could not be read</source>
        <translation>Bazı ayarlarınız okunamadı</translation>
    </message>
    <message>
        <source>Your settings cannot be saved</source>
        <translation>Ayarlarınız kaydedilemiyor</translation>
    </message>
    <message>
        <source>This lesson cannot be shown</source>
        <translation>Bu ders gösterilemiyor</translation>
    </message>
    <message>
        <source>This exercise cannot be shown</source>
        <translation>Bu alıştırma gösterilemiyor</translation>
    </message>
    <message>
        <source>Some lessons cannot be shown</source>
        <translation>Bazı dersler gösterilemiyor</translation>
    </message>
    <message>
        <source>The lessons cannot be shown</source>
        <translation>Dersler gösterilemiyor</translation>
    </message>
    <message>
        <source>The rules cannot be shown</source>
        <translation>Kurallar gösterilemiyor</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s) cannot be read.</source>
        <translation>
            <numerusform>%Ln tur okunamıyor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s) are safe and open as usual.</source>
        <translation>
            <numerusform>%Ln tur güvende ve her zamanki gibi açılıyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>No deal can be read.</source>
        <translation>Hiçbir tur okunamıyor.</translation>
    </message>
    <message>
        <source>The damaged file was set aside as a copy; nothing was deleted.</source>
        <translation>Hasarlı dosyanın kopyası ayrıca saklandı; hiçbir şey silinmedi.</translation>
    </message>
    <message>
        <source>Cardgui {version} wrote it. You can look at it here. What you play now is kept until you quit.</source>
        <translation>Cardgui {version} ile yazılmış. Burada inceleyebilirsiniz. Şimdi oynadıklarınız programdan çıkana kadar saklanır.</translation>
    </message>
    <message>
        <source>The ledger cannot be written now. You can go on playing; this session is kept until you quit.</source>
        <translation>Puan defterine şu anda yazılamıyor. Oynamaya devam edebilirsiniz; bu oturum programdan çıkana kadar saklanır.</translation>
    </message>
    <message>
        <source>You can look at it here. What you play now is kept until you quit.</source>
        <translation>Burada inceleyebilirsiniz. Şimdi oynadıklarınız programdan çıkana kadar saklanır.</translation>
    </message>
    <message>
        <source>It was left as it is. A new ledger sets it aside under another name.</source>
        <translation>Dosyaya dokunulmadı. Yeni bir puan defteri başlatırsanız bu dosya başka bir adla saklanır.</translation>
    </message>
    <message>
        <source>The folder of your ledger is read-only. You can go on playing; this session is kept until you quit.</source>
        <translation>Puan defterinizin klasörü salt okunur. Oynamaya devam edebilirsiniz; bu oturum programdan çıkana kadar saklanır.</translation>
    </message>
    <message>
        <source>Everything saved so far is safe. You can go on playing; this session is kept until you quit.</source>
        <translation>Şimdiye kadar kaydedilen her şey güvende. Oynamaya devam edebilirsiniz; bu oturum programdan çıkana kadar saklanır.</translation>
    </message>
    <message>
        <source>Another window holds the ledger. What you play here is kept until you quit.</source>
        <translation>Puan defteri başka bir pencerede kullanılıyor. Burada oynadıklarınız programdan çıkana kadar saklanır.</translation>
    </message>
    <message>
        <source>Cardgui closed unexpectedly. {game}, deal {deal}: exactly where you left it, every card in its place.</source>
        <translation>Cardgui beklenmedik şekilde kapandı. {game}, {deal}. tur: tam bıraktığınız yerde, her kart yerli yerinde.</translation>
    </message>
    <message>
        <source>Cardgui uses its defaults. The old file was set aside; nothing was deleted.</source>
        <translation>Cardgui varsayılan ayarları kullanıyor. Eski dosya ayrıca saklandı; hiçbir şey silinmedi.</translation>
    </message>
    <message>
        <source>Cardgui uses its defaults and leaves the file alone. Your games are safe. What you set now lasts until you quit. Move or delete the file, then start Cardgui again.</source>
        <translation>Cardgui varsayılan ayarları kullanıyor ve dosyaya dokunmuyor. Oyunlarınız güvende. Şimdi yaptığınız ayarlar siz çıkana kadar geçerlidir. Dosyayı taşıyın ya da silin, sonra programı yeniden başlatın.</translation>
    </message>
    <message>
        <source>The settings file holds values that Cardgui does not know; it uses its defaults for them. All other settings are as you left them. You can choose anew in the settings.</source>
        <translation>Ayar dosyasında Cardgui programının tanımadığı değerler var; bunlar için varsayılanlar kullanılıyor. Öteki ayarların hepsi bıraktığınız gibi. Ayarlar bölümünde yeniden seçebilirsiniz.</translation>
    </message>
    <message>
        <source>What was saved before is still there; what you set now lasts until you quit. Games are stored apart from it. Make room on the disk, or allow writing in this folder; then change any setting, and all are saved.</source>
        <translation>Daha önce kaydedilen ayarlar yerinde; şimdi yaptıklarınız siz çıkana kadar geçerlidir. Oyunlar ayrı yerde saklanır. Diskte yer açın ya da bu klasöre yazma izni verin; sonra bir ayarı değiştirin, hepsi kaydedilir.</translation>
    </message>
    <message>
        <source>A file of Cardgui is missing or damaged. The other lessons and your progress are safe. Install Cardgui again to bring this one back.</source>
        <translation>Bir Cardgui dosyası eksik ya da bozuk. Diğer dersler ve ilerlemeniz güvende. Bu dersi geri getirmek için Cardgui’yi yeniden kurun.</translation>
    </message>
    <message>
        <source>A file of Cardgui is missing or damaged. The other exercises and your progress are safe. Install Cardgui again to bring this one back.</source>
        <translation>Bir Cardgui dosyası eksik ya da bozuk. Diğer alıştırmalar ve ilerlemeniz güvende. Bu alıştırmayı geri getirmek için Cardgui’yi yeniden kurun.</translation>
    </message>
    <message>
        <source>Files of Cardgui are missing or damaged. The other lessons and your progress are safe. Install Cardgui again to bring everything back.</source>
        <translation>Bazı Cardgui dosyaları eksik ya da bozuk. Diğer dersler ve ilerlemeniz güvende. Hepsini geri getirmek için Cardgui’yi yeniden kurun.</translation>
    </message>
    <message>
        <source>Files of Cardgui are missing or damaged. Your games and your progress are safe, and you can play as always. Install Cardgui again to bring the lessons back.</source>
        <translation>Bazı Cardgui dosyaları eksik ya da bozuk. Oyunlarınız ve ilerlemeniz güvende, her zamanki gibi oynayabilirsiniz. Dersleri geri getirmek için Cardgui’yi yeniden kurun.</translation>
    </message>
    <message>
        <source>A file of Cardgui is missing or damaged. Your games are safe, and you can play as always. Install Cardgui again to bring the rules back.</source>
        <translation>Bir Cardgui dosyası eksik ya da bozuk. Oyunlarınız güvende, her zamanki gibi oynayabilirsiniz. Kuralları geri getirmek için Cardgui’yi yeniden kurun.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ayrıntılar</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Anladım</translation>
    </message>
    <message>
        <source>Show the copy</source>
        <translation>Kopyayı göster</translation>
    </message>
    <message>
        <source>Open read-only</source>
        <translation>Salt okunur aç</translation>
    </message>
    <message>
        <source>Start a new ledger</source>
        <translation>Yeni defter başlat</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>Başka klasör seç</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>Kaydetmeden oyna</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Sonra</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Sıradaki alıştırma</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Sıradaki ders</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Bütün dersler</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Oyun oyna</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Go on</source>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Atla</translation>
    </message>
    <message>
        <source>Space, or a click on the table</source>
        <translation>Boşluk tuşu ya da masaya tıklama</translation>
    </message>
    <message>
        <source>Play the rest</source>
        <translation>Kalanı oyna</translation>
    </message>
    <message>
        <source>Whatever is played now, the deal ends the same.</source>
        <translation>Bundan sonra ne oynanırsa oynansın turun sonucu değişmez.</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>a draw</source>
        <translation>berabere</translation>
    </message>
    <message>
        <source>won</source>
        <translation>kazandınız</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>kaybettiniz</translation>
    </message>
    <message>
        <source>a draw with {score}</source>
        <translation>{score} ile berabere</translation>
    </message>
    <message>
        <source>first place shared with {score}</source>
        <translation>{score} ile birinciliği paylaştınız</translation>
    </message>
    <message>
        <source>won with {score}</source>
        <translation>{score} ile kazandınız</translation>
    </message>
    <message>
        <source>lost with {score}</source>
        <translation>{score} ile kaybettiniz</translation>
    </message>
    <message>
        <source>{rank} with {score}</source>
        <translation>{score} puanla {rank}&#xa0;oldunuz</translation>
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
        <translation>tamamlandı</translation>
    </message>
    <message>
        <source>next</source>
        <translation>sıradaki</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>Ders {number}: {title}</translation>
    </message>
    <message>
        <source>cannot be shown</source>
        <translation>gösterilemiyor</translation>
    </message>
    <message>
        <source>Lesson {number}</source>
        <translation>Ders {number}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln exercise(s)</source>
        <translation>
            <numerusform>%Ln alıştırma</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PeopleButton</name>
    <message>
        <source>Guest</source>
        <translation>Konuk</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Ben</translation>
    </message>
    <message>
        <source>Person {number}</source>
        <translation>{number}. kişi</translation>
    </message>
    <message>
        <source>New person…</source>
        <translation>Yeni kişi…</translation>
    </message>
    <message>
        <source>Change my name…</source>
        <translation>Adımı değiştir…</translation>
    </message>
    <message>
        <source>This name cannot be saved</source>
        <translation>Bu ad kaydedilemiyor</translation>
    </message>
    <message>
        <source>The list of people could not be written. Nobody&apos;s games have changed.</source>
        <translation>Kişi listesi yazılamadı. Kimsenin oyunlarında bir şey değişmedi.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Player: {name}</source>
        <translation>Oyuncu: {name}</translation>
    </message>
</context>
<context>
    <name>PlayerNames</name>
    <message>
        <source>Sari</source>
        <translation>Sari</translation>
    </message>
    <message>
        <source>Budi</source>
        <translation>Budi</translation>
    </message>
    <message>
        <source>Dewi</source>
        <translation>Dewi</translation>
    </message>
    <message>
        <source>Elif</source>
        <translation>Elif</translation>
    </message>
    <message>
        <source>Kemal</source>
        <translation>Kemal</translation>
    </message>
    <message>
        <source>Zeynep</source>
        <translation>Zeynep</translation>
    </message>
    <message>
        <source>Lorenzo</source>
        <translation>Lorenzo</translation>
    </message>
    <message>
        <source>Bianca</source>
        <translation>Bianca</translation>
    </message>
    <message>
        <source>Piero</source>
        <translation>Piero</translation>
    </message>
    <message>
        <source>Ada</source>
        <translation>Ada</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>Bruno</translation>
    </message>
    <message>
        <source>Cora</source>
        <translation>Cora</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>Dan</translation>
    </message>
    <message>
        <source>Emma</source>
        <translation>Emma</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>Finn</translation>
    </message>
    <message>
        <source>Gina</source>
        <translation>Gina</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>Hugo</translation>
    </message>
    <message>
        <source>Iris</source>
        <translation>Iris</translation>
    </message>
</context>
<context>
    <name>PlayerSheet</name>
    <message>
        <source>{name}: {score}, total {total}</source>
        <translation>{name}: {score}, toplam {total}</translation>
    </message>
    <message>
        <source>Deal {deal}. {scores}.</source>
        <translation>{deal}. tur. {scores}.</translation>
    </message>
</context>
<context>
    <name>PlayerStyles</name>
    <message>
        <source>A little careful</source>
        <translation>Biraz temkinli</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ölçülü</translation>
    </message>
    <message>
        <source>A little daring</source>
        <translation>Biraz atak</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You</source>
        <translation>Siz</translation>
    </message>
</context>
<context>
    <name>PlayingPage</name>
    <message>
        <source>Playing</source>
        <translation>Oynanış</translation>
    </message>
    <message>
        <source>Play a card with the pointer</source>
        <translation>İmleçle kart oynama</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Tıklama</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Çift tıklama</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Sürükleme</translation>
    </message>
    <message>
        <source>Keys and fingers play in every case, and so does dragging.</source>
        <translation>Tuşlarla, dokunarak ve sürükleyerek her durumda oynanır.</translation>
    </message>
    <message>
        <source>Confirm every card</source>
        <translation>Her kartı onayla</translation>
    </message>
    <message>
        <source>The first choice shows the card, the second plays it.</source>
        <translation>İlk seçim kartı gösterir, ikincisi oynar.</translation>
    </message>
    <message>
        <source>Wait for me after each trick</source>
        <translation>Her elden sonra beni bekle</translation>
    </message>
    <message>
        <source>Raise cards that can be played</source>
        <translation>Oynanabilen kartları yükselt</translation>
    </message>
    <message>
        <source>Dim cards that cannot</source>
        <translation>Oynanamayanları soluklaştır</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Eldeki kartları sırala</translation>
    </message>
    <message>
        <source>Suits together, high to low</source>
        <translation>Renk renk, büyükten küçüğe</translation>
    </message>
    <message>
        <source>Suits together, low to high</source>
        <translation>Renk renk, küçükten büyüğe</translation>
    </message>
    <message>
        <source>Trumps first</source>
        <translation>Önce kozlar</translation>
    </message>
    <message>
        <source>Red and black by turns</source>
        <translation>Bir kırmızı, bir siyah renk</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Renge bakmadan büyükten küçüğe</translation>
    </message>
</context>
<context>
    <name>PracticeResults</name>
    <message>
        <source>When you played it</source>
        <translation>Oyunda</translation>
    </message>
    <message>
        <source>This time</source>
        <translation>Bu kez</translation>
    </message>
    <message>
        <source>Expert in your seat</source>
        <translation>Yerinizde Usta olsaydı</translation>
    </message>
    <message>
        <source>When you played it: {score}.</source>
        <translation>Oyunda: {score}.</translation>
    </message>
    <message>
        <source>This time: {score}.</source>
        <translation>Bu kez: {score}.</translation>
    </message>
    <message>
        <source>Expert in your seat: {score}.</source>
        <translation>Yerinizde Usta olsaydı: {score}.</translation>
    </message>
    <message>
        <source>The same deal, side by side</source>
        <translation>Aynı turun sonuçları yan yana</translation>
    </message>
    <message>
        <source>Practice is not entered in the ledger.</source>
        <translation>Alıştırma puan defterine yazılmaz.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Yeniden oyna</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Burada kal</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>İncelemeye dön</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>shared 1st</source>
        <translation>ortak 1.</translation>
    </message>
    <message>
        <source>1st of {players}</source>
        <translation>{players} kişi arasında 1.</translation>
    </message>
    <message>
        <source>2nd of {players}</source>
        <translation>{players} kişi arasında 2.</translation>
    </message>
    <message>
        <source>3rd of {players}</source>
        <translation>{players} kişi arasında 3.</translation>
    </message>
    <message>
        <source>{rank}th of {players}</source>
        <translation>{players} kişi arasında {rank}.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Sıra</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>{rank}th</source>
        <translation>{rank}.</translation>
    </message>
</context>
<context>
    <name>RefusalCallout</name>
    <message>
        <source>Got it</source>
        <translation>Anladım</translation>
    </message>
    <message>
        <source>Don&apos;t explain this again</source>
        <translation>Bunu bir daha açıklama</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>Kural {rule}</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>The {card} cannot be discarded</source>
        <translation>Gömülemez: {card}</translation>
    </message>
    <message numerus="yes">
        <source>It counts %Ln point(s). Only cards that count nothing may leave the deal, so that every counting card is played.</source>
        <translation>
            <numerusform>Bu kart %Ln puan. Bütün puanlı kartlar oynansın diye yalnızca puansız kartlar gömülebilir.</numerusform>
        </translation>
    </message>
    <message>
        <source>It counts nothing by itself, but every run through it needs it. It may go only when no other card without points is left.</source>
        <translation>Tek başına puan getirmez ama içinden geçen her sıraya gerekir. Ancak başka puansız kart kalmadığında gömülebilir.</translation>
    </message>
    <message>
        <source>Cards that count may go only when everything else has gone. Put away first: {card}.</source>
        <translation>Puanlı kartlar ancak diğerleri gömüldükten sonra gömülebilir. Önce şunu ayırın: {card}.</translation>
    </message>
    <message>
        <source>You have put away as many cards as you have to. Take one back to choose another.</source>
        <translation>Gerektiği kadar kart ayırdınız. Başkasını seçmek için birini geri alın.</translation>
    </message>
    <message>
        <source>Cutter and dealer discard before a card is played.</source>
        <translation>Kart oynanmadan önce kesen ve dağıtan gömer.</translation>
    </message>
    <message>
        <source>Before the first trick everybody may declare. Declare, or declare nothing.</source>
        <translation>İlk elden önce herkes bildirebilir. Bildirin ya da bildirmeyin.</translation>
    </message>
    <message>
        <source>Coins were led by {name}, and you have coins. Play one of them.</source>
        <translation>{name} ele altınla başladı ve sizde altın var. Birini oynayın.</translation>
    </message>
    <message>
        <source>Cups were led by {name}, and you have cups. Play one of them.</source>
        <translation>{name} ele kadehle başladı ve sizde kadeh var. Birini oynayın.</translation>
    </message>
    <message>
        <source>Swords were led by {name}, and you have swords. Play one of them.</source>
        <translation>{name} ele kılıçla başladı ve sizde kılıç var. Birini oynayın.</translation>
    </message>
    <message>
        <source>Batons were led by {name}, and you have batons. Play one of them.</source>
        <translation>{name} ele değnekle başladı ve sizde değnek var. Birini oynayın.</translation>
    </message>
    <message>
        <source>Trumps were led by {name}, and you have trumps. Play one of them.</source>
        <translation>{name} ele kozla başladı ve sizde koz var. Birini oynayın.</translation>
    </message>
    <message>
        <source>You have no coins, and who cannot follow must play a trump.</source>
        <translation>Sizde altın yok; renge uyamayan koz oynamak zorundadır.</translation>
    </message>
    <message>
        <source>You have no cups, and who cannot follow must play a trump.</source>
        <translation>Sizde kadeh yok; renge uyamayan koz oynamak zorundadır.</translation>
    </message>
    <message>
        <source>You have no swords, and who cannot follow must play a trump.</source>
        <translation>Sizde kılıç yok; renge uyamayan koz oynamak zorundadır.</translation>
    </message>
    <message>
        <source>You have no batons, and who cannot follow must play a trump.</source>
        <translation>Sizde değnek yok; renge uyamayan koz oynamak zorundadır.</translation>
    </message>
    <message>
        <source>The Matto may be played instead.</source>
        <translation>Yerine Matto oynanabilir.</translation>
    </message>
    <message>
        <source>Coins are led for the first time and have been trumped. Whoever holds their Re (king) must play it; not even the Matto may be played instead.</source>
        <translation>Altın ilk kez yere geldi ve çakıldı. Kralı (Re) kimdeyse oynamak zorundadır; Matto bile yerine geçmez.</translation>
    </message>
    <message>
        <source>Cups are led for the first time and have been trumped. Whoever holds their Re (king) must play it; not even the Matto may be played instead.</source>
        <translation>Kadeh ilk kez yere geldi ve çakıldı. Kralı (Re) kimdeyse oynamak zorundadır; Matto bile yerine geçmez.</translation>
    </message>
    <message>
        <source>Swords are led for the first time and have been trumped. Whoever holds their Re (king) must play it; not even the Matto may be played instead.</source>
        <translation>Kılıç ilk kez yere geldi ve çakıldı. Kralı (Re) kimdeyse oynamak zorundadır; Matto bile yerine geçmez.</translation>
    </message>
    <message>
        <source>Batons are led for the first time and have been trumped. Whoever holds their Re (king) must play it; not even the Matto may be played instead.</source>
        <translation>Değnek ilk kez yere geldi ve çakıldı. Kralı (Re) kimdeyse oynamak zorundadır; Matto bile yerine geçmez.</translation>
    </message>
    <message>
        <source>Something else has to happen first.</source>
        <translation>Önce başka bir şeyin olması gerekiyor.</translation>
    </message>
</context>
<context>
    <name>RestiSheet</name>
    <message>
        <source>We</source>
        <comment>the own side</comment>
        <translation>Biz</translation>
    </message>
    <message>
        <source>They</source>
        <comment>the other side</comment>
        <translation>Onlar</translation>
    </message>
    <message>
        <source>Resti</source>
        <translation>Resti</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>Son sayım</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Net</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Toplam</translation>
    </message>
    <message>
        <source>{side}: resti {resti}, final count {count}, net {net}, total {total}.</source>
        <translation>{side}: resti {resti}, son sayım {count}, net {net}, toplam {total}.</translation>
    </message>
    <message>
        <source>Deal {deal}.</source>
        <translation>{deal}. tur.</translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>Your score</source>
        <translation>Puanınız</translation>
    </message>
    <message>
        <source>Expert in your seat</source>
        <translation>Yerinizde Usta olsaydı</translation>
    </message>
    <message>
        <source>Best line, all hands open</source>
        <translation>Kartlar açıkken en iyisi</translation>
    </message>
    <message>
        <source>Expert, with a choice of contract</source>
        <translation>Usta, oyun türünü de seçerek</translation>
    </message>
    <message>
        <source>Best line, all hands open, any contract</source>
        <translation>Kartlar açık, her oyun türüyle en iyisi</translation>
    </message>
    <message>
        <source>Your team&apos;s score</source>
        <translation>Takımınızın puanı</translation>
    </message>
    <message>
        <source>Cost of your choices</source>
        <translation>Seçimlerinizin bedeli</translation>
    </message>
    <message>
        <source>{score}, by what you knew</source>
        <translation>{score}, bildiklerinize göre</translation>
    </message>
    <message>
        <source>Judging your decisions</source>
        <translation>Kararlarınız inceleniyor</translation>
    </message>
    <message>
        <source>Judged {done} of {total} decisions</source>
        <translation>{total} karardan {done} tanesi incelendi</translation>
    </message>
    <message>
        <source>Stopped after {done} of {total} decisions</source>
        <translation>{total} karardan {done} tanesinde durduruldu</translation>
    </message>
    <message>
        <source>Trick {trick}, card {card}</source>
        <translation>{trick}. el, {card}. kart</translation>
    </message>
    <message>
        <source>Trick {trick}</source>
        <translation>{trick}. el</translation>
    </message>
    <message>
        <source>Before the play</source>
        <translation>Oyundan önce</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>Henüz incelenmedi</translation>
    </message>
    <message>
        <source>You had no choice here</source>
        <translation>Burada seçeneğiniz yoktu</translation>
    </message>
    <message>
        <source>Nothing was clearly better by what you knew</source>
        <translation>Bildiklerinize göre bundan belirgin biçimde iyisi yoktu</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>Daha iyisi: {action}</translation>
    </message>
    <message>
        <source>The card you played cost about {points} points by what you knew. Choose a better one.</source>
        <translation>Oynadığınız kart bildiklerinize göre yaklaşık {points} puana mal oldu. Daha iyisini seçin.</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Ne oynardınız?</translation>
    </message>
    <message>
        <source>That would cost about {points} points</source>
        <translation>Bu yaklaşık {points} puana mal olur</translation>
    </message>
    <message>
        <source>Choose another card, or look at the answer.</source>
        <translation>Başka bir kart seçin ya da yanıta bakın.</translation>
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
        <translation>Duraklat</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Oynat</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>El listesi</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Herkesin kartları</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Sonraki tur</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Başa</translation>
    </message>
    <message>
        <source>Back one card</source>
        <translation>Bir kart geri</translation>
    </message>
    <message>
        <source>On one card</source>
        <translation>Bir kart ileri</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Sona</translation>
    </message>
    <message>
        <source>The cards of this deal</source>
        <translation>Bu turun kartları</translation>
    </message>
    <message>
        <source>Your deal</source>
        <translation>Turunuz</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
    <message>
        <source>Review of deal {deal} of {deals}</source>
        <translation>İnceleme: {deal}. tur (toplam {deals})</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>İnceleme</translation>
    </message>
</context>
<context>
    <name>Reviews</name>
    <message>
        <source>This deal cannot be reviewed</source>
        <translation>Bu tur incelenemiyor</translation>
    </message>
    <message>
        <source>Its record cannot be read.</source>
        <translation>Kaydı okunamıyor.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Those were all the exercises</source>
        <translation>Alıştırmaların hepsi bu kadardı</translation>
    </message>
    <message>
        <source>The last deals have no more decisions that clearly cost points.</source>
        <translation>Son turlarda açıkça puan kaybettiren başka karar yok.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Alıştırma</translation>
    </message>
</context>
<context>
    <name>Rifki</name>
    <message>
        <source>2 of diamonds declares first</source>
        <translation>karo ikilisi kimdeyse ilk o söyler</translation>
    </message>
    <message>
        <source>no koz in deals 1 to 4</source>
        <translation>ilk dört turda koz yok</translation>
    </message>
    <message>
        <source>trump higher</source>
        <translation>kozu yükseltmek zorunlu</translation>
    </message>
    <message>
        <source>a queen each is void</source>
        <translation>kızlar eşit dağılırsa tur geçersiz</translation>
    </message>
    <message>
        <source>House rules: {rules}</source>
        <translation>Özel kurallar: {rules}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between rules</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Rıfkı, {deals} deals</source>
        <translation>Rıfkı, {deals} tur</translation>
    </message>
    <message>
        <source>{contract}, void</source>
        <translation>{contract}, geçersiz</translation>
    </message>
    <message>
        <source>Deal {deal}: {contract}, declarer {name}</source>
        <translation>{deal}. tur: {contract}, söyleyen: {name}</translation>
    </message>
    <message>
        <source>{story}; void</source>
        <translation>{story}; geçersiz</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Toplam</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>Şimdi bitse</translation>
    </message>
    <message>
        <source>Koz left</source>
        <translation>Kalan koz hakkı</translation>
    </message>
    <message>
        <source>Ceza left</source>
        <translation>Kalan ceza hakkı</translation>
    </message>
    <message>
        <source>at least 11 tricks in koz win</source>
        <translation>kozda en az 11 el kazandırır</translation>
    </message>
    <message>
        <source>All four together</source>
        <translation>Dördünün toplamı</translation>
    </message>
    <message>
        <source>All four together (0 after deal 20)</source>
        <translation>Dördünün toplamı (20. turdan sonra 0)</translation>
    </message>
    <message>
        <source>Rıfkı</source>
        <translation>Rıfkı</translation>
    </message>
    <message>
        <source>Türkiye</source>
        <translation>Türkiye</translation>
    </message>
    <message>
        <source>Twenty deals: take tricks for koz, dodge them for ceza.</source>
        <translation>Yirmi tur: kozda el alın, cezada kaçının.</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 oyuncu</translation>
    </message>
    <message>
        <source>20 deals, 60 min</source>
        <translation>20 tur, 60 dk</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Söyleyen</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Oyun türü</translation>
    </message>
    <message>
        <source>All four columns add up to zero after deal 20.</source>
        <translation>20. turdan sonra dört sütunun toplamı sıfır olur.</translation>
    </message>
    <message>
        <source>Koz</source>
        <translation>Koz</translation>
    </message>
    <message>
        <source>Rıfkı</source>
        <comment>the contract</comment>
        <translation>Rıfkı</translation>
    </message>
    <message>
        <source>Kız Almaz</source>
        <translation>Kız Almaz</translation>
    </message>
    <message>
        <source>Erkek Almaz</source>
        <translation>Erkek Almaz</translation>
    </message>
    <message>
        <source>Kupa Almaz</source>
        <translation>Kupa Almaz</translation>
    </message>
    <message>
        <source>Son İki</source>
        <translation>Son İki</translation>
    </message>
    <message>
        <source>El Almaz</source>
        <translation>El Almaz</translation>
    </message>
    <message>
        <source>Each trick {points}</source>
        <translation>Her el {points}</translation>
    </message>
    <message>
        <source>King of hearts {points}</source>
        <translation>Kupa papazı {points}</translation>
    </message>
    <message>
        <source>Each queen {points}</source>
        <translation>Her kız {points}</translation>
    </message>
    <message>
        <source>Each king and jack {points}</source>
        <translation>Her papaz ve vale {points}</translation>
    </message>
    <message>
        <source>Each heart {points}</source>
        <translation>Her kupa {points}</translation>
    </message>
    <message>
        <source>Last two tricks {points} each</source>
        <translation>Son iki elin her biri {points}</translation>
    </message>
    <message>
        <source>each trick {points}</source>
        <comment>after the name of the contract</comment>
        <translation>her el {points}</translation>
    </message>
    <message>
        <source>king of hearts {points}</source>
        <comment>after the name of the contract</comment>
        <translation>kupa papazı {points}</translation>
    </message>
    <message>
        <source>each queen {points}</source>
        <comment>after the name of the contract</comment>
        <translation>her kız {points}</translation>
    </message>
    <message>
        <source>each king and jack {points}</source>
        <comment>after the name of the contract</comment>
        <translation>her papaz ve vale {points}</translation>
    </message>
    <message>
        <source>each heart {points}</source>
        <comment>after the name of the contract</comment>
        <translation>her kupa {points}</translation>
    </message>
    <message>
        <source>last two tricks {points} each</source>
        <comment>after the name of the contract</comment>
        <translation>son iki elin her biri {points}</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>maça</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kupa</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>sinek</translation>
    </message>
    <message>
        <source>Koz, spades</source>
        <translation>Koz, maça</translation>
    </message>
    <message>
        <source>Koz, hearts</source>
        <translation>Koz, kupa</translation>
    </message>
    <message>
        <source>Koz, diamonds</source>
        <translation>Koz, karo</translation>
    </message>
    <message>
        <source>Koz, clubs</source>
        <translation>Koz, sinek</translation>
    </message>
    <message>
        <source>çıktı · out</source>
        <translation>çıktı</translation>
    </message>
    <message>
        <source>battı · sunk</source>
        <translation>battı</translation>
    </message>
</context>
<context>
    <name>RifkiFigures</name>
    <message>
        <source>What a deal brought you, by contract</source>
        <translation>Oyun türüne göre tur başına puanınız</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Oyun türü</translation>
    </message>
    <message>
        <source>You chose</source>
        <translation>Siz söylediniz</translation>
    </message>
    <message>
        <source>Others chose</source>
        <translation>Başkaları söyledi</translation>
    </message>
    <message>
        <source>Tricks a deal</source>
        <translation>Tur başına el</translation>
    </message>
    <message>
        <source>The average number of tricks you won, over deals of every contract.</source>
        <translation>Bütün oyun türlerinde bir turda aldığınız el ortalaması.</translation>
    </message>
    <message>
        <source>Void deals</source>
        <translation>Geçersiz turlar</translation>
    </message>
    <message>
        <source>Deals that did not count because everyone had won one queen.</source>
        <translation>Herkes birer kız aldığı için sayılmayan turlar.</translation>
    </message>
</context>
<context>
    <name>RifkiOptions</name>
    <message>
        <source>The player is drawn by lot.</source>
        <translation>Kurayla belirlenir.</translation>
    </message>
    <message>
        <source>Whoever is dealt the 2 of diamonds in the first deal.</source>
        <translation>İlk turda karo ikilisi kime gelirse.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Özel kurallar</translation>
    </message>
    <message>
        <source>Rules RI-26 to RI-30</source>
        <translation>Kurallar: RI-26 – RI-30</translation>
    </message>
    <message>
        <source>From tables in Türkiye; the basic game has none of them.</source>
        <translation>Türkiye’deki masalardan; temel oyunda bunlar yoktur.</translation>
    </message>
    <message>
        <source>First declarer</source>
        <translation>İlk söyleyen</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Kurayla</translation>
    </message>
    <message>
        <source>2 of diamonds</source>
        <translation>Karo ikilisi kimdeyse</translation>
    </message>
    <message>
        <source>No koz in the first four deals</source>
        <translation>İlk dört turda koz yok</translation>
    </message>
    <message>
        <source>Each player begins with a penalty contract.</source>
        <translation>Herkes önce bir ceza söyler.</translation>
    </message>
    <message>
        <source>Trump higher if you can</source>
        <translation>Çakarken kozu yükseltmek zorunlu</translation>
    </message>
    <message>
        <source>A player who must trump beats the trumps on the table, if possible.</source>
        <translation>Çakmak zorunda olan, yerdekinden büyük kozu varsa onu oynar.</translation>
    </message>
    <message>
        <source>At least 11 tricks in koz win the game</source>
        <translation>En az 11 el alan King yapar ve kazanır</translation>
    </message>
    <message>
        <source>That is a King; the scores no longer matter.</source>
        <translation>Kozda geçerlidir; puanlara bakılmaz.</translation>
    </message>
    <message>
        <source>A queen each makes the deal void</source>
        <translation>Kızlar eşit dağılırsa tur geçersiz</translation>
    </message>
    <message>
        <source>Kız Almaz without score; the same player declares again.</source>
        <translation>Kız Almaz’da puan yazılmaz, aynı oyuncu yeniden söyler.</translation>
    </message>
</context>
<context>
    <name>RifkiRefusals</name>
    <message>
        <source>No heart has been played to an earlier trick, so none may be led. Lead another suit.</source>
        <translation>Önceki ellerde kupa düşmediği için ele kupayla başlanamaz. Başka bir renkle başlayın.</translation>
    </message>
    <message>
        <source>First the contract is chosen, then the declarer leads.</source>
        <translation>Önce oyun türü söylenir, sonra söyleyen ele başlar.</translation>
    </message>
    <message>
        <source>Something else has to happen first.</source>
        <translation>Önce başka bir şeyin olması gerekiyor.</translation>
    </message>
    <message>
        <source>Spades were led by {name}, and you have spades. Play one of them.</source>
        <translation>{name} ele maçayla başladı ve sizde maça var. Birini oynayın.</translation>
    </message>
    <message>
        <source>Hearts were led by {name}, and you have hearts. Play one of them.</source>
        <translation>{name} ele kupayla başladı ve sizde kupa var. Birini oynayın.</translation>
    </message>
    <message>
        <source>Diamonds were led by {name}, and you have diamonds. Play one of them.</source>
        <translation>{name} ele karoyla başladı ve sizde karo var. Birini oynayın.</translation>
    </message>
    <message>
        <source>Clubs were led by {name}, and you have clubs. Play one of them.</source>
        <translation>{name} ele sinekle başladı ve sizde sinek var. Birini oynayın.</translation>
    </message>
    <message>
        <source>You have no spades.</source>
        <translation>Sizde maça yok.</translation>
    </message>
    <message>
        <source>You have no hearts.</source>
        <translation>Sizde kupa yok.</translation>
    </message>
    <message>
        <source>You have no diamonds.</source>
        <translation>Sizde karo yok.</translation>
    </message>
    <message>
        <source>You have no clubs.</source>
        <translation>Sizde sinek yok.</translation>
    </message>
    <message>
        <source>Who cannot follow must trump: play a spade.</source>
        <translation>Renge uyamayan çakmak zorundadır: maça oynayın.</translation>
    </message>
    <message>
        <source>Who cannot follow must trump: play a heart.</source>
        <translation>Renge uyamayan çakmak zorundadır: kupa oynayın.</translation>
    </message>
    <message>
        <source>Who cannot follow must trump: play a diamond.</source>
        <translation>Renge uyamayan çakmak zorundadır: karo oynayın.</translation>
    </message>
    <message>
        <source>Who cannot follow must trump: play a club.</source>
        <translation>Renge uyamayan çakmak zorundadır: sinek oynayın.</translation>
    </message>
    <message>
        <source>By the house rule you must beat this trump: {card}.</source>
        <translation>Özel kurala göre yerdeki kozu ({card}) geçmelisiniz.</translation>
    </message>
    <message>
        <source>Who cannot follow must play the king of hearts if they have it.</source>
        <translation>Renge uyamayan, kupa papazı varsa onu oynamak zorundadır.</translation>
    </message>
    <message>
        <source>Who cannot follow must play a queen if they have one.</source>
        <translation>Renge uyamayan, kızı varsa onu oynamak zorundadır.</translation>
    </message>
    <message>
        <source>Who cannot follow must play a king or jack if they have one.</source>
        <translation>Renge uyamayan, papazı ya da valesi varsa onu oynamak zorundadır.</translation>
    </message>
    <message>
        <source>Who cannot follow must play a heart if they have one.</source>
        <translation>Renge uyamayan, kupası varsa onu oynamak zorundadır.</translation>
    </message>
    <message>
        <source>On the table: {higher}. Play your lower penalty card: {cards}.</source>
        <translation>Yerde: {higher}. Ondan küçük ceza kartınızı oynayın: {cards}.</translation>
    </message>
    <message>
        <source>On the table: {higher}. Play one of your lower penalty cards: {cards}.</source>
        <translation>Yerde: {higher}. Ondan küçük ceza kartlarınızdan birini oynayın: {cards}.</translation>
    </message>
    <message>
        <source>By the house rule there is no koz in the first four deals.</source>
        <translation>Özel kurala göre ilk dört turda koz söylenmez.</translation>
    </message>
    <message>
        <source>You have declared koz in deals {first} and {second}. Everyone declares it twice.</source>
        <translation>Koz haklarınızı {first}. ve {second}. turlarda kullandınız. Herkes iki kez koz söyler.</translation>
    </message>
    <message>
        <source>You have declared penalties in deals {first}, {second} and {third}. Only koz is left for you.</source>
        <translation>Ceza haklarınızı {first}., {second}. ve {third}. turlarda kullandınız. Size yalnızca koz kaldı.</translation>
    </message>
    <message>
        <source>{contract} was declared in deal {first} ({name1}) and deal {second} ({name2}): twice is all.</source>
        <translation>{contract}: {first}. turda ({name1}) ve {second}. turda ({name2}) söylendi. Bir oyunda en çok iki kez söylenir.</translation>
    </message>
</context>
<context>
    <name>RifkiScoring</name>
    <message>
        <source>What is this deal about?</source>
        <translation>Bu turda ne oynanacak?</translation>
    </message>
    <message>
        <source>You declare. Look at your hand first.</source>
        <translation>Söyleyen sizsiniz. Önce elinizdeki kartlara bakın.</translation>
    </message>
    <message>
        <source>Trumps.</source>
        <translation>Kozlu oyun.</translation>
    </message>
    <message>
        <source>Name a suit</source>
        <translation>Koz rengini seçin</translation>
    </message>
    <message>
        <source>Ceza</source>
        <translation>Ceza</translation>
    </message>
    <message>
        <source>penalties</source>
        <translation>puan kaybettirir</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <comment>of a contract</comment>
        <translation>
            <numerusform>%Ln hak kaldı</numerusform>
        </translation>
    </message>
    <message>
        <source>none left</source>
        <comment>of a contract</comment>
        <translation>hak kalmadı</translation>
    </message>
    <message>
        <source>Still to declare</source>
        <translation>Kalan haklar</translation>
    </message>
    <message>
        <source>Koz {koz} · Ceza {ceza}</source>
        <translation>Koz {koz} · Ceza {ceza}</translation>
    </message>
    <message>
        <source>{name}: total {total}, still to declare: koz {koz}, ceza {ceza}.</source>
        <translation>{name}: toplam {total}, kalan haklar: koz {koz}, ceza {ceza}.</translation>
    </message>
    <message>
        <source>Choose a contract</source>
        <translation>Oyun türünü seçin</translation>
    </message>
    <message>
        <source>Declare koz, spades</source>
        <translation>Koz söyle: maça</translation>
    </message>
    <message>
        <source>Declare koz, hearts</source>
        <translation>Koz söyle: kupa</translation>
    </message>
    <message>
        <source>Declare koz, diamonds</source>
        <translation>Koz söyle: karo</translation>
    </message>
    <message>
        <source>Declare koz, clubs</source>
        <translation>Koz söyle: sinek</translation>
    </message>
    <message>
        <source>Declare {contract}</source>
        <translation>{contract} söyle</translation>
    </message>
    <message>
        <source>{name}, chosen</source>
        <translation>{name}, seçili</translation>
    </message>
    <message>
        <source>{contract} cannot be chosen now</source>
        <translation>Şimdi seçilemez: {contract}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Alınan</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Ln el</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the last two tricks</source>
        <comment>won</comment>
        <translation>
            <numerusform>son iki elden %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>king of hearts</source>
        <comment>won</comment>
        <translation>kupa papazı</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>won</comment>
        <translation>yok</translation>
    </message>
    <message numerus="yes">
        <source>%Ln queen(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Ln kız</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln king(s) or jack(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Ln papaz/vale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln heart(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Ln kupa</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: won {won}, this deal {score}, total {total}.</source>
        <translation>{name}: alınan {won}, bu tur {score}, toplam {total}.</translation>
    </message>
    <message>
        <source>Deal {deal} is void</source>
        <translation>{deal}. tur geçersiz</translation>
    </message>
    <message>
        <source>Every player has won one queen: no score, and the contract counts as not chosen.</source>
        <translation>Her oyuncu bir kız aldı: puan yazılmaz ve oyun türü söylenmemiş sayılır.</translation>
    </message>
    <message>
        <source>You declare next.</source>
        <translation>Sonraki turda oyunu siz söyleyeceksiniz.</translation>
    </message>
    <message>
        <source>Next to declare: {name}</source>
        <translation>Sonraki söyleyen: {name}</translation>
    </message>
    <message>
        <source>You declare again.</source>
        <translation>Oyunu yeniden siz söyleyeceksiniz.</translation>
    </message>
    <message>
        <source>Declares again: {name}</source>
        <translation>Yeniden söyleyecek: {name}</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln deal(s). The highest total wins; together the four make zero.</source>
        <translation>
            <numerusform>%Ln tur oynandı. En yüksek toplam kazanır; dördünün toplamı sıfırdır.</numerusform>
        </translation>
    </message>
    <message>
        <source>King: {name}. {tricks} tricks in koz win the whole game, whatever the scores.</source>
        <translation>King yapan: {name}. Kozda alınan {tricks} el, puanlar ne olursa olsun oyunu kazandırır.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Yeniden dağıt</translation>
    </message>
    <message>
        <source>{name}: total {total}, {standing}.</source>
        <translation>{name}: toplam {total}, {standing}.</translation>
    </message>
    <message>
        <source>All four columns add up to zero after deal 20</source>
        <translation>20. turdan sonra dört sütunun toplamı sıfır olur</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Söyleyen</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Oyun türü</translation>
    </message>
    <message>
        <source>choosing…</source>
        <translation>seçiliyor…</translation>
    </message>
    <message>
        <source>void</source>
        <translation>geçersiz</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Toplam</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>Şimdi bitse</translation>
    </message>
    <message>
        <source>All four together: {sum}</source>
        <translation>Dördünün toplamı: {sum}</translation>
    </message>
    <message>
        <source>All four together: {sum} (0 after deal 20)</source>
        <translation>Dördünün toplamı: {sum} (20. turdan sonra 0)</translation>
    </message>
    <message>
        <source>Deal {deal}, {contract}, declarer {declarer}. {scores}.</source>
        <translation>{deal}. tur, {contract}, söyleyen {declarer}. {scores}.</translation>
    </message>
    <message>
        <source>{name} {score}</source>
        <translation>{name} {score}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between scores</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{name}: total {total}. Still to declare: {quota}.</source>
        <translation>{name}: toplam {total}. Kalan haklar: {quota}.</translation>
    </message>
    <message>
        <source>{name}: total {total}, {standing}. Still to declare: {quota}.</source>
        <translation>{name}: toplam {total}, {standing}. Kalan haklar: {quota}.</translation>
    </message>
</context>
<context>
    <name>RifkiWhy</name>
    <message>
        <source>King: at least eleven tricks in koz win the game.</source>
        <translation>King: kozda en az on bir el alan, oyunu kazanır.</translation>
    </message>
    <message>
        <source>Won: {what}. {worth}.</source>
        <translation>Alınan: {what}. {worth}.</translation>
    </message>
    <message>
        <source>No spade, so a penalty card had to be played: {names}</source>
        <translation>Maçası yok, ceza kartı oynamak zorunda: {names}</translation>
    </message>
    <message>
        <source>No heart, so a penalty card had to be played: {names}</source>
        <translation>Kupası yok, ceza kartı oynamak zorunda: {names}</translation>
    </message>
    <message>
        <source>No diamond, so a penalty card had to be played: {names}</source>
        <translation>Karosu yok, ceza kartı oynamak zorunda: {names}</translation>
    </message>
    <message>
        <source>No club, so a penalty card had to be played: {names}</source>
        <translation>Sineği yok, ceza kartı oynamak zorunda: {names}</translation>
    </message>
    <message numerus="yes">
        <source>Also won: %Ln trick(s) in which nothing counts.</source>
        <translation>
            <numerusform>Alınan diğer %Ln el puana girmez.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal ended after trick {number}: everything that counts was won.</source>
        <translation>Puana giren her şey alındığı için tur {number}. elden sonra bitti.</translation>
    </message>
</context>
<context>
    <name>RifkiWords</name>
    <message>
        <source>Rıfkı</source>
        <translation>Rıfkı</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Contract not chosen yet</source>
        <translation>Oyun türü seçiliyor</translation>
    </message>
    <message>
        <source>{contract}: {worth}</source>
        <translation>{contract}: {worth}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <comment>penalty cards still to be won</comment>
        <translation>
            <numerusform>%Ln kaldı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln penalty card(s) still to be won</source>
        <translation>
            <numerusform>Alınmamış %Ln ceza kartı kaldı</numerusform>
        </translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Söyleyen</translation>
    </message>
    <message>
        <source>declarer</source>
        <comment>inside a list</comment>
        <translation>söyleyen</translation>
    </message>
    <message>
        <source>Chooses the contract</source>
        <translation>Oyun türünü seçiyor</translation>
    </message>
    <message>
        <source>Total {total}</source>
        <translation>Toplam {total}</translation>
    </message>
    <message>
        <source>This deal {score}.</source>
        <translation>Bu tur {score}.</translation>
    </message>
    <message numerus="yes">
        <source>Took %Ln trick(s).</source>
        <translation>
            <numerusform>%Ln el aldı.</numerusform>
        </translation>
    </message>
    <message>
        <source>Penalty cards won: {cards}.</source>
        <translation>Alınan ceza kartları: {cards}.</translation>
    </message>
    <message>
        <source>Declarer: {name}.</source>
        <translation>Söyleyen: {name}.</translation>
    </message>
    <message>
        <source>Your turn. Choose the contract</source>
        <translation>Sıra sizde. Oyun türünü seçin</translation>
    </message>
    <message>
        <source>Your turn. Lead any card</source>
        <translation>Sıra sizde. Ele istediğiniz kartla başlayın</translation>
    </message>
    <message>
        <source>Your turn. Lead, but no heart yet</source>
        <translation>Sıra sizde. Ele başlayın, ama henüz kupayla değil</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Lead, but no heart yet; %Ln card(s).</source>
        <translation>
            <numerusform>Sıra sizde. Ele başlayın, ama henüz kupayla değil; %Ln kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. Follow spades</source>
        <translation>Sıra sizde. Renge uyun: maça</translation>
    </message>
    <message>
        <source>Your turn. Follow hearts</source>
        <translation>Sıra sizde. Renge uyun: kupa</translation>
    </message>
    <message>
        <source>Your turn. Follow diamonds</source>
        <translation>Sıra sizde. Renge uyun: karo</translation>
    </message>
    <message>
        <source>Your turn. Follow clubs</source>
        <translation>Sıra sizde. Renge uyun: sinek</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow spades; %Ln card(s).</source>
        <translation>
            <numerusform>Sıra sizde. Renge uyun: maça; %Ln kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow hearts; %Ln card(s).</source>
        <translation>
            <numerusform>Sıra sizde. Renge uyun: kupa; %Ln kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow diamonds; %Ln card(s).</source>
        <translation>
            <numerusform>Sıra sizde. Renge uyun: karo; %Ln kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow clubs; %Ln card(s).</source>
        <translation>
            <numerusform>Sıra sizde. Renge uyun: sinek; %Ln kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. Play the {card}</source>
        <translation>Sıra sizde. Şu kartı oynayın: {card}</translation>
    </message>
    <message>
        <source>Your turn. Play one of these: {cards}</source>
        <translation>Sıra sizde. Şunlardan birini oynayın: {cards}</translation>
    </message>
    <message>
        <source>{name}: {contract}, trumps {suit}</source>
        <translation>{name}: {contract}, koz rengi {suit}</translation>
    </message>
    <message>
        <source>Your turn. No spades: play any card</source>
        <translation>Sıra sizde. Maça yok: istediğiniz kartı oynayın</translation>
    </message>
    <message>
        <source>Your turn. No hearts: play any card</source>
        <translation>Sıra sizde. Kupa yok: istediğiniz kartı oynayın</translation>
    </message>
    <message>
        <source>Your turn. No diamonds: play any card</source>
        <translation>Sıra sizde. Karo yok: istediğiniz kartı oynayın</translation>
    </message>
    <message>
        <source>Your turn. No clubs: play any card</source>
        <translation>Sıra sizde. Sinek yok: istediğiniz kartı oynayın</translation>
    </message>
    <message>
        <source>Your turn. No spades: play a trump</source>
        <translation>Sıra sizde. Maça yok: koz çakın</translation>
    </message>
    <message>
        <source>Your turn. No hearts: play a trump</source>
        <translation>Sıra sizde. Kupa yok: koz çakın</translation>
    </message>
    <message>
        <source>Your turn. No diamonds: play a trump</source>
        <translation>Sıra sizde. Karo yok: koz çakın</translation>
    </message>
    <message>
        <source>Your turn. No clubs: play a trump</source>
        <translation>Sıra sizde. Sinek yok: koz çakın</translation>
    </message>
    <message>
        <source>Your turn. No spades: play a higher trump</source>
        <translation>Sıra sizde. Maça yok: kozu yükseltin</translation>
    </message>
    <message>
        <source>Your turn. No hearts: play a higher trump</source>
        <translation>Sıra sizde. Kupa yok: kozu yükseltin</translation>
    </message>
    <message>
        <source>Your turn. No diamonds: play a higher trump</source>
        <translation>Sıra sizde. Karo yok: kozu yükseltin</translation>
    </message>
    <message>
        <source>Your turn. No clubs: play a higher trump</source>
        <translation>Sıra sizde. Sinek yok: kozu yükseltin</translation>
    </message>
    <message>
        <source>Your turn. No spades: play a penalty card</source>
        <translation>Sıra sizde. Maça yok: ceza kartı oynayın</translation>
    </message>
    <message>
        <source>Your turn. No hearts: play a penalty card</source>
        <translation>Sıra sizde. Kupa yok: ceza kartı oynayın</translation>
    </message>
    <message>
        <source>Your turn. No diamonds: play a penalty card</source>
        <translation>Sıra sizde. Karo yok: ceza kartı oynayın</translation>
    </message>
    <message>
        <source>Your turn. No clubs: play a penalty card</source>
        <translation>Sıra sizde. Sinek yok: ceza kartı oynayın</translation>
    </message>
    <message numerus="yes">
        <source>{prompt}; %Ln card(s).</source>
        <translation>
            <numerusform>{prompt}; %Ln kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>follow spades</source>
        <translation>maça oynamalısınız</translation>
    </message>
    <message>
        <source>follow hearts</source>
        <translation>kupa oynamalısınız</translation>
    </message>
    <message>
        <source>follow diamonds</source>
        <translation>karo oynamalısınız</translation>
    </message>
    <message>
        <source>follow clubs</source>
        <translation>sinek oynamalısınız</translation>
    </message>
    <message>
        <source>no heart has been played yet</source>
        <translation>kupa henüz düşmedi</translation>
    </message>
    <message>
        <source>play a trump</source>
        <translation>koz çakmalısınız</translation>
    </message>
    <message>
        <source>play a higher trump</source>
        <translation>kozu yükseltmelisiniz</translation>
    </message>
    <message>
        <source>play a penalty card</source>
        <translation>ceza kartı oynamalısınız</translation>
    </message>
    <message>
        <source>{name}: {contract}, {worth}</source>
        <translation>{name}: {contract}, {worth}</translation>
    </message>
    <message>
        <source>{name} chooses the contract: {contract}.</source>
        <translation>{name} söylüyor: {contract}.</translation>
    </message>
    <message>
        <source>You choose the contract: {contract}.</source>
        <translation>Söylediğiniz oyun: {contract}.</translation>
    </message>
    <message>
        <source>Penalty cards in it: {cards}, {points}.</source>
        <translation>Bu eldeki ceza kartları: {cards}, {points} puan.</translation>
    </message>
    <message>
        <source>The king of hearts is won.</source>
        <translation>Kupa papazı alındı.</translation>
    </message>
    <message>
        <source>All queens are won.</source>
        <translation>Bütün kızlar alındı.</translation>
    </message>
    <message>
        <source>All kings and jacks are won.</source>
        <translation>Bütün papazlar ve valeler alındı.</translation>
    </message>
    <message>
        <source>All hearts are won.</source>
        <translation>Bütün kupalar alındı.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s) are not played.</source>
        <translation>
            <numerusform>Kalan %Ln el oynanmadı.</numerusform>
        </translation>
    </message>
    <message>
        <source>King: {name}. {tricks} tricks in koz win the whole game.</source>
        <translation>King yapan: {name}. Kozda {tricks} el almak bütün oyunu kazandırır.</translation>
    </message>
    <message>
        <source>Every player has won one queen: this deal is void.</source>
        <translation>Her oyuncu bir kız aldı: bu tur geçersiz.</translation>
    </message>
</context>
<context>
    <name>RookFigures</name>
    <message>
        <source>What a deal brought your team, by your bid</source>
        <translation>Tahmininize göre takımınızın tur başına puanı</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Tahmininiz</translation>
    </message>
    <message>
        <source>One trick or more</source>
        <translation>Bir el ya da daha çok</translation>
    </message>
    <message>
        <source>Sluff</source>
        <translation>Sluff</translation>
    </message>
    <message>
        <source>Your team</source>
        <translation>Takımınız</translation>
    </message>
    <message>
        <source>Team bids kept</source>
        <translation>Tutan takım tahmini</translation>
    </message>
    <message>
        <source>Deals in which your team took at least its bid. Deals in which all of you bid sluff are not counted.</source>
        <translation>Takımınızın en az tahmini kadar el aldığı turlar. Hepinizin sluff dediği turlar sayılmaz.</translation>
    </message>
    <message>
        <source>Your sluffs made</source>
        <translation>Tutan sluff tahminleriniz</translation>
    </message>
    <message>
        <source>Deals in which you bid sluff and took no trick, of all your sluffs.</source>
        <translation>Sluff dediğiniz turlardan hiç el almadıklarınız.</translation>
    </message>
    <message>
        <source>Partners&apos; sluffs made</source>
        <translation>Eşlerinizin tutan sluffları</translation>
    </message>
    <message>
        <source>Sluffs bid by your partners that took no trick.</source>
        <translation>Eşlerinizden birinin sluff deyip hiç el almaması.</translation>
    </message>
    <message>
        <source>Their sluffs made</source>
        <translation>Rakiplerin tutan sluffları</translation>
    </message>
    <message>
        <source>Sluffs bid by the other team that took no trick.</source>
        <translation>Rakiplerden birinin sluff deyip hiç el almaması.</translation>
    </message>
</context>
<context>
    <name>RookNames</name>
    <message>
        <source>Red {number}</source>
        <comment>at the beginning</comment>
        <translation>Kırmızı {number}</translation>
    </message>
    <message>
        <source>Green {number}</source>
        <comment>at the beginning</comment>
        <translation>Yeşil {number}</translation>
    </message>
    <message>
        <source>Yellow {number}</source>
        <comment>at the beginning</comment>
        <translation>Sarı {number}</translation>
    </message>
    <message>
        <source>Black {number}</source>
        <comment>at the beginning</comment>
        <translation>Siyah {number}</translation>
    </message>
    <message>
        <source>red {number}</source>
        <comment>inside a sentence</comment>
        <translation>kırmızı {number}</translation>
    </message>
    <message>
        <source>green {number}</source>
        <comment>inside a sentence</comment>
        <translation>yeşil {number}</translation>
    </message>
    <message>
        <source>yellow {number}</source>
        <comment>inside a sentence</comment>
        <translation>sarı {number}</translation>
    </message>
    <message>
        <source>black {number}</source>
        <comment>inside a sentence</comment>
        <translation>siyah {number}</translation>
    </message>
</context>
<context>
    <name>RookSluff</name>
    <message>
        <source>Other team</source>
        <translation>Rakip takım</translation>
    </message>
    <message>
        <source>Your team</source>
        <translation>Takımınız</translation>
    </message>
    <message>
        <source>Rook Sluff, {players} players</source>
        <translation>Rook Sluff, {players} oyuncu</translation>
    </message>
    <message>
        <source>Must trump if unable to follow</source>
        <translation>Renk yoksa koz zorunlu</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no sluff was bid</comment>
        <translation>yok</translation>
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
        <translation>{deal}. tur: takımınız {ours}, rakip takım {theirs} (alınan / tahmin). Sluff: {sluffs}</translation>
    </message>
    <message>
        <source>Rook Sluff</source>
        <translation>Rook Sluff</translation>
    </message>
    <message>
        <source>North America</source>
        <translation>Kuzey Amerika</translation>
    </message>
    <message>
        <source>Two teams add up their bids; a sluff undertakes to win no trick at all.</source>
        <translation>İki takım tahminlerini toplar; sluff hiç el almama sözüdür.</translation>
    </message>
    <message>
        <source>6, 8 or 10 players</source>
        <translation>6, 8 veya 10 oyuncu</translation>
    </message>
    <message>
        <source>6 to 10 deals, 60 min</source>
        <translation>6–10 tur, 60 dk</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dağıtan</translation>
    </message>
    <message>
        <source>Sluffs</source>
        <translation>Sluff</translation>
    </message>
    <message>
        <source>Small figures: taken / bid</source>
        <translation>Küçük rakamlar: alınan / tahmin</translation>
    </message>
</context>
<context>
    <name>RookSluffOptions</name>
    <message>
        <source>In the box stay all 3s and 4s, the 2s but for one red 2, both red 5s, and one 5 of each other color.</source>
        <translation>Bütün 3’ler ve 4’ler, tek bir kırmızı 2 dışındaki 2’ler, iki kırmızı 5 ve öteki renklerden birer 5 kutuda kalır.</translation>
    </message>
    <message>
        <source>All cards are dealt.</source>
        <translation>Bütün kartlar dağıtılır.</translation>
    </message>
    <message>
        <source>One red 5 and one green 5 stay in the box.</source>
        <translation>Bir kırmızı 5 ile bir yeşil 5 kutuda kalır.</translation>
    </message>
    <message numerus="yes">
        <source>Two teams in alternate seats, %Ln deal(s): everyone deals once.</source>
        <translation>
            <numerusform>İki takım dönüşümlü oturur; %Ln tur oynanır, herkes bir kez dağıtır.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences</comment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Özel kurallar</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>Kural {rule}</translation>
    </message>
    <message>
        <source>If you cannot follow, you must trump if you can</source>
        <translation>Renge uyamayan, varsa koz oynamak zorunda</translation>
    </message>
    <message>
        <source>{cards} cards, {each} each</source>
        <translation>{cards} kart, kişi başı {each}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln oyuncu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RookSluffWhy</name>
    <message>
        <source>Deal {deal}</source>
        <translation>{deal}. tur</translation>
    </message>
    <message>
        <source>Bid of {bid} made, {tricks} tricks taken</source>
        <translation>Takım tahmini ({bid}) tuttu, alınan el: {tricks}</translation>
    </message>
    <message>
        <source>Bid of {bid} missed, {tricks} tricks taken</source>
        <translation>Takım tahmini ({bid}) tutmadı, alınan el: {tricks}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s) beyond the bid</source>
        <translation>
            <numerusform>%Ln fazla el</numerusform>
        </translation>
    </message>
    <message>
        <source>Sluff kept: {name}</source>
        <translation>Sluff tuttu: {name}</translation>
    </message>
    <message>
        <source>Sluff failed: {name}</source>
        <translation>Sluff tutmadı: {name}</translation>
    </message>
    <message>
        <source>beyond the bid</source>
        <translation>fazla el</translation>
    </message>
    <message>
        <source>{place} of {bid} bid</source>
        <translation>Tahminin {place}. eli, toplam {bid}</translation>
    </message>
</context>
<context>
    <name>RookWords</name>
    <message>
        <source>Rook Sluff</source>
        <translation>Rook Sluff</translation>
    </message>
    <message>
        <source>Trump: black</source>
        <translation>Koz: siyah</translation>
    </message>
    <message>
        <source>Trumps: black</source>
        <translation>Koz: siyah</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Biz</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Onlar</translation>
    </message>
    <message>
        <source>our team</source>
        <comment>inside a list</comment>
        <translation>bizim takım</translation>
    </message>
    <message>
        <source>other team</source>
        <comment>inside a list</comment>
        <translation>rakip takım</translation>
    </message>
    <message>
        <source>Your team</source>
        <translation>Takımınız</translation>
    </message>
    <message>
        <source>Other team</source>
        <translation>Rakip takım</translation>
    </message>
    <message>
        <source>Led</source>
        <translation>İlk kart</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Tahmin</translation>
    </message>
    <message>
        <source>Sluff</source>
        <translation>Sluff</translation>
    </message>
    <message>
        <source>Sluff · {taken}</source>
        <translation>Sluff · {taken}</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Sıra sizde</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Tahmin ediyor</translation>
    </message>
    <message>
        <source>Bids after you</source>
        <translation>Sizden sonra</translation>
    </message>
    <message>
        <source>Still to bid</source>
        <translation>Sıra bekliyor</translation>
    </message>
    <message>
        <source>{figure} taken, {bid} bid</source>
        <comment>tricks of a team</comment>
        <translation>Alınan {figure} / tahmin {bid}</translation>
    </message>
    <message>
        <source>{figure} bid</source>
        <comment>tricks of a team</comment>
        <translation>Tahmin {figure}</translation>
    </message>
    <message numerus="yes">
        <source>{figure} bid, %Ln to come</source>
        <comment>tricks of a team</comment>
        <translation>
            <numerusform>Tahmin {figure}, %Ln kişi kaldı</numerusform>
        </translation>
    </message>
    <message>
        <source>Our team: bid {bid}, took {taken}, total {total}.</source>
        <translation>Bizim takım: tahmin {bid}, alınan {taken}, toplam {total}.</translation>
    </message>
    <message>
        <source>Other team: bid {bid}, took {taken}, total {total}.</source>
        <translation>Rakip takım: tahmin {bid}, alınan {taken}, toplam {total}.</translation>
    </message>
    <message>
        <source>Bid {bid}, took {taken}</source>
        <translation>Tahmin {bid}, alınan {taken}</translation>
    </message>
    <message>
        <source>Bid sluff, took {taken}.</source>
        <translation>Tahmin sluff, alınan {taken}.</translation>
    </message>
    <message>
        <source>Bid {bid}, took {taken}.</source>
        <translation>Tahmin {bid}, alınan {taken}.</translation>
    </message>
    <message>
        <source>Your turn. Choose a bid</source>
        <translation>Sıra sizde. Tahmininizi seçin</translation>
    </message>
    <message>
        <source>Your turn. How many tricks will you take, 0 to {highest}? 0 is sluff.</source>
        <translation>Sıra sizde. Kaç el alacaksınız, 0 ile {highest} arası? 0 sluff demektir.</translation>
    </message>
    <message>
        <source>Your turn. Lead any card</source>
        <translation>Sıra sizde. Ele istediğiniz kartla başlayın</translation>
    </message>
    <message>
        <source>Your turn. Lead a red 2</source>
        <translation>Sıra sizde. Ele kırmızı 2 ile başlayın</translation>
    </message>
    <message>
        <source>Your turn. Follow red</source>
        <translation>Sıra sizde. Renge uyun: kırmızı</translation>
    </message>
    <message>
        <source>Your turn. Follow green</source>
        <translation>Sıra sizde. Renge uyun: yeşil</translation>
    </message>
    <message>
        <source>Your turn. Follow yellow</source>
        <translation>Sıra sizde. Renge uyun: sarı</translation>
    </message>
    <message>
        <source>Your turn. Follow black</source>
        <translation>Sıra sizde. Renge uyun: siyah</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow red; %Ln card(s).</source>
        <translation>
            <numerusform>Sıra sizde. Renge uyun: kırmızı; %Ln kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow green; %Ln card(s).</source>
        <translation>
            <numerusform>Sıra sizde. Renge uyun: yeşil; %Ln kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow yellow; %Ln card(s).</source>
        <translation>
            <numerusform>Sıra sizde. Renge uyun: sarı; %Ln kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow black; %Ln card(s).</source>
        <translation>
            <numerusform>Sıra sizde. Renge uyun: siyah; %Ln kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. No red: play any card</source>
        <translation>Sıra sizde. Kırmızı yok: istediğiniz kartı oynayın</translation>
    </message>
    <message>
        <source>Your turn. No green: play any card</source>
        <translation>Sıra sizde. Yeşil yok: istediğiniz kartı oynayın</translation>
    </message>
    <message>
        <source>Your turn. No yellow: play any card</source>
        <translation>Sıra sizde. Sarı yok: istediğiniz kartı oynayın</translation>
    </message>
    <message>
        <source>Your turn. No black: play any card</source>
        <translation>Sıra sizde. Siyah yok: istediğiniz kartı oynayın</translation>
    </message>
    <message>
        <source>Your turn. No red: play a black card</source>
        <translation>Sıra sizde. Kırmızı yok: siyah bir kart oynayın</translation>
    </message>
    <message>
        <source>Your turn. No green: play a black card</source>
        <translation>Sıra sizde. Yeşil yok: siyah bir kart oynayın</translation>
    </message>
    <message>
        <source>Your turn. No yellow: play a black card</source>
        <translation>Sıra sizde. Sarı yok: siyah bir kart oynayın</translation>
    </message>
    <message>
        <source>lead a red 2</source>
        <translation>kırmızı 2 ile başlamalısınız</translation>
    </message>
    <message>
        <source>play a black card</source>
        <translation>siyah bir kart oynamalısınız</translation>
    </message>
    <message>
        <source>follow red</source>
        <translation>kırmızı oynamalısınız</translation>
    </message>
    <message>
        <source>follow green</source>
        <translation>yeşil oynamalısınız</translation>
    </message>
    <message>
        <source>follow yellow</source>
        <translation>sarı oynamalısınız</translation>
    </message>
    <message>
        <source>follow black</source>
        <translation>siyah oynamalısınız</translation>
    </message>
    <message>
        <source>You are the first from the dealer&apos;s left who holds a red 2, so you lead one to the first trick.</source>
        <translation>Dağıtanın solundan başlayarak kırmızı 2’si olan ilk oyuncu sizsiniz; ilk ele bir kırmızı 2 ile başlarsınız.</translation>
    </message>
    <message>
        <source>Red was led by {name}, and you have red. Play a red card.</source>
        <translation>{name} ele kırmızıyla başladı ve sizde kırmızı var. Birini oynayın.</translation>
    </message>
    <message>
        <source>Green was led by {name}, and you have green. Play a green card.</source>
        <translation>{name} ele yeşille başladı ve sizde yeşil var. Birini oynayın.</translation>
    </message>
    <message>
        <source>Yellow was led by {name}, and you have yellow. Play a yellow card.</source>
        <translation>{name} ele sarıyla başladı ve sizde sarı var. Birini oynayın.</translation>
    </message>
    <message>
        <source>Black was led by {name}, and you have black. Play a black card.</source>
        <translation>{name} ele siyahla başladı ve sizde siyah var. Birini oynayın.</translation>
    </message>
    <message>
        <source>Red was led by {name}, and you have none. This table&apos;s house rule asks for a black card then.</source>
        <translation>{name} ele kırmızıyla başladı ve sizde kırmızı yok. Bu masanın özel kuralı gereği siyah bir kart oynamalısınız.</translation>
    </message>
    <message>
        <source>Green was led by {name}, and you have none. This table&apos;s house rule asks for a black card then.</source>
        <translation>{name} ele yeşille başladı ve sizde yeşil yok. Bu masanın özel kuralı gereği siyah bir kart oynamalısınız.</translation>
    </message>
    <message>
        <source>Yellow was led by {name}, and you have none. This table&apos;s house rule asks for a black card then.</source>
        <translation>{name} ele sarıyla başladı ve sizde sarı yok. Bu masanın özel kuralı gereği siyah bir kart oynamalısınız.</translation>
    </message>
    <message>
        <source>Something else has to happen first.</source>
        <translation>Önce başka bir şeyin olması gerekiyor.</translation>
    </message>
    <message>
        <source>First</source>
        <comment>of two equal cards in a trick</comment>
        <translation>İlk</translation>
    </message>
    <message>
        <source>{name} is winning</source>
        <translation>{name} önde</translation>
    </message>
    <message>
        <source>You are winning</source>
        <translation>Siz öndesiniz</translation>
    </message>
    <message>
        <source>{name} wins the trick</source>
        <translation>Eli {name} aldı</translation>
    </message>
    <message>
        <source>You win the trick</source>
        <translation>Eli siz aldınız</translation>
    </message>
    <message>
        <source>{card} · your team</source>
        <translation>{card} · takımınız</translation>
    </message>
    <message>
        <source>{card} · other team</source>
        <translation>{card} · rakip takım</translation>
    </message>
    <message>
        <source>{name} bids sluff. Our team has bid {made}.</source>
        <translation>{name}: sluff. Bizim takımın tahmini: {made}.</translation>
    </message>
    <message>
        <source>{name} bids sluff. The other team has bid {made}.</source>
        <translation>{name}: sluff. Rakip takımın tahmini: {made}.</translation>
    </message>
    <message>
        <source>{name} bids {tricks}. Our team has bid {made}.</source>
        <translation>{name}: {tricks}. Bizim takımın tahmini: {made}.</translation>
    </message>
    <message>
        <source>{name} bids {tricks}. The other team has bid {made}.</source>
        <translation>{name}: {tricks}. Rakip takımın tahmini: {made}.</translation>
    </message>
    <message>
        <source>You bid {tricks}.</source>
        <translation>Tahmininiz: {tricks}.</translation>
    </message>
    <message>
        <source>You bid sluff.</source>
        <translation>Tahmininiz: sluff.</translation>
    </message>
    <message>
        <source>Our team has bid {made}.</source>
        <translation>Bizim takımın tahmini: {made}.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences</comment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>Bid: ours {ours}, theirs {theirs}, of {tricks} tricks. You lead a red 2</source>
        <translation>Tahmin: biz {ours}, onlar {theirs}, toplam {tricks} el. Kırmızı 2 ile siz başlarsınız</translation>
    </message>
    <message>
        <source>Bid: ours {ours}, theirs {theirs}, of {tricks} tricks. A red 2 is led by {name}</source>
        <translation>Tahmin: biz {ours}, onlar {theirs}, toplam {tricks} el. Kırmızı 2 ile başlayan: {name}</translation>
    </message>
    <message>
        <source>You have taken a trick: your sluff fails, −50</source>
        <translation>Bir el aldınız: sluff tutmadı, −50</translation>
    </message>
    <message>
        <source>{name} has taken a trick: the sluff fails, −50</source>
        <translation>{name} bir el aldı: sluff tutmadı, −50</translation>
    </message>
    <message>
        <source>{name} wins the trick: bid {bid}, took {taken}.</source>
        <translation>Eli {name} aldı: tahmin {bid}, alınan {taken}.</translation>
    </message>
    <message>
        <source>You win the trick: bid {bid}, took {taken}.</source>
        <translation>Eli siz aldınız: tahmin {bid}, alınan {taken}.</translation>
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
        <translation>Bulunamadı</translation>
    </message>
    <message>
        <source>{at} of {count}</source>
        <comment>hits of a search</comment>
        <translation>{at} / {count}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <comment>places where the words stand</comment>
        <translation>
            <numerusform>%Ln sonuç</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>İçindekiler</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ara</translation>
    </message>
    <message>
        <source>Words or the number of a rule</source>
        <translation>Sözcük ya da kural numarası</translation>
    </message>
    <message>
        <source>Words, or the number of a rule</source>
        <translation>Sözcük ya da kural numarası</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Önceki sonuç</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Sonraki sonuç</translation>
    </message>
</context>
<context>
    <name>RulebookScreen</name>
    <message>
        <source>The diagram of this rule cannot be shown: a file of Cardgui is missing or damaged.</source>
        <translation>Bu kuralın şekli gösterilemiyor: bir Cardgui dosyası eksik ya da bozuk.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>Özel kurallar</translation>
    </message>
    <message>
        <source>Use these</source>
        <translation>Bunları kullan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Vazgeç</translation>
    </message>
</context>
<context>
    <name>SandboxColumn</name>
    <message>
        <source>Not chosen</source>
        <translation>Seçilmedi</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Henüz yok</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s)</source>
        <comment>house rules that are on</comment>
        <translation>
            <numerusform>%Ln kural</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Yok</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Led by</source>
        <translation>Ele başlayan</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Özel kurallar</translation>
    </message>
    <message>
        <source>Position text</source>
        <translation>Konum metni</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopyala</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Yapıştır</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Saved positions</source>
        <translation>Kayıtlı konumlar</translation>
    </message>
    <message>
        <source>From a review or a lesson, “Open in sandbox” fills in all of this.</source>
        <translation>İncelemede ya da derste “Deneme masasında aç” bunların hepsini doldurur.</translation>
    </message>
</context>
<context>
    <name>SandboxScreen</name>
    <message numerus="yes">
        <source>Pack: %Ln card(s) not placed</source>
        <translation>
            <numerusform>Deste: %Ln kart yerleştirilmedi</numerusform>
        </translation>
    </message>
    <message>
        <source>Into the trick</source>
        <translation>Yere</translation>
    </message>
    <message>
        <source>Type a code, for instance {code}, or drag</source>
        <translation>Bir kod yazın (örneğin {code}) ya da sürükleyin</translation>
    </message>
    <message>
        <source>Valid. It can be played from here.</source>
        <translation>Geçerli. Buradan oynanabilir.</translation>
    </message>
    <message numerus="yes">
        <source>Valid. %Ln hand(s) not set.</source>
        <translation>
            <numerusform>Geçerli. %Ln oyuncunun kartları verilmedi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hands do not all have the same number of cards.</source>
        <translation>Oyuncuların kart sayıları eşit değil.</translation>
    </message>
    <message>
        <source>Valid. Nothing is left to play.</source>
        <translation>Geçerli. Oynanacak kart kalmadı.</translation>
    </message>
    <message>
        <source>With this hand the card could not be played: {name}, {card}</source>
        <translation>Eldeki kartlara göre oynanamazdı: {name}, {card}</translation>
    </message>
    <message>
        <source>This contradicts a rule.</source>
        <translation>Bu bir kurala aykırı.</translation>
    </message>
    <message>
        <source>Drag cards here, to the trick or back</source>
        <translation>Kartları buraya ya da yere sürükleyin; geri almak için desteye bırakın</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopyalandı</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Deneme masası</translation>
    </message>
    <message>
        <source>Practice, never in the ledger</source>
        <translation>Alıştırmadır, deftere yazılmaz</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Deal the rest</source>
        <translation>Kalanı dağıt</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Buradan oyna</translation>
    </message>
    <message>
        <source>Where cards go</source>
        <translation>Kartların gideceği yer</translation>
    </message>
</context>
<context>
    <name>SandboxWords</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%Ln kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand not set</source>
        <translation>Kartları verilmedi</translation>
    </message>
    <message>
        <source>Led · {hand}</source>
        <translation>Başladı · {hand}</translation>
    </message>
    <message>
        <source>has led</source>
        <translation>ele başladı</translation>
    </message>
    <message>
        <source>plays next</source>
        <translation>sırada</translation>
    </message>
    <message>
        <source>cards go here</source>
        <translation>kartlar buraya gelir</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Place in the trick, next: {name}</source>
        <translation>Kart yeri, sırada: {name}</translation>
    </message>
    <message>
        <source>Place in the trick: {name}</source>
        <translation>Kart yeri: {name}</translation>
    </message>
    <message>
        <source>In the trick, wins so far: {name}, {card}</source>
        <translation>Yerde, şimdilik eli alan: {name}, {card}</translation>
    </message>
    <message>
        <source>In the trick: {name}, {card}</source>
        <translation>Yerde: {name}, {card}</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}</source>
        <translation>{card}, {place}. kart, toplam {count}</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}, may be played</source>
        <translation>{card}, {place}. kart, toplam {count}, oynanabilir</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}, not now</source>
        <translation>{card}, {place}. kart, toplam {count}, şimdi oynanamaz</translation>
    </message>
    <message>
        <source>Hand: {name}</source>
        <translation>Elindeki kartlar: {name}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Elinizdeki kartlar</translation>
    </message>
    <message>
        <source>Into the hand: {name}</source>
        <translation>Oyuncuya: {name}</translation>
    </message>
    <message>
        <source>Into your hand</source>
        <translation>Kendi kartlarınıza</translation>
    </message>
    <message>
        <source>Trumps and mode</source>
        <translation>Koz ve mod</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Oyun türü</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>{suit}, Main Atas</source>
        <translation>{suit}, Main Atas</translation>
    </message>
    <message>
        <source>{suit}, Main Bawah</source>
        <translation>{suit}, Main Bawah</translation>
    </message>
    <message>
        <source>Led before</source>
        <translation>Daha önce başlanan renkler</translation>
    </message>
    <message>
        <source>Before this trick</source>
        <translation>Bu elden önce</translation>
    </message>
    <message>
        <source>Trumps broken</source>
        <translation>Koz düştü</translation>
    </message>
    <message>
        <source>Hearts played</source>
        <translation>Kupa düştü</translation>
    </message>
    <message>
        <source>First trick over</source>
        <translation>İlk el bitti</translation>
    </message>
    <message>
        <source>{name}, {card}</source>
        <translation>{name}, {card}</translation>
    </message>
    <message>
        <source>red</source>
        <comment>inside a list</comment>
        <translation>kırmızı</translation>
    </message>
    <message>
        <source>green</source>
        <comment>inside a list</comment>
        <translation>yeşil</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>inside a list</comment>
        <translation>sarı</translation>
    </message>
    <message>
        <source>black</source>
        <comment>inside a list</comment>
        <translation>siyah</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>inside a list</comment>
        <translation>altın</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>inside a list</comment>
        <translation>kadeh</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>inside a list</comment>
        <translation>kılıç</translation>
    </message>
    <message>
        <source>batons</source>
        <comment>inside a list</comment>
        <translation>değnek</translation>
    </message>
    <message>
        <source>trumps</source>
        <comment>inside a list</comment>
        <translation>koz</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>inside a list</comment>
        <translation>maça</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>inside a list</comment>
        <translation>kupa</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>inside a list</comment>
        <translation>karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>inside a list</comment>
        <translation>sinek</translation>
    </message>
    <message>
        <source>the player at the bottom</source>
        <translation>alttaki oyuncu</translation>
    </message>
    <message>
        <source>{card}, in the pack twice</source>
        <translation>{card}, destede iki tane</translation>
    </message>
    <message>
        <source>{card}, in the pack</source>
        <translation>{card}, destede</translation>
    </message>
    <message>
        <source>{card}, played before</source>
        <translation>{card}, daha önce oynandı</translation>
    </message>
    <message>
        <source>{card}, placed</source>
        <translation>{card}, yerleştirildi</translation>
    </message>
    <message>
        <source>{card}: back in the pack.</source>
        <translation>{card}: desteye döndü.</translation>
    </message>
    <message>
        <source>{card}: in the trick, {name}.</source>
        <translation>{card}: yerde, {name}.</translation>
    </message>
    <message>
        <source>{card}: {place}.</source>
        <translation>{card}: {place}.</translation>
    </message>
    <message>
        <source>Cards are played in order. Next: {name}</source>
        <translation>Kartlar sırayla oynanır. Sıradaki: {name}</translation>
    </message>
    <message>
        <source>Everybody has played to this trick</source>
        <translation>Bu ele herkes oynadı</translation>
    </message>
    <message>
        <source>First choose who leads</source>
        <translation>Önce ele kimin başladığını seçin</translation>
    </message>
    <message>
        <source>No card has this code: {code}</source>
        <translation>Bu kodlu kart yok: {code}</translation>
    </message>
    <message>
        <source>All cards of this kind lie there already</source>
        <translation>Bu kart zaten orada</translation>
    </message>
    <message>
        <source>There is no text.</source>
        <translation>Metin yok.</translation>
    </message>
    <message>
        <source>The text is too long for a position.</source>
        <translation>Metin bir konum için fazla uzun.</translation>
    </message>
    <message>
        <source>A position begins with game and players, such as {example}.</source>
        <translation>Konum, oyun ve oyuncu sayısıyla başlar (örneğin {example}).</translation>
    </message>
    <message>
        <source>There is no such game: {word}</source>
        <translation>Böyle bir oyun yok: {word}</translation>
    </message>
    <message>
        <source>This game is not played by so many: {word}</source>
        <translation>Bu oyun bu kadar kişiyle oynanmaz: {word}</translation>
    </message>
    <message>
        <source>There is no such house rule, or not with this value: {word}</source>
        <translation>Böyle bir özel kural ya da değer yok: {word}</translation>
    </message>
    <message>
        <source>There is no such field: {word}</source>
        <translation>Böyle bir alan yok: {word}</translation>
    </message>
    <message>
        <source>This field cannot have this value: {word}</source>
        <translation>Bu alan bu değeri alamaz: {word}</translation>
    </message>
    <message>
        <source>There is no such card: {word}</source>
        <translation>Böyle bir kart yok: {word}</translation>
    </message>
    <message>
        <source>This card stands there too often: {word}</source>
        <translation>Bu kart gereğinden fazla: {word}</translation>
    </message>
    <message>
        <source>More cards in the trick than players: {word}</source>
        <translation>Yerde oyuncudan çok kart var: {word}</translation>
    </message>
    <message>
        <source>It is not said who leads to the trick (leader).</source>
        <translation>Ele kimin başladığı yazmıyor (leader).</translation>
    </message>
    <message>
        <source>This code of a deal cannot be read.</source>
        <translation>Bu tur kodu okunamıyor.</translation>
    </message>
    <message>
        <source>Not understood from here: {word}</source>
        <translation>Buradan sonrası anlaşılmadı: {word}</translation>
    </message>
    <message>
        <source>Something is missing.</source>
        <translation>Bir şey eksik.</translation>
    </message>
</context>
<context>
    <name>Sandboxes</name>
    <message>
        <source>Practice</source>
        <translation>Alıştırma</translation>
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
        <translation>Diske yazılamadı. Program kapanana kadar saklanır.</translation>
    </message>
    <message>
        <source>The saved positions could not be read. Nothing was deleted; the file is now called {name}.</source>
        <translation>Kayıtlı konumlar okunamadı. Hiçbir şey silinmedi; dosyanın yeni adı: {name}.</translation>
    </message>
    <message>
        <source>Saved positions</source>
        <translation>Kayıtlı konumlar</translation>
    </message>
    <message>
        <source>Save this position</source>
        <translation>Bu konumu kaydet</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>None is saved yet.</source>
        <translation>Henüz kayıtlı konum yok.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Deal</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Deals of this game</source>
        <translation>Bu oyunun turları</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message>
        <source>How many tricks will you take?</source>
        <translation>Kaç el alacaksınız?</translation>
    </message>
    <message>
        <source>Rules {first} to {last}</source>
        <translation>Kurallar: {first} – {last}</translation>
    </message>
    <message>
        <source>Heard so far, in bidding order</source>
        <translation>Şimdiye dek duyulanlar, tahmin sırasıyla</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Tahmininiz</translation>
    </message>
    <message>
        <source>now</source>
        <comment>it is your turn to bid</comment>
        <translation>şimdi</translation>
    </message>
    <message>
        <source>Sluff</source>
        <translation>Sluff</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <comment>a bid</comment>
        <translation>
            <numerusform>%Ln el</numerusform>
        </translation>
    </message>
    <message>
        <source>Sluff, no trick</source>
        <translation>Sluff, hiç el yok</translation>
    </message>
    <message>
        <source>Choose a number. 0 is a sluff: you undertake to win no trick at all.</source>
        <translation>Bir sayı seçin. 0 sluff demektir: hiç el almamaya söz verirsiniz.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s), so your team has bid {team}.</source>
        <translation>
            <numerusform>%Ln el; takımınızın tahmini {team} olur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln partner(s) follow.</source>
        <comment>bid after you</comment>
        <translation>
            <numerusform>Sizden sonra %Ln eşiniz daha tahmin edecek.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences</comment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>Of {tricks} tricks, {bid} would then be bid.</source>
        <translation>O zaman {tricks} el için toplam tahmin {bid} olur.</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>what a button does</comment>
        <translation>Tahmin et</translation>
    </message>
    <message>
        <source>Bid {tricks}</source>
        <translation>Tahmin: {tricks}</translation>
    </message>
    <message>
        <source>Bid sluff</source>
        <translation>Tahmin: sluff</translation>
    </message>
    <message>
        <source>Now you.</source>
        <translation>Şimdi siz.</translation>
    </message>
    <message>
        <source>{name}: not yet.</source>
        <translation>{name}: henüz değil.</translation>
    </message>
    <message>
        <source>{name}: {bid}.</source>
        <translation>{name}: {bid}.</translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}: your team gains %Ln point(s)</source>
        <translation>
            <numerusform>{deal}. tur: takımınız %Ln puan kazandı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal}: your team loses %Ln point(s)</source>
        <translation>
            <numerusform>{deal}. tur: takımınız %Ln puan kaybetti</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {deal}: nothing for your team</source>
        <translation>{deal}. tur: takımınıza puan yok</translation>
    </message>
    <message>
        <source>{name} {taken} / {bid}</source>
        <translation>{name} {taken}&#xa0;/&#xa0;{bid}</translation>
    </message>
    <message>
        <source>Sluff: +50 for your team if you take no trick, −50 if you take any. Your team&apos;s bid stays {team}.</source>
        <translation>Sluff: hiç el almazsanız takımınıza +50, bir el bile alırsanız −50. Takımınızın tahmini {team} olarak kalır.</translation>
    </message>
    <message>
        <source>A bid that is made scores 10 for each trick bid and 1 for each beyond, else 0. Each sluff: +50 or −50.</source>
        <translation>Tutan tahminde söylenen her el 10, her fazla el 1; tutmazsa 0. Her sluff +50 ya&#xa0;da&#xa0;−50.</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Alınan</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>head of a column</comment>
        <translation>Tahmin</translation>
    </message>
    <message>
        <source>Bid of {bid} made: {points}</source>
        <translation>Takım tahmini ({bid}) tuttu: {points}</translation>
    </message>
    <message>
        <source>Bid of {bid} missed: 0</source>
        <translation>Takım tahmini ({bid}) tutmadı: 0</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s) more: {points}</source>
        <translation>
            <numerusform>%Ln fazla el: {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Sluff kept by {name}: {points}</source>
        <translation>Sluff tuttu, {name}:&#xa0;{points}</translation>
    </message>
    <message>
        <source>Sluff failed by {name}: {points}</source>
        <translation>Sluff tutmadı, {name}:&#xa0;{points}</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between reasons for points</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>{team}: bid {bid}, took {taken}, this deal {score}, total {total}.</source>
        <translation>{team}: tahmin {bid}, alınan {taken}, bu tur {score}, toplam {total}.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between players</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Taken / bid: {players}</source>
        <translation>Alınan / tahmin: {players}</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>Sonraki turu siz dağıtacaksınız.</translation>
    </message>
    <message>
        <source>Next dealer: {name}</source>
        <translation>Sonraki dağıtan: {name}</translation>
    </message>
    <message>
        <source>The game is a draw</source>
        <translation>Oyun berabere bitti</translation>
    </message>
    <message>
        <source>Your team wins the game</source>
        <translation>Oyunu takımınız kazandı</translation>
    </message>
    <message>
        <source>The other team wins the game</source>
        <translation>Oyunu rakip takım kazandı</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln deal(s). The team with the higher total wins.</source>
        <translation>
            <numerusform>%Ln tur oynandı. Toplamı daha yüksek olan takım kazanır.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoringWords</name>
    <message numerus="yes">
        <source>Bid %Ln trick(s)</source>
        <translation>
            <numerusform>Tahmin: %Ln el</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid no tricks</source>
        <translation>Tahmin: hiç el almamak</translation>
    </message>
    <message>
        <source>If it is the highest bid, spades are trumps. The card comes back to your hand.</source>
        <translation>En yüksek tahmin buysa koz maça olur. Kart size geri döner.</translation>
    </message>
    <message>
        <source>If it is the highest bid, hearts are trumps. The card comes back to your hand.</source>
        <translation>En yüksek tahmin buysa koz kupa olur. Kart size geri döner.</translation>
    </message>
    <message>
        <source>If it is the highest bid, diamonds are trumps. The card comes back to your hand.</source>
        <translation>En yüksek tahmin buysa koz karo olur. Kart size geri döner.</translation>
    </message>
    <message>
        <source>If it is the highest bid, clubs are trumps. The card comes back to your hand.</source>
        <translation>En yüksek tahmin buysa koz sinek olur. Kart size geri döner.</translation>
    </message>
    <message>
        <source>Lay it face down</source>
        <translation>Kapalı koy</translation>
    </message>
    <message>
        <source>The bids make exactly 13</source>
        <translation>Tahminlerin toplamı tam 13</translation>
    </message>
    <message>
        <source>{terms}: as many as there are tricks. You decide for all four. Spades are trumps either way.</source>
        <translation>{terms}: tam el sayısı kadar. Dört oyuncu için de siz karar verirsiniz. Koz her durumda maça.</translation>
    </message>
    <message>
        <source>{terms}: as many as there are tricks. You decide for all four. Hearts are trumps either way.</source>
        <translation>{terms}: tam el sayısı kadar. Dört oyuncu için de siz karar verirsiniz. Koz her durumda kupa.</translation>
    </message>
    <message>
        <source>{terms}: as many as there are tricks. You decide for all four. Diamonds are trumps either way.</source>
        <translation>{terms}: tam el sayısı kadar. Dört oyuncu için de siz karar verirsiniz. Koz her durumda karo.</translation>
    </message>
    <message>
        <source>{terms}: as many as there are tricks. You decide for all four. Clubs are trumps either way.</source>
        <translation>{terms}: tam el sayısı kadar. Dört oyuncu için de siz karar verirsiniz. Koz her durumda sinek.</translation>
    </message>
    <message>
        <source>was {bid}</source>
        <translation>önce {bid}</translation>
    </message>
    <message>
        <source>{total} bid for 13 tricks.</source>
        <translation>13 el için toplam tahmin {total}.</translation>
    </message>
    <message numerus="yes">
        <source>A bid of −1 costs at least %Ln point(s).</source>
        <translation>
            <numerusform>−1 tahmini en az %Ln puana mal olur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise every bid by 1</source>
        <translation>Tüm tahminleri 1 artır</translation>
    </message>
    <message>
        <source>Lower every bid by 1</source>
        <translation>Tüm tahminleri 1 azalt</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>Kural {rule}</translation>
    </message>
    <message>
        <source>Taking exactly your bid scores it. Each trick above is −1, each below −2.</source>
        <translation>Tam isabet tahmin kadar puan getirir. Her fazla el&#xa0;−1, her eksik el&#xa0;−2.</translation>
    </message>
    <message>
        <source>Taking exactly your bid scores it. Each trick below is −1, each above −2.</source>
        <translation>Tam isabet tahmin kadar puan getirir. Her eksik el&#xa0;−1, her fazla el&#xa0;−2.</translation>
    </message>
    <message>
        <source>Each trick above your bid is {gain}, each below −1.</source>
        <translation>Tahmininizden fazla her el&#xa0;{gain}, eksik her el&#xa0;−1.</translation>
    </message>
    <message>
        <source>Each trick below your bid is {gain}, each above −1. A bid of 0 without a trick is +5.</source>
        <translation>Tahmininizden eksik her el&#xa0;{gain}, fazla her el&#xa0;−1. Sıfır tahminiyle hiç el almamak&#xa0;+5.</translation>
    </message>
    <message>
        <source>Each trick below your bid is {gain}, each above −1.</source>
        <translation>Tahmininizden eksik her el&#xa0;{gain}, fazla her el&#xa0;−1.</translation>
    </message>
    <message>
        <source>{mode}: {formula}</source>
        <translation>{mode}: {formula}</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Tahmin</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Alınan</translation>
    </message>
    <message>
        <source>You have the lowest total and deal next.</source>
        <translation>En düşük toplam sizde; sonraki turu siz dağıtacaksınız.</translation>
    </message>
    <message>
        <source>Lowest total, and so next dealer: {name}</source>
        <translation>Toplamı en düşük olan dağıtır. Sonraki dağıtan: {name}</translation>
    </message>
    <message>
        <source>Equal lowest totals. Next dealer: {name}</source>
        <translation>En düşük toplamda eşitlik var. Sonraki dağıtan: {name}</translation>
    </message>
    <message>
        <source>{name}: bid {bid}, took {taken}, this deal {score}, total {total}.</source>
        <translation>{name}: tahmin {bid}, alınan {taken}, bu tur {score}, toplam {total}.</translation>
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
        <translation>Geri alındı</translation>
    </message>
    <message>
        <source>The cards that are left cannot be dealt so that this trick is possible</source>
        <translation>Kalan kartlar bu ele uyacak şekilde dağıtılamıyor</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Reset</source>
        <translation>Sıfırla</translation>
    </message>
    <message>
        <source>Reset: {page}</source>
        <translation>Sıfırla: {page}</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Reset all settings?</source>
        <translation>Tüm ayarlar sıfırlansın mı?</translation>
    </message>
    <message>
        <source>Language and ledger stay as they are. No game is changed.</source>
        <translation>Dil ve puan defteri olduğu gibi kalır. Hiçbir oyun değişmez.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tümünü sıfırla</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Vazgeç</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ayarlar</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Oyuna dön</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Dil</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Masa ve kartlar</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Oynanış</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>Oyun sırasında yardım</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Klavye</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Erişilebilirlik</translation>
    </message>
    <message>
        <source>Ledger file</source>
        <translation>Puan defteri dosyası</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>Tüm ayarları sıfırla</translation>
    </message>
    <message>
        <source>About Cardgui</source>
        <translation>Cardgui hakkında</translation>
    </message>
</context>
<context>
    <name>SharedDeal</name>
    <message>
        <source>What was copied holds no code of a deal, or it was cut short.</source>
        <translation>Kopyalanan metinde tur kodu yok ya da kod yarım.</translation>
    </message>
    <message>
        <source>The code comes from a newer version of Cardgui.</source>
        <translation>Kod, Cardgui’nin daha yeni bir sürümünden geliyor.</translation>
    </message>
    <message>
        <source>No deal to open</source>
        <translation>Açılacak tur yok</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>{game}, deal {deal}. You get the same cards, and play on from there.</source>
        <translation>{game}, {deal}. tur. Aynı kartları alır, oradan devam edersiniz.</translation>
    </message>
    <message>
        <source>Play this deal?</source>
        <translation>Bu tur oynansın mı?</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Oyna</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Vazgeç</translation>
    </message>
</context>
<context>
    <name>SheetPanel</name>
    <message>
        <source>Score sheet</source>
        <translation>Puan tablosu</translation>
    </message>
    <message>
        <source>No deal has ended yet.</source>
        <translation>Henüz biten tur yok.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Play</source>
        <translation>Oyna</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Dersler</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Puan defteri</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ayarlar</translation>
    </message>
    <message>
        <source>Not saving</source>
        <translation>Kaydedilmiyor</translation>
    </message>
    <message>
        <source>Games are not saved: this session is kept until you quit.</source>
        <translation>Oyunlar kaydedilmiyor: bu oturum programdan çıkana kadar saklanır.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Dil</translation>
    </message>
    <message>
        <source>Language: {name}</source>
        <translation>Dil: {name}</translation>
    </message>
</context>
<context>
    <name>SilenceNote</name>
    <message>
        <source>No sound can be played: miniaudio, the package that plays sounds, is missing or damaged.</source>
        <translation>Ses çalınamıyor: sesleri çalan miniaudio paketi eksik ya da bozuk.</translation>
    </message>
    <message>
        <source>No sound can be played: this computer has no sound device that can be used now.</source>
        <translation>Ses çalınamıyor: bu bilgisayarda şu anda kullanılabilecek bir ses aygıtı yok.</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>The first deal is under way.</source>
        <translation>İlk tur sürüyor.</translation>
    </message>
    <message>
        <source>You share the lead with {score}.</source>
        <translation>{score} ile birinciliği paylaşıyorsunuz.</translation>
    </message>
    <message>
        <source>You lead with {score}.</source>
        <translation>{score} ile öndesiniz.</translation>
    </message>
    <message>
        <source>You are behind with {score}.</source>
        <translation>{score} ile geridesiniz.</translation>
    </message>
    <message>
        <source>You are {rank} with {score}.</source>
        <translation>{score} puanla {rank}&#xa0;sıradasınız.</translation>
    </message>
</context>
<context>
    <name>StatisticsFilter</name>
    <message>
        <source>Against random play</source>
        <translation>Rastgele oynayanlara karşı</translation>
    </message>
    <message>
        <source>Against learners</source>
        <translation>Acemilere karşı</translation>
    </message>
    <message>
        <source>Against steady players</source>
        <translation>Dengelilere karşı</translation>
    </message>
    <message>
        <source>Against experts</source>
        <translation>Ustalara karşı</translation>
    </message>
    <message>
        <source>Against several levels</source>
        <translation>Karışık seviyelere karşı</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Tüm rakipler</translation>
    </message>
    <message>
        <source>Played by the computer</source>
        <translation>Bilgisayarın oynadıkları</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Tüm kurallar</translation>
    </message>
    <message>
        <source>{title}: {rules}</source>
        <translation>{title}: {rules}</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Tüm zamanlar</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Son 30 gün</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>Son 90 gün</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Son 12 ay</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Dönem</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rakipler</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Ledger</source>
        <translation>Puan defteri</translation>
    </message>
    <message>
        <source>No deal of these games has ended yet.</source>
        <translation>Bu oyunlarda biten tur henüz yok.</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>You won with the {card}</source>
        <translation>Eli siz aldınız: {card}</translation>
    </message>
    <message>
        <source>{name} won with the {card}</source>
        <translation>Eli {name} aldı: {card}</translation>
    </message>
    <message numerus="yes">
        <source>Bid: %Ln</source>
        <comment>a number of tricks</comment>
        <translation>
            <numerusform>Tahmin: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid: {action}</source>
        <translation>Tahmin: {action}</translation>
    </message>
    <message>
        <source>Raised every bid by 1</source>
        <translation>Tüm tahminler 1 artırıldı</translation>
    </message>
    <message>
        <source>Lowered every bid by 1</source>
        <translation>Tüm tahminler 1 azaltıldı</translation>
    </message>
    <message>
        <source>Declared: {action}</source>
        <translation>Söylenen: {action}</translation>
    </message>
    <message>
        <source>Declared: nothing</source>
        <translation>Bildirilen: yok</translation>
    </message>
    <message numerus="yes">
        <source>Declared: %Ln verzicola/verzicole</source>
        <translation>
            <numerusform>Bildirilen: %Ln verzicola</numerusform>
        </translation>
    </message>
    <message>
        <source>Discarded: {action}</source>
        <translation>Gömülen: {action}</translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <translation>{name}: {action}</translation>
    </message>
    <message numerus="yes">
        <source>{score} resto/resti</source>
        <translation>
            <numerusform>{score} resto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{score} point(s)</source>
        <translation>
            <numerusform>{score} puan</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SubjectsCard</name>
    <message>
        <source>Every number opens the deals behind it.</source>
        <translation>Her sayı, ardındaki turları açar.</translation>
    </message>
    <message>
        <source>middle half of the deals</source>
        <translation>turların ortadaki yarısı</translation>
    </message>
    <message>
        <source>{subject}: {who}</source>
        <translation>{subject}: {who}</translation>
    </message>
    <message>
        <source>The average score of these deals, and how many there were.</source>
        <translation>Bu turların ortalama puanı ve sayısı.</translation>
    </message>
    <message>
        <source>{mean}, deals: {number}</source>
        <translation>{mean}, {number} tur</translation>
    </message>
    <message>
        <source>{mean}, deals: {number}, few</source>
        <translation>{mean}, {number} tur, az veri</translation>
    </message>
</context>
<context>
    <name>SuitNames</name>
    <message>
        <source>spades</source>
        <comment>inside a sentence</comment>
        <translation>maça</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>inside a sentence</comment>
        <translation>kupa</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>inside a sentence</comment>
        <translation>karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>inside a sentence</comment>
        <translation>sinek</translation>
    </message>
    <message>
        <source>red cards</source>
        <comment>inside a sentence</comment>
        <translation>kırmızı</translation>
    </message>
    <message>
        <source>green cards</source>
        <comment>inside a sentence</comment>
        <translation>yeşil</translation>
    </message>
    <message>
        <source>yellow cards</source>
        <comment>inside a sentence</comment>
        <translation>sarı</translation>
    </message>
    <message>
        <source>black cards</source>
        <comment>inside a sentence</comment>
        <translation>siyah</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>inside a sentence</comment>
        <translation>altın</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>inside a sentence</comment>
        <translation>kadeh</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>inside a sentence</comment>
        <translation>kılıç</translation>
    </message>
    <message>
        <source>batons</source>
        <comment>inside a sentence</comment>
        <translation>değnek</translation>
    </message>
    <message>
        <source>trumps</source>
        <comment>inside a sentence</comment>
        <translation>koz</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Take back</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>İpucu</translation>
    </message>
    <message>
        <source>Play the rest</source>
        <translation>Kalanı oyna</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Önceki el</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Puan tablosu</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Bu turda olanlar</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ayarlar</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tuşlar</translation>
    </message>
    <message>
        <source>Leave the practice</source>
        <translation>Alıştırmayı bırak</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hız</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Yavaş</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Hızlı</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Anında</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Eldeki kartları sırala</translation>
    </message>
    <message>
        <source>Suits together, high to low</source>
        <translation>Renk renk, büyükten küçüğe</translation>
    </message>
    <message>
        <source>Colors together, high to low</source>
        <translation>Renk renk, büyükten küçüğe</translation>
    </message>
    <message>
        <source>Suits together, low to high</source>
        <translation>Renk renk, küçükten büyüğe</translation>
    </message>
    <message>
        <source>Colors together, low to high</source>
        <translation>Renk renk, küçükten büyüğe</translation>
    </message>
    <message>
        <source>Trumps first</source>
        <translation>Önce kozlar</translation>
    </message>
    <message>
        <source>Red and black by turns</source>
        <translation>Bir kırmızı, bir siyah renk</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Renge bakmadan büyükten küçüğe</translation>
    </message>
    <message>
        <source>Wait for me after each trick</source>
        <translation>Her elden sonra beni bekle</translation>
    </message>
    <message>
        <source>Raise cards that can be played</source>
        <translation>Oynanabilen kartları yükselt</translation>
    </message>
    <message>
        <source>Dim cards that cannot</source>
        <translation>Oynanamayanları soluklaştır</translation>
    </message>
    <message>
        <source>Explain refused cards</source>
        <translation>Kartın neden oynanamadığını açıkla</translation>
    </message>
    <message>
        <source>Allow taking back</source>
        <translation>Geri almaya izin ver</translation>
    </message>
    <message>
        <source>Show points on cards</source>
        <translation>Kart puanlarını göster</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tam ekran</translation>
    </message>
    <message>
        <source>Leave the table; the game is kept</source>
        <translation>Masadan kalk; oyun saklanır</translation>
    </message>
    <message>
        <source>Abandon this game…</source>
        <translation>Bu oyunu bırak…</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Masada yardım</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>İpuçları</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Eğitmen</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sesler</translation>
    </message>
    <message>
        <source>Card sounds</source>
        <translation>Kart sesleri</translation>
    </message>
    <message>
        <source>Sound at my turn</source>
        <translation>Sıra bana gelince ses</translation>
    </message>
    <message>
        <source>Volume {percent}%</source>
        <translation>Ses düzeyi %{percent}</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Table and cards</source>
        <translation>Masa ve kartlar</translation>
    </message>
    <message>
        <source>Table look</source>
        <translation>Masanın görünümü</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>%{percent}</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Yumuşak</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Güçlü</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Doku</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Düz</translation>
    </message>
    <message>
        <source>Woven</source>
        <translation>Dokuma</translation>
    </message>
    <message>
        <source>Color temperature</source>
        <translation>Renk sıcaklığı</translation>
    </message>
    <message>
        <source>Cool</source>
        <translation>Soğuk</translation>
    </message>
    <message>
        <source>Warm</source>
        <translation>Sıcak</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistem</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Koyu</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Hareket hızı</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Yavaş</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Hızlı</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Anında</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sesler</translation>
    </message>
    <message>
        <source>Card sounds</source>
        <translation>Kart sesleri</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Ses düzeyi</translation>
    </message>
    <message>
        <source>Sound at my turn</source>
        <translation>Sıra bana gelince ses</translation>
    </message>
    <message>
        <source>Card design</source>
        <translation>Kart tasarımı</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standart</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Büyük yazı</translation>
    </message>
    <message>
        <source>Four colors</source>
        <translation>Dört renk</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Yüksek kontrast</translation>
    </message>
    <message>
        <source>Show points on cards</source>
        <translation>Kart puanlarını göster</translation>
    </message>
    <message>
        <source>Counting cards of Minchiate have a ring.</source>
        <translation>Minchiate’nin puanlı kartlarında bir halka görünür.</translation>
    </message>
</context>
<context>
    <name>TablePreview</name>
    <message>
        <source>Preview</source>
        <translation>Önizleme</translation>
    </message>
    <message>
        <source>Your turn. Follow hearts</source>
        <translation>Sıra sizde. Renge uyun: kupa</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Abandon this game?</source>
        <translation>Bu oyun bırakılsın mı?</translation>
    </message>
    <message>
        <source>It stays in the score ledger, and you can take it up again there.</source>
        <translation>Puan defterinde kalır; oradan oyuna geri dönebilirsiniz.</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Bırak</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Oynamaya devam et</translation>
    </message>
    <message>
        <source>Choose it again to play it</source>
        <translation>Oynamak için yeniden seçin</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>You</source>
        <translation>Siz</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dağıtan</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Kozu belirleyen</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Düşünüyor</translation>
    </message>
    <message>
        <source>on your left</source>
        <translation>solunuzda</translation>
    </message>
    <message>
        <source>opposite you</source>
        <translation>karşınızda</translation>
    </message>
    <message>
        <source>on your right</source>
        <translation>sağınızda</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>{number}. yer</translation>
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
        <translation>dağıtan</translation>
    </message>
    <message>
        <source>declarer</source>
        <comment>inside a list</comment>
        <translation>kozu belirleyen</translation>
    </message>
    <message>
        <source>To play.</source>
        <comment>this player is expected to do something now</comment>
        <translation>Sıra bu oyuncuda.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s) taken.</source>
        <translation>
            <numerusform>Alınan el: %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s).</source>
        <translation>
            <numerusform>%Ln kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>{tricks}, won by: {name}. Show the last trick</source>
        <translation>{tricks}, alan: {name}. Önceki eli göster</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trick(s)</source>
        <comment>won</comment>
        <translation>
            <numerusform>%Ln el</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Tur {deal}/{deals}</translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks}</source>
        <translation>El {trick}/{tricks}</translation>
    </message>
    <message>
        <source>Trick {trick}</source>
        <translation>{trick}. el</translation>
    </message>
    <message>
        <source>{deal} · {trick}</source>
        <translation>{deal} · {trick}</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Saat yönünde</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>Saat yönünün tersine</translation>
    </message>
    <message>
        <source>This deal goes clockwise</source>
        <translation>Bu tur saat yönünde oynanıyor</translation>
    </message>
    <message>
        <source>This deal goes counter-clockwise</source>
        <translation>Bu tur saat yönünün tersine oynanıyor</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}, {state}.</source>
        <translation>{card}, {place}. kart, toplam {count}, {state}.</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}.</source>
        <translation>{card}, {place}. kart, toplam {count}.</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>oynanabilir</translation>
    </message>
    <message>
        <source>not now: {reason}</source>
        <translation>şimdi değil: {reason}</translation>
    </message>
    <message>
        <source>The {card} cannot be played now</source>
        <translation>Şimdi oynanamaz: {card}</translation>
    </message>
    <message>
        <source>Led</source>
        <translation>İlk kart</translation>
    </message>
    <message>
        <source>{name} leads the {card}.</source>
        <translation>{name} ele {card} ile başlıyor.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name}, {card} oynuyor.</translation>
    </message>
    <message>
        <source>You lead the {card}.</source>
        <translation>Ele {card} ile başlıyorsunuz.</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>Siz {card} oynuyorsunuz.</translation>
    </message>
    <message>
        <source>{name} leads face down.</source>
        <translation>{name} ele kapalı bir kartla başlıyor.</translation>
    </message>
    <message>
        <source>{name} plays face down.</source>
        <translation>{name} kapalı bir kart oynuyor.</translation>
    </message>
    <message>
        <source>Turned up: {cards}.</source>
        <translation>Açılan: {cards}.</translation>
    </message>
    <message>
        <source>No card has been played to this trick.</source>
        <translation>Bu elde henüz kart oynanmadı.</translation>
    </message>
    <message>
        <source>{name}: a card face down</source>
        <translation>{name}: kapalı bir kart</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>In the trick: {list}.</source>
        <translation>Bu elde oynananlar: {list}.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the cards of a trick</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation>Eli siz aldınız.</translation>
    </message>
    <message>
        <source>{name} wins the trick.</source>
        <translation>Eli {name} aldı.</translation>
    </message>
    <message>
        <source>Deal {deal}. Dealer: {name}.</source>
        <translation>{deal}. tur. Dağıtan: {name}.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Geri alındı.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Masa</translation>
    </message>
</context>
<context>
    <name>TeamSheet</name>
    <message>
        <source>Your team</source>
        <translation>Takımınız</translation>
    </message>
    <message>
        <source>Other team</source>
        <translation>Rakip takım</translation>
    </message>
    <message>
        <source>Taken / bid</source>
        <translation>Alınan / tahmin</translation>
    </message>
    <message>
        <source>Sluffs</source>
        <translation>Sluff</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Toplam</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Bu tur</translation>
    </message>
    <message>
        <source>{team}: bid {bid}, took {taken}, score {score}, total {total}.</source>
        <translation>{team}: tahmin {bid}, alınan {taken}, puan {score}, toplam {total}.</translation>
    </message>
    <message>
        <source>Deal {deal}.</source>
        <translation>{deal}. tur.</translation>
    </message>
    <message>
        <source>{taken} / {bid}</source>
        <translation>{taken} / {bid}</translation>
    </message>
    <message>
        <source>{kept} of {sluffs}: {points}</source>
        <translation>{kept}/{sluffs}: {points}</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>Games</source>
        <translation>Oyun sayısı</translation>
    </message>
    <message>
        <source>Games played to the end.</source>
        <translation>Sonuna kadar oynanan oyunlar.</translation>
    </message>
    <message>
        <source>Deals: {number}</source>
        <translation>Tur: {number}</translation>
    </message>
    <message>
        <source>All deals that were played out, those of unfinished games too.</source>
        <translation>Bitmemiş oyunlardakiler de içinde, sonuna kadar oynanan tüm turlar.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Tur sayısı</translation>
    </message>
    <message>
        <source>Won: {number}</source>
        <translation>Kazanılan: {number}</translation>
    </message>
    <message>
        <source>Games with nobody ahead of you; a shared first place counts.</source>
        <translation>Kimsenin önünüzde olmadığı oyunlar; paylaşılan birincilik de sayılır.</translation>
    </message>
    <message>
        <source>Won games</source>
        <translation>Kazanılan oyunlar</translation>
    </message>
    <message>
        <source>Most wins in a row: {longest}, now {current}</source>
        <translation>Üst üste en çok galibiyet: {longest}, şu an {current}</translation>
    </message>
    <message>
        <source>Games won one after the other, by the time they began.</source>
        <translation>Başlama sırasına göre art arda kazanılan oyunlar.</translation>
    </message>
    <message>
        <source>{mean} (few)</source>
        <translation>{mean} (az veri)</translation>
    </message>
    <message>
        <source>Half of them: {low} to {high}</source>
        <translation>Yarısı şu aralıkta: {low} … {high}</translation>
    </message>
    <message>
        <source>A quarter lie at or below the first number, a quarter at or above the second.</source>
        <translation>Dörtte biri ilk sayıda ya da altında, dörtte biri ikincide ya da üstünde.</translation>
    </message>
    <message>
        <source>Best: {score}</source>
        <translation>En iyi: {score}</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>En iyi</translation>
    </message>
    <message>
        <source>Worst: {score}</source>
        <translation>En kötü: {score}</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>En kötü</translation>
    </message>
    <message>
        <source>The average of your final scores in games played to the end.</source>
        <translation>Sonuna kadar oynanan oyunlardaki son puanlarınızın ortalaması.</translation>
    </message>
    <message>
        <source>The average of your side&apos;s final scores in games played to the end.</source>
        <translation>Sonuna kadar oynanan oyunlarda takımınızın son puanlarının ortalaması.</translation>
    </message>
    <message>
        <source>Average a game</source>
        <translation>Oyun başına ortalama</translation>
    </message>
    <message>
        <source>The average of what a deal brought you.</source>
        <translation>Bir turun size getirdiği puanın ortalaması.</translation>
    </message>
    <message>
        <source>The average of what a deal brought your side.</source>
        <translation>Bir turun takımınıza getirdiği puanın ortalaması.</translation>
    </message>
    <message>
        <source>Average a deal</source>
        <translation>Tur başına ortalama</translation>
    </message>
    <message>
        <source>Won and lost</source>
        <translation>Kazanılan ve kaybedilen</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Sıralama</translation>
    </message>
    <message>
        <source>Equal scores share the better place.</source>
        <translation>Eşit puanlar daha iyi sırayı paylaşır.</translation>
    </message>
    <message>
        <source>{place}: {number}</source>
        <translation>{place} ({number})</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Kazanılan</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Kaybedilen</translation>
    </message>
    <message>
        <source>Above zero (çıktı): {out}, others (battı): {sunk}</source>
        <translation>Çıktı: {out}, battı: {sunk}</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>%{percent}</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} / {whole}</translation>
    </message>
    <message>
        <source>{least} to {greatest}</source>
        <translation>{least} … {greatest}</translation>
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
        <translation>Masadan kalk</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>İpucu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Not saving</source>
        <translation>Kaydedilmiyor</translation>
    </message>
</context>
<context>
    <name>TrickList</name>
    <message>
        <source>{text}. Cost about {points}</source>
        <translation>{text}. Kayıp yaklaşık {points}</translation>
    </message>
</context>
<context>
    <name>Truf</name>
    <message>
        <source>Main Atas</source>
        <translation>Main Atas</translation>
    </message>
    <message>
        <source>Main Bawah</source>
        <translation>Main Bawah</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>maça</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kupa</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>sinek</translation>
    </message>
    <message>
        <source>Truf, {deals} deals</source>
        <translation>Truf, {deals} tur</translation>
    </message>
    <message>
        <source>Scoring {letter}, factor {factor}</source>
        <translation>Puanlama: {letter}, çarpan: {factor}</translation>
    </message>
    <message>
        <source>Scoring {letter}</source>
        <translation>Puanlama: {letter}</translation>
    </message>
    <message>
        <source>{taken} / {bid}</source>
        <translation>{taken} / {bid}</translation>
    </message>
    <message>
        <source>Deal {deal}: {mode}, trumps {suit}, declarer {name}</source>
        <translation>{deal}. tur: {mode}, koz: {suit}, kozu belirleyen: {name}</translation>
    </message>
    <message>
        <source>Truf</source>
        <translation>Truf</translation>
    </message>
    <message>
        <source>Indonesia</source>
        <translation>Endonezya</translation>
    </message>
    <message>
        <source>Bid with a card: its rank is your promise, its suit may be trumps.</source>
        <translation>Tahmininizi bir kartla yapın: değeri alacağınız el sayısıdır, rengi koz olabilir.</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 oyuncu</translation>
    </message>
    <message>
        <source>13 deals, 40 min</source>
        <translation>13 tur, 40 dk</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Kozu belirleyen</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Koz</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mod</translation>
    </message>
    <message>
        <source>Small figures: taken / bid</source>
        <translation>Küçük rakamlar: alınan / tahmin</translation>
    </message>
</context>
<context>
    <name>TrufFigures</name>
    <message>
        <source>What a deal brought you, by mode</source>
        <translation>Oyun moduna göre tur başına puanınız</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mod</translation>
    </message>
    <message>
        <source>You declared</source>
        <translation>Siz belirlediniz</translation>
    </message>
    <message>
        <source>Others declared</source>
        <translation>Başkaları belirledi</translation>
    </message>
    <message>
        <source>Bids kept</source>
        <translation>Tutan tahmin</translation>
    </message>
    <message>
        <source>Deals in which you took at least your bid in Main Atas, or at most your bid in Main Bawah.</source>
        <translation>Main Atas turlarında en az, Main Bawah turlarında en çok tahmininiz kadar el aldığınız turlar.</translation>
    </message>
    <message>
        <source>Exact bids</source>
        <translation>Tam isabet</translation>
    </message>
    <message>
        <source>Deals in which you took exactly as many tricks as you bid.</source>
        <translation>Tam tahmin ettiğiniz kadar el aldığınız turlar.</translation>
    </message>
    <message>
        <source>Average bid</source>
        <translation>Ortalama tahmin</translation>
    </message>
    <message>
        <source>The average of your final bids, after any raising or lowering.</source>
        <translation>Artırma ya da azaltmadan sonraki son tahminlerinizin ortalaması.</translation>
    </message>
</context>
<context>
    <name>TrufOptions</name>
    <message>
        <source>Rule {rule}</source>
        <translation>Kural {rule}</translation>
    </message>
    <message>
        <source>As A, and gains count {factor} times.</source>
        <translation>A gibi; artı puanlar {factor} ile çarpılır.</translation>
    </message>
    <message>
        <source>Main Atas: each trick above your bid is +1, below it −1. Main Bawah: the other way round.</source>
        <translation>Main Atas: tahmininizden fazla her el&#xa0;+1, eksik her el&#xa0;−1. Main Bawah: tam&#xa0;tersi.</translation>
    </message>
    <message>
        <source>As A, and in Main Bawah a bid of 0 that takes no trick is +5.</source>
        <translation>A gibi; ayrıca Main Bawah oyununda sıfır tahminiyle hiç el almamak&#xa0;+5.</translation>
    </message>
    <message>
        <source>As A, gains count {factor} times, and in Main Bawah a bid of 0 that takes no trick is +5.</source>
        <translation>A gibi; artı puanlar {factor} ile çarpılır, Main Bawah oyununda sıfır tahminiyle hiç el almamak&#xa0;+5.</translation>
    </message>
    <message>
        <source>An exact bid scores its number. Other tricks cost 1 each, on the bad side 2 each.</source>
        <translation>Tam isabet tahmin kadar puan getirir. Tahminden sapan her el 1 puan, kötü yönde 2 puan götürür.</translation>
    </message>
    <message>
        <source>bid {bid}, took {taken}</source>
        <translation>tahmin {bid}, alınan {taken}</translation>
    </message>
    <message numerus="yes">
        <source>About %Ln minute(s).</source>
        <translation>
            <numerusform>Yaklaşık %Ln dakika.</numerusform>
        </translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puanlama yöntemi</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Fark</translation>
    </message>
    <message>
        <source>Zero bonus</source>
        <translation>Sıfır primi</translation>
    </message>
    <message>
        <source>Multiplied</source>
        <translation>Çarpanlı</translation>
    </message>
    <message>
        <source>B and C</source>
        <translation>B ve C</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Tam isabet</translation>
    </message>
    <message>
        <source>Scoring {letter}: {name}</source>
        <translation>Puanlama yöntemi {letter}: {name}</translation>
    </message>
    <message>
        <source>Factor for gains</source>
        <translation>Artı puan çarpanı</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Tur sayısı</translation>
    </message>
</context>
<context>
    <name>TrufWhy</name>
    <message>
        <source>Bid {bid}, taken {taken}: exactly the bid.</source>
        <translation>Tahmin {bid}, alınan {taken}: tam isabet.</translation>
    </message>
    <message>
        <source>Bid {bid}, taken {taken}: exactly the bid, which scores the bid.</source>
        <translation>Tahmin {bid}, alınan {taken}: tam isabet, tahmin kadar puan.</translation>
    </message>
    <message>
        <source>Bid {bid}, taken {taken}: no trick on a bid of 0 in Main Bawah.</source>
        <translation>Tahmin {bid}, alınan {taken}: Main Bawah’ta 0 tahminiyle hiç el alınmadı.</translation>
    </message>
    <message numerus="yes">
        <source>Bid {bid}, taken {taken}: %Ln trick(s) above the bid.</source>
        <translation>
            <numerusform>Tahmin {bid}, alınan {taken}: tahminden %Ln fazla el.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bid {bid}, taken {taken}: %Ln trick(s) below the bid.</source>
        <translation>
            <numerusform>Tahmin {bid}, alınan {taken}: tahminden %Ln eksik el.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} of {bid} bid</source>
        <translation>Tahminin {place}. eli, toplam {bid}</translation>
    </message>
    <message>
        <source>{place} of {bid} allowed</source>
        <translation>Tahminin {place}. eli, toplam {bid}</translation>
    </message>
    <message>
        <source>above the bid</source>
        <translation>tahminin üstünde</translation>
    </message>
</context>
<context>
    <name>TrufWords</name>
    <message>
        <source>Truf</source>
        <translation>Truf</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Tahmin aşaması</translation>
    </message>
    <message>
        <source>Bids turned up</source>
        <translation>Tahminler açıldı</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Koz</translation>
    </message>
    <message>
        <source>Trumps: spades</source>
        <translation>Koz: maça</translation>
    </message>
    <message>
        <source>Trumps: hearts</source>
        <translation>Koz: kupa</translation>
    </message>
    <message>
        <source>Trumps: diamonds</source>
        <translation>Koz: karo</translation>
    </message>
    <message>
        <source>Trumps: clubs</source>
        <translation>Koz: sinek</translation>
    </message>
    <message>
        <source>Main Atas</source>
        <translation>Main Atas</translation>
    </message>
    <message>
        <source>Main Bawah</source>
        <translation>Main Bawah</translation>
    </message>
    <message>
        <source>take many</source>
        <translation>çok el alın</translation>
    </message>
    <message>
        <source>take few</source>
        <translation>az el alın</translation>
    </message>
    <message>
        <source>playing high</source>
        <translation>yüksek oyun</translation>
    </message>
    <message>
        <source>playing low</source>
        <translation>alçak oyun</translation>
    </message>
    <message>
        <source>Has laid a bid</source>
        <translation>Tahmin yapıldı</translation>
    </message>
    <message>
        <source>Total {total}</source>
        <translation>Toplam {total}</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Tahmin {bid}</translation>
    </message>
    <message>
        <source>Bid {bid}, took {taken}.</source>
        <translation>Tahmin {bid}, alınan {taken}.</translation>
    </message>
    <message>
        <source>Has laid a bid.</source>
        <translation>Tahmin yapıldı.</translation>
    </message>
    <message>
        <source>2 to 10: that many</source>
        <translation>2–10: sayısı kadar</translation>
    </message>
    <message>
        <source>A: one</source>
        <translation>A: bir</translation>
    </message>
    <message>
        <source>K Q J: none</source>
        <translation>K Q J: sıfır</translation>
    </message>
    <message>
        <source>Your turn. Choose a card as your bid: 2 to 10, that many; ace, one; pictures, none.</source>
        <translation>Sıra sizde. Tahmininiz için bir kart seçin: 2 ile 10 arası, sayısı kadar; as, bir; resimli kartlar, sıfır.</translation>
    </message>
    <message>
        <source>Your turn. Raise or lower</source>
        <translation>Sıra sizde. Artırın ya da azaltın</translation>
    </message>
    <message>
        <source>Your turn. Lead any card</source>
        <translation>Sıra sizde. Ele istediğiniz kartla başlayın</translation>
    </message>
    <message>
        <source>Your turn. Follow spades</source>
        <translation>Sıra sizde. Renge uyun: maça</translation>
    </message>
    <message>
        <source>Your turn. Follow hearts</source>
        <translation>Sıra sizde. Renge uyun: kupa</translation>
    </message>
    <message>
        <source>Your turn. Follow diamonds</source>
        <translation>Sıra sizde. Renge uyun: karo</translation>
    </message>
    <message>
        <source>Your turn. Follow clubs</source>
        <translation>Sıra sizde. Renge uyun: sinek</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow spades; %Ln card(s).</source>
        <translation>
            <numerusform>Sıra sizde. Renge uyun: maça; %Ln kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow hearts; %Ln card(s).</source>
        <translation>
            <numerusform>Sıra sizde. Renge uyun: kupa; %Ln kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow diamonds; %Ln card(s).</source>
        <translation>
            <numerusform>Sıra sizde. Renge uyun: karo; %Ln kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow clubs; %Ln card(s).</source>
        <translation>
            <numerusform>Sıra sizde. Renge uyun: sinek; %Ln kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. Follow with a trump</source>
        <translation>Sıra sizde. Renge uyun: koz</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Follow with a trump, face down; %Ln card(s).</source>
        <translation>
            <numerusform>Sıra sizde. Renge uyun: kapalı koz; %Ln kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. No spades: play any card</source>
        <translation>Sıra sizde. Maça yok: istediğiniz kartı oynayın</translation>
    </message>
    <message>
        <source>Your turn. No hearts: play any card</source>
        <translation>Sıra sizde. Kupa yok: istediğiniz kartı oynayın</translation>
    </message>
    <message>
        <source>Your turn. No diamonds: play any card</source>
        <translation>Sıra sizde. Karo yok: istediğiniz kartı oynayın</translation>
    </message>
    <message>
        <source>Your turn. No clubs: play any card</source>
        <translation>Sıra sizde. Sinek yok: istediğiniz kartı oynayın</translation>
    </message>
    <message>
        <source>follow spades</source>
        <translation>maça oynamalısınız</translation>
    </message>
    <message>
        <source>follow hearts</source>
        <translation>kupa oynamalısınız</translation>
    </message>
    <message>
        <source>follow diamonds</source>
        <translation>karo oynamalısınız</translation>
    </message>
    <message>
        <source>follow clubs</source>
        <translation>sinek oynamalısınız</translation>
    </message>
    <message>
        <source>trumps are not broken yet</source>
        <translation>koz henüz düşmedi</translation>
    </message>
    <message>
        <source>Spades were led by {name}, and you have spades. Play one of them.</source>
        <translation>{name} ele maçayla başladı ve sizde maça var. Birini oynayın.</translation>
    </message>
    <message>
        <source>Hearts were led by {name}, and you have hearts. Play one of them.</source>
        <translation>{name} ele kupayla başladı ve sizde kupa var. Birini oynayın.</translation>
    </message>
    <message>
        <source>Diamonds were led by {name}, and you have diamonds. Play one of them.</source>
        <translation>{name} ele karoyla başladı ve sizde karo var. Birini oynayın.</translation>
    </message>
    <message>
        <source>Clubs were led by {name}, and you have clubs. Play one of them.</source>
        <translation>{name} ele sinekle başladı ve sizde sinek var. Birini oynayın.</translation>
    </message>
    <message>
        <source>A trump was led face down by {name}, and you have a trump. Play one; it lies face down, too.</source>
        <translation>{name} ele kapalı bir kozla başladı ve sizde koz var. Bir koz oynayın; o da kapalı oynanır.</translation>
    </message>
    <message>
        <source>Spades are trumps, and none has been played to an earlier trick. Lead another suit.</source>
        <translation>Koz maça ve önceki ellerde hiç koz oynanmadı. Ele başka bir renkle başlayın.</translation>
    </message>
    <message>
        <source>Hearts are trumps, and none has been played to an earlier trick. Lead another suit.</source>
        <translation>Koz kupa ve önceki ellerde hiç koz oynanmadı. Ele başka bir renkle başlayın.</translation>
    </message>
    <message>
        <source>Diamonds are trumps, and none has been played to an earlier trick. Lead another suit.</source>
        <translation>Koz karo ve önceki ellerde hiç koz oynanmadı. Ele başka bir renkle başlayın.</translation>
    </message>
    <message>
        <source>Clubs are trumps, and none has been played to an earlier trick. Lead another suit.</source>
        <translation>Koz sinek ve önceki ellerde hiç koz oynanmadı. Ele başka bir renkle başlayın.</translation>
    </message>
    <message>
        <source>Something else has to happen first.</source>
        <translation>Önce başka bir şeyin olması gerekiyor.</translation>
    </message>
    <message>
        <source>Face-down trump</source>
        <translation>Kapalı koz</translation>
    </message>
    <message>
        <source>{name} has laid a bid.</source>
        <translation>{name} tahminini yaptı.</translation>
    </message>
    <message>
        <source>{terms} = {total}: Main Atas, trumps</source>
        <translation>{terms} = {total}: Main Atas, koz</translation>
    </message>
    <message>
        <source>{terms} = {total}: Main Bawah, trumps</source>
        <translation>{terms} = {total}: Main Bawah, koz</translation>
    </message>
    <message>
        <source>The bids make {total}: Main Atas, take many. {trumps}. Declarer: {name}.</source>
        <translation>Tahminlerin toplamı {total}: Main Atas, çok el alın. {trumps}. Kozu belirleyen: {name}.</translation>
    </message>
    <message>
        <source>The bids make {total}: Main Bawah, take few. {trumps}. Declarer: {name}.</source>
        <translation>Tahminlerin toplamı {total}: Main Bawah, az el alın. {trumps}. Kozu belirleyen: {name}.</translation>
    </message>
    <message>
        <source>{name}: every bid one higher, Main Atas</source>
        <translation>{name}: tüm tahminler 1 arttı, Main Atas</translation>
    </message>
    <message>
        <source>{name}: every bid one lower, Main Bawah</source>
        <translation>{name}: tüm tahminler 1 azaldı, Main Bawah</translation>
    </message>
    <message>
        <source>You have only numerals, 2 to 10. The cards are dealt again</source>
        <translation>Elinizde yalnızca sayı kartları var, 2–10. Kartlar yeniden dağıtılıyor</translation>
    </message>
    <message>
        <source>You have only pictures and aces. The cards are dealt again</source>
        <translation>Elinizde yalnızca resimli kartlar ve aslar var. Kartlar yeniden dağıtılıyor</translation>
    </message>
    <message>
        <source>{name} has only numerals, 2 to 10. The cards are dealt again</source>
        <translation>Yalnızca sayı kartları, 2–10: {name}. Kartlar yeniden dağıtılıyor</translation>
    </message>
    <message>
        <source>{name} has only pictures and aces. The cards are dealt again</source>
        <translation>Yalnızca resimli kartlar ve aslar: {name}. Kartlar yeniden dağıtılıyor</translation>
    </message>
    <message>
        <source>{name} wins the trick: bid {bid}, took {taken}.</source>
        <translation>Eli {name} aldı: tahmin {bid}, alınan {taken}.</translation>
    </message>
    <message>
        <source>You win the trick: bid {bid}, took {taken}.</source>
        <translation>Eli siz aldınız: tahmin {bid}, alınan {taken}.</translation>
    </message>
    <message>
        <source>{terms} = {total}: the declarer chooses, trumps</source>
        <translation>{terms} = {total}: seçim kozu belirleyende, koz</translation>
    </message>
    <message>
        <source>Bid {bid}, took {taken}</source>
        <translation>Tahmin {bid}, alınan {taken}</translation>
    </message>
    <message>
        <source>Your turn. Lead, but no trump ({suit}) yet</source>
        <translation>Sıra sizde. Ele başlayın, ama henüz kozla ({suit}) değil</translation>
    </message>
    <message numerus="yes">
        <source>Your turn. Lead, but no trump ({suit}) yet; %Ln card(s).</source>
        <translation>
            <numerusform>Sıra sizde. Ele başlayın, ama henüz kozla ({suit}) değil; %Ln kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bids make {total}: the declarer chooses. {trumps}. Declarer: {name}.</source>
        <translation>Tahminlerin toplamı {total}: seçim kozu belirleyende. {trumps}. Kozu belirleyen: {name}.</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>The {card} costs you about {points} points</source>
        <translation>Bu kart yaklaşık {points} puana mal olur: {card}</translation>
    </message>
    <message>
        <source>Better: {card}.</source>
        <translation>Daha iyisi: {card}.</translation>
    </message>
    <message>
        <source>{title}. Rethink?</source>
        <translation>{title}. Yeniden düşünmek ister misiniz?</translation>
    </message>
</context>
<context>
    <name>TutorCallout</name>
    <message>
        <source>Tutor</source>
        <translation>Eğitmen</translation>
    </message>
    <message>
        <source>Points to expect, by what you know</source>
        <translation>Bildiklerinize göre beklenen puan</translation>
    </message>
    <message>
        <source>Rethink</source>
        <translation>Yeniden düşün</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Neden</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>Yine de oyna</translation>
    </message>
    <message>
        <source>Settings of the tutor</source>
        <translation>Eğitmen ayarları</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Deleted. It stays under deleted games for 30 days.</source>
        <translation>Silindi. 30 gün boyunca silinen oyunlarda kalır.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
</context>
<context>
    <name>VerdictCard</name>
    <message>
        <source>Wins the trick</source>
        <translation>Eli alan</translation>
    </message>
    <message>
        <source>Wins so far</source>
        <translation>Şimdilik eli alan</translation>
    </message>
    <message>
        <source>No card is played yet</source>
        <translation>Henüz kart oynanmadı</translation>
    </message>
    <message>
        <source>Leads: {name}</source>
        <translation>Ele başlayan: {name}</translation>
    </message>
    <message>
        <source>The only card so far.</source>
        <translation>Şimdilik tek kart.</translation>
    </message>
    <message>
        <source>What may be played</source>
        <translation>Oynanabilecek kartlar</translation>
    </message>
    <message>
        <source>You may play {count} of {all}</source>
        <translation>Oynayabileceğiniz kart: {count} / {all}</translation>
    </message>
    <message>
        <source>May play {count} of {all}: {name}</source>
        <translation>Oynayabileceği kart: {count} / {all} ({name})</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Her kart</translation>
    </message>
    <message>
        <source>As this player is told:</source>
        <translation>Bu oyuncuya söylenen:</translation>
    </message>
    <message>
        <source>The trick is complete</source>
        <translation>El tamamlandı</translation>
    </message>
    <message>
        <source>The play has not begun</source>
        <translation>Oyun başlamadı</translation>
    </message>
    <message>
        <source>Choose who leads.</source>
        <translation>Ele kimin başlayacağını seçin.</translation>
    </message>
    <message>
        <source>This contradicts a rule</source>
        <translation>Bu bir kurala aykırı</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>Sıradaki: {name}</translation>
    </message>
    <message>
        <source>Put cards into this hand to see what may be played.</source>
        <translation>Neyin oynanabileceğini görmek için bu oyuncuya kart verin.</translation>
    </message>
    <message>
        <source>Nothing forbids any of them to be led.</source>
        <translation>Ele herhangi biriyle başlanabilir.</translation>
    </message>
    <message>
        <source>Nothing has to be followed or played first.</source>
        <translation>Uyulacak renk ya da önce oynanacak kart yok.</translation>
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
        <translation>{number}. el</translation>
    </message>
    <message>
        <source>led by {name}</source>
        <translation>ilk kart: {name}</translation>
    </message>
    <message>
        <source>led by you</source>
        <translation>ilk kart: siz</translation>
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
        <translation>{name}: {card}, eli aldı</translation>
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
        <translation>Kural {rule}</translation>
    </message>
    <message>
        <source>No trick counted.</source>
        <translation>Puana giren el yok.</translation>
    </message>
    <message>
        <source>Arrow keys: next score</source>
        <translation>Ok tuşları: sıradaki puan</translation>
    </message>
    <message>
        <source>Previous score</source>
        <translation>Önceki puan</translation>
    </message>
    <message>
        <source>Next score</source>
        <translation>Sıradaki puan</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Bu turu incele</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>How this score came about</source>
        <translation>Bu puan nasıl oluştu</translation>
    </message>
    <message>
        <source>This deal cannot be replayed.</source>
        <translation>Bu tur yeniden oynatılamıyor.</translation>
    </message>
</context>
<context>
    <name>WonWords</name>
    <message>
        <source>The Matto was led, so the next card decided the suit.</source>
        <translation>Ele Matto ile başlandı, rengi sonraki kart belirledi.</translation>
    </message>
    <message>
        <source>Two equal cards, the {card}: the one played first ranks higher.</source>
        <translation>İki eş karttan ({card}) önce oynanan büyüktür.</translation>
    </message>
    <message>
        <source>In coins and cups low numbers rank high: the {card} is above the {other}.</source>
        <translation>Altın ve kadeh renklerinde küçük sayı üstündür: {card}, ardından {other}.</translation>
    </message>
    <message>
        <source>The 1 is the highest number: the {card} is above the {other}.</source>
        <translation>En büyük sayı 1’dir: {card}, ardından {other}.</translation>
    </message>
    <message>
        <source>The {card} is the highest trump in the trick, above the {other}.</source>
        <translation>Bu elin en büyük kozu: {card}; ardından gelen: {other}.</translation>
    </message>
    <message>
        <source>A trump was led, the {card}, and nobody else played one.</source>
        <translation>Ele kozla başlandı ({card}) ve başka koz oynanmadı.</translation>
    </message>
    <message>
        <source>The {card}, played face down, is the only trump in the trick.</source>
        <translation>Bu elde tek koz vardı, kapalı oynandı: {card}.</translation>
    </message>
    <message>
        <source>The {card} is the only trump in the trick.</source>
        <translation>Bu elde tek koz vardı: {card}.</translation>
    </message>
    <message>
        <source>The {card} is the highest card of the suit led, above the {other}.</source>
        <translation>Yerdeki rengin en büyük kartı: {card}; ardından gelen: {other}.</translation>
    </message>
    <message>
        <source>No black card: the {card} is the highest of the color led, above the {other}.</source>
        <translation>Siyah oynanmadı. Yerdeki rengin en büyük kartı: {card}; ardından gelen: {other}.</translation>
    </message>
    <message>
        <source>No trump: the {card} is the highest card of the suit led, above the {other}.</source>
        <translation>Koz oynanmadı. Yerdeki rengin en büyük kartı: {card}; ardından gelen: {other}.</translation>
    </message>
    <message>
        <source>Nobody else played the suit of the {card}.</source>
        <translation>Başka kimse bu renkten oynamadı: {card}.</translation>
    </message>
    <message>
        <source>No black card, and nobody else played the color of the {card}.</source>
        <translation>Siyah oynanmadı, başka kimse bu renkten de oynamadı: {card}.</translation>
    </message>
    <message>
        <source>No trump, and nobody else played the suit of the {card}.</source>
        <translation>Koz oynanmadı, başka kimse bu renkten de oynamadı: {card}.</translation>
    </message>
</context>
<context>
    <name>_Edit</name>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Vazgeç</translation>
    </message>
</context>
</TS>
