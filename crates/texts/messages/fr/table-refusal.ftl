### Why a table refuses something.

started = La partie a déjà commencé.

not-started = La partie n'a pas encore commencé.

over = La partie est terminée.

not-over = La partie n'est pas encore terminée.

closed = Cette table est fermée.

owner-only = Seule la personne qui a ouvert la table peut faire cela.

no-such-seat = Cette table n'a pas de place { $seat }.

seat-taken = La place { $seat } est prise.

seat-empty = Personne n'est encore assis à la place { $seat }.

not-seated = Vous n'avez pas de place à cette table.

kicked = Vous avez été renvoyé de cette table.

not-ready = { $name } : pas encore prêt.

already-ready = Vous avez déjà dit que vous étiez prêt.

already-played = Ce coup a déjà été joué.

stale = Il s'est passé quelque chose entre-temps : regardez de nouveau la table.

ahead = Ce coup répond à quelque chose qui n'a pas eu lieu ici.

time-is-up = Votre temps pour cette décision est écoulé.

paused = La partie est en pause.

not-paused = La partie n'est pas en pause.

stood-in = Un robot joue à votre place : reprenez-la d'abord.

resigned = Vous avez abandonné cette partie.

seat-is-yours = Vous jouez déjà cette place.

bot-is-deciding = Votre temps est écoulé, le robot prend donc cette décision ; vous pourrez ensuite reprendre votre place.

not-a-bot = Aucun robot ne joue la place { $seat }.

bots-wait = Les robots attendent les personnes à la table.

undo = { $why } Pour revenir en arrière, il faut l'accord de tous.

decided-by-bot = Un robot a pris cette décision : pour la reprendre, il faut l'accord de tous.

vote-open = Un autre vote est en cours : répondez-y d'abord.

no-vote = Il n'y a aucun vote en cours.

already-agreed = Vous avez déjà donné votre accord.

rematch-agreed = La revanche est déjà convenue.

bots-play-on = Les bots n'acceptent de terminer la partie qu'après trois tours de table où rien n'a grandi.

muted = La personne qui a ouvert la table vous a retiré la parole.

not-muted = Personne n'a retiré la parole à cette personne.

spectators-silent = Seules les personnes assises à la table peuvent écrire ici.

chat-empty = Votre message est vide.

chat-too-long = Un message peut compter au plus { $most } caractères.

chat-full = Vous avez écrit autant de messages qu'une table en permet.

too-many-acts = Vous avez fait tout ce qu'une table permet en dehors des coups.
