//! The fast generator.

use dealer::Quick;
use kernel::Luck;

#[test]
fn the_same_number_gives_the_same_luck() {
    let (mut one, mut other) = (Quick::new(7), Quick::new(7));
    for bound in 1..1000 {
        let number = one.below(bound);
        assert!(number < bound);
        assert_eq!(number, other.below(bound));
    }
}
