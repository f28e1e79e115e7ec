### What the page says on which an email address is confirmed.

question = Recevoir un courriel quand c’est à vous de jouer ?

button = Oui, écrivez-moi

done = C’est fait. Emberwake vous écrira quand ce sera à vous de jouer.
