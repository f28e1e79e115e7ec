### Why a table refuses something.

started = La partie a déjà commencé.

not-started = La partie n’a pas encore commencé.

over = La partie est terminée.

not-over = La partie n’est pas encore terminée.

closed = Cette table est fermée.

owner-only = Seule la personne qui a ouvert la table peut faire cela.

no-such-seat = Cette table n’a pas de place { $seat }.

seat-taken = La place { $seat } est prise.

seat-empty = La place { $seat } est libre.

not-seated = Vous n’avez pas de place à cette table.

kicked = Votre place à cette table vous a été retirée.

not-ready = { $name } n’a pas encore donné le feu vert.

already-ready = Vous avez déjà donné le feu vert.

already-played = Ce coup a déjà été joué.

stale = Il s’est passé quelque chose entre-temps. Regardez de nouveau la table.

ahead = Votre page n’est plus synchronisée avec la table. Veuillez la recharger.

time-is-up = Votre temps pour cette décision est écoulé.

paused = La partie est en pause.

not-paused = La partie n’est pas en pause.

stood-in = Un robot joue à votre place. Reprenez-la d’abord.

resigned = Vous avez abandonné cette partie.

seat-is-yours = Vous jouez déjà à cette place.

bot-is-deciding = Votre temps est écoulé : le robot prend cette décision. Vous pourrez ensuite reprendre votre place.

not-a-bot = Ce n’est pas un robot qui joue à la place { $seat }.

bots-wait = Les robots attendent les humains de la table.

undo = { $why } Pour annuler, il faut l’accord de tous.

decided-by-bot = Un robot a pris cette décision. Pour l’annuler, il faut l’accord de tous.

vote-open = Un autre vote est en cours. Répondez-y d’abord.

proposed-in-vain = Cette proposition vient d’échouer. Vous pourrez la refaire dans { $seconds } { $seconds ->
        [one] seconde.
       *[other] secondes.
    }

no-vote = Aucun vote n’est en cours.

already-agreed = Vous avez déjà donné votre accord.

rematch-agreed = La revanche est déjà convenue.

bots-play-on = Les robots n’acceptent de terminer la partie qu’après trois tours de table sans progrès.

muted = La personne qui a ouvert la table vous a retiré la parole.

not-muted = Cette personne peut déjà écrire.

spectators-silent = Seuls les joueurs assis à la table peuvent écrire ici.

chat-empty = Votre message est vide.

chat-too-long = Un message peut compter au plus { $most } caractères.

chat-full = Vous avez atteint le nombre maximal de messages à cette table.

too-many-acts = Vous avez atteint le nombre maximal d’actions à cette table, hors coups.
