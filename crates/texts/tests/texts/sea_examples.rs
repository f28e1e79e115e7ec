//! One example or more of everything that Sea can say. A new variant does not compile here until
//! it has an example.

use crate::examples::examples;
use kernel::Seat;
use kernel::options::{OptionProblem, OptionRefusal};
use sea::{
    Cell, Component, Counts, Direction, Event, ExchangeKind, Feat, Handle, Illegal, LossReason,
    Move, Myth, Offer, Outcome, Pair, Part, PassReason, Places, Question, Score, SecuredBy,
    SetupProblem, Side, SinkReason, TileKind, Tribe, Trigger,
};

const AT: Cell = Cell { x: 2, y: -1 };
const FROM: Cell = Cell { x: 1, y: -1 };

pub fn myth(number: u8) -> Myth {
    Myth::new(number).unwrap()
}

pub fn component(number: u8, part: Part) -> Component {
    Component::new(myth(number), part)
}

fn places(by_seat: &[u8]) -> Places {
    Places::new(by_seat).unwrap()
}

pub fn tribe(seat: u8) -> Tribe {
    Tribe::of(Seat(seat))
}

pub fn crew(counts: &str) -> Counts {
    Counts::read(counts).unwrap()
}

/// Counts that try the grammar: one, several, several tribes, all tribes.
pub fn crews() -> [Counts; 5] {
    [
        crew("blue:1"),
        crew("purple:3"),
        crew("red:2,blue:1"),
        crew("red:1,white:3"),
        crew("red:1,blue:1,green:2,yellow:1,purple:1,white:2"),
    ]
}

pub fn swap() -> Offer {
    Offer::swap(Seat(2), ExchangeKind::Boats, Handle(3), Handle(5))
}

/// Offers that give everything, only pieces, and only people.
pub fn offers() -> [Offer; 3] {
    [
        Offer {
            kind: Some(ExchangeKind::Settlement),
            give: crew("red:1"),
            take: crew("green:2"),
            ..swap()
        },
        swap(),
        Offer { swap: None, kind: None, give: crew("red:1"), ..swap() },
    ]
}

pub fn questions() -> Vec<Question> {
    examples!(Question {
        Question::LastTurn => [Question::LastTurn],
        Question::Summon => [Question::Summon],
        Question::Mover => [Question::Mover],
        Question::Launch => [Question::Launch],
        Question::Course => [Question::Course],
        Question::Wind => [Question::Wind],
        Question::Side => [Question::Side],
        Question::Onward => [Question::Onward],
        Question::Fog => [Question::Fog],
        Question::LeaveBehind => [Question::LeaveBehind],
        Question::TrailSwap => [Question::TrailSwap],
        Question::Losses => [Question::Losses],
        Question::FoundHere => [Question::FoundHere],
        Question::Interact => [Question::Interact],
        Question::AnswerDisclosure => [Question::AnswerDisclosure],
        Question::AnswerOffer => [Question::AnswerOffer],
        Question::AnswerCounter => [Question::AnswerCounter],
        Question::Claim => [Question::Claim],
        Question::Disembark => [Question::Disembark],
        Question::Legend => [Question::Legend],
    })
}

