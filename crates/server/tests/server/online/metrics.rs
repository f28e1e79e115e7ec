//! The metrics count what is played.

use super::rig::*;
use wire::Act;

#[tokio::test(flavor = "multi_thread")]
async fn what_people_and_bots_do_is_counted() {
    let served = Served::new().await;
    let ann = served.person("Ann").await;
    let ben = served.person("Ben").await;
    let (table, mut clients) = begun(&served, "campfire", &[ann, ben], 1, live()).await;
    let begun = served.metric("acts_total").await;
    // One person sat down, both are ready, and the game was begun.
    assert_eq!(begun, 4);
    let mut moves = 0;
    let playing = async {
        while moves < 20 {
            for client in &mut clients {
                let known = client.until(&table, |known| known.phase() == "playing").await;
                if !known.legal().is_empty() {
                    client.play(&table, moves).await.unwrap();
                    moves += 1;
                }
            }
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            for client in &mut clients {
                client.watch(&table).await;
            }
        }
    };
    in_time("twenty moves", playing).await;
    let stale = Act::Move { answers: 1, mv: "sow 0 cw".to_owned() };
    clients[0].act(&table, stale).await.unwrap_err();
    assert_eq!(served.metric("acts_total").await, begun + moves);
    assert_eq!(served.metric("act_seconds_count").await, begun + moves);
    assert_eq!(served.metric("acts_refused_total").await, 1);
    assert!(served.metric("bot_moves_total").await > 0);
    assert!(served.metric("updates_total").await > moves);
    for none in ["conflicts_total", "store_errors_total", "slow_readers_total"] {
        assert_eq!(served.metric(none).await, 0, "{none}");
    }
    assert_eq!(served.metric("sockets").await, 2);
}
