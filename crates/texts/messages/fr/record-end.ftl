### Why the seats can't agree to end the game now.

no-rule = Ces règles ne permettent pas à la table de terminer la partie.

not-playing = La table ne peut terminer la partie que pendant un tour.

ending = La partie est déjà en train de se terminer.
