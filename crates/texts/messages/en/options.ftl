### Why an option of a table can't have a value. $name is the name of the option.

# $name (text)
# $least (number: u16)
# $most (number: u16)
# $found (number: u32)
range = { $name }: choose a number from { $least } to { $most }, not { $found }.

# $name (text)
no-seat = { $name }: this table has no such seat.

# The option needs one value for each player.
# $name (text)
# $named (number): How many there are.
# $players (number: u8): How many it needs.
count = { $name }: you named { $named }, but { $players } players need one each.

# $name (text)
# $word (text): A value that only one player can have, such as an adventurer.
twice = { $name }: two players can’t both have { $word }.

# $name (text)
# $other (text): The name of another option.
# $word (text): The value that it must have.
needs = { $name }: set { $other } to “{ $word }” first.
