### Headings and words of a review.

# The heading over the chances of all seats in the course of a game.
chances = Chances of winning

# Which of two curves: what the player could know.
as-you-knew = Based on what you knew

# Which of two curves: with all secrets.
omniscient = With all hidden information

# The heading over the sum.
sum = How your chance changed

# A line of the sum.
sum-start = Chance at the start

# A line of the sum.
sum-own = Your errors

# A line of the sum.
sum-others = Others’ errors

# A line of the sum: draws and dice.
sum-random = Random results

# A line of the sum: what nothing explains.
sum-rest = Rest

# A line of the sum, where random results can't be told apart from the rest.
sum-random-and-rest = Random results and rest

# A line of the sum: what the game ended with.
sum-result = Result

# A line of the sum, if the game is not over.
sum-now = Chance at the end of this review

# The heading over the replays by bots.
par = Par

# The heading over the three worst decisions.
dearest = Your costliest decisions

# The heading over all decisions.
decisions = Your decisions

# There is no such decision.
no-mistakes = None of your decisions was a clear mistake.

# What was chosen, before the move.
you-chose = You

# What the search prefers, before the move.
better = Better

# The heading of a column.
turn = Turn

# The heading of a column: the line of the record.
line = Line

# The heading of a column: what a decision cost.
loss = Cost

# The heading of a column: how far that may be off.
noise = Noise

# The heading of a column.
grade = Grade

# A small mistake.
inaccuracy = inaccuracy

# A mistake.
mistake = mistake

# A bad mistake.
blunder = blunder

# A mark below the chances: points are scored.
scoring = Scoring

# A mark below the chances: a legend is written or told.
legend = Legend

# A mark below the chances: a song is written.
song = Song

# A mark below the chances.
battle = Battle

# A mark below the chances: a feat is earned.
feat = Feat

# A mark below the chances: someone else has the best chance.
lead-change = New leader

# The heading over the moments.
moments = Moments

# A reason when nothing shows right away.
later = pays off later rather than right away

# The heading of a hint.
hint = Best moves

# The reviewed seat doesn’t exist.
no-seat = The table has no such seat.
