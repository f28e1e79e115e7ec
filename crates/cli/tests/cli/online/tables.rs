//! People come in and open tables, also while servers come and go.

use load::{Address, Client};
use std::time::Duration;
use wire::TableId;
use wire::http::{ChairBody, TableBody, settings};

/// Comes in as a guest at the first server that answers, sooner or later.
pub async fn guest(servers: &[Address], name: &str) -> Client {
    loop {
        for &server in servers {
            if let Ok(client) = Client::guest(server, name).await {
                return client;
            }
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Opens a table with people in the first seats and bots in the last; `None` if no server answers.
pub async fn open(
    servers: &[Address],
    owner: &Client,
    game: &str,
    players: u8,
    bots: u8,
) -> Option<TableId> {
    let chairs: Vec<_> = (0..players)
        .map(|seat| match seat {
            seat if seat >= players - bots => ChairBody::Bot("first-steps".to_owned()),
            0 => ChairBody::Me,
            _ => ChairBody::Open,
        })
        .collect();
    let setup = settings(vec![("players".to_owned(), players.to_string())]);
    let new = TableBody::new(game, setup, chairs);
    for &server in servers {
        match owner.at(server).open_table(&new).await {
            Ok(table) => return Some(table),
            Err(load::HttpProblem::Broken(_)) => {}
            // The database was cut off just then.
            Err(load::HttpProblem::Refused(status, _)) if status.as_u16() == 503 => {}
            Err(other) => panic!("{other}"),
        }
    }
    tokio::time::sleep(Duration::from_millis(20)).await;
    None
}
