### A text of online play.

online = Online spielen

online-help = Mit Freunden über einen Link oder mit allen, die da sind. Ohne Konto.

no-server = Kein Server ist erreichbar. Hier kann man auch ohne spielen.

connecting = Verbinde…

reconnecting = Verbindung verloren. Verbinde neu…

outdated = Der Server wurde erneuert. Bitte die Seite neu laden.

reload = Neu laden

session-ended = Du wurdest abgemeldet. Komm wieder als Gast oder melde dich an.

your-name = Dein Name

come-in = Als Gast spielen

sign-in = Anmelden

forgot-password = Passwort vergessen?

recovery-sent = Wenn dieses Konto eine bestätigte E-Mail-Adresse hat, ist ein Link unterwegs.

export-data = Meine Daten herunterladen

sign-in-help = Mit einem Konto behältst du deine Spiele auf allen Geräten.

login = Kontoname

password = Passwort

old-password = Bisheriges Passwort

new-password = Neues Passwort

signed-in-as = Du bist { $name }.

my-page = Meine Seite

my-tables = Meine Tische

no-tables = Noch kein Tisch.

open-tables = Offene Tische

playing-tables = Spiele zum Zuschauen

new-online-table = Neuer Tisch

open-table = Tisch eröffnen

listed = In der Liste offener Tische

listed-help = Sonst finden ihn nur Leute mit dem Link.

rated = Gewertet

rated-help = Das Ergebnis ändert deine Wertung. Nur für Leute mit Konto, ohne Bots.

rated-guest = Diese Partie wird gewertet; wer mitspielt, braucht ein Konto. Leg hier eines an, deinen Namen behältst du. Zum Zuschauen brauchst du keines.

stand-in = Ersatzbot

stand-in-help = Er spielt für alle, die weg sind, deren Zeit abläuft oder die aufgeben.

chair-me = Ich

chair-open = Frei

clock-days = Tage pro Zug

days-per-move = Tage für jeden Zug

weekends-off = Am Wochenende steht die Uhr still

invite = Einladen

invite-help = Wer diesen Link hat, kann mitspielen oder zuschauen.

copy-invite = Link kopieren

qr-code = Der Link als QR-Code

sit = Hier sitzen

stand = Platz verlassen

kick = { $name } wegschicken

kick-ask = { $name } wegschicken? { $name } kann hier nicht mehr Platz nehmen.

you-were-kicked = Du wurdest dieses Tisches verwiesen. Zuschauen kannst du weiterhin.

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

begin = Spiel beginnen

waiting-for-owner = { $name } beginnt das Spiel, wenn alle bereit sind.

waiting-for-people = Das Spiel kann beginnen, wenn alle Plätze besetzt und alle bereit sind.

close-table = Tisch schließen

close-ask = Diesen Tisch für alle schließen?

table-closed = Dieser Tisch wurde geschlossen.

commitment = Das Geben steht durch diese Zahl fest und durch das, was jeder beim Bereitsein hinzufügt. Nach dem Spiel kann es jeder prüfen.

chat = Chat

chat-hint = An den Tisch schreiben

send = Senden

no-chat = Noch hat niemand geschrieben.

about-line = Zu dieser Zeile von { $name }

mute = { $name } stummschalten

unmute = { $name } wieder schreiben lassen

hide = Ausblenden, was { $name } schreibt

unhide = Zeigen, was { $name } schreibt

hidden = ausgeblendet

report = Melden

report-ask = Diese Zeile von { $name } melden: Was stimmt damit nicht?

reported = Gemeldet. Danke.

watching = Du schaust zu.

bot-waits = Ein Bot wartet, bis er nachdenken darf: Gerade laufen viele Spiele.

more-tables = Mehr Tische zeigen

any-game = Alle Spiele

any-pace = Jedes Tempo

pace-live = In Echtzeit

pace-days = Tage pro Zug

only-free = Nur Tische mit freiem Platz

filter-game = Spiel

filter-pace = Tempo

waiting = Gesendet. Warte auf den Server…

not-sent = Die Verbindung ist abgebrochen. Das Letzte ist vielleicht nicht angekommen: bitte nachsehen und nötigenfalls wiederholen.

vote-open = Die anderen werden gefragt.

withdraw = Zurückziehen

to-rematch = Zum neuen Tisch

your-turn-at = Du bist dran: { $game }

my-turn = du bist dran

in-lobby = vor dem Spiel

running = läuft

go-there = Öffnen

account = Konto

make-account = Konto anlegen

make-account-help = Du behältst Namen und Spiele und kannst dich auf anderen Geräten anmelden.

rename = Namen ändern

change-password = Passwort ändern

changed-password = Das Passwort ist geändert; andere Geräte sind abgemeldet.

saved = Gespeichert.

save = Speichern

devices = Geräte

this-device = dieses

end-device = Abmelden

sign-out = Abmelden

sign-out-guest-ask = Ein Gast kann nicht zurückkommen. Trotzdem abmelden?

sign-out-everywhere = Überall abmelden

leaving = Abmelden

signed-out = Du bist abgemeldet.

delete-me = Mein Konto löschen

delete-me-help = Dein Name, dein Konto und deine Geräte werden für immer gelöscht. Laufende Partien gibst du auf, ein Bot spielt sie zu Ende; beendete bleiben, ohne deinen Namen.

delete-me-ask = Alles über dich löschen? Das lässt sich nicht rückgängig machen.

deleted = Alles über dich ist gelöscht.

notifications = Wenn ich dran bin

notify-browser = Browser-Benachrichtigung zeigen

notify-sound = Ton abspielen

sound-off = Auf diesem Gerät ist der Ton aus:

notify-email = E-Mail senden an

email-unconfirmed = Wir haben einen Brief an diese Adresse geschickt. E-Mail kommt, sobald du den Link darin geöffnet hast.

send-again = Brief noch einmal senden

notify-webhook = Diese Adresse aufrufen

notify-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen.

history = Beendete Spiele

no-history = Noch kein beendetes Spiel.

place = Platz { $place }

statistics = Statistik

statistic-line = { $game } zu { $players }. Gespielt: { $games }, gewonnen: { $share }

ratings = Wertungen

rating-line = { $game }: { $points } Punkte. Gewertete Spiele: { $games }

points-change = Wertung { $points }

best = Die Besten

upload = Spielbericht hochladen

uploaded = Der Spielbericht ist gespeichert.

file-too-large = Diese Datei ist zu groß für einen Spielbericht.

records = Hochgeladene Spielberichte

no-such-table = Diesen Tisch gibt es nicht oder nicht mehr.

something-wrong = Die Antwort des Servers war nicht zu verstehen.

deadline = bis { $when }

lobby = Alle Tische

nobody = jemand, der gegangen ist
