### The help of `emberwake review` and `emberwake hint`.

# About the command `review`.
review = Review a recorded game for one seat: chances, mistakes, what could have been

# About the command `hint`.
hint = Name the best moves of a position and say why

# The file.
file = The record, or - for standard input

# Option --seat.
seat = The seat to review, counted from 1 [default: the only seat without a bot]

# Option --iterations.
iterations = Iterations of the search for each decision

# Option --seed.
seed = Seed of the review

# Option --json.
json = Print one line of JSON

# Option --html.
html = Print a page of HTML that needs no other file

# Option --from.
from = List only decisions of this grade or worse: inaccuracy, mistake or blunder

# Option --par.
par = Let bots replay the same shuffle this many times; 0 turns it off

# Option --annotate.
annotate = Write the record with the review as comments to this file

# Option --line.
line = After how many steps of the record [default: all of them]
