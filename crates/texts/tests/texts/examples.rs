//! One example or more of everything that Campfire can say. A new variant does not compile here
//! until it has an example.

use campfire::Direction::{Clockwise, Counterclockwise};
use campfire::{
    Adventurer, BoxProblem, Disc, End, Event, Illegal, Kinds, Legend, Outcome, Place, Question,
    SetupProblem, Tile,
};
use kernel::Seat;
use kernel::notation::NotationError;
use kernel::options::{OptionProblem, OptionRefusal};

/// A list with examples of every pattern, of which the list must leave none out.
macro_rules! examples {
    ($of:ty { $($pattern:pat => [$($example:expr),+ $(,)?]),+ $(,)? }) => {{
        fn belongs(example: &$of) {
            // Exhaustive, so that a variant without an example is a compile error.
            match example {
                $($pattern => {})+
            }
        }
        let mut examples: Vec<$of> = Vec::new();
        $($(
            let example = $example;
            assert!(matches!(&example, $pattern), "{example:?} is in the wrong row");
            belongs(&example);
            examples.push(example);
        )+)+
        examples
    }};
}
pub(crate) use examples;

pub fn place(number: u8) -> Place {
    Place::new(number).unwrap()
}

pub fn questions() -> Vec<Question> {
    examples!(Question {
        Question::Pick => [Question::Pick],
        Question::Frog => [Question::Frog],
        Question::Sleeper => [Question::Sleeper],
        Question::Disc => [Question::Disc],
        Question::PointLys => [Question::PointLys],
        Question::Nudge => [Question::Nudge],
        Question::Act => [Question::Act],
        Question::LysBonus => [Question::LysBonus],
        Question::Lift => [Question::Lift],
        Question::LastWriting => [Question::LastWriting],
    })
}

pub fn illegals() -> Vec<Illegal> {
    let legend = Legend::Eye;
    examples!(Illegal {
        Illegal::NotAsked(_) => [Illegal::NotAsked(Question::Frog), Illegal::NotAsked(Question::Act)],
        Illegal::LuckAwaited => [Illegal::LuckAwaited],
        Illegal::GameOver => [Illegal::GameOver],
        Illegal::AdventurerTaken(_) => [Illegal::AdventurerTaken(Adventurer::Siana)],
        Illegal::NotAsleep(_) => [Illegal::NotAsleep(Adventurer::Ulrich)],
        Illegal::SleeperPlaced(_) => [
            Illegal::SleeperPlaced(Adventurer::Ulrich),
            Illegal::SleeperPlaced(Adventurer::Moon),
        ],
        Illegal::FifthDisc(_) => [Illegal::FifthDisc(place(3))],
        Illegal::NoOwnDisc(_) => [Illegal::NoOwnDisc(place(0))],
        Illegal::NotUlrich => [Illegal::NotUlrich],
        Illegal::NoPairLeft(_) => [Illegal::NoPairLeft(0), Illegal::NoPairLeft(9)],
        Illegal::NotSiana => [Illegal::NotSiana],
        Illegal::NothingToSkip(_) => [Illegal::NothingToSkip(0), Illegal::NothingToSkip(9)],
        Illegal::LysMustMove(_) => [Illegal::LysMustMove(place(5))],
        Illegal::NothingToLift(..) => [Illegal::NothingToLift(place(5), 2)],
        Illegal::AlreadyOnTop(_) => [Illegal::AlreadyOnTop(place(5))],
        Illegal::NoSuchSong(_) => [Illegal::NoSuchSong(9)],
        Illegal::NoSuchLegend(..) => [Illegal::NoSuchLegend(legend, 9)],
        Illegal::SongTaken(_) => [Illegal::SongTaken(4)],
        Illegal::LegendTaken(..) => [Illegal::LegendTaken(legend, 4)],
        Illegal::SecondSong => [Illegal::SecondSong],
        Illegal::SongPayment { .. } => [
            Illegal::SongPayment { price: 4, paid: 3 },
            Illegal::SongPayment { price: 1, paid: 1 },
        ],
        Illegal::NoStory(_) => [Illegal::NoStory(legend), Illegal::NoStory(Legend::Gate)],
        Illegal::TooFewTiles { .. } => [
            Illegal::TooFewTiles { legend, needed: 3, owned: 0 },
            Illegal::TooFewTiles { legend, needed: 1, owned: 1 },
        ],
        Illegal::NotHigher { .. } => [Illegal::NotHigher { legend, owned: 4 }],
        Illegal::TooFewWilds { .. } => [
            Illegal::TooFewWilds { needed: 2, owned: 1 },
            Illegal::TooFewWilds { needed: 1, owned: 0 },
        ],
        Illegal::TooManyWilds { .. } => [
            Illegal::TooManyWilds { price: 1 },
            Illegal::TooManyWilds { price: 2 },
        ],
    })
}

