### Why a database can't be used.

address = une adresse commence par « sqlite: » ou « postgres:// ».

unreachable = elle est hors d'atteinte ({ $why })

read-only = le fichier ou le dossier n'est pas accessible en écriture

in-use = un autre programme l'a ouverte

foreign = elle appartient à un autre programme

newer = une version plus récente de ce programme l'a écrite (schéma { $found } ; connu ici : { $known })

damaged = elle est endommagée ({ $why })
