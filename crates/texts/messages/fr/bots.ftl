### A message about bots and nets, of the commands that deal with them.

engine-command = Commande inconnue : { QUOTE($given) }. Les commandes sont hello, isready, set, new, position, play, view, moves, legal, go et quit.

engine-go = Après go, n’écrivez rien, « iterations N » ou « movetime MS », et non { QUOTE($given) }.

engine-set = Après set, écrivez « seed N » ou « bot NOM », et non { QUOTE($given) }.

engine-game = Jeu inconnu : { QUOTE($given) }. Choisissez parmi : { $known }.

engine-view = Ce n’est pas la vue d’une position : { $why }.

engine-no-position = Il n’y a pas encore de position. Envoyez d’abord « new » ou « position ».

engine-only-seen = On ne peut pas continuer une partie à partir d’une vue. Envoyez-la sous forme d’enregistrement.

engine-viewer = Après view, n’écrivez rien, « all » ou une place de 0 à { $last }.

engine-failed = Le moteur { QUOTE($command) } ne peut pas jouer : { $why }.

bad-weights = { $file } n’est pas un fichier de poids : { $why }

weights-line = { QUOTE($line) } n’est pas un nom suivi d’un nombre.

weights-unknown = il n’y a pas de poids { QUOTE($name) }.

weights-missing = le poids { QUOTE($name) } manque.

bad-nets = { $file } n’est pas un fichier de réseaux : { $why }

nets-beginning = sa première ligne est incorrecte.

nets-short = il s’arrête trop tôt.

nets-line = la ligne { QUOTE($line) } est incorrecte.

nets-damaged = ses poids sont endommagés.

nets-game = il est destiné au jeu { QUOTE($game) }.

minutes-left = encore { $minutes }:{ $seconds }

learned = Appris à partir de { $positions } positions tirées de { $games } parties.

held-out = Perte logarithmique sur { $games } parties réservées : réseau { $net }, poids { $linear } (différence ± { $ci }), uniforme { $uniform }.

match-share = Match à temps égal, { $games } parties : le nouveau réseau gagne { $share } % [{ $low }, { $high }] contre les robots actuels.

net-accepted = Accepté : les parties réservées et le match disent tous deux qu’il est meilleur.

net-rejected = Refusé : les parties réservées et le match ne disent pas tous deux qu’il est meilleur.

tune-error = Erreur en points sur les parties réservées : { $before } avant, { $after } après.

simulate-bots = Les robots, placés dans cet ordre et répétés si nécessaire : random, { $levels }, greedy, keen, uct:N ou search:N, où N est un nombre d’itérations [par défaut : random]

arena-bots = Les robots, un par place : random, { $levels }, strongest:Ns, greedy, keen, engine:COMMAND, uct:N, search:N ou search:Ns, où N est un nombre d’itérations ou de secondes
