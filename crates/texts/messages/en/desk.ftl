### A text about a table.

# An option: how long people may think.
clock = Time to think

# What it is for.
clock-help = When somebody's time runs out, a bot takes the seat until they come back.

# People may think as long as they like.
clock-none = No clock

# So long for each decision.
clock-per-move = For each decision

# So long for the whole game.
clock-bank = For the whole game

# A number of seconds for each decision.
seconds-per-move = Seconds for each decision

# A number of minutes for the whole game.
minutes-in-all = Minutes for the whole game

# A number of seconds that each decision brings.
seconds-added = Seconds added after each decision

# An option: the level of bots that stand in for people.
stand-in-level = Bots that stand in

# When they do.
stand-in-help = They play for whoever hands the seat over, gives up or runs out of time.

# Stops the game for a while.
pause = Pause the game

# Ends the pause.
resume = Go on

# The game is paused.
paused = The game is paused.

# Somebody wants to take back what others have answered or luck has answered.
# $name (text): Who.
ask-undo = { $name } would like to take back the last decision. Do you all agree?

# Somebody proposes a pause.
# $name (text): Who.
ask-pause = { $name } would like to pause the game. Do you agree?

# Somebody proposes to end the pause.
# $name (text): Who.
ask-resume = { $name } would like to go on. Do you agree?

# Somebody proposes another game.
# $name (text): Who.
ask-rematch = { $name } would like to play again. Do you agree?

# Proposes to end the game.
end-game = End the game now

# Whether to propose that.
end-game-ask = End the game now? The last turns follow.

# Somebody proposes to end the game.
# $name (text): Who.
ask-end = { $name } proposes to end the game now: the last turns follow. Do you agree?

# The game stands still, so that ending it is offered.
end-offered = Nothing has grown for three rounds.

# Agrees.
agree = Agreed

# Does not agree.
decline = Rather not

# A person comes back to the seat.
# $name (text): Who.
take-back = { $name } plays again

# Time has run out, and the only person must come back for the game to go on.
# $name (text): Whose.
time-up = { $name }'s time has run out. The game goes on when { $name } plays again.

# What is left on a clock, for those who listen.
# $name (text): Whose.
# $time (text): How much.
time-left = { $name } has { $time } left

# Luck that can't be checked.
luck-unchecked = This game goes on from the middle of another one, so nobody can check its luck.

# A record that would tell secrets.
secret-record = The record would tell secrets. It can be saved once the game is over.
