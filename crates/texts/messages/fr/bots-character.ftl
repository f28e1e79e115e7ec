### The character of a level of bots, in one line.

first-steps = Vient d’apprendre les règles et saisit la première bonne idée.

easy = Voit ce qu’un coup rapporte tout de suite et oublie les autres joueurs.

casual = Joue pour le plaisir, prévoit un peu et se trompe souvent.

medium = Anticipe, mais passe à côté des coups discrets.

strong = Planifie bien et fait rarement des cadeaux.

expert = Compare plusieurs plans et manque rarement le meilleur.

hard = Voit loin et punit les erreurs.

master = Prend une seconde par coup et ne laisse rien passer.
