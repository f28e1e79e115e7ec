//! Refusals and their codes; the table continues after each.

use super::rig::*;
use kernel::Seat;
use tokio_tungstenite::tungstenite::Message;
use wire::{Act, Code, FromClient};

#[tokio::test(flavor = "multi_thread")]
async fn moves_twice_late_out_of_turn_and_for_other_seats_are_refused() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let cleo = served.person("Cleo").await;
    let (table, mut clients) = begun(&served, "campfire", &[ann, ben], 0, live()).await;
    let turn = deciding(&mut clients, &table).await.unwrap();
    let (answers, legal) = {
        let known = clients[turn].known(&table);
        (known.answers(), known.legal())
    };
    let mv = |answers, mv: &str| Act::Move { answers, mv: mv.to_owned() };
    let out_of_turn = clients[1 - turn].act(&table, mv(answers, &legal[0])).await.unwrap_err();
    assert_eq!(out_of_turn.code, Code::Forbidden);
    assert!(out_of_turn.rule.is_some());
    let mut onlooker = Client::new(&served, &cleo).await;
    let seatless = onlooker.act(&table, mv(answers, &legal[0])).await.unwrap_err();
    assert_eq!(seatless.code, Code::Forbidden);
    let unreadable = clients[turn].act(&table, mv(answers, "sow everything")).await.unwrap_err();
    assert_eq!(unreadable.code, Code::Malformed);
    let ahead = clients[turn].act(&table, mv(answers + 7, &legal[0])).await.unwrap_err();
    assert_eq!(ahead.code, Code::Stale);

    let sequence = clients[turn].act(&table, mv(answers, &legal[0])).await.unwrap();
    let twice = clients[turn].act(&table, mv(answers, &legal[0])).await.unwrap_err();
    assert_eq!(twice.code, Code::AlreadyPlayed);
    if let Some(other) = legal.get(1) {
        let late = clients[turn].act(&table, mv(answers, other)).await.unwrap_err();
        assert_eq!(late.code, Code::Stale);
    }
    for client in &mut clients {
        client.until(&table, |known| known.sequence() >= sequence).await;
    }
    let turn = deciding(&mut clients, &table).await.unwrap();
    clients[turn].play(&table, 0).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_illegal_move_is_refused_with_its_rule_in_the_language_of_the_client() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let (table, mut clients) = begun(&served, "campfire", &[ann, ben], 0, live()).await;
    let turn = deciding(&mut clients, &table).await.unwrap();
    let known = clients[turn].known(&table);
    let answers = known.answers();
    let legal = known.legal();
    let all = ["sow 0 cw", "take 0", "pick 1", "stay", "sow 1 ccw", "keep"];
    let illegal = all.iter().filter(|mv| !legal.iter().any(|other| other == *mv));
    let mut refused = 0;
    let hello = FromClient::Hello { version: wire::VERSION, lang: "de".to_owned() };
    clients[turn].say(&hello).await;
    for mv in illegal {
        let act = Act::Move { answers, mv: (*mv).to_owned() };
        let problem = clients[turn].act(&table, act).await.unwrap_err();
        if problem.code == Code::Illegal {
            assert!(problem.rule.unwrap().starts_with('C'));
            refused += 1;
        } else {
            assert!(problem.text.contains("Muster"), "{}", problem.text);
        }
    }
    assert!(refused > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_that_are_no_messages_are_refused_and_the_socket_goes_on() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let table = served.table(&ann, "campfire", "pb").await;
    let mut client = Client::new(&served, &ann).await;
    let long = format!(r#"{{"say":"hello","lang":"{}"}}"#, "x".repeat(17_000));
    let act = format!(r#"{{"say":"act","table":"{table}","number":77,"act":{{"what":"fly"}}}}"#);
    for (frame, code, number) in [
        (Message::text("hello?"), "malformed", None),
        (Message::text("{}"), "malformed", None),
        (Message::text("[".repeat(10_000)), "malformed", None),
        (Message::binary(vec![1, 2, 3]), "malformed", None),
        (Message::text(long), "too-long", None),
        (Message::text(act), "malformed", Some(77)),
    ] {
        client.send(frame).await;
        let refused = client.note("refused").await;
        assert_eq!(refused["problem"]["code"], code);
        assert_eq!(refused["number"].as_u64(), number);
        assert!(!refused["problem"]["text"].as_str().unwrap().is_empty());
    }
    assert_eq!(client.watch(&table).await.phase(), "lobby");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_does_not_exist_is_not_found() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let mut client = Client::new(&served, &ann).await;
    let table: wire::TableId = "aaaaaaaaaaaaaaaa".parse().unwrap();
    let problem = client.act(&table, Act::Stand).await.unwrap_err();
    assert_eq!(problem.code, Code::NotFound);
    client.say(&FromClient::Watch { table, since: 0, form: wire::Form::Full }).await;
    assert_eq!(client.note("refused").await["problem"]["code"], "not-found");
}

#[tokio::test(flavor = "multi_thread")]
async fn visitors_who_are_not_signed_in_watch_and_do_not_act() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let table = served.table(&ann, "campfire", "po").await;
    let mut nobody = Client::at(served.address, None).await;
    assert_eq!(nobody.watch(&table).await.phase(), "lobby");
    let problem = nobody.act(&table, Act::Sit { seat: Seat(1) }).await.unwrap_err();
    assert_eq!(problem.code, Code::SignedOut);
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_of_other_sites_and_with_unknown_tokens_are_not_opened() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let address = served.address;
    let own = format!("http://{address}");
    assert!(Client::silent(address, Some(&ann), Some(&own)).await.is_ok());
    for origin in ["http://evil.example", "null", "http://127.0.0.1"] {
        assert!(Client::silent(address, Some(&ann), Some(origin)).await.is_err(), "{origin}");
    }
    let forged = Somebody { token: "ab".repeat(32), ..ann };
    assert!(Client::silent(address, Some(&forged), None).await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_of_another_version_is_refused_and_closed() {
    let served = Served::new().await;
    let mut client = Client::silent(served.address, None, None).await.unwrap();
    client.say(&FromClient::Hello { version: 999, lang: "en".to_owned() }).await;
    assert_eq!(client.note("refused").await["problem"]["code"], "version");
    assert_eq!(client.end().await, "4406");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_is_refused_and_then_cut_off() {
    let settings = server::Settings { messages_per_second: 0, messages_burst: 20, ..generous() };
    let served = Served::with(settings).await;
    let ann = served.person("Ann").await;
    let table = served.table(&ann, "campfire", "pb").await;
    let mut client = Client::new(&served, &ann).await;
    for _ in 0..400 {
        let watch = FromClient::Watch { table: table.clone(), since: 0, form: wire::Form::Full };
        if client.try_say(&watch).await.is_err() {
            break;
        }
    }
    let end = client.end().await;
    assert!(client.notes.iter().any(|note| note["problem"]["code"] == "too-many"));
    assert!(end == "1008" || end.contains("reset") || end == "gone", "{end}");
    // The same person on another socket is limited too.
    let mut again = Client::silent(served.address, Some(&ann), None).await.unwrap();
    again.say(&FromClient::Hello { version: wire::VERSION, lang: "en".to_owned() }).await;
    assert_eq!(again.note("refused").await["problem"]["code"], "too-many");
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_and_tables_of_one_client_are_bounded() {
    let settings = server::Settings { sockets_per_person: 2, watched_max: 3, ..generous() };
    let served = Served::with(settings).await;
    let ann = served.person("Ann").await;
    let mut client = Client::new(&served, &ann).await;
    let _second = Client::new(&served, &ann).await;
    assert!(Client::silent(served.address, Some(&ann), None).await.is_err());
    for _ in 0..3 {
        let table = served.table(&ann, "campfire", "pb").await;
        client.watch(&table).await;
    }
    let table = served.table(&ann, "campfire", "pb").await;
    client.say(&FromClient::Watch { table: table.clone(), since: 0, form: wire::Form::Full }).await;
    assert_eq!(client.note("refused").await["problem"]["code"], "too-many");
    let first = client.tables.keys().next().unwrap().clone();
    client.say(&FromClient::Unwatch { table: first }).await;
    client.watch(&table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_make_no_sense_are_not_opened() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let hub = &served.state.hub;
    let good = || request(ann.person, "campfire", "pb", live());
    let mut cases = vec![
        server::NewTableRequest { game: "chess".to_owned(), ..good() },
        server::NewTableRequest { setup: vec![("players".to_owned(), "9".to_owned())], ..good() },
        server::NewTableRequest { setup: vec![("fire".to_owned(), "no".to_owned())], ..good() },
        request(ann.person, "campfire", "pp", live()),
        request(ben.person, "campfire", "pb", live()),
    ];
    let endless = table::Level::new("search:100000000").unwrap();
    let mut chairs = good().chairs;
    chairs[1] = table::Chair::Bot(endless.clone());
    cases.push(server::NewTableRequest { chairs, ..good() });
    cases.push(server::NewTableRequest { options: table::HostingOptions::live(endless), ..good() });
    for case in cases {
        let shown = format!("{case:?}");
        let problem = hub.create(case, ann.person, texts::Lang::En).await.expect_err(&shown);
        assert!(!problem.text.is_empty(), "{shown}");
    }
    assert!(hub.create(good(), ann.person, texts::Lang::En).await.is_ok());
}
