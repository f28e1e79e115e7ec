title = Analyse für { $name }: { $game }
setting = { $iterations } Iterationen je Entscheidung, Startwert { $seed }. Kosten zählen nur, wenn sie mehr als doppelt so groß sind wie die Unschärfe der Suche (±).
unfinished = Diese Partie ist noch nicht zu Ende, daher reicht die Analyse bis Schritt { $line }.
stopped = Die Analyse wurde unterbrochen: Sie umfasst { $line } von { $all } Schritten.
random-share = { $share } dessen, was der Zufall entschied, sind nachweisbar.
random-untold = In dieser Partie lässt sich der Zufall nicht vom Rest trennen: Nur { $share } davon sind nachweisbar. Der Vergleich mit Bots sagt dir mehr.
par = Bots haben dieselbe Mischung { $games }-mal gespielt. Auf deinem Platz gewannen sie { $wins } der Partien. Dein Punktestand ist besser als ihrer in { $below }, gleich in { $equal } und schlechter in { $above }.
par-unfinished = Bots haben dieselbe Mischung { $games }-mal gespielt. Auf deinem Platz gewannen sie { $wins } der Partien.
par-sampled = Die Aufzeichnung verrät ihren Startwert nicht, daher hat jede Wiederholung ihre verdeckten Ergebnisse selbst gezogen.
counts =
    { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }: { $inaccuracies ->
        [one] { $inaccuracies } Ungenauigkeit
       *[other] { $inaccuracies } Ungenauigkeiten
    }, { $mistakes } Fehler, { $blunders ->
        [one] { $blunders } grober Fehler
       *[other] { $blunders } grobe Fehler
    }
decision = Zug { $turn }, Zeile { $line }: { $grade }, kostet { $loss } (±{ $noise })
because = { $reasons }.
which-seat = Nenne den Platz für die Analyse mit --seat: 1 bis { $last }.
no-grade = Das Urteil { QUOTE($word) } gibt es nicht: Nimm inaccuracy, mistake oder blunder.
iterations = Nimm 1 bis { $most } Iterationen.
comment = { $grade }: kostet { $loss }. Besser: { $preferred }.
annotated =
    { $file }: { $comments ->
        [one] { $comments } Kommentar
       *[other] { $comments } Kommentare
    } geschrieben.
no-decision = Nach Schritt { $line } entscheidet kein Spieler.
no-line = Die Aufzeichnung hat keinen Schritt { $line }: Sie hat { $last }.
hinted = { $deed }: { $chance } (±{ $noise })
close = Die ersten beiden liegen für die Suche zu nah beieinander.
