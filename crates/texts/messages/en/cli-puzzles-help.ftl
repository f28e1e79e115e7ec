### The help of `emberwake puzzles`.

# About the command `puzzles`.
puzzles = Finds puzzles in games between bots, checks them, and lets you solve them

# Option --games.
games = Number of games to look for puzzles in

# Option --seed.
seed = The number that the games and the searches follow from

# Option --players.
players = Numbers of players, which the games take in turn [default: all that are usual]

# Option --out.
out = The file to write; if it exists and was made the same way, the search continues where it stopped

# Option --threads.
threads = Number of threads; the file is the same with any number [default: one for each core]

# About the command `puzzles check`.
check = Checks every puzzle of a file and counts those whose answer a longer search keeps

# About the command `puzzles play`.
play = Asks the puzzles of a file one after the other

# The file of puzzles.
file = A file of puzzles, or - for standard input

# The file of puzzles to solve; what is typed comes from standard input.
play-file = A file of puzzles

# Option --iterations.
iterations = Iterations of the longer search

# Option --keep of `puzzles check`.
keep = Write the puzzles that keep their answer to this file

# Option --difficulty.
difficulty = Only puzzles of this difficulty: easy, medium or hard

# Option --theme.
theme = Only puzzles with this theme

# Option --json.
json = Print one line of JSON
