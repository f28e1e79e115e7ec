### Why the seats can't agree to end the game now.

no-rule = These rules don’t let the table end the game.

not-playing = The table can end the game only during a turn.

ending = The game is already ending.
