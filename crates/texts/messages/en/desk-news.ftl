### What happened at a table besides the game.

# $who (text)
sat-down = { $who } sits down.

# $who (text)
stood-up = { $who } leaves the seat.

# $who (text)
kicked = { $who } was removed.

# $who (text)
ready = { $who } is ready.

# $who (text)
undone = { $who } takes back a decision.

# $who (text)
declined = { $who } declines.

lapsed = The vote ran out of time.

paused = The game is paused.

resumed = The game goes on.

# $who (text)
time-ran-out = { $who } ran out of time. A bot takes over.

# $who (text)
taken-back = { $who } is back.

# $who (text)
resigned = { $who } resigns. A bot plays on.

# $who (text)
muted = { $who } has been muted.

# $who (text)
unmuted = { $who } has been unmuted.

rematch-agreed = Rematch! The new table is ready.

closed = The table was closed.

# $who (text)
handed-over-chosen = A bot plays for { $who }.

# $who (text)
handed-over-away = { $who } is away. A bot takes over.

# $who (text)
proposed-undo = { $who } wants to take back a decision.

# $who (text)
proposed-pause = { $who } wants to pause.

# $who (text)
proposed-resume = { $who } wants to resume.

# $who (text)
proposed-rematch = { $who } wants a rematch.

# $who (text)
proposed-end = { $who } wants to end the game now.
