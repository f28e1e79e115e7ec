### A message of a command, with what it is about.

# $players (number)
-players = { $players } { $players ->
        [one] player
       *[other] players
    }

# $lines (number)
-lines = { $lines } { $lines ->
        [one] line
       *[other] lines
    }

# $games (number)
-games = { $games } { $games ->
        [one] game
       *[other] games
    }

# $names (number)
-names = { $names } { $names ->
        [one] name
       *[other] names
    }

## Files.

# A file can't be read.
# $file (text)
# $why (text)
cant-read = { $file }: can’t be read: { $why }.

# A file can't be written.
# $file (text)
# $why (text)
cant-write = { $file }: can’t be written: { $why }.

# The output can't be written.
# $why (text)
cant-print = The output can’t be written: { $why }.

# A file is larger than any that belongs here.
# $file (text)
too-large = { $file } is too large for a file of this kind.

# A file is not text; this is its first line that is none.
# $file (text)
# $line (number)
not-text = { $file }: line { $line } isn’t UTF-8 text.

# What stands for a file's name when there is none.
standard-input = standard input

# A sentence about a file.
# $file (text)
# $why (text)
in-file = { $file }: { $why }

## Measuring a server.

# The measurement failed.
# $why (text)
load-failed = The measurement failed: { $why }.

# An address that is not on this machine.
# $address (text)
load-elsewhere = “{ $address }” isn’t the address of a server on this machine.

# Several processes can't share a file.
load-needs-postgres = Several servers need a shared PostgreSQL, not a file. Pass its address with --database.

# The size of what a person gets after every move.
# $full (number: u64)
load-bytes = An update had { $full } bytes on average.

# The same in both forms.
# $full (number: u64)
# $short (number: u64)
load-both-bytes = A full update had { $full } bytes on average, a short one { $short }.

# The memory that the server holds.
# $mebibytes (number: u64)
load-memory = Memory of the server: { $mebibytes } MiB.

# What a table costs that waits for a person.
# $tables (number)
# $bytes (text)
load-table-cost = Each waiting table: { $bytes } bytes, over { $tables } tables.

# What a silent connection costs.
# $sockets (number)
# $bytes (text)
load-socket-cost = Each idle connection: { $bytes } bytes, over { $sockets } connections.

## The command line.

# We do not speak that.
# $tag (text)
# $tags (text)
no-such-language = { QUOTE($tag) } isn’t supported. Choose one of { $tags }.

# Not a seed.
# $text (text)
not-a-seed = { QUOTE($text) } is neither a number nor 64 hexadecimal digits.

# No whole number of this range.
# $text (text)
# $least (number: u64)
# $most (number: u64)
not-in-range = { QUOTE($text) } isn’t possible here. Use a whole number from { $least } to { $most }.

# No whole number, or too small a one.
# $text (text)
# $least (number: u64)
not-at-least = { QUOTE($text) } isn’t possible here. Use a whole number, at least { $least }.

# No time in seconds.
# $text (text)
not-seconds = { QUOTE($text) } isn’t possible here. Use a number of seconds, more than 0 and at most 3600.

# No number of players.
# $text (text)
not-players = { QUOTE($text) } isn’t a number of players. Use a whole number, such as 4.

# No two shares of games won, the smaller one first.
# $text (text)
not-win-rates = { QUOTE($text) } isn’t possible here. Use two win rates, the smaller one first, such as 0.5,0.55.

# None of a few values.
# $text (text)
# $known (text)
not-one-of = { QUOTE($text) } isn’t possible here. Choose one of: { $known }.

# After a sentence about a seat that the table doesn’t have.
# $players (number: u8)
seats-are = This table has the seats 1 to { $players }.

# Nobody knows this argument.
# $argument (text)
unknown-argument = Unknown argument { QUOTE($argument) }. Run with --help to see the options.

# Nobody knows this command, but these.
# $command (text)
# $known (text)
unknown-command = Unknown command { QUOTE($command) }. Choose one of: { $known }.

# The same, if one of them is similar.
# $command (text)
# $near (text)
unknown-command-near = Unknown command { QUOTE($command) }. Did you mean { QUOTE($near) }?

# This program was built without the command.
# $command (text)
# $how (text): A command of cargo.
command-left-out = This program was built only to serve games, without { QUOTE($command) }. { QUOTE($how) } builds one with all commands.

# Nobody knows this game, but these.
# $game (text)
# $known (text)
unknown-game = Unknown game { QUOTE($game) }. Choose one of: { $known }.

# A command is missing, one of these.
# $known (text)
missing-command = A command is missing. Choose one of: { $known }.

# Arguments are missing.
# $arguments (list)
missing-argument = Missing: { $arguments }. Run with --help to see examples.

# An option without its value.
# $argument (text)
missing-value = { $argument } needs a value. Run with --help to see which.

# An option that is given twice.
# $argument (text)
twice = { $argument } can be given only once.

# Two arguments that exclude each other.
# $argument (text)
# $other (text)
conflict = { $argument } and { $other } can’t be used together.

# A value that an option can't have.
# $argument (text)
# $value (text)
bad-value = { QUOTE($value) } isn’t a valid value for { $argument }. Run with --help to see which are.

# The same, with a sentence that says why.
# $argument (text)
# $why (text)
bad-value-because = { $argument }: { $why }

# An argument that is not Unicode.
not-unicode = An argument isn’t valid Unicode.

## The rulebook.

