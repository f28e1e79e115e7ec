takes = prend { $tiles }
stories = { -stories($legend, $tiles) }
wilds = { -wilds($wilds) }
leaves-nothing = ne laisse rien à { $name } sur l’emplacement { $place }
gains =
    rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite
scores-ahead = amène un décompte intermédiaire pendant que vous menez
avoids-scoring = évite un décompte intermédiaire pendant que { $name } mène
lys-bonus = vous permet de déplacer Lys et de prendre une tuile de plus
tops =
    { $places ->
        [one] vous place au sommet de { $places } pile à tuiles au lieu de { $fewer }
       *[other] vous place au sommet de { $places } piles à tuiles au lieu de { $fewer }
    }
