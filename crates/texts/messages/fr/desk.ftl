### A text about a table.

clock = Temps de réflexion

clock-help = Quand le temps de quelqu'un est écoulé, un robot prend sa place jusqu'à son retour.

clock-none = Sans pendule

clock-per-move = Par décision

clock-bank = Pour toute la partie

seconds-per-move = Secondes par décision

minutes-in-all = Minutes pour toute la partie

seconds-added = Secondes ajoutées après chaque décision

stand-in-level = Robots remplaçants

stand-in-help = Ils jouent pour qui leur confie sa place, abandonne ou n'a plus de temps.

pause = Mettre la partie en pause

resume = Reprendre la partie

paused = La partie est en pause.

ask-undo = { $name } aimerait reprendre sa dernière décision. Êtes-vous tous d'accord ?

ask-pause = { $name } aimerait faire une pause. Êtes-vous d'accord ?

ask-resume = { $name } aimerait continuer. Êtes-vous d'accord ?

ask-rematch = { $name } aimerait rejouer. Êtes-vous d'accord ?

end-game = Terminer la partie

end-game-ask = Terminer la partie maintenant ? Les derniers tours suivent.

ask-end = { $name } propose de terminer la partie maintenant : les derniers tours suivent. Êtes-vous d'accord ?

end-offered = Depuis trois tours de table, rien n'a grandi.

agree = D'accord

decline = Plutôt pas

take-back = { $name } rejoue

time-up = Le temps de { $name } est écoulé. La partie continue quand { $name } rejoue.

time-left = Il reste { $time } à { $name }

luck-unchecked = Cette partie part du milieu d'une autre : personne ne peut vérifier son hasard.

secret-record = L'enregistrement révélerait des secrets. On pourra l'enregistrer à la fin de la partie.
