### What happens in a game of Sea.

god-chosen = { $name } est le Dieu des Vents.

rolled-for-first = { $name } lance le dé pour obtenir N : c’est { DIRECTION($direction) }.

first-player = { $name } commence.

myth-drawn = { $name } pioche un Mythe Originel.

myth-seen = { $name } pioche le Mythe Originel { QUOTE(MYTH($myth)) }.

boat-drawn = { $name } pioche le bateau { $handle } ({ -deck($left) }).

boat-seen = { $name } pioche le bateau { $handle }, { QUOTE(COMPONENT($component)) } ({ -deck($left) }).

turn-began = Tour { $turn } : c’est à { $name } de jouer.

last-turn-began = Tour { $turn } : { $name } joue son dernier tour.

passed-chosen = { $name } passe son dernier tour.

passed-no-boat = { $name } passe : pas de bateau en main, ni dans la pioche.

passed-no-crew = { $name } passe : moins de 2 pions dans la réserve.

passed-no-origin = { $name } passe : tous les points de départ possibles ont déjà deux bateaux.

vaal-summoned = { $name } déchaîne le Vaal Er Num sur la Mer Primordiale.

vaal-moved = Le Vaal avance de { $from } à { $to }.

vaal-stopped = Le Vaal s’arrête en { $cell } : il n’y a pas de tuile au-delà.

launched = { $name } met à l’eau le bateau { $handle } depuis { -origin($cell) } avec { -passengers($crew) }.

wind-paid = { $name } paie un passager { TRIBE-COLOR($paid) } pour faire tourner le vent.

wind-free = { $name } décide de faire tourner le vent, gratuitement.

direction-rolled = { $name } obtient { DIRECTION($direction) } au dé de direction.

distance-rolled = { $name } obtient { $distance } au dé de distance.

wind-unturned = Le vent souffle déjà vers { DIRECTION($to) } : il ne tourne pas.

wind-turned = Le vent tourne de { DIRECTION($from) } à { DIRECTION($to) }.

tile-laid = En { $cell }, on pose { -a-tile($kind) } ({ -pile($left) }).

map-ends = Il ne reste pas de tuile pour { $cell } : le bateau { OF($name) } s’arrête.

crowd-met =
    { $name } ne peut pas entrer en { $cell }, où se trouvent deux bateaux : { $steps ->
        [one] { $steps } case non parcourue
       *[other] { $steps } cases non parcourues
    }.

fog-met = { $name } se heurte à la brume en { $cell }.

stayed-before-fog = { $name } reste devant la brume et ne traverse pas vers { $cell }.

stopped = { $name } s’arrête en { $cell }.

storm-rolled = Traversée de la tempête : { $name } obtient { $distance }.

sailed = { $name } navigue de { $from } à { $to }.

sailed-through-fog = { $name } traverse la brume, de { $from } à { $to }.

trail-left = { $name } laisse un passager { TRIBE-COLOR($tribe) } en sillage en { $cell }.

relieved = Relève en { $cell } : { $name } prend à bord un pion { TRIBE-COLOR($taken) } et laisse l’un des siens.

trail-swapped = En { $cell }, { $name } échange l’un de ses passagers contre un pion de sillage { TRIBE-COLOR($taken) }.

lost =
    { $why ->
        [crowd] { $name } perd { -passengers($lost) } pour les cases non parcourues.
        [fog] { $name } perd { -passengers($lost) } dans la brume.
        [storm] { $name } perd { -passengers($lost) } dans la tempête.
       *[battle] { $name } perd { -passengers($lost) } dans la bataille.
    }

sank =
    { $why ->
        [empty] Le bateau { $handle } { OF($name) } coule en { $cell } : il n’y a plus personne à bord.{ $home ->
        [0] {""}
       *[other] {""} Retour aux réserves : { -passengers($home) }.
    }
        [no-majority] Le bateau { $handle } { OF($name) } coule en { $cell } : son capitaine a perdu la majorité.{ $home ->
        [0] {""}
       *[other] {""} Retour aux réserves : { -passengers($home) }.
    }
       *[vaal] Le Vaal coule le bateau { $handle } { OF($name) } en { $cell }.{ $home ->
        [0] {""}
       *[other] {""} Retour aux réserves : { -passengers($home) }.
    }
    }

founded =
    { $name } fonde une colonie en { $cell } ; retour à la réserve : { $home ->
        [one] { $home } pion
       *[other] { $home } pions
    }.

docked = { $name } accoste avec le bateau { $handle } à sa propre colonie, en { $cell }.

