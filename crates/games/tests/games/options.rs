//! Every option of every game has texts, a rule and values that can be chosen.

use games::{Registered, each_game};
use kernel::options::{self, PLAYERS_KEY, Value, Values};
use kernel::{Seat, SetupText};
use std::collections::BTreeSet;
use texts::rulebook::Tag;
use texts::{Lang, Names};

/// Makes a test module for each game.
macro_rules! for_each {
    ($($game:ident)+) => {
        #[test]
        fn every_option_has_a_name_and_help_in_every_language() {
            $(named::<games::$game>();)+
        }

        #[test]
        fn every_value_has_a_text_of_its_own_in_every_language() {
            let words = [$(told::<games::$game>()),+];
            assert!(words.iter().sum::<usize>() > 10, "{words:?}");
        }

        #[test]
        fn every_value_is_read_back_as_it_is_written_and_makes_a_game() {
            $(chosen::<games::$game>();)+
        }

        #[test]
        fn nonsense_changes_no_option() {
            $(nonsense::<games::$game>();)+
        }

        #[test]
        fn the_rulebook_and_the_options_name_the_same_paragraphs() {
            $(cited::<games::$game>();)+
        }

        #[test]
        fn what_names_a_seat_that_leaves_goes_back_to_its_default() {
            $(reseated::<games::$game>();)+
        }

        #[test]
        fn every_preset_has_a_name_and_makes_a_game() {
            $(preset::<games::$game>();)+
        }
    };
}

each_game!(for_each);

fn all<G: Registered>() -> impl Iterator<Item = &'static options::TableOption<G::Setup>> {
    <G::Setup as SetupText>::OPTIONS.iter()
}

fn named<G: Registered>() {
    let keys: BTreeSet<_> = all::<G>().map(|option| option.key).collect();
    let texts: BTreeSet<_> = G::option_texts().iter().map(|text| text.key).collect();
    assert_eq!(keys, texts, "{}: options and their texts", G::NAME);
    assert_eq!(keys.len(), all::<G>().count(), "{}: two options of one key", G::NAME);
    for text in G::option_texts() {
        for lang in Lang::ALL {
            let name = text.name(lang);
            let help = text.help(lang);
            assert!(!name.is_empty() && !name.ends_with('.'), "{}: {name}", text.key);
            assert!(help.ends_with('.') && help.len() > 12, "{}: {help}", text.key);
        }
        let helps: BTreeSet<_> = Lang::ALL.into_iter().map(|lang| text.help(lang)).collect();
        assert_eq!(helps.len(), Lang::ALL.len(), "{}", text.key);
    }
}

/// Returns the possible values of an option, with an example of those that can't be listed.
fn values<G: Registered>(option: &options::TableOption<G::Setup>, players: u8) -> Vec<String> {
    let mut values = option.values.listed(players);
    match option.values {
        Values::Number { least, most, .. } if !option.values.is_short() => {
            values.extend([least.to_string(), most.to_string()]);
        }
        Values::Roles(_) | Values::EachSeat { .. } | Values::File => {
            let example = match option.values {
                Values::Roles(roles) => {
                    let seats = (0..roles.len()).map(|role| Seat((role % 2) as u8)).collect();
                    option.values.write(&Value::Roles(seats))
                }
                Values::EachSeat { each, .. } => each[..players.into()].join(" "),
                _ => option.text(&G::Setup::usual(players)),
            };
            values.push(example);
        }
        _ => {}
    }
    values
}

