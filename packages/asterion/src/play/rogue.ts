/** Rogue, as hosts know it: monsters hunt a rogue through rooms, corridors and mazes. */

import {
  bestMoves,
  buffersOf,
  chaseOf,
  chaseOfRequest,
  ExactTable,
  keepTable,
  knownTable,
  oracleOf,
  requestOf,
  type SolveRequest,
  solveFault,
  solverOf,
  type TableData,
  type Value,
  valueOf,
} from '../exact/index.js';
import {
  dungeonNamed,
  dungeons,
  MONSTER,
  monsterMoves,
  ROGUE,
  type RoguePosition,
  rogue,
  type Seat,
  stepsFrom,
  stepTo,
} from '../game/index.js';
import {
  type DungeonPlan,
  dungeonKindNamed,
  dungeonKinds,
  generateDungeon,
  generateMaze,
  mazeGenerators,
} from '../generate/index.js';
import { parseDungeon, type Recording } from '../notation/index.js';
import { roguePlayerFault, roguePlayerNamed, roguePlayers } from '../players/index.js';
import { distancesFrom } from '../search/index.js';
import {
  choice,
  count,
  flag,
  Refusal,
  type Schema,
  SET,
  type Setting,
  type Span,
  seed,
  span,
  square,
  type Values,
} from '../settings/index.js';
import { type Cell, createScene, DIAGONALS, isGround, pick, type Scene } from '../world/index.js';
import { isFrom, seatSetting, shapeChoices, sourceSetting } from './common-settings.js';
import type { Standing } from './course.js';
import type { ExactDescription, ExactValue, GameDescription, JudgedMove, Narration } from './description.js';
import { meanOf, resultCount } from './many.js';
import { SOURCE } from './setup.js';
import { WAIT, walking } from './steering.js';
import { capital, counted, oneOf, placeText, windBetween } from './words.js';

/** Dungeons as the generator makes them unless told. */
const PLAIN = 'plain';

const isGenerated = isFrom('generated');
const isMaze = isFrom('maze');

/** `3`, or `40%` of the corridors that join the rooms; undefined where the kind of the dungeon says. */
const loops: Setting<DungeonPlan['loops']> = {
  key: 'loops',
  title: 'Loops',
  about: 'corridors beyond those that join the rooms: a number, or a share such as 40%',
  input: 'text',
  affects: 'world',
  isFor: isGenerated,
  usual: () => undefined,
  format: (value) => (typeof value === 'object' ? `${100 * value.share}%` : (value?.toString() ?? '')),
  parse: (text) => {
    if (text.trim() === '') return undefined;
    const [, share] = /^([0-9]{1,6}(?:\.[0-9]{1,6})?)%$/.exec(text.trim()) ?? [];
    if (share !== undefined) return { share: Number(share) / 100 };
    const isNumber = /^[0-9]{1,6}$/.test(text.trim());
    return isNumber
      ? Number(text)
      : new Refusal(`Expected a number or a share, like 40%, got ${JSON.stringify(text)}.`);
  },
};

/** A knob of generated dungeons that its kind sets unless it is said. */
const knob = { affects: 'world', isFor: isGenerated } as const;

/** What a generated dungeon is like: everything but its seed. */
export const dungeonSettings: Schema = [
  choice({
    ...knob,
    key: 'kind',
    title: 'Kind',
    about: 'settings with a name',
    noun: 'a kind',
    usual: 'loops',
    choices: [{ name: PLAIN, about: 'A few rooms, a few loops.' }, ...dungeonKinds],
  }),
  ...square({ aliases: ['size'], about: 'rows and columns', least: 5, most: 255, usual: 19, isFor: isGenerated }),
  count({ ...knob, key: 'monsters', title: 'Monsters', about: 'how many monsters', least: 1, most: 12, usual: 1 }),
  span<Span | undefined>({
    ...knob,
    key: 'rooms',
    title: 'Rooms',
    about: 'how many rooms: a number or a range',
    least: 1,
    most: 1_000_000,
    usual: undefined,
  }),
  span<Span | undefined>({
    ...knob,
    key: 'room-size',
    title: 'Sides of rooms',
    about: 'sides of the rooms: a number or a range',
    least: 2,
    most: 255,
    usual: undefined,
  }),
  loops,
  count({
    ...knob,
    key: 'dead-ends',
    title: 'Dead ends',
    about: 'how many corridors lead nowhere',
    most: 1_000_000,
    usual: ({ kind }) => planOfKind(String(kind)).deadEnds ?? 1,
  }),
  flag({ ...knob, key: 'touching', title: 'Rooms may touch', about: 'rooms may touch' }),
];

