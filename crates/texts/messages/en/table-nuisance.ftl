### What is wrong with a connection, or with a table that somebody wants to open.

# The client speaks another version of the messages.
# $version (number: u32): The server's.
version = This server speaks version { $version } of the messages: load the page again.

# Something came before the greeting.
hello-first = The first message must be a greeting.

# A message in bytes.
no-binary = Messages are texts, not bytes.

# The connection follows as many tables as it may.
# $most (number): How many that is.
too-many-tables = One connection can follow { $most } tables at most.

# The person or the address has as many connections as it may.
too-many-sockets = Too many connections are open: close some first.

# A nonce is not 32 bytes in hexadecimal.
no-nonce = What you add to the deal must be 64 hexadecimal digits.

# The server is being stopped.
closing = The server is closing and will be back soon.

# Somebody else is to be seated without being asked.
somebody-else = Only you yourself can be seated when a table is opened: the others sit down on their own.

# A table is to wait too long for the absent.
away-too-long = A table waits a day at most for somebody who is away, or for ever.
