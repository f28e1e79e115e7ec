### What happens in a game of Sea.

# $name (actor)
god-chosen = { $name ->
        [you] You are
       *[other] { $name } is
    } the God of Winds.

# $name (actor)
# $direction (sea-direction)
rolled-for-first = { $name ->
        [you] You roll
       *[other] { $name } rolls
    } { DIRECTION($direction) } to see who goes first (it takes an N).

# $name (actor)
first-player = { $name ->
        [you] You go
       *[other] { $name } goes
    } first.

# $name (actor)
myth-drawn = { $name ->
        [you] You draw
       *[other] { $name } draws
    } an Original Myth.

# $name (actor)
# $myth (myth)
myth-seen = { $name ->
        [you] You draw
       *[other] { $name } draws
    } the Original Myth { QUOTE(MYTH($myth)) }.

# $name (actor)
# $handle (text)
# $left (number: u8)
boat-drawn = { $name ->
        [you] You draw
       *[other] { $name } draws
    } boat { $handle } ({ -deck($left) }).

# $name (actor)
# $handle (text)
# $component (component)
# $left (number: u8)
boat-seen = { $name ->
        [you] You draw
       *[other] { $name } draws
    } boat { $handle }, { QUOTE(COMPONENT($component)) } ({ -deck($left) }).

# $turn (number: u16)
# $name (actor)
turn-began =
    Turn { $turn }: { $name ->
        [you] your turn
       *[other] { $name } plays
    }.

# $turn (number: u16)
# $name (actor)
last-turn-began =
    Turn { $turn }: { $name ->
        [you] you play your
       *[other] { $name } plays their
    } last turn.

# $name (actor)
passed-chosen = { $name ->
        [you] You skip your
       *[other] { $name } skips their
    } last turn.

# $name (actor)
passed-no-boat = { $name ->
        [you] You pass
       *[other] { $name } passes
    }: no boat in hand, and none left in the deck.

# $name (actor)
passed-no-crew = { $name ->
        [you] You pass
       *[other] { $name } passes
    }: fewer than 2 pawns in the pool.

# $name (actor)
passed-no-origin = { $name ->
        [you] You pass: everywhere you
       *[other] { $name } passes: everywhere they
    } could launch, there are already two boats.

# $name (actor)
vaal-summoned = { $name ->
        [you] You summon
       *[other] { $name } summons
    } the Vaal Er Num onto the Primordial Sea.

# $from (text)
# $to (text)
vaal-moved = The Vaal moves from { $from } to { $to }.

# $cell (text)
vaal-stopped = The Vaal stops at { $cell }: there is no tile beyond.

# $name (actor)
# $handle (text)
# $cell (optional text)
# $crew (crew)
launched = { $name ->
        [you] You launch
       *[other] { $name } launches
    } boat { $handle } from { -origin($cell) } with { -passengers($crew) }.

# $name (actor)
# $paid (tribe)
wind-paid = { $name ->
        [you] You pay
       *[other] { $name } pays
    } a { TRIBE-COLOR($paid) } passenger to turn the wind.

# $name (actor)
wind-free = { $name ->
        [you] You choose
       *[other] { $name } chooses
    } to turn the wind, for free.

# $name (actor)
# $direction (sea-direction)
direction-rolled = { $name ->
        [you] You roll
       *[other] { $name } rolls
    } { DIRECTION($direction) } on the direction die.

# $name (actor)
# $distance (number: u8)
distance-rolled = { $name ->
        [you] You roll
       *[other] { $name } rolls
    } { $distance } on the distance die.

# $to (sea-direction)
wind-unturned = The wind already blows to { DIRECTION($to) }, so it doesn’t turn.

# $from (sea-direction)
# $to (sea-direction)
wind-turned = The wind turns from { DIRECTION($from) } to { DIRECTION($to) }.

# $cell (text)
# $kind (tile-kind)
# $left (number: u8)
tile-laid = At { $cell }, { -a-tile($kind) } is laid ({ -pile($left) }).

