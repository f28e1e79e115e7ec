### A level of bots.

first-steps = Primeros pasos

easy = Fácil

casual = Relajado

medium = Medio

strong = Fuerte

expert = Difícil

hard = Experto

master = Maestro
