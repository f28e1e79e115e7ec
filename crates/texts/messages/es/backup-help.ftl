### A text of the help of these commands.

backup = Guardar en un archivo todo lo que tiene un servidor, también en marcha

backup-file = El archivo que se escribe, o - para la salida estándar

restore = Llenar un archivo nuevo o una base vacía con una copia

restore-file = La copia de seguridad

restore-database = La base que se llena: sqlite:ARCHIVO o postgres://…

check = Comprobar una base o una copia repitiendo cada partida

check-file = La copia que se comprueba; sin ella se comprueba la base

completions = Mostrar lo que tu shell necesita para completar comandos

shell = Tu shell: bash, zsh, fish, elvish o powershell
