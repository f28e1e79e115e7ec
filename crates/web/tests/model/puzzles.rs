//! Puzzles: the shelf, what was solved, and solving one.

use campfire::Campfire;
use kernel::playout::listed_moves;
use kernel::{Game, Turn, Viewer};
use review::puzzles::{Difficulty, PuzzleFile, Puzzled, Theme, game_of};
use sea::Sea;
use std::collections::BTreeMap;
use texts::Lang;
use web::model::books::{Book, Books, Content, Title};
use web::model::puzzles::{
    Attempt, ListedPuzzle, PuzzleFilter, PuzzleProgress, Solving, SolvingProblem, listed,
    next_unsolved,
};
use web::model::{Library, Playable, Route, StorageError, Store};

const CAMPFIRE: &str = include_str!("../../../review/puzzles/campfire.txt");
const SEA: &str = include_str!("../../../review/puzzles/sea.txt");

/// A browser's storage.
#[derive(Clone, Debug, Default)]
struct Shelf(BTreeMap<String, String>);

impl Store for Shelf {
    fn keys(&self) -> Result<Vec<String>, StorageError> {
        Ok(self.0.keys().cloned().collect())
    }

    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        Ok(self.0.get(key).cloned())
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        self.0.insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&mut self, key: &str) -> Result<(), StorageError> {
        self.0.remove(key);
        Ok(())
    }
}

fn all() -> Vec<ListedPuzzle> {
    let mut all = listed::<Campfire>(CAMPFIRE).unwrap();
    all.extend(listed::<Sea>(SEA).unwrap());
    all
}

#[test]
fn filters_choose_by_game_difficulty_and_theme() {
    let all = all();
    assert_eq!(PuzzleFilter::default().of(&all).len(), all.len());
    let hard = PuzzleFilter { difficulty: Some(Difficulty::Hard), ..PuzzleFilter::default() };
    let found = hard.of(&all);
    assert!(!found.is_empty() && found.len() < all.len());
    assert!(found.iter().all(|one| one.difficulty == Difficulty::Hard));
    let legends =
        PuzzleFilter { game: Some("campfire"), theme: Some(Theme::Legend), difficulty: None };
    let found = legends.of(&all);
    assert!(!found.is_empty());
    assert!(found.iter().all(|one| one.game == "campfire" && one.themes.contains(&Theme::Legend)));
    let none = PuzzleFilter { game: Some("campfire"), theme: Some(Theme::Battle), ..legends };
    assert!(none.of(&all).is_empty());
}

#[test]
fn the_next_puzzle_is_the_next_that_is_not_solved_and_after_the_last_comes_the_first() {
    let all = all();
    let wanted: Vec<&ListedPuzzle> = all.iter().take(3).collect();
    let mut progress = PuzzleProgress::default();
    let name = |one: Option<&ListedPuzzle>| one.map(|one| one.number);
    assert_eq!(name(next_unsolved(&wanted, &progress, None)), Some(1));
    let at = |nth: usize| Some((wanted[nth].game, wanted[nth].id.as_str()));
    assert_eq!(name(next_unsolved(&wanted, &progress, at(0))), Some(2));
    assert_eq!(name(next_unsolved(&wanted, &progress, at(2))), Some(1));
    progress.note_first_try("campfire", &wanted[0].id);
    assert_eq!(name(next_unsolved(&wanted, &progress, at(2))), Some(2));
    progress.note_later_try("campfire", &wanted[1].id);
    progress.note_later_try("campfire", &wanted[2].id);
    assert_eq!(next_unsolved(&wanted, &progress, at(0)), None);
}

#[test]
fn a_streak_counts_first_tries_and_ends_with_a_wrong_move() {
    let mut progress = PuzzleProgress::default();
    for id in ["a", "b", "b", "c"] {
        progress.note_first_try("campfire", id);
    }
    assert_eq!((progress.streak(), progress.best_streak()), (3, 3), "b counts once");
    progress.note_failure("campfire", "a");
    assert_eq!(progress.streak(), 3, "it was solved before");
    progress.note_failure("sea", "a");
    assert_eq!((progress.streak(), progress.best_streak()), (0, 3));
    progress.note_later_try("sea", "a");
    assert_eq!(progress.streak(), 0);
    assert!(progress.is_solved("sea", "a") && !progress.is_solved("sea", "b"));
    assert_eq!(PuzzleProgress::load(&progress.save()), progress);
    let damaged = format!("nonsense\nstreak x\n{}solved\n", progress.save());
    assert_eq!(PuzzleProgress::load(&damaged), progress);
}

