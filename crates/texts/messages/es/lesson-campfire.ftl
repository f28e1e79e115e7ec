### How many steps the guided game of Campfire has.

step-1 = ¡Te damos la bienvenida a Hoguera! Alrededor del fuego hay ocho espacios. Cada uno tiene una pila de fichas: el número dice cuántas quedan, y solo ves la superior.

step-2 = Delante de cada pila de fichas hay una pila de discos. Los tuyos son amarillos con una estrella, porque juegas con Siana. Ash juega con Red: los triángulos. Los Nómadas azules no son de nadie, y los discos con una z son de Aventureros dormidos.

step-3 = Reúnes fichas de Historia y las descartas para coger cartas. Las cartas dan puntos; cada ficha que te quede al final te quita uno (C9.1).

step-4 = En tu turno, coge una pila entera en la que tengas un disco y ve soltando sus discos: uno en cada espacio siguiente, empezando por el de abajo (C5.2). Toca la pila que brilla y elige la dirección. La vista previa muestra qué recibiría cada uno. Después, confirma.

step-5 = Después de mover, todos escuchan. Donde tu disco está en lo alto de una pila, coges la ficha superior de ese espacio; lo mismo hace Ash (C5.7). Donde queda arriba un Aventurero dormido, la ficha sale de la partida. Donde queda un Nómada, no se toca.

step-6 = Ahora le toca a Ash. Fíjate en quién coge qué. También lo cuenta el historial, y cada línea cita su regla.

step-7 = Con Siana puedes saltarte un espacio al soltar los discos (C7.4). Toca la pila que brilla y elige la dirección y el espacio que te saltas.

step-8 = El lirio es Lys. Apunta a una pila de fichas. Si tu último disco cae en su espacio, la mueves a otra pila y coges en el acto su ficha superior (C5.5).

step-9 = Pruébalo: mueve la pila que brilla de modo que el último disco caiga en el espacio de Lys.

step-10 = ¡Bonificación de Lys! Llévala a la pila que brilla y coge su ficha.

step-11 = Los Fragmentos de luna de ópalo no son para ningún jugador: van a la Carta Lunar, en el cielo. Con cuatro hay una puntuación intermedia: el primero gana tres lunas y el segundo, una. Cada una vale un punto al final (C7A.1).

step-12 = En vez de mover, puedes escribir una carta (C6.3). Tienes suficientes fichas de una leyenda. Toca la carta que brilla y confirma.

step-13 = Ya tienes los puntos de la carta. Más adelante puedes mejorarla pagando solo la diferencia (C6.4). Una Canción se paga con fichas todas diferentes (C6.2).

step-14 = La partida termina si al empezar un turno quedan fichas en dos pilas o menos (C8.1). Entonces cada jugador puede escribir una última carta. No necesitas saber más. ¡Disfruta del fuego!
