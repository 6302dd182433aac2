/** Random Pits, as hosts know it: a player walks to a goal while the ground falls away. */

import { CHANCE } from '../game/index.js';
import {
  isPit,
  MOST_PITS,
  type PitsMove,
  type PitsOptions,
  type PitsPosition,
  PLAYER,
  pits,
  pitsBoard,
  pitsOf,
  turnsPlayed,
} from '../game/pits/index.js';
import type { Recording } from '../notation/index.js';
import { pitsPlayerFault, pitsPlayerNamed, pitsPlayersFor } from '../players/pits/index.js';
import {
  type CellPlace,
  cell,
  choice,
  flag,
  Refusal,
  type Said,
  type Schema,
  SET,
  type Span,
  seed,
  span,
  square,
  type Values,
} from '../settings/index.js';
import {
  type Cell,
  cellAt,
  coordinatesOf,
  createScene,
  destination,
  type Grid,
  isOnGrid,
  openDirectionsOf,
  pick,
  type Scene,
  shapes,
} from '../world/index.js';
import { isFrom, seatSetting, shapeChoices, shapeSetting, sourceSetting } from './common-settings.js';
import type { GameDescription } from './description.js';
import { meanOf, resultCount } from './many.js';
import { goalFact, hintOf, pitsWords } from './pits-words.js';
import type { Preset } from './presets.js';
import { walking } from './steering.js';
import { gameTitles } from './titles.js';
import { counted } from './words.js';

/** Where pits open every turn no game is as long. */
const MOST_TURNS = 500_000;

const isGenerated = isFrom('generated');

const boardSize = (before: Values): readonly [number, number] | undefined =>
  isGenerated(before) ? [Number(before.rows), Number(before.cols)] : undefined;

const settings: Schema = [
  sourceSetting('Board from', [{ name: 'generated', title: 'Open ground' }]),
  ...square({ aliases: ['size'], about: 'rows and columns', least: 2, most: 255, usual: 20, isFor: isGenerated }),
  shapeSetting(isGenerated, 'Cells', 'rect'),
  cell({
    key: 'start',
    title: 'Start',
    about: 'where the player begins: the first cell, or where a file says, unless told',
    affects: 'world',
    size: boardSize,
  }),
  cell({
    key: 'goal',
    title: 'Goal',
    about: 'where the goal is: the last cell, or the exit of a file, unless told',
    affects: 'world',
    size: boardSize,
  }),
  span({
    key: 'pits',
    title: 'New pits a turn',
    about: 'A-B: from A to B, all equally likely.',
    affects: 'rules',
    most: MOST_PITS,
    usual: [pits.defaults.least, pits.defaults.most],
  }),
  flag({
    key: 'under',
    title: 'Pits may open under the player',
    about: 'pits may open under the player, who then falls',
    affects: 'rules',
  }),
  seed({ about: 'a number or any text; the same seed has the same pits' }),
  seatSetting(PLAYER, 'the player', pitsPlayersFor(0), 'most-paths', pitsPlayerFault),
  choice({
    key: 'reach',
    title: 'Search',
    about: 'how it is found out whether the goal can still be reached; the answer is the same',
    affects: 'rules',
    noun: 'a search',
    choices: [
      { name: 'bfs', about: 'Breadth-first: every cell that is nearer than the goal.' },
      { name: 'astar', about: 'A*: the cells that may lie on a shortest way come first.' },
    ],
    usual: pits.defaults.reach,
  }),
];

function optionsOf({ pits: range, under, reach }: Values): PitsOptions {
  const [least, most] = range as Span;
  return { least, most, under: under === true, reach: reach as PitsOptions['reach'] };
}

/** The cell that was said for a place; undefined if none was. */
function placeOn(grid: Grid, values: Values, key: 'start' | 'goal'): Cell | Refusal | undefined {
  const place = values[key] as CellPlace | undefined;
  if (place === undefined) return undefined;
  if (isOnGrid(grid, ...place)) return cellAt(grid, ...place);
  const last = `${grid.rows - 1},${grid.cols - 1}`;
  return new Refusal(`Expected a row and a column from 0,0 to ${last}, got ${place.join()}.`, key);
}

function grow(values: Values): Scene | Refusal {
  const board = { shape: shapes[String(values.shape)], rows: Number(values.rows) };
  const { world, entrance, exit } = pitsBoard(board);
  return populated(createScene(world, { entrance, exit }), values);
}

/** A world with the player and the goal where they were said, or where it has somebody who may be the one. */
function populated(scene: Scene, values: Values): Scene | Refusal {
  const { world, entrance, made, actors } = scene;
  const { player, rogue, theseus } = actors;
  const start = placeOn(world.grid, values, 'start') ?? player?.[0] ?? entrance ?? rogue?.[0] ?? theseus?.[0];
  const goal = placeOn(world.grid, values, 'goal') ?? scene.exit;
  if (start instanceof Refusal) return start;
  if (goal instanceof Refusal) return goal;
  if (start === undefined) return new Refusal('It has no entrance to start from; say where with start.', 'start');
  if (goal === undefined) return new Refusal('It has no exit to be the goal; say where it is with goal.', 'goal');
  const inhabited = createScene(world, { entrance: start, exit: goal, actors: { [PLAYER]: [start] }, made });
  const why = pits.fault(inhabited, optionsOf(values));
  return why === undefined
    ? inhabited
    : new Refusal(
        why,
        ['goal', 'start'].find((key) => values[key] !== undefined),
      );
}

