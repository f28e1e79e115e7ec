### What happens in a game of Campfire.

stack-laid = En el espacio { $place } se coloca una pila de { -tiles($tiles) }.

uncovered = En el espacio { $place } queda a la vista { -a-tile($tile) }.

first-player = { $name ->
        [you] Empiezas tú.
       *[other] Empieza { $name }.
    }

awake = { $name ->
        [you] Juegas
       *[other] { $name } juega
    } con { ADVENTURER($who) }.

asleep = { ADVENTURER($who) } duerme durante toda la partida.

coin = { $name ->
        [you] Empiezas
       *[other] { $name } empieza
    } con la moneda, que cuenta como ficha Comodín.

disc-placed = { $name ->
        [you] Colocas
       *[other] { $name } coloca
    } { -a-disc($disc) } en el espacio { $place }.

nomads-placed = Se coloca un Nómada en cada espacio.

lys-placed = { $name ->
        [you] Apuntas
       *[other] { $name } apunta
    } con Lys a la pila del espacio { $place }.

turn-began = { $name ->
        [you] Te toca.
       *[other] Le toca a { $name }.
    }

nudged = { $name ->
        [you] Mueves
       *[other] { $name } mueve
    } a Lys al espacio { $to }.

taken-up = { $name ->
        [you] Coges
       *[other] { $name } coge
    } { $discs ->
        [1] 1 disco del espacio { $place } y lo { $name ->
        [you] sueltas
       *[other] suelta
    } { DIRECTION($direction) }.
       *[other] { $discs } discos del espacio { $place } y los { $name ->
        [you] sueltas
       *[other] suelta
    } { DIRECTION($direction) }.
    }

dropped-together = En el espacio { $place } caen dos discos juntos.

skipped = Se salta el espacio { $place }.

lys-bonus =
    Bonificación de Lys: { $name ->
        [you] la mueves
       *[other] { $name } la mueve
    } al espacio { $to }.

lifted = { $name ->
        [you] Subes
       *[other] { $name } sube
    } a lo alto de su pila el disco { $height } (desde abajo) del espacio { $place }.

took = { $name ->
        [you] Coges
       *[other] { $name } coge
    } { -a-tile($tile) } del espacio { $place }.

moon-rose = Un Fragmento de luna de ópalo va del espacio { $place } a la Carta Lunar, que ya tiene { -moons($chart) }.

forgotten = { ADVENTURER($sleeper) } duerme: en el espacio { $place } se descarta { -a-tile($tile) }.

wrote-song = { $name ->
        [you] Escribes
       *[other] { $name } escribe
    } la Canción { $price } con { $paid }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.

wrote-legend = { $name ->
        [you] Escribes
       *[other] { $name } escribe
    } la carta { LEGEND($legend) } { $value } con { $paid }.

upgraded-legend = { $name ->
        [you] Mejoras
       *[other] { $name } mejora
    } la carta { LEGEND($legend) } de { $upgraded-from } a { $value } con { $paid }.

moon-scoring = { $scores ->
        [none] Puntuación intermedia.
       *[other] Puntuación intermedia: { $scores }.
    }

moons-won = { $name ->
        [you] Ganas
       *[other] { $name } gana
    } { -moons($moons) }.

moons-boxed =
    { $boxed ->
        [1] 1 luna no se puede repartir y va a la caja.
       *[other] { -moons($boxed) } no se pueden repartir y van a la caja.
    }

end-agreed = Todos aceptan terminar la partida después de este turno.

end-began = { END($why) } La partida termina; cada jugador puede escribir una última carta.

passed-last-writing = { $name ->
        [you] No escribes
       *[other] { $name } no escribe
    } una última carta.

over = La partida ha terminado.

outcome-height = La pila del espacio { $place } tiene { -tiles($high) }.

outcome-tile = La pila del espacio { $place } muestra { -a-tile($tile) }.

outcome-first =
    Por sorteo, { $name ->
        [you] empiezas tú
       *[other] empieza { $name }
    }.

outcome-lot =
    Por sorteo, { $name ->
        [you] te toca
       *[other] a { $name } le toca
    } { ADVENTURER($who) }.

paid-wilds = { -wilds($wilds) }

paid-stories = { -stories($legend, $tiles) }
