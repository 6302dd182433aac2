/** Minotaur, as hosts know it: the logic maze in which Theseus must be out before the Minotaur is where he is. */

import { MinotaurLevelMaker, type MinotaurLevelPlan, type MinotaurTable } from '../exact/minotaur/index.js';
import { MINOTAUR, THESEUS } from '../game/labyrinth/index.js';
import {
  type MinotaurOptions,
  type MinotaurPosition,
  minotaur,
  minotaurLevelNamed,
  minotaurLevels,
  theseusTo,
} from '../game/minotaur/index.js';
import { parseDrawing, type Recording } from '../notation/index.js';
import { minotaurPlayerFault, minotaurPlayerNamed, minotaurPlayers } from '../players/minotaur/index.js';
import {
  choice,
  count,
  flag,
  Refusal,
  type Said,
  type Schema,
  SET,
  type Span,
  seed,
  span,
  type Values,
} from '../settings/index.js';
import { type Cell, cellAt, createScene, groundCells, pick, type Scene } from '../world/index.js';
import { isFrom, seatSetting, sizeSettings, sourceSetting } from './common-settings.js';
import { figuresOf, type GameDescription } from './description.js';
import { meanOf, reportOf } from './many.js';
import { minotaurExact } from './minotaur-exact.js';
import { minotaurHint, minotaurWords, parOfGame } from './minotaur-words.js';
import { GIVEN, SOURCE } from './setup.js';
import { walking } from './steering.js';
import { gameTitles } from './titles.js';
import { counted } from './words.js';

/** Nobody solves a level in as many; it ends games of players who wander. */
const MOST_MOVES = 10_000;

const isGenerated = isFrom('generated');

/** What all settings of generated levels have in common. */
const made = { affects: 'world', isFor: isGenerated } as const;

const settings: Schema = [
  sourceSetting('Level from', [
    { name: 'shipped', title: 'Built-in levels', by: ['level'] },
    {
      name: 'generated',
      title: 'Generated',
      by: ['rows', 'cols', 'minotaurs', 'par', 'needs-wait', 'unique'],
    },
  ]),
  choice({
    key: 'level',
    title: 'Level',
    about: 'a shipped level',
    noun: 'a level',
    affects: 'world',
    isFor: isFrom('shipped'),
    usual: minotaurLevels[0].name,
    choices: minotaurLevels.map(({ name, title, par, needs }) => ({
      name,
      title: `${name.replace('level-', '')} ${title}`,
      about: `Par ${par}. ${needs}`,
    })),
  }),
  ...sizeSettings(isGenerated, 'the level', { least: 3, most: 15, usual: { rows: 7, cols: 7 } }),
  count({ ...made, key: 'minotaurs', title: 'Minotaurs', about: 'how many Minotaurs', least: 1, most: 2, usual: 1 }),
  span<Span | undefined>({
    ...made,
    key: 'par',
    title: 'Par',
    about: 'moves of the shortest solution, proven: a number or a range; 15-60 unless told, less on small boards',
    least: 1,
    most: 9999,
    usual: undefined,
  }),
  flag({ ...made, key: 'needs-wait', title: 'Needs a wait', about: 'it cannot be won without waiting' }),
  flag({ ...made, key: 'unique', title: 'One solution', about: 'there is one shortest solution only' }),
  seed({ about: 'a number or any text, for generated levels and for players that choose at random' }),
  count({
    key: 'steps',
    title: 'Steps of the Minotaur',
    about: 'how many steps the Minotaur takes for each move of Theseus',
    affects: 'rules',
    least: 1,
    most: 3,
    usual: minotaur.defaults.steps,
  }),
  flag({
    key: 'column-first',
    title: 'Column first',
    about: 'the Minotaur tries its column before its row',
    affects: 'rules',
  }),
  seatSetting(THESEUS, 'Theseus', minotaurPlayers, 'optimal', minotaurPlayerFault),
];

const optionsOf = (values: Values): MinotaurOptions => ({
  steps: Number(values.steps),
  columnFirst: values['column-first'] === true,
});

/** The plan of a generated level that the settings ask for. */
export const minotaurPlan = (values: Values): MinotaurLevelPlan => ({
  rows: Number(values.rows),
  cols: Number(values.cols),
  minotaurs: Number(values.minotaurs),
  par: values.par as Span | undefined,
  needsWait: values['needs-wait'] === true,
  unique: values.unique === true,
  options: optionsOf(values),
  seed: String(values.seed),
});

/** That a maker has not found what was asked for, as a sentence. */
export const notMade = ({ tried, longest }: Pick<MinotaurLevelMaker, 'tried' | 'longest'>): string =>
  `None of ${counted(tried, 'level')} has what was asked for; the longest par among them was ${longest}.`;

function grow(values: Values): Scene | Refusal {
  if (!isGenerated(values)) {
    const read = parseDrawing(minotaurLevelNamed(String(values.level))?.text ?? '');
    return read.ok ? read.value : new Refusal(`There is no level "${String(values.level)}".`, 'level');
  }
  try {
    const maker = new MinotaurLevelMaker(minotaurPlan(values));
    maker.advance(Infinity);
    return maker.level?.scene ?? new Refusal(notMade(maker), 'par');
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return new Refusal(error.message, 'par');
  }
}

/**
 * Somebody else's world: the rogue is Theseus and the monster the Minotaur; where nobody is at all, Theseus is at the
 * entrance and the Minotaur in the middle. One of them alone is a slip of the pen, and stays a fault.
 */
