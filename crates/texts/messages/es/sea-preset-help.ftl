### What is special about them, in one sentence.

full-voyage = Todas las opciones por defecto, para que todas las reglas impresas estén en juego.

as-printed = Solo lo impreso: sin Dios de los Vientos, tres hazañas, salida de la niebla solo a mar abierto y sin final por calma chicha. Siguen siendo nuestros la mezcla de losetas, los nombres y el límite de ofertas.

first-voyage = Más suave: puedes parar antes, fundar al llegar, y bastan dos componentes del Mito.

die-sails = Los barcos siguen el dado de dirección y el viento no tiene efecto.
