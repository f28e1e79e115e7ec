### What the page says on which an email address is confirmed.

question = ¿Recibir un correo cuando te toque?

button = Sí, quiero recibirlo

done = Hecho. Emberwake te enviará un correo cuando te toque.
