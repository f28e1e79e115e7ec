//! The texts of Campfire in English.

use super::deed::Deed;
use super::scores;
use crate::grammar::en::{a, count, join};
use crate::{Lang, Names};
use ::campfire::{
    Adventurer, Bend, Direction, Disc, End, Event, Illegal, Kinds, Legend, Outcome, Question, Tile,
};

pub(super) fn adventurer(adventurer: Adventurer) -> &'static str {
    match adventurer {
        Adventurer::Ulrich => "Ulrich",
        Adventurer::Moon => "Moon",
        Adventurer::Red => "Red",
        Adventurer::Siana => "Siana",
        Adventurer::Nostromo => "Nostromo",
    }
}

pub(super) fn adventurer_color(adventurer: Adventurer) -> &'static str {
    match adventurer {
        Adventurer::Ulrich => "black",
        Adventurer::Moon => "purple",
        Adventurer::Red => "red",
        Adventurer::Siana => "yellow",
        Adventurer::Nostromo => "green",
    }
}

pub(super) fn ability(adventurer: Adventurer) -> &'static str {
    match adventurer {
        Adventurer::Ulrich => "Once a turn, may put two discs together on one place.",
        Adventurer::Moon => "At the start of a turn, may shift Lys by one place, either way.",
        Adventurer::Red => "After moving, may lift one own disc to the top of its pile.",
        Adventurer::Siana => "Once a turn, may pass over one place while dropping discs.",
        Adventurer::Nostromo => "Plays three discs; the third is the Frog.",
    }
}

pub(super) fn legend(legend: Legend) -> &'static str {
    match legend {
        Legend::Anchor => "Anchor",
        Legend::Bell => "Bell",
        Legend::Comet => "Comet",
        Legend::Drum => "Drum",
        Legend::Eye => "Eye",
        Legend::Feather => "Feather",
        Legend::Gate => "Gate",
    }
}

pub(super) fn tile(tile: Tile) -> String {
    match tile {
        Tile::Story(kind) => format!("{} tile", legend(kind)),
        Tile::Moon => "Opal Moon".to_owned(),
        Tile::Wild => "Wild tile".to_owned(),
    }
}

fn a_tile(which: Tile) -> String {
    a(&tile(which))
}

pub(super) fn disc(disc: Disc) -> &'static str {
    match disc {
        Disc::Nomad => "Nomad",
        Disc::Ulrich => adventurer(Adventurer::Ulrich),
        Disc::Moon => adventurer(Adventurer::Moon),
        Disc::Red => adventurer(Adventurer::Red),
        Disc::Siana => adventurer(Adventurer::Siana),
        Disc::Nostromo => adventurer(Adventurer::Nostromo),
        Disc::Frog => "Frog",
    }
}

fn a_disc(which: Disc) -> String {
    match which {
        Disc::Nomad => "a Nomad".to_owned(),
        Disc::Ulrich | Disc::Moon | Disc::Red | Disc::Siana | Disc::Nostromo => {
            format!("a disc of {}", disc(which))
        }
        Disc::Frog => "the Frog".to_owned(),
    }
}

pub(super) fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::Clockwise => "clockwise",
        Direction::Counterclockwise => "counter-clockwise",
    }
}

fn tiles(number: u8) -> String {
    count(number, "tile", "tiles")
}

fn moons(number: u8) -> String {
    count(number, "moon", "moons")
}

fn wilds(number: u8) -> String {
    count(number, "Wild", "Wilds")
}

fn stories(kind: Legend, number: u8) -> String {
    count(number, legend(kind), &format!("{}s", legend(kind)))
}

fn song_payment(kinds: Kinds, wild: u8) -> String {
    let mut paid: Vec<String> = kinds.iter().map(|kind| legend(kind).to_owned()).collect();
    paid.extend((wild > 0).then(|| wilds(wild)));
    join(&paid)
}

