### What the things of Campfire are called.

# An adventurer's name.
# $adventurer (adventurer)
adventurer = { $adventurer ->
        [ulrich] Ulrich
        [moon] Moon
        [red] Red
        [siana] Siana
       *[nostromo] Nostromo
    }

# The color of an adventurer's discs (C1.5).
# $adventurer (adventurer)
adventurer-color = { $adventurer ->
        [ulrich] black
        [moon] purple
        [red] red
        [siana] yellow
       *[nostromo] green
    }

# What an adventurer can do, in one sentence (C7.1 to C7.5).
# $adventurer (adventurer)
ability = { $adventurer ->
        [ulrich] Once per turn, you may drop two discs on one space.
        [moon] Before you act, you may move Lys one space either way.
        [red] After sowing, you may lift one of your discs to the top of its pile.
        [siana] Once per turn, you may skip one space while dropping discs.
       *[nostromo] You have three discs. The third is the Frog.
    }

# A legend's name, without an article.
# $legend (legend)
legend = { $legend ->
        [anchor] Anchor
        [bell] Bell
        [comet] Comet
        [drum] Drum
        [eye] Eye
        [feather] Feather
       *[gate] Gate
    }

# What a tile is called, without an article.
# $tile (tile)
tile = { $tile ->
        [anchor] Anchor tile
        [bell] Bell tile
        [comet] Comet tile
        [drum] Drum tile
        [eye] Eye tile
        [feather] Feather tile
        [gate] Gate tile
        [moon] Opal Moon
       *[wild] Wild tile
    }

# What a disc is called, without an article: whose it is, or Nomad, or Frog.
# $disc (disc)
disc = { $disc ->
        [nomad] Nomad
        [ulrich] Ulrich
        [moon] Moon
        [red] Red
        [siana] Siana
        [nostromo] Nostromo
       *[frog] Frog
    }

# A way around the fire, as an adverb: "clockwise".
# $direction (direction)
direction = { $direction ->
        [clockwise] clockwise
       *[counterclockwise] counterclockwise
    }

# What a player is asked, as a prompt: an order without a full stop, or a short question.
# $question (question)
question = { $question ->
        [pick] Choose your adventurer
        [frog] Place the Frog
        [sleeper] Place a sleeper’s disc
        [disc] Place one of your discs
        [point-lys] Point Lys at a stack
        [nudge] Move Lys one space?
        [act] Sow a pile or write a card
        [lys-bonus] Lys bonus: move Lys to another stack
        [lift] Lift one of your discs to the top?
       *[last-writing] Write one last card?
    }

# What a prompt means, in a line for newcomers.
# $question (question)
question-help = { $question ->
        [pick] Each adventurer has a special ability that only you will have.
        [frog] The Frog is your third disc. It counts like your other two.
        [sleeper] Adventurers no one plays are asleep. Tiles their discs would take are discarded.
        [disc] When your disc is on top of a pile, you take tiles there. During setup, a space can hold at most four discs.
        [point-lys] If the last disc of a sowing lands in front of Lys, that player moves her and takes a tile.
        [nudge] Lys marks the space that gives a bonus to the player whose sowing ends there.
        [act] Sowing drops a pile’s discs one by one around the fire; writing turns your tiles into points.
        [lys-bonus] The last disc landed in front of Lys: take the tile on top of the stack you choose.
        [lift] If your disc is on top, you take the tile of its space when everyone listens.
       *[last-writing] This is your last chance. Every tile you keep costs a point.
    }

# Why a game ended, as a sentence.
# $end (end)
end = { $end ->
        [stacks] Only two stacks, or fewer, have tiles left.
        [table] Everyone agreed to end the game.
       *[standstill] For too many turns, no tile has left a stack and no card has been taken.
    }

# $tiles (number)
-tiles = { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    }

# $moons (number)
-moons = { $moons } { $moons ->
        [one] moon
       *[other] moons
    }

# $wilds (number)
-wilds = { $wilds } { $wilds ->
        [one] Wild
       *[other] Wilds
    }

# $tile (tile)
-a-tile = { A(TILE($tile)) }

# $disc (disc)
-a-disc = { $disc ->
        [nomad] a Nomad
        [frog] the Frog
       *[other] one of { DISC($disc) }’s discs
    }

# $legend (legend)
# $tiles (number)
-stories = { $tiles ->
        [one] { $tiles } { LEGEND($legend) }
       *[other] { $tiles } { LEGEND($legend) }s
    }
