//! Puzzles: the file format, the shipped files, and how they are found.

use campfire::Campfire;
use dealer::Quick;
use kernel::playout::{listed_moves, random_line};
use kernel::{Journal, Line, Record, Seat, SetupText, Turn};
use review::puzzles::{
    Difficulty, MARGIN_MIN, Miner, Puzzle, PuzzleFile, PuzzleProblem, PuzzleSource, Puzzled, Theme,
    game_of, keeps_its_answer, themes_of,
};
use sea::Sea;
use std::collections::BTreeSet;
use texts::{Lang, Names};

const CAMPFIRE: &str = include_str!("../../puzzles/campfire.txt");
const SEA: &str = include_str!("../../puzzles/sea.txt");

/// The least number of puzzles of each game.
const SHIPPED_MIN: usize = 100;

fn shipped<G: Puzzled>(text: &str) -> PuzzleFile<G> {
    assert_eq!(game_of(text), Some(G::NAME));
    let file = PuzzleFile::<G>::parse(text).unwrap();
    assert!(file.to_string() == text, "a file is written as it was read");
    file
}

/// Every puzzle is a decision by the rules, its answer can be played, and what it says about itself
/// follows from the position.
fn are_puzzles<G: Puzzled>(text: &str) {
    let file = shipped::<G>(text);
    assert!(file.puzzles.len() >= SHIPPED_MIN, "{}", file.puzzles.len());
    let ids: BTreeSet<&str> = file.puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
    assert_eq!(ids.len(), file.puzzles.len(), "names are unique");
    for puzzle in &file.puzzles {
        let (game, seat) = puzzle.check().unwrap();
        assert!(listed_moves(&game).len() >= 2, "{}", puzzle.id);
        assert!(puzzle.margin() >= MARGIN_MIN - 0.001, "{}: {}", puzzle.id, puzzle.margin());
        let derived = themes_of(&game, puzzle.answers[0], puzzle.next);
        assert_eq!(derived, puzzle.themes, "{}", puzzle.id);
        for lang in Lang::ALL {
            let names = Names::default().read_by(Some(seat));
            assert!(!puzzle.explained(&game, seat, lang, &names).is_empty(), "{}", puzzle.id);
        }
    }
    let players: BTreeSet<u8> =
        file.puzzles.iter().map(|puzzle| puzzle.position().unwrap().0.players()).collect();
    assert!(players.len() >= 3, "tables of several sizes: {players:?}");
    for difficulty in Difficulty::ALL {
        let count = file.puzzles.iter().filter(|puzzle| puzzle.difficulty == difficulty).count();
        assert!(count * 10 >= file.puzzles.len(), "{difficulty:?}: {count}");
    }
}

#[test]
fn every_shipped_puzzle_of_campfire_can_be_replayed_and_explained() {
    are_puzzles::<Campfire>(CAMPFIRE);
}

#[test]
fn every_shipped_puzzle_of_sea_can_be_replayed_and_explained() {
    are_puzzles::<Sea>(SEA);
}

/// A short search of a sample; `emberwake puzzles check` does it for all with a long one.
#[test]
fn most_answers_are_found_again_by_a_search_with_other_random_numbers() {
    fn found<G: Puzzled>(text: &str) -> usize {
        let file = shipped::<G>(text);
        let sample = file.puzzles.iter().filter(|one| one.difficulty == Difficulty::Easy).take(10);
        sample.filter(|puzzle| keeps_its_answer(puzzle, 500, 99).unwrap()).count()
    }
    assert!(found::<Campfire>(CAMPFIRE) >= 9);
    assert!(found::<Sea>(SEA) >= 9);
}

/// A made-up puzzle in the middle of a random game.
fn made_up(number: u64) -> Puzzle<Campfire> {
    let mut luck = Quick::new(number);
    let mut journal =
        Journal::<Campfire>::start(<Campfire as kernel::Game>::Setup::usual(3)).unwrap();
    while journal.lines().len() < 40 || !matches!(kernel::Game::turn(journal.now()), Turn::Seat(_))
    {
        match random_line(journal.now(), &mut luck).unwrap() {
            Line::Move(seat, mv) => journal.play(seat, mv, &mut ()).unwrap(),
            Line::Outcome(outcome) => journal.resolve(outcome, &mut ()).unwrap(),
            Line::AgreedEnd => unreachable!("nobody agrees at random"),
        }
    }
    let legal = listed_moves(journal.now());
    Puzzle {
        id: format!("1-{number}-40"),
        record: Record::of(&journal, vec![("bot.0".to_owned(), "search:60".to_owned())]),
        answers: vec![legal[0]],
        next: legal[1],
        chance: 0.625,
        next_chance: 0.25,
        difficulty: Difficulty::Medium,
        themes: vec![Theme::Moons, Theme::Deny],
    }
}

