### The marks of a paragraph in a rulebook.

ruling = our reading
ruling-help = The printed rules leave this open. This is how we read them.

invented = our invention
invented-help = The printed rules have nothing of the kind.

# $name (text): The name of an option of the table that changes this paragraph.
option = option { $name }
option-help = Your table can change this.
