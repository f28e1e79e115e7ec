### What is special about them, in one sentence.

full-voyage = Toutes les options par défaut, pour que toutes les règles imprimées soient en jeu.

as-printed = Rien que l'imprimé : pas de Dieu des Vents, trois exploits, sortie de la brume en pleine mer seulement, pas de fin par calme plat. Le mélange des tuiles, les noms et la limite des offres restent de nous.

first-voyage = Plus doux : on peut s'arrêter tôt, fonder à l'arrivée, et deux éléments du Mythe suffisent.

die-sails = Les bateaux suivent le dé de direction, et le vent n'a aucun effet.
