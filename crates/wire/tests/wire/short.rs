//! Short updates: edits lead from any text to any other, and a client notices if they don't fit.

use crate::examples;
use campfire::Campfire;
use dealer::Quick;
use kernel::{Game, Seat, Viewer};
use proptest::prelude::*;
use sea::Sea;
use serde_json::{Value, json};
use wire::{Along, Edits, Followed, FromServer, MismatchError, ShortUpdate, Texts};
use wire::{add_to_checksum, checksum, rest_edits, split_rest};

/// Generates a text that looks like a view.
fn json() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        Just(Value::Null),
        (0..40u32).prop_map(Value::from),
        prop::sample::select(vec!["red", "moon", "siana"]).prop_map(Value::from),
    ];
    let tree = leaf.prop_recursive(4, 64, 8, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..8).prop_map(Value::from),
            prop::collection::btree_map("[a-f]{3,8}", inner, 0..8)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    });
    tree.prop_map(|value| value.to_string())
}

/// Generates a text and another one with some parts cut out, replaced and inserted.
fn similar() -> impl Strategy<Value = (String, String)> {
    let cut = (any::<prop::sample::Index>(), 0..40usize, "[a-z0-9,{}]{0,60}");
    (json(), prop::collection::vec(cut, 0..4)).prop_map(|(text, cuts)| {
        let mut other = text.clone();
        for (place, length, insert) in cuts {
            let from = place.index(other.len() + 1);
            let to = (from + length).min(other.len());
            other.replace_range(from..to, &insert);
        }
        (text, other)
    })
}

fn through_json(edits: &Edits) -> Edits {
    let text = serde_json::to_string(edits).expect("edits are JSON");
    serde_json::from_str(&text).expect("edits are read back")
}

