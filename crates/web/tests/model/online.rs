//! Online play: a remote page knows exactly what the table tells it, whatever the connection does.

use campfire::{Campfire, First, Setup};
use dealer::{Quick, Seed};
use kernel::{Luck, Seat, Turn, Viewer};
use mind::Question;
use table::*;
use texts::Lang;
use web::model::online::moderation::{self, DaysProblem, Term};
use web::model::online::turns::title;
use web::model::online::{
    Attention, ClockForm, ClockKind, Connection, ConnectionState, Outbox, Turns, Upkeep, Wanted,
    claim, wants_other_address,
};
use web::model::question;
use web::model::route::OnlineRoute;
use web::model::{Route, Session, UpdateGapError};
use wire::http::ClockBody;
use wire::{PersonName, TableId, Update};

const T0: u64 = 1_700_000_000_000;
/// The browser's clock is a minute ahead of the server's.
const AHEAD_MS: u64 = 60_000;
const ANN: Person = Person(7);
const BEN: Person = Person(12);

fn id() -> TableId {
    "hearthside234567".parse().expect("16 letters and digits")
}

fn opening(clock: Clock) -> Opening<Campfire> {
    let level = Level::new("easy").expect("a word");
    Opening {
        setup: Setup { first: First::Seat(Seat(0)), ..Setup::new(2) },
        options: HostingOptions { clock, ..HostingOptions::live(level) },
        owner: Some(ANN),
        chairs: vec![Chair::Person(ANN), Chair::Open],
        prelude: Vec::new(),
    }
}

fn table(clock: Clock) -> Table<Campfire> {
    Table::open(opening(clock), Seed::from_number(4), T0).expect("it opens").0
}

fn started(clock: Clock) -> Table<Campfire> {
    let mut table = table(clock);
    begin(&mut table);
    table
}

fn begin(table: &mut Table<Campfire>) {
    for event in [
        Event::act(BEN, Act::Sit { seat: Seat(1) }),
        Event::act(ANN, Act::Ready { nonce: [1; 32] }),
        Event::act(BEN, Act::Ready { nonce: [2; 32] }),
        Event::act(ANN, Act::Start),
    ] {
        table.handle(event, T0).expect("people may do this");
    }
}

/// Returns the server's update for a person who has everything up to `since`, passed through JSON.
fn update(table: &Table<Campfire>, person: Option<Person>, since: u64) -> Update<Campfire> {
    let viewer = person.map_or(Viewer::Spectator, |person| table.viewer_of(person));
    let missed = table.since(since, viewer, T0);
    let named = |person, name: &str| PersonName { person, name: name.to_owned(), program: false };
    let update = Update::<Campfire> {
        table: id(),
        game: "campfire".to_owned(),
        after: missed.after,
        told: missed.told,
        view: Some(missed.view),
        status: missed.status,
        seat: match viewer {
            Viewer::Seat(seat) => Some(seat.0),
            _ => None,
        },
        legal: Vec::new(),
        people: vec![named(ANN, "Ann"), named(BEN, "Ben")],
        bot_waits: false,
    };
    let text = serde_json::to_string(&update).expect("an update is JSON");
    serde_json::from_str(&text).expect("an update reads back")
}

fn sit(table: &Table<Campfire>, person: Person) -> Session<Campfire> {
    let all = update(table, Some(person), 0);
    Session::online(Some(person), all, T0 + AHEAD_MS).expect("it brings everything")
}

/// Delivers the page's actions to the table.
fn deliver(table: &mut Table<Campfire>, session: &mut Session<Campfire>, person: Person) {
    for act in session.take_outgoing() {
        let act = act.map_move(|mv| mv.parse().expect("notation"));
        table.handle(Event::act(person, act), T0).expect("the table does it");
    }
}

fn hear(table: &Table<Campfire>, session: &mut Session<Campfire>, person: Person) {
    let news = update(table, Some(person), session.status().sequence);
    session.hear(news, T0 + AHEAD_MS).expect("nothing is missing");
}

