### What happens in a game of Sea.

# $name (text)
god-chosen = { $name } is the God of Winds.

# $name (text)
# $direction (sea-direction)
rolled-for-first = { $name } rolls for N and gets { DIRECTION($direction) }.

# $name (text)
first-player = { $name } goes first.

# $name (text)
myth-drawn = { $name } draws an Original Myth.

# $name (text)
# $myth (myth)
myth-seen = { $name } draws the Original Myth { QUOTE(MYTH($myth)) }.

# $name (text)
# $handle (text)
# $left (number: u8)
boat-drawn = { $name } draws boat { $handle } ({ -deck($left) }).

# $name (text)
# $handle (text)
# $component (component)
# $left (number: u8)
boat-seen = { $name } draws boat { $handle }, { QUOTE(COMPONENT($component)) } ({ -deck($left) }).

# $turn (number: u16)
# $name (text)
turn-began = Turn { $turn }: { $name } plays.

# $turn (number: u16)
# $name (text)
last-turn-began = Turn { $turn }: { $name } plays a last turn.

# $name (text)
passed-chosen = { $name } skips the last turn.

# $name (text)
passed-no-boat = { $name } passes: no boat in hand, and none left in the deck.

# $name (text)
passed-no-crew = { $name } passes: fewer than 2 pawns in the pool.

# $name (text)
passed-no-origin = { $name } passes: everywhere they could launch, there are already two boats.

# $name (text)
vaal-summoned = { $name } summons the Vaal Er Num onto the Primordial Sea.

# $from (text)
# $to (text)
vaal-moved = The Vaal moves from { $from } to { $to }.

# $cell (text)
vaal-stopped = The Vaal stops at { $cell }: there is no tile beyond.

# $name (text)
# $handle (text)
# $cell (optional text)
# $crew (crew)
launched = { $name } launches boat { $handle } from { -origin($cell) } with { -passengers($crew) }.

# $name (text)
# $paid (tribe)
wind-paid = { $name } pays a { TRIBE-COLOR($paid) } passenger to turn the wind.

# $name (text)
wind-free = { $name } chooses to turn the wind, for free.

# $name (text)
# $direction (sea-direction)
direction-rolled = { $name } rolls { DIRECTION($direction) } on the direction die.

# $name (text)
# $distance (number: u8)
distance-rolled = { $name } rolls { $distance } on the distance die.

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
# $name (text)
map-ends = There is no tile left for { $cell }, so { $name }’s boat stops.

# $name (text)
# $cell (text)
# $steps (number: u8)
crowd-met =
    { $name } can’t enter { $cell }, which already has two boats: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } not made.

# $name (text)
# $cell (text)
fog-met = { $name } runs into fog at { $cell }.

# $name (text)
# $cell (text)
stayed-before-fog = { $name } stays in front of the fog and doesn’t cross to { $cell }.

# $name (text)
# $cell (text)
stopped = { $name } stops at { $cell }.

# $name (text)
# $distance (number: u8)
storm-rolled = Storm crossing: { $name } rolls { $distance }.

# $name (text)
# $from (text)
# $to (text)
sailed = { $name } sails from { $from } to { $to }.

# $name (text)
# $from (text)
# $to (text)
sailed-through-fog = { $name } sails from { $from } through the fog to { $to }.

# $name (text)
# $tribe (tribe)
# $cell (text)
trail-left = { $name } leaves a { TRIBE-COLOR($tribe) } passenger at { $cell } as a trail.

# $cell (text)
# $name (text)
# $taken (tribe)
relieved = Relief at { $cell }: { $name } takes a { TRIBE-COLOR($taken) } pawn aboard and leaves one of their own.

# $name (text)
# $taken (tribe)
# $cell (text)
trail-swapped = { $name } swaps one of their passengers for a { TRIBE-COLOR($taken) } trail pawn at { $cell }.

# $why (loss-reason)
# $name (text)
# $lost (crew)
lost =
    { $why ->
        [crowd] { $name } loses { -passengers($lost) } for the steps not made.
        [fog] { $name } loses { -passengers($lost) } in the fog.
        [storm] { $name } loses { -passengers($lost) } in the storm.
       *[battle] { $name } loses { -passengers($lost) } in battle.
    }

# $why (sink-reason)
# $name (text)
# $handle (text)
# $cell (text)
# $home (crew)
sank =
    { $why ->
        [empty] { $name }’s boat { $handle } sinks at { $cell }: no one is left aboard.{ $home ->
        [0] {""}
       *[other] {""} Back to the pools: { -passengers($home) }.
    }
        [no-majority] { $name }’s boat { $handle } sinks at { $cell }: its captain has lost the majority.{ $home ->
        [0] {""}
       *[other] {""} Back to the pools: { -passengers($home) }.
    }
       *[vaal] The Vaal sinks { $name }’s boat { $handle } at { $cell }.{ $home ->
        [0] {""}
       *[other] {""} Back to the pools: { -passengers($home) }.
    }
    }

# $name (text)
# $cell (text)
# $home (number: u8)
founded =
    { $name } founds a settlement at { $cell }; { $home ->
        [one] { $home } of their own pawns returns
       *[other] { $home } of their own pawns return
    } to the pool.

