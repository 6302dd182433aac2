// Games of Rogue: each pair of players, beside the classic program's way of doing it, and beside a loop without a referee.
import { Match } from 'asterion/game';
import { MONSTER, monsterMoves, ROGUE, rogue } from 'asterion/game/rogue';
import { generateDungeon } from 'asterion/generate';
import { roguePlayerNamed, roguePlayers } from 'asterion/players/rogue';
import { copyWorld, createRng } from 'asterion/world';

/** @typedef {import('asterion/world').Scene} Scene */

// The classic program's algorithm, written plainly: a cell is an object, every move begins with breadth-first searches,
// and the rogue's loop comes from a depth-first search in four directions that gives up past 50 cells. Kinder than the
// original in two ways: cells stay marked, so the search is never exponential, and an evasive rogue finds its way back.

const [SOUTH, EAST, WEST, NORTH] = [[1, 0], [0, 1], [0, -1], [-1, 0]]; // biome-ignore format: a compass
const [SE, SW, NE, NW] = [[1, 1], [1, -1], [-1, 1], [-1, -1]]; // biome-ignore format: a compass
const MONSTER_ORDER = [SOUTH, EAST, WEST, NORTH, SE, SW, NE, NW];
const ROGUE_ORDER = [NORTH, EAST, SOUTH, WEST, SE, SW, NE, NW];
const DEEPEST = 50;

/** @typedef {{ row: number, col: number }} Site */

class ClassicGame {
  /** @param {Scene} scene */
  constructor({ world, actors }) {
    const { rows, cols } = world.grid;
    const terrain = world.terrain ?? new Uint8Array(rows * cols);
    this.size = rows;
    this.isRoom = table(rows, (row, col) => terrain[row * cols + col] === 0);
    this.isCorridor = table(rows, (row, col) => terrain[row * cols + col] === 1);
    const siteOf = (/** @type {number} */ cell) => ({ row: Math.floor(cell / cols), col: cell % cols });
    this.monster = siteOf(actors.monster[0]);
    this.rogue = siteOf(actors.rogue[0]);
    /** @type {Site[] | undefined} */
    this.loop = undefined;
  }

  /** Plays until the rogue is caught or the monster has made so many moves; returns how many it made. @param {number} moves */
  play(moves) {
    for (let made = 1; made <= moves; made++) {
      this.monster = this.monsterMove();
      if (isSame(this.monster, this.rogue)) return made;
      this.rogue = this.rogueMove();
      if (isSame(this.monster, this.rogue)) return made;
    }
    return moves;
  }

  monsterMove() {
    const distance = this.distancesFrom(this.rogue);
    const here = distance[this.monster.row][this.monster.col];
    return (
      this.neighbours(this.monster, MONSTER_ORDER).find(({ row, col }) => distance[row][col] < here) ?? this.monster
    );
  }

  rogueMove() {
    const danger = this.distancesFrom(this.monster);
    this.loop ??= this.findLoop();
    const next = this.alongLoop(this.loop);
    if (next !== undefined && danger[next.row][next.col] >= 2) return next;
    let best = this.rogue;
    for (const site of this.neighbours(this.rogue, ROGUE_ORDER)) {
      if (danger[site.row][site.col] >= danger[best.row][best.col]) best = site;
    }
    return best;
  }

  /** The next site of the loop, or the next on the way to it. @param {Site[]} loop */
  alongLoop(loop) {
    const at = loop.findIndex((site) => isSame(site, this.rogue));
    if (at >= 0) return loop[(at + 1) % loop.length];
    if (loop.length === 0) return undefined;
    const ours = this.distancesFrom(this.rogue);
    const nearest = loop.reduce((best, site) => (ours[site.row][site.col] < ours[best.row][best.col] ? site : best));
    const distance = this.distancesFrom(nearest);
    const here = distance[this.rogue.row][this.rogue.col];
    return this.neighbours(this.rogue, ROGUE_ORDER).find(({ row, col }) => distance[row][col] < here);
  }

  /** The first loop with a corridor in it that a search from the rogue comes upon; empty if there is none. @returns {Site[]} */
  findLoop() {
    const depth = table(this.size, () => -1);
    /** @type {Site[]} */
    const path = [];
    /** @param {Site} site @returns {Site[]} */
    const search = (site) => {
      depth[site.row][site.col] = path.length;
      path.push(site);
      for (const next of this.neighbours(site, ROGUE_ORDER.slice(0, 4))) {
        const seen = depth[next.row][next.col];
        if (seen === -1) {
          const found = search(next);
          if (found.length > 0) return found;
        } else if (seen >= 0 && path.length - seen > 3 && path.length - seen <= DEEPEST) {
          const loop = path.slice(seen);
          if (loop.some(({ row, col }) => this.isCorridor[row][col])) return loop;
        }
      }
      path.pop();
      depth[site.row][site.col] = -2;
      return [];
    };
    return search(this.rogue);
  }

  /** @param {Site} from */
  distancesFrom(from) {
    const distance = table(this.size, () => Infinity);
    distance[from.row][from.col] = 0;
    const queue = [from];
    for (const site of queue) {
      for (const next of this.neighbours(site, MONSTER_ORDER)) {
        if (distance[next.row][next.col] < Infinity) continue;
        distance[next.row][next.col] = distance[site.row][site.col] + 1;
        queue.push(next);
      }
    }
    return distance;
  }

