### Why a move of Campfire is good: predicates without a subject, which a sentence joins with “and”. They speak to the player who decides.

# Tiles that come immediately.
# $tiles (list)
takes = takes { $tiles }

# A part of the list of tiles.
# $legend (legend)
# $tiles (number: u8)
stories = { -stories($legend, $tiles) }

# A part of the list of tiles.
# $wilds (number: u8)
wilds = { -wilds($wilds) }

# Another player would have taken a tile there.
# $name (text)
# $place (number: u8)
leaves-nothing = leaves { $name } nothing on space { $place }

# A card brings points.
# $points (number: u8)
gains =
    gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    } right away

# Moons are scored.
scores-ahead = triggers an intermediate scoring while you’re ahead

# Moons would have been scored.
# $name (text)
avoids-scoring = avoids an intermediate scoring while { $name } is ahead

# The Lys bonus.
lys-bonus = lets you move Lys and take one more tile

# How many stacks the player listens to afterwards.
# $places (number: u8)
# $fewer (number: u8)
tops =
    { $places ->
        [one] puts your disc on top on { $places } space with tiles instead of { $fewer }
       *[other] puts your disc on top on { $places } spaces with tiles instead of { $fewer }
    }
