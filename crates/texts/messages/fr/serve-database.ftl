### Why a database can't be used.

address = l’adresse doit commencer par « sqlite: » ou « postgres:// »

left-out = ce programme a été construit sans PostgreSQL ; { QUOTE($how) } en construit un qui le connaît

unreachable = elle est injoignable ({ $why })

read-only = le fichier ou le dossier n’est pas accessible en écriture

in-use = un autre programme l’utilise

foreign = elle appartient à un autre programme

newer = elle a été écrite par une version plus récente de ce programme (schéma { $found } ; cette version connaît le schéma { $known })

damaged = elle est endommagée ({ $why })
