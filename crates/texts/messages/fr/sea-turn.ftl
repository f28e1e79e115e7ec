### What a player did in a turn of Sea: parts of one sentence, each after the player.

launch = { $name ->
        [you] mettez
       *[other] met
    } à l’eau le bateau { $handle }

turn-wind = { $name ->
        [you] faites
       *[other] fait
    } tourner le vent vers { DIRECTION($direction) }

sail = { $name ->
        [you] naviguez
       *[other] navigue
    } de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } jusqu’en { $cell }

cross-fog = { $name ->
        [you] traversez
       *[other] traverse
    } la brume

stay-before-fog = { $name ->
        [you] restez
       *[other] reste
    } devant la brume

found = { $name ->
        [you] fondez
       *[other] fonde
    } une colonie en { $cell }

dock = { $name ->
        [you] accostez
       *[other] accoste
    } en { $cell }

land = { $name ->
        [you] débarquez
       *[other] débarque
    } en { $cell }

sail-on = { $name ->
        [you] reprenez
       *[other] reprend
    } la mer sur le bateau { $handle }

leave-settlers = { $name ->
        [you] laissez
       *[other] laisse
    } des colons en { $cell }

take-over = { $name ->
        [you] prenez
       *[other] prend
    } la colonie en { $cell }

secure = { $name ->
        [you] mettez
       *[other] met
    } un élément en sûreté

trade = { $name ->
        [you] échangez
       *[other] échange
    } avec { $partner ->
        [you] vous
       *[other] { $partner }
    }

attack = { $defender ->
        [you] vous attaque
       *[other] { $name ->
        [you] attaquez
       *[other] attaque
    } { $defender }
    }

win-battle = { $name ->
        [you] gagnez
       *[other] gagne
    } la bataille

lose = { $name ->
        [you] perdez
       *[other] perd
    } { $count ->
        [one] { $count } passager
       *[other] { $count } passagers
    }

disclose = { $name ->
        [you] révélez votre
       *[other] révèle sa
    } légende { $nth }

earn-feat = { $name ->
        [you] accomplissez
       *[other] accomplit
    } l’Exploit { QUOTE(FEAT($feat)) }

summon-vaal = { $name ->
        [you] déchaînez
       *[other] déchaîne
    } le Vaal

move-vaal = { $name ->
        [you] menez
       *[other] mène
    } le Vaal en { $cell }

pass = { $name ->
        [you] passez
       *[other] passe
    }

sinks = { $name ->
        [you] Votre bateau coule
       *[other] Le bateau { OF($name) } coule
    } en { $cell }.

prepared = { $name ->
        [you] Les bateaux sont prêts. Vous commencez.
       *[other] Les bateaux sont prêts. { $name } commence.
    }
