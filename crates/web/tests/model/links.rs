//! Links that contain a game, and addresses inside the page.

use crate::{play_on, table};
use texts::guide::GuideKind;
use web::model::Route;
use web::model::link::{LINK_MAX, pack, unpack};

#[test]
fn a_link_carries_a_record_and_a_broken_one_carries_none() {
    let mut session = table(3, 2);
    for decisions in [0, 10, 60] {
        play_on(&mut session, 2, decisions);
        let text = session.record().unwrap().to_string();
        let packed = pack(&text);
        assert!(packed.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_'));
        assert_eq!(unpack(&packed), Some(text.clone()));
        assert!(packed.len() < text.len());
        for broken in [&packed[..packed.len() / 2], &format!("%{packed}"), "", "abc"] {
            assert_ne!(unpack(broken), Some(text.clone()));
        }
    }
}

#[test]
fn a_whole_game_of_three_fits_into_a_link() {
    let mut session = table(3, 2);
    play_on(&mut session, 2, 100_000);
    assert!(session.is_over());
    assert!(pack(&session.record().unwrap().to_string()).len() < LINK_MAX);
}

#[test]
fn every_address_reads_back() {
    let text = |text: &str| text.to_owned();
    let routes = [
        Route::Home,
        Route::New(text("campfire")),
        Route::Table(text("18c2a")),
        Route::Replay(text("18c2a")),
        Route::Fixture(text("campfire"), text("two-players")),
        Route::Shared(text("abc-_")),
        Route::Learn(text("campfire")),
        Route::Rules(text("campfire"), None),
        Route::Guide(text("campfire"), GuideKind::Learn),
        Route::Guide(text("sea"), GuideKind::Card),
        Route::Rules(text("campfire"), Some(text("C5.2"))),
        Route::Rules(text("sea"), Some(text("S10.4"))),
        Route::Settings,
    ];
    for route in routes {
        assert_eq!(Route::parse(&route.hash()), route);
    }
    assert_eq!(Route::parse("#/nowhere/at/all"), Route::Home);
    assert_eq!(Route::parse(""), Route::Home);
}
