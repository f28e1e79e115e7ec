### What the things of Sea are called.

tribe = { $tribe ->
        [red] roter Stamm
        [blue] blauer Stamm
        [green] grüner Stamm
        [yellow] gelber Stamm
        [purple] lila Stamm
       *[white] weißer Stamm
    }

tribe-color = { $tribe ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
        [purple] Lila
       *[white] Weiß
    }

tribe-shape = { $tribe ->
        [red] Kreis
        [blue] Quadrat
        [green] Dreieck
        [yellow] Raute
        [purple] Sechseck
       *[white] Stern
    }

tile-kind = { $kind ->
        [sea] Meer
        [coast] Küste
        [island] Insel
       *[fog] Nebel
    }

direction = { $direction ->
        [n] N
        [ne] NO
        [e] O
        [se] SO
        [s] S
        [sw] SW
        [w] W
       *[nw] NW
    }

direction-long = { $direction ->
        [n] Norden
        [ne] Nordosten
        [e] Osten
        [se] Südosten
        [s] Süden
        [sw] Südwesten
        [w] Westen
       *[nw] Nordwesten
    }

side = { $side ->
        [clockwise] im Uhrzeigersinn
       *[counterclockwise] gegen den Uhrzeigersinn
    }

part = { $part ->
        [character] Gestalt
        [location] Ort
       *[action] Tat
    }

component = { $component ->
        [tides-character] die Mondtaucherin
        [tides-location] die Versunkene Treppe
        [tides-action] zieht die erste Flut herauf
        [wind-character] der Barfüßige Dieb
        [wind-location] die Höhle des Atems
        [wind-action] stiehlt den Göttern eine Bö
        [wedding-character] die Salzbraut
        [wedding-location] das Weiße Riff
        [wedding-action] vermählt sich mit dem Meer
        [bell-character] der Blinde Glöckner
        [bell-location] der Ertrunkene Turm
        [bell-action] weckt die Schläfer
        [oar-character] die Schlaflose Ruderin
        [oar-location] der Rand der Karten
        [oar-action] rudert über die Sterne hinaus
        [fire-character] das Glutkind
        [fire-location] die Rauchende Insel
       *[fire-action] trägt Feuer übers Wasser
    }

myth = { $myth ->
        [tides] Die Geburt der Gezeiten
        [wind] Der gestohlene Wind
        [wedding] Die Salzhochzeit
        [bell] Die ertrunkene Glocke
        [oar] Das lange Ruder
       *[fire] Das Feuer in der Tiefe
    }

feat = { $feat ->
        [storm] Fahrt durch den Sturm
        [battle] Seeschlacht
        [fog] Fahrt durch den Nebel
        [circulation] Legenden im Umlauf
       *[pollinisation] Bestäubung
    }

feat-help = { $feat ->
        [storm] Das Plättchen des Vaal verlassen und nicht sinken.
        [battle] Das angegriffene Boot versenken, ohne dass der Kampf das eigene leert.
        [fog] Ein Plättchen hinter dem Nebel befahren und nicht sinken.
        [circulation] An der Siedlung eines anderen Spielers einen Handel abschließen.
       *[pollinisation] Zugleich Siedler in Siedlungen haben, die zwei verschiedenen anderen Stämmen gehören.
    }

column = { $column ->
        [mythical] Mythisch
        [legendary] Legendär
        [builders] Baumeister
        [nomads] Nomaden
       *[area] Ausdehnung
    }

column-help = { $column ->
        [mythical] 1, wenn der Urmythos vollständig ist.
        [legendary] 3 pro Legende und 1 pro Großtat.
        [builders] 1 pro eigener Siedlung, pro gesichertem, nicht offengelegtem Baustein und für das Boot auf der Karte.
        [nomads] 1 pro eigener Figur auf der Karte: in Spuren, Siedlungen und auf jedem Boot.
       *[area] Die gelegten Plättchen im kleinsten am Raster ausgerichteten Rechteck um alle eigenen Figuren und Marker.
    }

