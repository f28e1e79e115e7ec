### Texts of the page around a game: the home page, what happened, what decided it, statistics.

set-up-yourself = Choisir tous les réglages

show-again = Revoir

what-decided = Ce qui a décidé de la partie

lead-kept = { $name ->
        [you] Vous avez mené
       *[other] { $name } a mené
    } du premier au dernier tour.

lead-taken = { $name ->
        [you] Vous avez pris
       *[other] { $name } a pris
    } la tête pour de bon au tour { $turn }.

lead-at-end = { $name ->
        [you] Vous n’avez pris
       *[other] { $name } n’a pris
    } la tête qu’à la toute fin.

lead-changed = { $times ->
        [one] Le joueur en tête a changé une fois.
       *[other] Le joueur en tête a changé { $times } fois.
    }

biggest-turn = { $name ->
        [you] Votre plus gros tour : le tour { $turn }
       *[other] Le plus gros tour { OF($name) } : le tour { $turn }
    }, +{ $points }.

won-by = { $points ->
        [one] Un seul point a fait la différence.
       *[other] L’écart final est de { $points } points.
    }

share-picture = Partager une image

no-picture = Votre navigateur ne peut pas créer d’image de cette partie.

statistics = Statistiques

statistics-help = Chaque partie terminée dans ce navigateur compte. Rien n’est envoyé.

statistics-none = Terminez une partie : elle apparaîtra ici.

statistics-delete = Effacer les statistiques

statistics-delete-ask = Effacer vos statistiques ? C’est définitif. Vos parties sauvegardées restent.

statistics-game = Jeu

statistics-against = Contre

statistics-played = Jouées

statistics-won = Gagnées

people = Humains

in-all = Au total
