### What the options of a table of Campfire are called.

players = Players

first = First player

adventurers = Adventurers

even-stacks = Even stacks

moon-ties = Moons on a tie

standstill = Standstill

lumarathon = Lumarathon

box = Box
