players = Joueurs
players-help = Nombre de joueurs : de 2 à 5.

first = Premier Joueur
first-help = Qui commence : un joueur tiré au sort, ou celui que vous désignez.
first-is-random = au hasard

adventurers = Aventuriers
adventurers-help = Qui joue quel Aventurier : chacun choisit dans l’ordre du tour, on tire au sort, ou l’hôte décide.
adventurers-is-pick = au choix, dans l’ordre du tour
adventurers-is-random = au hasard

even-stacks = Piles égales
even-stacks-help = Activé : 8 piles de 14 tuiles. Désactivé : des piles de 12 à 16 tuiles.
even-stacks-is-on = activé
even-stacks-is-off = désactivé

moon-ties = Lunes en cas d’égalité
moon-ties-help = Les joueurs à égalité en tête se partagent les quatre lunes. Ou bien trois seulement, et le suivant au classement reçoit la quatrième.
moon-ties-is-pool = quatre à partager
moon-ties-is-separate = trois à partager, une pour le suivant

standstill = Blocage
standstill-help = Termine la partie après ce nombre de tours d’affilée sans tuile retirée d’une pile ni carte prise. Peut être désactivé.
standstill-is-off = désactivé
standstill-number =
    { $number ->
        [one] { $number } tour
       *[other] { $number } tours
    }

lumarathon = Lumarathon
lumarathon-help = Fait suite à une partie d’Oh Capitaine !, dont le Capitaine, le vainqueur et le dernier ont ici un rôle.
lumarathon-is-off = désactivé
lumarathon-is-captain = Capitaine
lumarathon-is-winner = Vainqueur
lumarathon-is-last = Dernier
lumarathon-seats = Capitaine : { $captain }, vainqueur : { $winner }, dernière place : { $last }

box = Boîte
box-help = Les cartes en jeu : ce que coûtent et rapportent les Légendes et les Chansons.
box-is-default = par défaut
