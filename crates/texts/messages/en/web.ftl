### A text of the page.

# Below the name of the program.
tagline = Two board games by the fire and on the open sea, alone or with friends.

# The way back to the first page.
home = Home

# Starts a game immediately.
play-now = Play now

# What that does.
play-now-help = Campfire, you against two bots.

# A table with options.
new-table = New table

# What Campfire is.
campfire-blurb = Sow discs around the fire, gather stories, write legends. 2 to 5 players.

# The rulebook.
rules = Rules

# The page of settings.
settings = Settings

# The guided game.
learn = Guided game

# Offers the guided game.
learn-offer = New here? Start with a guided game. It takes five minutes.

# Declines an offer.
not-now = Not now

# The heading of the list.
saved-games = Your games

# The list is empty.
no-saved-games = No games yet. Your games are saved in this browser.

# Goes on with a game.
open = Continue

# Opens a finished game.
look-at = See result

# Steps through a game.
replay = Replay

# Forgets a saved game.
delete = Delete

# Asks before it.
delete-ask = Delete this game? You can’t undo this.

# A saved game can't be opened.
damaged-save = This saved game is damaged and can’t be opened. Your other games are fine.

# A saved game of another version of the page.
other-version-save = This game was saved by a different version and can’t be opened here.

# No game has this address.
no-such-save = This browser has no saved game at this address.

# The browser keeps nothing.
storage-forbidden = Your browser is blocking storage, so this game will be lost when you close the page.

# No room is left.
storage-full = Your browser’s storage is full. Save this game as a file, or delete other games.

# Opens a file.
import = Open a saved game

# Saves a file.
export = Save as a file

# Makes a link.
copy-link = Copy link

# The link is ready.
link-copied = Link copied. It contains the whole game.

# The game does not fit into a link.
link-too-long = This game is too long for a link. Save it as a file instead.

# A link can't be read.
bad-link = This link is broken. It doesn’t contain a readable game.

# A file can't be read as text.
bad-file = This file isn’t a game record.

# A record of another game.
# $name (text)
unknown-game = This is a record of “{ $name }”, a game this page doesn’t know.

# Checks the shuffle.
verify = Verify the shuffle

# The shuffle is proved.
# $count (text)
verified = Verified: all { $count } random results match the seed committed before the first move.

# The seats of a table.
seats = Seats

# One of them.
# $number (text)
seat-number = Seat { $number }

# A person decides.
person = Human

# A bot decides.
# $level (text): Its level, such as ‘Easy’.
bot-of-level = Bot, { $level }

# The name of a player.
name = Name

# One more player.
add-seat = Add a seat

# One player fewer.
remove-seat = Remove the last seat

# The options of a table.
options = Options

# Opens the table.
start-game = Start the game

# The host decides.
fixed = Set on this page

# Card values of your own copy.
box-file = Use card values from a file

# Which cards are used.
# $name (text)
box-used = Card values: { $name }

# A person is asked.
# $name (actor)
your-turn = { $name ->
        [you] Your turn
       *[other] { $name }: your turn
    }

# A bot thinks.
# $name (text)
thinking = { $name } is thinking…

# The game has ended.
game-over = The game is over

# By which earlier edition of the rules a game was played.
# $edition (text): Which.
old-edition = Played under edition { $edition } of the rules.

# How far the game is.
# $number (text)
turn-number = Turn { $number }

# Before the first turn.
setup = Setup

# Plays the chosen move.
confirm = Confirm

# Takes back a step of choosing.
back = Clear

# Takes back a decision.
undo = Undo

# Leaves things as they are.
cancel = Cancel

# Closes a box.
close = Close

# More to do at a table.
menu = Menu

# A bot takes a seat.
# $name (actor)
hand-over = { $name ->
        [you] Let a bot play
       *[other] Let a bot play for { $name }
    }

# Resigns.
# $name (actor)
resign = { $name ->
        [you] Resign
       *[other] Resign for { $name }
    }

