### What a seat without a name is called.

# A seat without a name.
# $number (number: u8): The number of the seat, from 1.
player = Player { $number }
