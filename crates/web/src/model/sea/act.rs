//! The effects of events on the chart, one by one, with their look and sound.

use super::scene::{Flash, Scene, Spot};
use crate::model::playable::{Beat, Sound};
use ::sea::{
    BoatView, Cell, Counts, Event, Offer, SettlementView, SunkBoats, TileKind, TileView, Tribe,
    token_settlers, turn_order,
};
use kernel::Seat;

impl Scene {
    /// Applies an event. Events that a picture can hardly show are also told in words, and stay
    /// long enough to be read.
    pub fn act(&mut self, event: &Event) -> Beat {
        self.flashes.clear();
        self.beat += 1;
        let mut beat = self.happen(event);
        if let Some(reading_ms) = reading_ms(event) {
            self.flashes.push(Flash::Told(*event));
            beat.ms = beat.ms.max(reading_ms);
        }
        beat
    }

    fn happen(&mut self, event: &Event) -> Beat {
        match *event {
            Event::GodChosen { .. }
            | Event::RolledForFirst { .. }
            | Event::FirstPlayer { .. }
            | Event::MythDrawn { .. }
            | Event::BoatDrawn { .. } => self.deal(event),
            Event::TurnBegan { .. }
            | Event::TurnEnded { .. }
            | Event::Passed { .. }
            | Event::EndTriggered { .. }
            | Event::Scored { .. }
            | Event::MythPieceShown { .. }
            | Event::TieLeft { .. }
            | Event::GameOver { .. } => self.pass_time(event),
            Event::WindPaid { .. }
            | Event::DirectionRolled { .. }
            | Event::DistanceRolled { .. }
            | Event::WindTurned { .. }
            | Event::StormRolled { .. }
            | Event::TieRolled { .. } => self.roll(event),
            Event::VaalSummoned { .. }
            | Event::VaalMoved { .. }
            | Event::VaalStopped { .. }
            | Event::TieRemoved { .. } => self.rage(event),
            Event::Launched { .. }
            | Event::TileLaid { .. }
            | Event::MapEnds { .. }
            | Event::CrowdMet { .. }
            | Event::FogMet { .. }
            | Event::StayedBeforeFog { .. }
            | Event::Stopped { .. }
            | Event::Sailed { .. }
            | Event::TrailLeft { .. }
            | Event::Relieved { .. }
            | Event::TrailSwapped { .. } => self.sail(event),
            Event::Lost { .. } | Event::Sank { .. } => self.lose(event),
            Event::Founded { .. }
            | Event::Docked { .. }
            | Event::Disembarked { .. }
            | Event::SailedOn { .. }
            | Event::SettlersLeft { .. }
            | Event::TakenOver { .. } => self.land(event),
            Event::Secured { .. } | Event::LegendDisclosed { .. } | Event::FeatEarned { .. } => {
                self.tell(event)
            }
            Event::DisclosureProposed { .. }
            | Event::DisclosureAnswered { .. }
            | Event::PieceSeen { .. }
            | Event::OfferMade { .. }
            | Event::OfferDeclined { .. }
            | Event::Exchanged { .. }
            | Event::Attacked { .. }
            | Event::BattleWon { .. }
            | Event::Claimed { .. }
            | Event::ClaimDeclined { .. } => self.meet(event),
        }
    }

    /// Applies an event before the first turn.
    fn deal(&mut self, event: &Event) -> Beat {
        match *event {
            Event::GodChosen { seat } => {
                self.god = Some(seat);
                Beat::seen(300)
            }
            Event::RolledForFirst { direction, .. } => {
                self.flashes.push(Flash::Direction(direction));
                Beat::heard(350, Sound::Dice)
            }
            Event::FirstPlayer { seat } => {
                self.order = turn_order(self.seats.len() as u8, seat, self.god).collect();
                self.active = self.order.first().copied();
                Beat::seen(200)
            }
            Event::MythDrawn { seat, myth } => {
                self.seats[seat.index()].myth = myth;
                Beat::default()
            }
            Event::BoatDrawn { seat, handle, component, left } => {
                self.deck = left;
                self.seats[seat.index()].hand = Some(handle);
                if let Some(component) = component {
                    self.faces.insert(handle, component);
                }
                Beat::heard(150, Sound::Card)
            }
            _ => Beat::default(),
        }
    }

