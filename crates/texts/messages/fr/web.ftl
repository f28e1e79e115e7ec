### A text of the page.

tagline = Des jeux de société au coin du feu, seul ou à plusieurs.

home = Accueil

play-now = Jouer tout de suite

play-now-help = Feu de camp, vous contre deux robots.

new-table = Nouvelle table

campfire-blurb = Égrainez des disques autour du feu, récoltez des histoires, écrivez des légendes. De 2 à 5 joueurs.

rules = Règles

settings = Réglages

learn = Première partie guidée

learn-offer = Première visite ? Une partie guidée dure cinq minutes.

not-now = Pas maintenant

saved-games = Vos parties

no-saved-games = Aucune partie pour l'instant. Elles sont gardées dans ce navigateur.

open = Continuer

look-at = Résultat

replay = Revoir

delete = Supprimer

delete-ask = Supprimer cette partie définitivement ?

damaged-save = Cette partie sauvegardée est abîmée et ne peut pas être ouverte. Vos autres parties sont intactes.

other-version-save = Cette partie a été gardée par une autre version de la page ; celle-ci ne peut pas l'ouvrir.

no-such-save = Aucune partie à cette adresse dans ce navigateur.

storage-forbidden = Ce navigateur n'autorise pas la page à garder quoi que ce soit ; la partie sera perdue quand vous partirez.

storage-full = Il n'y a plus de place pour garder cette partie. Enregistrez-la dans un fichier ou supprimez-en d'autres.

import = Ouvrir un fichier de partie

export = Enregistrer dans un fichier

copy-link = Copier le lien

link-copied = Lien copié ; il contient toute la partie.

link-too-long = Cette partie est trop longue pour un lien ; enregistrez-la plutôt dans un fichier.

bad-link = Ce lien est cassé : il ne contient aucune partie lisible.

bad-file = Ce fichier n'est pas une partie enregistrée.

unknown-game = C'est une partie de « { $name } », que cette page ne connaît pas.

verify = Vérifier le mélange

verified = Vérifié : les { $count } tirages sont bien ceux de la graine fixée avant le premier coup.

seats = Sièges

seat-number = Siège { $number }

person = Personne

bot-easy = Robot facile

bot-medium = Robot moyen

bot-hard = Robot fort

name = Nom

add-seat = Ajouter un siège

remove-seat = Retirer le dernier siège

options = Options

start-game = Commencer la partie

player-settles = Choisis à tour de rôle

at-random = Au hasard

fixed = Fixés ici

pool-ties = Partager les quatre

separate-ties = Partager trois, une au suivant

captain = Capitaine

winner-before = Vainqueur

last-before = Dernier

box-file = Utiliser un fichier de boîte

box-used = Cartes utilisées : { $name }

box-default = par défaut

your-turn = { $name } : à vous de jouer

thinking = { $name } réfléchit…

game-over = La partie est terminée

old-edition = Partie jouée selon l'édition { $edition } des règles.

turn-number = Tour { $number }

setup = Mise en place

confirm = Confirmer

back = Choisir à nouveau

undo = Reprendre le coup

cancel = Annuler

close = Fermer

menu = Menu

hand-over = Laisser un robot jouer pour { $name }

resign = { $name } abandonne

resign-ask = { $name } abandonne pour de bon et un robot continue. Vraiment ?

stands-in = remplacé par un robot

resigned = a abandonné

log = Journal

since-your-turn = Depuis votre dernier tour

cards = Cartes

players = Joueurs

place-rest = Poser le reste au hasard

choose-pile = Touchez une pile qui brille pour l'égrainer, ou une carte qui brille pour l'écrire.

choose-pile-only = Touchez une pile qui brille pour l'égrainer. Aucune carte ne peut être écrite pour l'instant.

choose-place = Touchez un emplacement qui brille.

choose-disc = Quel disque ?

choose-way = Dans quel sens ?

ability = Votre capacité

no-ability = Ne pas l'utiliser

pair-at = Deux sur l'emplacement { $place }

skip-at = Sauter l'emplacement { $place }

