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
    }Für jeden Zug kommt eine solche Nachricht, und keine, solange du am Tisch bist. Um sie abzubestellen, öffne diese Adresse:

    { $stop-url }

confirm-subject = Emberwake: Ist das deine Adresse?

confirm-text =
    Hallo,

    jemand, hoffentlich du, möchte unter dieser Adresse erfahren, wann es in einer Partie Emberwake weitergeht. Wenn du das warst, öffne diese Adresse und bestätige es:

    { $url }

    Wenn nicht, brauchst du nichts zu tun: Es kommt dann keine weitere E-Mail.

recover-subject = Emberwake: Wähle ein neues Passwort

recover-text =
    Hallo,

    du oder jemand anderes hat ein neues Passwort für dein Emberwake-Konto angefordert. Um eines zu wählen, öffne innerhalb einer Stunde diese Adresse:

    { $url }

    Wenn du das nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.
