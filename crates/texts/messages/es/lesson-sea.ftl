### How many steps the guided game of Sea has.

step-1 = ¡Te damos la bienvenida a Mar! El mapa crece mientras navegáis. De momento solo está el Mar Primordial, y 49 losetas esperan en el montón. Tú diriges la tribu roja. Mara dirige la azul. Ilo dirige la verde y es el Dios de los Vientos.

step-2 = Tu barco muestra un componente de una leyenda, y solo tú ves cuál: «la Buceadora de la Luna», un personaje. Asegura un personaje, un lugar y una acción, y tendrás una leyenda (S12.1, S12.2). Tu Mito Original, secreto, es «El nacimiento de las mareas» y nombra tres componentes. Si aseguras los tres, quedas por delante de quien no haya completado el suyo (S14.3).

step-3 = Tienes 7 pasajeros rojos en el Mar Primordial. Los barcos van hacia donde sopla el viento, y sopla hacia el norte. Para cambiarlo, pagarías un pasajero antes de tirar los dados (S5.1). El norte te viene bien: elige «Dejar el viento como está» y confirma.

step-4 = En el dado de distancia ha salido un 2, así que has navegado dos losetas hacia el norte (S5.3). Allí aún no había losetas, así que se han robado dos: mar y luego costa. Cada loseta en la que entras te cuesta un pasajero, que se queda allí como estela (S6.5). Te quedan 5 a bordo.

step-5 = Mara ha pagado un pasajero para cambiar el viento. Ha salido E, así que el viento ha cambiado una posición hacia ese lado y ahora sopla hacia el noreste (S5.2). Mara ha navegado una loseta, e Ilo ha ido a la misma loseta. En una loseta caben dos barcos como mucho (S6.2).

step-6 = Tu barco está en una costa, que cuenta como tierra, y nadie se ha instalado aquí. Así que puedes fundar un asentamiento en vez de navegar (S7.1). Elige «Fundar aquí un asentamiento» y confirma.

step-7 = Tres de tus pasajeros han vuelto a tu reserva: el marcador de la costa los representa (S7.2). Aún quedan dos a bordo. Pueden instalarse, volver a la reserva o seguir navegando (S7.4). Que se instalen: elige «2 peones rojos» y confirma.

step-8 = Tu barco ha salido del mapa, pero «la Buceadora de la Luna» está asegurada delante de ti, boca abajo (S7.3). Mara ha vuelto a pagar por el viento, pero ha salido la dirección en la que ya soplaba: ha perdido un pasajero para nada. Está en una isla con 3 pasajeros. E Ilo ha desatado una tormenta sobre el Mar Primordial: el Vaal Er Num (S11.1).

step-9 = Necesitas otro barco. Recibes el de arriba del mazo, con 7 pasajeros de tu reserva (S4.2, S4.4). Un barco que sale de la loseta del Vaal pierde pasajeros en la tormenta (S11.5), así que no salgas de allí. Elige «Salir de tu asentamiento de (0,2)»: es la segunda loseta al norte del Mar Primordial.

step-10 = Tu nuevo barco muestra «la Remera Insomne»: otro personaje, y ya tienes uno. ¡Pero quizá el barco de Mara sea justo el que necesitas! Está dos losetas al este, y el viento sopla hacia el noreste. Elige «Cambiar el viento», que cuesta un pasajero. Si sale E, SE o S, el viento cambia al este (S5.2).

step-11 = Ha salido SE y el viento ha cambiado al este. ¡Pero hay niebla entre Mara y tú! Te ha costado un pasajero y uno de tus dos pasos (S6.3). Te quedan 5 pasajeros y un paso: elige «Cruzar la niebla hasta (2,2)».

step-12 = Mara dejó un peón azul como estela en esta isla. Puedes relevarlo: sube a bordo, y por el paso dejas un pasajero rojo, así que sigues con 5 (S6.6). Elige «Subir a bordo un peón de estela azul y dejar uno propio».

step-13 = Donde se encuentran dos barcos, puedes negociar, intercambiar o atacar. En un ataque, los dos barcos pierden tantos pasajeros como digas (S10.8). Tú tienes 5 y Mara tiene 3. Elige «Atacar» con 3: así vacías su barco, y el tuyo no.

step-14 = Llevas a bordo 4 pasajeros rojos y 1 azul, y pierdes tres. Un barco se hunde en cuanto los peones de su capitán dejan de superar a todos los demás a bordo (S6.7). Así que el azul tiene que irse: elige «Perder 2 pasajeros rojos y 1 azul».

step-15 = El barco de Mara ha quedado vacío y el tuyo no. ¡Has ganado la batalla! El ganador puede reclamar el componente del barco vacío, sin mirarlo antes (S10.8). Elige «Reclamar el componente».

step-16 = El componente es «la Torre Ahogada», un lugar, ¡y ya lo tienes asegurado! También has logrado dos hazañas, «Travesía de la Niebla» y «Batalla Naval». Cada una es para el primero que la consigue (S13.1). Mientras tanto, Mara ha vuelto a salir del Mar Primordial y ha perdido 2 pasajeros en la tormenta. También eso era una hazaña.

step-17 = Ilo ha cambiado el viento, gratis por ser el Dios de los Vientos (S11.2), y ha llegado a tu isla. Te propone que os enseñéis vuestros componentes. No te compromete a nada (S10.3). Acepta.

step-18 = El barco de Ilo muestra «hace subir la primera marea»: una acción, ¡y tu Mito la nombra! Te la ofrece a cambio de tu segundo personaje. En un intercambio en el mar cambiáis los barcos, pero cada uno conserva su tripulación (S10.5). Cada uno tiene lo que le falta al otro: acepta.

step-19 = Te toca. Tu barco vuelve a estar en tierra, en la isla, con 2 pasajeros. Puedes fundar un asentamiento incluso con menos de 3 (S7.2). Elige «Fundar aquí un asentamiento» para asegurar la acción.

step-20 = Tienes un personaje, un lugar y una acción, así que tu primera leyenda se revela en el acto (S12.2): En la Torre Ahogada, la Buceadora de la Luna hace subir la primera marea. Has asegurado dos componentes de tu Mito. El tercero, «la Escalera Hundida», sigue en el mazo.

step-21 = La partida termina con una tercera leyenda, la última loseta, el último barco o la calma chicha. Después, cada jugador tiene un turno más (S14.1, S14.2). Primero cuenta tu Mito. Luego, 3 por cada leyenda y 1 por cada hazaña: para ti son 5. Después, los asentamientos y los barcos; por último, tus peones en el mapa (S14.3). ¡Buen viento!
