/**
 * The level maker on an area: what is in it changes until the start is proven to be what somebody wishes for, and the rest of the
 * world stays. Either a generator fills the area anew each time, or what is there is changed little by little, and what comes
 * nearer stays. Whoever stands in the area may be moved within it; whoever stands outside may not.
 */

import type { Position, Seat } from '../game/index.js';
import type { ExactValue, GameDescription, Piece, TableOptions } from '../play/index.js';
import { type Kinds, kindsFault, type Said, shownValue } from '../settings/index.js';
import { type Cell, createRng, isGround, pick, type Rng, Terrain } from '../world/index.js';
import { areaFault } from './area.js';
import { SketchChange } from './change.js';
import type { AreaPlan } from './fillers.js';
import { fillArea, fillFault } from './filling.js';
import type { Sketch } from './sketch.js';
import { sketchTruth } from './truth.js';

/** What the start of a game shall be worth. */
export interface AreaWish<P extends Position = Position, Table = unknown> {
  /** Who shall win with best play. */
  readonly winner: Seat;
  /** In how many of what the exact table counts, both included: `[9, 9]` for a capture in 9; any number if absent. */
  readonly count?: readonly [least: number, most: number] | undefined;
  /** What else shall hold of the start; nothing if absent. */
  holds?(table: Table, start: P): boolean;
}

/** Where and how a maker works. */
export interface AreaMakerPlan extends Omit<AreaPlan, 'filler'> {
  /** What fills the area anew at each try; if absent, what is there is changed little by little. */
  readonly filler?: string | undefined;
  /** 1000 if absent. */
  readonly tries?: number | undefined;
  /** The most bytes a table may take; 2^28 if absent. */
  readonly memory?: number | undefined;
}

/** What was made, and what is proven of it. */
export interface MadeArea {
  /** With everybody at the start of which something is proven. */
  readonly sketch: Sketch;
  /** Of the start. */
  readonly value: ExactValue;
  /** In words. */
  readonly text: string;
}

/** How far values are from a wish: so much where another wins, less the longer that takes. */
const WRONG = 1_000_000;
/** Places of which one is looked for, for wishes that ask for more than a value. */
const STARTS = 40;
/** After so many tries in vain it goes on from the best there was. */
const PATIENCE = 200;

/** Something tried, and how far it is from the wish: 0 is what was wished for. */
interface Tried extends MadeArea {
  readonly distance: number;
}

/** Those of a role who hunt or are hunted. */
interface People {
  readonly role: string;
  /** How many there shall be; one where there is none. */
  readonly count: number;
  /** Which of them stood in the area, or nowhere. */
  readonly movable: readonly number[];
}

function peopleIn(pieces: readonly Piece[], { scene }: Sketch, area: ReadonlySet<Cell>): People[] {
  const movers = pieces.filter(({ part }) => part === 'quarry' || part === 'pursuer');
  return movers.map(({ role }) => {
    const before = scene.actors[role] ?? [];
    const count = Math.max(before.length, 1);
    const all = Array.from({ length: count }, (_, index) => index);
    return { role, count, movable: all.filter((index) => before[index] === undefined || area.has(before[index])) };
  });
}

/** Makes the start of a game what is wished for by changing an area: one try a step, so that hosts can show progress and stop it. */
export class AreaMaker<P extends Position = Position, Move = unknown, Seen = unknown, Table = unknown> {
  /** Tries made so far. */
  tried = 0;
  /** What was made; undefined as long as nothing is as wished. */
  made: MadeArea | undefined;
  /** Why the last try was none, as a sentence: somebody is missing, or a table has no room; undefined if it was one. */
  why: string | undefined;
  readonly #description: GameDescription<P, Move, Seen, Table>;
  readonly #base: Sketch;
  readonly #plan: AreaMakerPlan;
  readonly #wish: AreaWish<P, Table>;
  readonly #said: Said;
  readonly #rng: Rng;
  readonly #people: readonly People[];
  #present: Tried | undefined;
  #best: Tried | undefined;
  #vain = 0;

  /** Throws a RangeError where there is an `areaMakerFault`. */
  constructor(
    description: GameDescription<P, Move, Seen, Table>,
    sketch: Sketch,
    plan: AreaMakerPlan,
    wish: AreaWish<P, Table>,
    said: Said = {},
  ) {
    const fault = areaMakerFault(description, sketch, plan, wish);
    if (fault !== undefined) throw new RangeError(fault);
    this.#description = description;
    this.#base = sketch;
    this.#plan = plan;
    this.#wish = wish;
    this.#said = said;
    this.#rng = createRng(plan.seed);
    this.#people = peopleIn(description.pieces, sketch, new Set(plan.cells));
  }

