### A text of the help of these commands.

engine = Ofrecer las reglas y los bots a otros programas, línea a línea, por tuberías

train = Entrenar una red neuronal jugando contra sí misma y compararla con los bots actuales

train-bot = El bot que juega en todos los asientos [search:60]

train-games = Número de partidas de las que aprender [5000]

train-hidden = Unidades de las dos capas: 0,0 (pesos sin capas), 16,8, 16,16 o 32,16 [32,16]

train-epochs = Cuántas veces recorre todas las posiciones [4]

train-folder = Guardar aquí las partidas y el estado del entrenamiento, para continuar tras una parada [training]

train-match = Partidas contra los bots actuales a igual tiempo; 0 para ninguna [200]

train-out = Escribir la red o los pesos en este archivo

seed = Semilla de todas las partidas [1]

tune-games = Número de partidas [400]

tune-out = Escribir los pesos en este archivo [por defecto: mostrarlos]

csv = Mostrar valores separados por comas

heading-levels = Niveles, del más débil al más fuerte:

heading-rated-levels = Niveles, del más débil al más fuerte, con su puntuación en la mesa habitual:
