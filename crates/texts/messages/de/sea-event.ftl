### What happens in a game of Sea.

god-chosen = { $name ->
        [you] Du bist
       *[other] { $name } ist
    } der Gott der Winde.

rolled-for-first = { $name ->
        [you] Du würfelst
       *[other] { $name } würfelt
    } um den ersten Zug (N beginnt): { DIRECTION($direction) }.

first-player = { $name ->
        [you] Du beginnst.
       *[other] { $name } beginnt.
    }

myth-drawn = { $name ->
        [you] Du ziehst
       *[other] { $name } zieht
    } einen Urmythos.

myth-seen = { $name ->
        [you] Du ziehst
       *[other] { $name } zieht
    } den Urmythos { QUOTE(MYTH($myth)) }.

boat-drawn = { $name ->
        [you] Du ziehst
       *[other] { $name } zieht
    } das Boot { $handle }; { -deck($left) }.

boat-seen = { $name ->
        [you] Du ziehst
       *[other] { $name } zieht
    } das Boot { $handle }, { QUOTE(COMPONENT($component)) }; { -deck($left) }.

turn-began =
    Zug { $turn }: { $name ->
        [you] Du bist
       *[other] { $name } ist
    } am Zug.

last-turn-began =
    Zug { $turn }: { $name ->
        [you] dein letzter Zug
       *[other] letzter Zug für { $name }
    }.

passed-chosen = { $name ->
        [you] Du verzichtest
       *[other] { $name } verzichtet
    } auf den letzten Zug.

passed-no-boat = { $name ->
        [you] Du passt
       *[other] { $name } passt
    }: kein Boot auf der Hand und keines im Bootsstapel.

passed-no-crew = { $name ->
        [you] Du passt
       *[other] { $name } passt
    }: weniger als 2 Figuren im Vorrat.

passed-no-origin = { $name ->
        [you] Du passt
       *[other] { $name } passt
    }: An jedem möglichen Startort sind schon zwei Boote.

vaal-summoned = { $name ->
        [you] Du entfesselst
       *[other] { $name } entfesselt
    } den Vaal Er Num auf dem Urmeer.

vaal-moved = Der Vaal zieht von { $from } nach { $to }.

vaal-stopped = Der Vaal hält auf { $cell } an: Dahinter liegt kein Plättchen.

launched = { $name ->
        [you] Du lässt
       *[other] { $name } lässt
    } das Boot { $handle } { -origin($cell) } mit { -with-passengers($crew) } zu Wasser.

wind-paid = { $name ->
        [you] Du zahlst
       *[other] { $name } zahlt
    } einen { -color-en($paid) } Passagier, um den Wind zu drehen.

wind-free = { $name ->
        [you] Du willst
       *[other] { $name } will
    } den Wind kostenlos drehen.

direction-rolled = { $name ->
        [you] Du würfelst
       *[other] { $name } würfelt
    } { DIRECTION($direction) } mit dem Richtungswürfel.

distance-rolled = { $name ->
        [you] Du würfelst
       *[other] { $name } würfelt
    } { $distance } mit dem Entfernungswürfel.

wind-unturned = Der Wind weht schon nach { DIRECTION($to) } und dreht nicht.

wind-turned = Der Wind dreht von { DIRECTION($from) } nach { DIRECTION($to) }.

tile-laid = Auf { $cell } wird ein Plättchen gelegt: { TILE-KIND($kind) }; { -pile($left) }.

map-ends =
    Für { $cell } ist kein Plättchen mehr da; { $name ->
        [you] dein Boot
       *[other] das Boot von { $name }
    } hält an.

crowd-met = { $name ->
        [you] Du kommst
       *[other] { $name } kommt
    } nicht nach { $cell }, wo schon zwei Boote sind: { $steps ->
        [one] { $steps } Schritt verfällt
       *[other] { $steps } Schritte verfallen
    }.

fog-met = { $name ->
        [you] Du stößt
       *[other] { $name } stößt
    } bei { $cell } auf Nebel.

stayed-before-fog = { $name ->
        [you] Du bleibst vor dem Nebel und fährst
       *[other] { $name } bleibt vor dem Nebel und fährt
    } nicht nach { $cell } weiter.

stopped = { $name ->
        [you] Du hältst
       *[other] { $name } hält
    } auf { $cell } an.

storm-rolled =
    Fahrt durch den Sturm: { $name ->
        [you] Du würfelst
       *[other] { $name } würfelt
    } { $distance }.

sailed = { $name ->
        [you] Du segelst
       *[other] { $name } segelt
    } von { $from } nach { $to }.

sailed-through-fog = { $name ->
        [you] Du segelst
       *[other] { $name } segelt
    } von { $from } durch den Nebel nach { $to }.

