### Something the terminal interface says about Sea.

# Heading of moves that leave settlers.
head-settle = Settlers

# Heading of moves that propose a disclosure.
head-disclose = Show components

# Heading of offers to someone.
# $name (text): To whom.
head-offer = Offer to { $name }

# Heading of counteroffers.
head-counter = Counteroffers

# Heading of attacks.
head-attack = Attack

# This many last turns are left.
# $left (number: u8): How many, the present one included.
last-turns = last turns: { $left }

# Where a boat gets that goes with the wind.
# $to (text): The direction.
range = The boat sails 1, 2 or 3 tiles { $to }, each equally likely.

# Where a boat gets that goes as the die says.
range-die = The dice decide where the boat sails: any direction, 1 to 3 tiles.

# The chances of a wind that is turned.
# $left (text): One point counterclockwise.
# $same (text): As it is.
# $right (text): One point clockwise.
turned = Wind afterward: { $left } 3 of 8, { $right } 3 of 8, { $same } 1 of 8, your choice of side 1 of 8.

# What someone gets by an exchange.
# $name (actor): Who.
# $goods (text): What.
gets = { $name ->
        [you] you get
       *[other] { $name } gets
    } { $goods }

# Nothing is got.
nothing = nothing

# A boat would sink.
sinks = sinks

# Pawns that go home to their pools.
home = home

# Pawns that settle.
settle = settle

# Pawns that sail on.
sail-on = sail on

# A component the viewer has not seen.
unknown = hidden

# A boat in someone's hand.
in-hand = in hand

# A boat that sails.
sailing = sails

# A secured component, face down.
secured = secured

# A component of a disclosed legend.
in-legend = legend

# Who has seen a component besides its owner.
# $names (text): The names.
seen-by = seen by { $names }

# The viewer's Myth.
# $myth (text): Its name and its components.
my-myth = Your Myth: { $myth }

# There is no viewer with secrets.
no-secrets = No player’s secrets are on screen right now.

# A feat that no one has earned.
free = not earned yet

# The title of the panel with boats and components.
pieces = Boats and Myth

# Title of scores, legends and feats.
glory = Scores, legends and feats

# What is left of tiles and boats.
# $tiles (text): Tiles in the pile, by kind in words.
# $boats (number: u8): Boats in the deck.
left = Still to come: { $tiles }; boats in the deck: { $boats }.

# Help: arrow keys to the left and right.
help-left-right = go to the next kind of move

# Help: typing a move.
help-type = type a move or any offer: offer 2 swap:h3/h7 give:red:1; Tab completes

# Help: the key for boats and components.
help-pieces = boats by number, with what you know about them, and your Myth

# Help: scores, legends and feats.
help-glory = scores by column, legends, feats, what is left

# Help: moving the chart.
help-chart = move the map with the arrow keys; Home brings it back

# Signs: a cell of the chart.
signs-cell = A tile: ~ sea, ◢ coast, ∩ island, ░ fog; ⌂●5 a settlement with its owner and all its settlers; 7● a boat with its crew (number first); ●2 a trail (number last); @ the Vaal Er Num; underlined digits: steps to this tile.

# Signs: compass and dice.
signs-compass = Compass: the highlighted arrow is the wind, the underlined one the direction die. ▣ the dice, ▤ tiles left, ∪ boats left, ☼ the God of Winds, @ where the Vaal is.

# Signs: the players.
signs-players = Players: crew and position of the boat, ∪ a boat in hand, ▪ pawns in the pool, ⌂ tokens left, □ secured components, ★ legends, ✦ feats; then the columns of the score.
