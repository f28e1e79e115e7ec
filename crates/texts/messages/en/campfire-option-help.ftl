### What the options of a table of Campfire do, in one sentence.

players = How many play: 2 to 5.

first = Who goes first: a player chosen at random, or a named seat.

adventurers = Who plays whom: you pick in turn order, chance decides, or the host fixes it.

even-stacks = On: 8 stacks of 14 tiles. Off: stacks of 12 to 16 tiles.

moon-ties = Players tied for first share all four moons, or only three, and the next place gets one.

standstill = How many turns in a row without a tile leaving a stack or a card being taken end the game, or off.

lumarathon = Follows a game of Oh Captain!: its Captain, winner and last-placed player have a role.

box = Which cards are in play: what Legends and Songs cost and score.
