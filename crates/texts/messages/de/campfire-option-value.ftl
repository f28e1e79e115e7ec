### What the options of a table of Campfire are set to.

at-random = ausgelost

adventurers-pick = reihum gewählt

on = an

off = aus

moon-ties-pool = alle vier geteilt

moon-ties-separate = drei geteilt, einer für den nächsten Platz

turns =
    { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }

lumarathon = Captain: { $captain }, Gewinner: { $winner }, letzter Platz: { $last }

box-default = voreingestellt
