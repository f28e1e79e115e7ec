takes = coge { $tiles }
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
lys-bonus = te permite mover a Lys y coger una ficha más
tops =
    { $places ->
        [one] deja tu disco en lo alto en { $places } espacio con fichas en lugar de { $fewer }
       *[other] deja tu disco en lo alto en { $places } espacios con fichas en lugar de { $fewer }
    }
