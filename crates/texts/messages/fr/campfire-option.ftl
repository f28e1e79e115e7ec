### What the options of a table of Campfire are called.

players = Joueurs

first = Premier Joueur

adventurers = Aventuriers

even-stacks = Piles égales

moon-ties = Lunes en cas d'égalité

standstill = Blocage

lumarathon = Lumarathon

box = Boîte
