### A text of the help of these commands.

backup = Alles, was ein Server speichert, in eine Datei sichern, auch im Betrieb

backup-file = Die Datei, in die gesichert wird, oder - für die Standardausgabe

restore = Eine neue Datei oder leere Datenbank aus einer Sicherung füllen

restore-file = Die Sicherung

restore-database = Die Datenbank, die gefüllt wird: sqlite:DATEI oder postgres://…

check = Eine Datenbank oder Sicherung prüfen und jede Partie nachspielen

check-file = Die Sicherung; ohne sie wird die Datenbank geprüft

completions = Ausgeben, was deine Shell zum Ergänzen von Befehlen braucht

shell = Deine Shell: bash, zsh, fish, elvish oder powershell
