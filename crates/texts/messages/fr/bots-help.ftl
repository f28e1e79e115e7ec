### A text of the help of these commands.

engine = Fournir les règles et les robots à d’autres programmes, ligne par ligne

train = Entraîner un réseau de neurones en le faisant jouer contre lui-même et le comparer aux robots actuels

train-bot = Le robot qui joue à toutes les places [search:60]

train-games = Nombre de parties d’apprentissage [5000]

train-hidden = Unités des deux couches : 0,0 (poids sans couches), 16,8, 16,16 ou 32,16 [32,16]

train-epochs = Nombre de passages sur toutes les positions [4]

train-folder = Conserver ici les parties et l’état de l’entraînement, pour continuer après un arrêt [training]

train-match = Parties contre les robots actuels à temps égal ; 0 pour aucune [200]

train-out = Écrire le réseau ou les poids dans ce fichier

seed = Graine de toutes les parties [1]

tune-games = Nombre de parties [400]

tune-out = Écrire les poids dans ce fichier [par défaut : les afficher]

csv = Afficher des valeurs séparées par des virgules

heading-levels = Niveaux, du plus faible au plus fort :

heading-rated-levels = Niveaux, du plus faible au plus fort, avec leur classement à la table habituelle :
