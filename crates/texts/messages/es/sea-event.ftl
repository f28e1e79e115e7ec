### What happens in a game of Sea.

god-chosen = { $name } es el Dios de los Vientos.

rolled-for-first = { $name } tira a ver si sale N: { DIRECTION($direction) }.

first-player = { $name } empieza.

myth-drawn = { $name } roba un Mito Original.

myth-seen = { $name } roba el Mito Original { QUOTE(MYTH($myth)) }.

boat-drawn = { $name } roba el barco { $handle } ({ -deck($left) }).

boat-seen = { $name } roba el barco { $handle }, { QUOTE(COMPONENT($component)) } ({ -deck($left) }).

turn-began = Turno { $turn }: le toca a { $name }.

last-turn-began = Turno { $turn }: último turno de { $name }.

passed-chosen = { $name } se salta su último turno.

passed-no-boat = { $name } pasa: no tiene barco en la mano ni queda ninguno en el mazo.

passed-no-crew = { $name } pasa: tiene menos de 2 peones en la reserva.

passed-no-origin = { $name } pasa: hay dos barcos en todas las losetas de salida posibles.

vaal-summoned = { $name } desata el Vaal Er Num sobre el Mar Primordial.

vaal-moved = El Vaal avanza de { $from } a { $to }.

vaal-stopped = El Vaal se detiene en { $cell }: más allá no hay losetas.

launched = { $name } bota el barco { $handle } desde { -origin($cell) } con { -passengers($crew) }.

wind-paid = { $name } paga un pasajero { TRIBE-COLOR($paid) } para cambiar el viento.

wind-free = { $name } decide cambiar el viento, gratis.

direction-rolled = { $name } saca { DIRECTION($direction) } en el dado de dirección.

distance-rolled = { $name } saca { $distance } en el dado de distancia.

wind-unturned = El viento ya sopla hacia { DIRECTION($to) }; no cambia nada.

wind-turned = El viento cambia de { DIRECTION($from) } a { DIRECTION($to) }.

tile-laid = En { $cell } se coloca una loseta de { TILE-KIND($kind) } ({ -pile($left) }).

map-ends = No quedan losetas para { $cell }, así que el barco de { $name } se detiene.

crowd-met =
    { $name } no puede entrar en { $cell }, donde hay dos barcos: { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    } sin dar.

fog-met = { $name } se encuentra con niebla en { $cell }.

stayed-before-fog = { $name } se queda ante la niebla y no cruza hasta { $cell }.

stopped = { $name } se detiene en { $cell }.

storm-rolled = Travesía de la tormenta: { $name } saca { $distance }.

sailed = { $name } navega de { $from } a { $to }.

sailed-through-fog = { $name } cruza la niebla de { $from } a { $to }.

trail-left = { $name } deja un pasajero { TRIBE-COLOR($tribe) } en { $cell } como estela.

relieved = Relevo en { $cell }: { $name } sube a bordo un peón { TRIBE-COLOR($taken) } y deja uno propio.

trail-swapped = Cambio en { $cell }: { $name } da un pasajero propio por un peón de estela { TRIBE-COLOR($taken) }.

lost =
    { $why ->
        [crowd] { $name } pierde { -passengers($lost) } por los pasos no dados.
        [fog] { $name } pierde { -passengers($lost) } en la niebla.
        [storm] { $name } pierde { -passengers($lost) } en la tormenta.
       *[battle] { $name } pierde { -passengers($lost) } en la batalla.
    }

sank =
    { $why ->
        [empty] El barco { $handle } de { $name } se hunde en { $cell }: no queda nadie a bordo.{ $home ->
        [0] {""}
       *[other] {""} De vuelta a las reservas: { -passengers($home) }.
    }
        [no-majority] El barco { $handle } de { $name } se hunde en { $cell }: se ha perdido la mayoría.{ $home ->
        [0] {""}
       *[other] {""} De vuelta a las reservas: { -passengers($home) }.
    }
       *[vaal] El Vaal hunde el barco { $handle } de { $name } en { $cell }.{ $home ->
        [0] {""}
       *[other] {""} De vuelta a las reservas: { -passengers($home) }.
    }
    }

founded =
    { $name } funda un asentamiento en { $cell }; de vuelta a la reserva: { $home ->
        [one] { $home } peón propio
       *[other] { $home } peones propios
    }.

docked = { $name } atraca con el barco { $handle } en su propio asentamiento de { $cell }.

