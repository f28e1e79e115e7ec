//! Every refusal as an English sentence, for programs that use these rules without a translation.
//!
//! A front end that speaks another language makes its own sentences from the enums. A test of
//! Emberwake compares its English with this one.

use kernel::{Cites, Seat};
use std::fmt;

use crate::draft::DraftProblem;
use crate::illegal::{Illegal, Question};
use crate::setup::SetupProblem;
use crate::tables::{BECALMED_ROUNDS, CREW_MAX, OFFERS_PER_TURN, PLAYERS_MAX, PLAYERS_MIN};
use crate::tribe::{Counts, Tribe};

impl Question {
    /// Returns the question as a prompt to the player.
    ///
    /// ```
    /// use emberwake_sea::Question;
    ///
    /// assert_eq!(Question::Fog.prompt(), "Cross the fog, or stay?");
    /// ```
    pub const fn prompt(self) -> &'static str {
        match self {
            Question::LastTurn => "Play your last turn, or skip it?",
            Question::Summon => "Summon the Vaal Er Num?",
            Question::Mover => "Move the Vaal, or sail?",
            Question::Launch => "Launch your boat",
            Question::Course => "Sail, or found a settlement?",
            Question::Wind => "Turn the wind?",
            Question::Side => "Choose which way the wind turns",
            Question::Onward => "Sail on, or stop here?",
            Question::Fog => "Cross the fog, or stay?",
            Question::LeaveBehind => "Leave a passenger for this step",
            Question::TrailSwap => "Swap a passenger for a trail pawn?",
            Question::Losses => "Choose which passengers to lose",
            Question::FoundHere => "Found a settlement here?",
            Question::Interact => "Choose what to do here",
            Question::AnswerDisclosure => "Show each other your components?",
            Question::AnswerOffer => "Accept the offer?",
            Question::AnswerCounter => "Accept the counteroffer?",
            Question::Claim => "Claim the emptied boat’s component?",
            Question::Disembark => "Choose who settles, returns to the pool or sails on",
            Question::Legend => "Choose three components for your legend",
        }
    }
}

