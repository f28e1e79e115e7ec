### What is special about them, in one sentence.

full-voyage = Alle Optionen auf ihrer Voreinstellung, damit jede gedruckte Regel im Spiel ist.

as-printed = Nur das Gedruckte: kein Gott der Winde, drei Großtaten, aus dem Nebel nur auf offenes Meer, kein Ende durch Flaute. Von uns bleiben die Mischung der Plättchen, die Namen und die Grenze für Angebote.

first-voyage = Sanfter: Du darfst früher anhalten, bei der Ankunft gründen, und zwei Bausteine des Urmythos genügen.

die-sails = Boote folgen dem Richtungswürfel, und der Wind hat keine Wirkung.
