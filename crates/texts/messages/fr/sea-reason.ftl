legend = complète une légende
earns-feat = accomplit l’Exploit { QUOTE(FEAT($feat)) }
founds = fonde une colonie
secures = met un élément en sûreté
takes-over = prend une colonie à { $name }
sinks = coule le bateau { OF($name) }
stays-afloat = permet à votre bateau de rester à flot
wins-battle = remporte la bataille
keeps-crew =
    garde { $more ->
        [one] { $more } passager
       *[other] { $more } passagers
    } de plus à bord
adds-to-column = ajoute { $more } à { QUOTE(COLUMN($column)) }
reaches =
    peut atteindre { $lands ->
        [one] { $lands } côte ou île connue
       *[other] { $lands } côtes ou îles connues
    } au lieu de { $fewer }
explores = peut mener à des tuiles inconnues
