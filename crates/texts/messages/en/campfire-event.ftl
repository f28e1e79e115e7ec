### What happens in a game of Campfire.

# $tiles (number: u8)
# $place (number: u8)
stack-laid = A stack of { -tiles($tiles) } is laid on place { $place }.

# $place (number: u8)
# $tile (tile)
uncovered = On place { $place }, { -a-tile($tile) } comes to light.

# $name (text)
first-player = { $name } goes first.

# $name (text)
# $who (adventurer)
awake = { $name } plays { ADVENTURER($who) }.

# $who (adventurer)
asleep = { ADVENTURER($who) } sleeps in this game.

# $name (text)
coin = { $name } starts with a coin that is a Wild tile.

# $name (text)
# $disc (disc)
# $place (number: u8)
disc-placed = { $name } puts { -a-disc($disc) } on place { $place }.

nomads-placed = A Nomad is put on each place.

# $name (text)
# $place (number: u8)
lys-placed = { $name } points Lys at the stack on place { $place }.

# $name (text)
turn-began = The turn passes to { $name }.

# $name (text)
# $to (number: u8)
nudged = { $name } shifts Lys to place { $to }.

# $name (text)
# $discs (number: u8)
# $place (number: u8)
# $direction (direction)
taken-up =
    { $name } picks up { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    } on place { $place } and sows { DIRECTION($direction) }.

# $place (number: u8)
dropped-together = Two discs go together on place { $place }.

# $place (number: u8)
skipped = Place { $place } is passed over.

# $name (text)
# $to (number: u8)
lys-bonus = Lys bonus: { $name } moves Lys to place { $to }.

# $name (text)
# $height (number: u8)
# $place (number: u8)
lifted = { $name } lifts the disc at height { $height } on place { $place } to the top.

# $name (text)
# $tile (tile)
# $place (number: u8)
took = { $name } takes { -a-tile($tile) } from place { $place }.

# $place (number: u8)
# $chart (number: u8)
moon-rose = An Opal Moon goes from place { $place } to the chart, which holds { -moons($chart) }.

# $sleeper (adventurer)
# $tile (tile)
# $place (number: u8)
forgotten = { ADVENTURER($sleeper) } sleeps, so { -a-tile($tile) } leaves the game from place { $place }.

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
wrote-legend = { $name } writes the { LEGEND($legend) } { $value } with { $paid }.

# $name (text)
# $legend (legend)
# $upgraded-from (number: u8)
# $value (number: u8)
# $paid (list)
upgraded-legend = { $name } upgrades the { LEGEND($legend) } { $upgraded-from } to the { LEGEND($legend) } { $value } with { $paid }.

# $scores (optional text)
moon-scoring =
    { $scores ->
        [none] An intermediate scoring takes place.
       *[other] An intermediate scoring takes place: { $scores }.
    }

# $name (text)
# $moons (number: u8)
moons-won = { $name } wins { -moons($moons) }.

# $boxed (number: u8)
moons-boxed =
    { $boxed ->
        [1] 1 moon can't be shared and goes to the box.
       *[other] { -moons($boxed) } can't be shared and go to the box.
    }

end-agreed = All players agree to end the game after this turn.

# $why (end)
end-began = { END($why) } The game ends; each player may write one last card.

# $name (text)
passed-last-writing = { $name } writes nothing more.

over = The game is over.

# $place (number: u8)
# $high (number: u8)
outcome-height = The stack on place { $place } has { -tiles($high) }.

# $place (number: u8)
# $tile (tile)
outcome-tile = The stack on place { $place } shows { -a-tile($tile) }.

# $name (text)
outcome-first = By lot, { $name } goes first.

# $name (text)
# $who (adventurer)
outcome-lot = By lot, { $name } plays { ADVENTURER($who) }.

# What is paid with Wilds, after "with".
# $wilds (number: u8)
paid-wilds = { -wilds($wilds) }

# What is paid with story tiles, after "with".
# $legend (legend)
# $tiles (number: u8)
paid-stories = { -stories($legend, $tiles) }
