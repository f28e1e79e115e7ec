### A text about a table.

clock = Tiempo para pensar

clock-help = Cuando a alguien se le acaba el tiempo, un bot ocupa su asiento hasta que vuelva.

clock-none = Sin reloj

clock-per-move = Por decisión

clock-bank = Para toda la partida

seconds-per-move = Segundos por decisión

minutes-in-all = Minutos para toda la partida

seconds-added = Segundos añadidos tras cada decisión

stand-in-level = Bots suplentes

stand-in-help = Juegan por quien ceda su asiento, abandone o se quede sin tiempo.

pause = Pausar la partida

resume = Reanudar

paused = La partida está en pausa.

ask-undo = { $name } quiere deshacer la última decisión. ¿Estás de acuerdo?

ask-pause = { $name } quiere pausar la partida. ¿Estás de acuerdo?

ask-resume = { $name } quiere reanudar la partida. ¿Estás de acuerdo?

ask-rematch = { $name } quiere la revancha. ¿Estás de acuerdo?

end-game = Terminar la partida ahora

end-game-ask = ¿Terminar la partida ahora? Todos tendréis aún un último turno.

ask-end = { $name } quiere terminar la partida ahora. Todos tendréis aún un último turno. ¿Estás de acuerdo?

end-offered = Hace tres rondas que nadie avanza.

agree = Aceptar

decline = Rechazar

take-back =
    Recuperar { $name ->
        [you] tu asiento
       *[other] el asiento de { $name }
    }

time-up = { $name ->
        [you] Se te
       *[other] A { $name } se le
    } ha acabado el tiempo. Recupera el asiento para continuar.

time-left = { $name ->
        [you] Te
       *[other] A { $name } le
    } quedan { $time }

luck-unchecked = Esta partida continúa desde la mitad de otra, así que su mezcla no se puede verificar.

secret-record = El registro revelaría información oculta. Podrás guardarlo cuando termine la partida.
