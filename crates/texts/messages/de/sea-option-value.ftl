### What the options of a table of Sea are set to.

tiles =
    { $mix ->
        [default] voreingestellt
        [open-sea] offenes Meer
       *[rich-lands] reiche Lande
    }: { $sea } Meer, { $coast } Küste, { $island } Insel, { $fog } Nebel

first-player-roll-n = wer als Erster N würfelt

at-random = ausgelost

god-of-winds-none = niemand

steering-wind = nach dem Wind

steering-die = nach dem Richtungswürfel

distance-exact = voll

distance-up-to = Anhalten erlaubt

fog-exit-any = auf jedes Plättchen

fog-exit-ocean = nur auf offenes Meer

trail-relief = Ablösung

trail-swap = Tausch

sunk-boats-reshuffle = in den Bootsstapel gemischt

sunk-boats-discard = verdeckt abgelegt

found-next-turn = im nächsten Zug

found-on-arrival = auch bei der Ankunft

offers-per-turn = { $offers } pro Zug

myth-all-three = alle drei Bausteine

myth-two-of-three = zwei von drei Bausteinen

feats-five = fünf

feats-three = drei

rounds =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }

off = aus