#[test]
fn what_was_solved_is_kept_until_it_is_forgotten() {
    let mut library = Library(Shelf::default());
    assert_eq!(library.puzzles(), Ok(PuzzleProgress::default()));
    library.note_puzzle(|progress| progress.note_first_try("sea", "1-2-3")).unwrap();
    assert!(library.puzzles().unwrap().is_solved("sea", "1-2-3"));
    assert_eq!(library.list().unwrap(), [], "it is not a saved game");
    library.forget_puzzles().unwrap();
    assert_eq!(library.puzzles(), Ok(PuzzleProgress::default()));
}

/// Every puzzle can be solved with the usual steps of choosing, by the eyes of its seat.
fn can_be_solved<G: Playable + Puzzled>(text: &str, every: usize) {
    let file = PuzzleFile::<G>::parse(text).unwrap();
    for puzzle in file.puzzles.iter().step_by(every) {
        let mut solving = Solving::<G>::open(text, &puzzle.id).unwrap();
        let session = solving.session().unwrap();
        assert_eq!(session.viewer(), Viewer::Seat(solving.seat), "{}", puzzle.id);
        assert_eq!(session.now().turn(), Turn::Seat(solving.seat));
        let listed = listed_moves(session.now());
        let wrong = listed.iter().find(|mv| !puzzle.is_solved_by(mv)).unwrap();
        assert_eq!(solving.try_move(wrong), Attempt::Wrong);
        assert!(!solving.is_first_try());
        let answer = puzzle.answers[0];
        assert!(listed.contains(&answer), "{}: the seat can choose it", puzzle.id);
        assert_eq!(solving.try_move(&answer), Attempt::Solved);
        assert_eq!(solving.try_move(wrong), Attempt::Solved, "solved is solved");
        let after = solving.answered().unwrap();
        assert!(after.happenings().len() >= session.happenings().len());
        for lang in Lang::ALL {
            assert!(!solving.answer(lang, &session.names()).is_empty());
            assert!(!solving.why(lang, &session.names()).is_empty());
        }
    }
}

#[test]
fn puzzles_of_campfire_can_be_solved_on_the_page() {
    can_be_solved::<Campfire>(CAMPFIRE, 9);
}

#[test]
fn puzzles_of_sea_can_be_solved_on_the_page() {
    can_be_solved::<Sea>(SEA, 9);
}

#[test]
fn the_answer_that_was_shown_is_not_solved() {
    let id = listed::<Campfire>(CAMPFIRE).unwrap()[0].id.clone();
    let mut solving = Solving::<Campfire>::open(CAMPFIRE, &id).unwrap();
    assert!(solving.is_first_try() && !solving.attempt().is_over());
    solving.show();
    assert_eq!(solving.attempt(), Attempt::Shown);
    let answer = solving.puzzle.answers[0];
    assert_eq!(solving.try_move(&answer), Attempt::Shown);
    assert!(!solving.is_first_try());
}

#[test]
fn a_puzzle_that_is_not_there_is_said_to_be_missing() {
    let missing = Solving::<Campfire>::open(CAMPFIRE, "none").unwrap_err();
    assert_eq!(missing, SolvingProblem::NoSuchPuzzle);
    let other = Solving::<Sea>::open(CAMPFIRE, "none").unwrap_err();
    assert!(matches!(other, SolvingProblem::Puzzle(_)));
}

#[test]
fn puzzles_have_addresses_and_files() {
    for route in [Route::Puzzles, Route::Puzzle("sea".to_owned(), "1-2-33".to_owned())] {
        assert_eq!(Route::parse(&route.hash()), route);
    }
    assert_eq!(game_of(SEA), Some(Sea::NAME));
    let mut books = Books::new("puzzles-sea-0123.txt rulebook-sea-en-4567.md");
    let title = Title::Puzzles("sea");
    assert_eq!(books.want(title).as_deref(), Some("puzzles-sea-0123.txt"));
    books.put(title, Some(SEA.to_owned()));
    assert!(matches!(books.get(title), Book::Here(Content::Puzzles(_))));
    books.put(title, Some(CAMPFIRE.to_owned()));
    assert_eq!(books.get(title), Book::Missing, "puzzles of another game");
}
