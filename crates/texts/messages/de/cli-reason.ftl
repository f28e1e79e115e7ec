### Why the system refuses to read or write.

not-found = es gibt keine solche Datei und keinen solchen Ordner

not-allowed = die Erlaubnis fehlt

is-folder = es ist ein Ordner

no-folder = ein Teil des Pfades ist kein Ordner

exists = die Datei gibt es schon

full = es ist kein Platz mehr

read-only = dort lässt sich nichts schreiben

taken = ein anderes Programm lauscht dort schon

not-ours = es ist keine Adresse dieses Rechners
