### What a seat without a name is called.

player = Spieler { $number }

you = du

you-heading = Du
