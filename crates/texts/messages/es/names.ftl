### What a seat without a name is called.

player = Jugador { $number }

you = tú

you-heading = Tú
