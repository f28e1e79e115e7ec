### What a player did in a turn, in one sentence.

does = { $name ->
        [you] { $deeds }
       *[other] { $name } { $deeds }
    }.

does-for = { $name ->
        [you] { $deeds }
       *[other] { $name } { $deeds }
    }: { $gains }.

gets = { $name ->
        [you] Tú
       *[other] { $name }
    }: { $gains }.
