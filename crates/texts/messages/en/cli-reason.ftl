### Why the system refuses to read or write.

# It is not there.
not-found = no such file or folder

# The user may not.
not-allowed = permission denied

# It is a folder.
is-folder = it is a folder

# A part of its path is not a folder.
no-folder = part of the path isn’t a folder

# It is there already.
exists = it already exists

# No space is left.
full = the disk is full

# Nothing can be written there.
read-only = it’s read-only

# Another program listens there.
taken = another program is listening there

# The address is none of this machine.
not-ours = it isn’t an address of this machine
