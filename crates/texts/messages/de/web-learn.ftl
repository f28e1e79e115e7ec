### Something the page says when you learn from a game: reviews, hints, notes.

review = Analyse
start = Diese Partie analysieren
about = Findet die Entscheidungen, die am meisten gekostet haben, und was besser gewesen wäre. Dabei zählt nur, was dieser Spieler damals wusste.
seat = Analyse für
progress = Analyse läuft: { $percent }
stop = Hier aufhören
unreachable = Die Spiel-KI konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal; einmal geladen, ist sie auch offline da.
kept = Diese Aufzeichnung enthält eine Analyse für { $name }.
river-help = Klicke in die Grafik oder nimm die Pfeiltasten, um zu einem Zug zu gehen.
river-table = Chancen als Tabelle
go-to = Auf dem Brett zeigen
try-again = Noch einmal versuchen
filter = Zeigen
filter-all = alle Entscheidungen
filter-inaccuracy = ab Ungenauigkeiten
filter-mistake = ab Fehlern
filter-blunder = nur grobe Fehler
filter-none = Keine deiner Entscheidungen hat so viel gekostet.
save-annotated = Mit Analyse speichern
copy-review = Link zur Analyse kopieren
chosen-as-preferred = Die Suche hätte dasselbe gewählt.
notes = Notizen
note-here = Notiz zu dieser Stellung
note-at = Schritt { $step }: { $text }
save-note = Notiz speichern
note-saved = Notiz gespeichert.
result-hidden = Das Ergebnis ist verdeckt, damit du die Partie so verfolgen kannst, wie sie gelaufen ist.
show-result = Ergebnis zeigen
hide-result = Ergebnis verdecken
hint = Tipp
hint-thinking = Der beste Zug wird gesucht …
hint-chance = { $name }: Chance { $best } (zweitbester Zug: { $next })
hint-only = { $name }: Chance { $best }
hint-more = Die drei besten zeigen
hint-none = Für diese Entscheidung gibt es keinen Tipp.
hints-setting = Tipps anbieten

quiz-question = Frage { $number } von { $of }

quiz-right = Richtig!

quiz-wrong = Nicht ganz.

quiz-try-again = Versuch eine andere Antwort.

quiz-next = Nächste Frage

quiz-finish = Zum Ergebnis

quiz-result =
    { $right ->
        [0] Keine von { $of } auf Anhieb richtig. Dafür ist das Quiz ja da.
       *[other] { $right } von { $of } auf Anhieb richtig
    }

quiz-again = Quiz noch einmal beginnen
