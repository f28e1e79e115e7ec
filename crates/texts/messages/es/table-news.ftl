### What happened at a table besides the game.

sat-down = { $who ->
        [you] Te sientas
       *[other] { $who } se sienta
    }.

stood-up = { $who ->
        [you] Dejas tu
       *[other] { $who } deja su
    } asiento.

kicked = { $who ->
        [you] Te han expulsado de la mesa.
       *[other] Han expulsado de la mesa a { $who }.
    }

ready = { $who ->
        [you] Todo listo por tu parte.
       *[other] Todo listo por parte de { $who }.
    }

undone = { $who ->
        [you] Deshaces
       *[other] { $who } deshace
    } una decisión.

declined = { $who ->
        [you] Lo rechazas
       *[other] { $who } lo rechaza
    }.

lapsed = Se acabó el tiempo para votar.

paused = La partida está en pausa.

resumed = La partida continúa.

time-ran-out = { $who ->
        [you] Se te
       *[other] A { $who } se le
    } ha acabado el tiempo. Un bot toma el relevo.

taken-back = { $who ->
        [you] Has
       *[other] { $who } ha
    } vuelto.

resigned = { $who ->
        [you] Abandonas
       *[other] { $who } abandona
    }. Sigue jugando un bot.

muted = { $who ->
        [you] Te han silenciado.
       *[other] Han silenciado a { $who }.
    }

unmuted = { $who ->
        [you] Puedes
       *[other] { $who } puede
    } volver a escribir en el chat.

rematch-agreed = ¡Revancha! La nueva mesa está lista.

closed = Se ha cerrado la mesa.

handed-over-chosen =
    Un bot juega por { $who ->
        [you] ti
       *[other] { $who }
    }.

handed-over-away = { $who ->
        [you] Te has ausentado
       *[other] { $who } se ha ausentado
    }. Un bot toma el relevo.

proposed-undo = { $who ->
        [you] Quieres
       *[other] { $who } quiere
    } deshacer una decisión.

proposed-pause = { $who ->
        [you] Quieres
       *[other] { $who } quiere
    } pausar la partida.

proposed-resume = { $who ->
        [you] Quieres
       *[other] { $who } quiere
    } reanudar la partida.

proposed-rematch = { $who ->
        [you] Quieres
       *[other] { $who } quiere
    } la revancha.

proposed-end = { $who ->
        [you] Quieres
       *[other] { $who } quiere
    } terminar la partida ahora.
