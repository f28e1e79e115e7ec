### What a move of Sea does, as an entry of a menu.

play-last-turn = Jugar el último turno

pass-last-turn = Pasar el último turno

found-nothing = No fundar nada aquí

summon = Invocar al Vaal Er Num

calm = No invocar todavía al Vaal

move-vaal = Mover al Vaal

play-normally = Jugar con normalidad

launch-primordial = Salir del Mar Primordial

launch = Salir de tu asentamiento de { $from }

sail = Navegar

found = Fundar aquí un asentamiento

keep-wind = Dejar el viento como está

turn-wind = Girar el viento y pagar un pasajero { TRIBE-COLOR($tribe) }

turn-wind-free = Girar el viento, gratis

turn-to-side = Girar el viento { SIDE($way) }, hacia { DIRECTION($to) }

onward = Seguir navegando

stop = Parar aquí

leave = Dejar un pasajero { TRIBE-COLOR($tribe) }

relief = Subir a bordo un peón de estela { TRIBE-COLOR($tribe) } y dejar uno propio

swap = Cambiar un pasajero propio por un peón de estela { TRIBE-COLOR($tribe) }

swap-nobody = No cambiar a nadie

cross-to = Cruzar la niebla hasta { $to }

cross = Cruzar la niebla

stay = Quedarse ante la niebla

lose =
    { $lost ->
        [0] No perder a nadie
       *[other] Perder { -passengers($lost) }
    }

settle =
    { $take ->
        [0] { $leave ->
        [0] No dejar a nadie en el asentamiento
       *[other] Dejar en el asentamiento { -passengers($leave) }
    }
       *[other] { $leave ->
        [0] No dejar a nadie en el asentamiento
       *[other] Dejar en el asentamiento { -passengers($leave) }
    } y subir a bordo { -settlers($take) }
    }

disclose = Proponer a { $partner } una revelación: tu { $mine } por la { $theirs }

offer = Hacer una oferta a { $partner }: { $terms }

counter = Hacer una contraoferta a { $active }: { $terms }

show = Aceptar: enseñar tu { $mine } y ver la { $theirs }

agree = Aceptar: { $terms }

accept = Aceptar

claim = Reclamar el componente

leave-wreck = Renunciar a él

decline = Rechazar

attack =
    Atacar a { $defender }: los dos barcos pierden { $count ->
        [one] { $count } pasajero
       *[other] { $count } pasajeros
    }

attack-here =
    Atacar: los dos barcos pierden { $count ->
        [one] { $count } pasajero
       *[other] { $count } pasajeros
    }

done = Terminar las interacciones

disembark = Desembarcar: { $parts }

legend = Revelar: { $legend }

pieces = Revelar las piezas { $pieces }
