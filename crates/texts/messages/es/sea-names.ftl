### What the things of Sea are called.

tribe = { $tribe ->
        [red] tribu roja
        [blue] tribu azul
        [green] tribu verde
        [yellow] tribu amarilla
        [purple] tribu morada
       *[white] tribu blanca
    }

tribe-color = { $tribe ->
        [red] rojo
        [blue] azul
        [green] verde
        [yellow] amarillo
        [purple] morado
       *[white] blanco
    }

tribe-shape = { $tribe ->
        [red] círculo
        [blue] cuadrado
        [green] triángulo
        [yellow] rombo
        [purple] hexágono
       *[white] estrella
    }

tile-kind = { $kind ->
        [sea] mar
        [coast] costa
        [island] isla
       *[fog] niebla
    }

direction = { $direction ->
        [n] N
        [ne] NE
        [e] E
        [se] SE
        [s] S
        [sw] SO
        [w] O
       *[nw] NO
    }

direction-long = { $direction ->
        [n] norte
        [ne] noreste
        [e] este
        [se] sureste
        [s] sur
        [sw] suroeste
        [w] oeste
       *[nw] noroeste
    }

side = { $side ->
        [clockwise] en sentido horario
       *[counterclockwise] en sentido antihorario
    }

part = { $part ->
        [character] personaje
        [location] lugar
       *[action] acción
    }

component = { $component ->
        [tides-character] la Buceadora de la Luna
        [tides-location] la Escalera Hundida
        [tides-action] hace subir la primera marea
        [wind-character] el Ladrón Descalzo
        [wind-location] la Cueva del Aliento
        [wind-action] roba una ráfaga a los dioses
        [wedding-character] la Novia de Sal
        [wedding-location] el Arrecife Blanco
        [wedding-action] se casa con el mar
        [bell-character] el Campanero Ciego
        [bell-location] la Torre Ahogada
        [bell-action] despierta a los durmientes
        [oar-character] la Remera Insomne
        [oar-location] el Confín de los Mapas
        [oar-action] rema más allá de las estrellas
        [fire-character] la Niña de las Brasas
        [fire-location] la Isla Humeante
       *[fire-action] lleva el fuego sobre las aguas
    }

myth = { $myth ->
        [tides] El nacimiento de las mareas
        [wind] El viento robado
        [wedding] Las bodas de sal
        [bell] La campana ahogada
        [oar] El remo largo
       *[fire] El fuego de las profundidades
    }

feat = { $feat ->
        [storm] Travesía de la Tormenta
        [battle] Batalla Naval
        [fog] Travesía de la Niebla
        [circulation] Circulación de Leyendas
       *[pollinisation] Polinización
    }

feat-help = { $feat ->
        [storm] Salir de la loseta del Vaal y seguir a flote.
        [battle] Hundir el barco que atacas y conservar al menos un pasajero a bordo.
        [fog] Entrar en una loseta detrás de la niebla y seguir a flote.
        [circulation] Cerrar un intercambio en el asentamiento de otro jugador.
       *[pollinisation] Tener colonos a la vez en asentamientos de otras dos tribus distintas.
    }

column = { $column ->
        [mythical] Mítico
        [legendary] Legendario
        [builders] Constructores
        [nomads] Nómadas
       *[area] Extensión
    }

column-help = { $column ->
        [mythical] 1 si tu Mito Original está completo.
        [legendary] 3 por leyenda y 1 por hazaña.
        [builders] 1 por asentamiento tuyo, 1 por componente asegurado y no revelado, y 1 por tu barco en el mapa.
        [nomads] 1 por peón tuyo en el mapa: en estelas, asentamientos y cualquier barco.
       *[area] Las losetas dentro del rectángulo más pequeño, alineado con la cuadrícula, que encierra todos tus peones y marcadores.
    }

question = { $question ->
        [last-turn] ¿Jugar tu último turno o saltártelo?
        [summon] ¿Desatar el Vaal Er Num?
        [mover] ¿Mover el Vaal o navegar?
        [launch] Bota tu barco
        [course] ¿Navegar o fundar un asentamiento?
        [wind] ¿Cambiar el viento?
        [side] Elige hacia qué lado cambia el viento
        [onward] ¿Seguir navegando o parar aquí?
        [fog] ¿Cruzar la niebla o quedarte?
        [leave-behind] Deja un pasajero en este paso
        [trail-swap] ¿Cambiar un pasajero por un peón de estela?
        [losses] Elige qué pasajeros pierdes
        [found-here] ¿Fundar aquí un asentamiento?
        [interact] Elige qué hacer aquí
        [answer-disclosure] ¿Enseñaros los componentes?
        [answer-offer] ¿Aceptar la oferta?
        [answer-counter] ¿Aceptar la contraoferta?
        [claim] ¿Reclamar el componente del barco vacío?
        [disembark] Elige quién se instala, quién vuelve a la reserva y quién sigue navegando
       *[legend] Elige tres componentes para tu leyenda
    }

