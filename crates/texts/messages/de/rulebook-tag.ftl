ruling = unsere Lesart
ruling-help = Die gedruckten Regeln lassen das offen; so lesen wir sie.

invented = unsere Erfindung
invented-help = In den gedruckten Regeln steht nichts dergleichen.

option = Option { $name }
option-help = Ihr könnt es am Tisch anders einstellen.
