### Why a table refuses something.

started = Die Partie hat schon begonnen.

not-started = Die Partie hat noch nicht begonnen.

over = Die Partie ist zu Ende.

not-over = Die Partie ist noch nicht zu Ende.

closed = Dieser Tisch ist geschlossen.

owner-only = Das darf nur, wer den Tisch eröffnet hat.

no-such-seat = Dieser Tisch hat keinen Platz { $seat }.

seat-taken = Platz { $seat } ist besetzt.

seat-empty = Platz { $seat } ist leer.

not-seated = Du hast keinen Platz an diesem Tisch.

kicked = Du wurdest von diesem Tisch entfernt.

not-ready = { $name } ist noch nicht bereit.

already-ready = Du bist schon bereit.

already-played = Dieser Zug wurde schon gespielt.

stale = Inzwischen ist etwas passiert. Schau noch einmal auf den Tisch.

ahead = Dein Stand passt nicht zu dem des Tisches. Bitte lade die Seite neu.

time-is-up = Deine Zeit für diese Entscheidung ist abgelaufen.

paused = Die Partie ist unterbrochen.

not-paused = Die Partie ist nicht unterbrochen.

stood-in = Auf deinem Platz spielt ein Bot. Übernimm ihn zuerst wieder.

resigned = Du hast diese Partie aufgegeben.

seat-is-yours = Du spielst schon auf diesem Platz.

bot-is-deciding = Deine Zeit ist abgelaufen, deshalb trifft der Bot diese Entscheidung. Danach kannst du deinen Platz wieder übernehmen.

not-a-bot = Auf Platz { $seat } spielt kein Bot.

bots-wait = Die Bots warten auf die Menschen am Tisch.

undo = { $why } Zum Zurücknehmen müssen alle zustimmen.

decided-by-bot = Das hat ein Bot entschieden. Zum Zurücknehmen müssen alle zustimmen.

vote-open = Es läuft schon eine andere Abstimmung. Beantworte zuerst diese.

proposed-in-vain = Das wurde gerade abgelehnt. Du kannst es in { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } wieder vorschlagen.

no-vote = Es läuft keine Abstimmung.

already-agreed = Du hast schon zugestimmt.

rematch-agreed = Die Revanche ist schon vereinbart.

bots-play-on = Bots stimmen dem Ende der Partie erst nach drei Runden ohne Fortschritt zu.

muted = Du wurdest an diesem Tisch stummgeschaltet.

not-muted = Diese Person ist nicht stummgeschaltet.

spectators-silent = Hier können nur Spieler am Tisch chatten.

chat-empty = Deine Nachricht ist leer.

chat-too-long = Eine Nachricht darf höchstens { $most } Zeichen haben.

chat-full = Du hast das Limit für Nachrichten an diesem Tisch erreicht.

too-many-acts = Du hast das Limit für Aktionen an diesem Tisch erreicht (Züge zählen nicht).