pub fn illegals() -> Vec<Illegal> {
    let tribe = tribe(4);
    let seat = Seat(1);
    let handle = Handle(7);
    let counts = crew("red:2,blue:1");
    examples!(Illegal {
        Illegal::NotAsked(_) => [Illegal::NotAsked(Question::Wind), Illegal::NotAsked(Question::Fog)],
        Illegal::LuckAwaited => [Illegal::LuckAwaited],
        Illegal::GameOver => [Illegal::GameOver],
        Illegal::NotAnOrigin(_) => [Illegal::NotAnOrigin(AT)],
        Illegal::OriginFull(_) => [Illegal::OriginFull(Cell::PRIMORDIAL)],
        Illegal::PayerNotAboard(_) => [Illegal::PayerNotAboard(tribe)],
        Illegal::PaymentSinks(_) => [Illegal::PaymentSinks(tribe)],
        Illegal::PaymentMissing => [Illegal::PaymentMissing],
        Illegal::PaymentNeedless => [Illegal::PaymentNeedless],
        Illegal::LeaveNotAboard(_) => [Illegal::LeaveNotAboard(tribe)],
        Illegal::OwnTrail(_) => [Illegal::OwnTrail(tribe)],
        Illegal::NotInTrail(_) => [Illegal::NotInTrail(tribe)],
        Illegal::LossNumber { .. } => [
            Illegal::LossNumber { needed: 1, named: 3 },
            Illegal::LossNumber { needed: 2, named: 0 },
        ],
        Illegal::LossNotAboard(_) => [Illegal::LossNotAboard(counts)],
        Illegal::NoForeignSettlement => [Illegal::NoForeignSettlement],
        Illegal::SettledAlready => [Illegal::SettledAlready],
        Illegal::SettlesNobody => [Illegal::SettlesNobody],
        Illegal::SettlersNotAboard(_) => [Illegal::SettlersNotAboard(counts)],
        Illegal::NotLooseSettlers(_) => [Illegal::NotLooseSettlers(counts)],
        Illegal::TakesTooMany { .. } => [
            Illegal::TakesTooMany { left: 1, taken: 2 },
            Illegal::TakesTooMany { left: 2, taken: 3 },
        ],
        Illegal::TakingSinks => [Illegal::TakingSinks],
        Illegal::NotAPartner(_) => [Illegal::NotAPartner(seat), Illegal::NotAPartner(Seat(200))],
        Illegal::DisclosedAlready => [Illegal::DisclosedAlready],
        Illegal::OffersSpent => [Illegal::OffersSpent],
        Illegal::ExchangedAlready(_) => [Illegal::ExchangedAlready(seat)],
        Illegal::EmptyOffer => [Illegal::EmptyOffer],
        Illegal::CounterPartner(_) => [Illegal::CounterPartner(seat)],
        Illegal::NotArrived => [Illegal::NotArrived],
        Illegal::KindMissing => [Illegal::KindMissing],
        Illegal::KindNamed => [Illegal::KindNamed],
        Illegal::CounterKind(_) => [Illegal::CounterKind(ExchangeKind::Boats)],
        Illegal::CounterToCounter => [Illegal::CounterToCounter],
        Illegal::OfferLapsed => [Illegal::OfferLapsed],
        Illegal::NoSuchPiece(_) => [Illegal::NoSuchPiece(handle)],
        Illegal::NotYourBoat(_) => [Illegal::NotYourBoat(handle)],
        Illegal::NotTheirBoat(_) => [Illegal::NotTheirBoat(handle)],
        Illegal::NotOnOffer(_) => [Illegal::NotOnOffer(handle)],
        Illegal::SwapMissing => [Illegal::SwapMissing],
        Illegal::GiveNotAboard(_) => [Illegal::GiveNotAboard(counts)],
        Illegal::TakeNotAboard(_) => [Illegal::TakeNotAboard(counts)],
        Illegal::TakeNotSettlers(_) => [Illegal::TakeNotSettlers(counts)],
        Illegal::TooManyAboard(_) => [Illegal::TooManyAboard(seat)],
        Illegal::ExchangeSinks(_) => [Illegal::ExchangeSinks(seat)],
        Illegal::NobodyToAttack => [Illegal::NobodyToAttack],
        Illegal::AttackedAlready => [Illegal::AttackedAlready],
        Illegal::SafeHarbour => [Illegal::SafeHarbour],
        Illegal::AttackAfterExchange(_) => [Illegal::AttackAfterExchange(seat)],
        Illegal::AttackNumber { .. } => [
            Illegal::AttackNumber { named: 0, most: 1 },
            Illegal::AttackNumber { named: 9, most: 4 },
        ],
        Illegal::NotAshore(_) => [Illegal::NotAshore(counts)],
        Illegal::SailOnNoBoat => [Illegal::SailOnNoBoat],
        Illegal::SailOnMajority => [Illegal::SailOnMajority],
        Illegal::NotYourPiece(_) => [Illegal::NotYourPiece(handle)],
        Illegal::NotALegend => [Illegal::NotALegend],
    })
}

