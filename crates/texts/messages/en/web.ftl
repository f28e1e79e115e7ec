### A text of the page.

# Below the name of the program.
tagline = Board games by the fire, for one or for many.

# The way back to the first page.
home = Home

# Starts a game at once.
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
learn = Guided first game

# Offers the guided game.
learn-offer = New here? A guided game takes five minutes.

# Declines an offer.
not-now = Not now

# The heading of the list.
saved-games = Your games

# The list is empty.
no-saved-games = No games yet. They are kept in this browser.

# Goes on with a game.
open = Continue

# Opens a finished game.
look-at = Result

# Steps through a game.
replay = Replay

# Forgets a saved game.
delete = Delete

# Asks before it.
delete-ask = Delete this game for good?

# A saved game can't be opened.
damaged-save = This saved game is damaged and can't be opened. Your other games are not affected.

# A saved game of another version of the page.
other-version-save = This game was kept by another version of the page and can't be opened by this one.

# No game has this address.
no-such-save = There is no game at this address in this browser.

# The browser keeps nothing.
storage-forbidden = This browser does not let the page keep anything, so the game will be lost when you leave.

# No room is left.
storage-full = There is no room left to keep this game. Save it as a file, or delete other games.

# Opens a file.
import = Open a record file

# Saves a file.
export = Save as file

# Makes a link.
copy-link = Copy link

# The link is ready.
link-copied = Link copied; it carries the whole game.

# The game does not fit into a link.
link-too-long = This game is too long for a link; save it as a file instead.

# A link can't be read.
bad-link = This link is broken: it holds no game that can be read.

# A file can't be read as text.
bad-file = This file is not a record of a game.

# A record of another game.
# $name (text)
unknown-game = This is a record of ‘{ $name }’, which this page does not know.

# Checks the shuffle.
verify = Verify the shuffle

# The shuffle is proved.
# $count (text)
verified = Verified: all { $count } results of luck are those of the seed that was fixed before the first move.

# The seats of a table.
seats = Seats

# One of them.
# $number (text)
seat-number = Seat { $number }

# A person decides.
person = Person

# A bot decides.
bot-easy = Bot, easy

# A bot decides.
bot-medium = Bot, medium

# A bot decides.
bot-hard = Bot, hard

# The name of a player.
name = Name

# One more player.
add-seat = Add a seat

# One player less.
remove-seat = Remove the last seat

# The options of a table.
options = Options

# Opens the table.
start-game = Start the game

# An option is settled in the game.
player-settles = Picked in turn order

# Chance decides.
at-random = At random

# The host decides.
fixed = Fixed here

# How moons are shared.
pool-ties = Share all four

# How moons are shared.
separate-ties = Share three, one for the next

# The Captain of the game before.
captain = Captain

# The winner of the game before.
winner-before = Winner

# The last of the game before.
last-before = Last

# Cards of one's own copy.
box-file = Use a box file

# Which cards are used.
# $name (text)
box-used = Cards in use: { $name }

# The cards that come with the game.
box-default = default

# A person is asked.
# $name (text)
your-turn = { $name }: your turn

# A bot thinks.
# $name (text)
thinking = { $name } is thinking…

# The game has ended.
game-over = The game is over

# By which earlier edition of the rules a game was played.
# $edition (text): Which.
old-edition = Played by edition { $edition } of the rules.

# How far the game is.
# $number (text)
turn-number = Turn { $number }

# Before the first turn.
setup = Setup

# Plays the chosen move.
confirm = Confirm

# Takes back a step of choosing.
back = Choose again

# Takes back a decision.
undo = Undo

# Leaves things as they are.
cancel = Cancel

# Closes a box.
close = Close

# More to do at a table.
menu = Menu

# A bot takes a seat.
# $name (text)
hand-over = Let a bot play for { $name }

# Gives up.
# $name (text)
resign = { $name } resigns

# Asks before it.
# $name (text)
resign-ask = { $name } gives up for good, and a bot plays on. Really?

# A bot plays for a person.
stands-in = a bot stands in

# Has given up.
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
choose-pile-only = Tap a glowing pile to sow it. No card can be written now.

# Where to put something.
choose-place = Tap a glowing place.

# Which disc.
choose-disc = Which disc?

# Which direction.
choose-way = Which way round?

# An ability may be used.
ability = Your ability

# It is not used.
no-ability = Don't use it

# Ulrich's pair.
# $place (text)
pair-at = Two discs on place { $place }

