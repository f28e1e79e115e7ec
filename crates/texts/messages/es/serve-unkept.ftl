### Why a database can't be used.

address = una dirección empieza por «sqlite:» o «postgres://»

unreachable = no se puede acceder a ella ({ $why })

read-only = no se puede escribir en el archivo o la carpeta

in-use = otro programa la tiene abierta

foreign = pertenece a otro programa

newer = la escribió una versión más nueva de este programa (esquema { $found }; el más nuevo que se conoce aquí: { $known })

damaged = está dañada ({ $why })
