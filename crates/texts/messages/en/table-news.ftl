### What happened at a table besides the game.

# $who (actor)
sat-down = { $who ->
        [you] You sit
       *[other] { $who } sits
    } down.

# $who (actor)
stood-up = { $who ->
        [you] You leave your
       *[other] { $who } leaves their
    } seat.

# $who (actor)
kicked = { $who ->
        [you] You were
       *[other] { $who } was
    } removed from the table.

# $who (actor)
ready = { $who ->
        [you] You are
       *[other] { $who } is
    } ready.

# $who (actor)
undone = { $who ->
        [you] You take
       *[other] { $who } takes
    } back a decision.

# $who (actor)
declined = { $who ->
        [you] You decline
       *[other] { $who } declines
    }.

lapsed = The vote ran out of time.

paused = The game is paused.

resumed = The game resumes.

# $who (actor)
time-ran-out = { $who ->
        [you] You
       *[other] { $who }
    } ran out of time. A bot takes over.

# $who (actor)
taken-back = { $who ->
        [you] You are
       *[other] { $who } is
    } back.

# $who (actor)
resigned = { $who ->
        [you] You resign
       *[other] { $who } resigns
    }. A bot plays on.

# $who (actor)
muted = { $who ->
        [you] You have
       *[other] { $who } has
    } been muted.

# $who (actor)
unmuted = { $who ->
        [you] You have
       *[other] { $who } has
    } been unmuted.

rematch-agreed = Rematch! The new table is ready.

closed = The table was closed.

# $who (actor)
handed-over-chosen =
    A bot plays for { $who ->
        [you] you
       *[other] { $who }
    }.

# $who (actor)
handed-over-away = { $who ->
        [you] You are
       *[other] { $who } is
    } away. A bot takes over.

# $who (actor)
proposed-undo = { $who ->
        [you] You want
       *[other] { $who } wants
    } to take back a decision.

# $who (actor)
proposed-pause = { $who ->
        [you] You want
       *[other] { $who } wants
    } to pause.

# $who (actor)
proposed-resume = { $who ->
        [you] You want
       *[other] { $who } wants
    } to resume.

# $who (actor)
proposed-rematch = { $who ->
        [you] You want
       *[other] { $who } wants
    } a rematch.

# $who (actor)
proposed-end = { $who ->
        [you] You want
       *[other] { $who } wants
    } to end the game now.
