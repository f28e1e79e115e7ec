//! What the guided first game of Campfire says, step by step.

/// How many texts the guided game of Campfire has, the same in every language.
pub const CAMPFIRE_LESSON: usize = 14;

pub(super) const EN: [&str; CAMPFIRE_LESSON] = [
    "Welcome to Campfire! Eight places lie around the fire. Each has a stack of tiles, the square \
     with a number: that many tiles are left, and only the top one can be seen.",
    "Before each stack lies a pile of discs. Yours are yellow with a star, because you play Siana. \
     Ash plays Red: the triangles. Blue Nomads are nobody's, and discs with a z belong to \
     adventurers who sleep.",
    "You gather story tiles and spend them on cards. Cards score points; every tile that is still \
     before you at the end costs one.",
    "On your turn you pick up a whole pile that holds one of your discs and sow it: one disc on \
     each following place, the bottom disc first. Tap the glowing pile and choose the direction. \
     The preview shows what everybody would get. Then confirm.",
    "After a move everybody listens: where your disc is on top of a pile, you take the tile of that \
     stack, and so does Ash. Where a sleeper is on top, the tile is lost. A Nomad leaves it lying.",
    "Now it's Ash's turn. Watch who takes what; at a real table the log tells it too, and each line \
     names its rule.",
    "As Siana you may pass over one place while sowing. Tap the glowing pile, then choose the \
     direction and the place to pass over.",
    "The white lily is Lys. She points at one stack. If the last disc you drop lands on her place, \
     you send her to another stack and take the tile there at once.",
    "Try it: sow the glowing pile so that the last disc lands on Lys's place.",
    "Lys bonus! Send her to the glowing stack and take its tile.",
    "Opal Moons go to no player but to the chart above the fire. With four of them there is a \
     scoring: the leader wins three moons, the second wins one. Each is worth a point at the end.",
    "Instead of sowing you may write a card. You have enough tiles of one legend: tap the glowing \
     card among the cards, then confirm.",
    "The value of the card is yours. Later you may upgrade it to a higher one for the difference. A \
     Song is paid with tiles that are all different.",
    "The game ends when two or fewer stacks still have tiles. Then everybody may write one last \
     card. That is all you need: enjoy the fire!",
];

pub(super) const FR: [&str; CAMPFIRE_LESSON] = [
    "Bienvenue à Campfire\u{a0}! Huit emplacements entourent le feu. Chacun a une pile de tuiles, \
     le carré avec un nombre\u{a0}: il reste autant de tuiles, et seule celle du dessus est visible.",
    "Devant chaque pile de tuiles se trouve une pile de disques. Les vôtres sont jaunes avec une \
     étoile, car vous jouez Siana. Ash joue Red\u{a0}: les triangles. Les Nomades bleus ne sont à \
     personne, et les disques marqués d'un z appartiennent aux Aventuriers endormis.",
    "Vous récoltez des tuiles Histoire et les dépensez pour des cartes. Les cartes rapportent des \
     points\u{a0}; chaque tuile encore devant vous à la fin en coûte un.",
    "À votre tour, prenez toute une pile qui contient un de vos disques et semez-la\u{a0}: un disque \
     sur chaque emplacement suivant, en commençant par celui du bas. Touchez la pile qui brille et \
     choisissez le sens. L'aperçu montre ce que chacun recevrait. Puis confirmez.",
    "Après un déplacement, tout le monde écoute\u{a0}: là où votre disque est au sommet d'une pile, \
     vous prenez la tuile, et Ash fait de même. Sous un Aventurier endormi, la tuile est perdue. Un \
     Nomade la laisse en place.",
    "C'est au tour d'Ash. Regardez qui prend quoi\u{a0}; à une vraie table, le journal le raconte \
     aussi, et chaque ligne cite sa règle.",
    "Avec Siana, vous pouvez sauter un emplacement en semant. Touchez la pile qui brille, puis \
     choisissez le sens et l'emplacement à sauter.",
    "Le lys blanc, c'est Lys. Elle désigne une pile de tuiles. Si votre dernier disque tombe sur son \
     emplacement, vous l'envoyez vers une autre pile et prenez aussitôt la tuile.",
    "Essayez\u{a0}: semez la pile qui brille pour que le dernier disque tombe sur l'emplacement de Lys.",
    "Bonus de Lys\u{a0}! Envoyez-la vers la pile qui brille et prenez sa tuile.",
    "Les Lunes d'Opale ne vont à aucun joueur, mais sur le tableau au-dessus du feu. À quatre, il y a \
     un décompte\u{a0}: le premier gagne trois lunes, le deuxième une. Chacune vaut un point à la fin.",
    "Au lieu de semer, vous pouvez écrire une carte. Vous avez assez de tuiles d'une légende\u{a0}: \
     touchez la carte qui brille parmi les cartes, puis confirmez.",
    "La valeur de la carte est à vous. Plus tard, vous pourrez l'échanger contre une plus haute en \
     payant la différence. Une Chanson se paie avec des tuiles toutes différentes.",
    "La partie se termine quand deux piles ou moins ont encore des tuiles. Chacun peut alors écrire \
     une dernière carte. Vous savez tout\u{a0}: bonne veillée\u{a0}!",
];

