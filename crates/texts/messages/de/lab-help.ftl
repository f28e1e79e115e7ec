### A text of the lab's help.

lab = Ein Spiel untersuchen: eine Regel oder Karte ändern und die Folgen sehen

run = Die Partien eines Plans spielen und als Daten ablegen

report = Den Bericht einer Untersuchung als eine HTML-Seite schreiben

compare = Zeigen, welche Werte zweier Untersuchungen sich sicher unterscheiden

balance = Optionen und Kartenwerte suchen, die einem Ziel näher kommen

record = Die Aufzeichnung einer Partie der Untersuchung ausgeben

plan = Der Plan, eine TOML-Datei (siehe docs/lab.md)

data = Der Ordner einer Untersuchung

other-data = Der Ordner der Untersuchung, mit der verglichen wird

run-out = Der Ordner für die Daten [Standard: NAME.lab neben dem Plan]

page-out = Die Seite, die geschrieben wird [Standard: neben den Daten]

no-records = Keine Aufzeichnungen neben die Seite schreiben

target = Das Ziel, eine TOML-Datei (siehe docs/lab.md)

game = Die Partie, wie Berichte sie nennen: Zelle und Nummer, etwa 0.17
