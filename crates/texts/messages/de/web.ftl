### A text of the page.

tagline = Brettspiele am Feuer, allein oder zu mehreren.

home = Start

play-now = Sofort spielen

play-now-help = Lagerfeuer, du gegen zwei Bots.

new-table = Neuer Tisch

campfire-blurb = Bewege Scheiben ums Feuer, sammle Storys, schreibe Legenden. 2 bis 5 Spieler.

rules = Regeln

settings = Einstellungen

learn = Geführte erste Partie

learn-offer = Neu hier? Eine geführte Partie dauert fünf Minuten.

not-now = Jetzt nicht

saved-games = Deine Partien

no-saved-games = Noch keine Partien. Sie werden in diesem Browser gespeichert.

open = Weiterspielen

look-at = Ergebnis

replay = Wiederholung

delete = Löschen

delete-ask = Diese Partie endgültig löschen?

damaged-save = Diese gespeicherte Partie ist beschädigt und lässt sich nicht öffnen. Deine anderen Partien sind nicht betroffen.

other-version-save = Diese Partie hat eine andere Version der Seite aufbewahrt; diese kann sie nicht öffnen.

no-such-save = Unter dieser Adresse gibt es in diesem Browser keine Partie.

storage-forbidden = Dieser Browser lässt die Seite nichts speichern; die Partie geht verloren, wenn du die Seite verlässt.

storage-full = Für diese Partie ist kein Platz mehr. Speichere sie als Datei oder lösche andere Partien.

import = Aufzeichnung öffnen

export = Als Datei speichern

copy-link = Link kopieren

link-copied = Link kopiert; er enthält die ganze Partie.

link-too-long = Diese Partie ist zu lang für einen Link; speichere sie als Datei.

bad-link = Dieser Link ist kaputt: Er enthält keine lesbare Partie.

bad-file = Diese Datei ist keine Aufzeichnung einer Partie.

unknown-game = Das ist eine Partie von „{ $name }“; dieses Spiel kennt die Seite nicht.

verify = Mischung prüfen

verified = Geprüft: Alle { $count } Ergebnisse des Zufalls folgen aus dem Startwert, der vor dem ersten Zug feststand.

seats = Plätze

seat-number = Platz { $number }

person = Mensch

bot-easy = Bot, leicht

bot-medium = Bot, mittel

bot-hard = Bot, schwer

name = Name

add-seat = Platz hinzufügen

remove-seat = Letzten Platz entfernen

options = Optionen

start-game = Partie beginnen

player-settles = Reihum gewählt

at-random = Zufällig

fixed = Hier festgelegt

pool-ties = Alle vier teilen

separate-ties = Drei teilen, einer für den Nächsten

captain = Captain

winner-before = Gewinner

last-before = Letztplatzierter

box-file = Schachteldatei verwenden

box-used = Karten im Spiel: { $name }

box-default = Standard

your-turn = { $name }, du bist am Zug

thinking = { $name } überlegt …

game-over = Die Partie ist zu Ende

old-edition = Gespielt nach Ausgabe { $edition } der Regeln.

turn-number = Zug { $number }

setup = Aufbau

confirm = Bestätigen

back = Neu wählen

undo = Zurücknehmen

cancel = Abbrechen

close = Schließen

menu = Menü

hand-over = Ein Bot spielt für { $name }

resign = { $name } gibt auf

resign-ask = { $name } gibt endgültig auf, und ein Bot spielt weiter. Wirklich?

stands-in = ein Bot vertritt

resigned = aufgegeben

log = Protokoll

since-your-turn = Seit deinem letzten Zug

cards = Karten

players = Spieler

place-rest = Den Rest zufällig legen

choose-pile = Tippe auf einen leuchtenden Stapel, um ihn zu bewegen, oder auf eine leuchtende Karte, um sie zu schreiben.

choose-pile-only = Tippe auf einen leuchtenden Stapel, um ihn zu bewegen. Gerade lässt sich keine Karte schreiben.

choose-place = Tippe auf ein leuchtendes Feld.

choose-disc = Welche Scheibe?

choose-way = In welche Richtung?

ability = Deine Fähigkeit

no-ability = Nicht nutzen

pair-at = Zwei Scheiben auf Feld { $place }

skip-at = Feld { $place } auslassen

lift-disc = Scheibe { $height } von unten

