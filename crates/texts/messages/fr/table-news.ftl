### What happened at a table besides the game.

sat-down = { $who ->
        [you] Vous prenez
       *[other] { $who } prend
    } place.

stood-up = { $who ->
        [you] Vous quittez votre
       *[other] { $who } quitte sa
    } place.

kicked = { $who ->
        [you] Vous ne pouvez
       *[other] { $who } ne peut
    } plus jouer à cette table.

ready = { $who ->
        [you] Vous donnez
       *[other] { $who } donne
    } le feu vert.

undone = { $who ->
        [you] Vous annulez
       *[other] { $who } annule
    } une décision.

declined = { $who ->
        [you] Vous n’êtes
       *[other] { $who } n’est
    } pas d’accord.

lapsed = Le vote n’a pas abouti à temps.

paused = La partie est en pause.

resumed = La partie reprend.

time-ran-out = { $who ->
        [you] Vous n’avez
       *[other] { $who } n’a
    } plus de temps. Un robot prend le relais.

taken-back = { $who ->
        [you] Vous êtes
       *[other] { $who } est
    } de retour.

resigned = { $who ->
        [you] Vous abandonnez
       *[other] { $who } abandonne
    }. Un robot continue.

muted = { $who ->
        [you] Vous n’avez
       *[other] { $who } n’a
    } plus la parole.

unmuted = { $who ->
        [you] Vous avez
       *[other] { $who } a
    } de nouveau la parole.

rematch-agreed = Revanche ! La nouvelle table est prête.

closed = La table a été fermée.

handed-over-chosen =
    Un robot joue pour { $who ->
        [you] vous
       *[other] { $who }
    }.

handed-over-away = { $who ->
        [you] Vous n’êtes
       *[other] { $who } n’est
    } plus là. Un robot prend le relais.

proposed-undo = { $who ->
        [you] Vous aimeriez
       *[other] { $who } aimerait
    } annuler une décision.

proposed-pause = { $who ->
        [you] Vous aimeriez
       *[other] { $who } aimerait
    } mettre la partie en pause.

proposed-resume = { $who ->
        [you] Vous aimeriez
       *[other] { $who } aimerait
    } reprendre la partie.

proposed-rematch = { $who ->
        [you] Vous demandez
       *[other] { $who } demande
    } une revanche.

proposed-end = { $who ->
        [you] Vous aimeriez
       *[other] { $who } aimerait
    } terminer la partie maintenant.
