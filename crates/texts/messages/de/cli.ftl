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

too-large = { $file } ist für eine Datei dieser Art zu groß.

not-text = { $file }: Zeile { $line } ist kein UTF-8-Text.

standard-input = Standardeingabe

in-file = { $file }: { $why }

## Measuring a server.

load-failed = Die Messung ist fehlgeschlagen: { $why }.

load-elsewhere = „{ $address }“ ist nicht die Adresse eines Servers auf diesem Rechner.

load-needs-postgres = Mehrere Server brauchen ein gemeinsames PostgreSQL, keine Datei. Gib dessen Adresse mit --database an.

load-bytes = Eine Aktualisierung hatte im Schnitt { $full } Byte.

load-both-bytes = Eine volle Aktualisierung hatte im Schnitt { $full } Byte, eine kurze { $short }.

load-memory = Speicher des Servers: { $mebibytes } MiB.

load-table-cost = Pro wartendem Tisch: { $bytes } Byte, bei { $tables } Tischen.

load-socket-cost = Pro untätiger Verbindung: { $bytes } Byte, bei { $sockets } Verbindungen.

## The command line.

no-such-language = { QUOTE($tag) } wird nicht unterstützt. Zur Wahl stehen { $tags }.

not-a-seed = { QUOTE($text) } ist weder eine Zahl noch eine Folge von 64 Hexadezimalziffern.

not-in-range = { QUOTE($text) } ist hier nicht möglich. Nimm eine ganze Zahl von { $least } bis { $most }.

not-at-least = { QUOTE($text) } ist hier nicht möglich. Nimm eine ganze Zahl, mindestens { $least }.

not-seconds = { QUOTE($text) } ist hier nicht möglich. Nimm eine Zahl von Sekunden, mehr als 0 und höchstens 3600.

not-players = { QUOTE($text) } ist keine Spielerzahl. Nimm eine ganze Zahl, zum Beispiel 4.

not-win-rates = { QUOTE($text) } ist hier nicht möglich. Nimm zwei Siegquoten, die kleinere zuerst, zum Beispiel 0.5,0.55.

not-one-of = { QUOTE($text) } ist hier nicht möglich. Wähle eins davon: { $known }.

seats-are = Dieser Tisch hat die Plätze 1 bis { $players }.

unknown-argument = Unbekanntes Argument { QUOTE($argument) }. Die Optionen zeigt --help.

unknown-command = Unbekannter Befehl { QUOTE($command) }. Möglich sind: { $known }.

unknown-command-near = Unbekannter Befehl { QUOTE($command) }. Meinst du { QUOTE($near) }?

command-left-out = Dieses Programm kann nur Partien anbieten; der Befehl { QUOTE($command) } fehlt ihm. { QUOTE($how) } baut eines mit allen Befehlen.

unknown-game = Unbekanntes Spiel { QUOTE($game) }. Wähle eines davon: { $known }.

missing-command = Es fehlt ein Befehl. Möglich sind: { $known }.

missing-argument = Es fehlt: { $arguments }. Beispiele zeigt --help.

missing-value = { $argument } braucht einen Wert. Welchen, zeigt --help.

twice = { $argument } darf nur einmal angegeben werden.

conflict = { $argument } und { $other } lassen sich nicht zusammen verwenden.

bad-value = { QUOTE($value) } ist kein gültiger Wert für { $argument }. Die möglichen Werte zeigt --help.

bad-value-because = { $argument }: { $why }

not-unicode = Ein Argument ist kein gültiges Unicode.

## The rulebook.

nothing-found = Kein Absatz der Spielregel enthält { QUOTE($words) }.

no-such-rule = Die Spielregel von { $game } hat keinen Absatz { QUOTE($id) }.

## Looking after a server.

admin-done = Erledigt.

admin-none = Nichts gefunden.

admin-password = Das neue Passwort ist { $password }. Es wird nur einmal angezeigt.

admin-unreachable = Der Server, zu dem diese Datenbank gehört, antwortet nicht: { $why }.

## Boxes.

box-fine = { $file }: Die Schachtel { QUOTE($name) } ist gültig.

## Records.

finished-game = { $file }: eine gültige, beendete Partie { $game }, { -players($players) }, { -lines($lines) }.

running-game = { $file }: eine gültige, noch nicht beendete Partie { $game }, { -players($players) }, { -lines($lines) }.

verified =
    { $outcomes ->
        [one] { $file }: Der Startwert passt zur Festlegung und ergibt das einzige Zufallsergebnis.
       *[other] { $file }: Der Startwert passt zur Festlegung und ergibt alle { $outcomes } Zufallsergebnisse.
    }

no-such-seat = { $file }: Der Tisch hat keinen Platz { $seat }, nur 1 bis { $last }.

line-too-far =
    { $file } hat nur { $lines } { $lines ->
        [one] Zug oder Zufallsergebnis,
       *[other] Züge und Zufallsergebnisse,
    } nicht { $line }.

## The story of a game.

game-title = { $game }, { -players($players) }

preparation = Spielaufbau

turn-heading = Zug { $turn }: { $name }
variation-heading =
    { $from ->
        [0] Variante { $number } der Partie, nach Schritt { $steps }
       *[other] Variante { $number } der Variante { $from }, nach Schritt { $steps }
    }

end-heading = Spielende

result = Endstand

standing-so-far = Zwischenstand (die Partie ist noch nicht zu Ende)

winners =
    { $names ->
        [1] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }

## Simulations.

no-such-bot = Unbekannter Bot { QUOTE($bot) }. Wähle einen davon: { $known }. N ist eine ganze Zahl, mindestens 1.

bots-for-seats = Nenne für jeden Platz einen Bot: { $least } bis { $most }, nicht { $bots }. Zum Beispiel: --bots easy,random.

surplus-bots = Der Tisch hat { $seats } Plätze, du nennst aber { $bots } Bots. Nenne höchstens { $seats } oder füge --rotate hinzu.

other-match = Diese Datei gehört zu einem anderen Wettkampf: { QUOTE($found) }.

ledger-line = Zeile { $line } lässt sich nicht lesen. Entferne sie oder nimm eine andere Datei.

bot-needs-clock = Der Bot { QUOTE($bot) } spielt nach der Uhr; seine Partien lassen sich nicht wiederholen.

record-exists = { $file } gibt es schon. Mit --force wird die Datei überschrieben.

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
        [one] Platz.
       *[other] Plätze.
    }

no-such-seat-kind = { QUOTE($kind) } kann hier nicht sitzen. Möglich sind: { $known }.

too-many-names = --names nennt { $names } Namen, es sind aber { -players($players) }.

no-randomness = Das System liefert keine Zufallszahlen: { $why }.

game-finished = { $file } enthält eine beendete Partie und wird nicht verändert. Nimm eine andere Datei.
