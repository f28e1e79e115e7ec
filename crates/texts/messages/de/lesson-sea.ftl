### How many steps the guided game of Sea has.

step-1 = Willkommen bei Meer! Die Karte wächst, während ihr segelt. Noch liegt nur das Urmeer auf dem Tisch, und 49 Plättchen warten im Stapel. Du führst den roten Stamm an. Mara führt den blauen. Ilo führt den grünen und ist der Gott der Winde.

step-2 = Dein Boot zeigt einen Baustein einer Legende, und nur du siehst, welchen: „die Mondtaucherin“, eine Gestalt. Sichere eine Gestalt, einen Ort und eine Tat, und du hast eine Legende (S12.1, S12.2). Dein geheimer Urmythos, „Die Geburt der Gezeiten“, nennt drei Bausteine. Hast du am Ende alle drei gesichert, liegst du vor allen, denen das nicht gelingt (S14.3).

step-3 = Du hast 7 rote Passagiere auf dem Urmeer. Boote fahren, wohin der Wind weht, und er weht nach Norden. Um ihn zu drehen, müsstest du vor dem Würfeln einen Passagier zahlen (S5.1). Norden ist gut: Wähle „Den Wind lassen, wie er ist“ und bestätige.

step-4 = Der Entfernungswürfel zeigte 2, also bist du zwei Plättchen weit nach Norden gesegelt (S5.3). Dort lagen noch keine Plättchen, darum wurden zwei gezogen: Meer, dann eine Küste. Jedes Plättchen, das du befährst, kostet dich einen Passagier, der dort als deine Spur zurückbleibt (S6.5). 5 sind noch an Bord.

step-5 = Mara hat einen Passagier gezahlt, um den Wind zu drehen. Der Würfel zeigte O, also drehte der Wind um eine Stufe in diese Richtung und weht jetzt nach Nordosten (S5.2). Sie segelte ein Plättchen weit, und Ilo fuhr auf dasselbe Plättchen. Mehr als zwei Boote haben auf einem Plättchen keinen Platz (S6.2).

step-6 = Dein Boot liegt an einer Küste. Das ist Land, und hier gibt es noch keine Siedlung. Also darfst du eine gründen, statt zu segeln (S7.1). Wähle „Hier eine Siedlung gründen“ und bestätige.

step-7 = Drei deiner Passagiere sind zurück in deinem Vorrat: Der Marker auf der Küste steht für sie (S7.2). Zwei sind noch an Bord. Sie können siedeln, in den Vorrat gehen oder weitersegeln (S7.4). Lass sie siedeln: Wähle „2 rote Figuren“ und bestätige.

step-8 = Dein Boot hat die Karte verlassen, aber „die Mondtaucherin“ liegt gesichert und verdeckt vor dir (S7.3). Mara hat wieder für den Wind gezahlt, doch der Würfel zeigte dorthin, wohin er schon wehte: Ihr Passagier war umsonst. Sie liegt mit 3 Passagieren vor einer Insel. Und Ilo hat über dem Urmeer einen Sturm entfesselt: den Vaal Er Num (S11.1).

step-9 = Du brauchst ein neues Boot: Du bekommst das oberste vom Bootsstapel, mit 7 Passagieren aus deinem Vorrat (S4.2, S4.4). Ein Boot, das vom Plättchen des Vaal losfährt, verliert im Sturm Passagiere (S11.5); starte also lieber nicht dort. Wähle „Von deiner Siedlung auf (0,2) starten“: Das ist das zweite Plättchen nördlich des Urmeers.

step-10 = Dein neues Boot zeigt „die Schlaflose Ruderin“: noch eine Gestalt, und eine hast du schon. Aber vielleicht ist Maras Boot genau das, was dir fehlt! Sie liegt zwei Plättchen östlich von dir, und der Wind weht nach Nordosten. Wähle „Den Wind drehen“; das kostet einen Passagier. Zeigt der Würfel O, SO oder S, dreht der Wind nach Osten (S5.2).

