players = Jugadores
players-help = Número de jugadores: de 3 a 6.

tiles = Losetas
tiles-help = Cuántas de las 50 losetas son de mar, costa, isla y niebla.
tiles-is-default = por defecto: 22 de mar, 12 de costa, 8 de isla, 8 de niebla
tiles-is-open-sea = mar abierto: 28 de mar, 8 de costa, 8 de isla, 6 de niebla
tiles-is-rich-lands = tierras ricas: 20 de mar, 12 de costa, 10 de isla, 8 de niebla

first-player = Jugador inicial
first-player-help = Quién empieza: el primero que saque N o el jugador que elijáis.
first-player-is-roll-n = el primero que saque N

god-of-winds = Dios de los Vientos
god-of-winds-help = Quién es el Dios de los Vientos: un jugador al azar, el que elijáis o nadie.
god-of-winds-is-random = al azar
god-of-winds-is-none = nadie

steering = Rumbo
steering-help = Los barcos siguen el viento o el dado.
steering-is-wind = el viento
steering-is-die = el dado de dirección

distance = Distancia
distance-help = Los barcos recorren toda la distancia o el capitán puede parar a partir de la segunda loseta.
distance-is-exact = completa
distance-is-up-to = se puede parar

fog-exit = Salida de la niebla
fog-exit-help = Un barco puede salir de la niebla a cualquier loseta o solo a mar abierto, como en las reglas impresas.
fog-exit-is-any = a cualquier loseta
fog-exit-is-ocean = solo a mar abierto

trail = Estelas ajenas
trail-help = Relevo: por el peón que dejas, sube a bordo uno ajeno de la estela. Cambio: dejas uno como siempre y, si quieres, cambias otro.
trail-is-relief = relevo
trail-is-swap = cambio

sunk-boats = Barcos hundidos
sunk-boats-help = Los barcos hundidos se mezclan en el mazo o se descartan.
sunk-boats-is-reshuffle = se mezclan en el mazo
sunk-boats-is-discard = se descartan

found = Fundación
found-help = Fundas un asentamiento en un turno posterior o también nada más llegar.
found-is-next-turn = en el turno siguiente
found-is-on-arrival = también al llegar

offers-per-turn = Ofertas
offers-per-turn-help = Cuántas ofertas puedes hacer por turno: de 1 a 5.
offers-per-turn-number = { $number } por turno

myth = Mito
myth-help = Un Mito pide sus tres componentes o solo dos de ellos.
myth-is-all-three = los tres componentes
myth-is-two-of-three = dos de los tres componentes

feats = Hazañas
feats-help = Cinco Hazañas o solo las tres de las reglas impresas.
feats-is-five = cinco
feats-is-three = tres

becalmed-rounds = Calma chicha
becalmed-rounds-help = Desencadena el final tras este número de rondas sin avances: de 2 a 5. Se puede desactivar.
becalmed-rounds-is-off = desactivado
becalmed-rounds-number =
    { $number ->
        [one] { $number } ronda
       *[other] { $number } rondas
    }
