### The name of a game, or the heading of a column.

campfire = Feu de camp

sea = Mer

player = joueur

adventurer = aventurier

legends = légendes

song = chanson

moons = lunes

tiles-left = tuiles restantes

points = points

place = rang

players = joueurs

games-per-second = parties/s

decisions-per-second = décisions/s

mean-decisions = décisions/partie

mean-turns = tours/partie

state-bytes = octets/position

measured = mesuré

per-second = par seconde

half = 50 % en ms

nine-in-ten = 90 % en ms

nearly = 99 % en ms

refusals = refusés

moves-stored = coups enregistrés

moves-short = coups, mises à jour courtes

bare-frames = messages, serveur nu

depth = profondeur

seat-nodes = un joueur décide

chance-nodes = tirages

over-nodes = terminées

total = total

bot = robot

seat = place

games = parties

wins = victoires

wins-percent = victoires {"%"}

mean-score = score moyen
