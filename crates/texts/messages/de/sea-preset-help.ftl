### What is special about them, in one sentence.

full-voyage = Alle Optionen auf Standard, damit jede gedruckte Regel im Spiel ist.

as-printed = Nur, was gedruckt ist: kein Gott der Winde, drei Großtaten, aus dem Nebel nur auf offenes Meer, kein Ende durch Flaute. Von uns bleiben die Mischung der Plättchen, die Namen und die Grenze für Angebote.

first-voyage = Für den Anfang: Du darfst früher anhalten und schon bei der Ankunft gründen, und zwei Bausteine des Urmythos genügen.

die-sails = Boote folgen dem Richtungswürfel, und der Wind hat keine Wirkung.
