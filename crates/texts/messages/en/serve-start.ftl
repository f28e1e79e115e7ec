### What the server says when it starts, or why it can't.

# Where the page is.
# $url (text)
serving = Play at { $url } and stop with Ctrl-C.

# Where everything is kept.
# $place (text)
keeping = Everything is stored in { $place }.

# The address can't be used.
# $address (text)
# $why (text)
cant-listen = Can’t listen on { $address }: { $why }.

# The database can't be used.
# $place (text)
# $why (text)
cant-keep = Can’t use the database { $place }: { $why }.

# A setting that nobody knows.
# $origin (text)
unknown-setting = There’s no setting { QUOTE($origin) }.

# A value that a setting can't have, and what it could be.
# $origin (text)
# $value (text)
# $expected (text)
bad-setting = { $origin } can’t be { QUOTE($value) }. Allowed: { $expected }.

# A setting makes no sense without another one.
# $origin (text)
# $other (text)
needs-setting = { $origin } also needs { $other }.

# The file of settings can't be read.
# $file (text)
# $line (number)
# $detail (text)
bad-file = Line { $line } of { $file } can’t be read: { $detail }.

# A variable of the environment that looks like a setting but is none.
# $name (text)
strange-variable = The variable { $name } looks like a setting, but there’s no such setting.

# No browser could be opened.
# $url (text)
cant-open = Couldn’t open a browser. Please open { $url }.
