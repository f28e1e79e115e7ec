### What settings are about.

# Where the server is found.
network = Network

# What is stored, and for how long.
keeping = Storage

# How much one client may ask.
limits = Limits

# How people are notified of their turn.
notices = Notifications

# For the operator.
operation = Operations
