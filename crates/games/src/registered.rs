//! What a front needs of a game besides its rules.

use bots::Insight;
use kernel::options::{OptionProblem, TableOption};
use kernel::{Seat, SetupText, Viewer};
use std::ops::RangeInclusive;
use texts::options::OptionText;
use texts::rulebook::Rulebook;
use texts::{Lang, Names};

/// A game that people can play: rules, bots and words.
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
    /// The published game whose rules these are.
    const ORIGIN: &'static str;
    /// How many play unless you say otherwise.
    const PLAYERS_USUAL: u8 = 4;
    /// The levels of bots that people choose from, the weakest first.
    const LEVELS: &'static [&'static str] = &["easy", "medium", "hard"];
    /// The kinds of moves that [`kernel::Game::is_free_form`] tells apart, as the notation begins.
    const FREE_FORM: &'static [&'static str] = &[];

    /// What the game is called.
    fn title(lang: Lang) -> &'static str;
    /// The rulebook.
    fn rulebook(lang: Lang) -> &'static Rulebook;

    /// The texts of the table's options.
    fn option_texts() -> &'static [OptionText];
    /// What a preset is called, and what is special about it.
    fn preset_text(_lang: Lang, _name: &str) -> Option<(&'static str, &'static str)> {
        None
    }
    /// Takes an option from the file that it comes in, or says all that is wrong with the file.
    fn read_file(
        _setup: &mut Self::Setup,
        _key: &str,
        _text: &str,
        _lang: Lang,
    ) -> Result<(), Vec<String>> {
        Ok(())
    }

    /// Why a move is refused.
    fn illegal(lang: Lang, why: &Self::Illegal) -> String;
    /// Why a setup is no game.
    fn setup_problem(lang: Lang, problem: &Self::SetupProblem) -> String;
    /// What happened, as a sentence; `None` for what another sentence tells already.
    fn event(lang: Lang, event: &Self::Event, names: &Names) -> Option<String>;
    /// The paragraph an event rests on.
    fn event_rule(event: &Self::Event) -> &'static str;
    /// The seat whose turn begins with this event, if one does.
    fn turn_of(event: &Self::Event) -> Option<Seat>;
    /// Whether the story of the end begins with this event.
    fn begins_the_end(event: &Self::Event) -> bool;
    /// What a move does in this position, as far as the viewer may know.
    fn describe_for(&self, lang: Lang, mv: &Self::Move, names: &Names, viewer: Viewer) -> String;
    /// What the seat whose turn it is must decide, with the paragraph.
    fn question(&self, lang: Lang) -> Option<(String, &'static str)>;

    /// The columns of a score, the one that counts first first: a word for programs and a heading
    /// for the mean of many games. A game with plain points has one.
    fn columns(lang: Lang) -> Vec<(&'static str, &'static str)>;
    /// The points of a seat in each of the columns, as the game would score them now.
    fn column_points(&self, seat: Seat) -> Vec<i32>;
    /// How the points of each seat were made: a row of headings, and one for each seat. What a
    /// column does not count for a seat is empty.
    fn how_points_were_made(&self, lang: Lang, names: &Names) -> Vec<Vec<String>>;
    /// How the game ended, as a word for programs; `None` while it goes on.
    fn ending(&self) -> Option<&'static str>;
    /// Every word that [`Registered::ending`] can give, with a sentence for people.
    fn endings(lang: Lang) -> Vec<(&'static str, &'static str)>;

    /// How many can play.
    fn players_range() -> RangeInclusive<u8> {
        let (least, most) = kernel::options::players::<Self::Setup>();
        least..=most
    }

    /// What an option of a table is called, and what it does.
    fn option_text(key: &str) -> &'static OptionText {
        texts::options::find(Self::option_texts(), key).expect("a test demands a text for each")
    }

    /// What a setup says about an option: "off", "60 turns".
    fn option_value(
        lang: Lang,
        option: &TableOption<Self::Setup>,
        setup: &Self::Setup,
        names: &Names,
    ) -> String {
        Self::option_text(option.key).value(lang, &option.value(setup), names)
    }

    /// What is wrong with one option, as a sentence.
    fn option_problem(lang: Lang, problem: &OptionProblem) -> String {
        texts::options::problem(lang, Self::option_texts(), problem)
    }

    /// The options of a table but the number of players, which the seats say.
    fn table_options() -> impl Iterator<Item = &'static TableOption<Self::Setup>> {
        let all = <Self::Setup as SetupText>::OPTIONS.iter();
        all.filter(|option| option.key != kernel::options::PLAYERS_KEY)
    }
}
