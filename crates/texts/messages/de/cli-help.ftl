### A text of the help.

## Headings.

heading-usage = Aufruf:

heading-commands = Befehle

heading-arguments = Argumente

heading-options = Optionen

heading-table = Optionen des Tisches

heading-examples = Beispiele:

## Everywhere.

emberwake = Brettspiele im Terminal, mit Aufzeichnungen, die jeder prüfen kann

lang = Die Sprache; sonst wie EMBERWAKE_LANG, LC_ALL oder LANG sagt, oder Englisch

help = Zeigt diese Hilfe

version = Zeigt die Version

exit-codes =
    Rückgabewerte:
    {""}  0  in Ordnung; auch wenn eine Pipe geschlossen wird, bevor alles ausgegeben ist
    {""}  1  das Geprüfte ist falsch: eine Aufzeichnung, ein Zug darin, eine Schachtel
    {""}  2  die Befehlszeile ist unverständlich oder verlangt, was es nicht gibt
    {""}  3  eine Datei, die Ausgabe oder das Terminal lässt sich nicht lesen oder schreiben

json = Gibt ein JSON-Objekt aus

json-lines = Gibt ein JSON-Objekt je Zeile aus

players = Wie viele spielen; 4, wenn nichts gesagt ist

## Commands.

play = Eine Partie in diesem Terminal spielen, mit Menschen und Bots

rules = Die Spielregel zeigen, oder Teile davon

simulate = Bots ganze Partien spielen lassen und zusammenzählen, wie sie ausgingen

arena = Bots vergleichen: dieselben Spiele in jeder Sitzordnung, mit Intervallen und Wertungen

tune = Die Gewichte der Bots eines Spiels finden, indem sie gegeneinander spielen, und ausgeben

bench = Messen, wie viele zufällige Partien ein Kern je Sekunde Rechenzeit spielt

perft = Die Stellungen zählen, die eine Anzahl Schritte entfernt liegen

record = Aufgezeichnete Partien prüfen, erzählen und bestätigen

box-command = Schachteln prüfen und zeigen, die Dateien mit den Kartenwerten

## Options of a table of Campfire.

adventurers = Wie Abenteurer gewählt werden: von den Spielern, zufällig, oder je Sitzplatz genannt (C2.3) [pick]

first = Wer beginnt: der Zufall entscheidet, oder der Sitzplatz mit dieser Nummer ab 0 (C2.2) [random]

even-stacks = Ob alle Stapel 14 Plättchen haben und nicht 12 bis 16 (C3.1) [on]

moon-ties = Wie gleichauf Führende die Monde einer Wertung teilen (C7A.5) [pool]

standstill = Nach wie vielen Zügen ohne Wirkung die Partie endet, oder off (C8.3) [60]

lumarathon = Drei Sitzplätze aus der Partie Oh Captain! davor: Captain, Gewinner, Letzter (C9A.1) [off]

box = Eine Datei mit den Kartenwerten des eigenen Spiels (C1.7); siehe „emberwake box“

## `play`.

play-players = Wie viele spielen; so viele, wie --seats nennt, oder 4

seats = Wer wo sitzt: human, random, greedy, medium oder hard für jeden Sitzplatz; du gegen medium-Bots, wenn nichts gesagt ist

names = Wie die Sitzplätze heißen

play-seed = Der Startwert des Gebers: eine Zahl oder 64 hexadezimale Ziffern; ein geheimer, wenn nichts gesagt ist

play-record = Die Partie laufend in dieser Datei festhalten; eine laufende Partie darin wird mit ihrem eigenen Tisch fortgesetzt

resume = Nur fortsetzen: Die Datei von --record muss es geben

bot-delay = Wie lange ein Bot vor seinem Zug wartet, in Millisekunden [600]

## `rules`.

rule-ids = Nur die Absätze mit diesen Nummern

find = Nur die Absätze, die diese Wörter enthalten

## `simulate`.

bots = Die Bots, die in dieser Reihenfolge und wieder von vorn Platz nehmen: random, first-steps, easy, medium, hard, greedy, keen, uct:N oder search:N, wobei N sagt, wie oft ein Bot vorausschaut [random]

rotate = Die Bots rücken mit jeder Partie um einen Sitzplatz weiter

games = Wie viele Partien [100]

simulate-seed = Die Zahl, aus der aller Zufall der Reihe folgt; ihre erste Partie wird gegeben wie mit „play --seed“ [1]

turns-max = Eine Partie nach so vielen Zügen abbrechen und als unbeendet zählen

records = Jede Partie in diesen Ordner schreiben, als SPIEL-STARTWERT-NUMMER.rec

force = Aufzeichnungen überschreiben, die es schon gibt

threads = Auf wie vielen Threads; so vielen, wie es Kerne gibt, wenn nichts gesagt ist

## `arena` and `tune`.

arena-bots = Die Bots, einer für jeden Sitzplatz: random, first-steps, easy, medium, hard, strongest:Ns, greedy, keen, uct:N, search:N oder search:Ns, wobei N sagt, wie oft ein Bot vorausschaut oder wie viele Sekunden lang

