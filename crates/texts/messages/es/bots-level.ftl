### A level of bots.

first-steps = Primeros pasos

easy = Fácil

casual = Relajado

medium = Medio

strong = Fuerte

expert = Experto

hard = Difícil

master = Maestro
