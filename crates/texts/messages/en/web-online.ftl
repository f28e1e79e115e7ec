### A text of online play.

# The heading of online play.
online = Play online

# What that is.
online-help = With friends through a link, or with anyone online. No account needed.

# This page was not served by a server of the game, or it can't be reached.
no-server = Can’t reach the server. You can still play here.

# The connection is being made.
connecting = Connecting…

# The connection was lost and comes back by itself.
reconnecting = Connection lost. Reconnecting…

# The server speaks another version.
outdated = The server has been updated. Please reload the page.

# Loads the page again.
reload = Reload

# The device was signed out elsewhere, or for too long unused.
session-ended = You’ve been signed out. Sign in, or continue as a guest.

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

# Downloads everything that is stored about a person.
export-data = Download my data

# For whom that is.
sign-in-help = With an account, your games follow you to all your devices.

# A field: the name to sign in with.
login = Username

# A field.
password = Password

# A field.
old-password = Current password

# A field.
new-password = New password

# Who is signed in.
# $name (text)
signed-in-as = You’re signed in as { $name }.

# The page about oneself.
my-page = My page

# The heading of the list.
my-tables = My tables

# The list is empty.
no-tables = No tables yet.

# The heading of the list of tables where one may sit down.
open-tables = Open tables

# The heading of the list of tables to look on.
playing-tables = Games to watch

# Opens a form.
new-online-table = New table

# Opens the table.
open-table = Open the table

# An option: in the list of open tables.
listed = Show in the list of open tables

# What that means.
listed-help = Otherwise, only people with the link can find it.

# An option: ratings change.
rated = Rated

# What that means and needs.
rated-help = The result changes your rating. Players need an account, and the table a clock. No built-in bots, no hints.

# A box to tick at rated tables: programs may play.
programs = Allow programs

# What that means.
programs-help = Programs of people with an account may play too, and have ratings of their own. They are marked wherever you see them. Only for rated games: programs may always play unrated ones.

# A sign at a rated table and in lists of tables: programs may play.
programs-allowed = Programs allowed

# The name of a player that is a program.
# $name (text)
program-name = { $name } (program)

# A sign at a seat: its player is a program.
is-program = program

# To a guest at a rated table.
rated-guest = Rated games need an account. Create one here (you’ll keep your name), or just watch.

# A box to tick: players at this table may ask for hints.
allow-hints = Allow hints

# What that means.
allow-hints-help = Players can ask their own device for the best move. Not in rated games.

# A sign at a table and in lists of tables: players may ask for hints.
hints-allowed = Hints allowed

# A field: the bot that plays for someone who is away.
stand-in = Stand-in bot

# When it does.
stand-in-help = It plays for anyone who is away, runs out of time or resigns.

# A seat: your own.
chair-me = Me

# A seat: open to anyone.
chair-open = Open

# A clock: days for each move.
clock-days = Days per move

# A field.
days-per-move = Days for each move

# An option.
weekends-off = Pause the clock on weekends

# The heading above the link.
invite = Invite

# What the link does.
invite-help = Anyone with this link can join or watch.

# Copies the link.
copy-invite = Copy the link

# What the picture is.
qr-code = The link as a QR code

# Takes a seat.
sit = Sit here

# Leaves the seat.
stand = Leave seat

# Sends someone away.
# $name (text)
kick = Remove { $name }

# Asks before it.
# $name (text)
kick-ask = Remove { $name }? { $name } won’t be able to take a seat here again.

# To someone whom the owner has sent away.
you-were-kicked = You’ve been removed from this table. You can still watch.

# Is ready.
ready-up = I’m ready

# Is not ready after all.
not-ready = Not yet

# A sign at a seat.
is-ready = ready

# A sign at a seat.
is-not-ready = not ready yet

# A sign at a seat: not connected.
is-away = away

# An empty seat.
empty-seat = free

# This many seats of a table in a list are empty.
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
waiting-for-owner = { $name } can start the game once everyone is ready.

# Seats are free, or people not ready.
waiting-for-people = You can start the game once all seats are taken and everyone is ready.

# The owner closes the table.
close-table = Close the table

# Asks before it.
close-ask = Close this table for everyone?

# The table was closed.
table-closed = This table has been closed.

# Explains the number.
commitment = The shuffle is locked in by this code plus a random value from each player, so anyone can verify it after the game.

# The heading of the chat.
chat = Chat

# A field: a line of the chat.
chat-hint = Message the table

# Sends it.
send = Send

# The chat is empty.
no-chat = No messages yet.

# Opens what can be done about a line.
# $name (text)
about-line = Options for { $name }’s message

# The owner silences someone.
# $name (text)
mute = Mute { $name }

# The owner lets someone write again.
# $name (text)
unmute = Unmute { $name }

# Does not want to read someone.
# $name (text)
hide = Hide messages from { $name }

# Wants to read someone again.
# $name (text)
unhide = Show messages from { $name }

# In place of a hidden line.
hidden = hidden

# Reports a line.
report = Report

# A field: why.
# $name (text)
report-ask = Why are you reporting { $name }’s message?

# It is reported.
reported = Reported. Thank you.

# The reader has no seat.
watching = You’re watching.

