### A text about a table.

clock = Tiempo para pensar

clock-help = Cuando a alguien se le acaba el tiempo, un bot ocupa su sitio hasta que vuelva.

clock-none = Sin reloj

clock-per-move = Por decisión

clock-bank = Para toda la partida

seconds-per-move = Segundos por decisión

minutes-in-all = Minutos para toda la partida

seconds-added = Segundos añadidos tras cada decisión

stand-in-level = Bots suplentes

stand-in-help = Juegan por quien cede su sitio, abandona o se queda sin tiempo.

pause = Pausar la partida

resume = Seguir jugando

paused = La partida está en pausa.

ask-undo = { $name } quiere deshacer su última decisión. ¿Estáis todos de acuerdo?

ask-pause = { $name } quiere hacer una pausa. ¿De acuerdo?

ask-resume = { $name } quiere seguir. ¿De acuerdo?

ask-rematch = { $name } quiere jugar otra vez. ¿De acuerdo?

end-game = Terminar la partida

end-game-ask = ¿Terminar la partida ahora? Siguen los últimos turnos.

ask-end = { $name } propone terminar la partida ahora: siguen los últimos turnos. ¿De acuerdo?

end-offered = Hace tres rondas que nada crece.

agree = De acuerdo

decline = Mejor no

take-back = { $name } vuelve a jugar

time-up = A { $name } se le acabó el tiempo. La partida sigue cuando { $name } vuelva a jugar.

time-left = A { $name } le quedan { $time }

luck-unchecked = Esta partida sigue desde la mitad de otra, así que nadie puede comprobar su azar.

secret-record = El registro revelaría secretos. Se podrá guardar cuando termine la partida.