arena-seats = Ob jede Verteilung in jeder Sitzordnung gespielt wird oder nur einmal [rotate]

arena-sprt = Aufhören, sobald entschieden ist, welchen dieser beiden Siegesanteile der erste Bot hat

arena-resume = Beendete Partien in dieser Datei behalten und nach denen weitermachen, die darin stehen

tune-method = Die Gewichte den Ergebnissen der Partien anpassen oder sie in Wettkämpfen Schritt für Schritt verbessern [fit]

tune-bot = Wer spielt, auf jedem Sitzplatz [search:60]

## `bench`.

bench-players = Wie viele spielen; jede mögliche Zahl nacheinander, wenn nichts gesagt ist

seconds = Wie viele Sekunden für jede Spielerzahl gespielt wird [2]

## `perft`.

perft-seed = Der Startwert des Gebers: eine Zahl oder 64 hexadezimale Ziffern [1]

depth = Wie viele Schritte; so viele, wie etwa eine Sekunde erlaubt, wenn nichts gesagt ist

perft-record = Von einer Stellung dieser Aufzeichnung aus zählen und nicht von der ersten Entscheidung nach dem Geben

perft-line = Nach so vielen Zügen und Ergebnissen der Aufzeichnung; nach allen, wenn nichts gesagt ist

## `record`.

record-check = Aufzeichnungen lesen und nach den Regeln nachspielen

record-show = Aufzeichnungen in Sätzen erzählen, und woher ihre Punkte kommen

record-verify = Allen Zufall von Aufzeichnungen an den Startwerten prüfen, die sie aufdecken

record-states = Jede Stellung von Aufzeichnungen ausgeben, ein JSON-Objekt je Zeile

record-files = Aufzeichnungen; „-“ für die Standardeingabe

states-seat = Nur was dieser Sitzplatz weiß; geheime Schritte der anderen stehen als „?“ da [alles]

states-legal = Nennt auch die erlaubten Züge jeder Stellung

states-json = Stellungen werden in jedem Fall als JSON ausgegeben

## `box`.

box-check = Sagen, ob sich mit einer Schachtel spielen lässt, und wenn nicht, warum

box-show = Eine Schachtel ausgeben; ohne Datei die übliche, um mit ihr anzufangen

box-file = Eine Schachtel; „-“ für die Standardeingabe

## Looking after a server.

admin = Meldungen lesen und sich um Leute und Tische eines Servers kümmern

admin-database = Die Datenbank des Servers: sqlite:DATEI oder postgres://… [wie bei serve]

admin-reports = Offene Meldungen auflisten, die neuesten zuerst

admin-all = Auch geschlossene Meldungen auflisten

admin-close = Eine Meldung schließen

admin-report = Die Nummer der Meldung

admin-note = Was du entschieden hast, für das Protokoll

admin-people = Leute nach einem Teil ihres Namens oder Anmeldenamens suchen

admin-find = Ein Teil des Namens oder Anmeldenamens

admin-ban = Jemanden abmelden und aussperren

admin-unban = Jemanden wieder hereinlassen

admin-mute = Jemandem den Chat sperren

admin-unmute = Jemandem den Chat wieder erlauben

admin-days = Für so viele Tage [für immer]

admin-rename = Jemandem einen anderen Namen geben

admin-name = Der neue Name

admin-role = Jemanden zum Administrator machen oder wieder zum Spieler

admin-reset-password = Jemandem ein neues Passwort geben, es anzeigen und ihn abmelden

admin-delete-person = Eine Person löschen; ihre beendeten Spiele bleiben ohne den Namen

admin-delete-table = Einen Tisch mit seinem Spiel und seinem Chat löschen

admin-delete-record = Eine hochgeladene Partie löschen

admin-audit = Auflisten, was Administratoren getan haben, das Neueste zuerst

admin-person = Die Nummer der Person, wie in admin people

admin-id = Sein Name, der letzte Teil seiner Adresse

load = Messen, wie viele Züge in der Sekunde ein Server auf diesem Rechner speichert

load-at = Die Adresse eines Servers auf diesem Rechner; sonst wird einer für die Messung gestartet

load-database = Die Datenbank der gestarteten Server; sonst eine vorübergehende Datei

load-processes = Wie viele Server auf einer Datenbank gestartet werden; mehrere brauchen PostgreSQL [1]

load-tables = An wie vielen Tischen zugleich gespielt wird [200]

load-seconds = Wie viele Sekunden eine Runde dauert [5]

load-rounds = Wie viele Runden es gibt [3]

load-echo = Zwischen den Runden auch einen nackten Server messen, der jede Nachricht zurückschickt

load-idle-tables = Wie viele Tische auf eine Person warten sollen, um ihren Speicherbedarf zu sehen [0]

load-idle-sockets = Wie viele stille Verbindungen offen sein sollen, um ihren Speicherbedarf zu sehen [0]
