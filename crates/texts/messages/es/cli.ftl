### A message of a command, with what it is about.

# $players (number)
-players = { $players } { $players ->
        [one] jugador
       *[other] jugadores
    }

# $lines (number)
-lines = { $lines } { $lines ->
        [one] línea
       *[other] líneas
    }

# $games (number)
-games = { $games } { $games ->
        [one] partida
       *[other] partidas
    }

# $names (number)
-names = { $names } { $names ->
        [one] nombre
       *[other] nombres
    }

## Files.

cant-read = { $file }: no se puede leer: { $why }.

cant-write = { $file }: no se puede escribir: { $why }.

cant-print = La salida no se puede escribir: { $why }.

too-large = { $file } es demasiado grande para un archivo de este tipo.

not-text = { $file }: la línea { $line } no es texto en UTF-8.

standard-input = entrada estándar

in-file = { $file }: { $why }

## Measuring a server.

load-failed = La medición ha fallado: { $why }.

load-elsewhere = «{ $address }» no es la dirección de un servidor en este equipo.

load-needs-postgres = Varios servidores necesitan un PostgreSQL compartido, no un archivo. Indica su dirección con --database.

load-bytes = Una actualización tenía de media { $full } bytes.

load-both-bytes = Una actualización completa tenía de media { $full } bytes y una corta { $short }.

load-memory = Memoria del servidor: { $mebibytes } MiB.

load-table-cost = Cada mesa en espera: { $bytes } bytes, con { $tables } mesas.

load-socket-cost = Cada conexión inactiva: { $bytes } bytes, con { $sockets } conexiones.

## The command line.

no-such-language = { QUOTE($tag) } no está disponible. Elige uno de estos idiomas: { $tags }.

not-a-seed = { QUOTE($text) } no es ni un número ni 64 cifras hexadecimales.

not-in-range = { QUOTE($text) } no es posible aquí. Usa un número entero de { $least } a { $most }.

not-at-least = { QUOTE($text) } no es posible aquí. Usa un número entero, como mínimo { $least }.

not-seconds = { QUOTE($text) } no es posible aquí. Usa un número de segundos, más de 0 y como mucho 3600.

not-players = { QUOTE($text) } no es un número de jugadores. Usa un número entero, por ejemplo 4.

not-win-rates = { QUOTE($text) } no es posible aquí. Usa dos porcentajes de victorias, primero el menor, por ejemplo 0.5,0.55.

not-one-of = { QUOTE($text) } no es posible aquí. Elige uno de estos: { $known }.

seats-are = Los asientos de esta mesa van del 1 al { $players }.

unknown-argument = Argumento desconocido: { QUOTE($argument) }. Con --help se muestran las opciones.

unknown-command = Comando desconocido: { QUOTE($command) }. Elige uno de estos: { $known }.

unknown-command-near = Comando desconocido: { QUOTE($command) }. ¿Querías decir { QUOTE($near) }?

command-left-out = Este programa solo sirve partidas y no incluye el comando { QUOTE($command) }. { QUOTE($how) } compila uno con todos los comandos.

unknown-game = Juego desconocido: { QUOTE($game) }. Elige uno de estos: { $known }.

missing-command = Falta un comando. Elige uno de estos: { $known }.

missing-argument = Falta: { $arguments }. Con --help verás ejemplos.

missing-value = { $argument } necesita un valor. Con --help verás cuál.

twice = { $argument } solo se puede indicar una vez.

conflict = { $argument } y { $other } no se pueden usar a la vez.

bad-value = { QUOTE($value) } no es un valor válido para { $argument }. Con --help verás los posibles.

bad-value-because = { $argument }: { $why }

not-unicode = Un argumento no es Unicode válido.

## The rulebook.

nothing-found = Ningún párrafo del reglamento contiene { QUOTE($words) }.

no-such-rule = El reglamento de { $game } no tiene ningún párrafo { QUOTE($id) }.

## Looking after a server.

admin-done = Hecho.

admin-none = No se ha encontrado nada.

admin-password = La nueva contraseña es { $password }. Solo se muestra una vez.

admin-unreachable = El servidor que usa esta base de datos no responde: { $why }.

## Boxes.

box-fine = { $file }: la caja { QUOTE($name) } es válida.

## Records.

finished-game = { $file }: una partida válida y terminada de { $game }, { -players($players) }, { -lines($lines) }.

running-game = { $file }: una partida válida y sin terminar de { $game }, { -players($players) }, { -lines($lines) }.

verified =
    { $outcomes ->
        [one] { $file }: la semilla corresponde al compromiso y da el único resultado aleatorio.
       *[other] { $file }: la semilla corresponde al compromiso y da los { $outcomes } resultados aleatorios.
    }

no-such-seat = { $file }: la mesa no tiene asiento { $seat }, solo del 1 al { $last }.

line-too-far =
    { $file }: solo tiene { $lines } { $lines ->
        [one] jugada o resultado,
       *[other] jugadas y resultados,
    } no { $line }.

## The story of a game.

game-title = { $game }, { -players($players) }

preparation = Preparación

turn-heading = Turno { $turn }: { $name }
variation-heading =
    { $from ->
        [0] Variante { $number } de la partida, tras el paso { $steps }
       *[other] Variante { $number } de la variante { $from }, tras el paso { $steps }
    }

end-heading = Final

result = Puntuación final

standing-so-far = Puntuación hasta ahora (la partida no ha terminado)

winners =
    { $names ->
        [1] { $names } gana.
       *[other] { $names } comparten la victoria.
    }

## Simulations.

no-such-bot = Bot desconocido: { QUOTE($bot) }. Elige uno de estos: { $known }. N es un número entero, como mínimo 1.

bots-for-seats = Indica un bot por asiento: de { $least } a { $most }, no { $bots }. Por ejemplo: --bots easy,random.

surplus-bots = La mesa tiene { $seats } asientos, pero has indicado { $bots } bots. Indica { $seats } como máximo o añade --rotate.

other-match = Este archivo es de otro encuentro: { QUOTE($found) }.

ledger-line = La línea { $line } no se puede leer. Quítala o elige otro archivo.

bot-needs-clock = El bot { QUOTE($bot) } juega según el reloj, así que sus partidas no se pueden reproducir.

record-exists = { $file } ya existe. Usa --force para sobrescribirlo.

series-title = { $game }, { -players($players) }, { -games($games) }, semilla { $seed }

unfinished =
    { $games } { $games ->
        [one] partida duró demasiado y no cuenta.
       *[other] partidas duraron demasiado y no cuentan.
    }

series-means = De media, { $turns } turnos y { $decisions } decisiones. Victorias compartidas: { $shared }.

## Playing.

seats-differ =
    --players dice { $players }, pero --seats nombra { $seats } { $seats ->
        [one] asiento.
       *[other] asientos.
    }

no-such-seat-kind = { QUOTE($kind) } no puede ocupar un asiento. Elige uno de estos: { $known }.

too-many-names = --names tiene { -names($names) }, pero hay { -players($players) }.

no-randomness = El sistema no proporciona números aleatorios: { $why }.

game-finished = { $file } contiene una partida terminada y no se modificará. Elige otro archivo.
