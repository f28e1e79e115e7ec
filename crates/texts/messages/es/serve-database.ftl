### Why a database can't be used.

address = la dirección debe empezar por «sqlite:» o «postgres://»

left-out = este programa se compiló sin PostgreSQL; { QUOTE($how) } compila uno que lo incluye

unreachable = no se puede conectar con ella ({ $why })

read-only = no se puede escribir en el archivo o la carpeta

in-use = otro programa la está usando

foreign = pertenece a otro programa

newer = la escribió una versión más reciente de este programa (esquema { $found }; esta versión conoce hasta el { $known })

damaged = está dañada ({ $why })
