### What is wrong with a connection, or with a table that somebody wants to open.

version = Este servidor habla la versión { $version } de los mensajes: recarga la página.

hello-first = El primer mensaje debe ser un saludo.

no-binary = Los mensajes son textos, no bytes.

too-many-tables = Una conexión puede seguir { $most } mesas como máximo.

too-many-sockets = Hay demasiadas conexiones abiertas: cierra algunas primero.

no-nonce = Lo que añades al reparto deben ser 64 cifras hexadecimales.

closing = El servidor se cierra y volverá pronto.

somebody-else = Al abrir una mesa solo puedes sentarte tú: los demás se sientan por su cuenta.

away-too-long = Una mesa espera a un ausente un día como máximo, o para siempre.
