//! Functions that return the same bits on every machine.
//!
//! The system's `exp` differs in its last digit between a browser and a server, which is enough to
//! change a chosen move. Sums and products of `f32` don't differ.

/// Returns `e` to the power of `x`, within a few units in the last place for any argument a bot
/// passes.
#[inline]
pub(crate) fn exp(x: f32) -> f32 {
    let turns = (x * std::f32::consts::LOG2_E).clamp(-125.0, 126.0);
    // A conversion is one instruction everywhere; `floor` is a function call on older machines.
    let whole = turns as i32 - i32::from(turns < 0.0);
    let rest = (turns - whole as f32) * std::f32::consts::LN_2;
    // The Taylor series up to the seventh power; `rest` is between 0 and ln 2.
    let mut series = 1.0;
    for part in [1.0 / 7.0, 1.0 / 6.0, 1.0 / 5.0, 1.0 / 4.0, 1.0 / 3.0, 1.0 / 2.0, 1.0] {
        series = 1.0 + series * (rest * part);
    }
    f32::from_bits(((whole + 127) as u32) << 23) * series
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_exponential_is_near_the_true_one() {
        for step in -2000..=2000 {
            let x = step as f32 / 100.0;
            let ours = super::exp(x);
            let true_one = f64::from(x).exp();
            assert!((f64::from(ours) / true_one - 1.0).abs() < 5e-6, "exp {x} is not {ours}");
        }
    }
}
