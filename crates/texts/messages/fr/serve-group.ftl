### What settings are about.

network = Réseau

keeping = Stockage

limits = Limites

notices = Notifications

operation = Exploitation
