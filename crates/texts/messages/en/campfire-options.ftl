### The options of a table of Campfire. `first` is the name of an option, `first-help` says what it does,
### `first-is-random` is one of its values, `…-number` a value that is a number, and `…-seats` a player for
### each role.

players = Players
players-help = The number of players, 2 to 5.

first = First player
first-help = Who goes first: a random player, or the one you choose.
first-is-random = at random

adventurers = Adventurers
adventurers-help = Who plays which adventurer: players pick in turn order, the draw is random, or the host decides.
adventurers-is-pick = picked in turn order
adventurers-is-random = at random

even-stacks = Even stacks
even-stacks-help = On: 8 stacks of 14 tiles. Off: stacks of 12 to 16 tiles.
even-stacks-is-on = on
even-stacks-is-off = off

moon-ties = Moons on a tie
moon-ties-help = Players tied for first share all four moons. Or they share three, and the next place gets the fourth.
moon-ties-is-pool = all four shared
moon-ties-is-separate = three shared, one for the next place

standstill = Standstill
standstill-help = Ends the game after this many turns in a row in which no tile leaves a stack and no card is taken. Can be off.
standstill-is-off = off
# $number (number: u32)
standstill-number =
    { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }

lumarathon = Lumarathon
lumarathon-help = Continues from a game of Oh Captain!: its Captain, winner and last-placed player get a role.
lumarathon-is-off = off
lumarathon-is-captain = Captain
lumarathon-is-winner = Winner
lumarathon-is-last = Last
# $captain (text): The player in this role.
# $winner (text): The player in this role.
# $last (text): The player in this role.
lumarathon-seats = Captain { $captain }, winner { $winner }, last { $last }

box = Box
box-help = The cards in play: what Legends and Songs cost and score.
box-is-default = default
