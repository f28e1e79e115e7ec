### What happens in a game of Sea.

god-chosen = { $name } ist der Gott der Winde.

rolled-for-first = { $name } würfelt um den ersten Zug: { DIRECTION($direction) }.

first-player = { $name } beginnt.

myth-drawn = { $name } zieht einen Urmythos.

myth-seen = { $name } zieht den Urmythos { QUOTE(MYTH($myth)) }.

boat-drawn = { $name } zieht das Legendenboot { $handle }; { -deck($left) }.

boat-seen = { $name } zieht das Legendenboot { $handle }, { QUOTE(COMPONENT($component)) }; { -deck($left) }.

turn-began = Zug { $turn }: { $name } ist am Zug.

last-turn-began = Zug { $turn }: letzter Zug für { $name }.

passed-chosen = { $name } verzichtet auf den letzten Zug.

passed-no-boat = { $name } passt: kein Boot auf der Hand und keines im Bootsstapel.

passed-no-crew = { $name } passt: weniger als 2 Figuren im Vorrat.

passed-no-origin = { $name } passt: An jedem möglichen Startort liegen zwei Boote.

vaal-summoned = { $name } entfesselt den Vaal Er Num auf dem Urmeer.

vaal-moved = Der Vaal zieht von { $from } nach { $to }.

vaal-stopped = Der Vaal hält auf { $cell } an: Dahinter liegt kein Plättchen.

launched = { $name } setzt das Boot { $handle } { -origin($cell) } mit { -with-pawns($crew) } aus.

wind-paid = { $name } zahlt eine { -color-e($paid) } Figur, um den Wind zu drehen.

wind-free = { $name } will den Wind kostenlos drehen.

direction-rolled = { $name } würfelt { DIRECTION($direction) } mit dem Richtungswürfel.

distance-rolled = { $name } würfelt { $distance } mit dem Entfernungswürfel.

wind-unturned = Der Wind weht schon nach { DIRECTION($to) } und dreht nicht.

wind-turned = Der Wind dreht von { DIRECTION($from) } nach { DIRECTION($to) }.

tile-laid = Auf { $cell } wird ein Plättchen gelegt: { TILE-KIND($kind) }; { -pile($left) }.

map-ends = Für { $cell } ist kein Plättchen mehr da; das Boot von { $name } hält an.

