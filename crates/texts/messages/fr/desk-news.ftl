### What happened at a table besides the game.

sat-down = { $who } s'assoit.

stood-up = { $who } quitte son siège.

kicked = { $who } a été renvoyé.

ready = { $who } : prêt.

undone = { $who } reprend une décision.

declined = { $who } n'est pas d'accord.

lapsed = Personne n'a répondu à temps.

paused = La partie est en pause.

resumed = La partie continue.

time-ran-out = { $who } n'a plus de temps ; un robot prend la suite.

taken-back = { $who } rejoue.

resigned = { $who } abandonne ; un robot continue.

muted = { $who } ne peut plus écrire.

unmuted = { $who } peut de nouveau écrire.

rematch-agreed = Une nouvelle partie est décidée : sa table est prête.

closed = La table a été fermée.

handed-over-chosen = Un robot joue pour { $who }.

handed-over-away = { $who } est absent ; un robot prend la suite.

proposed-undo = { $who } aimerait reprendre une décision.

proposed-pause = { $who } aimerait faire une pause.

proposed-resume = { $who } aimerait continuer.

proposed-rematch = { $who } aimerait rejouer.

proposed-end = { $who } propose de terminer la partie maintenant.
