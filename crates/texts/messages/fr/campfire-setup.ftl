### Why a table of Campfire can't begin.

players = Ce jeu se joue de 2 à 5 joueurs, et non à { $players }.

first-seat = Le Premier Joueur doit avoir une place à cette table.

fixed-count =
    { $named ->
        [one] { $named } Aventurier
       *[other] { $named } Aventuriers
    } pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : il en faut exactement un par joueur.

fixed-twice = Deux joueurs ne peuvent pas jouer tous deux { ADVENTURER($who) }.

edition = L’édition { $edition } des règles est inconnue, ou n’a pas une option que vous avez choisie.

standstill = Le réglage « Blocage » doit être compris entre 1 et { $standstill-max } tours, ou désactivé ; { $turns } est impossible.

lumarathon-seat = Le Lumarathon désigne une place qui n’existe pas à cette table.

lumarathon-winner-last = Un même joueur ne peut pas avoir fini premier et dernier de la partie d’Oh Capitaine ! précédente.

lumarathon-first = Dans un Lumarathon, le Capitaine commence. Ne désignez pas de Premier Joueur.
