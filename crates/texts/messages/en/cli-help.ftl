### A text of the help.

## Headings.

# Above how a command is called.
heading-usage = Usage:

# Above the commands.
heading-commands = Commands

# Above the arguments.
heading-arguments = Arguments

# Above the options.
heading-options = Options

# Above the options of the table.
heading-table = Options of the table

# Above the examples.
heading-examples = Examples:

## Everywhere.

# What the program is.
emberwake = Board games in the terminal, with records that anybody can check

# `--lang`.
lang = The language; otherwise as EMBERWAKE_LANG, LC_ALL or LANG says, or else English

# `--help`.
help = Print this help

# `--version`.
version = Print the version

# What the exit codes mean.
exit-codes =
    Exit codes:
    {""}  0  fine; also if a pipe is closed before everything is printed
    {""}  1  what was checked is wrong: a record, a move in it, a box
    {""}  2  the command line can't be understood, or asks for what there isn't
    {""}  3  a file, the output or the terminal can't be read or written

# `--json` for one object.
json = Print one JSON object

# `--json` for one object a line.
json-lines = Print one JSON object a line

# `--players`.
players = How many play; 4 if nobody says

## Commands.

# `play`.
play = Play a game in this terminal, with people and bots

# `rules`.
rules = Show the rulebook, or parts of it

# `simulate`.
simulate = Let bots play whole games, and sum up how they went

# `arena`.
arena = Compare bots: the same deals in every seating, with intervals and ratings

# `tune`.
tune = Find the weights of a game's bots by self-play, and print them

# `bench`.
bench = Measure how many random games one core plays in a second of processor time

# `perft`.
perft = Count the positions that lie a number of steps ahead

# `record`.
record = Check, tell and verify games that were written down

# `box`.
box-command = Check and show boxes, the files that hold card values

## Options of a table of Campfire.

# `--adventurers`.
adventurers = How adventurers are chosen: by the players, at random, or named seat by seat (C2.3) [pick]

# `--first`.
first = Who goes first: chance, or the seat with this number from 0 (C2.2) [random]

# `--even-stacks`.
even-stacks = Whether all stacks are of 14 tiles, and not of 12 to 16 (C3.1) [on]

# `--moon-ties`.
moon-ties = How tied leaders share the moons of a scoring (C7A.5) [pool]

# `--standstill`.
standstill = How many idle turns end the game, or off (C8.3) [60]

# `--lumarathon`.
lumarathon = Three seats from the game of Oh Captain! before: Captain, winner, last (C9A.1) [off]

# `--box`.
box = A file with the card values of your own copy (C1.7); see ‘emberwake box’

## `play`.

# `play --players`.
play-players = How many play; as many as --seats names, or 4

# `play --seats`.
seats = Who sits where: human, random, greedy, medium or hard for each seat; you against medium bots if nobody says

# `play --names`.
names = What the seats are called

# `play --seed`.
play-seed = The dealer's seed: a number, or 64 hexadecimal digits; a secret one if nobody says

# `play --record`.
play-record = Keep the game in this file as it goes; a running game that is in it is resumed with its own table

# `play --resume`.
resume = Only resume: the file of --record must be there

# `play --bot-delay`.
bot-delay = How long a bot waits before it moves, in milliseconds [600]

## `rules`.

# The ids of paragraphs.
rule-ids = Only the paragraphs with these ids

# `rules --find`.
find = Only the paragraphs that hold these words

## `simulate`.

# `simulate --bots`.
bots = The bots, which take the seats in this order and from the beginning again: random, first-steps, easy, medium, hard, greedy, keen, uct:N or search:N, where N is how often a bot looks ahead [default: random]

# `simulate --rotate`.
rotate = The bots move on by one seat with each game

# `simulate --games`.
games = How many games [100]

# `simulate --seed`.
simulate-seed = The number from which all luck of the series follows; its first game is dealt like ‘play --seed’ [1]

# `--turns-max`.
turns-max = Stop a game after this many turns and count it as unfinished

# `simulate --records`.
records = Write every game to this folder, as GAME-SEED-INDEX.rec

# `simulate --force`.
force = Overwrite records that are there already

# `simulate --threads`.
threads = On how many threads; as many as there are cores if nobody says

## `arena` and `tune`.

# `arena --bots`.
arena-bots = The bots, one for each seat: random, first-steps, easy, medium, hard, strongest:Ns, greedy, keen, uct:N, search:N or search:Ns, where N is how often a bot looks ahead, or for how many seconds

