### What the options of a table of Campfire do, in one sentence.

players = Combien jouent : de 2 à 5.

first = Qui commence : le sort en décide, ou un siège est désigné.

adventurers = Qui joue qui : chacun choisit à son tour, le hasard décide, ou l'hôte attribue.

even-stacks = Activé : 8 piles de 14 tuiles. Désactivé : des piles de 12 à 16 tuiles.

moon-ties = À égalité en tête, on se partage les quatre lunes, ou trois et la place suivante en a une.

standstill = Après combien de tours sans tuile qui quitte une pile ni carte prise la partie s'arrête, ou jamais.

lumarathon = Après une partie de Oh Capitaine !, le Capitaine, le vainqueur et le dernier ont un rôle.

box = Quelles cartes sont en jeu : prix et points des Légendes et des Chansons.
