### What the server says when it starts, or why it can't.

serving = Gespielt wird unter { $url }; Strg-C beendet den Server.

keeping = Alles wird in { $place } aufbewahrt.

cant-listen = { $address } ist nicht benutzbar: { $why }.

cant-keep = Die Datenbank { $place } ist nicht benutzbar: { $why }.

unknown-setting = Die Einstellung { QUOTE($origin) } gibt es nicht.

bad-setting = { $origin } kann nicht { QUOTE($value) } sein; möglich ist { $expected }.

needs-setting = { $origin } braucht auch { $other }.

bad-file = Zeile { $line } von { $file } lässt sich nicht lesen: { $detail }.

strange-variable = Die Variable { $name } sieht wie eine Einstellung aus, aber es gibt keine solche.

cant-open = Es ließ sich kein Browser öffnen; bitte öffne { $url } selbst.
