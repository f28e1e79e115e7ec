### What a player did in a turn of Campfire: parts of one sentence, each after the player.

# $name (actor)
# $discs (number: u8)
# $place (number: u8)
sow = { $name ->
        [you] sow
       *[other] sows
    } { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    } from space { $place }

# $name (actor)
# $to (number: u8)
move-lys = { $name ->
        [you] move
       *[other] moves
    } Lys to space { $to }

# $name (actor)
# $place (number: u8)
lift = { $name ->
        [you] lift
       *[other] lifts
    } a disc on space { $place }

# $name (actor)
# $price (number: u8)
write-song = { $name ->
        [you] write
       *[other] writes
    } Song { $price }

# $name (actor)
# $legend (legend)
# $value (number: u8)
write-legend = { $name ->
        [you] write
       *[other] writes
    } { LEGEND($legend) } { $value }

# $name (actor)
# $legend (legend)
# $value (number: u8)
upgrade = { $name ->
        [you] upgrade
       *[other] upgrades
    } { LEGEND($legend) } to { $value }

# $name (actor)
no-last-card = { $name ->
        [you] write
       *[other] writes
    } no last card

# Tiles that someone took.
# $legend (legend)
# $tiles (number: u8)
stories = { -stories($legend, $tiles) }

# Tiles that someone took.
# $wilds (number: u8)
wilds = { -wilds($wilds) }

# Moons that someone won.
# $moons (number: u8)
moons = { -moons($moons) }

# A sentence of its own.
# $moons (number: u8)
rise = { $moons ->
        [one] { $moons } moon rises.
       *[other] { $moons } moons rise.
    }

# A sentence of its own: tiles that sleepers would have taken.
# $tiles (number: u8)
discarded = { $tiles ->
        [one] { $tiles } tile is discarded.
       *[other] { $tiles } tiles are discarded.
    }

# A sentence of its own.
scoring = The moons are scored.

# Everything before the first turn.
# $name (actor): Who goes first.
prepared = { $name ->
        [you] The camp is ready. You go
       *[other] The camp is ready. { $name } goes
    } first.
