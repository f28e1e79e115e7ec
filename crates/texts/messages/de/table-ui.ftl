### A text about a table.

clock = Bedenkzeit

clock-help = Läuft die Zeit eines Spielers ab, übernimmt ein Bot, bis er zurückkommt.

clock-none = Ohne Uhr

clock-per-move = Pro Entscheidung

clock-bank = Für die ganze Partie

seconds-per-move = Sekunden pro Entscheidung

minutes-in-all = Minuten für die ganze Partie

seconds-added = Zusätzliche Sekunden nach jeder Entscheidung

stand-in-level = Ersatzbots

stand-in-help = Sie spielen für alle, die ihren Platz abgeben, aufgeben oder keine Zeit mehr haben.

pause = Partie unterbrechen

resume = Weiterspielen

paused = Die Partie ist unterbrochen.

ask-undo = { $name } möchte die letzte Entscheidung zurücknehmen. Einverstanden?

ask-pause = { $name } möchte die Partie unterbrechen. Einverstanden?

ask-resume = { $name } möchte weiterspielen. Einverstanden?

ask-rematch = { $name } möchte eine Revanche. Einverstanden?

end-game = Partie jetzt beenden

end-game-ask = Die Partie jetzt beenden? Alle haben noch einen letzten Zug.

ask-end = { $name } möchte die Partie jetzt beenden. Alle haben noch einen letzten Zug. Einverstanden?

end-offered = Seit drei Runden ist niemand vorangekommen.

agree = Zustimmen

decline = Ablehnen

take-back = { $name ->
        [you] Deinen Platz
       *[other] Platz von { $name }
    } wieder übernehmen

time-up = { $name ->
        [you] Deine Zeit
       *[other] Die Zeit von { $name }
    } ist abgelaufen. Übernimm den Platz wieder, um weiterzuspielen.

time-left = { $name ->
        [you] Du hast
       *[other] { $name } hat
    } noch { $time }

luck-unchecked = Diese Partie wurde mitten aus einer anderen fortgesetzt; ihre Mischung lässt sich daher nicht prüfen.

secret-record = Die Aufzeichnung würde Geheimnisse verraten. Du kannst sie nach dem Ende der Partie speichern.
