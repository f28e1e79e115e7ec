### What the server says when it starts, or why it can't.

serving = On joue à { $url }, et Ctrl-C arrête le serveur.

keeping = Tout est gardé dans { $place }.

cant-listen = { $address } n'est pas utilisable : { $why }.

cant-keep = La base de données { $place } n'est pas utilisable : { $why }.

unknown-setting = Il n'y a pas de réglage { QUOTE($origin) }.

bad-setting = { $origin } ne peut pas être { QUOTE($value) }, mais { $expected }.

needs-setting = { $origin } demande aussi { $other }.

bad-file = La ligne { $line } de { $file } ne peut pas être lue : { $detail }.

strange-variable = La variable { $name } ressemble à un réglage, mais il n'y en a pas de ce nom.

cant-open = Aucun navigateur n'a pu être ouvert ; ouvrez vous-même { $url }.
