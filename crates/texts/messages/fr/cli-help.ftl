### A text of the help.

## Headings.

heading-usage = Utilisation :

heading-commands = Commandes

heading-arguments = Arguments

heading-options = Options

heading-table = Options de la table

heading-examples = Exemples :

## Everywhere.

emberwake = Jouer à Feu de camp et à Mer dans le navigateur ou le terminal, ou les héberger

lang = Langue [par défaut : EMBERWAKE_LANG, LC_ALL ou LANG, sinon l’anglais]

help = Afficher cette aide

version = Afficher la version

exit-codes =
    Codes de sortie :
    {""}  0  tout va bien, même si le pipe est fermé avant la fin
    {""}  1  un contrôle a échoué : un enregistrement, un de ses coups, une boîte
    {""}  2  ligne de commande invalide, ou qui désigne quelque chose qui n’existe pas
    {""}  3  un fichier, la sortie ou le terminal ne peut pas être lu ou écrit

json = Afficher un objet JSON

json-lines = Afficher un objet JSON par ligne

players = Nombre de joueurs [par défaut : 4]

## Commands.

play = Jouer une partie dans ce terminal, avec des humains et des robots

rules = Afficher le livret de règles, en tout ou en partie

simulate = Faire jouer de nombreuses parties à des robots et les résumer

arena = Comparer des robots : les mêmes donnes à toutes les places, avec intervalles et classements

tune = Ajuster les poids des robots d’un jeu en les faisant jouer entre eux, et les afficher

bench = Mesurer combien de parties au hasard un cœur joue par seconde

perft = Compter les positions après un nombre d’étapes donné

record = Contrôler, afficher et vérifier des parties enregistrées

box-command = Contrôler et afficher des boîtes, les fichiers de valeurs des cartes

## `play`.

play-players = Nombre de joueurs [par défaut : autant que --seats en nomme, ou 4]

seats = Qui joue à chaque place : human, random, greedy ou un des niveaux ci-dessous [par défaut : vous et des robots medium]

names = Noms des joueurs

play-seed = Graine du donneur : un nombre, ou 64 chiffres hexadécimaux [par défaut : une graine secrète]

play-record = Enregistrer la partie dans ce fichier au fur et à mesure ; une partie en cours qui s’y trouve est reprise

resume = Seulement reprendre : le fichier de --record doit exister

bot-delay = Millisecondes d’attente d’un robot avant de jouer [600]

## `rules`.

rule-ids = N’afficher que les paragraphes qui portent ces numéros

find = N’afficher que les paragraphes qui contiennent ces mots

rules-learn = Apprendre à jouer, avec des images

rules-card = Afficher l’aide de jeu

## `simulate`.

rotate = Décaler tous les robots d’une place après chaque partie

games = Nombre de parties [100]

simulate-seed = Graine de toute la série ; sa première partie est donnée comme avec « play --seed » [1]

turns-max = Arrêter une partie après ce nombre de tours et la compter comme inachevée [2000]

records = Enregistrer chaque partie dans ce dossier, sous JEU-GRAINE-NUMÉRO.rec

force = Écraser les enregistrements existants

threads = Nombre de fils d’exécution [par défaut : un par cœur]

## `arena` and `tune`.

arena-seats = Jouer chaque donne à toutes les places, ou une seule fois [rotate]

arena-sprt = S’arrêter dès qu’on sait lequel de ces deux taux de victoire est celui du premier robot

arena-resume = Enregistrer les parties finies dans ce fichier, et continuer après celles qui y sont

tune-method = Ajuster les poids aux résultats des parties, ou les améliorer pas à pas par des matchs [fit]

tune-bot = Robot qui joue à toutes les places [search:60]

## `bench`.

bench-players = Nombre de joueurs [par défaut : tous les nombres possibles, l’un après l’autre]

seconds = Secondes par nombre de joueurs [2]

## `perft`.

perft-seed = Graine du donneur : un nombre, ou 64 chiffres hexadécimaux [1]

