### What the server says when it starts, or why it can't.

serving = Jouez sur { $url } ; Ctrl-C arrête le serveur.

keeping = Tout est stocké dans { $place }.

cant-listen = Impossible d’écouter sur { $address } : { $why }.

cant-keep = Impossible d’utiliser la base de données { $place } : { $why }.

unknown-setting = Le réglage { QUOTE($origin) } n’existe pas.

bad-setting = { $origin } ne peut pas valoir { QUOTE($value) }. Valeurs possibles : { $expected }.

needs-setting = { $origin } demande aussi { $other }.

bad-file = La ligne { $line } de { $file } ne peut pas être lue : { $detail }.

strange-variable = La variable { $name } ressemble à un réglage, mais ce réglage n’existe pas.

cant-open = Impossible d’ouvrir un navigateur. Veuillez ouvrir { $url }.
