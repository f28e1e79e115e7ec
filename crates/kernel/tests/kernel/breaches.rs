//! Games that break one law each: the contract suite must catch all of them.

use crate::toy::{Dice, No, Pennies, Seen, Table, Take, Taken, Throw, Wild};
use kernel::contract::{Probe, check};
use kernel::{Draw, Game, Layout, Luck, OutcomeError, Seat, Sink, Standing, Turn, Viewer};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The ways in which [`Broken`] differs from the toy.
const NOTHING: u8 = 0;
const PLAYS_UNLISTED: u8 = 1;
const REFUSES_LISTED: u8 = 2;
const CHANGES_ON_REFUSAL: u8 = 3;
const LEAKS: u8 = 4;
const ASKS_IDLY: u8 = 5;
const LOSES_MATERIAL: u8 = 6;
const NEVER_ENDS: u8 = 7;
const SAMPLES_UNLISTED: u8 = 8;
const EARLY_STANDING: u8 = 9;
const LEGAL_MOVES_LEAK: u8 = 10;
const JSON_FORGETS_VIEWS: u8 = 11;
const JSON_FORGETS_EVENTS: u8 = 12;
const DENIES_SECRETS: u8 = 13;
const SAMPLES_OUT_OF_ORDER: u8 = 14;
const SAMPLES_MOVES_OUT_OF_ORDER: u8 = 15;

/// The toy with one fault.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Broken<const FAULT: u8>(Pennies);

impl<const FAULT: u8> Game for Broken<FAULT> {
    const NAME: &'static str = "broken";
    const EDITION: u8 = 1;
    const TURN_RULE: &'static str = "T1";
    const HAS_SECRETS: bool = FAULT != DENIES_SECRETS;
    type Setup = Table;
    type SetupProblem = No;
    type Move = Take;
    type Outcome = Throw;
    type Event = Taken;
    type Illegal = No;
    type View = Seen;

    fn start(setup: &Table) -> Result<Self, Vec<No>> {
        Pennies::start(setup).map(Broken)
    }

    fn players(&self) -> u8 {
        2
    }

    fn turns(&self) -> u32 {
        self.0.turns()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn legal_moves(&self, sink: &mut impl Sink<Take>) {
        match FAULT {
            ASKS_IDLY if self.turn() == Turn::Seat(Seat(1)) => sink.put(Take(1)),
            LEGAL_MOVES_LEAK
                if self.turn() == Turn::Seat(Seat(1)) && self.0.heads == Some(true) =>
            {
                sink.put(Take(2));
                sink.put(Take(1));
            }
            _ => self.0.legal_moves(sink),
        }
    }

    fn sample_move(&self, luck: &mut impl Luck, scratch: &mut Vec<Take>) -> Take {
        scratch.clear();
        self.legal_moves(scratch);
        if FAULT == SAMPLES_MOVES_OUT_OF_ORDER {
            scratch.reverse();
        }
        scratch[luck.below(scratch.len() as u32) as usize]
    }

    fn play(&mut self, mv: Take, events: &mut impl Sink<Taken>) -> Result<(), No> {
        let seat = matches!(self.turn(), Turn::Seat(_));
        match FAULT {
            PLAYS_UNLISTED if seat && mv == Take(3) => return Ok(()),
            REFUSES_LISTED if seat && mv == Take(2) => return Err(No),
            CHANGES_ON_REFUSAL if seat && mv.0 > 2 => {
                self.0.turn = 1 - self.0.turn;
                return Err(No);
            }
            NEVER_ENDS if seat && (1..=2).contains(&mv.0) => {
                self.0.turn = 1 - self.0.turn;
                return Ok(());
            }
            _ => {}
        }
        self.0.play(mv, events)
    }

    fn outcomes(&self, sink: &mut impl Sink<(Throw, u32)>) {
        match FAULT {
            SAMPLES_UNLISTED if self.turn() == Turn::Chance => sink.put((Throw(true), 1)),
            _ => self.0.outcomes(sink),
        }
    }

    fn resolve(
        &mut self,
        outcome: Throw,
        events: &mut impl Sink<Taken>,
    ) -> Result<(), OutcomeError> {
        self.0.resolve(outcome, events)
    }

    fn sample(&self, luck: &mut impl Luck) -> Throw {
        let Throw(heads) = self.0.sample(luck);
        Throw(heads != (FAULT == SAMPLES_OUT_OF_ORDER))
    }

    fn draw(&self) -> Draw {
        self.0.draw()
    }

    fn layout(&self, deck: u8) -> Layout {
        self.0.layout(deck)
    }

    fn card(&self, kind: u8) -> Throw {
        self.0.card(kind)
    }

    fn view(&self, viewer: Viewer) -> Seen {
        let mut view = self.0.view(viewer);
        if FAULT == LEAKS {
            view.pennies += u8::from(self.0.heads == Some(true)) * 100;
        }
        if FAULT == JSON_FORGETS_VIEWS {
            view.forgotten = view.turn;
        }
        view
    }

    fn witness(event: &Taken, viewer: Viewer) -> Option<Taken> {
        let forgotten = u8::from(FAULT == JSON_FORGETS_EVENTS && viewer == Viewer::Spectator);
        Pennies::witness(event, viewer).map(|event| Taken { forgotten, ..event })
    }

    fn imagine(view: &Seen, luck: &mut impl Luck) -> Self {
        let mut view = view.clone();
        view.pennies %= 100;
        Broken(Pennies::imagine(&view, luck))
    }

    fn standing(&self) -> Option<Standing> {
        match FAULT {
            EARLY_STANDING => Some(Standing::by_key(2, |seat| seat)),
            _ => self.0.standing(),
        }
    }

    fn audit(&self) -> Result<(), kernel::AuditError> {
        match FAULT {
            LOSES_MATERIAL if self.0.pennies < 5 => {
                Err(kernel::AuditError::new("pennies are missing"))
            }
            _ => self.0.audit(),
        }
    }
}

impl<const FAULT: u8> Probe<Broken<FAULT>> for Wild {
    fn some_move(&self, luck: &mut dyn Luck) -> Take {
        Probe::<Pennies>::some_move(self, luck)
    }

