### Something the page says while it fetches a rulebook.

loading = Cargando el reglamento…

missing = No se ha podido cargar el reglamento. Comprueba tu conexión e inténtalo de nuevo; una vez cargado, queda disponible sin conexión.

retry = Intentar de nuevo

learn = Aprender

card = Resumen

reference = Reglamento

how-to-play = Cómo se juega

open-card = Resumen
