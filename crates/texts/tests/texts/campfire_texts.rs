//! The sentences of Campfire, one by one.

use crate::examples::{box_problems, events, illegals, outcomes, place, questions, setup_problems};
use crate::prose::{clean, differ, entry, in_all, in_known, prompt, same, sentence, sentences};
use campfire::{
    Adventurer, Bend, BoxProblem, Campfire, Direction, Disc, End, Event, Kinds, Legend, Move,
    OPTIONS, Setup, SetupProblem, Tile,
};
use kernel::{Cites, Game, Seat, SetupText};
use texts::campfire as say;
use texts::{Lang, Names, rulebook};

fn names() -> Names {
    Names::new([Some("Ana".to_owned()), Some("Zoé".to_owned())])
}

fn is_in_the_rulebook(rule: &str) {
    for lang in Lang::ALL {
        assert!(
            texts::campfire::rulebook(lang).find(rule).is_some(),
            "no paragraph {rule} in {lang:?}"
        );
    }
}

#[test]
fn every_refusal_is_a_sentence_in_every_language_and_cites_a_paragraph() {
    for illegal in illegals() {
        sentences(|lang| say::illegal(lang, &illegal));
        is_in_the_rulebook(illegal.rule());
    }
}

#[test]
fn the_english_of_the_rules_is_the_english_of_the_page() {
    for illegal in illegals() {
        same(&say::illegal(Lang::En, &illegal), &illegal.sentence());
    }
    for question in questions() {
        assert_eq!(say::question(Lang::En, question), question.prompt());
    }
    // The page has names for options and says where a line is; the rules have keys and numbers.
    let is_named = |problem: &SetupProblem| matches!(problem, SetupProblem::Option(_));
    for problem in setup_problems().iter().filter(|problem| !is_named(problem)) {
        same(&say::setup_problem(Lang::En, problem), &problem.sentence());
    }
    let is_misread = |problem: &BoxProblem| matches!(problem, BoxProblem::Misread(..));
    for problem in box_problems().iter().filter(|problem| !is_misread(problem)) {
        same(&say::box_problem(Lang::En, problem), &problem.sentence());
    }
}

#[test]
fn every_question_is_a_prompt_in_every_language_and_cites_a_paragraph() {
    for question in questions() {
        sentences(|lang| say::question_help(lang, question).to_owned());
        let asked = in_all(|lang| say::question(lang, question));
        Lang::ALL.into_iter().zip(&asked).for_each(|(lang, text)| prompt(lang, text));
        differ(&asked);
        is_in_the_rulebook(question.rule());
    }
}

#[test]
fn every_problem_of_a_setup_or_a_box_is_a_sentence_and_cites_a_paragraph() {
    for problem in setup_problems() {
        sentences(|lang| say::setup_problem(lang, &problem));
        is_in_the_rulebook(problem.rule());
    }
    for problem in box_problems() {
        sentences(|lang| say::box_problem(lang, &problem));
    }
}

#[test]
fn every_event_is_told_with_unchanged_names_or_left_out_in_all_languages_alike() {
    for event in events() {
        is_in_the_rulebook(say::event_rule(&event));
        let silent = matches!(event, Event::Dropped { paired: false, .. });
        for lang in Lang::ALL {
            assert_eq!(say::event(lang, &event, &names()).is_none(), silent, "{event:?}");
        }
        if !silent {
            sentences(|lang| say::event(lang, &event, &names()).unwrap());
        }
        if format!("{event:?}").contains("Seat(1)") {
            let told = in_all(|lang| say::event(lang, &event, &names()).unwrap());
            told.iter().for_each(|text| assert!(text.contains("Zoé"), "{text}"));
        }
    }
}

#[test]
fn seats_without_a_name_are_numbered_players() {
    let event = Event::FirstPlayer(Seat(0));
    let told = in_known(|lang| say::event(lang, &event, &Names::default()).unwrap());
    assert_eq!(
        told,
        ["Player 1 goes first.", "Joueur 1 commence.", "Spieler 1 beginnt.", "Empieza Jugador 1."]
    );
}

#[test]
fn a_moon_scoring_tells_the_scores_of_the_seats_that_are_known() {
    let event = Event::MoonScoring([3, -2, 0, 0, 0]);
    let told = say::event(Lang::En, &event, &names()).unwrap();
    assert_eq!(told, "Intermediate scoring: Ana 3, Zoé −2.");
    for lang in Lang::ALL {
        sentence(lang, &say::event(lang, &event, &Names::default()).unwrap());
    }
}

#[test]
fn every_outcome_of_luck_is_a_sentence_in_every_language() {
    for outcome in outcomes() {
        sentences(|lang| say::describe_outcome(lang, &outcome, &names()));
    }
}

#[test]
fn every_end_is_a_sentence_in_every_language() {
    for end in [End::Stacks, End::Standstill] {
        sentences(|lang| say::end(lang, end).to_owned());
    }
}

