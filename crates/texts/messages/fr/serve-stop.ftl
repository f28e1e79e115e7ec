### What the page says on which e-mail is stopped.

question = Emberwake ne doit-il plus vous envoyer de courriel ?

button = Plus de courriel

done = C'est fait. Emberwake ne vous enverra plus de courriel.
