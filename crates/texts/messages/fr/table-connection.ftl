### What is wrong with a connection, or with a table that someone wants to open.

version = Ce serveur utilise la version { $version } du protocole. Veuillez recharger la page.

hello-first = Le premier message doit être un « hello ».

no-binary = Les messages doivent être du texte, pas du binaire.

too-many-tables = Une connexion peut suivre { $most } tables au plus.

too-many-sockets = Trop de connexions ouvertes. Fermez-en d’abord quelques-unes.

closing = Le serveur redémarre et sera bientôt de retour.

somebody-else = En ouvrant une table, vous ne pouvez placer que vous-même. Les autres prennent place eux-mêmes.

away-too-long = Le délai d’absence est d’un jour au plus, ou illimité.
