### A text of online play.

online = Jouer en ligne

online-help = Avec des amis, par un lien, ou avec les joueurs présents. Sans compte.

no-server = Serveur injoignable. Vous pouvez quand même jouer ici.

connecting = Connexion…

reconnecting = Connexion perdue. Reconnexion…

outdated = Le serveur a été mis à jour. Veuillez recharger la page.

reload = Recharger

session-ended = Votre session a pris fin. Connectez-vous, ou continuez en invité.

your-name = Votre nom

come-in = Jouer en invité

sign-in = Se connecter

forgot-password = Mot de passe oublié ?

recovery-sent = Si ce compte a une adresse électronique confirmée, un lien vient d’y être envoyé.

export-data = Télécharger mes données

sign-in-help = Avec un compte, vous retrouvez vos parties sur tous vos appareils.

login = Identifiant

password = Mot de passe

old-password = Mot de passe actuel

new-password = Nouveau mot de passe

signed-in-as = Vous jouez sous le nom de { $name }.

my-page = Ma page

my-tables = Mes tables

no-tables = Aucune table pour l’instant.

open-tables = Tables ouvertes

playing-tables = Parties à regarder

new-online-table = Nouvelle table

open-table = Ouvrir la table

listed = Afficher dans la liste des tables ouvertes

listed-help = Sinon, il faut le lien pour trouver la table.

rated = Classée

rated-help = Le résultat modifie votre classement. Il faut un compte pour jouer, et une pendule à la table. Ni robots intégrés, ni indices.

programs = Autoriser les programmes

programs-help = Les programmes des personnes qui ont un compte peuvent aussi jouer et ont leur propre classement. Ils sont signalés partout. Seulement pour les parties classées : les programmes peuvent toujours jouer les autres.

programs-allowed = Programmes autorisés

program-name = { $name } (programme)

is-program = programme

rated-guest = Les parties classées demandent un compte. Créez-en un ici (vous gardez votre nom), ou contentez-vous de regarder.

allow-hints = Autoriser les indices

allow-hints-help = Chacun peut demander le meilleur coup à son propre appareil. Pas dans les parties classées.

hints-allowed = Indices autorisés

stand-in = Robot remplaçant

stand-in-help = Il joue pour les absents, pour ceux qui n’ont plus de temps et pour ceux qui abandonnent.

chair-me = Moi

chair-open = Libre

clock-days = Jours par coup

days-per-move = Nombre de jours par coup

weekends-off = Arrêter la pendule le week-end

invite = Inviter

invite-help = Toute personne qui a ce lien peut jouer ou regarder.

copy-invite = Copier le lien

qr-code = Le lien en code QR

sit = Prendre cette place

stand = Quitter la place

kick = Exclure { $name }

kick-ask = Exclure { $name } ? { $name } ne pourra plus prendre place à cette table.

you-were-kicked = Votre place à cette table vous a été retirée. Vous pouvez encore regarder.

ready-up = Donner le feu vert

not-ready = Pas encore

is-ready = a donné le feu vert

is-not-ready = pas encore

is-away = hors ligne

empty-seat = libre

free-seats =
    { $count } { $count ->
        [one] place libre
       *[other] places libres
    }

begin = Lancer la partie

waiting-for-owner = { $name } pourra lancer la partie dès que tout le monde aura donné le feu vert.

waiting-for-people = Vous pourrez lancer la partie dès que toutes les places seront prises et que tout le monde aura donné le feu vert.

close-table = Fermer la table

close-ask = Fermer cette table pour tout le monde ?

table-closed = Cette table a été fermée.

commitment = Le mélange est verrouillé par ce code et par une valeur tirée au hasard par chaque joueur : chacun pourra le vérifier après la partie.

chat = Discussion

chat-hint = Écrire à la table

send = Envoyer

no-chat = Aucun message pour l’instant.

about-line = Que faire du message { OF($name) }

mute = Couper la parole à { $name }

unmute = Rendre la parole à { $name }

hide = Masquer les messages { OF($name) }

unhide = Afficher les messages { OF($name) }

hidden = masqué

report = Signaler

report-ask = Pourquoi signalez-vous le message { OF($name) } ?

reported = Message signalé. Merci.

watching = Vous regardez la partie.

away = { $name } n’est plus là. Un robot prend le relais dans { $time }.

away-you = Vous ne semblez plus être là. Un robot prend le relais dans { $time }. Touchez la page ou appuyez sur une touche pour rester.

