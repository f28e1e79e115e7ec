### What ready-made choices of options are called, as section 15 of the rulebook calls them.

full-voyage = Große Fahrt

as-printed = Wie gedruckt

first-voyage = Erste Fahrt

die-sails = Der Würfel steuert
