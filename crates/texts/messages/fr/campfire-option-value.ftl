### What the options of a table of Campfire are set to.

at-random = au hasard

adventurers-pick = au choix, dans l'ordre du tour

on = activé

off = désactivé

moon-ties-pool = quatre à partager

moon-ties-separate = trois à partager, une pour la place suivante

turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }

lumarathon = Capitaine : { $captain }, vainqueur : { $winner }, dernière place : { $last }

box-default = par défaut
