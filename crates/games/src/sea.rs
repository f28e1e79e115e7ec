//! Sea in the registry.

use crate::Registered;
use kernel::{Cites, Game, Seat, Viewer};
use sea::{Event, Illegal, Move, Preset, Score, Sea, SetupProblem, Trigger};
use texts::cli::{Label, label};
use texts::guide::{Guide, GuideKind};
use texts::options::OptionText;
use texts::rulebook::Rulebook;
use texts::sea::{self as words, Column};
use texts::{Lang, Names};

impl Registered for Sea {
    const ORIGIN: &'static str = "Legends of the Sea Nomads";
    const FREE_FORM: &'static [&'static str] = &["offer", "counter", "settle", "disembark"];

    fn title(lang: Lang) -> &'static str {
        label(lang, Label::Sea)
    }

    fn rulebook(lang: Lang) -> &'static Rulebook {
        texts::sea::rulebook(lang)
    }

    fn guide(kind: GuideKind, lang: Lang) -> Option<&'static Guide> {
        Some(texts::sea::guide(kind, lang))
    }

    fn guide_records() -> &'static [(&'static str, &'static str)] {
        texts::sea::guide_records()
    }

    fn option_texts() -> &'static [OptionText] {
        words::OPTIONS
    }

    fn preset_text(lang: Lang, name: &str) -> Option<(&'static str, &'static str)> {
        let preset = Preset::ALL.into_iter().find(|preset| preset.name() == name)?;
        Some((words::preset_name(lang, preset), words::preset_help(lang, preset)))
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
            Event::TurnBegan { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// Players are scored in seat order, so the report of the end begins with the first one.
    fn begins_the_end(event: &Event) -> bool {
        matches!(event, Event::Scored { seat: Seat(0), .. })
    }

    fn describe_for(&self, lang: Lang, mv: &Move, names: &Names, viewer: Viewer) -> String {
        let view = self.view(viewer);
        let decider = view.decision.map(|decision| Seat(decision.seat));
        if let (Move::Offer(offer) | Move::Counter(offer), Some(from)) = (mv, decider)
            && !view.may_know_terms(viewer, offer)
        {
            let active = view.active.map(Seat);
            let counter = matches!(mv, Move::Counter(_));
            let to = if counter { active.unwrap_or(from) } else { offer.partner };
            let made = Event::OfferMade { from, to, counter, terms: None };
            return words::event(lang, &made, names).unwrap_or_default();
        }
        words::describe(lang, &view, mv, names)
    }

    fn question(&self, lang: Lang) -> Option<(String, &'static str)> {
        let question = self.asked()?;
        Some((words::question(lang, question), question.rule()))
    }

    fn question_help(&self, lang: Lang) -> Option<&'static str> {
        Some(words::question_help(lang, self.asked()?))
    }

    fn columns(lang: Lang) -> Vec<(&'static str, &'static str)> {
        COLUMNS.map(|(word, column)| (word, words::column(lang, column))).to_vec()
    }

    fn column_points(&self, seat: Seat) -> Vec<i32> {
        let score = self.score(seat);
        COLUMNS.map(|(_, column)| column.of(&score).unwrap_or_default().into()).to_vec()
    }

    fn how_points_were_made(&self, lang: Lang, names: &Names) -> Vec<Vec<String>> {
        let mut heading = vec![label(lang, Label::Player).to_owned()];
        heading.extend(Column::ALL.map(|column| words::column(lang, column).to_owned()));
        heading.push(label(lang, Label::Place).to_owned());
        let mut rows = vec![heading];
        let standing = self.standing();
        for seat in Seat::all(self.players()) {
            let score: Score = self.score(seat);
            let mut row = vec![names.of(lang, seat)];
            row.extend(Column::ALL.map(|column| {
                column.of(&score).map_or(String::new(), |points| points.to_string())
            }));
            let place = standing.map(|standing| standing.place(seat).to_string());
            row.push(place.unwrap_or_default());
            rows.push(row);
        }
        rows
    }

    fn ending(&self) -> Option<&'static str> {
        self.standing()?;
        self.end().map(ending_word)
    }

    fn endings(lang: Lang) -> Vec<(&'static str, &'static str)> {
        let all = [
            Trigger::Legends,
            Trigger::Tiles,
            Trigger::Boats,
            Trigger::Becalmed,
            Trigger::Dead,
            Trigger::Table,
        ];
        all.map(|end| (ending_word(end), words::end(lang, end))).to_vec()
    }
}

/// The columns that are compared, with their words for programs.
const COLUMNS: [(&str, Column); 4] = [
    ("mythical", Column::Mythical),
    ("legendary", Column::Legendary),
    ("builders", Column::Builders),
    ("nomads", Column::Nomads),
];

const fn ending_word(end: Trigger) -> &'static str {
    match end {
        Trigger::Legends => "legends",
        Trigger::Tiles => "tiles",
        Trigger::Boats => "boats",
        Trigger::Becalmed => "becalmed",
        Trigger::Dead => "dead",
        Trigger::Table => "table",
    }
}
