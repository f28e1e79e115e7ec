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
heading-table = Table options

# Above the examples.
heading-examples = Examples:

## Everywhere.

# What the program is.
emberwake = Play Campfire and Sea in the browser or terminal, or host them

# `--lang`.
lang = Language [default: EMBERWAKE_LANG, LC_ALL or LANG, else English]

# `--help`.
help = Print this help

# `--version`.
version = Print the version

# What the exit codes mean.
exit-codes =
    Exit codes:
    {""}  0  success, even if a pipe is closed early
    {""}  1  a check failed: of a record, a move in it, a box
    {""}  2  invalid command line, or it names something that doesn’t exist
    {""}  3  a file, the output or the terminal can’t be read or written

# `--json` for one object.
json = Print one JSON object

# `--json` for one object a line.
json-lines = Print one JSON object per line

# `--players`.
players = Number of players [default: 4]

## Commands.

# `play`.
play = Play a game in this terminal, with people and bots

# `rules`.
rules = Show the rulebook, or parts of it

# `simulate`.
simulate = Play many games between bots and summarize them

# `arena`.
arena = Compare bots: the same deals in every seating, with intervals and ratings

# `tune`.
tune = Fit the weights of a game’s bots by self-play and print them

# `bench`.
bench = Measure how many random games one core plays per second

# `perft`.
perft = Count the positions a number of steps ahead

# `record`.
record = Check, show and verify saved games

# `box`.
box-command = Check and show boxes, the files with card values

## `play`.

# `play --players`.
play-players = Number of players [default: the number of --seats, or 4]

# `play --seats`.
seats = Who sits where: human, random, greedy or one of the levels below for each seat [default: you and medium bots]

# `play --names`.
names = Names of the players

# `play --seed`.
play-seed = Seed of the dealer: a number, or 64 hexadecimal digits [default: a secret one]

# `play --record`.
play-record = Save the game to this file as you play; resumes a running game found there

# `play --resume`.
resume = Only resume: the file of --record must exist

# `play --bot-delay`.
bot-delay = Milliseconds a bot waits before it moves [600]

## `rules`.

# The ids of paragraphs.
rule-ids = Show only the paragraphs with these ids

# `rules --find`.
find = Show only the paragraphs that contain these words

# `rules --learn`.
rules-learn = Show how to play, with pictures

# `rules --card`.
rules-card = Show the rules on one card

## `simulate`.

# `simulate --rotate`.
rotate = Move every bot on by one seat after each game

# `simulate --games`.
games = Number of games [100]

# `simulate --seed`.
simulate-seed = Seed of the whole series; its first game is dealt like “play --seed” [1]

# `--turns-max`.
turns-max = Stop a game after this many turns and count it as unfinished [2000]

# `simulate --records`.
records = Save every game to this folder, as GAME-SEED-INDEX.rec

# `simulate --force`.
force = Overwrite existing records

# `simulate --threads`.
threads = Number of threads [default: one per core]

## `arena` and `tune`.

# `arena --seats`.
arena-seats = Play every deal in each seating, or only once [rotate]

# `arena --sprt`.
arena-sprt = Stop as soon as it’s clear which of these two win rates the first bot has

# `arena --resume`.
arena-resume = Save finished games to this file, and continue after those already in it

# `tune --method`.
tune-method = Fit the weights to self-play results, or improve them step by step in matches [fit]

# `tune --bot`.
tune-bot = The bot that plays every seat [search:60]

## `bench`.

# `bench --players`.
bench-players = Number of players [default: every possible number in turn]

# `bench --seconds`.
seconds = Seconds per number of players [2]

## `perft`.

# `perft --seed`.
perft-seed = Seed of the dealer: a number, or 64 hexadecimal digits [1]

# `perft --depth`.
depth = Number of steps [default: as many as fit in about a second]

# `perft --record`.
perft-record = Count from a position of this record instead of the first decision

# `perft --line`.
perft-line = After this many moves and outcomes of the record [default: all]

## `record`.

# `record check`.
record-check = Read records and replay them under the rules

# `record show`.
record-show = Retell records in plain sentences, with the final scores

# `record verify`.
record-verify = Check all random results of records against the seeds that they reveal

# `record states`.
record-states = Print every position of records, one JSON object per line

# The files of records.
record-files = Records; “-” for standard input

# `record states --seat`.
states-seat = Only what this seat knows, counted from 1; secret steps of other players are shown as “?” [default: everything]

# `record states --legal`.
states-legal = Also list the legal moves of every position

# `record states --json`.
states-json = Positions are always printed as JSON

## `box`.

# `box check`.
box-check = Say whether a box can be played with, and if not, why

# `box show`.
box-show = Print a box; without a file, the default one as a starting point

# The file of a box.
box-file = A box; “-” for standard input

## Looking after a server.

# `admin`.
admin = Read reports and look after the people and tables of a server

# `admin --database`.
admin-database = The database of the server: sqlite:FILE or postgres://… [as for serve]

# `admin reports`.
admin-reports = List the reports that are open, newest first

# `admin reports --all`.
admin-all = List closed reports as well

# `admin reports --before`.
admin-before = Only reports with a lower number, to read on after the last one listed

# `admin close`.
admin-close = Close a report

# The number of a report.
admin-report = The number of the report

# `admin close --note`.
admin-note = What you decided, for the audit trail

# `admin people`.
admin-people = Find people by a part of their name or username

# What to look for.
admin-find = A part of the name or username

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

# `admin undelete`.
admin-undelete = Bring a deleted person back, before they are erased

# An option of `admin people`.
admin-deleted = List deleted people who can still be brought back

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
load = Measure how many moves per second a server on this machine stores

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

# `load --short`.
load-short = Between the rounds, also measure people who get short updates, as the page does

# `load --echo`.
load-echo = Between the rounds, also measure a bare server that sends every frame back

# `load --idle-tables`.
load-idle-tables = How many tables to leave waiting for a person, to see what memory they take [0]

# `load --idle-sockets`.
load-idle-sockets = How many silent connections to open, to see what memory they take [0]
