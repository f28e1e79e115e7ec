### Why the seats can't agree to end the game now.

no-rule = Nach diesen Regeln kann der Tisch die Partie nicht beenden.

not-playing = Der Tisch kann die Partie nur während eines Zuges beenden.

ending = Die Partie geht schon zu Ende.
