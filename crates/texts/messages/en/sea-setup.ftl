### Why a table of Sea can't begin.

# $players-min (number: u8)
# $players-max (number: u8)
# $players (number: u8)
players = This game is for { $players-min } to { $players-max } players, not { $players }.

first-seat = The player who goes first must have a seat at this table.

god-seat = The God of Winds must have a seat at this table.

# $least (number: u8)
# $most (number: u8)
# $offers (number: u8)
offers-per-turn = Offers per turn must be { $least } to { $most }, not { $offers }.

# $edition (number: u8)
edition = Edition { $edition } of the rules is unknown, or doesn’t have an option you chose.

# $least (number: u8)
# $most (number: u8)
# $rounds (number: u8)
becalmed-rounds = Becalmed rounds must be { $least } to { $most }, or off, not { $rounds }.
