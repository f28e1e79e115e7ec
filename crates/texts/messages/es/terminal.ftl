### Something the terminal interface says.

## Before and around the game.

no-terminal = Para jugar hace falta una terminal. No redirijas la entrada ni la salida.

terminal-failed = La terminal ha fallado: { $why }.

wrong-seats = { $players } jugadores necesitan { $players } asientos, pero has descrito { $given }.

record-exists = { $file } ya existe y no se sobrescribirá. Elige otro archivo.

too-small = Agranda esta ventana a { $columns } × { $lines } como mínimo.

## The first line and the players.

turn-number = turno { $turn }

stacks-left =
    { $stacks } { $stacks ->
        [one] pila
       *[other] pilas
    } de fichas (fin con { $end })

idle-turns = { $turns } turnos sin avances

bot = (bot { $kind })

asleep = duermen:

## Moves and what they would bring.

answers = Respuestas

legends = Leyendas

song = Canción

songs = Canciones

pair-at = dos discos en { $place }

skip-at = saltar { $place }

forgotten = se descarta:

scoring = ¡puntuación!

lys-bonus = bonificación de Lys

may-lift = después, Red puede subir un disco

score-after = puntos: { $before } → { $after }

bots-move =
    { $delay-ms ->
        [0] Juegan los bots.
       *[other] Juegan los bots, a intervalos de { SECONDS($delay-ms) } s. Espacio salta la espera, + y − la cambian.
    }

after-end = Intro muestra el resultado, q sale.

game-over = La partida ha terminado

## The last line: keys in a word.

key-choose = elegir

key-play = jugar

key-type = escribir

key-complete = completar

key-back = volver

key-undo = deshacer

key-cards = cartas

key-rules = reglas

key-language = idioma

key-help = ayuda

key-leave = salir

key-skip = saltar la espera

key-speed = velocidad

key-result = resultado

key-look = mostrar

key-pieces = barcos

hand-over = Pasa la pantalla a { $name }. Los demás apartan la vista y { $name } pulsa Intro.

## Messages.

undo-all-the-same = Pulsa U para deshacerla de todos modos. El historial lo dirá.

undo-after-end = La partida ha terminado. Ya no se puede deshacer nada.

taken-back = Jugada deshecha.

end-asked = ¿Terminar la partida ahora? Todos tendréis aún un último turno. Pulsa E otra vez para aceptar por todos los presentes.

end-agreed = La partida termina. Todos tenéis un último turno.

delay =
    { $delay-ms ->
        [0] Los bots juegan sin esperar.
       *[other] Los bots esperan { SECONDS($delay-ms) } s antes de jugar.
    }

not-kept = No se puede escribir { $file }: { $why }. Lo intentaremos de nuevo tras tu próxima jugada.

kept-again = Se puede escribir de nuevo { $file }; toda la partida está guardada.

seed-lost = La semilla de esta partida se ha perdido. Las fichas ocultas se sortean de nuevo, y la mezcla no se podrá verificar en su conjunto.

## Notes in the log.

since = { $name ->
        [you] Desde
       *[other] { $name }, desde
    } tu último turno:

uncovered = Destapadas: { $tops }.

moons-rose = Carta Lunar: +{ $moons } ☾

note-taken-back = { $name ->
        [you] Deshaces
       *[other] { $name } deshace
    } una jugada { $lines ->
        [one] cuando ya se había revelado algo o había actuado otro jugador.
       *[other] y todo lo posterior ({ $lines } líneas del registro).
    }

resumed = La partida continúa desde su registro.

note-seed-lost = La semilla se ha perdido. Las fichas ocultas se sortean de nuevo; la etiqueta { $tag } compromete la nueva semilla.

commitment = La mezcla está fijada. Su compromiso empieza por { $hex }.

kept-in = La partida se guarda en { $file }.

## The cards and the hidden tiles.

cards = Cartas

