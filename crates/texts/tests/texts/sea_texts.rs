//! The sentences of Sea, one by one.

use crate::prose::{clean, differ, entry, in_all, in_known, prompt, same, sentence, sentences};
use crate::sea_examples::{
    crew, crews, events, illegals, moves, offers, outcomes, questions, setup_problems, swap,
    triggers,
};
use kernel::options::OptionValue;
use kernel::{Cites, Game, Seat, SetupText, Viewer};
use sea::{
    Cell, Decision, Event, Frame, Handle, Illegal, Move, OPTIONS, Pair, Preset, Question, Sea,
    Setup, SetupProblem, Side, TileId, TileMix, View,
};
use texts::sea as say;
use texts::{Lang, Names, rulebook};

fn names() -> Names {
    Names::new([Some("Ana".to_owned()), Some("Zoé".to_owned())])
}

fn is_in_the_rulebook(rule: &str) {
    for lang in Lang::ALL {
        assert!(texts::sea::rulebook(lang).find(rule).is_some(), "no paragraph {rule} in {lang:?}");
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
    // The page has a name even for a seat that no table has.
    let is_elsewhere = |illegal: &Illegal| *illegal == Illegal::NotAPartner(Seat(200));
    for illegal in illegals().iter().filter(|illegal| !is_elsewhere(illegal)) {
        same(&say::illegal(Lang::En, illegal), &illegal.sentence());
    }
    for question in questions() {
        assert_eq!(say::question(Lang::En, question), question.prompt());
    }
    // The page has names for options; the rules have their keys.
    let is_named = |problem: &SetupProblem| matches!(problem, SetupProblem::Option(_));
    for problem in setup_problems().iter().filter(|problem| !is_named(problem)) {
        same(&say::setup_problem(Lang::En, problem), &problem.sentence());
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
fn every_problem_of_a_setup_is_a_sentence_and_cites_a_paragraph() {
    for problem in setup_problems() {
        sentences(|lang| say::setup_problem(lang, &problem));
        is_in_the_rulebook(problem.rule());
    }
}

/// Returns `true` for steps that another sentence covers, or without an effect.
fn is_silent(event: &Event) -> bool {
    match event {
        Event::TurnEnded { .. } => true,
        Event::TieRemoved { trail, settlers, .. } => trail.is_empty() && settlers.is_empty(),
        _ => false,
    }
}

#[test]
fn every_event_is_told_with_unchanged_names_or_left_out_in_all_languages_alike() {
    for event in events() {
        is_in_the_rulebook(say::event_rule(&event));
        for lang in Lang::ALL {
            assert_eq!(
                say::event(lang, &event, &names()).is_none(),
                is_silent(&event),
                "{event:?}"
            );
        }
        if is_silent(&event) {
            continue;
        }
        sentences(|lang| say::event(lang, &event, &names()).unwrap());
        let told = in_all(|lang| say::event(lang, &event, &names()).unwrap());
        for (seat, name) in [("Seat(0)", "Ana"), ("Seat(1)", "Zoé")] {
            if format!("{event:?}").contains(seat) {
                told.iter().for_each(|text| assert!(text.contains(name), "{text}"));
            }
        }
    }
}

#[test]
fn seats_without_a_name_are_numbered_players() {
    let event = Event::FirstPlayer { seat: Seat(0) };
    let told = in_known(|lang| say::event(lang, &event, &Names::default()).unwrap());
    assert_eq!(
        told,
        ["Player 1 goes first.", "Joueur 1 commence.", "Spieler 1 beginnt.", "Empieza Jugador 1."]
    );
}

#[test]
fn an_offer_is_told_with_who_gives_what_if_the_terms_are_known() {
    let made = |counter, terms| {
        let (from, to) = if counter { (Seat(1), Seat(0)) } else { (Seat(0), Seat(1)) };
        let event = Event::OfferMade { from, to, counter, terms };
        in_known(|lang| say::event(lang, &event, &names()).unwrap())
    };
    let mut terms = offers()[0];
    terms.partner = Seat(1);
    assert_eq!(made(false, None)[0], "Ana makes Zoé an offer.");
    assert_eq!(
        made(false, Some(terms)),
        [
            "Ana makes Zoé an offer: Ana gives boat h3 and 1 red pawn; \
             Zoé gives boat h5 and 2 green pawns.",
            "Ana fait une offre à Zoé\u{a0}: Ana donne le bateau h3 et 1 pion rouge\u{202f}; \
             Zoé donne le bateau h5 et 2 pions verts.",
            "Ana macht Zoé ein Angebot: Ana gibt das Boot h3 und 1 rote Figur; \
             Zoé gibt das Boot h5 und 2 grüne Figuren.",
            "Ana hace una oferta a Zoé: Ana da el barco h3 y 1 peón rojo; \
             Zoé da el barco h5 y 2 peones verdes.",
        ]
    );
    terms.swap = None;
    terms.take = crew("red:1") - crew("red:1");
    assert_eq!(
        made(true, Some(terms))[1],
        "Zoé fait une contre-offre à Ana\u{a0}: Ana donne 1 pion rouge\u{202f}; Zoé ne donne rien.",
        "a counteroffer too is written from the side of the player whose turn it is"
    );
}

#[test]
fn every_outcome_of_luck_is_a_sentence_in_every_language() {
    for outcome in outcomes() {
        sentences(|lang| say::describe_outcome(lang, &outcome, &names()));
    }
}

#[test]
fn every_end_is_a_sentence_in_every_language() {
    for trigger in triggers() {
        sentences(|lang| say::end(lang, trigger).to_owned());
    }
}

#[test]
fn crews_agree_with_their_colors() {
    let said = |counts| in_known(|lang| say::pawns(lang, counts));
    assert_eq!(
        said(crew("red:2,blue:1")),
        [
            "2 red pawns and 1 blue",
            "2 pions rouges et 1 bleu",
            "2 rote Figuren und 1 blaue",
            "2 peones rojos y 1 azul"
        ]
    );
    assert_eq!(
        said(crew("purple:1,white:3")),
        [
            "1 purple pawn and 3 white",
            "1 pion violet et 3 blancs",
            "1 lila Figur und 3 weiße",
            "1 peón morado y 3 blancos"
        ]
    );
    for counts in crews() {
        let said = said(counts);
        Lang::ALL.into_iter().zip(&said).for_each(|(lang, text)| clean(lang, text));
        differ(&said);
    }
}

fn start() -> View {
    Sea::start(&Setup::new(3)).unwrap().view(Viewer::Omniscient)
}

#[test]
fn every_move_is_an_entry_of_a_menu_in_every_language() {
    let view = start();
    for mv in moves() {
        let said = in_all(|lang| say::describe(lang, &view, &mv, &names()));
        Lang::ALL.into_iter().zip(&said).for_each(|(lang, text)| entry(lang, text));
        differ(&said);
    }
    let english = |mv| say::describe(Lang::En, &view, &mv, &names());
    assert_eq!(english(Move::Launch(Cell::PRIMORDIAL)), "Launch from the Primordial Sea");
    assert_eq!(
        english(Move::Launch(Cell { x: -2, y: 3 })),
        "Launch from your settlement at (−2,3)"
    );
    assert_eq!(english(Move::Side(Side::Clockwise)), "Turn the wind clockwise, to NE");
    assert_eq!(english(Move::Lose(crew("red:2,blue:1"))), "Lose 2 red passengers and 1 blue");
    let french = say::describe(Lang::Fr, &view, &Move::Side(Side::Counterclockwise), &names());
    assert_eq!(french, "Faire tourner le vent dans le sens antihoraire, vers NO");
}

#[test]
fn the_same_word_is_described_by_what_is_asked() {
    let mut view = start();
    let english = |view: &View, mv| say::describe(Lang::En, view, &mv, &names());
    assert_eq!(english(&view, Move::Pass), "Skip your last turn");
    view.decision = Some(Decision { seat: 0, question: Question::FoundHere });
    assert_eq!(english(&view, Move::Pass), "Don’t found a settlement");

    assert_eq!(english(&view, Move::Cross), "Cross the fog");
    view.agenda.push(Frame::Fog { tile: TileId::PRIMORDIAL });
    assert_eq!(english(&view, Move::Cross), "Cross the fog to (0,0)");

    assert_eq!(english(&view, Move::Accept), "Accept");
    let pieces = Pair { mine: Handle(3), theirs: Handle(5) };
    view.agenda.push(Frame::AnswerDisclosure { partner: Seat(2), pieces });
    assert_eq!(english(&view, Move::Accept), "Accept: show your boat h5 and see boat h3");
    view.agenda.push(Frame::AnswerOffer { partner: Seat(2), terms: Some(swap()) });
    assert_eq!(
        english(&view, Move::Accept),
        "Accept: boat to boat, you give boat h5; you take boat h3",
        "the partner reads it the other way round"
    );
    view.agenda.push(Frame::AnswerCounter { partner: Seat(2), terms: Some(offers()[2]) });
    assert_eq!(english(&view, Move::Accept), "Accept: you give 1 red pawn; you take nothing");

    let ashore = Move::Disembark { settle: crew("red:2"), sail: crew("red:1") };
    assert_eq!(
        english(&view, ashore),
        "Let 2 red pawns settle here; all others return to the pool; 1 red pawn sail on"
    );
    let crew = crew("red:4");
    view.agenda.push(Frame::Disembark { seat: Seat(0), tile: TileId::PRIMORDIAL, crew });
    assert_eq!(
        english(&view, ashore),
        "Let 2 red pawns settle here; 1 red pawn return to the pool; 1 red pawn sail on"
    );
    for mv in [Move::Accept, Move::Pass, Move::Cross, ashore] {
        let said = in_all(|lang| say::describe(lang, &view, &mv, &names()));
        Lang::ALL.into_iter().zip(&said).for_each(|(lang, text)| entry(lang, text));
        differ(&said);
    }
}

#[test]
fn every_option_is_a_field_of_the_setup_with_a_name_and_help() {
    let keys: Vec<_> = Setup::new(3).fields().into_iter().map(|(key, _)| key).collect();
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
    for paragraph in texts::sea::rulebook(Lang::En).paragraphs() {
        for tag in &paragraph.tags {
            if let rulebook::Tag::Option(name) = tag {
                let option = OPTIONS.iter().find(|option| option.key == *name);
                assert_eq!(paragraph.id, option.map(|option| option.rule));
            }
        }
    }
}

#[test]
fn the_mixes_of_tiles_are_told_with_the_numbers_of_the_rules() {
    let text = texts::options::find(say::OPTIONS, "tiles").expect("it has a text");
    for mix in [TileMix::Default, TileMix::OpenSea, TileMix::RichLands] {
        for lang in Lang::ALL {
            let said = text.value(lang, &OptionValue::value(&mix), &names());
            let numbers = said.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse().ok());
            assert_eq!(numbers.collect::<Vec<u8>>(), mix.counts(), "{said}");
        }
    }
    let default = text.value(Lang::En, &OptionValue::value(&TileMix::Default), &names());
    assert_eq!(default, "default: 22 sea, 12 coast, 8 island, 8 fog");
}

#[test]
fn the_presets_are_called_as_the_rulebook_calls_them() {
    for lang in Lang::ALL {
        let book = texts::sea::rulebook(lang);
        let section = book.sections.iter().find(|s| s.heading.starts_with("15.")).unwrap();
        assert_eq!(section.items.len(), Preset::ALL.len());
        for (preset, paragraph) in Preset::ALL.into_iter().zip(&section.items) {
            let name = say::preset_name(lang, preset);
            entry(lang, name);
            assert!(paragraph.text.starts_with(name), "{name}: {}", paragraph.text);
            sentence(lang, say::preset_help(lang, preset));
        }
    }
    for preset in Preset::ALL {
        sentences(|lang| say::preset_help(lang, preset).to_owned());
    }
}
