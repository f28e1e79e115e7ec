### A text of the page for administrators.

title = Administración

not-admin = Solo los administradores pueden abrir esta página.

reports = Denuncias

no-reports = No hay denuncias.

show-closed = Mostrar las denuncias cerradas

older-reports = Mostrar denuncias anteriores

report-line = { $by } ha denunciado a { $about }

said = Mensaje: { QUOTE($said) }

said-gone = El mensaje ya no existe.

reason = Motivo: { QUOTE($text) }

closed = cerrada el { $when }

note-line = Nota: { QUOTE($note) }

note = Nota

close-report = Cerrar la denuncia

manage = Gestionar a { $name }

see-table = Ir a la mesa

people = Personas

find = Nombre o usuario

search = Buscar

none-found = No se ha encontrado a nadie.

number = n.º { $number }

is-guest = invitado

is-bot = bot

is-admin = administrador

banned-until = acceso prohibido hasta el { $when }

banned = acceso prohibido para siempre

muted-until = sin chat hasta el { $when }

muted = sin chat para siempre

since = desde el { $when }

days = Número de días

days-help = Déjalo vacío para que sea permanente.

bad-days = Escribe un número entero de días, 1 o más, o deja el campo vacío.

ban = Prohibir el acceso

ban-ask = ¿Prohibir el acceso a { $name }? Se cerrarán todas sus sesiones de inmediato.

unban = Permitir el acceso

mute = Silenciar

unmute = Dejar de silenciar

new-name = Nuevo nombre

rename = Cambiar el nombre

role = Cambiar el rol

make-admin = Nombrar administrador

make-admin-ask = ¿Nombrar administrador a { $name }? Podrá hacer todo lo que ofrece esta página.

make-player = Quitar el rol de administrador

reset-password = Restablecer la contraseña

reset-ask = ¿Restablecer la contraseña de { $name }? Se cerrarán todas sus sesiones.

new-password = La nueva contraseña es { $password }. Solo se muestra una vez.

delete-person = Eliminar a la persona

failed = Ha fallado

undelete-person = Recuperar

delete-person-ask = ¿Eliminar a { $name }? La persona desaparece de todas partes, con su cuenta y sus bots. Durante unos días, «emberwake admin undelete» la recupera; después se destruye todo. Las partidas terminadas se conservan, sin el nombre.

content = Mesas y registros

content-id = Enlace o identificador

bad-id = Pega el enlace de una mesa o de un registro, o escribe su identificador.

delete-table = Eliminar la mesa

delete-table-ask = ¿Eliminar esta mesa con su partida y su chat? No se puede deshacer.

delete-record = Eliminar el registro

delete-record-ask = ¿Eliminar este registro? No se puede deshacer.

audit = Registro de acciones

no-audit = Nada todavía.

console = línea de comandos

of-person = persona { $number }

of-table = mesa { $id }

of-record = registro { $id }

of-report = denuncia { $number }

done = Hecho.
