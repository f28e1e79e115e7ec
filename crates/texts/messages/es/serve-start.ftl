### What the server says when it starts, or why it can't.

serving = Juega en { $url }; para detener el servidor, pulsa Ctrl-C.

keeping = Todo se guarda en { $place }.

cant-listen = No se puede escuchar en { $address }: { $why }.

cant-keep = No se puede usar la base de datos { $place }: { $why }.

unknown-setting = El ajuste { QUOTE($origin) } no existe.

bad-setting = { $origin } no puede ser { QUOTE($value) }. Valores permitidos: { $expected }.

needs-setting = { $origin } necesita también { $other }.

bad-file = La línea { $line } de { $file } no se puede leer: { $detail }.

strange-variable = La variable { $name } parece un ajuste, pero ese ajuste no existe.

cant-open = No se ha podido abrir un navegador. Abre { $url }.
