### What a move of Sea does, as an entry of a menu.

play-last-turn = Play the last turn

pass-last-turn = Let the last turn pass

found-nothing = Found nothing here

summon = Summon the Vaal Er Num

calm = Do not summon the Vaal yet

move-vaal = Move the Vaal

play-normally = Play normally

launch-primordial = Launch from the Primordial Sea

# $from (text)
launch = Launch from your settlement at { $from }

sail = Sail

found = Found a settlement here

keep-wind = Leave the wind as it is

# $tribe (tribe)
turn-wind = Turn the wind and pay a { TRIBE-COLOR($tribe) } passenger

turn-wind-free = Turn the wind, free of charge

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

swap-nobody = Swap nobody

# $to (text)
cross-to = Cross the fog to { $to }

cross = Cross the fog

stay = Stay before the fog

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
disclose = Propose a disclosure to { $partner }: your { $mine } for { $theirs }

# $partner (text)
# $terms (text)
offer = Offer { $partner }: { $terms }

# $active (text)
# $terms (text)
counter = Make { $active } a counter-offer: { $terms }

# $mine (text)
# $theirs (text)
show = Accept: show your { $mine } and see { $theirs }

# $terms (text)
agree = Accept: { $terms }

accept = Accept

claim = Claim the component

leave-wreck = Leave it

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

done = End the interactions

# $parts (text)
disembark = Let { $parts }

# $legend (text)
legend = Disclose: { $legend }

# $pieces (list)
pieces = Disclose the pieces { $pieces }
