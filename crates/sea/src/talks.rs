//! Talks (S10.2 to S10.7): disclosure, offers, answers, and the exchange itself.
//!
//! An offer is judged by one function, [`Sea::check_offer`], when it is listed, made, countered
//! and accepted.

use kernel::{Seat, Sink};

use crate::Event;
use crate::agenda::Frame;
use crate::event::{Feat, SecuredBy};
use crate::illegal::{Illegal, Question};
use crate::interact::Venue;
use crate::moves::{Move, Offer, Pair};
use crate::pieces::{Handle, Place};
use crate::state::{Sea, Settlement};
use crate::tables::CREW_MAX;
use crate::tribe::{Counts, Tribe};

impl Sea {
    /// Whether anybody here can be talked to about anything.
    pub(crate) fn can_talk(&self) -> bool {
        let open = self.talks.offers_left > 0 || !self.talks.disclosed;
        open && self.talks.concluded.is_none() && self.has_partner()
    }

    fn has_partner(&self) -> bool {
        match self.venue() {
            Venue::Sea(other) => other.is_some(),
            Venue::Settlement(settlement) => self.seats().any(|seat| {
                self.is_partner(seat) && self.on_offer(settlement, seat).next().is_some()
            }),
        }
    }

    /// S10.2: at sea the other captain, at a settlement any other player with settlers there.
    fn is_partner(&self, seat: Seat) -> bool {
        seat != self.active()
            && seat.0 < self.setup.players
            && match self.venue() {
                Venue::Sea(other) => other == Some(seat),
                Venue::Settlement(settlement) => Sea::has_settlers(settlement, seat),
            }
    }

    /// S10.6: the undisclosed secured pieces of a partner, and their boat if it lies here.
    fn on_offer(&self, settlement: &Settlement, partner: Seat) -> impl Iterator<Item = Handle> {
        let here = self.boat(partner).is_some_and(|boat| boat.tile == settlement.tile);
        let pieces = self.pieces.all().iter().filter(move |piece| {
            piece.place == Place::Secured(partner) || (here && piece.place == Place::Boat(partner))
        });
        pieces.map(|piece| piece.handle)
    }

    pub(crate) fn list_talks(&self, moves: &mut impl Sink<Move>) {
        if !self.can_talk() {
            return;
        }
        if !self.talks.disclosed {
            self.each_pair(|partner, pieces| moves.put(Move::Disclose { partner, pieces }));
        }
        if self.talks.offers_left > 0 {
            self.each_offer(None, |offer| moves.put(Move::Offer(offer)));
        }
    }

    /// Every pair of pieces that the active player and a partner here could show or swap.
    fn each_pair(&self, mut each: impl FnMut(Seat, Pair)) {
        let mine = self.boat_piece(self.active());
        match self.venue() {
            Venue::Sea(Some(other)) => each(other, Pair { mine, theirs: self.boat_piece(other) }),
            Venue::Sea(None) => {}
            Venue::Settlement(settlement) => {
                for partner in self.seats().filter(|&seat| self.is_partner(seat)) {
                    for theirs in self.on_offer(settlement, partner) {
                        each(partner, Pair { mine, theirs });
                    }
                }
            }
        }
    }

    /// The offers that are listed, with one partner or with all: to swap pieces, to swap pieces
    /// and one passenger on top, and at sea one passenger for another. All else is free form.
    fn each_offer(&self, only: Option<Seat>, mut each: impl FnMut(Offer)) {
        let crew = self.active_boat().crew;
        self.each_pair(|partner, pieces| {
            if only.is_some_and(|seat| seat != partner) {
                return;
            }
            let mut list = |swap, give, take| {
                let offer = Offer { partner, swap, give, take };
                if self.check_offer(&offer).is_ok() {
                    each(offer);
                }
            };
            let theirs = self.givable(partner);
            list(Some(pieces), Counts::NONE, Counts::NONE);
            for tribe in crew.tribes() {
                list(Some(pieces), Counts::of(tribe, 1), Counts::NONE);
            }
            for tribe in theirs.tribes() {
                list(Some(pieces), Counts::NONE, Counts::of(tribe, 1));
            }
            if let Venue::Sea(_) = self.venue() {
                for given in crew.tribes() {
                    for taken in theirs.tribes().filter(|&taken| taken != given) {
                        list(None, Counts::of(given, 1), Counts::of(taken, 1));
                    }
                }
            }
        });
    }

