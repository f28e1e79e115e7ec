### What settings are about.

network = Réseau

keeping = Conservation

limits = Limites

notices = Avis

operation = Exploitation
