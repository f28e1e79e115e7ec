//! The guided game of Sea follows the rules, and its texts are true.

use kernel::{Game, Line, Record, Seat, Viewer};
use sea::{BoatView, Cell, Component, Direction, Feat, Move, Myth, Sea, TileKind, Tribe, View};
use texts::web::{SEA_LESSON, SeaMsg, say_sea, sea_lesson};
use texts::{Lang, Names, sea as words};
use web::model::{Lesson, Playable};

/// The positions of the record: one before each line, and the last.
struct Played {
    lesson: Lesson,
    record: Record<Sea>,
    positions: Vec<Sea>,
}

impl Played {
    fn new() -> Played {
        let lesson = Sea::lesson().unwrap();
        let record = Record::<Sea>::parse(lesson.record).unwrap();
        let mut game = Sea::start(&record.setup).unwrap();
        let mut positions = vec![game];
        for line in &record.lines {
            match *line {
                Line::Move(seat, mv) => {
                    assert_eq!(game.turn(), kernel::Turn::Seat(seat));
                    game.play(mv, &mut ()).unwrap();
                }
                _ => assert!(line.play(&mut game, &mut ())),
            }
            positions.push(game);
        }
        Played { lesson, record, positions }
    }

    /// Returns the learner's view when a text is shown.
    fn view(&self, text: usize) -> View {
        self.positions[self.line(text)].view(Viewer::Seat(self.lesson.seat))
    }

    fn line(&self, text: usize) -> usize {
        self.lesson.steps.iter().find(|step| step.text == text).unwrap().line
    }

    fn mv(&self, text: usize) -> Move {
        match self.record.lines[self.line(text)] {
            Line::Move(_, mv) => mv,
            _ => panic!("text {text} asks for luck"),
        }
    }
}

fn boat(view: &View, seat: usize) -> BoatView {
    view.players[seat].boat.unwrap()
}

fn crew(view: &View, seat: usize) -> String {
    boat(view, seat).crew.to_string()
}

fn tile(view: &View, x: i8, y: i8) -> TileKind {
    view.tiles.iter().find(|tile| tile.cell == Cell { x, y }).unwrap().kind
}

fn component(view: &View, handle: sea::Handle) -> Option<Component> {
    view.pieces.iter().find(|piece| piece.handle == handle).unwrap().component
}

fn feat(view: &View, feat: Feat) -> Option<u8> {
    view.feats.iter().find(|one| one.feat == feat).unwrap().seat
}

/// Returns the parts between quotation marks.
fn quoted(lang: Lang, text: &str) -> Vec<String> {
    let marks = texts::grammar::quote(lang, "x");
    let (open, close) = marks.split_once('x').expect("a quotation");
    let parts = text.split(open).skip(1);
    parts.map(|part| part.split_once(close).expect("a quotation ends").0.to_owned()).collect()
}

/// Returns the ids in a text, such as S5.1.
fn ids(text: &str) -> Vec<&str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '.');
    let words = words.map(|word| word.trim_end_matches('.'));
    words.filter(|word| word.starts_with('S') && word.contains('.')).collect()
}

#[test]
fn the_guided_game_asks_only_for_moves_of_the_learner() {
    let played = Played::new();
    let lesson = &played.lesson;
    let lines = &played.record.lines;
    assert!((14..=21).contains(&lesson.steps.len()));
    let texts: Vec<usize> = lesson.steps.iter().map(|step| step.text).collect();
    assert_eq!(texts, (0..SEA_LESSON).collect::<Vec<_>>(), "every text is said once, in order");
    assert!(lesson.steps.is_sorted_by_key(|step| step.line));
    for step in lesson.steps {
        let next = lines.get(step.line);
        let own = matches!(next, Some(Line::Move(seat, _)) if *seat == lesson.seat);
        assert!(!step.act || own, "{step:?}");
        assert!(step.line <= lines.len());
    }
    // The learner makes all of their own decisions.
    let decided = lines
        .iter()
        .enumerate()
        .filter(|(_, line)| matches!(line, Line::Move(seat, _) if *seat == lesson.seat));
    let asked: Vec<usize> =
        lesson.steps.iter().filter(|step| step.act).map(|step| step.line).collect();
    assert_eq!(decided.map(|(line, _)| line).collect::<Vec<_>>(), asked);
}

