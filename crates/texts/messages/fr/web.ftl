### A text of the page.

tagline = Deux jeux de société, au coin du feu et en pleine mer, en solo ou entre amis.

home = Accueil

play-now = Jouer maintenant

play-now-help = Feu de camp, vous contre deux robots.

new-table = Nouvelle table

campfire-blurb = Égrainez des disques autour du feu, récoltez des histoires, écrivez des légendes. De 2 à 5 joueurs.

rules = Règles

settings = Réglages

learn = Partie guidée

learn-offer = Première visite ? Commencez par une partie guidée : cinq minutes suffisent.

not-now = Pas maintenant

saved-games = Vos parties

no-saved-games = Aucune partie pour l’instant. Vos parties sont sauvegardées dans ce navigateur.

open = Continuer

look-at = Voir le résultat

replay = Revoir

delete = Supprimer

delete-ask = Supprimer cette partie ? C’est irréversible.

damaged-save = Cette sauvegarde est endommagée et ne peut pas être ouverte. Vos autres parties sont intactes.

other-version-save = Cette partie a été sauvegardée par une autre version et ne peut pas être ouverte ici.

no-such-save = Ce navigateur n’a aucune partie sauvegardée à cette adresse.

storage-forbidden = Votre navigateur bloque le stockage : cette partie sera perdue quand vous fermerez la page.

storage-full = L’espace de stockage du navigateur est plein. Enregistrez cette partie dans un fichier ou supprimez-en d’autres.

import = Ouvrir une sauvegarde

export = Enregistrer dans un fichier

copy-link = Copier le lien

link-copied = Lien copié. Il contient toute la partie.

link-too-long = Cette partie est trop longue pour un lien. Enregistrez-la plutôt dans un fichier.

bad-link = Ce lien est incomplet ou abîmé : il ne contient aucune partie lisible.

bad-file = Ce fichier n’est pas une partie enregistrée.

unknown-game = C’est une partie de « { $name } », un jeu que cette page ne connaît pas.

verify = Vérifier le mélange

verified = Vérifié : les { $count } tirages correspondent à la graine fixée avant le premier coup.

seats = Places

seat-number = Place { $number }

person = Humain

bot-of-level = Robot, { $level }

name = Nom

add-seat = Ajouter une place

remove-seat = Retirer la dernière place

options = Options

start-game = Commencer la partie

fixed = À régler sur cette page

box-file = Charger un fichier de cartes

box-used = Valeurs des cartes : { $name }

your-turn = { $name ->
        [you] À vous de jouer
       *[other] { $name } : à vous de jouer
    }

thinking = { $name } réfléchit…

game-over = La partie est terminée

old-edition = Partie jouée selon l’édition { $edition } des règles.

turn-number = Tour { $number }

setup = Mise en place

confirm = Confirmer

back = Effacer

undo = Annuler le coup

cancel = Annuler

close = Fermer

menu = Menu

hand-over = { $name ->
        [you] Laisser jouer un robot
       *[other] Laisser un robot jouer pour { $name }
    }

resign = { $name ->
        [you] Abandonner
       *[other] Abandonner pour { $name }
    }

resign-ask = { $name ->
        [you] Abandonner
       *[other] Abandonner pour { $name }
    } ? C’est irréversible. Un robot finira la partie.

stands-in = un robot joue

resigned = a abandonné

log = Journal

since-your-turn = Depuis votre dernier tour

cards = Cartes

players = Joueurs

place-rest = Poser le reste au hasard

choose-pile = Touchez une pile qui brille pour l’égrainer, ou une carte qui brille pour l’écrire.

choose-pile-only = Touchez une pile qui brille pour l’égrainer. Vous ne pouvez pas écrire de carte pour l’instant.

choose-place = Touchez un emplacement qui brille.

choose-disc = Quel disque ?

choose-way = Dans quel sens autour du feu ?

ability = Capacité spéciale

no-ability = Ne pas l’utiliser

pair-at = Deux disques, emplacement { $place }

skip-at = Ignorer l’emplacement { $place }

lift-disc = Disque { $height } en partant du bas

choose-payment = Choisissez comment payer

preview = Ce qui va se passer

nobody-takes = Personne ne prend de tuile.

rises = Sur le Cadran Lunaire

writable = Cartes que vous pouvez écrire

decided = a fait la différence

lesson-other = Pas encore. Suivez ce qui brille.

example-duel = Un duel

example-three = À trois autour du feu

example-five = À cinq autour du feu

