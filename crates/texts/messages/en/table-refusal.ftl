### Why a table refuses something.

started = The game has already started.

not-started = The game hasn’t started yet.

over = The game is over.

not-over = The game isn’t over yet.

closed = This table is closed.

owner-only = Only the table’s owner can do that.

# $seat (number: u8): The number of the seat, from 1.
no-such-seat = This table has no seat { $seat }.

# $seat (number: u8): The number of the seat, from 1.
seat-taken = Seat { $seat } is taken.

# $seat (number: u8): The number of the seat, from 1.
seat-empty = Seat { $seat } is empty.

not-seated = You don’t have a seat at this table.

kicked = You’ve been removed from this table.

# $name (text)
not-ready = { $name } isn’t ready yet.

already-ready = You’ve already said you’re ready.

already-played = This move has already been played.

stale = Something has happened since. Check the table again.

ahead = You’re out of sync with the table. Please reload.

time-is-up = Your time for this decision has run out.

paused = The game is paused.

not-paused = The game isn’t paused.

stood-in = A bot is playing your seat. Take it back first.

resigned = You have resigned from this game.

seat-is-yours = You’re already playing this seat.

bot-is-deciding = Your time ran out, so the bot makes this decision. You can take your seat back afterward.

# $seat (number: u8): The number of the seat, from 1.
not-a-bot = Seat { $seat } isn’t played by a bot.

bots-wait = The bots are waiting for the people at the table.

# $why (text): Why it can't be taken back freely, as a sentence.
undo = { $why } To take it back, everyone must agree.

decided-by-bot = A bot made this decision. To take it back, everyone must agree.

vote-open = Another vote is open. Answer it first.

# $seconds (number: u64)
proposed-in-vain = That was just declined. You can propose it again in { $seconds } { $seconds ->
        [one] second.
       *[other] seconds.
    }

no-vote = There is no vote to answer.

already-agreed = You’ve already agreed.

rematch-agreed = The rematch is already settled.

bots-play-on = Bots agree to end the game only after three rounds without progress.

muted = The table’s owner has muted you.

not-muted = This person isn’t muted.

spectators-silent = Only seated players can chat here.

chat-empty = Your message is empty.

# $most (number): How many characters.
chat-too-long = A message can have at most { $most } characters.

chat-full = You’ve reached this table’s limit for messages.

too-many-acts = You’ve reached this table’s limit for actions other than moves.
