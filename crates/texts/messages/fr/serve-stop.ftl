### What the page says on which email is stopped.

question = Ne plus recevoir aucun courriel d’Emberwake ?

button = Ne plus rien recevoir

done = C’est fait. Vous ne recevrez plus de courriel d’Emberwake.
