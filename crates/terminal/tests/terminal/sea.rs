//! Sea in the terminal: whole games by keys, pictures of screens, and a curtain that hides secrets.

use crate::table::{Folder, Greedy, Human, NAMES, Random};
use dealer::{Quick, Seed};
use kernel::{Cites, Game, Journal, Line, Luck, Record, Seat, UndoProblem, Viewer};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use sea::{Component, Event, Myth, Question, Sea, Setup};
use std::collections::BTreeSet;
use terminal::draw::{draw, theme::Theme};
use terminal::model::app::App;
use terminal::model::message::Message;
use terminal::model::overlay::Overlay;
use terminal::{Key, PlayOptions, SeatKind, app};
use texts::{Lang, Names};

fn options(seats: &[SeatKind], seed: u64) -> PlayOptions<Sea> {
    let names = NAMES.map(|name| Some(name.to_owned()));
    PlayOptions {
        setup: Setup::new(seats.len() as u8),
        seats: seats.to_vec(),
        names: Names::new(names.into_iter().take(seats.len())),
        seed: Seed::from_number(seed),
        lang: Lang::En,
        record: None,
        resume: None,
        bot_delay_ms: 0,
    }
}

fn start(options: PlayOptions<Sea>) -> App<Sea> {
    let lang = options.lang;
    let mut app = app(options, 0).unwrap_or_else(|failure| panic!("{}", failure.sentence(lang)));
    app.pass_time(0);
    app
}

/// The screen as text, without spaces at the ends of lines.
pub fn screen(app: &mut App<Sea>, columns: u16, lines: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(columns, lines)).expect("a test backend");
    let mut drawn = None;
    let shown = terminal.draw(|frame| {
        drawn = Some(draw(app, Theme::PLAIN, frame.area(), frame.buffer_mut()));
    });
    shown.expect("a test backend can't fail");
    app.settle(drawn.expect("it was drawn").extent);
    let buffer = terminal.backend().buffer().clone();
    let line = |y: u16| -> String {
        let symbols = (0..columns).map(|x| buffer[(x, y)].symbol());
        symbols.collect::<String>().trim_end().to_owned()
    };
    (0..lines).map(line).collect::<Vec<_>>().join("\n")
}

fn press(app: &mut App<Sea>, keys: &[Key]) {
    for key in keys {
        app.press(*key);
        app.pass_time(0);
        let _ = screen(app, 80, 24);
    }
}

fn commit(app: &mut App<Sea>, notation: &str) {
    app.press(Key::Char(':'));
    notation.chars().for_each(|letter| app.press(Key::Char(letter)));
    press(app, &[Key::Enter]);
}

/// Returns three people who share a screen; no one has it yet.
pub fn shared(seed: u64) -> App<Sea> {
    start(options(&[Human, Human, Human], seed))
}

/// The name of the Myth that belongs to the person who has the screen.
pub fn own_myth(app: &App<Sea>) -> String {
    let view = app.session.game().view(app.viewer());
    let myth = view.players[app.me().index()].myth.expect("one's own Myth is known");
    texts::sea::myth(app.lang, myth).to_owned()
}

/// Returns the middle of a game. The bots play at random, so that improving a bot doesn't change
/// these pictures.
fn middle(lang: Lang) -> App<Sea> {
    let mut options = options(&[Human, Random, Random, Random], 7);
    options.lang = lang;
    let mut app = start(options);
    while app.session.game().turns() < 33 || app.session.game().asked() != Some(Question::Wind) {
        press(&mut app, &[Key::Enter]);
    }
    app
}

#[test]
fn the_middle_of_a_game() {
    for lang in Lang::ALL {
        let tag = lang.tag();
        insta::assert_snapshot!(format!("sea_small_{tag}"), screen(&mut middle(lang), 80, 24));
    }
    insta::assert_snapshot!("sea_large_en", screen(&mut middle(Lang::En), 140, 45));
}

#[test]
fn the_help_the_pieces_and_the_scores() {
    for (key, name) in [('?', "sea_help"), ('k', "sea_pieces"), ('g', "sea_glory")] {
        let mut app = middle(Lang::En);
        press(&mut app, &[Key::Char(key)]);
        insta::assert_snapshot!(name, screen(&mut app, 80, 24));
    }
}

