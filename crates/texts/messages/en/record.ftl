### What is wrong with a record, a replay or a proof of luck, and why something can't be undone.

# $name (text)
turn-of = It is the turn of { $name }.

chance-first = Chance decides first; no player is asked now.

over = The game is over.

nothing-to-undo = There is nothing to take back.

revealed = Chance has shown something new since your last move.

table-agreed = All players have agreed to end the game since your last move.

# $name (text)
other-acted = { $name } has acted since your last move.

not-a-record = Line 1: this is not an Emberwake record.

byte-order-mark = Line 1: the file begins with a byte-order mark. Save it as UTF-8 without one.

# $found (text)
# $known (number: u32)
format-version = Line 1: the format has version { QUOTE($found) }; only version { $known } can be read.

# $found (text)
other-game = Line 2: this is a record of another game, { QUOTE($found) }.

# $found (text)
# $newest (number: u8): The newest edition that can be read.
edition =
    { $newest ->
        [1] Line 3: edition { QUOTE($found) } of the rules is unknown; only edition 1 can be read.
       *[other] Line 3: edition { QUOTE($found) } of the rules is unknown; editions 1 to { $newest } can be read.
    }

# $line (number)
cut-off = Line { $line }: the file is cut off here.

# A sentence about a line.
# $line (number)
# $why (text)
in-line = Line { $line }: { $why }

# $line (number)
after-end = Line { $line }: something follows the line that ends the game.

# $found (text)
# $expected (text): The pattern that it should follow.
misread = { QUOTE($found) } does not follow the pattern ‘{ $expected }’.

# $key (text)
field-missing = { QUOTE($key) } is missing from the settings.

# $key (text)
field-unknown = { QUOTE($key) } is not a setting of this game.

# $key (text)
field-twice = { QUOTE($key) } stands twice among the settings.

# $key (text)
# $why (text)
field-misread = { QUOTE($key) }: { $why }

# $field (text)
# $since (number: u8)
field-later = { QUOTE($field) } needs edition { $since } of the rules, and this record is of an earlier one.

# $key (text)
# $value (text)
field-misnamed = { QUOTE($key) }: { QUOTE($value) } is the name of the game's own one. Give one with other values another name.

# $problems (text): A sentence for each.
no-game = The settings are not those of a game. { $problems }

# $line (number)
# $seat (number: u8)
# $asked (number: u8)
# $rule (text)
not-their-turn = Line { $line }: seat { $seat } acts, but it is the turn of seat { $asked } ({ $rule }).

# $line (number)
# $seat (number: u8)
not-before-chance = Line { $line }: seat { $seat } acts, but chance decides first.

# $line (number)
# $seat (number: u8)
not-after-end = Line { $line }: seat { $seat } acts, but the game is over.

# $line (number)
# $written (text)
# $rule (text)
# $why (text)
illegal = Line { $line }: the rules refuse { QUOTE($written) } ({ $rule }). { $why }

# $line (number)
# $written (text)
not-an-outcome = Line { $line }: chance can't give { QUOTE($written) } here.

# $line (number)
end-missing = The game is over after line { $line }, but the line that ends the record is missing.

# $line (number)
end-too-early = The record claims an end, but the game is not over after line { $line }.

# $line (number)
# $claimed (text)
# $actual (text)
wrong-places = The record claims the places { $claimed }, but after line { $line } they are { $actual }.

no-commitment = The record has no commitment of the dealer.

no-seed = The record does not reveal the dealer's seed.

# $key (text)
# $value (text)
malformed = The tag { QUOTE($key) } is not what it should be: { QUOTE($value) }.

# $key (text)
twice = The tag { QUOTE($key) } is given twice.

other-seed = The seed is not the one the dealer committed to.

# $seat (number: u8)
no-such-seat = A nonce is said to be of seat { $seat }, which this table does not have.

# $key (text)
too-late = The tag { QUOTE($key) } stands after ‘play’, so it proves nothing. It must stand before.

revealed-early = The dealer's seed stands before the end of the game, so it proves nothing. It must stand after ‘end’.

not-over = The game has not been played to its end, so nothing is proved yet.

# $line (number)
# $recorded (text)
# $dealt (text)
other-outcome = Line { $line }: the record says { QUOTE($recorded) }, but the seed gives { QUOTE($dealt) }.
