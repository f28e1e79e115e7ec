### The emails that the server sends.

turn-subject = { $game } : c’est à vous de jouer

turn-text =
    Bonjour { $name },

    C’est à vous de jouer à { $game }{ $others ->
        [0] {""}
       *[other] {""} avec { $others }
    } :

    { $url }

    { $until ->
        [none] {""}
       *[other] Vous avez jusqu’au { $until }.{"\u000A\u000A"}
    }Nous envoyons un courriel par tour, et aucun tant que vous êtes à la table. Pour ne plus en recevoir :

    { $stop-url }

confirm-subject = Emberwake : confirmez votre adresse électronique

confirm-text =
    Bonjour,

    Quelqu’un (vous, sans doute) a demandé à Emberwake d’écrire à cette adresse quand ce sera son tour de jouer. Si c’est bien vous, veuillez confirmer :

    { $url }

    Sinon, ignorez simplement ce courriel : nous ne vous écrirons plus.

recover-subject = Emberwake : choisissez un nouveau mot de passe

recover-text =
    Bonjour,

    Quelqu’un a demandé un nouveau mot de passe pour votre compte Emberwake. Pour en choisir un, ouvrez ce lien dans l’heure :

    { $url }

    Si ce n’est pas vous, ignorez simplement ce courriel : votre mot de passe reste le même.
