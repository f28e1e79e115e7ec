### A text of online play.

online = Online spielen

online-help = Mit Freunden über einen Link oder mit allen, die gerade online sind. Du brauchst kein Konto.

no-server = Der Server ist nicht erreichbar. Hier kannst du trotzdem spielen.

connecting = Verbinde …

reconnecting = Verbindung verloren. Verbinde neu …

outdated = Der Server wurde aktualisiert. Bitte lade die Seite neu.

reload = Neu laden

session-ended = Du wurdest abgemeldet. Melde dich wieder an oder spiel als Gast weiter.

your-name = Dein Name

come-in = Als Gast spielen

sign-in = Anmelden

forgot-password = Passwort vergessen?

recovery-sent = Wenn dieses Konto eine bestätigte E-Mail-Adresse hat, ist ein Link unterwegs.

export-data = Meine Daten herunterladen

sign-in-help = Mit einem Konto hast du deine Partien auf allen deinen Geräten.

login = Benutzername

password = Passwort

old-password = Aktuelles Passwort

new-password = Neues Passwort

signed-in-as = Du bist als { $name } angemeldet.

my-page = Meine Seite

my-tables = Meine Tische

no-tables = Noch keine Tische.

open-tables = Offene Tische

playing-tables = Partien zum Zuschauen

new-online-table = Neuer Tisch

open-table = Tisch eröffnen

listed = In der Liste offener Tische zeigen

listed-help = Sonst finden ihn nur Leute mit dem Link.

rated = Gewertet

rated-help = Das Ergebnis ändert deine Wertung. Alle brauchen ein Konto, und der Tisch eine Uhr. Keine eingebauten Bots, keine Tipps.

programs = Programme erlauben

programs-help = Programme von Leuten mit Konto dürfen auch mitspielen und haben eine eigene Wertung. Sie sind überall gekennzeichnet. Nur für gewertete Partien: Ohne Wertung dürfen Programme immer mitspielen.

programs-allowed = Programme erlaubt

program-name = { $name } (Programm)

is-program = Programm

rated-guest = Für gewertete Partien brauchst du ein Konto. Leg hier eines an (deinen Namen behältst du) oder schau einfach zu.

allow-hints = Tipps erlauben

allow-hints-help = Alle können ihr eigenes Gerät nach dem besten Zug fragen. Nicht in gewerteten Partien.

hints-allowed = Tipps erlaubt

stand-in = Ersatzbot

stand-in-help = Er spielt für alle, die abwesend sind, keine Zeit mehr haben oder aufgeben.

chair-me = Ich

chair-open = Frei

clock-days = Tage pro Zug

days-per-move = Tage für jeden Zug

weekends-off = Uhr am Wochenende anhalten

invite = Einladen

invite-help = Wer diesen Link hat, kann mitspielen oder zuschauen.

copy-invite = Link kopieren

qr-code = Der Link als QR-Code

sit = Hier Platz nehmen

stand = Platz verlassen

kick = { $name } entfernen

kick-ask = { $name } entfernen? { $name } kann hier dann nicht mehr Platz nehmen.

you-were-kicked = Du wurdest vom Tisch entfernt. Zuschauen kannst du weiterhin.

ready-up = Ich bin bereit

not-ready = Noch nicht

is-ready = bereit

is-not-ready = noch nicht bereit

is-away = abwesend

empty-seat = frei

free-seats =
    { $count } { $count ->
        [one] freier Platz
       *[other] freie Plätze
    }

begin = Partie beginnen

waiting-for-owner = { $name } kann die Partie beginnen, sobald alle bereit sind.

waiting-for-people = Du kannst die Partie beginnen, sobald alle Plätze besetzt und alle bereit sind.

close-table = Tisch schließen

close-ask = Diesen Tisch für alle schließen?

table-closed = Dieser Tisch wurde geschlossen.

commitment = Die Mischung ist durch diesen Code und einen Zufallswert jedes Spielers festgelegt und lässt sich nach der Partie von allen nachprüfen.

chat = Chat

chat-hint = Nachricht an den Tisch

send = Senden

no-chat = Noch keine Nachrichten.

about-line = Optionen zur Nachricht von { $name }

mute = { $name } stummschalten

unmute = Stummschaltung von { $name } aufheben

hide = Nachrichten von { $name } ausblenden

unhide = Nachrichten von { $name } zeigen

hidden = ausgeblendet

report = Melden

report-ask = Warum meldest du die Nachricht von { $name }?

reported = Gemeldet. Danke.

watching = Du schaust zu.

away = { $name } ist gerade nicht da. In { $time } übernimmt ein Bot.

away-you = Du scheinst nicht da zu sein. In { $time } übernimmt ein Bot. Berühre die Seite oder drücke eine Taste, um zu bleiben.

