### Parts of the sentences of Sea.

legend-sentence = { -there($place) }, { -character($who) } { -action($what) }.

crew = { -pawns($crew) }

they-settle =
    { -pawns($crew) } { $total ->
        [one] se instala
       *[other] se instalan
    }

they-go-home =
    { -pawns($crew) } { $total ->
        [one] vuelve a su reserva
       *[other] vuelven a su reserva
    }

they-sail-on =
    { -pawns($crew) } { $total ->
        [one] sigue navegando
       *[other] siguen navegando
    }

semicolon = { $one }; { $other }

given-piece = el barco { $handle }

terms = { $given ->
        [0] { $active ->
        [you] no das nada
       *[other] { $active } no da nada
    }
       *[other] { $active ->
        [you] das { $given }
       *[other] { $active } da { $given }
    }
    }; { $taken ->
        [0] { $partner ->
        [you] no das nada
       *[other] { $partner } no da nada
    }
       *[other] { $partner ->
        [you] das { $taken }
       *[other] { $partner } da { $taken }
    }
    }

piece =
    { $component ->
        [none] barco { $handle }
       *[other] barco { $handle } ({ COMPONENT($component) })
    }

your-goods = el { $piece }

bargain =
    { $kind ->
        [boats] de barco a barco, {""}
        [settlement] en el asentamiento, {""}
       *[none] {""}
    }{ $give ->
        [0] no das nada
       *[other] das { $give }
    }; { $take ->
        [0] no recibes nada
       *[other] recibes { $take }
    }

settle-here = instalar aquí { -pawns($crew) }

go-home = devolver a la reserva { -pawns($crew) }

others-go-home = devolver los demás a su reserva

sail-on = seguir navegando con { -pawns($crew) }
