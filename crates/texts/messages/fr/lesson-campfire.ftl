### How many steps the guided game of Campfire has.

step-1 = Bienvenue à Feu de camp ! Huit emplacements entourent le feu. Chacun a une pile de tuiles, le carré avec un nombre : il reste autant de tuiles, et seule celle du dessus est visible.

step-2 = Devant chaque pile de tuiles se trouve une pile de disques. Les vôtres sont jaunes avec une étoile, car vous jouez Siana. Ash joue Red : les triangles. Les Nomades bleus ne sont à personne, et les disques marqués d'un z appartiennent aux Aventuriers endormis.

step-3 = Vous récoltez des tuiles Histoire et les défaussez pour prendre des cartes. Les cartes rapportent des points ; chaque tuile encore devant vous à la fin en coûte un (C9.1).

step-4 = À votre tour, ramassez toute une pile qui contient un de vos disques et égrainez-la : un disque sur chaque emplacement suivant, en commençant par celui du bas (C5.2). Touchez la pile qui brille et choisissez le sens. L'aperçu montre ce que chacun recevrait. Puis confirmez.

step-5 = Après un déplacement, tout le monde écoute : là où votre disque est au sommet d'une pile, vous prenez la tuile, et Ash fait de même (C5.7). Sous un Aventurier endormi, la tuile quitte la partie. Un Nomade la laisse en place.

step-6 = C'est au tour d'Ash. Regardez qui prend quoi ; à une vraie table, le journal le raconte aussi, et chaque ligne cite sa règle.

step-7 = Avec Siana, vous pouvez sauter un emplacement en égrainant (C7.4). Touchez la pile qui brille, puis choisissez le sens et l'emplacement à sauter.

step-8 = Le lys blanc, c'est Lys. Elle désigne une pile de tuiles. Si votre dernier disque tombe sur son emplacement, vous la déplacez vers une autre pile et prenez aussitôt la tuile (C5.5).

step-9 = Essayez : égrainez la pile qui brille pour que le dernier disque tombe sur l'emplacement de Lys.

step-10 = Bonus de Lys ! Déplacez-la vers la pile qui brille et prenez sa tuile.

step-11 = Les Lunes d'Opale ne vont à aucun joueur, mais sur le Cadran Lunaire au-dessus du feu. À quatre, il y a un décompte : le premier gagne trois lunes, le deuxième une. Chacune vaut un point à la fin (C7A.1).

step-12 = Au lieu d'égrainer, vous pouvez écrire une carte (C6.3). Vous avez assez de tuiles d'une légende : touchez la carte qui brille parmi les cartes, puis confirmez.

step-13 = La valeur de la carte est à vous. Plus tard, vous pourrez l'améliorer en ne payant que la différence (C6.4). Une Chanson se paie avec des tuiles toutes différentes (C6.2).

step-14 = La partie se termine quand deux piles au plus ont encore des tuiles (C8.1). Chacun peut alors écrire une dernière carte. Vous savez tout : bonne veillée !
