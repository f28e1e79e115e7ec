### What is wrong with a record, a replay or a proof of luck, and why something can't be undone.

turn-of = { $name } ist am Zug.

chance-first = Erst entscheidet der Zufall; jetzt ist niemand gefragt.

over = Die Partie ist zu Ende.

nothing-to-undo = Es gibt nichts zurückzunehmen.

revealed = Seit deinem letzten Zug hat der Zufall etwas gezeigt.

table-agreed = Seit deinem letzten Zug haben sich alle geeinigt, die Partie zu beenden.

other-acted = Seit deinem letzten Zug hat { $name } gehandelt.

not-a-record = Zeile 1: Das ist keine Aufzeichnung von Emberwake.

byte-order-mark = Zeile 1: Die Datei beginnt mit einer Byte-Reihenfolge-Markierung (BOM). Speichere sie als UTF-8 ohne BOM.

format-version = Zeile 1: Das Format hat die Version { QUOTE($found) }; lesbar ist nur Version { $known }.

other-game = Zeile 2: Das ist die Aufzeichnung eines anderen Spiels, { QUOTE($found) }.

edition =
    { $newest ->
        [1] Zeile 3: Ausgabe { QUOTE($found) } der Regeln ist unbekannt; gelesen werden nur Ausgabe 1.
       *[other] Zeile 3: Ausgabe { QUOTE($found) } der Regeln ist unbekannt; gelesen werden Ausgaben 1 bis { $newest }.
    }

cut-off = Zeile { $line }: Hier bricht die Datei ab.

in-line = Zeile { $line }: { $why }

after-end = Zeile { $line }: Nach der Zeile, die die Partie beendet, folgt noch etwas.

misread = { QUOTE($found) } folgt nicht dem Muster „{ $expected }“.

field-missing = { QUOTE($key) } fehlt bei den Einstellungen.

field-unknown = { QUOTE($key) } ist keine Einstellung dieses Spiels.

field-twice = { QUOTE($key) } steht zweimal bei den Einstellungen.

field-misread = { QUOTE($key) }: { $why }

field-later = { QUOTE($field) } braucht Ausgabe { $since } der Regeln, und diese Aufzeichnung gehört zu einer früheren.

field-misnamed = { QUOTE($key) }: { QUOTE($value) } heißt das, was zum Spiel gehört. Gib dem mit anderen Werten einen anderen Namen.

no-game = Diese Einstellungen ergeben keine Partie. { $problems }

not-their-turn = Zeile { $line }: Sitzplatz { $seat } handelt, aber Sitzplatz { $asked } ist dran ({ $rule }).

not-before-chance = Zeile { $line }: Sitzplatz { $seat } handelt, aber erst entscheidet der Zufall.

not-after-end = Zeile { $line }: Sitzplatz { $seat } handelt, aber die Partie ist zu Ende.

illegal = Zeile { $line }: Die Regeln verbieten { QUOTE($written) } ({ $rule }). { $why }

not-an-outcome = Zeile { $line }: { QUOTE($written) } kann der Zufall hier nicht ergeben.

end-missing = Nach Zeile { $line } ist die Partie zu Ende, aber die Schlusszeile fehlt.

end-too-early = Die Aufzeichnung nennt ein Ende, aber nach Zeile { $line } ist die Partie nicht zu Ende.

wrong-places = Die Aufzeichnung nennt die Plätze { $claimed }, aber nach Zeile { $line } sind es { $actual }.

no-commitment = In der Aufzeichnung fehlt die Festlegung des Gebers.

no-seed = Die Aufzeichnung deckt den Startwert des Gebers nicht auf.

malformed = Die Angabe { QUOTE($key) } hat nicht die richtige Form: { QUOTE($value) }.

twice = Die Angabe { QUOTE($key) } ist doppelt.

other-seed = Der Startwert ist nicht der, auf den sich der Geber festgelegt hat.

no-such-seat = Eine Nonce soll von Sitzplatz { $seat } sein, den dieser Tisch nicht hat.

too-late = Die Angabe { QUOTE($key) } steht nach „play“ und beweist deshalb nichts. Sie muss davor stehen.

revealed-early = Der Startwert des Gebers steht vor dem Ende der Partie und beweist deshalb nichts. Er muss nach „end“ stehen.

not-over = Die Partie wurde nicht zu Ende gespielt; noch ist nichts bewiesen.

other-outcome = Zeile { $line }: In der Aufzeichnung steht { QUOTE($recorded) }, der Startwert ergibt aber { QUOTE($dealt) }.
