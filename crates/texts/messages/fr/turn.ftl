### What a player did in a turn, in one sentence.

does = { $name ->
        [you] Vous { $deeds }
       *[other] { $name } { $deeds }
    }.

does-for = { $name ->
        [you] Vous { $deeds }
       *[other] { $name } { $deeds }
    } : { $gains }.

gets = { $name ->
        [you] Vous
       *[other] { $name }
    } : { $gains }.
