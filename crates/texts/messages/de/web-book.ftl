### Something the page says while it fetches a rulebook.

loading = Die Regeln werden geladen …

missing = Die Regeln konnten nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal; einmal geladen, sind sie auch ohne Netz da.

retry = Noch einmal versuchen
