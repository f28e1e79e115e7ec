### What is wrong with a record, a replay or a proof of luck, and why something can't be undone.

# $name (text)
turn-of = It’s { $name }’s turn.

chance-first = A random result comes first. No player can act now.

over = The game is over.

nothing-to-undo = There’s nothing to take back.

revealed = Something has been revealed since your last move.

table-agreed = All players have agreed to end the game since your last move.

# $name (text)
other-acted = { $name } has acted since your last move.

not-a-record = Line 1: this is not an Emberwake record.

byte-order-mark = Line 1: the file begins with a byte-order mark. Save it as UTF-8 without one.

# $found (text)
# $known (number: u32)
format-version = Line 1: this is format version { QUOTE($found) }. Only versions 1 to { $known } can be read.

# $found (text)
other-game = Line 2: this is a record of a different game, { QUOTE($found) }.

# $found (text)
# $newest (number: u8): The newest edition that can be read.
edition =
    { $newest ->
        [1] Line 3: edition { QUOTE($found) } of the rules is unknown; only edition 1 can be read.
       *[other] Line 3: edition { QUOTE($found) } of the rules is unknown; editions 1 to { $newest } can be read.
    }

# $line (number)
cut-off = Line { $line }: the file ends too early.

# A sentence about a line.
# $line (number)
# $why (text)
in-line = Line { $line }: { $why }

# $line (number)
after-end = Line { $line }: nothing may follow the line that ends the game.

# $line (number)
begins-nowhere = Line { $line }: this variation starts from a line that doesn’t exist. It must start from the game or from an earlier variation, at one of its steps.

# $found (text)
# $expected (text): The pattern that it should follow.
misread = { QUOTE($found) } doesn’t match the pattern “{ $expected }”.

# $key (text)
field-missing = The setting { QUOTE($key) } is missing.

# $key (text)
field-unknown = { QUOTE($key) } isn’t a setting of this game.

# $key (text)
field-twice = The setting { QUOTE($key) } appears twice.

# $key (text)
# $why (text)
field-misread = { QUOTE($key) }: { $why }

# $field (text)
# $since (number: u8)
field-later = { QUOTE($field) } needs edition { $since } of the rules, but this record uses an earlier one.

# $key (text)
# $value (text)
field-misnamed = { QUOTE($key) }: the name { QUOTE($value) } is taken by a built-in one. Choose another name for your values.

# $problems (text): A sentence for each.
no-game = No game can be played with these settings. { $problems }

# $line (number)
# $seat (number: u8)
# $asked (number: u8)
# $rule (text)
not-their-turn = Line { $line }: seat { $seat } acts, but it’s seat { $asked }’s turn ({ $rule }).

# $line (number)
# $seat (number: u8)
not-before-chance = Line { $line }: seat { $seat } acts, but a random result comes first.

# $line (number)
# $seat (number: u8)
not-after-end = Line { $line }: seat { $seat } acts, but the game is over.

# $line (number)
# $written (text)
# $rule (text)
# $why (text)
illegal = Line { $line }: the rules don’t allow { QUOTE($written) } ({ $rule }). { $why }

# $line (number)
# $written (text)
not-an-outcome = Line { $line }: { QUOTE($written) } isn’t a possible result here.

# $line (number)
end-missing = The game is over after line { $line }, but the line that ends the record is missing.

# $line (number)
end-too-early = The record says the game has ended, but after line { $line } it isn’t over.

# $line (number)
# $claimed (text)
# $actual (text)
wrong-places = The record gives the places as { $claimed }, but after line { $line } they are { $actual }.

no-commitment = The record doesn’t contain the dealer’s commitment.

no-seed = The record doesn’t reveal the dealer’s seed.

# $key (text)
# $value (text)
malformed = The tag { QUOTE($key) } has an invalid value: { QUOTE($value) }.

# $key (text)
twice = The tag { QUOTE($key) } appears twice.

other-seed = The seed doesn’t match the dealer’s commitment.

# $seat (number: u8)
no-such-seat = There’s a nonce for seat { $seat }, but this table has no such seat.

# $key (text)
too-late = The tag { QUOTE($key) } comes after “play”, so it proves nothing. It must come before.

revealed-early = The seed is revealed before the end of the game, so it proves nothing. It must come after “end”.

not-over = The game isn’t finished, so nothing can be proved yet.

# $line (number)
# $recorded (text)
# $dealt (text)
other-outcome = Line { $line }: the record says { QUOTE($recorded) }, but the seed gives { QUOTE($dealt) }.
