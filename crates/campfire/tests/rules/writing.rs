//! Section 6: writing.

use crate::help::*;
use campfire::{Draft, Event, Illegal, Legend, Song};
use kernel::{Game, Seat};

fn with(words: &str) -> Draft {
    let mut draft = Draft::new(&[Ulrich, Siana]);
    draft.tiles[0] = tiles(words);
    draft
}

/// C6.1
#[test]
fn tiles_are_discarded_for_one_card_and_leave_the_game() {
    let mut game = build(&with("b b b c"));
    play(&mut game, "legend b 3");
    assert_eq!((hand(&game, 0), game.legend_owned(Seat(0), Legend::Bell)), ("c1".into(), Some(3)));
    assert_eq!(game.hidden(tiles("b")[0]), build(&with("b b b c")).hidden(tiles("b")[0]));
    assert_eq!(asked(&game), Seat(1));
}

/// C6.2
#[test]
fn a_song_costs_as_many_different_stories_as_it_shows() {
    let mut game = build(&with("a b c d e e"));
    assert_eq!(legal_with(&game, "song").len(), 5 + 1, "four of five kinds, or all five");
    assert_eq!(refused(&game, "song 4 abc"), Illegal::SongPayment { price: 4, paid: 3 });
    assert_eq!(refused(&game, "song 4 abcf"), Illegal::NoStory(Legend::Feather));
    let events = play(&mut game, "song 5 abcde");
    assert!(matches!(events[0], Event::WroteSong { price: 5, points: 5, wilds: 0, .. }));
    assert_eq!(game.song_owned(Seat(0)), Some(Song { price: 5, points: 5 }));
    assert_eq!(hand(&game, 0), "e1");
}

/// C6.2
#[test]
fn a_second_song_is_refused() {
    let mut draft = with("a b c d e f");
    draft.songs[0] = Some(4);
    let game = build(&draft);
    assert!(legal_with(&game, "song").is_empty());
    assert_eq!(refused(&game, "song 6 abcdef"), Illegal::SecondSong);
}

/// C6.3
#[test]
fn a_legend_costs_as_many_of_its_tiles_as_its_value() {
    let game = build(&with("c c c"));
    assert_eq!(legal_with(&game, "legend"), ["legend c 2", "legend c 3"]);
    let why = refused(&game, "legend c 4");
    assert_eq!(why, Illegal::TooFewTiles { legend: Legend::Comet, needed: 4, owned: 3 });
    assert_eq!(refused(&game, "legend c 6"), Illegal::NoSuchLegend(Legend::Comet, 6));
}

/// C6.3
#[test]
fn a_player_may_own_one_card_of_each_legend() {
    let mut draft = with("a a b b");
    draft.legends[0] = vec![(Legend::Anchor, 3)];
    let game = build(&draft);
    assert_eq!(legal_with(&game, "legend"), ["legend a 4", "legend a 5", "legend b 2"]);
    let why = refused(&game, "legend a 2");
    assert_eq!(why, Illegal::NotHigher { legend: Legend::Anchor, owned: 3 });
    assert_eq!(refused(&game, "legend a 3"), why);
}

/// C6.4
#[test]
fn an_upgrade_costs_the_difference_and_returns_the_old_card() {
    let mut draft = with("d d");
    draft.legends[0] = vec![(Legend::Drum, 3)];
    let mut game = build(&draft);
    let events = play(&mut game, "legend d 5");
    assert!(matches!(events[0], Event::WroteLegend { upgraded_from: Some(3), tiles: 2, .. }));
    assert_eq!(game.legends_available(Legend::Drum).collect::<Vec<_>>(), [2, 3, 4]);
    assert_eq!((game.card_points(Seat(0)), hand(&game, 0)), (5, String::new()));
}

/// C6.5
#[test]
fn only_cards_that_lie_available_may_be_taken() {
    let mut draft = with("e e e a b c d");
    draft.legends[1] = vec![(Legend::Eye, 3)];
    draft.songs[1] = Some(4);
    let game = build(&draft);
    assert_eq!(refused(&game, "legend e 3"), Illegal::LegendTaken(Legend::Eye, 3));
    assert_eq!(refused(&game, "song 4 abcd"), Illegal::SongTaken(4));
    assert_eq!(refused(&game, "song 3 abc"), Illegal::NoSuchSong(3));
    assert_eq!(legal_with(&game, "legend"), ["legend e 2"]);
    assert_eq!(legal_with(&game, "song"), ["song 5 abcde"]);
}

/// C6.6
#[test]
fn a_wild_stands_for_any_story_even_where_stories_would_do() {
    let game = build(&with("f f wild wild"));
    let listed = legal_with(&game, "legend");
    for text in [
        "legend f 2",
        "legend f 2 *",
        "legend f 2 **",
        "legend f 3 *",
        "legend f 3 **",
        "legend f 4 **",
    ] {
        assert!(listed.contains(&text.to_owned()), "{text} in {listed:?}");
    }
    assert!(listed.contains(&"legend g 2 **".to_owned()), "Wilds alone");
    assert!(!listed.contains(&"legend g 2".to_owned()));
    let mut game = game;
    play(&mut game, "legend f 2 *");
    assert_eq!(hand(&game, 0), "f1 wild1");
}

/// C6.6
#[test]
fn a_wild_is_one_more_kind_in_a_song() {
    let mut game = build(&with("a b c wild wild"));
    let listed = legal_with(&game, "song");
    assert!(
        listed.contains(&"song 4 abc*".to_owned()) && listed.contains(&"song 5 abc**".to_owned())
    );
    assert!(listed.contains(&"song 4 ab**".to_owned()), "although c would do");
    play(&mut game, "song 5 abc**");
    assert_eq!(hand(&game, 0), "");
}

/// C6.6
#[test]
fn wilds_that_are_not_there_or_not_needed_are_refused() {
    let game = build(&with("f f f wild"));
    assert_eq!(refused(&game, "legend f 4 **"), Illegal::TooFewWilds { needed: 2, owned: 1 });
    assert_eq!(refused(&game, "legend f 2 ***"), Illegal::TooManyWilds { price: 2 });
    let poor = build(&with("a b c"));
    assert_eq!(refused(&poor, "song 4 abc*"), Illegal::TooFewWilds { needed: 1, owned: 0 });
}

/// C6.7
#[test]
fn writing_is_legal_only_if_a_card_is_taken_and_moving_is_always_possible() {
    let game = build(&with(""));
    assert!(legal_with(&game, "legend").is_empty() && legal_with(&game, "song").is_empty());
    assert!(!legal_with(&game, "sow").is_empty());
}

/// C6.3, C6.4, C6.5, C6.6
#[test]
fn what_a_card_costs_me_now_can_be_asked_before_i_write_it() {
    let mut draft = with("a wild");
    draft.legends[0] = vec![(Legend::Anchor, 2)];
    draft.legends[1] = vec![(Legend::Anchor, 5)];
    let game = build(&draft);
    let price = |value| game.legend_price(Seat(0), Legend::Anchor, value);
    assert_eq!((price(2), price(3), price(4), price(5)), (None, Some(1), Some(2), None));
    assert_eq!(game.clone().play(mv("legend a 4 *"), &mut ()), Ok(()));
    let taken = Illegal::LegendTaken(Legend::Anchor, 5);
    assert_eq!(game.clone().play(mv("legend a 5"), &mut ()), Err(taken));
}
