### The emails that the server sends.

turn-subject = { $game }: te toca jugar

turn-text =
    Hola, { $name }:

    Te toca jugar en tu partida de { $game }{ $others ->
        [0] {""}
       *[other] {""} con { $others }
    }:

    { $url }

    { $until ->
        [none] {""}
       *[other] Tienes tiempo hasta { $until }.{"\u000A\u000A"}
    }Enviamos un correo por turno, y ninguno mientras estás en la mesa. Para darte de baja:

    { $stop-url }

confirm-subject = Emberwake: confirma tu dirección de correo

confirm-text =
    Hola:

    Alguien (esperamos que tú) ha pedido que Emberwake avise a esta dirección cuando le toque jugar. Si has sido tú, confírmalo aquí:

    { $url }

    Si no has sido tú, ignora este correo. No volveremos a escribirte.

recover-subject = Emberwake: elige una nueva contraseña

recover-text =
    Hola:

    Alguien ha pedido una nueva contraseña para tu cuenta de Emberwake. Para elegirla, abre este enlace en el plazo de una hora:

    { $url }

    Si no has sido tú, ignora este correo. Tu contraseña no cambia.
