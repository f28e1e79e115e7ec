//! What the guided first game of Sea says, step by step.
//!
//! What stands between quotation marks is what the player reads elsewhere: a move, a piece, a feat.
//! `web` has a test that plays the game and compares.

/// How many texts the guided game of Sea has, the same in every language.
pub const SEA_LESSON: usize = 21;

pub(super) const EN: [&str; SEA_LESSON] = [
    "Welcome to Sea! The map grows while you sail: so far only the Primordial Sea lies on the \
     table, and 49 tiles wait in the pile. You lead the red tribe. Mara leads the blue one; Ilo \
     leads the green one and is the God of Winds.",
    "Your boat is a piece of a legend, and only you can see which: ‘the Moon Diver’, a character. \
     Secure a character, a location and an action, and you have a legend (S12.1, S12.2). Your \
     secret Original Myth, ‘Birth of the Tides’, names three pieces; whoever has secured all of \
     theirs is ahead of everybody else (S14.3).",
    "You have 7 red passengers on the Primordial Sea. Boats go where the wind blows, and it blows \
     north. To turn it you would pay a passenger before the dice are rolled (S5.1). North is \
     fine: choose ‘Leave the wind as it is’ and confirm.",
    "The distance die showed 2, so you sailed two tiles north (S5.3). No tile lay there yet, so \
     two were drawn: sea, then a coast. Each tile you enter costs a passenger, who stays there as \
     your trail (S6.5): 5 are left aboard.",
    "Mara paid a passenger to turn the wind. The die showed E, so it turned one point that way \
     and now blows north-east (S5.2). She sailed one tile, and Ilo followed her. Two boats are \
     the most that a tile can hold (S6.2).",
    "Your boat lies on a coast, that is on land, and nobody has settled here. So you may found a \
     settlement instead of sailing (S7.1). Choose ‘Found a settlement here’ and confirm.",
    "Three of your passengers are back in your pool: the token on the coast stands for them \
     (S7.2). Two are still aboard. They may settle, go home or sail on (S7.4). Let them settle: \
     choose ‘2 red pawns’ and confirm.",
    "Your boat has left the map, but ‘the Moon Diver’ lies secured before you, face down (S7.3). \
     Mara paid for the wind again; the die showed where it blew already, and her price was lost. \
     She is on an island with 3 passengers. And Ilo has raised a storm over the Primordial \
     Sea: the Vaal Er Num (S11.1).",
    "You need a new boat: you get the top one of the deck, with 7 passengers from your pool \
     (S4.2, S4.4). A boat that leaves the Vaal's tile loses passengers in the storm (S11.5), so \
     better not start there. Choose ‘Launch from your settlement at (0,2)’.",
    "Your new boat is ‘the Sleepless Rower’: another character, and you have one already. But \
     perhaps Mara's boat is what you need! She is two tiles east of you, and the wind blows \
     north-east. Choose ‘Turn the wind’, which costs a passenger: if the die shows E, SE or S, \
     the wind turns east (S5.2).",
    "The die showed SE, and the wind turned east. But there is fog between you and Mara! It took \
     one passenger and one of your two steps (S6.3). You have 5 passengers and one step left: \
     choose ‘Cross the fog to (2,2)’.",
    "Mara left a blue pawn as her trail on this island. You may relieve it: it comes aboard, and \
     the passenger you leave for the step is red, so your crew stays at 5 (S6.6). Choose ‘Take a \
     blue trail pawn aboard and leave one of your own’.",
    "Where two boats meet, you may talk, trade or attack. In an attack both boats lose as many \
     passengers as you say (S10.8). You have 5, Mara has 3: choose ‘Attack’ with 3. That empties \
     her boat and not yours.",
    "Aboard are 4 red passengers and 1 blue, and three of them are lost. A boat sinks as soon as \
     its captain's own pawns don't outnumber all others aboard (S6.7). So the blue one must be \
     among them: choose ‘Lose 2 red passengers and 1 blue’.",
    "Mara's boat is empty and yours is not: you have won the battle. The winner may claim the \
     component of the emptied boat, without looking at it first (S10.8). Choose ‘Claim the \
     component’.",
    "The component is ‘the Drowned Tower’, a location, and it is secured for you! You have also \
     earned two feats, ‘Crossing the Fog’ and ‘Naval Battle’; each goes to the first \
     who does it (S13.1). Meanwhile Mara has started again from the Primordial Sea and lost 2 \
     passengers in the storm of the Vaal. That was a feat as well.",
    "Ilo has turned the wind, free of charge as the God of Winds (S11.2), and has come to your \
     island. He proposes a disclosure: each of you sees the other's piece, and nobody is bound by \
     it (S10.3). Accept.",
    "Ilo's boat is ‘draws up the first tide’: an action, and your Myth names it! He offers it for \
     your second character. In a trade at sea the pieces change boats and the crews stay (S10.5). \
     Both of you need what the other has: accept.",
    "It's your turn. Your boat lies on land again, on the island, with 2 passengers. You may \
     found even with fewer than 3 (S7.2). Choose ‘Found a settlement here’: that secures the \
     action.",
    "Character, location and action are together, so your first legend is disclosed at once \
     (S12.2): In the Drowned Tower, the Moon Diver draws up the first tide. Two pieces of your \
     Myth are secured. The third, ‘the Sunken Stair’, still waits in the deck.",
    "The end comes with a third legend, the last tile, the last boat or a dead calm; then \
     everybody has one more turn (S14.1, S14.2). First your Myth counts; then 3 for each legend \
     and 1 for each feat, which makes 5 for you; then settlements and boats; then your pawns on \
     the map (S14.3). Fair winds!",
];

