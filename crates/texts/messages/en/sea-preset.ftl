### What ready-made choices of options are called, as section 15 of the rulebook calls them.

full-voyage = Full voyage

as-printed = As printed

first-voyage = First voyage

die-sails = Die sails
