//! The texts of the page in French.

use super::Msg;

pub(super) fn say(what: &Msg) -> String {
    let said = match *what {
        Msg::Tagline => "Des jeux de société au coin du feu, seul ou à plusieurs.",
        Msg::Home => "Accueil",
        Msg::PlayNow => "Jouer tout de suite",
        Msg::PlayNowHelp => "Feu de camp, vous contre deux robots.",
        Msg::NewTable => "Nouvelle table",
        Msg::NewTableHelp => "Choisissez qui joue, le niveau des robots et les options.",
        Msg::CampfireBlurb => {
            "Égrainez des disques autour du feu, récoltez des histoires, écrivez des légendes. De 2 à 5 joueurs."
        }
        Msg::Rules => "Règles",
        Msg::Settings => "Réglages",
        Msg::Learn => "Première partie guidée",
        Msg::LearnOffer => "Première visite\u{a0}? Une partie guidée dure cinq minutes.",
        Msg::NotNow => "Pas maintenant",
        Msg::SavedGames => "Vos parties",
        Msg::NoSavedGames => "Aucune partie pour l'instant. Elles sont gardées dans ce navigateur.",
        Msg::Open => "Continuer",
        Msg::LookAt => "Résultat",
        Msg::Replay => "Revoir",
        Msg::Delete => "Supprimer",
        Msg::DeleteAsk => "Supprimer cette partie définitivement\u{a0}?",
        Msg::DamagedSave => {
            "Cette partie sauvegardée est abîmée et ne peut pas être ouverte. Vos autres parties sont intactes."
        }
        Msg::OtherVersionSave => {
            "Cette partie a été gardée par une autre version de la page\u{a0}; celle-ci ne peut pas l'ouvrir."
        }
        Msg::NoSuchSave => "Aucune partie à cette adresse dans ce navigateur.",
        Msg::StorageForbidden => {
            "Ce navigateur n'autorise pas la page à garder quoi que ce soit\u{a0}; la partie sera perdue quand vous partirez."
        }
        Msg::StorageFull => {
            "Il n'y a plus de place pour garder cette partie. Enregistrez-la dans un fichier ou supprimez-en d'autres."
        }
        Msg::Import => "Ouvrir un fichier de partie",
        Msg::Export => "Enregistrer dans un fichier",
        Msg::CopyLink => "Copier le lien",
        Msg::LinkCopied => "Lien copié\u{a0}; il contient toute la partie.",
        Msg::LinkTooLong => {
            "Cette partie est trop longue pour un lien\u{a0}; enregistrez-la plutôt dans un fichier."
        }
        Msg::BadLink => "Ce lien est cassé\u{a0}: il ne contient aucune partie lisible.",
        Msg::BadFile => "Ce fichier n'est pas une partie enregistrée.",
        Msg::UnknownGame { name } => {
            return format!(
                "C'est une partie de «\u{a0}{name}\u{a0}», que cette page ne connaît pas."
            );
        }
        Msg::Verify => "Vérifier le mélange",
        Msg::Verified { count } => {
            return format!(
                "Vérifié\u{a0}: les {count} tirages sont bien ceux de la graine fixée avant le premier coup."
            );
        }
        Msg::Seats => "Sièges",
        Msg::SeatNumber { number } => return format!("Siège {number}"),
        Msg::Person => "Personne",
        Msg::BotEasy => "Robot facile",
        Msg::BotMedium => "Robot moyen",
        Msg::BotHard => "Robot fort",
        Msg::Name => "Nom",
        Msg::You => "Vous",
        Msg::AddSeat => "Ajouter un siège",
        Msg::RemoveSeat => "Retirer le dernier siège",
        Msg::Options => "Options",
        Msg::StartGame => "Commencer la partie",
        Msg::PlayerSettles => "Choisis à tour de rôle",
        Msg::AtRandom => "Au hasard",
        Msg::Fixed => "Fixés ici",
        Msg::On => "Oui",
        Msg::Off => "Non",
        Msg::PoolTies => "Partager les quatre",
        Msg::SeparateTies => "Partager trois, une au suivant",
        Msg::Captain => "Capitaine",
        Msg::WinnerBefore => "Vainqueur",
        Msg::LastBefore => "Dernier",
        Msg::BoxFile => "Utiliser un fichier de boîte",
        Msg::BoxUsed { name } => return format!("Cartes utilisées\u{a0}: {name}"),
        Msg::BoxDefault => "par défaut",
        Msg::YourTurn { name } => return format!("{name}\u{a0}: à vous de jouer"),
        Msg::Thinking { name } => return format!("{name} réfléchit…"),
        Msg::GameOver => "La partie est terminée",
        Msg::OldEdition { edition } => {
            return format!("Partie jouée selon l'édition {edition} des règles.");
        }
        Msg::TurnNumber { number } => return format!("Tour {number}"),
        Msg::Setup => "Mise en place",
        Msg::Confirm => "Confirmer",
        Msg::Back => "Choisir à nouveau",
        Msg::Undo => "Reprendre le coup",
        Msg::UndoAnyway => "Êtes-vous tous d'accord pour reprendre le coup quand même\u{a0}?",
        Msg::Yes => "Oui",
        Msg::Cancel => "Annuler",
        Msg::Close => "Fermer",
        Msg::Menu => "Menu",
        Msg::HandOver { name } => return format!("Laisser un robot jouer pour {name}"),
        Msg::TakeOver { name } => return format!("Jouer vous-même pour {name}"),
        Msg::Resign { name } => return format!("{name} abandonne"),
        Msg::ResignAsk { name } => {
            return format!("{name} abandonne pour de bon et un robot continue. Vraiment\u{a0}?");
        }
        Msg::StandsIn => "remplacé par un robot",
        Msg::Resigned => "a abandonné",
        Msg::Log => "Journal",
        Msg::SinceYourTurn => "Depuis votre dernier tour",
        Msg::Cards => "Cartes",
        Msg::Players => "Joueurs",
        Msg::PlaceRest => "Poser le reste au hasard",
        Msg::ChoosePile => {
            "Touchez une pile qui brille pour l'égrainer, ou une carte qui brille pour l'écrire."
        }
        Msg::ChoosePileOnly => {
            "Touchez une pile qui brille pour l'égrainer. Aucune carte ne peut être écrite pour l'instant."
        }
        Msg::ChoosePlace => "Touchez un emplacement qui brille.",
        Msg::ChooseDisc => "Quel disque\u{a0}?",
        Msg::ChooseWay => "Dans quel sens\u{a0}?",
        Msg::Ability => "Votre capacité",
        Msg::NoAbility => "Ne pas l'utiliser",
        Msg::PairAt { place } => return format!("Deux sur l'emplacement {place}"),
        Msg::SkipAt { place } => return format!("Sauter l'emplacement {place}"),
        Msg::LiftDisc { height } => return format!("Disque {height} à partir du bas"),
        Msg::ChoosePayment => "Avec quoi payez-vous\u{a0}?",
        Msg::Preview => "Ce qui va se passer",
        Msg::NobodyTakes => "Personne ne prend de tuile.",
        Msg::Rises => "Vers le Cadran Lunaire",
        Msg::Writable => "Cartes que vous pouvez écrire",
        Msg::Decided => "a décidé de la partie",
        Msg::LessonOther => "Le guide demande autre chose pour l'instant. Suivez ce qui brille.",
        Msg::ExampleDuel => "Un duel",
        Msg::ExampleThree => "À trois autour du feu",
        Msg::ExampleFive => "À cinq, le cercle au complet",
        Msg::ExampleShared => "Une victoire partagée",
        Msg::ExampleLegends => "Trois légendes mettent fin à la partie",
        Msg::ExampleMyth => "Un Mythe accompli",
        Msg::ExampleBattle => "Une bataille navale",
        Msg::ExampleVaal => "Le Vaal départage les ex æquo",
        Msg::OpenRulebook => "Ouvrir le livret de règles",
        Msg::Keys => "Raccourcis clavier",
        Msg::KeyPlace => "Feu de camp\u{a0}: choisir un emplacement",
        Msg::KeyAnswer => "Choisir la première, deuxième, troisième… réponse",
        Msg::KeyReplay => "Revoir\u{a0}: un pas en arrière, un pas en avant",
        Msg::KeyChart => "Carte marine\u{a0}: zoomer, tout montrer",
        Msg::Lost => "Perdu sous un endormi",
        Msg::LysBonus => {
            "Bonus de Lys\u{a0}: vous la déplacez ensuite vers une autre pile et prenez sa tuile."
        }
        Msg::UncoveredTo { name } => {
            return format!("{name} prend aussi la tuile que Lys découvre là.");
        }
        Msg::UncoveredLost => "La tuile que Lys découvre là est perdue sous un endormi.",
        Msg::MayLift => "Avant cela, vous pouvez remonter un de vos disques.",
        Msg::MoonsThen { count } => return format!("Lunes sur le Cadran\u{a0}: {count} sur 4"),
        Msg::ScoringThen => "Un décompte intermédiaire aura lieu à la fin de ce tour.",
        Msg::PointsNow { points } => return format!("Votre score change de {points}."),
        Msg::NotPossible => "Impossible",
        Msg::RuleLink { id } => return format!("Règle {id}"),
        Msg::CostsYou { price } => return format!("vous coûte {price}"),
        Msg::TakenBy { name } => return format!("prise par {name}"),
        Msg::CanWrite => "vous pouvez l'écrire",
        Msg::Song { price } => return format!("Chanson {price}"),
        Msg::Songs => "Chansons",
        Msg::Legends => "Légendes",
        Msg::MoonsWon => "Lunes",
        Msg::TilesLeft => "Tuiles restantes",
        Msg::Total => "Total",
        Msg::PlayerColumn => "Joueur",
        Msg::Winner { names } => return format!("{names} gagne\u{a0}!"),
        Msg::SharedVictory { names } => return format!("{names} partagent la victoire\u{a0}!"),
        Msg::HowPoints => "D'où viennent les points",
        Msg::Graph => "Le score au fil de la partie",
        Msg::PlayAgain => "Rejouer",
        Msg::Points { points: one @ ("1" | "-1" | "−1") } => return format!("{one} point"),
        Msg::Points { points } => return format!("{points} points"),
        Msg::StepOf { step, all } => return format!("Étape {step} sur {all}"),
        Msg::ToStart => "Au début",
        Msg::StepBack => "Reculer",
        Msg::StepOn => "Avancer",
        Msg::ToEnd => "À la fin",
        Msg::PlayOn => "Lecture",
        Msg::Pause => "Pause",
        Msg::ContinueHere => "Continuer d'ici",
        Msg::SeenBy => "Point de vue",
        Msg::Everybody => "Omniscient",
        Msg::Spectator => "Spectateur",
        Msg::BackToTable => "Retour à la table",
        Msg::Search => "Chercher dans les règles",
        Msg::NothingFound => "Aucun paragraphe ne contient tous ces mots.",
        Msg::FoundCount { count } => return format!("Paragraphes trouvés\u{a0}: {count}"),
        Msg::OnlyOurs => "Seulement nos décisions",
        Msg::Contents => "Sommaire",
        Msg::Language => "Langue",
        Msg::LanguageAuto => "Comme le navigateur",
        Msg::Light => "Couleurs",
        Msg::LightAuto => "Comme le système",
        Msg::LightLight => "Clair",
        Msg::LightDark => "Sombre",
        Msg::Motion => "Animation",
        Msg::MotionOff => "Aucune",
        Msg::MotionSlow => "Lente",
        Msg::MotionNormal => "Normale",
        Msg::MotionFast => "Rapide",
        Msg::MotionReduced => "Votre système demande moins d'animations\u{a0}; rien ne bouge.",
        Msg::Sound => "Son",
        Msg::SkipMotion => "Passer",
        Msg::LessonNext => "Suivant",
        Msg::LessonLeave => "Quitter la partie guidée",
        Msg::LessonShow => "Montrez-moi",
        Msg::LessonStep { step, all } => return format!("Partie guidée, {step} sur {all}"),
        Msg::SkipToContent => "Aller au contenu",
        Msg::BoardLabel => "Le cercle de huit emplacements autour du feu",
        Msg::PlaceLabel { place } => return format!("Emplacement {place}"),
        Msg::PileLabel { discs } => return format!("pile de bas en haut\u{a0}: {discs}"),
        Msg::PileEmpty => "aucun disque",
        Msg::StackLabel { count, tile } => {
            return format!("pile de tuiles ({count}), au-dessus {tile}");
        }
        Msg::StackEmpty => "plus de tuiles",
        Msg::LysHere => "Lys désigne cette pile",
        Msg::MayChoose => "à choisir",
        Msg::Chosen => "votre choix",
        Msg::ChartLabel { count } => return format!("Cadran Lunaire\u{a0}: {count} sur 4"),
        Msg::FirstPlayer => "Premier Joueur",
        Msg::Fixtures => "Exemples de parties",
        Msg::Install => "Une fois ouverte, cette page se joue aussi sans réseau.",
        Msg::BotSilent => "Le robot n'a pas répondu\u{a0}; un coup simple a été joué pour lui.",
        Msg::Curtain { name } => return format!("Passez l'écran à {name}."),
        Msg::Ready => "Me voici",
        Msg::ServeAbout => {
            "Servir le jeu aux navigateurs\u{a0}: la page et des tables pour jouer en ligne"
        }
        Msg::NoPage => {
            "Ce programme a été compilé sans la page\u{a0}; «\u{a0}cargo play\u{a0}» compile les deux."
        }
    };
    said.to_owned()
}