secured =
    { $how ->
        [founding] { $name } asegura el componente del barco { $handle } al fundar.
        [docking] { $name } asegura el componente del barco { $handle } al atracar.
        [exchange] { $name } asegura el componente del barco { $handle } con el intercambio.
       *[battle] { $name } asegura el componente del barco { $handle } en la batalla.
    }

disembarked = La tripulación de { $name } desembarca en { $cell }: { $parts }.

sailed-on = { $name } sigue navegando desde { $cell } en el barco { $handle } con { -passengers($crew) }.

settlers-left =
    { $taken ->
        [0] { $name } deja { -passengers($left) } como colonos en { $cell }.
       *[other] { $name } deja { -passengers($left) } como colonos en { $cell } y sube a bordo { -settlers($taken) }.
    }

taken-over =
    { $heads ->
        [0] { $to } le quita a { $from } el asentamiento de { $cell }.
       *[other] { $to } le quita a { $from } el asentamiento de { $cell }; { $from } conserva allí { $heads ->
        [one] { $heads } peón
       *[other] { $heads } peones
    }.
    }

disclosure-proposed = { $name } propone a { $partner } enseñarse los componentes: el barco { $pieces-mine } por el barco { $pieces-theirs }.

disclosure-accepted = { $partner } acepta: { $name } { AND($partner) } se enseñan los componentes.

disclosure-declined = { $partner } no acepta enseñarse los componentes con { $name }.

piece-seen = { $name } ve lo que muestra el barco { $handle }: { QUOTE(COMPONENT($component)) }.

offer-made =
    { $terms ->
        [none] { $from } hace una oferta a { $to }.
       *[other] { $from } hace una oferta a { $to }: { $terms }.
    }

counter-made =
    { $terms ->
        [none] { $from } hace una contraoferta a { $to }.
       *[other] { $from } hace una contraoferta a { $to }: { $terms }.
    }

offer-declined = { $to } rechaza la oferta de { $from }.

counter-declined = { $to } rechaza la contraoferta de { $from }.

exchanged =
    { $at-settlement ->
        [yes] En el asentamiento de { $cell }
       *[no] En el mar, en { $cell },
    } se cierra un intercambio: { $terms }.

attacked =
    { $attacker } ataca a { $defender } en { $cell }; los dos barcos pierden { $count ->
        [one] { $count } pasajero
       *[other] { $count } pasajeros
    }.

battle-won = { $winner } gana la batalla: el barco { $handle } de { $loser } queda vacío.

claimed = { $winner } reclama el componente del barco { $handle } de { $loser }.

claim-declined = { $winner } no reclama el componente del barco { $handle } de { $loser }.

legend-disclosed =
    { $choice ->
        [no] { $name } revela su leyenda { $nth } con { $pieces }: { $legend }
       *[yes] { $name } puede elegir y revela su leyenda { $nth } con { $pieces }: { $legend }
    }

feat-earned = { $name } logra la hazaña { QUOTE(FEAT($feat)) }.

end-triggered = { END($why) } Después de este turno, cada jugador tiene uno más.

scored = { $name } descubre su Mito { QUOTE(MYTH($myth)) }: { $columns }.

myth-piece-shown = { $name } enseña el barco { $handle } para su Mito: { QUOTE(COMPONENT($component)) }.

tie-rolled = Para desempatar, { $name } saca { DIRECTION($direction) } y { $distance }.

tie-removed-trail = En { $cell } el Vaal retira de la estela: { -pawns($trail) }.

tie-removed-settlers = En { $cell } el Vaal retira { -settlers($settlers) }.

tie-removed = En { $cell } el Vaal retira { -settlers($settlers) }, y de la estela: { -pawns($trail) }.

tie-left = Sigue el empate en el primer puesto: { $names }.

game-over =
    { $winners ->
        [0] La partida ha terminado.
        [1] La partida ha terminado: gana { $winners }.
       *[other] La partida ha terminado: { $winners } comparten la victoria.
    }

outcome-god = Por sorteo, { $name } es el Dios de los Vientos.

outcome-direction = El dado de dirección muestra { DIRECTION($die) }.

outcome-distance = El dado de distancia muestra { $distance }.

outcome-myth = Se roba el Mito Original { QUOTE(MYTH($drawn)) }.

outcome-boat = Se roba el barco { QUOTE(COMPONENT($drawn)) }.

outcome-tile = Se roba una loseta de { TILE-KIND($kind) }.
