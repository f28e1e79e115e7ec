### The emails that the server sends.

# The subject of the email that says that it is your turn.
# $game (text)
turn-subject = { $game }: it is your turn

# Its text.
# $name (text): Whom it is written to.
# $game (text): The game, as the language calls it.
# $others (list): The others at the table.
# $url (text): Where the table is.
# $until (optional text): When the time runs out.
# $stop-url (text): Where such emails are stopped.
turn-text =
    Hello { $name },

    it is your turn in your game of { $game }{ $others ->
        [0] {""}
       *[other] {""} with { $others }
    }:

    { $url }

    { $until ->
        [none] {""}
       *[other] You have time until { $until }.{"\u000A\u000A"}
    }You get one such message for each turn, and none while you are at the table. To stop them, open this address:

    { $stop-url }

confirm-subject = Emberwake: is this your address?

# $url (text)
confirm-text =
    Hello,

    somebody, we hope you, wants to be told at this address when it is their turn in a game of Emberwake. If that was you, open this address and confirm it:

    { $url }

    If it was not, do nothing: no further e-mail will come.

recover-subject = Emberwake: choose a new password

# $url (text)
recover-text =
    Hello,

    you, or somebody else, asked for a new password for your Emberwake account. To choose one, open this address within an hour:

    { $url }

    If you did not ask for it, do nothing: your password stays as it is.
