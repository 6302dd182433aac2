/**
 * The level maker: dungeons with proven properties.
 *
 * Dungeon after dungeon is generated and solved; where the starts that it came with do not fit, others are looked for in
 * its rooms. What the generator never makes is dug first. The same plan, wish and rules give the same level.
 */

import { type RogueOptions, type RoguePosition, rogue } from '../game/rogue/index.js';
import { type DungeonPlan, generateDungeon } from '../generate/index.js';
import { distancesFrom } from '../search/index.js';
import {
  type Cell,
  createRng,
  createScene,
  pick,
  type Rng,
  type Scene,
  seedText,
  Terrain,
  type World,
} from '../world/index.js';
import { solveChase } from './solve.js';
import type { ExactTable } from './table.js';
import { withTinyRing } from './tiny-ring.js';
import { type ChaseValue, chaseOf, chaseValueOf } from './value.js';

/** What a level shall have, by name. */
export type ProvenLevelWish =
  | {
      /** The rogue evades for ever. */
      readonly kind: 'evades';
    }
  | {
      /** The monsters capture. */
      readonly kind: 'captured';
    }
  | {
      /** The monsters capture in exactly so many moves. */
      readonly kind: 'captured-in';
      /** Moves of the monsters, from 1. */
      readonly moves: number;
    }
  | {
      /** The rogue evades, and once the monsters come nearer, only by going towards them. */
      readonly kind: 'escape-towards';
    }
  | {
      /** The rogue evades, and once the monsters come nearer, only by waiting. */
      readonly kind: 'escape-by-waiting';
    };

/** A dungeon and what is proven of it. */
export interface ProvenLevel {
  /** With monsters and rogue at the start of which something is proven. */
  readonly scene: Scene;
  /** Of the start, the monsters to move, under the options of the maker. */
  readonly value: ChaseValue;
}

/** Whether a start has what is wished for. The table must have depths. */
export const hasProperty = (table: ExactTable, start: RoguePosition, wish: ProvenLevelWish): boolean =>
  isAsWished(table, start, wish, gapsIn(start.setup.world));

function isAsWished(table: ExactTable, start: RoguePosition, wish: ProvenLevelWish, gapIn: GapIn): boolean {
  const { verdict, captureIn } = chaseValueOf(table, start);
  switch (wish.kind) {
    case 'evades':
    case 'captured':
      return verdict === wish.kind;
    case 'captured-in':
      return captureIn === wish.moves;
    case 'escape-towards':
      return verdict === 'evades' && isOnlyEscape(table, start, gapIn, (after, next) => gapIn(next) < gapIn(after));
    case 'escape-by-waiting':
      return verdict === 'evades' && isOnlyEscape(table, start, gapIn, (after, next) => next.rogue === after.rogue);
  }
}

/** Why no level can have what is wished for, as a sentence; undefined if one might. */
export function provenLevelFault(wish: ProvenLevelWish, options: RogueOptions, monsters = 1): string | undefined {
  if (wish.kind === 'captured-in' && !(Number.isInteger(wish.moves) && wish.moves >= 1))
    return `Expected a whole number of moves of at least 1, got ${wish.moves}.`;
  if (wish.kind !== 'escape-by-waiting') return undefined;
  if (!options.stay) return 'Nobody can escape by waiting where staying is not allowed.';
  return monsters === 1 ? undefined : 'An escape by waiting is made for one monster only.';
}

/** Whether, after each move that brings the monsters nearer, all safe replies are of one kind. There must be such moves. */
function isOnlyEscape(
  table: ExactTable,
  start: RoguePosition,
  gapIn: GapIn,
  isOfKind: (after: RoguePosition, next: RoguePosition) => boolean,
): boolean {
  const gap = gapIn(start);
  const threats = positionsAfter(start).filter((after) => gapIn(after) < gap);
  const isForced = (after: RoguePosition) => {
    const safe = positionsAfter(after).filter(({ monsters, rogue: at }) => !table.isWon(monsters, at));
    return safe.length > 0 && safe.every((next) => isOfKind(after, next));
  };
  return threats.length > 0 && threats.every(isForced);
}