bot-waits = Der Server ist ausgelastet: Ein Bot wartet, bis er nachdenken kann.

more-tables = Mehr Tische zeigen

any-game = Alle Spiele

any-pace = Jedes Tempo

pace-live = In Echtzeit

pace-days = Tage pro Zug

only-free = Nur Tische mit freiem Platz

only-rated = Nur gewertete Partien

filter-game = Spiel

filter-pace = Tempo

waiting = Gesendet. Warte auf den Server …

not-sent = Verbindung verloren. Deine letzte Aktion ist vielleicht nicht angekommen. Schau auf den Tisch und wiederhole sie, falls nötig.

vote-open = Die anderen stimmen noch ab …

withdraw = Zurückziehen

to-rematch = Zum neuen Tisch

your-turn-at = Du bist am Zug: { $game }

my-turn = du bist am Zug

in-lobby = noch nicht begonnen

running = läuft

go-there = Öffnen

account = Konto

make-account = Konto anlegen

make-account-help = Du behältst Namen und Partien und kannst dich auf anderen Geräten anmelden.

rename = Namen ändern

change-password = Passwort ändern

changed-password = Passwort geändert. Deine anderen Geräte wurden abgemeldet.

saved = Gespeichert.

save = Speichern

devices = Geräte

this-device = dieses Gerät

end-device = Abmelden

sign-out = Abmelden

sign-out-guest-ask = Als Gast kannst du dich nicht wieder anmelden. Trotzdem abmelden?

sign-out-everywhere = Überall abmelden

leaving = Abmelden

signed-out = Du bist abgemeldet.

delete-me = Mein Konto löschen

delete-me-help =
    { $days ->
        [0] Dein Name, dein Konto und deine Geräte werden für immer gelöscht.
        [one] Dein Name und dein Konto verschwinden überall, und alle Geräte werden abgemeldet. Einen Tag lang kann der Betreiber dieses Servers dich zurückholen, danach werden deine Daten vernichtet.
       *[other] Dein Name und dein Konto verschwinden überall, und alle Geräte werden abgemeldet. { $days } Tage lang kann der Betreiber dieses Servers dich zurückholen, danach werden deine Daten vernichtet.
    } Laufende Partien gibst du auf, und ein Bot spielt sie zu Ende. Beendete Partien bleiben, ohne deinen Namen.

delete-me-ask = Dein Konto und alle deine Daten löschen? Du selbst kannst das nicht rückgängig machen.

deleted = Dein Konto wurde gelöscht.

notifications = Wenn ich am Zug bin

notify-browser = Browser-Benachrichtigung zeigen

notify-sound = Ton abspielen

sound-off = Auf diesem Gerät ist der Ton aus:

notify-email = E-Mail senden an

notify-email-turns = E-Mail, wenn ich am Zug bin

notify-email-help = An diese Adresse geht auch der Link, falls du dein Passwort vergisst.

email-needs-password = Gib dein Passwort ein, um die Adresse zu ändern. Wir benachrichtigen die alte Adresse. Einen Tag lang kannst du mit ihr noch ein neues Passwort wählen.

email-unconfirmed = Wir haben dir eine E-Mail geschickt. Sobald du den Link darin öffnest, bekommst du Benachrichtigungen.

send-again = Bestätigungs-E-Mail erneut senden

notify-webhook = Diese Webhook-URL aufrufen

webhook-stopped = Diese URL war mehrmals in Folge nicht erreichbar, deshalb rufen wir sie nicht mehr auf. Sobald sie wieder funktioniert, setze das Häkchen oder gib eine andere an.

webhook-again = Wieder aufrufen

notify-refused = Dein Browser blockiert Benachrichtigungen von dieser Seite.

history = Beendete Partien

no-history = Noch keine beendeten Partien.

place = { $place }. Platz

statistics = Statistik

statistic-line = { $game }, { $players } Spieler: { $games } gespielt, { $share } gewonnen

ratings = Wertungen

rating-line = { $game }: { $points } Punkte, gewertete Partien: { $games }

points-change = Wertung { $points }

best = Bestenliste

best-help =
    In der Bestenliste stehst du, sobald du gewertete Partien gegen { $count } { $count ->
        [one] Gegner
       *[other] verschiedene Gegner
    } gespielt hast.

upload = Aufzeichnung hochladen

uploaded = Aufzeichnung gespeichert.

file-too-large = Diese Datei ist zu groß für eine Aufzeichnung.

records = Hochgeladene Aufzeichnungen

no-such-table = Diesen Tisch gibt es nicht, oder er wurde geschlossen.

something-wrong = Der Server hat unerwartet geantwortet. Bitte lade die Seite neu.

deadline = bis { $when }

lobby = Alle Tische

nobody = jemand, der nicht mehr da ist