const planOfKind = (kind: string): DungeonPlan => dungeonKindNamed(kind)?.knobs ?? {};

/** The plan that the settings ask for. */
export function dungeonPlan(values: Values): DungeonPlan {
  const { kind, rows, monsters, rooms, loops: asked, touching, seed: of } = values;
  const said = {
    rooms,
    roomSize: values['room-size'],
    loops: asked,
    deadEnds: values['dead-ends'],
    monsters,
    ...(touching === true && { touching }),
  };
  const given = Object.entries(said).filter(([, value]) => value !== undefined);
  return {
    ...planOfKind(String(kind)),
    ...(Object.fromEntries(given) as DungeonPlan),
    size: Number(rows),
    seed: String(of),
  };
}

/** The rules of Rogue. */
export const rogueRules: Schema = [
  choice({
    key: 'diagonals',
    title: 'Diagonal steps',
    about: 'diagonal steps: between rooms always, only where both cells beside are room, never',
    noun: 'a rule',
    affects: 'rules',
    usual: rogue.defaults.diagonals,
    choices: DIAGONALS.map((name) => ({
      name,
      title: { always: 'between rooms always', rooms: 'only where both sides are room', never: 'never' }[name],
    })),
  }),
  flag({ key: 'no-stay', title: 'No staying put', about: 'nobody may stay put who can step', affects: 'rules' }),
];

const settings: Schema = [
  sourceSetting('Dungeon from', [
    { name: 'shipped', title: 'One of ours', by: 'dungeon' },
    { name: 'generated', title: 'Generated', by: 'kind' },
    { name: 'maze', title: 'A maze', by: 'shape' },
  ]),
  choice({
    key: 'dungeon',
    title: 'Dungeon',
    about: 'a shipped dungeon',
    noun: 'a dungeon',
    affects: 'world',
    isFor: isFrom('shipped'),
    usual: 'mouth',
    choices: dungeons.map(({ name, idea }) => ({ name, about: idea })),
  }),
  ...dungeonSettings,
  choice({
    key: 'shape',
    title: 'Shape',
    about: 'the shape of the cells',
    noun: 'a shape',
    affects: 'world',
    isFor: isMaze,
    usual: 'hex',
    choices: shapeChoices,
  }),
  choice({
    key: 'generator',
    title: 'Generator',
    about: 'how the maze is made',
    noun: 'a generator',
    affects: 'world',
    isFor: isMaze,
    usual: 'recursive-backtracker',
    choices: ({ shape }) =>
      mazeGenerators.filter(({ shapes }) => shape === undefined || shapes.includes(String(shape))),
  }),
  count({
    key: 'rows',
    title: 'Rows',
    about: 'rows of the maze',
    affects: 'world',
    isFor: isMaze,
    least: 2,
    most: 1000,
    usual: 11,
  }),
  count({
    key: 'cols',
    title: 'Columns',
    about: 'columns of the maze',
    affects: 'world',
    isFor: isMaze,
    least: 2,
    most: 1000,
    usual: 11,
  }),
  count({
    key: 'braid',
    title: 'Braid, percent',
    about: 'how many of the dead ends become loops; without loops the rogue is lost',
    affects: 'world',
    isFor: isMaze,
    most: 100,
    usual: 100,
  }),
  seed({ about: 'a number or any text, for what is generated and for players that choose at random' }),
  ...rogueRules,
  count({
    key: 'moves',
    title: 'Cap, in monster moves',
    about: 'end after so many moves of the monster',
    affects: 'seats',
    least: 1,
    usual: 1000,
  }),
  seatSetting(MONSTER, 'the monster', roguePlayers, 'bfs', (name) => roguePlayerFault(name, MONSTER)),
  seatSetting(ROGUE, 'the rogue', roguePlayers, 'cycle', (name) => roguePlayerFault(name, ROGUE)),
];

