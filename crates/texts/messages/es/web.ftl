### A text of the page.

tagline = Juegos de mesa junto al fuego, para uno o para muchos.

home = Inicio

play-now = Jugar ya

play-now-help = Hoguera, tú contra dos bots.

new-table = Mesa nueva

campfire-blurb = Mueve discos alrededor de la hoguera, reúne historias, escribe leyendas. De 2 a 5 jugadores.

rules = Reglas

settings = Ajustes

learn = Primera partida guiada

learn-offer = ¿Primera vez aquí? Una partida guiada dura cinco minutos.

not-now = Ahora no

saved-games = Tus partidas

no-saved-games = Aún no hay partidas. Se guardan en este navegador.

open = Continuar

look-at = Resultado

replay = Repetición

delete = Borrar

delete-ask = ¿Borrar esta partida para siempre?

damaged-save = Esta partida guardada está dañada y no se puede abrir. Tus otras partidas no se ven afectadas.

other-version-save = Esta partida la guardó otra versión de la página y esta no puede abrirla.

no-such-save = No hay ninguna partida en esta dirección en este navegador.

storage-forbidden = Este navegador no permite guardar nada; la partida se perderá cuando te vayas.

storage-full = No queda sitio para guardar esta partida. Guárdala como archivo o borra otras.

import = Abrir un archivo de partida

export = Guardar como archivo

copy-link = Copiar enlace

link-copied = Enlace copiado; contiene toda la partida.

link-too-long = Esta partida es demasiado larga para un enlace; guárdala como archivo.

bad-link = Este enlace está roto: no contiene ninguna partida legible.

bad-file = Este archivo no es una partida registrada.

unknown-game = Es una partida de «{ $name }», que esta página no conoce.

verify = Verificar la mezcla

verified = Verificado: los { $count } resultados del azar son los de la semilla fijada antes de la primera jugada.

seats = Asientos

seat-number = Asiento { $number }

person = Persona

bot-easy = Bot fácil

bot-medium = Bot medio

bot-hard = Bot difícil

name = Nombre

add-seat = Añadir asiento

remove-seat = Quitar el último asiento

options = Opciones

start-game = Empezar la partida

player-settles = Elegidos por turno

at-random = Al azar

fixed = Fijados aquí

pool-ties = Repartir las cuatro

separate-ties = Repartir tres, una para el siguiente

captain = Capitán

winner-before = Ganador

last-before = Último

box-file = Usar un archivo de caja

box-used = Cartas en juego: { $name }

box-default = estándar

your-turn = { $name }: te toca

thinking = { $name } está pensando…

game-over = La partida ha terminado

old-edition = Partida jugada con la edición { $edition } de las reglas.

turn-number = Turno { $number }

setup = Preparación

confirm = Confirmar

back = Elegir de nuevo

undo = Deshacer

cancel = Cancelar

close = Cerrar

menu = Menú

hand-over = Que un bot juegue por { $name }

resign = { $name } abandona

resign-ask = { $name } abandona para siempre y un bot sigue jugando. ¿De verdad?

stands-in = lo suple un bot

resigned = ha abandonado

log = Registro

since-your-turn = Desde tu último turno

cards = Cartas

players = Jugadores

place-rest = Poner el resto al azar

choose-pile = Toca una pila que brille para moverla, o una carta que brille para escribirla.

choose-pile-only = Toca una pila que brille para moverla. Ahora no se puede escribir ninguna carta.

choose-place = Toca un lugar que brille.

choose-disc = ¿Qué disco?

choose-way = ¿En qué dirección?

ability = Tu capacidad

no-ability = No usarla

pair-at = Dos discos en el lugar { $place }

skip-at = Saltar el lugar { $place }

lift-disc = Disco { $height } desde abajo

choose-payment = ¿Con qué pagas?

preview = Lo que pasará

nobody-takes = Nadie coge ninguna ficha.

rises = A la Carta Lunar

writable = Cartas que puedes escribir

decided = decidió la partida

lesson-other = La guía pide otra cosa ahora. Sigue lo que brilla.

example-duel = Un duelo

example-three = Tres alrededor de la hoguera

example-five = Una ronda completa de cinco

example-shared = Una victoria compartida

example-legends = Tres leyendas terminan la partida

example-myth = Un Mito completado

example-battle = Una batalla naval

example-vaal = El Vaal deshace un empate

open-rulebook = Abrir el reglamento

keys = Atajos de teclado

key-place = Hoguera: elegir un lugar

key-answer = Elegir la primera, segunda, tercera… respuesta

key-replay = Repetición: un paso atrás y adelante

key-chart = Carta marina: ampliar, reducir, verla entera

lost = Perdido por los dormidos

lys-bonus = Bonificación de Lys: luego la mueves a otra pila y coges su ficha.

uncovered-to = { $name } coge también la ficha que Lys descubre allí.

uncovered-lost = La ficha que Lys descubre allí se pierde por los dormidos.

may-lift = Antes puedes subir uno de tus discos.

moons-then = En la Carta Lunar: { $count } de 4

scoring-then = Al final de este turno habrá una puntuación intermedia.

points-now = Tu puntuación cambia en { $points }.

not-possible = No es posible

costs-you = te cuesta { $price }

taken-by = la tiene { $name }

can-write = puedes escribirla ahora

song = Canción { $price }

songs = Canciones

legends = Leyendas

moons-won = Lunas

tiles-left = Fichas sobrantes

total = Total

player-column = Jugador

winner = ¡Gana { $names }!

shared-victory = ¡{ $names } comparten la victoria!

how-points = De dónde vienen los puntos

graph = La puntuación por turnos

play-again = Jugar otra vez

points = { $points } puntos

step-of = Paso { $step } de { $all }

to-start = Al principio

step-back = Atrás

step-on = Adelante

to-end = Al final

play-on = Reproducir

pause = Pausa

continue-here = Continuar desde aquí

seen-by = Punto de vista

everybody = Omnisciente

spectator = Espectador

back-to-table = Volver a la mesa

search = Buscar en las reglas

nothing-found = Ningún párrafo tiene todas esas palabras.

found-count = Párrafos encontrados: { $count }

only-ours = Solo nuestras decisiones

contents = Índice

language = Idioma

language-auto = Como el navegador

light = Colores

light-auto = Como el sistema

light-light = Claro

light-dark = Oscuro

motion = Movimiento

motion-off = Ninguno

motion-slow = Lento

motion-normal = Normal

motion-fast = Rápido

motion-reduced = Tu sistema pide menos movimiento; por eso no se mueve nada.

sound = Sonido

skip-motion = Saltar

lesson-next = Siguiente

lesson-leave = Salir de la partida guiada

lesson-show = Muéstrame

lesson-step = Partida guiada, { $step } de { $all }

skip-to-content = Ir al contenido

board-label = El anillo de ocho lugares alrededor de la hoguera

place-label = Lugar { $place }

pile-label = pila desde abajo: { $discs }

pile-empty = sin discos

stack-label = pila de fichas ({ $count }), encima { $tile }

stack-empty = sin fichas

lys-here = Lys apunta aquí

may-choose = se puede elegir

chosen = tu elección

chart-label = Carta Lunar: { $count } de 4

fixtures = Partidas de ejemplo

install = Una vez abierta, esta página también funciona sin conexión.

bot-silent = El bot no respondió; se hizo por él una jugada sencilla.

curtain = Pasa la pantalla a { $name }.

ready = Ya estoy aquí

serve-about = Servir el juego a los navegadores: la página y mesas para jugar en línea

no-page = Este programa se compiló sin la página; «cargo play» compila ambos.

colon = { $heading }: { $rest }
