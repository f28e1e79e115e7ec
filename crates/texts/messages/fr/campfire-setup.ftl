### Why a table of Campfire can't begin.

players = Ce jeu se joue de 2 à 5 joueurs, et non à { $players }.

first-seat = La place { $seat } ne peut pas commencer, car elle n’existe pas. La première place est la 0.

fixed-count =
    { $named ->
        [one] { $named } Aventurier
       *[other] { $named } Aventuriers
    } pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : il en faut exactement un par joueur.

fixed-twice = Deux joueurs ne peuvent pas jouer { ADVENTURER($who) }.

edition = L’édition { $edition } des règles est inconnue, ou n’a pas une option que vous avez choisie.

standstill = Le blocage doit être compris entre 1 et { $standstill-max } tours, ou désactivé ; { $turns } est impossible.

lumarathon-seat = Le Lumarathon désigne la place { $seat }, qui n’existe pas. La première place est la 0.

lumarathon-winner-last = La place { $seat } ne peut pas avoir fini à la fois première et dernière à Oh Capitaine !

lumarathon-first = Dans un Lumarathon, le Capitaine commence. Ne désignez pas de Premier Joueur.
