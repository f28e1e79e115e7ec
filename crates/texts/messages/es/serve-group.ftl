### What settings are about.

network = Red

keeping = Almacenamiento

limits = Límites

notices = Avisos

operation = Funcionamiento
