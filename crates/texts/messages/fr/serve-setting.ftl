### A setting of the server.

config = Fichier de réglages en TOML, un « nom = valeur » par ligne ; les options et les variables sont prioritaires

listen = Adresse d’écoute ; 0.0.0.0 ou :: pour toutes les interfaces

port = Port ; 0 en choisit un libre

public-url = Adresse que l’on tape dans le navigateur, pour les liens, les cookies et le contrôle des origines [l’adresse d’écoute]

trust-proxy = Nombre de proxys de confiance devant ce serveur

open = Ouvrir la page dans un navigateur

database = Où tout stocker : sqlite:FICHIER ou postgres://… [un fichier de votre dossier de données]

session-days = Jours d’inactivité avant la déconnexion d’un appareil

idle-table-seconds = Secondes avant qu’une table vide ne soit retirée de la mémoire

bot-threads = Nombre de robots qui peuvent réfléchir en même temps [un de moins que le nombre de cœurs]

bot-think-seconds = Secondes de réflexion d’un robot pour un coup

empty-lobby-minutes = Minutes avant la fermeture d’une table listée où il n’y a personne

lobby-days = Jours d’inactivité avant la fermeture d’une table dont la partie n’a pas commencé

abandoned-days = Jours d’inactivité avant la fermeture sans résultat d’une partie en cours

guest-days = Jours avant la suppression d’un invité qui ne revient pas

undelete-days = Jours pendant lesquels « emberwake admin undelete » rétablit une personne supprimée ; 0 pour aucun

requests-per-minute = Requêtes par minute et par adresse

sign-ins-per-hour = Mots de passe incorrects par heure, par adresse et par compte

guests-per-hour = Nouveaux invités par heure et par adresse

tables-per-hour = Nouvelles tables par heure et par personne

listed-tables-per-person = Tables ouvertes listées par personne

bot-minutes-per-hour = Minutes de réflexion des robots par heure et par personne ; les coups suivants attendent

acts-per-minute = Actions par minute et par personne, coups compris

sockets-per-address = Connexions ouvertes par adresse

slow-reader-seconds = Secondes avant la déconnexion d’un client qui ne lit pas

smtp = Serveur de messagerie : smtps://nom:motdepasse@hôte:port, ou smtp://… sur la même machine ; exige public-url [aucun]

mail-from = Expéditeur des courriels, par exemple « Emberwake <games@example.org> »

webhooks = Appeler les webhooks des joueurs quand c’est leur tour : off (jamais), public (adresses publiques seulement) ou any (toutes)

notify-after-seconds = Secondes d’attente avant de prévenir un joueur que c’est son tour

log = Format du journal sur l’erreur standard

log-level = Niveau de détail du journal

metrics = Qui peut lire /metrics : personne (off), cette machine (loopback) ou toute personne munie du jeton (token) [loopback]

metrics-token = Jeton pour /metrics, envoyé sous la forme « Authorization: Bearer … »
