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
     before you at the end costs one (C9.1).",
    "On your turn you pick up a whole pile that holds one of your discs and sow it: one disc on \
     each following place, the bottom disc first (C5.2). Tap the glowing pile and choose the direction. \
     The preview shows what everybody would get. Then confirm.",
    "After a move everybody listens: where your disc is on top of a pile, you take the tile of that \
     stack, and so does Ash (C5.7). Where a sleeper is on top, the tile leaves the game. A Nomad leaves it lying.",
    "Now it's Ash's turn. Watch who takes what; at a real table the log tells it too, and each line \
     names its rule.",
    "As Siana you may pass over one place while sowing (C7.4). Tap the glowing pile, then choose the \
     direction and the place to pass over.",
    "The white lily is Lys. She points at one stack. If the last disc you drop lands on her place, \
     you send her to another stack and take the tile there at once (C5.5).",
    "Try it: sow the glowing pile so that the last disc lands on Lys's place.",
    "Lys bonus! Send her to the glowing stack and take its tile.",
    "Opal Moons go to no player but to the chart above the fire. With four of them there is a \
     scoring: the leader wins three moons, the second wins one. Each is worth a point at the end (C7A.1).",
    "Instead of sowing you may write a card (C6.3). You have enough tiles of one legend: tap the glowing \
     card among the cards, then confirm.",
    "The value of the card is yours. Later you may upgrade it to a higher one for the difference \
     (C6.4). A Song is paid with tiles that are all different (C6.2).",
    "The game ends when two or fewer stacks still have tiles (C8.1). Then everybody may write one last \
     card. That is all you need: enjoy the fire!",
];

pub(super) const FR: [&str; CAMPFIRE_LESSON] = [
    "Bienvenue à Feu de camp\u{a0}! Huit emplacements entourent le feu. Chacun a une pile de \
     tuiles, le carré avec un nombre\u{a0}: il reste autant de tuiles, et seule celle du dessus est \
     visible.",
    "Devant chaque pile de tuiles se trouve une pile de disques. Les vôtres sont jaunes avec une \
     étoile, car vous jouez Siana. Ash joue Red\u{a0}: les triangles. Les Nomades bleus ne sont à \
     personne, et les disques marqués d'un z appartiennent aux Aventuriers endormis.",
    "Vous récoltez des tuiles Histoire et les défaussez pour prendre des cartes. Les cartes \
     rapportent des points\u{a0}; chaque tuile encore devant vous à la fin en coûte un (C9.1).",
    "À votre tour, ramassez toute une pile qui contient un de vos disques et égrainez-la\u{a0}: un \
     disque sur chaque emplacement suivant, en commençant par celui du bas (C5.2). Touchez la \
     pile qui brille et choisissez le sens. L'aperçu montre ce que chacun recevrait. Puis \
     confirmez.",
    "Après un déplacement, tout le monde écoute\u{a0}: là où votre disque est au sommet d'une pile, \
     vous prenez la tuile, et Ash fait de même (C5.7). Sous un Aventurier endormi, la tuile \
     quitte la partie. Un Nomade la laisse en place.",
    "C'est au tour d'Ash. Regardez qui prend quoi\u{a0}; à une vraie table, le journal le raconte \
     aussi, et chaque ligne cite sa règle.",
    "Avec Siana, vous pouvez sauter un emplacement en égrainant (C7.4). Touchez la pile qui \
     brille, puis choisissez le sens et l'emplacement à sauter.",
    "Le lys blanc, c'est Lys. Elle désigne une pile de tuiles. Si votre dernier disque tombe sur \
     son emplacement, vous la déplacez vers une autre pile et prenez aussitôt la tuile (C5.5).",
    "Essayez\u{a0}: égrainez la pile qui brille pour que le dernier disque tombe sur l'emplacement \
     de Lys.",
    "Bonus de Lys\u{a0}! Déplacez-la vers la pile qui brille et prenez sa tuile.",
    "Les Lunes d'Opale ne vont à aucun joueur, mais sur le Cadran Lunaire au-dessus du feu. À \
     quatre, il y a un décompte\u{a0}: le premier gagne trois lunes, le deuxième une. Chacune vaut \
     un point à la fin (C7A.1).",
    "Au lieu d'égrainer, vous pouvez écrire une carte (C6.3). Vous avez assez de tuiles d'une \
     légende\u{a0}: touchez la carte qui brille parmi les cartes, puis confirmez.",
    "La valeur de la carte est à vous. Plus tard, vous pourrez l'améliorer en ne payant que la \
     différence (C6.4). Une Chanson se paie avec des tuiles toutes différentes (C6.2).",
    "La partie se termine quand deux piles au plus ont encore des tuiles (C8.1). Chacun peut \
     alors écrire une dernière carte. Vous savez tout\u{a0}: bonne veillée\u{a0}!",
];

