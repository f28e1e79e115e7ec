//! Tables with clients at them.

use super::{Client, Served, Somebody};
use kernel::Seat;
use table::{HostingOptions, Level};
use wire::{Act, TableId};

/// Opens and begins a table with these clients in its seats. The first one opens it.
pub async fn begun(
    served: &Served,
    game: &str,
    people: &[Somebody],
    bots: usize,
    options: HostingOptions,
) -> (TableId, Vec<Client>) {
    let chairs = format!("p{}{}", "o".repeat(people.len() - 1), "b".repeat(bots));
    let table = served.table_with(&people[0], game, &chairs, options).await;
    let mut clients = Vec::new();
    for (seat, somebody) in people.iter().enumerate() {
        let mut client = Client::new(served, somebody).await;
        client.watch(&table).await;
        if seat > 0 {
            client.act(&table, Act::Sit { seat: Seat(seat as u8) }).await.unwrap();
        }
        client.ready(&table).await;
        clients.push(client);
    }
    clients[0].act(&table, Act::Start).await.unwrap();
    for client in &mut clients {
        client.until(&table, |known| known.phase() == "playing").await;
    }
    (table, clients)
}

/// Returns the client that must decide.
pub async fn deciding(clients: &mut [Client], table: &TableId) -> Option<usize> {
    let newest = clients.iter().map(|client| client.known(table).sequence()).max().unwrap();
    for client in clients.iter_mut() {
        client.until(table, |known| known.sequence() >= newest).await;
    }
    clients.iter().position(|client| !client.known(table).legal().is_empty())
}

/// Waits until all have seen this line.
pub async fn all_see(clients: &mut [Client], table: &TableId, sequence: u64) {
    for client in clients {
        client.until(table, |known| known.sequence() >= sequence).await;
    }
}

pub fn live() -> HostingOptions {
    HostingOptions::live(Level::new("first-steps").unwrap())
}