/// Checks the texts of all values, and returns the number of words among them.
fn told<G: Registered>() -> usize {
    let players = *G::players_range().start();
    let names = Names::default();
    let mut seen = 0;
    for option in all::<G>().filter(|option| option.key != PLAYERS_KEY) {
        let values = values::<G>(option, players);
        for lang in Lang::ALL {
            let mut said = BTreeSet::new();
            for text in &values {
                let mut setup = G::Setup::usual(players);
                option.choose(&mut setup, text).expect("it is listed");
                let value = G::option_value(lang, option, &setup, &names);
                let clean = value.trim() == value && !value.contains(['#', '{', '_']);
                assert!(clean && !value.is_empty(), "{} {text}: {value:?}", option.key);
                said.insert(value);
            }
            assert_eq!(said.len(), values.len(), "{} in {lang:?}: {said:?}", option.key);
        }
        for word in option.values.words() {
            let text = G::option_text(option.key);
            let known = Lang::ALL.iter().all(|lang| text.word(*lang, word.word).is_some());
            assert!(known, "{} {}", option.key, word.word);
            seen += 1;
        }
        if let Values::Roles(roles) = option.values {
            let text = G::option_text(option.key);
            assert!(roles.iter().all(|role| text.word(Lang::En, role).is_some()), "{roles:?}");
        }
    }
    seen
}

fn chosen<G: Registered>() {
    for players in G::players_range() {
        for option in all::<G>() {
            for text in values::<G>(option, players) {
                if option.key == PLAYERS_KEY && text != players.to_string() {
                    continue;
                }
                let mut setup = G::Setup::usual(players);
                option.choose(&mut setup, &text).expect("it is listed");
                assert_eq!(option.text(&setup), text);
                assert!(G::start(&setup).is_ok() || option.key == "lumarathon", "{}", option.key);
                let read = G::Setup::from_fields(setup.edition(), &setup.fields());
                assert_eq!(read, Ok(setup), "{} {text}", option.key);
            }
        }
    }
}

fn nonsense<G: Registered>() {
    let usual = G::Setup::usual(*G::players_range().start());
    for option in all::<G>().filter(|option| !matches!(option.values, Values::File)) {
        for text in ["nonsense", "", "-1", "seat", "seat x", "99999999"] {
            let mut setup = usual.clone();
            assert_eq!(option.choose(&mut setup, text), None, "{} {text}", option.key);
            assert_eq!(setup, usual);
        }
    }
}

fn cited<G: Registered>() {
    let mut tagged = 0;
    for paragraph in G::rulebook(Lang::En).paragraphs() {
        for tag in &paragraph.tags {
            if let Tag::Option(key) = tag {
                let option = options::find::<G::Setup>(key).expect("a declared option");
                assert_eq!(paragraph.id, Some(option.rule), "{key}");
                tagged += 1;
            }
        }
    }
    assert!(tagged > 0);
    let ids: Vec<_> = G::rulebook(Lang::En).paragraphs().filter_map(|p| p.id).collect();
    assert!(all::<G>().all(|option| ids.contains(&option.rule)), "{}", G::NAME);
}

fn reseated<G: Registered>() {
    let (least, most) = options::players::<G::Setup>();
    let mut moved = 0;
    for option in all::<G>() {
        for text in values::<G>(option, most) {
            let mut setup = G::Setup::usual(most);
            option.choose(&mut setup, &text).expect("it is listed");
            options::reseat(&mut setup, least);
            let wrong = options::problems(&setup, least);
            assert_eq!(wrong, [], "{} {text}", option.key);
            moved += usize::from(option.text(&setup) != text);
        }
    }
    assert!(moved > 0);
}

fn preset<G: Registered>() {
    for players in G::players_range() {
        for (name, setup) in G::Setup::presets(players) {
            assert!(G::start(&setup).is_ok(), "{name}");
            assert!(Lang::ALL.iter().all(|lang| G::preset_text(*lang, name).is_some()), "{name}");
        }
    }
}

#[test]
fn a_box_file_gives_the_option_its_name() {
    use games::{Campfire, Game, Registered};
    let text = "emberwake box 1\nname Mine\nlegend a 1 3 4 5\nlegend b 2 3 4 5\nlegend c 2 3 4 5\n\
        legend d 2 3 4 5\nlegend e 2 3 4 5\nlegend f 2 3 4 5\nlegend g 2 3 4 5\n\
        song 4 4\nsong 5 5\nsong 6 6\nsong 7 9\n";
    let mut setup = <Campfire as Game>::Setup::new(3);
    Campfire::read_file(&mut setup, "box", text, texts::Lang::En).unwrap();
    let option = campfire::OPTIONS.iter().find(|option| option.key == "box").unwrap();
    assert_eq!(option.text(&setup), "Mine");
}
