//! What a viewer knows. In Campfire everybody knows everything that can be known.

use crate::boxes::Song;
use crate::event::End;
use crate::illegal::Question;
use crate::pieces::{Adventurer, Disc, Legend, Place, Tile};
use crate::state::Campfire;
use kernel::{Game, Seat, Turn};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// A view of a position. The state holds no secret, so the view of every viewer is the whole of
/// it; it is a type of its own all the same, so that code written for views never sees more.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    state: Campfire,
}

impl View {
    pub(crate) fn new(state: Campfire) -> View {
        View { state }
    }

    /// The position as far as the viewer knows it.
    pub fn state(&self) -> &Campfire {
        &self.state
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Position::of(&self.state).serialize(serializer)
    }
}

/// The JSON of a position; `docs/records.md` describes every field.
#[derive(Serialize)]
struct Position {
    players: u8,
    turn: TurnInfo,
    first: Option<Seat8>,
    turns: u16,
    idle_turns: u16,
    places: Vec<PlaceInfo>,
    lys: Option<Place>,
    chart: u8,
    hidden: Counts<9>,
    sleeping: Vec<Adventurer>,
    seats: Vec<SeatInfo>,
    available: Cards,
    end: Option<End>,
    standing: Option<Vec<u8>>,
}

#[derive(Serialize)]
#[serde(transparent)]
struct Seat8(u8);

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum TurnInfo {
    Seat { seat: u8, question: Option<Question> },
    Chance,
    Over,
}

#[derive(Serialize)]
struct PlaceInfo {
    pile: Vec<Disc>,
    stack: u8,
    top: Option<Tile>,
}

#[derive(Serialize)]
struct SeatInfo {
    adventurer: Option<Adventurer>,
    tiles: Counts<8>,
    legends: LegendCards,
    song: Option<SongInfo>,
    card_points: u8,
    tiles_total: u8,
    moons: u8,
    score: i16,
}

#[derive(Serialize)]
struct SongInfo {
    price: u8,
    points: u8,
}

#[derive(Serialize)]
struct Cards {
    legends: Vec<Vec<u8>>,
    songs: Vec<SongInfo>,
}

/// Counts by sort of tile, as an object from the tile's word to its number.
struct Counts<const N: usize>([u8; N]);

impl<const N: usize> Serialize for Counts<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(N))?;
        for (tile, count) in Tile::ALL.iter().zip(&self.0) {
            map.serialize_entry(tile.word(), count)?;
        }
        map.end()
    }
}

/// The legend cards of a seat, as an object from the legend's letter to the card's value.
struct LegendCards(Vec<(Legend, u8)>);

impl Serialize for LegendCards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (legend, value) in &self.0 {
            map.serialize_entry(&legend.letter(), value)?;
        }
        map.end()
    }
}

impl From<Song> for SongInfo {
    fn from(song: Song) -> Self {
        SongInfo { price: song.price, points: song.points }
    }
}

impl Position {
    fn of(state: &Campfire) -> Position {
        let chosen = Seat::all(state.players()).all(|seat| state.adventurer(seat).is_some());
        Position {
            players: state.players(),
            turn: match state.turn() {
                Turn::Seat(seat) => TurnInfo::Seat { seat: seat.0, question: state.question() },
                Turn::Chance => TurnInfo::Chance,
                Turn::Over => TurnInfo::Over,
            },
            first: state.first().map(|seat| Seat8(seat.0)),
            turns: state.turns(),
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
            sleeping: if chosen { state.adventurers_free().collect() } else { Vec::new() },
            seats: Seat::all(state.players()).map(|seat| seat_info(state, seat)).collect(),
            available: Cards {
                legends: Legend::ALL
                    .map(|legend| state.legends_available(legend).collect())
                    .to_vec(),
                songs: state.songs_available().map(SongInfo::from).collect(),
            },
            end: state.end(),
            standing: state.standing().map(|standing| standing.places().to_vec()),
        }
    }
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
