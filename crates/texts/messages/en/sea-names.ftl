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

# A direction in full, without an article: "northeast".
# $direction (sea-direction)
direction-long = { $direction ->
        [n] north
        [ne] northeast
        [e] east
        [se] southeast
        [s] south
        [sw] southwest
        [w] west
       *[nw] northwest
    }

# A way around the compass, as an adverb: "clockwise".
# $side (side)
side = { $side ->
        [clockwise] clockwise
       *[counterclockwise] counterclockwise
    }

# Which third of a legend something is, without an article: "character" (S1.4).
# $part (part)
part = { $part ->
        [character] character
        [location] location
       *[action] action
    }

# What a component says: a character or a location with its article, or what someone does.
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
       *[pollinisation] Pollination
    }

# What earns a feat, in one sentence.
# $feat (feat)
feat-help = { $feat ->
        [storm] Sail off the Vaal’s tile and stay afloat.
        [battle] Sink the boat you attack and keep at least one passenger aboard.
        [fog] Enter a tile beyond the fog and stay afloat.
        [circulation] Make an exchange at another player’s settlement.
       *[pollinisation] Have settlers in the settlements of two other tribes at the same time.
    }

# The name of a column of the final count, as a heading.
# $column (column)
column = { $column ->
        [mythical] Mythical
        [legendary] Legendary
        [builders] Builders
        [nomads] Nomads
       *[area] Reach
    }

# What counts in a column, in one sentence.
# $column (column)
column-help = { $column ->
        [mythical] 1 if your Original Myth is complete.
        [legendary] 3 per legend and 1 per feat.
        [builders] 1 per settlement you own, 1 per secured, unrevealed component, and 1 for your boat on the map.
        [nomads] 1 per pawn of yours on the map: in trails, in settlements and on any boat.
       *[area] The tiles inside the smallest upright rectangle around all your pawns and tokens.
    }

# What a player is asked, as a prompt: an order without a full stop, or a short question.
# $question (sea-question)
question = { $question ->
        [last-turn] Play your last turn, or skip it?
        [summon] Summon the Vaal Er Num?
        [mover] Move the Vaal, or sail?
        [launch] Launch your boat
        [course] Sail, or found a settlement?
        [wind] Turn the wind?
        [side] Choose which way the wind turns
        [onward] Sail on, or stop here?
        [fog] Cross the fog, or stay?
        [leave-behind] Leave a passenger for this step
        [trail-swap] Swap a passenger for a trail pawn?
        [losses] Choose which passengers to lose
        [found-here] Found a settlement here?
        [interact] Choose what to do here
        [answer-disclosure] Show each other your components?
        [answer-offer] Accept the offer?
        [answer-counter] Accept the counteroffer?
        [claim] Claim the emptied boat’s component?
        [disembark] Choose who settles, returns to the pool or sails on
       *[legend] Choose three components for your legend
    }

# What a prompt means, in a line for newcomers.
# $question (sea-question)
question-help = { $question ->
        [last-turn] The end has been triggered, and everyone may take one more turn.
        [summon] Only you may summon the storm, once per game. It sinks boats in its way, and you don’t sail this turn.
        [mover] Moving the Vaal takes the place of your normal turn.
        [launch] Your boat starts with pawns from your pool and sails on from there.
        [course] On land, your crew can settle. Your component is then secured.
        [wind] The wind turns one point toward the direction you roll. You pay a passenger unless you are the God of Winds.
        [side] The die shows the opposite direction, so the wind may turn either way.
        [onward] You have sailed at least one tile, so you may stop.
        [fog] Crossing is a normal step and costs a passenger. Staying costs nothing more.
        [leave-behind] Each tile you enter gets one pawn as a trail. Without a majority, your boat sinks.
        [trail-swap] The pawn you leave stays on the tile; the one you take joins your crew.
        [losses] If you lose too many of your own, your boat sinks.
        [found-here] Your crew settles, and your component is secured.
        [interact] You can trade, show components, attack, leave settlers, or finish here.
        [answer-disclosure] You both see one component. No one else does.
        [answer-offer] Look at both sides: what you give and what you get.
        [answer-counter] You can only take it or leave it; there is no further offer.
        [claim] A component you claim is secured for you. Otherwise no one gets it.
        [disembark] Settlers help you hold or take the settlement, pawns in the pool can be launched again, and the others sail on in a new boat.
       *[legend] A character, a location and an action make a legend. They stay locked in it.
    }

# What triggered the end, as a sentence (S14.1).
# $trigger (trigger)
end = { $trigger ->
        [legends] A player has revealed a third legend.
        [tiles] The last tile has been laid.
        [boats] The last boat from the deck is on the map.
        [becalmed] The game is becalmed: for too many turns, no trail has grown, no tile has been drawn and no settlement has been founded.
        [dead] No boat is on the map, and no one can launch one.
       *[table] Everyone agreed to end the game.
    }

# $tribe (tribe)
-the-tribe = the { TRIBE($tribe) }

# $number (number)
# $tribe (tribe)
# $first (yes or no): Whether it is the first tribe of a list; only the first one is written with the noun.
-pawns-of-a-tribe = { $first ->
        [yes] { $number } { TRIBE-COLOR($tribe) } { $number ->
            [one] pawn
           *[other] pawns
        }
       *[no] { $number } { TRIBE-COLOR($tribe) }
    }

# $crew (crew)
-pawns = { $crew ->
        [0] no pawns
       *[other] { LIST($crew, -pawns-of-a-tribe) }
    }

# $number (number)
# $tribe (tribe)
# $first (yes or no): Whether it is the first tribe of a list; only the first one is written with the noun.
-passengers-of-a-tribe = { $first ->
        [yes] { $number } { TRIBE-COLOR($tribe) } { $number ->
            [one] passenger
           *[other] passengers
        }
       *[no] { $number } { TRIBE-COLOR($tribe) }
    }

# $crew (crew)
-passengers = { $crew ->
        [0] no passengers
       *[other] { LIST($crew, -passengers-of-a-tribe) }
    }

# $number (number)
# $tribe (tribe)
# $first (yes or no): Whether it is the first tribe of a list; only the first one is written with the noun.
-settlers-of-a-tribe = { $first ->
        [yes] { $number } { TRIBE-COLOR($tribe) } { $number ->
            [one] settler
           *[other] settlers
        }
       *[no] { $number } { TRIBE-COLOR($tribe) }
    }

# $crew (crew)
-settlers = { $crew ->
        [0] no settlers
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
        [1] 1 boat left in the deck
       *[other] { $left } boats left in the deck
    }

# $left (number)
-pile = { $left ->
        [0] the pile is empty
        [1] 1 tile left in the pile
       *[other] { $left } tiles left in the pile
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
