// A small ring game of two: eight pits, take one and sow it around. It is much smaller than Campfire,
// whose updates hold three times as much text.
const PITS = 8;

const Ring = {
  name: 'ring',
  setup: () => ({ pits: Array(PITS).fill(4), taken: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // Decided by the server alone, so that what a client shows is what the server has stored.
    sow: {
      client: false,
      move: ({ G, playerID }, pit) => {
        let hand = G.pits[pit];
        if (!hand) return 'INVALID_MOVE';
        G.pits[pit] = 0;
        let at = pit;
        while (hand > 0) {
          at = (at + 1) % PITS;
          G.pits[at] += 1;
          hand -= 1;
        }
        // Stones stay in the ring, so that a game lasts as long as it is measured.
        if (G.pits[at] === 2) G.taken[Number(playerID)] += 1;
        return undefined;
      },
    },
  },
};

module.exports = { Ring };
