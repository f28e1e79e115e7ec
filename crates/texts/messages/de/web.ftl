### A text of the page.

tagline = Zwei Brettspiele, am Feuer und auf hoher See, allein oder mit Freunden.

home = Start

play-now = Jetzt spielen

play-now-help = Lagerfeuer, du gegen zwei Bots.

new-table = Neuer Tisch

campfire-blurb = Bewege Scheiben ums Feuer, sammle Geschichten, schreibe Legenden. 2 bis 5 Spieler.

rules = Regeln

settings = Einstellungen

learn = Geführte Partie

learn-offer = Neu hier? Beginne mit einer geführten Partie. Sie dauert fünf Minuten.

not-now = Jetzt nicht

saved-games = Deine Partien

no-saved-games = Noch keine Partien. Deine Partien werden in diesem Browser gespeichert.

open = Weiterspielen

look-at = Ergebnis ansehen

replay = Nachspielen

delete = Löschen

delete-ask = Diese Partie löschen? Das lässt sich nicht rückgängig machen.

damaged-save = Diese gespeicherte Partie ist beschädigt und lässt sich nicht öffnen. Deine anderen Partien sind in Ordnung.

other-version-save = Diese Partie wurde mit einer anderen Version gespeichert und lässt sich hier nicht öffnen.

no-such-save = Dieser Browser hat unter dieser Adresse keine Partie gespeichert.

storage-forbidden = Dein Browser verhindert das Speichern. Diese Partie geht verloren, wenn du die Seite schließt.

storage-full = Der Speicher deines Browsers ist voll. Speichere diese Partie als Datei oder lösche andere Partien.

import = Gespeicherte Partie öffnen

export = Als Datei speichern

copy-link = Link kopieren

link-copied = Link kopiert. Er enthält die ganze Partie.

link-too-long = Diese Partie ist zu lang für einen Link. Speichere sie stattdessen als Datei.

bad-link = Dieser Link ist defekt. Er enthält keine lesbare Partie.

bad-file = Diese Datei ist keine Aufzeichnung einer Partie.

unknown-game = Das ist eine Aufzeichnung von „{ $name }“; dieses Spiel kennt die Seite nicht.

verify = Mischung prüfen

verified = Geprüft: Alle { $count } Zufallsergebnisse passen zum Startwert, der vor dem ersten Zug festgelegt wurde.

seats = Plätze

seat-number = Platz { $number }

person = Mensch

bot-of-level = Bot, { $level }

name = Name

add-seat = Platz hinzufügen

remove-seat = Letzten Platz entfernen

options = Optionen

start-game = Partie beginnen

fixed = Auf dieser Seite festlegen

box-file = Kartenwerte aus Datei

box-used = Kartenwerte: { $name }

your-turn = { $name ->
        [you] Du bist am Zug
       *[other] { $name }: Du bist am Zug
    }

thinking = { $name } überlegt …

game-over = Die Partie ist zu Ende

old-edition = Gespielt nach Ausgabe { $edition } der Regeln.

turn-number = Zug { $number }

setup = Aufbau

confirm = Bestätigen

back = Auswahl aufheben

undo = Zurücknehmen

cancel = Abbrechen

close = Schließen

menu = Menü

hand-over = { $name ->
        [you] Einen Bot spielen lassen
       *[other] Bot für { $name } spielen lassen
    }

resign = { $name ->
        [you] Aufgeben
       *[other] Für { $name } aufgeben
    }

resign-ask = { $name ->
        [you] Aufgeben
       *[other] Für { $name } aufgeben
    }? Das lässt sich nicht rückgängig machen. Ein Bot spielt die Partie zu Ende.

stands-in = Bot spielt

resigned = aufgegeben

log = Protokoll

since-your-turn = Seit deinem letzten Zug

cards = Karten

players = Spieler

place-rest = Den Rest zufällig legen

choose-pile = Tippe auf einen leuchtenden Stapel, um ihn zu bewegen, oder auf eine leuchtende Karte, um sie zu schreiben.

choose-pile-only = Tippe auf einen leuchtenden Stapel, um ihn zu bewegen. Eine Karte kannst du gerade nicht schreiben.

choose-place = Tippe auf ein leuchtendes Feld.

choose-disc = Welche Scheibe?

choose-way = In welche Richtung ums Feuer?

ability = Sonderfähigkeit

no-ability = Nicht nutzen

pair-at = Zwei Scheiben auf Feld { $place }

skip-at = Feld { $place } auslassen

lift-disc = Scheibe { $height } von unten hochholen

choose-payment = Womit willst du bezahlen?

preview = Was passiert

nobody-takes = Niemand nimmt ein Plättchen.

rises = Kommt auf die Mondfelder

writable = Karten, die du schreiben kannst

decided = hat die Partie entschieden

lesson-other = Das noch nicht. Folge dem Leuchten.

