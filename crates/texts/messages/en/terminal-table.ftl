### Something the terminal interface says about the table.

# The title of the menu and of votes.
title = The table

# How to use the menu.
menu-keys = ↑ ↓ choose · ⏎ do it · Esc closes

# The menu has no entries.
nothing-to-do = There is nothing to do at the table right now.

# Entry: a bot plays for someone.
# $name (actor): Whose seat.
hand-over = { $name ->
        [you] Let a bot play
       *[other] Let a bot play for { $name }
    }

# Entry: a player resigns.
# $name (actor): Who.
resign = { $name ->
        [you] Resign
       *[other] Resign for { $name }
    }; a bot finishes the game

# Asks to confirm that.
resign-again = You can’t undo this. Press Enter again to resign.

# Entry: another game.
rematch = Play again

# Where to find that entry.
rematch-hint = Press T to play again.

# How a pause ends.
paused-hint = Press T to go on.

# How to take back what needs the others' agreement.
ask-undo = Press U to ask the others.

# The system gives no random numbers for another game.
no-randomness = The system provides no random numbers, so a new game can’t start.

# Help: the key of the menu.
help = pause, let a bot play for you, come back, resign, play again
