### What these commands say.

saved = Guardado en { $file } (mesas: { $tables }, personas: { $people }). Se han reproducido todas las partidas.

restored = Restaurado en { $place } (mesas: { $tables }, personas: { $people }). Se han reproducido todas las partidas.

sound = { $place } está en buen estado (mesas: { $tables }, personas: { $people }). Se han reproducido todas las partidas.

bad-table = La mesa { $table } no se puede reproducir: { $why }.

bad-tables = { $place } contiene datos dañados. Mesas que no se pueden reproducir: { $count }.

not-a-backup = { $file } no es una copia de seguridad de Emberwake.

newer = { $file } es de una versión más reciente: su esquema es el { $found }, y este programa conoce hasta el { $known }.

cut-off = { $file } está incompleto: falta el final.

changed = { $file } ha cambiado desde que se escribió. La primera línea errónea es la { $line } o una anterior.

not-empty = { $place } no está vacío. Elige un archivo nuevo o una base de datos vacía.

failed = { $place } no se puede usar: { $why }.