pub(super) const DE: [&str; CAMPFIRE_LESSON] = [
    "Willkommen bei Campfire! Acht Felder liegen um das Feuer. Jedes hat einen Plättchenstapel, das \
     Quadrat mit der Zahl: So viele Plättchen sind übrig, und nur das oberste ist zu sehen.",
    "Vor jedem Plättchenstapel liegen Scheiben. Deine sind gelb mit einem Stern, denn du spielst \
     Siana. Ash spielt Red: die Dreiecke. Blaue Nomaden gehören niemandem, und Scheiben mit einem z \
     gehören Abenteurern, die schlafen.",
    "Du sammelst Geschichten-Plättchen und gibst sie für Karten aus. Karten bringen Punkte; jedes \
     Plättchen, das am Ende noch vor dir liegt, kostet einen.",
    "Bist du am Zug, nimmst du einen ganzen Stapel, in dem eine deiner Scheiben liegt, und verteilst \
     ihn: auf jedes folgende Feld eine Scheibe, die unterste zuerst. Tippe auf den leuchtenden \
     Stapel und wähle die Richtung. Die Vorschau zeigt, was alle bekämen. Dann bestätige.",
    "Nach einer Bewegung hören alle zu: Wo deine Scheibe oben liegt, nimmst du das Plättchen, und Ash \
     ebenso. Wo ein Schlafender oben liegt, ist das Plättchen verloren. Ein Nomade lässt es liegen.",
    "Jetzt ist Ash am Zug. Schau, wer was nimmt; an einem richtigen Tisch steht es auch im Verlauf, \
     und jede Zeile nennt ihre Regel.",
    "Als Siana darfst du beim Verteilen ein Feld auslassen. Tippe auf den leuchtenden Stapel, dann \
     wähle die Richtung und das Feld, das du auslässt.",
    "Die weiße Lilie ist Lys. Sie zeigt auf einen Plättchenstapel. Fällt deine letzte Scheibe auf \
     ihr Feld, schickst du sie zu einem anderen Stapel und nimmst sofort das Plättchen dort.",
    "Probier es: Verteile den leuchtenden Stapel so, dass die letzte Scheibe auf das Feld von Lys fällt.",
    "Lys-Bonus! Schick sie zum leuchtenden Plättchenstapel und nimm sein Plättchen.",
    "Mondplättchen bekommt kein Spieler; sie kommen auf die Tafel über dem Feuer. Bei vieren wird \
     gewertet: Der Erste gewinnt drei Monde, der Zweite einen. Jeder zählt am Ende einen Punkt.",
    "Statt zu verteilen darfst du eine Karte schreiben. Du hast genug Plättchen einer Legende: Tippe \
     bei den Karten auf die leuchtende und bestätige.",
    "Der Wert der Karte gehört dir. Später kannst du sie gegen eine höhere tauschen und zahlst nur \
     den Unterschied. Ein Lied bezahlst du mit lauter verschiedenen Plättchen.",
    "Das Spiel endet, wenn höchstens zwei Stapel noch Plättchen haben. Dann darf jeder eine letzte \
     Karte schreiben. Mehr brauchst du nicht: Viel Freude am Feuer!",
];

pub(super) const ES: [&str; CAMPFIRE_LESSON] = [
    "¡Te damos la bienvenida a Campfire! Ocho lugares rodean el fuego. Cada uno tiene una pila de fichas, el \
     cuadrado con un número: quedan tantas fichas, y solo se ve la de encima.",
    "Delante de cada pila de fichas hay una pila de discos. Los tuyos son amarillos con una estrella, \
     porque juegas con Siana. Ash juega con Red: los triángulos. Los Nómadas azules no son de nadie, \
     y los discos con una z son de aventureros dormidos.",
    "Reúnes fichas de historia y las gastas en cartas. Las cartas dan puntos; cada ficha que te quede \
     al final cuesta uno.",
    "En tu turno coges una pila entera que contenga uno de tus discos y la siembras: un disco en cada \
     lugar siguiente, empezando por el de abajo. Toca la pila que brilla y elige el sentido. La \
     vista previa muestra qué recibiría cada uno. Después confirma.",
    "Tras mover, todos escuchan: donde tu disco está encima de una pila, tomas la ficha, y Ash \
     también. Donde hay un dormido encima, la ficha se pierde. Un Nómada la deja donde está.",
    "Ahora le toca a Ash. Mira quién toma qué; en una mesa de verdad también lo cuenta el registro, y \
     cada línea cita su regla.",
    "Con Siana puedes saltar un lugar al sembrar. Toca la pila que brilla y elige el sentido y el \
     lugar que saltas.",
    "El lirio blanco es Lys. Apunta a una pila de fichas. Si tu último disco cae en su lugar, la \
     envías a otra pila y tomas esa ficha al momento.",
    "Pruébalo: siembra la pila que brilla para que el último disco caiga en el lugar de Lys.",
    "¡Bonificación de Lys! Envíala a la pila que brilla y toma su ficha.",
    "Las Lunas de Ópalo no van a ningún jugador, sino al tablero sobre el fuego. Con cuatro hay una \
     puntuación: quien va primero gana tres lunas y el segundo una. Cada una vale un punto al final.",
    "En lugar de sembrar puedes escribir una carta. Tienes bastantes fichas de una leyenda: toca la \
     carta que brilla entre las cartas y confirma.",
    "El valor de la carta es tuyo. Más adelante puedes mejorarla por otra más alta pagando la \
     diferencia. Una Canción se paga con fichas todas distintas.",
    "La partida termina cuando dos pilas o menos tienen fichas. Entonces cada uno puede escribir una \
     última carta. No necesitas más: ¡disfruta del fuego!",
];