#[test]
fn every_piece_has_a_name_in_every_language() {
    for lang in Lang::ALL {
        for adventurer in Adventurer::ALL {
            clean(lang, say::adventurer(lang, adventurer));
            clean(lang, say::adventurer_color(lang, adventurer));
            assert_eq!(say::disc(lang, adventurer.disc()), say::adventurer(lang, adventurer));
        }
        Disc::ALL.iter().for_each(|disc| clean(lang, say::disc(lang, *disc)));
        Tile::ALL.iter().for_each(|tile| clean(lang, &say::tile(lang, *tile)));
        Direction::BOTH.iter().for_each(|way| clean(lang, say::direction(lang, *way)));
    }
    for adventurer in Adventurer::ALL {
        sentences(|lang| say::ability(lang, adventurer).to_owned());
        differ(&in_all(|lang| say::adventurer_color(lang, adventurer).to_owned()));
    }
    for tile in Tile::ALL {
        differ(&in_all(|lang| say::tile(lang, tile)));
    }
    for disc in [Disc::Nomad, Disc::Frog] {
        assert_ne!(say::disc(Lang::En, disc), say::disc(Lang::Es, disc));
    }
    for direction in Direction::BOTH {
        differ(&in_all(|lang| say::direction(lang, direction).to_owned()));
    }
}

#[test]
fn the_legends_are_called_as_the_rulebook_calls_them() {
    for lang in Lang::ALL {
        let named = texts::campfire::rulebook(lang).find("C1.2").unwrap().text;
        for legend in Legend::ALL {
            assert!(named.contains(say::legend(lang, legend)), "{legend:?} in {lang:?}");
        }
        let named = texts::campfire::rulebook(lang).find("C1.5").unwrap().text;
        for adventurer in Adventurer::ALL {
            let color = say::adventurer_color(lang, adventurer);
            let both = format!("{} ({color})", say::adventurer(lang, adventurer));
            assert!(named.contains(&both), "{both} in {lang:?}");
        }
        assert!(named.contains(say::disc(lang, Disc::Frog)), "the Frog in {lang:?}");
    }
}

#[test]
fn a_move_is_described_for_a_menu() {
    let game = Campfire::start(&Setup::new(2)).unwrap();
    let sow = |bend| Move::Sow { place: place(2), direction: Direction::Clockwise, bend };
    let kinds: Kinds = [Legend::Anchor, Legend::Bell, Legend::Drum].into_iter().collect();
    let english = |mv: &Move| say::describe(Lang::En, &game, mv);
    assert_eq!(english(&sow(None)), "Sow space 3 clockwise");
    assert_eq!(english(&sow(Some(Bend::Pair(3)))), "Sow space 3 clockwise, two discs at step 3");
    assert_eq!(
        english(&Move::Legend { legend: Legend::Comet, value: 4, wilds: 1 }),
        "Write Comet 4 with 3 Comets and 1 Wild"
    );
    assert_eq!(
        english(&Move::Song { price: 5, kinds, wilds: 2 }),
        "Write Song 5 with Anchor, Bell, Drum and 2 Wilds"
    );
    let moves = [
        Move::Pick(Adventurer::Red),
        Move::Frog(place(1)),
        Move::Sleeper(Adventurer::Ulrich, place(1)),
        Move::Disc(place(1)),
        Move::Lys(place(1)),
        Move::Nudge(Some(Direction::Clockwise)),
        Move::Nudge(None),
        sow(Some(Bend::Skip(1))),
        Move::Lift(Some((place(1), 0))),
        Move::Lift(None),
        Move::Pass,
    ];
    for mv in moves {
        let said = in_all(|lang| say::describe(lang, &game, &mv));
        Lang::ALL.into_iter().zip(&said).for_each(|(lang, text)| entry(lang, text));
        differ(&said);
    }
}

#[test]
fn a_song_whose_points_differ_from_its_price_says_so() {
    let mut setup = Setup::new(2);
    setup.cards.name = "mine".to_owned();
    setup.cards.songs[0].points = 9;
    let game = Campfire::start(&setup).unwrap();
    let mv = Move::Song { price: 4, kinds: Legend::ALL[..4].iter().copied().collect(), wilds: 0 };
    assert_eq!(
        say::describe(Lang::En, &game, &mv),
        "Write Song 4 (9 points) with Anchor, Bell, Comet and Drum"
    );
    differ(&in_all(|lang| say::describe(lang, &game, &mv)));
}

#[test]
fn every_option_is_a_field_of_the_setup_with_a_name_and_help() {
    let keys: Vec<_> = Setup::new(2).fields().into_iter().map(|(key, _)| key).collect();
    let options: Vec<_> = OPTIONS.iter().map(|option| option.key).collect();
    let told: Vec<_> = say::OPTIONS.iter().map(|text| text.key).collect();
    assert_eq!(keys, options);
    assert_eq!(told, options);
    for (option, text) in OPTIONS.iter().zip(say::OPTIONS) {
        is_in_the_rulebook(option.rule);
        sentences(|lang| text.help(lang).to_owned());
        Lang::ALL.iter().for_each(|lang| entry(*lang, text.name(*lang)));
    }
}

#[test]
fn every_option_of_the_rulebook_is_declared_and_cites_its_paragraph() {
    for paragraph in texts::campfire::rulebook(Lang::En).paragraphs() {
        for tag in &paragraph.tags {
            if let rulebook::Tag::Option(name) = tag {
                let option = OPTIONS.iter().find(|option| option.key == *name);
                assert_eq!(paragraph.id, option.map(|option| option.rule));
            }
        }
    }
}