trail-left = { $name ->
        [you] Du lässt
       *[other] { $name } lässt
    } auf { $cell } einen { -color-en($tribe) } Passagier als Spur zurück.

relieved =
    Ablösung auf { $cell }: { $name ->
        [you] Du nimmst eine { -color-e($taken) } Figur an Bord und lässt
       *[other] { $name } nimmt eine { -color-e($taken) } Figur an Bord und lässt
    } eine eigene zurück.

trail-swapped =
    Tausch auf { $cell }: { $name ->
        [you] Du gibst
       *[other] { $name } gibt
    } eine eigene Figur für eine { -color-e($taken) } Spurfigur.

lost = { $name ->
        [you] Dein Boot verliert
       *[other] Das Boot von { $name } verliert
    } { -passengers($lost) } { $why ->
        [crowd] für die verfallenen Schritte
        [fog] im Nebel
        [storm] im Sturm
       *[battle] im Kampf
    }.

sank = { $why ->
        [empty] { $name ->
        [you] Dein Boot { $handle }
       *[other] Das Boot { $handle } von { $name }
    } sinkt auf { $cell }: Niemand ist mehr an Bord.
        [no-majority] { $name ->
        [you] Dein Boot { $handle } sinkt auf { $cell }: Du hast die Mehrheit verloren.
       *[other] Das Boot { $handle } von { $name } sinkt auf { $cell }: Der Kapitän hat die Mehrheit verloren.
    }
       *[vaal] Der Vaal versenkt { $name ->
        [you] dein Boot { $handle }
       *[other] das Boot { $handle } von { $name }
    } auf { $cell }.
    }{ $home ->
        [0] {""}
       *[other] {""} Die Vorräte erhalten zurück: { -passengers($home) }.
    }

founded = { $name ->
        [you] Du gründest
       *[other] { $name } gründet
    } auf { $cell } eine Siedlung; zurück in den Vorrat: { $home ->
        [one] { $home } eigene Figur
       *[other] { $home } eigene Figuren
    }.

docked = { $name ->
        [you] Du legst mit dem Boot { $handle } an deiner
       *[other] { $name } legt mit dem Boot { $handle } an der
    } eigenen Siedlung auf { $cell } an.

secured = { $name ->
        [you] Du sicherst
       *[other] { $name } sichert
    } { $how ->
        [founding] durch die Gründung
        [docking] durch das Anlegen
        [exchange] durch den Handel
       *[battle] im Kampf
    } den Baustein von Boot { $handle }.

disembarked = { $name ->
        [you] Deine Besatzung
       *[other] Die Besatzung von { $name }
    } geht auf { $cell } von Bord: { $parts }.

sailed-on = { $name ->
        [you] Du segelst
       *[other] { $name } segelt
    } von { $cell } im Boot { $handle } mit { -with-passengers($crew) } weiter.

settlers-left = { $name ->
        [you] Du setzt
       *[other] { $name } setzt
    } auf { $cell } Siedler ab: { -pawns($left) }{ $taken ->
        [0] .
       *[other] ; dafür an Bord: { -pawns($taken) }.
    }

taken-over = { $to ->
        [you] Du übernimmst
       *[other] { $to } übernimmt
    } die Siedlung auf { $cell } von { $from ->
        [you] dir
       *[other] { $from }
    }{ $heads ->
        [0] .
       *[other] ; { $from ->
        [you] du behältst
       *[other] { $from } behält
    } dort { $heads ->
        [one] { $heads } Figur
       *[other] { $heads } Figuren
    }.
    }

disclosure-proposed = { $name ->
        [you] Du schlägst
       *[other] { $name } schlägt
    } { $partner ->
        [you] dir
       *[other] { $partner }
    } einen Einblick vor: Boot { $pieces-mine } gegen Boot { $pieces-theirs }.

disclosure-accepted = { $partner ->
        [you] Du nimmst an: { $name } und du zeigt einander eure Bausteine.
       *[other] { $partner } nimmt an: { $name ->
        [you] { $partner } und du zeigt einander eure
       *[other] { $name } und { $partner } zeigen einander ihre
    } Bausteine.
    }

disclosure-declined = { $partner ->
        [you] Du lehnst
       *[other] { $partner } lehnt
    } den Einblick ab, den { $name ->
        [you] du vorschlägst
       *[other] { $name } vorschlägt
    }.

piece-seen = { $name ->
        [you] Du siehst
       *[other] { $name } sieht
    } das Boot { $handle }: { QUOTE(COMPONENT($component)) }.

offer-made = { $from ->
        [you] Du machst
       *[other] { $from } macht
    } { $to ->
        [you] dir
       *[other] { $to }
    } ein Angebot{ $terms ->
        [none] .
       *[other] : { $terms }.
    }

