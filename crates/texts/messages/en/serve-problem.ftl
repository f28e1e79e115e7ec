### Why a request is refused.

## Requests.

# The body or the address can't be read; the detail names the place, for programmers.
# $detail (owned text)
unreadable = The request can’t be read: { $detail }.

# The body must be JSON.
not-json = The body must be JSON, with the content type application/json.

# The body must be text.
not-text = The body must be text, with the content type text/plain.

# The body is too long.
# $bytes-max (number)
too-long = The request is too long. The limit is { $bytes-max } bytes.

# The request was sent by the page of another server.
other-origin = This request comes from another site.

# No one is signed in.
signed-out = You’re not signed in. Choose a name or sign in first.

# There is nothing at this address.
nothing-here = There’s nothing at this address.

# The address does not know this method.
other-method = This method isn’t allowed here.

# Too much in too short a time.
# $seconds (number: u64)
too-many = Too many requests. Try again in { $seconds } { $seconds ->
        [one] second.
       *[other] seconds.
    }

# The database can't be used now.
unavailable = The server can’t save anything right now. Please try again soon.

# The answer took too long.
took-too-long = The server took too long. Please try again.

# Something unexpected.
internal = Something went wrong on the server. Nothing has changed.

## People.

# There is no such person.
no-such-person = There’s no such person.

# Nothing is left of the name.
name-empty = A name needs at least one letter or digit.

# The name is too long.
# $chars-max (number)
name-too-long = A name can have at most { $chars-max } characters.

# The name holds characters that are no letters, digits, signs or spaces.
name-characters = A name can’t contain invisible or control characters.

# Names to sign in with have a form.
# $chars-min (number)
# $chars-max (number)
login-form = A username has { $chars-min } to { $chars-max } characters: letters from a to z, digits, dots, hyphens and underscores.

# Someone with an account has this name, or one that looks like it.
name-taken = This name, or one that looks like it, is taken. Please choose another.

# The name is reserved for those who run the server.
name-reserved = This name could be mistaken for the people who run this server. Please choose another.

# Someone else signs in with this name.
login-taken = This username is taken. Please choose another.

# The password is too short.
# $chars-min (number)
password-too-short = A password needs at least { $chars-min } characters.

# The password is too long.
# $chars-max (number)
password-too-long = A password can have at most { $chars-max } characters.

# The password is one of those that are tried first.
password-common = This password is too easy to guess. Please choose another.

# Username or password is wrong. It must not say which.
wrong-sign-in = Wrong username or password.

# The password is wrong.
wrong-password = Wrong password.

# An email address can only be changed together with the password.
needs-password = Enter your current password to change your email address.

# Someone else changed the same thing at the same moment.
changed-meanwhile = Something changed at the same moment. Please try again.

# The person has an account already.
account-exists = You already have an account.

# Only for persons with an account.
needs-account = You need an account with a password for this.

# A program with a token may not do this.
not-for-tokens = API tokens can’t do this. Sign in with a browser.

# There is no such language.
# $tag (owned text)
# $tags (owned text)
no-such-language = { QUOTE($tag) } isn’t supported. Choose one of { $tags }.

# There is no such device.
no-such-device = There’s no such device.

# There is no such bot of this person.
no-such-bot-account = You have no such bot.

# The person has as many bots as may be.
# $most (number)
too-many-bots = You already have { $most } bots, the maximum.

# The email address has no form that could arrive.
email-form = This isn’t a valid email address.

# The address to be called has no form that could arrive.
webhook-form = A webhook URL must use HTTPS and name a host.

# The address to be called is inside a private network.
webhook-private = This webhook URL points to a private network.

# This server sends no email.
mail-off = This server doesn’t send email.

# There is no email address to confirm.
nothing-to-confirm = There’s no email address to confirm.

# This server calls no addresses.
webhooks-off = This server doesn’t call webhooks.

# A link in an email is not valid: to confirm an address, or to stop email.
bad-link = This link is invalid or has expired.

# Only for people with the role of an administrator.
needs-admin = Only administrators can do this.

# An administrator wants to ban, delete or demote themselves.
not-yourself = You can’t ban or delete yourself, or change your own role. Ask another administrator, or use “emberwake admin” on the server.

# The person is banned from this server.
banned = You’re banned from this server.

# The person may not use the chat on this server.
muted = You’re not allowed to chat on this server.

# There is no such report.
no-such-report = There’s no such report.

## Tables and games.

# There is no such table.
no-such-table = There’s no such table.

# There is no such game.
# $game (owned text)
# $known (owned text)
no-such-game = There’s no game { QUOTE($game) }. Choose one of { $known }.

# There is no such bot.
# $level (owned text)
# $known (owned text)
no-such-bot = There’s no bot { QUOTE($level) }. Choose one of { $known }.

# The chairs are not as many as the players.
# $expected (number)
# $found (number)
chair-count = This game has { $expected } seats, but you gave { $found }.

# The person who opens the table takes one chair at most.
two-chairs = You can take only one seat.

# An option of the table makes no sense.
# $option (table-option)
option = { $option ->
        [clock] The clock must be between 1 second and 10 years.
        [utc-offset] The UTC offset must be at most 14 hours.
        [away] The absence timeout must be between 1 second and 10 years.
        [vote] The voting time must be between 1 second and 10 years.
       *[pause] A pause must last between 1 second and 10 years.
    }

# Built-in bots play no rated games.
rated-with-bots = Built-in bots don’t play rated games. Remove the bots first.

# A rated table can not allow hints.
rated-with-hints = Rated games don’t allow hints. Turn hints off, or open an unrated table.

# A rated table needs a clock.
rated-needs-clock = Rated games need a clock. Set a time per move, a time for the whole game, or days per move.

# A seat of a rated game can not be handed to a bot.
rated-hand-over = You can’t hand your seat to a bot in a rated game. Ask the others for a pause, or resign.

# The person has as many listed tables as may be.
# $most (number)
too-many-listed = You can list at most { $most } open tables. Start or close one first.

# Ratings need accounts.
rated-needs-account = Rated games need an account. Create one on your page.

# The owner of a program is a guest.
rated-owner-needs-account = A program can play rated games only if its owner has an account.

# A program wants to sit down at a rated table that is not for programs.
rated-without-programs = Programs can play rated games only at tables that allow programs. Choose such a table, or an unrated one.

# A person and their program, or two programs of one person, would sit at the same rated table.
rated-same-owner = In rated games, you can’t play against your own programs, and they can’t play against each other.

# The game is not over, so it has no record yet.
not-over = The game isn’t over, so there’s no record yet.

# There is no such record.
no-such-record = There’s no such record.

# The text is no record of a game by the rules.
# $why (owned text)
bad-record = This record can’t be saved: { $why }

# No other person has written this message.
no-such-line = No one else has written such a message at this table.

# The report is too long.
# $chars-max (number)
report-too-long = A report can have at most { $chars-max } characters.

# There are too many open reports of this person.
# $most (number: u32)
many-reports = You already have { $most } open reports. Please wait until an administrator has read them.

# The address of the table is too long for a picture.
no-picture = This address is too long for a QR code.
