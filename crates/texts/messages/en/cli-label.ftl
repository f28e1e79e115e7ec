### The name of a game, or the heading of a column.

# The game.
campfire = Campfire

# The other game.
sea = Sea

# A player's name.
player = player

# Who plays whom.
adventurer = adventurer

# Points of legend cards.
legends = legends

# Points of the song.
song = song

# Moons won.
moons = moons

# Points lost for tiles.
tiles-left = tiles left

# All points.
points = points

# The place, from 1.
place = place

# How many play.
players = players

# Games in a second.
games-per-second = games/s

# Decisions in a second.
decisions-per-second = decisions/s

# Decisions in a game.
mean-decisions = decisions/game

# Turns in a game.
mean-turns = turns/game

# Bytes of a position.
state-bytes = bytes/position

# What was measured.
measured = measured

# How many a second.
per-second = per second

# Half took no longer.
half = 50% within ms

# Nine in ten took no longer.
nine-in-ten = 90% within ms

# 99 in 100 took no longer.
nearly = 99% within ms

# How many were refused.
refusals = refused

# Moves that were stored.
moves-stored = moves, stored

# Moves that were stored, with short updates.
moves-short = moves, short updates

# Frames of a bare server.
bare-frames = frames, bare server

# Steps ahead.
depth = depth

# Positions in which a seat decides.
seat-nodes = a seat decides

# Positions in which luck is awaited.
chance-nodes = random results

# Positions in which the game is over.
over-nodes = over

# All of them.
total = total

# A bot's name.
bot = bot

# A seat's number.
seat = seat

# How many games.
games = games

# How many victories.
wins = wins

# Victories in a hundred games.
wins-percent = wins %

# Points in a game.
mean-score = mean score
