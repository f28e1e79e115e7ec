### Why the seats can't agree to end the game now.

no-rule = Selon ces règles, la table ne peut pas terminer la partie.

not-playing = La table ne peut terminer la partie que pendant un tour.

ending = La partie se termine déjà.
