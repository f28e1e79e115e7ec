### What the server says when it starts, or why it can't.

serving = Spiele unter { $url }; mit Strg-C beendest du den Server.

keeping = Alles wird in { $place } gespeichert.

cant-listen = Auf { $address } kann der Server nicht lauschen: { $why }.

cant-keep = Die Datenbank { $place } lässt sich nicht verwenden: { $why }.

unknown-setting = Die Einstellung { QUOTE($origin) } gibt es nicht.

bad-setting = { $origin } kann nicht { QUOTE($value) } sein. Erlaubt: { $expected }.

needs-setting = { $origin } braucht auch { $other }.

bad-file = Zeile { $line } von { $file } lässt sich nicht lesen: { $detail }.

strange-variable = Die Variable { $name } sieht wie eine Einstellung aus, aber diese Einstellung gibt es nicht.

cant-open = Kein Browser ließ sich öffnen. Bitte öffne { $url } selbst.
