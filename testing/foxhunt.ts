/**
 * Fox hunt: a game for tests alone, with everything that makes a game hard to show: two seats, two movers on one side,
 * chance, and a fog in which each side sees two steps far. Whatever shows a game must show this one, from its description.
 *
 * Two hounds move together, then the fox, then chance lays a berry somewhere. The fox wins with two berries; a hound in
 * its cell wins for the hounds.
 */

import {
  CHANCE,
  checkOfWords,
  type Game,
  jointMoves,
  jointName,
  jointNamed,
  type PlayerEntry,
  type Position,
  STAY,
  stepsOf,
} from 'asterion/game';
import {
  counted,
  type Eyes,
  type GameDescription,
  HUMAN,
  Knowledge,
  meanOf,
  placeText,
  resultCount,
  type Standing,
  walking,
} from 'asterion/play';
import { count, player, Refusal, type Schema, seed } from 'asterion/settings';
import {
  type Cell,
  createRng,
  createScene,
  createWorld,
  destination,
  isGround,
  openDirectionsOf,
  openFromTerrain,
  pick,
  rect,
  type Scene,
  type World,
} from 'asterion/world';

const HOUNDS = 'hounds';
const FOX = 'fox';
const SIGHT = 2;

interface FoxOptions {
  readonly berries: number;
}

export interface FoxPosition extends Position {
  readonly setup: { readonly world: World; readonly options: FoxOptions };
  readonly hounds: readonly Cell[];
  /** -1 where it is not seen. */
  readonly fox: Cell;
  /** -1 for none. */
  readonly berry: Cell;
  readonly taken: number;
}

const moversOf = ({ seat, hounds, fox }: FoxPosition): readonly Cell[] =>
  seat === HOUNDS ? hounds : seat === FOX ? [fox] : [];

const stepsFrom = (world: World, cell: Cell): number[] => [...openDirectionsOf(world, cell), STAY];
const after = (world: World, cell: Cell, step: number): Cell => (step === STAY ? cell : destination(world, cell, step));
const isNear = ({ grid }: World, a: Cell, b: Cell): boolean => b >= 0 && grid.distance(a, b, false) <= SIGHT;

function play(position: FoxPosition, move: number): FoxPosition {
  const { setup, hounds, fox, berry, taken, seat, ply } = position;
  const next = { setup, hounds, fox, berry, taken, ply: ply + 1 };
  if (seat === CHANCE) return { ...next, berry: move, seat: HOUNDS };
  const tos = stepsOf(move, moversOf(position).length).map((step, i) =>
    after(setup.world, moversOf(position)[i], step),
  );
  if (seat === HOUNDS) return { ...next, hounds: tos, seat: FOX };
  const isTaken = tos[0] === berry && !hounds.includes(tos[0]);
  return { ...next, fox: tos[0], berry: isTaken ? -1 : berry, taken: taken + (isTaken ? 1 : 0), seat: CHANCE };
}

function outcome({ hounds, fox, taken, setup }: FoxPosition) {
  if (hounds.includes(fox)) return { result: 'caught', winner: HOUNDS, why: 'A hound caught the fox.' };
  if (taken < setup.options.berries) return undefined;
  return { result: 'fed', winner: FOX, why: 'The fox has its berries.' };
}

const groundOf = (world: World): Cell[] => [...world.open.keys()].filter((cell) => isGround(world, cell));

function legalMoves(position: FoxPosition): number[] {
  const { setup, seat } = position;
  if (outcome(position) !== undefined) return [];
  if (seat === CHANCE) return groundOf(setup.world);
  return jointMoves(moversOf(position).map((cell) => stepsFrom(setup.world, cell)));
}

function fault({ actors }: Scene, { berries }: FoxOptions): string | undefined {
  if (!Number.isInteger(berries) || berries < 1) return 'Expected at least one berry.';
  const { hounds = [], fox = [] } = actors;
  if (hounds.length !== 2 || fox.length !== 1) return 'Expected two hounds and a fox.';
  return hounds.includes(fox[0]) ? 'A hound stands on the fox already.' : undefined;
}

