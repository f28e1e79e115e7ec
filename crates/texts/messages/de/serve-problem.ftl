### Why a request is refused.

## Requests.

unreadable = Die Anfrage lässt sich nicht lesen: { $detail }.

not-json = Der Inhalt muss JSON sein, mit dem Content-Type application/json.

not-text = Der Inhalt muss Text sein, mit dem Content-Type text/plain.

too-long = Die Anfrage ist zu lang. Das Limit liegt bei { $bytes-max } Byte.

other-origin = Diese Anfrage kommt von einer anderen Website.

signed-out = Du bist nicht angemeldet. Wähle zuerst einen Namen oder melde dich an.

nothing-here = Unter dieser Adresse gibt es nichts.

other-method = Diese Methode ist hier nicht erlaubt.

too-many =
    Zu viele Anfragen. Versuch es in { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } noch einmal.

unavailable = Der Server kann gerade nichts speichern. Bitte versuch es bald noch einmal.

took-too-long = Der Server hat zu lange gebraucht. Bitte versuch es noch einmal.

internal = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert.

## People.

no-such-person = Diese Person gibt es nicht.

name-empty = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.

name-too-long = Ein Name darf höchstens { $chars-max } Zeichen haben.

name-characters = Ein Name darf keine unsichtbaren oder Steuerzeichen enthalten.

login-form = Ein Benutzername hat { $chars-min } bis { $chars-max } Zeichen: Buchstaben von a bis z, Ziffern, Punkte, Bindestriche und Unterstriche.

name-taken = Dieser Name oder ein sehr ähnlicher ist schon vergeben. Bitte wähle einen anderen.

name-reserved = Mit diesem Namen könnte man dich für die Leitung dieses Servers halten. Bitte wähle einen anderen.

login-taken = Dieser Benutzername ist schon vergeben. Bitte wähle einen anderen.

password-too-short = Ein Passwort braucht mindestens { $chars-min } Zeichen.

password-too-long = Ein Passwort darf höchstens { $chars-max } Zeichen haben.

password-common = Dieses Passwort ist zu leicht zu erraten. Bitte wähle ein anderes.

wrong-sign-in = Benutzername oder Passwort ist falsch.

wrong-password = Das Passwort ist falsch.

needs-password = Gib dein aktuelles Passwort ein, um deine E-Mail-Adresse zu ändern.

changed-meanwhile = Im selben Moment hat sich etwas geändert. Bitte versuche es noch einmal.

account-exists = Du hast schon ein Konto.

needs-account = Dafür brauchst du ein Konto mit Passwort.

not-for-tokens = Mit einem API-Token geht das nicht. Melde dich im Browser an.

no-such-language = { QUOTE($tag) } wird nicht unterstützt. Zur Wahl stehen { $tags }.

no-such-device = Dieses Gerät gibt es nicht.

no-such-bot-account = Du hast keinen solchen Bot.

too-many-bots = Du hast schon { $most } Bots, mehr sind nicht möglich.

email-form = Das ist keine gültige E-Mail-Adresse.

webhook-form = Die URL eines Webhooks muss HTTPS verwenden und einen Host nennen.

webhook-private = Die URL dieses Webhooks führt in ein privates Netz.

mail-off = Dieser Server verschickt keine E-Mails.

nothing-to-confirm = Es gibt keine E-Mail-Adresse zu bestätigen.

webhooks-off = Dieser Server ruft keine Webhooks auf.

bad-link = Dieser Link ist ungültig oder abgelaufen.

needs-admin = Das dürfen nur Administratoren.

not-yourself = Du kannst dich nicht selbst sperren oder löschen oder deine eigene Rolle ändern. Bitte einen anderen Administrator darum oder verwende „emberwake admin“ auf dem Server.

banned = Du bist auf diesem Server gesperrt.

muted = Du darfst auf diesem Server nicht chatten.

no-such-report = Diese Meldung gibt es nicht.

## Tables and games.

no-such-table = Diesen Tisch gibt es nicht.

no-such-game = Das Spiel { QUOTE($game) } gibt es nicht. Zur Wahl stehen { $known }.

no-such-bot = Den Bot { QUOTE($level) } gibt es nicht. Zur Wahl stehen { $known }.

chair-count = Dieses Spiel hat { $expected } Plätze, angegeben sind aber { $found }.

two-chairs = Du kannst nur einen Platz einnehmen.

option = { $option ->
        [clock] Die Bedenkzeit muss zwischen 1 Sekunde und 10 Jahren liegen.
        [utc-offset] Die Abweichung von UTC darf höchstens 14 Stunden betragen.
        [away] Die Wartezeit auf Abwesende muss zwischen 1 Sekunde und 10 Jahren liegen.
        [vote] Eine Abstimmung muss zwischen 1 Sekunde und 10 Jahren dauern.
       *[pause] Eine Pause muss zwischen 1 Sekunde und 10 Jahren dauern.
    }

rated-with-bots = Die eingebauten Bots spielen keine gewerteten Partien. Entferne zuerst die Bots.

rated-with-hints = In gewerteten Partien sind keine Tipps erlaubt. Schalte sie aus oder eröffne einen Tisch ohne Wertung.

rated-needs-clock = Gewertete Partien brauchen eine Uhr. Wähle eine Zeit pro Zug, eine Zeit für die ganze Partie oder Tage pro Zug.

rated-hand-over = In einer gewerteten Partie kannst du deinen Platz keinem Bot überlassen. Bitte die anderen um eine Pause oder gib auf.

too-many-listed = Du kannst höchstens { $most } offene Tische in der Liste haben. Beginne oder schließe zuerst einen.

rated-needs-account = Für gewertete Partien brauchst du ein Konto. Du kannst es auf deiner Seite anlegen.

rated-owner-needs-account = Ein Programm kann nur gewertet spielen, wenn sein Besitzer ein Konto hat.

rated-without-programs = Programme können nur an Tischen gewertet spielen, die Programme erlauben. Wähle einen solchen Tisch oder einen ohne Wertung.

rated-same-owner = In gewerteten Partien kannst du nicht gegen deine eigenen Programme spielen, und sie nicht gegeneinander.

not-over = Die Partie ist noch nicht zu Ende, deshalb gibt es noch keine Aufzeichnung.

no-such-record = Diese Aufzeichnung gibt es nicht.

bad-record = Diese Aufzeichnung lässt sich nicht speichern: { $why }

no-such-line = An diesem Tisch hat sonst niemand eine solche Nachricht geschrieben.

report-too-long = Eine Meldung darf höchstens { $chars-max } Zeichen haben.

many-reports = Du hast schon { $most } offene Meldungen. Bitte warte, bis sie jemand gelesen hat.

no-picture = Diese Adresse ist zu lang für einen QR-Code.
