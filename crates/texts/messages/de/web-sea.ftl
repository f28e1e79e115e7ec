### Something the page says about Sea.

blurb = Segle mit dem Wind, entdecke das Meer, gründe Siedlungen, bring Legenden heim. 3 bis 6 Spieler.

play-now-help = Meer, du gegen zwei Bots.

chart = Die Seekarte

chart-keys = Pfeiltasten bewegen die Karte, + und − zoomen, 0 zeigt sie ganz.

graph-help = In einer Zahl: ein Punkt unter „Mythisch“ zählt 100, aber erst am Ende, unter „Legendär“ 10, unter „Baumeister“ 1. Gewonnen wird Spalte für Spalte; die Linien zeigen es ungefähr.

zoom-in = Vergrößern

zoom-out = Verkleinern

fit = Ganze Karte zeigen

as-list = Die Karte als Liste

primordial = Urmeer

unlaid = unbekanntes Meer

boat-here = das Boot von { $name } mit { $crew }

settlement-here = die Siedlung von { $name }

settlers-here = lose Siedler: { $pawns }

trail-here = Spur: { $pawns }

vaal-here = der Vaal Er Num

wind-is = Der Wind treibt Boote nach { $direction }

direction-die = Richtungswürfel: { $direction }

distance-die = Weitenwürfel: { $distance }

hint = Tippe auf einen leuchtenden Ort der Karte, oder wähle hier.

feats = Großtaten

settlements = Siedlungen

secured-pieces = Gesicherte Stücke

boat-at-sea = Boot auf See

pool = Figuren im Vorrat: { $count }

tokens = Siedlungsmarker übrig: { $count }

no-boat = kein Boot auf dem Plan

in-hand = auf der Hand

sails = fährt

secured = gesichert

unseen = dir unbekannt

god = Gott der Winde

my-myth = Dein Mythos

myth-needs = { $held } von { $needed } gesichert

part-held = gesichert

part-sailing = an Bord, noch nicht gesichert

part-seen = bei { $name }

part-unknown = noch nicht gesehen

next-legend = Deine nächste Legende

legend-lacks = es fehlt noch: { $parts }

legends = Offengelegte Legenden

no-legends = Noch ist keine Legende offengelegt.

left = Was noch kommt

tiles-left = Plättchen im Stapel: { $count }

boats-left = Boote im Bootsstapel: { $count }

boats-gone = Boote aus dem Spiel: { $count }

end-heading = Wie die Partie endet

end-legends = Dritte Legende eines Spielers: { $count } von { $all }

end-tiles = Letztes Plättchen gelegt: noch { $count }

end-boats = Letztes Boot des Bootsstapels ausgesetzt: noch { $count }

end-idle = Flaute: { $count } von { $all } Zügen ohne Fortschritt

last-turns = Letzte Züge übrig: { $count }

free-feat = noch frei

do-settle = Siedler absetzen

do-disclose = Einblick geben

do-offer = Angebot machen

do-counter = Gegenangebot

do-attack = Angreifen

do-turn = Den Wind drehen

who-pays = Wer bezahlt?

with-whom = Mit wem?

which-piece = Welches ihrer Stücke?

swap-pieces = Werden Stücke getauscht?

which-exchange = Wie wird getauscht?

boat-to-boat = Von Boot zu Boot

at-settlement = In der Siedlung

what-else = Was wechselt sonst den Besitzer?

who-stays = Wer bleibt an der Siedlung?

who-boards = Wer kommt dafür an Bord?

how-many = Wie viele verliert jedes Boot?

who-settles = Wer siedelt hier?

who-sails-on = Wer vom Rest segelt weiter?

legend-part = Welches Stück als { $part }?

no-pieces = keine Stücke

nothing-else = sonst nichts

nobody = niemand

compose = Frei zusammenstellen

you-give = Du gibst

you-get = Du bekommst

they-stay = Sie bleiben hier

they-board = Sie kommen an Bord

they-settle = Sie siedeln hier

they-sail-on = Sie segeln weiter

they-go-home = Sie gehen heim

fewer = einer weniger: { $what }

more = einer mehr: { $what }

piece-for-piece = Stücke

use-this = Das wählen

offer-is = Das Angebot

gets = { $name } bekommt

nothing = nichts

crew-of = Besatzung von { $name }

sinks = das Boot sinkt

founding-pays = Das Stück deines Bootes ist gesichert. Eigene Figuren, die heimgehen: { $home }. Siedlungsmarker übrig: { $tokens }.

battle-takes = Das andere Boot ist leer: Du darfst seinen Baustein beanspruchen.

battle-both-sink = Beide Boote sind leer und sinken; niemand gewinnt etwas.

battle-you-lose = Dein Boot ist leer: Der Verteidiger darf seinen Baustein beanspruchen.

battle-you-sink = Dein Boot ist leer und sinkt.

battle-both-lose = Beide verlieren Passagiere; ein Boot, dessen Kapitän die Mehrheit verliert, sinkt.

vaal-range = Die Würfel entscheiden, wohin der Vaal Er Num zieht: jede Richtung, 1 bis 3 Plättchen. Er trifft jedes Boot auf seinem Weg.

cross-to = Dein Boot durchquert den Nebel nach: { $place }.

unknown-tile = Das nächste unbekannte Plättchen: { $chances }

preset = Vorlage

preset-help = Stellt alle Optionen darunter auf einmal ein.

own-mix = eigene Wahl
