//! Before the game: sitting down, being ready, sending away, starting, closing.

use crate::desk::*;
use campfire::Campfire;
use dealer::Seed;
use kernel::{Seat, Viewer};
use table::*;

fn lobby() -> Desk<Campfire> {
    Desk::open(campfire(3), patient(), vec![Chair::Open; 3], Seed::from_number(2))
}

fn sit(person: Person, seat: u8) -> Event<Campfire> {
    Event::Sit { person, seat: Seat(seat) }
}

fn ready(person: Person) -> Event<Campfire> {
    Event::Ready { person, nonce: [7; 32] }
}

const BY_ANN: By = By::Person(ANN);

#[test]
fn a_person_sits_down_and_is_seen_there() {
    let mut desk = lobby();
    let effects = desk.ok(sit(ANN, 1));
    assert!(heard(&effects, &News::SatDown { person: ANN, seat: Seat(1) }));
    assert_eq!(desk.occupant(1), Occupant::Person(ANN));
    assert_eq!(desk.table.viewer_of(ANN), Viewer::Seat(Seat(1)));
    assert_eq!(desk.table.viewer_of(EVE), Viewer::Spectator);
}

#[test]
fn a_person_who_changes_seats_leaves_the_old_one_and_must_be_ready_anew() {
    let mut desk = lobby();
    desk.ok(sit(ANN, 1));
    desk.ok(ready(ANN));
    desk.ok(sit(ANN, 2));
    assert_eq!(desk.occupant(1), Occupant::Empty);
    assert_eq!(desk.occupant(2), Occupant::Person(ANN));
    assert!(!desk.status(0).seats[2].ready);
    desk.ok(sit(BEN, 1));
    assert!(!desk.status(0).seats[1].ready, "nor is the next person ready by sitting down");
}

#[test]
fn a_taken_or_missing_seat_is_refused() {
    let mut desk = lobby();
    desk.ok(sit(ANN, 1));
    assert_eq!(desk.refused(sit(BEN, 1)), Error::SeatTaken(Seat(1)));
    assert_eq!(desk.refused(sit(ANN, 1)), Error::SeatIsYours);
    assert_eq!(desk.refused(sit(BEN, 3)), Error::NoSuchSeat(Seat(3)));
    desk.ok(Event::SetChair { by: BY_ANN, seat: Seat(2), level: Some(level("easy")) });
    assert_eq!(desk.refused(sit(BEN, 2)), Error::SeatTaken(Seat(2)));
}

#[test]
fn a_person_who_stands_up_has_no_seat() {
    let mut desk = lobby();
    desk.ok(sit(BEN, 0));
    desk.ok(Event::Stand { person: BEN });
    assert_eq!(desk.occupant(0), Occupant::Empty);
    assert_eq!(desk.refused(Event::Stand { person: BEN }), Error::NotSeated);
    assert_eq!(desk.refused(ready(BEN)), Error::NotSeated);
}

#[test]
fn the_owner_and_the_host_fill_seats_with_bots_and_open_them() {
    let mut desk = lobby();
    desk.ok(sit(BEN, 0));
    let bot = |by, seat| Event::SetChair { by, seat: Seat(seat), level: Some(level("hard")) };
    assert_eq!(desk.refused(bot(By::Person(BEN), 1)), Error::OwnerOnly);
    assert_eq!(desk.refused(bot(BY_ANN, 0)), Error::SeatTaken(Seat(0)));
    assert_eq!(desk.refused(bot(BY_ANN, 9)), Error::NoSuchSeat(Seat(9)));
    desk.ok(bot(BY_ANN, 1));
    desk.ok(bot(By::Host, 2));
    assert_eq!(desk.occupant(1), Occupant::Bot(level("hard")));
    desk.ok(Event::SetChair { by: BY_ANN, seat: Seat(1), level: None });
    assert_eq!(desk.occupant(1), Occupant::Empty);
}

#[test]
fn a_person_who_was_sent_away_does_not_come_back() {
    let mut desk = lobby();
    desk.ok(sit(BEN, 0));
    let kick = |by| Event::Kick { by, person: BEN };
    assert_eq!(desk.refused(kick(By::Person(CLEO))), Error::OwnerOnly);
    let effects = desk.ok(kick(BY_ANN));
    assert!(heard(&effects, &News::Kicked { person: BEN }));
    assert_eq!(desk.refused(kick(BY_ANN)), Error::NotSeated);
    assert_eq!(desk.refused(sit(BEN, 0)), Error::Kicked);
    let say = Event::Say { person: BEN, text: "why".into() };
    assert_eq!(desk.refused(say), Error::Kicked);
}

