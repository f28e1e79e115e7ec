### What happened at a table besides the game.

sat-down = { $who ->
        [you] Du setzt dich
       *[other] { $who } setzt sich
    }.

stood-up = { $who ->
        [you] Du stehst
       *[other] { $who } steht
    } auf.

kicked = { $who ->
        [you] Du wurdest
       *[other] { $who } wurde
    } vom Tisch entfernt.

ready = { $who ->
        [you] Du bist
       *[other] { $who } ist
    } bereit.

undone = { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } eine Entscheidung zurück.

declined = { $who ->
        [you] Du lehnst
       *[other] { $who } lehnt
    } ab.

lapsed = Die Zeit für die Abstimmung ist abgelaufen.

paused = Die Partie ist unterbrochen.

resumed = Die Partie geht weiter.

time-ran-out = { $who ->
        [you] Deine Zeit
       *[other] Die Zeit von { $who }
    } ist abgelaufen. Ein Bot übernimmt.

taken-back = { $who ->
        [you] Du bist
       *[other] { $who } ist
    } wieder da.

resigned = { $who ->
        [you] Du gibst
       *[other] { $who } gibt
    } auf. Ein Bot spielt weiter.

muted = { $who ->
        [you] Du wurdest
       *[other] { $who } wurde
    } stummgeschaltet.

unmuted = { $who ->
        [you] Du bist
       *[other] { $who } ist
    } nicht mehr stummgeschaltet.

rematch-agreed = Revanche! Der neue Tisch ist bereit.

closed = Der Tisch wurde geschlossen.

handed-over-chosen =
    Ein Bot spielt für { $who ->
        [you] dich
       *[other] { $who }
    }.

handed-over-away = { $who ->
        [you] Du bist
       *[other] { $who } ist
    } abwesend. Ein Bot übernimmt.

proposed-undo = { $who ->
        [you] Du möchtest
       *[other] { $who } möchte
    } eine Entscheidung zurücknehmen.

proposed-pause = { $who ->
        [you] Du möchtest
       *[other] { $who } möchte
    } unterbrechen.

proposed-resume = { $who ->
        [you] Du möchtest
       *[other] { $who } möchte
    } weiterspielen.

proposed-rematch = { $who ->
        [you] Du möchtest
       *[other] { $who } möchte
    } eine Revanche.

proposed-end = { $who ->
        [you] Du möchtest
       *[other] { $who } möchte
    } die Partie jetzt beenden.
