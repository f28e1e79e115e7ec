### What happens in a game of Campfire.

stack-laid = En el espacio { $place } se coloca una pila de { -tiles($tiles) }.

uncovered = En el espacio { $place } queda a la vista { -a-tile($tile) }.

first-player = { $name } empieza.

awake = { $name } juega con { ADVENTURER($who) }.

asleep = { ADVENTURER($who) } duerme durante toda la partida.

coin = { $name } empieza con la moneda, que cuenta como ficha Comodín.

disc-placed = { $name } coloca { -a-disc($disc) } en el espacio { $place }.

nomads-placed = Se coloca un Nómada en cada espacio.

lys-placed = { $name } apunta con Lys a la pila del espacio { $place }.

turn-began = Le toca a { $name }.

nudged = { $name } mueve a Lys al espacio { $to }.

taken-up =
    { $discs ->
        [1] { $name } levanta 1 disco del espacio { $place } y lo suelta { DIRECTION($direction) }.
       *[other] { $name } levanta { $discs } discos del espacio { $place } y los suelta { DIRECTION($direction) }.
    }

dropped-together = En el espacio { $place } caen dos discos juntos.

skipped = Se salta el espacio { $place }.

lys-bonus = Bonificación de Lys: { $name } la mueve al espacio { $to }.

lifted = { $name } sube a lo alto de su pila el disco a la altura { $height } del espacio { $place }.

took = { $name } coge { -a-tile($tile) } del espacio { $place }.

moon-rose = Un Fragmento de luna de ópalo va del espacio { $place } a la Carta Lunar, que tiene { -moons($chart) }.

forgotten = { ADVENTURER($sleeper) } duerme: en el espacio { $place } se descarta { -a-tile($tile) }.

wrote-song =
    { $name } escribe la Canción { $price } con { $paid }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.

wrote-legend = { $name } escribe la carta { LEGEND($legend) } { $value } con { $paid }.

upgraded-legend = { $name } mejora la carta { LEGEND($legend) } de { $upgraded-from } a { $value } con { $paid }.

moon-scoring =
    { $scores ->
        [none] Hay puntuación intermedia.
       *[other] Puntuación intermedia: { $scores }.
    }

moons-won = { $name } gana { -moons($moons) }.

moons-boxed =
    { $boxed ->
        [1] 1 luna no se puede repartir y va a la caja.
       *[other] { -moons($boxed) } no se pueden repartir y van a la caja.
    }

end-agreed = Todos aceptan terminar la partida después de este turno.

end-began = { END($why) } La partida termina; cada jugador puede escribir una última carta.

passed-last-writing = { $name } no escribe una última carta.

over = La partida ha terminado.

outcome-height = La pila del espacio { $place } tiene { -tiles($high) }.

outcome-tile = La pila del espacio { $place } muestra { -a-tile($tile) }.

outcome-first = Por sorteo, empieza { $name }.

outcome-lot = Por sorteo, a { $name } le toca { ADVENTURER($who) }.

paid-wilds = { -wilds($wilds) }

paid-stories = { -stories($legend, $tiles) }
