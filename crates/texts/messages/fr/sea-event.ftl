### What happens in a game of Sea.

god-chosen = { $name ->
        [you] Vous êtes
       *[other] { $name } est
    } le Dieu des Vents.

rolled-for-first =
    Pour commencer, il faut N : { $name ->
        [you] vous obtenez
       *[other] { $name } obtient
    } { DIRECTION($direction) }.

first-player = { $name ->
        [you] Vous commencez.
       *[other] { $name } commence.
    }

myth-drawn = { $name ->
        [you] Vous piochez
       *[other] { $name } pioche
    } un Mythe Originel.

myth-seen = { $name ->
        [you] Vous piochez
       *[other] { $name } pioche
    } le Mythe Originel { QUOTE(MYTH($myth)) }.

boat-drawn = { $name ->
        [you] Vous piochez
       *[other] { $name } pioche
    } le bateau { $handle } ({ -deck($left) }).

boat-seen = { $name ->
        [you] Vous piochez
       *[other] { $name } pioche
    } le bateau { $handle }, { QUOTE(COMPONENT($component)) } ({ -deck($left) }).

turn-began =
    Tour { $turn } : c’est à { $name ->
        [you] vous
       *[other] { $name }
    } de jouer.

last-turn-began =
    Tour { $turn } : { $name ->
        [you] vous jouez votre
       *[other] { $name } joue son
    } dernier tour.

passed-chosen = { $name ->
        [you] Vous passez votre
       *[other] { $name } passe son
    } dernier tour.

passed-no-boat = { $name ->
        [you] Vous passez
       *[other] { $name } passe
    } : pas de bateau en main, ni dans la pioche.

passed-no-crew = { $name ->
        [you] Vous passez
       *[other] { $name } passe
    } : moins de 2 pions dans la réserve.

passed-no-origin = { $name ->
        [you] Vous passez
       *[other] { $name } passe
    } : tous les points de départ possibles ont déjà deux bateaux.

vaal-summoned = { $name ->
        [you] Vous déchaînez
       *[other] { $name } déchaîne
    } le Vaal Er Num sur la Mer Primordiale.

vaal-moved = Le Vaal avance de { $from } à { $to }.

vaal-stopped = Le Vaal s’arrête en { $cell } : il n’y a pas de tuile au-delà.

launched = { $name ->
        [you] Vous mettez
       *[other] { $name } met
    } à l’eau le bateau { $handle } depuis { -origin($cell) } avec { -passengers($crew) }.

wind-paid = { $name ->
        [you] Vous payez
       *[other] { $name } paie
    } un passager { TRIBE-COLOR($paid) } pour faire tourner le vent.

wind-free = { $name ->
        [you] Vous décidez
       *[other] { $name } décide
    } de faire tourner le vent, gratuitement.

direction-rolled = { $name ->
        [you] Vous obtenez
       *[other] { $name } obtient
    } { DIRECTION($direction) } au dé de direction.

distance-rolled = { $name ->
        [you] Vous obtenez
       *[other] { $name } obtient
    } { $distance } au dé de distance.

wind-unturned = Le vent souffle déjà vers { DIRECTION($to) } : il ne tourne pas.

wind-turned = Le vent tourne de { DIRECTION($from) } à { DIRECTION($to) }.

tile-laid = En { $cell }, on pose { -a-tile($kind) } ({ -pile($left) }).

map-ends =
    Il ne reste pas de tuile pour { $cell } : { $name ->
        [you] votre bateau
       *[other] le bateau { OF($name) }
    } s’arrête.

crowd-met = { $name ->
        [you] Vous ne pouvez
       *[other] { $name } ne peut
    } pas entrer en { $cell }, où se trouvent déjà deux bateaux : { $steps ->
        [one] { $steps } case non parcourue
       *[other] { $steps } cases non parcourues
    }.

fog-met = { $name ->
        [you] Vous vous heurtez
       *[other] { $name } se heurte
    } à la brume en { $cell }.

stayed-before-fog = { $name ->
        [you] Vous restez devant la brume et ne traversez
       *[other] { $name } reste devant la brume et ne traverse
    } pas vers { $cell }.

stopped = { $name ->
        [you] Vous vous arrêtez
       *[other] { $name } s’arrête
    } en { $cell }.

storm-rolled =
    Traversée de la tempête : { $name ->
        [you] vous obtenez
       *[other] { $name } obtient
    } { $distance }.

sailed = { $name ->
        [you] Vous naviguez
       *[other] { $name } navigue
    } de { $from } à { $to }.

sailed-through-fog = { $name ->
        [you] Vous traversez
       *[other] { $name } traverse
    } la brume, de { $from } à { $to }.

