### What a player did in a turn of Sea: parts of one sentence, each after the player.

# $name (actor)
# $handle (text)
launch = { $name ->
        [you] launch
       *[other] launches
    } boat { $handle }

# $name (actor)
# $direction (sea-direction)
turn-wind = { $name ->
        [you] turn
       *[other] turns
    } the wind to { DIRECTION($direction) }

# $name (actor)
# $steps (number: u8)
# $cell (text)
sail = { $name ->
        [you] sail
       *[other] sails
    } { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } to { $cell }

# $name (actor)
cross-fog = { $name ->
        [you] cross
       *[other] crosses
    } the fog

# $name (actor)
stay-before-fog = { $name ->
        [you] stop
       *[other] stops
    } in front of the fog

# $name (actor)
# $cell (text)
found = { $name ->
        [you] found
       *[other] founds
    } a settlement at { $cell }

# $name (actor)
# $cell (text)
dock = { $name ->
        [you] dock
       *[other] docks
    } at { $cell }

# $name (actor)
# $cell (text)
land = { $name ->
        [you] go
       *[other] goes
    } ashore at { $cell }

# $name (actor)
# $handle (text)
sail-on = { $name ->
        [you] sail
       *[other] sails
    } on in boat { $handle }

# $name (actor)
# $cell (text)
leave-settlers = { $name ->
        [you] leave
       *[other] leaves
    } settlers at { $cell }

# $name (actor)
# $cell (text)
take-over = { $name ->
        [you] take
       *[other] takes
    } over the settlement at { $cell }

# $name (actor)
secure = { $name ->
        [you] secure
       *[other] secures
    } a component

# $name (actor)
# $partner (actor)
trade = { $name ->
        [you] trade
       *[other] trades
    } with { $partner ->
        [you] you
       *[other] { $partner }
    }

# $name (actor)
# $defender (actor)
attack = { $name ->
        [you] attack
       *[other] attacks
    } { $defender ->
        [you] you
       *[other] { $defender }
    }

# $name (actor)
win-battle = { $name ->
        [you] win
       *[other] wins
    } the battle

# $name (actor)
# $count (number: u8)
lose = { $name ->
        [you] lose
       *[other] loses
    } { $count ->
        [one] { $count } passenger
       *[other] { $count } passengers
    }

# $name (actor)
# $nth (number: u8)
disclose = { $name ->
        [you] reveal
       *[other] reveals
    } legend { $nth }

# $name (actor)
# $feat (feat)
earn-feat = { $name ->
        [you] earn
       *[other] earns
    } the feat { QUOTE(FEAT($feat)) }

# $name (actor)
summon-vaal = { $name ->
        [you] summon
       *[other] summons
    } the Vaal

# $name (actor)
# $cell (text)
move-vaal = { $name ->
        [you] move
       *[other] moves
    } the Vaal to { $cell }

# $name (actor)
pass = { $name ->
        [you] pass
       *[other] passes
    }

# A sentence of its own.
# $name (actor)
# $cell (text)
sinks = { $name ->
        [you] Your boat sinks
       *[other] { $name }’s boat sinks
    } at { $cell }.

# Everything before the first turn.
# $name (actor)
prepared = { $name ->
        [you] The boats are ready. You go
       *[other] The boats are ready. { $name } goes
    } first.
