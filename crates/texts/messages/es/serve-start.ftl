### What the server says when it starts, or why it can't.

serving = Se juega en { $url }; Ctrl-C detiene el servidor.

keeping = Todo se guarda en { $place }.

cant-listen = No se puede usar { $address }: { $why }.

cant-keep = No se puede usar la base de datos { $place }: { $why }.

unknown-setting = No hay ningún ajuste { QUOTE($origin) }.

bad-setting = { $origin } no puede ser { QUOTE($value) }; puede ser { $expected }.

needs-setting = { $origin } necesita también { $other }.

bad-file = No se entiende la línea { $line } de { $file }: { $detail }.

strange-variable = La variable { $name } parece un ajuste, pero no hay ninguno con ese nombre.

cant-open = No se pudo abrir ningún navegador; abre tú mismo { $url }.