pub fn box_problems() -> Vec<BoxProblem> {
    examples!(BoxProblem {
        BoxProblem::NotABox => [BoxProblem::NotABox],
        BoxProblem::Version(_) => [BoxProblem::Version("2".to_owned())],
        BoxProblem::Misread(..) => [BoxProblem::Misread(7, NotationError::new("song x", "song <price>"))],
        BoxProblem::NoName => [BoxProblem::NoName],
        BoxProblem::NameTwice(_) => [BoxProblem::NameTwice(4)],
        BoxProblem::BadName => [BoxProblem::BadName],
        BoxProblem::DefaultName => [BoxProblem::DefaultName],
        BoxProblem::LegendMissing(_) => [BoxProblem::LegendMissing(Legend::Eye)],
        BoxProblem::LegendTwice(..) => [BoxProblem::LegendTwice(7, Legend::Gate)],
        BoxProblem::LegendValuesAlike(..) => [BoxProblem::LegendValuesAlike(Legend::Bell, 3)],
        BoxProblem::LegendValue(..) => [BoxProblem::LegendValue(Legend::Drum, 0)],
        BoxProblem::SongCount(_) => [BoxProblem::SongCount(1), BoxProblem::SongCount(5)],
        BoxProblem::SongPricesAlike(_) => [BoxProblem::SongPricesAlike(5)],
        BoxProblem::SongPrice(_) => [BoxProblem::SongPrice(0), BoxProblem::SongPrice(8)],
        BoxProblem::SongPoints(_) => [BoxProblem::SongPoints(51)],
    })
}

pub fn setup_problems() -> Vec<SetupProblem> {
    let option = |why| SetupProblem::Option(OptionProblem { key: "standstill", rule: "C8.3", why });
    examples!(SetupProblem {
        SetupProblem::Players(_) => [SetupProblem::Players(1), SetupProblem::Players(6)],
        SetupProblem::FirstSeat(_) => [SetupProblem::FirstSeat(Seat(4))],
        SetupProblem::FixedCount { .. } => [
            SetupProblem::FixedCount { named: 1, players: 2 },
            SetupProblem::FixedCount { named: 3, players: 1 },
        ],
        SetupProblem::FixedTwice(_) => [SetupProblem::FixedTwice(Adventurer::Siana)],
        SetupProblem::Edition(_) => [SetupProblem::Edition(1)],
        SetupProblem::Standstill(_) => [SetupProblem::Standstill(0), SetupProblem::Standstill(1001)],
        SetupProblem::LumarathonSeat(_) => [SetupProblem::LumarathonSeat(Seat(4))],
        SetupProblem::LumarathonWinnerLast(_) => [SetupProblem::LumarathonWinnerLast(Seat(1))],
        SetupProblem::LumarathonFirst => [SetupProblem::LumarathonFirst],
        SetupProblem::Cards(_) => [SetupProblem::Cards(BoxProblem::NoName)],
        SetupProblem::Option(_) => [
            option(OptionRefusal::Range { found: 9, least: 1, most: 5 }),
            option(OptionRefusal::NoSeat(Seat(7))),
            option(OptionRefusal::Count { named: 1, players: 3 }),
            option(OptionRefusal::Twice("red")),
            option(OptionRefusal::Needs { key: "players", word: "4" }),
        ],
    })
}

