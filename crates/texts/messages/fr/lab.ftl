### A message of the lab.

progress = { $done } parties sur { $all }, encore { $left }

searching =
    { $settings ->
        [one] { $settings } réglage essayé
       *[other] { $settings } réglages essayés
    } : écart { $distance }

complete =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } dans { $folder }.

stopped =
    Arrêt après { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }. Relancez le même plan pour continuer dans { $folder }.

written = Le rapport est dans { $file }.

written-with-records =
    Le rapport est dans { $file }, { $records ->
        [one] { $records } enregistrement cité
       *[other] { $records } enregistrements cités
    } dans { $folder }.

misread = Lecture impossible : { $why }.

no-game = Le jeu { QUOTE($name) } n’existe pas. Choisissez parmi : { $known }.

players = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $wanted }.

no-question = La question { QUOTE($word) } n’existe pas. Choisissez parmi : { $known }.

bad-number = { QUOTE($key) } : ce nombre n’est pas possible. Valeurs permises : { $range }.

bad-list = { QUOTE($key) } : la liste est vide, trop longue ou contient des doublons.

variant-twice = Deux variantes portent le nom { QUOTE($name) }.

in-variant = Variante { QUOTE($name) } : { $why }

no-boxes = Ce jeu n’a pas de fichiers de boîte.

no-study = { $folder } : ce dossier ne contient pas d’étude.

damaged = { $file } : fichier endommagé : { $why }.

checksum = { $file } : ce fichier a été modifié ou endommagé. Relancez le plan pour le remplacer.

version = { $file } : ce programme ne lit pas la version { $version } des données.

other-study = { $folder } : ce dossier contient une autre étude. Indiquez-en un autre avec --out.

empty = { $folder } : aucune partie n’a encore été jouée.

no-such-game = L’étude n’a pas de partie { QUOTE($game) }. Nommez-la par exemple 0.17.

different-games = Les études portent sur des jeux différents : { $first } et { $second }.

no-goal = La cible n’a pas de [[goal]].

no-space = La cible n’a pas de [space] : listez les réglages et les valeurs à essayer.

bad-range = Objectif { QUOTE($figure) } : low doit être inférieur à high, par exemple 18 % et 22 %.

no-figure = Aucun chiffre du rapport n’a de nom commençant par { QUOTE($figure) }.

not-a-list = [space] { QUOTE($key) } : listez les valeurs à essayer.
