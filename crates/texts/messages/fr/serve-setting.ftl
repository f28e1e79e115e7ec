### A setting of the server.

config = Un fichier de réglages en TOML, un « nom = valeur » par ligne ; les options et les variables priment

listen = L'adresse d'écoute ; 0.0.0.0 pour toutes celles de cette machine [127.0.0.1]

port = Le port ; 0 prend n'importe lequel de libre [8080]

public-url = L'adresse que tapent les gens, pour les liens, les cookies et le contrôle des origines [celle d'écoute]

trust-proxy = Combien de serveurs mandataires devant celui-ci disent vrai sur qui demande [0]

open = Ouvre la page dans un navigateur

database = Où tout est gardé : sqlite:FICHIER ou postgres://… [un fichier du dossier de données de l'utilisateur]

session-days = Après combien de jours sans usage un appareil est déconnecté [90]

idle-table-seconds = Après combien de secondes une table sans personne quitte la mémoire [600]

bot-threads = Combien de robots peuvent réfléchir en même temps [un de moins que la machine a de cœurs]

bot-think-seconds = Combien de secondes un robot peut réfléchir à un coup [10]

empty-lobby-minutes = Minutes avant la fermeture d'une table listée qui attend des joueurs et où il n'y a personne [30]

lobby-days = Jours avant la fermeture d'une table dont la partie n'a pas commencé et où il ne se passe rien [14]

abandoned-days = Jours avant la fermeture sans résultat d'une partie où il ne se passe rien [90]

guest-days = Jours avant la suppression d'un invité qui ne revient pas [90]

requests-per-minute = Combien de requêtes une adresse peut faire en une minute [600]

sign-ins-per-hour = Combien de mots de passe faux une adresse peut essayer pour un compte en une heure [20]

guests-per-hour = Combien de nouveaux invités peuvent venir d'une adresse en une heure [60]

tables-per-hour = Combien de tables une personne peut ouvrir en une heure [60]

listed-tables-per-person = Nombre de tables qu'une personne peut avoir dans la liste des tables ouvertes [5]

bot-minutes-per-hour = Minutes de réflexion des robots par personne et par heure ; les coups suivants attendent [60]

acts-per-minute = Combien d'actes une personne peut faire aux tables en une minute, coups compris [1200]

sockets-per-address = Combien de connexions ouvertes une adresse peut avoir [200]

slow-reader-seconds = Après combien de secondes un client qui ne lit pas est déconnecté [20]

smtp = Le serveur de courriel, par exemple smtps://nom:secret@hôte, ou smtp://… sur la même machine [aucun]

mail-from = L'expéditeur des courriels, comme dans « Emberwake <games@example.org> »

webhooks = Si des adresses choisies par les gens sont appelées à leur tour : off (non), public (publiques seulement) ou any (toutes) [off]

notify-after-seconds = Combien de secondes passent avant qu'un courriel ou un appel dise à quelqu'un que c'est son tour [60]

log = La forme du journal sur l'erreur standard [text]

log-level = Combien de choses vont au journal [warn]

metrics = Qui peut lire /metrics : personne (off), cette machine (loopback) ou qui a le jeton (token) [loopback]

metrics-token = Le jeton pour /metrics, envoyé comme « Authorization: Bearer … »
