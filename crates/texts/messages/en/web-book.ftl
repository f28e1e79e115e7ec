### Something the page says about the books of a game.

# It is on its way.
loading = Loading the rulebook…

# It could not be fetched, and what to do.
missing = The rulebook couldn’t be loaded. Check your connection and try again; once loaded, it stays available offline.

# The button that fetches it once more.
retry = Try again

# The book that teaches a game: the name of a tab.
learn = Learn

# The book that sums a game up on one screen: the name of a tab.
card = Card

# The rulebook, where you look things up: the name of a tab.
reference = Reference

# The link that leads a newcomer to the book that teaches.
how-to-play = How to play

# The button that opens the sum of the rules over a table, and what its key does.
open-card = Rules card
