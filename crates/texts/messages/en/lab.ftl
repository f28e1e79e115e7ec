### A message of the lab.

# How far a study has come.
# $done (number: u64)
# $all (number: u64)
# $left (text)
progress = { $done } of { $all } games, { $left } left

# How far a search has come.
# $settings (number)
# $distance (text)
searching =
    { $settings ->
        [one] { $settings } setting
       *[other] { $settings } settings
    } tried, { $distance } away

# Everything is played.
# $games (number: u64)
# $folder (text)
complete =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $folder }.

# A study was stopped and can go on.
# $games (number: u64)
# $folder (text)
stopped =
    Stopped after { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. Run the same plan again to go on with { $folder }.

# A page was written.
# $file (text)
written = The report is in { $file }.

# A page was written, with records beside it.
# $file (text)
# $records (number)
# $folder (text)
written-with-records =
    The report is in { $file }, { $records ->
        [one] { $records } record
       *[other] { $records } records
    } that it links to in { $folder }.

# A plan or target can't be read.
# $why (text)
misread = This can’t be read: { $why }.

# There is no such game.
# $name (text)
# $known (text)
no-game = There is no game { QUOTE($name) }. Choose one of: { $known }.

# This many can't play.
# $wanted (text)
# $least (number: u8)
# $most (number: u8)
players = This game is for { $least } to { $most } players, not { $wanted }.

# There is no such question.
# $word (text)
# $known (text)
no-question = There is no question { QUOTE($word) }. Choose one of: { $known }.

# A number that can't be there.
# $key (text)
# $range (text)
bad-number = { QUOTE($key) }: this number can’t be used. Allowed: { $range }.

# A list that is empty, too long, or names something twice.
# $key (text)
bad-list = { QUOTE($key) }: the list is empty, too long, or repeats itself.

# Two variants with one name.
# $name (text)
variant-twice = Two variants have the name { QUOTE($name) }.

# Something about a variant.
# $name (text)
# $why (text)
in-variant = Variant { QUOTE($name) }: { $why }

# The game has no boxes.
no-boxes = This game has no box files.

# There is no study in a folder.
# $folder (text)
no-study = { $folder }: this folder contains no study.

# A file is damaged, and why.
# $file (text)
# $why (text)
damaged = { $file }: this file is damaged: { $why }.

# A file is not what was written.
# $file (text)
checksum = { $file }: this file was changed or damaged. Run the plan again to replace it.

# A study of another version.
# $file (text)
# $version (number: u32)
version = { $file }: this program can’t read version { $version } of the data.

# A folder holds another study.
# $folder (text)
other-study = { $folder }: this folder contains another study. Choose another folder with --out.

# Nothing was played yet.
# $folder (text)
empty = { $folder }: no game has been played yet.

# A study has no such game.
# $game (text)
no-such-game = The study has no game { QUOTE($game) }. Write it like 0.17.

# Two studies of different games.
# $first (text)
# $second (text)
different-games = The studies are about different games: { $first } and { $second }.

# A target without a goal.
no-goal = The target has no [[goal]].

# A target with nothing to change.
no-space = The target has no [space]: list the settings and the values to try.

# A goal without a range.
# $figure (text)
bad-range = Goal { QUOTE($figure) }: low must be smaller than high, such as 18% and 22%.

# No figure begins so.
# $figure (text)
no-figure = No figure has a name that begins with { QUOTE($figure) }.

# A setting of the space without a list.
# $key (text)
not-a-list = [space] { QUOTE($key) }: list values to try.
