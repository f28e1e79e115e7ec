### Parts of the sentences of Sea.

legend-sentence = { -there($place) } { -verb($what) } { -character($who) } { -rest($what) }.

crew = { -pawns($crew) }

they-settle =
    { -pawns($crew) } { $total ->
        [one] siedelt
       *[other] siedeln
    }

they-go-home =
    { -pawns($crew) } { $total ->
        [one] geht in den Vorrat
       *[other] gehen in den Vorrat
    }

they-sail-on =
    { -pawns($crew) } { $total ->
        [one] segelt weiter
       *[other] segeln weiter
    }

semicolon = { $one }; { $other }

given-piece = das Boot { $handle }

terms = { $active ->
        [you] Du gibst
       *[other] { $active } gibt
    } { $given ->
        [0] nichts
       *[other] { $given }
    }; { $partner ->
        [you] du gibst
       *[other] { $partner } gibt
    } { $taken ->
        [0] nichts
       *[other] { $taken }
    }

piece =
    { $component ->
        [none] Boot { $handle }
       *[other] Boot { $handle } ({ COMPONENT($component) })
    }

your-goods = das { $piece }

bargain =
    { $kind ->
        [boats] von Boot zu Boot: {""}
        [settlement] an der Siedlung: {""}
       *[none] {""}
    }{ $give ->
        [0] du gibst nichts
       *[other] du gibst { $give }
    }; { $take ->
        [0] du nimmst nichts
       *[other] du nimmst { $take }
    }

settle-here = { -pawns($crew) } hier ansiedeln

go-home = { -pawns($crew) } in den Vorrat schicken

others-go-home = alle anderen in den Vorrat schicken

sail-on = mit { -with-passengers($crew) } weitersegeln