cards-for =
    Cartas: valor y lo que { $name ->
        [you] te cuestan
       *[other] le cuestan a { $name }
    }

cards-price = 5:2  una mejora: valor 5, te cuesta 2

cards-payable = ✓    puedes pagar esta carta ahora

cards-lacking = −2   te faltan 2 fichas

cards-taken = (U)  la tiene el jugador de este Aventurero

cards-mine = ●    la tuya; < no más alta que la tuya, o una segunda Canción

hidden = Fichas tapadas

hidden-about = Quedan { $total } fichas tapadas. De cada clase: quedan / hay en el juego / probabilidad de que salga ahora.

## The result.

won = { $you ->
        [yes] { $winners ->
        [0] Ganas tú.
       *[other] { $winners } y tú compartís la victoria.
    }
       *[no] { $winners ->
        [one] Gana { $winners }.
       *[other] { $winners } comparten la victoria.
    }
    }

moons = Lunas

tiles-left = Fichas

points = Puntos

luck-verifiable = La semilla ya es pública. Si anotaste el compromiso, puedes verificar todas las fichas.

luck-not-verifiable = La primera semilla se perdió por el camino, así que la mezcla no se puede verificar en su conjunto.

no-record = Esta partida no se ha guardado.

record-is-in = El registro está en { $file }. Ejecuta «emberwake record verify { $file }» para verificar la mezcla.

## Leaving.

leave = Salir

leave-question = ¿Salir de la partida?

leave-keys = Intro o s: salir · cualquier otra tecla: seguir

game-will-be-lost = Esta partida no se ha guardado y se perderá.

game-is-kept = Esta partida está guardada en { $file }. Puedes reanudarla más tarde.

game-is-not-kept = No se ha podido escribir { $file }. Tus últimas jugadas se perderán.

## Help and rulebook.

help = Ayuda

overlay-keys = ↑ ↓ desplazar · Esc cierra · l idioma

result-keys = ↑ ↓ desplazar · Esc muestra el tablero · q sale

rulebook-keys = ↑ ↓ desplazar · / buscar · Esc cierra · l idioma

nothing-found = { QUOTE($words) } no aparece · / buscar · Esc cierra

found = { QUOTE($words) }: { $at } de { $found } · n siguiente · N anterior · / buscar · Esc cierra

help-up-down = elegir una jugada; el tablero muestra lo que haría

help-left-right = ir a la siguiente pila o clase de carta

help-digits = ir a la siguiente jugada de este espacio

help-enter = hacer la jugada elegida

help-type = escribir una jugada: sow 2 cw pair 1; Tab completa

help-undo = deshacer tu última jugada, si no se ha revelado nada ni ha actuado nadie desde entonces

help-undo-all = deshacerla de todos modos, con todo lo posterior; el historial lo dice

help-end = terminar la partida ahora, si todos están de acuerdo

help-cards = las cartas y lo que te cuestan

help-hidden = fichas tapadas por clase

help-rules = el reglamento, en la regla de la última jugada rechazada; / busca

help-card = el resumen de las reglas

help-learn = cómo se juega, con imágenes

help-language = siguiente idioma

help-log = desplazar el historial

help-speed = bots más rápidos o más lentos

help-space = saltar la espera de los bots

help-leave = salir (pregunta antes)

help-esc = cerrar, o dejar de escribir

signs-place = Un espacio: su número (▸ su pila puede moverse), la ficha superior, ×fichas de la pila, ◆Lys; debajo, los discos de abajo arriba (en los recuadros: hacia arriba).

signs-preview = Antes de una jugada: ↻2 segundo disco que sueltas, los discos subrayados caerían allí, a‡→U Ulrich cogería esta ficha, ✗ sale de la partida, ☾ va a la Carta Lunar.

signs-cards = Jugadores: fichas con su número, [cartas] con su valor, ☾ lunas ganadas.

quiz-answers = Respuestas
