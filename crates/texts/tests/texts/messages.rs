//! Every message of the page, the terminal and the commands, in every language. The enums list
//! themselves, so that new messages are tested automatically.

use crate::prose::clean;
use ::table::TableError;
use campfire::{Campfire, Illegal};
use kernel::{Seat, Turn, UndoProblem};
use texts::terminal::sea::{SeaUi, sea_ui};
use texts::terminal::table::{TableMenuUi, table_menu_ui};
use texts::terminal::{Reason as KeepingReason, Ui, reason, ui};
use texts::web::{
    CAMPFIRE_LESSON, FlowMsg, LearnMsg, Msg, SEA_LESSON, SeaMsg, campfire_lesson, say, say_flow,
    say_learn, say_sea, sea_lesson,
};
use texts::{Lang, Names, backup, cli, lab, puzzles, serve, table};

/// A message: its name, and its text in each language.
struct Told {
    name: String,
    said: Vec<String>,
    /// Its text in the pseudo-language.
    pseudo: String,
}

impl Told {
    fn all<M: std::fmt::Debug>(samples: Vec<M>, say: impl Fn(Lang, &M) -> String) -> Vec<Told> {
        let told = |message: &M| Told {
            name: format!("{message:?}"),
            said: Lang::ALL.into_iter().map(|lang| say(lang, message)).collect(),
            pseudo: say(Lang::PSEUDO.expect("this build is for development"), message),
        };
        samples.iter().map(told).collect()
    }

    fn by_lang(&self) -> impl Iterator<Item = (Lang, &str)> {
        Lang::ALL.into_iter().zip(self.said.iter().map(String::as_str))
    }

    /// The name of the variant without its gaps.
    fn variant(&self) -> &str {
        self.name.split([' ', '(']).next().unwrap_or_default()
    }
}

fn page() -> Vec<Told> {
    let mut told = Told::all(Msg::samples(), |lang, message| say(lang, message));
    told.extend(Told::all(SeaMsg::samples(), |lang, message| say_sea(lang, message)));
    told.extend(Told::all(FlowMsg::samples(), |lang, message| say_flow(lang, message)));
    told.extend(Told::all(LearnMsg::samples(), |lang, message| say_learn(lang, message)));
    told
}

fn lessons() -> Vec<Told> {
    let campfire = Told::all((0..CAMPFIRE_LESSON).collect(), |lang, step| {
        campfire_lesson(lang, *step).to_owned()
    });
    let sea = Told::all((0..SEA_LESSON).collect(), |lang, step| sea_lesson(lang, *step).to_owned());
    campfire.into_iter().chain(sea).collect()
}

fn terminal() -> Vec<Told> {
    let mut told = Told::all(Ui::samples(), |lang, text| ui(lang, *text));
    told.extend(Told::all(SeaUi::samples(), |lang, text| sea_ui(lang, *text)));
    told.extend(Told::all(TableMenuUi::samples(), |lang, text| table_menu_ui(lang, *text)));
    told.extend(Told::all(KeepingReason::ALL.to_vec(), |lang, why| reason(lang, *why).to_owned()));
    told
}

fn commands() -> Vec<Told> {
    let mut told = Told::all(cli::Message::samples(), cli::message);
    told.extend(Told::all(cli::Label::ALL.to_vec(), |lang, label| {
        cli::label(lang, *label).to_owned()
    }));
    told.extend(Told::all(cli::Help::ALL.to_vec(), |lang, help| cli::help(lang, *help).to_owned()));
    told.extend(Told::all(lab::LabMessage::samples(), lab::lab_message));
    told.extend(Told::all(lab::LabHelp::ALL.to_vec(), |lang, help| {
        lab::lab_help(lang, *help).to_owned()
    }));
    told.extend(Told::all(backup::BackupMessage::samples(), backup::backup_message));
    told.extend(Told::all(backup::BackupHelp::ALL.to_vec(), |lang, help| {
        backup::backup_help(lang, *help).to_owned()
    }));
    told.extend(Told::all(puzzles::PuzzlesMessage::samples(), puzzles::puzzles_message));
    told.extend(Told::all(puzzles::PuzzlesHelp::ALL.to_vec(), |lang, help| {
        puzzles::puzzles_help(lang, *help).to_owned()
    }));
    told.extend(Told::all(puzzles::PuzzleMsg::samples(), puzzles::say_puzzle));
    told.extend(Told::all(puzzles::ThemeName::ALL.to_vec(), |lang, theme| {
        puzzles::theme_name(lang, *theme).to_owned()
    }));
    let reason = |lang, why: &cli::Reason| cli::reason(lang, *why).to_owned();
    told.extend(Told::all(cli::Reason::ALL.to_vec(), reason));
    told
}

