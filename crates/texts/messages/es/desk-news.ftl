### What happened at a table besides the game.

sat-down = { $who } se sienta.

stood-up = { $who } deja su sitio.

kicked = Han echado a { $who }.

ready = { $who }: preparado.

undone = { $who } deshace una decisión.

declined = { $who } no está de acuerdo.

lapsed = Nadie respondió a tiempo.

paused = La partida está en pausa.

resumed = La partida sigue.

time-ran-out = A { $who } se le acabó el tiempo; sigue un bot.

taken-back = { $who } vuelve a jugar.

resigned = { $who } abandona; sigue un bot.

muted = { $who } ya no puede escribir.

unmuted = { $who } puede volver a escribir.

rematch-agreed = Hay otra partida: su mesa está lista.

closed = La mesa se cerró.

handed-over-chosen = Un bot juega por { $who }.

handed-over-away = { $who } no está; sigue un bot.

proposed-undo = { $who } quiere deshacer una decisión.

proposed-pause = { $who } quiere hacer una pausa.

proposed-resume = { $who } quiere seguir.

proposed-rematch = { $who } quiere jugar otra vez.

proposed-end = { $who } propone terminar la partida ahora.
