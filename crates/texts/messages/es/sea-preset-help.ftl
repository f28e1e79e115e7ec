### What is special about them, in one sentence.

full-voyage = Todas las opciones con su valor por defecto, para que todas las reglas impresas estén en juego.

as-printed = Solo lo impreso: sin Dios de los Vientos, con tres hazañas, con salida de la niebla solo a mar abierto y sin final por calma chicha. La mezcla de losetas, los nombres y el límite de ofertas siguen siendo nuestros.

first-voyage = Más sencilla: puedes parar antes, fundar al llegar y te bastan dos componentes de tu Mito.

die-sails = Los barcos siguen el dado de dirección y el viento no tiene efecto.
