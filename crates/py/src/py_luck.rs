//! `Luck`: the random generator of playouts and bots, for programs that need the same random
//! results.

use crate::problem::CallProblem;
use dealer::Quick;
use kernel::Luck as _;
use pyo3::prelude::*;

/// A fast generator, the same for the same seed: xoshiro256++.
#[pyclass(module = "emberwake")]
pub(crate) struct Luck {
    pub(crate) quick: Quick,
}

#[pymethods]
impl Luck {
    #[new]
    fn new(seed: u64) -> Luck {
        Luck { quick: Quick::new(seed) }
    }

    /// A number from 0 to `bound - 1`, all equally likely.
    fn below(&mut self, bound: u32) -> PyResult<u32> {
        if bound == 0 {
            return Err(CallProblem::TooFew("the bound").into());
        }
        Ok(self.quick.below(bound))
    }
}
