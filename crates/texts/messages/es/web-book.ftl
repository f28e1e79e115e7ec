### Something the page says while it fetches a rulebook.

loading = Cargando las reglas…

missing = No se han podido cargar las reglas. Comprueba la conexión e inténtalo de nuevo; una vez cargadas, siguen disponibles sin conexión.

retry = Intentar de nuevo