example-duel = Ein Duell

example-three = Zu dritt am Feuer

example-five = Zu fünft am Feuer

example-shared = Ein geteilter Sieg

example-legends = Drei Legenden beenden die Partie

example-myth = Ein vollendeter Urmythos

example-battle = Eine Seeschlacht

example-vaal = Der Vaal entscheidet einen Gleichstand

open-rulebook = Spielregel öffnen

keys = Tastaturkürzel

key-place = Lagerfeuer: ein Feld wählen

key-answer = Die erste, zweite, dritte … Antwort wählen

key-replay = Nachspielen: einen Schritt zurück oder vor

key-chart = Meer: Karte zoomen, alles zeigen

lost = Abgeworfen

lys-bonus = Lys-Bonus: Richte sie auf einen anderen Stapel und nimm dort das oberste Plättchen.

uncovered-to = { $name ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } auch das Plättchen, das Lys dort aufdeckt.

uncovered-lost = Das Plättchen, das Lys dort aufdeckt, wird abgeworfen.

may-lift = Davor darfst du eine deiner Scheiben hochholen.

moons-then = Monde: { $count } von 4

scoring-then = Am Ende dieses Zuges gibt es eine Zwischenwertung.

points-now = Deine Punkte: { $points }

not-possible = Nicht möglich

costs-you = kostet dich { $price }

taken-by =
    bei { $name ->
        [you] dir
       *[other] { $name }
    }

can-write = jetzt möglich

song = Lied { $price }

songs = Lieder

legends = Legenden

moons-won = Monde

tiles-left = Übrige Plättchen

total = Summe

player-column = Spieler

winner = { $you ->
        [yes] { $winners ->
        [0] Du gewinnst!
       *[other] { $winners } und du teilt euch den Sieg!
    }
       *[no] { $winners ->
        [one] { $winners } gewinnt!
       *[other] { $winners } teilen sich den Sieg!
    }
    }

how-points = Endstand

graph = Punkteverlauf

play-again = Noch einmal spielen

points = { $points } Punkte

step-of = Schritt { $step } von { $all }

to-start = Zum Anfang

step-back = Schritt zurück

step-on = Schritt vor

to-end = Zum Ende

play-on = Abspielen

pause = Pause

continue-here = Von hier weiterspielen

seen-by = Blickwinkel

everybody = Alles sehen

spectator = Als Zuschauer

back-to-table = Zurück zum Tisch

search = In den Regeln suchen

nothing-found = Kein Absatz enthält alle diese Wörter.

found-count = Gefundene Absätze: { $count }

only-ours = Nur unsere Entscheidungen

contents = Inhalt

language = Sprache

language-auto = Wie im Browser

light = Farbschema

light-auto = Wie im System

light-light = Hell

light-dark = Dunkel

motion = Animationen

motion-off = Aus

motion-slow = Langsam

motion-normal = Normal

motion-fast = Schnell

motion-reduced = Dein System wünscht weniger Bewegung, deshalb sind die Animationen aus.

sound = Ton

skip-motion = Überspringen

lesson-next = Weiter

lesson-leave = Geführte Partie verlassen

lesson-show = Zeig es mir

lesson-step = Geführte Partie, { $step } von { $all }

skip-to-content = Zum Inhalt springen

board-label = Acht Felder rund um das Feuer

place-label = Feld { $place }

pile-label = Stapel von unten: { $discs }

pile-empty = keine Scheiben

stack-label = Stapel mit { $count } Plättchen, oben: { $tile }

stack-empty = keine Plättchen mehr

lys-here = Lys zeigt hierher

may-choose = wählbar

chosen = ausgewählt

chart-label = Mondfelder: { $count } von 4

fixtures = Beispielpartien

install = Alles, was du einmal geöffnet hast, funktioniert auch offline.

keep-all = Alles herunterladen

keep-all-help = Lädt die Teile der Seite herunter, die du noch nicht geöffnet hast, damit alles offline funktioniert. Ab deinem zweiten Besuch macht die Seite das von selbst, außer wenn im Browser der Datensparmodus eingeschaltet ist.

keeping-all = Wird heruntergeladen …

kept-all = Jetzt funktioniert alles auch offline.

keep-all-failed = Nicht alles konnte heruntergeladen werden. Versuch es noch einmal, wenn du online bist.

bot-silent = Der Bot hat nicht geantwortet, deshalb wurde für ihn ein zufälliger Zug gespielt.

curtain = Gib den Bildschirm an { $name } weiter.

ready = Ich bin bereit

serve-about = Das Spiel im Browser anbieten: die Seite und Tische zum Online-Spielen

no-page = Dieses Programm wurde ohne die Seite gebaut. „cargo play“ baut beides.

colon = { $heading }: { $rest }

pay-short = zahle { $price }

volume = Lautstärke

vibration = Beim Ablegen vibrieren
