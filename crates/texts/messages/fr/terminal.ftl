### Something the terminal interface says.

## Before and around the game.

no-terminal = Pour jouer, il faut un terminal : entrée et sortie dans une fenêtre, sans redirection.

terminal-failed = Le terminal a échoué : { $why }.

wrong-seats = À { $players } joueurs, il faut { $players } sièges ; { $given } sont décrits.

record-exists = { $file } existe déjà et ne sera pas écrasé ; choisissez un autre fichier.

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

skip-at = aucun sur { $place }

forgotten = oublié :

scoring = décompte !

lys-bonus = bonus de Lys

may-lift = puis Red peut remonter un disque

score-after = points : { $before } → { $after }

bots-move =
    { $delay-ms ->
        [0] Les robots jouent.
       *[other] Les robots jouent, après { SECONDS($delay-ms) } s chacun. Espace saute l'attente, + et − la changent.
    }

after-end = Entrée montre le résultat, q quitte.

game-over = La partie est terminée

## The last line: keys in a word.

key-choose = choisir

key-play = jouer

key-type = taper

key-complete = compléter

key-back = retour

key-undo = reprendre

key-cards = cartes

key-rules = règles

key-language = langue

key-help = aide

key-leave = quitter

key-skip = sauter l'attente

key-speed = vitesse

key-result = résultat

key-look = montrer

key-pieces = pièces

hand-over = Passez l'écran à { $name }. Tous les autres détournent les yeux ; puis { $name } appuie sur Entrée.

## Messages.

undo-all-the-same = U reprend le coup quand même, et le journal le dira.

undo-after-end = La partie est terminée ; rien ne se reprend plus.

taken-back = Coup repris.

end-asked = Terminer la partie maintenant ? Les derniers tours suivent. Encore E pour accepter au nom de tous.

end-agreed = La partie se termine : les derniers tours suivent.

bots-play-on = Les bots n'acceptent de terminer la partie qu'après trois tours de table où rien n'a grandi.

delay =
    { $delay-ms ->
        [0] Les robots jouent sans attendre.
       *[other] Les robots attendent { SECONDS($delay-ms) } s avant de jouer.
    }

not-kept = Impossible d'écrire { $file } : { $why }. Nouvel essai au prochain coup.

kept-again = { $file } est de nouveau écrit, avec toute la partie.

seed-lost = La graine de cette partie est perdue : ce qui est caché est de nouveau tiré au sort, et l'ensemble du hasard n'est plus vérifiable.

## Notes in the log.

since = { $name }, depuis votre dernier tour :

uncovered = Découvertes : { $tops }.

moons-rose = Cadran : +{ $moons } ☾

note-taken-back =
    { $name } reprend un coup { $lines ->
        [1] alors que ce n'était plus permis d'office.
       *[other] et tout ce qui a suivi ({ $lines } lignes de l'enregistrement).
    }

resumed = La partie reprend à partir de son enregistrement.

note-seed-lost = La graine est perdue. Ce qui est caché est de nouveau tiré au sort ; l'étiquette { $tag } engage la nouvelle graine.

commitment = Le mélange est fixé ; son engagement commence par { $hex }.

kept-in = La partie est conservée dans { $file }.

## The cards and the hidden tiles.

cards = Cartes

cards-for = Cartes : valeur et coût pour { $name }

cards-price = 5:2  une amélioration : valeur 5, vous coûte 2

cards-payable = ✓    vous pouvez payer cette carte maintenant

cards-lacking = −2   il vous manque autant de tuiles

cards-taken = (U)  prise par le joueur de cet Aventurier

cards-mine = ●    la vôtre ; < pas plus haute que la vôtre, ou seconde Chanson

hidden = Tuiles cachées

hidden-about = { $total } tuiles sont sous les tuiles visibles. Combien de chaque sorte, sur toutes celles de la boîte, et la chance que la prochaine en soit :

## The result.

won = { $name } gagne.

won-together = { $names } partagent la victoire.

moons = Lunes

tiles-left = Tuiles

points = Points

luck-verifiable = La graine est révélée : qui a vu l'engagement avant peut vérifier chaque tuile.

luck-not-verifiable = La première graine s'est perdue en route ; le hasard de toute la partie n'est pas vérifiable.

no-record = Cette partie n'a pas été enregistrée.

record-is-in = L'enregistrement est dans { $file } ; « emberwake record verify { $file } » vérifie son hasard.

## Leaving.

leave = Quitter

leave-question = Quitter la partie ?

leave-keys = Entrée ou o quitte · toute autre touche continue

game-will-be-lost = La partie n'est conservée dans aucun fichier et sera perdue.

game-is-kept = La partie est conservée dans { $file } et pourra reprendre de là.

game-is-not-kept = { $file } n'a pas pu être écrit : les derniers coups seront perdus.

## Help and rulebook.

help = Aide

overlay-keys = ↑ ↓ défiler · Échap ferme · l langue

result-keys = ↑ ↓ défiler · Échap montre le plateau · q quitte

rulebook-keys = ↑ ↓ défiler · / chercher · Échap ferme · l langue

nothing-found = { QUOTE($words) } introuvable · / chercher · Échap ferme

found = { QUOTE($words) } : { $at } sur { $found } · n suivant · N retour · / chercher · Échap ferme

help-up-down = choisir un coup ; le plateau montre ce qu'il ferait

help-left-right = passer à la pile ou à la sorte de carte suivante

help-digits = aller au coup suivant de cet emplacement

help-enter = jouer le coup choisi

help-type = taper un coup : sow 2 cw pair 1 ; Tab complète

help-undo = reprendre votre dernier coup, si rien ne s'est montré et si personne n'a agi depuis

help-undo-all = le reprendre quand même, avec tout ce qui a suivi ; le journal le dit

help-end = terminer la partie maintenant, si tous sont d'accord

help-cards = les cartes et ce qu'elles vous coûtent

help-hidden = les tuiles cachées, par sorte

help-rules = les règles, à celle du dernier refus ; / cherche

help-language = langue suivante

help-log = faire défiler le journal

help-speed = robots plus rapides ou plus lents

help-space = sauter l'attente des robots

help-leave = quitter, après une question

help-esc = fermer, ou cesser de taper

signs-place = Un emplacement : son numéro (▸ sa pile peut bouger), la tuile visible, ×tuiles de la pile, ◆Lys ; dessous, les disques de bas en haut (dans les cadres : vers le haut).

signs-preview = Avant un coup : ↻2 deuxième disque déposé, les disques soulignés arriveraient là, a‡→U Ulrich prendrait cette tuile, ✗ elle quitte la partie, ☾ elle va sur le Cadran.

signs-cards = Joueurs : tuiles et leur nombre, [cartes] et leur valeur, ☾ lunes gagnées.
