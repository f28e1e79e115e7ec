### What happened at a table besides the game.

# $who (text)
sat-down = { $who } sits down.

# $who (text)
stood-up = { $who } leaves the seat.

# $who (text)
kicked = { $who } was sent away.

# $who (text)
ready = { $who } is ready.

# $who (text)
undone = { $who } takes back a decision.

# $who (text)
declined = { $who } does not agree.

lapsed = Nobody answered in time.

paused = The game is paused.

resumed = The game goes on.

# $who (text)
time-ran-out = { $who } has run out of time; a bot takes over.

# $who (text)
taken-back = { $who } plays again.

# $who (text)
resigned = { $who } gives up; a bot plays on.

# $who (text)
muted = { $who } may no longer write.

# $who (text)
unmuted = { $who } may write again.

rematch-agreed = Another game is agreed: its table is ready.

closed = The table was closed.

# $who (text)
handed-over-chosen = A bot plays for { $who }.

# $who (text)
handed-over-away = { $who } is away; a bot takes over.

# $who (text)
proposed-undo = { $who } would like to take back a decision.

# $who (text)
proposed-pause = { $who } would like to pause.

# $who (text)
proposed-resume = { $who } would like to go on.

# $who (text)
proposed-rematch = { $who } would like to play again.

# $who (text)
proposed-end = { $who } proposes to end the game now.
