### A text of the help of these commands.

# `engine`.
engine = Serve the rules and bots to other programs, line by line over pipes

# `train`.
train = Train a neural network by self-play, and compare it with the current bots

# `train --bot`.
train-bot = The bot that plays every seat [search:60]

# `train --games`.
train-games = Number of games to learn from [5000]

# `train --hidden`.
train-hidden = Units of the two layers: 0,0 (weights without layers), 16,8, 16,16 or 32,16 [32,16]

# `train --epochs`.
train-epochs = How many times it goes through all positions [4]

# `train --folder`.
train-folder = Keep the games and the state of the training here, to continue after a stop [training]

# `train --match`.
train-match = Games against the current bots at equal time; 0 for none [200]

# `train --out`.
train-out = Write the net or the weights to this file

# `--seed` of `train` and `tune`.
seed = Seed of all games [1]

# `tune --games`.
tune-games = Number of games [400]

# `tune --out`.
tune-out = Write the weights to this file [default: print them]

# `--csv`.
csv = Print comma-separated values

# The heading of a list of levels.
heading-levels = Levels, weakest first:

# The heading of a list of levels of one game.
heading-rated-levels = Levels, weakest first, with their rating at the usual table:
