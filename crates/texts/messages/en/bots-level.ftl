### A level of bots.

# A level.
first-steps = First steps

# A level.
easy = Easy

# A level.
casual = Casual

# A level.
medium = Medium

# A level.
strong = Strong

# A level.
expert = Expert

# A level.
hard = Hard

# A level.
master = Master
