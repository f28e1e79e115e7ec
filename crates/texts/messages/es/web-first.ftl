### Something that is said while the page is being loaded, or when a part of it can't be.

loading = Preparando la mesa…

needs-code = Para jugar, Emberwake necesita JavaScript y WebAssembly. Actívalos y vuelve a cargar la página.

language-missing = No se ha podido cargar este idioma ({ $language }), así que la página sigue en español. Comprueba tu conexión e inténtalo de nuevo; una vez cargado, el idioma queda disponible sin conexión.

part-missing = No se ha podido cargar esta parte de la página. Comprueba tu conexión e inténtalo de nuevo.
