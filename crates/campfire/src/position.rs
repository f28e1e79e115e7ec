//! The JSON of a position: everything that is known, so that the position can be rebuilt.

use crate::boxes::CardBox;
use crate::boxes::Song;
use crate::event::End;
use crate::illegal::Question;
use crate::options::{Choice, ChoiceKind, First, Heirs, MoonTies, NEVER, Setup};
use crate::pieces::{Adventurer, Disc, Legend, Place, Tile};
use crate::state::{Campfire, Phase};
use crate::tables::*;
use kernel::{Game, Seat, Turn, tagged};
use serde::de::Error;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// The JSON of a position; `docs/records-campfire.md` describes every field.
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Position {
    pub(crate) players: u8,
    pub(crate) turn: TurnInfo,
    pub(crate) first: Option<Seat>,
    pub(crate) turns: u16,
    pub(crate) idle_turns: u16,
    pub(crate) places: Vec<PlaceInfo>,
    pub(crate) lys: Option<Place>,
    pub(crate) chart: u8,
    pub(crate) hidden: Counts<9>,
    pub(crate) sleeping: Vec<Adventurer>,
    pub(crate) seats: Vec<SeatInfo>,
    pub(crate) available: Cards,
    pub(crate) end: Option<End>,
    pub(crate) standing: Option<Vec<u8>>,
    pub(crate) active: u8,
    pub(crate) phase: Phase,
    pub(crate) dealt: [u8; PLACES],
    pub(crate) progress: bool,
    pub(crate) agreed_end: bool,
    pub(crate) rules: RulesInfo,
}

#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", remote = "Self")]
pub(crate) enum TurnInfo {
    Seat { seat: u8, question: Option<Question> },
    Chance,
    Over,
}

/// The field `kind` names the variant.
impl Serialize for TurnInfo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        TurnInfo::serialize(self, tagged::write("kind", serializer))
    }
}

impl<'de> Deserialize<'de> for TurnInfo {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TurnInfo, D::Error> {
        tagged::read("kind", deserializer, TurnInfo::deserialize)
    }
}

#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct PlaceInfo {
    pub(crate) pile: Vec<Disc>,
    pub(crate) stack: u8,
    pub(crate) top: Option<Tile>,
}

#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct SeatInfo {
    pub(crate) adventurer: Option<Adventurer>,
    pub(crate) tiles: Counts<8>,
    pub(crate) legends: LegendCards,
    pub(crate) song: Option<SongInfo>,
    pub(crate) card_points: u8,
    pub(crate) tiles_total: u8,
    pub(crate) moons: u8,
    pub(crate) score: i16,
}

#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct SongInfo {
    pub(crate) price: u8,
    pub(crate) points: u8,
}

#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Cards {
    pub(crate) legends: Vec<Vec<u8>>,
    pub(crate) songs: Vec<SongInfo>,
}

/// The number of tiles of each kind, as an object from the tile's word to its number.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Counts<const N: usize>(pub(crate) [u8; N]);

impl<const N: usize> Serialize for Counts<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(N))?;
        for (tile, count) in Tile::ALL.iter().zip(&self.0) {
            map.serialize_entry(tile.word(), count)?;
        }
        map.end()
    }
}

impl<'de, const N: usize> Deserialize<'de> for Counts<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = BTreeMap::<String, u8>::deserialize(deserializer)?;
        let words = Tile::ALL[..N].iter().map(|tile| tile.word());
        let read: Option<Vec<u8>> = words.map(|word| counts.get(word).copied()).collect();
        let row = read.and_then(|row| row.try_into().ok()).filter(|_| counts.len() == N);
        row.map(Counts).ok_or_else(|| D::Error::custom("each sort of tile is counted once"))
    }
}

/// The legend cards of a seat, as an object from the legend's letter to the card's value.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct LegendCards(pub(crate) Vec<(Legend, u8)>);

impl Serialize for LegendCards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (legend, value) in &self.0 {
            map.serialize_entry(&legend.letter(), value)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for LegendCards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = BTreeMap::<char, u8>::deserialize(deserializer)?;
        let read =
            cards.into_iter().map(|(letter, value)| Some((Legend::from_letter(letter)?, value)));
        let read: Option<Vec<_>> = read.collect();
        read.map(LegendCards).ok_or_else(|| D::Error::custom("a legend is a letter from a to g"))
    }
}

impl From<Song> for SongInfo {
    fn from(song: Song) -> Self {
        SongInfo { price: song.price, points: song.points }
    }
}

