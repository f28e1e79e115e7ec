//! Campfire's implementation of `Subject`.

use crate::subject::{BoxFields, Facts, Group, Holder, Lever, Observations, Subject, Uses, rule};
use campfire::tables::{CARDS_OF_A_LEGEND, LEGENDS, PLAYERS_MAX, PLAYERS_MIN, SONGS};
use campfire::{Adventurer, Bend, Campfire, CardBox, Disc, End, Event, Legend, Move, Setup};
use kernel::{Game, Seat, SetupText};

/// The number of cards, which are the first levers.
const CARDS: usize = LEGENDS * CARDS_OF_A_LEGEND + SONGS;
/// The index of the first lever after the cards.
const PAIR: usize = CARDS;
const NUDGE: usize = CARDS + 1;
const LIFT: usize = CARDS + 2;
const SKIP: usize = CARDS + 3;
const UPGRADE: usize = CARDS + 4;
const WILD: usize = CARDS + 5;
const LYS: usize = CARDS + 6;

const RULES: &[&str] = &[
    "C2.2", "C2.3", "C3.1", "C3.2", "C3.3", "C3.4", "C3.5", "C3.7", "C4.1", "C5.2", "C5.3", "C5.5",
    "C5.7", "C5.8", "C5.10", "C6.2", "C6.3", "C6.4", "C6.6", "C7.1", "C7.2", "C7.3", "C7.4",
    "C7A.1", "C7A.4", "C7A.5", "C8.1", "C8.2", "C8.3", "C9.1", "C9A.1",
];

const ADVENTURERS: Group =
    Group { name: "adventurer", values: &["ulrich", "moon", "red", "siana", "nostromo"] };
const ORDER: Group =
    Group { name: "turn order", values: &["first", "second", "third", "fourth", "fifth"] };

