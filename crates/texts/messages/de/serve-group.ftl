### What settings are about.

network = Netzwerk

keeping = Speicherung

limits = Grenzwerte

notices = Benachrichtigungen

operation = Betrieb
