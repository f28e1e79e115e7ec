### Why a file can't be written.

not-found = le dossier ou le fichier n’existe pas

not-allowed = accès refusé

is-folder = c’est un dossier

not-a-folder = une partie du chemin n’est pas un dossier

full = le disque est plein

read-only = l’emplacement est en lecture seule
