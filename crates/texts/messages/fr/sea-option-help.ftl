### What the options of a table of Sea do, in one sentence.

players = Combien jouent : de 3 à 6.

tiles = Combien des 50 tuiles sont de mer, de côte, d'île et de brume.

first-player = Qui commence : le premier à obtenir N au dé, ou un siège désigné.

god-of-winds = Qui est le Dieu des Vents : un siège tiré au sort, un siège désigné, ou personne.

steering = Si les bateaux vont là où souffle le vent, ou là où pointe le dé.

distance = Si l'on parcourt toute la distance, ou si le capitaine peut s'arrêter dès le deuxième pas.

fog-exit = Si un bateau peut sortir de la brume sur toute tuile, ou seulement en pleine mer comme imprimé.

trail = Relève : un pion de sillage étranger monte pour celui qui reste. Échange : on en échange un de plus.

sunk-boats = Si l'élément d'un bateau coulé est mélangé dans la pioche, ou défaussé.

found = Si l'on fonde une colonie à un tour suivant, ou aussi à l'arrivée.

offers-per-turn = Combien d'offres vous pouvez faire par tour : de 1 à 5.

myth = Si un Mythe demande ses trois éléments, ou seulement deux d'entre eux.

feats = Cinq exploits, ou seulement les trois que décrivent les règles imprimées.

becalmed-rounds = Après combien de tours de table où rien ne grandit la fin est déclenchée : de 2 à 5, ou jamais.
