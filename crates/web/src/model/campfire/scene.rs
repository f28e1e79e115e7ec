//! The scene that Campfire's board shows, and how events change it one by one.

use crate::model::playable::{Beat, Sound};
use campfire::tables::{CARDS_OF_A_LEGEND, LEGENDS, PLACES, SONGS};
use campfire::{Adventurer, Campfire, Disc, Event, Legend, Place, ScoreParts, Tile};
use kernel::{Game, Seat, Turn};

/// The duration of a flight at normal speed, from being lifted to coming to rest.
pub const FLIGHT_MS: u32 = 380;
/// The delay until the next disc follows while a pile is sown.
const SOWN_MS: u32 = 60;

/// The contents of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The places, by number.
    pub places: [PlaceScene; PLACES],
    /// The place that Lys points at.
    pub lys: Option<Place>,
    /// Moons on the chart.
    pub chart: u8,
    /// The players, by seat.
    pub seats: Vec<SeatScene>,
    /// The legend cards: by legend, then by value ascending.
    pub legends: [[CardState; CARDS_OF_A_LEGEND]; LEGENDS],
    /// The songs, by price.
    pub songs: [CardState; SONGS],
    /// Discs that were picked up and not yet dropped, and the position of the hand.
    pub hand: Option<(Place, Vec<Disc>)>,
    /// The moving pieces.
    pub movers: Vec<Mover>,
    /// The seat whose turn it is.
    pub active: Option<Seat>,
    /// A counter that makes each mover be drawn again.
    pub beat: u32,
    /// Whether something great is happening right now, so that sparks fly.
    pub glory: bool,
}

/// A place of the ring.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlaceScene {
    /// The discs, from the bottom.
    pub pile: Vec<Disc>,
    /// The number of tiles in the stack.
    pub height: u8,
    /// The tile on top, if it is revealed.
    pub top: Option<Tile>,
}

/// The pieces in front of a player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatScene {
    /// The adventurer of the player.
    pub adventurer: Option<Adventurer>,
    /// Tiles by [`Tile::index`]: the legends, then Wilds.
    pub tiles: [u8; LEGENDS + 1],
    /// The value of the card of each legend.
    pub legends: [Option<u8>; LEGENDS],
    /// The points of the song.
    pub song: Option<u8>,
    /// Moons won.
    pub moons: u8,
}

impl SeatScene {
    /// Returns the parts of the current score.
    pub fn score_parts(&self) -> ScoreParts {
        ScoreParts {
            song: self.song.unwrap_or(0),
            legends: self.legends.iter().flatten().sum(),
            moons: self.moons,
            tiles: self.tiles.iter().sum(),
        }
    }
}

/// A card and its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardState {
    /// The price for a player who has no card of its kind.
    pub price: u8,
    /// The points it scores.
    pub points: u8,
    /// The owner.
    pub owner: Option<Seat>,
}

/// A moving piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mover {
    /// The beat with which it was sent, so that each is drawn once.
    pub beat: u32,
    /// The piece.
    pub what: Thing,
    /// The start.
    pub from: Spot,
    /// The destination.
    pub to: Spot,
}

/// A piece that can move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A disc.
    Disc(Disc),
    /// A tile.
    Tile(Tile),
}

/// A spot on or beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// On top of a pile.
    Pile(Place),
    /// On top of a stack.
    Stack(Place),
    /// The moon chart.
    Chart,
    /// In front of a player.
    Seat(Seat),
    /// Out of the game.
    Away,
}

