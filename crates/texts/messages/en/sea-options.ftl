### The options of a table of Sea. `tiles` is the name of an option, `tiles-help` says what it does,
### `tiles-is-default` is one of its values, and `…-number` a value that is a number.

players = Players
players-help = The number of players, 3 to 6.

tiles = Tiles
tiles-help = How many of the 50 tiles are sea, coast, island and fog.
tiles-is-default = default: 22 sea, 12 coast, 8 island, 8 fog
tiles-is-open-sea = open sea: 28 sea, 8 coast, 8 island, 6 fog
tiles-is-rich-lands = rich lands: 20 sea, 12 coast, 10 island, 8 fog

first-player = First player
first-player-help = Who goes first: the first to roll N, or the player you choose.
first-player-is-roll-n = the first to roll N

god-of-winds = God of Winds
god-of-winds-help = Who is the God of Winds: a random player, the one you choose, or no one.
god-of-winds-is-random = at random
god-of-winds-is-none = no one

steering = Steering
steering-help = Boats sail where the wind blows, or where the die points.
steering-is-wind = the wind
steering-is-die = the direction die

distance = Distance
distance-help = Boats sail the full distance, or captains may stop from the second step on.
distance-is-exact = full distance
distance-is-up-to = captains may stop

fog-exit = Leaving the fog
fog-exit-help = Boats may leave fog onto any tile, or only onto open sea, as the printed rules say.
fog-exit-is-any = onto any tile
fog-exit-is-ocean = onto open sea only

trail = Foreign trails
trail-help = Relief: for the pawn you leave, take a foreign trail pawn aboard. Swap: exchange one more.
trail-is-relief = relief
trail-is-swap = swap

sunk-boats = Sunk boats
sunk-boats-help = Sunk boats are shuffled into the deck, or discarded.
sunk-boats-is-reshuffle = shuffled into the deck
sunk-boats-is-discard = discarded

found = Founding
found-help = You can found a settlement on a later turn, or also on arrival.
found-is-next-turn = on the next turn
found-is-on-arrival = also on arrival

offers-per-turn = Offers
offers-per-turn-help = How many offers you may make per turn, 1 to 5.
# $number (number: u32)
offers-per-turn-number = { $number } per turn

myth = Myth
myth-help = A Myth needs all three of its components, or any two of them.
myth-is-all-three = all three components
myth-is-two-of-three = two of three components

feats = Feats
feats-help = Five feats, or only the three in the printed rules.
feats-is-five = five
feats-is-three = three

becalmed-rounds = Becalmed game
becalmed-rounds-help = Triggers the end after this many rounds without progress: 2 to 5, or off.
becalmed-rounds-is-off = off
# $number (number: u32)
becalmed-rounds-number =
    { $number ->
        [one] { $number } round
       *[other] { $number } rounds
    }
