### Texts of the page around a game: the home page, what happened, what decided it, statistics.

set-up-yourself = Selbst einrichten

show-again = Noch einmal zeigen

what-decided = Was die Partie entschied

lead-kept = { $name ->
        [you] Du hast
       *[other] { $name } hat
    } vom ersten bis zum letzten Zug geführt.

lead-taken = { $name ->
        [you] Du hast
       *[other] { $name } hat
    } in Zug { $turn } endgültig die Führung übernommen.

lead-at-end = { $name ->
        [you] Du hast
       *[other] { $name } hat
    } erst ganz am Ende die Führung übernommen.

lead-changed = { $times ->
        [one] Die Führung hat einmal gewechselt.
       *[other] Die Führung hat { $times }-mal gewechselt.
    }

biggest-turn = { $name ->
        [you] Dein stärkster Zug war Zug { $turn }
       *[other] Der stärkste Zug von { $name } war Zug { $turn }
    }: +{ $points }.

won-by = { $points ->
        [one] Ein einziger Punkt gab den Ausschlag.
       *[other] Der Vorsprung betrug { $points } Punkte.
    }

share-picture = Bild teilen

no-picture = Dein Browser kann kein Bild dieser Partie erstellen.

statistics = Statistik

statistics-help = Jede Partie, die du in diesem Browser beendest, zählt. Nichts wird verschickt.

statistics-none = Beende eine Partie, dann erscheint sie hier.

statistics-delete = Statistik löschen

statistics-delete-ask = Deine Statistik löschen? Das lässt sich nicht rückgängig machen. Deine gespeicherten Partien bleiben.

statistics-game = Spiel

statistics-against = Gegen

statistics-played = Gespielt

statistics-won = Gewonnen

people = Menschen

in-all = Insgesamt
