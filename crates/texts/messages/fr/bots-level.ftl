### A level of bots.

first-steps = Premiers pas

easy = Facile

casual = Détendu

medium = Moyen

strong = Fort

expert = Difficile

hard = Expert

master = Maître
