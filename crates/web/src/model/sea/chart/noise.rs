//! Deterministic pseudo-random numbers, so that a chart looks the same on every device.

use ::sea::Cell;

fn mixed(x: i32, y: i32, salt: u32) -> u32 {
    let mut mixed = (x as u32).wrapping_mul(0x8da6_b343)
        ^ (y as u32).wrapping_mul(0xd816_3841)
        ^ salt.wrapping_mul(0xcb1a_b31f);
    mixed ^= mixed >> 15;
    mixed = mixed.wrapping_mul(0x2c1b_3c6d);
    mixed ^= mixed >> 12;
    mixed = mixed.wrapping_mul(0x297a_2d39);
    mixed ^ (mixed >> 15)
}

/// Returns a number from 0 to 255 that varies with the cell and the salt.
pub(super) fn whim(cell: Cell, salt: u32) -> u8 {
    mixed(i32::from(cell.x), i32::from(cell.y), salt) as u8
}

/// Returns the same number as a share from 0 to 1.
pub(super) fn share(cell: Cell, salt: u32) -> f64 {
    f64::from(whim(cell, salt)) / 255.0
}

/// Returns a smooth field between -1 and 1 whose bumps are about `length` apart.
pub(super) fn noise(x: f64, y: f64, length: f64) -> f64 {
    let (x, y) = (x / length, y / length);
    let (column, row) = (x.floor(), y.floor());
    let corner = |right: i32, down: i32| {
        f64::from(mixed(column as i32 + right, row as i32 + down, length as u32) as u16) / 32767.5
            - 1.0
    };
    let ease = |t: f64| t * t * (3.0 - 2.0 * t);
    let s = ease(x - column);
    let t = ease(y - row);
    let above = corner(0, 0) * (1.0 - s) + corner(1, 0) * s;
    let below = corner(0, 1) * (1.0 - s) + corner(1, 1) * s;
    above * (1.0 - t) + below * t
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_is_smooth_and_stays_within_its_bounds() {
        let mut before = noise(-300.0, 7.0, 58.0);
        for x in -2999..3000 {
            let here = noise(f64::from(x) / 10.0, 7.0, 58.0);
            assert!((-1.0..=1.0).contains(&here), "{x}: {here}");
            assert!((here - before).abs() < 0.02, "{x}: from {before} to {here}");
            before = here;
        }
    }
}
