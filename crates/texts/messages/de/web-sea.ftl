### Something the page says about Sea.

blurb = Segle mit dem Wind, erkunde das Meer, gründe Siedlungen und bring Legenden heim. 3 bis 6 Spieler.

play-now-help = Meer, du gegen zwei Bots.

chart = Die Karte des Meeres

chart-keys = Die Pfeiltasten bewegen die Karte, + und − zoomen, 0 zeigt alles.

graph-help = Nur für diese Kurve: Mythisch ×100 (erst am Ende), Legendär ×10, Baumeister ×1. Über den Sieg entscheiden die Spalten nacheinander.

zoom-in = Vergrößern

zoom-out = Verkleinern

fit = Ganze Karte zeigen

as-list = Die Karte als Liste

primordial = Urmeer

unlaid = unbekanntes Meer

boat-here = { $name ->
        [you] dein Boot
       *[other] das Boot von { $name }
    } mit { $crew }

settlement-here = { $name ->
        [you] deine Siedlung
       *[other] die Siedlung von { $name }
    }

settlers-here = lose Siedler: { $pawns }

trail-here = Spur: { $pawns }

vaal-here = der Vaal Er Num

wind-is = Der Wind treibt Boote nach { $direction }

direction-die = Richtungswürfel: { $direction }

distance-die = Entfernungswürfel: { $distance }

hint = Tippe auf eine leuchtende Stelle der Karte, oder wähle hier.

feats = Großtaten

settlements = Siedlungen

secured-pieces = Gesicherte Bausteine

boat-at-sea = Boot auf See

pool = Figuren im Vorrat: { $count }

tokens = Siedlungsmarker übrig: { $count }

no-boat = kein Boot auf der Karte

in-hand = auf der Hand

sails = segelt

secured = gesichert

unseen = Verdeckt

god = Gott der Winde

my-myth = Dein Urmythos

myth-needs = { $held } von { $needed } gesichert

part-held = gesichert

part-sailing = an Bord, noch nicht gesichert

part-seen =
    bei { $name ->
        [you] dir
       *[other] { $name }
    }

part-unknown = noch nicht gesehen

next-legend = Deine nächste Legende

legend-lacks = es fehlt: { $parts }

legends = Offengelegte Legenden

no-legends = Noch keine Legende offengelegt.

left = Noch übrig

tiles-left = Plättchen im Stapel: { $count }

boats-left = Boote im Bootsstapel: { $count }

boats-gone = Boote aus dem Spiel: { $count }

end-heading = Wie die Partie endet

end-legends = Dritte Legende eines Spielers: { $count } von { $all }

end-tiles = Letztes Plättchen gelegt: noch { $count }

end-boats = Letztes Boot zu Wasser gelassen: noch { $count }

end-idle = Flaute: { $count } von { $all } Zügen ohne Fortschritt

last-turns = Letzte Züge übrig: { $count }

free-feat = noch frei

do-settle = Siedler absetzen

do-disclose = Einblick vorschlagen

do-offer = Angebot machen

do-counter = Gegenangebot

do-attack = Angreifen

do-turn = Den Wind drehen

who-pays = Welcher Passagier zahlt?

with-whom = Mit wem?

which-piece = Welcher Baustein des anderen?

swap-pieces = Bausteine tauschen?

which-exchange = Welche Art von Handel?

boat-to-boat = Von Boot zu Boot

at-settlement = An der Siedlung

what-else = Was wechselt sonst noch den Besitzer?

who-stays = Wer bleibt in der Siedlung?

who-boards = Wer kommt dafür an Bord?

how-many = Wie viele verliert jedes Boot?

who-settles = Wer siedelt hier?

who-sails-on = Wer segelt weiter?

legend-part = Welcher Baustein als { $part }?

no-pieces = keine Bausteine

nothing-else = sonst nichts

nobody = niemand

compose = Eigenes Angebot

compose-pawns = Figur für Figur

you-give = Du gibst

you-get = Du bekommst

they-stay = Bleiben hier

they-board = Kommen an Bord

they-settle = Siedeln hier

they-sail-on = Segeln weiter

they-go-home = Zurück in den Vorrat

fewer = eins weniger: { $what }

more = eins mehr: { $what }

piece-for-piece = Bausteine

use-this = Dieses Angebot wählen

offer-is = Das Angebot

gets = { $name ->
        [you] Du bekommst
       *[other] { $name } bekommt
    }

nothing = nichts

crew-of = { $name ->
        [you] Deine Besatzung
       *[other] Besatzung von { $name }
    }

sinks = das Boot sinkt

founding-pays = Du sicherst den Baustein deines Bootes. Eigene Figuren zurück im Vorrat: { $home }. Siedlungsmarker übrig: { $tokens }.

battle-takes = Das andere Boot wird geleert. Du darfst seinen Baustein beanspruchen.

battle-both-sink = Beide Boote werden geleert und sinken. Niemand gewinnt etwas.

battle-you-lose = Dein Boot wird geleert. Der Verteidiger darf seinen Baustein beanspruchen.

battle-you-sink = Dein Boot wird geleert und sinkt.

battle-both-lose = Beide Boote verlieren Passagiere. Ein Boot sinkt, wenn sein Kapitän die Mehrheit verliert.

vaal-range = Die Würfel entscheiden, wohin der Vaal Er Num zieht: jede Richtung, 1 bis 3 Plättchen. Er trifft jedes Boot auf seinem Weg.

cross-to = Dein Boot fährt durch den Nebel. Ziel: { $place }.

unknown-tile = Das nächste unbekannte Plättchen: { $chances }

preset = Vorlage

preset-help = Stellt alle Optionen darunter ein.

own-mix = Eigene Einstellungen

overview = Überblick über die Karte. Tippe auf eine Stelle, um dorthin zu gehen.
