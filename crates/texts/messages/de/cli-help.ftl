### A text of the help.

## Headings.

heading-usage = Aufruf:

heading-commands = Befehle

heading-arguments = Argumente

heading-options = Optionen

heading-table = Optionen für den Tisch

heading-examples = Beispiele:

## Everywhere.

emberwake = Lagerfeuer und Meer im Browser oder Terminal spielen oder selbst hosten

lang = Sprache [Standard: EMBERWAKE_LANG, LC_ALL oder LANG, sonst Englisch]

help = Diese Hilfe anzeigen

version = Die Version anzeigen

exit-codes =
    Rückgabewerte:
    {""}  0  Erfolg, auch wenn eine Pipe vorzeitig geschlossen wird
    {""}  1  eine Prüfung ist fehlgeschlagen: Aufzeichnung, Zug darin oder Schachtel
    {""}  2  ungültige Befehlszeile, oder sie nennt etwas, das es nicht gibt
    {""}  3  eine Datei, die Ausgabe oder das Terminal lässt sich nicht lesen oder schreiben

json = Ein JSON-Objekt ausgeben

json-lines = Ein JSON-Objekt pro Zeile ausgeben

players = Spielerzahl [Standard: 4]

## Commands.

play = Eine Partie in diesem Terminal spielen, mit Menschen und Bots

rules = Die Spielregel oder Teile davon anzeigen

simulate = Bots viele Partien spielen lassen und auswerten

arena = Bots vergleichen: dieselben Mischungen in jeder Sitzordnung, mit Intervallen und Wertungen

tune = Die Gewichte der Bots eines Spiels durch Spiele gegen sich selbst anpassen und ausgeben

bench = Messen, wie viele zufällige Partien ein Kern pro Sekunde spielt

perft = Die Stellungen zählen, die nach einer Anzahl von Schritten möglich sind

record = Gespeicherte Partien prüfen, zeigen und verifizieren

box-command = Schachteln (Dateien mit Kartenwerten) prüfen und anzeigen

## `play`.

play-players = Spielerzahl [Standard: so viele, wie --seats nennt, sonst 4]

seats = Wer wo sitzt: human, random, greedy oder eine der Stufen unten für jeden Platz [Standard: du und Bots der Stufe medium]

names = Namen der Spieler

play-seed = Startwert des Gebers: eine Zahl oder 64 Hexadezimalziffern [Standard: ein geheimer]

play-record = Die Partie laufend in dieser Datei speichern; eine dort begonnene Partie wird fortgesetzt

resume = Nur fortsetzen: Die Datei von --record muss existieren

bot-delay = Wartezeit der Bots vor jedem Zug, in Millisekunden [600]

## `rules`.

rule-ids = Nur die Absätze mit diesen Nummern anzeigen

find = Nur die Absätze anzeigen, die diese Wörter enthalten

rules-learn = Zeigen, wie gespielt wird, mit Bildern

rules-card = Die Spielhilfe anzeigen

## `simulate`.

rotate = Nach jeder Partie jeden Bot einen Platz weiterrücken

games = Zahl der Partien [100]

simulate-seed = Startwert der ganzen Serie; ihre erste Partie wird gemischt wie mit „play --seed“ [1]

turns-max = Eine Partie nach so vielen Zügen abbrechen und als unbeendet zählen [2000]

records = Jede Partie in diesem Ordner speichern, als SPIEL-STARTWERT-NUMMER.rec

force = Vorhandene Aufzeichnungen überschreiben

threads = Zahl der Threads [Standard: einer pro Kern]

## `arena` and `tune`.

arena-seats = Jede Mischung in allen Sitzordnungen spielen oder nur einmal [rotate]

arena-sprt = Aufhören, sobald klar ist, welche dieser beiden Siegquoten der erste Bot hat

arena-resume = Beendete Partien in dieser Datei speichern und nach den schon gespeicherten weitermachen

tune-method = Die Gewichte an die Ergebnisse anpassen oder in Wettkämpfen Schritt für Schritt verbessern [fit]

tune-bot = Der Bot, der auf allen Plätzen spielt [search:60]

## `bench`.

bench-players = Spielerzahl [Standard: alle möglichen nacheinander]

seconds = Sekunden pro Spielerzahl [2]

## `perft`.

perft-seed = Startwert des Gebers: eine Zahl oder 64 Hexadezimalziffern [1]

