//! Nim in words. It is an example, so it is in English only; a game for players has its texts in
//! `crates/texts`, in every language.

use crate::event::Event;
use crate::notation::{Illegal, SetupProblem, Take};
use crate::rules::Nim;
use games::Registered;
use kernel::{Game, Seat, Turn, Viewer};
use std::sync::LazyLock;
use texts::options::{OptionText, PLAIN};
use texts::rulebook::Rulebook;
use texts::{Actor, Lang, Names};

impl Registered for Nim {
    const ORIGIN: &'static str = "Nim with a die";
    const PLAYERS_USUAL: u8 = 2;

    fn title(_: Lang) -> &'static str {
        "Nim"
    }

    fn rulebook(_: Lang) -> &'static Rulebook {
        static BOOK: LazyLock<Rulebook> =
            LazyLock::new(|| Rulebook { title: "Nim", intro: "", sections: Vec::new() });
        &BOOK
    }

    fn option_texts() -> &'static [OptionText] {
        const PLAYERS: OptionText = OptionText {
            key: "players",
            name: |_| "Players",
            help: |_| "How many play: 2 to 4.",
            ..PLAIN
        };
        const STONES: OptionText = OptionText {
            key: "stones",
            name: |_| "Stones",
            help: |_| "How many stones there are.",
            ..PLAIN
        };
        &[PLAYERS, STONES]
    }

    fn illegal(_: Lang, why: &Illegal) -> String {
        why.to_string()
    }

    fn setup_problem(lang: Lang, problem: &SetupProblem) -> String {
        Nim::option_problem(lang, &problem.0)
    }

    fn event(lang: Lang, event: &Event, names: &Names) -> Option<String> {
        Some(match event {
            Event::Rolled(seat, most) => match names.actor(lang, *seat) {
                Actor::You => format!("You roll {most}."),
                Actor::Named(name) => format!("{name} rolls {most}."),
            },
            Event::Took(seat, stones) => match names.actor(lang, *seat) {
                Actor::You => format!("You take {stones}."),
                Actor::Named(name) => format!("{name} takes {stones}."),
            },
        })
    }

    fn event_rule(event: &Event) -> &'static str {
        match event {
            Event::Rolled(..) | Event::Took(..) => "N1.2",
        }
    }

    fn turn_of(event: &Event) -> Option<Seat> {
        match event {
            Event::Rolled(seat, _) => Some(*seat),
            Event::Took(..) => None,
        }
    }

    fn describe_for(&self, _: Lang, take: &Take, _: &Names, _: Viewer) -> String {
        format!("Take {} of {} stones", take.0, self.stones)
    }

    fn question(&self, _: Lang) -> Option<(String, &'static str)> {
        let asked = matches!(self.turn(), Turn::Seat(_));
        asked.then(|| ("How many stones do you take?".to_owned(), "N1.2"))
    }

    fn columns(_: Lang) -> Vec<(&'static str, &'static str)> {
        vec![("won", "Won")]
    }

    fn column_points(&self, seat: Seat) -> Vec<i32> {
        let won = self.standing().is_some_and(|standing| standing.place(seat) == 1);
        vec![won.into()]
    }

    fn ending(&self) -> Option<&'static str> {
        self.standing().map(|_| "stones")
    }

    fn endings(_: Lang) -> Vec<(&'static str, &'static str)> {
        vec![("stones", "Fewer than two stones are left.")]
    }
}
