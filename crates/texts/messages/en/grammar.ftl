### How the language joins words, quotes and writes numbers. A text that is nothing but gaps and signs still has its own
### typography.

# A list of names before its last two.
# $items (text): The names so far.
# $next (text)
list = { $items }, { $next }

# The end of a list.
# $items (text): The names so far.
# $last (text)
list-end = { $items } and { $last }

# $text (text): Someone else's words.
quote = “{ $text }”

# $number (text)
percent = { $number }%

# A number with decimals.
# $whole (text)
# $decimals (text)
decimal = { $whole }.{ $decimals }
