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
        [ulrich] Una vez por turno, puede dejar dos discos juntos en un mismo espacio.
        [moon] Al inicio del turno, puede desplazar a Lys un espacio, hacia un lado o hacia el otro.
        [red] Después de mover, puede subir un disco propio a lo alto de su pila.
        [siana] Una vez por turno, puede pasar por un espacio sin dejar ningún disco.
       *[nostromo] Juega con tres discos; el tercero es la Rana.
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
        [frog] ¿En qué espacio pones la Rana?
        [sleeper] ¿Qué disco de un Aventurero dormido pones, y dónde?
        [disc] ¿En qué espacio pones tu disco?
        [point-lys] ¿A qué pila de fichas apuntas con Lys?
        [nudge] ¿Desplazas a Lys un espacio?
        [act] ¿Mueves y escuchas, o escribes una carta?
        [lys-bonus] Bonificación de Lys: ¿a qué otra pila la mueves?
        [lift] ¿Subes un disco tuyo a lo alto de su pila?
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
