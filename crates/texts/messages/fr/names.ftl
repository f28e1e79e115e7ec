### What a seat without a name is called.

player = Joueur { $number }
