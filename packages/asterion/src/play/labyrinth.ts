/** Labyrinth, as hosts know it: Theseus gathers supplies before dawn, and Minotaurs hunt him. */

import type { LabyrinthTable } from '../exact/labyrinth/index.js';
import { MOST_MOVERS, type Seat } from '../game/index.js';
import {
  FARTHEST_SIGHT,
  type LabyrinthOptions,
  type LabyrinthPosition,
  type LabyrinthSeen,
  labyrinth,
  labyrinthMovers,
  labyrinthStepTo,
  MINOTAUR,
  roundsBegun,
  suppliesTaken,
  THESEUS,
} from '../game/labyrinth/index.js';
import {
  generateLabyrinth,
  type LabyrinthPlan,
  labyrinthFault,
  labyrinthShapeFault,
  usualSupplies,
} from '../generate/index.js';
import type { Recording } from '../notation/index.js';
import {
  diceFor,
  labyrinthPlayerFault,
  labyrinthPlayerNamed,
  labyrinthPlayers,
  walkableSteps,
} from '../players/labyrinth/index.js';
import { distancesFrom } from '../search/index.js';
import {
  count,
  flag,
  Refusal,
  type Said,
  type Schema,
  SET,
  type Setting,
  seed,
  settle,
  square,
  type Values,
} from '../settings/index.js';
import { pick, type Rng, type Scene } from '../world/index.js';
import { isFrom, seatSetting, shapeChoices, shapeSetting, sourceSetting } from './common-settings.js';
import type { GameDescription } from './description.js';
import { labyrinthExact } from './labyrinth-exact.js';
import { type LabyrinthMemory, labyrinthMemory } from './labyrinth-fog.js';
import { labyrinthView } from './labyrinth-view.js';
import { labyrinthPieces, labyrinthWords } from './labyrinth-words.js';
import { meanOf, reportOf } from './many.js';
import { GIVEN, isSameScene, SOURCE } from './setup.js';
import { walking } from './steering.js';
import { gameTitles } from './titles.js';
import { counted, grouped } from './words.js';

const isGenerated = isFrom('generated');

/** What all settings of generated boards have in common. */
const onBoard = { affects: 'world', isFor: isGenerated } as const;

/** What is wrong with one part of a plan; what is wrong with the parts before it is said of them. */
const faultOf = (before: LabyrinthPlan, part: LabyrinthPlan): string | undefined =>
  labyrinthFault(before) === undefined ? labyrinthFault({ ...before, ...part }) : undefined;

const sizeOf = ({ rows }: Values): LabyrinthPlan => ({ rows: Number(rows) });

const shapedAs = (values: Values): LabyrinthPlan => ({ ...sizeOf(values), shape: String(values.shape) });

/** Those who need the whole board cannot play where it does not show. */
const seat = (side: Seat, called: string): Setting<string> =>
  seatSetting(
    side,
    called,
    labyrinthPlayers,
    ({ sight }) => (Number(sight) > 0 ? 'explorer' : 'bfs'),
    (name, { sight = 0 }) => labyrinthPlayerFault(name, side, Number(sight)),
  );

const settings: Schema = [
  sourceSetting('Board from', [{ name: 'generated', title: 'The seed' }]),
  ...square({
    aliases: ['board'],
    about: 'rows and columns',
    isFor: isGenerated,
    least: 2,
    most: 99,
    usual: 15,
  }),
  count({
    ...onBoard,
    key: 'supplies',
    title: 'Supplies',
    about: 'how many supplies',
    least: 1,
    most: ({ rows }) => Number(rows) ** 2 - 2,
    usual: ({ rows }) => usualSupplies(Number(rows)),
    refuse: (supplies, before) => faultOf(sizeOf(before), { supplies }),
  }),
  shapeSetting(isGenerated, 'Tiles', 'rect', { cells: 'tiles', fault: labyrinthShapeFault }),
  count({
    ...onBoard,
    key: 'minotaurs',
    title: 'Minotaurs',
    about: 'how many Minotaurs',
    least: 1,
    most: MOST_MOVERS,
    usual: 1,
    refuse: (minotaurs, before) => faultOf(shapedAs(before), { minotaurs }),
  }),
  flag({
    ...onBoard,
    key: 'norooms',
    title: 'No closed rooms',
    about:
      'no closed rooms: recommended, for else about one board in four has a room that nobody can enter, and one in eighteen a supply in it',
  }),
  seed({ about: 'a number or any text, for the board and for players that choose at random' }),
  count({
    key: 'rounds',
    title: 'Rounds until dawn',
    about: 'rounds until dawn; then it is a draw',
    affects: 'rules',
    least: 1,
    usual: labyrinth.defaults.rounds,
  }),
  flag({
    key: 'pass',
    title: 'Passing is allowed',
    about: 'everybody may pass',
    otherwise: 'Nobody may pass',
    affects: 'rules',
  }),
  count({
    key: 'sight',
    title: 'Sight, in tiles',
    about: 'how many tiles far everybody sees; 0 for the whole board',
    affects: 'rules',
    most: FARTHEST_SIGHT,
    usual: labyrinth.defaults.sight,
  }),
  seat(THESEUS, 'Theseus'),
  seat(MINOTAUR, 'the Minotaur'),
];

