### What is wrong with a connection, or with a table that someone wants to open.

# The client speaks another version of the messages.
# $version (number: u32): The server's.
version = This server uses version { $version } of the protocol. Please reload the page.

# Something came before the greeting.
hello-first = The first message must be “hello”.

# A message in bytes.
no-binary = Messages must be text, not binary.

# The connection follows as many tables as it may.
# $most (number): How many that is.
too-many-tables = One connection can follow { $most } tables at most.

# The person or the address has as many connections as it may.
too-many-sockets = Too many open connections. Close some first.

# The server is being stopped.
closing = The server is restarting and will be back soon.

# Someone else must be seated without being asked.
somebody-else = You can only seat yourself when you open a table. The others take their own seats.

# A table is to wait too long for the absent.
away-too-long = The absence timeout can be at most one day, or unlimited.
