### A text about a table.

clock = Bedenkzeit

clock-help = Ist die Zeit abgelaufen, übernimmt ein Bot den Platz, bis die Person zurückkommt.

clock-none = Ohne Uhr

clock-per-move = Für jede Entscheidung

clock-bank = Für die ganze Partie

seconds-per-move = Sekunden je Entscheidung

minutes-in-all = Minuten für die ganze Partie

seconds-added = Sekunden dazu nach jeder Entscheidung

stand-in-level = Bots als Vertretung

stand-in-help = Sie spielen für alle, die ihren Platz abgeben, aufgeben oder keine Zeit mehr haben.

pause = Partie unterbrechen

resume = Weiterspielen

paused = Die Partie ist unterbrochen.

ask-undo = { $name } möchte die letzte Entscheidung zurücknehmen. Seid ihr alle einverstanden?

ask-pause = { $name } möchte die Partie unterbrechen. Einverstanden?

ask-resume = { $name } möchte weiterspielen. Einverstanden?

ask-rematch = { $name } möchte noch einmal spielen. Einverstanden?

end-game = Partie jetzt beenden

end-game-ask = Die Partie jetzt beenden? Die letzten Züge folgen.

ask-end = { $name } schlägt vor, die Partie jetzt zu beenden: Die letzten Züge folgen. Einverstanden?

end-offered = Seit drei Runden ist nichts gewachsen.

agree = Einverstanden

decline = Lieber nicht

take-back = { $name } spielt wieder selbst

time-up = Die Zeit von { $name } ist abgelaufen. Es geht weiter, sobald { $name } wieder spielt.

time-left = { $name } hat noch { $time }

luck-unchecked = Diese Partie setzt mitten in einer anderen ein; ihr Zufall lässt sich daher nicht prüfen.

secret-record = Die Aufzeichnung würde Geheimnisse verraten. Sie lässt sich nach dem Ende der Partie speichern.
