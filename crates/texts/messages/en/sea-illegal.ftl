### Why Sea refuses a move.

# $asked (sea-question)
not-asked = That is not what is asked now. { QUESTION($asked) }

luck-awaited = Chance decides first; no player is asked now.

game-over = The game is over.

# $from (text)
not-an-origin = You can't launch at { $from }, only from the Primordial Sea or a settlement you own.

# $from (text)
origin-full = You can't launch at { $from }: two boats lie there.

# $tribe (tribe)
payer-not-aboard = No { TRIBE-COLOR($tribe) } passenger is aboard to pay for the wind.

# $tribe (tribe)
payment-sinks = You can't pay with a { TRIBE-COLOR($tribe) } passenger: your boat must keep a passenger and your majority.

payment-missing = Turning the wind costs a passenger; only the God of Winds pays nothing.

payment-needless = The God of Winds turns the wind free of charge; nobody pays.

# $tribe (tribe)
leave-not-aboard = No { TRIBE-COLOR($tribe) } passenger is aboard to be left as a trail.

# $tribe (tribe)
own-trail = The { TRIBE-COLOR($tribe) } pawns are your own; only trail pawns of another tribe come aboard.

# $tribe (tribe)
not-in-trail = No { TRIBE-COLOR($tribe) } pawn of the trail here can come aboard now.

# $needed (number: u8)
# $named (number: u8)
loss-number =
    You must lose exactly { $needed ->
        [one] { $needed } passenger
       *[other] { $needed } passengers
    }; you named { $named }.

# $lost (crew)
loss-not-aboard = You can't lose { -passengers($lost) }: your boat does not carry them all.

not-arrived = Your boat entered no tile this turn, so it has not arrived: you may only leave settlers.

no-foreign-settlement = You can leave settlers only at another player's settlement.

settled-already = You have left settlers this turn already.

settles-nobody = At least one passenger must stay as a settler.

# $left (crew)
settlers-not-aboard = You can't leave { -passengers($left) }: your boat does not carry them all.

# $taken (crew)
not-loose-settlers = You can't take { -settlers($taken) } aboard: not all of them are loose settlers here.

# $left (number: u8)
# $taken (number: u8)
takes-too-many =
    You leave { $left ->
        [one] { $left } passenger
       *[other] { $left } passengers
    }, so you can't take { $taken ->
        [one] { $taken } settler
       *[other] { $taken } settlers
    } in return.

taking-sinks = If you take settlers, your boat must stay afloat; this way it would sink.

# $tribe (tribe)
not-a-partner = You can't talk with { -the-tribe($tribe) } here.

disclosed-already = You have proposed a disclosure this turn already.

offers-spent = You have no offer left this turn.

# $with (tribe)
exchanged-already = You have concluded an exchange with { -the-tribe($with) } this turn already.

empty-offer = This offer would change nothing.

# $tribe (tribe)
counter-partner = A counter-offer is about the same two players; it can't name { -the-tribe($tribe) }.

kind-missing = Say which exchange you offer: ‘boats’ for boat to boat, ‘settlement’ for one at the settlement.

kind-named = By edition 1 of the rules the place decides the kind of exchange, so an offer can't name it.

counter-kind = A counter-offer must be of the same kind as the offer.

counter-to-counter = A counter-offer can only be accepted or declined.

offer-lapsed = This offer can no longer be fulfilled.

# $handle (text)
no-such-piece = There is no piece { $handle }.

# $handle (text)
not-your-boat = The active player gives the piece they sail, and that is not { $handle }.

# $handle (text)
not-their-boat = At sea the partner gives the piece they sail, and that is not { $handle }.

# $handle (text)
not-on-offer = The partner gives a secured, undisclosed piece or their boat here, and { $handle } is neither.

swap-missing = At a settlement the pieces must be swapped.

# $given (crew)
give-not-aboard = The active player can't give { -passengers($given) }: not all of them are aboard.

# $taken (crew)
take-not-aboard = The partner can't give { -passengers($taken) }: not all of them are aboard.

# $taken (crew)
take-not-settlers = The partner can't give { -settlers($taken) }, only loose settlers of their own tribe who are here.

# $tribe (tribe)
# $crew-max (number: u8)
too-many-aboard = The boat of { -the-tribe($tribe) } would carry more than { $crew-max }.

# $tribe (tribe)
exchange-sinks = The boat of { -the-tribe($tribe) } must keep a passenger, and its captain the majority.

nobody-to-attack = No other boat lies here.

attacked-already = You have attacked this turn already.

safe-harbour = You can't attack on the tile of another player's settlement.

# $tribe (tribe)
attack-after-exchange = You have concluded an exchange with { -the-tribe($tribe) } this turn and can't attack now.

# $most (number: u8)
# $named (number: u8)
attack-number =
    { $most ->
        [1] You can attack with 1 passenger only, not with { $named }.
       *[other] You can attack with 1 to { $most } passengers, not with { $named }.
    }

# $named (crew)
not-ashore = The crew that goes ashore does not have { -passengers($named) }.

sail-on-no-boat = No boat is left in the deck to sail on with.

sail-on-majority = You would not have the majority among those who sail on.

# $handle (text)
not-your-piece = You have no secured, undisclosed piece { $handle }.

not-a-legend = A legend is a character, a location and an action, in this order.
