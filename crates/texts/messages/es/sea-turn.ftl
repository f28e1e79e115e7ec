### What a player did in a turn of Sea: parts of one sentence, each after the player.

launch = { $name ->
        [you] botas
       *[other] bota
    } el barco { $handle }

turn-wind = { $name ->
        [you] cambias
       *[other] cambia
    } el viento a { DIRECTION($direction) }

sail = { $name ->
        [you] navegas
       *[other] navega
    } { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    } hasta { $cell }

cross-fog = { $name ->
        [you] cruzas
       *[other] cruza
    } la niebla

stay-before-fog = { $name ->
        [you] te quedas
       *[other] se queda
    } ante la niebla

found = { $name ->
        [you] fundas
       *[other] funda
    } un asentamiento en { $cell }

dock = { $name ->
        [you] atracas
       *[other] atraca
    } en { $cell }

land = { $name ->
        [you] desembarcas
       *[other] desembarca
    } en { $cell }

sail-on = { $name ->
        [you] sigues
       *[other] sigue
    } en el barco { $handle }

leave-settlers = { $name ->
        [you] dejas
       *[other] deja
    } colonos en { $cell }

take-over = { $name ->
        [you] tomas
       *[other] toma
    } el asentamiento de { $cell }

secure = { $name ->
        [you] aseguras
       *[other] asegura
    } un componente

trade = { $name ->
        [you] intercambias
       *[other] intercambia
    } { $partner ->
        [you] contigo
       *[other] con { $partner }
    }

attack = { $defender ->
        [you] te ataca
       *[other] { $name ->
        [you] atacas
       *[other] ataca
    } a { $defender }
    }

win-battle = { $name ->
        [you] ganas
       *[other] gana
    } la batalla

lose = { $name ->
        [you] pierdes
       *[other] pierde
    } { $count ->
        [one] { $count } pasajero
       *[other] { $count } pasajeros
    }

disclose = { $name ->
        [you] revelas tu
       *[other] revela su
    } leyenda { $nth }

earn-feat = { $name ->
        [you] logras
       *[other] logra
    } la Hazaña { QUOTE(FEAT($feat)) }

summon-vaal = { $name ->
        [you] desatas
       *[other] desata
    } el Vaal

move-vaal = { $name ->
        [you] llevas
       *[other] lleva
    } el Vaal a { $cell }

pass = { $name ->
        [you] pasas
       *[other] pasa
    }

sinks = { $name ->
        [you] Tu barco se hunde
       *[other] El barco de { $name } se hunde
    } en { $cell }.

prepared = { $name ->
        [you] Los barcos están listos. Empiezas tú.
       *[other] Los barcos están listos. Empieza { $name }.
    }
