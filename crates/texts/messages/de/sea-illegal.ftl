### Why Sea refuses a move.

not-asked = Gefragt ist gerade etwas anderes: { QUOTE(QUESTION($asked)) }.

luck-awaited = Noch nicht. Erst entscheidet der Zufall.

game-over = Die Partie ist zu Ende.

not-an-origin = Auf { $from } kannst du kein Boot zu Wasser lassen, nur auf dem Urmeer oder an einer eigenen Siedlung.

origin-full = Auf { $from } kannst du kein Boot zu Wasser lassen: Dort liegen schon zwei.

payer-not-aboard = An Bord ist keine { -color-e($tribe) } Figur, die für den Wind zahlen könnte.

payment-sinks = Mit einem { -color-en($tribe) } Passagier kannst du nicht zahlen: Das Boot muss einen Passagier behalten und du die Mehrheit.

payment-missing = Den Wind zu drehen kostet einen Passagier; nur der Gott der Winde zahlt nichts.

payment-needless = Der Gott der Winde dreht den Wind kostenlos; niemand zahlt.

leave-not-aboard = An Bord ist keine { -color-e($tribe) } Figur, die als Spur zurückbleiben könnte.

own-trail = Die { -color-e($tribe) } Figur ist deine eigene; nur Spurfiguren eines anderen Stammes kommen an Bord.

not-in-trail = Hier kannst du jetzt keine { -color-e($tribe) } Spurfigur an Bord nehmen.

loss-number =
    Du musst genau { $needed ->
        [one] { $needed } Passagier
       *[other] { $needed } Passagiere
    } verlieren; du nennst { $named }.

loss-not-aboard = Du kannst nicht { -pawns($lost) } verlieren: So viele sind nicht an Bord.

not-arrived = Dein Boot hat in diesem Zug kein Plättchen befahren, ist also nirgends angekommen: Du darfst nur Siedler absetzen.

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

taking-sinks = Wenn du Siedler an Bord nimmst, darf dein Boot nicht sinken; so würde es sinken.

not-a-partner = Mit { -to-the-tribe($tribe) } kannst du hier nicht verhandeln.

disclosed-already = Du hast in diesem Zug schon einen Einblick vorgeschlagen.

offers-spent = Du kannst in diesem Zug kein Angebot mehr machen.

exchanged-already = Du hast in diesem Zug schon mit { -to-the-tribe($with) } einen Handel abgeschlossen.

empty-offer = Dieses Angebot würde nichts ändern.

counter-partner = Ein Gegenangebot betrifft dieselben zwei Spieler; es kann nicht { -the-tribe($tribe) } nennen.

kind-missing = Nenne die Art des Handels: „boats“ von Boot zu Boot, „settlement“ an der Siedlung.

kind-named = Nach Ausgabe 1 der Regeln bestimmt der Ort die Art des Handels; ein Angebot kann sie nicht nennen.

counter-kind = Ein Gegenangebot muss von derselben Art sein wie das Angebot.

counter-to-counter = Ein Gegenangebot kannst du nur annehmen oder ablehnen.

offer-lapsed = Dieses Angebot lässt sich nicht mehr erfüllen.

no-such-piece = Es gibt kein Boot { $handle }.

not-your-boat = Der Spieler am Zug gibt das Boot, mit dem er segelt, und das ist nicht { $handle }.

not-their-boat = Auf See gibt der Partner das Boot, mit dem er segelt, und das ist nicht { $handle }.

not-on-offer = Der Partner gibt hier einen gesicherten, nicht offengelegten Baustein oder sein Boot; { $handle } ist keins von beidem.

swap-missing = An einer Siedlung müsst ihr die Bausteine tauschen.

give-not-aboard = Der Spieler am Zug kann nicht { -pawns($given) } geben: So viele sind nicht an Bord.

take-not-aboard = Der Partner kann nicht { -pawns($taken) } geben: So viele sind nicht an Bord.

take-not-settlers = Der Partner kann nicht { -pawns($taken) } geben, nur lose Siedler des eigenen Stammes, die hier sind.

too-many-aboard = Das Boot { -of-the-tribe($tribe) } darf höchstens { $crew-max } Passagiere tragen.

exchange-sinks = Das Boot { -of-the-tribe($tribe) } muss einen Passagier behalten und sein Kapitän die Mehrheit.

nobody-to-attack = Hier liegt kein anderes Boot.

attacked-already = Du hast in diesem Zug schon angegriffen.

safe-harbour = Auf dem Plättchen der Siedlung eines anderen Spielers ist kein Angriff erlaubt.

attack-after-exchange = Du hast in diesem Zug mit { -to-the-tribe($tribe) } einen Handel abgeschlossen und darfst ihn deshalb nicht angreifen.

attack-number =
    { $most ->
        [1] Angreifen kannst du nur mit 1 Passagier, nicht mit { $named }.
       *[other] Angreifen kannst du mit 1 bis { $most } Passagieren, nicht mit { $named }.
    }

not-ashore = Du nennst { -pawns($named) }; so viele gehen nicht von Bord.

sail-on-no-boat = Im Bootsstapel ist kein Boot mehr, mit dem du weitersegeln könntest.

sail-on-majority = Unter denen, die weitersegeln, hättest du keine Mehrheit.

not-your-piece = Das Boot { $handle } gehört nicht zu deinen gesicherten, nicht offengelegten Bausteinen.

not-a-legend = Eine Legende besteht aus Gestalt, Ort und Tat, in dieser Reihenfolge.
