/** The table a game is played at: from what was typed to values, or to what is wrong with it, field by field. */

import {
  dungeonNamed,
  dungeons,
  MONSTER,
  ROGUE,
  type RogueOptions,
  type RoguePosition,
  rogue,
  type Seat,
} from 'asterion/game';
import { dungeonKindNamed, dungeonKinds, generateDungeon, generateMaze } from 'asterion/generate';
import { parseDungeon } from 'asterion/notation';
import { type RoguePlayer, roguePlayerFault, roguePlayerNamed } from 'asterion/players';
import { createScene, DIAGONALS, type Scene, shapeNamed, shapes } from 'asterion/world';
import { type Draft, type Faults, type Field, HUMAN, isSameGround, YES } from './draft.js';

export type Side = typeof MONSTER | typeof ROGUE;
export const SIDES: readonly Side[] = [MONSTER, ROGUE];

/** The page's own limits: players keep a table of distances for every cell they ask about. */
const LARGEST_DUNGEON = 99;
const LONGEST_SIDE = 60;
export const MOST_CELLS = 20_000;
const MOST_MOVES = 100_000;

export interface Table {
  readonly draft: Draft;
  readonly scene: Scene;
  readonly options: RogueOptions;
  readonly seed: string;
  readonly names: Readonly<Record<Side, string>>;
  /** Who is not a person. */
  readonly bots: Readonly<Partial<Record<Seat, RoguePlayer>>>;
  /** The cap, in monster moves. */
  readonly moves: number;
  readonly start: RoguePosition;
  /** Whether its game was played elsewhere, so that settings alone do not give it again. */
  readonly isReplay: boolean;
}

export const isPerson = ({ bots }: Table, seat: Seat): boolean => bots[seat] === undefined;
export const peopleOf = (table: Table): Side[] => SIDES.filter((side) => isPerson(table, side));

/** The same table with people at both sides. */
export const byHand = (table: Table): Table => ({
  ...table,
  draft: { ...table.draft, monster: HUMAN, rogue: HUMAN },
  names: { [MONSTER]: HUMAN, [ROGUE]: HUMAN },
  bots: {},
  isReplay: true,
});

/** The same table, on the very ground of another one where that is the same: what is known of it is kept by its world. */
export const onSameGround = (table: Table, other: Table | undefined): Table =>
  other !== undefined && isSameGround(other.draft, table.draft)
    ? { ...table, scene: other.scene, start: other.start }
    : table;

interface Checked {
  /** Undefined when there are faults, or when the given world is not yet known. */
  readonly table: Table | undefined;
  readonly faults: Readonly<Faults>;
}

/** `given` is what the draft's world unpacks to; undefined while that is not known. */
export function checkDraft(draft: Draft, given?: Scene | string): Checked {
  const faults: Faults = {};
  const bots = Object.fromEntries(
    SIDES.flatMap((side) => {
      const bot = checkPlayer(draft, side, faults);
      return bot === undefined ? [] : [[side, bot]];
    }),
  );
  const diagonals = DIAGONALS.find((rule) => rule === draft.diagonals);
  if (diagonals === undefined) faults.diagonals = `Expected ${DIAGONALS.join(', ')}, got "${draft.diagonals}".`;
  if (draft.noStay !== '' && draft.noStay !== YES) faults.noStay = `Expected no-stay=1, got "${draft.noStay}".`;
  const moves = whole(draft, 'moves', 1, MOST_MOVES, faults);
  if (draft.seed === '') faults.seed = 'Expected a number or a text.';
  const scene = sceneOf(draft, given, faults);
  if (scene === undefined || diagonals === undefined || moves === undefined || Object.keys(faults).length > 0)
    return { table: undefined, faults };
  const options = { stay: draft.noStay !== YES, diagonals };
  const why = rogue.fault(scene, options);
  if (why !== undefined) return { table: undefined, faults: { [groundField(draft)]: why } };
  const names = { [MONSTER]: draft.monster, [ROGUE]: draft.rogue };
  const start = rogue.initial(scene, options, draft.seed);
  return {
    table: { draft, scene, options, seed: draft.seed, names, bots, moves, start, isReplay: false },
    faults,
  };
}

