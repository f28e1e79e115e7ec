title = Analyse pour { $name } : { $game }
setting = { $iterations } itérations par décision, graine { $seed }. Un coût ne compte que s’il dépasse le double de l’incertitude de la recherche (±).
unfinished = Cette partie n’est pas terminée : l’analyse s’arrête à l’étape { $line }.
stopped = L’analyse a été interrompue : elle couvre { $line } étapes sur { $all }.
random-share = La valeur explique { $share } de ce que décide le hasard.
random-untold = La valeur n’explique que { $share } de ce que décide le hasard, qui reste donc dans le reste. La référence en dit plus.
par = Des robots ont joué { $games } fois la même partie avec le même mélange. À votre place, ils ont gagné { $wins } des parties. Votre score dépasse le leur dans { $below }, l’égale dans { $equal } et lui est inférieur dans { $above }.
par-unfinished = Des robots ont joué { $games } fois la même partie avec le même mélange. À votre place, ils ont gagné { $wins } des parties.
par-sampled = L’enregistrement ne révèle pas sa graine : chaque partie a tiré elle-même ce qu’il ne montre pas.
counts =
    { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } : { $inaccuracies ->
        [one] { $inaccuracies } imprécision
       *[other] { $inaccuracies } imprécisions
    }, { $mistakes ->
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    }, { $blunders ->
        [one] { $blunders } gaffe
       *[other] { $blunders } gaffes
    }
decision = Tour { $turn }, ligne { $line } : { $grade }, coût { $loss } (±{ $noise })
because = { $reasons }.
which-seat = Indiquez la place à analyser avec --seat : de 0 à { $last }.
no-grade = La note { QUOTE($word) } n’existe pas : utilisez inaccuracy, mistake ou blunder.
iterations = Utilisez de 1 à { $most } itérations.
comment = { $grade } : coûte { $loss }. Mieux : { $preferred }.
annotated =
    { $file } : { $comments ->
        [one] { $comments } commentaire écrit
       *[other] { $comments } commentaires écrits
    }.
no-decision = Personne ne décide après l’étape { $line }.
no-line = L’enregistrement n’a pas d’étape { $line } : il en compte { $last }.
hinted = { $deed } : { $chance } (±{ $noise })
close = Les deux premiers sont trop proches pour que la recherche les départage.
