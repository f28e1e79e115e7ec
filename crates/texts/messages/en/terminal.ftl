### Something the terminal interface says.

## Before and around the game.

# Input or output is no terminal.
no-terminal = Playing needs a terminal. Don’t redirect input or output.

# The terminal itself failed.
# $why (text): Why, as `reason` says it.
terminal-failed = The terminal failed: { $why }.

# The seats do not fit to the number of players.
# $given (number): How many seats were described.
# $players (number: u8): How many play.
wrong-seats = { $players } players need { $players } seats, but you described { $given }.

# The file for the record holds something else.
# $file (text): Which file.
record-exists = { $file } already exists and won’t be overwritten. Choose another file.

# The window is too small.
# $columns (number: u16): The columns it needs.
# $lines (number: u16): The lines it needs.
too-small = Please enlarge this window to at least { $columns } × { $lines }.

## The first line and the players.

# The number of the turn.
# $turn (number: u32): From 1.
turn-number = turn { $turn }

# How many stacks have tiles, and with how many the game ends.
# $stacks (number): Stacks with tiles.
# $end (number: u32): With this many the game ends.
stacks-left =
    { $stacks } { $stacks ->
        [one] stack
       *[other] stacks
    } left (end at { $end })

# How many turns in a row brought nothing.
# $turns (number: u16): How many.
idle-turns = { $turns } turns without progress

# A bot, by its name on the command line.
# $kind (text)
bot = ({ $kind } bot)

# Before the names of sleeping adventurers.
asleep = asleep:

## Moves and what they would bring.

# The heading of answers that need no groups.
answers = Answers

# Legends, as a heading.
legends = Legends

# A Song, as a heading.
song = Song

# Songs, as the name of a row of cards.
songs = Songs

# Ulrich drops two discs together, after a direction and a comma.
# $place (number): On which place.
pair-at = two discs on { $place }

# Siana drops none, after a direction and a comma.
# $place (number): On which place.
skip-at = skip { $place }

# Before tiles that would leave the game.
forgotten = discarded:

# A scoring of moons would follow.
scoring = scoring!

# The move would bring the Lys bonus.
lys-bonus = Lys bonus

# Red could lift a disc then.
may-lift = then Red may lift a disc

# The points of the player who writes a card.
# $before (text): Before.
# $after (text): After.
score-after = points: { $before } → { $after }

# Bots move, after a wait.
# $delay-ms (number: u64): In milliseconds.
bots-move =
    { $delay-ms ->
        [0] The bots are moving.
       *[other] The bots are moving, { SECONDS($delay-ms) } s apart. Space skips the wait, + and − change it.
    }

# What can be done after the end.
after-end = Enter shows the result, q leaves.

# The game is over.
game-over = The game is over

## The last line: keys in a word.

# Arrow keys.
key-choose = choose

# Enter.
key-play = play

# Typing notation.
key-type = type

# Tab.
key-complete = complete

# Escape.
key-back = back

# Taking back.
key-undo = undo

# The cards.
key-cards = cards

# The rulebook.
key-rules = rules

# The language.
key-language = language

# The help.
key-help = help

# Leaving.
key-leave = leave

# Skipping a wait.
key-skip = skip the wait

# Changing the wait.
key-speed = speed

# The result.
key-result = result

# Hint: shows the board to the person who has the screen now.
key-look = show

# Hint: opens the boats and components that a seat knows.
key-pieces = boats

# Asks to pass the screen on, so that no one sees another player's secrets.
# $name (text): To whom.
hand-over = Pass the screen to { $name }. Everyone else looks away, then { $name } presses Enter.

## Messages.

# How to take back what may not be taken back freely.
undo-all-the-same = Press U to take it back anyway. The log will say so.

# Nothing is taken back after the end.
undo-after-end = The game is over. Nothing can be taken back.

# Something was taken back.
taken-back = Move taken back.

# Whether the game is really meant to end.
end-asked = End the game now? Everyone still gets a last turn. Press E again to agree for everyone here.

# All agreed to end the game.
end-agreed = The game is ending. Everyone gets a last turn.

# How long bots wait.
# $delay-ms (number: u64): In milliseconds.
delay =
    { $delay-ms ->
        [0] Bots move immediately.
       *[other] Bots wait { SECONDS($delay-ms) } s before they move.
    }

# A file could not be written.
# $file (text): Which.
# $why (text): Why, as `reason` says it.
not-kept = { $file } can’t be written: { $why }. We’ll try again after your next move.

# A file could be written again.
# $file (text): Which.
kept-again = { $file } can be written again; the whole game is saved.

# The seed of a resumed game is lost.
seed-lost = This game’s seed has been lost. Hidden tiles will be redrawn, and the shuffle can’t be verified as a whole.

## Notes in the log.

# What follows happened since this person's last turn.
# $name (actor): Whose.
since = { $name ->
        [you] Since
       *[other] { $name }, since
    } your last turn:

# Tiles that came to light, one after the other.
# $tops (text): Where, and their signs.
uncovered = Revealed: { $tops }.

# Moons went to the chart meanwhile.
# $moons (number: u32): How many.
moons-rose = Chart: +{ $moons } ☾

