### A text of the help.

## Headings.

heading-usage = Uso:

heading-commands = Comandos

heading-arguments = Argumentos

heading-options = Opciones

heading-table = Opciones de la mesa

heading-examples = Ejemplos:

## Everywhere.

emberwake = Jugar a Hoguera y a Mar en el navegador o en la terminal, o alojarlos

lang = Idioma [por defecto: EMBERWAKE_LANG, LC_ALL o LANG; si no, inglés]

help = Mostrar esta ayuda

version = Mostrar la versión

exit-codes =
    Códigos de salida:
    {""}  0  éxito, aunque una tubería se cierre antes de tiempo
    {""}  1  una comprobación ha fallado: un registro, una jugada suya, una caja
    {""}  2  línea de comandos no válida, o que nombra algo que no existe
    {""}  3  un archivo, la salida o la terminal no se puede leer o escribir

json = Imprimir un objeto JSON

json-lines = Imprimir un objeto JSON por línea

players = Número de jugadores [por defecto: 4]

## Commands.

play = Jugar una partida en esta terminal, con personas y bots

rules = Mostrar el reglamento o partes de él

simulate = Hacer jugar muchas partidas a los bots y resumirlas

arena = Comparar bots: los mismos repartos en todos los asientos, con intervalos y clasificaciones

tune = Ajustar los pesos de los bots de un juego haciéndolos jugar entre sí, y mostrarlos

bench = Medir cuántas partidas al azar juega un núcleo por segundo

perft = Contar las posiciones a un número de pasos de distancia

record = Comprobar, mostrar y verificar partidas guardadas

box-command = Comprobar y mostrar cajas, los archivos con los valores de las cartas

## `play`.

play-players = Número de jugadores [por defecto: tantos como --seats, o 4]

seats = Quién ocupa cada asiento: human, random, greedy o uno de los niveles de abajo [por defecto: tú y bots medium]

names = Nombres de los jugadores

play-seed = Semilla de quien reparte: un número o 64 cifras hexadecimales [por defecto: una secreta]

play-record = Guardar la partida en este archivo mientras juegas; si contiene una partida en curso, la reanuda

resume = Solo reanudar: el archivo de --record tiene que existir

bot-delay = Milisegundos que espera un bot antes de jugar [600]

## `rules`.

rule-ids = Mostrar solo los párrafos con estos identificadores

find = Mostrar solo los párrafos que contienen estas palabras

rules-learn = Mostrar cómo se juega, con imágenes

rules-card = Mostrar el resumen de las reglas

## `simulate`.

rotate = Mover todos los bots un asiento después de cada partida

games = Número de partidas [100]

simulate-seed = Semilla de toda la serie; su primera partida se reparte como con «play --seed» [1]

turns-max = Detener una partida tras este número de turnos y contarla como no terminada [2000]

records = Guardar cada partida en esta carpeta, como JUEGO-SEMILLA-NÚMERO.rec

force = Sobrescribir los registros que ya existan

threads = Número de hilos [por defecto: uno por núcleo]

## `arena` and `tune`.

arena-seats = Jugar cada reparto con todas las distribuciones de asientos o solo una vez [rotate]

arena-sprt = Parar en cuanto esté claro cuál de estos dos porcentajes de victorias tiene el primer bot

arena-resume = Guardar las partidas terminadas en este archivo y continuar tras las que ya contenga

tune-method = Ajustar los pesos a los resultados de los bots entre sí, o mejorarlos paso a paso en encuentros [fit]

tune-bot = El bot que juega en todos los asientos [search:60]

## `bench`.

bench-players = Número de jugadores [por defecto: todos los posibles, uno tras otro]

seconds = Segundos para cada número de jugadores [2]

## `perft`.

perft-seed = Semilla de quien reparte: un número o 64 cifras hexadecimales [1]

depth = Número de pasos [por defecto: los que quepan en un segundo, más o menos]

perft-record = Contar desde una posición de este registro, en vez de desde la primera decisión

perft-line = Tras este número de jugadas y resultados del registro [por defecto: todos]

## `record`.

record-check = Leer registros y reproducirlos según las reglas

record-show = Contar registros en frases, con la puntuación final

record-verify = Comprobar todos los resultados aleatorios de los registros con las semillas que revelan

record-states = Imprimir todas las posiciones de los registros, un objeto JSON por línea

record-files = Registros; «-» para la entrada estándar

states-seat = Solo lo que sabe este asiento, contado desde 1; los pasos secretos de los demás se muestran con un signo de interrogación [por defecto: todo]

states-legal = Incluir también las jugadas legales de cada posición

states-json = Las posiciones se imprimen siempre como JSON

## `box`.

box-check = Decir si se puede jugar con una caja y, si no, por qué

box-show = Imprimir una caja; sin archivo, la estándar, como punto de partida

box-file = Una caja; «-» para la entrada estándar

## Looking after a server.

admin = Leer las denuncias y administrar las personas y mesas de un servidor

admin-database = La base de datos del servidor: sqlite:ARCHIVO o postgres://… [como en serve]

admin-reports = Listar las denuncias abiertas, las más recientes primero

admin-all = Listar también las denuncias cerradas

admin-before = Solo las denuncias con un número menor, para seguir leyendo después de la última

admin-close = Cerrar una denuncia

admin-report = El número de la denuncia

admin-note = Lo que has decidido, para el registro de auditoría

admin-people = Buscar personas por parte de su nombre o usuario

admin-find = Parte del nombre o del usuario

admin-ban = Cerrar la sesión de una persona y prohibirle el acceso

admin-unban = Volver a admitir a una persona vetada

admin-mute = Impedir que una persona use el chat

admin-unmute = Volver a permitir el chat a una persona silenciada

admin-days = Durante este número de días [para siempre]

admin-rename = Dar otro nombre a una persona

admin-name = El nuevo nombre

admin-role = Dar a una persona el rol de administrador, o devolverle el de jugador

admin-reset-password = Dar una nueva contraseña a una persona, mostrarla y cerrar sus sesiones

admin-delete-person = Borrar a una persona; sus partidas terminadas se conservan sin su nombre

admin-undelete = Recuperar a una persona borrada, antes de que se destruyan sus datos

admin-deleted = Listar a las personas borradas que aún se pueden recuperar

admin-delete-table = Borrar una mesa con su partida y su chat

admin-delete-record = Borrar un registro subido

admin-audit = Listar lo que han hecho los administradores, lo más reciente primero

admin-person = El número de la persona, como en admin people

admin-id = Su nombre, la última parte de su dirección

load = Medir cuántas jugadas por segundo guarda un servidor en este equipo

load-at = La dirección de un servidor en este equipo; si no se indica, se inicia uno

load-database = La base de datos de los servidores que se inician; si no se indica, un archivo temporal

load-processes = Cuántos servidores se inician sobre una misma base de datos; más de uno requiere PostgreSQL [1]

load-tables = Número de mesas en las que se juega a la vez [200]

load-seconds = Segundos que dura una ronda [5]

load-rounds = Número de rondas [3]

load-short = Entre las rondas, medir también a personas que reciben actualizaciones cortas, como la página

load-echo = Entre las rondas, medir también un servidor mínimo que devuelve cada mensaje

load-idle-tables = Cuántas mesas dejar a la espera de una persona, para ver cuánta memoria ocupan [0]

load-idle-sockets = Cuántas conexiones inactivas abrir, para ver cuánta memoria ocupan [0]
