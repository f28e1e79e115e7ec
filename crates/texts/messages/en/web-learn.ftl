### Something the page says when you learn from a game: reviews, hints, notes.

# The heading and the button: a review of a game.
review = Review

# Starts the review.
start = Review this game

# What a review does.
about = Finds the decisions that cost you most and what would have been better. It uses only what this player knew at the time.

# A field: which player the review is for.
seat = Review for

# How far it has come.
# $percent (text)
progress = Reviewing: { $percent }

# Ends the review early and shows what there is.
stop = Stop here

# The code for it can’t be loaded.
unreachable = The game engine couldn’t be loaded. Check your connection and try again; once loaded, it’s available offline.

# The record contains an earlier review.
# $name (text)
kept = This record contains a review for { $name }.

# How to use the chart of chances.
river-help = Click the chart or use the arrow keys to go to a turn.

# The same chances as a table: what opens it.
river-table = Chances as a table

# Shows the position before a decision on the board.
go-to = Show on the board

# Continues from the position before a decision as a new game.
try-again = Try again

# A field: which decisions are listed.
filter = List

# All decisions.
filter-all = all decisions

# Decisions with any grade.
filter-inaccuracy = inaccuracies and worse

# Decisions with at least the middle grade.
filter-mistake = mistakes and worse

# Decisions with the worst grade.
filter-blunder = only blunders

# No decision is that expensive.
filter-none = None of your decisions cost that much.

# Saves the record with what was found.
save-annotated = Save annotated record

# Copies a link to the record with what was found.
copy-review = Copy link to review

# The search would have chosen the same.
chosen-as-preferred = The search agrees.

# The heading over what people have noted.
notes = Notes

# A field: a note about the position that is shown.
note-here = Note on this position

# A note in the list, and where it belongs.
# $step (number)
# $text (text)
note-at = Step { $step }: { $text }

# Saves the note.
save-note = Save note

# It is saved.
note-saved = Note saved.

# Instead of the result in a replay.
result-hidden = The result is hidden, so you can follow the game as it happened.

# Shows it.
show-result = Show the result

# Hides it, in this replay and the next ones.
hide-result = Hide the result

# The button that asks for the best move.
hint = Hint

# The best move is being looked for.
hint-thinking = Looking for the best move…

# The chances of a seat after the best move, and after the next best.
# $name (text)
# $best (text)
# $next (text)
hint-chance = { $name }: chance { $best } (next best move: { $next })

# The chances of a seat after the only move that was weighed.
# $name (text)
# $best (text)
hint-only = { $name }: chance { $best }

# Shows the three best moves on the board.
hint-more = Show the three best

# Nothing can be suggested.
hint-none = There is no hint for this decision.

# A setting: the button for hints is shown at tables here.
hints-setting = Offer hints

# Heading of a question in the quiz at the end of Learn.
# $number (number)
# $of (number)
quiz-question = Question { $number } of { $of }

# The answer is right; the reason follows.
quiz-right = Right!

# The answer is wrong; the reason follows.
quiz-wrong = Not quite.

# After that reason.
quiz-try-again = Try another answer.

# Goes to the next question.
quiz-next = Next question

# After the last question.
quiz-finish = See your result

# At the end of the quiz.
# $right (number)
# $of (number)
quiz-result =
    { $right ->
        [0] None of { $of } right at the first try. That’s what the quiz is for.
       *[other] { $right } of { $of } right at the first try
    }

# Begins the quiz again.
quiz-again = Start the quiz again
