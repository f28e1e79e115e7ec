### Why the system refuses to read or write.

not-found = il n'y a pas de tel fichier ou dossier

not-allowed = la permission manque

is-folder = c'est un dossier

no-folder = une partie du chemin n'est pas un dossier

exists = le fichier existe déjà

full = il n'y a plus de place

read-only = rien ne peut y être écrit

taken = un autre programme y écoute déjà

not-ours = ce n'est pas une adresse de cette machine
