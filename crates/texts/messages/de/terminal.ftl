### Something the terminal interface says.

## Before and around the game.

no-terminal = Zum Spielen brauchst du ein Terminal. Leite Ein- und Ausgabe nicht um.

terminal-failed = Terminalfehler: { $why }.

wrong-seats = { $players } Spieler brauchen { $players } Plätze, angegeben sind aber { $given }.

record-exists = { $file } existiert schon und wird nicht überschrieben. Nimm eine andere Datei.

too-small = Bitte vergrößere dieses Fenster auf mindestens { $columns } × { $lines }.

## The first line and the players.

turn-number = Zug { $turn }

stacks-left = { $stacks } Plättchenstapel (Ende bei { $end })

idle-turns = { $turns } Züge ohne Fortschritt

bot = (Bot { $kind })

asleep = schlafen:

## Moves and what they would bring.

answers = Antworten

legends = Legenden

song = Lied

songs = Lieder

pair-at = zwei Scheiben auf { $place }

skip-at = keine auf { $place }

forgotten = abgeworfen:

scoring = Wertung!

lys-bonus = Lys-Bonus

may-lift = dann darf Red hochholen

score-after = Punkte: { $before } → { $after }

bots-move =
    { $delay-ms ->
        [0] Die Bots ziehen.
       *[other] Die Bots ziehen im Abstand von { SECONDS($delay-ms) } s. Leertaste überspringt das Warten, + und − ändern es.
    }

after-end = Enter zeigt das Ergebnis, q verlässt die Partie.

game-over = Die Partie ist zu Ende

## The last line: keys in a word.

key-choose = wählen

key-play = ziehen

key-type = tippen

key-complete = ergänzen

key-back = zurück

key-undo = zurücknehmen

key-cards = Karten

key-rules = Regeln

key-language = Sprache

key-help = Hilfe

key-leave = Ende

key-skip = nicht warten

key-speed = Tempo

key-result = Ergebnis

key-look = zeigen

key-pieces = Boote

hand-over = Gib den Bildschirm an { $name } weiter. Alle anderen schauen weg; dann drückt { $name } Enter.

## Messages.

undo-all-the-same = Mit U nimmst du ihn trotzdem zurück. Das steht dann im Protokoll.

undo-after-end = Die Partie ist zu Ende. Es lässt sich nichts mehr zurücknehmen.

taken-back = Zug zurückgenommen.

end-asked = Die Partie jetzt beenden? Alle haben noch einen letzten Zug. Drück noch einmal E, um für alle hier zuzustimmen.

end-agreed = Die Partie geht zu Ende. Alle haben noch einen letzten Zug.

delay =
    { $delay-ms ->
        [0] Die Bots ziehen sofort.
       *[other] Die Bots warten { SECONDS($delay-ms) } s vor jedem Zug.
    }

not-kept = { $file } lässt sich nicht schreiben: { $why }. Nach deinem nächsten Zug versuchen wir es wieder.

kept-again = { $file } lässt sich wieder schreiben; die ganze Partie ist gespeichert.

seed-lost = Der Startwert dieser Partie ist verloren gegangen. Verdeckte Plättchen werden neu gezogen, und die Mischung lässt sich als Ganzes nicht mehr prüfen.

## Notes in the log.

since = { $name ->
        [you] Seit
       *[other] { $name }, seit
    } deinem letzten Zug:

uncovered = Aufgedeckt: { $tops }.

moons-rose = Mondfelder: +{ $moons } ☾

note-taken-back = { $name ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } einen Zug { $lines ->
        [one] zurück, obwohl danach schon etwas aufgedeckt wurde oder ein anderer gezogen hat.
       *[other] und alles danach zurück ({ $lines } Zeilen der Aufzeichnung).
    }

resumed = Die Partie wird aus ihrer Aufzeichnung fortgesetzt.

note-seed-lost = Der Startwert ist verloren gegangen. Verdeckte Plättchen werden neu gezogen; die Angabe { $tag } legt den neuen Startwert fest.

commitment = Die Mischung steht fest. Ihre Festlegung beginnt mit { $hex }.

kept-in = Diese Partie wird in { $file } gespeichert.

## The cards and the hidden tiles.

cards = Karten

