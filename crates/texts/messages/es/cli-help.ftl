### A text of the help.

## Headings.

heading-usage = Uso:

heading-commands = Órdenes

heading-arguments = Argumentos

heading-options = Opciones

heading-table = Opciones de la mesa

heading-examples = Ejemplos:

## Everywhere.

emberwake = Juegos de mesa en la terminal, con registros que cualquiera puede comprobar

lang = El idioma; si no, el que digan EMBERWAKE_LANG, LC_ALL o LANG, o el inglés

help = Muestra esta ayuda

version = Muestra la versión

exit-codes =
    Códigos de salida:
    {""}  0  bien; también si una tubería se cierra antes de imprimirlo todo
    {""}  1  lo comprobado está mal: un registro, una jugada, una caja
    {""}  2  la línea de órdenes no se entiende o pide lo que no existe
    {""}  3  un archivo, la salida o la terminal no se puede leer o escribir

json = Imprime un objeto JSON

json-lines = Imprime un objeto JSON por línea

players = Cuántos juegan; 4 si no se dice nada

## Commands.

play = Jugar una partida en esta terminal, con personas y bots

rules = Mostrar el reglamento, o partes de él

simulate = Hacer que unos bots jueguen partidas enteras y resumirlas

arena = Comparar bots: los mismos repartos en todos los asientos, con intervalos y clasificaciones

tune = Hallar los pesos de los bots de un juego haciéndolos jugar entre sí, y mostrarlos

bench = Medir cuántas partidas al azar juega un núcleo por segundo de cálculo

perft = Contar las posiciones que están a un número de pasos

record = Comprobar, contar y verificar partidas registradas

box-command = Comprobar y mostrar cajas, los archivos con los valores de las cartas

## Options of a table of Campfire.

adventurers = Cómo se eligen los aventureros: los jugadores, al azar, o nombrados por asiento (C2.3) [pick]

first = Quién empieza: decide el azar, o el asiento con este número desde 0 (C2.2) [random]

even-stacks = Si todas las pilas son de 14 fichas, y no de 12 a 16 (C3.1) [on]

moon-ties = Cómo comparten los empatados en cabeza las lunas de una puntuación (C7A.5) [pool]

standstill = Tras cuántos turnos sin efecto termina la partida, u off (C8.3) [60]

lumarathon = Tres asientos de la partida de Oh Captain! anterior: Capitán, ganador, último (C9A.1) [off]

box = Un archivo con los valores de las cartas de tu ejemplar (C1.7); véase «emberwake box»

## `play`.

play-players = Cuántos juegan; tantos como nombre --seats, o 4

seats = Quién se sienta dónde: human, random, greedy, medium o hard en cada asiento; tú contra bots medium si no se dice nada

names = Cómo se llaman los asientos

play-seed = La semilla del repartidor: un número o 64 cifras hexadecimales; una secreta si no se dice nada

play-record = Guardar la partida en este archivo según avanza; si contiene una partida en curso, se reanuda con su propia mesa

resume = Solo reanudar: el archivo de --record tiene que existir

bot-delay = Cuánto espera un bot antes de jugar, en milisegundos [600]

## `rules`.

rule-ids = Solo los párrafos con estos identificadores

find = Solo los párrafos que contienen estas palabras

## `simulate`.

bots = Los bots, que ocupan los asientos en este orden y vuelta a empezar: random, first-steps, easy, medium, hard, greedy, keen, uct:N o search:N, donde N dice cuántas veces mira adelante un bot [random]

rotate = Los bots avanzan un asiento en cada partida

games = Cuántas partidas [100]

simulate-seed = El número del que se sigue todo el azar de la serie; su primera partida se reparte como con «play --seed» [1]

turns-max = Detener una partida tras este número de turnos y contarla como inacabada

records = Escribir cada partida en esta carpeta, como JUEGO-SEMILLA-NÚMERO.rec

force = Sobrescribir los registros que ya existan

threads = En cuántos hilos; tantos como núcleos si no se dice nada

## `arena` and `tune`.

arena-bots = Los bots, uno por asiento: random, first-steps, easy, medium, hard, strongest:Ns, greedy, keen, uct:N, search:N o search:Ns, donde N dice cuántas veces mira adelante un bot, o durante cuántos segundos

