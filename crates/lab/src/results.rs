//! The results of a study, read from its data in one pass.

use crate::data::{DataProblem, Folder};
use crate::deal::DealShare;
use crate::measures::{Measures, Named};
use crate::run::RunProblem;
use crate::study::{Cell, Role, Study};
use crate::subject::{Lever, Subject};

/// The results of a study.
pub struct Results {
    /// The study.
    pub study: Study,
    /// The cells.
    pub cells: Vec<Cell>,
    /// The measures of each cell.
    pub measures: Vec<Measures>,
    /// The levers of each variant. Their labels show the variant's values.
    pub levers: Vec<Vec<Lever>>,
    /// The share of wins and of points that the deal decides, if the study asked for it.
    pub deals: Option<[DealShare; 2]>,
}

impl Results {
    /// Reads the data of a folder. Memory use doesn't depend on the number of games.
    pub fn read<G: Subject>(folder: &Folder) -> Result<Results, RunProblem> {
        let study = folder.study().clone();
        let cells = study.cells_of::<G>()?;
        let mut levers = Vec::new();
        for variant in 0..study.variants.len() {
            levers.push(G::levers(&study.setup::<G>(variant, study.players[0])?));
        }
        let mut measures: Vec<Measures> = cells
            .iter()
            .map(|cell| Measures::new::<G>(cell.players, &levers[cell.variant]))
            .collect();
        let about_deals = cells.iter().find(|cell| cell.role == Role::Deal);
        let mut deals = about_deals
            .map(|cell| [DealShare::of_wins(cell.players), DealShare::of_points(cell.players)]);
        for id in folder.chunks() {
            let Some(measures) = measures.get_mut(usize::from(id.cell)) else { continue };
            let is_deal = about_deals.is_some_and(|cell| cell.number == id.cell);
            folder.read_chunk::<G>(id, &mut |row| {
                measures.add(row);
                if is_deal {
                    deals.iter_mut().flatten().for_each(|share| share.add(row));
                }
            })?;
        }
        if measures.iter().all(|measures| measures.games == 0) {
            return Err(DataProblem::Empty(folder.path().to_owned()).into());
        }
        Ok(Results { study, cells, measures, levers, deals })
    }

    /// Returns the cells in which the bots of the plan play.
    pub fn main(&self) -> impl Iterator<Item = (&Cell, &Measures)> {
        let all = self.cells.iter().zip(&self.measures);
        all.filter(|(cell, measures)| cell.role == Role::Main && measures.games > 0)
    }

    /// Returns the main cell of a variant at this number of players.
    pub fn main_of(&self, variant: usize, players: u8) -> Option<&Measures> {
        let found =
            self.main().find(|(cell, _)| cell.variant == variant && cell.players == players);
        found.map(|(_, measures)| measures)
    }

    /// Returns every figure of a cell with its name.
    pub fn named<'a, G: Subject>(&'a self, cell: &Cell, measures: &'a Measures) -> Vec<Named<'a>> {
        measures.named::<G>(&self.levers[cell.variant])
    }

    /// Returns the cell in which the challenger meets the field.
    pub fn skill(&self, challenger: usize, field: usize) -> Option<&Measures> {
        let role = Role::Skill { challenger, field };
        let all = self.cells.iter().zip(&self.measures);
        all.into_iter().find(|(cell, _)| cell.role == role).map(|(_, measures)| measures)
    }

    /// Returns the cell in which a lever is forbidden.
    pub fn restricted(&self, lever: usize) -> Option<&Measures> {
        let all = self.cells.iter().zip(&self.measures);
        all.into_iter()
            .find(|(cell, _)| cell.role == Role::Restricted { lever })
            .map(|(_, measures)| measures)
    }

    /// Returns the worth of a lever: the win share of those who may use it minus that of a bot that
    /// may not.
    pub fn worth(&self, lever: usize) -> Option<Worth> {
        use crate::subject::Holder;
        let measures = self.restricted(lever).filter(|measures| measures.games > 0)?;
        let base = self.main_of(0, self.study.players[0])?;
        let (with, without) = match self.levers[0][lever].holder {
            Holder::Anyone => (None, &measures.special),
            Holder::Of { group, value } => (
                Some(&base.standings.groups[group][usize::from(value)]),
                &measures.standings.groups[group][usize::from(value)],
            ),
        };
        let fair = base.standings.fair();
        let expected = with.map_or(Some(fair), |figure| figure.ratio.value())?;
        let error = without.ratio.error()?;
        let error = match with {
            None => error,
            Some(figure) => error.hypot(figure.ratio.error()?),
        };
        Some(Worth {
            value: expected - without.ratio.value()?,
            error,
            games: measures.games,
            examples: without.examples.clone(),
        })
    }
}

/// The worth of a lever to a seat that may use it, in chance to win.
#[derive(Clone, PartialEq, Debug)]
pub struct Worth {
    /// The loss of a bot that may not use it.
    pub value: f64,
    /// Its standard error.
    pub error: f64,
    /// The number of games played without it.
    pub games: u64,
    /// Example games.
    pub examples: Vec<(u16, u32)>,
}

impl Worth {
    /// The 95 % interval.
    pub fn interval(&self) -> [f64; 2] {
        let half = crate::statistics::Z95 * self.error;
        [self.value - half, self.value + half]
    }
}
