//! Campfire in the registry.

use crate::Registered;
use campfire::{Campfire, CardBox, End, Event, Illegal, Legend, Move, Setup, SetupProblem};
use kernel::{Cites, Game, Seat, Viewer};
use texts::cli::{Label, label};
use texts::guide::{Guide, GuideKind};
use texts::options::OptionText;
use texts::rulebook::Rulebook;
use texts::{Lang, Names, campfire as words};

impl Registered for Campfire {
    const ORIGIN: &'static str = "Nomads (Legends of Luma)";

    fn title(lang: Lang) -> &'static str {
        label(lang, Label::Campfire)
    }

    fn rulebook(lang: Lang) -> &'static Rulebook {
        texts::campfire::rulebook(lang)
    }

    fn guide(kind: GuideKind, lang: Lang) -> Option<&'static Guide> {
        Some(texts::campfire::guide(kind, lang))
    }

    fn guide_records() -> &'static [(&'static str, &'static str)] {
        texts::campfire::guide_records()
    }

    fn option_texts() -> &'static [OptionText] {
        words::OPTIONS
    }

    /// The box is the only option that is loaded from a file.
    fn read_file(setup: &mut Setup, _: &str, text: &str, lang: Lang) -> Result<(), Vec<String>> {
        let told = |problem: &_| words::box_problem(lang, problem);
        let read = CardBox::parse(text);
        setup.cards = read.map_err(|problems| problems.iter().map(told).collect::<Vec<_>>())?;
        Ok(())
    }

    fn illegal(lang: Lang, why: &Illegal) -> String {
        words::illegal(lang, why)
    }

    fn setup_problem(lang: Lang, problem: &SetupProblem) -> String {
        words::setup_problem(lang, problem)
    }

    fn event(lang: Lang, event: &Event, names: &Names) -> Option<String> {
        words::event(lang, event, names)
    }

    fn event_rule(event: &Event) -> &'static str {
        words::event_rule(event)
    }

    fn turn_of(event: &Event) -> Option<Seat> {
        match event {
            Event::TurnBegan(seat) => Some(*seat),
            _ => None,
        }
    }

    fn begins_the_end(event: &Event) -> bool {
        matches!(event, Event::EndBegan(_))
    }

    fn describe_for(&self, lang: Lang, mv: &Move, _: &Names, _: Viewer) -> String {
        words::describe(lang, self, mv)
    }

    fn question(&self, lang: Lang) -> Option<(String, &'static str)> {
        let question = Campfire::question(self)?;
        Some((words::question(lang, question), question.rule()))
    }

    fn question_help(&self, lang: Lang) -> Option<&'static str> {
        Some(words::question_help(lang, Campfire::question(self)?))
    }

    fn columns(lang: Lang) -> Vec<(&'static str, &'static str)> {
        vec![("score", label(lang, Label::MeanScore))]
    }

    fn column_points(&self, seat: Seat) -> Vec<i32> {
        vec![self.score(seat).into()]
    }

    fn how_points_were_made(&self, lang: Lang, names: &Names) -> Vec<Vec<String>> {
        let heading = [
            Label::Player,
            Label::Adventurer,
            Label::Legends,
            Label::Song,
            Label::Moons,
            Label::TilesLeft,
            Label::Points,
            Label::Place,
        ];
        let mut rows = vec![heading.map(|word| label(lang, word).to_owned()).to_vec()];
        let places = self.ranking();
        for seat in Seat::all(self.players()) {
            let adventurer = self.adventurer(seat);
            let song = self.song_owned(seat).map_or(0, |song| song.points);
            let tiles = self.tiles_total(seat);
            rows.push(vec![
                names.of(lang, seat),
                adventurer.map_or("", |a| words::adventurer(lang, a)).to_owned(),
                legend_sum(self, seat),
                song.to_string(),
                self.moons(seat).to_string(),
                minus(-i32::from(tiles)),
                minus(self.score(seat).into()),
                places.place(seat).to_string(),
            ]);
        }
        rows
    }

    fn ending(&self) -> Option<&'static str> {
        self.standing()?;
        self.end().map(ending_word)
    }

    fn endings(lang: Lang) -> Vec<(&'static str, &'static str)> {
        let all = [End::Stacks, End::Standstill, End::Table];
        all.map(|end| (ending_word(end), words::end(lang, end))).to_vec()
    }
}

/// Returns the legend cards of a seat as a sum: `2+5 = 7`.
fn legend_sum(game: &Campfire, seat: Seat) -> String {
    let cards = Legend::ALL.into_iter().filter_map(|legend| game.legend_owned(seat, legend));
    let cards: Vec<u8> = cards.collect();
    let sum: u8 = cards.iter().sum();
    match cards.len() {
        0 | 1 => sum.to_string(),
        _ => {
            let values: Vec<String> = cards.iter().map(u8::to_string).collect();
            format!("{} = {sum}", values.join("+"))
        }
    }
}

/// Returns a number with a typographic minus sign.
fn minus(number: i32) -> String {
    number.to_string().replace('-', "\u{2212}")
}

const fn ending_word(end: End) -> &'static str {
    match end {
        End::Stacks => "stacks",
        End::Standstill => "standstill",
        End::Table => "table",
    }
}