# `arena --seats`.
arena-seats = Whether every deal is played in each seating, or only once [rotate]

# `arena --sprt`.
arena-sprt = Stop as soon as it is decided which of these two shares of wins the first bot has

# `arena --resume`.
arena-resume = Keep the finished games in this file, and go on after those that are in it

# `tune --method`.
tune-method = Fit the weights to the results of self-play, or improve them step by step by matches [fit]

# `tune --bot`.
tune-bot = Who plays, on every seat [search:60]

## `bench`.

# `bench --players`.
bench-players = How many play; every number that can, one after the other, if nobody says

# `bench --seconds`.
seconds = How long to play for each number of players [2]

## `perft`.

# `perft --seed`.
perft-seed = The dealer's seed: a number, or 64 hexadecimal digits [1]

# `perft --depth`.
depth = How many steps; as many as about a second allows if nobody says

# `perft --record`.
perft-record = Count from a position of this record, and not from the first decision after the deal

# `perft --line`.
perft-line = After so many moves and outcomes of the record; all if nobody says

## `record`.

# `record check`.
record-check = Read records and replay them by the rules

# `record show`.
record-show = Tell records in sentences, and how their points were made

# `record verify`.
record-verify = Check all random results of records against the seeds that they reveal

# `record states`.
record-states = Print every position of records, one JSON object a line

# The files of records.
record-files = Records; ‘-’ for standard input

# `record states --seat`.
states-seat = Only what this seat knows; other players' secret steps are shown as ‘?’ [default: everything]

# `record states --legal`.
states-legal = Also list the legal moves of every position

# `record states --json`.
states-json = Positions are printed as JSON in any case

## `box`.

# `box check`.
box-check = Say whether a box can be played with, and if not, why

# `box show`.
box-show = Print a box; the default one, to start from, without a file

# The file of a box.
box-file = A box; ‘-’ for standard input

## Looking after a server.

# `admin`.
admin = Read reports and look after the people and tables of a server

# `admin --database`.
admin-database = The database of the server: sqlite:FILE or postgres://… [as for serve]

# `admin reports`.
admin-reports = List the reports that are open, newest first

# `admin reports --all`.
admin-all = List closed reports as well

# `admin close`.
admin-close = Close a report

# The number of a report.
admin-report = The number of the report

# `admin close --note`.
admin-note = What you decided, for the audit trail

# `admin people`.
admin-people = Find people by a part of their name or login

# What to look for.
admin-find = A part of the name or login

# `admin ban`.
admin-ban = Sign a person out and keep them out

# `admin unban`.
admin-unban = Let a banned person in again

# `admin mute`.
admin-mute = Keep a person from using the chat

# `admin unmute`.
admin-unmute = Let a muted person use the chat again

# `--days`.
admin-days = For this many days [for good]

# `admin rename`.
admin-rename = Give a person another name

# The new name.
admin-name = The new name

# `admin role`.
admin-role = Make a person an administrator, or a player again

# `admin reset-password`.
admin-reset-password = Give a person a new password, print it and sign them out

# `admin delete-person`.
admin-delete-person = Delete a person; their finished games stay without the name

# `admin delete-table`.
admin-delete-table = Delete a table with its game and its chat

# `admin delete-record`.
admin-delete-record = Delete an uploaded record

# `admin audit`.
admin-audit = List what administrators did, newest first

# The number of a person.
admin-person = The number of the person, as in admin people

# The name of a table or record.
admin-id = Its name, the last part of its address

# `load`.
load = Measure how many moves a second a server on this machine stores

# `load --at`.
load-at = The address of a server on this machine; otherwise one is started for the run

# `load --database`.
load-database = The database of the servers that are started; otherwise a temporary file

# `load --processes`.
load-processes = How many servers are started on one database; more than one needs PostgreSQL [1]

# `load --tables`.
load-tables = How many tables are played at the same time [200]

# `load --seconds`.
load-seconds = How many seconds a round lasts [5]

# `load --rounds`.
load-rounds = How many rounds there are [3]

# `load --echo`.
load-echo = Between the rounds, also measure a bare server that sends every frame back

# `load --idle-tables`.
load-idle-tables = How many tables to leave waiting for a person, to see what memory they take [0]

# `load --idle-sockets`.
load-idle-sockets = How many silent connections to open, to see what memory they take [0]
