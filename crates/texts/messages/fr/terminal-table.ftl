### Something the terminal interface says about the table.

title = La table

menu-keys = ↑ ↓ choisir · ⏎ valider · Échap ferme

nothing-to-do = Il n’y a rien à faire à la table pour l’instant.

hand-over = { $name ->
        [you] Laisser jouer un robot
       *[other] Laisser un robot jouer pour { $name }
    }

resign = { $name ->
        [you] Abandonner
       *[other] Abandonner pour { $name }
    } ; un robot finit la partie

resign-again = C’est irréversible. Appuyez encore sur Entrée pour abandonner.

rematch = Rejouer

rematch-hint = Appuyez sur T pour rejouer.

paused-hint = Appuyez sur T pour continuer.

ask-undo = Appuyez sur U pour demander aux autres.

no-randomness = Le système ne fournit pas de nombres aléatoires : impossible de commencer une nouvelle partie.

help = pause, laisser jouer un robot, revenir, abandonner, rejouer
