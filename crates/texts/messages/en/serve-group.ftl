### What settings are about.

# Where the server is found.
network = Network

# What is kept, and how long.
keeping = Keeping

# How much one client may ask.
limits = Limits

# How people are told that it is their turn.
notices = Notices

# For whoever runs the server.
operation = Operation