trail-left = { $name ->
        [you] Vous laissez
       *[other] { $name } laisse
    } un passager { TRIBE-COLOR($tribe) } en sillage en { $cell }.

relieved =
    Relève en { $cell } : { $name ->
        [you] vous prenez à bord un pion { TRIBE-COLOR($taken) } et laissez l’un des vôtres
       *[other] { $name } prend à bord un pion { TRIBE-COLOR($taken) } et laisse l’un des siens
    }.

trail-swapped =
    En { $cell }, { $name ->
        [you] vous échangez l’un de vos
       *[other] { $name } échange l’un de ses
    } passagers contre un pion de sillage { TRIBE-COLOR($taken) }.

lost = { $name ->
        [you] Votre bateau perd
       *[other] Le bateau { OF($name) } perd
    } { -passengers($lost) } { $why ->
        [crowd] pour les cases non parcourues
        [fog] dans la brume
        [storm] dans la tempête
       *[battle] dans la bataille
    }.

sank = { $why ->
        [empty] { $name ->
        [you] Votre bateau { $handle }
       *[other] Le bateau { $handle } { OF($name) }
    } coule en { $cell } : il n’y a plus personne à bord.
        [no-majority] { $name ->
        [you] Votre bateau { $handle } coule en { $cell } : vous avez perdu la majorité.
       *[other] Le bateau { $handle } { OF($name) } coule en { $cell } : son capitaine a perdu la majorité.
    }
       *[vaal] Le Vaal coule { $name ->
        [you] votre bateau { $handle }
       *[other] le bateau { $handle } { OF($name) }
    } en { $cell }.
    }{ $home ->
        [0] {""}
       *[other] {""} Retour aux réserves : { -passengers($home) }.
    }

founded = { $name ->
        [you] Vous fondez
       *[other] { $name } fonde
    } une colonie en { $cell } ; retour à la réserve : { $home ->
        [one] { $home } pion
       *[other] { $home } pions
    }.

docked = { $name ->
        [you] Vous accostez avec le bateau { $handle } à votre
       *[other] { $name } accoste avec le bateau { $handle } à sa
    } propre colonie, en { $cell }.

secured = { $name ->
        [you] Vous mettez
       *[other] { $name } met
    } en sûreté l’élément du bateau { $handle } { $how ->
        [founding] en fondant une colonie
        [docking] en accostant
        [exchange] par un échange
       *[battle] après la bataille
    }.

disembarked = { $name ->
        [you] Votre équipage
       *[other] L’équipage { OF($name) }
    } débarque en { $cell } : { $parts }.

sailed-on = { $name ->
        [you] Vous reprenez
       *[other] { $name } reprend
    } la mer depuis { $cell } sur le bateau { $handle } avec { -passengers($crew) }.

settlers-left = { $name ->
        [you] Vous laissez
       *[other] { $name } laisse
    } { -passengers($left) } à la colonie en { $cell }{ $taken ->
        [0] .
       *[other] {""} et { $name ->
        [you] prenez
       *[other] prend
    } à bord { -settlers($taken) }.
    }

taken-over = { $from ->
        [you] { $to } vous prend la colonie en { $cell }
       *[other] { $to ->
        [you] Vous prenez
       *[other] { $to } prend
    } à { $from } la colonie en { $cell }
    }{ $heads ->
        [0] .
       *[other] {""} ; { $from ->
        [you] vous y gardez
       *[other] { $from } y garde
    } { $heads ->
        [one] { $heads } pion
       *[other] { $heads } pions
    }.
    }

disclosure-proposed = { $partner ->
        [you] { $name } vous propose de vous
       *[other] { $name ->
        [you] Vous proposez
       *[other] { $name } propose
    } à { $partner } de lui
    } montrer le bateau { $pieces-mine } et de voir en retour le bateau { $pieces-theirs }.

disclosure-accepted = { $partner ->
        [you] Vous acceptez : { $name } et vous vous montrez vos éléments.
       *[other] { $partner } accepte : { $name ->
        [you] { $partner } et vous vous montrez vos
       *[other] { $name } et { $partner } se montrent leurs
    } éléments.
    }

disclosure-declined = { $name ->
        [you] { $partner } refuse de vous montrer un élément
       *[other] { $partner ->
        [you] Vous refusez
       *[other] { $partner } refuse
    } de montrer un élément à { $name }
    }.

piece-seen = { $name ->
        [you] Vous voyez
       *[other] { $name } voit
    } l’élément du bateau { $handle } : { QUOTE(COMPONENT($component)) }.