  /** Whether something is as wished, or all tries were made in vain. */
  get done(): boolean {
    return this.made !== undefined || this.tried >= (this.#plan.tries ?? 1000);
  }

  /** The nearest to the wish so far, as it is proven to be; undefined while no try was one. */
  get nearest(): MadeArea | undefined {
    return this.#best;
  }

  /** Tries so many more times; stops early when done. */
  advance(tries: number): void {
    for (let left = tries; left > 0 && !this.done; left--) this.#try();
  }

  #try(): void {
    const rng = this.#rng.fork(this.tried++);
    const { filler, cells, seed, braid } = this.#plan;
    const ground =
      filler === undefined
        ? this.#changed(this.#present?.sketch ?? this.#base, rng)
        : fillArea(this.#base, { filler, cells, seed: `${seed}:${this.tried}`, braid }).sketch;
    const found = this.#judged(ground, rng);
    if (found === undefined) return;
    if (found.distance === 0) this.made = found;
    if (this.#best === undefined || found.distance < this.#best.distance) {
      this.#best = found;
      this.#vain = 0;
    } else if (++this.#vain > PATIENCE) {
      this.#vain = 0;
      this.#present = this.#best;
      return;
    }
    // A random word has n leading zeros half as often as n - 1: now and then a step back is taken, seldom a long one.
    const slack = Math.clz32(rng.word());
    if (this.#present === undefined || found.distance <= this.#present.distance + slack) this.#present = found;
  }

  /** A wall comes or goes, or two; at the first try nothing, for somebody elsewhere may be enough. */
  #changed(sketch: Sketch, rng: Rng): Sketch {
    const change = new SketchChange(sketch);
    const { grid, terrain } = change.world;
    const cells = this.#plan.cells;
    for (let left = this.tried === 1 ? 0 : 1 + rng.below(2); left > 0; left--) {
      const cell = pick(cells, rng);
      if (sketch.kind === 'rooms') {
        const isRock = terrain[cell] === Terrain.wall;
        change.setGround(cell, isRock ? pick([Terrain.floor, Terrain.corridor], rng) : Terrain.wall);
        continue;
      }
      const side = pick(grid.sidesOf(cell), rng);
      const next = grid.neighbour(cell, side);
      if (next < 0 || !isGround(change.world, cell) || !isGround(change.world, next)) continue;
      if (((change.world.open[cell] >> side) & 1) === 1) change.close(cell, next);
      else change.open(cell, next);
    }
    return change.finish().sketch;
  }

  /** The sketch with everybody where the start comes nearest to the wish; undefined where the game cannot be played or solved. */
  #judged(ground: Sketch, rng: Rng): Tried | undefined {
    const { exact } = this.#description;
    const peopled = this.#peopled(ground, rng);
    const start = peopled && this.#startOf(peopled);
    if (exact === undefined || peopled === undefined || start === undefined) return undefined;
    const options: TableOptions = { ...exact.attempts[0], memory: this.#plan.memory ?? 2 ** 28 };
    const table = exact.known(start, options) ?? this.#solved(start, options);
    if (table === undefined) return undefined;
    this.why = undefined;
    let best = this.#triedAt(peopled, start, table);
    const turns = this.#wish.holds === undefined ? 2 : STARTS;
    for (let turn = 0; turn < turns && best.distance > 0; turn++) {
      const moved = this.#moved(peopled, start, table, rng);
      const next = this.#startOf(moved);
      const found = next && this.#triedAt(moved, next, table);
      if (found !== undefined && found.distance < best.distance) best = found;
    }
    return best;
  }

  #startOf(sketch: Sketch): P | undefined {
    const { setup, faults } = sketchTruth(this.#description, sketch, this.#said);
    if (setup === undefined) this.why = faults[0]?.text;
    return setup?.start;
  }

  #solved(start: P, options: TableOptions): Table | undefined {
    const { exact } = this.#description;
    if (exact === undefined) return undefined;
    try {
      const { solver } = exact.solving(exact.request(start, options));
      while (!solver.done) solver.advance(2 ** 30);
      return exact.revive(solver.data(), start);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.why = error.message;
      return undefined;
    }
  }

  #triedAt(sketch: Sketch, start: P, table: Table): Tried {
    const { exact, game } = this.#description;
    const value = exact?.value(table, start) ?? { winner: undefined, count: null };
    // Nobody wishes for a game that is over before it begins, as it is where nobody can ever be reached.
    const far = game.outcome(start) === undefined ? distanceTo(this.#wish, value) : 2 * WRONG;
    const distance = far > 0 || this.#wish.holds?.(table, start) !== false ? far : 1;
    return { sketch, value, text: exact?.text(value) ?? '', distance };
  }