/// Returns the label of a move's button. A few moves are chosen in steps, and the guide names the
/// one that matters.
fn button(lang: Lang, view: &View, mv: &Move, names: &Names) -> String {
    match *mv {
        Move::TurnWind(_) => say_sea(lang, &SeaMsg::DoTurn),
        Move::Attack(_) => say_sea(lang, &SeaMsg::DoAttack),
        Move::Disembark { settle, .. } => words::pawns(lang, settle),
        _ => words::describe(lang, view, mv, names),
    }
}

#[test]
fn what_the_guide_quotes_is_what_the_player_reads() {
    let played = Played::new();
    let names = Names::new([None, Some("Mara".into()), Some("Ilo".into())]);
    for lang in Lang::ALL {
        let mut known: Vec<&str> =
            Component::all().map(|part| words::component(lang, part)).collect();
        known.extend(Myth::all().map(|myth| words::myth(lang, myth)));
        known.extend(Feat::ALL.map(|feat| words::feat(lang, feat)));
        for step in played.lesson.steps {
            let said = quoted(lang, sea_lesson(lang, step.text));
            let mut moves: Vec<&String> =
                said.iter().filter(|quote| !known.contains(&quote.as_str())).collect();
            let mv = step.act.then(|| played.mv(step.text)).filter(|mv| *mv != Move::Accept);
            if let Some(mv) = mv {
                let button = button(lang, &played.view(step.text), &mv, &names);
                assert_eq!(moves.pop(), Some(&button), "{lang:?} {step:?}");
            }
            assert!(moves.is_empty(), "no such thing: {moves:?} in {lang:?}");
        }
    }
}

#[test]
fn the_guide_cites_the_same_rules_in_every_language_and_they_exist() {
    for text in 0..SEA_LESSON {
        let english = ids(sea_lesson(Lang::En, text));
        assert!(text == 0 || !english.is_empty(), "text {text} cites no rule");
        for lang in Lang::ALL {
            assert_eq!(ids(sea_lesson(lang, text)), english, "{lang:?} {text}");
        }
        for id in english {
            assert!(texts::sea::rulebook(Lang::En).find(id).is_some(), "{id}");
        }
    }
}

#[test]
fn what_the_guide_says_of_the_first_voyage_is_true() {
    let played = Played::new();
    let view = played.view(0);
    assert_eq!((view.tiles.len(), view.pile.tiles, view.god), (1, 49, Some(2)));
    let tribes: Vec<Tribe> = view.players.iter().map(|player| player.tribe).collect();
    assert_eq!(tribes, [Tribe::of(Seat(0)), Tribe::of(Seat(1)), Tribe::of(Seat(2))]);
    assert_eq!(component(&view, boat(&view, 0).handle).unwrap().to_string(), "0:character");
    assert_eq!(view.players[0].myth, Myth::new(0));

    assert_eq!((crew(&played.view(2), 0).as_str(), played.view(2).wind), ("red:7", Direction::N));

    let view = played.view(3);
    assert_eq!((crew(&view, 0).as_str(), boat(&view, 0).cell), ("red:5", Cell { x: 0, y: 2 }));
    assert_eq!((tile(&view, 0, 1), tile(&view, 0, 2)), (TileKind::Sea, TileKind::Coast));

    let view = played.view(4);
    assert_eq!(view.wind, Direction::NE);
    assert_eq!(
        (boat(&view, 1).cell, boat(&view, 2).cell),
        (Cell { x: 1, y: 1 }, Cell { x: 1, y: 1 })
    );

    assert_eq!(played.mv(5), Move::Found);
    assert_eq!(played.view(6).settlements.len(), 1);
    assert_eq!(played.view(6).players[0].pool, 30 - 2 - 2, "two in the trail, two still aboard");
}

