### The name of a game, or the heading of a column.

campfire = Hoguera

sea = Mar

player = jugador

adventurer = aventurero

legends = leyendas

song = canción

moons = lunas

tiles-left = fichas restantes

points = puntos

place = puesto

players = jugadores

games-per-second = partidas/s

decisions-per-second = decisiones/s

mean-decisions = decisiones/partida

mean-turns = turnos/partida

state-bytes = bytes/posición

measured = medido

per-second = por segundo

half = 50{"\u00A0"}% en ms

nine-in-ten = 90{"\u00A0"}% en ms

nearly = 99{"\u00A0"}% en ms

refusals = rechazadas

moves-stored = jugadas guardadas

moves-short = jugadas, actualizaciones cortas

bare-frames = mensajes, servidor mínimo

depth = profundidad

seat-nodes = decide un asiento

chance-nodes = resultados aleatorios

over-nodes = terminadas

total = total

bot = bot

seat = asiento

games = partidas

wins = victorias

wins-percent = victorias %

mean-score = puntuación media
