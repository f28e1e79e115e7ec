//! Games are saved as text, independently of each other.

use crate::{T0, options, play_on, seated, table};
use campfire::Campfire;
use dealer::Seed;
use kernel::Seat;
use std::collections::BTreeMap;
use web::model::save::{clean_name, is_of_other_version, peek};
use web::model::seating::opening_here;
use web::model::settings::VOLUME_MAX;
use web::model::{
    Act, Library, ListedSaveProblem, Playable, SaveKind, SaveProblem, Session, Settings, Sitter,
    StorageError, Store,
};

#[derive(Clone, Debug, Default)]
struct Map {
    texts: BTreeMap<String, String>,
    room: usize,
}

impl Store for Map {
    fn keys(&self) -> Result<Vec<String>, StorageError> {
        Ok(self.texts.keys().cloned().collect())
    }
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        Ok(self.texts.get(key).cloned())
    }
    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        if text.len() > self.room {
            return Err(StorageError::Full);
        }
        self.texts.insert(key.to_owned(), text.to_owned());
        Ok(())
    }
    fn remove(&mut self, key: &str) -> Result<(), StorageError> {
        self.texts.remove(key);
        Ok(())
    }
}

#[test]
fn a_kept_game_goes_on_where_it_was_with_the_same_luck() {
    for decisions in [0, 5, 30, 10_000] {
        let mut session: Session<Campfire> = seated("ppb", options(), 8);
        session.act(Seat(0), Act::HandOver, T0).unwrap();
        session.act(Seat(1), Act::Resign, T0).unwrap();
        play_on(&mut session, 1, decisions);
        let mut back = Session::<Campfire>::load("t".into(), &session.save(T0), T0).unwrap();
        assert_eq!(back.now(), session.now());
        assert_eq!(back.status(), session.status());
        assert!(back.has_resigned(Seat(1)) && !back.has_resigned(Seat(0)));
        assert_eq!(back.happenings(), session.happenings());
        play_on(&mut session, 2, 20);
        play_on(&mut back, 2, 20);
        assert_eq!(back.now(), session.now(), "the seed is kept");
    }
}

#[test]
fn a_game_is_kept_with_its_names_whatever_they_are() {
    let name = |name: &str| clean_name(name);
    let names = vec![name(" Zoë\n\u{7}x "), name("   "), name("seed 12")];
    assert_eq!(names, [Some("Zoëx".to_owned()), None, Some("seed 12".to_owned())]);
    let opening = opening_here::<Campfire>(
        Campfire::usual_setup(3),
        &[Sitter::Person, Sitter::Person, Sitter::Person],
        options(),
    );
    let seed = Seed::from_number(1);
    let session = Session::open("t".into(), opening, names.clone(), seed, T0).unwrap();
    let back = Session::<Campfire>::load("t".into(), &session.save(T0), T0).unwrap();
    assert_eq!(back.given_names(), names);
}

#[test]
fn a_damaged_text_is_refused_wherever_it_is_cut_or_changed() {
    let mut session = table(2, 1);
    play_on(&mut session, 1, 12);
    let text = session.save(1);
    let load = |text: &str| Session::<Campfire>::load("t".into(), text, T0);
    for cut in 0..text.len() {
        assert!(load(&text[..cut]).is_err(), "cut at {cut}");
    }
    for at in (0..text.len()).step_by(3) {
        let mut changed = text.clone().into_bytes();
        changed[at] = if changed[at] == b'1' { b'2' } else { b'1' };
        assert!(load(&String::from_utf8(changed).unwrap()).is_err(), "changed at {at}");
    }
    assert!(matches!(load("nonsense"), Err(SaveProblem::NotASave)));
    assert!(load(&text).is_ok());
}

#[test]
fn what_another_version_has_kept_is_said_to_be_so() {
    for text in ["emberwake save 1\nchanged 1\nseat 0 person\n", "emberwake save 3\nxyz"] {
        let other = Session::<Campfire>::load("t".into(), text, T0);
        assert!(matches!(other, Err(SaveProblem::OtherVersion)));
        assert!(is_of_other_version(text) && peek(text).is_none());
    }
    assert!(!is_of_other_version("emberwake save of something"));
    assert!(!is_of_other_version("xx"));
}

#[test]
fn a_library_lists_the_last_played_first_and_damaged_games_beside_the_others() {
    let mut library = Library(Map { room: 100_000, ..Map::default() });
    let session = table(2, 1);
    library.keep("old", &session.save(1_000)).unwrap();
    library.keep("new", &session.save(2_000)).unwrap();
    library.keep("bad", "xx").unwrap();
    library.keep_settings(&Settings::default().save()).unwrap();
    let listed = library.list().unwrap();
    let ids: Vec<&str> = listed.iter().map(|entry| entry.id.as_str()).collect();
    assert_eq!(ids, ["new", "old", "bad"]);
    assert_eq!(listed[2].known, Err(ListedSaveProblem::Damaged));
    let about = listed[0].known.clone().unwrap();
    assert_eq!((about.game.as_str(), about.kind, about.over), ("campfire", SaveKind::Table, false));
    assert_eq!(about.names, [None, None]);
    library.forget("bad").unwrap();
    library.keep("old", "emberwake save 1\nchanged 5\n").unwrap();
    let listed = library.list().unwrap();
    assert_eq!(listed[1].known, Err(ListedSaveProblem::OtherVersion));
    assert_eq!(listed.len(), 2);
}

#[test]
fn a_full_store_says_so_and_keeps_what_it_has() {
    let mut library = Library(Map { room: 10_000, ..Map::default() });
    let text = table(2, 1).save(1);
    library.keep("a", &text).unwrap();
    library.0.room = 10;
    assert_eq!(library.keep("b", &text), Err(StorageError::Full));
    assert_eq!(library.game("a").unwrap(), Some(text));
}

#[test]
fn settings_read_back_and_nonsense_means_the_usual() {
    let settings =
        Settings { sound: false, volume: 7, vibration: true, guided: true, ..Settings::default() };
    assert_eq!(Settings::load(&settings.save()), settings);
    assert_eq!(Settings::load("motion sideways\nvolume 99\nx"), Settings::default());
}

#[test]
fn sound_is_on_and_low_until_someone_changes_it() {
    let settings = Settings::load("");
    assert!(settings.sound && settings.volume <= VOLUME_MAX / 3 && !settings.vibration);
}

#[test]
fn a_finished_record_of_the_page_verifies() {
    let mut session = table(4, 3);
    play_on(&mut session, 3, 100_000);
    assert!(session.is_over());
    let verified = dealer::verify(&session.record().unwrap()).unwrap();
    assert!(verified.outcomes > 50);
}

#[test]
fn an_imported_record_is_kept_whole_and_still_verifies() {
    let mut session = table(3, 3);
    play_on(&mut session, 3, 100_000);
    let record = session.record().unwrap();
    let imported = Session::of_record("r".into(), record.clone()).unwrap();
    let text = imported.save(T0);
    let about = peek(&text).unwrap();
    assert_eq!((about.kind, about.over), (SaveKind::Record, true));
    let back = Session::<Campfire>::load("r".into(), &text, T0).unwrap();
    assert_eq!(back.record().unwrap().to_string(), record.to_string());
    assert!(back.is_checkable() && dealer::verify(&back.record().unwrap()).is_ok());
}
