range = { $name } : choisissez un nombre de { $least } à { $most }, pas { $found }.

no-seat = { $name } : cette place n’existe pas à cette table.

count = { $name } : { $named } au lieu de { $players }, un par joueur.

twice = { $name } : deux joueurs ne peuvent pas avoir tous deux { $word }.

needs = { $name } : réglez d’abord { $other } sur « { $word } ».
