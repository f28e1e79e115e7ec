### Why Campfire refuses a move.

# $asked (question)
not-asked = You’re being asked something else: { QUOTE(QUESTION($asked)) }.

luck-awaited = Not yet. A random result comes first.

game-over = The game is over.

# $who (adventurer)
adventurer-taken = Another player already has { ADVENTURER($who) }. Choose someone else.

# $who (adventurer)
not-asleep = { ADVENTURER($who) } is awake. Place a sleeper’s disc.

# $who (adventurer)
sleeper-placed = Both of { ADVENTURER($who) }’s discs are already placed.

# $place (number: u8)
fifth-disc = Space { $place } already has 4 discs, the most allowed during setup.

# $place (number: u8)
no-own-disc = You have no disc on space { $place }.

not-ulrich = Only Ulrich may drop two discs on one space.

# $step (number: u8)
no-pair-left = You don’t have two discs left to drop at step { $step } of this move.

not-siana = Only Siana may skip a space.

# $step (number: u8)
nothing-to-skip = This move has no step { $step } to skip.

# $place (number: u8)
lys-must-move = Lys already points at space { $place }. Choose another stack.

# $height (number: u8)
# $place (number: u8)
nothing-to-lift = Disc { $height } from the bottom on space { $place } isn’t yours, or doesn’t exist.

# $place (number: u8)
already-on-top = That disc is already on top of its pile on space { $place }.

# $price (number: u8)
no-such-song = This box has no Song { $price }.

# $kind (legend)
# $value (number: u8)
no-such-legend = This box has no { LEGEND($kind) } { $value }.

# $price (number: u8)
song-taken = Song { $price } is already taken. Choose another card.

# $kind (legend)
# $value (number: u8)
legend-taken = { LEGEND($kind) } { $value } is already taken. Choose another card.

second-song = You already have a Song, and you can only have one.

# $price (number: u8)
# $paid (number: u8)
song-payment = Song { $price } costs exactly { -tiles($price) }, but you offered { $paid }.

# $tile (tile)
no-story = You have no { TILE($tile) }.

# $legend (legend)
# $needed (number: u8)
# $owned (number: u8)
too-few-tiles = You need to discard { -stories($legend, $needed) }, but you have { $owned }.

# $legend (legend)
# $owned (number: u8)
not-higher = You already have { LEGEND($legend) } { $owned }. You can only upgrade to a higher { LEGEND($legend) } card.

# $needed (number: u8)
# $owned (number: u8)
too-few-wilds = You offered { -wilds($needed) }, but you have { $owned }.

# $price (number: u8)
too-many-wilds = This card costs you { -tiles($price) }. You can’t pay more Wilds than that.