# $cell (text)
# $name (actor)
map-ends =
    There is no tile left for { $cell }, so { $name ->
        [you] your
       *[other] { $name }’s
    } boat stops.

# $name (actor)
# $cell (text)
# $steps (number: u8)
crowd-met = { $name ->
        [you] You
       *[other] { $name }
    } can’t enter { $cell }, which already has two boats, with { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } still to go.

# $name (actor)
# $cell (text)
fog-met = { $name ->
        [you] You run
       *[other] { $name } runs
    } into fog at { $cell }.

# $name (actor)
# $cell (text)
stayed-before-fog = { $name ->
        [you] You stay in front of the fog and don’t
       *[other] { $name } stays in front of the fog and doesn’t
    } cross to { $cell }.

# $name (actor)
# $cell (text)
stopped = { $name ->
        [you] You stop
       *[other] { $name } stops
    } at { $cell }.

# $name (actor)
# $distance (number: u8)
storm-rolled =
    Storm crossing: { $name ->
        [you] you roll
       *[other] { $name } rolls
    } { $distance }.

# $name (actor)
# $from (text)
# $to (text)
sailed = { $name ->
        [you] You sail
       *[other] { $name } sails
    } from { $from } to { $to }.

# $name (actor)
# $from (text)
# $to (text)
sailed-through-fog = { $name ->
        [you] You sail
       *[other] { $name } sails
    } from { $from } through the fog to { $to }.

# $name (actor)
# $tribe (tribe)
# $cell (text)
trail-left = { $name ->
        [you] You leave
       *[other] { $name } leaves
    } a { TRIBE-COLOR($tribe) } passenger at { $cell } as a trail.

# $cell (text)
# $name (actor)
# $taken (tribe)
relieved =
    Relief at { $cell }: { $name ->
        [you] you take a { TRIBE-COLOR($taken) } pawn aboard and leave one of yours
       *[other] { $name } takes a { TRIBE-COLOR($taken) } pawn aboard and leaves one of theirs
    }.

# $name (actor)
# $taken (tribe)
# $cell (text)
trail-swapped = { $name ->
        [you] You swap one of your
       *[other] { $name } swaps one of their
    } passengers for a { TRIBE-COLOR($taken) } trail pawn at { $cell }.

# $why (loss-reason)
# $name (actor)
# $lost (crew)
lost = { $name ->
        [you] Your boat loses
       *[other] { $name }’s boat loses
    } { -passengers($lost) } { $why ->
        [crowd] for the steps it couldn’t take
        [fog] in the fog
        [storm] in the storm
       *[battle] in battle
    }.

# $why (sink-reason)
# $name (actor)
# $handle (text)
# $cell (text)
# $home (crew)
sank = { $why ->
        [empty] { $name ->
        [you] Your
       *[other] { $name }’s
    } boat { $handle } sinks at { $cell }: no one is left aboard.
        [no-majority] { $name ->
        [you] Your boat { $handle } sinks at { $cell }: you have lost the majority.
       *[other] { $name }’s boat { $handle } sinks at { $cell }: its captain has lost the majority.
    }
       *[vaal] The Vaal sinks { $name ->
        [you] your
       *[other] { $name }’s
    } boat { $handle } at { $cell }.
    }{ $home ->
        [0] {""}
       *[other] {""} Back to the pools: { -passengers($home) }.
    }

# $name (actor)
# $cell (text)
# $home (number: u8)
founded = { $name ->
        [you] You found
       *[other] { $name } founds
    } a settlement at { $cell }; { $home ->
        [one] { $home } of { $name ->
        [you] your
       *[other] their
    } own pawns returns
       *[other] { $home } of { $name ->
        [you] your
       *[other] their
    } own pawns return
    } to the pool.

# $name (actor)
# $handle (text)
# $cell (text)
docked = { $name ->
        [you] You dock boat { $handle } at your
       *[other] { $name } docks boat { $handle } at their
    } own settlement at { $cell }.