pub fn events() -> Vec<Event> {
    let seat = Seat(1);
    let place = place(3);
    let kinds: Kinds = [Legend::Anchor, Legend::Bell, Legend::Gate].into_iter().collect();
    let legend = Legend::Eye;
    let upgraded_from = Some(2);
    examples!(Event {
        Event::StackLaid { .. } => [Event::StackLaid { place, tiles: 14 }],
        Event::Uncovered { .. } => [
            Event::Uncovered { place, tile: Tile::Moon },
            Event::Uncovered { place, tile: Tile::Wild },
            Event::Uncovered { place, tile: Tile::Story(legend) },
        ],
        Event::FirstPlayer(_) => [Event::FirstPlayer(seat)],
        Event::Awake(..) => [Event::Awake(seat, Adventurer::Ulrich)],
        Event::Asleep(_) => [Event::Asleep(Adventurer::Siana)],
        Event::Coin(_) => [Event::Coin(seat)],
        Event::DiscPlaced { .. } => [
            Event::DiscPlaced { seat, place, disc: Disc::Nomad },
            Event::DiscPlaced { seat, place, disc: Disc::Ulrich },
            Event::DiscPlaced { seat, place, disc: Disc::Frog },
        ],
        Event::NomadsPlaced => [Event::NomadsPlaced],
        Event::LysPlaced(..) => [Event::LysPlaced(seat, place)],
        Event::TurnBegan(_) => [Event::TurnBegan(seat)],
        Event::Nudged { .. } => [Event::Nudged { seat, to: place }],
        Event::TakenUp { .. } => [
            Event::TakenUp { seat, place, direction: Clockwise, discs: 1 },
            Event::TakenUp { seat, place, direction: Counterclockwise, discs: 4 },
        ],
        Event::Dropped { .. } => [
            Event::Dropped { place, disc: Disc::Nomad, paired: false },
            Event::Dropped { place, disc: Disc::Nomad, paired: true },
        ],
        Event::Skipped(_) => [Event::Skipped(place)],
        Event::LysBonus { .. } => [Event::LysBonus { seat, to: place }],
        Event::Lifted { .. } => [Event::Lifted { seat, place, height: 0 }],
        Event::Took { .. } => [
            Event::Took { seat, place, tile: Tile::Wild },
            Event::Took { seat, place, tile: Tile::Story(legend) },
        ],
        Event::MoonRose { .. } => [
            Event::MoonRose { place, chart: 1 },
            Event::MoonRose { place, chart: 2 },
        ],
        Event::Forgotten { .. } => [
            Event::Forgotten { place, tile: Tile::Wild, sleeper: Adventurer::Red },
            Event::Forgotten { place, tile: Tile::Story(legend), sleeper: Adventurer::Ulrich },
        ],
        Event::WroteSong { .. } => [
            Event::WroteSong { seat, price: 4, points: 1, kinds, wilds: 1 },
            Event::WroteSong { seat, price: 3, points: 7, kinds, wilds: 0 },
            Event::WroteSong { seat, price: 2, points: 2, kinds: Kinds::default(), wilds: 2 },
        ],
        Event::WroteLegend { .. } => [
            Event::WroteLegend { seat, legend, value: 4, upgraded_from: None, tiles: 3, wilds: 1 },
            Event::WroteLegend { seat, legend, value: 2, upgraded_from: None, tiles: 0, wilds: 2 },
            Event::WroteLegend { seat, legend, value: 3, upgraded_from, tiles: 1, wilds: 0 },
        ],
        Event::MoonScoring(_) => [Event::MoonScoring([3, -2, 0, 0, 0])],
        Event::MoonsWon { .. } => [
            Event::MoonsWon { seat, moons: 1 },
            Event::MoonsWon { seat, moons: 3 },
        ],
        Event::MoonsBoxed(_) => [Event::MoonsBoxed(1), Event::MoonsBoxed(4)],
        Event::EndAgreed => [Event::EndAgreed],
        Event::EndBegan(_) => [
            Event::EndBegan(End::Stacks),
            Event::EndBegan(End::Standstill),
            Event::EndBegan(End::Table),
        ],
        Event::PassedLastWriting(_) => [Event::PassedLastWriting(seat)],
        Event::Over => [Event::Over],
    })
}

pub fn outcomes() -> Vec<Outcome> {
    examples!(Outcome {
        Outcome::Height(..) => [Outcome::Height(place(2), 13)],
        Outcome::Tile(..) => [Outcome::Tile(place(2), Tile::Moon)],
        Outcome::First(_) => [Outcome::First(Seat(1))],
        Outcome::Lot(..) => [Outcome::Lot(Seat(1), Adventurer::Nostromo)],
    })
}
