### Why a move of Sea is good: predicates without a subject, which a sentence joins with “and”. They speak to the player who decides.

legend = completes a legend

# $feat (feat)
earns-feat = earns the feat { QUOTE(FEAT($feat)) }

founds = founds a settlement

secures = secures a component

# $name (text)
takes-over = takes a settlement over from { $name }

# $name (text)
sinks = sinks { $name }’s boat

stays-afloat = keeps your boat afloat

wins-battle = wins the battle

# How many more passengers stay aboard.
# $more (number: u8)
keeps-crew =
    keeps { $more ->
        [one] { $more } more passenger
       *[other] { $more } more passengers
    } aboard

# What counts in a column of the score.
# $column (column)
# $more (number: u16)
adds-to-column = adds { $more } to { QUOTE(COLUMN($column)) }

# Known coasts and islands within reach.
# $lands (number: u8)
# $fewer (number: u8)
reaches =
    can reach { $lands ->
        [one] { $lands } known coast or island
       *[other] { $lands } known coasts or islands
    }, not { $fewer }

explores = can lead to unknown tiles
