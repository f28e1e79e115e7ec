### A message of a command, with what it is about.

# $players (number)
-players = { $players } Spieler

# $lines (number)
-lines = { $lines } { $lines ->
        [one] Zeile
       *[other] Zeilen
    }

# $games (number)
-games = { $games } { $games ->
        [one] Partie
       *[other] Partien
    }

## Files.

cant-read = { $file }: lässt sich nicht lesen: { $why }.

cant-write = { $file }: lässt sich nicht schreiben: { $why }.

cant-print = Die Ausgabe lässt sich nicht schreiben: { $why }.

too-large = { $file }: ist zu groß für eine Datei dieser Art.

not-text = { $file }: Zeile { $line } ist kein Text in UTF-8.

standard-input = Standardeingabe

in-file = { $file }: { $why }

## Measuring a server.

load-failed = Die Messung ist misslungen: { $why }.

load-elsewhere = „{ $address }“ ist keine Adresse eines Servers auf diesem Rechner.

load-needs-postgres = Mehrere Server teilen sich ein PostgreSQL, keine Datei: Gib die Adresse mit --database an.

load-memory = Speicher des Servers: { $mebibytes } MiB.

load-table-cost = Ein wartender Tisch: { $bytes } Byte, bei { $tables } Tischen.

load-socket-cost = Eine stille Verbindung: { $bytes } Byte, bei { $sockets } Verbindungen.

## The command line.

no-such-language = { QUOTE($tag) } ist keine der Sprachen { $tags }.

not-a-seed = { QUOTE($text) } ist weder eine Zahl noch 64 hexadezimale Ziffern.

not-a-number = { QUOTE($text) } ist keine Zahl, die hier stehen kann.

unknown-argument = Hier gibt es kein Argument { QUOTE($argument) }; --help zeigt, was es gibt.

unknown-command = Hier gibt es kein { QUOTE($command) }, nur: { $known }.

missing-command = Hier fehlt etwas, eines von: { $known }.

missing-argument = Das Argument { $argument } fehlt.

missing-value = Der Wert von { $argument } fehlt.

twice = { $argument } steht zweimal da.

conflict = { $argument } und { $other } gehen nicht zusammen.

bad-value = { QUOTE($value) } ist kein Wert von { $argument }.

bad-value-because = { $argument }: { $why }

not-unicode = Ein Argument ist kein Unicode-Text.

## The rulebook.

nothing-found = Kein Absatz der Spielregel enthält { QUOTE($words) }.

no-such-rule = Die Spielregel von { $game } hat keinen Absatz { QUOTE($id) }.

## Looking after a server.

admin-done = Erledigt.

admin-none = Nichts gefunden.

admin-password = Das neue Passwort ist { $password }. Es wird nur einmal angezeigt.

admin-unreachable = Der Server, der diese Datenbank benutzt, antwortet nicht: { $why }.

## Boxes.

box-fine = { $file }: Die Schachtel { QUOTE($name) } ist in Ordnung.

## Records.

finished-game = { $file }: eine beendete Partie { $game } nach den Regeln, { -players($players) }, { -lines($lines) }.

running-game = { $file }: eine Partie { $game } nach den Regeln, noch nicht beendet, { -players($players) }, { -lines($lines) }.

verified =
    { $outcomes ->
        [one] { $file }: Der Startwert ist der zugesagte, und er ergibt das einzige Zufallsergebnis.
       *[other] { $file }: Der Startwert ist der zugesagte, und er ergibt alle { $outcomes } Zufallsergebnisse.
    }

no-such-seat = { $file }: Der Tisch hat keinen Sitzplatz { $seat }, nur 0 bis { $last }.

line-too-far =
    { $file }: hat nur { $lines } { $lines ->
        [one] Zug oder Ergebnis,
       *[other] Züge und Ergebnisse,
    } nicht { $line }.

## The story of a game.

game-title = { $game }, { -players($players) }

preparation = Vorbereitung

turn-heading = Zug { $turn }: { $name }

end-heading = Das Ende

result = Woher die Punkte kommen

standing-so-far = Wie die Punkte stehen; die Partie ist noch nicht beendet

winners =
    { $names ->
        [1] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }

## Simulations.

no-such-bot = Es gibt keinen Bot { QUOTE($bot) }, nur: { $known }.

surplus-bots = Der Tisch hat { $seats } Sitzplätze, genannt sind aber { $bots } Bots: Nenne höchstens { $seats } oder füge --rotate hinzu.

other-match = Die Datei gehört zu einem anderen Wettkampf: { QUOTE($found) }.

ledger-line = Zeile { $line } lässt sich nicht lesen: Entferne sie, oder nenne eine andere Datei.

bot-needs-clock = Der Bot { QUOTE($bot) } spielt nach der Uhr; keine Reihe mit ihm ließe sich wiederholen.

record-exists = { $file }: gibt es schon; --force würde die Datei überschreiben.

series-title = { $game }, { -players($players) }, { -games($games) }, Startwert { $seed }

unfinished =
    { $games } { $games ->
        [one] Partie dauerte zu lange und zählt
       *[other] Partien dauerten zu lange und zählen
    } nicht.

series-means = Im Mittel { $turns } Züge und { $decisions } Entscheidungen. Geteilte Siege: { $shared }.

## Playing.

seats-differ =
    --players sagt { $players }, aber --seats nennt { $seats } { $seats ->
        [one] Sitzplatz.
       *[other] Sitzplätze.
    }

no-such-seat-kind = { QUOTE($kind) } kann hier nicht sitzen, nur: { $known }.

too-many-names = --names hat { $names } Namen, aber es sind { -players($players) }.

no-randomness = Das System gibt keinen Zufall her: { $why }.

game-finished = { $file }: enthält eine beendete Partie, die bleibt, wie sie ist; nenne eine andere Datei.
