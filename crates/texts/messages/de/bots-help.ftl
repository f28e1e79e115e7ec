### A text of the help of these commands.

engine = Regeln und Bots anderen Programmen zeilenweise über Pipes anbieten

train = Ein neuronales Netz durch Selbstspiel trainieren und mit den aktuellen Bots vergleichen

train-bot = Der Bot, der auf allen Plätzen spielt [search:60]

train-games = Anzahl der Partien, aus denen gelernt wird [5000]

train-hidden = Einheiten der beiden Schichten: 0,0 (Gewichte ohne Schichten), 16,8, 16,16 oder 32,16 [32,16]

train-epochs = Wie oft alle Stellungen durchgegangen werden [4]

train-folder = Partien und Stand des Trainings hier behalten, um nach einem Abbruch weiterzumachen [training]

train-match = Partien gegen die aktuellen Bots mit gleicher Zeit; 0 für keine [200]

train-out = Das Netz oder die Gewichte in diese Datei schreiben

seed = Startwert aller Partien [1]

tune-games = Anzahl der Partien [400]

tune-out = Die Gewichte in diese Datei schreiben [Standard: ausgeben]

csv = Durch Kommas getrennte Werte ausgeben

heading-levels = Stufen, die schwächste zuerst:

heading-rated-levels = Stufen, die schwächste zuerst, mit ihrer Wertung am üblichen Tisch:
