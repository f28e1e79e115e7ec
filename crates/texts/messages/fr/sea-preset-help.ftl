### What is special about them, in one sentence.

full-voyage = Toutes les options à leur valeur par défaut, avec toutes les règles imprimées.

as-printed = Seulement ce qui est imprimé : pas de Dieu des Vents, trois exploits, rien que la mer derrière la brume, pas de fin par calme plat. La répartition des tuiles, les noms et la limite des offres restent de notre cru.

first-voyage = Une partie plus tranquille : vous pouvez vous arrêter plus tôt, fonder dès l’arrivée, et deux éléments de votre Mythe suffisent.

die-sails = Les bateaux suivent le dé de direction. Le vent n’a aucun effet.
