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
        [ulrich] Once a turn, may put two discs together on one place.
        [moon] At the start of a turn, may shift Lys by one place, either way.
        [red] After moving, may lift one own disc to the top of its pile.
        [siana] Once a turn, may pass over one place while dropping discs.
       *[nostromo] Plays three discs; the third is the Frog.
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
       *[counterclockwise] counter-clockwise
    }

# What a player is asked, as a question to that player.
# $question (question)
question = { $question ->
        [pick] Which adventurer do you play?
        [frog] On which place do you put the Frog?
        [sleeper] Which sleeping adventurer's disc do you put on which place?
        [disc] On which place do you put your disc?
        [point-lys] At which stack do you point Lys?
        [nudge] Do you shift Lys by one place?
        [act] Do you move and listen, or write a card?
        [lys-bonus] Lys bonus: to which other stack do you move Lys?
        [lift] Do you lift one of your discs to the top of its pile?
       *[last-writing] Do you write one last card?
    }

# Why a game ended, as a sentence.
# $end (end)
end = { $end ->
        [stacks] Two or fewer stacks still have tiles.
        [table] All players agreed to end the game.
       *[standstill] For too many turns no tile has left a stack and no card has been taken.
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
       *[other] a disc of { DISC($disc) }
    }

# $legend (legend)
# $tiles (number)
-stories = { $tiles ->
        [one] { $tiles } { LEGEND($legend) }
       *[other] { $tiles } { LEGEND($legend) }s
    }
