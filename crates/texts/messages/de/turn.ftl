### What a player did in a turn, in one sentence.

does = { $name ->
        [you] Du { $deeds }
       *[other] { $name } { $deeds }
    }.

does-for = { $name ->
        [you] Du { $deeds }
       *[other] { $name } { $deeds }
    }: { $gains }.

gets = { $name ->
        [you] Du
       *[other] { $name }
    }: { $gains }.
