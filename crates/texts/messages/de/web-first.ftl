### Something that is said while the page is being loaded, or when a part of it can't be.

loading = Der Tisch wird vorbereitet …

needs-code = Emberwake braucht JavaScript und WebAssembly. Schalte beides ein und lade die Seite neu.

language-missing = { $language } konnte nicht geladen werden, die Seite bleibt deshalb auf Deutsch. Prüf deine Verbindung und versuch es noch einmal; einmal geladen, ist die Sprache auch offline verfügbar.

part-missing = Dieser Teil der Seite konnte nicht geladen werden. Prüf deine Verbindung und versuch es noch einmal.
