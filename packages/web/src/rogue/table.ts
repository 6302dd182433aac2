/** The table a game is played at: from what was typed to values, or to what is wrong with it, field by field. */

import { dungeonNamed, dungeons, MONSTER, ROGUE, type RogueOptions, type RoguePosition, rogue } from 'asterion/game';
import { dungeonKindNamed, dungeonKinds, generateDungeon, generateMaze } from 'asterion/generate';
import { parseDungeon } from 'asterion/notation';
import { type RoguePlayer, roguePlayerFault, roguePlayerNamed } from 'asterion/players';
import { createScene, DIAGONALS, type Scene, shapeNamed, shapes } from 'asterion/world';
import type { Checked } from '../play/kind.js';
import { HUMAN, type Table as TableOf, YES } from '../play/table.js';
import { whole } from '../play/whole.js';
import type { Draft, Faults, Field } from './draft.js';

export type Side = typeof MONSTER | typeof ROGUE;
export const SIDES: readonly Side[] = [MONSTER, ROGUE];

/** The page's own limits: players keep a table of distances for every cell they ask about. */
const LARGEST_DUNGEON = 99;
const LONGEST_SIDE = 60;
const MOST_MOVES = 100_000;

export interface Table extends TableOf<RoguePosition, Draft> {
  readonly options: RogueOptions;
}

/** `given` is what the draft's world unpacks to; undefined while that is not known. */
export function checkDraft(draft: Draft, given?: Scene | string): Checked<Draft, Table> {
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
    table: {
      draft,
      game: rogue,
      scene,
      options,
      seed: draft.seed,
      names,
      bots,
      cap: capOf(moves),
      start,
      isReplay: false,
    },
    faults,
  };
}

/** In monster moves, every other move. */
const capOf = (moves: number): Table['cap'] => ({
  moves: 2 * moves,
  why: `The cap of ${moves.toLocaleString('en')} monster moves is reached.`,
});

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
