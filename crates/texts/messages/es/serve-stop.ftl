### What the page says on which email is stopped.

question = ¿Dejar de recibir correos de Emberwake?

button = No recibir más correos

done = Hecho. Emberwake no te enviará más correos.