pub(super) const DE: [&str; CAMPFIRE_LESSON] = [
    "Willkommen bei Lagerfeuer! Acht Felder liegen um das Feuer. Jedes hat einen Plättchenstapel, \
     das Quadrat mit der Zahl: So viele Plättchen sind übrig, und nur das oberste ist zu sehen.",
    "Vor jedem Plättchenstapel liegt ein Scheibenstapel. Deine Scheiben sind gelb mit einem \
     Stern, denn du spielst Siana. Ash spielt Red: die Dreiecke. Blaue Nomaden gehören niemandem, \
     und Scheiben mit einem z gehören Abenteurern, die schlafen.",
    "Du sammelst Storyplättchen und wirfst sie ab, um Karten zu nehmen. Karten bringen Punkte; \
     jedes Plättchen, das am Ende noch vor dir liegt, kostet einen (C9.1).",
    "Bist du am Zug, hebst du einen ganzen Stapel auf, in dem eine deiner Scheiben steckt, und \
     legst ihn wieder ab: auf jedes folgende Feld eine Scheibe, die unterste zuerst (C5.2). Tippe \
     auf den leuchtenden Stapel und wähle die Richtung. Die Vorschau zeigt, was alle bekämen. \
     Dann bestätige.",
    "Nach einer Bewegung lauschen alle: Wo deine Scheibe ganz oben liegt, nimmst du das \
     Plättchen, und Ash ebenso (C5.7). Wo ein Schlafender oben liegt, verlässt das Plättchen das \
     Spiel. Ein Nomade lässt es liegen.",
    "Jetzt ist Ash am Zug. Schau, wer was nimmt; an einem richtigen Tisch steht es auch im \
     Protokoll, und jede Zeile nennt ihre Regel.",
    "Als Siana darfst du beim Ablegen ein Feld auslassen (C7.4). Tippe auf den leuchtenden \
     Stapel, dann wähle die Richtung und das Feld, das du auslässt.",
    "Die weiße Lilie ist Lys. Sie zeigt auf einen Plättchenstapel. Kommt deine letzte Scheibe auf \
     ihr Feld, richtest du sie auf einen anderen Stapel und nimmst dort sofort das Plättchen \
     (C5.5).",
    "Probier es: Bewege den leuchtenden Stapel so, dass die letzte Scheibe auf das Feld von Lys \
     kommt.",
    "Lys-Bonus! Richte sie auf den leuchtenden Plättchenstapel und nimm sein Plättchen.",
    "Mondplättchen bekommt kein Spieler; sie kommen auf die Mondfelder über dem Feuer. Bei vieren \
     wird gewertet: Der Erste gewinnt drei Monde, der Zweite einen. Jeder ist am Ende einen Punkt \
     wert (C7A.1).",
    "Statt zu bewegen, darfst du eine Karte schreiben (C6.3). Du hast genug Plättchen einer \
     Legende: Tippe bei den Karten auf die leuchtende und bestätige.",
    "Der Wert der Karte gehört dir. Später kannst du sie aufwerten und zahlst nur den Unterschied \
     (C6.4). Ein Lied bezahlst du mit lauter verschiedenen Plättchen (C6.2).",
    "Die Partie endet, wenn höchstens zwei Stapel noch Plättchen haben (C8.1). Dann darf jeder \
     eine letzte Karte schreiben. Mehr brauchst du nicht: Viel Freude am Feuer!",
];

pub(super) const ES: [&str; CAMPFIRE_LESSON] = [
    "¡Te damos la bienvenida a Hoguera! Ocho lugares rodean el fuego. Cada uno tiene una pila de \
     fichas, el cuadrado con un número: quedan tantas fichas, y solo se ve la de encima.",
    "Delante de cada pila de fichas hay una pila de discos. Los tuyos son amarillos con una \
     estrella, porque juegas con Siana. Ash juega con Red: los triángulos. Los Nómadas azules no \
     son de nadie, y los discos con una z son de Aventureros dormidos.",
    "Reúnes fichas de Historia y las descartas para coger cartas. Las cartas dan puntos; cada \
     ficha que te quede al final cuesta uno (C9.1).",
    "En tu turno levantas una pila entera que contenga uno de tus discos y la sueltas: un disco \
     en cada lugar siguiente, empezando por el de abajo (C5.2). Toca la pila que brilla y elige \
     la dirección. La vista previa muestra qué recibiría cada uno. Después confirma.",
    "Tras mover, todos escuchan: donde tu disco está encima de una pila, coges la ficha, y Ash \
     también (C5.7). Donde hay un dormido encima, la ficha sale de la partida. Un Nómada la deja \
     donde está.",
    "Ahora le toca a Ash. Mira quién coge qué; en una mesa de verdad también lo cuenta el \
     registro, y cada línea cita su regla.",
    "Con Siana puedes saltarte un lugar al soltar los discos (C7.4). Toca la pila que brilla y \
     elige la dirección y el lugar que te saltas.",
    "El lirio blanco es Lys. Apunta a una pila de fichas. Si tu último disco queda en su lugar, \
     la mueves a otra pila y coges esa ficha al momento (C5.5).",
    "Pruébalo: mueve la pila que brilla para que el último disco quede en el lugar de Lys.",
    "¡Bonificación de Lys! Muévela a la pila que brilla y coge su ficha.",
    "Los Fragmentos de luna de ópalo no van a ningún jugador, sino a la Carta Lunar que está \
     sobre el fuego. Con cuatro hay una puntuación: quien va primero gana tres lunas y el segundo \
     una. Cada una vale un punto al final (C7A.1).",
    "En lugar de mover puedes escribir una carta (C6.3). Tienes bastantes fichas de una leyenda: \
     toca la carta que brilla entre las cartas y confirma.",
    "El valor de la carta es tuyo. Más adelante puedes mejorarla pagando solo la diferencia \
     (C6.4). Una Canción se paga con fichas todas distintas (C6.2).",
    "La partida termina cuando quedan dos pilas con fichas o menos (C8.1). Entonces cada uno \
     puede escribir una última carta. No necesitas más: ¡disfruta del fuego!",
];