impl Scene {
    /// Returns the scene of a position, with everything at rest.
    pub fn of(game: &Campfire) -> Scene {
        let seats = || Seat::all(game.players());
        let card = |legend: Legend, value: u8| CardState {
            price: value,
            points: value,
            owner: seats().find(|&seat| game.legend_owned(seat, legend) == Some(value)),
        };
        let mut places: [PlaceScene; PLACES] = Default::default();
        for place in Place::all() {
            places[place.index()] = PlaceScene {
                pile: game.pile(place).discs().collect(),
                height: game.height(place),
                top: game.top(place),
            };
        }
        Scene {
            places,
            lys: game.lys(),
            chart: game.chart(),
            seats: seats().map(|seat| seat_scene(game, seat)).collect(),
            legends: Legend::ALL
                .map(|legend| game.legend_values(legend).map(|value| card(legend, value))),
            songs: game.songs().map(|song| CardState {
                price: song.price,
                points: song.points,
                owner: seats().find(|&seat| game.song_owned(seat) == Some(song)),
            }),
            hand: None,
            movers: Vec::new(),
            active: match game.turn() {
                Turn::Seat(seat) => Some(seat),
                Turn::Chance => Some(game.active()),
                Turn::Over => None,
            },
            beat: 0,
            glory: false,
        }
    }

    /// Returns a place.
    pub fn place(&self, place: Place) -> &PlaceScene {
        &self.places[place.index()]
    }

    fn place_mut(&mut self, place: Place) -> &mut PlaceScene {
        &mut self.places[place.index()]
    }

    fn send(&mut self, what: Thing, from: Spot, to: Spot) {
        self.movers.push(Mover { beat: self.beat, what, from, to });
    }

    /// Applies an event.
    pub fn act(&mut self, event: &Event) -> Beat {
        // Sown discs follow each other so fast that several are in the air.
        if !matches!(event, Event::Dropped { .. }) {
            self.movers.clear();
        }
        self.beat += 1;
        self.glory = matches!(
            event,
            Event::WroteSong { .. }
                | Event::WroteLegend { .. }
                | Event::MoonScoring(_)
                | Event::MoonRose { .. }
        );
        match *event {
            Event::StackLaid { place, tiles } => {
                self.place_mut(place).height = tiles;
                Beat::default()
            }
            Event::Uncovered { place, tile } => {
                self.place_mut(place).top = Some(tile);
                Beat::seen(60)
            }
            Event::Awake(seat, adventurer) => {
                self.seats[seat.index()].adventurer = Some(adventurer);
                Beat::seen(250)
            }
            Event::Coin(seat) => {
                self.seats[seat.index()].tiles[Tile::Wild.index()] += 1;
                Beat::default()
            }
            Event::DiscPlaced { seat, disc, place } => {
                self.place_mut(place).pile.push(disc);
                self.send(Thing::Disc(disc), Spot::Seat(seat), Spot::Pile(place));
                Beat::heard(320, Sound::Drop)
            }
            Event::NomadsPlaced => {
                self.places.iter_mut().for_each(|place| place.pile.push(Disc::Nomad));
                Beat::heard(300, Sound::Drop)
            }
            Event::LysPlaced(_, place) => {
                self.lys = Some(place);
                Beat::seen(350)
            }
            Event::Nudged { to, .. } | Event::LysBonus { to, .. } => {
                self.lys = Some(to);
                Beat::seen(450)
            }
            Event::TurnBegan(seat) => {
                self.active = Some(seat);
                Beat::default()
            }
            Event::TakenUp { place, .. } => {
                let pile = std::mem::take(&mut self.place_mut(place).pile);
                self.hand = Some((place, pile));
                Beat::seen(420)
            }
            Event::Dropped { place, disc, paired } => self.drop_disc(place, disc, paired),
            Event::Skipped(place) => {
                if let Some((at, _)) = &mut self.hand {
                    *at = place;
                }
                Beat::seen(220)
            }
            Event::Lifted { place, height, .. } => {
                let pile = &mut self.place_mut(place).pile;
                if usize::from(height) < pile.len() {
                    let disc = pile.remove(height.into());
                    pile.push(disc);
                }
                Beat::heard(400, Sound::Drop)
            }
            Event::Took { .. } | Event::MoonRose { .. } | Event::Forgotten { .. } => {
                self.take(event)
            }
            Event::WroteSong { .. } | Event::WroteLegend { .. } => self.write(event),
            Event::MoonScoring(_) => Beat::heard(500, Sound::Moon),
            Event::MoonsWon { seat, moons } => {
                self.chart = self.chart.saturating_sub(moons);
                self.seats[seat.index()].moons += moons;
                self.send(Thing::Tile(Tile::Moon), Spot::Chart, Spot::Seat(seat));
                Beat::heard(500, Sound::Moon)
            }
            Event::MoonsBoxed(moons) => {
                self.chart = self.chart.saturating_sub(moons);
                self.send(Thing::Tile(Tile::Moon), Spot::Chart, Spot::Away);
                Beat::seen(400)
            }
            Event::EndAgreed | Event::EndBegan(_) => Beat::seen(500),
            Event::Over => {
                self.active = None;
                Beat::heard(300, Sound::End)
            }
            Event::FirstPlayer(_) | Event::Asleep(_) | Event::PassedLastWriting(_) => {
                Beat::default()
            }
        }
    }

