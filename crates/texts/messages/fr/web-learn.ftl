### Something the page says when you learn from a game: reviews, hints, notes.

review = Analyse
start = Analyser cette partie
about = Trouve les décisions qui vous ont coûté le plus et ce qui aurait été mieux. Elle n’utilise que ce que ce joueur savait à ce moment-là.
seat = Analyser pour
progress = Analyse en cours : { $percent }
stop = Arrêter ici
unreachable = Le moteur de jeu n’a pas pu être chargé. Vérifiez votre connexion et réessayez ; une fois chargé, il reste disponible hors ligne.
kept = Cet enregistrement contient une analyse pour { $name }.
river-help = Cliquez sur le graphique ou utilisez les flèches pour aller à un tour.
river-table = Les chances en tableau
go-to = Montrer sur le plateau
try-again = Réessayer
filter = Afficher
filter-all = toutes les décisions
filter-inaccuracy = imprécisions et pire
filter-mistake = erreurs et pire
filter-blunder = seulement les gaffes
filter-none = Aucune de vos décisions n’a coûté autant.
save-annotated = Enregistrer avec l’analyse
copy-review = Copier le lien d’analyse
chosen-as-preferred = La recherche est d’accord.
notes = Notes
note-here = Note sur cette position
note-at = Étape { $step } : { $text }
save-note = Enregistrer la note
note-saved = Note enregistrée.
result-hidden = Le résultat est masqué pour que vous puissiez suivre la partie telle qu’elle s’est déroulée.
show-result = Montrer le résultat
hide-result = Masquer le résultat
hint = Indice
hint-thinking = Recherche du meilleur coup…
hint-chance = { $name } : chances { $best } (deuxième choix : { $next })
hint-only = { $name } : chances { $best }
hint-more = Montrer les trois meilleurs
hint-none = Il n’y a pas d’indice pour cette décision.
hints-setting = Proposer des indices

quiz-question = Question { $number } sur { $of }

quiz-right = Exact !

quiz-wrong = Pas tout à fait.

quiz-try-again = Essayez une autre réponse.

quiz-next = Question suivante

quiz-finish = Voir le résultat

quiz-result =
    { $right ->
        [0] Aucune bonne réponse du premier coup sur { $of }. C’est à cela que sert le quiz.
        [1] { $right } bonne réponse du premier coup sur { $of }
       *[other] { $right } bonnes réponses du premier coup sur { $of }
    }

quiz-again = Recommencer le quiz
