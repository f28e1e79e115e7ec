### What the things of Sea are called.

# What a tribe is called, without an article: "red tribe".
# $tribe (tribe)
tribe = { $tribe ->
        [red] red tribe
        [blue] blue tribe
        [green] green tribe
        [yellow] yellow tribe
        [purple] purple tribe
       *[white] white tribe
    }

# The color of a tribe.
# $tribe (tribe)
tribe-color = { $tribe ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
        [purple] purple
       *[white] white
    }

# The shape of a tribe's pawns, for those who don't tell colors apart: in the order of the seats.
# $tribe (tribe)
tribe-shape = { $tribe ->
        [red] circle
        [blue] square
        [green] triangle
        [yellow] diamond
        [purple] hexagon
       *[white] star
    }

# What a tile shows, without an article (S1.1).
# $kind (tile-kind)
tile-kind = { $kind ->
        [sea] sea
        [coast] coast
        [island] island
       *[fog] fog
    }

# A direction as the die shows it: "NE" (S1.3).
# $direction (sea-direction)
direction = { $direction ->
        [n] N
        [ne] NE
        [e] E
        [se] SE
        [s] S
        [sw] SW
        [w] W
       *[nw] NW
    }

# A direction in full, without an article: "north-east".
# $direction (sea-direction)
direction-long = { $direction ->
        [n] north
        [ne] north-east
        [e] east
        [se] south-east
        [s] south
        [sw] south-west
        [w] west
       *[nw] north-west
    }

# A way around the compass, as an adverb: "clockwise".
# $side (side)
side = { $side ->
        [clockwise] clockwise
       *[counterclockwise] counter-clockwise
    }

# Which third of a legend something is, without an article: "character" (S1.4).
# $part (part)
part = { $part ->
        [character] character
        [location] location
       *[action] action
    }

# What a component says: a character or a location with its article, or what somebody does.
# $component (component)
component = { $component ->
        [tides-character] the Moon Diver
        [tides-location] the Sunken Stair
        [tides-action] draws up the first tide
        [wind-character] the Barefoot Thief
        [wind-location] the Cave of Breath
        [wind-action] steals a gust from the gods
        [wedding-character] the Salt Bride
        [wedding-location] the White Reef
        [wedding-action] weds the sea
        [bell-character] the Blind Ringer
        [bell-location] the Drowned Tower
        [bell-action] wakes the sleepers
        [oar-character] the Sleepless Rower
        [oar-location] the Edge of the Maps
        [oar-action] rows beyond the stars
        [fire-character] the Ember Child
        [fire-location] the Smoking Island
       *[fire-action] carries fire over water
    }

# The name of an Original Myth, as a title.
# $myth (myth)
myth = { $myth ->
        [tides] Birth of the Tides
        [wind] The Stolen Wind
        [wedding] The Salt Wedding
        [bell] The Drowned Bell
        [oar] The Long Oar
       *[fire] The Fire Below
    }

# The name of a feat, as a title (S13).
# $feat (feat)
feat = { $feat ->
        [storm] Crossing the Storm
        [battle] Naval Battle
        [fog] Crossing the Fog
        [circulation] Circulation of Legends
       *[pollinisation] Pollinisation
    }

# What earns a feat, in one sentence.
# $feat (feat)
feat-help = { $feat ->
        [storm] Leave the Vaal's tile and still float.
        [battle] Sink the boat you attack without having your own emptied.
        [fog] Occupy a tile behind fog and still float.
        [circulation] Conclude an exchange at another player's settlement.
       *[pollinisation] Have settlers in settlements owned by two different other tribes at once.
    }

# The name of a column of the final count, as a heading.
# $column (column)
column = { $column ->
        [mythical] Mythical
        [legendary] Legendary
        [builders] Builders
        [nomads] Nomads
       *[area] Rectangle
    }

# What counts in a column, in one sentence.
# $column (column)
column-help = { $column ->
        [mythical] 1 if the Original Myth is complete.
        [legendary] 3 per legend and 1 per feat.
        [builders] 1 per settlement owned, per secured undisclosed component, and for the boat on the board.
        [nomads] 1 per own pawn on the board: in trails, in settlements and on any boat.
       *[area] The laid tiles inside the smallest upright rectangle around all own pawns and tokens.
    }

