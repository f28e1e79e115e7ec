### Why a file can't be written.

not-found = la carpeta o el archivo no está

not-allowed = no puedes escribir ahí

is-folder = es una carpeta

not-a-folder = algo en la ruta no es una carpeta

full = no queda espacio

read-only = ahí no se puede escribir nada
