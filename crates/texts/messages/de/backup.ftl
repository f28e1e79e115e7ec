### What these commands say.

saved = In { $file } gesichert (Tische: { $tables }, Personen: { $people }). Jede Partie wurde nachgespielt.

restored = In { $place } wiederhergestellt (Tische: { $tables }, Personen: { $people }). Jede Partie wurde nachgespielt.

sound = { $place } ist unversehrt (Tische: { $tables }, Personen: { $people }). Jede Partie wurde nachgespielt.

bad-table = Tisch { $table } lässt sich nicht nachspielen: { $why }.

bad-tables = { $place } ist beschädigt. Tische, die sich nicht nachspielen lassen: { $count }.

not-a-backup = { $file } ist keine Sicherung von Emberwake.

newer = { $file } stammt von einer neueren Version: Das Schema ist { $found }, dieses Programm kennt höchstens { $known }.

cut-off = { $file } ist abgeschnitten: Das Ende fehlt.

changed = { $file } wurde nach dem Schreiben verändert. Die erste falsche Zeile ist { $line } oder eine davor.

not-empty = { $place } ist nicht leer. Wähle eine neue Datei oder eine leere Datenbank.

failed = { $place } lässt sich nicht verwenden: { $why }.
