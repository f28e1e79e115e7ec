### The emails that the server sends.

# The subject of the email that says that it is your turn.
# $game (text)
turn-subject = { $game }: it’s your turn

# Its text.
# $name (text): Whom it is written to.
# $game (text): The game, as the language calls it.
# $others (list): The others at the table.
# $url (text): Where the table is.
# $until (optional text): When the time runs out.
# $stop-url (text): Where such emails are stopped.
turn-text =
    Hello { $name },

    It’s your turn in { $game }{ $others ->
        [0] {""}
       *[other] {""} with { $others }
    }:

    { $url }

    { $until ->
        [none] {""}
       *[other] You have until { $until }.{"\u000A\u000A"}
    }We send one email per turn, up to two reminders if it may take long, and none while you’re at the table. Unsubscribe:

    { $stop-url }

# The subject of the email that reminds of a turn that may take long.
# $game (text)
reminder-subject = { $game }: it’s still your turn

# Its text.
# $name (text): Whom it is written to.
# $game (text): The game, as the language calls it.
# $others (list): The others at the table.
# $url (text): Where the table is.
# $days (number): The days left; 0 if there are fewer than two.
# $hours (number): Otherwise the hours left.
# $until (text): When the time runs out.
# $stop-url (text): Where such emails are stopped.
reminder-text =
    Hello { $name },

    It’s still your turn in { $game }{ $others ->
        [0] {""}
       *[other] {""} with { $others }
    }:

    { $url }

    You have { $days ->
        [0] { $hours ->
            [0] less than an hour
            [one] about one hour
           *[other] about { $hours } hours
        }
       *[other] about { $days } days
    } left, until { $until }.

    If a turn may take long, we send up to two reminders, and none while you’re at the table. Unsubscribe:

    { $stop-url }

confirm-subject = Emberwake: confirm your email address

# $url (text)
confirm-text =
    Hello,

    Someone (hopefully you) asked Emberwake to email this address when it’s their turn. If that was you, please confirm:

    { $url }

    If it wasn’t you, just ignore this email. We won’t write again.

recover-subject = Emberwake: choose a new password

# $url (text)
recover-text =
    Hello,

    Someone asked for a new password for your Emberwake account. To choose one, open this link within an hour:

    { $url }

    If it wasn’t you, just ignore this email. Your password stays the same.

address-subject = Emberwake: your email address was changed

# $login (text): The username.
# $url (text): Where people sign in.
address-text =
    Hello,

    The email address of your Emberwake account was changed or removed. If that was you, there’s nothing to do.

    If it wasn’t you, someone knows your password. Choose a new one within 24 hours. Open this page and ask for a new password:

    { $url }

    Your username is { $login }. For these 24 hours, the link for a new password is sent to this address and to no other. Once you have chosen a new password, everyone is signed out, and this address is yours again.
