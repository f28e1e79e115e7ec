### A text of online play.

online = Jouer en ligne

online-help = Avec des amis grâce à un lien, ou avec qui est là. Sans compte.

no-server = Aucun serveur n'est joignable. Vous pouvez jouer ici sans serveur.

connecting = Connexion…

reconnecting = Connexion perdue. Reconnexion…

outdated = Le serveur a été mis à jour. Veuillez recharger la page.

reload = Recharger

session-ended = Vous avez été déconnecté. Revenez comme invité ou connectez-vous.

your-name = Votre nom

come-in = Jouer en invité

sign-in = Se connecter

forgot-password = Mot de passe oublié ?

recovery-sent = Si ce compte a une adresse électronique confirmée, un lien est en route.

export-data = Télécharger mes données

sign-in-help = Avec un compte, vous retrouvez vos parties sur tous vos appareils.

login = Nom du compte

password = Mot de passe

old-password = Mot de passe actuel

new-password = Nouveau mot de passe

signed-in-as = Vous êtes { $name }.

my-page = Ma page

my-tables = Mes tables

no-tables = Pas encore de table.

open-tables = Tables ouvertes

playing-tables = Parties à regarder

new-online-table = Nouvelle table

open-table = Ouvrir la table

listed = Dans la liste des tables ouvertes

listed-help = Sinon, seuls ceux qui ont le lien la trouvent.

rated = Classée

rated-help = Le résultat modifie votre classement. Réservé aux personnes qui ont un compte, sans robots.

rated-guest = Cette partie est classée : il faut un compte pour y jouer. Créez-en un ici, vous gardez votre nom ; pour regarder, aucun compte n'est nécessaire.

stand-in = Robot remplaçant

stand-in-help = Il joue pour qui s'absente, dépasse son temps ou abandonne.

chair-me = Moi

chair-open = Libre

clock-days = Jours par coup

days-per-move = Jours pour chaque coup

weekends-off = La pendule s'arrête le week-end

invite = Inviter

invite-help = Qui a ce lien peut s'asseoir ou regarder.

copy-invite = Copier le lien

qr-code = Le lien en code QR

sit = S'asseoir ici

stand = Quitter la place

kick = Renvoyer { $name }

kick-ask = Renvoyer { $name } ? { $name } ne pourra plus s'asseoir ici.

you-were-kicked = On vous a renvoyé de cette table. Vous pouvez regarder.

ready-up = Je suis prêt

not-ready = Pas encore

is-ready = prêt

is-not-ready = pas encore prêt

is-away = absent

empty-seat = libre

free-seats =
    { $count } { $count ->
        [one] place libre
       *[other] places libres
    }

begin = Commencer la partie

waiting-for-owner = { $name } lance la partie quand tout le monde est prêt.

waiting-for-people = La partie peut commencer quand toutes les places sont prises et tout le monde est prêt.

close-table = Fermer la table

close-ask = Fermer cette table pour tout le monde ?

table-closed = Cette table a été fermée.

commitment = La donne est fixée par ce nombre et par ce que chacun ajoute en se disant prêt. Après la partie, tout le monde peut la vérifier.

chat = Discussion

chat-hint = Écrire à la table

send = Envoyer

no-chat = Personne n'a encore écrit.

about-line = Que faire de cette ligne de { $name }

mute = Faire taire { $name }

unmute = Laisser { $name } écrire

hide = Masquer ce qu'écrit { $name }

unhide = Afficher ce qu'écrit { $name }

hidden = masqué

report = Signaler

report-ask = Signaler cette ligne de { $name } : quel est le problème ?

reported = Signalé. Merci.

watching = Vous regardez.

bot-waits = Un robot attend son tour pour réfléchir : beaucoup de parties sont en cours.

more-tables = Afficher plus de tables

any-game = Tous les jeux

any-pace = Tous les rythmes

pace-live = En direct

pace-days = Plusieurs jours par coup

only-free = Seulement les tables avec une place libre

filter-game = Jeu

filter-pace = Rythme

waiting = Envoyé. En attente du serveur…

not-sent = La connexion a été coupée. Votre dernière action n'est peut-être pas arrivée : regardez, et refaites-la si besoin.

vote-open = On demande aux autres.

withdraw = Retirer

to-rematch = Vers la nouvelle table

your-turn-at = À vous de jouer : { $game }

my-turn = à vous

in-lobby = avant la partie

running = en cours

go-there = Ouvrir

account = Compte

make-account = Créer un compte

make-account-help = Vous gardez votre nom et vos parties, et pouvez vous connecter ailleurs.

rename = Changer le nom

change-password = Changer le mot de passe

changed-password = Le mot de passe est changé ; les autres appareils sont déconnectés.

saved = Enregistré.

save = Enregistrer

devices = Appareils

this-device = celui-ci

end-device = Déconnecter

sign-out = Se déconnecter

sign-out-guest-ask = Un invité ne peut pas revenir. Se déconnecter quand même ?

sign-out-everywhere = Se déconnecter partout

leaving = Déconnexion

signed-out = Vous êtes déconnecté.

delete-me = Supprimer mon compte

delete-me-help = Votre nom, votre compte et vos appareils sont supprimés définitivement. Les parties en cours sont abandonnées et un robot les finit ; les parties finies restent, sans votre nom.

delete-me-ask = Supprimer tout ce qui vous concerne ? C'est irréversible.

deleted = Tout ce qui vous concernait est supprimé.

notifications = Quand c'est à moi

notify-browser = Afficher une notification du navigateur

notify-sound = Jouer un son

sound-off = Le son est coupé sur cet appareil :

notify-email = Envoyer un courriel à

email-unconfirmed = Un courriel a été envoyé à cette adresse. Les avis viendront dès que vous aurez ouvert le lien qu'il contient.

send-again = Renvoyer le courriel

notify-webhook = Appeler cette adresse

notify-refused = Le navigateur n'autorise pas les notifications de cette page.

history = Parties terminées

no-history = Pas encore de partie terminée.

place = { $place }e place

statistics = Statistiques

statistic-line = { $game } à { $players }. Jouées : { $games }, gagnées : { $share }

ratings = Classements

rating-line = { $game } : { $points } points. Parties classées : { $games }

points-change = Classement { $points }

best = Les meilleurs

upload = Déposer une partie

uploaded = La partie est conservée.

file-too-large = Ce fichier est trop gros pour l'enregistrement d'une partie.

records = Parties déposées

no-such-table = Cette table n'existe pas, ou plus.

something-wrong = La réponse du serveur n'a pas été comprise.

deadline = jusqu'au { $when }

lobby = Toutes les tables

nobody = quelqu'un qui est parti
