### The character of a level of bots, in one line.

first-steps = Acaba de aprender las reglas y sigue la primera buena idea.

easy = Ve lo que gana con una jugada y se olvida de los demás.

casual = Juega por diversión, planea un poco y se equivoca a menudo.

medium = Piensa con antelación, pero se le escapan las jugadas discretas.

strong = Planea bien y rara vez regala nada.

expert = Compara varios planes y rara vez se le escapa el mejor.

hard = Calcula a fondo y castiga los errores.

master = Dedica un segundo a cada jugada y no concede nada.