const foxhuntRules: Game<FoxPosition, number, FoxOptions> = {
  name: 'foxhunt',
  about: 'Two hounds hunt a fox who is after berries.',
  seats: [HOUNDS, FOX],
  hasChance: true,
  hasHiddenInformation: true,
  isSolvable: false,
  defaults: { berries: 2 },
  fault,
  initial: (scene, options) => {
    const { hounds, fox } = scene.actors;
    return { setup: { world: scene.world, options }, hounds, fox: fox[0], berry: -1, taken: 0, seat: HOUNDS, ply: 0 };
  },
  legalMoves,
  play,
  playIfLegal: (position, move) =>
    legalMoves(position).some((one) => Object.is(one, move)) ? play(position, move) : undefined,
  outcome,
  scene: ({ setup, hounds, fox, berry }) =>
    createScene(setup.world, { actors: { berry: berry < 0 ? [] : [berry], fox: [fox], hounds } }),
  observe: (position, seat) => {
    const { setup, hounds, fox } = position;
    if (seat === FOX)
      return { ...position, hounds: hounds.map((cell) => (isNear(setup.world, fox, cell) ? cell : -1)) };
    return { ...position, fox: hounds.some((cell) => isNear(setup.world, cell, fox)) ? fox : -1 };
  },
  draw: ({ setup }, rng) => pick(groundOf(setup.world), rng),
  key: ({ hounds, fox, berry, taken, seat }) => [...hounds, fox, berry, taken, seat].join(),
  repeated: () => ({ result: 'cap', winner: undefined, why: 'The same position came again.' }),
  check: ({ hounds, fox, berry, taken, ply }) => checkOfWords([ply, ...hounds, fox, berry, taken]),
  moveName: (position, move) =>
    position.seat === CHANCE ? String(move) : jointName(rect, move, moversOf(position).length),
  moveNamed: (position, name) => {
    if (position.seat !== CHANCE) return jointNamed(rect, name, moversOf(position).length);
    return /^\d{1,6}$/.test(name) ? Number(name) : undefined;
  },
};

/** Plays any move of its own that is legal as far as it sees. */
const wanderer: PlayerEntry<FoxPosition, number> = {
  name: 'wanderer',
  about: 'Goes anywhere.',
  cost: 'nothing',
  seats: [HOUNDS, FOX],
  memoryless: false,
  start: (_first, _seat, rng) => {
    const move = (seen: FoxPosition): number =>
      moversOf(seen).reduceRight((joint, cell) => joint * 18 + pick(stepsFrom(seen.setup.world, cell), rng), 0);
    return { move, see: (seen) => void move(seen) };
  },
};

const named = (name: string): PlayerEntry<FoxPosition, number> | Refusal =>
  name === wanderer.name ? wanderer : new Refusal(`Expected a player (wanderer), got "${name}".`);

const seat = (key: string) =>
  player({
    key,
    title: key,
    about: `who plays the ${key}`,
    affects: 'seats',
    usual: wanderer.name,
    choices: [{ name: HUMAN, title: 'You' }, wanderer],
    refuse: (name) =>
      name === HUMAN || name === wanderer.name ? undefined : `Expected a player (wanderer), got "${name}".`,
  });

const settings: Schema = [
  count({ key: 'rows', title: 'Rows', about: 'rows', affects: 'world', least: 3, most: 20, usual: 5 }),
  count({ key: 'cols', title: 'Columns', about: 'columns', affects: 'world', least: 3, most: 20, usual: 6 }),
  seed({ about: 'where everybody stands' }),
  count({
    key: 'berries',
    title: 'Berries',
    about: 'berries that the fox needs',
    affects: 'rules',
    least: 1,
    most: 9,
    usual: 2,
  }),
  count({
    key: 'rounds',
    title: 'Rounds',
    about: 'rounds until nightfall',
    affects: 'seats',
    least: 1,
    most: 500,
    usual: 20,
  }),
  seat(HOUNDS),
  seat(FOX),
];

/** Cells that were ever seen. */
type FoxMemory = ReadonlySet<Cell>;

const seenFrom = ({ setup, hounds, fox }: FoxPosition, eyes: string): Cell[] =>
  groundOf(setup.world).filter((cell) => (eyes === FOX ? [fox] : hounds).some((own) => isNear(setup.world, own, cell)));

