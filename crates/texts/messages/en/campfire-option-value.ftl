### What the options of a table of Campfire are set to.

at-random = at random

adventurers-pick = picked in turn order

on = on

off = off

moon-ties-pool = all four shared

moon-ties-separate = three shared, one for the next place

# $turns (number: u16)
turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }

# $captain (text)
# $winner (text)
# $last (text)
lumarathon = Captain { $captain }, winner { $winner }, last { $last }

box-default = default
