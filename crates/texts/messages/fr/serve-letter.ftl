### The emails that the server sends.

turn-subject = { $game } : c'est à vous de jouer

turn-text =
    Bonjour { $name },

    c'est à vous de jouer dans votre partie de { $game }{ $others ->
        [0] {""}
       *[other] {""} avec { $others }
    } :

    { $url }

    { $until ->
        [none] {""}
       *[other] Vous avez jusqu'au { $until }.{"\u000A\u000A"}
    }Vous recevez un tel message à chaque tour, et aucun tant que vous êtes à la table. Pour ne plus en recevoir, ouvrez cette adresse :

    { $stop-url }

confirm-subject = Emberwake : est-ce bien votre adresse ?

confirm-text =
    Bonjour,

    quelqu'un, vous sans doute, souhaite être prévenu à cette adresse quand son tour vient dans une partie d'Emberwake. Si c'est vous, ouvrez cette adresse pour le confirmer :

    { $url }

    Sinon, ne faites rien : vous ne recevrez plus d'autre courriel.

recover-subject = Emberwake : choisissez un nouveau mot de passe

recover-text =
    Bonjour,

    vous, ou quelqu'un d'autre, avez demandé un nouveau mot de passe pour votre compte Emberwake. Pour en choisir un, ouvrez cette adresse dans l'heure :

    { $url }

    Si vous n'avez rien demandé, ne faites rien : votre mot de passe reste le même.