    /// The listed offers with one partner, for imagining terms that only two people know.
    pub(crate) fn plain_offers(&self, partner: Seat) -> Vec<Offer> {
        let mut offers = Vec::new();
        self.each_offer(Some(partner), |offer| offers.push(offer));
        offers
    }

    /// The pawns that a partner here could give.
    fn givable(&self, partner: Seat) -> Counts {
        match self.venue() {
            Venue::Sea(_) => self.boat(partner).map_or(Counts::NONE, |boat| boat.crew),
            Venue::Settlement(settlement) => settlement.settlers.only(Tribe::of(partner)),
        }
    }

    /// S10.4 to S10.6: whether an exchange is possible as things stand.
    pub(crate) fn check_offer(&self, offer: &Offer) -> Result<(), Illegal> {
        if !self.is_partner(offer.partner) {
            return Err(Illegal::NotAPartner(offer.partner));
        }
        if let Some(pair) = offer.swap {
            self.check_pair(offer.partner, pair)?;
        }
        let crew = self.active_boat().crew;
        if !crew.contains(offer.give) {
            return Err(Illegal::GiveNotAboard(offer.give));
        }
        match self.venue() {
            Venue::Sea(_) => self.check_offer_at_sea(offer, crew),
            Venue::Settlement(_) => self.check_offer_ashore(offer, crew),
        }
    }

    /// S10.5: each boat keeps 1 to 7 passengers and its majority.
    fn check_offer_at_sea(&self, offer: &Offer, crew: Counts) -> Result<(), Illegal> {
        if offer.swap.is_none() && offer.give == offer.take {
            return Err(Illegal::EmptyOffer);
        }
        let theirs = self.givable(offer.partner);
        if !theirs.contains(offer.take) {
            return Err(Illegal::TakeNotAboard(offer.take));
        }
        let after = [
            (self.active(), crew - offer.give + offer.take),
            (offer.partner, theirs - offer.take + offer.give),
        ];
        for (seat, crew) in after {
            if crew.total() > CREW_MAX {
                return Err(Illegal::TooManyAboard(seat));
            }
            if !crew.is_led_by(Tribe::of(seat)) {
                return Err(Illegal::ExchangeSinks(seat));
            }
        }
        Ok(())
    }

    /// S10.6: pieces must be swapped; the crew may not exceed 7, its majority no longer matters.
    fn check_offer_ashore(&self, offer: &Offer, crew: Counts) -> Result<(), Illegal> {
        if offer.swap.is_none() {
            return Err(Illegal::SwapMissing);
        }
        if !self.givable(offer.partner).contains(offer.take) {
            return Err(Illegal::TakeNotSettlers(offer.take));
        }
        if (crew - offer.give + offer.take).total() > CREW_MAX {
            return Err(Illegal::TooManyAboard(self.active()));
        }
        Ok(())
    }

    /// Whether these are the pieces that the two have on offer here.
    fn check_pair(&self, partner: Seat, pair: Pair) -> Result<(), Illegal> {
        for handle in [pair.mine, pair.theirs] {
            if self.pieces.get(handle).is_none() {
                return Err(Illegal::NoSuchPiece(handle));
            }
        }
        if self.boat_piece(self.active()) != pair.mine {
            return Err(Illegal::NotYourBoat(pair.mine));
        }
        match self.venue() {
            Venue::Sea(_) if self.boat_piece(partner) != pair.theirs => {
                Err(Illegal::NotTheirBoat(pair.theirs))
            }
            Venue::Settlement(settlement)
                if !self.on_offer(settlement, partner).any(|piece| piece == pair.theirs) =>
            {
                Err(Illegal::NotOnOffer(pair.theirs))
            }
            _ => Ok(()),
        }
    }

