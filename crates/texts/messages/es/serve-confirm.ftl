### What the page says on which an address for e-mail is confirmed.

question = ¿Recibir un correo cuando te toque?

button = Sí, avisadme

done = Hecho. Emberwake te enviará un correo cuando te toque.