counter-made = { $from ->
        [you] Du machst
       *[other] { $from } macht
    } { $to ->
        [you] dir
       *[other] { $to }
    } ein Gegenangebot{ $terms ->
        [none] .
       *[other] : { $terms }.
    }

offer-declined = { $to ->
        [you] Du lehnst
       *[other] { $to } lehnt
    } { $from ->
        [you] dein Angebot
       *[other] das Angebot von { $from }
    } ab.

counter-declined = { $to ->
        [you] Du lehnst
       *[other] { $to } lehnt
    } { $from ->
        [you] dein Gegenangebot
       *[other] das Gegenangebot von { $from }
    } ab.

exchanged =
    { $at-settlement ->
        [yes] An der Siedlung auf { $cell }
       *[no] Auf See, auf { $cell },
    } wird ein Handel abgeschlossen: { $terms }.

attacked = { $attacker ->
        [you] Du greifst
       *[other] { $attacker } greift
    } { $defender ->
        [you] dich
       *[other] { $defender }
    } auf { $cell } an; beide Boote verlieren { $count ->
        [one] { $count } Passagier
       *[other] { $count } Passagiere
    }.

battle-won = { $winner ->
        [you] Du gewinnst
       *[other] { $winner } gewinnt
    } den Kampf: { $loser ->
        [you] Dein Boot { $handle }
       *[other] Das Boot { $handle } von { $loser }
    } ist leer.

claimed = { $winner ->
        [you] Du beanspruchst
       *[other] { $winner } beansprucht
    } den Baustein { $loser ->
        [you] deines Bootes { $handle }
       *[other] des Bootes { $handle } von { $loser }
    }.

claim-declined = { $winner ->
        [you] Du verzichtest
       *[other] { $winner } verzichtet
    } auf den Baustein { $loser ->
        [you] deines Bootes { $handle }
       *[other] des Bootes { $handle } von { $loser }
    }.

legend-disclosed = { $choice ->
        [no] { $name ->
        [you] Du legst
       *[other] { $name } legt
    }
       *[yes] { $name ->
        [you] Du hast die Wahl und legst
       *[other] { $name } hat die Wahl und legt
    }
    } mit { $pieces } Legende { $nth } offen: { $legend }

feat-earned = { $name ->
        [you] Dir
       *[other] { $name }
    } gelingt die Großtat { QUOTE(FEAT($feat)) }.

end-triggered = { END($why) } Nach diesem Zug haben alle noch einen.

scored = { $name ->
        [you] Du legst
       *[other] { $name } legt
    } den Urmythos { QUOTE(MYTH($myth)) } offen: { $columns }.

myth-piece-shown = { $name ->
        [you] Du zeigst
       *[other] { $name } zeigt
    } Boot { $handle }, das zum Urmythos gehört: { QUOTE(COMPONENT($component)) }.

tie-rolled =
    Im Stechen { $name ->
        [you] würfelst du
       *[other] würfelt { $name }
    } { DIRECTION($direction) } und { $distance }.

tie-removed-trail = Auf { $cell } entfernt der Vaal aus der Spur { -pawns($trail) }.

tie-removed-settlers = Auf { $cell } entfernt der Vaal aus der Siedlung { -pawns($settlers) }.

tie-removed = Auf { $cell } entfernt der Vaal aus der Siedlung { -pawns($settlers) }, aus der Spur { -pawns($trail) }.

tie-left =
    Noch gleichauf auf dem ersten Platz: { $you ->
        [yes] { $names } und du
       *[no] { $names }
    }.

game-over = { $you ->
        [yes] { $winners ->
        [0] Die Partie ist zu Ende: Du gewinnst.
       *[other] Die Partie ist zu Ende: { $winners } und du teilt euch den Sieg.
    }
       *[no] { $winners ->
        [0] Die Partie ist zu Ende.
        [1] Die Partie ist zu Ende: { $winners } gewinnt.
       *[other] Die Partie ist zu Ende: { $winners } teilen sich den Sieg.
    }
    }

outcome-god =
    Das Los bestimmt: { $name ->
        [you] Du bist
       *[other] { $name } ist
    } der Gott der Winde.

outcome-direction = Der Richtungswürfel zeigt { DIRECTION($die) }.

outcome-distance = Der Entfernungswürfel zeigt { $distance }.

outcome-myth = Gezogen wird der Urmythos { QUOTE(MYTH($drawn)) }.

outcome-boat = Gezogen wird das Boot { QUOTE(COMPONENT($drawn)) }.

outcome-tile = Das gezogene Plättchen zeigt { TILE-KIND($kind) }.
