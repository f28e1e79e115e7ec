### What the things of Campfire are called.

adventurer = { $adventurer ->
        [ulrich] Ulrich
        [moon] Moon
        [red] Red
        [siana] Siana
       *[nostromo] Nostromo
    }

adventurer-color = { $adventurer ->
        [ulrich] noir
        [moon] violet
        [red] rouge
        [siana] jaune
       *[nostromo] vert
    }

ability = { $adventurer ->
        [ulrich] Une fois par tour, vous pouvez déposer deux disques sur un même emplacement.
        [moon] Avant d’agir, vous pouvez décaler Lys d’un emplacement, dans un sens ou dans l’autre.
        [red] Après avoir égrainé, vous pouvez remonter l’un de vos disques au sommet de sa pile.
        [siana] Une fois par tour, vous pouvez ignorer un emplacement en égrainant.
       *[nostromo] Vous avez trois disques. Le troisième est la Grenouille.
    }

legend = { $legend ->
        [anchor] Ancre
        [bell] Cloche
        [comet] Comète
        [drum] Tambour
        [eye] Œil
        [feather] Plume
       *[gate] Portail
    }

tile = { $tile ->
        [anchor] tuile Ancre
        [bell] tuile Cloche
        [comet] tuile Comète
        [drum] tuile Tambour
        [eye] tuile Œil
        [feather] tuile Plume
        [gate] tuile Portail
        [moon] Lune d’Opale
       *[wild] tuile Joker
    }

disc = { $disc ->
        [nomad] Nomade
        [ulrich] Ulrich
        [moon] Moon
        [red] Red
        [siana] Siana
        [nostromo] Nostromo
       *[frog] Grenouille
    }

direction = { $direction ->
        [clockwise] dans le sens horaire
       *[counterclockwise] dans le sens antihoraire
    }

question = { $question ->
        [pick] Choisissez votre Aventurier
        [frog] Posez la Grenouille
        [sleeper] Posez le disque d’un Aventurier endormi
        [disc] Posez l’un de vos disques
        [point-lys] Placez Lys devant une pile de tuiles
        [nudge] Décaler Lys d’un emplacement ?
        [act] Égrainez une pile ou écrivez une carte
        [lys-bonus] Bonus de Lys : déplacez-la vers une autre pile
        [lift] Remonter l’un de vos disques au sommet ?
       *[last-writing] Écrire une dernière carte ?
    }

question-help = { $question ->
        [pick] Chaque Aventurier a une capacité spéciale ; personne d’autre n’aura la vôtre.
        [frog] La Grenouille est votre troisième disque. Elle compte comme les deux autres.
        [sleeper] Les Aventuriers que personne ne joue dorment. Les tuiles que prendraient leurs disques sont défaussées.
        [disc] Un disque au sommet d’une pile vous donne des tuiles. Lors de la mise en place, quatre disques au plus par emplacement.
        [point-lys] Le joueur dont le dernier disque arrive devant Lys la déplace et prend une tuile.
        [nudge] Lys marque l’emplacement qui donne un bonus au joueur dont le dernier disque y arrive.
        [act] Égrainer dépose les disques un à un autour du feu ; écrire change vos tuiles en points.
        [lys-bonus] Le dernier disque est arrivé devant Lys : prenez la tuile du dessus de la pile choisie.
        [lift] Un disque au sommet prend la tuile de son emplacement quand tout le monde écoute.
       *[last-writing] C’est votre dernière chance. Chaque tuile gardée coûte un point.
    }

end = { $end ->
        [stacks] Il ne reste des tuiles que dans deux piles au plus.
        [table] Tous les joueurs sont d’accord pour terminer la partie.
       *[standstill] Depuis trop de tours, aucune tuile n’a quitté une pile et aucune carte n’a été prise.
    }

# $tiles (number)
-tiles = { $tiles } { $tiles ->
        [one] tuile
       *[other] tuiles
    }

# $moons (number)
-moons = { $moons } { $moons ->
        [one] lune
       *[other] lunes
    }

# $wilds (number)
-wilds = { $wilds } { $wilds ->
        [one] Joker
       *[other] Jokers
    }

# $tile (tile)
-a-tile = une { TILE($tile) }

# $disc (disc)
-a-disc = { $disc ->
        [nomad] un Nomade
        [frog] la Grenouille
       *[other] un disque { OF(DISC($disc)) }
    }

# $legend (legend)
# $tiles (number)
-stories = { -tiles($tiles) } { LEGEND($legend) }
