### A text of online play.

# The heading of online play.
online = Play online

# What that is.
online-help = With friends by a link, or with whoever is there. No account needed.

# This page was not served by a server of the game, or it can't be reached.
no-server = No server can be reached. You can play here without one.

# The connection is being made.
connecting = Connecting…

# The connection was lost and comes back by itself.
reconnecting = Connection lost. Reconnecting…

# The server speaks another version.
outdated = The server has been updated. Please load the page anew.

# Loads the page anew.
reload = Load anew

# The device was signed out elsewhere, or for too long unused.
session-ended = You have been signed out. Come in again as a guest, or sign in.

# A field: what others will call you.
your-name = Your name

# Begins as a guest.
come-in = Play as a guest

# Signs in with an account.
sign-in = Sign in

# Asks for a link to a new password.
forgot-password = Forgot your password?

# That link may be on its way.
recovery-sent = If this account has a confirmed email address, a link is on its way.

# Downloads everything that is kept of somebody.
export-data = Download my data

# For whom that is.
sign-in-help = With an account you keep your games on all your devices.

# A field: the name to sign in with.
login = Account name

# A field.
password = Password

# A field.
old-password = Password until now

# A field.
new-password = New password

# Who is signed in.
# $name (text)
signed-in-as = You are { $name }.

# The page about oneself.
my-page = My page

# The heading of the list.
my-tables = My tables

# The list is empty.
no-tables = No table yet.

# The heading of the list of tables where one may sit down.
open-tables = Open tables

# The heading of the list of tables to look on.
playing-tables = Games to watch

# Opens a form.
new-online-table = New table

# Opens the table.
open-table = Open the table

# An option: in the list of open tables.
listed = In the list of open tables

# What that means.
listed-help = Otherwise only people with the link find it.

# An option: ratings change.
rated = Rated

# What that means and needs.
rated-help = The result changes your rating. For people with an account only; no bots.

# To a guest at a rated table.
rated-guest = This game is rated, so everybody who plays needs an account. Make one here and keep your name; to watch you need none.

# A field: the bot that plays for somebody who is away.
stand-in = Stand-in bot

# When it does.
stand-in-help = It plays for whoever is away, has run out of time or gives up.

# A seat: one's own.
chair-me = Me

# A seat: for whoever comes.
chair-open = Open

# A clock: days for each move.
clock-days = Days per move

# A field.
days-per-move = Days for each move

# An option.
weekends-off = The clock stands still at weekends

# The heading above the link.
invite = Invite

# What the link does.
invite-help = Whoever has this link can sit down or watch.

# Copies the link.
copy-invite = Copy the link

# What the picture is.
qr-code = The link as a QR code

# Takes a seat.
sit = Sit here

# Leaves the seat.
stand = Leave the seat

# Sends somebody away.
# $name (text)
kick = Send { $name } away

# Asks before it.
# $name (text)
kick-ask = Send { $name } away? { $name } can't sit down here again.

# To somebody whom the owner has sent away.
you-were-kicked = You were sent away from this table. You can look on.

# Is ready.
ready-up = I am ready

# Is not ready after all.
not-ready = Not yet

# A sign at a seat.
is-ready = ready

# A sign at a seat.
is-not-ready = not ready yet

# A sign at a seat: not connected.
is-away = away

# Nobody sits there.
empty-seat = free

# So many seats of a table in a list are empty.
# $count (number)
free-seats =
    { $count } free { $count ->
        [one] seat
       *[other] seats
    }

# The owner starts the game.
begin = Start the game

# All wait for the owner.
# $name (text)
waiting-for-owner = { $name } starts the game when everybody is ready.

# Seats are free, or people not ready.
waiting-for-people = The game can start when all seats are taken and everybody is ready.

# The owner closes the table.
close-table = Close the table

# Asks before it.
close-ask = Close this table for everybody?

# The table was closed.
table-closed = This table was closed.

# Explains the number.
commitment = The deal is fixed by this number and by what each of you adds when ready. After the game anyone can check it.

# The heading of the chat.
chat = Chat

# A field: a line of the chat.
chat-hint = Write to the table

# Sends it.
send = Send

# Nobody wrote yet.
no-chat = Nobody has written yet.

# Opens what can be done about a line.
# $name (text)
about-line = What to do about this line of { $name }

# The owner silences somebody.
# $name (text)
mute = Silence { $name }

# The owner lets somebody write again.
# $name (text)
unmute = Let { $name } write again

# Does not want to read somebody.
# $name (text)
hide = Hide what { $name } writes