lift-disc = Disque { $height } à partir du bas

choose-payment = Avec quoi payez-vous ?

preview = Ce qui va se passer

nobody-takes = Personne ne prend de tuile.

rises = Vers le Cadran Lunaire

writable = Cartes que vous pouvez écrire

decided = a décidé de la partie

lesson-other = Le guide demande autre chose pour l'instant. Suivez ce qui brille.

example-duel = Un duel

example-three = À trois autour du feu

example-five = À cinq, le cercle au complet

example-shared = Une victoire partagée

example-legends = Trois légendes mettent fin à la partie

example-myth = Un Mythe accompli

example-battle = Une bataille navale

example-vaal = Le Vaal départage les ex æquo

open-rulebook = Ouvrir le livret de règles

keys = Raccourcis clavier

key-place = Feu de camp : choisir un emplacement

key-answer = Choisir la première, deuxième, troisième… réponse

key-replay = Revoir : un pas en arrière, un pas en avant

key-chart = Carte marine : zoomer, tout montrer

lost = Perdu sous un endormi

lys-bonus = Bonus de Lys : vous la déplacez ensuite vers une autre pile et prenez sa tuile.

uncovered-to = { $name } prend aussi la tuile que Lys découvre là.

uncovered-lost = La tuile que Lys découvre là est perdue sous un endormi.

may-lift = Avant cela, vous pouvez remonter un de vos disques.

moons-then = Lunes sur le Cadran : { $count } sur 4

scoring-then = Un décompte intermédiaire aura lieu à la fin de ce tour.

points-now = Votre score change de { $points }.

not-possible = Impossible

costs-you = vous coûte { $price }

taken-by = prise par { $name }

can-write = vous pouvez l'écrire

song = Chanson { $price }

songs = Chansons

legends = Légendes

moons-won = Lunes

tiles-left = Tuiles restantes

total = Total

player-column = Joueur

winner = { $names } gagne !

shared-victory = { $names } partagent la victoire !

how-points = D'où viennent les points

graph = Le score au fil de la partie

play-again = Rejouer

points = { $points } points

step-of = Étape { $step } sur { $all }

to-start = Au début

step-back = Reculer

step-on = Avancer

to-end = À la fin

play-on = Lecture

pause = Pause

continue-here = Continuer d'ici

seen-by = Point de vue

everybody = Omniscient

spectator = Spectateur

back-to-table = Retour à la table

search = Chercher dans les règles

nothing-found = Aucun paragraphe ne contient tous ces mots.

found-count = Paragraphes trouvés : { $count }

only-ours = Seulement nos décisions

contents = Sommaire

language = Langue

language-auto = Comme le navigateur

light = Couleurs

light-auto = Comme le système

light-light = Clair

light-dark = Sombre

motion = Animation

motion-off = Aucune

motion-slow = Lente

motion-normal = Normale

motion-fast = Rapide

motion-reduced = Votre système demande moins d'animations ; rien ne bouge.

sound = Son

skip-motion = Passer

lesson-next = Suivant

lesson-leave = Quitter la partie guidée

lesson-show = Montrez-moi

lesson-step = Partie guidée, { $step } sur { $all }

skip-to-content = Aller au contenu

board-label = Le cercle de huit emplacements autour du feu

place-label = Emplacement { $place }

pile-label = pile de bas en haut : { $discs }

pile-empty = aucun disque

stack-label = pile de tuiles ({ $count }), au-dessus { $tile }

stack-empty = plus de tuiles

lys-here = Lys désigne cette pile

may-choose = à choisir

chosen = votre choix

chart-label = Cadran Lunaire : { $count } sur 4

fixtures = Exemples de parties

install = Une fois ouverte, cette page se joue aussi sans réseau.

bot-silent = Le robot n'a pas répondu ; un coup simple a été joué pour lui.

curtain = Passez l'écran à { $name }.

ready = Me voici

serve-about = Servir le jeu aux navigateurs : la page et des tables pour jouer en ligne

no-page = Ce programme a été compilé sans la page ; « cargo play » compile les deux.

colon = { $heading } : { $rest }
