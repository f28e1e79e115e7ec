### Why a request is refused.

## Requests.

unreadable = Die Anfrage lässt sich nicht lesen: { $detail }.

not-json = Der Inhalt muss JSON sein, mit dem Typ application/json.

not-text = Der Inhalt muss Text sein, mit dem Typ text/plain.

too-long = Die Anfrage ist zu lang; höchstens { $bytes-max } Byte werden gelesen.

other-origin = Die Anfrage kommt von der Seite eines anderen Servers.

signed-out = Hier ist niemand angemeldet; wähle erst einen Namen oder melde dich an.

nothing-here = Unter dieser Adresse gibt es nichts.

other-method = So kann diese Adresse nicht gefragt werden.

too-many =
    Zu viel in zu kurzer Zeit; versuch es in { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } noch einmal.

unavailable = Im Augenblick lässt sich nichts speichern; bitte versuch es bald noch einmal.

took-too-long = Die Antwort dauerte zu lange; bitte versuch es noch einmal.

internal = Auf dem Server ging etwas schief; nichts hat sich geändert.

## People.

no-such-person = Diese Person gibt es nicht.

name-empty = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.

name-too-long = Ein Name hat höchstens { $chars-max } Zeichen.

name-characters = Ein Name darf keine unsichtbaren oder Steuerzeichen enthalten.

login-form = Der Anmeldename hat { $chars-min } bis { $chars-max } Buchstaben (a bis z), Ziffern, Punkte, Binde- oder Unterstriche.

name-taken = Jemand mit einem Konto heißt so oder sehr ähnlich; bitte wähle einen anderen Namen.

login-taken = Mit diesem Namen meldet sich schon jemand an; bitte wähle einen anderen.

password-too-short = Ein Passwort braucht mindestens { $chars-min } Zeichen.

password-too-long = Ein Passwort hat höchstens { $chars-max } Zeichen.

password-common = Dieses Passwort ist zu leicht zu erraten; bitte wähle ein anderes.

wrong-sign-in = Name oder Passwort ist falsch.

wrong-password = Das Passwort ist falsch.

account-exists = Du hast schon ein Konto.

needs-account = Das geht nur mit einem Konto, das ein Passwort hat.

not-for-tokens = Ein Programm mit einem Schlüssel darf das nicht; melde dich im Browser an.

no-such-language = { QUOTE($tag) } ist keine der Sprachen { $tags }.

no-such-device = Dieses Gerät gibt es nicht.

no-such-bot-account = Du hast keinen solchen Bot.

too-many-bots = Du hast schon { $most } Bots; mehr gehen nicht.

email-form = Das ist keine E-Mail-Adresse.

webhook-form = Die Adresse für den Aufruf muss HTTPS benutzen und einen Rechner nennen.

webhook-private = Die Adresse für den Aufruf liegt in einem privaten Netz.

mail-off = Dieser Server verschickt keine E-Mail.

nothing-to-confirm = Keine E-Mail-Adresse wartet auf Bestätigung.

webhooks-off = Dieser Server ruft keine Adressen auf.

bad-link = Dieser Link gilt nicht oder nicht mehr.

needs-admin = Das dürfen nur Administratoren dieses Servers.

banned = Du bist auf diesem Server gesperrt.

muted = Du darfst den Chat auf diesem Server nicht benutzen.

no-such-report = Diese Meldung gibt es nicht.

## Tables and games.

no-such-table = Diesen Tisch gibt es nicht.

no-such-game = Das Spiel { QUOTE($game) } gibt es nicht; bekannt sind { $known }.

no-such-bot = Den Bot { QUOTE($level) } gibt es nicht; bekannt sind { $known }.

chair-count = Das Spiel hat { $expected } Plätze, angegeben sind aber { $found }.

two-chairs = Du kannst höchstens einen Platz einnehmen.

option = { $option ->
        [clock] Die Uhr gibt gar keine Zeit oder mehr als zehn Jahre.
        [utc-offset] Die Ortszeit weicht um mehr als 14 Stunden von UTC ab.
        [away] Auf Abwesende wird gar nicht oder über zehn Jahre gewartet.
        [vote] Eine Abstimmung dauert gar nicht oder länger als zehn Jahre.
       *[pause] Eine Pause dauert gar nicht oder länger als zehn Jahre.
    }

rated-with-bots = Gewertete Partien sind nur für Menschen, ohne Bots des Hauses.

rated-hand-over = In einer gewerteten Partie kannst du deinen Platz keinem Bot überlassen. Du kannst eine Pause vorschlagen oder aufgeben.

too-many-listed = Du hast schon so viele offene Tische in der Liste wie erlaubt ({ $most }); beginne oder schließe zuerst einen.

rated-needs-account = Diese Partie wird gewertet und verlangt ein Konto; du kannst auf deiner Seite eines anlegen.

not-over = Die Partie ist noch nicht zu Ende, deshalb gibt es noch keine Aufzeichnung.

no-such-record = Diese Aufzeichnung gibt es nicht.

bad-record = Das ist keine Aufzeichnung, die sich aufbewahren lässt: { $why }

no-such-line = An diesem Tisch hat sonst niemand eine solche Zeile geschrieben.

report-too-long = Eine Meldung hat höchstens { $chars-max } Zeichen.

no-picture = Die Adresse ist zu lang für einen QR-Code.
