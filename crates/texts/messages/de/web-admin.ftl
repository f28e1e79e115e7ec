### A text of the page for administrators.

title = Verwaltung

not-admin = Nur Administratoren können diese Seite öffnen.

reports = Meldungen

no-reports = Keine Meldungen.

show-closed = Auch geschlossene Meldungen zeigen

older-reports = Ältere Meldungen zeigen

report-line = { $by } hat { $about } gemeldet

said = Nachricht: { QUOTE($said) }

said-gone = Die Nachricht gibt es nicht mehr.

reason = Grund: { QUOTE($text) }

closed = geschlossen am { $when }

note-line = Notiz: { QUOTE($note) }

note = Notiz

close-report = Meldung schließen

manage = { $name } verwalten

see-table = Zum Tisch

people = Personen

find = Name oder Benutzername

search = Suchen

none-found = Niemand gefunden.

number = Nr. { $number }

is-guest = Gast

is-bot = Bot

is-admin = Administrator

banned-until = gesperrt bis { $when }

banned = dauerhaft gesperrt

muted-until = stummgeschaltet bis { $when }

muted = dauerhaft stummgeschaltet

since = dabei seit { $when }

days = Anzahl der Tage

days-help = Lass dieses Feld leer, wenn es dauerhaft gelten soll.

bad-days = Gib eine ganze Zahl von Tagen ein, mindestens 1, oder lass das Feld leer.

ban = Sperren

ban-ask = { $name } sperren? Die Person wird sofort überall abgemeldet.

unban = Sperre aufheben

mute = Stummschalten

unmute = Stummschaltung aufheben

new-name = Neuer Name

rename = Namen ändern

role = Rolle ändern

make-admin = Zum Administrator machen

make-admin-ask = { $name } zum Administrator machen? Die Person darf dann alles, was diese Seite bietet.

make-player = Rolle als Administrator entziehen

reset-password = Passwort zurücksetzen

reset-ask = Das Passwort von { $name } zurücksetzen? Die Person wird überall abgemeldet.

new-password = Das neue Passwort ist { $password }. Es wird nur einmal angezeigt.

delete-person = Person löschen

failed = Fehlgeschlagen

undelete-person = Zurückholen

delete-person-ask = { $name } löschen? Die Person verschwindet überall, mit Konto und Bots. Einige Tage lang holt „emberwake admin undelete“ sie zurück, danach wird alles vernichtet. Beendete Partien bleiben ohne den Namen erhalten.

content = Tische und Aufzeichnungen

content-id = Link oder Kennung

bad-id = Füge den Link eines Tisches oder einer Aufzeichnung ein, oder gib die Kennung ein.

delete-table = Tisch löschen

delete-table-ask = Diesen Tisch mit Partie und Chat löschen? Du kannst das nicht rückgängig machen.

delete-record = Aufzeichnung löschen

delete-record-ask = Diese Aufzeichnung löschen? Du kannst das nicht rückgängig machen.

audit = Protokoll

no-audit = Noch nichts.

console = Kommandozeile

of-person = Person { $number }

of-table = Tisch { $id }

of-record = Aufzeichnung { $id }

of-report = Meldung { $number }

done = Erledigt.