#[test]
fn what_the_guide_says_of_the_battle_is_true() {
    let played = Played::new();
    let view = played.view(7);
    assert_eq!((view.players[0].boat, view.players[0].secured.len()), (None, 1));
    assert_eq!((crew(&view, 1).as_str(), tile(&view, 2, 2)), ("blue:3", TileKind::Island));
    assert_eq!((view.wind, view.vaal), (Direction::NE, Some(Cell::PRIMORDIAL)));

    let mut launches = Vec::new();
    played.positions[played.line(8)].legal_moves(&mut launches);
    assert_eq!(launches.len(), 2, "the Primordial Sea and the settlement");

    let view = played.view(9);
    assert_eq!(component(&view, boat(&view, 0).handle).unwrap().to_string(), "4:character");
    assert_eq!(
        (boat(&view, 0).cell, boat(&view, 1).cell),
        (Cell { x: 0, y: 2 }, Cell { x: 2, y: 2 })
    );
    for die in [Direction::E, Direction::SE, Direction::S] {
        assert_eq!(turned(&played, die), Direction::E, "S5.2");
    }

    let view = played.view(10);
    assert_eq!((view.wind, tile(&view, 1, 2)), (Direction::E, TileKind::Fog));
    assert_eq!(crew(&view, 0), "red:5");

    let trail = |view: &View| {
        view.tiles.iter().find(|tile| tile.cell == Cell { x: 2, y: 2 }).unwrap().trail
    };
    assert_eq!(trail(&played.view(11)).to_string(), "blue:1");

    let view = played.view(12);
    assert_eq!((crew(&view, 0).as_str(), crew(&view, 1).as_str()), ("red:4,blue:1", "blue:3"));
    assert_eq!(crew(&played.view(13), 0), "red:4,blue:1");

    let view = played.view(14);
    assert_eq!((crew(&view, 0).as_str(), view.players[1].boat), ("red:2", None));
    assert_eq!(view.decision.unwrap().question, sea::Question::Claim);

    let view = played.view(15);
    assert_eq!((view.players[0].secured.len(), crew(&view, 0).as_str()), (2, "red:2"));
    assert_eq!(component(&view, view.players[0].secured[1]).unwrap().to_string(), "3:location");
    assert_eq!(
        [Feat::Fog, Feat::Battle, Feat::Storm].map(|one| feat(&view, one)),
        [Some(0), Some(0), Some(1)]
    );
    assert_eq!(crew(&view, 1), "blue:4", "7, less 2 in the storm and 1 for the step");
}

/// Returns the wind after this roll where the learner turns it.
fn turned(played: &Played, die: Direction) -> Direction {
    let mut game = played.positions[played.line(9) + 1];
    game.resolve(sea::Outcome::Direction(die), &mut ()).unwrap();
    game.resolve("dist 1".parse().unwrap(), &mut ()).unwrap();
    game.view(Viewer::Spectator).wind
}

#[test]
fn what_the_guide_says_of_the_trade_and_the_legend_is_true() {
    let played = Played::new();
    let view = played.view(16);
    assert_eq!((view.wind, boat(&view, 2).cell), (Direction::NE, Cell { x: 2, y: 2 }));
    assert_eq!(component(&view, boat(&view, 2).handle), None, "not seen yet");

    let view = played.view(17);
    assert_eq!(component(&view, boat(&view, 2).handle).unwrap().to_string(), "0:action");

    let view = played.view(18);
    assert_eq!((crew(&view, 0).as_str(), boat(&view, 0).cell), ("red:2", Cell { x: 2, y: 2 }));
    assert_eq!(component(&view, boat(&view, 0).handle).unwrap().to_string(), "0:action");

    let view = played.view(19);
    let [who, place, what] =
        view.players[0].legends[0].map(|handle| component(&view, handle).unwrap());
    for lang in Lang::ALL {
        let legend = words::legend_sentence(lang, who, place, what);
        assert!(sea_lesson(lang, 19).contains(&legend), "{legend}");
    }
    let everything = played.positions[played.line(19)].view(Viewer::Omniscient);
    let drawn = everything.pieces.iter().filter_map(|piece| piece.component);
    assert!(
        drawn.map(|part| part.to_string()).all(|part| part != "0:location"),
        "still in the deck"
    );

    let view = played.view(20);
    assert_eq!(view.players[0].score.legendary, 5);
    assert!(view.players[0].score > view.players[1].score && view.trigger.is_none());
}