  /** The sketch with everybody on ground: who may be moved and lost it, or was nowhere, stands somewhere in the area. */
  #peopled(sketch: Sketch, rng: Rng): Sketch | undefined {
    const free = this.#freeCells(sketch);
    const actors: Record<string, readonly Cell[]> = { ...sketch.scene.actors };
    for (const { role, count, movable } of this.#people) {
      const before = this.#base.scene.actors[role] ?? [];
      const now = sketch.scene.actors[role] ?? [];
      const cells = Array.from({ length: count }, (_, index) => {
        if (!movable.includes(index)) return before[index];
        return now.length === count ? now[index] : free.splice(rng.below(Math.max(free.length, 1)), 1).at(0);
      });
      actors[role] = cells.filter((cell) => cell !== undefined);
      if (actors[role].length === count) continue;
      this.why = 'There is no ground left in the area.';
      return undefined;
    }
    return { ...sketch, scene: { ...sketch.scene, actors } };
  }

  #freeCells({ scene }: Sketch): Cell[] {
    const taken = new Set([...Object.values(scene.actors).flat(), scene.exit]);
    return this.#plan.cells.filter((cell) => isGround(scene.world, cell) && !taken.has(cell));
  }

  /** One after the other stands where that brings the start nearest to the wish; of several such places at any. */
  #moved(sketch: Sketch, start: P, table: Table, rng: Rng): Sketch {
    const { exact } = this.#description;
    const movable = this.#people.flatMap(({ role, movable }) => movable.map((index) => ({ role, index })));
    if (exact === undefined || movable.length === 0) return sketch;
    const { role, index } = pick(movable, rng);
    if (!exact.roles.includes(role)) return sketch;
    const values = exact.byCell(table, start, role, index);
    let least = Infinity;
    let places: Cell[] = [];
    for (const cell of this.#freeCells(sketch)) {
      const value = values[cell];
      const distance = value === undefined ? Infinity : distanceTo(this.#wish, value);
      if (distance < least) [least, places] = [distance, []];
      if (distance === least && least < Infinity) places.push(cell);
    }
    if (places.length === 0) return sketch;
    const change = new SketchChange(sketch);
    change.move(role, index, pick(places, rng));
    return change.finish().sketch;
  }
}

/** How far a value is from a wish: 0 is what was wished for. */
function distanceTo({ winner, count }: Pick<AreaWish, 'winner' | 'count'>, value: ExactValue): number {
  if (value.winner !== winner) return WRONG - Math.min(value.count ?? 0, WRONG / 2);
  if (count === undefined) return 0;
  return value.count === null ? WRONG / 2 : Math.max(0, count[0] - value.count, value.count - count[1]);
}

/** Why nothing like that can be made, as a sentence; undefined if it might. */
export function areaMakerFault<P extends Position, Move, Seen, Table>(
  { exact, game, pieces, title }: Pick<GameDescription<P, Move, Seen, Table>, 'exact' | 'game' | 'pieces' | 'title'>,
  sketch: Sketch,
  asked: AreaMakerPlan,
  { winner, count }: AreaWish<P, Table>,
): string | undefined {
  const kinds = kindsFault('the plan of a maker', asked, MAKER_PLAN);
  if (kinds !== undefined) return kinds;
  if (exact === undefined) return `There is no exact table of ${title}.`;
  // Whoever moves by the rules alone has no seat, and may win all the same.
  const winners = new Set([...game.seats, ...pieces.filter(({ part }) => part === 'pursuer').map(({ role }) => role)]);
  if (!winners.has(winner)) return `Expected who shall win (${[...winners].join(', ')}), got ${shownValue(winner)}.`;
  if (count !== undefined) {
    if (!exact.counted.includes(winner)) return `Wins of ${winner} have no count in ${title}.`;
    const [least, most] = count;
    if (!(Number.isInteger(least) && Number.isInteger(most) && least >= 0 && least <= most))
      return `Expected whole numbers from 0, the least first, got ${least} to ${most}.`;
  }
  const { filler, cells, seed, braid } = asked;
  return filler === undefined
    ? areaFault(sketch.scene.world.grid, cells)
    : fillFault(sketch, { filler, cells, seed, braid });
}

const MAKER_PLAN: Kinds<AreaMakerPlan> = {
  filler: 'a string',
  cells: 'an array of cells',
  seed: 'a string',
  braid: 'a number',
  tries: 'a number',
  memory: 'a number',
};