fn legend_payment(kind: Legend, tiles: u8, wild: u8) -> String {
    match (tiles, wild) {
        (tiles, 0) => stories(kind, tiles),
        (0, wild) => wilds(wild),
        (tiles, wild) => join(&[stories(kind, tiles), wilds(wild)]),
    }
}

pub(super) fn question(question: Question) -> &'static str {
    match question {
        Question::Pick => "Which adventurer do you play?",
        Question::Frog => "On which place do you put the Frog?",
        Question::Sleeper => "Which sleeping adventurer's disc do you put on which place?",
        Question::Disc => "On which place do you put your disc?",
        Question::PointLys => "At which stack do you point Lys?",
        Question::Nudge => "Do you shift Lys by one place?",
        Question::Act => "Do you move and listen, or write a card?",
        Question::LysBonus => "Lys bonus: to which other stack do you move Lys?",
        Question::Lift => "Do you lift one of your discs to the top of its pile?",
        Question::LastWriting => "Do you write one last card?",
    }
}

pub(super) fn illegal(illegal: &Illegal) -> String {
    match *illegal {
        Illegal::NotAsked(asked) => {
            format!("That is not what is asked now. {}", question(asked))
        }
        Illegal::LuckAwaited => "Chance decides first; no player is asked now.".to_owned(),
        Illegal::GameOver => "The game is over.".to_owned(),
        Illegal::AdventurerTaken(who) => format!("Somebody plays {} already.", adventurer(who)),
        Illegal::NotAsleep(who) => {
            let who = adventurer(who);
            format!("{who} is awake; only discs of sleeping adventurers are placed now.")
        }
        Illegal::SleeperPlaced(who) => {
            format!("Both discs of {} are placed already.", adventurer(who))
        }
        Illegal::FifthDisc(place) => {
            format!("Place {place} has 4 discs already, and setup allows no fifth.")
        }
        Illegal::NoOwnDisc(place) => format!("None of your discs lies on place {place}."),
        Illegal::NotUlrich => "Only Ulrich may put two discs together on one place.".to_owned(),
        Illegal::NoPairLeft(step) => {
            format!("This move has no step {step} at which you still hold two discs.")
        }
        Illegal::NotSiana => "Only Siana may pass over a place.".to_owned(),
        Illegal::NothingToSkip(step) => {
            format!("This move has no step {step} that could be passed over.")
        }
        Illegal::LysMustMove(place) => {
            format!("Lys points at place {place} already; she must go to another stack.")
        }
        Illegal::NothingToLift(place, height) => format!(
            "None of your discs lies at height {height} on place {place} (the bottom is height 0)."
        ),
        Illegal::AlreadyOnTop(place) => {
            format!("That disc lies on top of the pile on place {place} already.")
        }
        Illegal::NoSuchSong(price) => format!("There is no Song {price} in this box."),
        Illegal::NoSuchLegend(kind, value) => {
            format!("There is no {} {value} in this box.", legend(kind))
        }
        Illegal::SongTaken(price) => format!("Song {price} is not available: it has been taken."),
        Illegal::LegendTaken(kind, value) => {
            format!("The {} {value} is not available: it has been taken.", legend(kind))
        }
        Illegal::SecondSong => "You have a Song already, and nobody may own two.".to_owned(),
        Illegal::SongPayment { price, paid } => {
            format!("Song {price} costs exactly {}; you offered {paid}.", tiles(price))
        }
        Illegal::NoStory(kind) => format!("You have no {}.", tile(Tile::Story(kind))),
        Illegal::TooFewTiles { legend, needed, owned } => {
            format!("You would have to discard {}, but you have {owned}.", stories(legend, needed))
        }
        Illegal::NotHigher { legend: kind, owned } => format!(
            "You have the {0} {owned} already; only a higher {0} card is an upgrade.",
            legend(kind)
        ),
        Illegal::TooFewWilds { needed, owned } => {
            format!("You offered {}, but you have {owned}.", wilds(needed))
        }
        Illegal::TooManyWilds { price } => {
            format!("This card costs you {}; you can't pay more Wilds than that.", tiles(price))
        }
    }
}