pub fn setup_problems() -> Vec<SetupProblem> {
    let option = |why| SetupProblem::Option(OptionProblem { key: "feats", rule: "S13.2", why });
    examples!(SetupProblem {
        SetupProblem::Players(_) => [SetupProblem::Players(2), SetupProblem::Players(7)],
        SetupProblem::FirstSeat(_) => [SetupProblem::FirstSeat(Seat(5))],
        SetupProblem::GodSeat(_) => [SetupProblem::GodSeat(Seat(5))],
        SetupProblem::OffersPerTurn(_) => [SetupProblem::OffersPerTurn(0)],
        SetupProblem::BecalmedRounds(_) => [SetupProblem::BecalmedRounds(1)],
        SetupProblem::Edition(_) => [SetupProblem::Edition(1)],
        SetupProblem::Option(_) => [
            option(OptionRefusal::Range { found: 9, least: 1, most: 5 }),
            option(OptionRefusal::NoSeat(Seat(7))),
            option(OptionRefusal::Count { named: 1, players: 3 }),
            option(OptionRefusal::Twice("five")),
            option(OptionRefusal::Needs { key: "players", word: "4" }),
        ],
    })
}

pub fn triggers() -> Vec<Trigger> {
    examples!(Trigger {
        Trigger::Legends => [Trigger::Legends],
        Trigger::Tiles => [Trigger::Tiles],
        Trigger::Boats => [Trigger::Boats],
        Trigger::Becalmed => [Trigger::Becalmed],
        Trigger::Dead => [Trigger::Dead],
        Trigger::Table => [Trigger::Table],
    })
}

pub fn outcomes() -> Vec<Outcome> {
    examples!(Outcome {
        Outcome::God(_) => [Outcome::God(Seat(1))],
        Outcome::Direction(_) => [Outcome::Direction(Direction::SW)],
        Outcome::Distance(_) => [Outcome::Distance(2)],
        Outcome::Myth(_) => [Outcome::Myth(myth(0)), Outcome::Myth(myth(5))],
        Outcome::Boat(_) => [
            Outcome::Boat(component(1, Part::Character)),
            Outcome::Boat(component(2, Part::Action)),
        ],
        Outcome::Tile(_) => [Outcome::Tile(TileKind::Sea), Outcome::Tile(TileKind::Island)],
    })
}

