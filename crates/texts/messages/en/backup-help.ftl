### A text of the help of these commands.

# `backup`.
backup = Save everything a server keeps in one file, even while it runs

# The file of a new backup.
backup-file = The file to write, or - for standard output

# `restore`.
restore = Fill a new file or an empty database from a backup

# The backup to restore.
restore-file = The backup

# `--database` of `restore`.
restore-database = The database to fill: sqlite:FILE or postgres://…

# `check`.
check = Check a database or a backup by replaying every game

# The backup to check.
check-file = The backup to check; without one, the database is checked

# `completions`.
completions = Print what your shell needs to complete commands

# The shell.
shell = Your shell: bash, zsh, fish, elvish or powershell