#[test]
fn a_hint_at_an_online_table_needs_its_permission_and_uses_the_view_that_the_server_sent() {
    for hints in [false, true] {
        let mut opened = opening(Clock::None);
        opened.options.hints = hints;
        let (mut table, _) = Table::open(opened, Seed::from_number(4), T0).expect("it opens");
        begin(&mut table);
        let all = update(&table, Some(ANN), 0);
        let sent = serde_json::to_value(all.view.as_ref()).expect("a view is JSON");
        let page = Session::online(Some(ANN), all, T0).expect("it brings everything");
        assert_eq!(page.allows_hints(), hints);
        assert_eq!(page.person_to_act(), Some(Seat(0)));
        let Some(Question::Hint { view, .. }) = question::hint(&page, Lang::En) else {
            panic!("Ann decides")
        };
        assert_eq!(view, sent);
        assert_eq!(question::hint(&sit(&table, BEN), Lang::En), None, "Ben doesn't decide");
    }
}

#[test]
fn two_pages_play_a_whole_game_and_know_what_the_table_knows() {
    let mut table = started(Clock::None);
    let mut pages = [(ANN, sit(&table, ANN)), (BEN, sit(&table, BEN))];
    let mut luck = Quick::new(3);
    let mut moves = 0;
    while table.phase() == Phase::Playing {
        let Turn::Seat(seat) = table.status(Viewer::Spectator, T0).turn else {
            panic!("luck falls")
        };
        let (person, session) = &mut pages[seat.index()];
        assert_eq!(session.person_to_act(), Some(seat));
        assert!(session.is_my_turn());
        let legal = session.legal_moves();
        assert_eq!(legal, table.legal_moves(seat));
        let mv = legal[luck.below(legal.len() as u32) as usize];
        session.play(seat, mv, T0).expect("it is sent");
        assert!(session.is_waiting(), "nothing is asked twice");
        assert_eq!(session.person_to_act(), None);
        deliver(&mut table, session, *person);
        // Ben misses some updates and then gets everything together.
        let hears = if luck.below(3) == 0 && seat == Seat(0) { 1 } else { 2 };
        for (person, session) in &mut pages[..hears] {
            hear(&table, session, *person);
        }
        if hears == 1 && table.status(Viewer::Spectator, T0).turn == Turn::Seat(Seat(1)) {
            hear(&table, &mut pages[1].1, BEN);
        }
        moves += 1;
    }
    hear(&table, &mut pages[1].1, BEN);
    assert!(moves > 20, "a whole game");
    for (person, session) in &mut pages {
        assert_eq!(session.view(), &table.view(table.viewer_of(*person)));
        assert_eq!(
            session.happenings(),
            sit(&table, *person).happenings(),
            "told in pieces or at once"
        );
        assert!(session.is_over() && session.is_finished());
        assert!(session.record().is_none(), "the server has it");
        session.keep_record(table.record(Vec::new()).expect("the game is over"));
        assert!(session.standings().is_some_and(|standings| standings.len() > 2));
        assert!(dealer::verify(&session.record().expect("it was fetched")).is_ok());
    }
}

#[test]
fn a_refused_move_is_asked_again() {
    let mut table = started(Clock::None);
    let mut session = sit(&table, ANN);
    let mv = session.legal_moves()[0];
    session.play(Seat(0), mv, T0).expect("it is sent");
    session.refused();
    assert_eq!(session.person_to_act(), Some(Seat(0)));
    // An action that was sent before is not sent again by itself.
    assert_eq!(session.take_outgoing().len(), 1);
    assert_eq!(session.take_outgoing().len(), 0);
    table.handle(Event::act(BEN, Act::Say { text: "Well?".to_owned() }), T0).expect("he may");
    session.play(Seat(0), mv, T0).expect("it is sent");
    hear(&table, &mut session, ANN);
    assert!(session.is_waiting(), "talk is no answer to a move");
}