# Siana's skip.
# $place (text)
skip-at = Pass over place { $place }

# Red's lift.
# $height (text)
lift-disc = Disc { $height } from the bottom

# What to pay with.
choose-payment = What do you pay with?

# What a move would do.
preview = What will happen

# It brings nothing.
nobody-takes = Nobody takes a tile.

# Moons that go to the chart.
rises = To the moon chart

# Above the cards that can be written now.
writable = Cards you can write

# Marks the row of the points that decided the game.
decided = decided the game

# Something was pressed that a guided game does not ask for.
lesson-other = The guide asks for something else now. Follow the glow.

# The title of an example game.
example-duel = A duel

# The title of an example game.
example-three = Three around the fire

# The title of an example game.
example-five = A full circle of five

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
key-place = Campfire: choose a place

# What letters do.
key-answer = Choose the first, second, third … answer

# What arrow keys do.
key-replay = Replay: step back and forward

# What these keys do on the chart.
key-chart = Sea chart: zoom, show all of it

# Tiles that leave the game.
lost = Lost to sleepers

# Lys is met.
lys-bonus = Lys bonus: you then send her to another stack and take its tile.

# Whoever takes a tile that nobody has seen yet.
# $name (text)
uncovered-to = { $name } also takes the tile that Lys uncovers there.

# Nobody takes it.
uncovered-lost = The tile that Lys uncovers there is lost to a sleeper.

# Red may lift.
may-lift = Before that you may lift one of your discs.

# The chart afterwards.
# $count (text)
moons-then = Moons on the chart: { $count } of 4

# A scoring follows.
scoring-then = The moons will be scored at the end of this turn.

# What a card brings.
# $points (text)
points-now = Your score changes by { $points }.

# Something can't be chosen.
not-possible = Not possible

# The price for the reader.
# $price (text)
costs-you = costs you { $price }

# Who has a card.
# $name (text)
taken-by = taken by { $name }

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

# Who has won.
# $names (text)
winner = { $names } wins!

# Who has won together.
# $names (text)
shared-victory = { $names } share the victory!

# The heading of the final table.
how-points = How the points were made

# The heading of the graph.
graph = The standing over time

# Another game.
play-again = Play again

# Points of a player.
# $points (text)
points = { $points } points

# Where a replay stands.
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
everybody = All-seeing

# What all know.
spectator = Spectator

# From replay to table.
back-to-table = Back to the table

# Search in the rulebook.
search = Search the rules

# Nothing was found.
nothing-found = No paragraph has all these words.

# How many paragraphs were found.
# $count (text)
found-count = Paragraphs found: { $count }

# Shows only rulings and inventions.
only-ours = Only our own decisions

# The sections.
contents = Contents

# A setting.
language = Language

# A setting.
language-auto = As in the browser

# A setting.
light = Colours

# A setting.
light-auto = As in the system

# A setting.
light-light = Light

# A setting.
light-dark = Dark

# A setting.
motion = Motion

# A setting.
motion-off = None

# A setting.
motion-slow = Slow

# A setting.
motion-normal = Normal

# A setting.
motion-fast = Fast

# The system wants less motion.
motion-reduced = Your system asks for reduced motion, so nothing moves.

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
board-label = The ring of eight places around the fire

# For screen readers.
# $place (text)
place-label = Place { $place }

# For screen readers: discs from the bottom.
# $discs (text)
pile-label = pile from the bottom: { $discs }

# For screen readers.
pile-empty = no discs

# For screen readers.
# $count (text)
# $tile (text)
stack-label = stack of { $count }, on top { $tile }

# For screen readers.
stack-empty = no tiles left

# For screen readers.
lys-here = Lys points here

# For screen readers.
may-choose = can be chosen

# For screen readers.
chosen = chosen

# For screen readers.
# $count (text)
chart-label = Moon chart: { $count } of 4

# Games of the tests.
fixtures = Example games

# The page works without network.
install = This page also plays without a network once it was opened.

# A bot gave no answer.
bot-silent = The bot gave no answer; a simple move was played for it.

# Between people at one screen.
# $name (text)
curtain = Pass the screen to { $name }.

# Opens the curtain.
ready = I am ready

# What the command does.
serve-about = Serve the game to browsers: the page, and tables to play online

# The binary holds no page.
no-page = This binary was built without the page; ‘cargo play’ builds both.

# A heading and what follows it.
# $heading (text)
# $rest (text)
colon = { $heading }: { $rest }
