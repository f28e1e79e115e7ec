//! Talks (S10.2 to S10.7): disclosure, offers, answers, and the exchange itself.
//!
//! One function, [`Sea::check_offer`], checks an offer when it is listed, made, countered and
//! accepted.

use kernel::{Seat, Sink};

use crate::Event;
use crate::agenda::Frame;
use crate::edition::{BOATS_MEET_ANYWHERE, NEW_BOATS_WAIT};
use crate::event::{Feat, SecuredBy};
use crate::illegal::{Illegal, Question};
use crate::moves::{ExchangeKind, Move, Offer, Pair};
use crate::pieces::{Handle, PiecePlace};
use crate::state::Sea;
use crate::tables::CREW_MAX;
use crate::tribe::{Counts, Tribe};

impl Sea {
    /// Returns `true` if the active player can talk to anyone here about anything.
    pub(crate) fn can_talk(&self) -> bool {
        let open = self.talks.offers_left > 0 || !self.talks.disclosed;
        open && self.talks.concluded.is_none()
            && self.check_arrived().is_ok()
            && ExchangeKind::ALL.into_iter().any(|kind| self.has_partner(kind))
    }

    fn has_partner(&self, kind: ExchangeKind) -> bool {
        self.partners(kind).any(|seat| self.given_by(kind, seat).next().is_some())
    }

    /// S10.2: returns the possible partners. Boat to boat, that is the other captain; at another
    /// player's settlement, any other player with settlers there. In edition 1, boats that meet at
    /// a settlement can't exchange anything.
    fn partners(&self, kind: ExchangeKind) -> impl Iterator<Item = Seat> + use<> {
        let harbour = self.harbour();
        let set = match kind {
            ExchangeKind::Boats if harbour.is_some() && !self.setup.has(BOATS_MEET_ANYWHERE) => 0,
            ExchangeKind::Boats => self.neighbor().map_or(0, |seat| 1 << seat.0),
            ExchangeKind::Settlement => harbour.map_or(0, |settlement| {
                let settled = self.seats().filter(|&seat| Sea::has_settlers(settlement, seat));
                settled.fold(0u8, |set, seat| set | 1 << seat.0) & !(1 << self.active().0)
            }),
        };
        self.seats().filter(move |seat| set & (1 << seat.0) != 0)
    }

    fn is_partner(&self, kind: ExchangeKind, seat: Seat) -> bool {
        self.partners(kind).any(|partner| partner == seat)
    }

    /// Returns the pieces that a seat could give in an exchange of this kind. There are none if the
    /// seat isn't a partner.
    pub(crate) fn on_offer(&self, kind: ExchangeKind, seat: Seat) -> impl Iterator<Item = Handle> {
        let partner = self.is_partner(kind, seat).then_some(seat);
        partner.into_iter().flat_map(move |partner| self.given_by(kind, partner))
    }

    /// Returns the pieces that a partner could give in an exchange of this kind: boat to boat their
    /// boat (S10.5), at a settlement also their undisclosed secured pieces (S10.6).
    fn given_by(&self, kind: ExchangeKind, partner: Seat) -> impl Iterator<Item = Handle> {
        let ashore = kind == ExchangeKind::Settlement;
        let here = self.boat(partner).is_some_and(|boat| boat.tile == self.active_boat().tile);
        let given = self.pieces.all().iter().filter(move |piece| {
            (ashore && piece.place == PiecePlace::Secured(partner))
                || (here && piece.place == PiecePlace::Boat(partner))
        });
        given.map(|piece| piece.handle)
    }

    /// Returns the kind of exchange of an offer. In edition 1 offers name none, and the place
    /// decides.
    fn kind_of(&self, offer: &Offer) -> Result<ExchangeKind, Illegal> {
        match (self.setup.names_kinds(), offer.kind) {
            (true, kind) => kind.ok_or(Illegal::KindMissing),
            (false, Some(_)) => Err(Illegal::KindNamed),
            (false, None) if self.harbour().is_some() => Ok(ExchangeKind::Settlement),
            (false, None) => Ok(ExchangeKind::Boats),
        }
    }

