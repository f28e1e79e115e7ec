### What a player did in a turn, in one sentence.

# $name (actor)
# $deeds (list): What they did, such as ‘sow 5 discs from space 3’.
does = { $name ->
        [you] You { $deeds }
       *[other] { $name } { $deeds }
    }.

# $name (actor)
# $deeds (list): What they did.
# $gains (text): What they got for it.
does-for = { $name ->
        [you] You { $deeds }
       *[other] { $name } { $deeds }
    }: { $gains }.

# Someone else got something in this turn.
# $name (actor)
# $gains (text): What they got.
gets = { $name ->
        [you] You
       *[other] { $name }
    }: { $gains }.
