### What settings are about.

network = Netzwerk

keeping = Speicherung

limits = Limits

notices = Benachrichtigungen

operation = Betrieb
