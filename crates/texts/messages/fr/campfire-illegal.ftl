### Why Campfire refuses a move.

not-asked = On vous demande autre chose : { QUOTE(QUESTION($asked)) }.

luck-awaited = Pas encore. Il faut d’abord un tirage.

game-over = La partie est terminée.

adventurer-taken = Un autre joueur a déjà { ADVENTURER($who) }. Choisissez quelqu’un d’autre.

not-asleep = { ADVENTURER($who) } ne dort pas. Posez le disque d’un Aventurier endormi.

sleeper-placed = Les deux disques { OF(ADVENTURER($who)) } sont déjà posés.

fifth-disc = L’emplacement { $place } a déjà 4 disques, le maximum lors de la mise en place.

no-own-disc = Vous n’avez aucun disque sur l’emplacement { $place }.

not-ulrich = Seul Ulrich peut déposer deux disques à la fois sur un même emplacement.

no-pair-left = Il ne vous reste pas deux disques à déposer à l’étape { $step } de ce déplacement.

not-siana = Seule Siana peut ignorer un emplacement.

nothing-to-skip = Ce déplacement n’a pas d’étape { $step } à ignorer.

lys-must-move = Lys pointe déjà vers l’emplacement { $place }. Choisissez une autre pile.

nothing-to-lift = Le disque { $height } (en partant du bas) de l’emplacement { $place } n’est pas à vous, ou n’existe pas.

already-on-top = Ce disque est déjà au sommet de sa pile, sur l’emplacement { $place }.

no-such-song = Cette boîte n’a pas de Chanson { $price }.

no-such-legend = Cette boîte n’a pas de carte { LEGEND($kind) } { $value }.

song-taken = La Chanson { $price } est déjà prise. Choisissez une autre carte.

legend-taken = La carte { LEGEND($kind) } { $value } est déjà prise. Choisissez une autre carte.

second-song = Vous avez déjà une Chanson, et vous ne pouvez en avoir qu’une.

song-payment = La Chanson { $price } coûte exactement { -tiles($price) }, mais vous en proposez { $paid }.

no-story = Vous n’avez pas de { TILE($tile) }.

too-few-tiles = Vous devez défausser { -stories($legend, $needed) }, mais vous en avez { $owned }.

not-higher = Vous avez déjà la carte { LEGEND($legend) } { $owned }. Vous ne pouvez l’améliorer qu’en une carte { LEGEND($legend) } de valeur supérieure.

too-few-wilds = Vous proposez { -wilds($needed) }, mais vous en avez { $owned }.

too-many-wilds = Cette carte vous coûte { -tiles($price) }. Vous ne pouvez pas payer avec davantage de Jokers.
