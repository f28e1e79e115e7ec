### What the page says on which someone chooses a new password.

question = Choisissez un nouveau mot de passe. Tous vos appareils seront déconnectés.

field = Nouveau mot de passe

button = Enregistrer le mot de passe

done = C’est fait. Connectez-vous avec votre nouveau mot de passe.
