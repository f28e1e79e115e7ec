### What happens in a game of Campfire.

stack-laid = L’emplacement { $place } reçoit une pile de { -tiles($tiles) }.

uncovered = Sur l’emplacement { $place } apparaît { -a-tile($tile) }.

first-player = { $name } commence.

awake = { $name } joue { ADVENTURER($who) }.

asleep = { ADVENTURER($who) } dort pendant toute la partie.

coin = { $name } commence avec la pièce, qui compte comme une tuile Joker.

disc-placed = { $name } pose { -a-disc($disc) } sur l’emplacement { $place }.

nomads-placed = Chaque emplacement reçoit un Nomade.

lys-placed = { $name } place Lys devant la pile de l’emplacement { $place }.

turn-began = C’est à { $name } de jouer.

nudged = { $name } décale Lys vers l’emplacement { $to }.

taken-up =
    { $discs ->
        [1] { $name } ramasse 1 disque sur l’emplacement { $place } et le dépose { DIRECTION($direction) }.
       *[other] { $name } ramasse { $discs } disques sur l’emplacement { $place } et les égraine { DIRECTION($direction) }.
    }

dropped-together = Deux disques sont déposés à la fois sur l’emplacement { $place }.

skipped = L’emplacement { $place } est ignoré.

lys-bonus = Bonus de Lys : { $name } la déplace vers l’emplacement { $to }.

lifted = { $name } remonte au sommet de sa pile le disque de hauteur { $height }, sur l’emplacement { $place }.

took = { $name } prend { -a-tile($tile) } sur l’emplacement { $place }.

moon-rose = Une Lune d’Opale passe de l’emplacement { $place } au Cadran Lunaire, qui porte maintenant { -moons($chart) }.

forgotten = { ADVENTURER($sleeper) } dort : { -a-tile($tile) } de l’emplacement { $place } est défaussée.

wrote-song =
    { $name } écrit la Chanson { $price } avec { $paid } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

wrote-legend = { $name } écrit la carte { LEGEND($legend) } { $value } avec { $paid }.

upgraded-legend = { $name } améliore la carte { LEGEND($legend) }, de { $upgraded-from } à { $value }, avec { $paid }.

moon-scoring =
    { $scores ->
        [none] Décompte intermédiaire.
       *[other] Décompte intermédiaire : { $scores }.
    }

moons-won = { $name } gagne { -moons($moons) }.

moons-boxed =
    { $boxed ->
        [1] 1 lune ne peut pas être partagée et retourne dans la boîte.
       *[other] { -moons($boxed) } ne peuvent pas être partagées et retournent dans la boîte.
    }

end-agreed = Tous les joueurs sont d’accord pour terminer la partie après ce tour.

end-began = { END($why) } La partie se termine. Chacun peut encore écrire une dernière carte.

passed-last-writing = { $name } n’écrit pas de dernière carte.

over = La partie est terminée.

outcome-height = La pile de l’emplacement { $place } compte { -tiles($high) }.

outcome-tile = La pile de l’emplacement { $place } montre { -a-tile($tile) }.

outcome-first = Le sort désigne { $name } comme Premier Joueur.

outcome-lot = Le sort attribue { ADVENTURER($who) } à { $name }.

paid-wilds = { -wilds($wilds) }

paid-stories = { -stories($legend, $tiles) }