# $how (secured-by)
# $name (actor)
# $handle (text)
secured = { $name ->
        [you] You secure
       *[other] { $name } secures
    } the component of boat { $handle } { $how ->
        [founding] by founding
        [docking] by docking
        [exchange] by exchange
       *[battle] in battle
    }.

# $name (actor)
# $cell (text)
# $parts (text)
disembarked = { $name ->
        [you] Your
       *[other] { $name }’s
    } crew disembarks at { $cell }: { $parts }.

# $name (actor)
# $cell (text)
# $handle (text)
# $crew (crew)
sailed-on = { $name ->
        [you] You sail
       *[other] { $name } sails
    } on from { $cell } in boat { $handle } with { -passengers($crew) }.

# $taken (crew)
# $name (actor)
# $left (crew)
# $cell (text)
settlers-left = { $name ->
        [you] You leave
       *[other] { $name } leaves
    } { -passengers($left) } as settlers at { $cell }{ $taken ->
        [0] .
       *[other] {""} and { $name ->
        [you] take
       *[other] takes
    } aboard { -settlers($taken) }.
    }

# $heads (number: u8)
# $to (actor)
# $cell (text)
# $from (actor)
taken-over = { $to ->
        [you] You take
       *[other] { $to } takes
    } over { $from ->
        [you] your settlement at { $cell }
       *[other] { $from }’s settlement at { $cell }
    }{ $heads ->
        [0] .
       *[other] ; { $from ->
        [you] you keep
       *[other] { $from } keeps
    } { $heads ->
        [one] { $heads } pawn
       *[other] { $heads } pawns
    } there.
    }

# $name (actor)
# $partner (actor)
# $pieces-mine (text)
# $pieces-theirs (text)
disclosure-proposed = { $name ->
        [you] You offer
       *[other] { $name } offers
    } to show { $partner ->
        [you] you
       *[other] { $partner }
    } boat { $pieces-mine } and see boat { $pieces-theirs } in return.

# $partner (actor)
# $name (actor)
disclosure-accepted = { $partner ->
        [you] You accept: you and { $name } show each other your components.
       *[other] { $partner } accepts: { $name ->
        [you] you and { $partner } show each other your
       *[other] { $name } and { $partner } show each other their
    } components.
    }

# $partner (actor)
# $name (actor)
disclosure-declined = { $partner ->
        [you] You decline
       *[other] { $partner } declines
    } to show components to { $name ->
        [you] you
       *[other] { $name }
    }.

# $name (actor)
# $handle (text)
# $component (component)
piece-seen = { $name ->
        [you] You see
       *[other] { $name } sees
    } that boat { $handle } shows { QUOTE(COMPONENT($component)) }.

# $terms (optional text)
# $from (actor)
# $to (actor)
offer-made = { $from ->
        [you] You make
       *[other] { $from } makes
    } { $to ->
        [you] you
       *[other] { $to }
    } an offer{ $terms ->
        [none] .
       *[other] : { $terms }.
    }

# $terms (optional text)
# $from (actor)
# $to (actor)
counter-made = { $from ->
        [you] You make
       *[other] { $from } makes
    } { $to ->
        [you] you
       *[other] { $to }
    } a counteroffer{ $terms ->
        [none] .
       *[other] : { $terms }.
    }

# $to (actor)
# $from (actor)
offer-declined = { $to ->
        [you] You decline
       *[other] { $to } declines
    } { $from ->
        [you] your
       *[other] { $from }’s
    } offer.

# $to (actor)
# $from (actor)
counter-declined = { $to ->
        [you] You decline
       *[other] { $to } declines
    } { $from ->
        [you] your
       *[other] { $from }’s
    } counteroffer.

# $at-settlement (yes or no)
# $cell (text)
# $terms (text)
exchanged =
    Exchange { $at-settlement ->
        [yes] at the settlement at { $cell }
       *[no] at sea, at { $cell }
    }: { $terms }.

