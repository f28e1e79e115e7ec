### Something the page says while it fetches a rulebook.

loading = Die Spielregel wird geladen …

missing = Die Spielregel konnte nicht geladen werden. Prüf deine Verbindung und versuch es noch einmal; einmal geladen, ist sie auch offline verfügbar.

retry = Noch einmal versuchen

learn = Lernen

card = Spielhilfe

reference = Nachschlagen

how-to-play = So wird gespielt

open-card = Spielhilfe