bot-waits = Un robot attend de pouvoir réfléchir : le serveur est très occupé.

more-tables = Afficher plus de tables

any-game = Tous les jeux

any-pace = Tous les rythmes

pace-live = En direct

pace-days = Plusieurs jours par coup

only-free = Seulement les tables où il reste une place

only-rated = Seulement les parties classées

filter-game = Jeu

filter-pace = Rythme

waiting = Envoyé. En attente du serveur…

not-sent = Connexion perdue. Votre dernière action n’est peut-être pas passée. Vérifiez la table et recommencez si nécessaire.

vote-open = Vote en cours…

withdraw = Retirer la proposition

to-rematch = Aller à la nouvelle table

your-turn-at = À vous de jouer : { $game }

my-turn = à vous

in-lobby = en attente

running = en cours

go-there = Ouvrir

account = Compte

make-account = Créer un compte

make-account-help = Vous gardez votre nom et vos parties, et vous pouvez vous connecter sur d’autres appareils.

rename = Changer de nom

change-password = Changer de mot de passe

changed-password = Mot de passe modifié. Vos autres appareils ont été déconnectés.

saved = Enregistré.

save = Enregistrer

devices = Appareils

this-device = cet appareil

end-device = Déconnecter

sign-out = Se déconnecter

sign-out-guest-ask = Un invité ne peut pas se reconnecter. Se déconnecter quand même ?

sign-out-everywhere = Se déconnecter partout

leaving = Déconnexion

signed-out = Déconnexion effectuée.

delete-me = Supprimer mon compte

delete-me-help =
    { $days ->
        [0] Votre nom, votre compte et vos appareils sont supprimés définitivement.
        [one] Votre nom et votre compte disparaissent partout, et tous vos appareils sont déconnectés. Pendant un jour, l’hébergeur de ce serveur peut vous rétablir ; ensuite, vos données sont effacées.
       *[other] Votre nom et votre compte disparaissent partout, et tous vos appareils sont déconnectés. Pendant { $days } jours, l’hébergeur de ce serveur peut vous rétablir ; ensuite, vos données sont effacées.
    } Vous abandonnez vos parties en cours, et un robot les finit. Vos parties terminées restent, sans votre nom.

delete-me-ask = Supprimer votre compte et toutes vos données ? Vous ne pourrez pas revenir en arrière vous-même.

deleted = Votre compte a été supprimé.

notifications = Quand c’est à moi de jouer

notify-browser = Afficher une notification du navigateur

notify-sound = Jouer un son

sound-off = Le son est coupé sur cet appareil :

notify-email = Envoyer un courriel à

notify-email-turns = M’écrire quand c’est à moi de jouer

notify-email-help = Cette adresse reçoit aussi le lien si vous oubliez votre mot de passe.

email-needs-password = Pour changer d’adresse, saisissez votre mot de passe. Nous préviendrons l’ancienne adresse. Pendant un jour, elle permet encore de choisir un nouveau mot de passe.

email-unconfirmed = Nous avons envoyé un courriel de confirmation à cette adresse. Vous recevrez les notifications dès que vous aurez cliqué sur le lien qu’il contient.

send-again = Renvoyer le courriel de confirmation

notify-webhook = Appeler ce webhook

webhook-stopped = Cette adresse n’a pas pu être appelée plusieurs fois de suite : nous ne l’appelons plus. Quand elle fonctionne, cochez la case, ou indiquez-en une autre.

webhook-again = L’appeler de nouveau

notify-refused = Votre navigateur bloque les notifications de cette page.

history = Parties terminées

no-history = Aucune partie terminée pour l’instant.

place = Rang { $place }

statistics = Statistiques

statistic-line = { $game } à { $players }. Jouées : { $games }, gagnées : { $share }

ratings = Classements

rating-line = { $game } : { $points } points. Parties classées : { $games }

points-change = Classement { $points }

best = Meilleurs joueurs

best-help =
    Vous figurez parmi les meilleurs joueurs après des parties classées contre { $count } { $count ->
        [one] adversaire.
       *[other] adversaires différents.
    }

upload = Téléverser une partie

uploaded = Partie enregistrée.

file-too-large = Ce fichier est trop gros pour une partie enregistrée.

records = Parties téléversées

no-such-table = Cette table n’existe pas ou a été fermée.

something-wrong = Le serveur a envoyé une réponse inattendue. Veuillez recharger la page.

deadline = jusqu’au { $when }

lobby = Toutes les tables

nobody = un joueur parti