const positionsAfter = (position: RoguePosition): RoguePosition[] =>
  rogue.legalMoves(position).map((move) => rogue.play(position, move));

/** Steps between the rogue and the nearest monster. */
type GapIn = (position: RoguePosition) => number;

/** Gaps in a world, each flood made once. */
function gapsIn(world: World): GapIn {
  const rows = new Map<Cell, Int32Array>();
  return ({ monsters, rogue: at }) => {
    const row = rows.get(at) ?? distancesFrom(world, at);
    rows.set(at, row);
    return Math.min(...monsters.map((cell) => (row[cell] < 0 ? Infinity : row[cell])));
  };
}

/** Starts looked at in each dungeon: all of them, as a rule, where one monster hunts. */
const STARTS = 20_000;

/** Makes a level: one dungeon a step, so that hosts can show progress and stop it. */
export class ProvenLevelMaker {
  /** Dungeons tried so far. */
  tried = 0;
  /** What was made; undefined as long as no dungeon had what is wished for. */
  level: ProvenLevel | undefined;
  readonly #plan: DungeonPlan;
  readonly #wish: ProvenLevelWish;
  readonly #options: RogueOptions;
  readonly #tries: number;

  /** Throws a RangeError where there is a `provenLevelFault`. */
  constructor(plan: DungeonPlan, wish: ProvenLevelWish, options: RogueOptions = rogue.defaults, tries = 1000) {
    const why = provenLevelFault(wish, options, plan.monsters);
    if (why !== undefined) throw new RangeError(why);
    this.#plan = plan;
    this.#wish = wish;
    this.#options = options;
    this.#tries = tries;
  }

  /** Whether there is a level, or all tries were made in vain. */
  get done(): boolean {
    return this.level !== undefined || this.tried >= this.#tries;
  }

  /** Tries so many more dungeons; stops early at a level. */
  advance(dungeons: number): void {
    for (let left = dungeons; left > 0 && !this.done; left--) this.level = this.#try(this.tried++);
  }

  #try(number: number): ProvenLevel | undefined {
    const seed = seedText(this.#plan.seed ?? 0);
    const rng = createRng(seed).fork(number);
    const generated = generateDungeon({ ...this.#plan, seed: number === 0 ? seed : `${seed}:${number}` });
    const scene = this.#wish.kind === 'escape-by-waiting' ? withTinyRing(generated, rng) : generated;
    if (scene === undefined) return undefined;
    const first = rogue.initial(scene, this.#options, 0);
    const table = solveChase(chaseOf(first.setup, first.monsters.length));
    const gapIn = gapsIn(first.setup.world);
    // Where only the verdict counts, next to each other would be a dull start: as far apart as the generator has it.
    const isAnyDepth = this.#wish.kind === 'captured' || this.#wish.kind === 'evades';
    const least = isAnyDepth ? Math.min(gapIn(first), scene.world.grid.rows / 3) : 0;
    for (const start of startsIn(scene, first, rng)) {
      if (gapIn(start) < least || !isAsWished(table, start, this.#wish, gapIn)) continue;
      const actors = { ...scene.actors, monster: start.monsters, rogue: [start.rogue] };
      return { scene: createScene(scene.world, { ...scene, actors }), value: chaseValueOf(table, start) };
    }
    return undefined;
  }
}

/** The starts of a dungeon as it came, then others on cells of its rooms. */
function* startsIn({ world }: Scene, first: RoguePosition, rng: Rng): Generator<RoguePosition> {
  yield first;
  const rooms: Cell[] = [];
  world.terrain?.forEach((ground, cell) => ground === Terrain.floor && rooms.push(cell));
  for (let count = 0; count < STARTS; count++) {
    const cells = new Set<Cell>();
    while (cells.size <= first.monsters.length) cells.add(pick(rooms, rng)); // there is room: the dungeon holds as many
    const [at, ...monsters] = cells;
    yield { ...first, monsters: monsters.sort((a, b) => a - b), rogue: at };
  }
}
