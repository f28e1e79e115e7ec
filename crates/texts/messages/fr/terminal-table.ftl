### Something the terminal interface says about the table.

title = La table

menu-keys = ↑ ↓ choisir · ⏎ valider · Échap ferme

nothing-to-do = Il n’y a rien à faire à la table pour l’instant.

hand-over = Laisser un robot jouer pour { $name }

resign = { $name } abandonne, et un robot joue jusqu’à la fin

resign-again = C’est irréversible. Appuyez encore sur Entrée pour abandonner.

rematch = Rejouer

rematch-hint = T permet de rejouer.

paused-hint = Appuyez sur T pour continuer.

ask-undo = U demande l’accord des autres.

no-randomness = Le système ne fournit pas de nombres aléatoires : pas de nouvelle partie.

help = pause, laisser jouer un robot, revenir, abandonner, rejouer
