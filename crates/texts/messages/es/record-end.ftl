### Why the seats can't agree to end the game now.

no-rule = Según estas reglas, la mesa no puede terminar la partida.

not-playing = La mesa solo puede terminar la partida durante un turno.

ending = La partida ya está terminando.
