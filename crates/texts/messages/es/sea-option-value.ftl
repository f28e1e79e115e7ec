### What the options of a table of Sea are set to.

tiles =
    { $mix ->
        [default] por defecto
        [open-sea] mar abierto
       *[rich-lands] tierras ricas
    }: { $sea } de mar, { $coast } de costa, { $island } de isla, { $fog } de niebla

first-player-roll-n = el primero que saque N

at-random = al azar

god-of-winds-none = nadie

steering-wind = el viento

steering-die = el dado de dirección

distance-exact = entera

distance-up-to = se puede parar

fog-exit-any = a cualquier loseta

fog-exit-ocean = solo a mar abierto

trail-relief = relevo

trail-swap = cambio

sunk-boats-reshuffle = se mezclan en el mazo

sunk-boats-discard = se descartan

found-next-turn = en el turno siguiente

found-on-arrival = también al llegar

offers-per-turn = { $offers } por turno

myth-all-three = los tres componentes

myth-two-of-three = dos de los tres componentes

feats-five = cinco

feats-three = tres

rounds =
    { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }

off = desactivado
