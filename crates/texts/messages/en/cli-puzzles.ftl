### What `emberwake puzzles` says.

# After the search.
# $puzzles (number)
# $games (number: u64)
# $file (text)
found =
    { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    } from { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: { $file }

# The search was interrupted.
stopped = Interrupted. Run the same command again to continue.

# The file was made in another way, so that the search can't continue.
# $file (text)
other-source = { $file } was made by another command or version. Move it away or choose another file.

# A text is no file of puzzles.
# $file (text)
no-puzzles = { $file } isn’t a file of puzzles.

# What a check found.
# $kept (number)
# $all (number)
# $iterations (number: u32)
# $share (text)
kept = { $kept } of { $all } answers stay the same at { $iterations } iterations ({ $share }).

# A puzzle whose answer changed.
# $id (text)
# $answer (text)
differs = { $id }: no longer { $answer }

# No difficulty has this name.
# $word (text)
not-a-difficulty = “{ $word }” isn’t a difficulty. Choose easy, medium or hard.

# No theme has this name.
# $word (text)
# $known (text)
not-a-theme = “{ $word }” isn’t a theme. Choose one of: { $known }.

# No puzzle matches.
none = No puzzle matches.

# How a quiz is answered.
type = Type the number of a move, a for the answer, or q to stop.

# A line at the beginning of the file is missing or wrong.
# $file (text)
# $line (text)
heading-wrong = { $file }: the line “{ $line }” at the beginning is missing or wrong.

# The file has another format.
# $file (text)
# $version (text)
other-version = { $file } has version { $version } of the format for puzzles, which this program doesn’t read.

# A puzzle of the file is not one.
# $file (text)
# $id (text)
damaged = { $file }: puzzle { $id } is damaged or breaks the rules.
