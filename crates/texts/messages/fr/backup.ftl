### What these commands say.

saved = Sauvegardé dans { $file } (tables : { $tables }, personnes : { $people }). Chaque partie a été rejouée.

restored = Restauré dans { $place } (tables : { $tables }, personnes : { $people }). Chaque partie a été rejouée.

sound = { $place } est en bon état (tables : { $tables }, personnes : { $people }). Chaque partie a été rejouée.

bad-table = La table { $table } ne peut pas être rejouée : { $why }.

bad-tables = { $place } est endommagé. Tables qui ne peuvent pas être rejouées : { $count }.

not-a-backup = { $file } n’est pas une sauvegarde d’Emberwake.

newer = { $file } vient d’une version plus récente : son schéma est { $found }, ce programme connaît jusqu’à { $known }.

cut-off = { $file } est tronqué : la fin manque.

changed = { $file } a été modifié depuis son écriture. La première ligne fautive est la ligne { $line } ou une ligne précédente.

not-empty = { $place } n’est pas vide. Choisissez un nouveau fichier ou une base de données vide.

failed = Impossible d’utiliser { $place } : { $why }.
