### Why a box of cards is refused.

not-a-box = Line 1: this is not a box file.

# $found (text)
version = Line 1: this is a box file of version { QUOTE($found) }; only version 1 can be read.

no-name = The box has no line with its name.

# $line (number)
name-twice = Line { $line }: the box has a name already.

bad-name = The name of a box has 1 to 60 printable characters and no spaces around it.

default-name = The name ‘default’ belongs to the game's own box. Give a box with other values another name.

# $kind (legend)
legend-missing = The legend { LEGEND($kind) } has no line in the box.

# $line (number)
# $kind (legend)
legend-twice = Line { $line }: the legend { LEGEND($kind) } has a line already.

# $kind (legend)
# $value (number: u8)
legend-values-alike = Two { LEGEND($kind) } cards have the value { $value }; all four must differ.

# $kind (legend)
# $legend-value-max (number: u8)
# $value (number: u8)
legend-value = The value of a { LEGEND($kind) } card must be 1 to { $legend-value-max }, not { $value }.

# $found (number)
song-count = A box has 4 Songs, not { $found }.

# $price (number: u8)
song-prices-alike = Two Songs have the price { $price }; all four must differ.

# $song-price-max (number: u8)
# $price (number: u8)
song-price = The price of a Song must be 1 to { $song-price-max }, not { $price }.

# $song-points-max (number: u8)
# $points (number: u8)
song-points = A Song gives at most { $song-points-max } points, not { $points }.
