### What ready-made choices of options are called, as section 15 of the rulebook calls them.

full-voyage = Grand voyage

as-printed = Règles imprimées

first-voyage = Premier voyage

die-sails = Le dé à la barre
