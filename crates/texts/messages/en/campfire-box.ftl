### Why a box of cards is refused.

not-a-box = Line 1: this isn’t a box file.

# $found (text)
version = Line 1: this box file has version { QUOTE($found) }. Only version 1 is supported.

no-name = The box has no line with its name.

# $line (number)
name-twice = Line { $line }: the box already has a name.

bad-name = A box name must have 1 to 60 printable characters, with no space at either end.

default-name = The name “default” is reserved for the game’s own cards. Choose another name.

# $kind (legend)
legend-missing = The box has no line for the { LEGEND($kind) } legend.

# $line (number)
# $kind (legend)
legend-twice = Line { $line }: the { LEGEND($kind) } legend already has a line.

# $kind (legend)
# $value (number: u8)
legend-values-alike = Two { LEGEND($kind) } cards have the value { $value }. All four must be different.

# $kind (legend)
# $legend-value-max (number: u8)
# $value (number: u8)
legend-value = { LEGEND($kind) } cards must have values from 1 to { $legend-value-max }, not { $value }.

# $found (number)
song-count = A box must have 4 Songs, not { $found }.

# $price (number: u8)
song-prices-alike = Two Songs have the price { $price }. All four must be different.

# $song-price-max (number: u8)
# $price (number: u8)
song-price = The price of a Song must be 1 to { $song-price-max }, not { $price }.

# $song-points-max (number: u8)
# $points (number: u8)
song-points = A Song can score at most { $song-points-max } points, not { $points }.
