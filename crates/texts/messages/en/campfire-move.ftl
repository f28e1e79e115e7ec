### What a move of Campfire does, as an entry of a menu.

# $who (adventurer)
pick = Play { ADVENTURER($who) }

# $place (number: u8)
frog = Place the Frog on space { $place }

# $who (adventurer)
# $place (number: u8)
sleeper = Place one of { ADVENTURER($who) }’s discs on space { $place }

# $place (number: u8)
disc = Place your disc on space { $place }

# $place (number: u8)
point-lys = Point Lys at space { $place }

# $place (number: u8)
# $tile (tile)
lys-bonus = Move Lys to space { $place }: { -a-tile($tile) }

# $place (number: u8)
lys-bonus-nothing = Move Lys to space { $place }: no tile

# $way (direction)
# $to (number: u8)
nudge-to = Move Lys { DIRECTION($way) } to space { $to }

# $way (direction)
nudge = Move Lys { DIRECTION($way) }

leave-lys = Leave Lys where she is

# $place (number: u8)
# $way (direction)
sow = Sow space { $place } { DIRECTION($way) }

# $place (number: u8)
# $way (direction)
# $step (number: u8)
sow-pair = Sow space { $place } { DIRECTION($way) }, two discs at step { $step }

# $place (number: u8)
# $way (direction)
# $step (number: u8)
sow-skip = Sow space { $place } { DIRECTION($way) }, skipping step { $step }

# $height (number: u8)
# $place (number: u8)
lift = Lift disc { $height } from the bottom on space { $place }

lift-nothing = Don’t lift a disc

# $price (number: u8)
# $paid (list)
song = Write Song { $price } with { $paid }

# $price (number: u8)
# $points (number: u8)
# $paid (list)
song-points =
    Write Song { $price } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }) with { $paid }

# $legend (legend)
# $value (number: u8)
# $paid (list)
legend-card = Write { LEGEND($legend) } { $value } with { $paid }

# $legend (legend)
# $upgraded-from (number: u8)
# $value (number: u8)
# $paid (list)
legend-upgrade = Upgrade { LEGEND($legend) } { $upgraded-from } to { $value } with { $paid }

pass = Don’t write a last card
