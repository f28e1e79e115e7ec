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
    }Nous envoyons un courriel par tour, deux rappels au plus si le tour peut durer longtemps, et rien tant que vous êtes à la table. Pour ne plus en recevoir :

    { $stop-url }

reminder-subject = { $game } : c’est toujours à vous de jouer

reminder-text =
    Bonjour { $name },

    C’est toujours à vous de jouer à { $game }{ $others ->
        [0] {""}
       *[other] {""} avec { $others }
    } :

    { $url }

    Il vous reste { $days ->
        [0] { $hours ->
            [0] moins d’une heure
            [one] environ une heure
           *[other] environ { $hours } heures
        }
       *[other] environ { $days } jours
    }, jusqu’au { $until }.

    Quand un tour peut durer longtemps, nous envoyons deux rappels au plus, et aucun tant que vous êtes à la table. Pour ne plus en recevoir :

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

address-subject = Emberwake : votre adresse électronique a été changée

address-text =
    Bonjour,

    L’adresse électronique de votre compte Emberwake a été changée ou supprimée. Si c’est bien vous, vous n’avez rien à faire.

    Sinon, quelqu’un connaît votre mot de passe. Choisissez-en un autre dans les 24 heures. Ouvrez cette page et demandez un nouveau mot de passe :

    { $url }

    Votre nom d’utilisateur est { $login }. Pendant ces 24 heures, le lien pour choisir un nouveau mot de passe n’est envoyé qu’à cette adresse. Une fois le mot de passe choisi, tous les appareils sont déconnectés et cette adresse est de nouveau la vôtre.