step-11 = Der Würfel zeigte SO, und der Wind drehte nach Osten. Aber zwischen dir und Mara liegt Nebel! Er hat dich einen Passagier und einen deiner zwei Schritte gekostet (S6.3). Dir bleiben 5 Passagiere und ein Schritt: Wähle „Durch den Nebel nach (2,2) fahren“.

step-12 = Mara hat auf dieser Insel eine blaue Figur als Spur zurückgelassen. Du darfst sie ablösen: Sie kommt an Bord, und für den Schritt lässt du einen roten Passagier zurück; so bleibt deine Besatzung bei 5 (S6.6). Wähle „Eine blaue Spurfigur an Bord nehmen und eine eigene Figur zurücklassen“.

step-13 = Wo sich zwei Boote begegnen, darfst du verhandeln, tauschen oder angreifen. Bei einem Angriff verlieren beide Boote so viele Passagiere, wie du sagst (S10.8). Du hast 5, Mara hat 3. Wähle „Angreifen“ mit 3: Dann ist ihr Boot leer und deines nicht.

step-14 = Du hast 4 rote Passagiere und 1 blauen an Bord und verlierst drei davon. Ein Boot sinkt, sobald die Figuren seines Kapitäns nicht mehr in der Mehrheit sind (S6.7). Also muss der blaue von Bord: Wähle „Verlieren: 2 rote Figuren und 1 blaue“.

step-15 = Maras Boot ist leer und deines nicht. Du hast den Kampf gewonnen! Wer gewinnt, darf den Baustein des geleerten Bootes beanspruchen, ohne ihn vorher anzusehen (S10.8). Wähle „Den Baustein beanspruchen“.

step-16 = Der Baustein ist „der Ertrunkene Turm“, ein Ort, und jetzt ist er für dich gesichert! Außerdem sind dir zwei Großtaten gelungen, „Fahrt durch den Nebel“ und „Seeschlacht“. Jede bekommt nur, wer sie als Erster schafft (S13.1). Inzwischen ist Mara noch einmal vom Urmeer gestartet und hat im Sturm 2 Passagiere verloren. Auch das war eine Großtat.

step-17 = Ilo hat den Wind gedreht, als Gott der Winde kostenlos (S11.2), und ist zu deiner Insel gekommen. Er schlägt einen Einblick vor: Ihr zeigt einander eure Bausteine. Das verpflichtet dich zu nichts (S10.3). Nimm an.

step-18 = Ilos Boot zeigt „zieht die erste Flut herauf“: eine Tat, und dein Urmythos nennt sie! Er bietet sie dir für deine zweite Gestalt. Auf See tauscht ihr die Boote, und jeder behält seine Besatzung (S10.5). Jeder hat, was dem anderen fehlt: Nimm an.

step-19 = Du bist am Zug. Dein Boot liegt wieder an Land, an der Insel, mit 2 Passagieren. Eine Siedlung gründen darfst du auch mit weniger als 3 (S7.2). Wähle „Hier eine Siedlung gründen“, um die Tat zu sichern.

step-20 = Du hast eine Gestalt, einen Ort und eine Tat, also wird deine erste Legende sofort offengelegt (S12.2): Im Ertrunkenen Turm zieht die Mondtaucherin die erste Flut herauf. Zwei Bausteine deines Urmythos sind gesichert. Der dritte, „die Versunkene Treppe“, steckt noch im Bootsstapel.

step-21 = Das Ende kommt mit der dritten Legende eines Spielers, dem letzten Plättchen, dem letzten Boot oder bei Flaute. Dann haben alle noch einen Zug (S14.1, S14.2). Zuerst zählt der Urmythos. Dann 3 pro Legende und 1 pro Großtat: Das sind 5 für dich. Dann Siedlungen und Boote, zuletzt deine Figuren auf der Karte (S14.3). Guten Wind!
