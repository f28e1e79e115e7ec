### Why a request is refused.

## Requests.

unreadable = La requête ne peut pas être lue : { $detail }.

not-json = Le contenu doit être du JSON, de type application/json.

not-text = Le contenu doit être du texte, de type text/plain.

too-long = La requête est trop longue ; { $bytes-max } octets au plus sont lus.

other-origin = La requête vient de la page d'un autre serveur.

signed-out = Personne n'est connecté ici ; choisissez un nom ou connectez-vous d'abord.

nothing-here = Il n'y a rien à cette adresse.

other-method = Cette adresse ne s'interroge pas de cette façon.

too-many =
    Trop de choses en trop peu de temps ; réessayez dans { $seconds } { $seconds ->
        [one] seconde.
       *[other] secondes.
    }

unavailable = Rien ne peut être enregistré en ce moment ; réessayez bientôt.

took-too-long = La réponse a trop tardé ; réessayez.

internal = Une erreur est survenue sur le serveur ; rien n'a changé.

## People.

no-such-person = Cette personne n'existe pas.

name-empty = Un nom contient au moins une lettre ou un chiffre.

name-too-long = Un nom a { $chars-max } caractères au plus.

name-characters = Un nom ne peut pas contenir de caractères invisibles ou de contrôle.

login-form = L'identifiant a de { $chars-min } à { $chars-max } lettres (a à z), chiffres, points, traits d'union ou tirets bas.

name-taken = Quelqu'un avec un compte porte ce nom ou un nom qui lui ressemble ; choisissez-en un autre.

login-taken = Cet identifiant est déjà pris ; choisissez-en un autre.

password-too-short = Un mot de passe a au moins { $chars-min } caractères.

password-too-long = Un mot de passe a { $chars-max } caractères au plus.

password-common = Ce mot de passe est trop facile à deviner ; choisissez-en un autre.

wrong-sign-in = L'identifiant ou le mot de passe est faux.

wrong-password = Le mot de passe est faux.

account-exists = Vous avez déjà un compte.

needs-account = Il faut pour cela un compte avec un mot de passe.

not-for-tokens = Un programme muni d'un jeton n'en a pas le droit ; connectez-vous avec un navigateur.

no-such-language = { QUOTE($tag) } n'est pas une des langues { $tags }.

no-such-device = Cet appareil n'existe pas.

no-such-bot-account = Vous n'avez pas de robot de ce genre.

too-many-bots = Vous avez déjà { $most } robots, et c'est le maximum.

email-form = Ce n'est pas une adresse électronique.

webhook-form = L'adresse à appeler doit passer par HTTPS et nommer un hôte.

webhook-private = L'adresse à appeler est dans un réseau privé.

mail-off = Ce serveur n'envoie pas de courriel.

nothing-to-confirm = Aucune adresse électronique n'attend d'être confirmée.

webhooks-off = Ce serveur n'appelle pas d'adresses.

bad-link = Ce lien n'est pas valable, ou ne l'est plus.

needs-admin = Seuls les administrateurs de ce serveur peuvent faire cela.

banned = Vous êtes banni de ce serveur.

muted = Vous ne pouvez pas utiliser le chat sur ce serveur.

no-such-report = Ce signalement n'existe pas.

## Tables and games.

no-such-table = Cette table n'existe pas.

no-such-game = Il n'y a pas de jeu { QUOTE($game) }, seulement { $known }.

no-such-bot = Il n'y a pas de robot { QUOTE($level) }, seulement { $known }.

chair-count = Le jeu a { $expected } places, mais { $found } sont données.

two-chairs = Vous pouvez prendre une seule place.

option = { $option ->
        [clock] La pendule ne donne aucun temps, ou plus de dix ans.
        [utc-offset] L'heure locale est à plus de 14 heures de l'UTC.
        [away] L'attente des absents est nulle, ou dépasse dix ans.
        [vote] La durée d'un vote est nulle, ou dépasse dix ans.
       *[pause] La durée d'une pause est nulle, ou dépasse dix ans.
    }

rated-with-bots = Les parties classées sont pour les personnes seulement, sans robots de la maison.

rated-hand-over = Dans une partie classée, vous ne pouvez pas confier votre place à un robot. Vous pouvez proposer une pause ou abandonner.

too-many-listed = Vous avez déjà dans la liste autant de tables ouvertes que permis ({ $most }) ; commencez ou fermez-en une d'abord.

rated-needs-account = Cette partie est classée et demande un compte ; créez-en un sur votre page.

not-over = La partie n'est pas finie, il n'y en a donc pas encore d'enregistrement.

no-such-record = Cet enregistrement n'existe pas.

bad-record = Cet enregistrement ne peut pas être gardé : { $why }

no-such-line = Personne d'autre n'a écrit une telle ligne à cette table.

report-too-long = Un signalement a { $chars-max } caractères au plus.

no-picture = L'adresse est trop longue pour un code QR.
