list = { $items }, { $next }

list-end = { $items } { AND($last) }

quote = «{ $text }»

percent = { $number }{"\u00A0"}%

decimal = { $whole },{ $decimals }
