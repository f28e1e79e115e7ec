### What is wrong with a connection, or with a table that somebody wants to open.

version = Dieser Server spricht Version { $version } der Nachrichten: Lade die Seite neu.

hello-first = Die erste Nachricht muss ein Gruß sein.

no-binary = Nachrichten sind Texte, keine Bytes.

too-many-tables = Eine Verbindung kann höchstens { $most } Tischen folgen.

too-many-sockets = Zu viele Verbindungen sind offen: Schließe zuerst einige.

no-nonce = Was du zum Mischen beiträgst, müssen 64 hexadezimale Ziffern sein.

closing = Der Server wird beendet und ist bald wieder da.

somebody-else = Beim Eröffnen kannst du nur dich selbst setzen: Die anderen setzen sich selbst.

away-too-long = Auf Abwesende wartet ein Tisch höchstens einen Tag oder für immer.
