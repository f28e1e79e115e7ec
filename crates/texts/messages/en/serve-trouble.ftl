### Why a request is refused.

## Requests.

# The body or the address can't be read; the detail names the place, for programmers.
# $detail (owned text)
unreadable = The request can't be read: { $detail }.

# The body must be JSON.
not-json = The body must be JSON, with the content type application/json.

# The body must be text.
not-text = The body must be text, with the content type text/plain.

# The body is too long.
# $bytes-max (number)
too-long = The request is too long; at most { $bytes-max } bytes are read.

# The request was sent by the page of another server.
other-origin = The request comes from a page of another server.

# Nobody is signed in.
signed-out = Nobody is signed in here; choose a name or sign in first.

# There is nothing at this address.
nothing-here = There is nothing at this address.

# The address does not know this method.
other-method = This address can't be asked in this way.

# Too much in too short a time.
# $seconds (number: u64)
too-many =
    Too much in too short a time; try again in { $seconds } { $seconds ->
        [one] second.
       *[other] seconds.
    }

# The database can't be used now.
unavailable = Nothing can be stored at the moment; please try again soon.

# The answer took too long.
took-too-long = The answer took too long; please try again.

# Something unexpected.
internal = Something went wrong on the server; nothing has changed.

## People.

# There is no such person.
no-such-person = There is no such person.

# Nothing is left of the name.
name-empty = A name needs at least one letter or digit.

# The name is too long.
# $chars-max (number)
name-too-long = A name has at most { $chars-max } characters.

# The name holds characters that are no letters, digits, signs or spaces.
name-characters = A name can't hold invisible or control characters.

# Names to sign in with have a form.
# $chars-min (number)
# $chars-max (number)
login-form = The name to sign in with has { $chars-min } to { $chars-max } letters (a to z), digits, dots, hyphens or underscores.

# Somebody with an account has this name, or one that looks like it.
name-taken = Somebody with an account has this name or one that looks like it; please choose another.

# Somebody else signs in with this name.
login-taken = Somebody else signs in with this name; please choose another.

# The password is too short.
# $chars-min (number)
password-too-short = A password needs at least { $chars-min } characters.

# The password is too long.
# $chars-max (number)
password-too-long = A password has at most { $chars-max } characters.

# The password is one of those that are tried first.
password-common = This password is too easy to guess; please choose another.

# Name or password is wrong; which, nobody is told.
wrong-sign-in = Name or password is wrong.

# The password is wrong.
wrong-password = The password is wrong.

# The person has an account already.
account-exists = You have an account already.

# Only for persons with an account.
needs-account = This needs an account with a password.

# A program with a token may not do this.
not-for-tokens = A program with a token may not do this; sign in with a browser.

# There is no such language.
# $tag (owned text)
# $tags (owned text)
no-such-language = { QUOTE($tag) } is none of the languages { $tags }.

# There is no such device.
no-such-device = There is no such device.

# There is no such bot of this person.
no-such-bot-account = You have no such bot.

# The person has as many bots as may be.
# $most (number)
too-many-bots = You have { $most } bots already, and that is the most.

# The address for e-mail has no form that could arrive.
email-form = This is no e-mail address.

# The address to be called has no form that could arrive.
webhook-form = The address to be called must use HTTPS and name a host.

# The address to be called is inside a private network.
webhook-private = The address to be called is in a private network.

# This server sends no e-mail.
mail-off = This server sends no e-mail.

# No address for e-mail waits to be confirmed.
nothing-to-confirm = No address for e-mail waits to be confirmed.

# This server calls no addresses.
webhooks-off = This server calls no addresses.

# A link of a letter is not valid: to confirm an address, or to stop e-mail.
bad-link = This link is invalid or has expired.

# Only for people with the role of an administrator.
needs-admin = Only administrators of this server may do this.

# The person is banned from this server.
banned = You are banned from this server.

# The person may not use the chat on this server.
muted = You may not use the chat on this server.

# There is no such report.
no-such-report = There is no such report.

## Tables and games.

# There is no such table.
no-such-table = There is no such table.

# There is no such game.
# $game (owned text)
# $known (owned text)
no-such-game = There is no game { QUOTE($game) }; known are { $known }.

# There is no such bot.
# $level (owned text)
# $known (owned text)
no-such-bot = There is no bot { QUOTE($level) }; known are { $known }.

# The chairs are not as many as the players.
# $expected (number)
# $found (number)
chair-count = The game has { $expected } seats, but { $found } are given.

# The person who opens the table takes one chair at most.
two-chairs = You can take one seat at most.

# An option of the table makes no sense.
# $option (table-option)
option = { $option ->
        [clock] The clock gives no time, or more than ten years.
        [utc-offset] Local time is more than 14 hours from UTC.
        [away] The wait for the absent is nothing, or more than ten years.
        [vote] A vote is open for no time, or for more than ten years.
       *[pause] A pause lasts no time, or more than ten years.
    }

# Rated games are for persons only.
rated-with-bots = Rated games are for people only, without bots of the house.

# A seat of a rated game can not be handed to a bot.
rated-hand-over = In a rated game you can't hand your seat to a bot. You can pause the game if everybody agrees, or resign.

# The person has as many listed tables as may be.
# $most (number)
too-many-listed = Your open tables in the list are as many as allowed ({ $most }); start or close one first.

# Ratings need accounts.
rated-needs-account = This game is rated and needs an account; make one on your page.

# The game is not over, so it has no record yet.
not-over = The game is not over, so it has no record yet.

# There is no such record.
no-such-record = There is no such record.

# The text is no record of a game by the rules.
# $why (owned text)
bad-record = This is no record to be kept: { $why }

# Nobody else has written this line.
no-such-line = Nobody else has written such a line at this table.

# The report is too long.
# $chars-max (number)
report-too-long = A report has at most { $chars-max } characters.

# The address of the table is too long for a picture.
no-picture = The address is too long for a QR code.