# Asks before it.
# $name (actor)
resign-ask = { $name ->
        [you] Resign
       *[other] Resign for { $name }
    }? You can’t undo this. A bot will finish the game.

# A bot plays for a person.
stands-in = played by a bot

# The player has resigned.
resigned = resigned

# What happened.
log = Log

# What is new.
since-your-turn = Since your last turn

# Songs and legends.
cards = Cards

# Those at the table.
players = Players

# Sleepers' discs by chance.
place-rest = Place the rest at random

# How to begin.
choose-pile = Tap a glowing pile to sow it, or a glowing card to write it.

# How to begin without a card to write.
choose-pile-only = Tap a glowing pile to sow it. You can’t write a card right now.

# Where to put something.
choose-place = Tap a glowing space.

# Which disc.
choose-disc = Which disc?

# Which direction.
choose-way = Which way around the fire?

# An ability may be used.
ability = Special ability

# It is not used.
no-ability = Don’t use it

# Ulrich's pair.
# $place (text)
pair-at = Drop two discs on space { $place }

# Siana's skip.
# $place (text)
skip-at = Skip space { $place }

# Red's lift.
# $height (text)
lift-disc = Lift disc { $height } (1 = bottom)

# What to pay with.
choose-payment = Choose what to pay with

# What a move would do.
preview = What will happen

# It brings nothing.
nobody-takes = No one takes a tile.

# Moons that go to the chart.
rises = Goes to the moon chart

# Above the cards that can be written now.
writable = Cards you can write

# Marks the row of the points that decided the game.
decided = decided the game

# Something was pressed that a guided game does not ask for.
lesson-other = Not that one yet. Follow the glow.

# The title of an example game.
example-duel = A duel

# The title of an example game.
example-three = Three around the fire

# The title of an example game.
example-five = Five around the fire

# The title of an example game.
example-shared = A shared victory

# The title of an example game.
example-legends = Three legends end the game

# The title of an example game.
example-myth = A Myth completed

# The title of an example game.
example-battle = A naval battle

# The title of an example game.
example-vaal = The Vaal breaks a tie

# Leads from one paragraph to the whole rulebook.
open-rulebook = Open the rulebook

# The heading of the sheet of shortcuts.
keys = Keyboard shortcuts

# What digits do.
key-place = Campfire: choose a space

# What letters do.
key-answer = Choose the first, second, third … answer

# What arrow keys do.
key-replay = Replay: step back or forward

# What these keys do on the chart.
key-chart = Sea: zoom the map, show everything

# Tiles that leave the game.
lost = Discarded

# Lys is met.
lys-bonus = Lys bonus: move her to another stack and take its top tile.

# Who takes a tile that no one has seen yet.
# $name (actor)
uncovered-to = { $name ->
        [you] You also take
       *[other] { $name } also takes
    } the tile Lys reveals there.

# No one takes it.
uncovered-lost = The tile Lys reveals there is discarded.

# Red may lift.
may-lift = Before that, you may lift one of your discs.

# The moon chart after the move.
# $count (text)
moons-then = Moons on the chart: { $count } of 4

# A scoring follows.
scoring-then = An intermediate scoring follows at the end of this turn.

# What a card brings.
# $points (text)
points-now = Your score: { $points }

# Something can't be chosen.
not-possible = Not available

# The price for the reader.
# $price (text)
costs-you = costs you { $price }

# Who has a card.
# $name (actor)
taken-by = { $name ->
        [you] yours
       *[other] taken by { $name }
    }

# A card may be taken.
can-write = you can write it now

# A song.
# $price (text)
song = Song { $price }

# A column.
songs = Songs

# A column.
legends = Legends

# A column.
moons-won = Moons

# A column.
tiles-left = Tiles left

# A column.
total = Total

# A column.
player-column = Player

# Who has won, alone or together.
# $you (yes or no): Whether you are one of them.
# $winners (list): The others.
winner = { $you ->
        [yes] { $winners ->
        [0] You win!
       *[other] You and { $winners } share the victory!
    }
       *[no] { $winners ->
        [one] { $winners } wins!
       *[other] { $winners } share the victory!
    }
    }

