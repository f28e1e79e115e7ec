### A level of bots: its name, and its character.

first-steps = Primeros pasos
first-steps-character = Acaba de aprender las reglas y sigue la primera buena idea.

easy = Fácil
easy-character = Ve lo que gana con una jugada y se olvida de los demás.

casual = Relajado
casual-character = Juega por diversión, planea un poco y se equivoca a menudo.

medium = Medio
medium-character = Piensa con antelación, pero se le escapan las jugadas discretas.

strong = Fuerte
strong-character = Planea bien y rara vez regala nada.

expert = Difícil
expert-character = Compara varios planes y rara vez se le escapa el mejor.

hard = Experto
hard-character = Calcula a fondo y castiga los errores.

master = Maestro
master-character = Dedica un segundo a cada jugada y no concede nada.
