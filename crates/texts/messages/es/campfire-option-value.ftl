### What the options of a table of Campfire are set to.

at-random = al azar

adventurers-pick = se eligen en orden de turno

on = activado

off = desactivado

moon-ties-pool = se reparten las cuatro

moon-ties-separate = se reparten tres, una para el puesto siguiente

turns =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }

lumarathon = Capitán: { $captain }, ganador: { $winner }, último puesto: { $last }

box-default = por defecto