  /** @param {Site} site @param {number[][]} order @returns {Site[]} */
  neighbours(site, order) {
    /** @type {Site[]} */
    const found = [];
    for (const [down, across] of order) {
      const next = { row: site.row + down, col: site.col + across };
      if (this.isLegal(site, next)) found.push(next);
    }
    return found;
  }

  /** Room to room in eight directions, anything with a corridor in four. @param {Site} from @param {Site} to */
  isLegal(from, to) {
    if (!this.isGround(to)) return false;
    const isDiagonal = from.row !== to.row && from.col !== to.col;
    return !isDiagonal || (this.isRoom[from.row][from.col] && this.isRoom[to.row][to.col]);
  }

  /** @param {Site} site */
  isGround({ row, col }) {
    const isInside = row >= 0 && row < this.size && col >= 0 && col < this.size;
    return isInside && (this.isRoom[row][col] || this.isCorridor[row][col]);
  }
}

/** @template T @param {number} size @param {(row: number, col: number) => T} value @returns {T[][]} */
const table = (size, value) =>
  Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, col) => value(row, col)));

/** @param {Site} a @param {Site} b */
const isSame = (a, b) => a.row === b.row && a.col === b.col;

// The measurements.

const SIZE = 19;
const MOVES = 1000; // as the command line has it

/** One lucky dungeon proves nothing. */
const ten = Array.from({ length: 10 }, (_, i) => generateDungeon({ rows: SIZE, seed: i + 1 }));

/** @param {string} name @param {string} seat */
function player(name, seat) {
  const found = roguePlayerNamed(name, seat);
  if (found === undefined) throw new Error(`There is no ${seat} called ${name}.`);
  return found;
}

/** A whole game under the referee; returns the monster's moves. @param {Scene} scene @param {string} monster @param {string} hunted */
function play(scene, monster, hunted) {
  const match = new Match({
    game: rogue,
    position: rogue.initial(scene, rogue.defaults, 1),
    players: { [MONSTER]: player(monster, MONSTER), [ROGUE]: player(hunted, ROGUE) },
    rng: createRng(1),
    cap: 2 * MOVES,
  });
  while (match.end === undefined) void match.step();
  return monsterMoves(match.position);
}

/** The same players and the same rules, and nobody who looks. @param {Scene} scene @param {string} monster @param {string} hunted */
function playBare(scene, monster, hunted) {
  let position = rogue.initial(scene, rogue.defaults, 1);
  const rng = createRng(1);
  const seats = {
    [MONSTER]: player(monster, MONSTER).start(position, MONSTER, rng.fork(MONSTER)),
    [ROGUE]: player(hunted, ROGUE).start(position, ROGUE, rng.fork(ROGUE)),
  };
  while (position.ply < 2 * MOVES && !position.monsters.includes(position.rogue)) {
    position = rogue.play(position, /** @type {number} */ (seats[position.seat].move(position)));
  }
  return monsterMoves(position);
}

/** As if nobody had ever been here: players remember worlds, not what they hold. @param {Scene} scene */
const unknown = (scene) => ({ ...scene, world: copyWorld(scene.world) });

/** The first dungeon in which both cycle rogues last, so that both sides of the comparison play equally long. */
function dungeonForBoth() {
  for (let seed = 1; ; seed++) {
    const scene = generateDungeon({ rows: SIZE, seed });
    if (play(scene, 'bfs', 'cycle') === MOVES && new ClassicGame(scene).play(MOVES) === MOVES) return { scene, seed };
  }
}

const { scene, seed } = dungeonForBoth();
const where = `${SIZE} x ${SIZE} (seed ${seed}), ${MOVES} monster moves at most`;
const namesFor = (/** @type {string} */ seat) =>
  roguePlayers.filter(({ seats }) => seats.includes(seat)).map(({ name }) => name);
const pairs = namesFor(MONSTER).flatMap((monster) => namesFor(ROGUE).map((hunted) => ({ monster, hunted })));
// `bfs` against `cycle` is the measure of the others.
const ordered = pairs.toSorted((a, b) => Number(isMeasure(b)) - Number(isMeasure(a)));

/** @param {{ monster: string, hunted: string }} pair */
function isMeasure({ monster, hunted }) {
  return monster === 'bfs' && hunted === 'cycle';
}

const BARE = 'a bare loop';

export const suites = [
  {
    title: `bfs against cycle, a game in each of ten known worlds, ${SIZE} x ${SIZE}, ${MOVES} monster moves at most`,
    cases: {
      'a match': () => ten.map((dungeon) => play(dungeon, 'bfs', 'cycle')),
      [BARE]: () => ten.map((dungeon) => playBare(dungeon, 'bfs', 'cycle')),
    },
    wants: { [BARE]: 0.77 },
  },
  {
    title: `bfs against cycle, a new world each game, ${where}`,
    cases: {
      asterion: () => play(unknown(scene), 'bfs', 'cycle'),
      'the classic algorithm': () => new ClassicGame(scene).play(MOVES),
    },
    wants: { 'the classic': 1 },
  },
  {
    title: `each pair, milliseconds a game (games a second = 1000 / that), a known world, ${where}`,
    cases: Object.fromEntries(
      ordered.map(({ monster, hunted }) => [`${monster} against ${hunted}`, () => play(scene, monster, hunted)]),
    ),
    runs: 100,
  },
];
