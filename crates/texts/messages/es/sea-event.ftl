### What happens in a game of Sea.

god-chosen = { $name ->
        [you] Eres
       *[other] { $name } es
    } el Dios de los Vientos.

rolled-for-first = { $name ->
        [you] Tiras
       *[other] { $name } tira
    } a ver si sale N: { DIRECTION($direction) }.

first-player = { $name ->
        [you] Empiezas tú.
       *[other] Empieza { $name }.
    }

myth-drawn = { $name ->
        [you] Robas
       *[other] { $name } roba
    } un Mito Original.

myth-seen = { $name ->
        [you] Robas
       *[other] { $name } roba
    } el Mito Original { QUOTE(MYTH($myth)) }.

boat-drawn = { $name ->
        [you] Robas
       *[other] { $name } roba
    } el barco { $handle } ({ -deck($left) }).

boat-seen = { $name ->
        [you] Robas
       *[other] { $name } roba
    } el barco { $handle }, { QUOTE(COMPONENT($component)) } ({ -deck($left) }).

turn-began =
    Turno { $turn }: { $name ->
        [you] te toca
       *[other] le toca a { $name }
    }.

last-turn-began =
    Turno { $turn }: { $name ->
        [you] tu último turno
       *[other] último turno de { $name }
    }.

passed-chosen = { $name ->
        [you] Te saltas tu
       *[other] { $name } se salta su
    } último turno.

passed-no-boat = { $name ->
        [you] Pasas: no tienes
       *[other] { $name } pasa: no tiene
    } barco en la mano ni queda ninguno en el mazo.

passed-no-crew = { $name ->
        [you] Pasas: tienes
       *[other] { $name } pasa: tiene
    } menos de 2 peones en la reserva.

passed-no-origin = { $name ->
        [you] Pasas
       *[other] { $name } pasa
    }: hay dos barcos en todas las losetas de salida posibles.

vaal-summoned = { $name ->
        [you] Desatas
       *[other] { $name } desata
    } el Vaal Er Num sobre el Mar Primordial.

vaal-moved = El Vaal avanza de { $from } a { $to }.

vaal-stopped = El Vaal se detiene en { $cell }: más allá no hay losetas.

launched = { $name ->
        [you] Botas
       *[other] { $name } bota
    } el barco { $handle } desde { -origin($cell) } con { -passengers($crew) }.

wind-paid = { $name ->
        [you] Pagas
       *[other] { $name } paga
    } un pasajero { TRIBE-COLOR($paid) } para cambiar el viento.

wind-free = { $name ->
        [you] Decides
       *[other] { $name } decide
    } cambiar el viento, gratis.

direction-rolled = { $name ->
        [you] Sacas
       *[other] { $name } saca
    } { DIRECTION($direction) } en el dado de dirección.

distance-rolled = { $name ->
        [you] Sacas
       *[other] { $name } saca
    } { $distance } en el dado de distancia.

wind-unturned = El viento ya sopla hacia { DIRECTION($to) }; no cambia nada.

wind-turned = El viento cambia de { DIRECTION($from) } a { DIRECTION($to) }.

tile-laid = En { $cell } se coloca una loseta de { TILE-KIND($kind) } ({ -pile($left) }).

map-ends =
    No quedan losetas para { $cell }, así que { $name ->
        [you] tu barco
       *[other] el barco de { $name }
    } se detiene.

crowd-met = { $name ->
        [you] No puedes
       *[other] { $name } no puede
    } entrar en { $cell }, donde hay dos barcos: { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    } sin dar.

fog-met = { $name ->
        [you] Te encuentras
       *[other] { $name } se encuentra
    } con niebla en { $cell }.

stayed-before-fog = { $name ->
        [you] Te quedas ante la niebla y no cruzas
       *[other] { $name } se queda ante la niebla y no cruza
    } hasta { $cell }.

stopped = { $name ->
        [you] Te detienes
       *[other] { $name } se detiene
    } en { $cell }.

storm-rolled =
    Travesía de la tormenta: { $name ->
        [you] sacas
       *[other] { $name } saca
    } { $distance }.

sailed = { $name ->
        [you] Navegas
       *[other] { $name } navega
    } de { $from } a { $to }.

sailed-through-fog = { $name ->
        [you] Cruzas
       *[other] { $name } cruza
    } la niebla de { $from } a { $to }.

trail-left = { $name ->
        [you] Dejas
       *[other] { $name } deja
    } un pasajero { TRIBE-COLOR($tribe) } en { $cell } como estela.

