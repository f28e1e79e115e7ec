### Something the page says while it fetches a rulebook.

loading = Chargement des règles…

missing = Impossible de charger les règles. Vérifiez la connexion et réessayez ; une fois chargées, elles restent disponibles hors ligne.

retry = Réessayer

learn = Apprendre

card = Aide de jeu

reference = Référence

how-to-play = Comment jouer

open-card = Aide de jeu
