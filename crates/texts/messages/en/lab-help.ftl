### A text of the lab's help.

# `lab`.
lab = Study a game: change a rule or a card, and see what it does

# `lab run`.
run = Play the games of a plan and save them as data

# `lab report`.
report = Write a report on a study as a single HTML page

# `lab compare`.
compare = Show which figures of two studies differ beyond doubt

# `lab balance`.
balance = Search for options and card values that come closer to a target

# `lab record`.
record = Print the record of one game of a study

# A plan.
plan = The plan, a TOML file (see docs/lab.md)

# The folder of a study.
data = The folder of a study

# The folder to compare with.
other-data = The folder of the study to compare it with

# `lab run --out`.
run-out = The folder for the data [default: NAME.lab next to the plan]

# `lab report --out` and `lab compare --out`.
page-out = The page to write [default: next to the data]

# `lab report --no-records`.
no-records = Don’t write records next to the page

# `lab balance --target`.
target = The target, a TOML file (see docs/lab.md)

# `lab record --game`.
game = The game, as reports name it: cell and number, such as 0.17
