### A text of the help of these commands.

backup = Guardar en un archivo todo lo que conserva un servidor, incluso en marcha

backup-file = El archivo en el que escribir, o - para la salida estándar

restore = Rellenar un archivo nuevo o una base de datos vacía a partir de una copia de seguridad

restore-file = La copia de seguridad

restore-database = La base de datos de destino: sqlite:ARCHIVO o postgres://…

check = Comprobar una base de datos o una copia reproduciendo todas las partidas

check-file = La copia que comprobar; sin ella se comprueba la base de datos

completions = Mostrar lo que necesita tu shell para completar comandos

shell = Tu shell: bash, zsh, fish, elvish o powershell
