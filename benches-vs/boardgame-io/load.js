// Closed loop: two clients per match. A client waits until the other has seen its move, because
// boardgame.io doesn't confirm that a move is stored. `node load.js MATCHES MOVES KIND`: MOVES is the
// average per match, because its log grows with each move. Other matches warm it up first.
const { spawn } = require('child_process');
const { mkdtempSync, readFileSync, rmSync } = require('fs');
const { tmpdir } = require('os');
const path = require('path');
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Ring } = require('./ring');

const [matches, moves, kind] = [Number(process.argv[2] || 200), Number(process.argv[3] || 78), process.argv[4] || 'memory'];
const WARM_UP_MS = 2000;
const folder = mkdtempSync(path.join(tmpdir(), 'ring-'));
const child = spawn(process.execPath, [path.join(__dirname, 'server.js'), kind, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
const latencies = [];
let playing = true;
let enough = () => {};

const listening = new Promise((resolve) => {
  let said = '';
  child.stdout.on('data', (data) => {
    said += data;
    const found = said.match(/port (\d+) (\d+)/);
    if (found) resolve({ port: Number(found[1]), api: Number(found[2]) });
  });
});

async function open(ports) {
  const made = await fetch(`http://127.0.0.1:${ports.api}/games/ring/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ numPlayers: 2 }),
  });
  const { matchID } = await made.json();
  const clients = [];
  for (const playerID of ['0', '1']) {
    const join = await fetch(`http://127.0.0.1:${ports.api}/games/ring/${matchID}/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ playerID, playerName: playerID }),
    });
    const { playerCredentials } = await join.json();
    clients.push(Client({
      game: Ring, matchID, playerID, credentials: playerCredentials, debug: false,
      multiplayer: SocketIO({ server: `http://127.0.0.1:${ports.port}` }),
    }));
  }
  return clients;
}

// Connects both; the game begins with `begin`.
function seat(clients) {
  let sent = null;
  let state = -1;
  const look = (client, me) => {
    const seen = client.getState();
    if (!playing || !seen || !seen.isConnected || seen.ctx.currentPlayer !== String(me)) return;
    // A move counts when the other client, whose turn it is now, has received it.
    if (seen._stateID <= state) return;
    state = seen._stateID;
    const now = performance.now();
    if (sent !== null && latencies.push(now - sent) === matches * moves) enough();
    const full = seen.G.pits.flatMap((stones, pit) => (stones ? [pit] : []));
    sent = performance.now();
    setImmediate(() => client.moves.sow(full[Math.floor(Math.random() * full.length)]));
  };
  clients.forEach((client, me) => {
    client.subscribe(() => look(client, me));
    client.start();
  });
  const ready = () => clients.every((client) => client.getState() && client.getState().isConnected);
  return { ready, begin: () => clients.forEach(look), stop: () => clients.forEach((client) => client.stop()) };
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

(async () => {
  const ports = await listening;
  const openAll = async () => {
    playing = false;
    const tables = [];
    for (let match = 0; match < matches; match += 1) tables.push(seat(await open(ports)));
    while (!tables.every((table) => table.ready())) await pause(50);
    playing = true;
    return tables;
  };
  const before = await openAll();
  before.forEach((table) => table.begin());
  await pause(WARM_UP_MS);
  before.forEach((table) => table.stop());
  const tables = await openAll();
  latencies.length = 0;
  const done = new Promise((resolve) => { enough = resolve; });
  const begin = performance.now();
  tables.forEach((table) => table.begin());
  await done;
  playing = false;
  const seconds = (performance.now() - begin) / 1000;
  const at = (share) => latencies.sort((a, b) => a - b)[Math.floor((latencies.length - 1) * share)];
  const memory = readFileSync(`/proc/${child.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/);
  console.log(JSON.stringify({
    store: kind, matches, moves, per_second: Math.round(matches * moves / seconds),
    p50_ms: at(0.5), p90_ms: at(0.9), p99_ms: at(0.99), memory_bytes: memory && Number(memory[1]) * 1024,
  }));
  child.kill();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
})();
