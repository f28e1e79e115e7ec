### Why a file can't be written.

not-found = der Ordner oder die Datei ist nicht da

not-allowed = du darfst dort nicht schreiben

is-folder = es ist ein Ordner

not-a-folder = etwas auf dem Weg dorthin ist kein Ordner

full = es ist kein Platz mehr frei

read-only = dort lässt sich nichts schreiben
