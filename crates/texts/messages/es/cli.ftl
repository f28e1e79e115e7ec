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

too-large = { $file }: es demasiado grande para un archivo de este tipo.

not-text = { $file }: la línea { $line } no es texto en UTF-8.

standard-input = entrada estándar

in-file = { $file }: { $why }

## Measuring a server.

load-failed = La medición ha fallado: { $why }.

load-elsewhere = «{ $address }» no es la dirección de un servidor en este equipo.

load-needs-postgres = Varios servidores comparten un PostgreSQL, no un archivo: indica su dirección con --database.

load-memory = Memoria del servidor: { $mebibytes } MiB.

load-table-cost = Una mesa que espera: { $bytes } bytes, con { $tables } mesas.

load-socket-cost = Una conexión en silencio: { $bytes } bytes, con { $sockets } conexiones.

## The command line.

no-such-language = { QUOTE($tag) } no es uno de los idiomas { $tags }.

not-a-seed = { QUOTE($text) } no es ni un número ni 64 cifras hexadecimales.

not-a-number = { QUOTE($text) } no es un número que pueda estar aquí.

unknown-argument = Aquí no hay ningún argumento { QUOTE($argument) }; --help muestra los que hay.

unknown-command = Aquí no hay ningún { QUOTE($command) }, solo: { $known }.

missing-command = Falta algo, una de estas palabras: { $known }.

missing-argument = Falta el argumento { $argument }.

missing-value = Falta el valor de { $argument }.

twice = { $argument } aparece dos veces.

conflict = { $argument } y { $other } no pueden darse a la vez.

bad-value = { QUOTE($value) } no es un valor de { $argument }.

bad-value-because = { $argument }: { $why }

not-unicode = Un argumento no es texto Unicode.

## The rulebook.

nothing-found = Ningún párrafo del reglamento contiene { QUOTE($words) }.

no-such-rule = El reglamento de { $game } no tiene ningún párrafo { QUOTE($id) }.

## Looking after a server.

admin-done = Hecho.

admin-none = No se ha encontrado nada.

admin-password = La nueva contraseña es { $password }. Solo se muestra una vez.

admin-unreachable = El servidor que usa esta base de datos no responde: { $why }.

## Boxes.

box-fine = { $file }: la caja { QUOTE($name) } está en orden.

## Records.

finished-game = { $file }: una partida terminada de { $game } según las reglas, { -players($players) }, { -lines($lines) }.

running-game = { $file }: una partida de { $game } según las reglas, aún sin terminar, { -players($players) }, { -lines($lines) }.

verified =
    { $outcomes ->
        [one] { $file }: la semilla es la comprometida, y da el único resultado del azar.
       *[other] { $file }: la semilla es la comprometida, y da los { $outcomes } resultados del azar.
    }

no-such-seat = { $file }: la mesa no tiene ningún asiento { $seat }, solo de 0 a { $last }.

line-too-far =
    { $file }: solo tiene { $lines } { $lines ->
        [one] jugada o resultado,
       *[other] jugadas y resultados,
    } no { $line }.

## The story of a game.

game-title = { $game }, { -players($players) }

preparation = Preparación

turn-heading = Turno { $turn }: { $name }

end-heading = El final

result = De dónde vienen los puntos

standing-so-far = Cómo están los puntos; la partida no ha terminado

winners =
    { $names ->
        [1] { $names } gana.
       *[other] { $names } comparten la victoria.
    }

## Simulations.

no-such-bot = No hay ningún bot { QUOTE($bot) }, solo: { $known }.

surplus-bots = La mesa tiene { $seats } asientos, pero se nombran { $bots } bots: nombra { $seats } como máximo o añade --rotate.

other-match = El archivo es de otro encuentro: { QUOTE($found) }.

ledger-line = La línea { $line } no se puede leer: quítala o indica otro archivo.

bot-needs-clock = El bot { QUOTE($bot) } juega según el reloj; ninguna serie con él se podría repetir.

record-exists = { $file }: ya existe; --force lo sobrescribiría.

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

no-such-seat-kind = { QUOTE($kind) } no puede sentarse aquí, solo: { $known }.

too-many-names = --names tiene { -names($names) }, pero hay { -players($players) }.

no-randomness = El sistema no da azar: { $why }.

game-finished = { $file }: contiene una partida terminada, que se queda como está; indica otro archivo.
