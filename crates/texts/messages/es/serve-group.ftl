### What settings are about.

network = Red

keeping = Conservación

limits = Límites

notices = Avisos

operation = Funcionamiento