#[test]
fn a_game_is_played_to_its_end_by_keys_alone() {
    let seatings = [
        vec![Human, Greedy, Greedy],
        vec![Human, Human, Random, Greedy],
        vec![Greedy, Human, Greedy, Random, Human],
    ];
    for (seed, seats) in seatings.into_iter().enumerate() {
        let mut app = start(options(&seats, seed as u64));
        let mut presses = 0u32;
        while !app.session.is_over() {
            presses += 1;
            assert!(presses < 5000, "the game goes on and on");
            let wander = [Key::Down, Key::Right, Key::Up, Key::Left, Key::End];
            press(&mut app, &wander[..presses as usize % wander.len()]);
            press(&mut app, &[Key::Enter]);
        }
        assert!(matches!(app.overlay, Some(Overlay::Result(_))));
        let text = screen(&mut app, 80, 24);
        assert!(text.contains("The game is over") && text.contains("Legendary"), "{text}");
        press(&mut app, &[Key::Esc]);
        press(&mut app, &[Key::Char('q')]);
        assert!(app.has_left, "after the end nobody is asked");
    }
}

/// Returns every component whose face a viewer was ever allowed to see.
fn allowed(app: &App<Sea>, viewer: Viewer) -> BTreeSet<Component> {
    let view = app.session.game().view(viewer);
    let mut allowed: BTreeSet<Component> =
        view.pieces.iter().filter_map(|piece| piece.component).collect();
    // A Myth that the viewer may know names its components.
    for myth in view.players.iter().filter_map(|player| player.myth) {
        allowed.extend(sea::Part::ALL.map(|part| Component::new(myth, part)));
    }
    // Replay the whole game here, so that the app's own log doesn't judge itself.
    let mut again = Journal::<Sea>::start(*app.session.journal().setup()).expect("a game");
    let mut events = Vec::new();
    for line in app.session.journal().lines() {
        assert!(again.play_line(line, &mut events));
    }
    for event in &events {
        match Sea::witness(event, viewer) {
            Some(Event::BoatDrawn { component: Some(seen), .. })
            | Some(Event::PieceSeen { component: seen, .. })
            | Some(Event::MythPieceShown { component: seen, .. }) => {
                allowed.insert(seen);
            }
            Some(Event::LegendDisclosed { components, .. }) => allowed.extend(components),
            _ => {}
        }
    }
    allowed
}

/// Checks that a screen names nothing the viewer may not know.
fn is_discreet(app: &mut App<Sea>, viewer: Viewer) {
    let allowed = allowed(app, viewer);
    let known: BTreeSet<Myth> = {
        let view = app.session.game().view(viewer);
        view.players.iter().filter_map(|player| player.myth).collect()
    };
    // One so wide that no name is broken, and the smallest.
    for (columns, lines) in [(240, 60), (80, 24)] {
        let text = screen(app, columns, lines);
        for component in Component::all().filter(|component| !allowed.contains(component)) {
            let name = texts::sea::component(app.lang, component);
            assert!(!text.contains(name), "{viewer:?} reads {name}:\n{text}");
        }
        for myth in Myth::all().filter(|myth| !known.contains(myth)) {
            let name = texts::sea::myth(app.lang, myth);
            assert!(!text.contains(name), "{viewer:?} reads {name}:\n{text}");
        }
    }
}

#[test]
fn people_at_one_screen_never_see_anothers_secrets() {
    let mut curtains = 0;
    let mut faces = 0;
    for (seed, seats) in
        [vec![Human, Human, Human], vec![Human, Greedy, Human, Greedy]].into_iter().enumerate()
    {
        let mut app = start(options(&seats, 20 + seed as u64));
        let mut presses = 0usize;
        while !app.session.is_over() {
            presses += 1;
            assert!(presses < 5000, "the game goes on and on");
            if let Some(seat) = app.curtain() {
                curtains += 1;
                is_discreet_curtain(&mut app, seat);
                app.press(Key::Enter);
                assert_eq!(app.viewer(), Viewer::Seat(seat));
            }
            // Panels are left open now and then when another person gets the screen.
            let keys = [Key::Char('k'), Key::Char('g'), Key::PageUp, Key::Down, Key::Right];
            app.press(keys[presses % keys.len()]);
            let viewer = app.viewer();
            is_discreet(&mut app, viewer);
            let view = app.session.game().view(viewer);
            faces += view.pieces.iter().filter(|piece| piece.component.is_none()).count();
            app.press(Key::Esc);
            app.press(Key::Enter);
            app.pass_time(0);
            if app.curtain().is_none() {
                let viewer = app.viewer();
                is_discreet(&mut app, viewer);
            }
        }
        assert_eq!(app.viewer(), Viewer::Spectator, "all look together at the end");
        is_discreet(&mut app, Viewer::Spectator);
    }
    assert!(curtains > 50 && faces > 500, "{curtains} curtains, {faces} hidden faces");
}

