### A text about a table.

# An option: how long people may think.
clock = Thinking time

# What it is for.
clock-help = When a player’s time runs out, a bot takes over until they return.

# People may think as long as they like.
clock-none = No clock

# A clock that limits each decision.
clock-per-move = Per decision

# A clock that limits the whole game.
clock-bank = For the whole game

# A number of seconds for each decision.
seconds-per-move = Seconds per decision

# A number of minutes for the whole game.
minutes-in-all = Minutes for the whole game

# A number of seconds that each decision brings.
seconds-added = Seconds added after each decision

# An option: the level of bots that stand in for people.
stand-in-level = Stand-in bots

# When they do.
stand-in-help = They play for anyone who hands over their seat, resigns or runs out of time.

# Stops the game for a while.
pause = Pause the game

# Ends the pause.
resume = Resume

# The game is paused.
paused = The game is paused.

# A player wants to undo a decision after others have acted or something was revealed.
# $name (text): Who.
ask-undo = { $name } wants to take back the last decision. Do you agree?

# Someone proposes a pause.
# $name (text): Who.
ask-pause = { $name } wants to pause the game. Do you agree?

# Someone proposes to end the pause.
# $name (text): Who.
ask-resume = { $name } wants to resume the game. Do you agree?

# Someone proposes another game.
# $name (text): Who.
ask-rematch = { $name } wants a rematch. Do you agree?

# Proposes to end the game.
end-game = End the game now

# Whether to propose that.
end-game-ask = End the game now? Everyone still gets a last turn.

# Someone proposes to end the game.
# $name (text): Who.
ask-end = { $name } wants to end the game now. Everyone still gets a last turn. Do you agree?

# The game has stalled, so ending it is suggested.
end-offered = No one has made progress for three rounds.

# Agrees.
agree = Agree

# Does not agree.
decline = Decline

# A person comes back to the seat.
# $name (actor): Who.
take-back =
    Take { $name ->
        [you] your
       *[other] { $name }’s
    } seat back

# Time has run out, and the only person must come back for the game to go on.
# $name (actor): Whose.
time-up = { $name ->
        [you] You have
       *[other] { $name } has
    } run out of time. Take the seat back to continue.

# What is left on a clock, for those who listen.
# $name (actor): Whose.
# $time (text): How much.
time-left = { $name ->
        [you] You have
       *[other] { $name } has
    } { $time } left

# Luck that can't be checked.
luck-unchecked = This game was continued from the middle of another one, so its shuffle can’t be verified.

# A record that would tell secrets.
secret-record = The record would reveal hidden information. You can save it once the game is over.
