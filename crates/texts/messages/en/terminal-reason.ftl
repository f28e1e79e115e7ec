### Why a file can't be written.

# The folder does not exist, or no longer.
not-found = the folder or file is not there

# The person may not do that.
not-allowed = you may not write there

# It is a folder.
is-folder = it is a folder

# Something on the way there is not a folder.
not-a-folder = something on the way there is not a folder

# No space is left.
full = no space is left

# Nothing can be written there at all.
read-only = nothing can be written there
