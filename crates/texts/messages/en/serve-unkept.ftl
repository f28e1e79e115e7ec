### Why a database can't be used.

# The address is none of a database.
address = an address begins with ‘sqlite:’ or ‘postgres://’

# It does not answer, or refuses to let us in.
# $why (text)
unreachable = it can't be reached ({ $why })

# File or folder can't be written.
read-only = file or folder can't be written

# Another program has it open.
in-use = another program has it open

# It belongs to another program.
foreign = it belongs to another program

# A newer version of this program has written it.
# $found (number: u64)
# $known (number: u64)
newer = a newer version of this program has written it (schema { $found }; known here: { $known })

# It can't be read.
# $why (text)
damaged = it is damaged ({ $why })
