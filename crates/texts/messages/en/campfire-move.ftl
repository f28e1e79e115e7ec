### What a move of Campfire does, as an entry of a menu.

# $who (adventurer)
pick = Play { ADVENTURER($who) }

# $place (number: u8)
frog = Put the Frog on place { $place }

# $who (adventurer)
# $place (number: u8)
sleeper = Put a disc of { ADVENTURER($who) } on place { $place }

# $place (number: u8)
disc = Put your disc on place { $place }

# $place (number: u8)
point-lys = Point Lys at place { $place }

# $place (number: u8)
# $tile (tile)
lys-bonus = Move Lys to place { $place }: { -a-tile($tile) }

# $place (number: u8)
lys-bonus-nothing = Move Lys to place { $place }: nothing

# $way (direction)
# $to (number: u8)
nudge-to = Shift Lys { DIRECTION($way) } to place { $to }

# $way (direction)
nudge = Shift Lys { DIRECTION($way) }

leave-lys = Leave Lys where she is

# $place (number: u8)
# $way (direction)
sow = Sow place { $place } { DIRECTION($way) }

# $place (number: u8)
# $way (direction)
# $step (number: u8)
sow-pair = Sow place { $place } { DIRECTION($way) }, two discs at step { $step }

# $place (number: u8)
# $way (direction)
# $step (number: u8)
sow-skip = Sow place { $place } { DIRECTION($way) }, none at step { $step }

# $height (number: u8)
# $place (number: u8)
lift = Lift the disc at height { $height } on place { $place }

lift-nothing = Lift no disc

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
legend-card = Write the { LEGEND($legend) } { $value } with { $paid }

# $legend (legend)
# $upgraded-from (number: u8)
# $value (number: u8)
# $paid (list)
legend-upgrade = Upgrade the { LEGEND($legend) } { $upgraded-from } to { $value } with { $paid }

pass = Write nothing more
