//! The levels that people choose from.

use crate::table::{choice, positions};
use bots::{BotLevel, Insight, Strength};
use campfire::Campfire;
use sea::Sea;

fn grow<G: Insight>(players: std::ops::RangeInclusive<u8>) {
    for players in players {
        let strengths = BotLevel::ALL.map(|level| G::strength(level, players));
        for pair in strengths.windows(2) {
            assert!(pair[0].iterations < pair[1].iterations, "{} {players}: {pair:?}", G::NAME);
            assert!(pair[0].blur >= pair[1].blur, "{} {players}: {pair:?}", G::NAME);
            assert!(pair[0].rating < pair[1].rating, "{} {players}: {pair:?}", G::NAME);
        }
        assert_eq!(strengths[BotLevel::Hard as usize].blur, 0.0);
    }
}

#[test]
fn each_level_thinks_longer_and_misjudges_less_than_the_one_below() {
    grow::<Campfire>(2..=5);
    grow::<Sea>(3..=6);
}

#[test]
fn a_level_is_found_by_its_name_and_others_are_no_level() {
    for (level, name) in BotLevel::ALL.into_iter().zip(BotLevel::NAMES) {
        assert_eq!((level.name(), BotLevel::from_name(name)), (name, Some(level)));
        assert!(bots::campfire::bot(name, 1).is_ok() && bots::sea::bot(name, 1).is_ok());
    }
    assert_eq!(BotLevel::from_name("greedy"), None);
}

#[test]
fn a_level_without_blur_is_the_plain_search() {
    let iterations = Campfire::strength(BotLevel::Hard, 2).iterations;
    for game in positions::<Campfire>(&campfire::Setup::new(2), 3, 17, 3) {
        let [mut hard, mut search] = ["hard", &format!("search:{iterations}")]
            .map(|name| bots::campfire::bot(name, 5).unwrap());
        assert_eq!(choice(&mut *hard, &game), choice(&mut *search, &game));
    }
}

#[test]
fn a_weak_level_errs_now_and_then() {
    let met = positions::<Campfire>(&campfire::Setup::new(2), 3, 17, 20);
    let differs = met.iter().filter(|game| {
        let [mut weak, mut hard] =
            ["first-steps", "search:100"].map(|name| bots::campfire::bot(name, 5).unwrap());
        choice(&mut *weak, *game) != choice(&mut *hard, *game)
    });
    assert!(differs.count() >= 3, "first steps should not play like a master");
}

/// The page that says how strong the levels are.
const PAGE: &str = include_str!("../../../../docs/levels.md");

/// Compares the table under this heading with the code: strength and rating of every level.
fn told<G: Insight>(heading: &str, players: u8) {
    let (_, section) = PAGE.split_once(&format!("### {heading}\n")).expect(heading);
    let section = section.split("\n#").next().unwrap();
    let rows: Vec<Vec<&str>> = section
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    assert_eq!(rows.len(), BotLevel::ALL.len(), "{heading}: a row for each level");
    for (level, row) in BotLevel::ALL.into_iter().zip(rows) {
        let Strength { iterations, blur, rating } = G::strength(level, players);
        let (told_iterations, told_blur) = row[1].split_once('/').unwrap_or((row[1], "0"));
        let told_rating = row[2].split(' ').next().unwrap();
        assert_eq!(row[0].trim_matches('`'), level.name(), "{heading}");
        assert_eq!(told_iterations.parse(), Ok(iterations), "{heading}: {}", level.name());
        assert_eq!(told_blur.parse(), Ok(blur), "{heading}: {}", level.name());
        assert_eq!(told_rating.parse(), Ok(rating), "{heading}: {}", level.name());
    }
}

#[test]
fn the_page_about_the_levels_tells_the_strengths_and_ratings_of_the_code() {
    told::<Campfire>("Campfire, 2 players", 2);
    told::<Campfire>("Campfire, 4 players", 4);
    told::<Sea>("Sea, 4 players", 4);
}