    /// Applies an event about turns or the end.
    fn pass_time(&mut self, event: &Event) -> Beat {
        match *event {
            Event::TurnBegan { seat, last, .. } => {
                self.active = Some(seat);
                if last {
                    let left = self.last_turns.map_or(self.seats.len() as u8, |left| left - 1);
                    self.last_turns = Some(left);
                }
                Beat::seen(200)
            }
            Event::TurnEnded { seat } => {
                (self.direction, self.distance) = (None, None);
                let at = self.order.iter().position(|&other| other == seat);
                let next = at.map(|at| self.order[(at + 1) % self.order.len()]);
                self.active = next.or(self.active);
                Beat::default()
            }
            Event::EndTriggered { why } => {
                self.trigger = Some(why);
                Beat::heard(600, Sound::Moon)
            }
            Event::Scored { seat, myth, .. } => {
                self.last_turns = Some(0);
                self.seats[seat.index()].myth = Some(myth);
                Beat::seen(350)
            }
            Event::MythPieceShown { handle, component, .. } => {
                self.faces.insert(handle, component);
                Beat::heard(300, Sound::Card)
            }
            Event::GameOver { .. } => {
                self.active = None;
                Beat::heard(300, Sound::End)
            }
            _ => Beat::seen(150),
        }
    }

    /// Applies an event about wind or dice.
    fn roll(&mut self, event: &Event) -> Beat {
        match *event {
            Event::WindPaid { seat, paid } => match (paid, self.boat(seat)) {
                (Some(tribe), Some(boat)) => {
                    self.crew(seat, Counts::of(tribe, 1), Counts::NONE);
                    self.send_home(Counts::of(tribe, 1), Spot::Middle(boat.cell));
                    Beat::heard(350, Sound::Drop)
                }
                _ => Beat::seen(150),
            },
            Event::DirectionRolled { direction, .. } => {
                self.direction = Some(direction);
                self.flashes.push(Flash::Direction(direction));
                Beat::heard(550, Sound::Dice)
            }
            Event::DistanceRolled { distance, .. } => {
                self.distance = Some(distance);
                self.flashes.push(Flash::Distance(distance));
                Beat::heard(550, Sound::Dice)
            }
            Event::WindTurned { from, to } => {
                self.wind = to;
                Beat::heard(if from == to { 250 } else { 650 }, Sound::Wind)
            }
            Event::StormRolled { seat, distance } => {
                let cell = self.boat(seat).map(|boat| boat.cell);
                self.flashes.push(Flash::Distance(distance));
                self.flashes.extend(cell.map(Flash::Harm));
                Beat::heard(650, Sound::Storm)
            }
            Event::TieRolled { direction, distance, .. } => {
                self.vaal.get_or_insert(Cell::PRIMORDIAL);
                self.flashes.extend([Flash::Direction(direction), Flash::Distance(distance)]);
                Beat::heard(550, Sound::Dice)
            }
            _ => Beat::default(),
        }
    }

    /// Applies an event about the Vaal Er Num.
    fn rage(&mut self, event: &Event) -> Beat {
        match *event {
            Event::VaalSummoned { cell, .. } => {
                self.vaal = Some(cell);
                self.flashes.push(Flash::Harm(cell));
                Beat::heard(800, Sound::Storm)
            }
            Event::VaalMoved { to, .. } => {
                self.vaal = Some(to);
                Beat::heard(450, Sound::Storm)
            }
            Event::TieRemoved { cell, trail, settlers } => {
                self.trail(cell, trail, Counts::NONE);
                self.settlers(cell, settlers, Counts::NONE);
                self.send_home(trail, Spot::Trail(cell));
                self.send_home(settlers, Spot::Settlement(cell));
                Beat::heard(450, Sound::Storm)
            }
            _ => Beat::seen(200),
        }
    }