cards-for =
    Karten: Wert und was sie { $name ->
        [you] dich
       *[other] { $name }
    } kosten

cards-price = 5:2  eine Aufwertung: Wert 5, kostet dich 2

cards-payable = ✓    diese Karte kannst du jetzt bezahlen

cards-lacking = −2   dir fehlen 2 Plättchen

cards-taken = (U)  hat der Spieler dieses Abenteurers

cards-mine = ●    deine eigene; < nicht höher als deine, oder ein zweites Lied

hidden = Verdeckte Plättchen

hidden-about = { $total } Plättchen sind noch verdeckt. Je Art: übrig / im Spiel / Chance, dass sie als Nächstes kommt.

## The result.

won = { $you ->
        [yes] { $winners ->
        [0] Du gewinnst.
       *[other] { $winners } und du teilt euch den Sieg.
    }
       *[no] { $winners ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }
    }

moons = Monde

tiles-left = Plättch.

points = Punkte

luck-verifiable = Der Startwert ist jetzt öffentlich. Wenn du dir die Festlegung notiert hast, kannst du jedes Plättchen prüfen.

luck-not-verifiable = Der erste Startwert ging unterwegs verloren; die Mischung lässt sich daher als Ganzes nicht prüfen.

no-record = Diese Partie wurde nicht aufgezeichnet.

record-is-in = Die Aufzeichnung ist in { $file }. Mit „emberwake record verify { $file }“ prüfst du die Mischung.

## Leaving.

leave = Ende

leave-question = Die Partie verlassen?

leave-keys = Enter oder j: verlassen · jede andere Taste: bleiben

game-will-be-lost = Diese Partie ist nicht gespeichert und geht verloren.

game-is-kept = Diese Partie ist in { $file } gespeichert. Du kannst sie später fortsetzen.

game-is-not-kept = { $file } ließ sich nicht schreiben. Deine letzten Züge gehen verloren.

## Help and rulebook.

help = Hilfe

overlay-keys = ↑ ↓ blättern · Esc schließt · l Sprache

result-keys = ↑ ↓ blättern · Esc zeigt den Spielplan · q verlässt

rulebook-keys = ↑ ↓ blättern · / suchen · Esc schließt · l Sprache

nothing-found = { QUOTE($words) } nicht gefunden · / suchen · Esc schließt

found = { QUOTE($words) }: { $at } von { $found } · n weiter · N zurück · / suchen · Esc schließt

help-up-down = einen Zug wählen; der Spielplan zeigt, was er bewirkt

help-left-right = zum nächsten Stapel oder zur nächsten Kartenart

help-digits = zum nächsten Zug dieses Feldes

help-enter = den gewählten Zug ausführen

help-type = einen Zug tippen: sow 2 cw pair 1; Tab ergänzt

help-undo = deinen letzten Zug zurücknehmen, wenn seither nichts aufgedeckt wurde und niemand gezogen hat

help-undo-all = ihn trotzdem zurücknehmen, mit allem danach; das steht dann im Protokoll

help-end = die Partie jetzt beenden, wenn alle einverstanden sind

help-cards = Karten und was sie dich kosten

help-hidden = verdeckte Plättchen nach Art

help-rules = Spielregel, bei der Regel zum letzten abgelehnten Zug; / sucht

help-card = die Spielhilfe, auf einen Blick

help-learn = so wird gespielt, mit Bildern

help-language = nächste Sprache

help-log = im Protokoll blättern

help-speed = Bots schneller oder langsamer

help-space = nicht auf die Bots warten

help-leave = verlassen (mit Rückfrage)

help-esc = schließen oder das Tippen beenden

signs-place = Ein Feld: seine Nummer (▸ diesen Stapel kannst du bewegen), das oberste Plättchen, ×Plättchen im Stapel, ◆Lys; darunter die Scheiben von unten nach oben (in Kästen: aufwärts).

signs-preview = Vor einem Zug: ↻2 zweites Ablegen, unterstrichene Scheiben kämen dorthin, a‡→U Ulrich nähme dieses Plättchen, ✗ es verlässt das Spiel, ☾ es kommt auf die Mondfelder.

signs-cards = Spieler: Plättchen mit Anzahl, [Karten] mit Wert, ☾ gewonnene Monde.

quiz-answers = Antworten
