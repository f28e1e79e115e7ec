### Texts of the page around a game: the home page, what happened, what decided it, statistics.

# Opens the form of a new table, where everything can be decided.
set-up-yourself = Custom setup

# Plays on the board again what others did since your last turn.
show-again = Show it again

# The heading after a game.
what-decided = What decided the game

# $name (actor)
lead-kept = { $name ->
        [you] You led
       *[other] { $name } led
    } from the first turn to the last.

# $name (actor)
# $turn (number)
lead-taken = { $name ->
        [you] You took
       *[other] { $name } took
    } the lead for good on turn { $turn }.

# $name (actor)
lead-at-end = { $name ->
        [you] You took
       *[other] { $name } took
    } the lead only at the very end.

# How often the leader changed.
# $times (number)
lead-changed = { $times ->
        [one] The lead changed once.
       *[other] The lead changed { $times } times.
    }

# $name (actor)
# $turn (number)
# $points (number)
biggest-turn = { $name ->
        [you] Your biggest turn was turn { $turn }
       *[other] { $name }’s biggest turn was turn { $turn }
    }: +{ $points }.

# $points (number)
won-by = { $points ->
        [one] One point made the difference.
       *[other] The margin was { $points } points.
    }

share-picture = Share a picture

# The browser can’t draw one.
no-picture = Your browser can’t make a picture of this game.

# A page: how many games you have played and won.
statistics = Statistics

statistics-help = Every game you finish in this browser counts. Nothing is sent anywhere.

statistics-none = Finish a game, and it will show up here.

statistics-delete = Delete statistics

statistics-delete-ask = Delete your statistics? You can’t undo this. Your saved games stay.

# A column.
statistics-game = Game

# A column: the strongest opponent.
statistics-against = Against

# A column.
statistics-played = Played

# A column.
statistics-won = Won

# Opponents who are no bots.
people = People

# The last row.
in-all = Total
