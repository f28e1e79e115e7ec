### Why the system refuses to read or write.

not-found = no existe tal archivo ni carpeta

not-allowed = falta el permiso

is-folder = es una carpeta

no-folder = una parte de la ruta no es una carpeta

exists = ya existe

full = no queda espacio

read-only = allí no se puede escribir nada

taken = otro programa ya escucha ahí

not-ours = no es una dirección de este equipo