    pub(crate) fn list_talks(&self, moves: &mut impl Sink<Move>) {
        if !self.can_talk() {
            return;
        }
        if !self.talks.disclosed {
            self.each_disclosure(|partner, pieces| moves.put(Move::Disclose { partner, pieces }));
        }
        if self.talks.offers_left > 0 {
            self.each_offer(None, None, |offer| moves.put(Move::Offer(offer)));
        }
    }

    /// Calls `each` with every pair of pieces that the active player and a partner here could show
    /// each other. A boat that both kinds of exchange offer is named once.
    fn each_disclosure(&self, mut each: impl FnMut(Seat, Pair)) {
        let mine = self.boat_piece(self.active());
        for partner in self.seats() {
            let ashore = self.is_partner(ExchangeKind::Settlement, partner);
            let kind = if ashore { ExchangeKind::Settlement } else { ExchangeKind::Boats };
            for theirs in self.on_offer(kind, partner) {
                each(partner, Pair { mine, theirs });
            }
        }
    }

    /// Calls `each` with the listed offers to one partner or all, of one kind or both: to swap
    /// pieces, to swap pieces and one passenger on top, and boat to boat one passenger for another.
    /// All others are free-form moves.
    fn each_offer(
        &self,
        only: Option<Seat>,
        only_kind: Option<ExchangeKind>,
        mut each: impl FnMut(Offer),
    ) {
        let mine = self.boat_piece(self.active());
        let named = self.setup.names_kinds();
        for kind in ExchangeKind::ALL {
            if only_kind.is_some_and(|wanted| wanted != kind) {
                continue;
            }
            let partners = self.partners(kind);
            for partner in partners.filter(|&seat| only.is_none_or(|wanted| wanted == seat)) {
                let kind_named = named.then_some(kind);
                for theirs in self.given_by(kind, partner) {
                    let swap = Pair { mine, theirs };
                    self.each_offer_about(kind, swap, partner, |swap, give, take| {
                        each(Offer { partner, kind: kind_named, swap, give, take });
                    });
                }
            }
        }
    }

    /// Calls `each` with the listed offers to one partner about one pair of pieces.
    fn each_offer_about(
        &self,
        kind: ExchangeKind,
        pieces: Pair,
        partner: Seat,
        mut each: impl FnMut(Option<Pair>, Counts, Counts),
    ) {
        let crew = self.active_boat().crew;
        let theirs = self.givable(kind, partner);
        // The pieces are on offer, so only the passengers differ.
        let mut list = |swap, give, take| {
            if self.check_passengers(kind, partner, swap, give, take).is_ok() {
                each(swap, give, take);
            }
        };
        list(Some(pieces), Counts::NONE, Counts::NONE);
        for tribe in crew.tribes() {
            list(Some(pieces), Counts::of(tribe, 1), Counts::NONE);
        }
        for tribe in theirs.tribes() {
            list(Some(pieces), Counts::NONE, Counts::of(tribe, 1));
        }
        if kind == ExchangeKind::Boats {
            for given in crew.tribes() {
                for taken in theirs.tribes().filter(|&taken| taken != given) {
                    list(None, Counts::of(given, 1), Counts::of(taken, 1));
                }
            }
        }
    }

    /// Returns the listed offers with one partner, for imagining terms that only the two parties
    /// know.
    pub(crate) fn plain_offers(&self, partner: Seat) -> Vec<Offer> {
        let mut offers = Vec::new();
        self.each_offer(Some(partner), None, |offer| offers.push(offer));
        offers
    }

    /// Returns the pawns that a partner here could give.
    pub(crate) fn givable(&self, kind: ExchangeKind, partner: Seat) -> Counts {
        match kind {
            ExchangeKind::Boats => self.boat(partner).map_or(Counts::NONE, |boat| boat.crew),
            ExchangeKind::Settlement => {
                let settlers = self.harbour().map_or(Counts::NONE, |place| place.settlers);
                settlers.only(Tribe::of(partner))
            }
        }
    }

    /// S10.4 to S10.6: checks whether an exchange is possible now, and returns its kind.
    pub(crate) fn check_offer(&self, offer: &Offer) -> Result<ExchangeKind, Illegal> {
        let kind = self.kind_of(offer)?;
        self.check_terms(kind, offer.partner, offer.swap, offer.give, offer.take)?;
        Ok(kind)
    }

