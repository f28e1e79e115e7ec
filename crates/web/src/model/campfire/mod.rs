//! Campfire plugged into the page.

mod facets;
mod fixtures;
mod gains;
mod lesson;
pub mod light;
mod scene;
mod why;

pub use facets::Facet;
pub use facets::is_about_stacks;
pub use gains::{Gains, gains};
pub use scene::{CardState, Mover, PlaceScene, Scene, SeatScene, Spot, Thing};

use super::playable::{Beat, Lesson, Playable, ScoreTable};
use bots::Bot;
use campfire::tables::{PLAYERS_MAX, PLAYERS_MIN};
use campfire::{Campfire, Event, Illegal, Legend, Move, Setup, SetupProblem, View};
use kernel::{Cites, Seat};
use std::ops::RangeInclusive;
use texts::rulebook::Rulebook;
use texts::web::{Msg, say};
use texts::{Lang, Names, campfire as words};

impl Playable for Campfire {
    type Scene = Scene;
    type Facet = Facet;

    const SEATS: RangeInclusive<u8> = PLAYERS_MIN..=PLAYERS_MAX;
    const LEVELS: &'static [&'static str] = &["easy", "medium", "hard"];
    const SECRETS: bool = false;

    fn title(lang: Lang) -> &'static str {
        texts::cli::label(lang, texts::cli::Label::Campfire)
    }

    fn blurb(lang: Lang) -> String {
        say(lang, &Msg::CampfireBlurb)
    }

    fn quick_help(lang: Lang) -> String {
        say(lang, &Msg::PlayNowHelp)
    }

    fn rulebook(lang: Lang) -> &'static Rulebook {
        texts::rulebook::campfire(lang)
    }

    fn usual_setup(players: u8) -> Setup {
        Setup::new(players)
    }

    fn quick_setup(players: u8) -> Setup {
        Setup { adventurers: campfire::Choice::Random, ..Setup::new(players) }
    }

    fn bot(level: &str, seed: u64) -> Option<Box<dyn Bot<Campfire>>> {
        let bot: Box<dyn Bot<Campfire>> = bots::campfire::bot(level, seed).ok()?;
        Some(bot)
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

    fn describe(lang: Lang, game: &Campfire, mv: &Move, _: &Names) -> String {
        words::describe(lang, game, mv)
    }

    fn question(&self, lang: Lang) -> Option<(String, &'static str)> {
        let question = Campfire::question(self)?;
        Some((words::question(lang, question), question.rule()))
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
            let song = self.song_owned(seat).map_or(0, |song| i32::from(song.points));
            let legends =
                Legend::ALL.into_iter().filter_map(|legend| self.legend_owned(seat, legend));
            let legends: i32 = legends.map(i32::from).sum();
            let (moons, tiles) = (i32::from(self.moons(seat)), i32::from(self.tiles_total(seat)));
            vec![song, legends, moons, -tiles, self.score(seat).into()]
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
