### A text of the lab's help.

lab = Étudier un jeu : changer une règle ou une carte et voir l’effet

run = Jouer les parties d’un plan et en garder les données

report = Écrire le rapport d’une étude en une page HTML

compare = Montrer quels chiffres de deux études diffèrent à coup sûr

balance = Chercher des options et des valeurs de cartes plus proches d’une cible

record = Afficher l’enregistrement d’une partie d’une étude

plan = Le plan, un fichier TOML (voir docs/lab.md)

data = Le dossier d’une étude

other-data = Le dossier de l’étude à comparer

run-out = Le dossier des données [par défaut : NOM.lab à côté du plan]

page-out = La page à écrire [par défaut : à côté des données]

no-records = N’écrire aucun enregistrement à côté de la page

target = La cible, un fichier TOML (voir docs/lab.md)

game = La partie telle que les rapports la nomment : 0.17 par exemple
