### Parts of the sentences of Sea.

# A legend as a sentence, from the Myths of its three components (S1.4).
# $who (myth)
# $place (myth)
# $what (myth)
legend-sentence = { -there($place) }, { -character($who) } { -action($what) }.

# Pawns by tribe, as a list: "2 red pawns and 1 blue".
# $crew (crew)
crew = { -pawns($crew) }

# Who settles.
# $crew (crew)
# $total (number: u16): How many they are.
they-settle =
    { -pawns($crew) } { $total ->
        [one] settles
       *[other] settle
    }

# Who goes home.
# $crew (crew)
# $total (number: u16): How many they are.
they-go-home =
    { -pawns($crew) } { $total ->
        [one] returns to the pool
       *[other] return to the pool
    }

# Who sails on.
# $crew (crew)
# $total (number: u16): How many they are.
they-sail-on =
    { -pawns($crew) } { $total ->
        [one] sails on
       *[other] sail on
    }

# Two parts of a list of clauses.
# $one (text)
# $other (text)
semicolon = { $one }; { $other }

# A boat or component that changes hands.
# $handle (text)
given-piece = boat { $handle }

# What two players give each other.
# $active (actor)
# $given (list)
# $partner (actor)
# $taken (list)
terms = { $active ->
        [you] you give
       *[other] { $active } gives
    } { $given ->
        [0] nothing
       *[other] { $given }
    }; { $partner ->
        [you] you give
       *[other] { $partner } gives
    } { $taken ->
        [0] nothing
       *[other] { $taken }
    }

# A boat or component, without an article.
# $handle (text)
# $component (optional component): What it shows, if you know it.
piece =
    { $component ->
        [none] boat { $handle }
       *[other] boat { $handle } ({ COMPONENT($component) })
    }

# A boat or component that you give or take.
# $piece (text)
your-goods = { $piece }

# What you give and take in an exchange.
# $kind (optional exchange-kind)
# $give (list)
# $take (list)
bargain =
    { $kind ->
        [boats] boat to boat, {""}
        [settlement] at the settlement, {""}
       *[none] {""}
    }{ $give ->
        [0] you give nothing
       *[other] you give { $give }
    }; { $take ->
        [0] you take nothing
       *[other] you take { $take }
    }

# A part of a move: who settles.
# $crew (crew)
settle-here = { -pawns($crew) } settle here

# A part of a move: who goes home.
# $crew (crew)
go-home = { -pawns($crew) } return to the pool

# A part of a move: all others go home.
others-go-home = all others return to the pool

# A part of a move: who sails on.
# $crew (crew)
sail-on = { -pawns($crew) } sail on
