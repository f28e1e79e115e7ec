### The emails that the server sends.

turn-subject = { $game }: Du bist am Zug

turn-text =
    Hallo { $name },

    du bist am Zug in deiner Partie { $game }{ $others ->
        [0] {""}
       *[other] {""} mit { $others }
    }:

    { $url }

    { $until ->
        [none] {""}
       *[other] Du hast Zeit bis { $until }.{"\u000A\u000A"}
    }Wir schicken dir eine E-Mail pro Zug, höchstens zwei Erinnerungen, wenn er lange dauern darf, und keine, solange du am Tisch bist. Abbestellen:

    { $stop-url }

reminder-subject = { $game }: Du bist immer noch am Zug

reminder-text =
    Hallo { $name },

    du bist immer noch am Zug in deiner Partie { $game }{ $others ->
        [0] {""}
       *[other] {""} mit { $others }
    }:

    { $url }

    Du hast noch { $days ->
        [0] { $hours ->
            [0] weniger als eine Stunde
            [one] etwa eine Stunde
           *[other] etwa { $hours } Stunden
        }
       *[other] etwa { $days } Tage
    } Zeit, bis { $until }.

    Wenn ein Zug lange dauern darf, erinnern wir dich höchstens zweimal und nie, solange du am Tisch bist. Abbestellen:

    { $stop-url }

confirm-subject = Emberwake: Bestätige deine E-Mail-Adresse

confirm-text =
    Hallo,

    jemand (hoffentlich du) hat Emberwake gebeten, an diese Adresse zu schreiben, sobald ein Zug ansteht. Wenn du das warst, bestätige es bitte:

    { $url }

    Wenn nicht, ignoriere diese E-Mail einfach. Wir schreiben dir dann nicht mehr.

recover-subject = Emberwake: Wähle ein neues Passwort

recover-text =
    Hallo,

    jemand hat ein neues Passwort für dein Emberwake-Konto angefordert. Um eines zu wählen, öffne innerhalb einer Stunde diesen Link:

    { $url }

    Wenn du das nicht warst, ignoriere diese E-Mail einfach. Dein Passwort bleibt, wie es ist.

address-subject = Emberwake: Deine E-Mail-Adresse wurde geändert

address-text =
    Hallo,

    die E-Mail-Adresse deines Emberwake-Kontos wurde geändert oder entfernt. Wenn du das warst, musst du nichts tun.

    Wenn nicht, kennt jemand dein Passwort. Wähle innerhalb von 24 Stunden ein neues. Öffne diese Seite und fordere ein neues Passwort an:

    { $url }

    Dein Benutzername ist { $login }. In diesen 24 Stunden geht der Link für ein neues Passwort nur an diese Adresse. Sobald du ein neues Passwort gewählt hast, sind alle Geräte abgemeldet, und diese Adresse gehört wieder zu deinem Konto.
