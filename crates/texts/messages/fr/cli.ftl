### A message of a command, with what it is about.

# $players (number)
-players = { $players } { $players ->
        [one] joueur
       *[other] joueurs
    }

# $lines (number)
-lines = { $lines } { $lines ->
        [one] ligne
       *[other] lignes
    }

# $games (number)
-games = { $games } { $games ->
        [one] partie
       *[other] parties
    }

# $names (number)
-names = { $names } { $names ->
        [one] nom
       *[other] noms
    }

## Files.

cant-read = { $file } : lecture impossible : { $why }.

cant-write = { $file } : écriture impossible : { $why }.

cant-print = Impossible d’écrire la sortie : { $why }.

too-large = { $file } est trop gros pour un fichier de ce type.

not-text = { $file } : la ligne { $line } n’est pas du texte en UTF-8.

standard-input = entrée standard

in-file = { $file } : { $why }

## Measuring a server.

load-failed = La mesure a échoué : { $why }.

load-elsewhere = « { $address } » n’est pas l’adresse d’un serveur de cette machine.

load-needs-postgres = Plusieurs serveurs ont besoin d’un PostgreSQL commun, pas d’un fichier. Donnez son adresse avec --database.

load-bytes = Une mise à jour comptait en moyenne { $full } octets.

load-both-bytes = Une mise à jour complète comptait en moyenne { $full } octets, une courte { $short }.

load-memory = Mémoire du serveur : { $mebibytes } Mio.

load-table-cost = Par table en attente : { $bytes } octets, sur { $tables } tables.

load-socket-cost = Par connexion inactive : { $bytes } octets, sur { $sockets } connexions.

## The command line.

no-such-language = { QUOTE($tag) } n’est pas une langue disponible. Choisissez parmi { $tags }.

not-a-seed = { QUOTE($text) } n’est ni un nombre ni 64 chiffres hexadécimaux.

not-in-range = { QUOTE($text) } n’est pas possible ici. Utilisez un nombre entier de { $least } à { $most }.

not-at-least = { QUOTE($text) } n’est pas possible ici. Utilisez un nombre entier, au moins { $least }.

not-seconds = { QUOTE($text) } n’est pas possible ici. Utilisez un nombre de secondes, plus de 0 et au plus 3600.

not-players = { QUOTE($text) } n’est pas un nombre de joueurs. Utilisez un nombre entier, par exemple 4.

not-win-rates = { QUOTE($text) } n’est pas possible ici. Utilisez deux taux de victoire, le plus petit d’abord, par exemple 0.5,0.55.

not-one-of = { QUOTE($text) } n’est pas possible ici. Choisissez parmi : { $known }.

seats-are = Les places de cette table vont de 1 à { $players }.

unknown-argument = Argument inconnu : { QUOTE($argument) }. L’option --help montre ce qui est possible.

unknown-command = Commande inconnue : { QUOTE($command) }. Choisissez parmi : { $known }.

unknown-command-near = Commande inconnue : { QUOTE($command) }. Vouliez-vous dire { QUOTE($near) } ?

command-left-out = Ce programme ne sert qu’à héberger des parties et n’a pas la commande { QUOTE($command) }. { QUOTE($how) } en construit un avec toutes les commandes.

unknown-game = Jeu inconnu : { QUOTE($game) }. Choisissez parmi : { $known }.

missing-command = Il manque une commande. Choisissez parmi : { $known }.

missing-argument = Il manque : { $arguments }. Des exemples sont affichés avec --help.

missing-value = { $argument } demande une valeur. Les valeurs possibles sont affichées avec --help.

twice = { $argument } ne peut être donné qu’une fois.

conflict = { $argument } et { $other } ne peuvent pas être utilisés ensemble.

bad-value = { QUOTE($value) } n’est pas une valeur valide pour { $argument }. Les valeurs possibles sont affichées avec --help.

bad-value-because = { $argument } : { $why }

not-unicode = Un argument n’est pas du texte Unicode valide.

## The rulebook.

nothing-found = Aucun paragraphe du livret de règles ne contient { QUOTE($words) }.

no-such-rule = Le livret de règles de { $game } n’a pas de paragraphe { QUOTE($id) }.

## Looking after a server.

admin-done = C’est fait.

admin-none = Aucun résultat.

admin-password = Le nouveau mot de passe est { $password }. Il n’est affiché qu’une fois.

admin-unreachable = Le serveur propriétaire de cette base de données ne répond pas : { $why }.

## Boxes.

box-fine = { $file } : la boîte { QUOTE($name) } est valide.

## Records.

finished-game = { $file } : une partie de { $game } valide et terminée, { -players($players) }, { -lines($lines) }.

running-game = { $file } : une partie de { $game } valide et inachevée, { -players($players) }, { -lines($lines) }.

verified =
    { $outcomes ->
        [1] { $file } : la graine correspond à l’engagement et donne bien l’unique tirage.
       *[other] { $file } : la graine correspond à l’engagement et donne bien tous les tirages ({ $outcomes }).
    }

no-such-seat = { $file } : la table n’a pas de place { $seat }, seulement 1 à { $last }.

line-too-far =
    { $file } : ne contient que { $lines } { $lines ->
        [one] coup ou tirage,
       *[other] coups et tirages,
    } pas { $line }.

## The story of a game.

game-title = { $game }, { -players($players) }

preparation = Mise en place

turn-heading = Tour { $turn } : { $name }
variation-heading =
    { $from ->
        [0] Variante { $number } de la partie, après l’étape { $steps }
       *[other] Variante { $number } de la variante { $from }, après l’étape { $steps }
    }

end-heading = La fin

result = Décompte final

standing-so-far = Scores provisoires (la partie n’est pas terminée)

winners =
    { $names ->
        [1] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }

## Simulations.

no-such-bot = Robot inconnu : { QUOTE($bot) }. Choisissez parmi : { $known }. N est un nombre entier, au moins 1.

bots-for-seats = Indiquez un robot par place : de { $least } à { $most }, et non { $bots }. Par exemple : --bots easy,random.

surplus-bots = La table a { $seats } places, mais vous avez nommé { $bots } robots. Nommez-en { $seats } au plus, ou ajoutez --rotate.

other-match = Ce fichier appartient à un autre match : { QUOTE($found) }.

ledger-line = La ligne { $line } est illisible. Supprimez-la, ou choisissez un autre fichier.

bot-needs-clock = Le robot { QUOTE($bot) } joue à la pendule : ses parties ne peuvent pas être reproduites.

record-exists = { $file } existe déjà. Utilisez --force pour l’écraser.

series-title = { $game }, { -players($players) }, { -games($games) }, graine { $seed }

unfinished =
    { $games } { $games ->
        [one] partie a duré trop longtemps et ne compte
       *[other] parties ont duré trop longtemps et ne comptent
    } pas.

series-means = En moyenne { $turns } tours et { $decisions } décisions. Victoires partagées : { $shared }.

## Playing.

seats-differ =
    --players indique { $players }, mais --seats nomme { $seats } { $seats ->
        [one] place.
       *[other] places.
    }

no-such-seat-kind = { QUOTE($kind) } ne peut pas prendre place. Choisissez parmi : { $known }.

too-many-names = --names donne { -names($names) }, mais il y a { -players($players) }.

no-randomness = Le système ne fournit pas de nombres aléatoires : { $why }.

game-finished = { $file } contient une partie terminée et ne sera pas modifié. Choisissez un autre fichier.