depth = Zahl der Schritte [Standard: so viele, wie in etwa eine Sekunde passen]

perft-record = Von einer Stellung dieser Aufzeichnung statt von der ersten Entscheidung an zählen

perft-line = Nach so vielen Zügen und Zufallsergebnissen der Aufzeichnung [Standard: alle]

## `record`.

record-check = Aufzeichnungen lesen und nach den Regeln nachspielen

record-show = Aufzeichnungen in Sätzen erzählen, mit dem Endstand

record-verify = Alle Zufallsergebnisse von Aufzeichnungen mit den offengelegten Startwerten vergleichen

record-states = Jede Stellung von Aufzeichnungen ausgeben, ein JSON-Objekt pro Zeile

record-files = Aufzeichnungen; „-“ für die Standardeingabe

states-seat = Nur was dieser Platz weiß, von 1 an gezählt; geheime Schritte der anderen erscheinen als „?“ [Standard: alles]

states-legal = Auch die erlaubten Züge jeder Stellung auflisten

states-json = Stellungen werden immer als JSON ausgegeben

## `box`.

box-check = Prüfen, ob man mit einer Schachtel spielen kann, und wenn nicht, sagen, warum

box-show = Eine Schachtel ausgeben; ohne Datei die Standardschachtel, als Vorlage

box-file = Eine Schachtel; „-“ für die Standardeingabe

## Looking after a server.

admin = Meldungen lesen und Personen und Tische eines Servers verwalten

admin-database = Die Datenbank des Servers: sqlite:DATEI oder postgres://… [wie bei serve]

admin-reports = Offene Meldungen auflisten, die neuesten zuerst

admin-all = Auch geschlossene Meldungen auflisten

admin-before = Nur Meldungen mit kleinerer Nummer, um nach der letzten weiterzulesen

admin-close = Eine Meldung schließen

admin-report = Die Nummer der Meldung

admin-note = Was du entschieden hast, für das Protokoll

admin-people = Personen nach einem Teil ihres Namens oder Benutzernamens suchen

admin-find = Ein Teil des Namens oder Benutzernamens

admin-ban = Jemanden abmelden und sperren

admin-unban = Eine Sperre aufheben

admin-mute = Jemanden im Chat stummschalten

admin-unmute = Jemanden wieder chatten lassen

admin-days = Für so viele Tage [für immer]

admin-rename = Jemandem einen anderen Namen geben

admin-name = Der neue Name

admin-role = Jemanden zum Administrator machen oder wieder zum Spieler

admin-reset-password = Jemandem ein neues Passwort geben, es anzeigen und die Person abmelden

admin-delete-person = Eine Person löschen; ihre beendeten Partien bleiben ohne den Namen

admin-undelete = Eine gelöschte Person zurückholen, bevor ihre Daten vernichtet werden

admin-deleted = Gelöschte Personen auflisten, die noch zurückgeholt werden können

admin-delete-table = Einen Tisch mit seiner Partie und seinem Chat löschen

admin-delete-record = Eine hochgeladene Aufzeichnung löschen

admin-audit = Auflisten, was Administratoren getan haben, das Neueste zuerst

admin-person = Die Nummer der Person, wie „admin people“ sie zeigt

admin-id = Der Name, also der letzte Teil der Adresse

load = Messen, wie viele Züge pro Sekunde ein Server auf diesem Rechner speichert

load-at = Die Adresse eines Servers auf diesem Rechner; sonst wird einer für die Messung gestartet

load-database = Die Datenbank der gestarteten Server; sonst eine temporäre Datei

load-processes = Wie viele Server mit einer gemeinsamen Datenbank starten; mehrere brauchen PostgreSQL [1]

load-tables = An wie vielen Tischen gleichzeitig gespielt wird [200]

load-seconds = Wie viele Sekunden eine Runde dauert [5]

load-rounds = Wie viele Runden es gibt [3]

load-short = Zwischen den Runden auch Personen messen, die wie die Seite kurze Aktualisierungen bekommen

load-echo = Zwischen den Runden auch einen leeren Server messen, der jede Nachricht zurückschickt

load-idle-tables = Wie viele Tische auf eine Person warten, um ihren Speicherbedarf zu messen [0]

load-idle-sockets = Wie viele untätige Verbindungen geöffnet werden, um ihren Speicherbedarf zu messen [0]