    fn check_not_concluded(&self) -> Result<(), Illegal> {
        self.talks.concluded.map_or(Ok(()), |with| Err(Illegal::ExchangedAlready(with)))
    }

    pub(crate) fn play_disclose(
        &mut self,
        partner: Seat,
        pieces: Pair,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        self.check_not_concluded()?;
        if self.talks.disclosed {
            return Err(Illegal::DisclosedAlready);
        }
        if !self.is_partner(partner) {
            return Err(Illegal::NotAPartner(partner));
        }
        self.check_pair(partner, pieces)?;
        self.agenda.pop();
        self.talks.disclosed = true;
        self.talks.messages += 1;
        events.put(Event::DisclosureProposed { seat: self.active(), partner, pieces });
        self.agenda.push(Frame::AnswerDisclosure { partner, pieces });
        Ok(())
    }

    pub(crate) fn list_answer(&self, moves: &mut impl Sink<Move>) {
        moves.put(Move::Accept);
        moves.put(Move::Decline);
    }

    /// S10.3: accepted, each sees the other's piece at the same moment; it binds nobody.
    pub(crate) fn play_answer_disclosure(
        &mut self,
        partner: Seat,
        pieces: Pair,
        mv: Move,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let accepted = match mv {
            Move::Accept => true,
            Move::Decline => false,
            _ => return Err(Illegal::NotAsked(Question::AnswerDisclosure)),
        };
        self.agenda.pop();
        self.talks.messages += 1;
        let seat = self.active();
        events.put(Event::DisclosureAnswered { seat, partner, accepted });
        if accepted {
            self.look_at(seat, pieces.theirs, events);
            self.look_at(partner, pieces.mine, events);
        }
        Ok(())
    }

    /// A seat lawfully sees a piece, and remembers it as long as it can be followed (S10.7). What
    /// it has seen before is no news.
    pub(crate) fn look_at(&mut self, seat: Seat, handle: Handle, events: &mut impl Sink<Event>) {
        let piece = self.pieces.get_mut(handle);
        if piece.seen.has(seat) {
            return;
        }
        piece.seen = piece.seen.and(seat);
        events.put(Event::PieceSeen { seat, handle, component: piece.component });
    }

    pub(crate) fn play_offer(
        &mut self,
        offer: Offer,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        self.check_not_concluded()?;
        if self.talks.offers_left == 0 {
            return Err(Illegal::OffersSpent);
        }
        self.check_offer(&offer)?;
        self.agenda.pop();
        self.talks.offers_left -= 1;
        self.talks.messages += 1;
        let (from, partner) = (self.active(), offer.partner);
        events.put(Event::OfferMade { from, to: partner, counter: false, terms: Some(offer) });
        self.agenda.push(Frame::AnswerOffer { partner, terms: Some(offer) });
        Ok(())
    }

    /// Lists accepting, declining and the plain counter-offers.
    pub(crate) fn list_answer_offer(&self, offer: &Offer, moves: &mut impl Sink<Move>) {
        if self.check_offer(offer).is_ok() {
            moves.put(Move::Accept);
        }
        moves.put(Move::Decline);
        self.each_offer(Some(offer.partner), |counter| {
            if counter != *offer {
                moves.put(Move::Counter(counter));
            }
        });
    }