pub(super) const FR: [&str; SEA_LESSON] = [
    "Bienvenue à Mer\u{a0}! La carte grandit à mesure que vous naviguez\u{a0}: pour l'instant, seule \
     la Mer Primordiale est sur la table, et 49 tuiles attendent dans la pioche. Vous menez la \
     tribu rouge. Mara mène la bleue\u{a0}; Ilo mène la verte, et c'est lui le Dieu des Vents.",
    "Votre bateau est un élément de légende, et vous seul voyez lequel\u{a0}: «\u{a0}la Plongeuse de \
     Lune\u{a0}», un personnage. Mettez en sûreté un personnage, un lieu et une action, et vous \
     avez une légende (S12.1, S12.2). Votre Mythe Originel secret, «\u{a0}La Naissance des \
     Marées\u{a0}», nomme trois éléments\u{a0}; qui a mis les siens en sûreté passe devant tous les \
     autres (S14.3).",
    "Vous avez 7 passagers rouges sur la Mer Primordiale. Les bateaux vont où souffle le vent, et \
     il souffle vers le nord. Pour le faire tourner, il faudrait payer un passager avant de \
     lancer les dés (S5.1). Le nord convient\u{a0}: choisissez «\u{a0}Laisser le vent tel qu'il \
     est\u{a0}» et confirmez.",
    "Le dé de distance a donné 2\u{a0}: vous avez navigué de deux tuiles vers le nord (S5.3). Rien \
     n'y était encore posé, donc deux tuiles ont été piochées\u{a0}: de la mer, puis une côte. \
     Chaque tuile où vous entrez coûte un passager, qui y reste et forme votre sillage \
     (S6.5)\u{a0}: il vous en reste 5 à bord.",
    "Mara a payé un passager pour faire tourner le vent. Le dé a donné E\u{a0}: le vent a tourné \
     d'un cran de ce côté et souffle maintenant vers le nord-est (S5.2). Elle a avancé d'une \
     tuile, et Ilo l'a suivie. Une tuile ne porte jamais plus de deux bateaux (S6.2).",
    "Votre bateau se trouve sur une côte, donc sur une terre, et personne n'y a de colonie. Au \
     lieu de naviguer, vous pouvez en fonder une (S7.1). Choisissez «\u{a0}Fonder une colonie \
     ici\u{a0}» et confirmez.",
    "Trois de vos passagers sont revenus dans votre réserve\u{a0}: le jeton posé sur la côte les \
     représente (S7.2). Deux sont encore à bord. Ils peuvent s'installer, rentrer ou reprendre la \
     mer (S7.4). Installez-les\u{a0}: choisissez «\u{a0}2 pions rouges\u{a0}» et confirmez.",
    "Votre bateau a quitté la carte, mais «\u{a0}la Plongeuse de Lune\u{a0}» est en sûreté devant \
     vous, face cachée (S7.3). Mara a encore payé pour le vent\u{a0}; le dé a montré la direction \
     qu'il avait déjà, et son prix est perdu. La voilà sur une île avec 3 passagers. Et Ilo a \
     levé une tempête sur la Mer Primordiale\u{a0}: le Vaal Er Num (S11.1).",
    "Il vous faut un nouveau bateau\u{a0}: celui du dessus de la pioche, avec 7 passagers de votre \
     réserve (S4.2, S4.4). Un bateau qui quitte la tuile du Vaal perd des passagers dans la \
     tempête (S11.5)\u{a0}; mieux vaut donc ne pas partir de là. Choisissez «\u{a0}Partir de votre \
     colonie en (0,2)\u{a0}».",
    "Votre nouveau bateau est «\u{a0}la Rameuse sans sommeil\u{a0}»\u{a0}: un personnage de plus, et \
     vous en avez déjà un. Mais celui de Mara est peut-être ce qu'il vous faut\u{a0}! Elle est à \
     deux tuiles à l'est, et le vent souffle vers le nord-est. Choisissez «\u{a0}Faire tourner le \
     vent\u{a0}», ce qui coûte un passager\u{a0}: si le dé donne E, SE ou S, le vent passe à l'est \
     (S5.2).",
    "Le dé a donné SE, et le vent a tourné à l'est. Mais il y a de la brume entre vous et \
     Mara\u{a0}! Elle vous a pris un passager et l'un de vos deux pas (S6.3). Il vous reste 5 \
     passagers et un pas\u{a0}: choisissez «\u{a0}Traverser la brume jusqu'en (2,2)\u{a0}».",
    "Mara a laissé un pion bleu en sillage sur cette île. Vous pouvez le relever\u{a0}: il monte à \
     bord, et le passager que vous laissez pour le pas est rouge\u{a0}; votre équipage reste donc à \
     5 (S6.6). Choisissez «\u{a0}Prendre à bord un pion de sillage bleu et laisser un des \
     vôtres\u{a0}».",
    "Quand deux bateaux se rencontrent, on peut parlementer, échanger ou attaquer. Lors d'une \
     attaque, chaque bateau perd autant de passagers que vous l'annoncez (S10.8). Vous en avez 5, \
     Mara en a 3\u{a0}: choisissez «\u{a0}Attaquer\u{a0}» avec 3. Son bateau sera vide, le vôtre non.",
    "À bord, il y a 4 passagers rouges et 1 bleu, et vous devez en perdre trois. Un bateau coule \
     dès que les pions de son capitaine ne dépassent plus en nombre tous les autres à bord \
     (S6.7). Le bleu doit donc en être\u{a0}: choisissez «\u{a0}Perdre 2 passagers rouges et 1 \
     bleu\u{a0}».",
    "Le bateau de Mara est vide et le vôtre ne l'est pas\u{a0}: vous avez gagné le combat. Le \
     vainqueur peut s'emparer de l'élément du bateau vidé, sans le regarder d'abord (S10.8). \
     Choisissez «\u{a0}S'emparer de l'élément\u{a0}».",
    "L'élément est «\u{a0}la Tour noyée\u{a0}», un lieu, et il est en sûreté chez vous\u{a0}! Vous \
     gagnez aussi deux exploits, «\u{a0}Traversée de la Brume\u{a0}» et \
     «\u{a0}Bataille navale\u{a0}»\u{a0}; chacun va au premier qui l'accomplit (S13.1). Entre-temps, \
     Mara est repartie de la Mer Primordiale et a perdu 2 passagers dans la tempête du Vaal. \
     C'était un exploit, là aussi.",
    "Ilo a fait tourner le vent, gratuitement puisqu'il est le Dieu des Vents (S11.2), et il est \
     arrivé sur votre île. Il propose un dévoilement\u{a0}: chacun voit la pièce de l'autre, et \
     cela n'engage personne (S10.3). Acceptez.",
    "Le bateau d'Ilo est «\u{a0}fait monter la première marée\u{a0}»\u{a0}: une action, et votre Mythe \
     la nomme\u{a0}! Il vous l'offre contre votre second personnage. Lors d'un échange en mer, les \
     éléments changent de bateau et les équipages restent (S10.5). Chacun a ce qui manque à \
     l'autre\u{a0}: acceptez.",
    "C'est votre tour. Votre bateau est de nouveau sur une terre, sur l'île, avec 2 passagers. On \
     peut fonder même avec moins de 3 pions (S7.2). Choisissez «\u{a0}Fonder une colonie \
     ici\u{a0}»\u{a0}: l'action sera en sûreté.",
    "Personnage, lieu et action sont réunis\u{a0}: votre première légende est révélée aussitôt \
     (S12.2). Dans la Tour noyée, la Plongeuse de Lune fait monter la première marée. Deux \
     éléments de votre Mythe sont en sûreté. Le troisième, «\u{a0}l'Escalier englouti\u{a0}», attend \
     encore dans la pioche.",
    "La fin vient avec une troisième légende, la dernière tuile, le dernier bateau ou le calme \
     plat\u{a0}; puis chacun a encore un tour (S14.1, S14.2). On compare d'abord le Mythe, puis 3 \
     par légende et 1 par exploit, soit 5 pour vous\u{a0}; ensuite les colonies et les bateaux, \
     enfin vos pions sur la carte (S14.3). Bon vent\u{a0}!",
];

