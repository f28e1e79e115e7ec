### What the server says when it starts, or why it can't.

# Where the page is.
# $url (text)
serving = Play at { $url } and stop with Ctrl-C.

# Where everything is stored.
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

# An unknown setting.
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

# An environment variable that looks like a setting but isn't one.
# $name (text)
strange-variable = The variable { $name } looks like a setting, but there’s no such setting.

# No browser could be opened.
# $url (text)
cant-open = Couldn’t open a browser. Please open { $url }.
