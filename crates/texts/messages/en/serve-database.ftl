### Why a database can't be used.

# The address is none of a database.
address = the address must start with “sqlite:” or “postgres://”

# This program was built without it.
# $how (text): A command of cargo.
left-out = this program was built without PostgreSQL; { QUOTE($how) } builds one with it

# It does not answer, or refuses to let us in.
# $why (text)
unreachable = it can’t be reached ({ $why })

# File or folder can't be written.
read-only = the file or folder isn’t writable

# Another program has it open.
in-use = another program is using it

# It belongs to another program.
foreign = it belongs to another program

# A newer version of this program has written it.
# $found (number: u64)
# $known (number: u64)
newer = it was written by a newer version of this program (schema { $found }; this version knows { $known })

# It can't be read.
# $why (text)
damaged = it is damaged ({ $why })
