### How many steps the guided game of Campfire has.

step-1 = ¡Te damos la bienvenida a Hoguera! Ocho espacios rodean el fuego. Cada uno tiene una pila de fichas, el cuadrado con un número: quedan tantas fichas, y solo se ve la de encima.

step-2 = Delante de cada pila de fichas hay una pila de discos. Los tuyos son amarillos con una estrella, porque juegas con Siana. Ash juega con Red: los triángulos. Los Nómadas azules no son de nadie, y los discos con una z son de Aventureros dormidos.

step-3 = Reúnes fichas de Historia y las descartas para coger cartas. Las cartas dan puntos; cada ficha que te quede al final cuesta uno (C9.1).

step-4 = En tu turno levantas una pila entera que contenga uno de tus discos y la sueltas: un disco en cada espacio siguiente, empezando por el de abajo (C5.2). Toca la pila que brilla y elige la dirección. La vista previa muestra qué recibiría cada uno. Después confirma.

step-5 = Tras mover, todos escuchan: donde tu disco está encima de una pila, coges la ficha, y Ash también (C5.7). Donde hay un dormido encima, la ficha sale de la partida. Un Nómada la deja donde está.

step-6 = Ahora le toca a Ash. Mira quién coge qué; en una mesa de verdad también lo cuenta el registro, y cada línea cita su regla.

step-7 = Con Siana puedes saltarte un espacio al soltar los discos (C7.4). Toca la pila que brilla y elige la dirección y el espacio que te saltas.

step-8 = El lirio blanco es Lys. Apunta a una pila de fichas. Si tu último disco queda en su espacio, la mueves a otra pila y coges esa ficha al momento (C5.5).

step-9 = Pruébalo: mueve la pila que brilla para que el último disco quede en el espacio de Lys.

step-10 = ¡Bonificación de Lys! Muévela a la pila que brilla y coge su ficha.

step-11 = Los Fragmentos de luna de ópalo no van a ningún jugador, sino a la Carta Lunar que está sobre el fuego. Con cuatro hay una puntuación: quien va primero gana tres lunas y el segundo una. Cada una vale un punto al final (C7A.1).

step-12 = En lugar de mover puedes escribir una carta (C6.3). Tienes bastantes fichas de una leyenda: toca la carta que brilla entre las cartas y confirma.

step-13 = El valor de la carta es tuyo. Más adelante puedes mejorarla pagando solo la diferencia (C6.4). Una Canción se paga con fichas todas distintas (C6.2).

step-14 = La partida termina cuando quedan dos pilas con fichas o menos (C8.1). Entonces cada uno puede escribir una última carta. No necesitas más: ¡disfruta del fuego!
