//! The sizes and the subsets of a set of legends, from tables.

use crate::moves::Kinds;

impl Kinds {
    /// Returns the number of legends in the set.
    #[inline]
    pub const fn len(self) -> u8 {
        SIZES[(self.0 & 127) as usize]
    }

    /// Returns all subsets of this size.
    #[inline]
    pub(crate) fn subsets(self, size: u8) -> &'static [Kinds] {
        let begins = &SUBSETS.begins[(self.0 & 127) as usize];
        let size = (size & 7) as usize;
        &SUBSETS.sets[begins[size] as usize..begins[size + 1] as usize]
    }
}

/// The size of every set, since the baseline instruction set of our targets can't count bits
/// quickly.
const SIZES: [u8; 128] = {
    let mut sizes = [0; 128];
    let mut set = 0;
    while set < 128 {
        sizes[set] = (set as u8).count_ones() as u8;
        set += 1;
    }
    sizes
};

/// The subsets of every set, the smallest first, so that the payments for a song can be listed
/// directly.
struct Subsets {
    /// A set of `n` legends has 2^n subsets; for all 128 sets together, these are 3^7.
    sets: [Kinds; 2187],
    /// For each set, the index at which its subsets of each size begin.
    begins: [[u16; 9]; 128],
}

static SUBSETS: Subsets = {
    let mut table = Subsets { sets: [Kinds(0); 2187], begins: [[0; 9]; 128] };
    let mut set = 0;
    let mut found = 0;
    while set < 128 {
        let mut size = 0;
        while size < 8 {
            table.begins[set][size] = found as u16;
            let mut subset = 0;
            while subset <= set {
                if subset & !set == 0 && SIZES[subset] as usize == size {
                    table.sets[found] = Kinds(subset as u8);
                    found += 1;
                }
                subset += 1;
            }
            size += 1;
        }
        table.begins[set][8] = found as u16;
        set += 1;
    }
    table
};
