### What the page says on which an address for e-mail is confirmed.

question = Emberwake doit-il vous prévenir par courriel quand c'est à vous de jouer ?

button = Oui, prévenez-moi

done = C'est fait. Emberwake vous préviendra quand ce sera à vous de jouer.
