//! A review can be stored with its record and read back, and the record stays the same otherwise.

use crate::played::{cut, game, reviewed};
use campfire::Campfire;
use kernel::Record;
use review::{Reviewed, annotated, annotations};
use sea::Sea;

fn reads_back<G: Reviewed>(record: &Record<G>, seat: u8) -> usize {
    let review = reviewed(record, seat);
    let written = annotated(record, &review);
    let back = Record::<G>::parse(&written.to_string()).expect("it is a record");
    assert_eq!((&back.lines, &back.end), (&record.lines, &record.end));
    assert!(back.replay(&mut ()).is_ok());
    let graded: Vec<_> = review.decisions.iter().filter(|one| one.grade.is_some()).collect();
    let read = annotations(&back);
    assert_eq!(read.len(), graded.len());
    for (read, decision) in read.iter().zip(&graded) {
        assert_eq!((read.line, Some(read.grade)), (decision.line, decision.grade));
        assert_eq!(read.preferred.to_string(), decision.preferred);
        assert!((read.loss.value - decision.loss.value).abs() < 1e-4);
    }
    let again = annotated(&back, &review);
    assert_eq!(again.to_string(), written.to_string(), "a second review replaces the first");
    read.len()
}

#[test]
fn an_annotated_record_reads_back_and_plays_the_same() {
    let campfire = game::<Campfire>(&["random", "keen"], 50);
    let mistakes = reads_back(&campfire, 0) + reads_back(&cut(&campfire, 60), 0);
    assert!(mistakes > 0, "a random player makes mistakes");
    reads_back(&game::<Sea>(&["random", "keen", "keen"], 51), 0);
}

#[test]
fn comments_stay_at_their_steps_through_a_file() {
    let mut record = cut(&game::<Campfire>(&["keen", "keen"], 54), 20);
    record.comment(7, "A bold start.");
    record.comment(3, "Why\nnot?");
    record.tags.push(("comment.x".to_owned(), "No step.".to_owned()));
    let back = Record::<Campfire>::parse(&record.to_string()).expect("it is a record");
    assert_eq!(back.comments(), [(3, "Why not?"), (7, "A bold start.")]);
    assert_eq!(back.lines, record.lines);
}

#[test]
fn an_annotated_record_still_proves_its_shuffle() {
    let record = game::<Campfire>(&["random", "keen"], 52);
    let written = annotated(&record, &reviewed(&record, 0));
    assert!(dealer::verify(&written).is_ok());
}

#[test]
fn tags_that_another_program_wrote_its_own_way_are_left_alone() {
    let mut record = game::<Campfire>(&["keen", "keen"], 53);
    let wrong = ["superb 0.1 0.2 pass", "mistake much 0.2 pass", "mistake 0.1 inf pass", "mistake"];
    for (line, value) in wrong.into_iter().enumerate() {
        record.tags_after.push((format!("review.{line}"), value.to_owned()));
    }
    record.tags_after.push(("reviewer".to_owned(), "Ann".to_owned()));
    assert!(annotations(&record).is_empty());
    let written = annotated(&record, &reviewed(&record, 0));
    assert_eq!(written.tag("reviewer"), Some("Ann"));
}
