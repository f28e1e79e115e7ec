### What ready-made choices of options are called, as section 15 of the rulebook calls them.

full-voyage = Gran travesía

as-printed = Reglas impresas

first-voyage = Primera travesía

die-sails = Manda el dado
