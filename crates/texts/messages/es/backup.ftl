### What these commands say.

saved = Guardado en { $file } (mesas: { $tables }, personas: { $people }). Se repitió cada partida.

restored = Restaurado en { $place } (mesas: { $tables }, personas: { $people }). Se repitió cada partida.

sound = { $place } está en orden (mesas: { $tables }, personas: { $people }). Se repitió cada partida.

bad-table = La mesa { $table } no se puede repetir: { $why }.

bad-tables = { $place } está dañado. Mesas que no se pueden repetir: { $count }.

not-a-backup = { $file } no es una copia de seguridad de Emberwake.

newer = { $file } es de una versión más nueva: su esquema es { $found }, este programa conoce hasta { $known }.

cut-off = { $file } está cortado: falta el final.

changed = { $file } ha cambiado desde que se escribió. La primera línea mala es la { $line } o una anterior.

not-empty = { $place } no está vacío. Elige un archivo nuevo o una base vacía.

failed = { $place } no se puede usar: { $why }.
