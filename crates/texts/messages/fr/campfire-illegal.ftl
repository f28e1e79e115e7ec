### Why Campfire refuses a move.

not-asked = Ce n’est pas ce qu’on vous demande. { QUESTION($asked) }

luck-awaited = Il faut d’abord un tirage ; aucun joueur n’a de choix à faire.

game-over = La partie est terminée.

adventurer-taken = Quelqu’un joue déjà { ADVENTURER($who) }.

not-asleep = { ADVENTURER($who) } ne dort pas ; seuls les disques des Aventuriers endormis se posent maintenant.

sleeper-placed = Les deux disques { OF(ADVENTURER($who)) } sont déjà posés.

fifth-disc = L’emplacement { $place } a déjà 4 disques, le maximum lors de la mise en place.

no-own-disc = Aucun de vos disques ne se trouve sur l’emplacement { $place }.

not-ulrich = Seul Ulrich peut déposer deux disques à la fois sur un même emplacement.

no-pair-left = Ce déplacement n’a pas d’étape { $step } où il vous reste deux disques en main.

not-siana = Seule Siana peut ignorer un emplacement.

nothing-to-skip = Ce déplacement n’a pas d’étape { $step } que vous puissiez ignorer.

lys-must-move = Lys pointe déjà vers l’emplacement { $place } ; elle doit aller vers une autre pile.

nothing-to-lift = Aucun de vos disques n’est à la hauteur { $height } sur l’emplacement { $place } (0 est tout en bas).

already-on-top = Ce disque est déjà au sommet de la pile de l’emplacement { $place }.

no-such-song = Il n’y a pas de Chanson { $price } dans cette boîte.

no-such-legend = Il n’y a pas de carte { LEGEND($kind) } { $value } dans cette boîte.

song-taken = La Chanson { $price } n’est pas disponible : elle a été prise.

legend-taken = La carte { LEGEND($kind) } { $value } n’est pas disponible : elle a été prise.

second-song = Vous avez déjà une Chanson, et vous ne pouvez pas en avoir deux.

song-payment = La Chanson { $price } coûte exactement { -tiles($price) } ; vous en proposez { $paid }.

no-story = Vous n’avez pas de { TILE($tile) }.

too-few-tiles = Il vous faudrait défausser { -stories($legend, $needed) }, mais vous en avez { $owned }.

not-higher = Vous avez déjà la carte { LEGEND($legend) } { $owned } ; pour l’améliorer, il faut une carte { LEGEND($legend) } de valeur supérieure.

too-few-wilds = Vous proposez { -wilds($needed) }, mais vous en avez { $owned }.

too-many-wilds = Cette carte vous coûte { -tiles($price) } ; vous ne pouvez pas payer avec plus de Jokers.
