//! The options of a new table can be written and read back, each for itself.

use ::sea::{Preset, Sea, Setup};
use kernel::{Game, SetupText};
use texts::Names;
use texts::sea::{Setting, option_value};
use web::model::sea::form::{choices, choose, chosen, preset_of, reseat};

#[test]
fn every_choice_of_every_option_is_kept_and_shown() {
    let names = Names::default();
    let mut seen = 0;
    for setting in Setting::ALL.into_iter().filter(|setting| *setting != Setting::Players) {
        let all = choices(setting, 4);
        assert!(all.len() >= 2, "{setting:?}");
        let mut told = std::collections::BTreeSet::new();
        for word in all {
            let mut setup = Setup::new(4);
            choose(&mut setup, setting, &word);
            assert_eq!(chosen(&setup, setting), word, "{setting:?}");
            assert!(Sea::start(&setup).is_ok(), "{setting:?} {word}");
            assert_eq!(Setup::from_fields(setup.edition, &setup.fields()), Ok(setup));
            told.insert(option_value(texts::Lang::En, setting, &setup, &names));
            seen += 1;
        }
        assert_eq!(told.len(), choices(setting, 4).len(), "{setting:?}");
    }
    assert!(seen > 30);
}

#[test]
fn nonsense_changes_no_option() {
    for setting in Setting::ALL {
        let mut setup = Setup::new(3);
        choose(&mut setup, setting, "nonsense");
        assert_eq!(setup, Setup::new(3));
    }
}

#[test]
fn a_preset_is_known_again_until_something_is_changed() {
    for preset in Preset::ALL {
        let mut setup = Setup::preset(5, preset);
        assert_eq!(preset_of(&setup), Some(preset));
        choose(&mut setup, Setting::OffersPerTurn, "5");
        assert_eq!(preset_of(&setup), None);
    }
}

#[test]
fn a_named_seat_that_leaves_is_not_named_any_more() {
    let mut setup = Setup::new(6);
    choose(&mut setup, Setting::FirstPlayer, "seat 5");
    choose(&mut setup, Setting::GodOfWinds, "seat 4");
    reseat(&mut setup, 5);
    assert_eq!(chosen(&setup, Setting::FirstPlayer), "roll_n");
    assert_eq!(chosen(&setup, Setting::GodOfWinds), "seat 4");
    reseat(&mut setup, 3);
    assert_eq!(chosen(&setup, Setting::GodOfWinds), "random");
    assert!(Sea::start(&setup).is_ok());
}
