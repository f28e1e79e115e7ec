### What a seat without a name is called.

# A seat without a name.
# $number (number: u8): The number of the seat, from 1.
player = Player { $number }

# The reader, in a list of players or above a column.
you = you

# The reader, above a column or beside a color.
you-heading = You
