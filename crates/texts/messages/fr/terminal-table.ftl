### Something the terminal interface says about the table.

title = La table

menu-keys = ↑ ↓ choisir · ⏎ valider · Échap ferme

nothing-to-do = Il n'y a rien à faire à la table pour le moment.

hand-over = Laisser un bot jouer pour { $name }

resign = { $name } abandonne, et un bot joue jusqu'à la fin

resign-again = C'est irrévocable. Encore Entrée pour abandonner.

rematch = Rejouer

rematch-hint = T permet de rejouer.

paused-hint = T pour continuer.

ask-undo = U demande l'accord des autres.

no-randomness = Le système ne donne pas de nombres aléatoires : pas de nouvelle partie.

help = pause, laisser jouer un bot, revenir, abandonner, rejouer
