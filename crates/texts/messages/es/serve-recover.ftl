### What the page says on which someone chooses a new password.

question = Elige una nueva contraseña. Se cerrará tu sesión en todos los dispositivos.

field = Nueva contraseña

button = Guardar la contraseña

done = Hecho. Inicia sesión con tu nueva contraseña.