impl Subject for Campfire {
    const DEFAULT_BOT: &'static str = "keen";
    const COUNTS: [u8; 2] = [PLAYERS_MIN, PLAYERS_MAX];
    const GROUPS: &'static [Group] = &[ADVENTURERS, ORDER];
    const SOURCES: &'static [&'static str] = &["legends", "song", "moons", "tiles left"];
    const ENDINGS: &'static [&'static str] = &["stacks", "standstill", "table"];
    const RULES: &'static [&'static str] = RULES;

    fn levers(setup: &Setup) -> Vec<Lever> {
        let (legends, songs) = sorted(&setup.cards);
        let mut levers = Vec::new();
        let mut add = |key: String, label: String, kind, holder| {
            levers.push(Lever { key, label, kind, holder });
        };
        for legend in Legend::ALL {
            for (rank, value) in legends[legend.index()].iter().enumerate() {
                let key = format!("legend.{legend}.{}", rank + 1);
                add(key, format!("legend {legend}, value {value}"), "card", Holder::Anyone);
            }
        }
        for (rank, song) in songs.iter().enumerate() {
            let label = format!("song, price {} for {} points", song.price, song.points);
            add(format!("song.{}", rank + 1), label, "card", Holder::Anyone);
        }
        let mut ability = |key: &str, label: &str, adventurer: Adventurer| {
            let value = adventurer as u8;
            let holder = Holder::Of { group: 0, value };
            add(key.to_owned(), label.to_owned(), "ability", holder);
        };
        ability("ability.pair", "Ulrich drops a pair", Adventurer::Ulrich);
        ability("ability.nudge", "Moon nudges Lys", Adventurer::Moon);
        ability("ability.lift", "Red lifts a disc", Adventurer::Red);
        ability("ability.skip", "Siana skips a place", Adventurer::Siana);
        for (key, label) in [
            ("action.upgrade", "upgrade of a legend"),
            ("action.wild", "payment with a Wild"),
            ("action.lys", "Lys bonus"),
        ] {
            add(key.to_owned(), label.to_owned(), "action", Holder::Anyone);
        }
        levers
    }

    fn uses(setup: &Setup, lever: usize) -> Option<Uses<Campfire>> {
        let (legends, songs) = sorted(&setup.cards);
        if lever < LEGENDS * CARDS_OF_A_LEGEND {
            let card_legend = Legend::ALL[lever / CARDS_OF_A_LEGEND];
            let rank = lever % CARDS_OF_A_LEGEND;
            let card_value = legends[card_legend.index()][rank];
            return Some(Box::new(move |mv| {
                matches!(*mv, Move::Legend { legend, value, .. }
                    if legend == card_legend && value == card_value)
            }));
        }
        if lever < CARDS {
            let card_price = songs[lever - LEGENDS * CARDS_OF_A_LEGEND].price;
            return Some(Box::new(
                move |mv| matches!(*mv, Move::Song { price, .. } if price == card_price),
            ));
        }
        match lever {
            PAIR => Some(Box::new(|mv| matches!(mv, Move::Sow { bend: Some(Bend::Pair(_)), .. }))),
            NUDGE => Some(Box::new(|mv| matches!(mv, Move::Nudge(Some(_))))),
            LIFT => Some(Box::new(|mv| matches!(mv, Move::Lift(Some(_))))),
            SKIP => Some(Box::new(|mv| matches!(mv, Move::Sow { bend: Some(Bend::Skip(_)), .. }))),
            WILD => Some(Box::new(|mv| {
                matches!(mv, Move::Song { wilds: 1.., .. } | Move::Legend { wilds: 1.., .. })
            })),
            _ => None,
        }
    }

    fn note(&self, actor: Option<Seat>, event: &Event, seen: &mut Observations) {
        let fired = match *event {
            Event::StackLaid { .. } => rule!("C3.1"),
            Event::Uncovered { .. } => rule!("C5.10"),
            Event::FirstPlayer(_) => rule!("C2.2"),
            Event::Awake(..) => rule!("C2.3"),
            Event::Asleep(_) => rule!("C3.4"),
            Event::Coin(_) => rule!("C9A.1"),
            Event::DiscPlaced { disc: Disc::Frog, .. } => rule!("C3.2"),
            Event::DiscPlaced { .. } => rule!("C3.5"),
            Event::NomadsPlaced => rule!("C3.3"),
            Event::LysPlaced(..) => rule!("C3.7"),
            Event::TurnBegan(_) => rule!("C4.1"),
            Event::Nudged { seat, .. } => {
                seen.used(seat, NUDGE);
                rule!("C7.2")
            }
            Event::TakenUp { discs: 8.., .. } => {
                seen.fired(rule!("C5.2"));
                rule!("C5.3")
            }
            Event::TakenUp { .. } => rule!("C5.2"),
            Event::Dropped { paired: true, .. } => {
                actor.iter().for_each(|&seat| seen.used(seat, PAIR));
                rule!("C7.1")
            }
            Event::Dropped { .. } => return,
            Event::Skipped(_) => {
                actor.iter().for_each(|&seat| seen.used(seat, SKIP));
                rule!("C7.4")
            }
            Event::LysBonus { seat, .. } => {
                seen.used(seat, LYS);
                rule!("C5.5")
            }
            Event::Lifted { seat, .. } => {
                seen.used(seat, LIFT);
                rule!("C7.3")
            }
            Event::Took { .. } | Event::MoonRose { .. } => rule!("C5.7"),
            Event::Forgotten { .. } => rule!("C5.8"),
            Event::WroteSong { seat, price, wilds, .. } => {
                note_wilds(seat, wilds, seen);
                let rank = self.songs().iter().position(|song| song.price == price);
                seen.used(seat, LEGENDS * CARDS_OF_A_LEGEND + rank.unwrap_or_default());
                rule!("C6.2")
            }
            Event::WroteLegend { seat, legend, value, upgraded_from, wilds, .. } => {
                note_wilds(seat, wilds, seen);
                let rank = self.legend_values(legend).iter().position(|&own| own == value);
                seen.used(seat, legend.index() * CARDS_OF_A_LEGEND + rank.unwrap_or_default());
                if upgraded_from.is_some() {
                    seen.used(seat, UPGRADE);
                    seen.fired(rule!("C6.4"));
                }
                rule!("C6.3")
            }
            Event::MoonScoring(_) => rule!("C7A.1"),
            Event::MoonsWon { .. } => rule!("C7A.4"),
            Event::MoonsBoxed(_) => rule!("C7A.5"),
            Event::EndAgreed | Event::EndBegan(End::Standstill | End::Table) => rule!("C8.3"),
            Event::EndBegan(End::Stacks) => rule!("C8.1"),
            Event::PassedLastWriting(_) => rule!("C8.2"),
            Event::Over => rule!("C9.1"),
        };
        seen.fired(fired);
    }

    fn facts(&self) -> Facts {
        let mut facts = Facts::NONE;
        let players = Game::players(self);
        for seat in Seat::all(players) {
            let song = self.song_owned(seat).map_or(0, |song| i16::from(song.points));
            let index = seat.index();
            if let Some(adventurer) = self.adventurer(seat) {
                facts.groups[0][index] = adventurer as u8;
            }
            if let Some(first) = self.first() {
                facts.groups[1][index] = (seat.0 + players - first.0) % players;
            }
            facts.sources[0][index] = i16::from(self.card_points(seat)) - song;
            facts.sources[1][index] = song;
            facts.sources[2][index] = i16::from(self.moons(seat));
            facts.sources[3][index] = -i16::from(self.tiles_total(seat));
        }
        facts.ending = match self.end() {
            None | Some(End::Stacks) => 0,
            Some(End::Standstill) => 1,
            Some(End::Table) => 2,
        };
        let scores = || Seat::all(players).map(|seat| self.score(seat));
        let best = scores().max();
        facts.broke_tie = scores().filter(|score| Some(*score) == best).count() > 1;
        facts
    }

    fn points_now(&self, seat: Seat) -> i16 {
        self.score(seat)
    }

    /// Completes the box of a variant. A box is given as a whole, but a variant may change a single
    /// line of the default one.
    fn complete(fields: &mut Vec<(String, String)>, name: &str) {
        let is_card = |key: &str| key.starts_with("legend.") || key.starts_with("song.");
        if !fields.iter().any(|(key, _)| is_card(key)) {
            return;
        }
        let nothing_else = |key: &str| fields.iter().all(|(own, _)| own != key);
        // A name other than the default makes the setup write out all its values.
        let whole = Setup {
            cards: CardBox { name: name.to_owned(), ..CardBox::default() },
            ..Setup::new(PLAYERS_MIN)
        };
        let missing: Vec<(String, String)> = (whole.fields().into_iter())
            .filter(|(key, _)| (is_card(key) || key == "box") && nothing_else(key))
            .collect();
        fields.extend(missing);
    }

    fn box_fields(text: &str) -> Option<BoxFields> {
        let cards = match CardBox::parse(text) {
            Ok(cards) => cards,
            Err(problems) => return Some(Err(problems.iter().map(ToString::to_string).collect())),
        };
        let setup = Setup { cards, ..Setup::new(PLAYERS_MIN) };
        let is_box =
            |key: &str| key == "box" || key.starts_with("legend.") || key.starts_with("song.");
        Some(Ok(setup.fields().into_iter().filter(|(key, _)| is_box(key)).collect()))
    }
}

fn note_wilds(seat: Seat, wilds: u8, seen: &mut Observations) {
    if wilds > 0 {
        seen.used(seat, WILD);
        seen.fired(rule!("C6.6"));
    }
}

/// Returns the values of all cards in ascending order. A card is identified by its rank.
fn sorted(cards: &CardBox) -> ([[u8; CARDS_OF_A_LEGEND]; LEGENDS], [campfire::Song; SONGS]) {
    let mut legends = cards.legends;
    let mut songs = cards.songs;
    legends.iter_mut().for_each(|values| values.sort_unstable());
    songs.sort_unstable();
    (legends, songs)
}
