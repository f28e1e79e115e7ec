### What the page says on which e-mail is stopped.

question = ¿Quieres que Emberwake deje de enviarte correo?

button = No más correo

done = Hecho. Emberwake ya no te enviará correo.
