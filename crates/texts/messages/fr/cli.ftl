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

cant-read = { $file } : lecture impossible, { $why }.

cant-write = { $file } : écriture impossible, { $why }.

cant-print = La sortie ne peut pas être écrite : { $why }.

too-large = { $file } : ce fichier est trop grand pour être de cette sorte.

not-text = { $file } : la ligne { $line } n'est pas du texte en UTF-8.

standard-input = entrée standard

in-file = { $file } : { $why }

## Measuring a server.

load-failed = La mesure a échoué : { $why }.

load-elsewhere = « { $address } » n'est pas l'adresse d'un serveur de cette machine.

load-needs-postgres = Plusieurs serveurs partagent un PostgreSQL, pas un fichier : donne son adresse avec --database.

load-memory = Mémoire du serveur : { $mebibytes } Mio.

load-table-cost = Une table qui attend : { $bytes } octets, sur { $tables } tables.

load-socket-cost = Une connexion muette : { $bytes } octets, sur { $sockets } connexions.

## The command line.

no-such-language = { QUOTE($tag) } n'est pas une des langues { $tags }.

not-a-seed = { QUOTE($text) } n'est ni un nombre ni 64 chiffres hexadécimaux.

not-a-number = { QUOTE($text) } n'est pas un nombre possible ici.

unknown-argument = Il n'y a pas d'argument { QUOTE($argument) } ici ; --help montre ce qu'il y a.

unknown-command = Il n'y a pas de { QUOTE($command) } ici, seulement : { $known }.

missing-command = Il manque un mot parmi : { $known }.

missing-argument = L'argument { $argument } manque.

missing-value = La valeur de { $argument } manque.

twice = { $argument } est donné deux fois.

conflict = { $argument } et { $other } ne vont pas ensemble.

bad-value = { QUOTE($value) } n'est pas une valeur de { $argument }.

bad-value-because = { $argument } : { $why }

not-unicode = Un argument n'est pas du texte Unicode.

## The rulebook.

nothing-found = Aucun paragraphe du livret de règles ne contient { QUOTE($words) }.

no-such-rule = Le livret de règles de { $game } n'a pas de paragraphe { QUOTE($id) }.

## Looking after a server.

admin-done = C'est fait.

admin-none = Rien trouvé.

admin-password = Le nouveau mot de passe est { $password }. Il n'est affiché qu'une fois.

admin-unreachable = Le serveur qui utilise cette base de données ne répond pas : { $why }.

## Boxes.

box-fine = { $file } : la boîte { QUOTE($name) } est en ordre.

## Records.

finished-game = { $file } : une partie terminée de { $game }, conforme aux règles, { -players($players) }, { -lines($lines) }.

running-game = { $file } : une partie de { $game } conforme aux règles, pas encore terminée, { -players($players) }, { -lines($lines) }.

verified =
    { $outcomes ->
        [1] { $file } : la graine est celle de l'engagement, et elle donne l'unique résultat du hasard.
       *[other] { $file } : la graine est celle de l'engagement, et elle donne tous les résultats du hasard ({ $outcomes }).
    }

no-such-seat = { $file } : la table n'a pas de siège { $seat }, seulement 0 à { $last }.

line-too-far =
    { $file } : n'a que { $lines } { $lines ->
        [one] coup ou résultat,
       *[other] coups et résultats,
    } pas { $line }.

## The story of a game.

game-title = { $game }, { -players($players) }

preparation = Mise en place

turn-heading = Tour { $turn } : { $name }

end-heading = La fin

result = D'où viennent les points

standing-so-far = L'état des points ; la partie n'est pas terminée

winners =
    { $names ->
        [1] { $names } gagne.
       *[other] { $names } partagent la victoire.
    }

## Simulations.

no-such-bot = Il n'y a pas de robot { QUOTE($bot) }, seulement : { $known }.

surplus-bots = La table a { $seats } sièges, mais { $bots } robots sont nommés : nommez-en { $seats } au plus, ou ajoutez --rotate.

other-match = Le fichier est celui d'un autre match : { QUOTE($found) }.

ledger-line = La ligne { $line } ne peut pas être lue : enlevez-la, ou nommez un autre fichier.

bot-needs-clock = Le robot { QUOTE($bot) } joue à la montre : aucune série avec lui ne pourrait être répétée.

record-exists = { $file } : existe déjà ; --force l'écraserait.

series-title = { $game }, { -players($players) }, { -games($games) }, graine { $seed }

unfinished =
    { $games } { $games ->
        [one] partie a duré trop longtemps et ne compte
       *[other] parties ont duré trop longtemps et ne comptent
    } pas.

series-means = En moyenne { $turns } tours et { $decisions } décisions. Victoires partagées : { $shared }.

## Playing.

seats-differ =
    --players dit { $players }, mais --seats nomme { $seats } { $seats ->
        [one] siège.
       *[other] sièges.
    }

no-such-seat-kind = { QUOTE($kind) } ne peut pas s'asseoir ici, seulement : { $known }.

too-many-names = --names donne { -names($names) }, mais il y a { -players($players) }.

no-randomness = Le système ne donne pas de hasard : { $why }.

game-finished = { $file } : contient une partie terminée, qui reste telle quelle ; nommez un autre fichier.
