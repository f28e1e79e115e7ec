legend = completa una leyenda
earns-feat = logra la Hazaña { QUOTE(FEAT($feat)) }
founds = funda un asentamiento
secures = asegura un componente
takes-over = quita un asentamiento a { $name }
sinks = hunde el barco de { $name }
stays-afloat = mantiene tu barco a flote
wins-battle = gana la batalla
keeps-crew =
    conserva { $more ->
        [one] { $more } pasajero
       *[other] { $more } pasajeros
    } más a bordo
adds-to-column = suma { $more } en { QUOTE(COLUMN($column)) }
reaches =
    puede alcanzar { $lands ->
        [one] { $lands } costa o isla conocida
       *[other] { $lands } costas o islas conocidas
    } en lugar de { $fewer }
explores = puede llevar a losetas desconocidas
