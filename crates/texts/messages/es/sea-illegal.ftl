### Why Sea refuses a move.

not-asked = Ahora no se pregunta eso. { QUESTION($asked) }

luck-awaited = Primero decide el azar; ahora no se pregunta a nadie.

game-over = La partida ha terminado.

not-an-origin = No puedes botar un barco en { $from }, solo en el Mar Primordial o en un asentamiento tuyo.

origin-full = No puedes botar un barco en { $from }: ya hay dos allí.

payer-not-aboard = No hay a bordo ningún pasajero { TRIBE-COLOR($tribe) } que pague el viento.

payment-sinks = No puede pagar un pasajero { TRIBE-COLOR($tribe) }: el barco debe conservar algún pasajero y tú la mayoría.

payment-missing = Girar el viento cuesta un pasajero; solo el Dios de los Vientos no paga nada.

payment-needless = El Dios de los Vientos gira el viento gratis; nadie paga.

leave-not-aboard = No hay a bordo ningún pasajero { TRIBE-COLOR($tribe) } que pueda quedarse como estela.

own-trail = El peón { TRIBE-COLOR($tribe) } es tuyo; solo sube a bordo un peón de estela de otra tribu.

not-in-trail = Ningún peón { TRIBE-COLOR($tribe) } de la estela puede subir a bordo aquí en este momento.

loss-number =
    Tienes que perder exactamente { $needed ->
        [one] { $needed } pasajero
       *[other] { $needed } pasajeros
    }; has indicado { $named }.

loss-not-aboard = No puedes perder { -passengers($lost) }: tu barco no lleva tantos.

not-arrived = Tu barco no ha entrado en ninguna loseta este turno, así que no ha llegado: solo puedes dejar colonos.

no-foreign-settlement = Solo puedes dejar colonos en el asentamiento de otro jugador.

settled-already = Ya has dejado colonos este turno.

settles-nobody = Al menos un pasajero tiene que quedarse como colono.

settlers-not-aboard = No puedes dejar { -passengers($left) }: tu barco no lleva tantos.

not-loose-settlers = No puedes subir a bordo { -settlers($taken) }: aquí no hay tantos colonos sueltos.

takes-too-many =
    Dejas { $left ->
        [one] { $left } pasajero
       *[other] { $left } pasajeros
    }, así que no puedes subir a bordo { $taken ->
        [one] { $taken } colono
       *[other] { $taken } colonos
    } a cambio.

taking-sinks = Quien sube colonos tiene que seguir a flote; así tu barco se hundiría.

not-a-partner = Aquí no puedes negociar con { -the-tribe($tribe) }.

disclosed-already = Ya has propuesto una revelación este turno.

offers-spent = No te quedan ofertas este turno.

exchanged-already = Este turno ya has cerrado un intercambio con { -the-tribe($with) }.

empty-offer = Esta oferta no cambiaría nada.

counter-partner = Una contraoferta es entre los mismos dos jugadores; no puede nombrar a { -the-tribe($tribe) }.

kind-missing = Di qué intercambio ofreces: «boats» de barco a barco, «settlement» en el asentamiento.

kind-named = Según la edición 1 de las reglas, el lugar decide el tipo de intercambio; una oferta no puede nombrarlo.

counter-kind = Una contraoferta tiene que ser del mismo tipo que la oferta.

counter-to-counter = Una contraoferta solo se puede aceptar o rechazar.

offer-lapsed = Esta oferta ya no se puede cumplir.

no-such-piece = No hay ninguna pieza { $handle }.

not-your-boat = El jugador activo da la pieza en la que navega, y no es { $handle }.

not-their-boat = En el mar, el otro da la pieza en la que navega, y no es { $handle }.

not-on-offer = El otro da una pieza asegurada y no revelada o su barco, si está aquí; { $handle } no es ni lo uno ni lo otro.

swap-missing = En un asentamiento el cambio de piezas es obligatorio.

give-not-aboard = El jugador activo no puede dar { -passengers($given) }: no lleva tantos a bordo.

take-not-aboard = El otro no puede dar { -passengers($taken) }: no lleva tantos a bordo.

take-not-settlers = El otro no puede dar { -settlers($taken) }, solo colonos sueltos de su propia tribu que estén aquí.

too-many-aboard = El barco de { -the-tribe($tribe) } llevaría más de { $crew-max }.

exchange-sinks = El barco de { -the-tribe($tribe) } debe conservar algún pasajero, y su capitán la mayoría.

nobody-to-attack = Aquí no hay ningún otro barco.

attacked-already = Ya has atacado este turno.

safe-harbour = No se puede atacar en la loseta del asentamiento de otro jugador.

attack-after-exchange = Este turno has cerrado un intercambio con { -the-tribe($tribe) } y ya no puedes atacar.

attack-number =
    { $most ->
        [1] Solo puedes atacar con 1 pasajero, no con { $named }.
       *[other] Puedes atacar con entre 1 y { $most } pasajeros, no con { $named }.
    }

not-ashore = La tripulación que desembarca no tiene { -passengers($named) }.

sail-on-no-boat = No queda ningún barco en el mazo para seguir navegando.

sail-on-majority = No tendrías la mayoría entre quienes siguen navegando.

not-your-piece = No tienes ninguna pieza { $handle } asegurada y sin revelar.

not-a-legend = Una leyenda es un personaje, un lugar y una acción, en este orden.
