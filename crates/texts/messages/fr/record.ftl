### What is wrong with a record, a replay or a proof of luck, and why something can't be undone.

turn-of = C’est à { $name } de jouer.

chance-first = Il faut d’abord un tirage. Aucun joueur ne peut agir.

over = La partie est terminée.

nothing-to-undo = Il n’y a rien à annuler.

revealed = Depuis votre dernier coup, quelque chose a été révélé.

table-agreed = Depuis votre dernier coup, tous les joueurs ont décidé de terminer la partie.

other-acted = Depuis votre dernier coup, { $name } a agi.

not-a-record = Ligne 1 : ce n’est pas un enregistrement d’Emberwake.

byte-order-mark = Ligne 1 : le fichier commence par une marque d’ordre des octets (BOM). Enregistrez-le en UTF-8 sans cette marque.

format-version = Ligne 1 : c’est la version { QUOTE($found) } du format. Seules les versions 1 à { $known } sont lisibles.

other-game = Ligne 2 : c’est l’enregistrement d’un autre jeu, { QUOTE($found) }.

edition =
    { $newest ->
        [1] Ligne 3 : l’édition { QUOTE($found) } des règles est inconnue ; seule l’édition 1 est lisible.
       *[other] Ligne 3 : l’édition { QUOTE($found) } des règles est inconnue ; les éditions 1 à { $newest } sont lisibles.
    }

cut-off = Ligne { $line } : le fichier s’arrête trop tôt.

in-line = Ligne { $line } : { $why }

after-end = Ligne { $line } : rien ne peut suivre la ligne qui termine la partie.
begins-nowhere = Ligne { $line } : cette variante part d’une ligne qui n’existe pas. Elle doit partir d’une étape de la partie ou d’une variante antérieure.

misread = { QUOTE($found) } ne suit pas le modèle « { $expected } ».

field-missing = Il manque le réglage { QUOTE($key) }.

field-unknown = { QUOTE($key) } n’est pas un réglage de ce jeu.

field-twice = Le réglage { QUOTE($key) } figure deux fois.

field-misread = { QUOTE($key) } : { $why }

field-later = { QUOTE($field) } demande l’édition { $since } des règles, mais cet enregistrement en utilise une plus ancienne.

field-misnamed = { QUOTE($key) } : le nom { QUOTE($value) } est celui de valeurs fournies avec le jeu. Donnez un autre nom aux vôtres.

no-game = Ces réglages ne permettent pas de jouer. { $problems }

not-their-turn = Ligne { $line } : la place { $seat } agit, mais c’est le tour de la place { $asked } ({ $rule }).

not-before-chance = Ligne { $line } : la place { $seat } agit, mais il faut d’abord un tirage.

not-after-end = Ligne { $line } : la place { $seat } agit, mais la partie est terminée.

illegal = Ligne { $line } : les règles ne permettent pas { QUOTE($written) } ({ $rule }). { $why }

not-an-outcome = Ligne { $line } : { QUOTE($written) } n’est pas un tirage possible ici.

end-missing = La partie est terminée après la ligne { $line }, mais il manque la ligne qui clôt l’enregistrement.

end-too-early = L’enregistrement annonce une fin, mais la partie n’est pas terminée après la ligne { $line }.

wrong-places = L’enregistrement annonce les rangs { $claimed }, mais après la ligne { $line } ce sont { $actual }.

no-commitment = L’enregistrement ne contient pas l’engagement du donneur.

no-seed = L’enregistrement ne révèle pas la graine du donneur.

malformed = L’étiquette { QUOTE($key) } a une valeur incorrecte : { QUOTE($value) }.

twice = L’étiquette { QUOTE($key) } figure deux fois.

other-seed = La graine ne correspond pas à l’engagement du donneur.

no-such-seat = Un nonce est donné pour la place { $seat }, que cette table n’a pas.

too-late = L’étiquette { QUOTE($key) } vient après « play » et ne prouve donc rien. Elle doit venir avant.

revealed-early = La graine est révélée avant la fin de la partie et ne prouve donc rien. Elle doit venir après « end ».

not-over = La partie n’est pas terminée : rien ne peut encore être prouvé.

other-outcome = Ligne { $line } : l’enregistrement dit { QUOTE($recorded) }, mais la graine donne { QUOTE($dealt) }.
