//! Arrays that Python owns, checked before anything is written to them.

use crate::problem::CallProblem;
use numpy::{Element, PyArrayDyn, PyArrayMethods, PyReadwriteArrayDyn, PyUntypedArrayMethods};
use pyo3::prelude::*;

/// The names of types as numpy writes them.
pub(crate) trait Named: Element {
    /// The name in numpy.
    const NAME: &'static str;
}

impl Named for bool {
    const NAME: &'static str = "bool";
}
impl Named for i8 {
    const NAME: &'static str = "int8";
}
impl Named for u8 {
    const NAME: &'static str = "uint8";
}
impl Named for i32 {
    const NAME: &'static str = "int32";
}
impl Named for i64 {
    const NAME: &'static str = "int64";
}
impl Named for f32 {
    const NAME: &'static str = "float32";
}

/// Borrows an array for writing if it has this type and shape; `None` if it has another type.
pub(crate) fn writable<'py, T: Named>(
    name: &str,
    array: &Bound<'py, PyAny>,
    shape: &[usize],
) -> PyResult<Option<PyReadwriteArrayDyn<'py, T>>> {
    let Ok(array) = array.cast::<PyArrayDyn<T>>() else { return Ok(None) };
    if array.shape() != shape {
        let found = array.shape();
        return wrong(format!("{name} must have the shape {shape:?}, not {found:?}"));
    }
    if !array.is_c_contiguous() {
        return wrong(format!("{name} must be contiguous in C order"));
    }
    match array.try_readwrite() {
        Ok(array) => Ok(Some(array)),
        Err(_) => wrong(format!("{name} must be writable, and not be given twice")),
    }
}

/// Borrows an array for writing; the error says what it must be.
pub(crate) fn must_be_writable<'py, T: Named>(
    name: &str,
    array: Option<&Bound<'py, PyAny>>,
    shape: &[usize],
) -> PyResult<Option<PyReadwriteArrayDyn<'py, T>>> {
    let Some(array) = array else { return Ok(None) };
    match writable::<T>(name, array, shape)? {
        None => Err(wrong_type(name, T::NAME)),
        found => Ok(found),
    }
}

/// The exception for an array of the wrong type.
pub(crate) fn wrong_type(name: &str, expected: &str) -> PyErr {
    let message = format!("{name} must be a numpy array of {expected}");
    pyo3::exceptions::PyTypeError::new_err(message)
}

fn wrong<T>(why: String) -> PyResult<T> {
    Err(CallProblem::Array(why).into())
}

/// Reads as many numbers of actions as there are places for, from a list or from an array of int32
/// or int64.
pub(crate) fn read_actions(array: &Bound<'_, PyAny>, actions: &mut [i64]) -> PyResult<()> {
    if let Ok(array) = array.cast::<PyArrayDyn<i64>>() {
        fill(actions, array.try_readonly()?.as_array().iter().copied())
    } else if let Ok(array) = array.cast::<PyArrayDyn<i32>>() {
        fill(actions, array.try_readonly()?.as_array().iter().map(|&action| action.into()))
    } else if array.cast::<pyo3::types::PyList>().is_ok() {
        fill(actions, array.extract::<Vec<i64>>()?.into_iter())
    } else {
        Err(wrong_type("actions", "int64 or int32"))
    }
}

fn fill(actions: &mut [i64], numbers: impl ExactSizeIterator<Item = i64>) -> PyResult<()> {
    let (count, found) = (actions.len(), numbers.len());
    if found != count {
        return wrong(format!("actions must be {count} numbers, one a game, not {found}"));
    }
    actions.iter_mut().zip(numbers).for_each(|(action, number)| *action = number);
    Ok(())
}

/// Returns the exception for a value that is not a viewer.
pub(crate) fn wrong_viewer() -> PyErr {
    let message = "a viewer is the number of a seat, ‘spectator’ or ‘omniscient’";
    pyo3::exceptions::PyTypeError::new_err(message)
}