    pub(crate) fn play_answer_offer(
        &mut self,
        offer: Offer,
        mv: Move,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let (seat, partner) = (self.active(), offer.partner);
        match mv {
            Move::Accept => self.accept(offer, events)?,
            Move::Decline => {
                self.agenda.pop();
                events.put(Event::OfferDeclined { from: seat, to: partner, counter: false });
            }
            Move::Counter(counter) => {
                if counter.partner != partner {
                    return Err(Illegal::CounterPartner(counter.partner));
                }
                self.check_offer(&counter)?;
                self.agenda.pop();
                let terms = Some(counter);
                events.put(Event::OfferMade { from: partner, to: seat, counter: true, terms });
                self.agenda.push(Frame::AnswerCounter { partner, terms });
            }
            _ => return Err(Illegal::NotAsked(Question::AnswerOffer)),
        }
        self.talks.messages += 1;
        Ok(())
    }

    pub(crate) fn list_answer_counter(&self, offer: &Offer, moves: &mut impl Sink<Move>) {
        if self.check_offer(offer).is_ok() {
            moves.put(Move::Accept);
        }
        moves.put(Move::Decline);
    }

    pub(crate) fn play_answer_counter(
        &mut self,
        offer: Offer,
        mv: Move,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        match mv {
            Move::Accept => self.accept(offer, events)?,
            Move::Decline => {
                self.agenda.pop();
                let (from, to) = (offer.partner, self.active());
                events.put(Event::OfferDeclined { from, to, counter: true });
            }
            Move::Counter(_) | Move::Offer(_) => return Err(Illegal::CounterToCounter),
            _ => return Err(Illegal::NotAsked(Question::AnswerCounter)),
        }
        self.talks.messages += 1;
        Ok(())
    }

    /// S10.4: the offer is judged once more, then carried out as a whole.
    fn accept(&mut self, offer: Offer, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        self.check_offer(&offer).map_err(|_| Illegal::OfferLapsed)?;
        self.agenda.pop();
        self.talks.concluded = Some(offer.partner);
        let at_settlement = matches!(self.venue(), Venue::Settlement(_));
        let (seat, cell) = (self.active(), self.chart.cell(self.active_boat().tile));
        events.put(Event::Exchanged { seat, cell, terms: offer, at_settlement });
        if at_settlement {
            self.exchange_ashore(offer, events);
        } else {
            self.exchange_at_sea(offer, events);
        }
        Ok(())
    }

    /// S10.5: the boats' components change crews, passengers change boats, nothing is secured.
    fn exchange_at_sea(&mut self, offer: Offer, events: &mut impl Sink<Event>) {
        let (seat, partner) = (self.active(), offer.partner);
        let (mine, theirs) = (self.crew(), self.givable(partner));
        self.set_crew(seat, mine - offer.give + offer.take);
        self.set_crew(partner, theirs - offer.take + offer.give);
        if let Some(pair) = offer.swap {
            self.pieces.get_mut(pair.mine).place = Place::Boat(partner);
            self.pieces.get_mut(pair.theirs).place = Place::Boat(seat);
            self.look_at(seat, pair.theirs, events);
            self.look_at(partner, pair.mine, events);
        }
    }

    /// S10.6: both pieces are secured, and the boats that were given leave the board.
    fn exchange_ashore(&mut self, offer: Offer, events: &mut impl Sink<Event>) {
        let (seat, partner) = (self.active(), offer.partner);
        let pair = offer.swap.expect("pieces are swapped at a settlement");
        let boat = self.take_boat(seat);
        let settlement = self.settlements.at_mut(boat.tile);
        settlement.settlers = settlement.settlers + offer.give - offer.take;
        let sailed =
            self.pieces.get(pair.theirs).expect("a piece on offer").place == Place::Boat(partner);
        let their_crew = if sailed { self.take_boat(partner).crew } else { Counts::NONE };
        self.secure(seat, pair.theirs, SecuredBy::Exchange, events);
        self.secure(partner, pair.mine, SecuredBy::Exchange, events);
        self.earn(seat, Feat::Circulation, events);
        self.agenda.push(Frame::Settled);
        self.go_ashore(partner, boat.tile, their_crew);
        self.go_ashore(seat, boat.tile, boat.crew - offer.give + offer.take);
        self.agenda.plan([Frame::Legends { seat }, Frame::Legends { seat: partner }]);
    }
}
