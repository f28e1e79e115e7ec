list = { $items }, { $next }

list-end = { $items } et { $last }

quote = « { $text } »

percent = { $number } %

decimal = { $whole },{ $decimals }
