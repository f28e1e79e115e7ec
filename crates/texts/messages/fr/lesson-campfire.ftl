### How many steps the guided game of Campfire has.

step-1 = Bienvenue dans Feu de camp ! Il y a huit emplacements autour du feu. Chacun a une pile de tuiles : le nombre indique combien il en reste, et vous ne voyez que celle du dessus.

step-2 = Devant chaque pile de tuiles se trouve une pile de disques. Les vôtres sont jaunes avec une étoile, car vous jouez Siana. Ash joue Red : les triangles. Les Nomades bleus ne sont à personne, et les disques marqués d’un z appartiennent aux Aventuriers endormis.

step-3 = Vous collectez des tuiles Histoire et les défaussez pour prendre des cartes. Les cartes rapportent des points ; chaque tuile qui vous reste à la fin vous en coûte un (C9.1).

step-4 = À votre tour, prenez une pile entière qui contient l’un de vos disques et égrainez-la : un disque sur chaque emplacement suivant, en commençant par celui du dessous (C5.2). Touchez la pile qui brille et choisissez un sens. L’aperçu montre ce que chacun recevrait. Puis confirmez.

step-5 = Après un déplacement, tout le monde écoute. Là où votre disque est au sommet d’une pile, vous prenez la tuile du dessus à cet emplacement, et Ash fait de même (C5.7). Sous un Aventurier endormi, la tuile quitte la partie. Un Nomade la laisse en place.

step-6 = C’est maintenant le tour d’Ash. Regardez qui prend quoi. Le journal le raconte aussi, et chaque ligne cite sa règle.

step-7 = Avec Siana, vous pouvez ignorer un emplacement en égrainant (C7.4). Touchez la pile qui brille, puis choisissez le sens et l’emplacement à ignorer.

step-8 = Le lys, c’est Lys. Elle pointe vers une pile de tuiles. Si votre dernier disque arrive sur son emplacement, vous la déplacez vers une autre pile et prenez aussitôt la tuile du dessus (C5.5).

step-9 = Essayez : égrainez la pile qui brille pour que le dernier disque arrive sur l’emplacement de Lys.

step-10 = Bonus de Lys ! Envoyez-la vers la pile qui brille et prenez sa tuile.

step-11 = Les Lunes d’Opale ne vont à aucun joueur : elles rejoignent le Cadran Lunaire, dans le ciel. Quatre lunes déclenchent un décompte intermédiaire : le premier en gagne trois, le deuxième une. Chacune vaut un point à la fin (C7A.1).

step-12 = Au lieu d’égrainer, vous pouvez écrire une carte (C6.3). Vous avez assez de tuiles d’une même légende. Touchez la carte qui brille, puis confirmez.

step-13 = Les points de la carte sont à vous. Plus tard, vous pourrez l’améliorer en une carte plus élevée en ne payant que la différence (C6.4). Une Chanson se paie avec des tuiles toutes différentes (C6.2).

step-14 = La partie se termine si, au début d’un tour, il reste deux piles de tuiles ou moins (C8.1). Chacun peut alors écrire une dernière carte. Vous en savez assez : bonne veillée !