    fn some_outcome(&self, luck: &mut dyn Luck) -> Throw {
        Probe::<Pennies>::some_outcome(self, luck)
    }
}

/// Returns the suite's verdict on a game with this fault.
fn verdict<const FAULT: u8>() -> Result<(), String> {
    let run =
        || check::<Broken<FAULT>>(&[Table { pennies: 12 }], 12, 200, &Wild, &mut Dice(3)).assert();
    catch_unwind(AssertUnwindSafe(run)).map_err(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        text.or_else(|| panic.downcast_ref::<&str>().map(|text| text.to_string()))
            .unwrap_or_default()
    })
}

#[test]
fn the_contract_catches_each_breach_and_names_it() {
    assert_eq!(verdict::<NOTHING>(), Ok(()));
    let caught = [
        (verdict::<PLAYS_UNLISTED>(), "was played and is not listed"),
        (verdict::<REFUSES_LISTED>(), "is listed and refused"),
        (verdict::<CHANGES_ON_REFUSAL>(), "changed something"),
        (verdict::<LEAKS>(), "sees more than they may"),
        (verdict::<ASKS_IDLY>(), "a decision with one answer is asked"),
        (verdict::<LOSES_MATERIAL>(), "material is not conserved"),
        (verdict::<NEVER_ENDS>(), "a random game ends within"),
        (verdict::<SAMPLES_UNLISTED>(), "one number is drawn, among as many as the list has"),
        (verdict::<SAMPLES_OUT_OF_ORDER>(), "0 of 2 is sampled differently"),
        (verdict::<SAMPLES_MOVES_OUT_OF_ORDER>(), "move 0 of the list is sampled differently"),
        (verdict::<EARLY_STANDING>(), "only the end has a standing"),
        (verdict::<LEGAL_MOVES_LEAK>(), "legal moves tell a secret"),
        (verdict::<DENIES_SECRETS>(), "a game without secrets hides some"),
        (verdict::<JSON_FORGETS_VIEWS>(), "\"turn\":1}\n"),
        (verdict::<JSON_FORGETS_EVENTS>(), "JSON loses something: {\"pennies\":"),
    ];
    for (verdict, expected) in caught {
        let message = verdict.expect_err(expected);
        assert!(message.contains(expected), "‘{expected}’ is not in ‘{message}’");
    }
}