# $attacker (actor)
# $defender (actor)
# $cell (text)
# $count (number: u8)
attacked = { $attacker ->
        [you] You attack
       *[other] { $attacker } attacks
    } { $defender ->
        [you] you
       *[other] { $defender }
    } at { $cell }; both boats lose { $count ->
        [one] { $count } passenger
       *[other] { $count } passengers
    }.

# $winner (actor)
# $loser (actor)
# $handle (text)
battle-won = { $winner ->
        [you] You win
       *[other] { $winner } wins
    } the battle: { $loser ->
        [you] your
       *[other] { $loser }’s
    } boat { $handle } is empty.

# $winner (actor)
# $handle (text)
# $loser (actor)
claimed = { $winner ->
        [you] You claim
       *[other] { $winner } claims
    } the component of { $loser ->
        [you] your
       *[other] { $loser }’s
    } boat { $handle }.

# $winner (actor)
# $handle (text)
# $loser (actor)
claim-declined = { $winner ->
        [you] You don’t
       *[other] { $winner } doesn’t
    } claim the component of { $loser ->
        [you] your
       *[other] { $loser }’s
    } boat { $handle }.

# $choice (yes or no)
# $name (actor)
# $nth (number: u8)
# $pieces (list)
# $legend (text)
legend-disclosed = { $choice ->
        [no] { $name ->
        [you] You reveal
       *[other] { $name } reveals
    }
       *[yes] { $name ->
        [you] Given a choice, you reveal
       *[other] Given a choice, { $name } reveals
    }
    } legend { $nth } with { $pieces }: { $legend }

# $name (actor)
# $feat (feat)
feat-earned = { $name ->
        [you] You earn
       *[other] { $name } earns
    } the feat { QUOTE(FEAT($feat)) }.

# $why (trigger)
end-triggered = { END($why) } After this turn, every player gets one more.

# $name (actor)
# $myth (myth)
# $columns (text)
scored = { $name ->
        [you] You reveal
       *[other] { $name } reveals
    } the Myth { QUOTE(MYTH($myth)) }: { $columns }.

# $name (actor)
# $handle (text)
# $component (component)
myth-piece-shown = { $name ->
        [you] You show
       *[other] { $name } shows
    } boat { $handle } for the Myth: { QUOTE(COMPONENT($component)) }.

# $name (actor)
# $direction (sea-direction)
# $distance (number: u8)
tie-rolled =
    To break the tie, { $name ->
        [you] you roll
       *[other] { $name } rolls
    } { DIRECTION($direction) } and { $distance }.

# $cell (text)
# $trail (crew)
tie-removed-trail = At { $cell } the Vaal removes from the trail: { -pawns($trail) }.

# $cell (text)
# $settlers (crew)
tie-removed-settlers = At { $cell } the Vaal removes { -settlers($settlers) }.

# $cell (text)
# $settlers (crew)
# $trail (crew)
tie-removed = At { $cell } the Vaal removes { -settlers($settlers) }, and from the trail: { -pawns($trail) }.

# $you (yes or no): Whether you are one of them.
# $names (list): The others.
tie-left =
    Still tied for first place: { $you ->
        [yes] you and { $names }
       *[no] { $names }
    }.

# $you (yes or no): Whether you are one of them.
# $winners (list): The others.
game-over = { $you ->
        [yes] { $winners ->
        [0] The game is over: you win.
       *[other] The game is over: you and { $winners } share the victory.
    }
       *[no] { $winners ->
        [0] The game is over.
        [1] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } share the victory.
    }
    }

# $name (actor)
outcome-god = { $name ->
        [you] You are
       *[other] { $name } is
    } drawn as the God of Winds.

# $die (sea-direction)
outcome-direction = The direction die shows { DIRECTION($die) }.

# $distance (number: u8)
outcome-distance = The distance die shows { $distance }.

# $drawn (myth)
outcome-myth = The Original Myth { QUOTE(MYTH($drawn)) } is drawn.

# $drawn (component)
outcome-boat = The boat { QUOTE(COMPONENT($drawn)) } is drawn.

# $kind (tile-kind)
outcome-tile = The next tile is { -a-tile($kind) }.
