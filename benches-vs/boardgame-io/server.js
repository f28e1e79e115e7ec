// The server: `node server.js memory` or `node server.js files FOLDER`. Prints its port.
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const { Ring } = require('./ring');

const [kind, folder] = process.argv.slice(2);
const db = kind === 'files' ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [Ring], origins: [Origins.LOCALHOST], ...(db && { db }) });
server.run({ port: 0 }).then((running) => {
  const { port } = running.appServer.address();
  console.log(`port ${port} ${port}`);
});
