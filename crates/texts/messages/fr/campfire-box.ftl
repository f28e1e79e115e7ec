### Why a box of cards is refused.

not-a-box = Ligne 1 : ce n’est pas un fichier de boîte.

version = Ligne 1 : ce fichier de boîte est en version { QUOTE($found) }. Seule la version 1 est prise en charge.

no-name = Il manque la ligne qui donne le nom de la boîte.

name-twice = Ligne { $line } : la boîte a déjà un nom.

bad-name = Le nom d’une boîte compte de 1 à 60 caractères imprimables, sans espace au début ni à la fin.

default-name = Le nom « default » est réservé aux cartes du jeu. Choisissez un autre nom.

legend-missing = La boîte n’a pas de ligne pour la légende { LEGEND($kind) }.

legend-twice = Ligne { $line } : la légende { LEGEND($kind) } a déjà une ligne.

legend-values-alike = Deux cartes { LEGEND($kind) } ont la valeur { $value }. Les quatre doivent être différentes.

legend-value = La valeur d’une carte { LEGEND($kind) } doit être comprise entre 1 et { $legend-value-max }, et non { $value }.

song-count = Une boîte doit contenir 4 Chansons, et non { $found }.

song-prices-alike = Deux Chansons ont le prix { $price }. Les quatre prix doivent être différents.

song-price = Le prix d’une Chanson doit être compris entre 1 et { $song-price-max }, et non { $price }.

song-points = Une Chanson peut rapporter au plus { $song-points-max } points, et non { $points }.