relieved =
    Relevo en { $cell }: { $name ->
        [you] subes a bordo un peón { TRIBE-COLOR($taken) } y dejas uno tuyo
       *[other] { $name } sube a bordo un peón { TRIBE-COLOR($taken) } y deja uno propio
    }.

trail-swapped =
    Cambio en { $cell }: { $name ->
        [you] das un pasajero tuyo
       *[other] { $name } da un pasajero propio
    } por un peón de estela { TRIBE-COLOR($taken) }.

lost = { $name ->
        [you] Tu barco pierde
       *[other] El barco de { $name } pierde
    } { -passengers($lost) } { $why ->
        [crowd] por los pasos que no pudo dar
        [fog] en la niebla
        [storm] en la tormenta
       *[battle] en la batalla
    }.

sank = { $why ->
        [empty] { $name ->
        [you] Tu barco { $handle }
       *[other] El barco { $handle } de { $name }
    } se hunde en { $cell }: no queda nadie a bordo.
        [no-majority] { $name ->
        [you] Tu barco { $handle } se hunde en { $cell }: has perdido la mayoría.
       *[other] El barco { $handle } de { $name } se hunde en { $cell }: su capitán ha perdido la mayoría.
    }
       *[vaal] El Vaal hunde { $name ->
        [you] tu barco { $handle }
       *[other] el barco { $handle } de { $name }
    } en { $cell }.
    }{ $home ->
        [0] {""}
       *[other] {""} De vuelta a las reservas: { -passengers($home) }.
    }

founded = { $name ->
        [you] Fundas
       *[other] { $name } funda
    } un asentamiento en { $cell }; de vuelta a la reserva: { $home ->
        [one] { $home } peón propio
       *[other] { $home } peones propios
    }.

docked = { $name ->
        [you] Atracas con el barco { $handle } en tu
       *[other] { $name } atraca con el barco { $handle } en su
    } propio asentamiento de { $cell }.

secured = { $name ->
        [you] Aseguras
       *[other] { $name } asegura
    } el componente del barco { $handle } { $how ->
        [founding] al fundar
        [docking] al atracar
        [exchange] con el intercambio
       *[battle] en la batalla
    }.

disembarked = { $name ->
        [you] Tu tripulación
       *[other] La tripulación de { $name }
    } desembarca en { $cell }: { $parts }.

sailed-on = { $name ->
        [you] Sigues
       *[other] { $name } sigue
    } navegando desde { $cell } en el barco { $handle } con { -passengers($crew) }.

settlers-left = { $name ->
        [you] Dejas
       *[other] { $name } deja
    } { -passengers($left) } como colonos en { $cell }{ $taken ->
        [0] .
       *[other] {""} y { $name ->
        [you] subes
       *[other] sube
    } a bordo { -settlers($taken) }.
    }

taken-over = { $from ->
        [you] { $to } te quita el asentamiento de { $cell }
       *[other] { $to ->
        [you] Le quitas
       *[other] { $to } le quita
    } a { $from } el asentamiento de { $cell }
    }{ $heads ->
        [0] .
       *[other] ; { $from ->
        [you] conservas
       *[other] { $from } conserva
    } allí { $heads ->
        [one] { $heads } peón
       *[other] { $heads } peones
    }.
    }

disclosure-proposed = { $partner ->
        [you] { $name } te propone enseñaros
       *[other] { $name ->
        [you] Propones a { $partner } enseñaros
       *[other] { $name } propone a { $partner } enseñarse
    }
    } los componentes: el barco { $pieces-mine } por el barco { $pieces-theirs }.

disclosure-accepted = { $partner ->
        [you] Aceptas: { $name } y tú os enseñáis los componentes.
       *[other] { $partner } acepta: { $name ->
        [you] { $partner } y tú os enseñáis
       *[other] { $name } { AND($partner) } se enseñan
    } los componentes.
    }

disclosure-declined = { $name ->
        [you] { $partner } no acepta enseñarte sus componentes.
       *[other] { $partner ->
        [you] No aceptas enseñar tus componentes a { $name }.
       *[other] { $partner } no acepta enseñar sus componentes a { $name }.
    }
    }

piece-seen = { $name ->
        [you] Ves
       *[other] { $name } ve
    } lo que muestra el barco { $handle }: { QUOTE(COMPONENT($component)) }.

