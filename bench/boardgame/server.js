// boardgame.io's own server, as its documentation opens one: node server.js PORT [FOLDER]
const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { Heaps } = require("./game.js");

const [port, folder] = process.argv.slice(2);
const storage = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [Heaps], origins: [Origins.LOCALHOST], ...storage });
server.run(Number(port));
