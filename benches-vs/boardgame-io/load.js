// Closed loop: two clients a match; whoever is to move waits until the other has seen its move, since
// boardgame.io does not tell a client that its move is stored. `node load.js MATCHES SECONDS KIND`.
const { spawn } = require('child_process');
const { mkdtempSync, readFileSync, rmSync } = require('fs');
const { tmpdir } = require('os');
const path = require('path');
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Ring } = require('./ring');

const [matches, seconds, kind] = [Number(process.argv[2] || 200), Number(process.argv[3] || 5), process.argv[4] || 'memory'];
const folder = mkdtempSync(path.join(tmpdir(), 'ring-'));
const child = spawn(process.execPath, [path.join(__dirname, 'server.js'), kind, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
const latencies = [];
let until = Infinity;

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

function play(clients) {
  let sent = null;
  let state = -1;
  clients.forEach((client, me) => {
    client.subscribe((seen) => {
      if (!seen || !seen.isConnected || seen.ctx.currentPlayer !== String(me)) return;
      // A move counts when the other one, who is now to move, has been told of it.
      if (seen._stateID <= state) return;
      state = seen._stateID;
      const now = performance.now();
      if (sent !== null && now < until) latencies.push(now - sent);
      if (now >= until) return;
      const full = seen.G.pits.flatMap((stones, pit) => (stones ? [pit] : []));
      sent = performance.now();
      setImmediate(() => client.moves.sow(full[Math.floor(Math.random() * full.length)]));
    });
    client.start();
  });
}

(async () => {
  const ports = await listening;
  const pairs = [];
  for (let match = 0; match < matches; match += 1) pairs.push(await open(ports));
  pairs.forEach(play);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  latencies.length = 0;
  const begin = performance.now();
  until = begin + seconds * 1000;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const at = (share) => latencies.sort((a, b) => a - b)[Math.floor((latencies.length - 1) * share)];
  const memory = readFileSync(`/proc/${child.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/);
  console.log(JSON.stringify({
    store: kind, matches, per_second: Math.round(latencies.length / seconds),
    p50_ms: at(0.5), p90_ms: at(0.9), p99_ms: at(0.99), memory_bytes: memory && Number(memory[1]) * 1024,
  }));
  child.kill();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
})();
