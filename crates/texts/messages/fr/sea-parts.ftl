### Parts of the sentences of Sea.

legend-sentence = { -there($place) }, { -character($who) } { -action($what) }.

crew = { -pawns($crew) }

they-settle =
    { -pawns($crew) } { $total ->
        [one] s’installe
       *[other] s’installent
    }

they-go-home =
    { -pawns($crew) } { $total ->
        [one] retourne à la réserve
       *[other] retournent à la réserve
    }

they-sail-on =
    { -pawns($crew) } { $total ->
        [one] reprend la mer
       *[other] reprennent la mer
    }

semicolon = { $one } ; { $other }

given-piece = le bateau { $handle }

terms = { $given ->
        [0] { $active ->
        [you] vous ne donnez
       *[other] { $active } ne donne
    } rien
       *[other] { $active ->
        [you] vous donnez
       *[other] { $active } donne
    } { $given }
    } ; { $taken ->
        [0] { $partner ->
        [you] vous ne donnez
       *[other] { $partner } ne donne
    } rien
       *[other] { $partner ->
        [you] vous donnez
       *[other] { $partner } donne
    } { $taken }
    }

piece =
    { $component ->
        [none] bateau { $handle }
       *[other] bateau { $handle } ({ COMPONENT($component) })
    }

your-goods = le { $piece }

bargain =
    { $kind ->
        [boats] de bateau à bateau, {""}
        [settlement] à la colonie, {""}
       *[none] {""}
    }{ $give ->
        [0] vous ne donnez rien
       *[other] vous donnez { $give }
    } ; { $take ->
        [0] vous ne prenez rien
       *[other] vous prenez { $take }
    }

settle-here = installer ici { -pawns($crew) }

go-home = renvoyer à la réserve { -pawns($crew) }

others-go-home = renvoyer tous les autres à la réserve

sail-on = reprendre la mer avec { -pawns($crew) }
