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

# The third strongest level. Its key is older than its name, and saved games contain it.
expert = Hard

# The second strongest level. Its key is older than its name, and saved games contain it.
hard = Expert

# A level.
master = Master
