### A setting of the server.

config = Eine Datei mit Einstellungen in TOML, je Zeile „Name = Wert“; Optionen und Variablen gehen vor

listen = Die Adresse, an der gelauscht wird; 0.0.0.0 oder :: für alle dieses Rechners [127.0.0.1]

port = Der Port; 0 nimmt irgendeinen freien [8080]

public-url = Die Adresse, die man eintippt: für Links, Cookies und die Prüfung der Herkunft [die gelauschte]

trust-proxy = Wie vielen Proxys vor diesem Server zu glauben ist, wer fragt [0]

open = Öffnet die Seite in einem Browser

database = Wo alles aufbewahrt wird: sqlite:DATEI oder postgres://… [eine Datei im Datenordner des Benutzers]

session-days = Nach wie vielen Tagen ohne Benutzung ein Gerät abgemeldet wird [90]

idle-table-seconds = Nach wie vielen Sekunden ein Tisch, an dem niemand ist, den Speicher verlässt [600]

bot-threads = Wie viele Bots gleichzeitig nachdenken dürfen [einer weniger, als der Rechner Kerne hat]

bot-think-seconds = Wie viele Sekunden ein Bot über einen Zug nachdenken darf [10]

empty-lobby-minutes = Minuten, bis ein gelisteter Tisch, der auf Spieler wartet und an dem niemand ist, geschlossen wird [30]

lobby-days = Tage, bis ein Tisch ohne begonnene Partie, an dem nichts geschieht, geschlossen wird [14]

abandoned-days = Tage, bis eine Partie, in der nichts geschieht, ohne Ergebnis geschlossen wird [90]

guest-days = Tage, bis ein Gast, der nicht wiederkommt, gelöscht wird [90]

requests-per-minute = Wie viele Anfragen eine Adresse in einer Minute stellen darf [600]

sign-ins-per-hour = Wie viele falsche Passwörter in einer Stunde von einer Adresse für ein Konto kommen dürfen [20]

guests-per-hour = Wie viele neue Gäste in einer Stunde von einer Adresse kommen dürfen [60]

tables-per-hour = Wie viele Tische eine Person in einer Stunde eröffnen darf [60]

listed-tables-per-person = Wie viele Tische eine Person in der Liste der offenen Tische haben darf [5]

bot-minutes-per-hour = Wie viele Minuten Bots je Stunde für eine Person nachdenken dürfen; weitere Züge warten [60]

acts-per-minute = Wie viel eine Person in einer Minute an Tischen tun darf, Züge eingeschlossen [1200]

sockets-per-address = Wie viele offene Verbindungen eine Adresse haben darf [200]

slow-reader-seconds = Nach wie vielen Sekunden getrennt wird, wer nicht liest [20]

smtp = Der Mailserver: smtps://Name:Passwort@Rechner:Port, oder smtp://… im selben Rechner [keiner]

mail-from = Der Absender von E-Mail, wie in „Emberwake <games@example.org>“

webhooks = Ob am Zug Adressen aufgerufen werden, die man selbst wählt: off (nein), public (nur öffentliche) oder any (alle) [off]

notify-after-seconds = Nach wie vielen Sekunden E-Mail oder ein Aufruf sagt, dass man am Zug ist [60]

log = Die Form des Protokolls auf der Fehlerausgabe [text]

log-level = Wie viel protokolliert wird [warn]

metrics = Wer /metrics lesen darf: niemand (off), dieser Rechner (loopback) oder wer den Schlüssel hat (token) [loopback]

metrics-token = Der Schlüssel für /metrics, gesendet als „Authorization: Bearer …“