impl Illegal {
    /// Returns the reason as a sentence to the player, without its rule.
    ///
    /// ```
    /// use emberwake_sea::Illegal;
    ///
    /// let sentence = "You’ve already attacked this turn.";
    /// assert_eq!(Illegal::AttackedAlready.sentence(), sentence);
    /// assert_eq!(Illegal::AttackedAlready.to_string(), format!("S10.8: {sentence}"));
    /// ```
    pub fn sentence(&self) -> String {
        match *self {
            Illegal::NotAsked(asked) => {
                format!("You’re being asked something else: “{}”.", asked.prompt())
            }
            Illegal::NotAnOrigin(from) => format!(
                "You can’t launch from ({from}). \
                 Launch from the Primordial Sea or a settlement you own."
            ),
            Illegal::OriginFull(from) => {
                format!("You can’t launch from ({from}): two boats are already there.")
            }
            Illegal::PayerNotAboard(tribe) => {
                format!("There is no {tribe} passenger aboard to pay for the wind.")
            }
            Illegal::PaymentSinks(tribe) => format!(
                "You can’t pay with a {tribe} passenger. \
                 Your boat must keep a passenger, and you must keep the majority."
            ),
            Illegal::LeaveNotAboard(tribe) => {
                format!("There is no {tribe} passenger aboard to leave as a trail.")
            }
            Illegal::OwnTrail(tribe) => format!(
                "The {tribe} pawns are your own. \
                 You can only take trail pawns of another tribe aboard."
            ),
            Illegal::NotInTrail(tribe) => {
                format!("You can’t take a {tribe} trail pawn aboard here now.")
            }
            Illegal::LossNumber { needed, named } => {
                let needed = count(needed, "passenger");
                format!("You must lose exactly {needed}; you named {named}.")
            }
            Illegal::LossNotAboard(lost) => {
                let lost = pawns(lost, "passenger");
                format!("You can’t lose {lost}: they aren’t all aboard your boat.")
            }
            Illegal::SettlersNotAboard(left) => {
                let left = pawns(left, "passenger");
                format!("You can’t leave {left}: they aren’t all aboard your boat.")
            }
            Illegal::NotLooseSettlers(taken) => {
                let taken = pawns(taken, "settler");
                format!("You can’t take {taken} aboard: they aren’t all loose settlers here.")
            }
            Illegal::TakesTooMany { left, taken } => {
                let (left, taken) = (count(left, "passenger"), count(taken, "settler"));
                format!("You leave {left}, so you can’t take {taken} in return.")
            }
            Illegal::NotAPartner(seat) => format!("You can’t deal with {} here.", people(seat)),
            Illegal::ExchangedAlready(seat) => {
                format!("You’ve already made an exchange with {} this turn.", people(seat))
            }
            Illegal::CounterPartner(seat) => format!(
                "A counteroffer must be between the same two players. It can’t name {}.",
                people(seat)
            ),
            Illegal::NoSuchPiece(handle) => format!("There is no boat {handle}."),
            Illegal::NotYourBoat(handle) => {
                format!("The active player must give the boat they sail, and that isn’t {handle}.")
            }
            Illegal::NotTheirBoat(handle) => format!(
                "At sea, the partner must give the boat they sail, and that isn’t {handle}."
            ),
            Illegal::NotOnOffer(handle) => format!(
                "Here the partner must give a secured, unrevealed component or their boat. \
                 {handle} is neither."
            ),
            Illegal::GiveNotAboard(given) => {
                let given = pawns(given, "passenger");
                format!("The active player can’t give {given}: they aren’t all aboard.")
            }
            Illegal::TakeNotAboard(taken) => {
                let taken = pawns(taken, "passenger");
                format!("The partner can’t give {taken}: they aren’t all aboard.")
            }
            Illegal::TakeNotSettlers(taken) => format!(
                "The partner can’t give {}, \
                 only loose settlers of their own tribe from this settlement.",
                pawns(taken, "settler")
            ),
            Illegal::TooManyAboard(seat) => {
                format!("The boat of {} can carry at most {CREW_MAX}.", people(seat))
            }
            Illegal::ExchangeSinks(seat) => format!(
                "The boat of {} must keep a passenger, and its captain must keep the majority.",
                people(seat)
            ),
            Illegal::AttackAfterExchange(seat) => format!(
                "You’ve made an exchange with {} this turn, so you can’t attack them.",
                people(seat)
            ),
            Illegal::AttackNumber { named, most: 1 } => {
                format!("You can only attack with 1 passenger, not {named}.")
            }
            Illegal::AttackNumber { named, most } => {
                format!("You can attack with 1 to {most} passengers, not {named}.")
            }
            Illegal::NotAshore(named) => {
                format!("The crew going ashore doesn’t have {}.", pawns(named, "passenger"))
            }
            Illegal::NotYourPiece(handle) => {
                format!("You don’t have {handle} as a secured, unrevealed component.")
            }
            Illegal::LuckAwaited => "Not yet. A random result comes first.".to_owned(),
            Illegal::GameOver => "The game is over.".to_owned(),
            Illegal::PaymentMissing => {
                "Turning the wind costs a passenger. Only the God of Winds turns it for free."
                    .to_owned()
            }
            Illegal::PaymentNeedless => {
                "The God of Winds turns the wind for free. Don’t name a passenger.".to_owned()
            }
            Illegal::NotArrived => {
                "Your boat entered no tile this turn, so you can only leave settlers.".to_owned()
            }
            Illegal::NoForeignSettlement => {
                "You can only leave settlers at another player’s settlement.".to_owned()
            }
            Illegal::SettledAlready => "You’ve already left settlers this turn.".to_owned(),
            Illegal::SettlesNobody => "Leave at least one passenger as a settler.".to_owned(),
            Illegal::TakingSinks => {
                "If you take settlers, your boat must stay afloat. This would sink it.".to_owned()
            }
            Illegal::DisclosedAlready => {
                "You’ve already offered to show components this turn.".to_owned()
            }
            Illegal::OffersSpent => "You have no offers left this turn.".to_owned(),
            Illegal::EmptyOffer => "This offer would change nothing.".to_owned(),
            Illegal::KindMissing => "Say which exchange you mean: “boats” for boat to boat, \
                 “settlement” for one at the settlement."
                .to_owned(),
            Illegal::KindNamed => {
                "In edition 1 of the rules, the location decides the kind of exchange, \
                 so an offer can’t name it."
                    .to_owned()
            }
            Illegal::CounterKind(_) => {
                "A counteroffer must be the same kind of exchange as the offer.".to_owned()
            }
            Illegal::CounterToCounter => {
                "You can only accept or decline a counteroffer.".to_owned()
            }
            Illegal::OfferLapsed => "This offer is no longer possible.".to_owned(),
            Illegal::SwapMissing => "An exchange at a settlement must swap components.".to_owned(),
            Illegal::NobodyToAttack => "There is no other boat here.".to_owned(),
            Illegal::AttackedAlready => "You’ve already attacked this turn.".to_owned(),
            Illegal::SafeHarbour => "You can’t attack at another player’s settlement.".to_owned(),
            Illegal::SailOnNoBoat => {
                "There is no boat left in the deck to sail on with.".to_owned()
            }
            Illegal::SailOnMajority => {
                "You wouldn’t have the majority among those who sail on.".to_owned()
            }
            Illegal::NotALegend => {
                "A legend is a character, a location and an action, in that order.".to_owned()
            }
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule(), self.sentence())
    }
}