    /// Applies an event about launching or sailing, step by step.
    fn sail(&mut self, event: &Event) -> Beat {
        match *event {
            Event::Launched { seat, cell, handle, crew } => {
                let player = &mut self.seats[seat.index()];
                player.pool -= crew.total();
                player.hand = None;
                player.boat = Some(BoatView { handle, cell, crew });
                self.flashes.push(Flash::Shine(cell));
                Beat::heard(450, Sound::Splash)
            }
            Event::TileLaid { cell, kind, left } => {
                self.tiles.push(TileView { cell, kind, trail: Counts::NONE });
                self.pile.tiles = left;
                *match kind {
                    TileKind::Sea => &mut self.pile.sea,
                    TileKind::Coast => &mut self.pile.coast,
                    TileKind::Island => &mut self.pile.island,
                    TileKind::Fog => &mut self.pile.fog,
                } -= 1;
                self.flashes.push(Flash::Laid(cell));
                Beat::heard(600, Sound::Take)
            }
            Event::CrowdMet { cell, .. } | Event::FogMet { cell, .. } => {
                self.flashes.push(Flash::Harm(cell));
                Beat::heard(450, Sound::Wind)
            }
            Event::Sailed { seat, to, .. } => {
                if let Some(boat) = &mut self.seats[seat.index()].boat {
                    boat.cell = to;
                }
                Beat::heard(520, Sound::Splash)
            }
            Event::TrailLeft { seat, cell, tribe } => {
                self.crew(seat, Counts::of(tribe, 1), Counts::NONE);
                self.trail(cell, Counts::NONE, Counts::of(tribe, 1));
                self.flashes.push(Flash::Pawn(tribe, Spot::Middle(cell), Spot::Trail(cell)));
                Beat::heard(280, Sound::Drop)
            }
            Event::Relieved { seat, cell, taken } | Event::TrailSwapped { seat, cell, taken } => {
                let own = Counts::of(Tribe::of(seat), 1);
                let taken_one = Counts::of(taken, 1);
                self.crew(seat, own, taken_one);
                self.trail(cell, taken_one, own);
                let boat = Spot::Middle(cell);
                let trail = Spot::Trail(cell);
                self.flashes.push(Flash::Pawn(Tribe::of(seat), boat, trail));
                self.flashes.push(Flash::Pawn(taken, trail, boat));
                Beat::heard(350, Sound::Drop)
            }
            _ => Beat::seen(250),
        }
    }

    /// Applies an event about losses or sinkings.
    fn lose(&mut self, event: &Event) -> Beat {
        match *event {
            Event::Lost { seat, lost, .. } => {
                let from = self.boat(seat).map(|boat| Spot::Middle(boat.cell));
                self.crew(seat, lost, Counts::NONE);
                self.send_home(lost, from.unwrap_or(Spot::Middle(Cell::PRIMORDIAL)));
                Beat::heard(400, Sound::Drop)
            }
            Event::Sank { seat, cell, handle, home, .. } => {
                self.seats[seat.index()].boat = None;
                self.put_back(handle);
                self.send_home(home, Spot::Middle(cell));
                self.flashes.push(Flash::Sunk(seat, cell, home));
                Beat::heard(800, Sound::Storm)
            }
            _ => Beat::default(),
        }
    }

