### What happened at a table besides the game.

sat-down = { $who } setzt sich.

stood-up = { $who } verlässt den Platz.

kicked = { $who } wurde des Tisches verwiesen.

ready = { $who } ist bereit.

undone = { $who } nimmt eine Entscheidung zurück.

declined = { $who } ist nicht einverstanden.

lapsed = Niemand hat rechtzeitig geantwortet.

paused = Die Partie ist unterbrochen.

resumed = Die Partie geht weiter.

time-ran-out = Die Zeit von { $who } ist abgelaufen; ein Bot übernimmt.

taken-back = { $who } spielt wieder selbst.

resigned = { $who } gibt auf; ein Bot spielt weiter.

muted = { $who } darf nicht mehr schreiben.

unmuted = { $who } darf wieder schreiben.

rematch-agreed = Es gibt noch eine Partie: Ihr Tisch steht bereit.

closed = Der Tisch wurde geschlossen.

handed-over-chosen = Ein Bot spielt für { $who }.

handed-over-away = { $who } ist nicht da; ein Bot übernimmt.

proposed-undo = { $who } möchte eine Entscheidung zurücknehmen.

proposed-pause = { $who } möchte unterbrechen.

proposed-resume = { $who } möchte weiterspielen.

proposed-rematch = { $who } möchte noch einmal spielen.

proposed-end = { $who } schlägt vor, die Partie jetzt zu beenden.
