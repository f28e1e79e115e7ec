//! Whole games of Sea in which every move and every event is described to every viewer, without
//! revealing what they may not know.

use crate::prose::{entry, sentence};
use dealer::Quick;
use kernel::{Game, Luck, Seat, Turn, Viewer};
use sea::{
    Component, Distance, Event, FirstPlayer, FoundWhen, GodOfWinds, Move, Myth, Preset, Sea, Setup,
    SunkBoats, Trail, View,
};
use std::collections::BTreeSet;
use texts::sea::{
    component, describe, describe_outcome, event, event_rule, illegal, legend_sentence, myth,
};
use texts::{Lang, Names};

/// A word of each component that no other text has, by language and in the order of
/// [`Component::all`]. It survives grammar, which bends names in German.
const WORDS: &[(Lang, [&str; 18])] = &[
    (
        Lang::En,
        [
            "Moon Diver",
            "Sunken Stair",
            "first tide",
            "Barefoot Thief",
            "Cave of Breath",
            "a gust",
            "Salt Bride",
            "White Reef",
            "weds",
            "Blind Ringer",
            "Drowned Tower",
            "sleepers",
            "Sleepless Rower",
            "Edge of the Maps",
            "beyond the stars",
            "Ember Child",
            "Smoking Island",
            "fire over",
        ],
    ),
    (
        Lang::Fr,
        [
            "Plongeuse",
            "Escalier",
            "première marée",
            "Voleur",
            "Grotte",
            "rafale",
            "Mariée",
            "Récif",
            "épouse",
            "Sonneur",
            "Tour noyée",
            "dormeurs",
            "Rameuse",
            "Bord des Cartes",
            "étoiles",
            "Enfant de Braise",
            "Île fumante",
            "porte le feu",
        ],
    ),
    (
        Lang::De,
        [
            "Mondtaucherin",
            "Versunkene",
            "erste Flut",
            "Barfüßige",
            "Höhle des Atems",
            "eine Bö",
            "Salzbraut",
            "Riff",
            "mit dem Meer",
            "Glöckner",
            "Ertrunkene",
            "Schläfer",
            "Ruderin",
            "Rand der Karten",
            "Sterne",
            "Glutkind",
            "Rauchende",
            "übers Wasser",
        ],
    ),
    (
        Lang::Es,
        [
            "Buceadora",
            "Escalera",
            "primera marea",
            "Ladrón",
            "Cueva",
            "ráfaga",
            "Novia",
            "Arrecife",
            "se casa",
            "Campanero",
            "Torre",
            "durmientes",
            "Remera",
            "Confín",
            "estrellas",
            "Niña",
            "Isla Humeante",
            "lleva el fuego",
        ],
    ),
];

fn word(lang: Lang, component: Component) -> &'static str {
    let index = Component::all().position(|other| other == component).unwrap();
    let (_, words) =
        WORDS.iter().find(|(of, _)| *of == lang).expect("add the words of a new language");
    words[index]
}

#[test]
fn the_words_that_give_a_component_away_are_its_own() {
    for lang in Lang::ALL {
        for component_told in Component::all() {
            let with = Component::all()
                .filter(|other| component(lang, *other).contains(word(lang, component_told)));
            assert!(with.eq([component_told]), "{} in {lang:?}", word(lang, component_told));
            // Each stands for all three parts of its Myth.
            let legend = legend_sentence(lang, component_told, component_told, component_told);
            let part = component_told.part();
            assert!(legend.contains(word(lang, component_told)), "{part:?} in {legend}");
        }
    }
}

/// Every preset, and the options that no preset tries.
fn setups(players: u8) -> Vec<Setup> {
    let base = Setup::new(players);
    let mut setups = Preset::ALL.map(|preset| Setup::preset(players, preset)).to_vec();
    setups.push(Setup {
        trail: Trail::Swap,
        sunk_boats: SunkBoats::Discard,
        found: FoundWhen::OnArrival,
        distance: Distance::UpTo,
        god_of_winds: GodOfWinds::Seat(Seat(0)),
        first_player: FirstPlayer::Seat(Seat(2)),
        ..base
    });
    setups
}

/// Components and Myths that someone knows, or may have known a moment ago.
#[derive(Default, Clone)]
struct Known {
    components: BTreeSet<Component>,
    myths: BTreeSet<Myth>,
}

impl Known {
    fn learn(&mut self, view: &View) {
        self.components.extend(view.pieces.iter().filter_map(|piece| piece.component));
        self.myths.extend(view.players.iter().filter_map(|player| player.myth));
    }

    /// Checks a text and counts the components it names.
    fn may_read(&self, lang: Lang, text: &str) -> usize {
        let told = Component::all().filter(|told| text.contains(word(lang, *told)));
        for myth_told in Myth::all().filter(|told| text.contains(myth(lang, *told))) {
            assert!(self.myths.contains(&myth_told), "a secret Myth is told: {text}");
        }
        told.inspect(|told| assert!(self.components.contains(told), "a secret is told: {text}"))
            .count()
    }
}

