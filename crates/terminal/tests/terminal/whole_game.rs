//! Whole games by keys alone.

use crate::table::{Greedy, Human, Random, options, press, screen, start, table};
use kernel::Game;
use terminal::model::overlay::Overlay;
use terminal::{Key, SeatKind};
use texts::Lang;

#[test]
fn a_game_is_played_to_its_end_by_keys_alone() {
    let seatings = [
        vec![Human, Greedy],
        vec![Human, Human, Random],
        vec![Human, Greedy, Human, Random, Greedy],
    ];
    for (seed, seats) in seatings.into_iter().enumerate() {
        let mut app = table(&seats, seed as u64);
        let mut presses = 0u32;
        while !app.session.is_over() {
            presses += 1;
            assert!(presses < 5000, "the game goes on and on");
            // Some wandering, so that all kinds of moves are chosen.
            let wander = [Key::Down, Key::Right, Key::Up, Key::Left, Key::End];
            press(&mut app, &wander[..presses as usize % wander.len()]);
            press(&mut app, &[Key::Enter]);
        }
        assert!(matches!(app.overlay, Some(Overlay::Result(_))));
        let text = screen(&mut app, 80, 24);
        assert!(text.contains("The game is over") && text.contains("Points"), "{text}");
        press(&mut app, &[Key::Esc]);
        assert_eq!(app.overlay, None, "the board can be looked at");
        press(&mut app, &[Key::Enter]);
        assert!(matches!(app.overlay, Some(Overlay::Result(_))), "and the result again");
        press(&mut app, &[Key::Char('u')]);
        press(&mut app, &[Key::Char('q')]);
        assert!(app.has_left, "after the end nobody is asked");
    }
}

#[test]
fn the_result_tells_how_each_point_was_made() {
    let mut app = table(&[Human, Greedy, Greedy], 9);
    while !app.session.is_over() {
        press(&mut app, &[Key::Enter]);
    }
    let game = *app.session.game();
    let text = screen(&mut app, 100, 40);
    for seat in kernel::Seat::all(3) {
        let song = game.song_owned(seat).map_or(0, |song| i16::from(song.points));
        let legends = i16::from(game.card_points(seat)) - song;
        let parts = [
            legends.to_string(),
            song.to_string(),
            game.moons(seat).to_string(),
            (-i16::from(game.tiles_total(seat))).to_string().replace('-', "−"),
            game.score(seat).to_string().replace('-', "−"),
        ];
        let name = app.session.names().of(Lang::En, seat);
        let row: Vec<&str> =
            text.lines().filter(|line| line.contains(&format!(".  {name} "))).collect();
        let row = row.first().unwrap_or_else(|| panic!("{name} in {text}"));
        let inside = row.split('│').find(|part| part.contains(&name)).expect("it was found");
        let numbers: Vec<&str> = inside.split_whitespace().collect();
        assert_eq!(numbers[numbers.len() - 5..], parts, "{row}");
    }
    assert!(text.contains("commit ") && text.contains("seed "), "{text}");
    assert!(text.contains("This game wasn’t recorded."));
}

#[test]
fn bots_wait_and_can_be_hurried() {
    let mut options = options(&[Human, Greedy, Greedy], 1);
    options.bot_delay_ms = 600;
    let mut app = start(options);
    while app.session.person_to_decide().is_some() {
        app.press(Key::Enter);
    }
    app.pass_time(1000);
    let announced = app.announced.expect("a bot announces its move");
    assert_eq!((announced.due_ms, app.idle_ms()), (1600, Some(600)));
    let lines = app.session.journal().lines().len();
    app.pass_time(1599);
    assert_eq!(app.session.journal().lines().len(), lines, "it still waits");
    app.press(Key::Char(' '));
    app.pass_time(1599);
    assert!(app.session.person_to_decide().is_some(), "space skips to the next person");
}

#[test]
fn the_speed_of_bots_goes_up_and_down_and_stops_at_its_ends() {
    let mut app = table(&[Human, Greedy], 1);
    let delays = |app: &mut terminal::model::app::App<campfire::Campfire>, key: char| {
        (0..9).map(|_| press(app, &[Key::Char(key)])).count();
        app.delay_ms
    };
    assert_eq!(delays(&mut app, '-'), 5000);
    assert_eq!(delays(&mut app, '+'), 0);
    assert!(screen(&mut app, 80, 24).contains("Bots move immediately."));
}

#[test]
fn every_kind_of_seat_is_read_as_it_is_written_and_has_its_bot() {
    for kind in SeatKind::ALL {
        assert_eq!(kind.to_string().parse(), Ok(kind));
        let app = table(&[kind, Human], 1);
        assert_eq!(app.session.kind(kernel::Seat(0)), kind);
    }
    assert!("wizard".parse::<SeatKind>().is_err());
}

#[test]
fn only_bots_can_play_and_be_watched() {
    let mut options = options(&[Greedy, Random], 1);
    options.bot_delay_ms = 100;
    let mut app = start(options);
    let mut now_ms = 0;
    while !app.session.is_over() {
        now_ms += 100;
        app.pass_time(now_ms);
        let _ = screen(&mut app, 80, 24);
    }
}

#[test]
fn a_person_is_told_what_happened_since_the_last_turn() {
    let mut app = table(&[Human, Greedy, Greedy], 1);
    while app.session.game().turns() < 4 {
        press(&mut app, &[Key::Enter]);
    }
    let text = screen(&mut app, 120, 40);
    assert!(text.contains("Since your last turn:"), "{text}");
    assert!(text.contains("Bob: ") && text.contains("Cem: "), "{text}");
}

#[test]
fn the_log_scrolls_by_pages_and_comes_back_with_the_next_move() {
    let mut app = table(&[Human, Greedy, Greedy], 1);
    crate::table::prepare(&mut app);
    press(&mut app, &[Key::PageUp]);
    assert!(app.log_scroll > 0);
    press(&mut app, &[Key::PageDown]);
    assert_eq!(app.log_scroll, 0);
    press(&mut app, &[Key::PageUp, Key::PageUp, Key::PageUp, Key::PageUp, Key::PageUp]);
    assert_eq!(app.log_scroll, app.extent.log_max, "no further than the beginning");
    press(&mut app, &[Key::Enter]);
    assert_eq!(app.log_scroll, 0);
}
