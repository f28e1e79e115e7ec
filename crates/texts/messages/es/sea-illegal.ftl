### Why Sea refuses a move.

not-asked = Ahora te toca decidir otra cosa: { QUOTE(QUESTION($asked)) }.

luck-awaited = Todavía no. Antes viene un resultado aleatorio.

game-over = La partida ha terminado.

not-an-origin = No puedes botar un barco en { $from }. Hazlo en el Mar Primordial o en un asentamiento tuyo.

origin-full = No puedes botar un barco en { $from }: ya hay dos barcos allí.

payer-not-aboard = No hay a bordo ningún pasajero { TRIBE-COLOR($tribe) } con el que pagar el viento.

payment-sinks = No puedes pagar con un pasajero { TRIBE-COLOR($tribe) }: tu barco debe conservar algún pasajero y tú la mayoría.

payment-missing = Cambiar el viento cuesta un pasajero. Solo el Dios de los Vientos lo cambia gratis.

payment-needless = El Dios de los Vientos cambia el viento gratis. No indiques ningún pasajero.

leave-not-aboard = No hay a bordo ningún pasajero { TRIBE-COLOR($tribe) } que pueda quedarse como estela.

own-trail = Los peones de color { TRIBE-COLOR($tribe) } son tuyos. Solo puedes subir a bordo peones de estela de otra tribu.

not-in-trail = Ahora no puedes subir a bordo un peón de estela { TRIBE-COLOR($tribe) } aquí.

loss-number =
    Tienes que perder exactamente { $needed ->
        [one] { $needed } pasajero
       *[other] { $needed } pasajeros
    }; has indicado { $named }.

loss-not-aboard = No puedes perder { -passengers($lost) }: tu barco no lleva tantos.

not-arrived = Este turno tu barco no ha entrado en ninguna loseta, así que solo puedes dejar colonos.

no-foreign-settlement = Solo puedes dejar colonos en el asentamiento de otro jugador.

settled-already = Ya has dejado colonos este turno.

settles-nobody = Deja al menos un pasajero como colono.

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

taking-sinks = Si subes colonos a bordo, tu barco tiene que seguir a flote. Así se hundiría.

not-a-partner = Aquí no puedes negociar con { -the-tribe($tribe) }.

disclosed-already = Este turno ya has propuesto enseñaros los componentes.

offers-spent = No te quedan ofertas este turno.

exchanged-already = Este turno ya has cerrado un intercambio con { -the-tribe($with) }.

empty-offer = Esta oferta no cambiaría nada.

counter-partner = Una contraoferta debe ser entre los mismos dos jugadores. No puede nombrar a { -the-tribe($tribe) }.

kind-missing = Di qué intercambio ofreces: «boats» para uno de barco a barco, «settlement» para uno en el asentamiento.

kind-named = En la edición 1 de las reglas, el lugar decide la clase de intercambio, así que una oferta no puede indicarla.

counter-kind = Una contraoferta debe ser de la misma clase que la oferta.

counter-to-counter = Una contraoferta solo se puede aceptar o rechazar.

offer-lapsed = Esta oferta ya no es posible.

no-such-piece = No existe el barco { $handle }.

not-your-boat = El jugador activo debe dar el barco en el que navega, y no es { $handle }.

not-their-boat = En el mar, el otro debe dar el barco en el que navega, y no es { $handle }.

not-on-offer = Aquí el otro debe dar un componente asegurado y no revelado, o su barco. { $handle } no es ni lo uno ni lo otro.

swap-missing = En un asentamiento hay que intercambiar los componentes.

give-not-aboard = El jugador activo no puede dar { -passengers($given) }: no lleva tantos a bordo.

take-not-aboard = El otro no puede dar { -passengers($taken) }: no lleva tantos a bordo.

take-not-settlers = El otro no puede dar { -settlers($taken) }, solo colonos sueltos de su propia tribu de este asentamiento.

too-many-aboard = El barco de { -the-tribe($tribe) } puede llevar { $crew-max } como máximo.

exchange-sinks = El barco de { -the-tribe($tribe) } debe conservar algún pasajero, y su capitán la mayoría.

nobody-to-attack = Aquí no hay ningún otro barco.

attacked-already = Ya has atacado este turno.

safe-harbour = No puedes atacar en el asentamiento de otro jugador.

attack-after-exchange = Este turno has cerrado un intercambio con { -the-tribe($tribe) }, así que no puedes atacarla.

attack-number =
    { $most ->
        [1] Solo puedes atacar con 1 pasajero, no con { $named }.
       *[other] Puedes atacar con entre 1 y { $most } pasajeros, no con { $named }.
    }

not-ashore = La tripulación que desembarca no tiene { -passengers($named) }.

sail-on-no-boat = No queda ningún barco en el mazo para seguir navegando.

sail-on-majority = No tendrías la mayoría entre quienes siguen navegando.

not-your-piece = Entre tus componentes asegurados y sin revelar no está { $handle }.

not-a-legend = Una leyenda son un personaje, un lugar y una acción, en este orden.
