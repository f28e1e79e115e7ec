### What a player did in a turn of Campfire: parts of one sentence, each after the player.

sow = { $name ->
        [you] égrainez
       *[other] égraine
    } { $discs ->
        [one] { $discs } disque
       *[other] { $discs } disques
    } depuis l’emplacement { $place }

move-lys = { $name ->
        [you] déplacez
       *[other] déplace
    } Lys vers l’emplacement { $to }

lift = { $name ->
        [you] remontez
       *[other] remonte
    } un disque sur l’emplacement { $place }

write-song = { $name ->
        [you] écrivez
       *[other] écrit
    } la Chanson { $price }

write-legend = { $name ->
        [you] écrivez
       *[other] écrit
    } la carte { LEGEND($legend) } { $value }

upgrade = { $name ->
        [you] améliorez
       *[other] améliore
    } la carte { LEGEND($legend) } à { $value }

no-last-card = { $name ->
        [you] n’écrivez
       *[other] n’écrit
    } pas de dernière carte

stories = { $tiles } { LEGEND($legend) }

wilds = { -wilds($wilds) }

moons = { -moons($moons) }

rise = { $moons ->
        [one] { $moons } lune se lève.
       *[other] { $moons } lunes se lèvent.
    }

discarded = { $tiles ->
        [one] { $tiles } tuile est défaussée.
       *[other] { $tiles } tuiles sont défaussées.
    }

scoring = Décompte des lunes.

prepared = { $name ->
        [you] Le camp est prêt. Vous commencez.
       *[other] Le camp est prêt. { $name } commence.
    }
