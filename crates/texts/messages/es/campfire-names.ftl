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
        [pick] ¿Con qué Aventurero juegas?
        [frog] ¿Dónde colocas la Rana?
        [sleeper] ¿Qué disco dormido colocas, y dónde?
        [disc] ¿Dónde colocas tu disco?
        [point-lys] ¿A qué pila apunta Lys?
        [nudge] ¿Mueves a Lys un espacio?
        [act] ¿Mueves y escuchas, o escribes una carta?
        [lys-bonus] Bonificación de Lys: ¿a qué otra pila la mueves?
        [lift] ¿Subes uno de tus discos?
       *[last-writing] ¿Escribes una última carta?
    }

end = { $end ->
        [stacks] Quedan dos pilas con fichas o menos.
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
