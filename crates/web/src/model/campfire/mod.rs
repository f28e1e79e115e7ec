//! Campfire plugged into the page.

mod facets;
mod fixtures;
mod lesson;
pub mod light;
mod scene;
mod why;

pub use facets::Facet;
pub use facets::is_about_stacks;
pub use scene::{CardState, Mover, PlaceScene, Scene, SeatScene, Spot, Thing};

use super::playable::{Beat, Lesson, Playable, ScoreTable};
use campfire::{Campfire, Event, Illegal, Move, ScoreParts, Setup, View};
use kernel::Seat;
use texts::Lang;
use texts::web::{Msg, say};

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

    /// Abilities are used now and then; the preview shows what happens without them first.
    fn is_usual(facet: Facet) -> bool {
        facet == Facet::Bend(None)
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

    fn lesson() -> Lesson {
        lesson::lesson()
    }
}
