### A text of the lab's help.

lab = Estudiar un juego: cambiar una regla o una carta y ver qué pasa

run = Jugar las partidas de un plan y guardar los datos

report = Escribir el informe de un estudio en una página HTML

compare = Mostrar qué cifras de dos estudios difieren de forma clara

balance = Buscar opciones y valores de cartas que se acerquen más a un objetivo

record = Mostrar el registro de una partida de un estudio

plan = El plan, un archivo TOML (véase docs/lab.md)

data = La carpeta de un estudio

other-data = La carpeta del estudio con el que se compara

run-out = La carpeta de los datos [por defecto: NOMBRE.lab junto al plan]

page-out = La página que escribir [por defecto: junto a los datos]

no-records = No escribir registros junto a la página

target = El objetivo, un archivo TOML (véase docs/lab.md)

game = La partida, como la nombran los informes: celda y número, por ejemplo 0.17
