### Why a table refuses something.

started = Das Spiel hat schon begonnen.

not-started = Das Spiel hat noch nicht begonnen.

over = Das Spiel ist zu Ende.

not-over = Das Spiel ist noch nicht zu Ende.

closed = Dieser Tisch ist geschlossen.

owner-only = Das darf nur, wer den Tisch eröffnet hat.

no-such-seat = Dieser Tisch hat keinen Platz { $seat }.

seat-taken = Platz { $seat } ist besetzt.

seat-empty = Auf Platz { $seat } sitzt noch niemand.

not-seated = Du hast keinen Platz an diesem Tisch.

kicked = Du wurdest von diesem Tisch verwiesen.

not-ready = { $name } ist noch nicht bereit.

already-ready = Du bist schon bereit.

already-played = Dieser Zug wurde schon gespielt.

stale = Inzwischen ist etwas geschehen: Schau noch einmal auf den Tisch.

ahead = Dieser Zug antwortet auf etwas, das hier nicht geschehen ist.

time-is-up = Deine Zeit für diese Entscheidung ist abgelaufen.

paused = Das Spiel ist unterbrochen.

not-paused = Das Spiel ist nicht unterbrochen.

stood-in = Ein Bot spielt auf deinem Platz: Übernimm ihn zuerst wieder.

resigned = Du hast dieses Spiel aufgegeben.

seat-is-yours = Du spielst schon auf diesem Platz.

bot-is-deciding = Deine Zeit ist abgelaufen, deshalb trifft der Bot diese Entscheidung; danach kannst du deinen Platz wieder übernehmen.

not-a-bot = Auf Platz { $seat } spielt kein Bot.

bots-wait = Die Bots warten auf die Leute am Tisch.

undo = { $why } Zurücknehmen geht nur, wenn alle zustimmen.

decided-by-bot = Das hat ein Bot entschieden: Zurücknehmen geht nur, wenn alle zustimmen.

vote-open = Eine andere Abstimmung läuft: Beantworte zuerst diese.

no-vote = Es läuft keine Abstimmung.

already-agreed = Du hast schon zugestimmt.

rematch-agreed = Die Revanche ist schon vereinbart.

bots-play-on = Bots beenden eine Partie erst, wenn drei Runden lang nichts gewachsen ist.

muted = Wer den Tisch eröffnet hat, hat dich hier stummgeschaltet.

not-muted = Diese Person ist nicht stummgeschaltet.

spectators-silent = Hier dürfen nur die schreiben, die einen Platz haben.

chat-empty = Deine Nachricht ist leer.

chat-too-long = Eine Nachricht darf höchstens { $most } Zeichen haben.

chat-full = Du hast so viel geschrieben, wie man an einem Tisch darf.

too-many-acts = Du hast alles getan, was man an einem Tisch außer Ziehen tun darf.