    fn check_terms(
        &self,
        kind: ExchangeKind,
        partner: Seat,
        swap: Option<Pair>,
        give: Counts,
        take: Counts,
    ) -> Result<(), Illegal> {
        if !self.is_partner(kind, partner) {
            return Err(Illegal::NotAPartner(partner));
        }
        if let Some(pair) = swap {
            self.check_pair(&[kind], partner, pair)?;
        }
        self.check_passengers(kind, partner, swap, give, take)
    }

    /// S10.5, S10.6: whether these passengers can change sides between partners.
    fn check_passengers(
        &self,
        kind: ExchangeKind,
        partner: Seat,
        swap: Option<Pair>,
        give: Counts,
        take: Counts,
    ) -> Result<(), Illegal> {
        if !self.active_boat().crew.contains(give) {
            return Err(Illegal::GiveNotAboard(give));
        }
        match kind {
            ExchangeKind::Boats if swap.is_none() && give == take => Err(Illegal::EmptyOffer),
            ExchangeKind::Boats => self.check_crews(partner, give, take),
            ExchangeKind::Settlement if swap.is_none() => Err(Illegal::SwapMissing),
            ExchangeKind::Settlement => self.check_payment(partner, give, take),
        }
    }

    /// S10.5: checks that each boat keeps 1 to 7 passengers and its majority.
    fn check_crews(&self, partner: Seat, give: Counts, take: Counts) -> Result<(), Illegal> {
        let crew = self.active_boat().crew;
        let theirs = self.givable(ExchangeKind::Boats, partner);
        if !theirs.contains(take) {
            return Err(Illegal::TakeNotAboard(take));
        }
        let after = [(self.active(), crew - give + take), (partner, theirs - take + give)];
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

    /// S10.6: checks that the crew doesn't exceed 7. Its majority no longer matters.
    fn check_payment(&self, partner: Seat, give: Counts, take: Counts) -> Result<(), Illegal> {
        if !self.givable(ExchangeKind::Settlement, partner).contains(take) {
            return Err(Illegal::TakeNotSettlers(take));
        }
        if (self.active_boat().crew - give + take).total() > CREW_MAX {
            return Err(Illegal::TooManyAboard(self.active()));
        }
        Ok(())
    }

    /// Checks that the two players can offer these pieces in one of these kinds of exchange.
    fn check_pair(&self, kinds: &[ExchangeKind], partner: Seat, pair: Pair) -> Result<(), Illegal> {
        for handle in [pair.mine, pair.theirs] {
            if self.pieces.get(handle).is_none() {
                return Err(Illegal::NoSuchPiece(handle));
            }
        }
        if self.boat_piece(self.active()) != pair.mine {
            return Err(Illegal::NotYourBoat(pair.mine));
        }
        let offered = |&kind: &ExchangeKind| self.on_offer(kind, partner).any(|h| h == pair.theirs);
        if kinds.iter().any(offered) {
            Ok(())
        } else if kinds.contains(&ExchangeKind::Settlement) && self.harbour().is_some() {
            Err(Illegal::NotOnOffer(pair.theirs))
        } else {
            Err(Illegal::NotTheirBoat(pair.theirs))
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
        self.check_arrived()?;
        self.check_not_concluded()?;
        if self.talks.disclosed {
            return Err(Illegal::DisclosedAlready);
        }
        if !ExchangeKind::ALL.into_iter().any(|kind| self.is_partner(kind, partner)) {
            return Err(Illegal::NotAPartner(partner));
        }
        self.check_pair(&ExchangeKind::ALL, partner, pieces)?;
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

    /// S10.3: if accepted, each player sees the other's piece at the same moment. It binds no one.
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

    /// Lets a seat legally see a piece, which it remembers as long as the piece can be followed
    /// (S10.7). A piece it has already seen isn't reported again.
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
        self.check_arrived()?;
        self.check_not_concluded()?;
        if self.talks.offers_left == 0 {
            return Err(Illegal::OffersSpent);
        }
        self.check_offer(&offer)?;
        self.agenda.pop();
        self.talks.offers_left -= 1;
        self.talks.messages += 1;
        let from = self.active();
        let partner = offer.partner;
        events.put(Event::OfferMade { from, to: partner, counter: false, terms: Some(offer) });
        self.agenda.push(Frame::AnswerOffer { partner, terms: Some(offer) });
        Ok(())
    }

    /// Lists accepting, declining and the simple counteroffers.
    pub(crate) fn list_answer_offer(&self, offer: &Offer, moves: &mut impl Sink<Move>) {
        if self.check_offer(offer).is_ok() {
            moves.put(Move::Accept);
        }
        moves.put(Move::Decline);
        // S10.4: a counteroffer is of the same kind as the offer.
        self.each_offer(Some(offer.partner), offer.kind, |counter| {
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
        let seat = self.active();
        let partner = offer.partner;
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
                if let Some(kind) = counter.kind.filter(|_| counter.kind != offer.kind) {
                    return Err(Illegal::CounterKind(kind));
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
                let from = offer.partner;
                let to = self.active();
                events.put(Event::OfferDeclined { from, to, counter: true });
            }
            Move::Counter(_) | Move::Offer(_) => return Err(Illegal::CounterToCounter),
            _ => return Err(Illegal::NotAsked(Question::AnswerCounter)),
        }
        self.talks.messages += 1;
        Ok(())
    }

    /// S10.4: checks the offer once more, then carries it out as a whole.
    fn accept(&mut self, offer: Offer, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        let kind = self.check_offer(&offer).map_err(|_| Illegal::OfferLapsed)?;
        self.agenda.pop();
        self.talks.concluded = Some(offer.partner);
        let at_settlement = kind == ExchangeKind::Settlement;
        let seat = self.active();
        let cell = self.chart.cell(self.active_boat().tile);
        events.put(Event::Exchanged { seat, cell, terms: offer, at_settlement });
        if at_settlement {
            self.exchange_ashore(offer, events);
        } else {
            self.exchange_at_sea(offer, events);
        }
        Ok(())
    }

    /// S10.5: the boats swap components and passengers; nothing is secured.
    fn exchange_at_sea(&mut self, offer: Offer, events: &mut impl Sink<Event>) {
        let seat = self.active();
        let partner = offer.partner;
        let mine = self.crew();
        let theirs = self.givable(ExchangeKind::Boats, partner);
        self.set_crew(seat, mine - offer.give + offer.take);
        self.set_crew(partner, theirs - offer.take + offer.give);
        if let Some(pair) = offer.swap {
            self.pieces.get_mut(pair.mine).place = PiecePlace::Boat(partner);
            self.pieces.get_mut(pair.theirs).place = PiecePlace::Boat(seat);
            self.look_at(seat, pair.theirs, events);
            self.look_at(partner, pair.mine, events);
        }
    }

    /// S10.6: secures both pieces, and removes the boats that were given from the board.
    fn exchange_ashore(&mut self, offer: Offer, events: &mut impl Sink<Event>) {
        let seat = self.active();
        let partner = offer.partner;
        let pair = offer.swap.expect("pieces are swapped at a settlement");
        let boat = self.take_boat(seat);
        let settlement = self.settlements.at_mut(boat.tile);
        settlement.settlers = settlement.settlers + offer.give - offer.take;
        let sailed = self.pieces.get(pair.theirs).expect("a piece on offer").place
            == PiecePlace::Boat(partner);
        let their_crew = if sailed { self.take_boat(partner).crew } else { Counts::NONE };
        self.secure(seat, pair.theirs, SecuredBy::Exchange, events);
        self.secure(partner, pair.mine, SecuredBy::Exchange, events);
        self.earn(seat, Feat::Circulation, events);
        if self.setup.has(NEW_BOATS_WAIT) {
            self.depart_for_good();
        }
        self.agenda.push(Frame::Settled);
        self.go_ashore(partner, boat.tile, their_crew);
        self.go_ashore(seat, boat.tile, boat.crew - offer.give + offer.take);
        self.agenda.plan([Frame::Legends { seat }, Frame::Legends { seat: partner }]);
    }

    /// Cancels the plans for a boat that has left the board, so that a crew that sails on neither
    /// meets anyone nor docks (S7.4).
    fn depart_for_good(&mut self) {
        for planned in [Frame::Meeting, Frame::Dock] {
            debug_assert_eq!(self.agenda.top(), planned, "an exchange interrupts a meeting");
            self.agenda.pop();
        }
    }
}
