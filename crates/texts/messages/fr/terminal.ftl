### Something the terminal interface says.

## Before and around the game.

no-terminal = Pour jouer, il faut un terminal. Ne redirigez ni l’entrée ni la sortie.

terminal-failed = Erreur du terminal : { $why }.

wrong-seats = À { $players } joueurs, il faut { $players } places, mais vous en avez décrit { $given }.

record-exists = { $file } existe déjà et ne sera pas écrasé. Choisissez un autre fichier.

too-small = Agrandissez cette fenêtre à { $columns } × { $lines } au moins.

## The first line and the players.

turn-number = tour { $turn }

stacks-left =
    { $stacks } { $stacks ->
        [one] pile
       *[other] piles
    } de tuiles (fin à { $end })

idle-turns = { $turns } tours sans progrès

bot = (robot { $kind })

asleep = endormis :

## Moves and what they would bring.

answers = Réponses

legends = Légendes

song = Chanson

songs = Chansons

pair-at = deux disques sur { $place }

skip-at = ignorer { $place }

forgotten = défausse :

scoring = décompte !

lys-bonus = bonus de Lys

may-lift = puis Red peut remonter un disque

score-after = points : { $before } → { $after }

bots-move =
    { $delay-ms ->
        [0] Les robots jouent.
       *[other] Les robots jouent, à { SECONDS($delay-ms) } s d’intervalle. Espace passe l’attente, + et − la changent.
    }

after-end = Entrée affiche le résultat, q quitte.

game-over = La partie est terminée

## The last line: keys in a word.

key-choose = choisir

key-play = jouer

key-type = taper

key-complete = compléter

key-back = retour

key-undo = annuler

key-cards = cartes

key-rules = règles

key-language = langue

key-help = aide

key-leave = quitter

key-skip = passer l’attente

key-speed = vitesse

key-result = résultat

key-look = afficher

key-pieces = bateaux

hand-over = Passez l’écran à { $name }. Tous les autres détournent les yeux, puis { $name } appuie sur Entrée.

## Messages.

undo-all-the-same = Appuyez sur U pour annuler quand même. Le journal le dira.

undo-after-end = La partie est terminée. On ne peut plus rien annuler.

taken-back = Coup annulé.

end-asked = Terminer la partie maintenant ? Chacun jouera encore un dernier tour. Appuyez encore sur E pour accepter au nom de tous.

end-agreed = La partie se termine. Chacun joue encore un dernier tour.

delay =
    { $delay-ms ->
        [0] Les robots jouent sans attendre.
       *[other] Les robots attendent { SECONDS($delay-ms) } s avant de jouer.
    }

not-kept = Impossible d’écrire { $file } : { $why }. Nouvel essai après votre prochain coup.

kept-again = { $file } peut de nouveau être écrit ; toute la partie est enregistrée.

seed-lost = La graine de cette partie est perdue. Les tuiles cachées seront tirées de nouveau, et le mélange ne pourra pas être vérifié en entier.

## Notes in the log.

since = { $name ->
        [you] Depuis
       *[other] { $name }, depuis
    } votre dernier tour :

uncovered = Découvertes : { $tops }.

moons-rose = Cadran : +{ $moons } ☾

note-taken-back = { $name ->
        [you] Vous annulez
       *[other] { $name } annule
    } un coup { $lines ->
        [1] après qu’une information a été révélée ou qu’un autre joueur a agi.
       *[other] et tout ce qui a suivi ({ $lines } lignes de l’enregistrement).
    }

resumed = La partie reprend à partir de son enregistrement.

note-seed-lost = La graine est perdue. Les tuiles cachées sont tirées de nouveau ; l’étiquette { $tag } fixe la nouvelle graine.

commitment = Le mélange est verrouillé. Son engagement commence par { $hex }.

kept-in = Cette partie est enregistrée dans { $file }.

## The cards and the hidden tiles.

cards = Cartes

cards-for =
    Cartes : valeur et coût pour { $name ->
        [you] vous
       *[other] { $name }
    }

