//! Arithmetic on eight small numbers in the bytes of one word, all at the same time.
//!
//! A position is full of rows of eight numbers: places, stacks, a hand of tiles. A loop over such a
//! row costs a branch for each number, and the branch predictor can't guess what is on a table.
//! These few operations have no branches at all. All numbers must be below 128, so that no byte
//! overflows into the next.

/// A 1 in every byte.
pub(crate) const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of every byte.
const TOPS: u64 = 0x80 * ONES;

/// Returns 1 in each byte that isn't 0.
#[inline]
pub(crate) const fn nonzero(row: u64) -> u64 {
    ((row + (TOPS - ONES)) & TOPS) >> 7
}

/// Returns 1 in each byte that is at least its counterpart in `other`.
#[inline]
pub(crate) const fn at_least(row: u64, other: u64) -> u64 {
    (((row | TOPS) - other) & TOPS) >> 7
}

/// Returns 0xff in each byte that is 1, and 0 in the others.
#[inline]
pub(crate) const fn whole(ones: u64) -> u64 {
    ones * 0xff
}

/// Returns the running sum up to each byte. The sums must stay below 256.
#[inline]
pub(crate) const fn running(row: u64) -> u64 {
    row.wrapping_mul(ONES)
}

/// Returns the row of which this is the running sum.
#[inline]
pub(crate) const fn parts(running: u64) -> u64 {
    running - (running << 8)
}

/// Returns 1 in each byte from this one on; in none if it is the ninth.
#[inline]
pub(crate) const fn from_byte(byte: u32) -> u64 {
    // No shift may be as long as the word, so it takes two.
    ONES << (4 * byte) << (4 * byte)
}

/// Returns the sum of all bytes, which must be below 256.
#[inline]
pub(crate) const fn sum(row: u64) -> u8 {
    (running(row) >> 56) as u8
}

/// Returns one bit for each byte that is 1, the lowest byte first.
#[inline]
pub(crate) const fn bits(ones: u64) -> u8 {
    (ones.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

/// Expands each group of four bits to a byte.
#[inline]
pub(crate) const fn from_nibbles(nibbles: u32) -> u64 {
    let mut row = nibbles as u64;
    row = (row | row << 16) & 0x0000_ffff_0000_ffff;
    row = (row | row << 8) & 0x00ff_00ff_00ff_00ff;
    (row | row << 4) & 0x0f0f_0f0f_0f0f_0f0f
}

/// Packs the lower four bits of each byte.
#[inline]
pub(crate) const fn to_nibbles(row: u64) -> u32 {
    let mut row = row & 0x0f0f_0f0f_0f0f_0f0f;
    row = (row | row >> 4) & 0x00ff_00ff_00ff_00ff;
    row = (row | row >> 8) & 0x0000_ffff_0000_ffff;
    (row | row >> 16) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROW: u64 = u64::from_le_bytes([0, 1, 2, 127, 0, 5, 0, 9]);

    #[test]
    fn rows_are_compared_byte_by_byte() {
        assert_eq!(nonzero(ROW).to_le_bytes(), [0, 1, 1, 1, 0, 1, 0, 1]);
        let other = u64::from_le_bytes([0, 2, 2, 126, 1, 127, 0, 0]);
        assert_eq!(at_least(ROW, other).to_le_bytes(), [1, 0, 1, 1, 0, 0, 1, 1]);
        assert_eq!(whole(nonzero(ROW)).to_le_bytes(), [0, 255, 255, 255, 0, 255, 0, 255]);
        assert_eq!(bits(nonzero(ROW)), 0b1010_1110);
    }

    #[test]
    fn rows_are_summed() {
        assert_eq!(running(ROW).to_le_bytes(), [0, 1, 3, 130, 130, 135, 135, 144]);
        assert_eq!(sum(ROW), 144);
        assert_eq!(parts(running(ROW)), ROW);
        assert_eq!(from_byte(0), ONES);
        assert_eq!(from_byte(5).to_le_bytes(), [0, 0, 0, 0, 0, 1, 1, 1]);
        assert_eq!(from_byte(8), 0);
    }

    #[test]
    fn nibbles_become_bytes_and_back() {
        assert_eq!(from_nibbles(0x8421_0fa5).to_le_bytes(), [5, 10, 15, 0, 1, 2, 4, 8]);
        assert_eq!(to_nibbles(from_nibbles(0x8421_0fa5)), 0x8421_0fa5);
    }
}
