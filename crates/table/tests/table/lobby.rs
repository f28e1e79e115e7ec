//! Before the game: sitting down, being ready, removing people, starting, closing.

use crate::test_host::*;
use campfire::Campfire;
use dealer::Seed;
use kernel::{Seat, Viewer};
use table::*;

fn lobby() -> TestHost<Campfire> {
    TestHost::open(campfire(3), patient(), vec![Chair::Open; 3], Seed::from_number(2))
}

fn sit(person: Person, seat: u8) -> Event<campfire::Move> {
    Event::act(person, Act::Sit { seat: Seat(seat) })
}

fn ready(person: Person) -> Event<campfire::Move> {
    Event::act(person, Act::Ready { nonce: [7; 32] })
}

const BY_ANN: By = By::Person(ANN);

#[test]
fn a_person_sits_down_and_is_seen_there() {
    let mut host = lobby();
    let effects = host.ok(sit(ANN, 1));
    assert!(heard(&effects, &News::SatDown { person: ANN, seat: Seat(1) }));
    assert_eq!(host.occupant(1), Occupant::Person(ANN));
    assert_eq!(host.table.viewer_of(ANN), Viewer::Seat(Seat(1)));
    assert_eq!(host.table.viewer_of(EVE), Viewer::Spectator);
}

#[test]
fn a_person_who_changes_seats_leaves_the_old_one_and_must_get_ready_again() {
    let mut host = lobby();
    host.ok(sit(ANN, 1));
    host.ok(ready(ANN));
    host.ok(sit(ANN, 2));
    assert_eq!(host.occupant(1), Occupant::Empty);
    assert_eq!(host.occupant(2), Occupant::Person(ANN));
    assert!(!host.status(0).seats[2].ready);
    host.ok(sit(BEN, 1));
    assert!(!host.status(0).seats[1].ready, "nor is the next person ready by sitting down");
}

#[test]
fn a_taken_or_missing_seat_is_refused() {
    let mut host = lobby();
    host.ok(sit(ANN, 1));
    assert_eq!(host.refused(sit(BEN, 1)), TableError::SeatTaken(Seat(1)));
    assert_eq!(host.refused(sit(ANN, 1)), TableError::SeatIsYours);
    assert_eq!(host.refused(sit(BEN, 3)), TableError::NoSuchSeat(Seat(3)));
    host.ok(Event::act(BY_ANN, Act::SetChair { seat: Seat(2), level: Some(level("easy")) }));
    assert_eq!(host.refused(sit(BEN, 2)), TableError::SeatTaken(Seat(2)));
}

#[test]
fn a_person_who_stands_up_has_no_seat() {
    let mut host = lobby();
    host.ok(sit(BEN, 0));
    host.ok(Event::act(BEN, Act::Stand));
    assert_eq!(host.occupant(0), Occupant::Empty);
    assert_eq!(host.refused(Event::act(BEN, Act::Stand)), TableError::NotSeated);
    assert_eq!(host.refused(ready(BEN)), TableError::NotSeated);
}

#[test]
fn the_owner_and_the_host_fill_seats_with_bots_and_open_them() {
    let mut host = lobby();
    host.ok(sit(BEN, 0));
    let bot =
        |by, seat| Event::act(by, Act::SetChair { seat: Seat(seat), level: Some(level("hard")) });
    assert_eq!(host.refused(bot(By::Person(BEN), 1)), TableError::OwnerOnly);
    assert_eq!(host.refused(bot(BY_ANN, 0)), TableError::SeatTaken(Seat(0)));
    assert_eq!(host.refused(bot(BY_ANN, 9)), TableError::NoSuchSeat(Seat(9)));
    host.ok(bot(BY_ANN, 1));
    host.ok(bot(By::Host, 2));
    assert_eq!(host.occupant(1), Occupant::Bot(level("hard")));
    host.ok(Event::act(BY_ANN, Act::SetChair { seat: Seat(1), level: None }));
    assert_eq!(host.occupant(1), Occupant::Empty);
}

#[test]
fn a_person_who_was_sent_away_does_not_come_back() {
    let mut host = lobby();
    host.ok(sit(BEN, 0));
    let kick = |by| Event::act(by, Act::Kick { person: BEN });
    assert_eq!(host.refused(kick(By::Person(CLEO))), TableError::OwnerOnly);
    let effects = host.ok(kick(BY_ANN));
    assert!(heard(&effects, &News::Kicked { person: BEN }));
    assert_eq!(host.refused(kick(BY_ANN)), TableError::NotSeated);
    assert_eq!(host.refused(sit(BEN, 0)), TableError::Kicked);
    let say = Event::act(BEN, Act::Say { text: "why".into() });
    assert_eq!(host.refused(say), TableError::Kicked);
}

