### What the options of a table of Sea do, in one sentence.

players = Cuántos juegan: de 3 a 6.

tiles = Cuántas de las 50 losetas son de mar, costa, isla y niebla.

first-player = Quién empieza: el primero que saque N o el asiento que se indique.

god-of-winds = Quién es el Dios de los Vientos: se sortea un asiento, se indica uno, o nadie.

steering = Si los barcos van hacia donde sopla el viento o adonde señala el dado.

distance = Si se recorre toda la distancia o el capitán puede parar a partir del segundo paso.

fog-exit = Si un barco puede salir de la niebla a cualquier loseta o solo a mar abierto, como está impreso.

trail = Relevo: un peón de estela ajeno sube por el que se queda. Cambio: se cambia uno más.

sunk-boats = Si el componente de un barco hundido se mezcla en el mazo o se descarta.

found = Si se funda en un turno posterior o también en el acto, al llegar.

offers-per-turn = Cuántas ofertas puedes hacer por turno: de 1 a 5.

myth = Si un Mito pide sus tres componentes o solo dos de ellos.

feats = Cinco hazañas o solo las tres que describen las reglas impresas.

becalmed-rounds = Tras cuántas rondas en las que nada crece se desencadena el final: de 2 a 5, o nunca.