crowd-met =
    { $name } kommt nicht nach { $cell }, wo schon zwei Boote liegen. Nicht gemacht: { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.

fog-met = { $name } stößt bei { $cell } auf Nebel.

stayed-before-fog = { $name } bleibt vor dem Nebel und fährt nicht nach { $cell } weiter.

stopped = { $name } hält auf { $cell } an.

storm-rolled = Fahrt durch den Sturm: { $name } würfelt { $distance }.

sailed = { $name } segelt von { $from } nach { $to }.

sailed-through-fog = { $name } segelt von { $from } durch den Nebel nach { $to }.

trail-left = { $name } lässt auf { $cell } eine { -color-e($tribe) } Figur als Spur zurück.

relieved = Ablösung auf { $cell }: { $name } nimmt eine { -color-e($taken) } Figur an Bord und lässt eine eigene zurück.

trail-swapped = Tausch auf { $cell }: { $name } gibt eine eigene Figur für eine { -color-e($taken) } Spurfigur.

lost =
    { $why ->
        [crowd] { $name } verliert { -pawns($lost) } für nicht gemachte Schritte.
        [fog] { $name } verliert { -pawns($lost) } im Nebel.
        [storm] { $name } verliert { -pawns($lost) } im Sturm.
       *[battle] { $name } verliert { -pawns($lost) } im Kampf.
    }

sank =
    { $why ->
        [empty] Das Boot { $handle } von { $name } sinkt auf { $cell }: Niemand ist mehr an Bord.{ $home ->
        [0] {""}
       *[other] {""} Zurück in die Vorräte: { -pawns($home) }.
    }
        [no-majority] Das Boot { $handle } von { $name } sinkt auf { $cell }: Der Kapitän hat die Mehrheit verloren.{ $home ->
        [0] {""}
       *[other] {""} Zurück in die Vorräte: { -pawns($home) }.
    }
       *[vaal] Der Vaal trifft das Boot { $handle } von { $name } auf { $cell }.{ $home ->
        [0] {""}
       *[other] {""} Zurück in die Vorräte: { -pawns($home) }.
    }
    }

founded =
    { $name } gründet auf { $cell } eine Siedlung; zurück in den Vorrat: { $home ->
        [one] { $home } eigene Figur
       *[other] { $home } eigene Figuren
    }.

docked = { $name } legt mit dem Boot { $handle } an der eigenen Siedlung auf { $cell } an.

secured =
    { $how ->
        [founding] { $name } sichert durch die Gründung den Baustein von Boot { $handle }.
        [docking] { $name } sichert durch das Anlegen den Baustein von Boot { $handle }.
        [exchange] { $name } sichert durch den Handel den Baustein von Boot { $handle }.
       *[battle] { $name } sichert im Kampf den Baustein von Boot { $handle }.
    }

disembarked = Die Besatzung von { $name } geht auf { $cell } von Bord: { $parts }.

sailed-on = { $name } segelt von { $cell } im Boot { $handle } mit { -with-pawns($crew) } weiter.

settlers-left =
    { $taken ->
        [0] { $name } setzt auf { $cell } Siedler ab: { -pawns($left) }.
       *[other] { $name } setzt auf { $cell } Siedler ab: { -pawns($left) }; dafür an Bord: { -pawns($taken) }.
    }

taken-over =
    { $heads ->
        [0] { $to } übernimmt die Siedlung auf { $cell } von { $from }.
       *[other] { $to } übernimmt die Siedlung auf { $cell } von { $from }; { $from } behält dort { $heads ->
        [one] { $heads } Figur
       *[other] { $heads } Figuren
    }.
    }

disclosure-proposed = { $name } schlägt { $partner } einen Einblick vor: Boot { $pieces-mine } gegen Boot { $pieces-theirs }.

disclosure-accepted = { $partner } nimmt an: { $name } und { $partner } zeigen einander ihren Baustein.

disclosure-declined = { $partner } lehnt den Einblick ab, den { $name } vorschlägt.

piece-seen = { $name } sieht das Boot { $handle }: { QUOTE(COMPONENT($component)) }.

offer-made =
    { $terms ->
        [none] { $from } macht { $to } ein Angebot.
       *[other] { $from } macht { $to } ein Angebot: { $terms }.
    }

counter-made =
    { $terms ->
        [none] { $from } macht { $to } ein Gegenangebot.
       *[other] { $from } macht { $to } ein Gegenangebot: { $terms }.
    }

offer-declined = { $to } lehnt das Angebot von { $from } ab.

counter-declined = { $to } lehnt das Gegenangebot von { $from } ab.

exchanged =
    { $at-settlement ->
        [yes] An der Siedlung auf { $cell }
       *[no] Auf See, auf { $cell },
    } wird ein Handel abgeschlossen: { $terms }.

attacked =
    { $attacker } greift { $defender } auf { $cell } an; beide Boote verlieren { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    }.

battle-won = { $winner } gewinnt den Kampf: Das Boot { $handle } von { $loser } ist leer.

claimed = { $winner } beansprucht den Baustein des Bootes { $handle } von { $loser }.

claim-declined = { $winner } verzichtet auf den Baustein des Bootes { $handle } von { $loser }.

legend-disclosed =
    { $choice ->
        [no] { $name } legt mit { $pieces } Legende { $nth } offen: { $legend }
       *[yes] { $name } hat die Wahl und legt mit { $pieces } Legende { $nth } offen: { $legend }
    }

feat-earned = { $name } gelingt die Großtat { QUOTE(FEAT($feat)) }.

end-triggered = { END($why) } Nach diesem Zug haben alle noch einen.

scored = { $name } legt den Urmythos { QUOTE(MYTH($myth)) } offen: { $columns }.

myth-piece-shown = { $name } zeigt Boot { $handle }, das zum Urmythos gehört: { QUOTE(COMPONENT($component)) }.

tie-rolled = Im Stechen würfelt { $name } { DIRECTION($direction) } und { $distance }.

tie-removed-trail = Auf { $cell } entfernt der Vaal aus der Spur { -pawns($trail) }.

tie-removed-settlers = Auf { $cell } entfernt der Vaal aus der Siedlung { -pawns($settlers) }.

tie-removed = Auf { $cell } entfernt der Vaal aus der Siedlung { -pawns($settlers) }, aus der Spur { -pawns($trail) }.

tie-left = Noch gleichauf auf dem ersten Platz: { $names }.

game-over =
    { $winners ->
        [0] Die Partie ist zu Ende.
        [1] Die Partie ist zu Ende: { $winners } gewinnt.
       *[other] Die Partie ist zu Ende: { $winners } teilen sich den Sieg.
    }

outcome-god = Das Los bestimmt: { $name } ist der Gott der Winde.

outcome-direction = Der Richtungswürfel zeigt { DIRECTION($die) }.

outcome-distance = Der Entfernungswürfel zeigt { $distance }.

outcome-myth = Gezogen wird der Urmythos { QUOTE(MYTH($drawn)) }.

outcome-boat = Gezogen wird das Legendenboot { QUOTE(COMPONENT($drawn)) }.

outcome-tile = Das gezogene Plättchen zeigt { TILE-KIND($kind) }.
