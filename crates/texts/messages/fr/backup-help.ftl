### A text of the help of these commands.

backup = Sauvegarder tout ce que garde un serveur dans un fichier, même en marche

backup-file = Le fichier à écrire, ou - pour la sortie standard

restore = Remplir un nouveau fichier ou une base vide avec une sauvegarde

restore-file = La sauvegarde

restore-database = La base à remplir : sqlite:FICHIER ou une adresse de PostgreSQL

check = Vérifier une base ou une sauvegarde en rejouant chaque partie

check-file = La sauvegarde à vérifier ; sans elle, la base est vérifiée

completions = Afficher ce qu'il faut à votre shell pour compléter les commandes

shell = Votre shell : bash, zsh, fish, elvish ou powershell