/// Checks that a covered screen shows no secrets, not even those of the next person.
fn is_discreet_curtain(app: &mut App<Sea>, seat: Seat) {
    for (columns, lines) in [(240, 60), (80, 24)] {
        let text = screen(app, columns, lines);
        let name = app.session.names().of(app.lang, seat);
        assert!(text.contains(&format!("Pass the screen to {name}.")), "{text}");
        for component in Component::all() {
            let name = texts::sea::component(app.lang, component);
            assert!(!text.contains(name), "a covered screen shows {name}:\n{text}");
        }
        assert!(!text.contains("S6.5") && !text.contains("Myth"), "{text}");
    }
}

#[test]
fn the_curtain_stays_until_enter_whatever_else_is_pressed() {
    let mut app = start(options(&[Human, Human, Human], 3));
    let seat = app.curtain().expect("the first person is asked for");
    insta::assert_snapshot!("sea_curtain", screen(&mut app, 80, 24));
    for key in [Key::Char('k'), Key::Char(':'), Key::Down, Key::Esc, Key::Tab, Key::Char('r')] {
        press(&mut app, &[key]);
        assert_eq!((app.curtain(), app.overlay.is_none()), (Some(seat), true));
    }
    press(&mut app, &[Key::Char('l')]);
    assert!(screen(&mut app, 80, 24).contains("Passez l’écran"));
    press(&mut app, &[Key::Enter]);
    assert_eq!(app.curtain(), None);
}

#[test]
fn one_person_among_bots_needs_no_curtain() {
    let mut app = start(options(&[Greedy, Human, Random], 5));
    while !app.session.is_over() {
        assert_eq!((app.curtain(), app.viewer()), (None, Viewer::Seat(Seat(1))));
        press(&mut app, &[Key::Enter]);
    }
}

/// Plays until a person may act where the boat has arrived.
fn interacting() -> App<Sea> {
    for seed in 0..40 {
        let mut app = start(options(&[Human, Random, Random, Random], seed));
        for _ in 0..400 {
            let asked = app.session.game().asked();
            let can_offer = app.notations().iter().any(|text| text.starts_with("offer "));
            if asked == Some(Question::Interact) && can_offer {
                return app;
            }
            press(&mut app, &[Key::Enter]);
        }
    }
    panic!("nobody ever met anybody");
}

#[test]
fn an_offer_is_typed_freely_and_refused_with_its_rule() {
    let mut app = interacting();
    let offer = app.notations().into_iter().find(|text| text.starts_with("offer ")).unwrap();
    let partner = offer.split(' ').nth(1).unwrap().to_owned();
    commit(&mut app, &format!("offer {partner} swap:h98/h99"));
    let Some(Message::Illegal(why)) = &app.message else { panic!("{:?}", app.message) };
    assert!(why.rule().starts_with("S10."), "{why}");
    press(&mut app, &[Key::Esc]);
    commit(&mut app, &format!("offer {partner}"));
    let Some(Message::Illegal(why)) = &app.message else { panic!("{:?}", app.message) };
    assert!(why.rule().starts_with("S10."), "{why}");
    let lines = app.session.journal().lines().len();
    press(&mut app, &[Key::Esc]);
    commit(&mut app, &offer);
    assert!(app.session.journal().lines().len() > lines, "{offer}");
}

#[test]
fn the_preview_tells_what_an_offer_gives_each_side() {
    let mut app = interacting();
    app.press(Key::Char(':'));
    let offer = app.notations().into_iter().find(|text| text.starts_with("offer ")).unwrap();
    offer.chars().for_each(|letter| app.press(Key::Char(letter)));
    let text = screen(&mut app, 140, 45);
    assert!(text.contains("you get "), "{offer}:\n{text}");
}