question = { $question ->
        [last-turn] Deinen letzten Zug spielen oder darauf verzichten?
        [summon] Den Vaal Er Num entfesseln?
        [mover] Den Vaal bewegen oder segeln?
        [launch] Lass dein Boot zu Wasser
        [course] Segeln oder eine Siedlung gründen?
        [wind] Den Wind drehen?
        [side] Wähle, wohin der Wind dreht
        [onward] Weitersegeln oder hier anhalten?
        [fog] Durch den Nebel fahren oder bleiben?
        [leave-behind] Lass für diesen Schritt einen Passagier zurück
        [trail-swap] Einen Passagier gegen eine Spurfigur tauschen?
        [losses] Wähle, welche Passagiere du verlierst
        [found-here] Hier eine Siedlung gründen?
        [interact] Wähle, was du hier tust
        [answer-disclosure] Einander die Bausteine zeigen?
        [answer-offer] Das Angebot annehmen?
        [answer-counter] Das Gegenangebot annehmen?
        [claim] Den Baustein des geleerten Bootes beanspruchen?
        [disembark] Wähle, wer siedelt, in den Vorrat geht oder weitersegelt
       *[legend] Wähle drei Bausteine für deine Legende
    }

question-help = { $question ->
        [last-turn] Das Ende ist ausgelöst, und alle dürfen noch einmal ziehen.
        [summon] Nur du darfst den Sturm entfesseln, einmal in der Partie. Er versenkt Boote auf seinem Weg, und du segelst in diesem Zug nicht.
        [mover] Den Vaal zu bewegen ersetzt deinen normalen Zug.
        [launch] Dein Boot startet mit Figuren aus deinem Vorrat und segelt von dort los.
        [course] An Land kann deine Besatzung siedeln. Dann ist dein Baustein gesichert.
        [wind] Der Wind dreht um eine Stufe in die gewürfelte Richtung. Das kostet einen Passagier, außer beim Gott der Winde.
        [side] Der Würfel zeigt die Gegenrichtung; beide Wege sind gleich kurz.
        [onward] Du bist mindestens ein Plättchen weit gesegelt und darfst anhalten.
        [fog] Durchfahren ist ein normaler Schritt und kostet einen Passagier. Bleiben kostet nichts weiter.
        [leave-behind] Jedes befahrene Plättchen bekommt eine Spurfigur. Ohne Mehrheit sinkt dein Boot.
        [trail-swap] Die Figur, die du zurücklässt, bleibt auf dem Plättchen; die andere kommt an Bord.
        [losses] Verlierst du zu viele eigene, sinkt dein Boot.
        [found-here] Deine Besatzung siedelt, und dein Baustein ist gesichert.
        [interact] Du kannst handeln, Bausteine zeigen, angreifen, Siedler absetzen oder hier fertig sein.
        [answer-disclosure] Ihr seht beide je einen Baustein. Die anderen sehen nichts.
        [answer-offer] Schau auf beide Seiten: was du gibst und was du bekommst.
        [answer-counter] Annehmen oder ablehnen: Ein weiteres Angebot gibt es nicht.
        [claim] Ein beanspruchter Baustein ist für dich gesichert. Sonst bekommt ihn niemand.
        [disembark] Siedler können die Siedlung gewinnen, Figuren im Vorrat können wieder ausfahren, und die anderen segeln in einem neuen Boot weiter.
       *[legend] Eine Gestalt, ein Ort und eine Tat ergeben eine Legende. Darin bleiben sie.
    }

end = { $trigger ->
        [legends] Jemand hat eine dritte Legende offengelegt.
        [tiles] Das letzte Plättchen des Stapels ist gelegt.
        [boats] Das letzte Boot des Bootsstapels ist auf der Karte.
        [becalmed] Es herrscht Flaute: Zu lange sind Spuren, Karte und Siedlungen nicht gewachsen.
        [dead] Kein Boot ist auf der Karte, und niemand kann eines zu Wasser lassen.
       *[table] Alle haben sich darauf geeinigt, die Partie zu beenden.
    }

