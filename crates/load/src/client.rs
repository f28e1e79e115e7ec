//! A person, or a program, at the server: signs in, opens tables, downloads records.

use crate::http::{self, Answer, HttpProblem};
use crate::{Address, Socket, SocketProblem};
use hyper::Method;
use serde_json::{Value, json};
use wire::TableId;
use wire::http::{GuestBody, Opened, TableBody};

/// Someone who is signed in.
#[derive(Clone, Debug)]
pub struct Client {
    address: Address,
    cookie: String,
}

impl Client {
    /// Comes in as a guest.
    pub async fn guest(address: Address, name: &str) -> Result<Client, HttpProblem> {
        let body = json!(GuestBody { name: name.to_owned(), lang: "en".to_owned() });
        let answer = http::ask(address, Method::POST, "/api/v1/guest", None, Some(&body)).await?;
        let cookie = answer.cookie.ok_or(HttpProblem::Unexpected("no cookie".to_owned()))?;
        Ok(Client { address, cookie })
    }

    /// The same person at a server that has another address now.
    pub fn at(&self, address: Address) -> Client {
        Client { address, cookie: self.cookie.clone() }
    }

    /// Asks something as this person.
    pub async fn ask(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Answer, HttpProblem> {
        http::ask(self.address, method, path, Some(&self.cookie), body).await
    }

    /// Opens a table.
    pub async fn open_table(&self, table: &TableBody) -> Result<TableId, HttpProblem> {
        let answer = self.ask(Method::POST, "/api/v1/tables", Some(&json!(table))).await?;
        let opened: Result<Opened, _> = serde_json::from_slice(&answer.body);
        opened.map(|opened| opened.id).map_err(|_| HttpProblem::Unexpected(format!("{answer:?}")))
    }

    /// The record of a finished game.
    pub async fn record(&self, table: &TableId) -> Result<String, HttpProblem> {
        let path = format!("/api/v1/tables/{table}/record");
        let answer = self.ask(Method::GET, &path, None).await?;
        String::from_utf8(answer.body).map_err(|_| HttpProblem::Unexpected("no text".to_owned()))
    }

    /// Opens a socket as this person.
    pub async fn socket(&self) -> Result<Socket, SocketProblem> {
        Socket::open(self.address, Some(&self.cookie)).await
    }
}
