### Something that is said while the page is being loaded, or when a part of it can't be.

loading = Préparation de la table…

needs-code = Pour jouer, Emberwake a besoin de JavaScript et de WebAssembly. Activez-les, puis rechargez la page.

language-missing = Impossible de charger cette langue ({ $language }) : la page reste en français. Vérifiez votre connexion et réessayez ; une fois chargée, la langue reste disponible hors ligne.

part-missing = Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.