#[test]
fn an_undo_far_away_is_an_undo_here() {
    let mut table = started(Clock::None);
    let mut ann = sit(&table, ANN);
    let mut ben = sit(&table, BEN);
    let before = ann.happenings().len();
    let mv = ann.legal_moves()[0];
    ann.play(Seat(0), mv, T0).expect("it is sent");
    deliver(&mut table, &mut ann, ANN);
    hear(&table, &mut ann, ANN);
    hear(&table, &mut ben, BEN);
    assert!(ann.happenings().len() > before);
    assert_eq!(ann.undoer(), Some((Seat(0), UndoNeeds::Nothing)));
    assert_eq!(ben.undoer(), None);
    ann.act(Seat(0), Act::Propose { motion: Motion::Undo }, T0).expect("it is sent");
    deliver(&mut table, &mut ann, ANN);
    let news = update(&table, Some(BEN), ben.status().sequence);
    assert!(ben.hear(news, T0).expect("no gap").jumped);
    assert_eq!(ben.happenings().len(), before);
    assert_eq!(ben.view(), &table.view(Viewer::Seat(Seat(1))));
}

#[test]
fn a_gap_is_noticed_and_closed_by_a_complete_update() {
    let mut table = started(Clock::None);
    let mut session = sit(&table, ANN);
    for text in ["one", "two"] {
        table.handle(Event::act(BEN, Act::Say { text: text.to_owned() }), T0).expect("he may");
    }
    let late = update(&table, Some(ANN), table.sequence() - 1);
    assert_eq!(session.clone().hear(late, T0), Err(UpdateGapError), "a line is missing");
    let all = update(&table, Some(ANN), 0);
    assert!(session.hear(all, T0).expect("everything is told").jumped);
    assert_eq!(session.notes().len(), sit(&table, ANN).notes().len());
    let known = session.notes().len();
    let again = update(&table, Some(ANN), table.sequence() - 1);
    session.hear(again, T0).expect("what is known already does no harm");
    assert_eq!(session.notes().len(), known);
}

#[test]
fn sitting_down_gives_other_eyes() {
    let mut table = table(Clock::None);
    let all = update(&table, Some(BEN), 0);
    let mut ben = Session::online(Some(BEN), all, T0).expect("it brings everything");
    assert_eq!((ben.my_seat(), ben.viewer()), (None, Viewer::Spectator));
    table.handle(Event::act(BEN, Act::Sit { seat: Seat(1) }), T0).expect("the seat is free");
    ben.hear(update(&table, Some(BEN), 0), T0).expect("everything is told");
    assert_eq!((ben.my_seat(), ben.viewer()), (Some(Seat(1)), Viewer::Seat(Seat(1))));
    assert_eq!(ben.here(), [Seat(1)], "nobody else is at this page");
    assert_eq!(ben.given_names(), [Some("Ann".to_owned()), Some("Ben".to_owned())]);
}

#[test]
fn the_servers_moments_are_shown_by_the_browsers_clock() {
    let table = started(Clock::PerMove { ms: 30_000 });
    let session = sit(&table, ANN);
    assert_eq!(session.left_ms(Seat(0), T0 + AHEAD_MS), Some(30_000));
    assert_eq!(session.left_ms(Seat(0), T0 + AHEAD_MS + 10_000), Some(20_000));
}

