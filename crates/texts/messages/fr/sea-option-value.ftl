### What the options of a table of Sea are set to.

tiles =
    { $mix ->
        [default] par défaut
        [open-sea] pleine mer
       *[rich-lands] terres riches
    } : { $sea } mers, { $coast } côtes, { $island } îles, { $fog } brumes

first-player-roll-n = le premier à obtenir N

at-random = au hasard

god-of-winds-none = personne

steering-wind = le vent

steering-die = le dé de direction

distance-exact = en entier

distance-up-to = arrêt permis

fog-exit-any = sur toute tuile

fog-exit-ocean = en pleine mer seulement

trail-relief = relève

trail-swap = échange

sunk-boats-reshuffle = mélangés dans la pioche

sunk-boats-discard = défaussés

found-next-turn = au tour suivant

found-on-arrival = aussi à l'arrivée

offers-per-turn = { $offers } par tour

myth-all-three = les trois éléments

myth-two-of-three = deux éléments sur trois

feats-five = cinq

feats-three = trois

rounds =
    { $rounds ->
        [one] { $rounds } tour de table
       *[other] { $rounds } tours de table
    }

off = désactivé
