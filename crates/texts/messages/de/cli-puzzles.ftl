found =
    { $puzzles ->
        [one] { $puzzles } Rätsel
       *[other] { $puzzles } Rätsel
    } aus { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }: { $file }
stopped = Unterbrochen. Derselbe Befehl setzt die Suche fort.
other-source = { $file } ist mit einem anderen Befehl oder einer anderen Version entstanden. Verschiebe die Datei oder wähle eine andere.
no-puzzles = { $file } ist keine Datei mit Rätseln.
kept = { $kept } von { $all } Lösungen bleiben bei { $iterations } Iterationen gleich ({ $share }).
differs = { $id }: nicht mehr { $answer }
not-a-difficulty = „{ $word }“ ist keine Schwierigkeit. Wähle easy, medium oder hard.
not-a-theme = „{ $word }“ ist kein Thema. Wähle eines davon: { $known }.
none = Kein Rätsel passt.
type = Gib die Nummer eines Zugs ein, a für die Lösung oder q zum Aufhören.
heading-wrong = { $file }: Die Zeile „{ $line }“ am Anfang fehlt oder ist falsch.
other-version = { $file } hat die Version { $version } des Formats für Rätsel, die dieses Programm nicht liest.
damaged = { $file }: Das Rätsel { $id } ist beschädigt oder verstößt gegen die Regeln.
