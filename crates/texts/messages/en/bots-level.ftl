### A level of bots: its name, and its character.

# The name of a level.
first-steps = First steps

# How the level plays, in one line.
first-steps-character = Has just learned the rules and takes the first good idea.

# The name of a level.
easy = Easy

# How the level plays, in one line.
easy-character = Sees what a move gains right now and forgets about everyone else.

# The name of a level.
casual = Casual

# How the level plays, in one line.
casual-character = Plays for fun, plans a little and often misjudges.

# The name of a level.
medium = Medium

# How the level plays, in one line.
medium-character = Thinks ahead, but misses the quiet moves.

# The name of a level.
strong = Strong

# How the level plays, in one line.
strong-character = Plans well and seldom gives anything away.

# The third strongest level. Its key is older than its name, and saved games contain it.
expert = Hard

# How the level plays, in one line.
expert-character = Weighs several plans and rarely misses the best one.

# The second strongest level. Its key is older than its name, and saved games contain it.
hard = Expert

# How the level plays, in one line.
hard-character = Looks deep and punishes mistakes.

# The name of a level.
master = Master

# How the level plays, in one line.
master-character = Takes a second for each move and gives nothing away.
