//! The texts of the page in German.

use super::Msg;

pub(super) fn say(what: &Msg) -> String {
    let said = match *what {
        Msg::Tagline => "Brettspiele am Feuer, allein oder zu mehreren.",
        Msg::Home => "Start",
        Msg::PlayNow => "Sofort spielen",
        Msg::PlayNowHelp => "Lagerfeuer, du gegen zwei Bots.",
        Msg::NewTable => "Neuer Tisch",
        Msg::NewTableHelp => {
            "Bestimme, wer mitspielt, wie stark die Bots sind und welche Optionen gelten."
        }
        Msg::CampfireBlurb => {
            "Bewege Scheiben ums Feuer, sammle Storys, schreibe Legenden. 2 bis 5 Spieler."
        }
        Msg::Rules => "Regeln",
        Msg::Settings => "Einstellungen",
        Msg::Learn => "Geführte erste Partie",
        Msg::LearnOffer => "Neu hier? Eine geführte Partie dauert fünf Minuten.",
        Msg::NotNow => "Jetzt nicht",
        Msg::SavedGames => "Deine Partien",
        Msg::NoSavedGames => "Noch keine Partien. Sie werden in diesem Browser gespeichert.",
        Msg::Open => "Weiterspielen",
        Msg::LookAt => "Ergebnis",
        Msg::Replay => "Wiederholung",
        Msg::Delete => "Löschen",
        Msg::DeleteAsk => "Diese Partie endgültig löschen?",
        Msg::DamagedSave => {
            "Diese gespeicherte Partie ist beschädigt und lässt sich nicht öffnen. Deine anderen Partien sind nicht betroffen."
        }
        Msg::OtherVersionSave => {
            "Diese Partie hat eine andere Version der Seite aufbewahrt; diese kann sie nicht öffnen."
        }
        Msg::NoSuchSave => "Unter dieser Adresse gibt es in diesem Browser keine Partie.",
        Msg::StorageForbidden => {
            "Dieser Browser lässt die Seite nichts speichern; die Partie geht verloren, wenn du die Seite verlässt."
        }
        Msg::StorageFull => {
            "Für diese Partie ist kein Platz mehr. Speichere sie als Datei oder lösche andere Partien."
        }
        Msg::Import => "Aufzeichnung öffnen",
        Msg::Export => "Als Datei speichern",
        Msg::CopyLink => "Link kopieren",
        Msg::LinkCopied => "Link kopiert; er enthält die ganze Partie.",
        Msg::LinkTooLong => "Diese Partie ist zu lang für einen Link; speichere sie als Datei.",
        Msg::BadLink => "Dieser Link ist kaputt: Er enthält keine lesbare Partie.",
        Msg::BadFile => "Diese Datei ist keine Aufzeichnung einer Partie.",
        Msg::UnknownGame { name } => {
            return format!(
                "Das ist eine Partie von „{name}“; dieses Spiel kennt die Seite nicht."
            );
        }
        Msg::Verify => "Mischung prüfen",
        Msg::Verified { count } => {
            return format!(
                "Geprüft: Alle {count} Ergebnisse des Zufalls folgen aus dem Startwert, der vor dem ersten Zug feststand."
            );
        }
        Msg::Seats => "Plätze",
        Msg::SeatNumber { number } => return format!("Platz {number}"),
        Msg::Person => "Mensch",
        Msg::BotEasy => "Bot, leicht",
        Msg::BotMedium => "Bot, mittel",
        Msg::BotHard => "Bot, schwer",
        Msg::Name => "Name",
        Msg::You => "Du",
        Msg::AddSeat => "Platz hinzufügen",
        Msg::RemoveSeat => "Letzten Platz entfernen",
        Msg::Options => "Optionen",
        Msg::StartGame => "Partie beginnen",
        Msg::PlayerSettles => "Reihum gewählt",
        Msg::AtRandom => "Zufällig",
        Msg::Fixed => "Hier festgelegt",
        Msg::On => "An",
        Msg::Off => "Aus",
        Msg::PoolTies => "Alle vier teilen",
        Msg::SeparateTies => "Drei teilen, einer für den Nächsten",
        Msg::Captain => "Captain",
        Msg::WinnerBefore => "Gewinner",
        Msg::LastBefore => "Letztplatzierter",
        Msg::BoxFile => "Schachteldatei verwenden",
        Msg::BoxUsed { name } => return format!("Karten im Spiel: {name}"),
        Msg::BoxDefault => "Standard",
        Msg::YourTurn { name } => return format!("{name}, du bist am Zug"),
        Msg::Thinking { name } => return format!("{name} überlegt …"),
        Msg::GameOver => "Die Partie ist zu Ende",
        Msg::OldEdition { edition } => {
            return format!("Gespielt nach Ausgabe {edition} der Regeln.");
        }
        Msg::TurnNumber { number } => return format!("Zug {number}"),
        Msg::Setup => "Aufbau",
        Msg::Confirm => "Bestätigen",
        Msg::Back => "Neu wählen",
        Msg::Undo => "Zurücknehmen",
        Msg::UndoAnyway => "Seid ihr alle einverstanden, trotzdem zurückzunehmen?",
        Msg::Yes => "Ja",
        Msg::Cancel => "Abbrechen",
        Msg::Close => "Schließen",
        Msg::Menu => "Menü",
        Msg::HandOver { name } => return format!("Ein Bot spielt für {name}"),
        Msg::TakeOver { name } => return format!("Selbst für {name} spielen"),
        Msg::Resign { name } => return format!("{name} gibt auf"),
        Msg::ResignAsk { name } => {
            return format!("{name} gibt endgültig auf, und ein Bot spielt weiter. Wirklich?");
        }
        Msg::StandsIn => "ein Bot vertritt",
        Msg::Resigned => "aufgegeben",
        Msg::Log => "Protokoll",
        Msg::SinceYourTurn => "Seit deinem letzten Zug",
        Msg::Cards => "Karten",
        Msg::Players => "Spieler",
        Msg::PlaceRest => "Den Rest zufällig legen",
        Msg::ChoosePile => {
            "Tippe auf einen leuchtenden Stapel, um ihn zu bewegen, oder auf eine leuchtende Karte, um sie zu schreiben."
        }
        Msg::ChoosePileOnly => {
            "Tippe auf einen leuchtenden Stapel, um ihn zu bewegen. Gerade lässt sich keine Karte schreiben."
        }
        Msg::ChoosePlace => "Tippe auf ein leuchtendes Feld.",
        Msg::ChooseDisc => "Welche Scheibe?",
        Msg::ChooseWay => "In welche Richtung?",
        Msg::Ability => "Deine Fähigkeit",
        Msg::NoAbility => "Nicht nutzen",
        Msg::PairAt { place } => return format!("Zwei Scheiben auf Feld {place}"),
        Msg::SkipAt { place } => return format!("Feld {place} auslassen"),
        Msg::LiftDisc { height } => return format!("Scheibe {height} von unten"),
        Msg::ChoosePayment => "Womit bezahlst du?",
        Msg::Preview => "Was geschehen wird",
        Msg::NobodyTakes => "Niemand nimmt ein Plättchen.",
        Msg::Rises => "Auf die Mondfelder",
        Msg::Writable => "Karten, die du schreiben kannst",
        Msg::Decided => "hat die Partie entschieden",
        Msg::LessonOther => "Gerade ist etwas anderes gefragt. Folge dem Leuchten.",
        Msg::ExampleDuel => "Ein Duell",
        Msg::ExampleThree => "Zu dritt am Feuer",
        Msg::ExampleFive => "Eine volle Runde zu fünft",
        Msg::ExampleShared => "Ein geteilter Sieg",
        Msg::ExampleLegends => "Drei Legenden beenden die Partie",
        Msg::ExampleMyth => "Ein vollendeter Mythos",
        Msg::ExampleBattle => "Eine Seeschlacht",
        Msg::ExampleVaal => "Der Vaal löst einen Gleichstand",
        Msg::OpenRulebook => "Regelheft öffnen",
        Msg::Keys => "Tastenkürzel",
        Msg::KeyPlace => "Lagerfeuer: ein Feld wählen",
        Msg::KeyAnswer => "Die erste, zweite, dritte … Antwort wählen",
        Msg::KeyReplay => "Wiederholung: einen Schritt zurück und vor",
        Msg::KeyChart => "Seekarte: zoomen, ganz zeigen",
        Msg::Lost => "An Schlafende verloren",
        Msg::LysBonus => {
            "Lys-Bonus: Danach richtest du sie auf einen anderen Stapel und nimmst dort das Plättchen."
        }
        Msg::UncoveredTo { name } => {
            return format!("{name} nimmt auch das Plättchen, das Lys dort aufdeckt.");
        }
        Msg::UncoveredLost => "Das Plättchen, das Lys dort aufdeckt, geht an Schlafende verloren.",
        Msg::MayLift => "Davor darfst du eine deiner Scheiben hochholen.",
        Msg::MoonsThen { count } => return format!("Mondfelder dann: {count} von 4"),
        Msg::ScoringThen => "Am Ende dieses Zuges gibt es eine Zwischenwertung.",
        Msg::PointsNow { points } => return format!("Deine Punkte ändern sich um {points}."),
        Msg::NotPossible => "Nicht möglich",
        Msg::RuleLink { id } => return format!("Regel {id}"),
        Msg::CostsYou { price } => return format!("kostet dich {price}"),
        Msg::TakenBy { name } => return format!("bei {name}"),
        Msg::CanWrite => "du kannst sie schreiben",
        Msg::Song { price } => return format!("Lied {price}"),
        Msg::Songs => "Lieder",
        Msg::Legends => "Legenden",
        Msg::MoonsWon => "Monde",
        Msg::TilesLeft => "Übrige Plättchen",
        Msg::Total => "Summe",
        Msg::PlayerColumn => "Spieler",
        Msg::Winner { names } => return format!("{names} gewinnt!"),
        Msg::SharedVictory { names } => return format!("{names} teilen sich den Sieg!"),
        Msg::HowPoints => "Woher die Punkte kommen",
        Msg::Graph => "Der Stand im Lauf der Partie",
        Msg::PlayAgain => "Noch einmal",
        Msg::Points { points: one @ ("1" | "-1" | "−1") } => return format!("{one} Punkt"),
        Msg::Points { points } => return format!("{points} Punkte"),
        Msg::StepOf { step, all } => return format!("Schritt {step} von {all}"),
        Msg::ToStart => "Zum Anfang",
        Msg::StepBack => "Zurück",
        Msg::StepOn => "Weiter",
        Msg::ToEnd => "Zum Ende",
        Msg::PlayOn => "Abspielen",
        Msg::Pause => "Pause",
        Msg::ContinueHere => "Von hier weiterspielen",
        Msg::SeenBy => "Blickwinkel",
        Msg::Everybody => "Allwissend",
        Msg::Spectator => "Zuschauer",
        Msg::BackToTable => "Zurück zum Tisch",
        Msg::Search => "In den Regeln suchen",
        Msg::NothingFound => "Kein Absatz enthält alle diese Wörter.",
        Msg::FoundCount { count } => return format!("Gefundene Absätze: {count}"),
        Msg::OnlyOurs => "Nur unsere Entscheidungen",
        Msg::Contents => "Inhalt",
        Msg::Language => "Sprache",
        Msg::LanguageAuto => "Wie im Browser",
        Msg::Light => "Farben",
        Msg::LightAuto => "Wie im System",
        Msg::LightLight => "Hell",
        Msg::LightDark => "Dunkel",
        Msg::Motion => "Bewegung",
        Msg::MotionOff => "Keine",
        Msg::MotionSlow => "Langsam",
        Msg::MotionNormal => "Normal",
        Msg::MotionFast => "Schnell",
        Msg::MotionReduced => "Dein System wünscht weniger Bewegung; deshalb bewegt sich nichts.",
        Msg::Sound => "Ton",
        Msg::SkipMotion => "Überspringen",
        Msg::LessonNext => "Weiter",
        Msg::LessonLeave => "Geführte Partie verlassen",
        Msg::LessonShow => "Zeig es mir",
        Msg::LessonStep { step, all } => return format!("Geführte Partie, {step} von {all}"),
        Msg::SkipToContent => "Zum Inhalt springen",
        Msg::BoardLabel => "Der Ring aus acht Feldern um das Feuer",
        Msg::PlaceLabel { place } => return format!("Feld {place}"),
        Msg::PileLabel { discs } => return format!("Stapel von unten: {discs}"),
        Msg::PileEmpty => "keine Scheiben",
        Msg::StackLabel { count, tile } => return format!("{count} Plättchen, oben {tile}"),
        Msg::StackEmpty => "keine Plättchen mehr",
        Msg::LysHere => "Lys zeigt hierher",
        Msg::MayChoose => "wählbar",
        Msg::Chosen => "gewählt",
        Msg::ChartLabel { count } => return format!("Mondfelder: {count} von 4"),
        Msg::FirstPlayer => "Startspieler",
        Msg::Fixtures => "Beispielpartien",
        Msg::Install => "Einmal geöffnet, läuft diese Seite auch ohne Netz.",
        Msg::BotSilent => {
            "Der Bot hat nicht geantwortet; für ihn wurde ein einfacher Zug gespielt."
        }
        Msg::Curtain { name } => return format!("Gib den Bildschirm an {name} weiter."),
        Msg::Ready => "Ich bin bereit",
        Msg::ServeAbout => {
            "Das Spiel für Browser bereitstellen: die Seite und Tische zum Online-Spielen"
        }
        Msg::NoPage => "Dieses Programm wurde ohne die Seite gebaut; „cargo play“ baut beides.",
    };
    said.to_owned()
}