/** A difficulty, and how often a good player wins with it. */
export interface PitsPreset extends Preset {
  /** Games of a hundred that the player most-paths wins, roughly. */
  readonly wins: number;
}

const preset = (name: string, title: string, rows: string, range: string, wins: number): PitsPreset => ({
  name,
  title,
  said: { rows, pits: range },
  wins,
});

/** In the order in which they are listed to people. */
export const pitsPresets: readonly PitsPreset[] = [
  preset('gentle', 'Gentle', '20', '1-3', 94),
  preset('classic', 'Classic', '20', '1-5', 80),
  preset('hard', 'Hard', '20', '1-8', 38),
  preset('small', 'Small', '10', '1-5', 27),
  preset('large', 'Large', '30', '1-5', 93),
];

/** Version 1 holds its world, from which start and goal can be told. */
function legacy({ scene, options, seed: of, seats }: Recording): Said {
  const { grid } = scene.world;
  const place = (key: string, at: Cell | undefined, usual: Cell): Said =>
    at === undefined || at === usual ? {} : { [key]: coordinatesOf(grid, at).join() };
  const { least, most, under } = { ...pits.defaults, ...options };
  return {
    ...seats,
    rows: String(grid.rows),
    shape: grid.shape.name,
    ...place('start', scene.actors[PLAYER]?.[0], 0),
    ...place('goal', scene.exit, grid.cellCount - 1),
    pits: `${least}-${most}`,
    ...(under && { under: SET }),
    seed: of,
  };
}

/** Random Pits, as hosts know it. */
export const pitsDescription: GameDescription<PitsPosition, PitsMove, PitsPosition> = {
  game: pits,
  ...gameTitles.pits,
  settings,
  pieces: [
    { role: 'pit', title: 'pit', glyph: 'o', part: 'pit' },
    { role: 'goal', title: 'goal', glyph: 'G', part: 'thing', isExit: true },
    { role: PLAYER, title: 'player', glyph: 'X', part: 'quarry' },
  ],
  hasPlainGround: true,
  grow,
  inhabit: populated,
  rules: (values) => ({
    options: optionsOf(values),
    cap: 2 * MOST_TURNS, // the moves of the ground count, too
    capText: `The cap of ${counted(MOST_TURNS, 'turn')} is reached.`,
  }),
  legacy,
  players: {
    list: pitsPlayersFor(0),
    named: (name, _seat, of) => pitsPlayerNamed(name, of) ?? new Refusal(pitsPlayerFault(name) ?? ''),
    depths: [],
    needsTable: () => false,
  },
  input: walking({
    movers: ({ seat, player }) => (seat === CHANCE ? [] : [player]),
    steps: ({ setup }, from) => openDirectionsOf(setup.world, from),
    to: ({ setup }, from, step) => destination(setup.world, from, step),
  }),
  view: (position) => {
    const { world, setup, player, opened } = position;
    return {
      world,
      ground: setup.world,
      figures: [
        ...pitsOf(position).map((pit) => ({
          role: 'pit',
          cell: pit,
          index: pit,
          ...(opened.includes(pit) && { state: 'new' as const }),
        })),
        { role: 'goal', cell: setup.goal, index: 0 },
        { role: PLAYER, cell: player, index: 0, ...(isPit(world, player) && { state: 'caught' as const }) },
      ],
      focus: player,
      facts: [
        { key: 'turns', title: 'Turns', text: String(turnsPlayed(position)) },
        { key: 'distance', title: 'To the goal', text: goalFact(position) },
        { key: 'pits', title: 'Pits', text: String(pitsOf(position).length) },
      ],
    };
  },
  words: pitsWords,
  report: (position, { result, why }, { player }, of) => ({
    outcome: result,
    turns: turnsPlayed(position),
    why,
    player,
    seed: of,
    reach: position.setup.options.reach,
    looked: position.looked,
  }),
  tallying: {
    results: [
      { result: 'goal', title: 'goal' },
      { result: 'fell', title: 'fell' },
      { result: 'cut-off', title: 'cut off' },
    ],
    sums: (position) => ({ turns: turnsPlayed(position), looked: position.looked }),
    sureness: 95,
    report: (tally) => ({
      games: tally.games,
      won: resultCount(tally, 'goal'),
      fell: resultCount(tally, 'fell'),
      cutOff: resultCount(tally, 'cut-off'),
      winRate: resultCount(tally, 'goal') / tally.games,
      turns: meanOf(tally, 'turns'),
      looked: meanOf(tally, 'looked'),
    }),
    text: (tally) =>
      `Turns: ${meanOf(tally, 'turns').toFixed(1)} a game. Cells looked at for ways to the goal: ${meanOf(tally, 'looked').toFixed(1)} a game.`,
  },
  score: (position) => [turnsPlayed(position)],
  sample: (rng) => {
    const rows = 3 + rng.below(5);
    const places = { start: `${rng.below(rows)},0`, goal: `${rng.below(rows)},${rows - 1}` };
    const said = {
      rows: String(rows),
      shape: pick(shapeChoices(), rng).name,
      pits: pick(['0', '1', '0-2', '1-3'], rng),
      player: pick(pitsPlayersFor(0), rng).name,
      seed: String(rng.below(1000)),
      ...(rng.below(2) === 0 && places),
      ...(rng.below(3) === 0 && { under: SET }),
      ...(rng.below(2) === 0 && { reach: 'astar' }),
    };
    return { game: pits.name, said };
  },
  hint: ({ position }) => hintOf(position),
};
