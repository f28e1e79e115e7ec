### A text of the help.

## Headings.

heading-usage = Emploi :

heading-commands = Commandes

heading-arguments = Arguments

heading-options = Options

heading-table = Options de la table

heading-examples = Exemples :

## Everywhere.

emberwake = Des jeux de société dans le terminal, avec des enregistrements que chacun peut vérifier

lang = La langue ; sinon celle de EMBERWAKE_LANG, LC_ALL ou LANG, ou bien l'anglais

help = Affiche cette aide

version = Affiche la version

exit-codes =
    Codes de sortie :
    {""}  0  tout va bien ; aussi quand un tube est fermé avant la fin de la sortie
    {""}  1  ce qui a été vérifié est faux : un enregistrement, un coup, une boîte
    {""}  2  la ligne de commande est incompréhensible ou demande ce qui n'existe pas
    {""}  3  un fichier, la sortie ou le terminal ne peut être lu ou écrit

json = Affiche un objet JSON

json-lines = Affiche un objet JSON par ligne

players = Combien jouent ; 4 si rien n'est dit

## Commands.

play = Jouer une partie dans ce terminal, avec des personnes et des robots

rules = Montrer le livret de règles, ou des parties

simulate = Faire jouer des robots et résumer leurs parties

arena = Comparer des robots : les mêmes donnes à toutes les places, avec intervalles et classements

tune = Trouver les poids des robots d'un jeu en les faisant jouer entre eux, et les afficher

bench = Mesurer combien de parties au hasard un cœur joue par seconde de calcul

perft = Compter les positions à un certain nombre de pas

record = Contrôler, raconter et vérifier des parties enregistrées

box-command = Contrôler et montrer des boîtes, les fichiers des valeurs des cartes

## Options of a table of Campfire.

adventurers = Comment les Aventuriers sont choisis : par les joueurs, au hasard, ou nommés siège par siège (C2.3) [pick]

first = Qui commence : le hasard décide, ou le siège de ce numéro à partir de 0 (C2.2) [random]

even-stacks = Si toutes les piles ont 14 tuiles, et non de 12 à 16 (C3.1) [on]

moon-ties = Comment les premiers ex æquo partagent les lunes d'un décompte (C7A.5) [pool]

standstill = Après combien de tours sans effet la partie se termine, ou off (C8.3) [60]

lumarathon = Trois sièges de la partie d'Oh Capitaine ! d'avant : Capitaine, vainqueur, dernier (C9A.1) [off]

box = Un fichier avec les valeurs des cartes de votre exemplaire (C1.7) ; voir « emberwake box »

## `play`.

play-players = Combien jouent ; autant que --seats en nomme, ou 4

seats = Qui est assis où : human, random, greedy, medium ou hard pour chaque siège ; vous contre des robots medium si rien n'est dit

names = Les noms des sièges

play-seed = La graine du donneur : un nombre, ou 64 chiffres hexadécimaux ; secrète si rien n'est dit

play-record = Garder la partie dans ce fichier au fur et à mesure ; une partie en cours qui s'y trouve est reprise avec sa propre table

resume = Seulement reprendre : le fichier de --record doit exister

bot-delay = Combien de temps un robot attend avant de jouer, en millisecondes [600]

## `rules`.

rule-ids = Seulement les paragraphes qui portent ces numéros

find = Seulement les paragraphes qui contiennent ces mots

## `simulate`.

bots = Les robots, qui prennent les sièges dans cet ordre et recommencent : random, first-steps, easy, medium, hard, greedy, keen, uct:N ou search:N, où N dit combien de fois un robot regarde plus loin [random]

rotate = Les robots avancent d'un siège à chaque partie

games = Combien de parties [100]

simulate-seed = Le nombre dont découle tout le hasard de la série ; sa première partie est donnée comme avec « play --seed » [1]

turns-max = Arrêter une partie après ce nombre de tours et la compter comme inachevée

records = Écrire chaque partie dans ce dossier, sous JEU-GRAINE-NUMÉRO.rec

force = Écraser les enregistrements qui existent déjà

threads = Sur combien de fils d'exécution ; autant que de cœurs si rien n'est dit

## `arena` and `tune`.

arena-bots = Les robots, un par siège : random, first-steps, easy, medium, hard, strongest:Ns, greedy, keen, uct:N, search:N ou search:Ns, où N dit combien de fois un robot regarde plus loin, ou pendant combien de secondes

