### What the options of a table of Sea do, in one sentence.

players = How many play: 3 to 6.

tiles = How many of the 50 tiles are sea, coast, island and fog.

first-player = Who goes first: the first to roll N, or a named seat.

god-of-winds = Who is the God of Winds: a player chosen at random, a named seat, or nobody.

steering = Whether boats go where the wind blows or where the die points.

distance = Whether boats sail the full distance, or captains may stop from the second step on.

fog-exit = Whether a boat may leave fog onto any tile, or only onto open sea as the printed rules say.

trail = Relief: a foreign trail pawn comes aboard for the one left. Swap: one more is exchanged.

sunk-boats = Whether the component of a sunk boat is shuffled into the deck or discarded.

found = Whether a settlement is founded on a later turn, or also on arrival.

offers-per-turn = How many offers you may make in a turn: 1 to 5.

myth = Whether a Myth needs all three of its components, or any two of them.

feats = Five feats, or only the three that the printed rules describe.

becalmed-rounds = How many rounds in which nothing grows trigger the end: 2 to 5, or off.
