### Why a table refuses something.

started = The game has begun already.

not-started = The game has not begun yet.

over = The game is over.

not-over = The game is not over yet.

closed = This table is closed.

owner-only = Only the owner of the table may do that.

# $seat (number: u8): The number of the seat, from 1.
no-such-seat = This table has no seat { $seat }.

# $seat (number: u8): The number of the seat, from 1.
seat-taken = Seat { $seat } is taken.

# $seat (number: u8): The number of the seat, from 1.
seat-empty = Nobody sits in seat { $seat } yet.

not-seated = You have no seat at this table.

kicked = You were sent away from this table.

# $name (text)
not-ready = { $name } is not ready yet.

already-ready = You are ready already.

already-played = This move has been played already.

stale = Something has happened since: look at the table again.

ahead = This move answers something that has not happened here.

time-is-up = Your time for this decision has run out.

paused = The game is paused.

not-paused = The game is not paused.

stood-in = A bot is playing your seat: take it back first.

resigned = You have given this game up.

seat-is-yours = You are playing this seat already.

bot-is-deciding = Your time ran out, so the bot makes this decision; you can take your seat back afterwards.

# $seat (number: u8): The number of the seat, from 1.
not-a-bot = No bot plays seat { $seat }.

bots-wait = The bots are waiting for the people at the table.

# $why (text): Why it can't be taken back freely, as a sentence.
undo = { $why } Taking it back needs everybody's consent.

decided-by-bot = A bot made this decision: taking it back needs everybody's consent.

vote-open = Another vote is open: answer that one first.

no-vote = There is no vote to answer.

already-agreed = You have agreed already.

rematch-agreed = The rematch is settled already.

bots-play-on = Bots agree to end the game only after three rounds in which nothing has grown.

muted = The owner of the table has silenced you here.

not-muted = Nobody has silenced this person.

spectators-silent = Only those with a seat may write here.

chat-empty = There is nothing in your message.

# $most (number): How many characters.
chat-too-long = A message may have { $most } characters at most.

chat-full = You have written as much as one may at one table.

too-many-acts = You have done all that one may do at one table besides moving.
