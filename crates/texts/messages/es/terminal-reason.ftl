### Why a file can't be written.

not-found = la carpeta o el archivo no existe

not-allowed = permiso denegado

is-folder = es una carpeta

not-a-folder = parte de la ruta no es una carpeta

full = el disco está lleno

read-only = es de solo lectura