pub fn moves() -> Vec<Move> {
    let tribe = tribe(1);
    let partner = Seat(2);
    let [few, many, two, _, all] = crews();
    let character = Handle(1);
    let location = Handle(2);
    let action = Handle(3);
    examples!(Move {
        Move::Play => [Move::Play],
        Move::Pass => [Move::Pass],
        Move::Summon => [Move::Summon],
        Move::Calm => [Move::Calm],
        Move::Vaal => [Move::Vaal],
        Move::Boat => [Move::Boat],
        Move::Launch(_) => [Move::Launch(Cell::PRIMORDIAL), Move::Launch(AT)],
        Move::Sail => [Move::Sail],
        Move::Found => [Move::Found],
        Move::KeepWind => [Move::KeepWind],
        Move::TurnWind(_) => [Move::TurnWind(Some(tribe)), Move::TurnWind(None)],
        Move::Side(_) => [Move::Side(Side::Clockwise), Move::Side(Side::Counterclockwise)],
        Move::Onward => [Move::Onward],
        Move::Stop => [Move::Stop],
        Move::Leave(_) => [Move::Leave(tribe)],
        Move::Relief(_) => [Move::Relief(tribe)],
        Move::Swap(_) => [Move::Swap(Some(tribe)), Move::Swap(None)],
        Move::Cross => [Move::Cross],
        Move::Stay => [Move::Stay],
        Move::Lose(_) => [Move::Lose(few), Move::Lose(all), Move::Lose(Counts::NONE)],
        Move::Settle { .. } => [
            Move::Settle { leave: many, take: few },
            Move::Settle { leave: two, take: Counts::NONE },
            Move::Settle { leave: Counts::NONE, take: Counts::NONE },
        ],
        Move::Disclose { .. } => [
            Move::Disclose { partner, pieces: Pair { mine: Handle(1), theirs: Handle(9) } },
        ],
        Move::Offer(_) => [Move::Offer(offers()[0]), Move::Offer(offers()[2])],
        Move::Counter(_) => [Move::Counter(offers()[1]), Move::Counter(offers()[2])],
        Move::Accept => [Move::Accept],
        Move::Decline => [Move::Decline],
        Move::Claim => [Move::Claim],
        Move::Attack(_) => [Move::Attack(1), Move::Attack(3)],
        Move::Done => [Move::Done],
        Move::Disembark { .. } => [
            Move::Disembark { settle: few, sail: two },
            Move::Disembark { settle: Counts::NONE, sail: Counts::NONE },
        ],
        Move::Legend { .. } => [Move::Legend { character, location, action }],
    })
}

