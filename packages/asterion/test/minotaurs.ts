/** The rules of Minotaur written a second time, slowly and by coordinates: what rules, tables and levels are checked by. */

import { type MinotaurOptions, minotaur } from 'asterion/game/minotaur';
import { type Cell, createRng, createScene, createWorld, isOnBorder, openWay, rect, type Scene } from 'asterion/world';
import fc from 'fast-check';
import { seeds } from './worlds.js';

/** Columns and rows, each from 0, rows counted upwards as drawn. */
type Point = readonly [x: number, y: number];

/** Where everybody stands: Theseus first. */
type Standing = readonly Point[];

const COMPASS = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0], STAY: [0, 0] } as const;
/** The bit of each side in a cell's open directions. */
const BITS = { E: 0, N: 2, W: 4, S: 6 } as const;
const NAMES = ['N', 'E', 'S', 'W', 'STAY'] as const;
type Name = (typeof NAMES)[number];

/** Shortest ways out of a standing. */
export interface Shortest {
  /** Undefined if there is none. */
  readonly par: number | undefined;
  readonly count: number;
}

/** A board under some rules, by brute force. */
export class BruteForce {
  readonly start: Standing;
  readonly #scene: Scene;
  readonly #options: MinotaurOptions;

  constructor(scene: Scene, options: MinotaurOptions) {
    this.#scene = scene;
    this.#options = options;
    this.start = [...scene.actors.theseus, ...scene.actors.minotaur].map((cell) => this.pointOf(cell));
  }

  pointOf(cell: Cell): Point {
    const { rows, cols, origin } = this.#scene.world.grid;
    const row = Math.trunc(cell / cols);
    return [cell - row * cols, origin === 'bottom' ? row : rows - 1 - row];
  }

  cellOf([x, y]: Point): Cell {
    const { rows, cols, origin } = this.#scene.world.grid;
    return (origin === 'bottom' ? y : rows - 1 - y) * cols + x;
  }

  #step(from: Point, name: Name): Point | undefined {
    if (name === 'STAY') return from;
    if ((this.#scene.world.open[this.cellOf(from)] & (2 ** BITS[name])) === 0) return undefined;
    return [from[0] + COMPASS[name][0], from[1] + COMPASS[name][1]];
  }

  isOut([theseus]: Standing): boolean {
    return this.cellOf(theseus) === this.#scene.exit;
  }

  isCaught([theseus, ...minotaurs]: Standing): boolean {
    return minotaurs.some(([x, y]) => x === theseus[0] && y === theseus[1]);
  }

  /** The moves that can be made, and where they lead. */
  after(standing: Standing): [Name, Standing][] {
    if (this.isOut(standing) || this.isCaught(standing)) return [];
    return NAMES.flatMap((name) => {
      const theseus = this.#step(standing[0], name);
      return theseus === undefined ? [] : [[name, this.#reply([theseus, ...standing.slice(1)])]];
    });
  }

  #reply(standing: Standing): Standing {
    const next = [...standing];
    for (let who = 1; who < next.length; who++) {
      for (let step = 0; step < this.#options.steps; step++) {
        if (this.isOut(next) || this.isCaught(next)) return next;
        next[who] = this.#nearer(next[who], next[0]);
      }
    }
    return next;
  }

  #nearer(from: Point, goal: Point): Point {
    const row: Name = goal[0] < from[0] ? 'W' : goal[0] > from[0] ? 'E' : 'STAY';
    const column: Name = goal[1] < from[1] ? 'S' : goal[1] > from[1] ? 'N' : 'STAY';
    for (const name of this.#options.columnFirst ? [column, row] : [row, column]) {
      const to = name === 'STAY' ? undefined : this.#step(from, name);
      if (to !== undefined) return to;
    }
    return from;
  }

  /** By breadth-first search from a standing; without waits if told. */
  shortest(from: Standing = this.start, waits = true): Shortest {
    if (this.isCaught(from)) return { par: undefined, count: 0 };
    let layer = new Map([[JSON.stringify(from), 1]]);
    const seen = new Set(layer.keys());
    for (let par = 0; layer.size > 0; par++) {
      const isWon = (key: string) => {
        const standing = JSON.parse(key) as Standing;
        return this.isOut(standing) && !this.isCaught(standing);
      };
      const won = [...layer].filter(([key]) => isWon(key));
      if (won.length > 0) return { par, count: won.reduce((sum, [, count]) => sum + count, 0) };
      const next = new Map<string, number>();
      for (const [key, count] of layer) {
        for (const [name, standing] of this.after(JSON.parse(key) as Standing)) {
          const to = JSON.stringify(standing);
          if (this.isCaught(standing) || seen.has(to) || (name === 'STAY' && !waits)) continue;
          next.set(to, (next.get(to) ?? 0) + count);
        }
      }
      for (const key of next.keys()) seen.add(key);
      layer = next;
    }
    return { par: undefined, count: 0 };
  }
}

/** Every rule there is. */
export const minotaurRules: fc.Arbitrary<MinotaurOptions> = fc.record({
  steps: fc.integer({ min: 1, max: 3 }),
  columnFirst: fc.boolean(),
});

/** Boards with some walls, an exit and one or two Minotaurs, that can be played. */
export const minotaurScenes = (most = 6): fc.Arbitrary<Scene> =>
  fc
    .record({
      rows: fc.integer({ min: 1, max: most }),
      cols: fc.integer({ min: 2, max: most }),
      origin: fc.constantFrom('top' as const, 'bottom' as const),
      minotaurs: fc.integer({ min: 1, max: 2 }),
      seed: seeds,
    })
    .map(({ rows, cols, origin, minotaurs, seed }) => {
      const rng = createRng(seed);
      const grid = rect.grid(rows, cols, origin);
      const world = createWorld(grid);
      const share = 1 + rng.below(5);
      for (let cell = 0; cell < grid.cellCount; cell++) {
        for (const side of grid.shape.sides) {
          if (grid.neighbour(cell, side) > cell && rng.below(6) >= share - 1) openWay(world, cell, side);
        }
      }
      const border = [...new Array(grid.cellCount).keys()].filter((cell) => isOnBorder(grid, cell));
      const anywhere = () => rng.below(grid.cellCount);
      const actors = { theseus: [anywhere()], minotaur: Array.from({ length: minotaurs }, anywhere) };
      return createScene(world, { exit: border[rng.below(border.length)], actors });
    })
    .filter((scene) => minotaur.fault(scene, minotaur.defaults) === undefined);