#[test]
fn being_ready_can_be_taken_back() {
    let mut desk = lobby();
    desk.ok(sit(BEN, 0));
    assert_eq!(desk.refused(Event::Unready { person: BEN }), Error::NotReady(Seat(0)));
    desk.ok(ready(BEN));
    assert_eq!(desk.refused(ready(BEN)), Error::AlreadyReady);
    desk.ok(Event::Unready { person: BEN });
    assert!(!desk.status(0).seats[0].ready);
}

#[test]
fn the_game_starts_when_all_seats_are_taken_and_all_persons_are_ready() {
    let mut desk = lobby();
    let start = || Event::Start { by: BY_ANN };
    desk.ok(sit(ANN, 0));
    desk.ok(ready(ANN));
    desk.ok(sit(BEN, 1));
    assert_eq!(desk.refused(start()), Error::NotReady(Seat(1)));
    desk.ok(ready(BEN));
    assert_eq!(desk.refused(start()), Error::SeatEmpty(Seat(2)));
    desk.ok(Event::SetChair { by: BY_ANN, seat: Seat(2), level: Some(level("easy")) });
    assert_eq!(desk.refused(Event::Start { by: By::Person(BEN) }), Error::OwnerOnly);
    let effects = desk.ok(start());
    assert_eq!(desk.table.phase(), Phase::Playing);
    let nonces = vec![(Seat(0), [7; 32]), (Seat(1), [7; 32])];
    assert!(heard(&effects, &News::Started { nonces }), "nonces are shown once they count");
    for late in [sit(CLEO, 0), Event::Stand { person: ANN }, ready(ANN), start()] {
        assert_eq!(desk.refused(late), Error::Started);
    }
}

#[test]
fn a_host_starts_without_nonces_and_the_deal_follows_from_the_seed_alone() {
    let mut desk = lobby();
    desk.ok(sit(ANN, 0));
    desk.ok(sit(BEN, 1));
    let start = || Event::Start { by: By::Host };
    assert_eq!(desk.refused(start()), Error::SeatEmpty(Seat(2)));
    desk.ok(Event::SetChair { by: By::Host, seat: Seat(2), level: Some(level("easy")) });
    let effects = desk.ok(start());
    assert!(heard(&effects, &News::Started { nonces: Vec::new() }));
    let mut dealer = dealer::Dealer::new(&desk.seed, &[]);
    let mut again = kernel::Journal::<Campfire>::start(campfire(3)).unwrap();
    for line in desk.table.journal().lines() {
        assert_eq!(*line, kernel::Line::Outcome(dealer.answer(again.now())));
        assert!(again.play_line(line, &mut ()));
    }
    assert!(again.lines().len() >= 8, "eight stacks show their tops");
}

#[test]
fn nothing_of_the_game_happens_in_the_lobby() {
    let mut desk = lobby();
    desk.ok(sit(ANN, 0));
    let mv = "disc 0".parse().unwrap();
    let answers = desk.status(0).answers;
    let events = [
        Event::Move { person: ANN, answers, mv },
        Event::BotMove { seat: Seat(1), answers, mv },
        Event::Undo { person: ANN },
        Event::Propose { person: ANN, motion: Motion::Pause },
        Event::HandOver { person: ANN },
        Event::TakeBack { person: ANN },
        Event::Resign { person: ANN },
    ];
    for event in events {
        assert_eq!(desk.refused(event), Error::NotStarted);
    }
    assert_eq!(desk.table.legal_moves(Seat(0)), []);
}

#[test]
fn the_owner_closes_a_lobby_and_only_the_host_a_game() {
    let mut desk = lobby();
    assert_eq!(desk.refused(Event::Close { by: By::Person(BEN) }), Error::OwnerOnly);
    assert!(desk.ok(Event::Close { by: BY_ANN }).contains(&Effect::Closed));
    assert_eq!(desk.refused(sit(ANN, 0)), Error::Closed);
    assert_eq!(desk.refused(Event::Say { person: ANN, text: "so?".into() }), Error::Closed);

    let mut desk = Desk::start(patient(), "pp");
    assert_eq!(desk.refused(Event::Close { by: BY_ANN }), Error::Started);
    desk.ok(Event::Close { by: By::Host });
    assert_eq!(desk.table.phase(), Phase::Closed);
    assert_eq!(desk.refused(Event::Close { by: By::Host }), Error::Closed);
    assert!(desk.table.record(Vec::new()).is_ok(), "a closed table hides nothing any more");
}