#[test]
fn the_chart_is_moved_by_hand_and_comes_back() {
    let mut app = middle(Lang::En);
    let before = screen(&mut app, 80, 24);
    press(&mut app, &[Key::Tab, Key::Left, Key::Up]);
    assert_eq!(app.pan, (-1, 1));
    assert_ne!(screen(&mut app, 80, 24), before);
    press(&mut app, &[Key::Home, Key::Tab]);
    assert_eq!(screen(&mut app, 80, 24), before);
}

#[test]
fn a_game_is_kept_and_resumed() {
    let folder = Folder::new();
    let path = folder.file("sea.rec");
    let mut first = options(&[Human, Greedy, Human], 11);
    first.record = Some(path.clone());
    let mut app = start(first);
    for _ in 0..30 {
        press(&mut app, &[Key::Enter]);
    }
    let lines = app.session.journal().lines().to_vec();
    app.press(Key::Leave);
    app.press(Key::Leave);
    assert!(app.has_left);
    let text = std::fs::read_to_string(&path).expect("the record is there");
    let mut again = options(&[], 99);
    again.setup = Setup::new(3);
    again.resume = Some(Record::parse(&text).expect("the record can be read"));
    again.record = Some(path);
    let mut app = start(again);
    assert_eq!(app.session.journal().lines(), lines);
    assert!(app.curtain().is_some(), "nobody has the screen yet");
    while !app.session.is_over() {
        press(&mut app, &[Key::Enter]);
    }
    assert!(app.session.is_verifiable(), "the seed was kept beside the record");
}

#[test]
fn a_move_that_revealed_nothing_is_taken_back_also_on_the_curtain() {
    for seed in 20..40 {
        let mut app = start(options(&[Human, Human, Human], seed));
        while !app.session.is_over() {
            let who = app.session.me();
            let was_open = app.curtain().is_none();
            press(&mut app, &[Key::Right, Key::Enter]);
            let handed = was_open && app.curtain().is_some();
            if !handed || app.session.journal().undo_free(who).is_err() {
                continue;
            }
            let lines = app.session.journal().lines().len();
            press(&mut app, &[Key::Char('u')]);
            assert_eq!(app.session.journal().lines().len(), lines - 1);
            assert_eq!(app.curtain(), None, "the person before still has the screen");
            return;
        }
    }
    panic!("nobody ever passed the screen on without revealing anything");
}

/// Returns the number of faces a seat knows.
fn faces_known(app: &App<Sea>, seat: Seat) -> usize {
    let view = app.session.game().view(Viewer::Seat(seat));
    view.pieces.iter().filter(|piece| piece.component.is_some()).count()
}

/// Plays at random until a move has shown its player a face without a random result or an act by
/// another player: a boat was captured and looked at.
fn captured_and_looked_at() -> (App<Sea>, Seat) {
    for number in 0..400 {
        let mut app = start(options(&[Human, Human, Human], number));
        let mut luck = Quick::new(number);
        while let Some(seat) = app.session.person_to_decide() {
            if app.curtain().is_some() {
                app.press(Key::Enter);
            }
            let known = faces_known(&app, seat);
            let notations = app.notations();
            let chosen = &notations[luck.below(notations.len() as u32) as usize];
            app.press(Key::Char(':'));
            chosen.chars().for_each(|letter| app.press(Key::Char(letter)));
            app.press(Key::Enter);
            let last = app.session.journal().lines().last();
            let decided = matches!(last, Some(Line::Move(by, _)) if *by == seat);
            if decided && faces_known(&app, seat) > known {
                return (app, seat);
            }
        }
    }
    panic!("nobody ever captured a boat");
}

#[test]
fn a_boat_that_was_captured_and_looked_at_is_not_given_back_freely() {
    let (mut app, seat) = captured_and_looked_at();
    let lines = app.session.journal().lines().len();
    press(&mut app, &[Key::Char('u')]);
    assert_eq!(app.session.journal().lines().len(), lines, "the secret was seen");
    let limit = UndoProblem::Revealed;
    let expected = Message::UndoLimited { seat: Some(seat), limit, can_force: true };
    assert_eq!(app.message, Some(expected));
}
