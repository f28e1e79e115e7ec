### Something the terminal interface says.

## Before and around the game.

no-terminal = Zum Spielen braucht es ein Terminal: Ein- und Ausgabe in einem Fenster, nicht umgeleitet.

terminal-failed = Das Terminal hat versagt: { $why }.

wrong-seats = { $players } Spieler brauchen { $players } Plätze, beschrieben sind { $given }.

record-exists = { $file } gibt es schon und wird nicht überschrieben; nimm eine andere Datei.

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

forgotten = vergessen:

scoring = Wertung!

lys-bonus = Lys-Bonus

may-lift = dann darf Red hochholen

score-after = Punkte: { $before } → { $after }

bots-move =
    { $delay-ms ->
        [0] Die Bots ziehen.
       *[other] Die Bots ziehen, nach je { SECONDS($delay-ms) } s. Leertaste überspringt das Warten, + und − ändern es.
    }

after-end = Enter zeigt das Ergebnis, q verlässt das Spiel.

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

key-pieces = Stücke

hand-over = Gib den Bildschirm an { $name } weiter. Alle anderen schauen weg; dann drückt { $name } die Eingabetaste.

## Messages.

undo-all-the-same = U nimmt ihn trotzdem zurück, und das Protokoll sagt es.

undo-after-end = Die Partie ist zu Ende; jetzt wird nichts mehr zurückgenommen.

taken-back = Zurückgenommen.

end-asked = Die Partie jetzt beenden? Die letzten Züge folgen. Noch einmal E stimmt für alle hier zu.

end-agreed = Die Partie endet: Die letzten Züge folgen.

bots-play-on = Bots beenden eine Partie erst, wenn drei Runden lang nichts gewachsen ist.

delay =
    { $delay-ms ->
        [0] Die Bots ziehen sofort.
       *[other] Die Bots warten { SECONDS($delay-ms) } s vor jedem Zug.
    }

not-kept = { $file } lässt sich nicht schreiben: { $why }. Der nächste Zug versucht es wieder.

kept-again = { $file } ist wieder geschrieben, mit der ganzen Partie.

seed-lost = Der Startwert dieser Partie ist verloren: Verdecktes wird ab hier neu gezogen, und der Zufall als Ganzes lässt sich nicht mehr nachprüfen.

## Notes in the log.

since = { $name }, seit deinem letzten Zug:

uncovered = Aufgedeckt: { $tops }.

moons-rose = Mondfelder: +{ $moons } ☾

note-taken-back =
    { $name } nimmt einen Zug { $lines ->
        [one] zurück, obwohl das nicht mehr freistand.
       *[other] und alles danach zurück ({ $lines } Zeilen der Aufzeichnung).
    }

resumed = Die Partie geht von ihrer Aufzeichnung aus weiter.

note-seed-lost = Der Startwert ist verloren. Verdecktes wird neu gezogen; der Eintrag { $tag } legt den neuen fest.

commitment = Die Mischung steht fest; ihre Festlegung beginnt mit { $hex }.

kept-in = Die Partie wird in { $file } aufgezeichnet.

## The cards and the hidden tiles.

cards = Karten

cards-for = Karten: Wert und was sie { $name } kosten

cards-price = 5:2  eine Aufwertung: Wert 5, kostet dich 2

cards-payable = ✓    diese Karte kannst du jetzt bezahlen

cards-lacking = −2   so viele Plättchen fehlen dir

cards-taken = (U)  gehört dem Spieler dieses Abenteurers

cards-mine = ●    deine eigene; < nicht höher als deine, oder ein zweites Lied

hidden = Verdeckte Plättchen

hidden-about = { $total } Plättchen liegen unter den sichtbaren. Wie viele von jeder Art, von allen in der Schachtel, und die Chance, dass das nächste eins davon ist:

## The result.

won = { $name } gewinnt.

won-together = { $names } teilen sich den Sieg.

moons = Monde

tiles-left = Plättch.

points = Punkte

luck-verifiable = Der Startwert ist offen: Wer die Festlegung vorher gesehen hat, kann jedes Plättchen nachprüfen.

luck-not-verifiable = Der erste Startwert ging unterwegs verloren; der Zufall der ganzen Partie lässt sich nicht nachprüfen.

no-record = Diese Partie wurde nicht aufgezeichnet.

record-is-in = Die Aufzeichnung ist in { $file }; „emberwake record verify { $file }“ prüft ihren Zufall nach.

## Leaving.

leave = Ende

leave-question = Das Spiel verlassen?

leave-keys = Enter oder j verlässt · jede andere Taste spielt weiter

game-will-be-lost = Die Partie ist in keiner Datei aufgezeichnet und geht verloren.

game-is-kept = Die Partie ist in { $file } aufgezeichnet und kann von dort weitergehen.

game-is-not-kept = { $file } ließ sich nicht schreiben: Die letzten Züge gehen verloren.

## Help and rulebook.

help = Hilfe

overlay-keys = ↑ ↓ blättern · Esc schließt · l Sprache

result-keys = ↑ ↓ blättern · Esc zeigt das Brett · q verlässt

rulebook-keys = ↑ ↓ blättern · / suchen · Esc schließt · l Sprache

nothing-found = { QUOTE($words) } steht nirgends · / suchen · Esc schließt

found = { QUOTE($words) }: { $at } von { $found } · n weiter · N zurück · / suchen · Esc schließt

help-up-down = einen Zug wählen; das Brett zeigt, was er täte

help-left-right = zum nächsten Stapel oder zur nächsten Kartenart

help-digits = zum nächsten Zug dieses Feldes

help-enter = den gewählten Zug machen

help-type = einen Zug tippen: sow 2 cw pair 1; Tab ergänzt

help-undo = deinen letzten Zug zurücknehmen, wenn nichts aufgedeckt wurde und niemand gehandelt hat

help-undo-all = ihn trotzdem zurücknehmen, mit allem danach; das Protokoll sagt es

help-end = die Partie jetzt beenden, wenn alle einverstanden sind

help-cards = Karten und was sie dich kosten

help-hidden = verdeckte Plättchen nach Art

help-rules = Regelheft, bei der Regel der letzten Ablehnung; / sucht

help-language = nächste Sprache

help-log = im Protokoll blättern

help-speed = Bots schneller oder langsamer

help-space = nicht auf die Bots warten

help-leave = verlassen, nach einer Frage

help-esc = schließen oder das Tippen beenden

signs-place = Ein Feld: seine Nummer (▸ sein Stapel darf ziehen), das oberste Plättchen, ×Plättchen im Stapel, ◆Lys; darunter die Scheiben von unten nach oben (in Kästen: aufwärts).

signs-preview = Vor einem Zug: ↻2 zweite Ablage, unterstrichene Scheiben kämen dorthin, a‡→U Ulrich nähme dieses Plättchen, ✗ es verlässt das Spiel, ☾ es kommt auf die Mondfelder.

signs-cards = Spieler: Plättchen mit Anzahl, [Karten] mit Wert, ☾ gewonnene Monde.
