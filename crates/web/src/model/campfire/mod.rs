//! Campfire's implementation of `Playable`.

mod facets;
mod fixtures;
pub mod layout;
mod lesson;
pub mod light;
mod scene;
mod why;

pub use facets::Facet;
pub use facets::is_about_stacks;
pub use scene::{CardState, FLIGHT_MS, Mover, Scene, SeatScene, Spot, Thing};

use super::playable::{Beat, BigMoment, Lesson, Playable, ScoreTable};
use campfire::{Campfire, Event, Illegal, Legend, Move, ScoreParts, Setup, View};
use kernel::Seat;
use texts::web::{Msg, say};
use texts::{Lang, Names};

/// Returns the name of a legend's symbol.
pub fn legend_word(legend: Legend) -> &'static str {
    match legend {
        Legend::Anchor => "anchor",
        Legend::Bell => "bell",
        Legend::Comet => "comet",
        Legend::Drum => "drum",
        Legend::Eye => "eye",
        Legend::Feather => "feather",
        Legend::Gate => "gate",
    }
}

impl Playable for Campfire {
    type Scene = Scene;
    type Facet = Facet;

    fn blurb(lang: Lang) -> String {
        say(lang, &Msg::CampfireBlurb)
    }

    fn quick_help(lang: Lang) -> String {
        say(lang, &Msg::PlayNowHelp)
    }

    fn quick_setup(players: u8) -> Setup {
        Setup { adventurers: campfire::Choice::Random, ..Setup::new(players) }
    }

    fn scene(view: &View) -> Scene {
        Scene::of(view.state())
    }

    fn act(scene: &mut Scene, event: &Event) -> Beat {
        scene.act(event)
    }

    fn settle(scene: &mut Scene) {
        scene.movers.clear();
    }

    fn facets(&self, mv: &Move) -> Vec<Facet> {
        facets::of(self, *mv)
    }

    fn why_not(&self, chosen: &[Facet], facet: Facet) -> Option<Illegal> {
        why::why_not(self, chosen, facet)
    }

    fn first_step(&self) -> Option<Facet> {
        let asked = Campfire::question(self) == Some(campfire::Question::Sleeper);
        let mut moves = Vec::new();
        kernel::Game::legal_moves(self, &mut moves);
        moves.iter().find_map(|mv| match mv {
            Move::Sleeper(adventurer, _) if asked => Some(Facet::Adventurer(*adventurer)),
            _ => None,
        })
    }

    /// Abilities are used only now and then, so the preview first shows the move without them.
    fn is_usual(facet: Facet) -> bool {
        facet == Facet::Bend(None)
    }

    fn turn_line(lang: Lang, events: &[Event], names: &Names) -> String {
        texts::campfire::turn(lang, events, names)
    }

    fn gain(event: &Event) -> Option<(Seat, i32)> {
        match *event {
            Event::WroteSong { seat, points, .. } => Some((seat, points.into())),
            Event::WroteLegend { seat, value, upgraded_from, .. } => {
                Some((seat, i32::from(value) - i32::from(upgraded_from.unwrap_or(0))))
            }
            Event::MoonsWon { seat, moons } => Some((seat, moons.into())),
            _ => None,
        }
    }

    fn big_moment(event: &Event) -> Option<BigMoment> {
        Some(match *event {
            Event::MoonScoring(scores) => {
                let scores = scores.map(i32::from).to_vec();
                BigMoment { scores, ..BigMoment::of("moontile", None) }
            }
            // A better card of the same legend is not a new story.
            Event::WroteLegend { seat, legend, upgraded_from: None, .. } => {
                BigMoment::of(legend_word(legend), Some(seat))
            }
            Event::EndBegan(_) | Event::Over => BigMoment::of("fire", None),
            _ => return None,
        })
    }

    fn plays(&self, lang: Lang, seat: Seat) -> Option<String> {
        let adventurer = self.adventurer(seat)?;
        Some(texts::campfire::adventurer(lang, adventurer).to_owned())
    }

    fn bot_names() -> &'static [&'static str] {
        &["Ash", "Flint", "Cinder", "Smoke", "Spark", "Ember"]
    }

    fn points(&self, seat: Seat) -> i32 {
        self.score(seat).into()
    }

    fn score_table(&self, lang: Lang) -> ScoreTable {
        let headings = [Msg::Songs, Msg::Legends, Msg::MoonsWon, Msg::TilesLeft, Msg::Total];
        let row = |seat: Seat| {
            let parts = self.score_parts(seat);
            let ScoreParts { song, legends, moons, tiles } = parts;
            let gained = [song, legends, moons].map(i32::from);
            gained.into_iter().chain([-i32::from(tiles), parts.total().into()]).collect()
        };
        ScoreTable {
            compared: vec![headings.len() - 1],
            headings: headings.map(|heading| say(lang, &heading)).to_vec(),
            rows: Seat::all(self.players()).map(row).collect(),
        }
    }

    fn examples() -> &'static [(&'static str, Msg<'static>)] {
        &[
            ("two-players", Msg::ExampleDuel),
            ("three-players", Msg::ExampleThree),
            ("five-players", Msg::ExampleFive),
            ("shared-victory", Msg::ExampleShared),
        ]
    }

    fn fixture_names() -> &'static [&'static str] {
        fixtures::NAMES
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn fixtures() -> &'static [(&'static str, &'static str)] {
        fixtures::ALL
    }

    fn lesson() -> Option<Lesson> {
        Some(lesson::lesson())
    }
}
