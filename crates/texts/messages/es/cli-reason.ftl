### Why the system refuses to read or write.

not-found = no existe ese archivo o esa carpeta

not-allowed = permiso denegado

is-folder = es una carpeta

no-folder = parte de la ruta no es una carpeta

exists = ya existe

full = el disco está lleno

read-only = es de solo lectura

taken = otro programa ya escucha ahí

not-ours = no es una dirección de este equipo
