### Why a table of Campfire can't begin.

# $players (number: u8)
players = This game is for 2 to 5 players, not { $players }.

first-seat = The player who goes first must have a seat at this table.

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
fixed-twice = Two players can’t both play { ADVENTURER($who) }.

# $edition (number: u8)
edition = Edition { $edition } of the rules is unknown, or doesn’t have an option you chose.

# $standstill-max (number: u16)
# $turns (number: u16)
standstill = Standstill must be 1 to { $standstill-max } turns, or off, not { $turns }.

lumarathon-seat = The Lumarathon names a seat that this table doesn’t have.

lumarathon-winner-last = One player can’t have finished both first and last in the game of Oh Captain! before this one.

lumarathon-first = In a Lumarathon the Captain goes first. Don’t choose a first player.
