### What the solution of a puzzle does, as a heading.

# Campfire: a scoring of moons.
moons = Moon scoring

# Campfire: writes a song.
song = Song

# Writes or completes a legend.
legend = Legend

# Campfire: takes two tiles or more.
double-take = Two tiles or more

# Campfire: takes a tile.
take = Tile

# Keeps something from another player.
deny = Deny

# Campfire: gets on top of piles.
tops = On top of piles

# Sea: a battle.
battle = Battle

# Sea: a settlement.
settlement = Settlement

# Sea: an exchange or a disclosure.
trade = Trade

# Sea: saves the boat or its crew.
storm = Storm and loss

# Sea: wind and course.
voyage = Wind and course

# Sea: earns a feat.
feat = Feat

# Prepares something: nothing shows yet.
quiet = Quiet move

# Campfire: uses Lys.
lys = With Lys
