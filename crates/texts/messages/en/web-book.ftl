### Something the page says while it fetches a rulebook.

# It is on its way.
loading = Loading the rulebook…

# It could not be fetched, and what to do.
missing = The rulebook could not be loaded. Check your connection and try again; once loaded, it stays available offline.

# The button that fetches it once more.
retry = Try again