fn file_of(puzzles: Vec<Puzzle<Campfire>>) -> PuzzleFile<Campfire> {
    let source = PuzzleSource { made: "a test".to_owned(), seed: 7, players: vec![3] };
    PuzzleFile { source, games: 12, puzzles }
}

#[test]
fn a_file_of_puzzles_is_read_as_it_was_written() {
    for count in 0..4 {
        let file = file_of((0..count).map(made_up).collect());
        let text = file.to_string();
        let mut read = PuzzleFile::<Campfire>::parse(&text).unwrap();
        for puzzle in &mut read.puzzles {
            puzzle.record.line_numbers.clear();
            puzzle.record.setting_numbers.clear();
        }
        assert_eq!(read, file);
    }
}

#[test]
fn what_is_wrong_with_a_file_is_named() {
    let text = file_of(vec![made_up(1)]).to_string();
    let refused = |text: &str| PuzzleFile::<Campfire>::parse(text).unwrap_err();
    assert_eq!(refused("puzzles"), PuzzleProblem::NotPuzzles);
    assert_eq!(
        refused(&text.replace("puzzles 1\n", "puzzles 2\n")),
        PuzzleProblem::FormatVersion("2".to_owned())
    );
    let other = PuzzleFile::<Sea>::parse(&text).unwrap_err();
    assert_eq!(other, PuzzleProblem::OtherGame("campfire".to_owned()));
    assert_eq!(refused(&text.replace("seed 7\n", "")), PuzzleProblem::Heading("seed"));
    let cut = &text[..text.find("play\n").unwrap()];
    assert!(matches!(refused(cut), PuzzleProblem::Record(1, _)));
    for key in ["answer", "next", "chances", "difficulty", "themes"] {
        let line = format!("tag puzzle.{key} ");
        let problem = refused(&text.replace(&line, "tag other "));
        assert!(matches!(problem, PuzzleProblem::Tag { .. }), "{key}: {problem}");
    }
    assert!(!refused("puzzles").to_string().is_empty());
}

#[test]
fn a_puzzle_whose_answer_is_no_choice_is_refused() {
    let good = made_up(2);
    good.check().unwrap();
    let mut both = good.clone();
    both.next = both.answers[0];
    assert_eq!(both.check(), Err(PuzzleProblem::Answer { id: good.id.clone() }));
    let mut illegal = good.clone();
    illegal.answers = vec!["pick moon".parse().unwrap()];
    assert_eq!(illegal.check(), Err(PuzzleProblem::Answer { id: good.id.clone() }));
    let mut over = good.clone();
    over.record.lines.pop();
    while let Some(Line::Outcome(_)) = over.record.lines.last() {
        over.record.lines.pop();
    }
    // One line earlier, another seat decides, or chance does.
    assert_ne!(over.check().ok().map(|(_, seat)| seat), good.check().ok().map(|(_, seat)| seat));
}

#[test]
fn the_same_game_of_a_series_gives_the_same_puzzles() {
    let mine = |seed: u64| -> Vec<String> {
        let miner = Miner::<Campfire>::new(seed, vec![2]);
        miner.mine(0).iter().map(|puzzle| puzzle.id.clone()).collect()
    };
    assert_eq!(mine(5), mine(5));
}

#[test]
fn a_theme_and_a_difficulty_are_read_as_they_are_written() {
    for theme in Theme::ALL {
        assert_eq!(Theme::read(theme.word()), Some(theme));
    }
    for difficulty in Difficulty::ALL {
        assert_eq!(Difficulty::read(difficulty.word()), Some(difficulty));
    }
    assert_eq!((Theme::read("x"), Difficulty::read("")), (None, None));
}

#[test]
fn only_the_answers_solve_a_puzzle() {
    let puzzle = made_up(3);
    let (game, seat) = puzzle.check().unwrap();
    assert_eq!(kernel::Game::turn(&game), Turn::Seat(seat));
    assert!(seat < Seat(3));
    let solving: Vec<_> =
        listed_moves(&game).into_iter().filter(|mv| puzzle.is_solved_by(mv)).collect();
    assert_eq!(solving, puzzle.answers);
}
