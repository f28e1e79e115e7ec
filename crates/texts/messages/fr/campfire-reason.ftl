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
        [one] place votre disque au sommet sur { $places } emplacement avec tuiles au lieu de { $fewer }
       *[other] place votre disque au sommet sur { $places } emplacements avec tuiles au lieu de { $fewer }
    }
