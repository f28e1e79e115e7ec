### What is special about them, in one sentence.

full-voyage = Toutes les options sont à leur valeur par défaut : toutes les règles imprimées sont en jeu.

as-printed = Seulement ce qui est imprimé : pas de Dieu des Vents, trois exploits, sortie de la brume vers la mer seulement, pas de fin par calme plat. La répartition des tuiles, les noms et la limite des offres restent de nous.

first-voyage = Plus facile : vous pouvez vous arrêter plus tôt et fonder dès l’arrivée, et deux éléments de votre Mythe suffisent.

die-sails = Les bateaux suivent le dé de direction, et le vent n’a aucun effet.
