### What is special about them, in one sentence.

full-voyage = All options at their defaults, so that every printed rule is in play.

as-printed = Only what is printed: no God of Winds, three feats, fog left onto open sea only, no end for a becalmed game. The tile mix, the names and the limit on offers are still ours.

first-voyage = Gentler: you may stop early, found on arrival, and need only two parts of your Myth.

die-sails = Boats follow the direction die, and the wind has no effect.
