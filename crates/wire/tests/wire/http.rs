//! Requests and responses over HTTP: the same types write them at one end and parse them at the
//! other.

use crate::examples;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::fmt::Debug;
use table::{Person, Phase};
use wire::http::{
    About, CanNotify, ChairBody, ChangeBody, ClockBody, Game, Me, NotifyBody, SeatBody, SeatOfGame,
    TableBody, TableSummary, TimeoutBody, settings,
};

fn notify() -> NotifyBody {
    let email = Some("ann@example.org".to_owned());
    let email_stopped = Some(true);
    NotifyBody {
        browser: true,
        sound: false,
        email,
        email_stopped,
        webhook: None,
        webhook_stopped: None,
    }
}

fn me() -> Me {
    Me {
        person: Person(7),
        name: "Ann".to_owned(),
        lang: "fr".to_owned(),
        bot: false,
        login: None,
        role: "player".to_owned(),
        notify: notify(),
        email_confirmed: true,
        can_notify: CanNotify { email: true, webhook: false },
        created_ms: 5,
        undelete_days: 7,
    }
}

fn table() -> TableBody {
    let setup = settings(vec![("players".to_owned(), "3".to_owned())]);
    let bot = ChairBody::Bot("easy".to_owned());
    TableBody {
        clock: ClockBody::Days { days: 3, weekends_off: true },
        on_timeout: TimeoutBody::Resign,
        utc_offset_minutes: -90,
        rated: true,
        ..TableBody::new("sea", setup, vec![ChairBody::Me, ChairBody::Open, bot])
    }
}

fn summary() -> TableSummary {
    let seat = SeatBody {
        person: Some(Person(7)),
        name: Some("Ann".to_owned()),
        program: true,
        level: None,
    };
    let bot = SeatBody { person: None, name: None, program: false, level: Some("easy".to_owned()) };
    TableSummary {
        id: examples::id(),
        game: "sea".to_owned(),
        phase: Phase::Playing,
        rated: true,
        programs: true,
        listed: true,
        seats: vec![seat, bot],
        to_act: Some(Person(7)),
        my_turn: true,
        turn_ms: Some(10),
        deadline_ms: None,
        about: About { setup: table().setup, clock: table().clock, hints: false },
        sequence: 12,
        created_ms: 1,
        changed_ms: 11,
        rematch_of: None,
        rematch: Some(examples::id()),
    }
}

fn game() -> Game {
    let seat = SeatOfGame {
        person: None,
        name: None,
        program: false,
        level: Some("easy".to_owned()),
        place: 2,
        resigned: false,
        points_before: None,
        points_after: Some(-3),
    };
    Game {
        table: examples::id(),
        game: "campfire".to_owned(),
        ended_ms: 9,
        moves: 40,
        rated: true,
        place: None,
        seats: vec![seat],
    }
}

/// Checks parsing as on the server, and as in the page, with less code.
fn comes_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(said: &T) {
    let text = serde_json::to_string(said).expect("it is JSON");
    assert_eq!(serde_json::from_str::<T>(&text).expect("it is read"), *said, "{text}");
    let value = serde_json::from_str(&text).expect("it is JSON");
    assert_eq!(kernel::json::read::<T>(value).expect("the page reads it"), *said, "{text}");
}

#[test]
fn what_one_end_writes_the_other_end_reads() {
    comes_back(&me());
    let password = Some("six geese".to_owned());
    let change = ChangeBody { notify: Some(notify()), password, ..ChangeBody::default() };
    comes_back(&change);
    assert!(!format!("{change:?}").contains("geese"));
    comes_back(&table());
    comes_back(&summary());
    comes_back(&game());
    for clock in [
        ClockBody::None,
        ClockBody::PerMove { ms: 5 },
        ClockBody::Bank { ms: 60_000, increment_ms: 10 },
        ClockBody::Days { days: 1, weekends_off: false },
    ] {
        comes_back(&clock);
    }
}

#[test]
fn waiting_forever_is_distinguished_from_the_default_wait() {
    let usual = table();
    let for_ever = TableBody { away_ms: Some(None), ..table() };
    assert!(!json!(usual).as_object().expect("an object").contains_key("away_ms"));
    assert_eq!(json!(for_ever)["away_ms"], Value::Null);
    comes_back(&for_ever);
    comes_back(&TableBody { away_ms: Some(Some(1)), ..table() });
}

#[test]
fn what_a_change_leaves_out_is_not_sent() {
    let change = ChangeBody { name: Some("Eve".to_owned()), ..ChangeBody::default() };
    assert_eq!(json!(change), json!({"name": "Eve"}));
}

#[test]
fn a_client_ignores_unknown_fields_of_an_answer() {
    let mut later = json!(summary());
    later["later"] = json!({"more": [1, 2]});
    assert_eq!(serde_json::from_value::<TableSummary>(later).expect("it is read"), summary());
    let mut later = json!(me());
    later["later"] = json!(1);
    assert_eq!(serde_json::from_value::<Me>(later).expect("it is read"), me());
}

#[test]
fn settings_are_read_as_they_were_written_also_where_a_program_wrote_numbers() {
    let fields = vec![("players".to_owned(), "3".to_owned()), ("fire".to_owned(), "no".to_owned())];
    let about = About { setup: settings(fields.clone()), clock: ClockBody::None, hints: false };
    assert_eq!(about.fields(), fields);
    let about: About = serde_json::from_str(r#"{"setup": {"players": 3}}"#).expect("it is read");
    assert_eq!(about.fields(), [("players".to_owned(), "3".to_owned())]);
}

#[test]
fn phases_bear_the_same_name_wherever_they_are_written() {
    for phase in Phase::ALL {
        assert_eq!(json!(phase), json!(phase.name()));
        assert_eq!(Phase::from_name(phase.name()), Some(phase));
    }
    assert_eq!(Phase::from_name("asleep"), None);
}
