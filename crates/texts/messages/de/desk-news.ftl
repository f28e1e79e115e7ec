### What happened at a table besides the game.

sat-down = { $who } setzt sich.

stood-up = { $who } steht auf.

kicked = { $who } wurde vom Tisch entfernt.

ready = { $who } ist bereit.

undone = { $who } nimmt eine Entscheidung zurück.

declined = { $who } lehnt ab.

lapsed = Die Zeit für die Abstimmung ist abgelaufen.

paused = Die Partie ist unterbrochen.

resumed = Die Partie geht weiter.

time-ran-out = Die Zeit von { $who } ist abgelaufen. Ein Bot übernimmt.

taken-back = { $who } ist wieder da.

resigned = { $who } gibt auf. Ein Bot spielt weiter.

muted = { $who } wurde stummgeschaltet.

unmuted = { $who } ist nicht mehr stummgeschaltet.

rematch-agreed = Revanche! Der neue Tisch ist bereit.

closed = Der Tisch wurde geschlossen.

handed-over-chosen = Ein Bot spielt für { $who }.

handed-over-away = { $who } ist abwesend. Ein Bot übernimmt.

proposed-undo = { $who } möchte eine Entscheidung zurücknehmen.

proposed-pause = { $who } möchte unterbrechen.

proposed-resume = { $who } möchte weiterspielen.

proposed-rematch = { $who } möchte eine Revanche.

proposed-end = { $who } möchte die Partie jetzt beenden.
