//! The trait with everything a front end needs from a game besides its rules.

use bots::{BotLevel, Insight};
use kernel::options::{OptionProblem, TableOption};
use kernel::{Seat, SetupText, Viewer};
use std::ops::RangeInclusive;
use texts::cli::{Label, label};
use texts::guide::{Guide, GuideKind};
use texts::options::OptionText;
use texts::rulebook::Rulebook;
use texts::{Lang, Names};

/// A game that people can play: rules, bots and texts.
pub trait Registered:
    Insight<
        Setup: Send + Sync,
        SetupProblem: Send + Sync,
        Move: Send + Sync,
        Outcome: Send + Sync,
        Event: Send + Sync,
        Illegal: Send + Sync,
        View: Send + Sync,
    > + Sync
{
    /// The published game that these rules are based on.
    const ORIGIN: &'static str;
    /// The default number of players.
    const PLAYERS_USUAL: u8 = 4;
    /// The levels of bots that people can choose, the weakest first.
    const LEVELS: &'static [&'static str] = &BotLevel::NAMES;
    /// The kinds of moves that [`kernel::Game::is_free_form`] recognizes, as the first words of
    /// their notation.
    const FREE_FORM: &'static [&'static str] = &[];

    /// Returns the rating of a level at a table of this many players, if it is a level.
    fn rating(level: &str, players: u8) -> Option<u16> {
        BotLevel::from_name(level).map(|level| Self::strength(level, players).rating)
    }

    /// Returns the title of the game.
    fn title(lang: Lang) -> &'static str;
    /// Returns the rulebook.
    fn rulebook(lang: Lang) -> &'static Rulebook;

    /// Returns a book that teaches the game; every game that players can choose has one. The page
    /// doesn't use this: it fetches the file.
    fn guide(_kind: GuideKind, _lang: Lang) -> Option<&'static Guide> {
        None
    }
    /// Returns the records that these books take pictures from, by name.
    fn guide_records() -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// Returns the texts of the table's options.
    fn option_texts() -> &'static [OptionText];
    /// Returns the name and the description of a preset.
    fn preset_text(_lang: Lang, _name: &str) -> Option<(&'static str, &'static str)> {
        None
    }
    /// Loads an option from its file, or returns all problems of the file.
    fn read_file(
        _setup: &mut Self::Setup,
        _key: &str,
        _text: &str,
        _lang: Lang,
    ) -> Result<(), Vec<String>> {
        Ok(())
    }

    /// Returns the reason why a move is refused.
    fn illegal(lang: Lang, why: &Self::Illegal) -> String;
    /// Returns the reason why a setup is invalid.
    fn setup_problem(lang: Lang, problem: &Self::SetupProblem) -> String;
    /// Returns a sentence about an event; `None` if another event's sentence covers it.
    fn event(lang: Lang, event: &Self::Event, names: &Names) -> Option<String>;
    /// Returns the rule that an event is based on.
    fn event_rule(event: &Self::Event) -> &'static str;
    /// Returns the seat whose turn begins with this event, if one does.
    fn turn_of(event: &Self::Event) -> Option<Seat>;
    /// Returns `true` if the report of the end begins with this event.
    fn begins_the_end(_event: &Self::Event) -> bool {
        false
    }
    /// Returns a description of a move in this position, as far as the viewer may know.
    fn describe_for(&self, lang: Lang, mv: &Self::Move, names: &Names, viewer: Viewer) -> String;
    /// Returns the question that the seat to act must answer, with its rule.
    fn question(&self, lang: Lang) -> Option<(String, &'static str)>;
    /// Returns a one-line explanation of the question for new players.
    fn question_help(&self, _lang: Lang) -> Option<&'static str> {
        None
    }

    /// Returns the columns of a score, the most important first: a word for programs, and a heading
    /// for the mean of many games. A game with plain points has one.
    fn columns(lang: Lang) -> Vec<(&'static str, &'static str)>;
    /// Returns the points of a seat in each column, as the game would score them now.
    fn column_points(&self, seat: Seat) -> Vec<i32>;
    /// Returns a table that explains the points of each seat: a row of headings, and one row per
    /// seat. A cell is empty if a column doesn't apply to a seat.
    fn how_points_were_made(&self, lang: Lang, names: &Names) -> Vec<Vec<String>> {
        let headings = Self::columns(lang).into_iter().map(|(_, heading)| heading.to_owned());
        let player = label(lang, Label::Player).to_owned();
        let row = |seat: Seat| {
            let counted = self.column_points(seat).into_iter();
            [names.of(lang, seat)].into_iter().chain(counted.map(|n| n.to_string())).collect()
        };
        let mut rows: Vec<Vec<String>> = vec![[player].into_iter().chain(headings).collect()];
        rows.extend(Seat::all(self.players()).map(row));
        rows
    }
    /// Returns the way the game ended, as a word for programs; `None` until it is over.
    fn ending(&self) -> Option<&'static str>;
    /// Returns every word that [`Registered::ending`] can return, with a sentence for people.
    fn endings(lang: Lang) -> Vec<(&'static str, &'static str)>;

    /// Returns the possible numbers of players.
    fn players_range() -> RangeInclusive<u8> {
        let (least, most) = kernel::options::players::<Self::Setup>();
        least..=most
    }

    /// Returns the name and the description of an option.
    fn option_text(key: &str) -> &'static OptionText {
        texts::options::find(Self::option_texts(), key).expect("a test demands a text for each")
    }

    /// Returns the text of an option's value in a setup: "off", "60 turns".
    fn option_value(
        lang: Lang,
        option: &TableOption<Self::Setup>,
        setup: &Self::Setup,
        names: &Names,
    ) -> String {
        Self::option_text(option.key).value(lang, &option.value(setup), names)
    }

    /// Returns a sentence about a problem with one option.
    fn option_problem(lang: Lang, problem: &OptionProblem) -> String {
        texts::options::problem(lang, Self::option_texts(), problem)
    }

    /// Returns the options of a table except the number of players, which follows from the seats.
    fn table_options() -> impl Iterator<Item = &'static TableOption<Self::Setup>> {
        let all = <Self::Setup as SetupText>::OPTIONS.iter();
        all.filter(|option| option.key != kernel::options::PLAYERS_KEY)
    }
}
