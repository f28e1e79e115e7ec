### The help of `emberwake puzzles`.

# About the command `puzzles`.
puzzles = Find puzzles in games between bots, check them, and play through them

# Option --games.
games = Number of games to look for puzzles in

# Option --seed.
seed = Seed of the games and the searches

# Option --players.
players = Player counts to cycle through [default: the usual ones]

# Option --out.
out = The file to write; if it exists and was made the same way, the search continues where it stopped

# Option --threads.
threads = Number of threads; the file is the same with any number [default: one for each core]

# About the command `puzzles check`.
check = Check every puzzle of a file and count the answers that a longer search confirms

# About the command `puzzles play`.
play = Play through the puzzles of a file

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