# $tribe (tribe)
-color-e = { $tribe ->
        [red] rote
        [blue] blaue
        [green] grüne
        [yellow] gelbe
        [purple] lila
       *[white] weiße
    }

# $tribe (tribe)
-color-en = { $tribe ->
        [red] roten
        [blue] blauen
        [green] grünen
        [yellow] gelben
        [purple] lila
       *[white] weißen
    }

# $tribe (tribe)
-the-tribe = den { -color-en($tribe) } Stamm

# $tribe (tribe)
-to-the-tribe = dem { -color-en($tribe) } Stamm

# $tribe (tribe)
-of-the-tribe = des { -color-en($tribe) } Stammes

# $number (number)
# $tribe (tribe)
# $first (yes or no): Whether it is the first tribe of a list; only it is told with the noun.
-pawns-of-a-tribe = { $first ->
        [yes] { $number } { -color-e($tribe) } { $number ->
            [one] Figur
           *[other] Figuren
        }
       *[no] { $number } { -color-e($tribe) }
    }

# $crew (crew)
-pawns = { $crew ->
        [0] keine Figur
       *[other] { LIST($crew, -pawns-of-a-tribe) }
    }

# In the accusative: “verliert 2 rote Passagiere”.
# $number (number)
# $tribe (tribe)
# $first (yes or no): Whether it is the first tribe of a list; only it is told with the noun.
-passengers-of-a-tribe = { $number ->
        [one] { $number } { -color-en($tribe) }{ $first ->
            [yes] {""} Passagier
           *[no] {""}
        }
       *[other] { $number } { -color-e($tribe) }{ $first ->
            [yes] {""} Passagiere
           *[no] {""}
        }
    }

# $crew (crew)
-passengers = { $crew ->
        [0] keinen Passagier
       *[other] { LIST($crew, -passengers-of-a-tribe) }
    }

# $number (number)
# $tribe (tribe)
# $first (yes or no): Whether it is the first tribe of a list; only it is told with the noun.
-with-passengers-of-a-tribe = { $first ->
        [yes] { $number } { -color-en($tribe) } { $number ->
            [one] Passagier
           *[other] Passagieren
        }
       *[no] { $number } { -color-en($tribe) }
    }

# $crew (crew)
-with-passengers = { $crew ->
        [0] keinem Passagier
       *[other] { LIST($crew, -with-passengers-of-a-tribe) }
    }

# $cell (optional text): None is the Primordial Sea.
-origin = { $cell ->
        [none] auf dem Urmeer
       *[other] an der Siedlung auf { $cell }
    }

# $left (number)
-deck = { $left ->
        [0] der Bootsstapel ist leer
        [1] im Bootsstapel ist noch 1 Boot
       *[other] im Bootsstapel sind noch { $left } Boote
    }

# $left (number)
-pile = { $left ->
        [0] der Stapel ist leer
        [1] im Stapel ist noch 1 Plättchen
       *[other] im Stapel sind noch { $left } Plättchen
    }

# $myth (myth)
-there = { $myth ->
        [tides] Auf der Versunkenen Treppe
        [wind] In der Höhle des Atems
        [wedding] Am Weißen Riff
        [bell] Im Ertrunkenen Turm
        [oar] Am Rand der Karten
       *[fire] Auf der Rauchenden Insel
    }

# $myth (myth)
-character = { $myth ->
        [tides] die Mondtaucherin
        [wind] der Barfüßige Dieb
        [wedding] die Salzbraut
        [bell] der Blinde Glöckner
        [oar] die Schlaflose Ruderin
       *[fire] das Glutkind
    }

# $myth (myth)
-verb = { $myth ->
        [tides] zieht
        [wind] stiehlt
        [wedding] vermählt sich
        [bell] weckt
        [oar] rudert
       *[fire] trägt
    }

# $myth (myth)
-rest = { $myth ->
        [tides] die erste Flut herauf
        [wind] den Göttern eine Bö
        [wedding] mit dem Meer
        [bell] die Schläfer
        [oar] über die Sterne hinaus
       *[fire] Feuer übers Wasser
    }