# Nothing was found.
# $words (text)
nothing-found = No paragraph of the rulebook contains { QUOTE($words) }.

# No paragraph has this id.
# $id (text)
# $game (text)
no-such-rule = The rulebook of { $game } has no paragraph { QUOTE($id) }.

## Looking after a server.

# It was done.
admin-done = Done.

# A list is empty.
admin-none = Nothing found.

# The new password of someone.
# $password (text)
admin-password = The new password is { $password }. It is shown only once.

# The server that has the database does not answer.
# $why (text)
admin-unreachable = The server that uses this database isn’t responding: { $why }.

## Boxes.

# A box is fine.
# $file (text)
# $name (text)
box-fine = { $file }: the box { QUOTE($name) } is valid.

## Records.

# A finished game by the rules.
# $file (text)
# $game (text)
# $players (number: u8)
# $lines (number)
finished-game = { $file }: a valid, finished game of { $game }, { -players($players) }, { -lines($lines) }.

# A game by the rules that is not over.
# $file (text)
# $game (text)
# $players (number: u8)
# $lines (number)
running-game = { $file }: a valid, unfinished game of { $game }, { -players($players) }, { -lines($lines) }.

# All luck is what the seed gives.
# $file (text)
# $outcomes (number)
verified =
    { $outcomes ->
        [one] { $file }: the seed matches the commitment and gives the one random result.
       *[other] { $file }: the seed matches the commitment and gives all { $outcomes } random results.
    }

# The table has no such seat.
# $file (text)
# $seat (number: u8)
# $last (number: u8): The number of the last seat.
no-such-seat = { $file }: the table has no seat { $seat }, only 1 to { $last }.

# The record is not so long.
# $file (text)
# $line (number)
# $lines (number)
line-too-far =
    { $file }: has only { $lines } { $lines ->
        [one] move or outcome,
       *[other] moves and outcomes,
    } not { $line }.

## The story of a game.

# What is played.
# $game (text)
# $players (number: u8)
game-title = { $game }, { -players($players) }

# The heading of the preparation.
preparation = Setup

# The heading of a turn.
# $turn (number: u32)
# $name (text)
turn-heading = Turn { $turn }: { $name }

# The heading over a variation of a record: which it is, where it begins (in the game itself if $from is 0), and after how many steps.
# $number (number)
# $from (number)
# $steps (number)
variation-heading =
    { $from ->
        [0] Variation { $number } of the game, after step { $steps }
       *[other] Variation { $number } of variation { $from }, after step { $steps }
    }

# The heading of what follows the last turn.
end-heading = The end

# The heading of the final table.
result = Final scores

# The heading of the table of a game that goes on.
standing-so-far = Scores so far (the game isn’t over)

# Who has won.
# $names (list)
winners =
    { $names ->
        [1] { $names } wins.
       *[other] { $names } share the victory.
    }

## Simulations.

# Nobody knows this bot, but these.
# $bot (text)
# $known (text)
no-such-bot = Unknown bot { QUOTE($bot) }. Choose one of: { $known }. N is a whole number, at least 1.

# An arena needs one bot for each seat.
# $bots (number)
# $least (number: u8)
# $most (number: u8)
bots-for-seats = Name a bot for each seat: { $least } to { $most }, not { $bots }. For example: --bots easy,random.

# More bots are named than can sit down.
# $bots (number)
# $seats (number: u8)
surplus-bots = The table has { $seats } seats, but you named { $bots } bots. Name at most { $seats }, or add --rotate.

# A file of finished games belongs to another match.
# $found (text)
other-match = This file belongs to another match: { QUOTE($found) }.

# A line of a file of finished games can't be read.
# $line (number)
ledger-line = Line { $line } can’t be read. Remove it, or choose another file.

# This bot takes its time, so that its games can't be repeated.
# $bot (text)
bot-needs-clock = The bot { QUOTE($bot) } plays by the clock, so its games can’t be reproduced.

# A record would take the place of this file.
# $file (text)
record-exists = { $file } already exists. Use --force to overwrite it.

# What was simulated.
# $game (text)
# $players (number: u8)
# $games (number: u64)
# $seed (number: u64)
series-title = { $game }, { -players($players) }, { -games($games) }, seed { $seed }

# How many games were stopped because they went on for too long.
# $games (number: u64)
unfinished =
    { $games } { $games ->
        [one] game went on for too long and isn’t
       *[other] games went on for too long and aren’t
    } counted.

# Means over all games, and in how many the victory was shared.
# $turns (text)
# $decisions (text)
# $shared (number: u64)
series-means = On average { $turns } turns and { $decisions } decisions. Shared victories: { $shared }.

## Playing.

# The number of players is not that of the seats.
# $players (number: u8)
# $seats (number: u8)
seats-differ =
    --players says { $players }, but --seats names { $seats } { $seats ->
        [one] seat.
       *[other] seats.
    }

# Nobody of this kind can sit there, but these.
# $kind (text)
# $known (text)
no-such-seat-kind = { QUOTE($kind) } can’t take a seat. Choose one of: { $known }.

# More names than players.
# $names (number)
# $players (number: u8)
too-many-names = --names has { -names($names) }, but there are { -players($players) }.

# The system gives no randomness.
# $why (text)
no-randomness = The system doesn’t provide random numbers: { $why }.

# The game in this file is over.
# $file (text)
game-finished = { $file } contains a finished game and won’t be changed. Choose another file.
