### The character of a level of bots, in one line.

# How the level plays.
first-steps = Has just learned the rules and takes the first good idea.

# How the level plays.
easy = Sees what a move gains right now and forgets about everyone else.

# How the level plays.
casual = Plays for fun, plans a little and often misjudges.

# How the level plays.
medium = Thinks ahead, but misses the quiet moves.

# How the level plays.
strong = Plans well and seldom gives anything away.

# How the level plays.
expert = Weighs several plans and rarely misses the best one.

# How the level plays.
hard = Looks deep and punishes mistakes.

# How the level plays.
master = Takes a second for each move and gives nothing away.