impl Position {
    /// Returns the JSON of this position.
    pub(crate) fn of(state: &Campfire) -> Position {
        let chosen = Seat::all(state.players()).all(|seat| state.adventurer(seat).is_some());
        Position {
            players: state.players(),
            turn: match state.turn() {
                Turn::Seat(seat) => TurnInfo::Seat { seat: seat.0, question: state.question() },
                Turn::Chance => TurnInfo::Chance,
                Turn::Over => TurnInfo::Over,
            },
            first: state.first(),
            turns: state.turns,
            idle_turns: state.idle_turns(),
            places: Place::all()
                .map(|place| PlaceInfo {
                    pile: state.pile(place).discs().collect(),
                    stack: state.height(place),
                    top: state.top(place),
                })
                .collect(),
            lys: state.lys(),
            chart: state.chart(),
            hidden: Counts(state.hidden),
            sleeping: if chosen { unplayed(state).collect() } else { Vec::new() },
            seats: Seat::all(state.players()).map(|seat| seat_info(state, seat)).collect(),
            available: Cards {
                legends: Legend::ALL
                    .map(|legend| state.legends_available(legend).collect())
                    .to_vec(),
                songs: state.songs_available().map(SongInfo::from).collect(),
            },
            end: state.end(),
            standing: state.standing().map(|standing| standing.places().to_vec()),
            active: state.active.0,
            phase: state.phase,
            dealt: state.dealt,
            progress: state.progress,
            agreed_end: state.agreed_end,
            rules: RulesInfo::of(state),
        }
    }
}

/// Returns the adventurers that no seat plays. Fixed ones are known before they wake up.
fn unplayed(state: &Campfire) -> impl Iterator<Item = Adventurer> {
    let is_played =
        |one| Seat::all(state.players()).any(|seat| state.adventurer(seat) == Some(one));
    Adventurer::ALL.into_iter().filter(move |&one| !is_played(one))
}

fn seat_info(state: &Campfire, seat: Seat) -> SeatInfo {
    let legends = Legend::ALL.into_iter();
    let owned = legends.filter_map(|legend| Some((legend, state.legend_owned(seat, legend)?)));
    SeatInfo {
        adventurer: state.adventurer(seat),
        tiles: Counts(state.hands[seat.index()]),
        legends: LegendCards(owned.collect()),
        song: state.song_owned(seat).map(SongInfo::from),
        card_points: state.card_points(seat),
        tiles_total: state.tiles_total(seat),
        moons: state.moons(seat),
        score: state.score(seat),
    }
}

/// The setup in the JSON of a position, as far as the rest of the game depends on it.
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct RulesInfo {
    pub(crate) edition: u8,
    pub(crate) first: First,
    pub(crate) choice: ChoiceKind,
    pub(crate) moon_ties: MoonTies,
    pub(crate) standstill: Option<u16>,
    pub(crate) lumarathon: Option<Heirs>,
    pub(crate) legends: [[u8; CARDS_OF_A_LEGEND]; LEGENDS],
    pub(crate) songs: [SongInfo; SONGS],
}

impl RulesInfo {
    pub(crate) fn of(state: &Campfire) -> RulesInfo {
        let rules = &state.rules;
        RulesInfo {
            edition: state.edition,
            first: rules.first,
            choice: rules.choice,
            moon_ties: rules.moon_ties,
            standstill: Some(rules.standstill).filter(|&turns| turns != NEVER),
            lumarathon: rules.heirs.get(),
            legends: Legend::ALL.map(|legend| state.legend_values(legend)),
            songs: state.songs().map(SongInfo::from),
        }
    }

    /// Returns a setup that leads to the same rules.
    pub(crate) fn setup(&self, players: u8, adventurers: Vec<Adventurer>) -> Setup {
        let song =
            |nth: usize| Song { price: self.songs[nth].price, points: self.songs[nth].points };
        Setup {
            edition: self.edition,
            first: self.first,
            adventurers: match self.choice {
                ChoiceKind::Pick => Choice::Pick,
                ChoiceKind::Random => Choice::Random,
                ChoiceKind::Fixed => Choice::Fixed(adventurers),
            },
            moon_ties: self.moon_ties,
            standstill: self.standstill,
            cards: CardBox {
                legends: self.legends,
                songs: std::array::from_fn(song),
                ..CardBox::default()
            },
            ..Setup::new(players)
        }
    }
}