# A decision was taken back anyway.
# $name (actor): Whose.
# $lines (number): How many lines of the record went.
note-taken-back = { $name ->
        [you] You take
       *[other] { $name } takes
    } back a move { $lines ->
        [one] after something was revealed or another player acted.
       *[other] and everything since ({ $lines } lines of the record).
    }

# The game goes on from a record.
resumed = The game continues from its record.

# The seed is lost, and a new one is committed to.
# $tag (text): The tag of the new commitment.
note-seed-lost = The seed has been lost. Hidden tiles are redrawn; the tag { $tag } commits to the new seed.

# The dealer's commitment.
# $hex (text): Its first digits.
commitment = The shuffle is locked in. Its commitment begins with { $hex }.

# Where the game is saved.
# $file (text): The file.
kept-in = This game is saved in { $file }.

## The cards and the hidden tiles.

# The title of the cards.
cards = Cards

# What cards cost one player.
# $name (actor): Whom.
cards-for =
    Cards: value and what it costs { $name ->
        [you] you
       *[other] { $name }
    }

# What two numbers mean.
cards-price = 5:2  an upgrade: value 5, costs you 2

# What a tick means.
cards-payable = ✓    you can pay for this card now

# What a minus means.
cards-lacking = −2   you’re 2 tiles short

# What a letter means.
cards-taken = (U)  taken by the player of this adventurer

# What a dot and `<` mean.
cards-mine = ●    your own; < not higher than yours, or a second Song

# The title of the hidden tiles.
hidden = Face-down tiles

# What hidden tiles are.
# $total (number: u32): How many there are.
hidden-about = { $total } tiles are still face down. For each kind: left / in the game / chance that it comes next.

## The result.

# Who has won, alone or together.
# $you (yes or no): Whether you are one of them.
# $winners (list): The others.
won = { $you ->
        [yes] { $winners ->
        [0] You win.
       *[other] You and { $winners } share the victory.
    }
       *[no] { $winners ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }
    }

# Moons, as a heading.
moons = Moons

# Tiles left, as a heading.
tiles-left = Tiles

# Points, as a heading.
points = Points

# All random results can be verified.
luck-verifiable = The seed is now public. If you noted the commitment, you can verify every tile.

# It can't.
luck-not-verifiable = The first seed was lost along the way, so the shuffle can’t be verified as a whole.

# The game was not recorded.
no-record = This game wasn’t recorded.

# Where the record of the finished game is.
# $file (text): The file.
record-is-in = The record is in { $file }. Run “emberwake record verify { $file }” to verify the shuffle.

## Leaving.

# The title of the question.
leave = Leave

# The question.
leave-question = Leave the game?

# The keys that answer it.
leave-keys = Enter or y: leave · any other key: stay

# The game is not saved anywhere.
game-will-be-lost = This game isn’t saved and will be lost.

# The game can be resumed.
# $file (text): The file.
game-is-kept = This game is saved in { $file }. You can resume it later.

# The file could not be written.
# $file (text): The file.
game-is-not-kept = { $file } couldn’t be written. Your latest moves will be lost.

## Help and rulebook.

# The title of the help.
help = Help

# How to scroll and close.
overlay-keys = ↑ ↓ scroll · Esc closes · l language

# How to close the result.
result-keys = ↑ ↓ scroll · Esc shows the board · q leaves

# How to read the rulebook.
rulebook-keys = ↑ ↓ scroll · / search · Esc closes · l language

# The words searched for are nowhere.
# $words (text): The words.
nothing-found = { QUOTE($words) } not found · / search · Esc closes

# Where the words searched for are.
# $words (text): The words.
# $at (number): Which place is shown.
# $found (number): How many there are.
found = { QUOTE($words) }: { $at } of { $found } · n next · N back · / search · Esc closes

# Up and down.
help-up-down = choose a move; the board shows what it would do

# Left and right.
help-left-right = go to the next pile or kind of card

# Digits.
help-digits = go to the next move of this space

# Enter.
help-enter = play the chosen move

# Typing.
help-type = type a move: sow 2 cw pair 1; Tab completes

# Taking back.
help-undo = take back your last move, if nothing was revealed and no one has acted since

# Taking back anyway.
help-undo-all = take it back anyway, with everything since; the log says so

# What `E` does.
help-end = end the game now, if everyone agrees

# The cards.
help-cards = cards, with what they cost you

# The hidden tiles.
help-hidden = face-down tiles by kind

# The rulebook.
help-rules = rulebook, at the rule behind your last refused move; / searches

# The book that sums the rules up.
help-card = the rules on one card

# The book that teaches the game.
help-learn = how to play, with pictures

# The language.
help-language = next language

# The log.
help-log = scroll the log

# The wait of bots.
help-speed = bots faster or slower

# Skipping the wait.
help-space = skip the wait for bots

# Leaving.
help-leave = leave (asks first)

# Escape.
help-esc = close, or stop typing

# How a place must be read.
signs-place = A space: its number (▸ its pile can move), the top tile, ×tiles in the stack, ◆Lys; below it the discs from bottom to top (in boxes: upward).

# How the preview must be read.
signs-preview = Before a move: ↻2 second drop, underlined discs would land there, a‡→U Ulrich would take this tile, ✗ it leaves the game, ☾ it goes to the chart.

# How the players' cards must be read.
signs-cards = Players: tiles with their number, [cards] with their value, ☾ moons won.

# Above the answers to the quiz, at the end of the Learn book.
quiz-answers = Answers
