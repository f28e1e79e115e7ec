### A text of the help of these commands.

backup = Sauvegarder dans un seul fichier tout ce que conserve un serveur, même en marche

backup-file = Le fichier à écrire, ou - pour la sortie standard

restore = Remplir un nouveau fichier ou une base de données vide à partir d’une sauvegarde

restore-file = La sauvegarde

restore-database = La base à remplir : sqlite:FICHIER ou postgres://…

check = Contrôler une base de données ou une sauvegarde en rejouant chaque partie

check-file = La sauvegarde à contrôler ; sans elle, la base de données est contrôlée

completions = Afficher ce qu’il faut à votre shell pour compléter les commandes

shell = Votre shell : bash, zsh, fish, elvish ou powershell
