### What the page says on which someone chooses a new password.

question = Wähle ein neues Passwort. Du wirst auf allen Geräten abgemeldet.

field = Neues Passwort

button = Passwort speichern

done = Erledigt. Melde dich mit deinem neuen Passwort an.
