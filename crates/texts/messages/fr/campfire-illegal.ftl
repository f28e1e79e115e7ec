### Why Campfire refuses a move.

not-asked = Ce n'est pas ce qui est demandé. { QUESTION($asked) }

luck-awaited = Le hasard décide d'abord ; personne n'a de choix à faire.

game-over = La partie est terminée.

adventurer-taken = Quelqu'un joue déjà { ADVENTURER($who) }.

not-asleep = { ADVENTURER($who) } ne dort pas ; on ne pose ici que les disques des Aventuriers endormis.

sleeper-placed = Les deux disques { OF(ADVENTURER($who)) } sont déjà posés.

fifth-disc = L'emplacement { $place } a déjà 4 disques ; un cinquième est interdit à la mise en place.

no-own-disc = Aucun de vos disques n'est sur l'emplacement { $place }.

not-ulrich = Déposer deux disques ensemble sur un emplacement est réservé à Ulrich.

no-pair-left = Ce déplacement n'a pas d'étape { $step } où il vous reste deux disques en main.

not-siana = Passer un emplacement est réservé à Siana.

nothing-to-skip = Ce déplacement n'a pas d'étape { $step } que l'on puisse sauter.

lys-must-move = Lys désigne déjà l'emplacement { $place } ; elle doit aller vers une autre pile.

nothing-to-lift = Aucun de vos disques n'est à la hauteur { $height } sur l'emplacement { $place } (0 est tout en bas).

already-on-top = Ce disque est déjà au sommet de la pile de l'emplacement { $place }.

no-such-song = Il n'y a pas de Chanson { $price } dans cette boîte.

no-such-legend = Il n'y a pas de carte { LEGEND($kind) } { $value } dans cette boîte.

song-taken = La Chanson { $price } n'est pas disponible : elle a été prise.

legend-taken = La carte { LEGEND($kind) } { $value } n'est pas disponible : elle a été prise.

second-song = Vous avez déjà une Chanson, et personne ne peut en avoir deux.

song-payment = La Chanson { $price } coûte exactement { -tiles($price) } ; vous en proposez { $paid }.

no-story = Vous n'avez pas de { TILE($tile) }.

too-few-tiles = Il faudrait défausser { -stories($legend, $needed) }, et vous en avez { $owned }.

not-higher = Vous avez déjà la carte { LEGEND($legend) } { $owned } ; une amélioration demande une valeur plus élevée.

too-few-wilds = Vous proposez { -wilds($needed) }, et vous en avez { $owned }.

too-many-wilds = Cette carte vous coûte { -tiles($price) } ; vous ne pouvez pas payer plus de Jokers que cela.