fn tables() -> Vec<Told> {
    let seat = Seat(1);
    let refusals: Vec<TableError<Campfire>> = vec![
        TableError::Started,
        TableError::NotStarted,
        TableError::Over,
        TableError::NotOver,
        TableError::Closed,
        TableError::OwnerOnly,
        TableError::NoSuchSeat(seat),
        TableError::SeatTaken(seat),
        TableError::SeatEmpty(seat),
        TableError::NotSeated,
        TableError::Kicked,
        TableError::NotReady(seat),
        TableError::AlreadyReady,
        TableError::NotYourTurn(Turn::Seat(seat)),
        TableError::AlreadyPlayed { sequence: 7 },
        TableError::Stale { answered: 7, current: 9 },
        TableError::Ahead { answered: 9, current: 7 },
        TableError::Illegal(Illegal::GameOver),
        TableError::TimeIsUp,
        TableError::Paused,
        TableError::NotPaused,
        TableError::StoodIn,
        TableError::Resigned,
        TableError::SeatIsYours,
        TableError::BotIsDeciding,
        TableError::NotABot(seat),
        TableError::BotsWait,
        TableError::Undo(UndoProblem::NothingToUndo),
        TableError::Undo(UndoProblem::Revealed),
        TableError::Undo(UndoProblem::OtherActed(seat)),
        TableError::DecidedByBot,
        TableError::VoteOpen,
        TableError::ProposedInVain { seconds: 30 },
        TableError::NoVote,
        TableError::AlreadyAgreed,
        TableError::RematchAgreed,
        TableError::NoEnd(kernel::EndProblem::NoRule),
        TableError::BotsPlayOn,
        TableError::Muted,
        TableError::NotMuted,
        TableError::SpectatorsSilent,
        TableError::ChatEmpty,
        TableError::ChatTooLong,
        TableError::ChatFull,
        TableError::TooManyActs,
    ];
    let names = Names::default();
    let mut told = Told::all(refusals, |lang, error| {
        table::refusal(lang, error, &names, |why| texts::campfire::illegal(lang, why))
    });
    told.extend(Told::all(table::ConnectionProblem::samples(), table::connection_problem));
    told.extend(Told::all(texts::table_ui::TableMsg::samples(), texts::table_ui::say));
    told.extend(Told::all(texts::web::online::OnlineMsg::samples(), texts::web::online::say));
    told.extend(Told::all(texts::web::admin::AdminMsg::samples(), texts::web::admin::say_admin));
    told.extend(Told::all(texts::web::ExploreMsg::samples(), texts::web::say_explore));
    told.extend(Told::all(texts::web::FirstMsg::samples(), texts::web::say_first));
    told.extend(Told::all(texts::web::BookMsg::ALL.to_vec(), |lang, text| {
        texts::web::say_book(lang, text).to_owned()
    }));
    told
}

fn servers() -> Vec<Told> {
    let mut told = Told::all(serve::ServiceProblem::samples(), serve::service_problem);
    use ::table::HostingProblem::{Away, Clock, Pause, UtcOffset, Vote};
    let options = [Clock, UtcOffset, Away, Vote, Pause]
        .map(|option| serve::ServiceProblem::Option { option });
    told.extend(Told::all(options.to_vec(), serve::service_problem));
    told.extend(Told::all(serve::Start::samples(), serve::start));
    let page = |lang: Lang, what: &serve::StopPage| serve::stop_page(lang, *what).to_owned();
    told.extend(Told::all(serve::StopPage::ALL.to_vec(), page));
    let help = |lang: Lang, what: &serve::SettingHelp| serve::setting_help(lang, *what).to_owned();
    told.extend(Told::all(serve::SettingHelp::ALL.to_vec(), help));
    told
}

fn everything() -> Vec<Told> {
    let all = [page(), lessons(), terminal(), commands(), tables(), servers()];
    all.into_iter().flatten().collect()
}

/// Tables and keys, with their own spaces and symbols.
const SET_AS_TABLES: &[&str] =
    &["CardsPrice", "CardsPayable", "CardsLacking", "CardsTaken", "CardsMine", "ExitCodes"];

/// Texts with an address or a header, such as `::`, which no custom of a language is about.
const WITH_ADDRESSES: &[&str] = &["Listen", "Database", "Smtp", "PublicUrl", "MetricsToken"];

