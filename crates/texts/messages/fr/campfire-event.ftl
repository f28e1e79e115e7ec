### What happens in a game of Campfire.

stack-laid = L’emplacement { $place } reçoit une pile de { -tiles($tiles) }.

uncovered = Sur l’emplacement { $place } apparaît { -a-tile($tile) }.

first-player = { $name ->
        [you] Vous commencez.
       *[other] { $name } commence.
    }

awake = { $name ->
        [you] Vous jouez
       *[other] { $name } joue
    } { ADVENTURER($who) }.

asleep = { ADVENTURER($who) } dort pendant toute la partie.

coin = { $name ->
        [you] Vous commencez
       *[other] { $name } commence
    } avec la pièce, qui compte comme une tuile Joker.

disc-placed = { $name ->
        [you] Vous posez
       *[other] { $name } pose
    } { -a-disc($disc) } sur l’emplacement { $place }.

nomads-placed = Chaque emplacement reçoit un Nomade.

lys-placed = { $name ->
        [you] Vous placez
       *[other] { $name } place
    } Lys devant la pile de l’emplacement { $place }.

turn-began =
    C’est à { $name ->
        [you] vous
       *[other] { $name }
    } de jouer.

nudged = { $name ->
        [you] Vous décalez
       *[other] { $name } décale
    } Lys vers l’emplacement { $to }.

taken-up = { $name ->
        [you] Vous ramassez
       *[other] { $name } ramasse
    } { $discs ->
        [1] 1 disque sur l’emplacement { $place } et le { $name ->
        [you] déposez
       *[other] dépose
    } { DIRECTION($direction) }.
       *[other] { $discs } disques sur l’emplacement { $place } et les { $name ->
        [you] égrainez
       *[other] égraine
    } { DIRECTION($direction) }.
    }

dropped-together = Deux disques sont déposés à la fois sur l’emplacement { $place }.

skipped = L’emplacement { $place } est ignoré.

lys-bonus =
    Bonus de Lys : { $name ->
        [you] vous la déplacez
       *[other] { $name } la déplace
    } vers l’emplacement { $to }.

lifted = { $name ->
        [you] Vous remontez
       *[other] { $name } remonte
    } au sommet de sa pile le disque { $height } (en partant du bas) de l’emplacement { $place }.

took = { $name ->
        [you] Vous prenez
       *[other] { $name } prend
    } { -a-tile($tile) } sur l’emplacement { $place }.

moon-rose = Une Lune d’Opale passe de l’emplacement { $place } au Cadran Lunaire, qui porte maintenant { -moons($chart) }.

forgotten = { ADVENTURER($sleeper) } dort : { -a-tile($tile) } de l’emplacement { $place } est défaussée.

wrote-song = { $name ->
        [you] Vous écrivez
       *[other] { $name } écrit
    } la Chanson { $price } avec { $paid } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

wrote-legend = { $name ->
        [you] Vous écrivez
       *[other] { $name } écrit
    } la carte { LEGEND($legend) } { $value } avec { $paid }.

upgraded-legend = { $name ->
        [you] Vous améliorez
       *[other] { $name } améliore
    } la carte { LEGEND($legend) }, de { $upgraded-from } à { $value }, avec { $paid }.

moon-scoring =
    { $scores ->
        [none] Décompte intermédiaire.
       *[other] Décompte intermédiaire : { $scores }.
    }

moons-won = { $name ->
        [you] Vous gagnez
       *[other] { $name } gagne
    } { -moons($moons) }.

moons-boxed =
    { $boxed ->
        [1] 1 lune ne peut pas être partagée et retourne dans la boîte.
       *[other] { -moons($boxed) } ne peuvent pas être partagées et retournent dans la boîte.
    }

end-agreed = Tous les joueurs sont d’accord pour terminer la partie après ce tour.

end-began = { END($why) } La partie se termine. Chacun peut encore écrire une dernière carte.

passed-last-writing = { $name ->
        [you] Vous n’écrivez
       *[other] { $name } n’écrit
    } pas de dernière carte.

over = La partie est terminée.

outcome-height = La pile de l’emplacement { $place } compte { -tiles($high) }.

outcome-tile = La pile de l’emplacement { $place } montre { -a-tile($tile) }.

outcome-first =
    Le sort { $name ->
        [you] vous désigne
       *[other] désigne { $name }
    } comme Premier Joueur.

outcome-lot =
    Le sort { $name ->
        [you] vous attribue { ADVENTURER($who) }
       *[other] attribue { ADVENTURER($who) } à { $name }
    }.

paid-wilds = { -wilds($wilds) }

paid-stories = { -stories($legend, $tiles) }
