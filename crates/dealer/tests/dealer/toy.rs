//! A game of pure chance: a seat says what to draw next, and chance answers.

use kernel::notation::{NotationError, Words};
use kernel::options::TableOption;
use kernel::{
    Cites, Draw, FieldProblem, Game, Layout, Luck, OutcomeError, Seat, SetupText, Sink, Standing,
    Turn, Viewer,
};
use std::fmt;
use std::str::FromStr;

/// Returns the decks of the game.
pub fn layouts() -> [Layout; 2] {
    [
        Layout { kinds: vec![5, 4, 3], piles: vec![4, 4, 2, 2] },
        Layout { kinds: vec![2, 1, 1], piles: vec![2, 2] },
    ]
}

/// The rolls of the game, as the weights of their faces.
pub const THROWS: [&[u32]; 2] = [&[1; 6], &[1, 0, 3]];

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Toy {
    pub steps: u32,
    pub drawn: Vec<(Draw, u8)>,
    pub awaited: Option<Draw>,
}

/// The number of draws after which the game ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Steps(pub u32);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ask {
    Card { deck: u8, pile: u8 },
    Throw { kind: u8 },
}

/// The kind of the card or the face of the roll.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shows(pub u8);

/// The only reason for refusing anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Impossible;

impl Ask {
    /// Returns the move that asks for this draw.
    fn of(draw: Draw) -> Ask {
        match draw {
            Draw::Card { deck, pile, .. } => Ask::Card { deck, pile },
            Draw::Throw { kind, .. } => Ask::Throw { kind },
        }
    }
}

impl Toy {
    /// Returns the draw that a seat would get with this move now; `None` if the pile is empty.
    fn drawn_by(&self, ask: Ask) -> Option<Draw> {
        let before = self.drawn.iter().filter(|(draw, _)| ask == Ask::of(*draw)).count() as u32;
        match ask {
            Ask::Card { deck, pile } => {
                let height = *layouts().get(usize::from(deck))?.piles.get(usize::from(pile))?;
                (before < height).then_some(Draw::Card { deck, pile, depth: before as u8 })
            }
            Ask::Throw { kind } => {
                (usize::from(kind) < THROWS.len()).then_some(Draw::Throw { kind, nth: before })
            }
        }
    }