    fn drop_disc(&mut self, place: Place, disc: Disc, paired: bool) -> Beat {
        let mut from = Spot::Pile(place);
        if let Some((at, discs)) = &mut self.hand {
            from = Spot::Pile(*at);
            *at = place;
            if !discs.is_empty() {
                discs.remove(0);
            }
            if discs.is_empty() {
                self.hand = None;
            }
        }
        self.send(Thing::Disc(disc), from, Spot::Pile(place));
        self.place_mut(place).pile.push(disc);
        // The last disc is shown until it lands.
        let ms = match self.hand {
            None => FLIGHT_MS,
            Some(_) if paired => SOWN_MS / 2,
            Some(_) => SOWN_MS,
        };
        Beat::heard(ms, Sound::Drop)
    }

    /// Removes a tile from a stack. The tile beneath is not revealed yet.
    fn take(&mut self, event: &Event) -> Beat {
        let (place, tile, to) = match *event {
            Event::Took { seat, place, tile } => {
                self.seats[seat.index()].tiles[tile.index().min(LEGENDS)] += 1;
                (place, tile, Spot::Seat(seat))
            }
            Event::MoonRose { place, chart } => {
                self.chart = chart;
                (place, Tile::Moon, Spot::Chart)
            }
            Event::Forgotten { place, tile, .. } => (place, tile, Spot::Away),
            _ => return Beat::default(),
        };
        self.send(Thing::Tile(tile), Spot::Stack(place), to);
        let place = self.place_mut(place);
        place.height = place.height.saturating_sub(1);
        place.top = None;
        match to {
            Spot::Chart => Beat::heard(450, Sound::Moon),
            _ => Beat::heard(380, Sound::Take),
        }
    }

    fn write(&mut self, event: &Event) -> Beat {
        match *event {
            Event::WroteSong { seat, price, points, kinds, wilds } => {
                let player = &mut self.seats[seat.index()];
                kinds.iter().for_each(|legend| player.tiles[legend.index()] -= 1);
                player.tiles[Tile::Wild.index()] -= wilds;
                player.song = Some(points);
                let card = self.songs.iter_mut().find(|card| card.price == price);
                card.into_iter().for_each(|card| card.owner = Some(seat));
            }
            Event::WroteLegend { seat, legend, value, tiles, wilds, .. } => {
                let player = &mut self.seats[seat.index()];
                player.tiles[legend.index()] -= tiles;
                player.tiles[Tile::Wild.index()] -= wilds;
                player.legends[legend.index()] = Some(value);
                for card in &mut self.legends[legend.index()] {
                    if card.owner == Some(seat) {
                        card.owner = None;
                    }
                    if card.points == value {
                        card.owner = Some(seat);
                    }
                }
            }
            _ => {}
        }
        Beat::heard(600, Sound::Card)
    }
}

fn seat_scene(game: &Campfire, seat: Seat) -> SeatScene {
    let mut tiles = [0; LEGENDS + 1];
    for tile in Tile::ALL.into_iter().filter(|tile| *tile != Tile::Moon) {
        tiles[tile.index()] = game.tiles(seat, tile);
    }
    SeatScene {
        adventurer: game.adventurer(seat),
        tiles,
        legends: Legend::ALL.map(|legend| game.legend_owned(seat, legend)),
        song: game.song_owned(seat).map(|song| song.points),
        moons: game.moons(seat),
    }
}
