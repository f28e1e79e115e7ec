### A text of the page.

tagline = Dos juegos de mesa, junto al fuego y en alta mar: en solitario o con amigos.

home = Inicio

play-now = Jugar ya

play-now-help = Hoguera, tú contra dos bots.

new-table = Mesa nueva

campfire-blurb = Mueve discos alrededor de la hoguera, reúne historias, escribe leyendas. De 2 a 5 jugadores.

rules = Reglas

settings = Ajustes

learn = Partida guiada

learn-offer = ¿Primera vez aquí? Empieza con una partida guiada de cinco minutos.

not-now = Ahora no

saved-games = Tus partidas

no-saved-games = Aún no hay partidas. Se guardan en este navegador.

open = Continuar

look-at = Ver el resultado

replay = Ver la repetición

delete = Borrar

delete-ask = ¿Borrar esta partida? No se puede deshacer.

damaged-save = Esta partida guardada está dañada y no se puede abrir. Las demás están bien.

other-version-save = Esta partida se guardó con otra versión y no se puede abrir aquí.

no-such-save = Este navegador no tiene ninguna partida guardada en esta dirección.

storage-forbidden = Tu navegador bloquea el almacenamiento: la partida se perderá cuando cierres la página.

storage-full = El almacenamiento de tu navegador está lleno. Guarda esta partida como archivo o borra otras.

import = Abrir una partida guardada

export = Guardar como archivo

copy-link = Copiar enlace

link-copied = Enlace copiado. Contiene toda la partida.

link-too-long = Esta partida es demasiado larga para un enlace. Guárdala como archivo.

bad-link = Este enlace está roto: no contiene ninguna partida legible.

bad-file = Este archivo no es un registro de partida.

unknown-game = Es un registro de «{ $name }», un juego que esta página no conoce.

verify = Verificar la mezcla

verified = Verificado: los { $count } resultados aleatorios corresponden a la semilla fijada antes de la primera jugada.

seats = Asientos

seat-number = Asiento { $number }

person = Humano

bot-of-level = Bot, { $level }

name = Nombre

add-seat = Añadir asiento

remove-seat = Quitar el último asiento

options = Opciones

start-game = Empezar la partida

fixed = Se elige en esta página

box-file = Valores desde un archivo

box-used = Valores de las cartas: { $name }

your-turn = { $name ->
        [you] Te toca
       *[other] { $name }: te toca
    }

thinking = { $name } está pensando…

game-over = La partida ha terminado

old-edition = Partida jugada con la edición { $edition } de las reglas.

turn-number = Turno { $number }

setup = Preparación

confirm = Confirmar

back = Quitar selección

undo = Deshacer

cancel = Cancelar

close = Cerrar

menu = Menú

hand-over =
    Dejar que { $name ->
        [you] juegue un bot
       *[other] un bot juegue por { $name }
    }

resign = { $name ->
        [you] Abandonar
       *[other] Abandonar por { $name }
    }

resign-ask = { $name ->
        [you] ¿Abandonar
       *[other] ¿Abandonar por { $name }
    }? No se puede deshacer. Un bot terminará la partida.

stands-in = juega un bot

resigned = ha abandonado

log = Historial

since-your-turn = Desde tu último turno

cards = Cartas

players = Jugadores

place-rest = Colocar el resto al azar

choose-pile = Toca una pila que brille para moverla, o una carta que brille para escribirla.

choose-pile-only = Toca una pila que brille para moverla. Ahora no puedes escribir ninguna carta.

choose-place = Toca un espacio que brille.

choose-disc = ¿Qué disco?

choose-way = ¿En qué sentido alrededor del fuego?

ability = Capacidad especial

no-ability = No usarla

pair-at = Dos discos en el espacio { $place }

skip-at = Saltarse el espacio { $place }

lift-disc = Subir el disco { $height } desde abajo

choose-payment = Elige con qué pagas

preview = Qué pasará

nobody-takes = Nadie coge ninguna ficha.

rises = Va a la Carta Lunar

writable = Cartas que puedes escribir

decided = decidió la partida

lesson-other = Eso todavía no. Sigue lo que brilla.

example-duel = Un duelo

example-three = Tres junto al fuego

example-five = Cinco junto al fuego

example-shared = Una victoria compartida

example-legends = Tres leyendas terminan la partida