    fn weights(&self) -> Vec<u32> {
        match self.awaited {
            None => Vec::new(),
            Some(Draw::Throw { kind, .. }) => THROWS[usize::from(kind)].to_vec(),
            Some(Draw::Card { deck, .. }) => {
                let mut left = layouts()[usize::from(deck)].kinds.clone();
                for &(draw, kind) in &self.drawn {
                    if matches!(draw, Draw::Card { deck: other, .. } if other == deck) {
                        left[usize::from(kind)] -= 1;
                    }
                }
                left
            }
        }
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const EDITION: u8 = 1;
    const TURN_RULE: &'static str = "T1";
    const HAS_SECRETS: bool = true;

    type Setup = Steps;
    type SetupProblem = Impossible;
    type Move = Ask;
    type Outcome = Shows;
    type Event = ();
    type Illegal = Impossible;
    type View = ();

    fn start(setup: &Steps) -> Result<Self, Vec<Impossible>> {
        match setup.0 {
            0 => Err(vec![Impossible]),
            steps => Ok(Toy { steps, drawn: Vec::new(), awaited: None }),
        }
    }

    fn players(&self) -> u8 {
        2
    }

    fn turns(&self) -> u32 {
        self.drawn.len() as u32
    }

    fn turn(&self) -> Turn {
        match self.awaited {
            Some(_) => Turn::Chance,
            None if self.drawn.len() as u32 == self.steps => Turn::Over,
            None => Turn::Seat(Seat((self.drawn.len() % 2) as u8)),
        }
    }

    fn legal_moves(&self, sink: &mut impl Sink<Ask>) {
        if !matches!(self.turn(), Turn::Seat(_)) {
            return;
        }
        for (deck, layout) in layouts().iter().enumerate() {
            for pile in 0..layout.piles.len() {
                let ask = Ask::Card { deck: deck as u8, pile: pile as u8 };
                if self.drawn_by(ask).is_some() {
                    sink.put(ask);
                }
            }
        }
        (0..THROWS.len()).for_each(|kind| sink.put(Ask::Throw { kind: kind as u8 }));
    }

    fn play(&mut self, mv: Ask, _events: &mut impl Sink<()>) -> Result<(), Impossible> {
        let draw = self.drawn_by(mv).filter(|_| matches!(self.turn(), Turn::Seat(_)));
        self.awaited = Some(draw.ok_or(Impossible)?);
        Ok(())
    }

    fn outcomes(&self, sink: &mut impl Sink<(Shows, u32)>) {
        for (face, weight) in self.weights().into_iter().enumerate().filter(|&(_, w)| w > 0) {
            sink.put((Shows(face as u8), weight));
        }
    }

    fn resolve(&mut self, fell: Shows, _events: &mut impl Sink<()>) -> Result<(), OutcomeError> {
        let weight = self.weights().get(usize::from(fell.0)).copied().unwrap_or(0);
        let draw = self.awaited.filter(|_| weight > 0).ok_or(OutcomeError)?;
        self.awaited = None;
        self.drawn.push((draw, fell.0));
        Ok(())
    }

    fn sample(&self, luck: &mut impl Luck) -> Shows {
        let weights = self.weights();
        let mut number = luck.below(weights.iter().sum());
        let face = weights.iter().position(|&weight| {
            let is_it = number < weight;
            number = number.saturating_sub(weight);
            is_it
        });
        Shows(face.expect("the number is below the sum of the weights") as u8)
    }

    fn draw(&self) -> Draw {
        self.awaited.expect("luck is awaited")
    }

    fn layout(&self, deck: u8) -> Layout {
        layouts()[usize::from(deck)].clone()
    }

    fn card(&self, kind: u8) -> Shows {
        Shows(kind)
    }

    fn view(&self, _viewer: Viewer) {}

    fn witness(_event: &(), _viewer: Viewer) -> Option<()> {
        Some(())
    }

    fn imagine(_view: &(), _luck: &mut impl Luck) -> Self {
        unreachable!("no test imagines this game")
    }

    fn standing(&self) -> Option<Standing> {
        (self.turn() == Turn::Over).then(|| Standing::by_key(2, |_| 0))
    }

    fn audit(&self) -> Result<(), kernel::AuditError> {
        Ok(())
    }
}

impl Cites for Impossible {
    fn rule(&self) -> &'static str {
        "T1"
    }
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("impossible")
    }
}

impl std::error::Error for Impossible {}

impl SetupText for Steps {
    const OPTIONS: &'static [TableOption<Steps>] = &[];

    fn usual(_players: u8) -> Steps {
        Steps(1)
    }

    fn with_edition(self, _edition: u8) -> Steps {
        self
    }

    fn fields(&self) -> Vec<(String, String)> {
        vec![("steps".into(), self.0.to_string())]
    }

    fn edition(&self) -> u8 {
        1
    }

    fn from_fields(_edition: u8, fields: &[(String, String)]) -> Result<Self, Vec<FieldProblem>> {
        let steps = fields.iter().find(|(key, _)| key == "steps");
        let steps = steps.and_then(|(_, value)| value.parse().ok());
        steps.map(Steps).ok_or(vec![FieldProblem::Missing("steps".into())])
    }
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ask::Card { deck, pile } => write!(f, "card {deck} {pile}"),
            Ask::Throw { kind } => write!(f, "throw {kind}"),
        }
    }
}

impl FromStr for Ask {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let ask = match words.word() {
            Some("card") => {
                words.value().zip(words.value()).map(|(deck, pile)| Ask::Card { deck, pile })
            }
            Some("throw") => words.value().map(|kind| Ask::Throw { kind }),
            _ => None,
        };
        ask.ok_or_else(|| NotationError::new(text, "card <deck> <pile> | throw <kind>"))
    }
}

impl fmt::Display for Shows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "shows {}", self.0)
    }
}

impl FromStr for Shows {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let face = text.strip_prefix("shows ").and_then(|face| face.parse().ok());
        face.map(Shows).ok_or_else(|| NotationError::new(text, "shows <face>"))
    }
}
