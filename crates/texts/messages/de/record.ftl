### What is wrong with a record, a replay or a proof of luck, and why something can't be undone.

turn-of = { $name } ist am Zug.

chance-first = Zuerst entscheidet der Zufall. Jetzt kann niemand ziehen.

over = Die Partie ist zu Ende.

nothing-to-undo = Es gibt nichts zum Zurücknehmen.

revealed = Seit deinem letzten Zug wurde etwas aufgedeckt.

table-agreed = Seit deinem letzten Zug haben sich alle darauf geeinigt, die Partie zu beenden.

other-acted = Seit deinem letzten Zug hat schon { $name } etwas getan.

not-a-record = Zeile 1: Das ist keine Aufzeichnung von Emberwake.

byte-order-mark = Zeile 1: Die Datei beginnt mit einer Byte-Reihenfolge-Markierung (BOM). Speichere sie als UTF-8 ohne BOM.

format-version = Zeile 1: Das ist Formatversion { QUOTE($found) }. Lesbar sind nur die Versionen 1 bis { $known }.

other-game = Zeile 2: Das ist eine Aufzeichnung eines anderen Spiels, { QUOTE($found) }.

edition =
    { $newest ->
        [1] Zeile 3: Ausgabe { QUOTE($found) } der Regeln ist unbekannt; lesbar ist nur Ausgabe 1.
       *[other] Zeile 3: Ausgabe { QUOTE($found) } der Regeln ist unbekannt; lesbar sind die Ausgaben 1 bis { $newest }.
    }

cut-off = Zeile { $line }: Die Datei endet zu früh.

in-line = Zeile { $line }: { $why }

after-end = Zeile { $line }: Nach der Zeile, die die Partie beendet, darf nichts mehr folgen.
begins-nowhere = Zeile { $line }: Diese Variante beginnt bei einem Schritt, den es nicht gibt. Sie muss bei einem Schritt der Partie oder einer früheren Variante beginnen.

misread = { QUOTE($found) } passt nicht zum Muster „{ $expected }“.

field-missing = Die Einstellung { QUOTE($key) } fehlt.

field-unknown = { QUOTE($key) } ist keine Einstellung dieses Spiels.

field-twice = Die Einstellung { QUOTE($key) } kommt zweimal vor.

field-misread = { QUOTE($key) }: { $why }

field-later = { QUOTE($field) } gibt es erst ab Ausgabe { $since } der Regeln; diese Aufzeichnung folgt einer früheren.

field-misnamed = { QUOTE($key) }: Der Name { QUOTE($value) } ist schon vergeben. Gib deinen Werten einen anderen Namen.

no-game = Diese Einstellungen ergeben keine Partie. { $problems }

not-their-turn = Zeile { $line }: Platz { $seat } zieht, aber Platz { $asked } ist am Zug ({ $rule }).

not-before-chance = Zeile { $line }: Platz { $seat } zieht, aber zuerst entscheidet der Zufall.

not-after-end = Zeile { $line }: Platz { $seat } zieht, aber die Partie ist zu Ende.

illegal = Zeile { $line }: Die Regeln erlauben { QUOTE($written) } nicht ({ $rule }). { $why }

not-an-outcome = Zeile { $line }: { QUOTE($written) } ist hier kein mögliches Ergebnis.

end-missing = Nach Zeile { $line } ist die Partie zu Ende, aber die Schlusszeile fehlt.

end-too-early = Die Aufzeichnung behauptet ein Ende, aber nach Zeile { $line } ist die Partie noch nicht vorbei.

wrong-places = Die Aufzeichnung nennt die Rangfolge { $claimed }, nach Zeile { $line } ist sie aber { $actual }.

no-commitment = Die Aufzeichnung enthält keine Festlegung des Gebers.

no-seed = Die Aufzeichnung legt den Startwert des Gebers nicht offen.

malformed = Die Angabe { QUOTE($key) } hat einen ungültigen Wert: { QUOTE($value) }.

twice = Die Angabe { QUOTE($key) } kommt zweimal vor.

other-seed = Der Startwert passt nicht zur Festlegung des Gebers.

no-such-seat = Es gibt eine Nonce für Platz { $seat }, aber dieser Tisch hat keinen solchen Platz.

too-late = Die Angabe { QUOTE($key) } steht nach „play“ und beweist deshalb nichts. Sie muss davor stehen.

revealed-early = Der Startwert wird vor dem Ende der Partie offengelegt und beweist deshalb nichts. Er muss nach „end“ stehen.

not-over = Die Partie ist nicht zu Ende; noch lässt sich nichts beweisen.

other-outcome = Zeile { $line }: In der Aufzeichnung steht { QUOTE($recorded) }, der Startwert ergibt aber { QUOTE($dealt) }.
