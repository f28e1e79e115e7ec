### Something the terminal interface says about the table.

title = Der Tisch

menu-keys = ↑ ↓ wählen · ⏎ ausführen · Esc schließt

nothing-to-do = Am Tisch gibt es gerade nichts zu tun.

hand-over = Einen Bot für { $name } spielen lassen

resign = { $name } gibt auf, und ein Bot spielt zu Ende

resign-again = Das ist endgültig. Noch einmal Enter gibt auf.

rematch = Noch einmal spielen

rematch-hint = Mit T spielt ihr noch einmal.

paused-hint = Mit T geht es weiter.

ask-undo = U bittet die anderen um Zustimmung.

no-randomness = Das System liefert keine Zufallszahlen, daher beginnt keine neue Partie.

help = Pause, einen Bot spielen lassen, zurückkommen, aufgeben, neu spielen
