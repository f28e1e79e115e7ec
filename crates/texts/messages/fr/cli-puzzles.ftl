found =
    { $puzzles ->
        [one] { $puzzles } problème
       *[other] { $puzzles } problèmes
    } tirés de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $file }
stopped = Interrompu. Relancez la même commande pour continuer.
other-source = { $file } vient d’une autre commande ou d’une autre version. Déplacez-le ou choisissez un autre fichier.
no-puzzles = { $file } n’est pas un fichier de problèmes.
kept = { $kept } réponses sur { $all } restent les mêmes avec { $iterations } itérations ({ $share }).
differs = { $id } : ce n’est plus { $answer }
not-a-difficulty = « { $word } » n’est pas une difficulté. Choisissez easy, medium ou hard.
not-a-theme = « { $word } » n’est pas un thème. Choisissez parmi : { $known }.
none = Aucun problème ne correspond.
type = Tapez le numéro d’un coup, a pour la réponse ou q pour arrêter.
heading-wrong = { $file } : au début, la ligne « { $line } » manque ou est fausse.
other-version = { $file } utilise la version { $version } du format des problèmes, que ce programme ne lit pas.
damaged = { $file } : le problème { $id } est abîmé ou contraire aux règles.