example-myth = Un Mito completado

example-battle = Una batalla naval

example-vaal = El Vaal deshace un empate

open-rulebook = Abrir el reglamento

keys = Atajos de teclado

key-place = Hoguera: elegir un espacio

key-answer = Elegir la primera, segunda, tercera… respuesta

key-replay = Repetición: paso atrás o adelante

key-chart = Mar: acercar y alejar el mapa, verlo entero

lost = Se descarta

lys-bonus = Bonificación de Lys: muévela a otra pila y coge su ficha superior.

uncovered-to = { $name ->
        [you] Coges
       *[other] { $name } coge
    } también la ficha que Lys destapa allí.

uncovered-lost = La ficha que Lys destapa allí se descarta.

may-lift = Antes puedes subir uno de tus discos.

moons-then = Lunas: { $count } de 4

scoring-then = Al final de este turno hay puntuación intermedia.

points-now = Tu puntuación: { $points }

not-possible = No disponible

costs-you = te cuesta { $price }

taken-by = { $name ->
        [you] la tienes tú
       *[other] la tiene { $name }
    }

can-write = puedes escribirla ahora

song = Canción { $price }

songs = Canciones

legends = Leyendas

moons-won = Lunas

tiles-left = Fichas sobrantes

total = Total

player-column = Jugador

winner = { $you ->
        [yes] { $winners ->
        [0] ¡Ganas tú!
       *[other] ¡{ $winners } y tú compartís la victoria!
    }
       *[no] { $winners ->
        [one] ¡Gana { $winners }!
       *[other] ¡{ $winners } comparten la victoria!
    }
    }

how-points = Puntuación final

graph = Evolución de la puntuación

play-again = Jugar otra vez

points = { $points } puntos

step-of = Paso { $step } de { $all }

to-start = Al principio

step-back = Paso atrás

step-on = Paso adelante

to-end = Al final

play-on = Reproducir

pause = Pausa

continue-here = Continuar desde aquí

seen-by = Punto de vista

everybody = Verlo todo

spectator = Como espectador

back-to-table = Volver a la mesa

search = Buscar en las reglas

nothing-found = Ningún párrafo contiene todas esas palabras.

found-count = Párrafos encontrados: { $count }

only-ours = Solo nuestras decisiones

contents = Índice

language = Idioma

language-auto = Como el navegador

light = Tema

light-auto = Como el sistema

light-light = Claro

light-dark = Oscuro

motion = Animación

motion-off = Desactivada

motion-slow = Lenta

motion-normal = Normal

motion-fast = Rápida

motion-reduced = Tu sistema pide reducir el movimiento, así que las animaciones están desactivadas.

sound = Sonido

skip-motion = Saltar

lesson-next = Siguiente

lesson-leave = Salir de la partida guiada

lesson-show = Enséñamelo

lesson-step = Partida guiada, { $step } de { $all }

skip-to-content = Ir al contenido

board-label = Ocho espacios alrededor de la hoguera

place-label = Espacio { $place }

pile-label = pila desde abajo: { $discs }

pile-empty = sin discos

stack-label = pila de fichas ({ $count }), ficha superior: { $tile }

stack-empty = no quedan fichas

lys-here = Lys apunta aquí

may-choose = disponible

chosen = seleccionado

chart-label = Carta Lunar: { $count } de 4

fixtures = Partidas de ejemplo

install = Todo lo que has abierto una vez funciona también sin conexión.

keep-all = Descargar todo

keep-all-help = Descarga las partes de la página que aún no has abierto, para que todo funcione sin conexión. Desde tu segunda visita, la página lo hace por sí sola, salvo que el ahorro de datos de tu navegador esté activado.

keeping-all = Descargando…

kept-all = Ahora todo funciona sin conexión.

keep-all-failed = No se ha podido descargar todo. Inténtalo de nuevo cuando tengas conexión.

bot-silent = El bot no respondió, así que se hizo por él una jugada al azar.

curtain = Pasa la pantalla a { $name }.

ready = Empezar

serve-about = Servir el juego a los navegadores: la página y las mesas en línea

no-page = Este binario se compiló sin la página. Ejecuta «cargo play» para compilar ambos.

colon = { $heading }: { $rest }

pay-short = paga { $price }

volume = Volumen

vibration = Vibrar cuando cae una pieza