function grow(values: Values): Scene | Refusal {
  const { supplies, minotaurs, norooms, seed: of } = values;
  const plan = {
    ...shapedAs(values),
    supplies: Number(supplies),
    minotaurs: Number(minotaurs),
    noRooms: norooms === true,
    seed: String(of),
  };
  const why = labyrinthFault(plan);
  return why === undefined ? generateLabyrinth(plan) : new Refusal(why, 'rows');
}

/** Who rolls dice follows from who plays. */
const optionsOf = ({ rounds, pass, sight, theseus, minotaur }: Values): LabyrinthOptions => ({
  rounds: Number(rounds),
  pass: pass === true,
  dice: diceFor({ [THESEUS]: String(theseus), [MINOTAUR]: String(minotaur) }),
  sight: Number(sight),
});

/** Version 1 does not say whether rooms could be closed: whichever grows its board was it. */
function legacy({ scene, options, seed: of, seats }: Recording): Said {
  const { grid } = scene.world;
  const { rounds, pass, sight } = { ...labyrinth.defaults, ...options };
  const rules = { ...seats, seed: of, rounds: String(rounds), sight: String(sight), ...(pass && { pass: SET }) };
  const board = {
    rows: String(grid.rows),
    supplies: String(scene.actors.supply?.length ?? 0),
    minotaurs: String(scene.actors.minotaur?.length ?? 0),
    shape: grid.shape.name,
  };
  const guesses: readonly Said[] = [
    { ...board, ...rules },
    { ...board, ...rules, norooms: SET },
  ];
  const found = guesses.find((said) => {
    const grown = grow(settle(settings, said).values);
    return !(grown instanceof Refusal) && isSameScene(grown, scene);
  });
  return found ?? { ...rules, [SOURCE]: GIVEN };
}

/** Where Theseus cannot win, it is said before he looks for what cannot be found. */
function warning({ setup, theseus, supplies }: LabyrinthPosition): string | undefined {
  const distances = distancesFrom(setup.world, theseus);
  const lost = supplies.filter((tile) => distances[tile] < 0).length;
  if (lost === 0) return undefined;
  return `${lost === 1 ? 'A supply' : `${lost} supplies`} cannot be reached on this board: Theseus cannot win.`;
}

function sample(rng: Rng) {
  const sight = rng.below(3) === 0 ? 3 : 0;
  const players = labyrinthPlayers
    .map(({ name }) => name)
    .filter((name) => labyrinthPlayerFault(name, THESEUS, sight) === undefined);
  const said: Said = {
    rows: pick(['3', '4', '5', '6', '7'], rng),
    supplies: String(1 + rng.below(3)),
    minotaurs: String(1 + rng.below(2)),
    shape: pick(shapeChoices(labyrinthShapeFault), rng).name,
    ...(rng.below(2) === 0 && { norooms: SET }),
    ...(rng.below(3) === 0 && { pass: SET }),
    seed: String(rng.below(1000)),
    rounds: String(5 + rng.below(10)),
    sight: String(sight),
    theseus: pick(players, rng),
    minotaur: pick(players, rng),
  };
  return { game: labyrinth.name, said };
}

/** Labyrinth, as hosts know it. */
export const labyrinthDescription: GameDescription<
  LabyrinthPosition,
  number,
  LabyrinthSeen,
  LabyrinthTable,
  LabyrinthMemory
> = {
  game: labyrinth,
  ...gameTitles.labyrinth,
  settings,
  pieces: labyrinthPieces,
  isWalled: true,
  grow,
  inhabit: (scene) => scene,
  rules: (values) => {
    const options = optionsOf(values);
    return { options, cap: Infinity, capText: 'Dawn breaks.', isFogged: options.sight > 0 };
  },
  legacy,
  players: {
    list: labyrinthPlayers,
    named: (name, side) => labyrinthPlayerNamed(name, side) ?? new Refusal(labyrinthPlayerFault(name, side) ?? ''),
    depths: [4],
    needsTable: (name) => name === 'optimal',
  },
  input: walking({
    movers: (position) => labyrinthMovers(position, position.seat),
    steps: ({ setup, seat: side }, tile) => walkableSteps(setup, side, tile),
    to: ({ setup }, tile, step) => labyrinthStepTo(setup, tile, step),
  }),
  memory: labyrinthMemory,
  view: labyrinthView,
  warning,
  words: labyrinthWords,
  report: (position, { result, why }, { theseus, minotaur }, of) => ({
    outcome: result,
    rounds: roundsBegun(position),
    supplies: suppliesTaken(position),
    why,
    theseus,
    minotaur,
    seed: of,
  }),
  tallying: {
    results: [
      { result: THESEUS, title: 'Theseus' },
      { result: MINOTAUR, title: 'Minotaur' },
      { result: 'draw', title: 'draw' },
    ],
    sums: (position) => ({ supplies: suppliesTaken(position) }),
    sureness: 99.9,
    report: reportOf([THESEUS, MINOTAUR, 'draw'], ['supplies']),
    warned: ({ warned, games }) =>
      `On ${grouped(warned)} of ${counted(games, 'board')} a supply cannot be reached: Theseus cannot win there.`,
    text: (tally) => `Supplies taken: ${meanOf(tally, 'supplies').toFixed(2)} a game.`,
  },
  sample,
  exact: labyrinthExact,
};
