### Why a table of Campfire can't begin.

# $players (number: u8)
players = The game is for 2 to 5 players, not for { $players }.

# $seat (number: u8)
first-seat = Seat { $seat } can't go first: there is no such seat (the first is seat 0).

# $named (number)
# $players (number: u8)
fixed-count =
    { $named ->
        [one] { $named } adventurer
       *[other] { $named } adventurers
    } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: each player needs exactly one.

# $who (adventurer)
fixed-twice = { ADVENTURER($who) } can't be played by two players.

# $edition (number: u8)
edition = Edition { $edition } of the rules is unknown, or does not have an option you chose.

# $standstill-max (number: u16)
# $turns (number: u16)
standstill = A standstill takes 1 to { $standstill-max } turns, or is off; { $turns } is not possible.

# $seat (number: u8)
lumarathon-seat = The Lumarathon names seat { $seat }, which is not there (the first is seat 0).

# $seat (number: u8)
lumarathon-winner-last = Seat { $seat } can't have come both first and last in Oh Captain! before.

lumarathon-first = In a Lumarathon the Captain goes first; no first player may be named.
