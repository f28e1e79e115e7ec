//! Sea's implementation of `Playable`.

mod act;
pub mod camera;
pub mod chart;
mod facets;
mod fixtures;
mod free;
mod lesson;
mod scene;
mod why;

pub use facets::{Deal, Facet, cells_of};
pub use free::{Free, FreeKind, pair, pieces_of};
pub use scene::{Flash, Scene, SeatScene, Spot};

use super::playable::{Beat, BigMoment, Lesson, Playable, ScoreTable};
use ::sea::{Event, GodOfWinds, Illegal, Move, ScoreParts, Sea, Setup, Tribe, View};
use kernel::{Game, Seat, Turn, Viewer};
use texts::sea::{self as words, Column};
use texts::web::{Msg, SeaMsg, say, say_sea};
use texts::{Lang, Names};

impl Playable for Sea {
    type Scene = Scene;
    type Facet = Facet;

    fn blurb(lang: Lang) -> String {
        say_sea(lang, &SeaMsg::Blurb)
    }

    fn quick_help(lang: Lang) -> String {
        say_sea(lang, &SeaMsg::PlayNowHelp)
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

    /// The rules that Learn and Card teach. A bot is the God of Winds, so that newcomers don't start
    /// with the question whether to summon a storm.
    fn quick_setup(players: u8) -> Setup {
        let god_of_winds = GodOfWinds::Seat(Seat(players - 1));
        Setup { god_of_winds, ..Self::usual_setup(players) }
    }

    fn turn_line(lang: Lang, events: &[Event], names: &Names) -> String {
        words::turn(lang, events, names)
    }

    fn big_moment(event: &Event) -> Option<BigMoment> {
        Some(match *event {
            Event::LegendDisclosed { seat, .. } => BigMoment::of("legend", Some(seat)),
            Event::Scored { seat, score, .. }
                if score.mythical.is_some_and(|points| points > 0) =>
            {
                BigMoment::of("myth", Some(seat))
            }
            Event::Attacked { attacker, .. } => BigMoment::of("battle", Some(attacker)),
            Event::VaalSummoned { seat, .. } => BigMoment::of("vaal", Some(seat)),
            Event::EndTriggered { .. } | Event::GameOver { .. } => BigMoment::of("sail", None),
            _ => return None,
        })
    }

    fn plays(&self, lang: Lang, seat: Seat) -> Option<String> {
        let color = words::tribe_color(lang, Tribe::of(seat));
        let mut letters = color.chars();
        let first = letters.next()?;
        Some(first.to_uppercase().chain(letters).collect())
    }

    fn bot_names() -> &'static [&'static str] {
        &["Coral", "Gale", "Kelp", "Reef", "Skerry", "Tide", "Wake"]
    }

    /// Secret things don't count before they are disclosed.
    fn points(&self, seat: Seat) -> i32 {
        let score = self.score(seat);
        let mythical = score.mythical.filter(|_| self.turn() == Turn::Over);
        ::sea::Score { mythical, ..score }.rough_points()
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
        let view = self.view(Viewer::Spectator);
        let rows = Seat::all(self.players()).map(|seat| row(view.score_parts(seat))).collect();
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

    fn lesson() -> Option<Lesson> {
        Some(lesson::lesson())
    }
}

fn row(parts: ScoreParts) -> Vec<i32> {
    let score = parts.score();
    let numbers = [
        score.mythical.unwrap_or(0),
        parts.legends,
        parts.feats,
        score.legendary,
        parts.settlements,
        parts.secured,
        parts.boat,
        score.builders,
        score.nomads,
        score.area,
    ];
    numbers.map(i32::from).to_vec()
}

/// Returns the view of the deciding seat, or a spectator's view if no seat decides.
pub fn decider_view(game: &Sea) -> View {
    match game.turn() {
        Turn::Seat(seat) => game.view(Viewer::Seat(seat)),
        Turn::Chance | Turn::Over => game.view(Viewer::Spectator),
    }
}
