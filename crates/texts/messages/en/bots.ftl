### A message about bots and nets, of the commands that deal with them.

# `engine` got a command that it does not know.
# $given (text)
engine-command = Unknown command { QUOTE($given) }. Commands are hello, isready, set, new, position, play, view, moves, legal, go and quit.

# What comes after `go` is wrong.
# $given (text)
engine-go = After go, write nothing, “iterations N” or “movetime MS”, not { QUOTE($given) }.

# What comes after `set` is wrong.
# $given (text)
engine-set = After set, write “seed N” or “bot NAME”, not { QUOTE($given) }.

# `engine` got a game that it does not know.
# $given (text)
# $known (text)
engine-game = Unknown game { QUOTE($given) }. Choose one of: { $known }.

# The JSON of a view can't be read.
# $why (text)
engine-view = This isn’t the view of a position: { $why }.

# A command needs a position, and there is none.
engine-no-position = There’s no position yet. Send “new” or “position” first.

# A position that came as a view can't be played on.
engine-only-seen = You can’t play on from a view. Send the game as a record.

# `view` was given something that is no seat.
# $last (number: u8)
engine-viewer = After view, write nothing, “all” or a seat from 0 to { $last }.

# Another program that plays in the arena failed.
# $command (text)
# $why (text)
engine-failed = The engine { QUOTE($command) } can’t play: { $why }.

# A file after `%` is no file of weights.
# $file (text)
# $why (text)
bad-weights = { $file } isn’t a file of weights: { $why }

# Why a file is no weights.
# $line (text)
weights-line = { QUOTE($line) } isn’t a name and a number.

# Why a file is no weights.
# $name (text)
weights-unknown = there’s no weight { QUOTE($name) }.

# Why a file is no weights.
# $name (text)
weights-missing = the weight { QUOTE($name) } is missing.

# A file after `%` is no file of nets.
# $file (text)
# $why (text)
bad-nets = { $file } isn’t a file of nets: { $why }

# Why a file is no nets.
nets-beginning = its first line is wrong.

# Why a file is no nets.
nets-short = it ends too early.

# Why a file is no nets.
# $line (text)
nets-line = the line { QUOTE($line) } is wrong.

# Why a file is no nets.
nets-damaged = its weights are damaged.

# Why a file is no nets.
# $game (text)
nets-game = it’s for the game { QUOTE($game) }.

# How long something will still take; seconds have two digits.
# $minutes (number: u64)
# $seconds (text)
minutes-left = { $minutes }:{ $seconds } left

# What a net has learned from.
# $games (number: u64)
# $positions (number: u64)
learned = Learned from { $positions } positions of { $games } games.

# How well a net predicts the winner in games that it did not learn from.
# $games (number: u64)
# $net (text)
# $linear (text)
# $uniform (text)
# $ci (text)
held-out = Log loss in { $games } held-out games: net { $net }, weights { $linear } (difference ± { $ci }), uniform { $uniform }.

# How a new net did against what bots judge by now, at equal time.
# $games (number: u64)
# $share (text)
# $low (text)
# $high (text)
match-share = Match at equal time, { $games } games: the new net wins { $share }% [{ $low }, { $high }] against the current bots.

# The new net is better by both measures.
net-accepted = Accepted: both the held-out games and the match say that it’s better.

# The new net is not better by both measures.
net-rejected = Not accepted: the held-out games and the match don’t both say that it’s better.

# How far the points are off in games that were held out.
# $before (text)
# $after (text)
tune-error = Error in points on held-out games: { $before } before, { $after } after.

# `simulate --bots`.
# $levels (text)
simulate-bots = The bots, seated in this order and repeated as needed: random, { $levels }, greedy, keen, uct:N or search:N, where N is the number of iterations [default: random]

# `arena --bots`.
# $levels (text)
arena-bots = The bots, one for each seat: random, { $levels }, strongest:Ns, greedy, keen, engine:COMMAND, uct:N, search:N or search:Ns, where N is a number of iterations or of seconds