function inhabit(scene: Scene): Scene {
  const { world, entrance, exit, actors } = scene;
  const { rogue, monster } = actors;
  if (rogue !== undefined && monster !== undefined)
    return createScene(world, { ...scene, actors: { theseus: rogue, minotaur: monster } });
  if (Object.values(actors).some((cells) => cells.length > 0)) return exit === undefined ? withExit(scene) : scene;
  if (entrance === undefined) return scene;
  return createScene(world, { ...scene, actors: { theseus: [entrance], minotaur: middleOf(scene, [entrance]) } });
}

/** Boards of the Labyrinth have an entrance only: where Theseus has left it, it is his way out. */
const withExit = ({ world, entrance, ...scene }: Scene): Scene =>
  entrance === undefined || scene.actors.theseus?.includes(entrance)
    ? { world, entrance, ...scene }
    : createScene(world, { ...scene, entrance, exit: entrance });

/** The ground nearest to the middle on which nobody stands. */
function middleOf({ world }: Scene, taken: readonly Cell[]): Cell[] {
  const { grid } = world;
  const middle = cellAt(grid, grid.rows >> 1, grid.cols >> 1);
  const free = groundCells(world).filter((cell) => !taken.includes(cell));
  return free.toSorted((a, b) => grid.distance(middle, a, false) - grid.distance(middle, b, false)).slice(0, 1);
}

/** Version 1 is older than the game; a recording may say so all the same. */
const legacy = ({ options, seed: of, seats }: Recording): Said => ({
  ...seats,
  [SOURCE]: GIVEN,
  seed: of,
  steps: String(options.steps ?? minotaur.defaults.steps),
  ...(options.columnFirst === true && { 'column-first': SET }),
});

/** Minotaur, as hosts know it. */
export const minotaurDescription: GameDescription<MinotaurPosition, number, MinotaurPosition, MinotaurTable> = {
  game: minotaur,
  ...gameTitles.minotaur,
  inShort: (values) => {
    const { steps, columnFirst } = optionsOf(values);
    const [first, then] = columnFirst ? ['column', 'row'] : ['row', 'column'];
    return `The Minotaur takes ${counted(steps, 'step')} for each of yours: towards you along its ${first} if it can, else along its ${then}. It never goes round a wall.`;
  },
  settings,
  shippedAs: 'level',
  pieces: [
    { role: 'goal', title: 'exit', glyph: 'E', part: 'thing', isExit: true },
    { role: THESEUS, title: 'Theseus', glyph: 'T', part: 'quarry' },
    { role: MINOTAUR, title: 'Minotaur', glyph: 'M', part: 'pursuer' },
  ],
  isWalled: true,
  grow,
  inhabit,
  rules: (values) => ({
    options: optionsOf(values),
    cap: MOST_MOVES,
    capText: `The cap of ${counted(MOST_MOVES, 'move')} is reached.`,
  }),
  legacy,
  players: {
    list: minotaurPlayers,
    named: (name) => minotaurPlayerNamed(name) ?? new Refusal(minotaurPlayerFault(name) ?? ''),
    depths: [2, 8],
    needsTable: (name) => name === 'optimal',
  },
  input: walking({
    movers: ({ theseus }) => [theseus],
    steps: (position) => minotaur.legalMoves(position),
    to: ({ setup }, cell, step) => theseusTo(setup, cell, step),
  }),
  view: (position) => {
    const { setup, theseus, minotaurs, ways, ply } = position;
    const par = parOfGame(position);
    return {
      world: setup.world,
      exit: setup.exit,
      figures: [
        { role: 'goal', cell: setup.exit, index: 0 },
        { role: THESEUS, cell: theseus, index: 0 },
        ...figuresOf(MINOTAUR, minotaurs, theseus).map((figure) => ({ ...figure, way: ways[figure.index] })),
      ],
      focus: theseus,
      facts: [
        { key: 'moves', title: 'Moves', text: String(ply) },
        ...(par === undefined ? [] : [{ key: 'par', title: 'Par', text: par?.toString() ?? 'none' }]),
      ],
    };
  },
  warning: (start) => (parOfGame(start) === null ? 'This level cannot be won.' : undefined),
  words: minotaurWords,
  report: (position, { result, why }, { theseus }, of) => ({
    outcome: result,
    moves: position.ply,
    par: parOfGame(position) ?? null,
    why,
    theseus,
    seed: of,
  }),
  tallying: {
    results: [
      { result: 'escaped', title: 'out' },
      { result: 'caught', title: 'caught' },
      { result: 'repeats', title: 'in circles' },
    ],
    sums: ({ ply }) => ({ moves: ply }),
    sureness: 95,
    report: reportOf(['escaped', 'caught', 'repeats'], ['moves']),
    text: (tally) => `Moves: ${meanOf(tally, 'moves').toFixed(1)} a game.`,
  },
  score: ({ ply }) => [ply], // over par, which is the same for all of a level
  sample: (rng) => {
    const level = pick<Said>(
      [
        { level: pick(minotaurLevels, rng).name },
        { rows: String(3 + rng.below(3)), cols: '4', par: '2-40', minotaurs: String(1 + rng.below(2)) },
      ],
      rng,
    );
    const said = {
      ...level,
      seed: String(rng.below(1000)),
      steps: String(1 + rng.below(3)),
      ...(rng.below(3) === 0 && { 'column-first': SET }),
      theseus: pick(['bfs', 'lookahead', 'lookahead:2', 'optimal', 'random'], rng),
    };
    return { game: minotaur.name, said };
  },
  exact: minotaurExact,
  hint: minotaurHint,
};
