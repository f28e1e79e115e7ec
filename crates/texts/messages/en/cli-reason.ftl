### Why the system refuses to read or write.

# It is not there.
not-found = there is no such file or folder

# The user may not.
not-allowed = permission is missing

# It is a folder.
is-folder = it is a folder

# A part of its path is not a folder.
no-folder = a part of the path is not a folder

# It is there already.
exists = it is there already

# No space is left.
full = no space is left

# Nothing can be written there.
read-only = nothing can be written there

# Another program listens there.
taken = another program listens there

# The address is none of this machine.
not-ours = it is no address of this machine
