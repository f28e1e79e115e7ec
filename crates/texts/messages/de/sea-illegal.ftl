### Why Sea refuses a move.

not-asked = Danach ist jetzt nicht gefragt. { QUESTION($asked) }

luck-awaited = Erst entscheidet der Zufall; jetzt ist niemand gefragt.

game-over = Die Partie ist zu Ende.

not-an-origin = Auf { $from } kannst du kein Boot aussetzen, nur auf dem Urmeer oder an einer eigenen Siedlung.

origin-full = Auf { $from } kannst du kein Boot aussetzen: Dort liegen schon zwei.

payer-not-aboard = Keine { -color-e($tribe) } Figur ist an Bord, die den Wind bezahlen könnte.

payment-sinks = Eine { -color-e($tribe) } Figur kann nicht zahlen: Das Boot muss einen Passagier behalten und du die Mehrheit.

payment-missing = Den Wind zu drehen kostet einen Passagier; nur der Gott der Winde zahlt nichts.

payment-needless = Der Gott der Winde dreht den Wind kostenlos; niemand zahlt.

leave-not-aboard = Keine { -color-e($tribe) } Figur ist an Bord, die als Spur bleiben könnte.

own-trail = Die { -color-e($tribe) } Figur ist deine eigene; nur Spurfiguren eines anderen Stammes kommen an Bord.

not-in-trail = Keine { -color-e($tribe) } Spurfigur kann hier jetzt an Bord kommen.

loss-number =
    Du musst genau { $needed ->
        [one] { $needed } Passagier
       *[other] { $needed } Passagiere
    } verlieren; du nennst { $named }.

loss-not-aboard = Du kannst nicht { -pawns($lost) } verlieren: So viele sind nicht an Bord.

not-arrived = Dein Boot hat in diesem Zug kein Plättchen betreten, ist also nirgends angekommen: Du darfst nur Siedler absetzen.

no-foreign-settlement = Siedler absetzen kannst du nur an der Siedlung eines anderen Spielers.

settled-already = Du hast in diesem Zug schon Siedler abgesetzt.

settles-nobody = Mindestens ein Passagier muss als Siedler zurückbleiben.

settlers-not-aboard = Du kannst nicht { -pawns($left) } zurücklassen: So viele sind nicht an Bord.

not-loose-settlers = Du kannst nicht { -pawns($taken) } an Bord nehmen: So viele lose Siedler gibt es hier nicht.

takes-too-many =
    Du lässt { $left ->
        [one] { $left } Passagier
       *[other] { $left } Passagiere
    } zurück und kannst dafür nicht { $taken } Siedler nehmen.

taking-sinks = Wer Siedler nimmt, muss über Wasser bleiben; so würde dein Boot sinken.

not-a-partner = Mit { -to-the-tribe($tribe) } kannst du hier keine Gespräche führen.

disclosed-already = Du hast in diesem Zug schon einen Einblick vorgeschlagen.

offers-spent = Du hast in diesem Zug kein Angebot mehr.

exchanged-already = Du hast in diesem Zug schon mit { -to-the-tribe($with) } einen Handel abgeschlossen.

empty-offer = Dieses Angebot würde nichts ändern.

counter-partner = Ein Gegenangebot betrifft dieselben zwei Spieler; es kann nicht { -the-tribe($tribe) } nennen.

kind-missing = Nenne die Art des Tauschs: ‚boats‘ von Boot zu Boot, ‚settlement‘ in der Siedlung.

kind-named = Nach Ausgabe 1 der Regeln bestimmt der Ort die Art des Tauschs; ein Angebot kann sie nicht nennen.

counter-kind = Ein Gegenangebot muss von derselben Art sein wie das Angebot.

counter-to-counter = Ein Gegenangebot kann man nur annehmen oder ablehnen.

offer-lapsed = Dieses Angebot lässt sich nicht mehr erfüllen.

no-such-piece = Es gibt kein Stück { $handle }.

not-your-boat = Der Spieler am Zug gibt das Stück, mit dem er segelt, und das ist nicht { $handle }.

not-their-boat = Auf See gibt der Partner das Stück, mit dem er segelt, und das ist nicht { $handle }.

not-on-offer = Der Partner gibt ein gesichertes, nicht offengelegtes Stück oder sein Boot hier; { $handle } ist keines davon.

swap-missing = An einer Siedlung ist der Tausch der Stücke Pflicht.

give-not-aboard = Der Spieler am Zug kann nicht { -pawns($given) } geben: So viele sind nicht an Bord.

take-not-aboard = Der Partner kann nicht { -pawns($taken) } geben: So viele sind nicht an Bord.

take-not-settlers = Der Partner kann nicht { -pawns($taken) } geben, nur lose Siedler des eigenen Stammes, die hier sind.

too-many-aboard = Das Boot { -of-the-tribe($tribe) } würde mehr als { $crew-max } Figuren tragen.

exchange-sinks = Das Boot { -of-the-tribe($tribe) } muss einen Passagier behalten und sein Kapitän die Mehrheit.

nobody-to-attack = Hier liegt kein anderes Boot.

attacked-already = Du hast in diesem Zug schon angegriffen.

safe-harbour = Auf dem Plättchen der Siedlung eines anderen Spielers ist kein Angriff erlaubt.

attack-after-exchange = Du hast in diesem Zug mit { -to-the-tribe($tribe) } einen Handel abgeschlossen und kannst nicht mehr angreifen.

attack-number =
    { $most ->
        [1] Angreifen kannst du nur mit 1 Passagier, nicht mit { $named }.
       *[other] Angreifen kannst du mit 1 bis { $most } Passagieren, nicht mit { $named }.
    }

not-ashore = Zur Besatzung, die von Bord geht, gehören nicht { -pawns($named) }.

sail-on-no-boat = Im Bootsstapel ist kein Boot mehr, mit dem jemand weitersegeln könnte.

sail-on-majority = Unter denen, die weitersegeln, hättest du keine Mehrheit.

not-your-piece = Du hast kein gesichertes, nicht offengelegtes Stück { $handle }.

not-a-legend = Eine Legende besteht aus Gestalt, Ort und Tat, in dieser Reihenfolge.
