takes = toma { $tiles }
stories = { -stories($legend, $tiles) }
wilds = { -wilds($wilds) }
leaves-nothing = no deja nada a { $name } en el espacio { $place }
gains =
    da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } de inmediato
scores-ahead = provoca una puntuación intermedia mientras vas por delante
avoids-scoring = evita una puntuación intermedia mientras { $name } va por delante
lys-bonus = te permite mover a Lys y tomar una ficha más
tops =
    { $places ->
        [one] te pone encima de { $places } pila con fichas en lugar de { $fewer }
       *[other] te pone encima de { $places } pilas con fichas en lugar de { $fewer }
    }
