### What happens in a game of Campfire.

# $tiles (number: u8)
# $place (number: u8)
stack-laid = A stack of { -tiles($tiles) } is laid on space { $place }.

# $place (number: u8)
# $tile (tile)
uncovered = On space { $place }, { -a-tile($tile) } is revealed.

# $name (text)
first-player = { $name } goes first.

# $name (text)
# $who (adventurer)
awake = { $name } plays { ADVENTURER($who) }.

# $who (adventurer)
asleep = { ADVENTURER($who) } sleeps through this game.

# $name (text)
coin = { $name } starts with the coin, which counts as a Wild tile.

# $name (text)
# $disc (disc)
# $place (number: u8)
disc-placed = { $name } places { -a-disc($disc) } on space { $place }.

nomads-placed = Each space gets a Nomad.

# $name (text)
# $place (number: u8)
lys-placed = { $name } points Lys at the stack on space { $place }.

# $name (text)
turn-began = { $name }’s turn.

# $name (text)
# $to (number: u8)
nudged = { $name } moves Lys to space { $to }.

# $name (text)
# $discs (number: u8)
# $place (number: u8)
# $direction (direction)
taken-up =
    { $name } picks up { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    } from space { $place } and sows { DIRECTION($direction) }.

# $place (number: u8)
dropped-together = Two discs drop together on space { $place }.

# $place (number: u8)
skipped = Space { $place } is skipped.

# $name (text)
# $to (number: u8)
lys-bonus = Lys bonus: { $name } moves Lys to space { $to }.

# $name (text)
# $height (number: u8)
# $place (number: u8)
lifted = { $name } lifts the disc at height { $height } on space { $place } to the top.

# $name (text)
# $tile (tile)
# $place (number: u8)
took = { $name } takes { -a-tile($tile) } from space { $place }.

# $place (number: u8)
# $chart (number: u8)
moon-rose = An Opal Moon goes from space { $place } to the moon chart, which now has { -moons($chart) }.

# $sleeper (adventurer)
# $tile (tile)
# $place (number: u8)
forgotten = { ADVENTURER($sleeper) } is asleep, so { -a-tile($tile) } from space { $place } is discarded.

# $name (text)
# $price (number: u8)
# $paid (list)
# $points (number: u8)
wrote-song =
    { $name } writes Song { $price } with { $paid }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# $name (text)
# $legend (legend)
# $value (number: u8)
# $paid (list)
wrote-legend = { $name } writes { LEGEND($legend) } { $value } with { $paid }.

# $name (text)
# $legend (legend)
# $upgraded-from (number: u8)
# $value (number: u8)
# $paid (list)
upgraded-legend = { $name } upgrades { LEGEND($legend) } { $upgraded-from } to { LEGEND($legend) } { $value } with { $paid }.

# $scores (optional text)
moon-scoring =
    { $scores ->
        [none] Intermediate scoring.
       *[other] Intermediate scoring: { $scores }.
    }

# $name (text)
# $moons (number: u8)
moons-won = { $name } wins { -moons($moons) }.

# $boxed (number: u8)
moons-boxed =
    { $boxed ->
        [1] 1 moon can’t be shared and goes back to the box.
       *[other] { -moons($boxed) } can’t be shared and go back to the box.
    }

end-agreed = Everyone agrees to end the game after this turn.

# $why (end)
end-began = { END($why) } The game is ending. Each player may write one last card.

# $name (text)
passed-last-writing = { $name } doesn’t write a last card.

over = The game is over.

# $place (number: u8)
# $high (number: u8)
outcome-height = The stack on space { $place } has { -tiles($high) }.

# $place (number: u8)
# $tile (tile)
outcome-tile = The stack on space { $place } shows { -a-tile($tile) }.

# $name (text)
outcome-first = { $name } is drawn to go first.

# $name (text)
# $who (adventurer)
outcome-lot = { $name } draws { ADVENTURER($who) } at random.

# What is paid with Wilds, after "with".
# $wilds (number: u8)
paid-wilds = { -wilds($wilds) }

# What is paid with story tiles, after "with".
# $legend (legend)
# $tiles (number: u8)
paid-stories = { -stories($legend, $tiles) }