pub(super) const DE: [&str; SEA_LESSON] = [
    "Willkommen bei Meer! Die Karte wächst, während ihr segelt: Noch liegt nur das Urmeer auf dem \
     Tisch, und 49 Plättchen warten im Stapel. Du führst den roten Stamm. Mara führt den blauen; \
     Ilo führt den grünen und ist der Gott der Winde.",
    "Dein Boot ist ein Baustein einer Legende, und nur du siehst, welcher: „die Mondtaucherin“, \
     eine Gestalt. Sichere eine Gestalt, einen Ort und eine Tat, und du hast eine Legende (S12.1, \
     S12.2). Dein geheimer Urmythos, „Die Geburt der Gezeiten“, nennt drei Bausteine; wer alle \
     drei des eigenen gesichert hat, liegt vor allen anderen (S14.3).",
    "Du hast 7 rote Passagiere auf dem Urmeer. Boote fahren, wohin der Wind weht, und er weht \
     nach Norden. Um ihn zu drehen, müsstest du vor dem Würfeln einen Passagier zahlen (S5.1). \
     Norden ist gut: Wähle „Den Wind lassen, wie er ist“ und bestätige.",
    "Der Entfernungswürfel zeigte 2, also bist du zwei Plättchen nach Norden gesegelt (S5.3). \
     Dort lag noch nichts, darum wurden zwei gezogen: Meer, dann eine Küste. Jedes Plättchen, das \
     du befährst, kostet einen Passagier, der dort als deine Spur bleibt (S6.5): 5 sind noch an \
     Bord.",
    "Mara hat einen Passagier gezahlt, um den Wind zu drehen. Der Würfel zeigte O, also drehte \
     der Wind eine Stufe dorthin und weht jetzt nach Nordosten (S5.2). Sie segelte ein Plättchen \
     weit, und Ilo fuhr ihr nach. Mehr als zwei Boote fasst kein Plättchen (S6.2).",
    "Dein Boot steht auf einer Küste, also auf Land, und noch niemand hat hier eine Siedlung. \
     Statt zu segeln, darfst du eine gründen (S7.1). Wähle „Hier eine Siedlung gründen“ und \
     bestätige.",
    "Drei deiner Passagiere sind zurück im Vorrat: Der Marker auf der Küste steht für sie (S7.2). \
     Zwei sind noch an Bord. Sie können siedeln, heimgehen oder weitersegeln (S7.4). Lass sie \
     siedeln: Wähle „2 rote Figuren“ und bestätige.",
    "Dein Boot hat die Karte verlassen, aber „die Mondtaucherin“ liegt gesichert vor dir, \
     verdeckt (S7.3). Mara hat wieder für den Wind gezahlt; der Würfel zeigte die Richtung, die \
     er schon hatte, und der Preis war weg. Sie steht mit 3 Passagieren auf einer Insel. Und Ilo \
     hat über dem Urmeer einen Sturm heraufbeschworen: den Vaal Er Num (S11.1).",
    "Du brauchst ein neues Boot: Du bekommst das oberste vom Stapel und 7 Passagiere aus deinem \
     Vorrat (S4.2, S4.4). Ein Boot, das das Plättchen des Vaal verlässt, verliert im Sturm \
     Passagiere (S11.5); starte also lieber nicht dort. Wähle „Von deiner Siedlung auf (0,2) \
     starten“.",
    "Dein neues Boot ist „die Schlaflose Ruderin“: noch eine Gestalt, und eine hast du schon. \
     Aber vielleicht ist Maras Boot, was dir fehlt! Sie liegt zwei Plättchen östlich von dir, und \
     der Wind weht nach Nordosten. Wähle „Den Wind drehen“, das kostet einen Passagier: Zeigt der \
     Würfel O, SO oder S, dreht der Wind nach Osten (S5.2).",
    "Der Würfel zeigte SO, und der Wind drehte nach Osten. Aber zwischen dir und Mara liegt \
     Nebel! Er hat dich einen Passagier und einen deiner zwei Schritte gekostet (S6.3). Dir \
     bleiben 5 Passagiere und ein Schritt: Wähle „Durch den Nebel nach (2,2) fahren“.",
    "Mara hat auf dieser Insel eine blaue Figur als Spur zurückgelassen. Du darfst sie ablösen: \
     Sie kommt an Bord, und der Passagier, den du für den Schritt zurücklässt, ist rot; so bleibt \
     deine Besatzung bei 5 (S6.6). Wähle „Eine blaue Spurfigur an Bord nehmen und eine eigene \
     Figur zurücklassen“.",
    "Wo zwei Boote sich begegnen, darfst du verhandeln, tauschen oder angreifen. Bei einem \
     Angriff verlieren beide Boote so viele Passagiere, wie du sagst (S10.8). Du hast 5, Mara hat \
     3: Wähle „Angreifen“ mit 3. Dann ist ihr Boot leer und deines nicht.",
    "An Bord sind 4 rote Passagiere und 1 blauer, und drei davon gehen verloren. Ein Boot sinkt, \
     sobald die Figuren seines Kapitäns nicht mehr zahlreicher sind als alle anderen an Bord \
     (S6.7). Der blaue muss also dabei sein: Wähle „Verlieren: 2 rote Figuren und 1 blaue“.",
    "Maras Boot ist leer und deines nicht: Du hast den Kampf gewonnen. Wer gewinnt, darf den \
     Baustein des geleerten Boots beanspruchen, ohne ihn vorher anzusehen (S10.8). Wähle „Den \
     Baustein beanspruchen“.",
    "Der Baustein ist „der Ertrunkene Turm“, ein Ort, und er ist für dich gesichert! Außerdem sind dir zwei Großtaten gelungen, „Fahrt durch den Nebel“ und „Seeschlacht“; \
     jede bekommt, wer sie als Erster schafft (S13.1). Inzwischen ist Mara noch einmal vom Urmeer \
     gestartet und hat im Sturm des Vaal 2 Passagiere verloren. Auch das war eine Großtat.",
    "Ilo hat den Wind gedreht, als Gott der Winde kostenlos (S11.2), und ist zu deiner Insel \
     gekommen. Er schlägt einen Einblick vor: Jeder sieht das Stück des anderen, und das bindet \
     niemanden (S10.3). Nimm an.",
    "Ilos Boot ist „zieht die erste Flut herauf“: eine Tat, und dein Urmythos nennt sie! Er \
     bietet sie dir für deine zweite Gestalt. Bei einem Tausch auf See wechseln die Bausteine das \
     Boot, und die Besatzungen bleiben (S10.5). Jeder hat, was dem anderen fehlt: Nimm an.",
    "Du bist am Zug. Dein Boot steht wieder auf Land, auf der Insel, mit 2 Passagieren. Gründen \
     darfst du auch mit weniger als 3 (S7.2). Wähle „Hier eine Siedlung gründen“: Damit ist die \
     Tat gesichert.",
    "Gestalt, Ort und Tat sind beisammen, also wird deine erste Legende sofort offengelegt \
     (S12.2): Im Ertrunkenen Turm zieht die Mondtaucherin die erste Flut herauf. Zwei Bausteine \
     deines Urmythos sind gesichert. Der dritte, „die Versunkene Treppe“, wartet noch im \
     Bootsstapel.",
    "Das Ende kommt mit einer dritten Legende, dem letzten Plättchen, dem letzten Boot oder bei \
     Flaute; dann hat jeder noch einen Zug (S14.1, S14.2). Zuerst zählt der Urmythos; dann 3 pro \
     Legende und 1 pro Großtat, das sind 5 für dich; dann Siedlungen und Boote, zuletzt deine \
     Figuren auf der Karte (S14.3). Guten Wind!",
];