export const foxhunt: GameDescription<FoxPosition, number, FoxPosition, unknown, FoxMemory> = {
  game: foxhuntRules,
  title: 'Fox hunt',
  about: 'Two hounds hunt a fox who is after berries.',
  settings,
  pieces: [
    { role: 'berry', title: 'berry', glyph: 'b', part: 'thing' },
    { role: FOX, title: 'fox', glyph: 'F', part: 'quarry' },
    { role: HOUNDS, title: 'hound', glyph: 'H', part: 'pursuer', hasLetters: true },
  ],
  grow: ({ rows, cols, seed: of }) => {
    const grid = rect.grid(Number(rows), Number(cols), 'top');
    const terrain = new Uint8Array(grid.cellCount);
    const world = createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'never') });
    const fox = createRng(String(of)).below(grid.cellCount - 2);
    return createScene(world, { actors: { hounds: [grid.cellCount - 1, grid.cellCount - 2], fox: [fox] } });
  },
  inhabit: (scene) => scene,
  rules: ({ berries, rounds }) => ({
    options: { berries: Number(berries) },
    cap: 3 * Number(rounds),
    capText: `Night falls after ${counted(Number(rounds), 'round')}.`,
  }),
  legacy: ({ seats, seed: of }) => ({ ...seats, seed: of }),
  players: { list: [wanderer], named, depths: [], needsTable: () => false },
  input: walking({
    movers: moversOf,
    steps: ({ setup }, cell) => stepsFrom(setup.world, cell),
    to: ({ setup }, cell, step) => after(setup.world, cell, step),
  }),
  memory: {
    empty: () => new Set<Cell>(),
    look: (memory, position, eyes) => new Set([...memory, ...seenFrom(position, eyes)]),
  },
  view: (position, eyes?: Eyes<FoxMemory>) => {
    const { setup, hounds, fox, berry, taken } = position;
    const now = eyes && new Set(seenFrom(position, eyes.seat));
    const cells = Uint8Array.from({ length: setup.world.grid.cellCount }, (_, cell) =>
      now?.has(cell) === true
        ? Knowledge.seen
        : eyes?.memory.has(cell) === true
          ? Knowledge.remembered
          : Knowledge.none,
    );
    const isShown = ({ cell }: { readonly cell: Cell }) => cell >= 0 && (now === undefined || now.has(cell));
    return {
      world: setup.world,
      fog: eyes && { cells },
      focus: eyes?.seat === HOUNDS ? hounds[0] : fox,
      figures: [
        { role: 'berry', cell: berry, index: 0 },
        { role: FOX, cell: fox, index: 0 },
        ...hounds.map((cell, index) => ({
          role: HOUNDS,
          cell,
          index,
          ...(cell === fox && { state: 'caught' as const }),
        })),
      ].filter(isShown),
      facts: [{ key: 'berries', title: 'Berries', text: `${taken} of ${setup.options.berries}` }],
    };
  },
  words: {
    seat: (one) => (one === CHANCE ? 'chance' : `the ${one}`),
    unit: 'move',
    mate: 'hound',
    rest: { name: 'wait', refusal: 'Nobody may wait here.' },
    move: ({ position, turn }: Standing<FoxPosition>) =>
      turn === undefined
        ? 'Start.'
        : `${turn.seat} ${turn.name}, the fox at ${placeText(position.setup.world.grid, position.fox)}.`,
    end: ({ result, why }, position) => `${result} after ${foxhunt.words.length(position)}. ${why}`,
    length: ({ ply }) => counted(Math.ceil(ply / 3), 'round'),
    danger: () => 'The hounds are somewhere.',
  },
  report: (position, { result }, names, of) => ({ outcome: result, berries: position.taken, ...names, seed: of }),
  tallying: {
    results: ['caught', 'fed', 'cap'].map((result) => ({ result, title: result })),
    sums: ({ taken }) => ({ berries: taken }),
    sureness: 95,
    report: (tally) => ({ games: tally.games, fed: resultCount(tally, 'fed'), berries: meanOf(tally, 'berries') }),
    text: (tally) => `Berries: ${meanOf(tally, 'berries').toFixed(2)} a game.`,
  },
  sample: (rng) => ({
    game: foxhuntRules.name,
    said: {
      rows: String(3 + rng.below(4)),
      cols: String(3 + rng.below(5)),
      seed: String(rng.below(1000)),
      rounds: '12',
    },
  }),
};
