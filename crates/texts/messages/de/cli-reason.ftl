### Why the system refuses to read or write.

not-found = Datei oder Ordner nicht gefunden

not-allowed = Zugriff verweigert

is-folder = das ist ein Ordner

no-folder = ein Teil des Pfades ist kein Ordner

exists = die Datei gibt es schon

full = der Datenträger ist voll

read-only = dort kann nur gelesen werden

taken = dort lauscht schon ein anderes Programm

not-ours = das ist keine Adresse dieses Rechners