# The heading of the final table.
how-points = Final scores

# The heading of the graph.
graph = Score over time

# Another game.
play-again = Play again

# Points of a player.
# $points (text)
points = { $points } points

# Where a replay is.
# $step (text)
# $all (text)
step-of = Step { $step } of { $all }

# Replay.
to-start = To the start

# Replay.
step-back = Step back

# Replay.
step-on = Step forward

# Replay.
to-end = To the end

# Replay.
play-on = Play

# Replay.
pause = Pause

# A new game from here.
continue-here = Continue from here

# From whose knowledge.
seen-by = Point of view

# Everything is shown.
everybody = See everything

# What all know.
spectator = As a spectator

# From replay to table.
back-to-table = Back to the table

# Search in the rulebook.
search = Search the rules

# Nothing was found.
nothing-found = No paragraph contains all these words.

# How many paragraphs were found.
# $count (text)
found-count = Paragraphs found: { $count }

# Shows only rulings and inventions.
only-ours = Only our own rulings

# The sections.
contents = Contents

# A setting.
language = Language

# A setting.
language-auto = Same as browser

# A setting.
light = Theme

# A setting.
light-auto = Same as system

# A setting.
light-light = Light

# A setting.
light-dark = Dark

# A setting.
motion = Animation

# A setting.
motion-off = Off

# A setting.
motion-slow = Slow

# A setting.
motion-normal = Normal

# A setting.
motion-fast = Fast

# The system wants less motion.
motion-reduced = Your system asks for reduced motion, so animations are off.

# A setting.
sound = Sound

# Jumps to the end of what moves.
skip-motion = Skip

# The guided game.
lesson-next = Next

# The guided game.
lesson-leave = Leave the guided game

# The guided game.
lesson-show = Show me

# The guided game.
# $step (text)
# $all (text)
lesson-step = Guided game, { $step } of { $all }

# For keyboards.
skip-to-content = Skip to the content

# For screen readers.
board-label = Eight spaces around the fire

# For screen readers.
# $place (text)
place-label = Space { $place }

# For screen readers: discs from the bottom.
# $discs (text)
pile-label = pile from the bottom: { $discs }

# For screen readers.
pile-empty = no discs

# For screen readers.
# $count (text)
# $tile (text)
stack-label = stack of { $count }, top tile: { $tile }

# For screen readers.
stack-empty = no tiles left

# For screen readers.
lys-here = Lys points here

# For screen readers.
may-choose = available

# For screen readers.
chosen = selected

# For screen readers.
# $count (text)
chart-label = Moon chart: { $count } of 4

# Games of the tests.
fixtures = Example games

# Parts of the page that were used once work without network.
install = Anything you’ve opened once also works offline.

# A button in the settings: fetch all parts of the page, so that they work offline.
keep-all = Download everything

# Below that button.
keep-all-help = Downloads the parts of the page that you haven’t opened yet, so that everything works offline. From your second visit on, the page does this by itself, unless your browser’s data saver is on.

# The button was pressed, and the parts are being fetched.
keeping-all = Downloading…

# All parts were fetched.
kept-all = Everything works offline now.

# Some parts could not be fetched.
keep-all-failed = Not everything could be downloaded. Try again when you are online.

# A bot gave no answer.
bot-silent = The bot didn’t answer, so a random move was played for it.

# Between people at one screen.
# $name (text)
curtain = Pass the screen to { $name }.

# Opens the curtain.
ready = I’m ready

# What the command does.
serve-about = Serve the game to browsers: the page, and online tables

# The binary holds no page.
no-page = This binary was built without the page. Run “cargo play” to build both.

# A heading and what follows it.
# $heading (text)
# $rest (text)
colon = { $heading }: { $rest }

# On a card that you can write: its price now.
# $price (text)
pay-short = pay { $price }

# How loud sounds are.
volume = Volume

# A setting for phones.
vibration = Vibrate when pieces land