# What a player is asked, as a question to that player.
# $question (sea-question)
question = { $question ->
        [last-turn] Do you play your last turn, or do you let it pass?
        [summon] Do you summon the Vaal Er Num?
        [mover] Do you move the Vaal, or do you play normally?
        [launch] Where do you launch your boat?
        [course] Do you sail, or do you found a settlement?
        [wind] Do you turn the wind?
        [side] Which way does the wind turn?
        [onward] Do you sail on, or do you stop?
        [fog] Do you cross the fog, or do you stay?
        [leave-behind] Which passenger do you leave for this step?
        [trail-swap] Do you exchange one of your passengers for a trail pawn?
        [losses] Which passengers do you lose?
        [found-here] Do you found a settlement here?
        [interact] What do you do here?
        [answer-disclosure] Do you accept the disclosure?
        [answer-offer] Do you accept the offer?
        [answer-counter] Do you accept the counter-offer?
        [claim] Claim the component of the emptied boat?
        [disembark] Who settles, who goes home and who sails on?
       *[legend] Which three pieces are your legend?
    }

# What triggered the end, as a sentence (S14.1).
# $trigger (trigger)
end = { $trigger ->
        [legends] A player has disclosed a third legend.
        [tiles] The last tile of the pile is laid.
        [boats] The last boat of the deck is on the board.
        [becalmed] The game is becalmed: for too many turns trails, map and settlements have not grown.
        [dead] No boat is on the board, and nobody can launch one.
       *[table] All players agreed to end the game.
    }

# $tribe (tribe)
-the-tribe = the { TRIBE($tribe) }

# $number (number)
# $tribe (tribe)
# $first (yes or no): Whether it is the first tribe of a list; only it is told with the noun.
-pawns-of-a-tribe = { $first ->
        [yes] { $number } { TRIBE-COLOR($tribe) } { $number ->
            [one] pawn
           *[other] pawns
        }
       *[no] { $number } { TRIBE-COLOR($tribe) }
    }

# $crew (crew)
-pawns = { $crew ->
        [0] no pawn
       *[other] { LIST($crew, -pawns-of-a-tribe) }
    }

# $number (number)
# $tribe (tribe)
# $first (yes or no): Whether it is the first tribe of a list; only it is told with the noun.
-passengers-of-a-tribe = { $first ->
        [yes] { $number } { TRIBE-COLOR($tribe) } { $number ->
            [one] passenger
           *[other] passengers
        }
       *[no] { $number } { TRIBE-COLOR($tribe) }
    }

# $crew (crew)
-passengers = { $crew ->
        [0] no passenger
       *[other] { LIST($crew, -passengers-of-a-tribe) }
    }

# $number (number)
# $tribe (tribe)
# $first (yes or no): Whether it is the first tribe of a list; only it is told with the noun.
-settlers-of-a-tribe = { $first ->
        [yes] { $number } { TRIBE-COLOR($tribe) } { $number ->
            [one] settler
           *[other] settlers
        }
       *[no] { $number } { TRIBE-COLOR($tribe) }
    }

# $crew (crew)
-settlers = { $crew ->
        [0] no settler
       *[other] { LIST($crew, -settlers-of-a-tribe) }
    }

# $kind (tile-kind)
-a-tile = { $kind ->
        [island] an island tile
       *[other] a { TILE-KIND($kind) } tile
    }

# $cell (optional text): None is the Primordial Sea.
-origin = { $cell ->
        [none] the Primordial Sea
       *[other] the settlement at { $cell }
    }

# $left (number)
-deck = { $left ->
        [0] the deck is empty
        [1] 1 boat is left in the deck
       *[other] { $left } boats are left in the deck
    }

# $left (number)
-pile = { $left ->
        [0] the pile is empty
        [1] 1 tile is left in the pile
       *[other] { $left } tiles are left in the pile
    }

# $myth (myth)
-there = { $myth ->
        [tides] On the Sunken Stair
        [wind] In the Cave of Breath
        [wedding] On the White Reef
        [bell] In the Drowned Tower
        [oar] At the Edge of the Maps
       *[fire] On the Smoking Island
    }

# $myth (myth)
-character = { $myth ->
        [tides] the Moon Diver
        [wind] the Barefoot Thief
        [wedding] the Salt Bride
        [bell] the Blind Ringer
        [oar] the Sleepless Rower
       *[fire] the Ember Child
    }

# $myth (myth)
-action = { $myth ->
        [tides] draws up the first tide
        [wind] steals a gust from the gods
        [wedding] weds the sea
        [bell] wakes the sleepers
        [oar] rows beyond the stars
       *[fire] carries fire over water
    }
