### What a seat without a name is called.

player = Jugador { $number }
