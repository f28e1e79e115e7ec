### Why Campfire refuses a move.

# $asked (question)
not-asked = That is not what is asked now. { QUESTION($asked) }

luck-awaited = Chance decides first; no player is asked now.

game-over = The game is over.

# $who (adventurer)
adventurer-taken = Somebody plays { ADVENTURER($who) } already.

# $who (adventurer)
not-asleep = { ADVENTURER($who) } is awake; only discs of sleeping adventurers are placed now.

# $who (adventurer)
sleeper-placed = Both discs of { ADVENTURER($who) } are placed already.

# $place (number: u8)
fifth-disc = Place { $place } has 4 discs already, and setup allows no fifth.

# $place (number: u8)
no-own-disc = None of your discs lies on place { $place }.

not-ulrich = Only Ulrich may put two discs together on one place.

# $step (number: u8)
no-pair-left = This move has no step { $step } at which you still hold two discs.

not-siana = Only Siana may pass over a place.

# $step (number: u8)
nothing-to-skip = This move has no step { $step } that could be passed over.

# $place (number: u8)
lys-must-move = Lys points at place { $place } already; she must go to another stack.

# $height (number: u8)
# $place (number: u8)
nothing-to-lift = None of your discs lies at height { $height } on place { $place } (the bottom is height 0).

# $place (number: u8)
already-on-top = That disc lies on top of the pile on place { $place } already.

# $price (number: u8)
no-such-song = There is no Song { $price } in this box.

# $kind (legend)
# $value (number: u8)
no-such-legend = There is no { LEGEND($kind) } { $value } in this box.

# $price (number: u8)
song-taken = Song { $price } is not available: it has been taken.

# $kind (legend)
# $value (number: u8)
legend-taken = The { LEGEND($kind) } { $value } is not available: it has been taken.

second-song = You have a Song already, and nobody may own two.

# $price (number: u8)
# $paid (number: u8)
song-payment = Song { $price } costs exactly { -tiles($price) }; you offered { $paid }.

# $tile (tile)
no-story = You have no { TILE($tile) }.

# $legend (legend)
# $needed (number: u8)
# $owned (number: u8)
too-few-tiles = You would have to discard { -stories($legend, $needed) }, but you have { $owned }.

# $legend (legend)
# $owned (number: u8)
not-higher = You have the { LEGEND($legend) } { $owned } already; only a higher { LEGEND($legend) } card is an upgrade.

# $needed (number: u8)
# $owned (number: u8)
too-few-wilds = You offered { -wilds($needed) }, but you have { $owned }.

# $price (number: u8)
too-many-wilds = This card costs you { -tiles($price) }; you can't pay more Wilds than that.