pub(super) fn event(event: &Event, names: &Names) -> Option<String> {
    let name = |seat| names.of(Lang::En, seat);
    Some(match *event {
        Event::StackLaid { place, tiles: laid } => {
            format!("A stack of {} is laid on place {place}.", tiles(laid))
        }
        Event::Uncovered { place, tile } => {
            format!("On place {place}, {} comes to light.", a_tile(tile))
        }
        Event::FirstPlayer(seat) => format!("{} goes first.", name(seat)),
        Event::Awake(seat, who) => format!("{} plays {}.", name(seat), adventurer(who)),
        Event::Asleep(who) => format!("{} sleeps in this game.", adventurer(who)),
        Event::Coin(seat) => format!("{} starts with a coin that is a Wild tile.", name(seat)),
        Event::DiscPlaced { seat, disc, place } => {
            format!("{} puts {} on place {place}.", name(seat), a_disc(disc))
        }
        Event::NomadsPlaced => "A Nomad is put on each place.".to_owned(),
        Event::LysPlaced(seat, place) => {
            format!("{} points Lys at the stack on place {place}.", name(seat))
        }
        Event::TurnBegan(seat) => format!("The turn passes to {}.", name(seat)),
        Event::Nudged { seat, to } => format!("{} shifts Lys to place {to}.", name(seat)),
        Event::TakenUp { seat, place, direction: way, discs } => {
            let (name, discs) = (name(seat), count(discs, "disc", "discs"));
            format!("{name} picks up {discs} on place {place} and sows {}.", direction(way))
        }
        Event::Dropped { paired: false, .. } => return None,
        Event::Dropped { place, paired: true, .. } => {
            format!("Two discs go together on place {place}.")
        }
        Event::Skipped(place) => format!("Place {place} is passed over."),
        Event::LysBonus { seat, to } => {
            format!("Lys bonus: {} moves Lys to place {to}.", name(seat))
        }
        Event::Lifted { seat, place, height } => {
            format!("{} lifts the disc at height {height} on place {place} to the top.", name(seat))
        }
        Event::Took { seat, place, tile } => {
            format!("{} takes {} from place {place}.", name(seat), a_tile(tile))
        }
        Event::MoonRose { place, chart } => {
            let on_chart = moons(chart);
            format!("An Opal Moon goes from place {place} to the chart, which holds {on_chart}.")
        }
        Event::Forgotten { place, tile, sleeper } => {
            let (tile, sleeper) = (a_tile(tile), adventurer(sleeper));
            format!("{sleeper} sleeps, so {tile} leaves the game from place {place}.")
        }
        Event::WroteSong { seat, price, points, kinds, wilds } => {
            let (name, points) = (name(seat), count(points, "point", "points"));
            let paid = song_payment(kinds, wilds);
            format!("{name} writes Song {price} with {paid}: {points}.")
        }
        Event::WroteLegend { seat, legend: kind, value, upgraded_from: None, tiles, wilds } => {
            let (name, kind, paid) = (name(seat), legend(kind), legend_payment(kind, tiles, wilds));
            format!("{name} writes the {kind} {value} with {paid}.")
        }
        Event::WroteLegend {
            seat,
            legend: kind,
            value,
            upgraded_from: Some(old),
            tiles,
            wilds,
        } => {
            let (name, kind, paid) = (name(seat), legend(kind), legend_payment(kind, tiles, wilds));
            format!("{name} upgrades the {kind} {old} to the {kind} {value} with {paid}.")
        }
        Event::MoonScoring(by_seat) => {
            let scores = scores(Lang::En, &by_seat, names);
            match scores.is_empty() {
                true => "An intermediate scoring takes place.".to_owned(),
                false => format!("An intermediate scoring takes place: {}.", scores.join(", ")),
            }
        }
        Event::MoonsWon { seat, moons: won } => format!("{} wins {}.", name(seat), moons(won)),
        Event::MoonsBoxed(1) => "1 moon can't be shared and goes to the box.".to_owned(),
        Event::MoonsBoxed(boxed) => {
            format!("{} can't be shared and go to the box.", moons(boxed))
        }
        Event::EndAgreed => "All players agree to end the game after this turn.".to_owned(),
        Event::EndBegan(why) => {
            format!("{} The game ends; each player may write one last card.", end(why))
        }
        Event::PassedLastWriting(seat) => format!("{} writes nothing more.", name(seat)),
        Event::Over => "The game is over.".to_owned(),
    })
}

