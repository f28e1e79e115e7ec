//! Connections that send nothing, or never end.

use super::rig::*;
use server::Settings;
use server::config::Config;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_never_comes_to_an_end_is_cut_off() {
    let served = Served::with(Settings { head: Duration::from_millis(300), ..generous() }).await;
    let starts: [&[u8]; 4] = [
        b"",
        b"GET /health HTTP/1.1\r\nHost: here\r\nX-Slow: ",
        b"GET /api/v1/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n",
        // The last one has had its answer and sends no more requests.
        b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n",
    ];
    for start in starts {
        let mut stream = TcpStream::connect(served.address).await.unwrap();
        stream.write_all(start).await.unwrap();
        let mut answer = Vec::new();
        let read = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut answer));
        // It ends, with or without an answer, and is not kept.
        let _ = read.await.expect("the connection is closed");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_a_limited_number_of_connections_and_a_clear_refusal() {
    let served = Served::new().await;
    let mut silent = Vec::new();
    for _ in 0..256 {
        silent.push(TcpStream::connect(served.address).await.unwrap());
    }
    let mut answer = String::new();
    for _ in 0..100 {
        let mut further = TcpStream::connect(served.address).await.unwrap();
        answer.clear();
        let read = further.read_to_string(&mut answer);
        // Until all the others are accepted, one more may be.
        if tokio::time::timeout(Duration::from_millis(200), read).await.is_ok_and(|r| r.is_ok()) {
            break;
        }
    }
    assert!(answer.starts_with("HTTP/1.1 429 "), "{answer}");
    assert!(answer.contains("retry-after: 10") && answer.contains("too-many"), "{answer}");
    drop(silent);
    // A client that leaves makes room.
    for _ in 0..200 {
        if Client::silent(served.address, None, None).await.is_ok() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("nobody is let in any more");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_pings_is_cut_off() {
    let settings = Settings { messages_per_second: 0, messages_burst: 20, ..generous() };
    let served = Served::with(settings).await;
    let ann = served.person("Ann").await;
    let mut client = Client::new(&served, &ann).await;
    let ping = || tokio_tungstenite::tungstenite::Message::Ping(Vec::new().into());
    for _ in 0..400 {
        if client.try_send(ping()).await.is_err() {
            break;
        }
    }
    let end = client.end().await;
    assert!(end == "1008" || end.contains("reset") || end == "gone", "{end}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_answers_no_ping_is_let_go() {
    let served = Served::with(Settings { ping: Duration::from_millis(100), ..generous() }).await;
    let ann = served.person("Ann").await;
    // It is still connected, but reads and answers nothing.
    let _asleep = Client::new(&served, &ann).await;
    let hub = &served.state.hub;
    eventually("the silent client is let go", async || hub.connection_count() == 0).await;
    // A client that answers pings stays, even if it sends nothing else.
    let mut awake = Client::new(&served, &ann).await;
    let listening = tokio::time::timeout(Duration::from_secs(1), awake.end()).await;
    assert!(listening.is_err(), "it was let go: {listening:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_never_reads_its_answers_is_cut_off_also_behind_a_proxy() {
    for trust_proxy in [0, 1] {
        let settings = Settings { drain: Duration::from_millis(200), ..generous() };
        let config = Config { settings, trust_proxy, ..Config::default() };
        let folder = super::store::Scratch::new();
        let served = Served::configured(folder.store().await, TestClock::new(), config).await;
        let mut deaf = TcpStream::connect(served.address).await.unwrap();
        let mut reader = TcpStream::connect(served.address).await.unwrap();
        // One client asks for far more than the buffers on the way can hold and never reads.
        // Another is sent the same, slowly, but reads.
        let question = b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n".repeat(400);
        deaf.write_all(&question).await.unwrap();
        reader.write_all(&question).await.unwrap();
        let mut read = 0;
        let mut piece = vec![0; 256 * 1024];
        let reading = async {
            while read < 10_000_000 {
                read += reader.read(&mut piece).await.expect("it is served");
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        in_time("whoever reads is served", reading).await;
        let cut = async || served.metric("slow_readers_total").await > 0;
        eventually("whoever does not read is cut off", cut).await;
        assert_eq!(served.metric("slow_readers_total").await, 1);
        let mut rest = Vec::new();
        let end = in_time("the connection is gone", deaf.read_to_end(&mut rest)).await;
        assert!(end.is_err() || rest.len() < 22_000_000, "nothing was held back");
        served.stop().await;
    }
}
