### A setting of the server.

# The file of settings.
config = A file of settings in TOML, one ‘name = value’ a line; flags and variables come first

# Where to listen.
listen = The address to listen at; 0.0.0.0 or :: for all of this machine [127.0.0.1]

# Which port.
port = The port; 0 takes any that is free [8080]

# What people type.
public-url = The address that people type, for links, cookies and the check of origins [the one listened at]

# How many proxies to believe.
trust-proxy = How many proxies in front of this server are to be believed about who asks [0]

# Whether to open a browser.
open = Opens the page in a browser

# Where everything is kept.
database = Where everything is kept: sqlite:FILE or postgres://… [a file in the user's data folder]

# How long a device stays signed in.
session-days = After how many days without use a device is signed out [90]

# How long an idle table stays in memory.
idle-table-seconds = After how many seconds a table at which nobody is leaves the memory [600]

# How many bots think at a time.
bot-threads = How many bots may think at the same time [one less than the machine has cores]

# How long a bot may think.
bot-think-seconds = How many seconds a bot may think about one move [10]

# How long an open table without anybody stays.
empty-lobby-minutes = Minutes until a listed table that waits for players and has nobody at it is closed [30]

# How long a table whose game has not begun stays.
lobby-days = Days until a table whose game has not begun and at which nothing happens is closed [14]

# How long a game stays in which nothing happens.
abandoned-days = Days until a game in which nothing happens is closed without a result [90]

# How long a guest is remembered.
guest-days = Days until a guest who does not come back is deleted [90]

# Requests of an address.
requests-per-minute = How many requests one address may make in a minute [600]

# Wrong passwords.
sign-ins-per-hour = How many wrong passwords one address may try for one account in an hour [20]

# New guests of an address.
guests-per-hour = How many new guests may come from one address in an hour [60]

# New tables of a person.
tables-per-hour = How many tables one person may open in an hour [60]

# Listed tables of a person.
listed-tables-per-person = How many tables one person may have in the list of open tables [5]

# Bot time of a person.
bot-minutes-per-hour = How many minutes bots may think for one person in an hour; further moves wait [60]

# Acts of a person.
acts-per-minute = How much one person may do at tables in a minute, moves included [1200]

# Open connections of an address.
sockets-per-address = How many open connections one address may have [200]

# How long a client may not read.
slow-reader-seconds = After how many seconds a client that does not read is disconnected [20]

# The mail server.
smtp = The mail server: smtps://user:password@host:port, or smtp://… within one machine [none]

# The sender of e-mail.
mail-from = The sender of e-mail, as in ‘Emberwake <games@example.org>’

# Which addresses may be called.
webhooks = Whether addresses of people's choosing are called at their turn: off, public ones only, or any [off]

# How long a turn lasts before people are told.
notify-after-seconds = How many seconds it is somebody's turn before e-mail or a call tells so [60]

# The form of the log.
log = The form of the log on standard error [text]

# How much is logged.
log-level = How much is logged [warn]

# Who may read the metrics.
metrics = Who may read /metrics: nobody, this machine, or whoever has the token [loopback]

# The token for that.
metrics-token = The token for /metrics, sent as ‘Authorization: Bearer …’