/// The texts of the games that were played.
#[derive(Default)]
struct Heard {
    sentences: usize,
    components: usize,
    refusals: BTreeSet<String>,
    kinds: BTreeSet<String>,
}

impl Heard {
    /// Describes one step to everyone, each with what they could know before or can know after it.
    fn tell(&mut self, before: &Sea, after: &Sea, events: &[Event], names: &Names) {
        let seats = Seat::all(before.players()).map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Spectator, Viewer::Omniscient]) {
            let mut known = Known::default();
            known.learn(&before.view(viewer));
            known.learn(&after.view(viewer));
            for happened in events.iter().filter_map(|event| Sea::witness(event, viewer)) {
                assert!(texts::sea::rulebook(Lang::En).find(event_rule(&happened)).is_some());
                self.kinds.insert(kind(&happened));
                for lang in Lang::ALL {
                    let Some(text) = event(lang, &happened, names) else { continue };
                    sentence(lang, &text);
                    self.sentences += 1;
                    self.components += known.may_read(lang, &text);
                }
            }
        }
    }

    /// Describes a menu to the deciding seat, with what that seat knows.
    fn describe(&mut self, game: &Sea, seat: Seat, moves: &[Move], names: &Names) {
        let view = game.view(Viewer::Seat(seat));
        let mut known = Known::default();
        known.learn(&view);
        for lang in Lang::ALL {
            let mut menu: Vec<String> =
                moves.iter().map(|mv| describe(lang, &view, mv, names)).collect();
            for text in &menu {
                entry(lang, text);
                self.components += known.may_read(lang, text);
            }
            menu.sort_unstable();
            let twins = menu.windows(2).find(|pair| pair[0] == pair[1]);
            assert_eq!(twins, None, "two moves look the same in {lang:?}");
        }
    }

    /// Tries a move that was possible before, and says why it is refused if it is.
    fn refuse(&mut self, game: &Sea, mv: Move) {
        let mut copy = *game;
        let Err(why) = copy.play(mv, &mut ()) else { return };
        for lang in Lang::ALL {
            let text = illegal(lang, &why);
            sentence(lang, &text);
            assert_eq!(Known::default().may_read(lang, &text), 0);
            self.refusals.insert(text);
        }
    }
}

/// The name of an event's variant.
fn kind(event: &Event) -> String {
    let all = format!("{event:?}");
    all.split([' ', '{']).next().unwrap_or_default().to_owned()
}

fn play(setup: &Setup, luck: &mut Quick, heard: &mut Heard) {
    let names = (0..setup.players).map(|seat| (seat > 0).then(|| format!("Nº {seat}")));
    let names = Names::new(names);
    let mut game = Sea::start(setup).unwrap();
    let mut moves = Vec::new();
    let mut old = Vec::new();
    while game.turn() != Turn::Over {
        let before = game;
        let mut events = Vec::new();
        match game.turn() {
            Turn::Chance => {
                let outcome = game.sample(luck);
                for lang in Lang::ALL {
                    sentence(lang, &describe_outcome(lang, &outcome, &names));
                }
                game.resolve(outcome, &mut events).unwrap();
            }
            Turn::Seat(seat) => {
                moves.clear();
                game.legal_moves(&mut moves);
                heard.describe(&game, seat, &moves, &names);
                old.extend(moves.iter().copied().take(3));
                heard.refuse(&game, old[luck.below(old.len() as u32) as usize]);
                // Settlements and talks are rare if everything is as likely.
                let eager = |mv: &&Move| matches!(mv, Move::Found | Move::Accept);
                let chosen = moves[luck.below(moves.len() as u32) as usize];
                let eagerly = (luck.below(2) == 0).then(|| moves.iter().find(eager)).flatten();
                game.play(eagerly.copied().unwrap_or(chosen), &mut events).unwrap();
            }
            Turn::Over => {}
        }
        heard.tell(&before, &game, &events, &names);
    }
}

#[test]
fn whole_games_can_be_told_to_everyone_without_telling_a_secret() {
    let mut heard = Heard::default();
    let mut luck = Quick::new(11);
    for players in 3..=6 {
        for setup in setups(players) {
            play(&setup, &mut luck, &mut heard);
        }
    }
    assert!(heard.sentences > 10_000, "{} sentences", heard.sentences);
    assert!(heard.components > 100, "components named {} times", heard.components);
    assert!(heard.refusals.len() > 40, "{} different refusals", heard.refusals.len());
    for kind in ["LegendDisclosed", "OfferMade", "Exchanged", "PieceSeen", "Attacked", "Sank"] {
        assert!(heard.kinds.contains(kind), "{kind} never happened: {:?}", heard.kinds);
    }
}
