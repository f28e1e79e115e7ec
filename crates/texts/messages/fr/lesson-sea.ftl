### How many steps the guided game of Sea has.

step-1 = Bienvenue dans Mer ! La carte grandit à mesure que vous naviguez. Pour l’instant, il n’y a que la Mer Primordiale, et 49 tuiles attendent dans la pioche. Vous menez la tribu rouge. Mara mène la bleue. Ilo mène la verte et joue le Dieu des Vents.

step-2 = Votre bateau porte un élément de légende, que personne d’autre ne voit : « la Plongeuse de Lune », un personnage. Mettez en sûreté un personnage, un lieu et une action, et vous avez une légende (S12.1, S12.2). Votre Mythe Originel secret, « La Naissance des Marées », nomme trois éléments. Mettez-les tous en sûreté, et vous passez devant tous ceux qui n’ont pas réuni les leurs (S14.3).

step-3 = Vous avez 7 passagers rouges sur la Mer Primordiale. Les bateaux vont où souffle le vent, et il souffle vers le nord. Pour le faire tourner, vous paieriez un passager avant le lancer des dés (S5.1). Le nord convient : choisissez « Laisser le vent tel qu’il est » et confirmez.

step-4 = Le dé de distance a donné 2 : vous avez avancé de deux tuiles vers le nord (S5.3). Il n’y avait encore rien là-bas, donc deux tuiles ont été piochées : de la mer, puis une côte. Chaque tuile où vous entrez coûte un passager, qui y reste et forme votre sillage (S6.5). Il vous en reste 5 à bord.

step-5 = Mara a payé un passager pour faire tourner le vent. Le dé a donné E : le vent a tourné d’un cran de ce côté et souffle maintenant vers le nord-est (S5.2). Elle a avancé d’une tuile, et Ilo l’a rejointe sur la même tuile. Une tuile ne peut pas accueillir plus de deux bateaux (S6.2).

step-6 = Votre bateau est sur une côte, donc sur une terre, et il n’y a pas encore de colonie. Au lieu de naviguer, vous pouvez en fonder une (S7.1). Choisissez « Fonder une colonie ici » et confirmez.

step-7 = Trois de vos passagers sont de retour dans votre réserve : le jeton posé sur la côte les représente (S7.2). Deux sont encore à bord. Ils peuvent s’installer, retourner à la réserve ou reprendre la mer (S7.4). Installez-les : choisissez « 2 pions rouges » et confirmez.

step-8 = Votre bateau a quitté la carte, mais « la Plongeuse de Lune » est en sûreté devant vous, face cachée (S7.3). Mara a encore payé pour le vent, mais le dé a montré la direction où il soufflait déjà : son passager est perdu pour rien. La voilà sur une île avec 3 passagers. Et Ilo a déchaîné une tempête sur la Mer Primordiale : le Vaal Er Num (S11.1).

step-9 = Il vous faut un nouveau bateau : ce sera celui du dessus de la pioche, avec 7 passagers de votre réserve (S4.2, S4.4). Un bateau qui quitte la tuile du Vaal perd des passagers dans la tempête (S11.5) : mieux vaut ne pas partir de là. Choisissez « Partir de votre colonie en (0,2) » : c’est la deuxième tuile au nord de la Mer Primordiale.

step-10 = Votre nouveau bateau porte « la Rameuse sans sommeil » : encore un personnage, et vous en avez déjà un. Mais celui de Mara est peut-être ce qu’il vous faut ! Elle est à deux tuiles à l’est, et le vent souffle vers le nord-est. Choisissez « Faire tourner le vent », ce qui coûte un passager. Si le dé donne E, SE ou S, le vent tourne à l’est (S5.2).

step-11 = Le dé a donné SE, et le vent a tourné à l’est. Mais il y a de la brume entre vous et Mara ! Elle vous a coûté un passager et l’une de vos deux cases (S6.3). Il vous reste 5 passagers et une case : choisissez « Traverser la brume jusqu’en (2,2) ».

step-12 = Mara a laissé un pion bleu en sillage sur cette île. Vous pouvez le relever : il monte à bord, et vous laissez à sa place un passager rouge ; votre équipage reste donc à 5 (S6.6). Choisissez « Prendre à bord un pion de sillage bleu et laisser un des vôtres ».

step-13 = Quand deux bateaux se rencontrent, vous pouvez parlementer, échanger ou attaquer. Lors d’une attaque, chaque bateau perd autant de passagers que vous l’annoncez (S10.8). Vous en avez 5, Mara en a 3. Choisissez « Attaquer » avec 3 : cela vide son bateau, pas le vôtre.

step-14 = Vous avez à bord 4 passagers rouges et 1 bleu, et vous en perdez trois. Un bateau coule dès que son capitaine perd la majorité : il lui faut plus de pions à bord que tous les autres réunis (S6.7). Le bleu doit donc partir : choisissez « Perdre 2 passagers rouges et 1 bleu ».

step-15 = Le bateau de Mara est vide, le vôtre non. Vous avez gagné la bataille ! Le vainqueur peut s’emparer de l’élément du bateau vidé, sans le regarder d’abord (S10.8). Choisissez « S’emparer de l’élément ».

step-16 = L’élément est « la Tour noyée », un lieu, et le voilà en sûreté chez vous ! Vous accomplissez aussi deux exploits, « Traversée de la Brume » et « Bataille navale ». Chacun va au premier qui l’accomplit (S13.1). Entre-temps, Mara est repartie de la Mer Primordiale et a perdu 2 passagers dans la tempête. C’était un exploit, là aussi.

step-17 = Ilo a fait tourner le vent, gratuitement puisqu’il est le Dieu des Vents (S11.2), et il est arrivé sur votre île. Il propose que chacun montre son élément à l’autre. Cela ne vous engage à rien (S10.3). Acceptez.

step-18 = Le bateau d’Ilo porte « fait monter la première marée » : une action, et votre Mythe la nomme ! Il vous l’offre contre votre second personnage. Lors d’un échange en mer, vous échangez vos bateaux, et chaque équipage reste avec son capitaine (S10.5). Chacun a ce qui manque à l’autre : acceptez.

step-19 = C’est à vous. Votre bateau est de nouveau sur une terre, l’île, avec 2 passagers. Vous pouvez fonder une colonie même avec moins de 3 passagers (S7.2). Choisissez « Fonder une colonie ici » pour mettre l’action en sûreté.

step-20 = Vous avez un personnage, un lieu et une action : votre première légende est aussitôt révélée (S12.2). Dans la Tour noyée, la Plongeuse de Lune fait monter la première marée. Deux éléments de votre Mythe sont en sûreté. Le troisième, « l’Escalier englouti », est encore dans la pioche.

step-21 = La partie se termine avec une troisième légende, la dernière tuile, le dernier bateau ou le calme plat. Puis chacun joue encore un tour (S14.1, S14.2). Votre Mythe compte d’abord. Ensuite 3 par légende et 1 par exploit : cela vous fait 5. Puis les colonies et les bateaux, enfin vos pions sur la carte (S14.3). Bon vent !
