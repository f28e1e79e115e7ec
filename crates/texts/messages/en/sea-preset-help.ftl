### What is special about them, in one sentence.

full-voyage = All options at their defaults, with every printed rule in play.

as-printed = Only what’s printed: no God of Winds, three feats, only open sea beyond fog, and no end for a becalmed game. The tile mix, the names and the limit on offers are still ours.

first-voyage = A gentler game: you may stop early, found on arrival, and need only two components of your Myth.

die-sails = Boats follow the direction die. The wind has no effect.