#[test]
fn a_lost_connection_is_tried_again_after_ever_longer_waits() {
    let mut line = Connection::default();
    assert!(line.want(T0) && !line.want(T0), "one socket is enough");
    line.welcomed(T0);
    assert!(line.is_open());
    let mut waits = Vec::new();
    for _ in 0..8 {
        line.lost(T0, 128);
        let ConnectionState::Waiting { until_ms } = line.state() else { panic!("it waits") };
        waits.push(until_ms - T0);
        assert_eq!(line.look(until_ms - 1), Upkeep::Nothing);
        assert_eq!(line.look(until_ms), Upkeep::Connect);
        assert_eq!(line.look(until_ms), Upkeep::Nothing, "one socket is enough");
    }
    assert_eq!(waits, [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    line.welcomed(T0);
    line.lost(T0, 0);
    assert_eq!(
        line.state(),
        ConnectionState::Waiting { until_ms: T0 + 750 },
        "a success forgets the failures"
    );
    assert_eq!(line.hurry(T0), Upkeep::Connect, "whoever looks does not wait");
    line.outdated();
    line.lost(T0, 0);
    assert_eq!(line.state(), ConnectionState::Outdated, "trying again would not help");
    line.leave();
    line.lost(T0, 0);
    assert_eq!(line.state(), ConnectionState::Off);
}

#[test]
fn a_server_that_says_nothing_is_asked_and_given_up_when_no_answer_comes() {
    let mut line = Connection::default();
    line.want(T0);
    assert_eq!(line.look(T0 + 7_999), Upkeep::Nothing);
    assert_eq!(line.look(T0 + 8_000), Upkeep::GiveUp, "nobody lets us in");
    line.lost(T0, 0);
    line.welcomed(T0);
    assert_eq!(line.look(T0 + 19_999), Upkeep::Nothing);
    assert_eq!(line.look(T0 + 20_000), Upkeep::Ask);
    assert_eq!(line.look(T0 + 20_500), Upkeep::Nothing, "asked once");
    line.heard(T0 + 21_000);
    assert_eq!(line.look(T0 + 40_000), Upkeep::Nothing, "it has answered");
    assert_eq!(line.hurry(T0 + 40_000), Upkeep::Ask, "whoever comes back wants to know");
    line.heard(T0 + 40_100);
    line.asked(T0 + 41_000);
    line.asked(T0 + 45_000);
    assert_eq!(line.look(T0 + 49_000), Upkeep::GiveUp, "a move was not answered");
}

#[test]
fn after_a_break_only_what_may_be_done_twice_is_sent_again() {
    let mut outbox = Outbox::default();
    let mv = wire::Act::Move { answers: 9, mv: "disc 3".to_owned() };
    let letters = [
        outbox.put(id(), wire::Act::Say { text: "Hello".to_owned() }),
        outbox.put(id(), mv.clone()),
        outbox.put(id(), wire::Act::Propose { motion: Motion::Undo }),
        outbox.put(id(), wire::Act::Stand),
    ];
    assert_eq!(outbox.answered(letters[3].number), Some(letters[3].clone()));
    assert_eq!(outbox.answered(letters[3].number), None, "answers come once");
    let lost: Vec<_> = outbox.lost().into_iter().map(|letter| letter.number).collect();
    assert_eq!(lost, [letters[0].number, letters[2].number]);
    let again: Vec<_> = outbox.again().map(|letter| letter.act.clone()).collect();
    assert_eq!(again, [mv]);
}

#[test]
fn a_turn_is_announced_once_and_counted_until_it_is_over() {
    let mut turns = Turns::default();
    assert!(turns.begin(&id(), 10));
    assert!(!turns.begin(&id(), 10), "said once");
    assert_eq!((turns.count(), title(turns.count(), "Emberwake")), (1, "(1) Emberwake".to_owned()));
    turns.end(&id());
    assert!(!turns.begin(&id(), 10), "the same turn, heard of again");
    assert!(turns.begin(&id(), 14));
    let other: TableId = "moonrise22334455".parse().expect("16 letters and digits");
    turns.listed(vec![other]);
    assert_eq!(turns.count(), 1, "the list of the server counts");
    turns.clear();
    assert_eq!(title(turns.count(), "Emberwake"), "Emberwake");
}

#[test]
fn of_several_tabs_one_announces_a_turn() {
    let other: TableId = "moonrise22334455".parse().expect("16 letters and digits");
    let told = claim("", &id(), 10, 2).expect("nobody has announced it");
    assert_eq!(claim(&told, &id(), 10, 2), None, "another tab was first");
    assert_eq!(claim(&told, &id(), 8, 2), None, "an earlier turn, heard of late");
    let told = claim(&told, &other, 3, 2).expect("another table");
    let told = claim(&told, &id(), 14, 2).expect("the next turn");
    assert_eq!(told, format!("{other} 3\n{} 14", id()));
    let third: TableId = "starlight2233445".parse().expect("16 letters and digits");
    assert_eq!(claim(&told, &third, 1, 2), Some(format!("{} 14\n{third} 1", id())), "bounded");
    assert!(claim("what is this\n\n", &id(), 1, 2).is_some(), "nonsense announces nothing");
}

#[test]
fn links_to_tables_on_a_server_lead_there_and_saved_games_stay_where_they_are() {
    let far = Route::Online(OnlineRoute::Table(id().to_string()));
    assert_eq!(Route::parse(&format!("#/table/{}", id())), far);
    assert_eq!(Route::parse(&far.hash()), far);
    assert_eq!(Route::parse("#/table/19a8c0ffee12345"), Route::Table("19a8c0ffee12345".to_owned()));
    for route in [
        OnlineRoute::Lists,
        OnlineRoute::New("sea".into()),
        OnlineRoute::Me,
        OnlineRoute::Admin,
        OnlineRoute::Replay("x".into()),
        OnlineRoute::Record("x".into()),
    ] {
        let route = Route::Online(route);
        assert_eq!(Route::parse(&route.hash()), route);
    }
}

#[test]
fn a_ban_lasts_until_its_moment_or_for_good() {
    assert_eq!(moderation::term(None, T0), None);
    assert_eq!(moderation::term(Some(T0), T0), None);
    assert_eq!(moderation::term(Some(T0 + 1), T0), Some(Term::Until(T0 + 1)));
    // The server writes the largest number that databases can hold.
    assert_eq!(moderation::term(Some(i64::MAX as u64), T0), Some(Term::ForGood));
}

#[test]
fn days_are_a_number_or_left_out() {
    for (typed, days) in [("", None), ("  ", None), ("1", Some(1)), (" 30 ", Some(30))] {
        assert_eq!(moderation::days(typed), Ok(days), "{typed}");
    }
    for typed in ["0", "-1", "1.5", "soon", "99999999999"] {
        assert_eq!(moderation::days(typed), Err(DaysProblem), "{typed}");
    }
}

#[test]
fn a_table_is_found_by_its_id_or_any_link_to_it() {
    let id = id();
    for start in ["", "https://games.example.org/#/table/", "#/online/replay/", "records/"] {
        for end in ["", "/", " "] {
            assert_eq!(moderation::id(&format!("{start}{id}{end}")), Some(id.clone()), "{start}");
        }
    }
    for nothing in ["", "/", "https://games.example.org/", "#/online"] {
        assert_eq!(moderation::id(nothing), None, "{nothing}");
    }
}

#[test]
fn the_lists_go_on_page_after_page_and_start_over_with_another_filter() {
    let mut wanted = Wanted::default();
    let id = id();
    let path =
        |wanted: &Wanted, have, last| wanted.request("open", have, last).map(|page| page.path);
    assert_eq!(path(&wanted, 0, None).as_deref(), Some("tables?which=open&limit=20"));
    assert_eq!(path(&wanted, 20, Some(&id)), None);
    // The server returns at most 100 together; the rest follows the last one.
    wanted.count = 140;
    assert_eq!(path(&wanted, 0, None).as_deref(), Some("tables?which=open&limit=100"));
    let rest = path(&wanted, 100, Some(&id));
    assert_eq!(rest.as_deref(), Some("tables?which=open&limit=40&before=hearthside234567"));
    wanted.filter(|wanted| {
        wanted.game = "sea".to_owned();
        wanted.pace = "days".to_owned();
        (wanted.free, wanted.rated) = (true, true);
    });
    let filtered = path(&wanted, 0, None);
    let expected = "tables?which=open&limit=20&game=sea&pace=days&free=true&rated=true";
    assert_eq!(filtered.as_deref(), Some(expected));
}

#[test]
fn only_another_email_address_needs_the_password() {
    let now = wire::http::NotifyBody {
        browser: false,
        sound: false,
        email: Some("ann@example.org".to_owned()),
        email_stopped: Some(false),
        webhook: None,
        webhook_stopped: None,
    };
    let mut wish = now.clone();
    (wish.browser, wish.email_stopped) = (true, Some(true));
    wish.webhook = Some("https://example.org/".to_owned());
    assert!(!wants_other_address(&now, &wish));
    for email in [None, Some("other@example.org".to_owned())] {
        wish.email = email;
        assert!(wants_other_address(&now, &wish));
    }
}

const MINUTE: u64 = 60_000;

#[test]
fn a_page_that_is_hidden_or_untouched_for_minutes_is_left_behind() {
    let mut attention = Attention::default();
    assert_eq!(attention.look(true, T0), None, "the server believes that already");
    assert_eq!(attention.look(false, T0 + 1), Some(false));
    assert_eq!(attention.look(false, T0 + 2), None, "once is enough");
    assert_eq!(attention.look(true, T0 + 60 * MINUTE), Some(true));
    assert_eq!(attention.look(true, T0 + 65 * MINUTE - 1), None);
    assert_eq!(attention.look(true, T0 + 65 * MINUTE), Some(false));
    attention.touched(T0 + 66 * MINUTE);
    assert_eq!(attention.look(true, T0 + 66 * MINUTE), Some(true));
    // A new connection counts as attended until the server hears otherwise.
    assert_eq!(attention.look(false, T0 + 67 * MINUTE), Some(false));
    attention.connected();
    assert_eq!(attention.look(false, T0 + 67 * MINUTE), Some(false));
}

#[test]
fn a_clock_that_is_set_back_leaves_nobody_present_for_ever() {
    let mut attention = Attention::default();
    assert_eq!(attention.look(true, T0 + 60 * MINUTE), None);
    assert_eq!(attention.look(true, T0), None);
    assert_eq!(attention.look(true, T0 + 5 * MINUTE), Some(false));
}

#[test]
fn a_rated_table_has_a_clock() {
    let mut form = ClockForm::default();
    assert_eq!(form.clock(), ClockBody::None);
    let names =
        |rated| ClockKind::offered(rated).iter().map(|kind| kind.name()).collect::<Vec<_>>();
    assert_eq!(names(false), ["none", "move", "bank", "days"]);
    assert_eq!(names(true), ["move", "bank", "days"]);
    form.make_ratable();
    assert_eq!(form.clock(), ClockBody::Bank { ms: 20 * 60_000, increment_ms: 10_000 });
    form.choose("days", true);
    form.make_ratable();
    assert_eq!(form.clock(), ClockBody::Days { days: 3, weekends_off: true });
    // A rated table isn't offered this, so the choice stays.
    form.choose("none", true);
    assert_eq!(form.kind, ClockKind::Days);
    form.choose("none", false);
    assert_eq!(form.clock(), ClockBody::None);
}

#[test]
fn a_program_is_marked_where_its_name_is_shown() {
    let mut all = update(&started(Clock::None), Some(ANN), 0);
    all.people[1].program = true;
    let session = Session::online(Some(ANN), all, T0).expect("it brings everything");
    assert_eq!([0, 1].map(|seat| session.is_program(Seat(seat))), [false, true]);
    assert_eq!(session.person_name(Lang::En, BEN), "Ben (program)");
    assert_eq!(session.person_name(Lang::En, ANN), "Ann");
}