impl SetupProblem {
    /// Returns the reason as a sentence, without its rule.
    ///
    /// ```
    /// use emberwake_sea::Setup;
    ///
    /// let problem = &Setup::new(2).problems()[0];
    /// assert_eq!(problem.sentence(), "This game is for 3 to 6 players, not 2.");
    /// ```
    pub fn sentence(&self) -> String {
        match self {
            SetupProblem::Players(players) => {
                format!("This game is for {PLAYERS_MIN} to {PLAYERS_MAX} players, not {players}.")
            }
            SetupProblem::FirstSeat(_) => {
                "The player who goes first must have a seat at this table.".to_owned()
            }
            SetupProblem::GodSeat(_) => {
                "The God of Winds must have a seat at this table.".to_owned()
            }
            SetupProblem::OffersPerTurn(offers) => {
                let (least, most) = OFFERS_PER_TURN;
                format!("Offers per turn must be {least} to {most}, not {offers}.")
            }
            SetupProblem::BecalmedRounds(rounds) => {
                let (least, most) = BECALMED_ROUNDS;
                format!("Becalmed rounds must be {least} to {most}, or off, not {rounds}.")
            }
            SetupProblem::Edition(edition) => format!(
                "Edition {edition} of the rules is unknown, or doesn’t have an option you chose."
            ),
            SetupProblem::Option(problem) => format!("{problem}."),
        }
    }
}

impl fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule(), self.sentence())
    }
}

/// The parts of a draft come from a program rather than from a person at a table, so only problems
/// of its setup cite a rule.
impl fmt::Display for DraftProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DraftProblem::Setup(problem) => problem.fmt(f),
            DraftProblem::Shape(what) => f.write_str(what),
            DraftProblem::Law(law) => law.fmt(f),
        }
    }
}

/// Returns the people of a seat. A move can name a seat that no table has.
fn people(seat: Seat) -> String {
    if seat.0 < PLAYERS_MAX {
        format!("the {} tribe", Tribe::of(seat))
    } else {
        format!("seat {seat}")
    }
}

/// Returns a number of things.
fn count(number: u8, thing: &str) -> String {
    if number == 1 { format!("1 {thing}") } else { format!("{number} {thing}s") }
}

/// Returns these pawns by tribe. Only the first tribe is followed by what they are.
fn pawns(crew: Counts, thing: &str) -> String {
    let mut tribes = crew.tribes();
    let Some(first) = tribes.next() else { return format!("no {thing}s") };
    let mut parts = vec![count(crew.get(first), &format!("{first} {thing}"))];
    parts.extend(tribes.map(|tribe| format!("{} {tribe}", crew.get(tribe))));
    match parts.pop() {
        Some(last) if !parts.is_empty() => format!("{} and {last}", parts.join(", ")),
        last => last.unwrap_or_default(),
    }
}
