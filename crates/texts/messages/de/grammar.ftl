list = { $items }, { $next }

list-end = { $items } und { $last }

quote = „{ $text }“

percent = { $number }{"\u00A0"}%

decimal = { $whole },{ $decimals }
