### What a review says.

# The title of a review.
# $name (text): Whose review it is.
# $game (text)
title = Review for { $name }: { $game }

# How thorough it is.
# $iterations (number: u32)
# $seed (number: u64)
setting = { $iterations } iterations per decision, seed { $seed }. A cost counts only if it is more than twice the search’s own noise (±).

# The record stops before the end of the game.
# $line (number)
unfinished = This game isn’t finished, so the review stops at step { $line }.

# The review was interrupted.
# $line (number)
# $all (number)
stopped = The review was interrupted: it covers { $line } of { $all } steps.

# Luck may be told.
# $share (text)
random-share = We can trace { $share } of what chance decided.

# Luck may not be told.
# $share (text)
random-untold = We can’t separate chance from the rest in this game: we can trace only { $share } of it. The comparison with bots (par) tells you more.

# What bots made of the same deal.
# $games (number: u32)
# $wins (text)
# $below (text)
# $equal (text)
# $above (text)
par = Bots played the same shuffle { $games } times. In your seat they won { $wins } of the games. Your score beats theirs in { $below }, equals it in { $equal } and is lower in { $above }.

# What bots made of the same deal, if the game is not over.
# $games (number: u32)
# $wins (text)
par-unfinished = Bots played the same shuffle { $games } times. In your seat they won { $wins } of the games.

# The record has no seed.
par-sampled = The record doesn’t reveal its seed, so each replay drew its own hidden results.

# How many decisions there were, and how many of them were mistakes.
# $decisions (number)
# $inaccuracies (number)
# $mistakes (number)
# $blunders (number)
counts =
    { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }: { $inaccuracies ->
        [one] { $inaccuracies } inaccuracy
       *[other] { $inaccuracies } inaccuracies
    }, { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }, { $blunders ->
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }

# The heading of one decision.
# $turn (number: u32)
# $line (number)
# $grade (text)
# $loss (text)
# $noise (text)
decision = Turn { $turn }, line { $line }: { $grade }, cost { $loss } (±{ $noise })

# Reasons for a move, as one sentence: each is a predicate without a subject.
# $reasons (list)
because = { $reasons }.

# Several seats are played by people, and none was named.
# $last (number: u8)
which-seat = Name the seat to review with --seat: 1 to { $last }.

# There is no such grade.
# $word (text)
no-grade = There is no grade { QUOTE($word) }: use inaccuracy, mistake or blunder.

# Iterations out of range.
# $most (number: u32)
iterations = Use 1 to { $most } iterations.

# A comment in an annotated record.
# $grade (text)
# $loss (text)
# $preferred (text)
comment = { $grade }: costs { $loss }. Better: { $preferred }.

# The annotated record is written.
# $file (text)
# $comments (number)
annotated =
    { $file }: { $comments ->
        [one] { $comments } comment
       *[other] { $comments } comments
    } written.

# A hint is asked for where no seat decides.
# $line (number)
no-decision = No player decides after step { $line }.

# The record is shorter.
# $line (number)
# $last (number)
no-line = The record has no step { $line }: it has { $last }.

# A move of a hint, with the chance that it leaves and its noise.
# $deed (text)
# $chance (text)
# $noise (text)
hinted = { $deed }: { $chance } (±{ $noise })

# Two moves are equally good as far as the search can tell.
close = The first two are too close for the search to tell apart.