function grow(values: Values): Scene | Refusal {
  try {
    switch (values[SOURCE]) {
      case 'generated':
        return generateDungeon(dungeonPlan(values));
      case 'maze': {
        const { shape, rows, cols, braid, generator, seed: of } = values;
        return inhabited(
          generateMaze({
            shape: String(shape),
            rows: Number(rows),
            cols: Number(cols),
            braid: Number(braid),
            generator: String(generator),
            seed: String(of),
          }),
        );
      }
      default:
        return shipped(String(values.dungeon));
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return new Refusal(error.message, values[SOURCE] === 'maze' ? 'generator' : 'monsters');
  }
}

function shipped(name: string): Scene | Refusal {
  const read = parseDungeon(dungeonNamed(name)?.text ?? '');
  return read.ok ? read.value.scene : new Refusal(`There is no dungeon "${name}".`, 'dungeon');
}

/** A world with nobody in it: the rogue starts at the entrance, the monster at the exit. */
function inhabited(scene: Scene): Scene {
  const { world, entrance, exit, actors, made } = scene;
  const isEmpty = [MONSTER, ROGUE].every((role) => (actors[role] ?? []).length === 0);
  if (!isEmpty || entrance === undefined || exit === undefined) return scene;
  return createScene(world, { actors: { monster: [exit], rogue: [entrance] }, made });
}

interface Nearest {
  readonly monster: Cell;
  /** Steps between it and the rogue. */
  readonly distance: number;
}

/** The monster that is nearest to the rogue; undefined if none can reach it. */
function nearestMonster({ setup, monsters, rogue: at }: RoguePosition): Nearest | undefined {
  const distances = distancesFrom(setup.world, at);
  const near = monsters.filter((monster) => distances[monster] >= 0);
  const [monster] = near.toSorted((a, b) => distances[a] - distances[b]);
  return monster === undefined ? undefined : { monster, distance: distances[monster] };
}

/** Where those of a seat stand. */
const cellsOf = ({ monsters, rogue: at }: RoguePosition, seat: Seat): readonly Cell[] =>
  seat === MONSTER ? monsters : [at];

/** `Monster NE to row 3, column 4.` */
function turnText({ position, turn }: Standing<RoguePosition>): string {
  if (turn === undefined) return '';
  const { grid } = position.setup.world;
  const cells = cellsOf(position, turn.seat);
  const names = turn.name.split('+');
  return cells
    .map((cell, at) => {
      const who = `${capital(turn.seat)}${cells.length > 1 ? ` ${at + 1}` : ''}`;
      return `${who} ${names[at] === WAIT ? 'stays at' : `${names[at]} to`} ${placeText(grid, cell)}.`;
    })
    .join(' ');
}

function distanceText(position: RoguePosition): string {
  const nearest = nearestMonster(position);
  return nearest === undefined ? 'Out of reach.' : `Distance ${nearest.distance}.`;
}

const words: Narration<RoguePosition> = {
  seat: (seat) => `the ${seat}`,
  unit: 'turn',
  mate: 'monster',
  rest: { name: 'wait', refusal: 'Staying put is not allowed in this game.' },
  move: (standing) => {
    if (standing.turn === undefined) return `Start. ${distanceText(standing.position)}`;
    return `${turnText(standing)} ${standing.end === undefined ? distanceText(standing.position) : ''}`.trim();
  },
  end: ({ result, why, culprit }, position) => {
    const after = `after ${words.length(position)}. ${why}`;
    const texts: Readonly<Record<string, string>> = {
      evades: `the rogue evades ${after}`,
      cap: `nobody wins. ${why}`,
      forfeit: `forfeit by the ${culprit ?? 'players'} ${after}`,
    };
    return texts[result] ?? `${result} ${after}`;
  },
  length: (position) => counted(monsterMoves(position), 'monster move'),
  danger: (position, seat, isYours) => {
    const nearest = nearestMonster(position);
    if (nearest === undefined) return 'No monster can reach the rogue.';
    const { grid } = position.setup.world;
    const isRogue = seat === ROGUE;
    const [from, to] = isRogue ? [position.rogue, nearest.monster] : [nearest.monster, position.rogue];
    if (from === to) return 'Monster and rogue stand in the same cell.';
    const who = isRogue ? (position.monsters.length > 1 ? 'Nearest monster' : 'Monster') : 'Rogue';
    const whom = isYours ? 'you' : `the ${seat}`;
    return `${who} ${windBetween(grid, from, to)} of ${whom} at ${placeText(grid, to)}, ${counted(nearest.distance, 'step')} away.`;
  },
};

const exactly = ({ verdict, captureIn }: Value): ExactValue =>
  verdict === 'evades' ? { winner: ROGUE, count: null } : { winner: MONSTER, count: captureIn };

const chaseIn = ({ setup, monsters }: RoguePosition) => chaseOf(setup, monsters.length);

/** States between two reports: some tens of milliseconds. */
const SLICE = 2 ** 23;

/** `captured in 7`; a capture that has come is `captured at once`. */
const capturedText = (moves: number | null): string =>
  moves === null ? 'captured' : moves === 0 ? 'captured at once' : `captured in ${moves}`;

function judgement({ seat, before, after, mistake }: JudgedMove, name: string, best: readonly string[]): string {
  const better = oneOf(best);
  const now = capturedText(after.count);
  if (seat === MONSTER) {
    if (before.winner === ROGUE) return 'nothing to lose, the rogue evades.';
    if (mistake === 'blunder') return `The capture was ${better}; after ${name} the rogue evades.`;
    if (mistake === null) return after.count === 0 ? 'right, captured.' : `right, ${now}.`;
    return `Faster was ${better}, ${capturedText((before.count ?? 1) - 1)}; after ${name} ${now}.`;
  }
  if (mistake === null) return after.winner === ROGUE ? 'right, evades.' : `right, lasts ${after.count ?? 0}.`;
  return mistake === 'blunder'
    ? `The ${best.length === 1 ? 'escape was' : 'escapes were'} ${better}; after ${name} ${now}.`
    : `${better} would have lasted ${before.count ?? 0}; after ${name} ${now}.`;
}

const exact: ExactDescription<RoguePosition, number, ExactTable> = {
  unit: 'monster move',
  scale: 'monster moves to the capture',
  counted: [MONSTER],
  roles: [ROGUE, MONSTER],
  attempts: [{ depth: true }, { depth: false }],
  fault: (position, options = {}) => solveFault(chaseIn(position), options),
  known: (position, options = {}) => knownTable(chaseIn(position), options),
  request: (position, options = {}) => requestOf(chaseIn(position), options),
  solving: (request) => {
    const { wish } = request as SolveRequest;
    const solver = solverOf(chaseOfRequest(request as SolveRequest), wish);
    return {
      get done() {
        return solver.done;
      },
      advance: () => solver.advance(SLICE),
      get progress() {
        const share = solver.decided / solver.stateCount;
        return { share, text: `round ${solver.round}, ${Math.floor(100 * share)} % won` };
      },
      data: () => {
        const data = solver.data();
        return { data, buffers: buffersOf(data) };
      },
    };
  },
  revive: (data, position) => keepTable(new ExactTable(chaseIn(position), data as TableData)),
  hasCounts: (table) => table.hasDepths,
  value: (table, position) => exactly(valueOf(table, position)),
  best: bestMoves,
  byCell: (table, position, role, index) => {
    const { world } = position.setup;
    const at = (cell: Cell): RoguePosition =>
      role === ROGUE ? { ...position, rogue: cell } : { ...position, monsters: position.monsters.with(index, cell) };
    return Array.from({ length: world.grid.cellCount }, (_, cell) =>
      isGround(world, cell) ? exactly(valueOf(table, at(cell))) : undefined,
    );
  },
  atCap: (table, position) => oracleOf(table)(position),
  report: ({ winner, count: captureIn }) => ({ verdict: winner === ROGUE ? 'evades' : 'captured', captureIn }),
  text: ({ winner, count: moves }) => {
    if (winner === ROGUE) return 'the rogue evades for ever';
    return moves === null || moves === 0 ? 'captured' : `captured in ${counted(moves, 'monster move')}`;
  },
  sign: ({ winner, count: moves }) => (winner === ROGUE ? '∞' : (moves?.toString() ?? '')),
  judgement,
};

/** What version 1 does not say is the cap; where it ended the game it is known. */
function legacy({ options, seed: of, seats, moves, outcome }: Recording) {
  const rounds = Math.max(1, Math.ceil(moves.length / 2));
  return {
    ...seats,
    seed: of,
    ...(options.stay === false && { 'no-stay': SET }),
    ...(typeof options.diagonals === 'string' && { diagonals: options.diagonals }),
    moves: String(outcome === 'cap' ? rounds : Math.max(1000, rounds)),
  };
}

export const rogueDescription: GameDescription<RoguePosition, number, RoguePosition, ExactTable> = {
  game: rogue,
  title: 'Rogue',
  about:
    'A monster hunts a rogue, by turns, the monster first; the same cell is a capture. Play either side, both, or watch.',
  settings,
  pieces: [
    { role: MONSTER, title: 'monster', glyph: 'M', part: 'pursuer', hasLetters: true },
    { role: ROGUE, title: 'rogue', glyph: '@', part: 'quarry' },
  ],
  grow,
  inhabit: inhabited,
  rules: ({ diagonals, moves, ...values }) => ({
    options: { stay: values['no-stay'] !== true, diagonals },
    cap: 2 * Number(moves),
    capText: `The cap of ${counted(Number(moves), 'monster move')} is reached.`,
  }),
  legacy,
  players: {
    list: roguePlayers,
    named: (name, seat) => roguePlayerNamed(name, seat) ?? new Refusal(roguePlayerFault(name, seat) ?? ''),
    depths: [2, 9],
    needsTable: (name) => name === 'optimal',
  },
  input: walking({
    shape: ({ setup }) => setup.world.grid.shape,
    movers: (position) => cellsOf(position, position.seat),
    steps: ({ setup }, cell) => stepsFrom(setup, cell),
    to: ({ setup }, cell, step) => stepTo(setup, cell, step),
  }),
  view: (position) => {
    const { setup, monsters, rogue: at } = position;
    const nearest = nearestMonster(position);
    return {
      world: setup.world,
      figures: [
        { role: ROGUE, cell: at, index: 0 },
        ...monsters.map((cell, index) => ({
          role: MONSTER,
          cell,
          index,
          ...(cell === at && { state: 'caught' as const }),
        })),
      ],
      focus: at,
      facts: [
        { key: 'moves', title: 'Monster moves', text: String(monsterMoves(position)) },
        { key: 'distance', title: 'Distance', text: nearest === undefined ? 'out of reach' : String(nearest.distance) },
      ],
    };
  },
  words,
  report: (position, { result, why }, { monster, rogue: runner }, of) => ({
    outcome: result,
    moves: monsterMoves(position),
    why,
    monster,
    rogue: runner,
    seed: of,
  }),
  tallying: {
    results: ['captured', 'evades', 'cap'].map((result) => ({ result, title: result })),
    sums: (position) => ({ moves: monsterMoves(position) }),
    sureness: 95,
    report: (tally) => ({
      games: tally.games,
      captured: resultCount(tally, 'captured'),
      evades: resultCount(tally, 'evades'),
      cap: resultCount(tally, 'cap'),
      moves: meanOf(tally, 'moves'),
    }),
    text: (tally) => `Monster moves: ${meanOf(tally, 'moves').toFixed(1)} a game.`,
  },
  sample: (rng) => {
    const runner = pick(['cycle', 'farthest', 'random', 'trailmax'], rng);
    const of = String(rng.below(1000));
    const common = { seed: of, monster: pick(['bfs', 'greedy', 'random'], rng), rogue: runner, moves: '40' };
    const rules = { diagonals: pick(DIAGONALS, rng), ...(rng.below(3) === 0 && { 'no-stay': SET }) };
    const world = pick<Readonly<Record<string, string>>>(
      [
        { dungeon: pick(dungeons, rng).name },
        { kind: pick(dungeonKinds, rng).name, rows: '9', monsters: String(1 + rng.below(2)) },
        { shape: pick(shapeChoices, rng).name, rows: '5', cols: '6', braid: '50' },
      ],
      rng,
    );
    return { game: rogue.name, said: { ...world, ...common, ...rules } };
  },
  exact,
};