example-shared = Une victoire partagée

example-legends = Trois légendes mettent fin à la partie

example-myth = Un Mythe accompli

example-battle = Une bataille navale

example-vaal = Le Vaal départage les ex æquo

open-rulebook = Ouvrir le livret de règles

keys = Raccourcis clavier

key-place = Feu de camp : choisir un emplacement

key-answer = Choisir la première, deuxième, troisième… réponse

key-replay = Revoir une partie : étape précédente ou suivante

key-chart = Mer : zoomer sur la carte, tout afficher

lost = Défausse

lys-bonus = Bonus de Lys : déplacez-la vers une autre pile et prenez la tuile du dessus.

uncovered-to = { $name ->
        [you] Vous prenez
       *[other] { $name } prend
    } aussi la tuile que Lys y découvre.

uncovered-lost = La tuile que Lys y découvre est défaussée.

may-lift = Avant cela, vous pouvez remonter l’un de vos disques.

moons-then = Lunes sur le Cadran : { $count } sur 4

scoring-then = Un décompte intermédiaire aura lieu à la fin de ce tour.

points-now = Votre score : { $points }

not-possible = Indisponible

costs-you = vous coûte { $price }

taken-by = { $name ->
        [you] à vous
       *[other] prise par { $name }
    }

can-write = vous pouvez l’écrire

song = Chanson { $price }

songs = Chansons

legends = Légendes

moons-won = Lunes

tiles-left = Tuiles restantes

total = Total

player-column = Joueur

winner = { $you ->
        [yes] { $winners ->
        [0] Vous gagnez !
       *[other] { $winners } et vous partagez la victoire !
    }
       *[no] { $winners ->
        [one] { $winners } gagne !
       *[other] { $winners } se partagent la victoire !
    }
    }

how-points = Décompte final

graph = Évolution du score

play-again = Rejouer

points = { $points } points

step-of = Étape { $step } sur { $all }

to-start = Au début

step-back = Étape précédente

step-on = Étape suivante

to-end = À la fin

play-on = Lecture

pause = Pause

continue-here = Continuer à partir d’ici

seen-by = Point de vue

everybody = Tout voir

spectator = En spectateur

back-to-table = Retour à la table

search = Rechercher dans les règles

nothing-found = Aucun paragraphe ne contient tous ces mots.

found-count = Paragraphes trouvés : { $count }

only-ours = Seulement nos décisions

contents = Sommaire

language = Langue

language-auto = Comme le navigateur

light = Thème

light-auto = Comme le système

light-light = Clair

light-dark = Sombre

motion = Animations

motion-off = Aucune

motion-slow = Lentes

motion-normal = Normales

motion-fast = Rapides

motion-reduced = Votre système demande de réduire les animations : elles sont désactivées.

sound = Son

skip-motion = Passer

lesson-next = Suivant

lesson-leave = Quitter la partie guidée

lesson-show = Montrez-moi

lesson-step = Partie guidée, { $step } sur { $all }

skip-to-content = Aller au contenu

board-label = Huit emplacements autour du feu

place-label = Emplacement { $place }

pile-label = pile de bas en haut : { $discs }

pile-empty = aucun disque

stack-label = pile de tuiles ({ $count }), tuile du dessus : { $tile }

stack-empty = plus aucune tuile

lys-here = Lys pointe ici

may-choose = disponible

chosen = votre choix

chart-label = Cadran Lunaire : { $count } sur 4

fixtures = Exemples de parties

install = Tout ce que vous avez ouvert une fois fonctionne aussi hors ligne.

keep-all = Tout télécharger

keep-all-help = Télécharge les parties de la page que vous n’avez pas encore ouvertes, pour que tout fonctionne hors ligne. Dès votre deuxième visite, la page le fait d’elle-même, sauf si l’économiseur de données de votre navigateur est activé.

keeping-all = Téléchargement…

kept-all = Tout fonctionne maintenant hors ligne.

keep-all-failed = Tout n’a pas pu être téléchargé. Réessayez quand vous serez en ligne.

bot-silent = Le robot n’a pas répondu : un coup au hasard a été joué pour lui.

curtain = Passez l’écran à { $name }.

ready = C’est bon

serve-about = Servir le jeu aux navigateurs : la page et les tables en ligne

no-page = Ce programme a été compilé sans la page. « cargo play » compile les deux.

colon = { $heading } : { $rest }

pay-short = payez { $price }

volume = Volume

vibration = Vibrer à la pose
