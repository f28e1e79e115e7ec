### The character of a level of bots, in one line.

first-steps = Hat die Regeln gerade gelernt und nimmt die erstbeste Idee.

easy = Sieht, was ein Zug jetzt bringt, und vergisst die anderen.

casual = Spielt zum Spaß, plant ein wenig und verschätzt sich oft.

medium = Denkt voraus, übersieht aber die unscheinbaren Züge.

strong = Plant gut und verschenkt selten etwas.

expert = Wägt mehrere Pläne ab und verpasst selten den besten.

hard = Rechnet tief und bestraft Fehler.

master = Nimmt sich für jeden Zug eine Sekunde und schenkt nichts her.
