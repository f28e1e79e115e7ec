### What the page says on which email is stopped.

question = ¿Dejar de recibir correos cuando te toque? Tu dirección sigue en tu cuenta por si olvidas la contraseña.

button = No recibir más correos

done = Hecho. Emberwake ya no te escribirá cuando te toque. Puedes volver a activarlo en tu página.