secured =
    { $how ->
        [founding] { $name } met en sûreté l’élément du bateau { $handle } en fondant une colonie.
        [docking] { $name } met en sûreté l’élément du bateau { $handle } en accostant.
        [exchange] { $name } met en sûreté l’élément du bateau { $handle } par un échange.
       *[battle] { $name } met en sûreté l’élément du bateau { $handle } après la bataille.
    }

disembarked = L’équipage { OF($name) } débarque en { $cell } : { $parts }.

sailed-on = { $name } reprend la mer en { $cell } sur le bateau { $handle } avec { -passengers($crew) }.

settlers-left =
    { $taken ->
        [0] { $name } laisse { -passengers($left) } à la colonie en { $cell }.
       *[other] { $name } laisse { -passengers($left) } à la colonie en { $cell } et prend à bord { -settlers($taken) }.
    }

taken-over =
    { $heads ->
        [0] { $to } prend à { $from } la colonie en { $cell }.
       *[other] { $to } prend à { $from } la colonie en { $cell } ; { $from } y garde { $heads ->
        [one] { $heads } pion
       *[other] { $heads } pions
    }.
    }

disclosure-proposed = { $name } propose à { $partner } de lui montrer le bateau { $pieces-mine } et de voir en retour le bateau { $pieces-theirs }.

disclosure-accepted = { $partner } accepte : { $name } et { $partner } se montrent leurs éléments.

disclosure-declined = { $partner } refuse de montrer un élément à { $name }.

piece-seen = { $name } voit l’élément du bateau { $handle } : { QUOTE(COMPONENT($component)) }.

offer-made =
    { $terms ->
        [none] { $from } fait une offre à { $to }.
       *[other] { $from } fait une offre à { $to } : { $terms }.
    }

counter-made =
    { $terms ->
        [none] { $from } fait une contre-offre à { $to }.
       *[other] { $from } fait une contre-offre à { $to } : { $terms }.
    }

offer-declined = { $to } refuse l’offre { OF($from) }.

counter-declined = { $to } refuse la contre-offre { OF($from) }.

exchanged =
    Échange { $at-settlement ->
        [yes] à la colonie en { $cell }
       *[no] en mer, en { $cell }
    } : { $terms }.

attacked =
    { $attacker } attaque { $defender } en { $cell } ; chaque bateau perd { $count ->
        [one] { $count } passager
       *[other] { $count } passagers
    }.

battle-won = { $winner } gagne la bataille : le bateau { $handle } { OF($loser) } est vide.

claimed = { $winner } s’empare de l’élément du bateau { $handle } { OF($loser) }.

claim-declined = { $winner } renonce à l’élément du bateau { $handle } { OF($loser) }.

legend-disclosed =
    { $choice ->
        [no] { $name } révèle sa légende { $nth } avec { $pieces } : { $legend }
       *[yes] { $name } avait le choix et révèle sa légende { $nth } avec { $pieces } : { $legend }
    }

feat-earned = { $name } accomplit l’exploit { QUOTE(FEAT($feat)) }.

end-triggered = { END($why) } Après ce tour, chacun joue encore un tour.

scored = { $name } révèle le Mythe { QUOTE(MYTH($myth)) } : { $columns }.

myth-piece-shown = { $name } montre le bateau { $handle } pour son Mythe : { QUOTE(COMPONENT($component)) }.

tie-rolled = Pour départager les joueurs, { $name } obtient { DIRECTION($direction) } et { $distance }.

tie-removed-trail = En { $cell }, le Vaal retire du sillage : { -pawns($trail) }.

tie-removed-settlers = En { $cell }, le Vaal retire { -settlers($settlers) }.

tie-removed = En { $cell }, le Vaal retire { -settlers($settlers) }, et du sillage : { -pawns($trail) }.

tie-left = Toujours à égalité pour la première place : { $names }.

game-over =
    { $winners ->
        [0] La partie est terminée.
        [1] La partie est terminée : { $winners } gagne.
       *[other] La partie est terminée : { $winners } se partagent la victoire.
    }

outcome-god = Le sort désigne { $name } comme Dieu des Vents.

outcome-direction = Le dé de direction montre { DIRECTION($die) }.

outcome-distance = Le dé de distance montre { $distance }.

outcome-myth = On pioche le Mythe Originel { QUOTE(MYTH($drawn)) }.

outcome-boat = On pioche le bateau { QUOTE(COMPONENT($drawn)) }.

outcome-tile = On pioche { -a-tile($kind) }.
