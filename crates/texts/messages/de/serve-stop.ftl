### What the page says on which email is stopped.

question = Möchtest du keine E-Mails mehr bekommen, wenn du am Zug bist? Deine Adresse bleibt bei deinem Konto, falls du dein Passwort vergisst.

button = E-Mails abbestellen

done = Erledigt. Emberwake schreibt dir nicht mehr, wenn du am Zug bist. Auf deiner Seite kannst du das wieder einschalten.
