### A text about a table.

clock = Temps de réflexion

clock-help = Quand un joueur n’a plus de temps, un robot prend sa place jusqu’à son retour.

clock-none = Sans pendule

clock-per-move = Par décision

clock-bank = Pour toute la partie

seconds-per-move = Secondes par décision

minutes-in-all = Minutes pour toute la partie

seconds-added = Secondes ajoutées après chaque décision

stand-in-level = Robots remplaçants

stand-in-help = Ils jouent pour ceux qui cèdent leur place, abandonnent ou n’ont plus de temps.

pause = Mettre la partie en pause

resume = Reprendre la partie

paused = La partie est en pause.

ask-undo = { $name } aimerait annuler la dernière décision. Êtes-vous d’accord ?

ask-pause = { $name } aimerait mettre la partie en pause. Êtes-vous d’accord ?

ask-resume = { $name } aimerait reprendre la partie. Êtes-vous d’accord ?

ask-rematch = { $name } demande une revanche. Êtes-vous d’accord ?

end-game = Terminer la partie maintenant

end-game-ask = Terminer la partie maintenant ? Chacun jouera encore un dernier tour.

ask-end = { $name } aimerait terminer la partie maintenant. Chacun jouera encore un dernier tour. Êtes-vous d’accord ?

end-offered = Personne n’a progressé depuis trois tours de table.

agree = D’accord

decline = Non merci

take-back =
    Reprendre { $name ->
        [you] votre place
       *[other] la place { OF($name) }
    }

time-up = { $name ->
        [you] Vous n’avez
       *[other] { $name } n’a
    } plus de temps. Reprenez la place pour continuer.

time-left =
    Il { $name ->
        [you] vous reste { $time }
       *[other] reste { $time } à { $name }
    }

luck-unchecked = Cette partie reprend une autre partie en cours de route : son mélange ne peut pas être vérifié.

secret-record = L’enregistrement révélerait des informations cachées. Vous pourrez l’obtenir à la fin de la partie.
