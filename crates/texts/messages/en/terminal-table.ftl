### Something the terminal interface says about the table.

# The title of the menu and of votes.
title = The table

# How to use the menu.
menu-keys = ↑ ↓ choose · ⏎ do it · Esc closes

# The menu has no entries.
nothing-to-do = There is nothing to do at the table now.

# Entry: a bot plays for somebody.
# $name (text): Whose seat.
hand-over = Let a bot play for { $name }

# Entry: somebody gives up.
# $name (text): Who.
resign = { $name } resigns, and a bot plays to the end

# Asks to confirm that.
resign-again = This can't be undone. Press Enter again to resign.

# Entry: another game.
rematch = Play again

# Where to find that entry.
rematch-hint = T lets you play again.

# How a pause ends.
paused-hint = Press T to go on.

# How to take back what needs the others' agreement.
ask-undo = U asks the others to agree.

# The system gives no random numbers for another game.
no-randomness = The system gives no random numbers, so there is no new game.

# Help: the key of the menu.
help = pause, let a bot play for you, come back, resign, play again