question-help = { $question ->
        [last-turn] Se ha desencadenado el final y cada jugador puede jugar un turno más.
        [summon] Solo tú puedes desatar la tormenta, una vez por partida. Hunde los barcos que encuentra, y en este turno no navegas.
        [mover] Mover el Vaal sustituye a tu turno normal.
        [launch] Tu barco sale con peones de tu reserva y navega desde allí.
        [course] En tierra, tu tripulación puede instalarse. Así aseguras tu componente.
        [wind] El viento cambia una posición hacia la dirección que salga en el dado. Cuesta un pasajero, salvo al Dios de los Vientos.
        [side] El dado muestra la dirección opuesta: los dos lados quedan igual de cerca.
        [onward] Has avanzado al menos una loseta, así que puedes parar.
        [fog] Cruzar es un paso normal y cuesta un pasajero. Quedarte no cuesta nada más.
        [leave-behind] En cada loseta en la que entras se queda un peón como estela. Sin mayoría, tu barco se hunde.
        [trail-swap] El peón que dejas se queda en la loseta; el que coges se une a tu tripulación.
        [losses] Si pierdes demasiados de los tuyos, tu barco se hunde.
        [found-here] Tu tripulación se instala y aseguras tu componente.
        [interact] Puedes intercambiar, enseñar componentes, atacar, dejar colonos o terminar aquí.
        [answer-disclosure] Cada uno ve un componente. Los demás no ven nada.
        [answer-offer] Mira los dos lados: qué das y qué recibes.
        [answer-counter] Tómalo o déjalo: no habrá otra oferta.
        [claim] El componente que reclamas queda asegurado para ti. Si no, no lo recibe nadie.
        [disembark] Los colonos pueden ganar el asentamiento, los peones de la reserva podrán volver a zarpar y los demás siguen navegando en un barco nuevo.
       *[legend] Un personaje, un lugar y una acción forman una leyenda. Ya no salen de ella.
    }

end = { $trigger ->
        [legends] Alguien ha revelado su tercera leyenda.
        [tiles] Se ha colocado la última loseta.
        [boats] El último barco del mazo está en el mapa.
        [becalmed] Hay calma chicha: hace demasiados turnos que no crecen ni las estelas, ni el mapa, ni los asentamientos.
        [dead] No hay ningún barco en el mapa y nadie puede botar uno.
       *[table] Todos han acordado terminar la partida.
    }

# Masculine plural.
# $tribe (tribe)
-colors = { $tribe ->
        [red] rojos
        [blue] azules
        [green] verdes
        [yellow] amarillos
        [purple] morados
       *[white] blancos
    }

# $tribe (tribe)
-the-tribe = la { TRIBE($tribe) }

# $number (number)
# $tribe (tribe)
# $first (yes or no): Whether it is the first tribe of a list; only it is told with the noun.
-pawns-of-a-tribe = { $first ->
        [yes] { $number ->
            [one] { $number } peón { TRIBE-COLOR($tribe) }
           *[other] { $number } peones { -colors($tribe) }
        }
       *[no] { $number ->
            [one] { $number } { TRIBE-COLOR($tribe) }
           *[other] { $number } { -colors($tribe) }
        }
    }

# $crew (crew)
-pawns = { $crew ->
        [0] ningún peón
       *[other] { LIST($crew, -pawns-of-a-tribe) }
    }

# $number (number)
# $tribe (tribe)
# $first (yes or no): Whether it is the first tribe of a list; only it is told with the noun.
-passengers-of-a-tribe = { $first ->
        [yes] { $number ->
            [one] { $number } pasajero { TRIBE-COLOR($tribe) }
           *[other] { $number } pasajeros { -colors($tribe) }
        }
       *[no] { $number ->
            [one] { $number } { TRIBE-COLOR($tribe) }
           *[other] { $number } { -colors($tribe) }
        }
    }

# $crew (crew)
-passengers = { $crew ->
        [0] ningún pasajero
       *[other] { LIST($crew, -passengers-of-a-tribe) }
    }

# $number (number)
# $tribe (tribe)
# $first (yes or no): Whether it is the first tribe of a list; only it is told with the noun.
-settlers-of-a-tribe = { $first ->
        [yes] { $number ->
            [one] { $number } colono { TRIBE-COLOR($tribe) }
           *[other] { $number } colonos { -colors($tribe) }
        }
       *[no] { $number ->
            [one] { $number } { TRIBE-COLOR($tribe) }
           *[other] { $number } { -colors($tribe) }
        }
    }

# $crew (crew)
-settlers = { $crew ->
        [0] ningún colono
       *[other] { LIST($crew, -settlers-of-a-tribe) }
    }

# $cell (optional text): None is the Primordial Sea.
-origin = { $cell ->
        [none] el Mar Primordial
       *[other] el asentamiento de { $cell }
    }

# $left (number)
-deck = { $left ->
        [0] el mazo está vacío
        [1] queda 1 barco en el mazo
       *[other] quedan { $left } barcos en el mazo
    }

# $left (number)
-pile = { $left ->
        [0] el montón está vacío
        [1] queda 1 loseta en el montón
       *[other] quedan { $left } losetas en el montón
    }

# $myth (myth)
-there = { $myth ->
        [tides] En la Escalera Hundida
        [wind] En la Cueva del Aliento
        [wedding] En el Arrecife Blanco
        [bell] En la Torre Ahogada
        [oar] En el Confín de los Mapas
       *[fire] En la Isla Humeante
    }

# $myth (myth)
-character = { $myth ->
        [tides] la Buceadora de la Luna
        [wind] el Ladrón Descalzo
        [wedding] la Novia de Sal
        [bell] el Campanero Ciego
        [oar] la Remera Insomne
       *[fire] la Niña de las Brasas
    }

# $myth (myth)
-action = { $myth ->
        [tides] hace subir la primera marea
        [wind] roba una ráfaga a los dioses
        [wedding] se casa con el mar
        [bell] despierta a los durmientes
        [oar] rema más allá de las estrellas
       *[fire] lleva el fuego sobre las aguas
    }
