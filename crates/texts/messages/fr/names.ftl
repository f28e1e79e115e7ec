### What a seat without a name is called.

player = Joueur { $number }

you = vous

you-heading = Vous