choose-payment = Womit bezahlst du?

preview = Was geschehen wird

nobody-takes = Niemand nimmt ein Plättchen.

rises = Auf die Mondfelder

writable = Karten, die du schreiben kannst

decided = hat die Partie entschieden

lesson-other = Gerade ist etwas anderes gefragt. Folge dem Leuchten.

example-duel = Ein Duell

example-three = Zu dritt am Feuer

example-five = Eine volle Runde zu fünft

example-shared = Ein geteilter Sieg

example-legends = Drei Legenden beenden die Partie

example-myth = Ein vollendeter Mythos

example-battle = Eine Seeschlacht

example-vaal = Der Vaal löst einen Gleichstand

open-rulebook = Regelheft öffnen

keys = Tastenkürzel

key-place = Lagerfeuer: ein Feld wählen

key-answer = Die erste, zweite, dritte … Antwort wählen

key-replay = Wiederholung: einen Schritt zurück und vor

key-chart = Seekarte: zoomen, ganz zeigen

lost = An Schlafende verloren

lys-bonus = Lys-Bonus: Danach richtest du sie auf einen anderen Stapel und nimmst dort das Plättchen.

uncovered-to = { $name } nimmt auch das Plättchen, das Lys dort aufdeckt.

uncovered-lost = Das Plättchen, das Lys dort aufdeckt, geht an Schlafende verloren.

may-lift = Davor darfst du eine deiner Scheiben hochholen.

moons-then = Mondfelder dann: { $count } von 4

scoring-then = Am Ende dieses Zuges gibt es eine Zwischenwertung.

points-now = Deine Punkte ändern sich um { $points }.

not-possible = Nicht möglich

costs-you = kostet dich { $price }

taken-by = bei { $name }

can-write = du kannst sie schreiben

song = Lied { $price }

songs = Lieder

legends = Legenden

moons-won = Monde

tiles-left = Übrige Plättchen

total = Summe

player-column = Spieler

winner = { $names } gewinnt!

shared-victory = { $names } teilen sich den Sieg!

how-points = Woher die Punkte kommen

graph = Der Stand im Lauf der Partie

play-again = Noch einmal

points = { $points } Punkte

step-of = Schritt { $step } von { $all }

to-start = Zum Anfang

step-back = Zurück

step-on = Weiter

to-end = Zum Ende

play-on = Abspielen

pause = Pause

continue-here = Von hier weiterspielen

seen-by = Blickwinkel

everybody = Allwissend

spectator = Zuschauer

back-to-table = Zurück zum Tisch

search = In den Regeln suchen

nothing-found = Kein Absatz enthält alle diese Wörter.

found-count = Gefundene Absätze: { $count }

only-ours = Nur unsere Entscheidungen

contents = Inhalt

language = Sprache

language-auto = Wie im Browser

light = Farben

light-auto = Wie im System

light-light = Hell

light-dark = Dunkel

motion = Bewegung

motion-off = Keine

motion-slow = Langsam

motion-normal = Normal

motion-fast = Schnell

motion-reduced = Dein System wünscht weniger Bewegung; deshalb bewegt sich nichts.

sound = Ton

skip-motion = Überspringen

lesson-next = Weiter

lesson-leave = Geführte Partie verlassen

lesson-show = Zeig es mir

lesson-step = Geführte Partie, { $step } von { $all }

skip-to-content = Zum Inhalt springen

board-label = Der Ring aus acht Feldern um das Feuer

place-label = Feld { $place }

pile-label = Stapel von unten: { $discs }

pile-empty = keine Scheiben

stack-label = { $count } Plättchen, oben { $tile }

stack-empty = keine Plättchen mehr

lys-here = Lys zeigt hierher

may-choose = wählbar

chosen = gewählt

chart-label = Mondfelder: { $count } von 4

fixtures = Beispielpartien

install = Einmal geöffnet, läuft diese Seite auch ohne Netz.

bot-silent = Der Bot hat nicht geantwortet; für ihn wurde ein einfacher Zug gespielt.

curtain = Gib den Bildschirm an { $name } weiter.

ready = Ich bin bereit

serve-about = Das Spiel für Browser bereitstellen: die Seite und Tische zum Online-Spielen

no-page = Dieses Programm wurde ohne die Seite gebaut; „cargo play“ baut beides.

colon = { $heading }: { $rest }
