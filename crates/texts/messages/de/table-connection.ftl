### What is wrong with a connection, or with a table that someone wants to open.

version = Dieser Server verwendet Version { $version } des Netzwerkprotokolls. Bitte lade die Seite neu.

hello-first = Die erste Nachricht muss „hello“ sein.

no-binary = Nachrichten müssen Text sein, keine Binärdaten.

too-many-tables = Eine Verbindung kann höchstens { $most } Tischen folgen.

too-many-sockets = Zu viele offene Verbindungen. Schließe zuerst einige.

closing = Der Server startet neu und ist gleich wieder da.

somebody-else = Wenn du einen Tisch eröffnest, kannst du nur dich selbst setzen. Die anderen nehmen ihre Plätze selbst ein.

away-too-long = Auf Abwesende wartet ein Tisch höchstens einen Tag oder unbegrenzt.