# Wants to read somebody again.
# $name (text)
unhide = Show what { $name } writes

# In place of a hidden line.
hidden = hidden

# Reports a line.
report = Report

# A field: why.
# $name (text)
report-ask = Report this line of { $name }: what is wrong with it?

# It is reported.
reported = Reported. Thank you.

# One has no seat.
watching = You are watching.

# A bot waits until it may think.
bot-waits = A bot is waiting its turn to think: many games are running.

# Shows the next tables of a list.
more-tables = Show more tables

# Lists tables of all games.
any-game = Any game

# Lists tables whatever their clock.
any-pace = Any pace

# Lists tables where people play at the same time.
pace-live = Live

# Lists tables where a move may take days.
pace-days = Days per move

# Lists only tables where a seat is free.
only-free = Only tables with a free seat

# A choice: which game the lists show.
filter-game = Game

# A choice: which pace the lists show.
filter-pace = Pace

# A move is on its way.
waiting = Sent. Waiting for the server…

# What was done last was perhaps lost with the connection.
not-sent = The connection broke. What you did last may not have arrived: please look, and do it again if need be.

# One has agreed and the others are asked.
vote-open = The others are asked.

# Takes the proposal back.
withdraw = Withdraw

# Goes to the new table.
to-rematch = To the new table

# It is your turn at a table.
# $game (text)
your-turn-at = Your turn: { $game }

# A sign in the list.
my-turn = your turn

# A sign in the list.
in-lobby = before the game

# A sign in the list.
running = being played

# Opens a table of a list.
go-there = Open

# A heading.
account = Account

# Makes an account of a guest.
make-account = Make an account

# What it is for.
make-account-help = You keep your name and your games, and can sign in on other devices.

# Changes the name.
rename = Change the name

# Changes the password.
change-password = Change the password

# It is changed.
changed-password = The password is changed; other devices are signed out.

# Something was stored.
saved = Saved.

# Stores something.
save = Save

# A heading.
devices = Devices

# A sign at a device.
this-device = this one

# Signs a device out.
end-device = Sign out

# Signs out here.
sign-out = Sign out

# Asks a guest before it.
sign-out-guest-ask = A guest can't come back. Sign out all the same?

# Signs out on all devices.
sign-out-everywhere = Sign out everywhere

# A heading: signing out and leaving.
leaving = Signing out

# One has signed out.
signed-out = You are signed out.

# Deletes the person.
delete-me = Delete my account

# What that does.
delete-me-help = Your name, account and devices are deleted for good. Games you are playing are given up, and a bot finishes them; finished games stay, without your name.

# Asks before it.
delete-me-ask = Delete everything about you? This can't be undone.

# It is done.
deleted = Everything about you is deleted.

# A heading.
notifications = When it is my turn

# An option.
notify-browser = Show a notification of the browser

# An option.
notify-sound = Play a sound

# This device makes no sound; followed by a link to the settings.
sound-off = Sound is switched off on this device:

# A field.
notify-email = Send an e-mail to

# A letter was sent that asks whether the address is right.
email-unconfirmed = We have sent a letter to this address. E-mail comes once you have opened the link in it.

# A button: that letter is to be sent once more.
send-again = Send the letter again

# A field.
notify-webhook = Call this address

# The browser does not allow notifications.
notify-refused = The browser does not allow notifications from this page.

# A heading.
history = Finished games

# The list is empty.
no-history = No finished game yet.

# The own place in a finished game.
# $place (text)
place = Place { $place }

# A heading.
statistics = Statistics

# A line of it.
# $game (text)
# $players (text)
# $games (text)
# $share (text)
statistic-line = { $game }, { $players } players. Played: { $games }, won: { $share }

# A heading.
ratings = Ratings

# A line of it.
# $game (text)
# $points (text)
# $games (text)
rating-line = { $game }: { $points } points. Rated games: { $games }

# How a rated game has changed somebody's points.
# $points (text)
points-change = Rating { $points }

# A heading: the best rated.
best = The best

# Brings a record.
upload = Upload a record

# It is kept.
uploaded = The record is kept.

# The file is too large.
file-too-large = This file is too large for a record of a game.

# A heading: records that were brought.
records = Uploaded records

# There is no such table.
no-such-table = There is no such table, or no longer.

# The server's answer makes no sense.
something-wrong = The server's answer could not be understood.

# When the time runs out.
# $when (text)
deadline = until { $when }

# The way back to the lists.
lobby = All tables

# Somebody whose name is not known any more.
nobody = somebody who has left
