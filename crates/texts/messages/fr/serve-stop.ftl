### What the page says on which email is stopped.

question = Ne plus recevoir de courriel quand c’est à vous de jouer ? Votre adresse reste liée à votre compte, au cas où vous oublieriez votre mot de passe.

button = Ne plus rien recevoir

done = C’est fait. Emberwake ne vous écrira plus quand c’est à vous de jouer. Vous pouvez réactiver ces courriels sur votre page.