# $name (text)
# $handle (text)
# $cell (text)
docked = { $name } docks boat { $handle } at their own settlement at { $cell }.

# $how (secured-by)
# $name (text)
# $handle (text)
secured =
    { $how ->
        [founding] { $name } secures the component of boat { $handle } by founding.
        [docking] { $name } secures the component of boat { $handle } by docking.
        [exchange] { $name } secures the component of boat { $handle } by exchange.
       *[battle] { $name } secures the component of boat { $handle } in battle.
    }

# $name (text)
# $cell (text)
# $parts (text)
disembarked = { $name }’s crew disembarks at { $cell }: { $parts }.

# $name (text)
# $cell (text)
# $handle (text)
# $crew (crew)
sailed-on = { $name } sails on from { $cell } in boat { $handle } with { -passengers($crew) }.

# $taken (crew)
# $name (text)
# $left (crew)
# $cell (text)
settlers-left =
    { $taken ->
        [0] { $name } leaves { -passengers($left) } as settlers at { $cell }.
       *[other] { $name } leaves { -passengers($left) } as settlers at { $cell } and takes aboard { -settlers($taken) }.
    }

# $heads (number: u8)
# $to (text)
# $cell (text)
# $from (text)
taken-over =
    { $heads ->
        [0] { $to } takes over the settlement at { $cell } from { $from }.
       *[other] { $to } takes over the settlement at { $cell } from { $from }; { $from } keeps { $heads ->
        [one] { $heads } pawn
       *[other] { $heads } pawns
    } there.
    }

# $name (text)
# $partner (text)
# $pieces-mine (text)
# $pieces-theirs (text)
disclosure-proposed = { $name } offers to show { $partner } boat { $pieces-mine } and see boat { $pieces-theirs } in return.

# $partner (text)
# $name (text)
disclosure-accepted = { $partner } accepts: { $name } and { $partner } show each other their components.

# $partner (text)
# $name (text)
disclosure-declined = { $partner } won’t show components with { $name }.

# $name (text)
# $handle (text)
# $component (component)
piece-seen = { $name } sees that boat { $handle } shows { QUOTE(COMPONENT($component)) }.

# $terms (optional text)
# $from (text)
# $to (text)
offer-made =
    { $terms ->
        [none] { $from } makes { $to } an offer.
       *[other] { $from } makes { $to } an offer: { $terms }.
    }

# $terms (optional text)
# $from (text)
# $to (text)
counter-made =
    { $terms ->
        [none] { $from } makes { $to } a counter-offer.
       *[other] { $from } makes { $to } a counter-offer: { $terms }.
    }

# $to (text)
# $from (text)
offer-declined = { $to } declines { $from }’s offer.

# $to (text)
# $from (text)
counter-declined = { $to } declines { $from }’s counter-offer.

# $at-settlement (yes or no)
# $cell (text)
# $terms (text)
exchanged =
    Exchange { $at-settlement ->
        [yes] at the settlement at { $cell }
       *[no] at sea, at { $cell }
    }: { $terms }.

# $attacker (text)
# $defender (text)
# $cell (text)
# $count (number: u8)
attacked =
    { $attacker } attacks { $defender } at { $cell }; both boats lose { $count ->
        [one] { $count } passenger
       *[other] { $count } passengers
    }.

# $winner (text)
# $loser (text)
# $handle (text)
battle-won = { $winner } wins the battle: { $loser }’s boat { $handle } is empty.

# $winner (text)
# $handle (text)
# $loser (text)
claimed = { $winner } claims the component of { $loser }’s boat { $handle }.

# $winner (text)
# $handle (text)
# $loser (text)
claim-declined = { $winner } doesn’t claim the component of { $loser }’s boat { $handle }.

# $choice (yes or no)
# $name (text)
# $nth (number: u8)
# $pieces (list)
# $legend (text)
legend-disclosed =
    { $choice ->
        [no] { $name } discloses legend { $nth } with { $pieces }: { $legend }
       *[yes] { $name } had a choice and discloses legend { $nth } with { $pieces }: { $legend }
    }

# $name (text)
# $feat (feat)
feat-earned = { $name } earns the feat { QUOTE(FEAT($feat)) }.

# $why (trigger)
end-triggered = { END($why) } After this turn, every player gets one more.

# $name (text)
# $myth (myth)
# $columns (text)
scored = { $name } reveals the Myth { QUOTE(MYTH($myth)) }: { $columns }.

# $name (text)
# $handle (text)
# $component (component)
myth-piece-shown = { $name } shows boat { $handle } for the Myth: { QUOTE(COMPONENT($component)) }.

# $name (text)
# $direction (sea-direction)
# $distance (number: u8)
tie-rolled = To break the tie, { $name } rolls { DIRECTION($direction) } and { $distance }.

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

# $names (list)
tie-left = Still tied for first place: { $names }.

# $winners (list)
game-over =
    { $winners ->
        [0] The game is over.
        [1] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } share the victory.
    }

# $name (text)
outcome-god = { $name } is drawn as the God of Winds.

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
