### A setting of the server.

config = Eine Einstellungsdatei in TOML, pro Zeile „Name = Wert“; Optionen und Variablen haben Vorrang

listen = Adresse, auf der der Server lauscht; 0.0.0.0 oder :: für alle Schnittstellen

port = Port; bei 0 wird ein freier gewählt

public-url = Öffentliche Adresse, für Links, Cookies und Origin-Prüfung [Adresse von --listen]

trust-proxy = Zahl der vertrauenswürdigen Reverse-Proxys vor diesem Server

open = Die Seite in einem Browser öffnen

database = Wo alles gespeichert wird: sqlite:DATEI oder postgres://… [eine Datei in deinem Datenordner]

session-days = Tage ohne Benutzung, bis ein Gerät abgemeldet wird

idle-table-seconds = Sekunden, bis ein leerer Tisch aus dem Arbeitsspeicher entfernt wird

bot-threads = Wie viele Bots gleichzeitig nachdenken dürfen [einer weniger als Kerne]

bot-think-seconds = Sekunden, die ein Bot über einen Zug nachdenken darf

empty-lobby-minutes = Minuten, bis ein gelisteter Tisch ohne Anwesende geschlossen wird

lobby-days = Tage ohne Aktivität, bis ein Tisch ohne begonnene Partie geschlossen wird

abandoned-days = Tage ohne Aktivität, bis eine laufende Partie ohne Ergebnis geschlossen wird

guest-days = Tage, bis ein Gast gelöscht wird, der nicht wiederkommt

undelete-days = Tage, in denen „emberwake admin undelete“ gelöschte Personen zurückholt; 0 für keine

requests-per-minute = Anfragen pro Minute von einer Adresse

sign-ins-per-hour = Falsche Passwörter pro Stunde von einer Adresse für ein Konto

guests-per-hour = Neue Gäste pro Stunde von einer Adresse

tables-per-hour = Neue Tische je Person und Stunde

listed-tables-per-person = Gelistete offene Tische pro Person

bot-minutes-per-hour = Minuten Bedenkzeit der Bots je Person und Stunde; weitere Züge warten

acts-per-minute = Aktionen pro Minute und Person, Züge eingeschlossen

sockets-per-address = Offene Verbindungen von einer Adresse

slow-reader-seconds = Sekunden, bis ein Client getrennt wird, der nicht liest

smtp = Mailserver: smtps://Name:Passwort@Host:Port, oder smtp://… auf demselben Rechner; braucht public-url [keiner]

mail-from = Absender der E-Mails, etwa „Emberwake <games@example.org>“

webhooks = Ob Webhooks von Spielern aufgerufen werden, wenn sie am Zug sind: off (nein), public (nur öffentliche Adressen) oder any (alle)

notify-after-seconds = Sekunden, bis ein Spieler benachrichtigt wird, dass er am Zug ist

log = Format des Logs auf der Fehlerausgabe

log-level = Log-Level

metrics = Wer /metrics lesen darf: niemand (off), dieser Rechner (loopback) oder alle mit dem Token (token) [loopback]

metrics-token = Das Token für /metrics, gesendet als „Authorization: Bearer …“
