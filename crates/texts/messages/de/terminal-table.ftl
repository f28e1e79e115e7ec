### Something the terminal interface says about the table.

title = Der Tisch

menu-keys = ↑ ↓ wählen · ⏎ ausführen · Esc schließt

nothing-to-do = Am Tisch gibt es gerade nichts zu tun.

hand-over =
    Einen Bot { $name ->
        [you] spielen lassen
       *[other] für { $name } spielen lassen
    }

resign = { $name ->
        [you] Aufgeben
       *[other] Für { $name } aufgeben
    }; ein Bot spielt zu Ende

resign-again = Das lässt sich nicht rückgängig machen. Drück noch einmal Enter, um aufzugeben.

rematch = Noch einmal spielen

rematch-hint = Mit T spielt ihr noch einmal.

paused-hint = Mit T geht es weiter.

ask-undo = Mit U fragst du die anderen um Zustimmung.

no-randomness = Das System liefert keine Zufallszahlen, deshalb gibt es keine neue Partie.

help = Pause, einen Bot für dich spielen lassen, zurückkommen, aufgeben, noch einmal spielen
