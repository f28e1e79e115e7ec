//! The help in French.

use super::Help;

pub(super) fn help(help: Help) -> &'static str {
    match help {
        Help::HeadingUsage => "Emploi\u{a0}:",
        Help::HeadingCommands => "Commandes",
        Help::HeadingArguments => "Arguments",
        Help::HeadingOptions => "Options",
        Help::HeadingTable => "Options de la table",
        Help::HeadingExamples => "Exemples\u{a0}:",

        Help::Emberwake => {
            "Des jeux de société dans le terminal, avec des enregistrements que chacun peut vérifier"
        }
        Help::Lang => {
            "La langue\u{a0}; sinon celle de EMBERWAKE_LANG, LC_ALL ou LANG, ou bien l'anglais"
        }
        Help::Help => "Affiche cette aide",
        Help::Version => "Affiche la version",
        Help::ExitCodes => {
            "Codes de sortie\u{a0}:\n  \
             0  tout va bien\u{a0}; aussi quand un tube est fermé avant la fin de la sortie\n  \
             1  ce qui a été vérifié est faux\u{a0}: un enregistrement, un coup, une boîte\n  \
             2  la ligne de commande est incompréhensible ou demande ce qui n'existe pas\n  \
             3  un fichier, la sortie ou le terminal ne peut être lu ou écrit"
        }
        Help::Json => "Affiche un objet JSON",
        Help::JsonLines => "Affiche un objet JSON par ligne",
        Help::Players => "Combien jouent\u{a0}; 4 si rien n'est dit",

        Help::Play => "Jouer une partie dans ce terminal, avec des personnes et des robots",
        Help::Rules => "Montrer le livret de règles, ou des parties",
        Help::Simulate => "Faire jouer des robots et résumer leurs parties",
        Help::Arena => {
            "Comparer des robots\u{a0}: les mêmes donnes à toutes les places, avec intervalles et classements"
        }
        Help::Tune => {
            "Trouver les poids des robots d'un jeu en les faisant jouer entre eux, et les afficher"
        }
        Help::Bench => "Mesurer combien de parties au hasard un cœur joue par seconde de calcul",
        Help::Perft => "Compter les positions à un certain nombre de pas",
        Help::Record => "Contrôler, raconter et vérifier des parties enregistrées",
        Help::BoxCommand => "Contrôler et montrer des boîtes, les fichiers des valeurs des cartes",

        Help::Adventurers => {
            "Comment les Aventuriers sont choisis\u{a0}: par les joueurs, au hasard, ou nommés siège par siège (C2.3) [pick]"
        }
        Help::First => {
            "Qui commence\u{a0}: le hasard décide, ou le siège de ce numéro à partir de 0 (C2.2) [random]"
        }
        Help::EvenStacks => "Si toutes les piles ont 14 tuiles, et non de 12 à 16 (C3.1) [on]",
        Help::MoonTies => {
            "Comment les premiers ex æquo partagent les lunes d'un décompte (C7A.5) [pool]"
        }
        Help::Standstill => {
            "Après combien de tours sans effet la partie se termine, ou off (C8.3) [60]"
        }
        Help::Lumarathon => {
            "Trois sièges de la partie d'Oh Capitaine\u{a0}! d'avant\u{a0}: Capitaine, vainqueur, dernier (C9A.1) [off]"
        }
        Help::Box => {
            "Un fichier avec les valeurs des cartes de votre exemplaire (C1.7)\u{a0}; voir «\u{a0}emberwake box\u{a0}»"
        }

        Help::PlayPlayers => "Combien jouent\u{a0}; autant que --seats en nomme, ou 4",
        Help::Seats => {
            "Qui est assis où\u{a0}: human, random, greedy, medium ou hard pour chaque siège\u{a0}; vous contre des robots medium si rien n'est dit"
        }
        Help::Names => "Les noms des sièges",
        Help::PlaySeed => {
            "La graine du donneur\u{a0}: un nombre, ou 64 chiffres hexadécimaux\u{a0}; secrète si rien n'est dit"
        }
        Help::PlayRecord => {
            "Garder la partie dans ce fichier au fur et à mesure\u{a0}; une partie en cours qui s'y trouve est reprise avec sa propre table"
        }
        Help::Resume => "Seulement reprendre\u{a0}: le fichier de --record doit exister",
        Help::BotDelay => "Combien de temps un robot attend avant de jouer, en millisecondes [600]",

        Help::RuleIds => "Seulement les paragraphes qui portent ces numéros",
        Help::Find => "Seulement les paragraphes qui contiennent ces mots",

        Help::Bots => {
            "Les robots, qui prennent les sièges dans cet ordre et recommencent\u{a0}: random, first-steps, easy, medium, hard, greedy, keen, uct:N ou search:N, où N dit combien de fois un robot regarde plus loin [random]"
        }
        Help::Rotate => "Les robots avancent d'un siège à chaque partie",
        Help::Games => "Combien de parties [100]",
        Help::TurnsMax => {
            "Arrêter une partie après ce nombre de tours et la compter comme inachevée"
        }
        Help::SimulateSeed => {
            "Le nombre dont découle tout le hasard de la série\u{a0}; sa première partie est donnée comme avec «\u{a0}play --seed\u{a0}» [1]"
        }
        Help::Records => "Écrire chaque partie dans ce dossier, sous JEU-GRAINE-NUMÉRO.rec",
        Help::Force => "Écraser les enregistrements qui existent déjà",
        Help::Threads => {
            "Sur combien de fils d'exécution\u{a0}; autant que de cœurs si rien n'est dit"
        }

        Help::ArenaBots => {
            "Les robots, un par siège\u{a0}: random, first-steps, easy, medium, hard, strongest:Ns, greedy, keen, uct:N, search:N ou search:Ns, où N dit combien de fois un robot regarde plus loin, ou pendant combien de secondes"
        }
        Help::ArenaSeats => {
            "Si chaque donne est jouée à toutes les places, ou une seule fois [rotate]"
        }
        Help::ArenaSprt => {
            "S'arrêter dès qu'il est établi laquelle de ces deux parts de victoires a le premier robot"
        }
        Help::ArenaResume => {
            "Garder les parties finies dans ce fichier, et reprendre après celles qui y sont"
        }
        Help::TuneMethod => {
            "Ajuster les poids aux résultats des parties, ou les améliorer pas à pas par des matchs [fit]"
        }
        Help::TuneBot => "Qui joue, à tous les sièges [search:60]",

        Help::BenchPlayers => {
            "Combien jouent\u{a0}; chaque nombre possible, l'un après l'autre, si rien n'est dit"
        }
        Help::Seconds => "Combien de secondes jouer pour chaque nombre de joueurs [2]",

        Help::PerftSeed => "La graine du donneur\u{a0}: un nombre, ou 64 chiffres hexadécimaux [1]",
        Help::Depth => {
            "Combien de pas\u{a0}; autant qu'une seconde environ le permet si rien n'est dit"
        }
        Help::PerftRecord => {
            "Compter à partir d'une position de cet enregistrement, et non de la première décision après la donne"
        }
        Help::PerftLine => {
            "Après autant de coups et de résultats de l'enregistrement\u{a0}; tous si rien n'est dit"
        }

        Help::RecordCheck => "Lire des enregistrements et les rejouer selon les règles",
        Help::RecordShow => {
            "Raconter des enregistrements en phrases, et dire d'où viennent leurs points"
        }
        Help::RecordVerify => {
            "Vérifier tout le hasard d'enregistrements avec les graines qu'ils révèlent"
        }
        Help::RecordStates => "Afficher chaque position d'enregistrements, un objet JSON par ligne",
        Help::RecordFiles => "Des enregistrements\u{a0}; «\u{a0}-\u{a0}» pour l'entrée standard",
        Help::StatesSeat => {
            "Seulement ce que ce siège sait\u{a0}; les pas secrets des autres deviennent «\u{a0}?\u{a0}» [tout]"
        }
        Help::StatesLegal => "Donne aussi les coups permis de chaque position",
        Help::StatesJson => "Les positions sont affichées en JSON dans tous les cas",

        Help::BoxCheck => "Dire si une boîte permet de jouer, et sinon pourquoi",
        Help::BoxShow => {
            "Afficher une boîte\u{a0}; sans fichier, celle par défaut, pour commencer la sienne"
        }
        Help::BoxFile => "Une boîte\u{a0}; «\u{a0}-\u{a0}» pour l'entrée standard",

        Help::Admin => "Lire les signalements et gérer les personnes et les tables d'un serveur",
        Help::AdminDatabase => {
            "La base de données du serveur, écrite comme pour serve [la même que serve]"
        }
        Help::AdminReports => "Lister les signalements ouverts, les plus récents d'abord",
        Help::AdminAll => "Lister aussi les signalements clos",
        Help::AdminClose => "Clore un signalement",
        Help::AdminReport => "Le numéro du signalement",
        Help::AdminNote => "Votre décision, pour le journal",
        Help::AdminPeople => "Trouver des personnes par une partie de leur nom ou identifiant",
        Help::AdminFind => "Une partie du nom ou de l'identifiant",
        Help::AdminBan => "Déconnecter une personne et lui interdire l'accès",
        Help::AdminUnban => "Lever l'interdiction d'accès d'une personne",
        Help::AdminMute => "Interdire le chat à une personne",
        Help::AdminUnmute => "Rendre le chat à une personne",
        Help::AdminDays => "Pour ce nombre de jours [définitivement]",
        Help::AdminRename => "Donner un autre nom à une personne",
        Help::AdminName => "Le nouveau nom",
        Help::AdminRole => "Faire d'une personne un administrateur, ou à nouveau un joueur",
        Help::AdminResetPassword => {
            "Donner un nouveau mot de passe à une personne, l'afficher et la déconnecter"
        }
        Help::AdminDeletePerson => {
            "Supprimer une personne\u{a0}; ses parties terminées restent, sans le nom"
        }
        Help::AdminDeleteTable => "Supprimer une table avec sa partie et son chat",
        Help::AdminDeleteRecord => "Supprimer une partie téléversée",
        Help::AdminAudit => "Lister ce qu'ont fait les administrateurs, le plus récent d'abord",
        Help::AdminPerson => "Le numéro de la personne, comme dans admin people",
        Help::AdminId => "Son nom, la dernière partie de son adresse",
        Help::Load => "Mesurer combien de coups par seconde un serveur de cette machine enregistre",
        Help::LoadAt => {
            "L'adresse d'un serveur de cette machine\u{a0}; sinon, un serveur est lancé pour la mesure"
        }
        Help::LoadDatabase => {
            "La base de données des serveurs lancés\u{a0}; sinon, un fichier temporaire"
        }
        Help::LoadProcesses => {
            "Combien de serveurs sont lancés sur une base de données\u{a0}; plusieurs demandent PostgreSQL [1]"
        }
        Help::LoadTables => "À combien de tables on joue en même temps [200]",
        Help::LoadSeconds => "Combien de secondes dure une série [5]",
        Help::LoadRounds => "Combien de séries il y a [3]",
        Help::LoadEcho => {
            "Entre les séries, mesurer aussi un serveur nu qui renvoie chaque message"
        }
        Help::LoadIdleTables => {
            "Combien de tables laisser attendre quelqu'un, pour voir la mémoire qu'elles prennent [0]"
        }
        Help::LoadIdleSockets => {
            "Combien de connexions muettes ouvrir, pour voir la mémoire qu'elles prennent [0]"
        }
    }
}