fn fresh(view: &str, rest: &str) -> ShortUpdate {
    ShortUpdate {
        table: crate::examples::id(),
        after: Some(0),
        fresh: true,
        told: Value::Array(Vec::new()),
        view: Some(Edits::between("", view)),
        rest: Edits::between("", rest),
        check: checksum(view, rest),
        people: Vec::new(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn edits_lead_from_any_text_to_any_other(old in "\\PC{0,60}", new in "\\PC{0,60}") {
        let edits = through_json(&Edits::between(&old, &new));
        prop_assert_eq!(edits.apply(&old), Ok(new));
    }

    #[test]
    fn edits_lead_from_a_view_to_the_next((old, new) in similar()) {
        let edits = through_json(&Edits::between(&old, &new));
        prop_assert_eq!(edits.apply(&old), Ok(new.clone()));
        prop_assert_eq!(edits.is_empty(), old == new);
    }

    #[test]
    fn edits_of_two_parts_are_edits_of_the_whole(
        (old, new) in similar(),
        (old_tail, new_tail) in similar(),
    ) {
        let tail = Edits::between(&old_tail, &new_tail);
        let edits = Edits::between(&old, &new).followed_by(old.len(), &tail);
        let edits = through_json(&edits);
        prop_assert_eq!(edits.apply(&(old + &old_tail)), Ok(new + &new_tail));
    }

    #[test]
    fn edits_to_another_text_are_noticed((old, new) in similar(), rest in json()) {
        prop_assume!(old != new);
        let mut texts = Texts::default();
        prop_assert_eq!(texts.edit(&fresh(&old, &rest), None), Ok(()));
        // The server assumes that the client has another view.
        let mut short = fresh(&new, &rest);
        short.fresh = false;
        short.view = None;
        short.rest = Edits::default();
        prop_assert_eq!(texts.edit(&short, None), Err(MismatchError::Checksum));
        // From now on only a fresh update fits.
        prop_assert_eq!(&texts, &Texts::default());
        prop_assert_eq!(texts.edit(&fresh(&new, &rest), None), Ok(()));
        prop_assert_eq!((texts.view, texts.rest), (new, rest));
    }
}

/// The same change as one text would have other edits: someone is away, and a decision can be undone.
#[test]
fn the_rest_is_edited_in_two_parts() {
    let rest = |away: &str, undo: &str| {
        format!(
            "{{\"status\":{{\"deadline_ms\":null{away},\"vote\":null,\"undo\":{undo}}},\"seat\":1}}"
        )
    };
    let old = rest("", "null");
    let new = rest(",\"away_until_ms\":1795123945159", "\"nothing\"");
    assert_eq!(split_rest(&new).1, "\"nothing\"},\"seat\":1}");
    let edits = rest_edits(&old, &new);
    assert_eq!(through_json(&edits).apply(&old).as_ref(), Ok(&new));
    let (head, tail) = split_rest(&old);
    let expected = Edits::between(head, split_rest(&new).0)
        .followed_by(head.len(), &Edits::between(tail, split_rest(&new).1));
    assert_eq!(edits, expected);
    assert_ne!(edits, Edits::between(&old, &new), "or the test shows nothing");
    assert_eq!(rest_edits("", &new), Edits::between("", &new));
}

#[test]
fn a_small_change_is_a_small_edit() {
    let seat = |n: u32| format!("{{\"seat\":{n},\"discs\":[1,2,3],\"cards\":[]}}");
    let view = |seats: &[String]| format!("{{\"seats\":[{}],\"round\":7}}", seats.join(","));
    let old: Vec<String> = (0..40).map(seat).collect();
    let mut new = old.clone();
    new[3] = new[3].replace("[1,2,3]", "[1,2,3,9]");
    new[30] = new[30].replace("[]", "[{\"card\":\"siana\",\"price\":12}]");
    new.insert(
        20,
        "{\"a long part\":\"that was not there before, and has many bytes\"}".to_owned(),
    );
    let old = view(&old);
    let new = view(&new);
    let edits = serde_json::to_string(&Edits::between(&old, &new)).expect("edits are JSON");
    assert!(edits.len() < 180, "{} bytes: {edits}", edits.len());
}

#[test]
fn edits_that_lead_out_of_the_text_are_refused() {
    let edits: Edits = serde_json::from_str(r#"[2,9,"x"]"#).expect("edits are read");
    assert!(edits.apply("abc").is_err());
    for incomplete in ["[2]", "[2,9]", "[2,true]", r#"["x"]"#, r#"[2,9,"x",1]"#] {
        assert!(serde_json::from_str::<Edits>(incomplete).is_err(), "{incomplete}");
    }
    // Quotes are swapped, which keeps JSON in JSON short.
    let edits: Edits = serde_json::from_str(r#"[1,0,"'x'\""]"#).expect("edits are read");
    assert_eq!(edits.apply("ab"), Ok("a\"x\"'b".to_owned()));
    // As many bytes are replaced as the text has.
    let edits: Edits = serde_json::from_str(r#"[1,"xy"]"#).expect("edits are read");
    assert_eq!(edits.apply("abcd"), Ok("axyd".to_owned()));
    assert!(edits.apply("ab").is_err());
}

#[test]
fn the_checksum_is_the_one_that_other_languages_have() {
    // zlib.adler32(b"Wikipedia")
    assert_eq!(add_to_checksum(1, "Wikipedia"), 0x11e6_0398);
    let long = "emberwake".repeat(5_000);
    let (view, rest) = long.split_at(20_001);
    assert_eq!(checksum(view, rest), add_to_checksum(1, &long));
}

fn play_along(game: &str, view: Value) -> Option<Box<dyn Along>> {
    assert_eq!(game, Campfire::NAME);
    wire::play_along(view, |view| Campfire::imagine(view, &mut Quick::new(0)))
}

/// Returns a client that has the first update of the example, and the short one that follows.
fn follower() -> (Followed, ShortUpdate) {
    let table = examples::campfire_table();
    let update = examples::update(&table, 0, Viewer::Seat(Seat(0)), examples::T0 + 9_000);
    let text = |value: Value| value.to_string();
    let view = serde_json::to_string(&update.view).expect("a view is JSON");
    let rest = serde_json::to_string(&examples::rest(&update)).expect("a status is JSON");
    let mut followed = Followed::default();
    let full = followed.hear(fresh(&view, &rest), play_along).expect("everything fits at first");
    let view = serde_json::to_value(&update.view).expect("a view is JSON");
    assert_eq!(text(full["view"].clone()), text(view));
    let FromServer::Short(short) = examples::short_update() else { panic!("it is short") };
    (followed, kernel::json::read(short).expect("it is a short update"))
}

#[test]
fn a_step_leads_to_what_a_full_update_says() {
    let (mut followed, short) = follower();
    let full = followed.hear(short, play_along).expect("the step is legal");
    let told = json!([{
        "sequence": 35,
        "at_ms": examples::T0 + 12_000,
        "news": {"what": "moved", "seat": 0, "bot": false, "events": [{"awake": [0, "ulrich"]}]},
    }]);
    assert_eq!(full["told"], told);
    assert_eq!(full["status"]["sequence"], 35);
    let view = kernel::json::read(full["view"].clone()).expect("the view is one of the game");
    let now = Campfire::imagine(&view, &mut Quick::new(0));
    assert_eq!(now.turn(), kernel::Turn::Seat(Seat(1)));
}

#[test]
fn a_bots_step_says_that_it_was_a_bot() {
    let (mut followed, mut short) = follower();
    let step = short.told[0][1].as_str().expect("it is a step").to_owned();
    short.told = json!([[250, format!("bot {step}")]]);
    let full = followed.hear(short, play_along).expect("the step is legal");
    assert_eq!(full["told"][0]["news"]["bot"], true);
    assert_eq!(full["told"][0]["at_ms"], examples::T0 + 11_750);
}

#[test]
fn a_step_that_the_rules_refuse_is_noticed() {
    for told in [json!([[0, "0 sow 2 cw"]]), json!([[0, "0 dance on"]]), json!([[0, "0"]])] {
        let (mut followed, mut short) = follower();
        short.told = told;
        assert!(followed.hear(short.clone(), play_along).is_err());
        // From now on only a fresh update fits.
        assert!(followed.hear(short, play_along).is_err());
    }
}

#[test]
fn a_position_that_is_not_the_servers_is_noticed() {
    let (mut followed, mut short) = follower();
    let table = examples::campfire_table();
    let mut others = table.legal_moves(Seat(0)).into_iter().map(|mv| format!("0 {mv}"));
    let other = others.find(|step| short.told[0][1] != step.as_str()).expect("there is a choice");
    short.told = json!([[0, other]]);
    assert_eq!(followed.hear(short, play_along), Err(MismatchError::Checksum));
}

#[test]
fn a_game_with_secrets_is_not_played_along() {
    let game = Sea::start(&sea::Setup::new(3)).expect("the default is a game");
    let view = serde_json::to_value(game.view(Viewer::Spectator)).expect("a view is JSON");
    let along = wire::play_along(view, |view| Sea::imagine(view, &mut Quick::new(0)));
    assert!(along.is_none());
}
