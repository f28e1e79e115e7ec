### What the page says on which an address for e-mail is confirmed.

question = ¿Quieres que Emberwake te avise por correo cuando te toque?

button = Sí, avísame

done = Hecho. Emberwake te avisará cuando te toque.