pub(super) fn outcome(outcome: &Outcome, names: &Names) -> String {
    let name = |seat| names.of(Lang::En, seat);
    match *outcome {
        Outcome::Height(place, high) => format!("The stack on place {place} has {}.", tiles(high)),
        Outcome::Tile(place, tile) => format!("The stack on place {place} shows {}.", a_tile(tile)),
        Outcome::First(seat) => format!("By lot, {} goes first.", name(seat)),
        Outcome::Lot(seat, who) => format!("By lot, {} plays {}.", name(seat), adventurer(who)),
    }
}

pub(super) fn end(end: End) -> &'static str {
    match end {
        End::Stacks => "Two or fewer stacks still have tiles.",
        End::Table => "All players agreed to end the game.",
        End::Standstill => {
            "For too many turns no tile has left a stack and no card has been taken."
        }
    }
}

pub(super) fn deed(deed: &Deed) -> String {
    match *deed {
        Deed::Pick(who) => format!("Play {}", adventurer(who)),
        Deed::Frog(place) => format!("Put the Frog on place {place}"),
        Deed::Sleeper(who, place) => {
            format!("Put a disc of {} on place {place}", adventurer(who))
        }
        Deed::Disc(place) => format!("Put your disc on place {place}"),
        Deed::PointLys(place) => format!("Point Lys at place {place}"),
        Deed::LysBonus(place, Some(tile)) => {
            format!("Move Lys to place {place}: {}", a_tile(tile))
        }
        Deed::LysBonus(place, None) => format!("Move Lys to place {place}: nothing"),
        Deed::Nudge(way, Some(to)) => format!("Shift Lys {} to place {to}", direction(way)),
        Deed::Nudge(way, None) => format!("Shift Lys {}", direction(way)),
        Deed::LeaveLys => "Leave Lys where she is".to_owned(),
        Deed::Sow(place, way, None) => format!("Sow place {place} {}", direction(way)),
        Deed::Sow(place, way, Some(Bend::Pair(step))) => {
            format!("Sow place {place} {}, two discs at step {step}", direction(way))
        }
        Deed::Sow(place, way, Some(Bend::Skip(step))) => {
            format!("Sow place {place} {}, none at step {step}", direction(way))
        }
        Deed::Lift(place, height) => format!("Lift the disc at height {height} on place {place}"),
        Deed::LiftNothing => "Lift no disc".to_owned(),
        Deed::Song { price, points: None, kinds, wilds } => {
            format!("Write Song {price} with {}", song_payment(kinds, wilds))
        }
        Deed::Song { price, points: Some(points), kinds, wilds } => {
            let (points, paid) = (count(points, "point", "points"), song_payment(kinds, wilds));
            format!("Write Song {price} ({points}) with {paid}")
        }
        Deed::Legend { legend: kind, value, upgraded_from: None, tiles, wilds } => {
            format!(
                "Write the {} {value} with {}",
                legend(kind),
                legend_payment(kind, tiles, wilds)
            )
        }
        Deed::Legend { legend: kind, value, upgraded_from: Some(old), tiles, wilds } => {
            let (kind, paid) = (legend(kind), legend_payment(kind, tiles, wilds));
            format!("Upgrade the {kind} {old} to {value} with {paid}")
        }
        Deed::Pass => "Write nothing more".to_owned(),
    }
}
