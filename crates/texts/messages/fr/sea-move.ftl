### What a move of Sea does, as an entry of a menu.

play-last-turn = Jouer votre dernier tour

pass-last-turn = Passer votre dernier tour

found-nothing = Ne pas fonder de colonie

summon = Déchaîner le Vaal Er Num

calm = Ne pas encore déchaîner le Vaal

move-vaal = Déplacer le Vaal

play-normally = Jouer un tour normal

launch-primordial = Partir de la Mer Primordiale

launch = Partir de votre colonie en { $from }

sail = Naviguer

found = Fonder une colonie ici

keep-wind = Laisser le vent tel qu’il est

turn-wind = Faire tourner le vent en payant un passager { TRIBE-COLOR($tribe) }

turn-wind-free = Faire tourner le vent gratuitement

turn-to-side = Faire tourner le vent { SIDE($way) }, vers { DIRECTION($to) }

onward = Continuer

stop = S’arrêter ici

leave = Laisser un passager { TRIBE-COLOR($tribe) }

relief = Prendre à bord un pion de sillage { TRIBE-COLOR($tribe) } et laisser un des vôtres

swap = Échanger un de vos passagers contre un pion de sillage { TRIBE-COLOR($tribe) }

swap-nobody = Ne rien échanger

cross-to = Traverser la brume jusqu’en { $to }

cross = Traverser la brume

stay = Rester devant la brume

lose =
    { $lost ->
        [0] Ne perdre personne
       *[other] Perdre { -passengers($lost) }
    }

settle =
    { $take ->
        [0] { $leave ->
        [0] Ne laisser personne à la colonie
       *[other] Laisser à la colonie { -passengers($leave) }
    }
       *[other] { $leave ->
        [0] Ne laisser personne à la colonie
       *[other] Laisser à la colonie { -passengers($leave) }
    } et prendre à bord { -settlers($take) }
    }

disclose = Proposer à { $partner } de lui montrer votre { $mine } et de voir le { $theirs }

offer = Faire une offre à { $partner } : { $terms }

counter = Faire une contre-offre à { $active } : { $terms }

show = Accepter : montrer votre { $mine } et voir le { $theirs }

agree = Accepter : { $terms }

accept = Accepter

claim = S’emparer de l’élément

leave-wreck = Y renoncer

decline = Refuser

attack =
    Attaquer { $defender } : chaque bateau perd { $count ->
        [one] { $count } passager
       *[other] { $count } passagers
    }

attack-here =
    Attaquer : chaque bateau perd { $count ->
        [one] { $count } passager
       *[other] { $count } passagers
    }

done = En rester là

disembark = Débarquer : { $parts }

legend = Révéler : { $legend }

pieces = Révéler une légende avec { $pieces }
