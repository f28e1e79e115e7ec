### Something the page says about Sea.

# What Sea is.
blurb = Sail with the wind, explore the sea, found settlements and bring legends home. 3 to 6 players.

# What ‘Play now’ starts.
play-now-help = Sea, you against two bots.

# The board, for screen readers.
chart = The map of the sea

# How the chart is moved.
chart-keys = Arrow keys move the map, + and − zoom, 0 shows everything.

# What the lines of the graph count.
graph-help = For this graph only: Mythical ×100 (at the end), Legendary ×10, Builders ×1. The winner is decided column by column.

# A button.
zoom-in = Zoom in

# A button.
zoom-out = Zoom out

# A button.
fit = Show the whole map

# The chart in words.
as-list = The map as a list

# The first tile.
primordial = Primordial Sea

# A cell without a tile.
unlaid = unknown sea

# A boat, for screen readers.
# $name (actor)
# $crew (text)
boat-here = { $name ->
        [you] your
       *[other] { $name }’s
    } boat with { $crew }

# A settlement, for screen readers.
# $name (actor)
settlement-here = { $name ->
        [you] your
       *[other] { $name }’s
    } settlement

# Loose settlers.
# $pawns (text)
settlers-here = loose settlers: { $pawns }

# A trail.
# $pawns (text)
trail-here = trail: { $pawns }

# The Vaal.
vaal-here = the Vaal Er Num

# The compass.
# $direction (text)
wind-is = The wind blows boats { $direction }

# A die.
# $direction (text)
direction-die = direction die: { $direction }

# A die.
# $distance (text)
distance-die = distance die: { $distance }

# Where to press.
hint = Tap a glowing spot on the map, or choose here.

# A heading.
feats = Feats

# A heading.
settlements = Settlements

# A heading.
secured-pieces = Secured components

# A heading.
boat-at-sea = Boat at sea

# Pawns at home.
# $count (text)
pool = pawns in the pool: { $count }

# Settlement tokens that are left.
# $count (text)
tokens = settlement tokens left: { $count }

# A player has no boat on the board.
no-boat = no boat on the map

# A boat that is not launched yet.
in-hand = in hand

# A boat that sails.
sails = sails

# A component face down in front of a player.
secured = secured

# A component that the reader has not seen.
unseen = Hidden

# A player's office.
god = God of Winds

# A heading.
my-myth = Your Myth

# How much of it is secured.
# $held (text)
# $needed (text)
myth-needs = { $held } of { $needed } secured

# A component is secured.
part-held = secured

# A component sails with the reader.
part-sailing = aboard, not yet secured

# A component is known to be with someone.
# $name (actor)
part-seen =
    with { $name ->
        [you] you
       *[other] { $name }
    }

# The reader doesn't know where a component is.
part-unknown = not seen yet

# A heading.
next-legend = Your next legend

# What is missing for it.
# $parts (text)
legend-lacks = needs: { $parts }

# A heading.
legends = Revealed legends

# No legend is disclosed yet.
no-legends = No legends revealed yet.

# A heading.
left = Remaining

# The pile.
# $count (text)
tiles-left = Tiles in the pile: { $count }

# The deck.
# $count (text)
boats-left = Boats in the deck: { $count }

# The discard.
# $count (text)
boats-gone = Boats out of the game: { $count }

# A heading.
end-heading = How the game ends

# The most legends of a player.
# $count (text)
# $all (text)
end-legends = A player’s third legend: { $count } of { $all }

# Tiles until the end.
# $count (text)
end-tiles = Last tile laid: { $count } to go

# Boats until the end.
# $count (text)
end-boats = Last boat launched: { $count } to go

# Turns without progress.
# $count (text)
# $all (text)
end-idle = Becalmed: { $count } of { $all } turns without progress

# The end is near.
# $count (text)
last-turns = Last turns left: { $count }

# No one has earned the feat.
free-feat = up for grabs

# A button.
do-settle = Leave settlers

# A button.
do-disclose = Show components

# A button.
do-offer = Make an offer

# A button.
do-counter = Counteroffer

# A button.
do-attack = Attack

# A button.
do-turn = Turn the wind

# A step.
who-pays = Which passenger pays?

# A step.
with-whom = With whom?

# A step.
which-piece = Which of their components?

# A step.
swap-pieces = Swap components?

# Which kind of exchange is meant.
which-exchange = What kind of exchange?

# Between two boats.
boat-to-boat = Boat to boat

# At another player's settlement.
at-settlement = At the settlement

# A step.
what-else = What else changes hands?

# A step.
who-stays = Who stays at the settlement?

# A step.
who-boards = Who comes aboard in return?

# A step.
how-many = How many does each boat lose?

# A step.
who-settles = Who settles here?

# A step.
who-sails-on = Who sails on?

# A step.
# $part (text)
legend-part = Which { $part }?

# No components are swapped.
no-pieces = no components

# Nothing else changes hands.
nothing-else = nothing else

# No pawn.
nobody = no one

# Opens the builder of an offer.
compose = Custom offer

# Opens the builder of settlers or of a landing: you count the pawns yourself.
compose-pawns = Pawn by pawn

# A group of the builder.
you-give = You give

# A group of the builder.
you-get = You get

# A group of the builder.
they-stay = Stay here

# A group of the builder.
they-board = Come aboard

# A group of the builder.
they-settle = Settle here

# A group of the builder.
they-sail-on = Sail on

# The rest of a crew.
they-go-home = Back to the pool

# A button of the builder.
# $what (text)
fewer = one fewer: { $what }

# A button of the builder.
# $what (text)
more = one more: { $what }

# The components of an offer.
piece-for-piece = Components

# Chooses what was built.
use-this = Use this offer

# The offer to be answered.
offer-is = The offer

# What someone gets.
# $name (actor)
gets = { $name ->
        [you] You get
       *[other] { $name } gets
    }

# Nothing is got.
nothing = nothing

# A crew before and after.
# $name (actor)
crew-of = { $name ->
        [you] Your
       *[other] { $name }’s
    } crew

# A boat would sink.
sinks = the boat sinks

# What founding does.
# $home (text)
# $tokens (text)
founding-pays = You secure your boat’s component. Your pawns going home: { $home }. Settlement tokens left: { $tokens }.

# What a battle leads to.
battle-takes = Their boat is emptied. You may claim its component.

# What a battle leads to.
battle-both-sink = Both boats are emptied and sink. No one gains anything.

# What a battle leads to: the attacker's boat is emptied, and the defender may claim.
battle-you-lose = Your boat is emptied. The defender may claim its component.

# What a battle leads to.
battle-you-sink = Your boat is emptied and sinks.

# What a battle leads to.
battle-both-lose = Both boats lose passengers. A boat sinks if its captain loses the majority.

# Where the Vaal may get.
vaal-range = The dice decide where the Vaal Er Num goes: any direction, 1 to 3 tiles. It hits every boat in its path.

# Where a boat gets that crosses the fog.
# $place (text)
cross-to = Your boat crosses the fog to { $place }.

# What the next tile may be.
# $chances (text)
unknown-tile = The next unknown tile: { $chances }

# A ready-made choice of options.
preset = Preset

# What it is for.
preset-help = Sets all the options below.

# The options fit no preset.
own-mix = Custom

# A small map of everything, shown while part of the chart is out of sight.
overview = Overview of the map. Press a spot to move there.
