### What the options of a table of Campfire are called.

players = Spieler

first = Startspieler

adventurers = Abenteurer

even-stacks = Gleich hohe Stapel

moon-ties = Monde bei Gleichstand

standstill = Stillstand

lumarathon = Lumarathon

box = Schachtel