function checkPlayer(draft: Draft, side: Side, faults: Faults): RoguePlayer | undefined {
  if (draft[side] === HUMAN) return undefined;
  const why = roguePlayerFault(draft[side], side);
  if (why !== undefined) faults[side] = why;
  return roguePlayerNamed(draft[side], side);
}

/** The field that stands for the dungeon as a whole. */
const groundField = ({ source }: Draft): Field =>
  (({ shipped: 'dungeon', generated: 'kind', maze: 'shape', given: 'world' }) as const)[source];

function sceneOf(draft: Draft, given: Scene | string | undefined, faults: Faults): Scene | undefined {
  switch (draft.source) {
    case 'shipped':
      return shippedScene(draft, faults);
    case 'generated':
      return generatedScene(draft, faults);
    case 'maze':
      return mazeArena(draft, faults);
    case 'given':
      if (typeof given === 'string') faults.world = given;
      return typeof given === 'string' ? undefined : given;
  }
}

function shippedScene({ dungeon }: Draft, faults: Faults): Scene | undefined {
  const found = dungeonNamed(dungeon);
  const read = found && parseDungeon(found.text);
  if (read?.ok === true) return read.value.scene;
  faults.dungeon = `Expected a dungeon (${dungeons.map(({ name }) => name).join(', ')}), got "${dungeon}".`;
  return undefined;
}

function generatedScene(draft: Draft, faults: Faults): Scene | undefined {
  const kind = dungeonKindNamed(draft.kind);
  if (kind === undefined)
    faults.kind = `Expected a kind (${dungeonKinds.map(({ name }) => name).join(', ')}), got "${draft.kind}".`;
  const size = whole(draft, 'size', 5, LARGEST_DUNGEON, faults);
  const monsters = whole(draft, 'monsters', 1, 12, faults);
  if (kind === undefined || size === undefined || monsters === undefined || draft.seed === '') return undefined;
  return orFault('monsters', faults, () => generateDungeon({ ...kind.knobs, size, monsters, seed: draft.seed }));
}

function mazeArena(draft: Draft, faults: Faults): Scene | undefined {
  const shape = shapeNamed(draft.shape);
  if (shape === undefined) faults.shape = `Expected a shape (${Object.keys(shapes).join(', ')}), got "${draft.shape}".`;
  const rows = whole(draft, 'rows', 2, LONGEST_SIDE, faults);
  const cols = whole(draft, 'cols', 2, LONGEST_SIDE, faults);
  const braid = whole(draft, 'braid', 0, 100, faults);
  if (shape === undefined || rows === undefined || cols === undefined || braid === undefined || draft.seed === '')
    return undefined;
  const { generator, seed } = draft;
  return orFault('generator', faults, () =>
    inhabited(generateMaze({ shape: shape.name, rows, cols, braid, generator, seed })),
  );
}

/** A world with nobody in it: the rogue starts at the entrance, the monster at the exit. */
export function inhabited(scene: Scene): Scene {
  const { world, entrance, exit, made } = scene;
  if (entrance === undefined || exit === undefined) return scene;
  return createScene(world, { actors: { monster: [exit], rogue: [entrance] }, made });
}

/** What the library refuses with a RangeError is the fault of a field. */
function orFault<T>(field: Field, faults: Faults, make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    faults[field] = error.message;
    return undefined;
  }
}

function whole(draft: Draft, field: Field, least: number, most: number, faults: Faults): number | undefined {
  const text = draft[field].trim();
  const value = /^[0-9]{1,9}$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  faults[field] = `Expected a whole number from ${least} to ${most}, got ${text === '' ? 'nothing' : `"${text}"`}.`;
  return undefined;
}