arena-seats = Si chaque donne est jouée à toutes les places, ou une seule fois [rotate]

arena-sprt = S'arrêter dès qu'il est établi laquelle de ces deux parts de victoires a le premier robot

arena-resume = Garder les parties finies dans ce fichier, et reprendre après celles qui y sont

tune-method = Ajuster les poids aux résultats des parties, ou les améliorer pas à pas par des matchs [fit]

tune-bot = Qui joue, à tous les sièges [search:60]

## `bench`.

bench-players = Combien jouent ; chaque nombre possible, l'un après l'autre, si rien n'est dit

seconds = Combien de secondes jouer pour chaque nombre de joueurs [2]

## `perft`.

perft-seed = La graine du donneur : un nombre, ou 64 chiffres hexadécimaux [1]

depth = Combien de pas ; autant qu'une seconde environ le permet si rien n'est dit

perft-record = Compter à partir d'une position de cet enregistrement, et non de la première décision après la donne

perft-line = Après autant de coups et de résultats de l'enregistrement ; tous si rien n'est dit

## `record`.

record-check = Lire des enregistrements et les rejouer selon les règles

record-show = Raconter des enregistrements en phrases, et dire d'où viennent leurs points

record-verify = Vérifier tout le hasard d'enregistrements avec les graines qu'ils révèlent

record-states = Afficher chaque position d'enregistrements, un objet JSON par ligne

record-files = Des enregistrements ; « - » pour l'entrée standard

states-seat = Seulement ce que ce siège sait ; les pas secrets des autres deviennent « ? » [tout]

states-legal = Donne aussi les coups permis de chaque position

states-json = Les positions sont affichées en JSON dans tous les cas

## `box`.

box-check = Dire si une boîte permet de jouer, et sinon pourquoi

box-show = Afficher une boîte ; sans fichier, celle par défaut, pour commencer la sienne

box-file = Une boîte ; « - » pour l'entrée standard

## Looking after a server.

admin = Lire les signalements et gérer les personnes et les tables d'un serveur

admin-database = La base de données du serveur, écrite comme pour serve [la même que serve]

admin-reports = Lister les signalements ouverts, les plus récents d'abord

admin-all = Lister aussi les signalements clos

admin-close = Clore un signalement

admin-report = Le numéro du signalement

admin-note = Votre décision, pour le journal

admin-people = Trouver des personnes par une partie de leur nom ou identifiant

admin-find = Une partie du nom ou de l'identifiant

admin-ban = Déconnecter une personne et lui interdire l'accès

admin-unban = Lever l'interdiction d'accès d'une personne

admin-mute = Interdire le chat à une personne

admin-unmute = Rendre le chat à une personne

admin-days = Pour ce nombre de jours [définitivement]

admin-rename = Donner un autre nom à une personne

admin-name = Le nouveau nom

admin-role = Faire d'une personne un administrateur, ou à nouveau un joueur

admin-reset-password = Donner un nouveau mot de passe à une personne, l'afficher et la déconnecter

admin-delete-person = Supprimer une personne ; ses parties terminées restent, sans le nom

admin-delete-table = Supprimer une table avec sa partie et son chat

admin-delete-record = Supprimer une partie téléversée

admin-audit = Lister ce qu'ont fait les administrateurs, le plus récent d'abord

admin-person = Le numéro de la personne, comme dans admin people

admin-id = Son nom, la dernière partie de son adresse

load = Mesurer combien de coups par seconde un serveur de cette machine enregistre

load-at = L'adresse d'un serveur de cette machine ; sinon, un serveur est lancé pour la mesure

load-database = La base de données des serveurs lancés ; sinon, un fichier temporaire

load-processes = Combien de serveurs sont lancés sur une base de données ; plusieurs demandent PostgreSQL [1]

load-tables = À combien de tables on joue en même temps [200]

load-seconds = Combien de secondes dure une série [5]

load-rounds = Combien de séries il y a [3]

load-echo = Entre les séries, mesurer aussi un serveur nu qui renvoie chaque message

load-idle-tables = Combien de tables laisser attendre quelqu'un, pour voir la mémoire qu'elles prennent [0]

load-idle-sockets = Combien de connexions muettes ouvrir, pour voir la mémoire qu'elles prennent [0]
