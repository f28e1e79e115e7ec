### Why the seats can't agree to end the game now.

no-rule = Nach diesen Regeln könnt ihr die Partie nicht vorzeitig beenden.

not-playing = Vorzeitig beenden könnt ihr die Partie nur während eines Zuges.

ending = Die Partie geht schon zu Ende.
