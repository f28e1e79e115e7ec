### A message about bots and nets, of the commands that deal with them.

engine-command = Unbekannter Befehl { QUOTE($given) }. Befehle sind hello, isready, set, new, position, play, view, moves, legal, go und quit.

engine-go = Nach go steht nichts, „iterations N“ oder „movetime MS“, nicht { QUOTE($given) }.

engine-set = Nach set steht „seed N“ oder „bot NAME“, nicht { QUOTE($given) }.

engine-game = Unbekanntes Spiel { QUOTE($given) }. Möglich sind: { $known }.

engine-view = Das ist keine Sicht auf eine Stellung: { $why }.

engine-no-position = Es gibt noch keine Stellung. Sende zuerst „new“ oder „position“.

engine-only-seen = Von einer Sicht aus lässt sich nicht weiterspielen. Sende die Partie als Aufzeichnung.

engine-viewer = Nach view steht nichts, „all“ oder ein Platz von 0 bis { $last }.

engine-failed = Die Engine { QUOTE($command) } kann nicht spielen: { $why }.

bad-weights = { $file } ist keine Datei mit Gewichten: { $why }

weights-line = { QUOTE($line) } ist kein Name mit einer Zahl.

weights-unknown = es gibt kein Gewicht { QUOTE($name) }.

weights-missing = das Gewicht { QUOTE($name) } fehlt.

bad-nets = { $file } ist keine Datei mit Netzen: { $why }

nets-beginning = ihre erste Zeile ist falsch.

nets-short = sie endet zu früh.

nets-line = die Zeile { QUOTE($line) } ist falsch.

nets-damaged = ihre Gewichte sind beschädigt.

nets-game = sie ist für das Spiel { QUOTE($game) }.

minutes-left = noch { $minutes }:{ $seconds }

learned = Gelernt aus { $positions } Stellungen von { $games } Partien.

held-out = Logarithmischer Verlust in { $games } zurückgehaltenen Partien: Netz { $net }, Gewichte { $linear } (Unterschied ± { $ci }), gleichverteilt { $uniform }.

match-share = Wettkampf mit gleicher Zeit, { $games } Partien: Das neue Netz gewinnt { $share }{"\u00A0"}% [{ $low }, { $high }] gegen die aktuellen Bots.

net-accepted = Angenommen: Die zurückgehaltenen Partien und der Wettkampf sagen beide, dass es besser ist.

net-rejected = Nicht angenommen: Die zurückgehaltenen Partien und der Wettkampf sagen nicht beide, dass es besser ist.

tune-error = Fehler in Punkten bei zurückgehaltenen Partien: vorher { $before }, nachher { $after }.

simulate-bots = Die Bots in dieser Sitzordnung, bei Bedarf wieder von vorn: random, { $levels }, greedy, keen, uct:N oder search:N, wobei N die Zahl der Iterationen ist [Standard: random]

arena-bots = Die Bots, einer für jeden Platz: random, { $levels }, strongest:Ns, greedy, keen, engine:COMMAND, uct:N, search:N oder search:Ns, wobei N die Zahl der Iterationen oder der Sekunden ist
