### A setting of the server.

# The file of settings.
config = A settings file in TOML, one “name = value” per line; flags and variables override it

# Where to listen.
listen = Address to listen on; 0.0.0.0 or :: for all interfaces

# Which port.
port = Port; 0 picks a free one

# What people type.
public-url = The address people type, used for links, cookies and origin checks [the listening address]

# How many proxies to believe.
trust-proxy = Number of trusted reverse proxies in front of this server

# Whether to open a browser.
open = Open the page in a browser

# Where everything is stored.
database = Where to store everything: sqlite:FILE or postgres://… [a file in your data folder]

# How long a device stays signed in.
session-days = Days without use before a device is signed out

# How long an idle table stays in memory.
idle-table-seconds = Seconds before an empty table is unloaded from memory

# How many bots think at a time.
bot-threads = Number of bots that may think at the same time [one less than the number of cores]

# How long a bot may think.
bot-think-seconds = Seconds a bot may think about one move

# How long an empty open table stays.
empty-lobby-minutes = Minutes before a listed table with no one at it is closed

# How long a table whose game has not begun stays.
lobby-days = Days without activity before a table that hasn’t started is closed

# How long a game stays in which nothing happens.
abandoned-days = Days without activity before a running game is closed without a result

# How long a guest is remembered.
guest-days = Days before a guest who doesn’t come back is deleted

# How long deleted people can be brought back.
undelete-days = Days for which “emberwake admin undelete” brings back deleted people; 0 for none

# Requests of an address.
requests-per-minute = Requests per minute from one address

# Wrong passwords.
sign-ins-per-hour = Wrong passwords per hour from one address for one account

# New guests of an address.
guests-per-hour = New guests per hour from one address

# New tables of a person.
tables-per-hour = New tables per person per hour

# Listed tables of a person.
listed-tables-per-person = Listed open tables per person

# Bot time of a person.
bot-minutes-per-hour = Minutes of bot thinking per person per hour; further moves wait

# Acts of a person.
acts-per-minute = Actions per minute and person, moves included

# Open connections of an address.
sockets-per-address = Open connections from one address

# How long a client may not read.
slow-reader-seconds = Seconds before a client that doesn’t read is disconnected

# The mail server.
smtp = Mail server: smtps://user:password@host:port, or smtp://… on the same machine; needs public-url [none]

# The sender of email.
mail-from = Sender of emails, as in “Emberwake <games@example.org>”

# Which addresses may be called.
webhooks = Whether to call people’s webhooks when it’s their turn: off, public addresses only, or any

# How long a turn lasts before people are notified.
notify-after-seconds = Seconds to wait before notifying a player of their turn

# The form of the log.
log = Log format on standard error

# How much is logged.
log-level = Log level

# Who may read the metrics.
metrics = Who may read /metrics: no one, this machine, or anyone with the token [loopback]

# The token for that.
metrics-token = The token for /metrics, sent as “Authorization: Bearer …”