    /// Applies an event about settlements.
    fn land(&mut self, event: &Event) -> Beat {
        match *event {
            Event::Founded { seat, cell, home } => {
                let player = &mut self.seats[seat.index()];
                player.boat = None;
                player.tokens -= 1;
                player.pool += home;
                let settlers = Counts::NONE;
                self.settlements.push(SettlementView { cell, owner: seat.0, settlers });
                self.flashes.push(Flash::Shine(cell));
                Beat::heard(700, Sound::Card)
            }
            Event::Docked { seat, cell, .. } => {
                self.seats[seat.index()].boat = None;
                self.flashes.push(Flash::Shine(cell));
                Beat::heard(450, Sound::Splash)
            }
            Event::Disembarked { cell, settled, home, .. } => {
                self.settlers(cell, Counts::NONE, settled);
                self.send_home(home, Spot::Settlement(cell));
                Beat::heard(400, Sound::Drop)
            }
            Event::SailedOn { seat, cell, handle, crew } => {
                let player = &mut self.seats[seat.index()];
                player.hand = None;
                player.boat = Some(BoatView { handle, cell, crew });
                Beat::heard(400, Sound::Splash)
            }
            Event::SettlersLeft { seat, cell, left, taken } => {
                self.crew(seat, left, taken);
                self.settlers(cell, taken, left);
                let boat = Spot::Middle(cell);
                let ashore = Spot::Settlement(cell);
                self.fly(left, boat, ashore);
                self.fly(taken, ashore, boat);
                Beat::heard(450, Sound::Drop)
            }
            Event::TakenOver { cell, from, to, heads } => {
                self.seats[from.index()].pool -= heads;
                self.seats[from.index()].tokens += 1;
                let went = token_settlers(to);
                self.seats[to.index()].pool += went.total();
                self.seats[to.index()].tokens -= 1;
                let came = Counts::of(Tribe::of(from), heads);
                self.settlers(cell, went, came);
                let place = self.settlements.iter_mut().find(|place| place.cell == cell);
                place.into_iter().for_each(|place| place.owner = to.0);
                self.flashes.push(Flash::Shine(cell));
                Beat::heard(700, Sound::Card)
            }
            _ => Beat::default(),
        }
    }

    /// Applies an event about pieces, legends or feats.
    fn tell(&mut self, event: &Event) -> Beat {
        match *event {
            Event::Secured { seat, handle, .. } => {
                let secured = &mut self.seats[seat.index()].secured;
                secured.push(handle);
                secured.sort();
                Beat::heard(350, Sound::Card)
            }
            Event::LegendDisclosed { seat, handles, components, .. } => {
                let player = &mut self.seats[seat.index()];
                player.secured.retain(|handle| !handles.contains(handle));
                player.legends.push(handles);
                self.faces.extend(handles.into_iter().zip(components));
                Beat::heard(900, Sound::Card)
            }
            Event::FeatEarned { seat, feat } => {
                self.feats[feat as usize] = Some(seat);
                Beat::heard(600, Sound::Moon)
            }
            _ => Beat::default(),
        }
    }

    /// Applies an event of a meeting between two players.
    fn meet(&mut self, event: &Event) -> Beat {
        match *event {
            Event::PieceSeen { handle, component, .. } => {
                self.faces.insert(handle, component);
                Beat::heard(350, Sound::Card)
            }
            Event::Exchanged { seat, cell, terms, at_settlement } => {
                if at_settlement {
                    self.exchange_ashore(seat, cell, terms);
                } else {
                    self.exchange_at_sea(seat, cell, terms);
                }
                self.flashes.push(Flash::Trade(cell));
                Beat::heard(700, Sound::Take)
            }
            Event::Attacked { cell, .. } => {
                self.flashes.push(Flash::Battle(cell));
                Beat::heard(800, Sound::Storm)
            }
            Event::BattleWon { loser, .. } => {
                self.seats[loser.index()].boat = None;
                Beat::heard(450, Sound::Splash)
            }
            Event::Claimed { .. } => Beat::heard(450, Sound::Take),
            Event::ClaimDeclined { handle, .. } => {
                self.put_back(handle);
                Beat::seen(350)
            }
            _ => Beat::seen(350),
        }
    }

