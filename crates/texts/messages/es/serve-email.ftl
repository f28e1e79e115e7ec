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
    }Enviamos un correo por turno, dos recordatorios como máximo si puede durar mucho, y ninguno mientras estás en la mesa. Para darte de baja:

    { $stop-url }

reminder-subject = { $game }: sigue siendo tu turno

reminder-text =
    Hola, { $name }:

    Sigue siendo tu turno en tu partida de { $game }{ $others ->
        [0] {""}
       *[other] {""} con { $others }
    }:

    { $url }

    Tiempo restante: { $days ->
        [0] { $hours ->
            [0] menos de una hora
            [one] una hora, más o menos
           *[other] unas { $hours } horas
        }
       *[other] unos { $days } días
    }, hasta { $until }.

    Si un turno puede durar mucho, enviamos como máximo dos recordatorios, y ninguno mientras estás en la mesa. Para darte de baja:

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

address-subject = Emberwake: tu dirección de correo ha cambiado

address-text =
    Hola:

    La dirección de correo de tu cuenta de Emberwake se ha cambiado o eliminado. Si has sido tú, no tienes que hacer nada.

    Si no has sido tú, alguien conoce tu contraseña. Elige una nueva antes de que pasen 24 horas. Abre esta página y pide una nueva contraseña:

    { $url }

    Tu nombre de usuario es { $login }. Durante esas 24 horas, el enlace para elegir una nueva contraseña se envía solo a esta dirección. Cuando la hayas elegido, se cerrarán todas las sesiones y esta dirección volverá a ser la tuya.