arena-seats = Si cada reparto se juega en todos los asientos, o solo una vez [rotate]

arena-sprt = Parar en cuanto se decida cuál de estas dos partes de victorias tiene el primer bot

arena-resume = Guardar las partidas terminadas en este archivo, y seguir después de las que haya en él

tune-method = Ajustar los pesos a los resultados de las partidas, o mejorarlos paso a paso con encuentros [fit]

tune-bot = Quién juega, en todos los asientos [search:60]

## `bench`.

bench-players = Cuántos juegan; cada número posible, uno tras otro, si no se dice nada

seconds = Cuántos segundos jugar con cada número de jugadores [2]

## `perft`.

perft-seed = La semilla del repartidor: un número o 64 cifras hexadecimales [1]

depth = Cuántos pasos; tantos como permita un segundo más o menos, si no se dice nada

perft-record = Contar desde una posición de este registro, y no desde la primera decisión tras el reparto

perft-line = Tras tantas jugadas y resultados del registro; todos si no se dice nada

## `record`.

record-check = Leer registros y reproducirlos según las reglas

record-show = Contar registros con frases, y de dónde vienen sus puntos

record-verify = Comprobar todo el azar de registros con las semillas que revelan

record-states = Imprimir cada posición de registros, un objeto JSON por línea

record-files = Registros; «-» para la entrada estándar

states-seat = Solo lo que sabe este asiento; los pasos secretos de los demás aparecen solo con su tipo [todo]

states-legal = Da también las jugadas legales de cada posición

states-json = Las posiciones se imprimen como JSON en cualquier caso

## `box`.

box-check = Decir si se puede jugar con una caja, y si no, por qué

box-show = Imprimir una caja; sin archivo, la de por defecto, para empezar con ella

box-file = Una caja; «-» para la entrada estándar

## Looking after a server.

admin = Leer los informes y cuidar de las personas y mesas de un servidor

admin-database = La base de datos del servidor: sqlite:ARCHIVO o postgres://… [como en serve]

admin-reports = Listar los informes abiertos, los más recientes primero

admin-all = Listar también los informes cerrados

admin-close = Cerrar un informe

admin-report = El número del informe

admin-note = Lo que decidiste, para el registro

admin-people = Buscar personas por parte de su nombre o usuario

admin-find = Parte del nombre o del usuario

admin-ban = Cerrar la sesión de una persona y prohibirle el acceso

admin-unban = Volver a admitir a una persona

admin-mute = Prohibir el chat a una persona

admin-unmute = Volver a permitir el chat a una persona

admin-days = Durante tantos días [para siempre]

admin-rename = Dar otro nombre a una persona

admin-name = El nuevo nombre

admin-role = Hacer administradora a una persona, o de nuevo jugadora

admin-reset-password = Dar una nueva contraseña a una persona, mostrarla y cerrar su sesión

admin-delete-person = Borrar a una persona; sus partidas terminadas quedan sin el nombre

admin-delete-table = Borrar una mesa con su partida y su chat

admin-delete-record = Borrar una partida subida

admin-audit = Listar lo que hicieron los administradores, lo más reciente primero

admin-person = El número de la persona, como en admin people

admin-id = Su nombre, la última parte de su dirección

load = Medir cuántas jugadas por segundo guarda un servidor en este equipo

load-at = La dirección de un servidor en este equipo; si no, se inicia uno para la medición

load-database = La base de datos de los servidores que se inician; si no, un archivo temporal

load-processes = Cuántos servidores se inician sobre una base de datos; varios necesitan PostgreSQL [1]

load-tables = En cuántas mesas se juega a la vez [200]

load-seconds = Cuántos segundos dura una ronda [5]

load-rounds = Cuántas rondas hay [3]

load-echo = Entre las rondas, medir también un servidor mínimo que devuelve cada mensaje

load-idle-tables = Cuántas mesas dejar esperando a una persona, para ver cuánta memoria ocupan [0]

load-idle-sockets = Cuántas conexiones en silencio abrir, para ver cuánta memoria ocupan [0]
