### How many steps the guided game of Sea has.

step-1 = ¡Te damos la bienvenida a Mar! El mapa crece mientras navegáis: por ahora solo está en la mesa el Mar Primordial, y 49 losetas esperan en el montón. Tú guías a la tribu roja. Mara guía a la azul; Ilo guía a la verde y es el Dios de los Vientos.

step-2 = Tu barco es un componente de leyenda, y solo tú ves cuál: «la Buceadora de la Luna», un personaje. Asegura un personaje, un lugar y una acción, y tendrás una leyenda (S12.1, S12.2). Tu Mito Original secreto, «El nacimiento de las mareas», nombra tres componentes; quien asegura los tres del suyo queda por delante de todos los demás (S14.3).

step-3 = Tienes 7 pasajeros rojos en el Mar Primordial. Los barcos van hacia donde sopla el viento, y sopla hacia el norte. Para girarlo tendrías que pagar un pasajero antes de tirar los dados (S5.1). El norte está bien: elige «Dejar el viento como está» y confirma.

step-4 = El dado de distancia mostró 2, así que navegaste dos losetas hacia el norte (S5.3). Allí aún no había nada, y se robaron dos: mar y luego costa. Cada loseta en la que entras cuesta un pasajero, que se queda allí como estela tuya (S6.5): te quedan 5 a bordo.

step-5 = Mara pagó un pasajero para girar el viento. El dado mostró E, así que el viento giró un punto hacia allí y ahora sopla hacia el nordeste (S5.2). Ella navegó una loseta, e Ilo la siguió. En una loseta no caben más de dos barcos (S6.2).

step-6 = Tu barco está en una costa, es decir, en tierra, y nadie tiene aquí un asentamiento. En lugar de navegar, puedes fundar uno (S7.1). Elige «Fundar aquí un asentamiento» y confirma.

step-7 = Tres de tus pasajeros han vuelto a tu reserva: el marcador de la costa los representa (S7.2). Quedan dos a bordo. Pueden instalarse, volver a casa o seguir navegando (S7.4). Que se instalen: elige «2 peones rojos» y confirma.

step-8 = Tu barco ha salido del mapa, pero «la Buceadora de la Luna» queda asegurada delante de ti, boca abajo (S7.3). Mara volvió a pagar por el viento; el dado mostró la dirección que ya tenía, y perdió lo pagado. Está en una isla con 3 pasajeros. E Ilo ha levantado una tormenta sobre el Mar Primordial: el Vaal Er Num (S11.1).

step-9 = Necesitas otro barco: recibes el de arriba del mazo, con 7 pasajeros de tu reserva (S4.2, S4.4). Un barco que sale de la loseta del Vaal pierde pasajeros en la tormenta (S11.5), así que mejor no salir de allí. Elige «Salir de tu asentamiento de (0,2)».

step-10 = Tu nuevo barco es «la Remera Insomne»: otro personaje, y ya tienes uno. ¡Pero quizá el de Mara sea el que te hace falta! Está dos losetas al este, y el viento sopla hacia el nordeste. Elige «Girar el viento», que cuesta un pasajero: si el dado muestra E, SE o S, el viento gira al este (S5.2).

step-11 = El dado mostró SE, y el viento giró al este. ¡Pero hay niebla entre Mara y tú! Te ha quitado un pasajero y uno de tus dos pasos (S6.3). Te quedan 5 pasajeros y un paso: elige «Cruzar la niebla hasta (2,2)».

step-12 = Mara dejó en esta isla un peón azul como estela. Puedes relevarlo: sube a bordo, y el pasajero que dejas por el paso es rojo, así que tu tripulación sigue siendo de 5 (S6.6). Elige «Subir a bordo un peón de estela azul y dejar uno propio».

step-13 = Donde dos barcos se encuentran, puedes negociar, intercambiar o atacar. En un ataque, los dos barcos pierden tantos pasajeros como digas (S10.8). Tú tienes 5 y Mara 3: elige «Atacar» con 3. Así su barco queda vacío y el tuyo no.

step-14 = A bordo hay 4 pasajeros rojos y 1 azul, y se pierden tres. Un barco se hunde en cuanto los peones de su capitán ya no superan a todos los demás a bordo (S6.7). Así que el azul tiene que estar entre ellos: elige «Perder 2 pasajeros rojos y 1 azul».

step-15 = El barco de Mara ha quedado vacío y el tuyo no: has ganado la batalla. Quien gana puede reclamar el componente del barco vaciado, sin mirarlo antes (S10.8). Elige «Reclamar el componente».

step-16 = El componente es «la Torre Ahogada», un lugar, ¡y queda asegurado para ti! También has ganado dos hazañas, «Travesía de la Niebla» y «Batalla naval»; cada una es para el primero que la logra (S13.1). Mientras tanto, Mara ha vuelto a salir del Mar Primordial y ha perdido 2 pasajeros en la tormenta del Vaal. También eso fue una hazaña.

step-17 = Ilo ha girado el viento, gratis por ser el Dios de los Vientos (S11.2), y ha llegado a tu isla. Propone una revelación: cada uno ve la pieza del otro, y no obliga a nadie (S10.3). Acepta.

step-18 = El barco de Ilo es «hace subir la primera marea»: una acción, ¡y tu Mito la nombra! Te la ofrece por tu segundo personaje. En un intercambio en el mar, los componentes cambian de barco y las tripulaciones se quedan (S10.5). Cada uno tiene lo que le falta al otro: acepta.

step-19 = Es tu turno. Tu barco está otra vez en tierra, en la isla, con 2 pasajeros. Se puede fundar incluso con menos de 3 (S7.2). Elige «Fundar aquí un asentamiento»: así aseguras la acción.

step-20 = Personaje, lugar y acción están reunidos, y tu primera leyenda se revela en el acto (S12.2): En la Torre Ahogada, la Buceadora de la Luna hace subir la primera marea. Dos componentes de tu Mito están asegurados. El tercero, «la Escalera Hundida», espera aún en el mazo.

step-21 = El final llega con una tercera leyenda, la última loseta, el último barco o la calma chicha; después cada uno tiene un turno más (S14.1, S14.2). Primero cuenta el Mito; luego, 3 por leyenda y 1 por hazaña, que para ti son 5; después, los asentamientos y barcos, y por último tus peones en el mapa (S14.3). ¡Buen viento!
