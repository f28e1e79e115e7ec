### Why a table of Campfire can't begin.

players = Le jeu se joue de 2 à 5, et non à { $players }.

first-seat = La place { $seat } ne peut pas commencer : elle n’existe pas (la première est la 0).

fixed-count =
    { $named ->
        [one] { $named } Aventurier
       *[other] { $named } Aventuriers
    } pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : il en faut exactement un par joueur.

fixed-twice = Deux joueurs ne peuvent pas jouer { ADVENTURER($who) }.

edition = L’édition { $edition } des règles est inconnue, ou n’a pas l’une des options choisies.

standstill = Un blocage dure de 1 à { $standstill-max } tours, ou est désactivé ; { $turns } n’est pas possible.

lumarathon-seat = Le Lumarathon désigne la place { $seat }, qui n’existe pas (la première est la 0).

lumarathon-winner-last = La place { $seat } ne peut pas avoir fini à la fois première et dernière à Oh Capitaine !

lumarathon-first = Dans un Lumarathon, le Capitaine commence ; on ne peut pas désigner de Premier Joueur.
