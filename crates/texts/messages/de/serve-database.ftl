### Why a database can't be used.

address = Eine Adresse beginnt mit „sqlite:“ oder „postgres://“

left-out = Dieses Programm wurde ohne PostgreSQL gebaut; { QUOTE($how) } baut eines, das es kann

unreachable = Sie ist nicht erreichbar ({ $why })

read-only = Datei oder Ordner lassen sich nicht beschreiben

in-use = Ein anderes Programm hat sie geöffnet

foreign = Sie gehört einem anderen Programm

newer = Eine neuere Version dieses Programms hat sie geschrieben (Schema { $found }; hier bekannt: { $known })

damaged = Sie ist beschädigt ({ $why })
