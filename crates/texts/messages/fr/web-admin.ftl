### A text of the page for administrators.

title = Administration

not-admin = Seuls les administrateurs peuvent ouvrir cette page.

reports = Signalements

no-reports = Aucun signalement.

show-closed = Afficher les signalements clos

older-reports = Afficher les signalements plus anciens

report-line = { $by } a signalé { $about }

said = Message : { QUOTE($said) }

said-gone = Le message n’existe plus.

reason = Motif : { QUOTE($text) }

closed = clos le { $when }

note-line = Remarque : { QUOTE($note) }

note = Remarque

close-report = Clore le signalement

manage = Gérer { $name }

see-table = Aller à la table

people = Personnes

find = Nom ou identifiant

search = Rechercher

none-found = Personne ne correspond.

number = nº { $number }

is-guest = sans compte

is-bot = robot

is-admin = administrateur

banned-until = accès interdit jusqu’au { $when }

banned = accès interdit définitivement

muted-until = sans discussion jusqu’au { $when }

muted = sans discussion définitivement

since = depuis le { $when }

days = Nombre de jours

days-help = Laissez ce champ vide pour une durée illimitée.

bad-days = Entrez un nombre entier de jours, 1 ou plus, ou laissez le champ vide.

ban = Interdire l’accès

ban-ask = Interdire l’accès à { $name } ? Toutes ses sessions seront fermées immédiatement.

unban = Rétablir l’accès

mute = Couper la parole

unmute = Rendre la parole

new-name = Nouveau nom

rename = Changer le nom

role = Changer le rôle

make-admin = Nommer administrateur

make-admin-ask = Nommer { $name } administrateur ? Cette personne pourra faire tout ce que permet cette page.

make-player = Retirer le rôle d’administrateur

reset-password = Réinitialiser le mot de passe

reset-ask = Réinitialiser le mot de passe { OF($name) } ? Toutes ses sessions seront fermées.

new-password = Le nouveau mot de passe est { $password }. Il n’est affiché qu’une fois.

delete-person = Supprimer la personne

failed = Échec

undelete-person = Rétablir

delete-person-ask = Supprimer { $name } ? La personne disparaît partout, avec son compte et ses robots. Pendant quelques jours, « emberwake admin undelete » la rétablit ; ensuite, tout est effacé. Les parties terminées restent, sans le nom.

content = Tables et parties téléversées

content-id = Lien ou identifiant

bad-id = Collez le lien d’une table ou d’une partie téléversée, ou entrez son identifiant.

delete-table = Supprimer la table

delete-table-ask = Supprimer cette table avec sa partie et sa discussion ? C’est irréversible.

delete-record = Supprimer la partie téléversée

delete-record-ask = Supprimer cette partie téléversée ? C’est irréversible.

audit = Journal des actions

no-audit = Rien pour l’instant.

console = ligne de commande

of-person = personne { $number }

of-table = table { $id }

of-record = partie téléversée { $id }

of-report = signalement { $number }

done = C’est fait.