pub fn events() -> Vec<Event> {
    let seat = Seat(1);
    let cell = AT;
    let handle = Handle(7);
    let tribe = tribe(4);
    let other = Seat(0);
    let [few, many, two, _, all] = crews();
    let direction = Direction::SW;
    let seen = component(3, Part::Action);
    let components = Part::ALL.map(|part| component(part as u8, part));
    let handles = [Handle(1), Handle(4), Handle(12)];
    let pieces = Pair { mine: Handle(3), theirs: Handle(5) };
    let score = Score { mythical: Some(1), legendary: 4, builders: 3, nomads: 12, area: 20 };
    let none = Counts::NONE;
    let terms = |offer: usize| Offer { partner: other, ..offers()[offer] };
    let sank = |home, why| Event::Sank { seat, cell, handle, home, why };
    let ashore = |settled, home, sailing| Event::Disembarked { seat, cell, settled, home, sailing };
    let offer = |from, to, counter, terms| Event::OfferMade { from, to, counter, terms };
    examples!(Event {
        Event::GodChosen { .. } => [Event::GodChosen { seat }],
        Event::RolledForFirst { .. } => [Event::RolledForFirst { seat, direction }],
        Event::FirstPlayer { .. } => [Event::FirstPlayer { seat }],
        Event::MythDrawn { .. } => [
            Event::MythDrawn { seat, myth: None },
            Event::MythDrawn { seat, myth: Some(myth(2)) },
        ],
        Event::BoatDrawn { .. } => [
            Event::BoatDrawn { seat, handle, component: None, left: 2 },
            Event::BoatDrawn { seat, handle, component: Some(seen), left: 1 },
            Event::BoatDrawn { seat, handle, component: Some(seen), left: 0 },
        ],
        Event::TurnBegan { .. } => [
            Event::TurnBegan { seat, turn: 9, last: false },
            Event::TurnBegan { seat, turn: 9, last: true },
        ],
        Event::Passed { .. } => [
            Event::Passed { seat, why: PassReason::Chosen },
            Event::Passed { seat, why: PassReason::NoBoat },
            Event::Passed { seat, why: PassReason::NoCrew },
            Event::Passed { seat, why: PassReason::NoOrigin },
        ],
        Event::VaalSummoned { .. } => [Event::VaalSummoned { seat, cell: Cell::PRIMORDIAL }],
        Event::VaalMoved { .. } => [Event::VaalMoved { from: FROM, to: AT }],
        Event::VaalStopped { .. } => [Event::VaalStopped { cell }],
        Event::Launched { .. } => [
            Event::Launched { seat, cell: Cell::PRIMORDIAL, handle, crew: many },
            Event::Launched { seat, cell, handle, crew: many },
        ],
        Event::WindPaid { .. } => [
            Event::WindPaid { seat, paid: Some(tribe) },
            Event::WindPaid { seat, paid: None },
        ],
        Event::DirectionRolled { .. } => [Event::DirectionRolled { seat, direction }],
        Event::DistanceRolled { .. } => [Event::DistanceRolled { seat, distance: 2 }],
        Event::WindTurned { .. } => [
            Event::WindTurned { from: Direction::NE, to: Direction::E },
            Event::WindTurned { from: Direction::E, to: Direction::E },
        ],
        Event::TileLaid { .. } => [
            Event::TileLaid { cell, kind: TileKind::Island, left: 30 },
            Event::TileLaid { cell, kind: TileKind::Sea, left: 1 },
            Event::TileLaid { cell, kind: TileKind::Fog, left: 0 },
        ],
        Event::MapEnds { .. } => [Event::MapEnds { seat, cell }],
        Event::CrowdMet { .. } => [
            Event::CrowdMet { seat, cell, steps: 1 },
            Event::CrowdMet { seat, cell, steps: 3 },
        ],
        Event::FogMet { .. } => [Event::FogMet { seat, cell }],
        Event::StayedBeforeFog { .. } => [Event::StayedBeforeFog { seat, cell }],
        Event::Stopped { .. } => [Event::Stopped { seat, cell }],
        Event::StormRolled { .. } => [Event::StormRolled { seat, distance: 3 }],
        Event::Sailed { .. } => [
            Event::Sailed { seat, from: FROM, to: AT, fog: false },
            Event::Sailed { seat, from: FROM, to: AT, fog: true },
        ],
        Event::TrailLeft { .. } => [Event::TrailLeft { seat, cell, tribe }],
        Event::Relieved { .. } => [Event::Relieved { seat, cell, taken: tribe }],
        Event::TrailSwapped { .. } => [Event::TrailSwapped { seat, cell, taken: tribe }],
        Event::Lost { .. } => [
            Event::Lost { seat, lost: few, why: LossReason::Crowd },
            Event::Lost { seat, lost: many, why: LossReason::Fog },
            Event::Lost { seat, lost: two, why: LossReason::Storm },
            Event::Lost { seat, lost: all, why: LossReason::Battle },
        ],
        Event::Sank { .. } => [
            sank(none, SinkReason::Empty),
            sank(two, SinkReason::NoMajority),
            sank(many, SinkReason::Vaal),
        ],
        Event::Founded { .. } => [
            Event::Founded { seat, cell, home: 1 },
            Event::Founded { seat, cell, home: 3 },
        ],
        Event::Docked { .. } => [Event::Docked { seat, cell, handle }],
        Event::Secured { .. } => [
            Event::Secured { seat, handle, how: SecuredBy::Founding },
            Event::Secured { seat, handle, how: SecuredBy::Docking },
            Event::Secured { seat, handle, how: SecuredBy::Exchange },
            Event::Secured { seat, handle, how: SecuredBy::Battle },
        ],
        Event::Disembarked { .. } => [
            ashore(few, none, none),
            ashore(none, two, none),
            ashore(all, few, many),
        ],
        Event::SailedOn { .. } => [Event::SailedOn { seat, cell, handle, crew: two }],
        Event::SettlersLeft { .. } => [
            Event::SettlersLeft { seat, cell, left: many, taken: none },
            Event::SettlersLeft { seat, cell, left: two, taken: few },
        ],
        Event::TakenOver { .. } => [
            Event::TakenOver { cell, from: seat, to: other, heads: 0 },
            Event::TakenOver { cell, from: other, to: seat, heads: 1 },
            Event::TakenOver { cell, from: other, to: seat, heads: 3 },
        ],
        Event::DisclosureProposed { .. } => [
            Event::DisclosureProposed { seat, partner: other, pieces },
        ],
        Event::DisclosureAnswered { .. } => [
            Event::DisclosureAnswered { seat, partner: other, accepted: true },
            Event::DisclosureAnswered { seat, partner: other, accepted: false },
        ],
        Event::PieceSeen { .. } => [Event::PieceSeen { seat, handle, component: seen }],
        Event::OfferMade { .. } => [
            offer(seat, other, false, None),
            offer(seat, other, false, Some(terms(0))),
            offer(seat, other, false, Some(terms(2))),
            offer(other, seat, true, None),
            offer(other, seat, true, Some(terms(1))),
        ],
        Event::OfferDeclined { .. } => [
            Event::OfferDeclined { from: seat, to: other, counter: false },
            Event::OfferDeclined { from: other, to: seat, counter: true },
        ],
        Event::Exchanged { .. } => [
            Event::Exchanged { seat, cell, terms: terms(0), at_settlement: false },
            Event::Exchanged { seat, cell, terms: terms(1), at_settlement: true },
        ],
        Event::Attacked { .. } => [
            Event::Attacked { attacker: seat, defender: other, cell, count: 1 },
            Event::Attacked { attacker: other, defender: seat, cell, count: 3 },
        ],
        Event::BattleWon { .. } => [
            Event::BattleWon { winner: seat, loser: other, cell, handle },
        ],
        Event::Claimed { .. } => [Event::Claimed { winner: seat, loser: other, handle }],
        Event::ClaimDeclined { .. } => [
            Event::ClaimDeclined { winner: seat, loser: other, handle },
        ],
        Event::LegendDisclosed { .. } => [
            Event::LegendDisclosed { seat, nth: 0, handles, components, choice: false },
            Event::LegendDisclosed { seat, nth: 2, handles, components, choice: true },
        ],
        Event::FeatEarned { .. } => [
            Event::FeatEarned { seat, feat: Feat::Storm },
            Event::FeatEarned { seat, feat: Feat::Battle },
            Event::FeatEarned { seat, feat: Feat::Fog },
            Event::FeatEarned { seat, feat: Feat::Circulation },
            Event::FeatEarned { seat, feat: Feat::Pollinisation },
        ],
        Event::EndTriggered { .. } => [
            Event::EndTriggered { why: Trigger::Legends },
            Event::EndTriggered { why: Trigger::Tiles },
            Event::EndTriggered { why: Trigger::Boats },
            Event::EndTriggered { why: Trigger::Becalmed },
            Event::EndTriggered { why: Trigger::Dead },
            Event::EndTriggered { why: Trigger::Table },
        ],
        Event::TurnEnded { .. } => [Event::TurnEnded { seat }],
        Event::Scored { .. } => [
            Event::Scored { seat, myth: myth(4), score },
            Event::Scored { seat, myth: myth(4), score: Score { mythical: None, ..score } },
        ],
        Event::MythPieceShown { .. } => [
            Event::MythPieceShown { seat, handle, component: seen },
        ],
        Event::TieRolled { .. } => [Event::TieRolled { seat, direction, distance: 3 }],
        Event::TieRemoved { .. } => [
            Event::TieRemoved { cell, trail: none, settlers: none },
            Event::TieRemoved { cell, trail: two, settlers: none },
            Event::TieRemoved { cell, trail: none, settlers: few },
            Event::TieRemoved { cell, trail: few, settlers: many },
        ],
        Event::TieLeft { .. } => [Event::TieLeft { seats: 0b11 }],
        Event::GameOver { .. } => [
            Event::GameOver { places: places(&[0, 0, 0]) },
            Event::GameOver { places: places(&[1, 2, 3]) },
            Event::GameOver { places: places(&[1, 1, 3]) },
        ],
    })
}
