### What the page says on which email is stopped.

question = Möchtest du keine E-Mails von Emberwake mehr bekommen?

button = E-Mails abbestellen

done = Erledigt. Du bekommst keine E-Mails von Emberwake mehr.
