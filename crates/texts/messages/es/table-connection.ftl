### What is wrong with a connection, or with a table that someone wants to open.

version = Este servidor usa la versión { $version } del protocolo. Recarga la página.

hello-first = El primer mensaje debe ser «hello».

no-binary = Los mensajes deben ser de texto, no binarios.

too-many-tables = Una conexión puede seguir { $most } mesas como máximo.

too-many-sockets = Hay demasiadas conexiones abiertas. Cierra algunas primero.

closing = El servidor se está reiniciando y volverá pronto.

somebody-else = Al abrir una mesa solo puedes sentarte tú. Los demás ocupan su asiento ellos mismos.

away-too-long = La espera por un ausente puede durar un día como máximo, o no tener límite.
