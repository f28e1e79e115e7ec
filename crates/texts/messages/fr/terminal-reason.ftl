### Why a file can't be written.

not-found = le dossier ou le fichier n'existe pas

not-allowed = vous n'avez pas le droit d'y écrire

is-folder = c'est un dossier

not-a-folder = un élément du chemin n'est pas un dossier

full = il n'y a plus de place

read-only = rien ne peut y être écrit
