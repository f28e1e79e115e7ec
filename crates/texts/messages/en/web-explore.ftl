### Exploring lines of a game.

# The heading of the page where lines are explored.
title = Explore

# A button in a replay.
open = Explore from here

# What one can do here.
help = Make moves for any player and decide what chance brings. New lines are saved with the game.

# Above the random results to choose from.
choose-outcome = Choose what happens by chance

# The line has reached the end of the game.
over = The game is over in this line.

# A switch: whether the engine says what it would play.
engine = Engine’s opinion

# The engine is thinking.
engine-thinks = Thinking…

# What the engine would play.
# $deed (text)
engine-says = Best according to the engine: { $deed }

# The heading over the list of lines.
lines = Lines

# The beginning of the game, in the list.
start = Beginning of the game

# A button: puts this line before the others.
promote = Move this line up

# A button: deletes this point and what follows it.
delete = Delete from here

# Asks before that.
delete-ask = Delete this step and everything after it?

# A field for a comment about this point.
note = Note

# A button.
save = Save

# It was saved.
saved = Saved with your games.

# What one can do here in a running game with secrets.
help-guessed = Make moves for any player and decide what chance brings. Nothing here changes the game.

# One person is at the screen: their own knowledge is real, the rest is made up.
guessed-alone = Hidden information is a guess. This is only one possibility.

# Several people share the screen: only what everyone knows is real.
guessed-shared = Several people share this screen, so everything that isn’t public is a guess.

# Instead of the buttons that save and share.
not-kept = These lines aren’t saved, because they contain guesses about hidden information.

# The position that the lines begin with, in the list.
starting-position = Starting position

# A line of the record breaks a rule.
broken = One line of this record breaks the rules.
