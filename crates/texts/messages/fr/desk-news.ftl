### What happened at a table besides the game.

sat-down = { $who } prend place.

stood-up = { $who } quitte sa place.

kicked = { $who } ne peut plus jouer à cette table.

ready = { $who } donne le feu vert.

undone = { $who } annule une décision.

declined = { $who } n’est pas d’accord.

lapsed = Le vote n’a pas abouti à temps.

paused = La partie est en pause.

resumed = La partie reprend.

time-ran-out = { $who } n’a plus de temps. Un robot prend le relais.

taken-back = { $who } est de retour.

resigned = { $who } abandonne. Un robot continue.

muted = { $who } n’a plus la parole.

unmuted = { $who } a de nouveau la parole.

rematch-agreed = Revanche ! La nouvelle table est prête.

closed = La table a été fermée.

handed-over-chosen = Un robot joue pour { $who }.

handed-over-away = { $who } n’est plus là. Un robot prend le relais.

proposed-undo = { $who } aimerait annuler une décision.

proposed-pause = { $who } aimerait mettre la partie en pause.

proposed-resume = { $who } aimerait reprendre la partie.

proposed-rematch = { $who } demande une revanche.

proposed-end = { $who } aimerait terminer la partie maintenant.
