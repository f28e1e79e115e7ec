### What is wrong with a connection, or with a table that somebody wants to open.

version = Ce serveur parle la version { $version } des messages : rechargez la page.

hello-first = Le premier message doit être une salutation.

no-binary = Les messages sont des textes, pas des octets.

too-many-tables = Une connexion peut suivre au plus { $most } tables.

too-many-sockets = Trop de connexions sont ouvertes : fermez-en d'abord.

no-nonce = Ce que vous ajoutez à la donne doit compter 64 chiffres hexadécimaux.

closing = Le serveur s'arrête et revient bientôt.

somebody-else = À l'ouverture d'une table, vous ne pouvez asseoir que vous-même : les autres s'assoient d'eux-mêmes.

away-too-long = Une table attend un absent un jour au plus, ou toujours.
