title = Analyse pour { $name } : { $game }
setting = { $iterations } itérations par décision, graine { $seed }. Un coût ne compte que s’il dépasse le double de l’incertitude de la recherche (±).
unfinished = Cette partie n’est pas terminée : l’analyse s’arrête à l’étape { $line }.
stopped = L’analyse a été interrompue : elle couvre { $line } étapes sur { $all }.
random-share = Nous retrouvons { $share } de ce que le hasard a décidé.
random-untold = Impossible de séparer le hasard du reste dans cette partie : nous n’en retrouvons que { $share }. La comparaison avec des robots (référence) en dit plus.
par = Des robots ont joué { $games } fois la même partie avec le même mélange. À votre place, ils ont gagné { $wins } des parties. Votre score dépasse le leur dans { $below }, l’égale dans { $equal } et lui est inférieur dans { $above }.
par-unfinished = Des robots ont joué { $games } fois la même partie avec le même mélange. À votre place, ils ont gagné { $wins } des parties.
par-sampled = L’enregistrement ne révèle pas sa graine : chaque partie rejouée a donc tiré ses propres résultats cachés.
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
which-seat = Indiquez la place à analyser avec --seat : de 1 à { $last }.
no-grade = La note { QUOTE($word) } n’existe pas : utilisez inaccuracy, mistake ou blunder.
iterations = Utilisez de 1 à { $most } itérations.
comment = { $grade } : coûte { $loss }. Mieux : { $preferred }.
annotated =
    { $file } : { $comments ->
        [one] { $comments } commentaire écrit
       *[other] { $comments } commentaires écrits
    }.
no-decision = Aucun joueur ne décide après l’étape { $line }.
no-line = L’enregistrement n’a pas d’étape { $line } : il en compte { $last }.
hinted = { $deed } : { $chance } (±{ $noise })
close = Les deux premiers sont trop proches pour que la recherche les départage.