pub(super) const ES: [&str; SEA_LESSON] = [
    "¡Te damos la bienvenida a Mar! El mapa crece mientras navegáis: por ahora solo está en la \
     mesa el Mar Primordial, y 49 losetas esperan en el montón. Tú guías a la tribu roja. Mara \
     guía a la azul; Ilo guía a la verde y es el Dios de los Vientos.",
    "Tu barco es un componente de leyenda, y solo tú ves cuál: «la Buceadora de la Luna», un \
     personaje. Asegura un personaje, un lugar y una acción, y tendrás una leyenda (S12.1, \
     S12.2). Tu Mito Original secreto, «El nacimiento de las mareas», nombra tres componentes; \
     quien asegura los tres del suyo queda por delante de todos los demás (S14.3).",
    "Tienes 7 pasajeros rojos en el Mar Primordial. Los barcos van hacia donde sopla el viento, y \
     sopla hacia el norte. Para girarlo tendrías que pagar un pasajero antes de tirar los dados \
     (S5.1). El norte está bien: elige «Dejar el viento como está» y confirma.",
    "El dado de distancia mostró 2, así que navegaste dos losetas hacia el norte (S5.3). Allí aún \
     no había nada, y se robaron dos: mar y luego costa. Cada loseta en la que entras cuesta un \
     pasajero, que se queda allí como estela tuya (S6.5): te quedan 5 a bordo.",
    "Mara pagó un pasajero para girar el viento. El dado mostró E, así que el viento giró un \
     punto hacia allí y ahora sopla hacia el nordeste (S5.2). Ella navegó una loseta, e Ilo la \
     siguió. En una loseta no caben más de dos barcos (S6.2).",
    "Tu barco está en una costa, es decir, en tierra, y nadie tiene aquí un asentamiento. En \
     lugar de navegar, puedes fundar uno (S7.1). Elige «Fundar aquí un asentamiento» y confirma.",
    "Tres de tus pasajeros han vuelto a tu reserva: el marcador de la costa los representa \
     (S7.2). Quedan dos a bordo. Pueden instalarse, volver a casa o seguir navegando (S7.4). Que \
     se instalen: elige «2 peones rojos» y confirma.",
    "Tu barco ha salido del mapa, pero «la Buceadora de la Luna» queda asegurada delante de ti, \
     boca abajo (S7.3). Mara volvió a pagar por el viento; el dado mostró la dirección que ya \
     tenía, y perdió lo pagado. Está en una isla con 3 pasajeros. E Ilo ha levantado una \
     tormenta sobre el Mar Primordial: el Vaal Er Num (S11.1).",
    "Necesitas otro barco: recibes el de arriba del mazo, con 7 pasajeros de tu reserva (S4.2, \
     S4.4). Un barco que sale de la loseta del Vaal pierde pasajeros en la tormenta (S11.5), así \
     que mejor no salir de allí. Elige «Salir de tu asentamiento de (0,2)».",
    "Tu nuevo barco es «la Remera Insomne»: otro personaje, y ya tienes uno. ¡Pero quizá el de \
     Mara sea el que te hace falta! Está dos losetas al este, y el viento sopla hacia el \
     nordeste. Elige «Girar el viento», que cuesta un pasajero: si el dado muestra E, SE o S, el \
     viento gira al este (S5.2).",
    "El dado mostró SE, y el viento giró al este. ¡Pero hay niebla entre Mara y tú! Te ha quitado \
     un pasajero y uno de tus dos pasos (S6.3). Te quedan 5 pasajeros y un paso: elige «Cruzar la \
     niebla hasta (2,2)».",
    "Mara dejó en esta isla un peón azul como estela. Puedes relevarlo: sube a bordo, y el \
     pasajero que dejas por el paso es rojo, así que tu tripulación sigue siendo de 5 (S6.6). \
     Elige «Subir a bordo un peón de estela azul y dejar uno propio».",
    "Donde dos barcos se encuentran, puedes negociar, intercambiar o atacar. En un ataque, los \
     dos barcos pierden tantos pasajeros como digas (S10.8). Tú tienes 5 y Mara 3: elige «Atacar» \
     con 3. Así su barco queda vacío y el tuyo no.",
    "A bordo hay 4 pasajeros rojos y 1 azul, y se pierden tres. Un barco se hunde en cuanto los \
     peones de su capitán ya no superan a todos los demás a bordo (S6.7). Así que el azul tiene \
     que estar entre ellos: elige «Perder 2 pasajeros rojos y 1 azul».",
    "El barco de Mara ha quedado vacío y el tuyo no: has ganado la batalla. Quien gana puede \
     reclamar el componente del barco vaciado, sin mirarlo antes (S10.8). Elige «Reclamar el \
     componente».",
    "El componente es «la Torre Ahogada», un lugar, ¡y queda asegurado para ti! También has ganado dos hazañas, «Travesía de la Niebla» y «Batalla \
     naval»; cada una es para el primero que la logra (S13.1). Mientras tanto, Mara ha vuelto a \
     salir del Mar Primordial y ha perdido 2 pasajeros en la tormenta del Vaal. También eso fue \
     una hazaña.",
    "Ilo ha girado el viento, gratis por ser el Dios de los Vientos (S11.2), y ha llegado a tu \
     isla. Propone una revelación: cada uno ve la pieza del otro, y no obliga a nadie (S10.3). \
     Acepta.",
    "El barco de Ilo es «hace subir la primera marea»: una acción, ¡y tu Mito la nombra! Te la \
     ofrece por tu segundo personaje. En un intercambio en el mar, los componentes cambian de \
     barco y las tripulaciones se quedan (S10.5). Cada uno tiene lo que le falta al otro: acepta.",
    "Es tu turno. Tu barco está otra vez en tierra, en la isla, con 2 pasajeros. Se puede fundar \
     incluso con menos de 3 (S7.2). Elige «Fundar aquí un asentamiento»: así aseguras la acción.",
    "Personaje, lugar y acción están reunidos, y tu primera leyenda se revela en el acto (S12.2): \
     En la Torre Ahogada, la Buceadora de la Luna hace subir la primera marea. Dos componentes de \
     tu Mito están asegurados. El tercero, «la Escalera Hundida», espera aún en el mazo.",
    "El final llega con una tercera leyenda, la última loseta, el último barco o la calma chicha; \
     después cada uno tiene un turno más (S14.1, S14.2). Primero cuenta el Mito; luego, 3 por \
     leyenda y 1 por hazaña, que para ti son 5; después, los asentamientos y barcos, y por último \
     tus peones en el mapa (S14.3). ¡Buen viento!",
];