offer-made = { $to ->
        [you] { $from } vous fait une offre
       *[other] { $from ->
        [you] Vous faites
       *[other] { $from } fait
    } une offre à { $to }
    }{ $terms ->
        [none] .
       *[other] {""} : { $terms }.
    }

counter-made = { $to ->
        [you] { $from } vous fait une contre-offre
       *[other] { $from ->
        [you] Vous faites
       *[other] { $from } fait
    } une contre-offre à { $to }
    }{ $terms ->
        [none] .
       *[other] {""} : { $terms }.
    }

offer-declined = { $to ->
        [you] Vous refusez
       *[other] { $to } refuse
    } { $from ->
        [you] votre offre
       *[other] l’offre { OF($from) }
    }.

counter-declined = { $to ->
        [you] Vous refusez
       *[other] { $to } refuse
    } { $from ->
        [you] votre contre-offre
       *[other] la contre-offre { OF($from) }
    }.

exchanged =
    Échange { $at-settlement ->
        [yes] à la colonie en { $cell }
       *[no] en mer, en { $cell }
    } : { $terms }.

attacked = { $defender ->
        [you] { $attacker } vous attaque
       *[other] { $attacker ->
        [you] Vous attaquez
       *[other] { $attacker } attaque
    } { $defender }
    } en { $cell } ; chaque bateau perd { $count ->
        [one] { $count } passager
       *[other] { $count } passagers
    }.

battle-won = { $winner ->
        [you] Vous gagnez
       *[other] { $winner } gagne
    } la bataille : { $loser ->
        [you] votre bateau { $handle }
       *[other] le bateau { $handle } { OF($loser) }
    } est vide.

claimed = { $winner ->
        [you] Vous vous emparez
       *[other] { $winner } s’empare
    } de l’élément { $loser ->
        [you] de votre bateau { $handle }
       *[other] du bateau { $handle } { OF($loser) }
    }.

claim-declined = { $winner ->
        [you] Vous renoncez
       *[other] { $winner } renonce
    } à l’élément { $loser ->
        [you] de votre bateau { $handle }
       *[other] du bateau { $handle } { OF($loser) }
    }.

legend-disclosed = { $choice ->
        [no] { $name ->
        [you] Vous révélez votre
       *[other] { $name } révèle sa
    }
       *[yes] { $name ->
        [you] Ayant le choix, vous révélez votre
       *[other] Ayant le choix, { $name } révèle sa
    }
    } légende { $nth } avec { $pieces } : { $legend }

feat-earned = { $name ->
        [you] Vous accomplissez
       *[other] { $name } accomplit
    } l’Exploit { QUOTE(FEAT($feat)) }.

end-triggered = { END($why) } Après ce tour, chacun joue encore un tour.

scored = { $name ->
        [you] Vous révélez
       *[other] { $name } révèle
    } le Mythe { QUOTE(MYTH($myth)) } : { $columns }.

myth-piece-shown = { $name ->
        [you] Vous montrez le bateau { $handle } pour votre
       *[other] { $name } montre le bateau { $handle } pour son
    } Mythe : { QUOTE(COMPONENT($component)) }.

tie-rolled =
    Pour départager les joueurs, { $name ->
        [you] vous obtenez
       *[other] { $name } obtient
    } { DIRECTION($direction) } et { $distance }.

tie-removed-trail = En { $cell }, le Vaal retire du sillage : { -pawns($trail) }.

tie-removed-settlers = En { $cell }, le Vaal retire { -settlers($settlers) }.

tie-removed = En { $cell }, le Vaal retire { -settlers($settlers) }, et du sillage : { -pawns($trail) }.

tie-left =
    Toujours à égalité pour la première place : { $you ->
        [yes] { $names } et vous
       *[no] { $names }
    }.

game-over = { $you ->
        [yes] { $winners ->
        [0] La partie est terminée : vous gagnez.
       *[other] La partie est terminée : { $winners } et vous partagez la victoire.
    }
       *[no] { $winners ->
        [0] La partie est terminée.
        [1] La partie est terminée : { $winners } gagne.
       *[other] La partie est terminée : { $winners } se partagent la victoire.
    }
    }

outcome-god =
    Le sort { $name ->
        [you] vous désigne
       *[other] désigne { $name }
    } comme Dieu des Vents.

outcome-direction = Le dé de direction montre { DIRECTION($die) }.

outcome-distance = Le dé de distance montre { $distance }.

outcome-myth = On pioche le Mythe Originel { QUOTE(MYTH($drawn)) }.

outcome-boat = On pioche le bateau { QUOTE(COMPONENT($drawn)) }.

outcome-tile = On pioche { -a-tile($kind) }.