#[test]
fn nothing_is_empty_left_over_or_set_against_the_customs_of_its_language() {
    for told in everything() {
        let variant = told.variant();
        if SET_AS_TABLES.contains(&variant) || WITH_ADDRESSES.contains(&variant) {
            continue;
        }
        for (lang, text) in told.by_lang() {
            assert!(!text.trim().is_empty(), "{} says nothing in {lang:?}", told.name);
            clean(lang, text);
        }
    }
}

/// The text without the apostrophes of `can’t` and `l’hôte`, which look like closing quotation marks.
fn without_apostrophes(text: &str) -> String {
    let joins = |c: Option<&char>| c.is_some_and(|c| c.is_alphanumeric() || "⟨⟩".contains(*c));
    let all: Vec<char> = text.chars().collect();
    let is_apostrophe =
        |at: usize| all[at] == '’' && at > 0 && joins(all.get(at - 1)) && joins(all.get(at + 1));
    (0..all.len()).filter(|at| !is_apostrophe(*at)).map(|at| all[at]).collect()
}

#[test]
fn quotations_are_set_as_the_language_sets_them() {
    let mut quotations = [0; Lang::ALL.len()];
    for told in everything() {
        for (lang, text) in told.by_lang() {
            let text = &without_apostrophes(text);
            let quoted = texts::grammar::quote(lang, "x");
            let (open, close) = quoted.split_once('x').expect("a quotation");
            let foreign = |mark: char| "\"„‘‚«»“”".contains(mark) && !quoted.contains(mark);
            assert!(lang != Lang::En || !text.contains('\''), "straight apostrophe: {text}");
            assert!(!text.contains(foreign), "foreign quotation marks in {lang:?}: {text}");
            assert!(![Lang::De, Lang::Es].contains(&lang) || !text.contains('’'), "{text}");
            let opened = text.matches(open).count();
            assert_eq!(opened, text.matches(close).count(), "{lang:?}: {text}");
            assert_eq!(opened, text.matches(open.trim_end_matches('\u{a0}')).count(), "{text}");
            quotations[lang as usize] += opened;
        }
    }
    assert!(quotations.iter().all(|&count| count > 10), "{quotations:?}");
}

#[test]
fn spanish_opens_what_it_asks_and_calls() {
    for told in everything() {
        // The name of a game stays as it is printed.
        let spanish = told.said[Lang::Es as usize].replace("Oh Captain!", "Oh Captain");
        for (open, close) in [('¿', '?'), ('¡', '!')] {
            let count = |mark: char| spanish.chars().filter(|&c| c == mark).count();
            assert_eq!(count(open), count(close), "{spanish}");
        }
    }
}

#[test]
fn every_gap_is_filled_in_every_language() {
    let mut gaps = 0;
    for told in everything() {
        // The gaps are filled with their names, which the name of the message lists.
        let wanted: Vec<&str> = told.name.split('"').filter(|part| part.starts_with('⟨')).collect();
        gaps += wanted.len();
        for gap in wanted {
            for (lang, text) in told.by_lang() {
                assert!(text.contains(gap), "{} lacks {gap} in {lang:?}: {text}", told.variant());
            }
        }
    }
    assert!(gaps > 100, "{gaps}");
}

/// Texts that are the same in another language: words that are, names, and texts that consist of
/// gaps.
const ALIKE: &[(Lang, &[&str])] = &[
    (
        Lang::Fr,
        &[
            "Administration",
            "Arguments",
            "Menu",
            "Notes",
            "Options",
            "Pause",
            "Points",
            "Total",
            "Volume",
            "points",
            "table ⟨id⟩",
            "total",
            "⟨points⟩ points",
        ],
    ),
    (
        Lang::De,
        &[
            "Bot, ⟨level⟩",
            "Chat",
            "Name",
            "Normal",
            "Pause",
            "⟨argument⟩: ⟨why⟩",
            "⟨file⟩: ⟨why⟩",
            "⟨heading⟩: ⟨rest⟩",
        ],
    ),
    (
        Lang::Es,
        &[
            "Bot, ⟨level⟩",
            "Chat",
            "Normal",
            "Total",
            "bot",
            "total",
            "⟨argument⟩: ⟨why⟩",
            "⟨file⟩: ⟨why⟩",
            "⟨heading⟩: ⟨rest⟩",
        ],
    ),
];

