// Players on socket.io, at many tables: node players.js PORT TABLES SEATS
// Reads lines of JSON, {"rate": moves a second, "seconds": how long}, and answers each with what was measured: from sending
// a move until the last seat of its table has been told.
const readline = require("node:readline");
const { io } = require("socket.io-client");

const [port, tables, seats] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const waits = [];
let rate = 0; // moves a second, all tables together
let bytes = 0;

async function post(path, body) {
  const answer = await fetch(address + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

class Table {
  async open() {
    this.match = (await post("/games/heaps/create", { numPlayers: seats })).matchID;
    this.told = Array(seats).fill(-1); // the state each seat has been told of
    this.lines = [];
    for (let seat = 0; seat < seats; seat += 1) {
      const wish = { playerID: String(seat), playerName: `Player ${seat}` };
      const { playerCredentials } = await post(`/games/heaps/${this.match}/join`, wish);
      this.lines.push(await this.line(seat, playerCredentials));
    }
  }

  line(seat, credentials) {
    const socket = io(`${address}/heaps`, { transports: ["websocket"], forceNew: true, reconnection: false });
    socket.io.engine.on("data", (data) => (bytes += data.length));
    return new Promise((opened) => {
      socket.on("connect", () => socket.emit("sync", this.match, String(seat), credentials, seats));
      socket.on("sync", (match, { state }) => {
        this.hear(seat, state);
        opened({ socket, credentials });
      });
      socket.on("update", (match, state) => this.hear(seat, state));
    });
  }

  hear(seat, state) {
    this.told[seat] = state._stateID;
    this.now = Number(state.ctx.currentPlayer);
    if (this.allTold && Math.min(...this.told) >= this.awaited) this.allTold();
  }

  async move() {
    const { socket, credentials } = this.lines[this.now];
    const before = Math.max(...this.told);
    this.awaited = before + 1;
    const told = new Promise((done) => (this.allTold = done));
    const args = [Math.floor(Math.random() * 12), 1];
    const payload = { type: "add", args, playerID: String(this.now), credentials };
    const begun = performance.now();
    socket.emit("update", { type: "MAKE_MOVE", payload }, before, this.match, String(this.now));
    await told;
    this.allTold = null;
    waits.push(performance.now() - begun);
  }

  async playForEver() {
    let due = performance.now() + (Math.random() * 1000 * tables) / rate;
    for (;;) {
      await new Promise((done) => setTimeout(done, due - performance.now()));
      await this.move();
      due = Math.max(due + ((1000 * tables) / rate) * (0.5 + Math.random()), performance.now());
    }
  }
}

async function measure(wish) {
  rate = wish.rate;
  await new Promise((done) => setTimeout(done, 1000 * wish.warm_up));
  const [begun, used] = [performance.now(), process.cpuUsage()];
  waits.length = bytes = 0;
  await new Promise((done) => setTimeout(done, 1000 * wish.seconds));
  const seconds = (performance.now() - begun) / 1000;
  const own = process.cpuUsage(used);
  const sorted = [...waits].sort((one, other) => one - other);
  return {
    seconds,
    moves: sorted.length,
    waits: sorted.map((wait) => wait / 1000),
    bytes,
    own: (own.user + own.system) / 1e6,
  };
}

async function main() {
  const all = [];
  for (let count = 0; count < tables; count += 1) {
    const table = new Table();
    await table.open();
    all.push(table);
  }
  console.log(JSON.stringify({ open: all.length }));
  let playing = false;
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const wish = JSON.parse(line);
    rate = wish.rate;
    if (!playing) all.forEach((table) => table.playForEver());
    playing = true;
    console.log(JSON.stringify(await measure(wish)));
  }
  process.exit(0);
}

main();
