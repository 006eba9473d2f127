// The least that is a game: in turn, everybody adds to a row of heaps and says how much.
const HEAPS = 12;

exports.Heaps = {
  name: "heaps",
  minPlayers: 2,
  maxPlayers: 6,
  setup: () => ({ heaps: Array(HEAPS).fill(0), added: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }, heap, stones) => {
      G.heaps[heap % HEAPS] += stones;
      G.added += 1;
    },
  },
};
