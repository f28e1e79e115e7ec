### The name of a game, or the heading of a column.

campfire = Lagerfeuer

sea = Meer

player = Spieler

adventurer = Abenteurer

legends = Legenden

song = Lied

moons = Monde

tiles-left = übrige Plättchen

points = Punkte

place = Rang

players = Spieler

games-per-second = Partien/s

decisions-per-second = Entscheidungen/s

mean-decisions = Entscheidungen/Partie

mean-turns = Züge/Partie

state-bytes = Bytes/Stellung

measured = gemessen

per-second = pro Sekunde

half = 50{"\u00A0"}% in ms

nine-in-ten = 90{"\u00A0"}% in ms

nearly = 99{"\u00A0"}% in ms

refusals = abgelehnt

moves-stored = Züge, gespeichert

moves-short = Züge, kurze Aktualisierungen

bare-frames = Nachrichten, leerer Server

depth = Tiefe

seat-nodes = Platz entscheidet

chance-nodes = Zufall entscheidet

over-nodes = beendet

total = gesamt

bot = Bot

seat = Platz

games = Partien

wins = Siege

wins-percent = Siege %

mean-score = Punkte im Mittel
