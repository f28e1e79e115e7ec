### What the page says on which e-mail is stopped.

question = Soll Emberwake dir keine E-Mail mehr schicken?

button = Keine E-Mail mehr

done = Erledigt. Emberwake schickt dir keine E-Mail mehr.
