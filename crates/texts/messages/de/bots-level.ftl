### A level of bots: its name, and its character.

first-steps = Erste Schritte
first-steps-character = Hat die Regeln gerade gelernt und nimmt die erstbeste Idee.

easy = Leicht
easy-character = Sieht, was ein Zug jetzt bringt, und vergisst die anderen.

casual = Gemütlich
casual-character = Spielt zum Spaß, plant ein wenig und verschätzt sich oft.

medium = Mittel
medium-character = Denkt voraus, übersieht aber die unscheinbaren Züge.

strong = Stark
strong-character = Plant gut und verschenkt selten etwas.

expert = Schwer
expert-character = Wägt mehrere Pläne ab und verpasst selten den besten.

hard = Experte
hard-character = Rechnet tief und bestraft Fehler.

master = Meister
master-character = Nimmt sich für jeden Zug eine Sekunde und schenkt nichts her.
