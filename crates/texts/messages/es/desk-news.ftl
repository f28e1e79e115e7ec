### What happened at a table besides the game.

sat-down = { $who } se sienta.

stood-up = { $who } deja su asiento.

kicked = Han expulsado a { $who }.

ready = { $who } está listo.

undone = { $who } deshace una decisión.

declined = { $who } lo rechaza.

lapsed = Se acabó el tiempo para votar.

paused = La partida está en pausa.

resumed = La partida continúa.

time-ran-out = A { $who } se le ha acabado el tiempo. Un bot toma el relevo.

taken-back = { $who } ha vuelto.

resigned = { $who } abandona. Sigue jugando un bot.

muted = Han silenciado a { $who }.

unmuted = { $who } puede volver a escribir en el chat.

rematch-agreed = ¡Revancha! La nueva mesa está lista.

closed = Se ha cerrado la mesa.

handed-over-chosen = Un bot juega por { $who }.

handed-over-away = { $who } no está. Un bot toma el relevo.

proposed-undo = { $who } quiere deshacer una decisión.

proposed-pause = { $who } quiere pausar la partida.

proposed-resume = { $who } quiere reanudar la partida.

proposed-rematch = { $who } quiere la revancha.

proposed-end = { $who } quiere terminar la partida ahora.
