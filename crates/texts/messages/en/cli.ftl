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
cant-read = { $file }: can't be read: { $why }.

# A file can't be written.
# $file (text)
# $why (text)
cant-write = { $file }: can't be written: { $why }.

# The output can't be written.
# $why (text)
cant-print = The output can't be written: { $why }.

# A file is larger than any that belongs here.
# $file (text)
too-large = { $file }: is too large for a file of this kind.

# A file is not text; this is its first line that is none.
# $file (text)
# $line (number)
not-text = { $file }: Line { $line } is not text in UTF-8.

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
load-elsewhere = ‘{ $address }’ is no address of a server on this machine.

# Several processes can't share a file.
load-needs-postgres = Several servers share one PostgreSQL, not a file: give its address with --database.

# The memory that the server holds.
# $mebibytes (number: u64)
load-memory = Memory of the server: { $mebibytes } MiB.

# What a table costs that waits for a person.
# $tables (number)
# $bytes (text)
load-table-cost = A table that waits: { $bytes } bytes, over { $tables } tables.

# What a silent connection costs.
# $sockets (number)
# $bytes (text)
load-socket-cost = A silent connection: { $bytes } bytes, over { $sockets } connections.

## The command line.

# We do not speak that.
# $tag (text)
# $tags (text)
no-such-language = { QUOTE($tag) } is not one of the languages { $tags }.

# Not a seed.
# $text (text)
not-a-seed = { QUOTE($text) } is neither a number nor 64 hexadecimal digits.

# Not a number, or none of those that may stand there.
# $text (text)
not-a-number = { QUOTE($text) } is not a number that can stand here.

# Nobody knows this argument.
# $argument (text)
unknown-argument = There is no argument { QUOTE($argument) } here; --help shows what there is.

# Nobody knows this command, but these.
# $command (text)
# $known (text)
unknown-command = There is no { QUOTE($command) } here, only: { $known }.

# A command is missing, one of these.
# $known (text)
missing-command = Something is missing, one of: { $known }.

# An argument is missing.
# $argument (text)
missing-argument = The argument { $argument } is missing.

# An option without its value.
# $argument (text)
missing-value = The value of { $argument } is missing.

# An option that is given twice.
# $argument (text)
twice = { $argument } is given twice.

# Two arguments that exclude each other.
# $argument (text)
# $other (text)
conflict = { $argument } and { $other } can't be given together.

# A value that an option can't have.
# $argument (text)
# $value (text)
bad-value = { QUOTE($value) } is not a value of { $argument }.

# The same, with a sentence that says why.
# $argument (text)
# $why (text)
bad-value-because = { $argument }: { $why }

# An argument that is not Unicode.
not-unicode = An argument is not Unicode text.

## The rulebook.

# Nothing was found.
# $words (text)
nothing-found = No paragraph of the rulebook holds { QUOTE($words) }.

# No paragraph has this id.
# $id (text)
# $game (text)
no-such-rule = The rulebook of { $game } has no paragraph { QUOTE($id) }.

## Looking after a server.

# It was done.
admin-done = Done.

# A list is empty.
admin-none = Nothing found.

# The new password of somebody.
# $password (text)
admin-password = The new password is { $password }. It is shown only once.

# The server that has the database does not answer.
# $why (text)
admin-unreachable = The server that has this database does not answer: { $why }.

## Boxes.

# A box is fine.
# $file (text)
# $name (text)
box-fine = { $file }: the box { QUOTE($name) } is fine.

## Records.

# A finished game by the rules.
# $file (text)
# $game (text)
# $players (number: u8)
# $lines (number)
finished-game = { $file }: a finished game of { $game } by the rules, { -players($players) }, { -lines($lines) }.

# A game by the rules that is not over.
# $file (text)
# $game (text)
# $players (number: u8)
# $lines (number)
running-game = { $file }: a game of { $game } by the rules that is not over yet, { -players($players) }, { -lines($lines) }.

# All luck is what the seed gives.
# $file (text)
# $outcomes (number)
verified =
    { $outcomes ->
        [one] { $file }: the seed is the one committed to, and it gives the one outcome of luck.
       *[other] { $file }: the seed is the one committed to, and it gives all { $outcomes } outcomes of luck.
    }

# The table has no such seat.
# $file (text)
# $seat (number: u8)
# $last (number: u8): The number of the last seat.
no-such-seat = { $file }: the table has no seat { $seat }, only 0 to { $last }.

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
preparation = Preparation

# The heading of a turn.
# $turn (number: u32)
# $name (text)
turn-heading = Turn { $turn }: { $name }

# The heading of what follows the last turn.
end-heading = The end

# The heading of the final table.
result = How the points were made

# The heading of the table of a game that goes on.
standing-so-far = How the points stand; the game is not over yet

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
no-such-bot = There is no bot { QUOTE($bot) }, only: { $known }.

# More bots are named than can sit down.
# $bots (number)
# $seats (number: u8)
surplus-bots = The table has { $seats } seats, but { $bots } bots are named: name at most { $seats }, or add --rotate.

# A file of finished games belongs to another match.
# $found (text)
other-match = The file is of another match: { QUOTE($found) }.

# A line of a file of finished games can't be read.
# $line (number)
ledger-line = Line { $line } can't be read: remove it, or name another file.

# This bot takes its time, so that its games can't be repeated.
# $bot (text)
bot-needs-clock = The bot { QUOTE($bot) } goes by the clock, so that no series with it could be repeated.

# A record would take the place of this file.
# $file (text)
record-exists = { $file }: is there already; --force would overwrite it.

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
        [one] game went on for too long and isn't
       *[other] games went on for too long and aren't
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
no-such-seat-kind = { QUOTE($kind) } can't sit here, only: { $known }.

# More names than players.
# $names (number)
# $players (number: u8)
too-many-names = --names has { -names($names) }, but there are { -players($players) }.

# The system gives no randomness.
# $why (text)
no-randomness = The system gives no randomness: { $why }.

# The game in this file is over.
# $file (text)
game-finished = { $file }: holds a finished game, which stays as it is; name another file.