#[test]
fn no_language_repeats_the_english_unless_the_words_are_alike() {
    let told = everything();
    let mut wrong = Vec::new();
    for (lang, alike) in ALIKE {
        let mut met = Vec::new();
        for message in &told {
            let english = &message.said[0];
            let other = &message.said[*lang as usize];
            if english == other {
                met.push(english.as_str());
                if !alike.contains(&english.as_str()) {
                    wrong.push(format!("English in {lang:?}: {english}"));
                }
            }
        }
        for word in *alike {
            assert!(met.contains(word), "no longer alike in {lang:?}: {word}");
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The number of characters that fit on a button of a phone 360 pixels wide.
const BUTTON: usize = 28;

/// Labels that are never on a button: cells that wrap, entries of lists, text for screen readers.
const ROOMY: &[&str] = &[
    "BoardLabel",
    "StackLabel",
    "ServeAbout",
    "WindIs",
    "Tokens",
    "PartSailing",
    "EndLegends",
    "EndTiles",
    "EndBoats",
    "EndIdle",
    "UnknownTile",
    // The line below a hint.
    "HintChance",
    // Headings, titles of games, and the lines of the sheet of shortcuts.
    "Writable",
    "ExampleLegends",
    "ExampleVaal",
    "QuizResult",
    "KeyPlace",
    "KeyAnswer",
    "KeyReplay",
    "KeyChart",
];

#[test]
fn what_stands_on_a_button_fits_a_phone() {
    let told = page();
    let mut wrong = Vec::new();
    for message in &told {
        let sentence =
            |text: &str| text.ends_with(['.', '?', '!', '…', ']']) || text.contains(". ");
        if sentence(&message.said[0]) || ROOMY.contains(&message.variant()) {
            continue;
        }
        for (lang, text) in message.by_lang() {
            let words = text.split(['⟨', '⟩']).step_by(2).collect::<String>();
            let length = words.chars().count();
            if length > BUTTON {
                wrong.push(format!("{} in {lang:?} has {length}: {text}", message.variant()));
            }
        }
    }
    for name in ROOMY {
        assert!(told.iter().any(|message| message.variant() == *name), "no message {name}");
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_page_calls_things_as_the_rulebooks_do() {
    for lang in Lang::ALL {
        let campfire = texts::campfire::rulebook(lang);
        let sea = texts::sea::rulebook(lang);
        let material = campfire.find("C1.6").unwrap().text;
        let chart = say(lang, &Msg::ChartLabel { count: "4" });
        let chart = chart.split([':', '\u{a0}']).next().unwrap();
        assert!(material.to_lowercase().contains(&chart.to_lowercase()), "{chart} in {lang:?}");
        let abilities = campfire.sections[6].heading.to_lowercase();
        let ability = say(lang, &Msg::Ability);
        let ability = ability.split(' ').next_back().unwrap();
        let stem: String = ability.to_lowercase().chars().take(6).collect();
        assert!(abilities.contains(&stem), "{ability} in {lang:?}");
        for (book, label) in [(campfire, cli::Label::Campfire), (sea, cli::Label::Sea)] {
            let title = cli::label(lang, label);
            assert!(book.title.starts_with(title), "{title} in {lang:?}");
        }
        let pass = sea.find("S3.3").unwrap().text;
        let log = say(lang, &Msg::Log).to_lowercase();
        assert!(pass.to_lowercase().contains(&log), "{log} in {lang:?}");
    }
}

/// A text without its gaps.
fn without_gaps(text: &str) -> String {
    let mut depth = 0;
    let written = text.chars().filter(|c| {
        match c {
            '⟨' => depth += 1,
            '⟩' => depth -= 1,
            _ => {}
        }
        depth == 0 && *c != '⟩'
    });
    written.collect()
}

#[test]
fn every_message_is_told_in_the_pseudo_language_with_longer_words() {
    let (mut english, mut pseudo) = (0, 0);
    for told in everything() {
        let (before, after) = (without_gaps(&told.said[0]), without_gaps(&told.pseudo));
        let [short, long] = [&before, &after].map(|text| text.chars().count());
        (english, pseudo) = (english + short, pseudo + long);
        assert!(long >= short, "{}: {}", told.variant(), told.pseudo);
        let is_mark = |c: char| c.is_control() && c != '\n';
        assert!(!told.pseudo.contains(is_mark), "{:?}", told.pseudo);
        // Words that are not messages stay as they are: names of files, keys and numbers.
        let is_plain = short > 30 && after.is_ascii();
        assert!(!is_plain, "not translated: {}", told.pseudo);
    }
    let percent = 100 * pseudo / english;
    assert!((135..=142).contains(&percent), "{percent}% of the length");
}