#[test]
fn being_ready_can_be_taken_back() {
    let mut host = lobby();
    host.ok(sit(BEN, 0));
    assert_eq!(host.refused(Event::act(BEN, Act::Unready)), TableError::NotReady(Seat(0)));
    host.ok(ready(BEN));
    assert_eq!(host.refused(ready(BEN)), TableError::AlreadyReady);
    host.ok(Event::act(BEN, Act::Unready));
    assert!(!host.status(0).seats[0].ready);
}

#[test]
fn the_game_starts_when_all_seats_are_taken_and_all_persons_are_ready() {
    let mut host = lobby();
    let start = || Event::act(BY_ANN, Act::Start);
    host.ok(sit(ANN, 0));
    host.ok(ready(ANN));
    host.ok(sit(BEN, 1));
    assert_eq!(host.refused(start()), TableError::NotReady(Seat(1)));
    host.ok(ready(BEN));
    assert_eq!(host.refused(start()), TableError::SeatEmpty(Seat(2)));
    host.ok(Event::act(BY_ANN, Act::SetChair { seat: Seat(2), level: Some(level("easy")) }));
    assert_eq!(host.refused(Event::act(BEN, Act::Start)), TableError::OwnerOnly);
    let effects = host.ok(start());
    assert_eq!(host.table.phase(), Phase::Playing);
    let nonces = vec![(Seat(0), [7; 32]), (Seat(1), [7; 32])];
    assert!(heard(&effects, &News::Started { nonces }), "nonces are shown once they count");
    for late in [sit(CLEO, 0), Event::act(ANN, Act::Stand), ready(ANN), start()] {
        assert_eq!(host.refused(late), TableError::Started);
    }
}

#[test]
fn a_host_starts_without_nonces_and_the_deal_follows_from_the_seed_alone() {
    let mut host = lobby();
    host.ok(sit(ANN, 0));
    host.ok(sit(BEN, 1));
    let start = || Event::act(By::Host, Act::Start);
    assert_eq!(host.refused(start()), TableError::SeatEmpty(Seat(2)));
    host.ok(Event::act(By::Host, Act::SetChair { seat: Seat(2), level: Some(level("easy")) }));
    let effects = host.ok(start());
    assert!(heard(&effects, &News::Started { nonces: Vec::new() }));
    let mut dealer = dealer::Dealer::new(&host.seed, &[]);
    let mut again = kernel::Journal::<Campfire>::start(campfire(3)).unwrap();
    for line in host.table.journal().lines() {
        assert_eq!(*line, kernel::Line::Outcome(dealer.answer(again.now())));
        assert!(again.play_line(line, &mut ()));
    }
    assert!(again.lines().len() >= 8, "eight stacks show their tops");
}

#[test]
fn nothing_of_the_game_happens_in_the_lobby() {
    let mut host = lobby();
    host.ok(sit(ANN, 0));
    let mv = "disc 0".parse().unwrap();
    let answers = host.status(0).answers;
    let events = [
        Event::act(ANN, Act::Move { answers, mv }),
        Event::BotMove { seat: Seat(1), answers, mv },
        Event::act(ANN, Act::Undo),
        Event::act(ANN, Act::Propose { motion: Motion::Pause }),
        Event::act(ANN, Act::HandOver),
        Event::act(ANN, Act::TakeBack),
        Event::act(ANN, Act::Resign),
    ];
    for event in events {
        assert_eq!(host.refused(event), TableError::NotStarted);
    }
    assert_eq!(host.table.legal_moves(Seat(0)), []);
}

#[test]
fn the_owner_closes_a_lobby_and_only_the_host_a_game() {
    let mut host = lobby();
    assert_eq!(host.refused(Event::act(BEN, Act::Close)), TableError::OwnerOnly);
    assert!(host.ok(Event::act(BY_ANN, Act::Close)).contains(&Effect::Closed));
    assert_eq!(host.refused(sit(ANN, 0)), TableError::Closed);
    assert_eq!(host.refused(Event::act(ANN, Act::Say { text: "so?".into() })), TableError::Closed);

    let mut host = TestHost::start(patient(), "pp");
    assert_eq!(host.refused(Event::act(BY_ANN, Act::Close)), TableError::Started);
    host.ok(Event::act(By::Host, Act::Close));
    assert_eq!(host.table.phase(), Phase::Closed);
    assert_eq!(host.refused(Event::act(By::Host, Act::Close)), TableError::Closed);
    assert!(host.table.record(Vec::new()).is_ok(), "a closed table hides nothing any more");
}