depth = Nombre d’étapes [par défaut : autant qu’une seconde environ le permet]

perft-record = Compter à partir d’une position de cet enregistrement, et non de la première décision

perft-line = Après ce nombre de coups et de tirages de l’enregistrement [par défaut : tous]

## `record`.

record-check = Lire des enregistrements et les rejouer selon les règles

record-show = Raconter des parties enregistrées, phrase par phrase, avec le décompte final

record-verify = Vérifier tous les tirages d’enregistrements avec les graines qu’ils révèlent

record-states = Afficher chaque position d’enregistrements, un objet JSON par ligne

record-files = Des enregistrements ; « - » pour l’entrée standard

states-seat = Seulement ce que sait le joueur à cette place, comptée à partir de 1 ; les actions secrètes des autres deviennent « ? » [par défaut : tout]

states-legal = Afficher aussi les coups permis de chaque position

states-json = Les positions sont affichées en JSON dans tous les cas

## `box`.

box-check = Dire si une boîte est jouable et, sinon, pourquoi

box-show = Afficher une boîte ; sans fichier, celle par défaut, pour partir de là

box-file = Une boîte ; « - » pour l’entrée standard

## Looking after a server.

admin = Lire les signalements et gérer les personnes et les tables d’un serveur

admin-database = Base de données du serveur : sqlite:FICHIER ou postgres://… [la même que serve]

admin-reports = Lister les signalements ouverts, les plus récents d’abord

admin-all = Lister aussi les signalements clos

admin-before = Seulement les signalements de numéro inférieur, pour lire la suite de la liste

admin-close = Clore un signalement

admin-report = Le numéro du signalement

admin-note = Votre décision, pour le journal d’audit

admin-people = Trouver des personnes par une partie de leur nom ou identifiant

admin-find = Une partie du nom ou de l’identifiant

admin-ban = Déconnecter une personne et lui interdire l’accès

admin-unban = Lever l’interdiction d’accès d’une personne

admin-mute = Interdire les discussions à une personne

admin-unmute = Permettre de nouveau les discussions à une personne

admin-days = Pour ce nombre de jours [définitivement]

admin-rename = Donner un autre nom à une personne

admin-name = Le nouveau nom

admin-role = Faire d’une personne un administrateur, ou à nouveau un joueur

admin-reset-password = Donner un nouveau mot de passe à une personne, l’afficher et la déconnecter

admin-delete-person = Supprimer une personne ; ses parties terminées restent, sans le nom

admin-undelete = Rétablir une personne supprimée, avant que ses données soient effacées

admin-deleted = Énumérer les personnes supprimées qui peuvent encore être rétablies

admin-delete-table = Supprimer une table avec sa partie et sa discussion

admin-delete-record = Supprimer une partie téléversée

admin-audit = Lister ce qu’ont fait les administrateurs, en commençant par le plus récent

admin-person = Le numéro de la personne, comme dans admin people

admin-id = Son nom, la dernière partie de son adresse

load = Mesurer combien de coups par seconde un serveur de cette machine enregistre

load-at = L’adresse d’un serveur de cette machine ; sinon, un serveur est lancé pour la mesure

load-database = La base de données des serveurs lancés ; sinon, un fichier temporaire

load-processes = Nombre de serveurs lancés sur une base de données ; plusieurs demandent PostgreSQL [1]

load-tables = Nombre de tables jouées en même temps [200]

load-seconds = Secondes par série [5]

load-rounds = Nombre de séries [3]

load-short = Entre les séries, mesurer aussi des personnes qui reçoivent de courtes mises à jour, comme la page

load-echo = Entre les séries, mesurer aussi un serveur nu qui renvoie chaque message

load-idle-tables = Nombre de tables à laisser en attente d’un humain, pour mesurer leur mémoire [0]

load-idle-sockets = Nombre de connexions inactives à ouvrir, pour mesurer leur mémoire [0]
