### Why a file can't be written.

# The folder does not exist, or no longer.
not-found = the folder or file doesn’t exist

# The person may not do that.
not-allowed = permission denied

# It is a folder.
is-folder = it is a folder

# Something on the way there is not a folder.
not-a-folder = part of the path isn’t a folder

# No space is left.
full = the disk is full

# Nothing can be written there at all.
read-only = it’s read-only
