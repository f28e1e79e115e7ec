### Why a file can't be written.

not-found = Datei oder Ordner nicht gefunden

not-allowed = Zugriff verweigert

is-folder = das ist ein Ordner

not-a-folder = ein Teil des Pfades ist kein Ordner

full = der Datenträger ist voll

read-only = dort kann nur gelesen werden
