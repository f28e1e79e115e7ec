### Why the system refuses to read or write.

not-found = fichier ou dossier introuvable

not-allowed = accès refusé

is-folder = c’est un dossier

no-folder = une partie du chemin n’est pas un dossier

exists = le fichier existe déjà

full = le disque est plein

read-only = l’emplacement est en lecture seule

taken = un autre programme y écoute déjà

not-ours = ce n’est pas une adresse de cette machine
