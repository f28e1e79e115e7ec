### What is wrong with a record, a replay or a proof of luck, and why something can't be undone.

turn-of = C'est à { $name } de jouer.

chance-first = Le hasard décide d'abord ; personne n'a de choix à faire.

over = La partie est terminée.

nothing-to-undo = Il n'y a rien à reprendre.

revealed = Depuis votre dernier coup, le hasard a montré quelque chose.

table-agreed = Depuis votre dernier coup, tous se sont entendus pour terminer la partie.

other-acted = Depuis votre dernier coup, { $name } a agi.

not-a-record = Ligne 1 : ce n'est pas un enregistrement d'Emberwake.

byte-order-mark = Ligne 1 : le fichier commence par une marque d'ordre des octets (BOM). Enregistrez-le en UTF-8 sans cette marque.

format-version = Ligne 1 : le format est de version { QUOTE($found) } ; seule la version { $known } est lisible.

other-game = Ligne 2 : c'est l'enregistrement d'un autre jeu, { QUOTE($found) }.

edition =
    { $newest ->
        [1] Ligne 3 : l'édition { QUOTE($found) } des règles est inconnue ; on peut lire seulement l'édition 1.
       *[other] Ligne 3 : l'édition { QUOTE($found) } des règles est inconnue ; on peut lire les éditions 1 à { $newest }.
    }

cut-off = Ligne { $line } : le fichier est coupé à cet endroit.

in-line = Ligne { $line } : { $why }

after-end = Ligne { $line } : quelque chose suit la ligne qui termine la partie.

misread = { QUOTE($found) } ne suit pas le modèle « { $expected } ».

field-missing = { QUOTE($key) } manque parmi les réglages.

field-unknown = { QUOTE($key) } n'est pas un réglage de ce jeu.

field-twice = { QUOTE($key) } figure deux fois parmi les réglages.

field-misread = { QUOTE($key) } : { $why }

field-later = { QUOTE($field) } demande l'édition { $since } des règles, et cet enregistrement est d'une édition antérieure.

field-misnamed = { QUOTE($key) } : { QUOTE($value) } est le nom de ce que le jeu fournit. Donnez un autre nom à ce qui a d'autres valeurs.

no-game = Ces réglages ne donnent pas une partie. { $problems }

not-their-turn = Ligne { $line } : le siège { $seat } agit, mais c'est le tour du siège { $asked } ({ $rule }).

not-before-chance = Ligne { $line } : le siège { $seat } agit, mais c'est d'abord au hasard de décider.

not-after-end = Ligne { $line } : le siège { $seat } agit, mais la partie est terminée.

illegal = Ligne { $line } : les règles refusent { QUOTE($written) } ({ $rule }). { $why }

not-an-outcome = Ligne { $line } : le hasard ne peut pas donner { QUOTE($written) } ici.

end-missing = La partie est terminée après la ligne { $line }, mais la ligne de fin manque.

end-too-early = L'enregistrement annonce une fin, mais la partie n'est pas terminée après la ligne { $line }.

wrong-places = L'enregistrement annonce les places { $claimed }, mais après la ligne { $line } ce sont { $actual }.

no-commitment = L'enregistrement ne contient pas l'engagement du donneur.

no-seed = L'enregistrement ne révèle pas la graine du donneur.

malformed = L'étiquette { QUOTE($key) } n'a pas la forme attendue : { QUOTE($value) }.

twice = L'étiquette { QUOTE($key) } est donnée deux fois.

other-seed = La graine n'est pas celle sur laquelle le donneur s'est engagé.

no-such-seat = Un nonce est attribué au siège { $seat }, que cette table n'a pas.

too-late = L'étiquette { QUOTE($key) } se trouve après « play » et ne prouve donc rien. Elle doit se trouver avant.

revealed-early = La graine du donneur se trouve avant la fin de la partie et ne prouve donc rien. Elle doit se trouver après « end ».

not-over = La partie n'a pas été jouée jusqu'au bout : rien n'est encore prouvé.

other-outcome = Ligne { $line } : l'enregistrement dit { QUOTE($recorded) }, mais la graine donne { QUOTE($dealt) }.
