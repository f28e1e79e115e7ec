players = Joueurs
players-help = Nombre de joueurs : de 3 à 6.

tiles = Tuiles
tiles-help = Combien des 50 tuiles représentent la mer, une côte, une île ou de la brume.
tiles-is-default = par défaut : 22 mers, 12 côtes, 8 îles, 8 brumes
tiles-is-open-sea = pleine mer : 28 mers, 8 côtes, 8 îles, 6 brumes
tiles-is-rich-lands = terres riches : 20 mers, 12 côtes, 10 îles, 8 brumes

first-player = Premier joueur
first-player-help = Qui commence : le premier à obtenir N au dé, ou le joueur que vous désignez.
first-player-is-roll-n = le premier à obtenir N

god-of-winds = Dieu des Vents
god-of-winds-help = Qui est le Dieu des Vents : un joueur tiré au sort, celui que vous désignez, ou personne.
god-of-winds-is-random = au hasard
god-of-winds-is-none = personne

steering = Cap des bateaux
steering-help = Les bateaux suivent le vent, ou le dé.
steering-is-wind = le vent
steering-is-die = le dé de direction

distance = Distance
distance-help = Les bateaux parcourent toute la distance, ou le capitaine peut s’arrêter dès la deuxième tuile.
distance-is-exact = en entier
distance-is-up-to = arrêt permis

fog-exit = Sortie de la brume
fog-exit-help = Un bateau sort de la brume sur n’importe quelle tuile, ou seulement en pleine mer, comme dans les règles imprimées.
fog-exit-is-any = sur toute tuile
fog-exit-is-ocean = en pleine mer seulement

trail = Sillages étrangers
trail-help = Relève : en laissant un pion, embarquez un pion étranger du sillage. Échange : échangez-en un de plus.
trail-is-relief = relève
trail-is-swap = échange

sunk-boats = Bateaux coulés
sunk-boats-help = Les bateaux coulés sont mélangés dans la pioche, ou défaussés.
sunk-boats-is-reshuffle = mélangés dans la pioche
sunk-boats-is-discard = défaussés

found = Fondation
found-help = Vous fondez une colonie à un tour suivant, ou aussi dès l’arrivée.
found-is-next-turn = au tour suivant
found-is-on-arrival = aussi à l’arrivée

offers-per-turn = Offres
offers-per-turn-help = Nombre d’offres que vous pouvez faire par tour : de 1 à 5.
offers-per-turn-number = { $number } par tour

myth = Mythe
myth-help = Un Mythe demande ses trois éléments, ou deux d’entre eux.
myth-is-all-three = les trois éléments
myth-is-two-of-three = deux éléments sur trois

feats = Exploits
feats-help = Cinq Exploits, ou seulement les trois des règles imprimées.
feats-is-five = cinq
feats-is-three = trois

becalmed-rounds = Calme plat
becalmed-rounds-help = Déclenche la fin après ce nombre de tours de table où rien ne progresse : de 2 à 5, ou désactivé.
becalmed-rounds-is-off = désactivé
becalmed-rounds-number =
    { $number ->
        [one] { $number } tour de table
       *[other] { $number } tours de table
    }
