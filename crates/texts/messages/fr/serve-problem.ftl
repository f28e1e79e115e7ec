### Why a request is refused.

## Requests.

unreadable = Requête illisible : { $detail }.

not-json = Le contenu doit être du JSON, de type application/json.

not-text = Le contenu doit être du texte, de type text/plain.

too-long = La requête est trop longue. La limite est de { $bytes-max } octets.

other-origin = Cette requête vient d’un autre site.

signed-out = Vous n’avez pas ouvert de session. Choisissez d’abord un nom ou connectez-vous.

nothing-here = Il n’y a rien à cette adresse.

other-method = Cette méthode n’est pas autorisée à cette adresse.

too-many =
    Trop de requêtes. Réessayez dans { $seconds } { $seconds ->
        [one] seconde.
       *[other] secondes.
    }

unavailable = Le serveur ne peut rien enregistrer en ce moment. Réessayez bientôt.

took-too-long = Le serveur a mis trop de temps à répondre. Réessayez.

internal = Une erreur est survenue sur le serveur. Rien n’a changé.

## People.

no-such-person = Cette personne n’existe pas.

name-empty = Un nom doit contenir au moins une lettre ou un chiffre.

name-too-long = Un nom peut compter au plus { $chars-max } caractères.

name-characters = Un nom ne peut pas contenir de caractères invisibles ou de contrôle.

login-form = Un identifiant compte de { $chars-min } à { $chars-max } caractères : lettres de a à z, chiffres, points, traits d’union et tirets bas.

name-taken = Ce nom, ou un nom qui lui ressemble, est déjà pris. Choisissez-en un autre.

name-reserved = Avec ce nom, on pourrait vous prendre pour les responsables de ce serveur. Choisissez-en un autre.

login-taken = Cet identifiant est déjà pris. Choisissez-en un autre.

password-too-short = Un mot de passe doit compter au moins { $chars-min } caractères.

password-too-long = Un mot de passe peut compter au plus { $chars-max } caractères.

password-common = Ce mot de passe est trop facile à deviner. Choisissez-en un autre.

wrong-sign-in = Identifiant ou mot de passe incorrect.

wrong-password = Mot de passe incorrect.

needs-password = Saisissez votre mot de passe actuel pour changer d’adresse électronique.

changed-meanwhile = Quelque chose a changé au même moment. Réessayez.

account-exists = Vous avez déjà un compte.

needs-account = Il faut pour cela un compte avec un mot de passe.

not-for-tokens = Un jeton d’API ne donne pas ce droit. Connectez-vous avec un navigateur.

no-such-language = { QUOTE($tag) } n’est pas une langue disponible. Choisissez parmi { $tags }.

no-such-device = Cet appareil n’existe pas.

no-such-bot-account = Vous n’avez pas ce robot.

too-many-bots = Vous avez déjà { $most } robots, et c’est le maximum.

email-form = Cette adresse électronique n’est pas valide.

webhook-form = L’adresse d’un webhook doit utiliser HTTPS et nommer un hôte.

webhook-private = L’adresse de ce webhook mène à un réseau privé.

mail-off = Ce serveur n’envoie pas de courriel.

nothing-to-confirm = Il n’y a aucune adresse électronique à confirmer.

webhooks-off = Ce serveur n’appelle pas de webhooks.

bad-link = Ce lien n’est pas valide ou a expiré.

needs-admin = Seuls les administrateurs peuvent faire cela.

not-yourself = Vous ne pouvez pas vous bannir, vous supprimer ni changer votre propre rôle. Demandez à un autre administrateur, ou utilisez « emberwake admin » sur le serveur.

banned = L’accès à ce serveur vous est interdit.

muted = Vous ne pouvez pas participer aux discussions sur ce serveur.

no-such-report = Ce signalement n’existe pas.

## Tables and games.

no-such-table = Cette table n’existe pas.

no-such-game = Le jeu { QUOTE($game) } n’existe pas. Choisissez parmi { $known }.

no-such-bot = Le robot { QUOTE($level) } n’existe pas. Choisissez parmi { $known }.

chair-count = Cette partie a { $expected } places, mais vous en avez indiqué { $found }.

two-chairs = Vous ne pouvez prendre qu’une seule place.

option = { $option ->
        [clock] La durée de la pendule doit être comprise entre 1 seconde et 10 ans.
        [utc-offset] Le décalage avec l’heure UTC ne peut pas dépasser 14 heures.
        [away] Le délai d’absence doit être compris entre 1 seconde et 10 ans.
        [vote] La durée d’un vote doit être comprise entre 1 seconde et 10 ans.
       *[pause] La durée d’une pause doit être comprise entre 1 seconde et 10 ans.
    }

rated-with-bots = Les robots intégrés ne jouent pas de parties classées. Retirez d’abord les robots.

rated-with-hints = Les parties classées n’autorisent pas les indices. Désactivez-les, ou ouvrez une table non classée.

rated-needs-clock = Les parties classées demandent une pendule. Choisissez un temps par coup, un temps pour toute la partie ou des jours par coup.

rated-hand-over = Dans une partie classée, vous ne pouvez pas céder votre place à un robot. Demandez une pause aux autres, ou abandonnez.

too-many-listed = Vous pouvez avoir au plus { $most } tables dans la liste. Lancez-en ou fermez-en une d’abord.

rated-needs-account = Les parties classées demandent un compte. Créez-en un sur votre page.

rated-owner-needs-account = Un programme ne peut jouer en partie classée que si son propriétaire a un compte.

rated-without-programs = Les programmes ne jouent en partie classée qu’aux tables qui les autorisent. Choisissez une telle table, ou une table non classée.

rated-same-owner = Dans une partie classée, vous ne pouvez pas affronter vos propres programmes, et ils ne peuvent pas s’affronter entre eux.

not-over = La partie n’est pas terminée : il n’y a pas encore d’enregistrement.

no-such-record = Cet enregistrement n’existe pas.

bad-record = Cet enregistrement ne peut pas être conservé : { $why }

no-such-line = Personne d’autre n’a écrit un tel message à cette table.

report-too-long = Un signalement peut compter au plus { $chars-max } caractères.

many-reports = Vous avez déjà { $most } signalements en attente. Laissez d’abord à l’administration le temps de les lire.

no-picture = Cette adresse est trop longue pour un code QR.
