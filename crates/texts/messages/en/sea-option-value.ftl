### What the options of a table of Sea are set to.

# $mix (tile-mix)
# $sea (number: u8)
# $coast (number: u8)
# $island (number: u8)
# $fog (number: u8)
tiles =
    { $mix ->
        [default] default
        [open-sea] open sea
       *[rich-lands] rich lands
    }: { $sea } sea, { $coast } coast, { $island } island, { $fog } fog

first-player-roll-n = the first to roll N

at-random = at random

god-of-winds-none = nobody

steering-wind = the wind

steering-die = the direction die

distance-exact = in full

distance-up-to = captains may stop

fog-exit-any = onto any tile

fog-exit-ocean = onto open sea only

trail-relief = relief

trail-swap = swap

sunk-boats-reshuffle = shuffled into the deck

sunk-boats-discard = discarded

found-next-turn = on the next turn

found-on-arrival = also on arrival

# $offers (number: u8)
offers-per-turn = { $offers } a turn

myth-all-three = all three components

myth-two-of-three = two of three components

feats-five = five

feats-three = three

# $rounds (number: u8)
rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }

off = off
