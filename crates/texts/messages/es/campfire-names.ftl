### What the things of Campfire are called.

adventurer = { $adventurer ->
        [ulrich] Ulrich
        [moon] Moon
        [red] Red
        [siana] Siana
       *[nostromo] Nostromo
    }

adventurer-color = { $adventurer ->
        [ulrich] negro
        [moon] morado
        [red] rojo
        [siana] amarillo
       *[nostromo] verde
    }

ability = { $adventurer ->
        [ulrich] Una vez por turno, puedes soltar dos discos en el mismo espacio.
        [moon] Al empezar tu turno, puedes mover a Lys un espacio hacia cualquier lado.
        [red] Después de mover, puedes subir uno de tus discos a lo alto de su pila.
        [siana] Una vez por turno, puedes saltarte un espacio al soltar los discos.
       *[nostromo] Tienes tres discos. El tercero es la Rana.
    }

legend = { $legend ->
        [anchor] Ancla
        [bell] Campana
        [comet] Cometa
        [drum] Tambor
        [eye] Ojo
        [feather] Pluma
       *[gate] Puerta
    }

tile = { $tile ->
        [anchor] ficha de Ancla
        [bell] ficha de Campana
        [comet] ficha de Cometa
        [drum] ficha de Tambor
        [eye] ficha de Ojo
        [feather] ficha de Pluma
        [gate] ficha de Puerta
        [moon] Fragmento de luna de ópalo
       *[wild] ficha Comodín
    }

disc = { $disc ->
        [nomad] Nómada
        [ulrich] Ulrich
        [moon] Moon
        [red] Red
        [siana] Siana
        [nostromo] Nostromo
       *[frog] Rana
    }

direction = { $direction ->
        [clockwise] en sentido horario
       *[counterclockwise] en sentido antihorario
    }

question = { $question ->
        [pick] Elige tu Aventurero
        [frog] Coloca la Rana
        [sleeper] Coloca un disco de un Aventurero dormido
        [disc] Coloca uno de tus discos
        [point-lys] Apunta con Lys a una pila
        [nudge] ¿Mover a Lys un espacio?
        [act] Mueve una pila o escribe una carta
        [lys-bonus] Bonificación de Lys: muévela a otra pila
        [lift] ¿Subir uno de tus discos a lo alto?
       *[last-writing] ¿Escribir una última carta?
    }

question-help = { $question ->
        [pick] Cada Aventurero tiene una capacidad especial que solo tendrás tú.
        [frog] La Rana es tu tercer disco. Cuenta como los otros dos.
        [sleeper] Los Aventureros que nadie lleva duermen. Las fichas que cogerían sus discos se descartan.
        [disc] Con tu disco en lo alto de una pila coges fichas allí. Durante la preparación, como mucho cuatro discos por espacio.
        [point-lys] Quien suelta el último disco ante Lys la mueve y coge una ficha.
        [nudge] Lys señala el espacio que da una bonificación a quien suelta allí el último disco.
        [act] Al mover, sueltas los discos uno a uno alrededor de la hoguera; al escribir, conviertes fichas en puntos.
        [lys-bonus] El último disco ha caído ante Lys: coge la ficha de arriba de la pila que elijas.
        [lift] Si tu disco está en lo alto, al escuchar coges la ficha de ese espacio.
       *[last-writing] Es tu última oportunidad. Cada ficha que conserves cuesta un punto.
    }

end = { $end ->
        [stacks] Solo quedan fichas en dos pilas o menos.
        [table] Todos han acordado terminar la partida.
       *[standstill] Hace demasiados turnos que ninguna ficha sale de una pila y nadie coge una carta.
    }

# $tiles (number)
-tiles = { $tiles } { $tiles ->
        [one] ficha
       *[other] fichas
    }

# $moons (number)
-moons = { $moons } { $moons ->
        [one] luna
       *[other] lunas
    }

# $wilds (number)
-wilds = { $wilds } { $wilds ->
        [one] Comodín
       *[other] Comodines
    }

# $tile (tile)
-a-tile = { $tile ->
        [moon] un { TILE($tile) }
       *[other] una { TILE($tile) }
    }

# $disc (disc)
-a-disc = { $disc ->
        [nomad] un Nómada
        [frog] la Rana
       *[other] un disco de { DISC($disc) }
    }

# $legend (legend)
# $tiles (number)
-stories = { -tiles($tiles) } de { LEGEND($legend) }
