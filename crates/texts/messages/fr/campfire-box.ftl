### Why a box of cards is refused.

not-a-box = Ligne 1 : ce n'est pas un fichier de boîte.

version = Ligne 1 : ce fichier de boîte est de version { QUOTE($found) } ; seule la version 1 est lisible.

no-name = Aucune ligne ne donne le nom de la boîte.

name-twice = Ligne { $line } : la boîte a déjà un nom.

bad-name = Le nom d'une boîte a de 1 à 60 caractères imprimables, sans espace autour.

default-name = Le nom « default » est celui de la boîte du jeu. Donnez un autre nom à une boîte qui a d'autres valeurs.

legend-missing = La légende { LEGEND($kind) } n'a pas de ligne dans la boîte.

legend-twice = Ligne { $line } : la légende { LEGEND($kind) } a déjà une ligne.

legend-values-alike = Deux cartes { LEGEND($kind) } ont la valeur { $value } ; les quatre doivent être différentes.

legend-value = La valeur d'une carte { LEGEND($kind) } va de 1 à { $legend-value-max } ; { $value } est impossible.

song-count = Une boîte a 4 Chansons, et non { $found }.

song-prices-alike = Deux Chansons ont le prix { $price } ; les quatre prix doivent être différents.

song-price = Le prix d'une Chanson va de 1 à { $song-price-max } ; { $price } est impossible.

song-points = Une Chanson rapporte au plus { $song-points-max } points, et non { $points }.
