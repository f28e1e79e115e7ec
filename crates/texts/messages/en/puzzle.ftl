### Puzzles: what page and terminal say.

# The heading of the shelf.
title = Puzzles

# What puzzles are.
intro = Positions from games between bots in which one move is clearly the best. Can you find it?

# A filter.
game = Game

# A filter.
difficulty = Difficulty

# A filter.
theme = Theme

# A filter that lets everything through.
any = All

# A difficulty.
easy = Easy

# A difficulty.
medium = Medium

# A difficulty.
hard = Hard

# How many of the listed puzzles are solved.
# $solved (number)
# $all (number)
solved = { $solved } of { $all } solved

# How many in a row were solved at the first try.
# $now (number: u32)
# $best (number: u32)
streak = Solved in a row at the first try: { $now } (best: { $best })

# Opens the next puzzle that is not solved.
start = Solve the next puzzle

# All listed puzzles are solved.
none-left = You have solved all of these.

# No puzzle matches the filters.
none = No puzzle matches.

# The heading of a puzzle.
# $number (number)
number = Puzzle { $number }

# A puzzle in the list that is solved.
is-solved = solved

# What the reader does.
# $players (number: u8)
ask = { $players } players. Find your best move.

# The move is the answer.
# $chance (text)
# $next (text)
right = Right! It gives you a { $chance } chance of winning; the next best move, { $next }.

# The move is not the answer.
# $loss (text)
wrong = Not the best move: another one wins at least { $loss } more often. Try again.

# A button.
show = Show the answer

# The answer, in words.
# $deed (text)
answer = The answer: { $deed }

# A button.
next = Next puzzle

# A link to the shelf.
all = All puzzles

# The address names a puzzle that isn’t there.
no-such = There is no such puzzle.

# A button: forgets what was solved.
forget = Reset my progress

# Asks before that.
forget-ask = Reset solved puzzles and your streak?
