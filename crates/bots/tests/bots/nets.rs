//! Nets judge with integers, and a bad file is rejected with a reason.

use crate::table::{decides, positions};
use bots::net::{INPUTS, NetLayout};
use bots::{Budget, Insight, Net, NetProblem, Nets, SearchBot};
use campfire::Campfire;
use kernel::playout::listed_moves;
use kernel::{Game, Viewer};

fn net_for(players: u8, weight: impl Fn(usize) -> i16) -> Net {
    let hidden = [16, 8];
    let weights = (0..NetLayout::of(hidden).len).map(weight).collect();
    Net::new("campfire", players, vec!["made by hand".to_owned()], hidden, weights)
}

fn net() -> Net {
    net_for(3, |nth| (nth * 7919 % 301) as i16 - 150)
}

#[test]
fn nets_are_read_as_they_were_written() {
    let one = net();
    let other = net_for(4, |nth| nth as i16 % 5);
    let file = [one.to_bytes(), other.to_bytes()].concat();
    assert_eq!(Net::read_all(&file, "campfire").unwrap(), [one, other]);
}

#[test]
fn a_bad_file_of_nets_is_refused_with_a_reason() {
    let file = net().to_bytes();
    assert_eq!(Net::read_all(b"", "campfire"), Err(NetProblem::NotANet));
    assert_eq!(Net::read_all(b"card_points.early 1.5\n", "campfire"), Err(NetProblem::NotANet));
    assert_eq!(Net::read_all(&file, "sea"), Err(NetProblem::OtherGame("campfire".to_owned())));
    for cut in [20, 60, file.len() - 300, file.len() - 1] {
        assert_eq!(Net::read_all(&file[..cut], "campfire"), Err(NetProblem::Short), "cut at {cut}");
    }
    let mut changed = file.clone();
    let last = changed.len() - 10;
    changed[last] ^= 1;
    assert_eq!(Net::read_all(&changed, "campfire"), Err(NetProblem::Damaged));
    let text = String::from_utf8_lossy(&file).replace("hidden 16 8", "hidden 9 8");
    let problem = Net::read_all(text.as_bytes(), "campfire").unwrap_err();
    assert_eq!(problem, NetProblem::Line("hidden 9 8".to_owned()));
    assert!(problem.to_string().contains("hidden 9 8"));
    let loud = net_for(3, |_| 9000).to_bytes();
    assert_eq!(Net::read_all(&loud, "campfire"), Err(NetProblem::Weight));
}

#[test]
fn seats_that_change_places_change_their_chances() {
    let net = net();
    let row = |seat: i16| std::array::from_fn(|input| (input as i16 * 5 + seat * 17) % 60 - 20);
    let seats: [[i16; INPUTS]; 3] = [row(0), row(1), row(2)];
    let outlook = net.outlook(&seats);
    let turned = net.outlook(&[seats[2], seats[0], seats[1]]);
    assert_eq!(turned.win[..3], [outlook.win[2], outlook.win[0], outlook.win[1]]);
    let sum: f32 = outlook.win.iter().sum();
    assert!((sum - 1.0).abs() < 1e-5, "the chances sum to {sum}");
}

#[test]
fn a_net_judges_the_leaves_of_a_search_and_the_weights_guess_its_moves() {
    let mut judge = Campfire::judge();
    // This net finds all seats equally strong, whatever happens.
    judge.nets = Some(std::sync::Arc::new(Nets::new(vec![net_for(3, |_| 0)])));
    let mut guessed = 0;
    let met = positions::<Campfire>(&campfire::Setup::new(3), 4, 5, 40);
    // Near the end, results are known, and no net is asked.
    for game in met.into_iter().filter(|game| game.turns() < 12) {
        let budget = Budget::Iterations(100);
        let mut search =
            SearchBot::<Campfire>::with_judge(5, budget, Campfire::settings(), judge.clone());
        let legal = listed_moves(&game);
        let weighed = search.weigh(&game.view(Viewer::Seat(decides(&game))), &legal);
        let best = &weighed[0];
        assert!((best.win[0] - 1.0 / 3.0).abs() < 1e-4, "the net judged: {:?}", best.win);
        // Without guesses, the visits would be spread evenly.
        guessed += usize::from(legal.len() > 4 && best.visits as usize * legal.len() > 150);
    }
    assert!(guessed >= 3, "the weights guessed only {guessed} times");
}

#[test]
fn the_nets_that_ship_are_small_and_say_where_they_come_from() {
    let file = Campfire::nets().expect("Campfire has nets");
    assert!(file.len() <= 30_000, "{} bytes are too much for a phone", file.len());
    let judge = Campfire::judge();
    for net in Net::read_all(file, Campfire::NAME).unwrap() {
        assert!((2..=5).contains(&net.players), "no table has {} players", net.players);
        assert_eq!(judge.net(net.players), Some(&net), "bots judge by it");
        let [source, held_out, ..] = &net.provenance[..] else { panic!("{:?}", net.provenance) };
        assert!(source.contains("self-play") && held_out.contains("log loss"));
    }
}
