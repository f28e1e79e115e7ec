### What happens in a game of Campfire.

# $tiles (number: u8)
# $place (number: u8)
stack-laid = A stack of { -tiles($tiles) } is laid on space { $place }.

# $place (number: u8)
# $tile (tile)
uncovered = On space { $place }, { -a-tile($tile) } is revealed.

# $name (actor)
first-player = { $name ->
        [you] You go
       *[other] { $name } goes
    } first.

# $name (actor)
# $who (adventurer)
awake = { $name ->
        [you] You play
       *[other] { $name } plays
    } { ADVENTURER($who) }.

# $who (adventurer)
asleep = { ADVENTURER($who) } sleeps through this game.

# $name (actor)
coin = { $name ->
        [you] You start
       *[other] { $name } starts
    } with the coin, which counts as a Wild tile.

# $name (actor)
# $disc (disc)
# $place (number: u8)
disc-placed = { $name ->
        [you] You place
       *[other] { $name } places
    } { -a-disc($disc) } on space { $place }.

nomads-placed = Each space gets a Nomad.

# $name (actor)
# $place (number: u8)
lys-placed = { $name ->
        [you] You point
       *[other] { $name } points
    } Lys at the stack on space { $place }.

# $name (actor)
turn-began = { $name ->
        [you] Your turn.
       *[other] { $name }’s turn.
    }

# $name (actor)
# $to (number: u8)
nudged = { $name ->
        [you] You move
       *[other] { $name } moves
    } Lys to space { $to }.

# $name (actor)
# $discs (number: u8)
# $place (number: u8)
# $direction (direction)
taken-up = { $name ->
        [you] You pick
       *[other] { $name } picks
    } up { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    } from space { $place } and { $name ->
        [you] sow
       *[other] sows
    } { DIRECTION($direction) }.

# $place (number: u8)
dropped-together = Two discs drop together on space { $place }.

# $place (number: u8)
skipped = Space { $place } is skipped.

# $name (actor)
# $to (number: u8)
lys-bonus =
    Lys bonus: { $name ->
        [you] you move
       *[other] { $name } moves
    } Lys to space { $to }.

# $name (actor)
# $height (number: u8)
# $place (number: u8)
lifted = { $name ->
        [you] You lift
       *[other] { $name } lifts
    } disc { $height } from the bottom on space { $place } to the top.

# $name (actor)
# $tile (tile)
# $place (number: u8)
took = { $name ->
        [you] You take
       *[other] { $name } takes
    } { -a-tile($tile) } from space { $place }.

# $place (number: u8)
# $chart (number: u8)
moon-rose = An Opal Moon goes from space { $place } to the moon chart, which now has { -moons($chart) }.

# $sleeper (adventurer)
# $tile (tile)
# $place (number: u8)
forgotten = { ADVENTURER($sleeper) } is asleep, so { -a-tile($tile) } from space { $place } is discarded.

# $name (actor)
# $price (number: u8)
# $paid (list)
# $points (number: u8)
wrote-song = { $name ->
        [you] You write
       *[other] { $name } writes
    } Song { $price } with { $paid }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# $name (actor)
# $legend (legend)
# $value (number: u8)
# $paid (list)
wrote-legend = { $name ->
        [you] You write
       *[other] { $name } writes
    } { LEGEND($legend) } { $value } with { $paid }.

# $name (actor)
# $legend (legend)
# $upgraded-from (number: u8)
# $value (number: u8)
# $paid (list)
upgraded-legend = { $name ->
        [you] You upgrade
       *[other] { $name } upgrades
    } { LEGEND($legend) } { $upgraded-from } to { LEGEND($legend) } { $value } with { $paid }.

# $scores (optional text)
moon-scoring =
    { $scores ->
        [none] Intermediate scoring.
       *[other] Intermediate scoring: { $scores }.
    }

# $name (actor)
# $moons (number: u8)
moons-won = { $name ->
        [you] You win
       *[other] { $name } wins
    } { -moons($moons) }.

# $boxed (number: u8)
moons-boxed =
    { $boxed ->
        [1] 1 moon can’t be shared and goes back to the box.
       *[other] { -moons($boxed) } can’t be shared and go back to the box.
    }

end-agreed = Everyone agrees to end the game after this turn.

# $why (end)
end-began = { END($why) } The game is ending. Each player may write one last card.

# $name (actor)
passed-last-writing = { $name ->
        [you] You don’t
       *[other] { $name } doesn’t
    } write a last card.

over = The game is over.

# $place (number: u8)
# $high (number: u8)
outcome-height = The stack on space { $place } has { -tiles($high) }.

# $place (number: u8)
# $tile (tile)
outcome-tile = The stack on space { $place } shows { -a-tile($tile) }.

# $name (actor)
outcome-first = { $name ->
        [you] You are
       *[other] { $name } is
    } drawn to go first.

# $name (actor)
# $who (adventurer)
outcome-lot = { $name ->
        [you] You draw
       *[other] { $name } draws
    } { ADVENTURER($who) } at random.

# What is paid with Wilds, after "with".
# $wilds (number: u8)
paid-wilds = { -wilds($wilds) }

# What is paid with story tiles, after "with".
# $legend (legend)
# $tiles (number: u8)
paid-stories = { -stories($legend, $tiles) }
