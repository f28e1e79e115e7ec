### What these commands say.

# A backup was made.
# $file (text)
# $tables (number: u64)
# $people (number: u64)
saved = Saved to { $file } (tables: { $tables }, people: { $people }). Every game was replayed.

# A backup was restored.
# $place (text)
# $tables (number: u64)
# $people (number: u64)
restored = Restored to { $place } (tables: { $tables }, people: { $people }). Every game was replayed.

# A backup or a database is sound.
# $place (text)
# $tables (number: u64)
# $people (number: u64)
sound = { $place } is intact (tables: { $tables }, people: { $people }). Every game was replayed.

# A table can’t be replayed.
# $table (text)
# $why (text)
bad-table = Table { $table } can’t be replayed: { $why }.

# Some tables can’t be replayed, as was said.
# $place (text)
# $count (number: u64)
bad-tables = { $place } is damaged. Tables that can’t be replayed: { $count }.

# The file is no backup.
# $file (text)
not-a-backup = { $file } is not a backup of Emberwake.

# A newer version has made the backup.
# $file (text)
# $found (number: u64)
# $known (number: u64)
newer = { $file } was made by a newer version: its schema is { $found }, this program knows up to { $known }.

# The end of the backup is missing.
# $file (text)
cut-off = { $file } is cut off: the end is missing.

# The backup is not as it was written.
# $file (text)
# $line (number: u64)
changed = { $file } has changed since it was written. The first bad line is { $line } or before.

# The backup needs an empty place.
# $place (text)
not-empty = { $place } is not empty. Choose a new file or an empty database.

# The database can't be read or written in the middle.
# $place (text)
# $why (text)
failed = { $place } can’t be used: { $why }.
