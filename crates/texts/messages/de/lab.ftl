### A message of the lab.

progress = { $done } von { $all } Partien, noch { $left }

searching =
    { $settings ->
        [one] { $settings } Einstellung
       *[other] { $settings } Einstellungen
    } ausprobiert, Abstand { $distance }

complete =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } in { $folder }.

stopped =
    Angehalten nach { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }. Starte denselben Plan noch einmal, um { $folder } fortzusetzen.

written = Der Bericht ist in { $file }.

written-with-records =
    Der Bericht ist in { $file }, { $records ->
        [one] { $records } Aufzeichnung
       *[other] { $records } Aufzeichnungen
    } dazu in { $folder }.

misread = Das lässt sich nicht lesen: { $why }.

no-game = Das Spiel { QUOTE($name) } gibt es nicht. Wähle eines davon: { $known }.

players = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $wanted }.

no-question = Die Frage { QUOTE($word) } gibt es nicht. Wähle eine davon: { $known }.

bad-number = { QUOTE($key) }: Diese Zahl ist nicht möglich. Erlaubt: { $range }.

bad-list = { QUOTE($key) }: Die Liste ist leer, zu lang oder wiederholt sich.

variant-twice = Zwei Varianten heißen { QUOTE($name) }.

in-variant = Variante { QUOTE($name) }: { $why }

no-boxes = Dieses Spiel hat keine Schachteldateien.

no-study = { $folder }: In diesem Ordner ist keine Untersuchung.

damaged = { $file }: Die Datei ist beschädigt: { $why }.

checksum = { $file }: Die Datei wurde geändert oder beschädigt. Starte denselben Plan noch einmal, um sie zu ersetzen.

version = { $file }: Version { $version } der Daten kann dieses Programm nicht lesen.

other-study = { $folder }: In diesem Ordner ist eine andere Untersuchung. Wähle mit --out einen anderen.

empty = { $folder }: Hier wurde noch keine Partie gespielt.

no-such-game = Die Untersuchung hat keine Partie { QUOTE($game) }. Schreib sie so: 0.17.

different-games = In den Untersuchungen geht es um verschiedene Spiele: { $first } und { $second }.

no-goal = Das Ziel hat kein [[goal]].

no-space = Das Ziel hat kein [space]: Nenne die Einstellungen und die Werte dazu.

bad-range = Ziel { QUOTE($figure) }: low muss kleiner sein als high, etwa 18 % und 22 %.

no-figure = Kein Wert hat einen Namen, der mit { QUOTE($figure) } beginnt.

not-a-list = [space] { QUOTE($key) }: Nenne eine Liste von Werten.