cards-price = 5:2  une amélioration : valeur 5, vous coûte 2

cards-payable = ✓    vous pouvez payer cette carte maintenant

cards-lacking = −2   il vous manque 2 tuiles

cards-taken = (U)  prise par le joueur de cet Aventurier

cards-mine = ●    la vôtre ; < pas plus élevée que la vôtre, ou seconde Chanson

hidden = Tuiles cachées

hidden-about = { $total } tuiles sont encore cachées. Pour chaque sorte : restantes / dans le jeu / probabilité que la prochaine en soit une.

## The result.

won = { $you ->
        [yes] { $winners ->
        [0] Vous gagnez.
       *[other] { $winners } et vous partagez la victoire.
    }
       *[no] { $winners ->
        [one] { $winners } gagne.
       *[other] { $winners } se partagent la victoire.
    }
    }

moons = Lunes

tiles-left = Tuiles

points = Points

luck-verifiable = La graine est maintenant publique. Si vous avez noté l’engagement, vous pouvez vérifier chaque tuile.

luck-not-verifiable = La première graine s’est perdue en route : le mélange ne peut pas être vérifié en entier.

no-record = Cette partie n’a pas été enregistrée.

record-is-in = L’enregistrement est dans { $file }. « emberwake record verify { $file } » vérifie le mélange.

## Leaving.

leave = Quitter

leave-question = Quitter la partie ?

leave-keys = Entrée ou o : quitter · autre touche : rester

game-will-be-lost = Cette partie n’est pas enregistrée et sera perdue.

game-is-kept = Cette partie est enregistrée dans { $file }. Vous pourrez la reprendre plus tard.

game-is-not-kept = { $file } n’a pas pu être écrit. Vos derniers coups seront perdus.

## Help and rulebook.

help = Aide

overlay-keys = ↑ ↓ défiler · Échap ferme · l langue

result-keys = ↑ ↓ défiler · Échap affiche le plateau · q quitte

rulebook-keys = ↑ ↓ défiler · / chercher · Échap ferme · l langue

nothing-found = { QUOTE($words) } introuvable · / chercher · Échap ferme

found = { QUOTE($words) } : { $at } sur { $found } · n suivant · N retour · / chercher · Échap ferme

help-up-down = choisir un coup ; le plateau montre ce qu’il ferait

help-left-right = passer à la pile ou à la sorte de carte suivante

help-digits = aller au coup suivant de cet emplacement

help-enter = jouer le coup choisi

help-type = taper un coup : sow 2 cw pair 1 ; Tab complète

help-undo = annuler votre dernier coup, si rien n’a été révélé et si personne n’a agi depuis

help-undo-all = l’annuler quand même, avec tout ce qui a suivi ; le journal le dit

help-end = terminer la partie maintenant, si tous sont d’accord

help-cards = les cartes et ce qu’elles vous coûtent

help-hidden = les tuiles cachées, par sorte

help-rules = le livret de règles, ouvert à la règle de votre dernier coup refusé ; / cherche

help-card = l’aide de jeu, sur un écran

help-learn = apprendre à jouer, en images

help-language = langue suivante

help-log = faire défiler le journal

help-speed = robots plus rapides ou plus lents

help-space = passer l’attente des robots

help-leave = quitter (avec confirmation)

help-esc = fermer, ou arrêter la saisie

signs-place = Un emplacement : son numéro (▸ sa pile peut bouger), la tuile du dessus, ×tuiles de la pile, ◆Lys ; dessous, les disques de bas en haut (dans les cadres : vers le haut).

signs-preview = Avant un coup : ↻2 deuxième disque déposé, les disques soulignés arriveraient là, a‡→U Ulrich prendrait cette tuile, ✗ elle quitte la partie, ☾ elle va sur le Cadran Lunaire.

signs-cards = Joueurs : tuiles et leur nombre, [cartes] et leur valeur, ☾ lunes gagnées.

quiz-answers = Réponses
