### What a move of Sea does, as an entry of a menu.

play-last-turn = Play your last turn

pass-last-turn = Skip your last turn

found-nothing = Don’t found a settlement

summon = Summon the Vaal Er Num

calm = Don’t summon the Vaal yet

move-vaal = Move the Vaal

play-normally = Take a normal turn

launch-primordial = Launch from the Primordial Sea

# $from (text)
launch = Launch from your settlement at { $from }

sail = Sail

found = Found a settlement here

keep-wind = Leave the wind as it is

# $tribe (tribe)
turn-wind = Turn the wind for a { TRIBE-COLOR($tribe) } passenger

turn-wind-free = Turn the wind for free

# $way (side)
# $to (sea-direction)
turn-to-side = Turn the wind { SIDE($way) }, to { DIRECTION($to) }

onward = Sail on

stop = Stop here

# $tribe (tribe)
leave = Leave a { TRIBE-COLOR($tribe) } passenger

# $tribe (tribe)
relief = Take a { TRIBE-COLOR($tribe) } trail pawn aboard and leave one of your own

# $tribe (tribe)
swap = Swap one of your passengers for a { TRIBE-COLOR($tribe) } trail pawn

swap-nobody = Don’t swap

# $to (text)
cross-to = Cross the fog to { $to }

cross = Cross the fog

stay = Stay in front of the fog

# $lost (crew)
lose = Lose { -passengers($lost) }

# $take (crew)
# $leave (crew)
settle =
    { $take ->
        [0] Leave { -passengers($leave) } here as settlers
       *[other] Leave { -passengers($leave) } here as settlers and take { -settlers($take) } aboard
    }

# $partner (text)
# $mine (text)
# $theirs (text)
disclose = Offer to show { $partner } your { $mine } and see { $theirs }

# $partner (text)
# $terms (text)
offer = Offer { $partner }: { $terms }

# $active (text)
# $terms (text)
counter = Make { $active } a counteroffer: { $terms }

# $mine (text)
# $theirs (text)
show = Accept: show your { $mine } and see { $theirs }

# $terms (text)
agree = Accept: { $terms }

accept = Accept

claim = Claim the component

leave-wreck = Don’t claim it

decline = Decline

# $defender (text)
# $count (number: u8)
attack =
    Attack { $defender }: both boats lose { $count ->
        [one] { $count } passenger
       *[other] { $count } passengers
    }

# $count (number: u8)
attack-here =
    Attack: both boats lose { $count ->
        [one] { $count } passenger
       *[other] { $count } passengers
    }

done = Done here

# $parts (text)
disembark = Let { $parts }

# $legend (text)
legend = Reveal: { $legend }

# $pieces (list)
pieces = Reveal a legend with { $pieces }