# A person has left, and the table waits for them for this long.
# $name (text)
# $time (text): How much time is left, as on a clock.
away = { $name } is away. A bot takes over in { $time }.

# The reader has not touched the page for minutes, and the table waits for them.
# $time (text): How much time is left, as on a clock.
away-you = You seem to be away. A bot takes over in { $time }. Touch the page or press a key to stay.

# A bot waits until it may think.
bot-waits = A bot is waiting for its turn to think. The server is busy.

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

# Lists only tables whose results change ratings.
only-rated = Only rated games

# A choice: which game the lists show.
filter-game = Game

# A choice: which pace the lists show.
filter-pace = Pace

# A move is on its way.
waiting = Sent. Waiting for the server…

# The last action may have been lost with the connection.
not-sent = Connection lost. Your last action may not have gone through. Check the table and try again if needed.

# The reader has agreed, and the others are voting.
vote-open = Waiting for the others to vote…

# Takes the proposal back.
withdraw = Withdraw

# Goes to the new table.
to-rematch = Go to the new table

# It is your turn at a table.
# $game (text)
your-turn-at = Your turn: { $game }

# A sign in the list.
my-turn = your turn

# A sign in the list.
in-lobby = waiting to start

# A sign in the list.
running = in progress

# Opens a table of a list.
go-there = Open

# A heading.
account = Account

# Makes an account of a guest.
make-account = Create an account

# What it is for.
make-account-help = You keep your name and games, and can sign in on other devices.

# Changes the name.
rename = Change name

# Changes the password.
change-password = Change password

# It is changed.
changed-password = Password changed. Your other devices have been signed out.

# Something was stored.
saved = Saved.

# Stores something.
save = Save

# A heading.
devices = Devices

# A sign at a device.
this-device = this device

# Signs a device out.
end-device = Sign out

# Signs out here.
sign-out = Sign out

# Asks a guest before it.
sign-out-guest-ask = Guests can’t sign back in. Sign out anyway?

# Signs out on all devices.
sign-out-everywhere = Sign out everywhere

# A heading: signing out and leaving.
leaving = Sign out

# The reader has signed out.
signed-out = You’re signed out.

# Deletes the person.
delete-me = Delete my account

# What that does. For $days days, the host can undo it.
# $days (number)
delete-me-help =
    { $days ->
        [0] Your name, account and devices are deleted for good.
        [one] Your name and account disappear everywhere, and all devices are signed out. For one day, the host of this server can bring you back; then your data is erased.
       *[other] Your name and account disappear everywhere, and all devices are signed out. For { $days } days, the host of this server can bring you back; then your data is erased.
    } You resign from running games, and a bot finishes them. Finished games stay, without your name.

# Asks before it.
delete-me-ask = Delete your account and all your data? You can’t undo this yourself.

# It is done.
deleted = Your account has been deleted.

# A heading.
notifications = When it’s my turn

# An option.
notify-browser = Show a browser notification

# An option.
notify-sound = Play a sound

# This device makes no sound; followed by a link to the settings.
sound-off = Sound is off on this device:

# A field.
notify-email = Send an email to

# An option: emails when it is your turn.
notify-email-turns = Email me when it’s my turn

# Below that field: the address is also for a new password.
notify-email-help = This address also gets the link if you forget your password.

# Above the field for the password, when another address was typed.
email-needs-password = To change the address, enter your password. We’ll tell the old address. For a day, it can still be used to choose a new password.

# A confirmation email was sent.
email-unconfirmed = We’ve sent a confirmation email to this address. You’ll get notifications once you click the link in it.

# A button: resends that email.
send-again = Resend confirmation email

# A field.
notify-webhook = Call this webhook URL

# A webhook that failed too often isn’t called any more.
webhook-stopped = Notifications couldn’t be delivered to this URL several times in a row, so we stopped calling it. Once it works again, tick the box, or enter another URL.

# An option, below that.
webhook-again = Call it again

# The browser does not allow notifications.
notify-refused = Your browser blocks notifications from this page.

# A heading.
history = Finished games

# The list is empty.
no-history = No finished games yet.

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
statistic-line = { $game }, { $players } players: { $games } played, { $share } won

# A heading.
ratings = Ratings

# A line of it.
# $game (text)
# $points (text)
# $games (text)
rating-line = { $game }: { $points } points, { $games } rated games

# How a rated game has changed someone's points.
# $points (text)
points-change = Rating { $points }

# A heading: the best rated.
best = Leaderboard

# Who is on the leaderboard.
# $count (number)
best-help =
    You’re on the leaderboard once you have played rated games against { $count } different { $count ->
        [one] opponent.
       *[other] opponents.
    }

# Brings a record.
upload = Upload a record

# The record is saved.
uploaded = Record saved.

# The file is too large.
file-too-large = This file is too large for a game record.

# A heading: records that were brought.
records = Uploaded records

# There is no such table.
no-such-table = This table doesn’t exist, or has been closed.

# The server's answer makes no sense.
something-wrong = The server sent an unexpected answer. Please reload the page.

# When the time runs out.
# $when (text)
deadline = until { $when }

# The way back to the lists.
lobby = All tables

# A player whose name is no longer known.
nobody = someone who has left
