### What a move of Sea does, as an entry of a menu.

play-last-turn = Jugar tu último turno

pass-last-turn = Saltarse el último turno

found-nothing = No fundar ningún asentamiento

summon = Desatar el Vaal Er Num

calm = No desatar todavía el Vaal

move-vaal = Mover el Vaal

play-normally = Usar tu barco

launch-primordial = Salir del Mar Primordial

launch = Salir de tu asentamiento de { $from }

sail = Navegar

found = Fundar aquí un asentamiento

keep-wind = Dejar el viento como está

turn-wind = Cambiar el viento y pagar un pasajero { TRIBE-COLOR($tribe) }

turn-wind-free = Cambiar el viento, gratis

turn-to-side = Cambiar el viento { SIDE($way) }, hacia { DIRECTION($to) }

onward = Seguir navegando

stop = Detenerse aquí

leave = Dejar un pasajero { TRIBE-COLOR($tribe) }

relief = Subir a bordo un peón de estela { TRIBE-COLOR($tribe) } y dejar uno propio

swap = Cambiar un pasajero propio por un peón de estela { TRIBE-COLOR($tribe) }

swap-nobody = No cambiar

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
        [0] No dejar a nadie aquí
       *[other] Dejar aquí como colonos { -passengers($leave) }
    }
       *[other] { $leave ->
        [0] No dejar a nadie aquí
       *[other] Dejar aquí como colonos { -passengers($leave) }
    } y subir a bordo { -settlers($take) }
    }

disclose = Proponer a { $partner } que os enseñéis los componentes: tu { $mine } por el { $theirs }

offer = Hacer una oferta a { $partner }: { $terms }

counter = Hacer una contraoferta a { $active }: { $terms }

show = Aceptar: enseñar tu { $mine } y ver el { $theirs }

agree = Aceptar: { $terms }

accept = Aceptar

claim = Reclamar el componente

leave-wreck = No reclamarlo

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

done = Nada más aquí

disembark = Desembarcar: { $parts }

legend = Revelar: { $legend }

pieces = Revelar una leyenda con { $pieces }
