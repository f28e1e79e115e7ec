### What settings are about.

network = Netz

keeping = Aufbewahrung

limits = Grenzen

notices = Benachrichtigung

operation = Betrieb