offer-made = { $to ->
        [you] { $from } te hace una oferta
       *[other] { $from ->
        [you] Haces
       *[other] { $from } hace
    } una oferta a { $to }
    }{ $terms ->
        [none] .
       *[other] : { $terms }.
    }

counter-made = { $to ->
        [you] { $from } te hace una contraoferta
       *[other] { $from ->
        [you] Haces
       *[other] { $from } hace
    } una contraoferta a { $to }
    }{ $terms ->
        [none] .
       *[other] : { $terms }.
    }

offer-declined = { $to ->
        [you] Rechazas
       *[other] { $to } rechaza
    } { $from ->
        [you] tu oferta
       *[other] la oferta de { $from }
    }.

counter-declined = { $to ->
        [you] Rechazas
       *[other] { $to } rechaza
    } { $from ->
        [you] tu contraoferta
       *[other] la contraoferta de { $from }
    }.

exchanged =
    { $at-settlement ->
        [yes] En el asentamiento de { $cell }
       *[no] En el mar, en { $cell },
    } se cierra un intercambio: { $terms }.

attacked = { $defender ->
        [you] { $attacker } te ataca
       *[other] { $attacker ->
        [you] Atacas
       *[other] { $attacker } ataca
    } a { $defender }
    } en { $cell }; los dos barcos pierden { $count ->
        [one] { $count } pasajero
       *[other] { $count } pasajeros
    }.

battle-won = { $winner ->
        [you] Ganas
       *[other] { $winner } gana
    } la batalla: { $loser ->
        [you] tu barco { $handle }
       *[other] el barco { $handle } de { $loser }
    } queda vacío.

claimed = { $winner ->
        [you] Reclamas
       *[other] { $winner } reclama
    } el componente { $loser ->
        [you] de tu barco { $handle }
       *[other] del barco { $handle } de { $loser }
    }.

claim-declined = { $winner ->
        [you] No reclamas
       *[other] { $winner } no reclama
    } el componente { $loser ->
        [you] de tu barco { $handle }
       *[other] del barco { $handle } de { $loser }
    }.

legend-disclosed = { $choice ->
        [no] { $name ->
        [you] Revelas tu
       *[other] { $name } revela su
    }
       *[yes] { $name ->
        [you] Puedes elegir y revelas tu
       *[other] { $name } puede elegir y revela su
    }
    } leyenda { $nth } con { $pieces }: { $legend }

feat-earned = { $name ->
        [you] Logras
       *[other] { $name } logra
    } la Hazaña { QUOTE(FEAT($feat)) }.

end-triggered = { END($why) } Después de este turno, cada jugador tiene uno más.

scored = { $name ->
        [you] Descubres tu
       *[other] { $name } descubre su
    } Mito { QUOTE(MYTH($myth)) }: { $columns }.

myth-piece-shown = { $name ->
        [you] Enseñas el barco { $handle } para tu
       *[other] { $name } enseña el barco { $handle } para su
    } Mito: { QUOTE(COMPONENT($component)) }.

tie-rolled =
    Para desempatar, { $name ->
        [you] sacas
       *[other] { $name } saca
    } { DIRECTION($direction) } y { $distance }.

tie-removed-trail = En { $cell } el Vaal retira de la estela: { -pawns($trail) }.

tie-removed-settlers = En { $cell } el Vaal retira { -settlers($settlers) }.

tie-removed = En { $cell } el Vaal retira { -settlers($settlers) }, y de la estela: { -pawns($trail) }.

tie-left =
    Sigue el empate en el primer puesto: { $you ->
        [yes] { $names } y tú
       *[no] { $names }
    }.

game-over = { $you ->
        [yes] { $winners ->
        [0] La partida ha terminado: ganas tú.
       *[other] La partida ha terminado: { $winners } y tú compartís la victoria.
    }
       *[no] { $winners ->
        [0] La partida ha terminado.
        [1] La partida ha terminado: gana { $winners }.
       *[other] La partida ha terminado: { $winners } comparten la victoria.
    }
    }

outcome-god =
    Por sorteo, { $name ->
        [you] eres
       *[other] { $name } es
    } el Dios de los Vientos.

outcome-direction = El dado de dirección muestra { DIRECTION($die) }.

outcome-distance = El dado de distancia muestra { $distance }.

outcome-myth = Se roba el Mito Original { QUOTE(MYTH($drawn)) }.

outcome-boat = Se roba el barco { QUOTE(COMPONENT($drawn)) }.

outcome-tile = Se roba una loseta de { TILE-KIND($kind) }.
