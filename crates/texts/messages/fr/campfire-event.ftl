### What happens in a game of Campfire.

stack-laid = Une pile de { -tiles($tiles) } est posée sur l'emplacement { $place }.

uncovered = Sur l'emplacement { $place } apparaît { -a-tile($tile) }.

first-player = { $name } commence.

awake = { $name } joue { ADVENTURER($who) }.

asleep = { ADVENTURER($who) } dort pendant cette partie.

coin = { $name } débute avec une pièce qui est une tuile Joker.

disc-placed = { $name } pose { -a-disc($disc) } sur l'emplacement { $place }.

nomads-placed = Un Nomade est posé sur chaque emplacement.

lys-placed = { $name } oriente Lys vers la pile de l'emplacement { $place }.

turn-began = C'est à { $name } de jouer.

nudged = { $name } décale Lys vers l'emplacement { $to }.

taken-up =
    { $discs ->
        [1] { $name } ramasse 1 disque sur l'emplacement { $place } et le dépose { DIRECTION($direction) }.
       *[other] { $name } ramasse { $discs } disques sur l'emplacement { $place } et les égraine { DIRECTION($direction) }.
    }

dropped-together = Deux disques sont déposés ensemble sur l'emplacement { $place }.

skipped = L'emplacement { $place } est sauté.

lys-bonus = Bonus de Lys : { $name } la déplace vers l'emplacement { $to }.

lifted = { $name } remonte au sommet le disque à la hauteur { $height } de l'emplacement { $place }.

took = { $name } prend { -a-tile($tile) } sur l'emplacement { $place }.

moon-rose = Une Lune d'Opale passe de l'emplacement { $place } au Cadran Lunaire, qui porte { -moons($chart) }.

forgotten = { ADVENTURER($sleeper) } dort : { -a-tile($tile) } de l'emplacement { $place } quitte la partie.

wrote-song =
    { $name } écrit la Chanson { $price } avec { $paid } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

wrote-legend = { $name } écrit la carte { LEGEND($legend) } { $value } avec { $paid }.

upgraded-legend = { $name } améliore la carte { LEGEND($legend) }, de { $upgraded-from } à { $value }, avec { $paid }.

moon-scoring =
    { $scores ->
        [none] Un décompte intermédiaire a lieu.
       *[other] Un décompte intermédiaire a lieu : { $scores }.
    }

moons-won = { $name } gagne { -moons($moons) }.

moons-boxed =
    { $boxed ->
        [1] 1 lune ne se partage pas et va dans la boîte.
       *[other] { -moons($boxed) } ne se partagent pas et vont dans la boîte.
    }

end-agreed = Tous s'entendent pour terminer la partie après ce tour.

end-began = { END($why) } La partie s'arrête ; chacun peut écrire une dernière carte.

passed-last-writing = { $name } n'écrit plus rien.

over = La partie est terminée.

outcome-height = La pile de l'emplacement { $place } a { -tiles($high) }.

outcome-tile = La pile de l'emplacement { $place } montre { -a-tile($tile) }.

outcome-first = Par tirage au sort, { $name } commence.

outcome-lot = Par tirage au sort, { $name } joue { ADVENTURER($who) }.

paid-wilds = { -wilds($wilds) }

paid-stories = { -stories($legend, $tiles) }