    /// S6.7, S10.7: a piece returns to the deck and is forgotten, or leaves the game.
    fn put_back(&mut self, handle: ::sea::Handle) {
        match self.options.sunk_boats {
            SunkBoats::Reshuffle => self.deck += 1,
            SunkBoats::Discard => self.discard += 1,
        }
        if self.options.remembers_discards() {
            self.discarded.push(handle);
            self.discarded.sort_unstable();
        } else {
            self.faces.remove(&handle);
        }
    }

    fn exchange_at_sea(&mut self, seat: Seat, cell: Cell, terms: Offer) {
        let partner = terms.partner;
        self.crew(seat, terms.give, terms.take);
        self.crew(partner, terms.take, terms.give);
        if let Some(pair) = terms.swap {
            for (seat, handle) in [(seat, pair.theirs), (partner, pair.mine)] {
                if let Some(boat) = &mut self.seats[seat.index()].boat {
                    boat.handle = handle;
                }
            }
        }
        self.fly(terms.give + terms.take, Spot::Middle(cell), Spot::Middle(cell));
    }

    fn exchange_ashore(&mut self, seat: Seat, cell: Cell, terms: Offer) {
        self.settlers(cell, terms.take, terms.give);
        self.seats[seat.index()].boat = None;
        let theirs = terms.swap.map(|pair| pair.theirs);
        let partner = &mut self.seats[terms.partner.index()];
        partner.boat = partner.boat.filter(|boat| Some(boat.handle) != theirs);
        partner.secured.retain(|handle| Some(*handle) != theirs);
    }

    /// Moves passengers off a boat and aboard.
    fn crew(&mut self, seat: Seat, less: Counts, more: Counts) {
        if let Some(boat) = &mut self.seats[seat.index()].boat {
            boat.crew = boat.crew - less + more;
        }
    }

    fn trail(&mut self, cell: Cell, less: Counts, more: Counts) {
        if let Some(tile) = self.tiles.iter_mut().find(|tile| tile.cell == cell) {
            tile.trail = tile.trail - less + more;
        }
    }

    fn settlers(&mut self, cell: Cell, less: Counts, more: Counts) {
        if let Some(place) = self.settlements.iter_mut().find(|place| place.cell == cell) {
            place.settlers = place.settlers + more - less;
        }
    }

    /// Returns pawns to their pools.
    fn send_home(&mut self, pawns: Counts, from: Spot) {
        for tribe in pawns.tribes() {
            self.seats[tribe.seat().index()].pool += pawns.get(tribe);
        }
        let (Spot::Middle(cell) | Spot::Trail(cell) | Spot::Settlement(cell) | Spot::Home(cell)) =
            from;
        self.fly(pawns, from, Spot::Home(cell));
    }

    /// Shows a moving pawn of each tribe.
    fn fly(&mut self, pawns: Counts, from: Spot, to: Spot) {
        self.flashes.extend(pawns.tribes().map(|tribe| Flash::Pawn(tribe, from, to)));
    }
}

/// Returns the time it takes to read about an event, if it is told in words.
fn reading_ms(event: &Event) -> Option<u32> {
    match event {
        Event::LegendDisclosed { .. } | Event::EndTriggered { .. } => Some(2000),
        Event::Exchanged { .. }
        | Event::OfferMade { .. }
        | Event::DisclosureProposed { .. }
        | Event::TakenOver { .. }
        | Event::FeatEarned { .. }
        | Event::VaalSummoned { .. } => Some(1500),
        Event::OfferDeclined { .. }
        | Event::DisclosureAnswered { .. }
        | Event::PieceSeen { .. }
        | Event::Attacked { .. }
        | Event::BattleWon { .. }
        | Event::Claimed { .. }
        | Event::ClaimDeclined { .. }
        | Event::Sank { .. }
        | Event::Founded { .. }
        | Event::CrowdMet { .. }
        | Event::StormRolled { .. }
        | Event::Passed { .. } => Some(1100),
        Event::GodChosen { .. } | Event::FirstPlayer { .. } | Event::Secured { .. } => Some(800),
        Event::FogMet { .. } | Event::WindPaid { .. } => Some(600),
        _ => None,
    }
}
