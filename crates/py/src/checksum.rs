//! The checksum in the ledger of the lab's data, which Python has no function for.

use crate::problem::CallProblem;
use numpy::PyReadonlyArray1;
use pyo3::prelude::*;

/// The number of hexadecimal digits that the ledger keeps.
const DIGITS: usize = 32;

/// Returns the checksum of an array of bytes, as the ledger of a study has it.
#[pyfunction]
#[pyo3(name = "_checksum")]
pub(crate) fn checksum(py: Python<'_>, bytes: PyReadonlyArray1<'_, u8>) -> PyResult<String> {
    let slice = bytes
        .as_slice()
        .map_err(|_| CallProblem::Array("the bytes must be in one piece".to_owned()))?;
    let hash = py.detach(|| blake3::hash(slice));
    Ok(hash.to_hex()[..DIGITS].to_owned())
}
