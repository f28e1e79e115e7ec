### A level of bots: its name, and its character.

first-steps = Premiers pas
first-steps-character = Vient d’apprendre les règles et saisit la première bonne idée.

easy = Facile
easy-character = Voit ce qu’un coup rapporte tout de suite et oublie les autres joueurs.

casual = Détendu
casual-character = Joue pour le plaisir, prévoit un peu et se trompe souvent.

medium = Moyen
medium-character = Anticipe, mais passe à côté des coups discrets.

strong = Fort
strong-character = Planifie bien et fait rarement des cadeaux.

expert = Difficile
expert-character = Compare plusieurs plans et manque rarement le meilleur.

hard = Expert
hard-character = Voit loin et punit les erreurs.

master = Maître
master-character = Prend une seconde par coup et ne laisse rien passer.
