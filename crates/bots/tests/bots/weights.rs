//! Files of weights.

use bots::{BadWeights, Insight, Weights};

const NAMES: &[&str] = &["one", "two"];

#[test]
fn weights_read_back_as_they_are_written() {
    for weights in [campfire::Campfire::weights(), sea::Sea::weights()] {
        let text = weights.to_string();
        let back = Weights::parse(weights.names(), &text).unwrap();
        assert_eq!(back.to_string(), text);
        assert!(!weights.provenance.is_empty(), "weights say where they come from");
    }
}

#[test]
fn a_file_of_weights_is_whole_or_refused() {
    let read = |text| Weights::parse(NAMES, text);
    assert_eq!(read("# by hand\none 1\ntwo -2.5\n").unwrap().values, [1.0, -2.5]);
    assert_eq!(read("one 1"), Err(BadWeights::Missing("two")));
    assert_eq!(read("one 1\ntwo 2\nthree 3"), Err(BadWeights::Unknown("three".into())));
    assert_eq!(read("one x\ntwo 2"), Err(BadWeights::Line("one x".into())));
    assert_eq!(read("one inf\ntwo 2"), Err(BadWeights::Line("one inf".into())));
}
