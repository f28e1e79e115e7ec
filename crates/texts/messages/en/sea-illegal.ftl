### Why Sea refuses a move.

# $asked (sea-question)
not-asked = You’re being asked something else: { QUOTE(QUESTION($asked)) }.

luck-awaited = Not yet. A random result comes first.

game-over = The game is over.

# $from (text)
not-an-origin = You can’t launch from { $from }. Launch from the Primordial Sea or a settlement you own.

# $from (text)
origin-full = You can’t launch from { $from }: two boats are already there.

# $tribe (tribe)
payer-not-aboard = There is no { TRIBE-COLOR($tribe) } passenger aboard to pay for the wind.

# $tribe (tribe)
payment-sinks = You can’t pay with a { TRIBE-COLOR($tribe) } passenger. Your boat must keep a passenger, and you must keep the majority.

payment-missing = Turning the wind costs a passenger. Only the God of Winds turns it for free.

payment-needless = The God of Winds turns the wind for free. Don’t name a passenger.

# $tribe (tribe)
leave-not-aboard = There is no { TRIBE-COLOR($tribe) } passenger aboard to leave as a trail.

# $tribe (tribe)
own-trail = The { TRIBE-COLOR($tribe) } pawns are your own. You can only take trail pawns of another tribe aboard.

# $tribe (tribe)
not-in-trail = You can’t take a { TRIBE-COLOR($tribe) } trail pawn aboard here now.

# $needed (number: u8)
# $named (number: u8)
loss-number =
    You must lose exactly { $needed ->
        [one] { $needed } passenger
       *[other] { $needed } passengers
    }; you named { $named }.

# $lost (crew)
loss-not-aboard = You can’t lose { -passengers($lost) }: they aren’t all aboard your boat.

not-arrived = Your boat entered no tile this turn, so you can only leave settlers.

no-foreign-settlement = You can only leave settlers at another player’s settlement.

settled-already = You’ve already left settlers this turn.

settles-nobody = Leave at least one passenger as a settler.

# $left (crew)
settlers-not-aboard = You can’t leave { -passengers($left) }: they aren’t all aboard your boat.

# $taken (crew)
not-loose-settlers = You can’t take { -settlers($taken) } aboard: they aren’t all loose settlers here.

# $left (number: u8)
# $taken (number: u8)
takes-too-many =
    You leave { $left ->
        [one] { $left } passenger
       *[other] { $left } passengers
    }, so you can’t take { $taken ->
        [one] { $taken } settler
       *[other] { $taken } settlers
    } in return.

taking-sinks = If you take settlers, your boat must stay afloat. This would sink it.

# $tribe (tribe)
not-a-partner = You can’t deal with { -the-tribe($tribe) } here.

disclosed-already = You’ve already offered to show components this turn.

offers-spent = You have no offers left this turn.

# $with (tribe)
exchanged-already = You’ve already made an exchange with { -the-tribe($with) } this turn.

empty-offer = This offer would change nothing.

# $tribe (tribe)
counter-partner = A counteroffer must be between the same two players. It can’t name { -the-tribe($tribe) }.

kind-missing = Say which exchange you mean: “boats” for boat to boat, “settlement” for one at the settlement.

kind-named = In edition 1 of the rules, the location decides the kind of exchange, so an offer can’t name it.

counter-kind = A counteroffer must be the same kind of exchange as the offer.

counter-to-counter = You can only accept or decline a counteroffer.

offer-lapsed = This offer is no longer possible.

# $handle (text)
no-such-piece = There is no boat { $handle }.

# $handle (text)
not-your-boat = The active player must give the boat they sail, and that isn’t { $handle }.

# $handle (text)
not-their-boat = At sea, the partner must give the boat they sail, and that isn’t { $handle }.

# $handle (text)
not-on-offer = Here the partner must give a secured, unrevealed component or their boat. { $handle } is neither.

swap-missing = An exchange at a settlement must swap components.

# $given (crew)
give-not-aboard = The active player can’t give { -passengers($given) }: they aren’t all aboard.

# $taken (crew)
take-not-aboard = The partner can’t give { -passengers($taken) }: they aren’t all aboard.

# $taken (crew)
take-not-settlers = The partner can’t give { -settlers($taken) }, only loose settlers of their own tribe from this settlement.

# $tribe (tribe)
# $crew-max (number: u8)
too-many-aboard = The boat of { -the-tribe($tribe) } can carry at most { $crew-max }.

# $tribe (tribe)
exchange-sinks = The boat of { -the-tribe($tribe) } must keep a passenger, and its captain must keep the majority.

nobody-to-attack = There is no other boat here.

attacked-already = You’ve already attacked this turn.

safe-harbour = You can’t attack at another player’s settlement.

# $tribe (tribe)
attack-after-exchange = You’ve made an exchange with { -the-tribe($tribe) } this turn, so you can’t attack them.

# $most (number: u8)
# $named (number: u8)
attack-number =
    { $most ->
        [1] You can only attack with 1 passenger, not { $named }.
       *[other] You can attack with 1 to { $most } passengers, not { $named }.
    }

# $named (crew)
not-ashore = The crew going ashore doesn’t have { -passengers($named) }.

sail-on-no-boat = There is no boat left in the deck to sail on with.

sail-on-majority = You wouldn’t have the majority among those who sail on.

# $handle (text)
not-your-piece = You don’t have { $handle } as a secured, unrevealed component.

not-a-legend = A legend is a character, a location and an action, in that order.
