//! Sea plugged into the page.

mod act;
pub mod camera;
pub mod chart;
mod facets;
mod fixtures;
mod forecast;
pub mod form;
mod free;
mod lesson;
mod scene;
mod why;

pub use facets::{Deal, Facet, behind_fog, cells_of, course};
pub use forecast::{CrewChange, Dice, Forecast, Gets, Reach, exchange, forecast, open_offer};
pub use free::{Free, FreeKind, pair, pieces_of};
pub use scene::{Flash, Scene, SeatScene, Spot, bounds};

use super::playable::{Beat, Lesson, Playable, ScoreTable};
use ::sea::tables::{FEAT_POINTS, LEGEND_POINTS, PLAYERS_MAX, PLAYERS_MIN};
use ::sea::{Event, Illegal, Move, Sea, Setup, SetupProblem, View};
use bots::Bot;
use kernel::{Cites, Game, Seat, Turn, Viewer};
use std::ops::RangeInclusive;
use texts::rulebook::Rulebook;
use texts::sea::{self as words, Column};
use texts::web::{Msg, SeaMsg, say, say_sea};
use texts::{Lang, Names};

impl Playable for Sea {
    type Scene = Scene;
    type Facet = Facet;

    const SEATS: RangeInclusive<u8> = PLAYERS_MIN..=PLAYERS_MAX;
    const LEVELS: &'static [&'static str] = &["easy", "medium", "hard"];
    const SECRETS: bool = true;

    fn title(lang: Lang) -> &'static str {
        texts::cli::label(lang, texts::cli::Label::Sea)
    }

    fn blurb(lang: Lang) -> String {
        say_sea(lang, &SeaMsg::Blurb)
    }

    fn quick_help(lang: Lang) -> String {
        say_sea(lang, &SeaMsg::PlayNowHelp)
    }

    fn rulebook(lang: Lang) -> &'static Rulebook {
        texts::rulebook::sea(lang)
    }

    fn usual_setup(players: u8) -> Setup {
        Setup::new(players)
    }

    fn bot(level: &str, seed: u64) -> Option<Box<dyn Bot<Sea>>> {
        let bot: Box<dyn Bot<Sea>> = bots::sea::bot(level, seed).ok()?;
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
            Event::TurnBegan { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    fn describe(lang: Lang, game: &Sea, mv: &Move, names: &Names) -> String {
        words::describe(lang, &decider_view(game), mv, names)
    }

    fn question(&self, lang: Lang) -> Option<(String, &'static str)> {
        let question = self.asked()?;
        Some((words::question(lang, question), question.rule()))
    }

    fn scene(view: &View) -> Scene {
        Scene::of(view)
    }

    fn act(scene: &mut Scene, event: &Event) -> Beat {
        scene.act(event)
    }

    fn settle(scene: &mut Scene) {
        scene.flashes.clear();
        scene.beat = 0;
    }

    fn facets(&self, mv: &Move) -> Vec<Facet> {
        facets::of(*mv)
    }

    fn why_not(&self, _: &[Facet], facet: Facet) -> Option<Illegal> {
        why::why_not(self, facet)
    }

    /// The columns are compared from the left, so a line on a graph can only tell them roughly: a
    /// Myth outweighs everything, and ten of the Builders a Legendary point. What is secret does
    /// not count before it is laid open.
    fn points(&self, seat: Seat) -> i32 {
        let score = self.score(seat);
        let mythical = score.mythical.filter(|_| self.turn() == Turn::Over).unwrap_or(0);
        i32::from(mythical) * 100 + i32::from(score.legendary) * 10 + i32::from(score.builders)
    }

    fn points_explained(lang: Lang) -> Option<String> {
        Some(say_sea(lang, &SeaMsg::GraphHelp))
    }

    fn score_table(&self, lang: Lang) -> ScoreTable {
        let column = |column| words::column(lang, column).to_owned();
        let headings = vec![
            column(Column::Mythical),
            say(lang, &Msg::Legends),
            say_sea(lang, &SeaMsg::Feats),
            column(Column::Legendary),
            say_sea(lang, &SeaMsg::Settlements),
            say_sea(lang, &SeaMsg::SecuredPieces),
            say_sea(lang, &SeaMsg::BoatAtSea),
            column(Column::Builders),
            column(Column::Nomads),
            column(Column::Area),
        ];
        let scene = Scene::of(&self.view(Viewer::Spectator));
        let rows = Seat::all(self.players()).map(|seat| row(&scene, seat)).collect();
        ScoreTable { headings, compared: vec![0, 3, 7, 8, 9], rows }
    }

    fn examples() -> &'static [(&'static str, Msg<'static>)] {
        &[
            ("ended-by-legends", Msg::ExampleLegends),
            ("myth-complete", Msg::ExampleMyth),
            ("naval-battle", Msg::ExampleBattle),
            ("tie-broken-by-the-vaal", Msg::ExampleVaal),
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

/// How the columns of a seat come about.
fn row(scene: &Scene, seat: Seat) -> Vec<i32> {
    let player = &scene.seats[seat.index()];
    let score = scene.score(seat);
    let owned = scene.settlements.iter().filter(|place| place.owner == seat.0).count();
    vec![
        score.mythical.unwrap_or(0).into(),
        player.legends.len() as i32 * i32::from(LEGEND_POINTS),
        scene.feats_of(seat).count() as i32 * i32::from(FEAT_POINTS),
        score.legendary.into(),
        owned as i32,
        player.secured.len() as i32,
        i32::from(player.boat.is_some()),
        score.builders.into(),
        score.nomads.into(),
        score.area.into(),
    ]
}

/// What the seat that decides knows; a spectator's view while nobody is asked.
pub fn decider_view(game: &Sea) -> View {
    match game.turn() {
        Turn::Seat(seat) => game.view(Viewer::Seat(seat)),
        Turn::Chance | Turn::Over => game.view(Viewer::Spectator),
    }
}
