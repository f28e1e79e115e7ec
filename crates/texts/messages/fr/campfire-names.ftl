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
        [ulrich] Une fois par tour, peut déposer deux disques ensemble sur un même emplacement.
        [moon] Au début du tour, peut décaler Lys d'un emplacement, dans un sens ou dans l'autre.
        [red] Après le déplacement, peut remonter un de ses disques au sommet de sa pile.
        [siana] Une fois par tour, peut passer un emplacement sans y laisser de disque.
       *[nostromo] Joue trois disques ; le troisième est la Grenouille.
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
        [moon] Lune d'Opale
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
        [pick] Quel Aventurier jouez-vous ?
        [frog] Sur quel emplacement posez-vous la Grenouille ?
        [sleeper] Quel disque d'un Aventurier endormi posez-vous, et où ?
        [disc] Sur quel emplacement posez-vous votre disque ?
        [point-lys] Vers quelle pile de tuiles orientez-vous Lys ?
        [nudge] Décalez-vous Lys d'un emplacement ?
        [act] Voulez-vous vous disperser et écouter, ou écrire une carte ?
        [lys-bonus] Bonus de Lys : vers quelle autre pile la déplacez-vous ?
        [lift] Remontez-vous un de vos disques au sommet de sa pile ?
       *[last-writing] Écrivez-vous une dernière carte ?
    }

end = { $end ->
        [stacks] Deux piles au plus ont encore des tuiles.
        [table] Tous se sont entendus pour terminer la partie.
       *[standstill] Depuis trop de tours, aucune tuile n'a quitté une pile et aucune carte n'a été prise.
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
