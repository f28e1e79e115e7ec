//! What the board of Campfire shows, and how events change it one after the other.

use crate::model::playable::{Beat, Sound};
use campfire::tables::{CARDS_OF_A_LEGEND, LEGENDS, PLACES, SONGS};
use campfire::{Adventurer, Campfire, Disc, Event, Legend, Place, ScoreParts, Tile};
use kernel::{Game, Seat, Turn};

/// What the board shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The places, by number.
    pub places: [PlaceScene; PLACES],
    /// Where Lys points.
    pub lys: Option<Place>,
    /// Moons on the chart.
    pub chart: u8,
    /// The players, by seat.
    pub seats: Vec<SeatScene>,
    /// The legend cards: by legend, then by value ascending.
    pub legends: [[CardState; CARDS_OF_A_LEGEND]; LEGENDS],
    /// The songs, by price.
    pub songs: [CardState; SONGS],
    /// Discs taken up and not yet dropped, and where the hand is.
    pub hand: Option<(Place, Vec<Disc>)>,
    /// What is on its way.
    pub movers: Vec<Mover>,
    /// Whose turn it is.
    pub active: Option<Seat>,
    /// Counts what was seen, so that each mover is drawn anew.
    pub beat: u32,
}

/// A place of the ring.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlaceScene {
    /// The discs, from the bottom.
    pub pile: Vec<Disc>,
    /// How many tiles the stack has.
    pub height: u8,
    /// The tile on top, once seen.
    pub top: Option<Tile>,
}

/// What lies before a player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatScene {
    /// Whom the player plays.
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
    /// What the points are made of now.
    pub fn score_parts(&self) -> ScoreParts {
        ScoreParts {
            song: self.song.unwrap_or(0),
            legends: self.legends.iter().flatten().sum(),
            moons: self.moons,
            tiles: self.tiles.iter().sum(),
        }
    }
}

/// A card and who has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardState {
    /// What it costs who has none of its kind.
    pub price: u8,
    /// What it scores.
    pub points: u8,
    /// Who has it.
    pub owner: Option<Seat>,
}

/// Something on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mover {
    /// What it is.
    pub what: Thing,
    /// Whence.
    pub from: Spot,
    /// Whither.
    pub to: Spot,
}

/// A thing that can be on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A disc.
    Disc(Disc),
    /// A tile.
    Tile(Tile),
}

/// Somewhere on or beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// On top of a pile.
    Pile(Place),
    /// On top of a stack.
    Stack(Place),
    /// The moon chart.
    Chart,
    /// Before a player.
    Seat(Seat),
    /// Out of the game.
    Away,
}

impl Scene {
    /// The board of a position, everything at rest.
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
        }
    }

    /// A place.
    pub fn place(&self, place: Place) -> &PlaceScene {
        &self.places[place.index()]
    }

    fn place_mut(&mut self, place: Place) -> &mut PlaceScene {
        &mut self.places[place.index()]
    }

    fn send(&mut self, what: Thing, from: Spot, to: Spot) {
        self.movers.push(Mover { what, from, to });
    }

    /// Lets an event happen.
    pub fn act(&mut self, event: &Event) -> Beat {
        self.movers.clear();
        self.beat += 1;
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
        Beat::heard(if paired { 160 } else { 300 }, Sound::Drop)
    }

    /// A tile leaves a stack. The one beneath is not seen yet.
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
