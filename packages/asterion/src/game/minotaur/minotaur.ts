/**
 * Minotaur: Robert Abbott's logic maze. Theseus makes a step or waits, then the Minotaur takes two steps towards him, by a
 * rule so simple that he can be led astray.
 *
 * The Minotaur is part of the rules, so Theseus is the only seat and a move is one of his steps. What a Minotaur does
 * depends on its cell and on his and on nothing else: two of them never mind each other, and may share a cell.
 */

import {
  type Cell,
  colOf,
  createScene,
  createWorld,
  type Direction,
  destination,
  isGround,
  isOnBorder,
  isOpen,
  isShape,
  rect,
  rowOf,
  type Scene,
  type World,
} from '../../world/index.js';
import { checkOfWords } from '../check.js';
import { checkStart, type Game, type Outcome, type Position } from '../game.js';
import { MINOTAUR, THESEUS } from '../labyrinth/position.js';
import { isMoveOf, jointName, jointNamed, STAY } from '../steps.js';

/** The rule options, because they decide games. */
export interface MinotaurOptions {
  /** How many steps a Minotaur takes for each move of Theseus, 1 to 3. */
  readonly steps: number;
  /** Whether it would rather go along its column than along its row. */
  readonly columnFirst: boolean;
}

/** What stays the same during a game. */
export interface MinotaurSetup {
  /** Its open directions are the legal steps: diagonals are closed. */
  readonly world: World;
  /** On the border; Theseus wins as soon as he stands there. */
  readonly exit: Cell;
  /** The rules that were chosen. */
  readonly options: MinotaurOptions;
  /** Where everybody began: what a solution is measured by. */
  readonly start: Pick<MinotaurPosition, 'theseus' | 'minotaurs'>;
}

/** Where a game of Minotaur stands, Theseus to move. `ply` counts his moves. */
export interface MinotaurPosition extends Position {
  /** The same in every position of a game. */
  readonly setup: MinotaurSetup;
  /** His cell. */
  readonly theseus: Cell;
  /** Their cells, one or two, in the order of the start. Both may be the same. */
  readonly minotaurs: readonly Cell[];
  /** By Minotaur: the cells of its last move, first where it stood, last where it stands; nothing before the first. */
  readonly ways: readonly (readonly Cell[])[];
  readonly seat: typeof THESEUS;
}

const MOST_STEPS = 3;
const MOST_MINOTAURS = 2;

const [EAST, NORTH, WEST, SOUTH] = rect.sides;

/** Theseus' moves in the order in which they are listed; of equal solutions the first by it is shown. */
export const MINOTAUR_MOVES: readonly Direction[] = [NORTH, EAST, SOUTH, WEST, STAY];

/** Where a move takes Theseus; -1 if it is not legal. */
export const theseusTo = ({ world }: MinotaurSetup, theseus: Cell, move: Direction): Cell =>
  move === STAY ? theseus : destination(world, theseus, move);

/** Where one step takes a Minotaur: where it stands if neither row nor column brings it nearer to Theseus. */
export function minotaurStepTo({ world, options }: MinotaurSetup, minotaur: Cell, theseus: Cell): Cell {
  const { grid } = world;
  const right = colOf(grid, theseus) - colOf(grid, minotaur);
  const up = (rowOf(grid, theseus) - rowOf(grid, minotaur)) * (grid.origin === 'bottom' ? 1 : -1);
  const alongRow = right === 0 ? STAY : right > 0 ? EAST : WEST;
  const alongColumn = up === 0 ? STAY : up > 0 ? NORTH : SOUTH;
  const first = options.columnFirst ? alongColumn : alongRow;
  if (first !== STAY && isOpen(world, minotaur, first)) return grid.step(minotaur, first);
  const second = options.columnFirst ? alongRow : alongColumn;
  return second !== STAY && isOpen(world, minotaur, second) ? grid.step(minotaur, second) : minotaur;
}

/** Where a Minotaur ends its move. It goes no farther than to Theseus, for there no step brings it nearer. */
export function minotaurMoveTo(setup: MinotaurSetup, minotaur: Cell, theseus: Cell): Cell {
  let at = minotaur;
  for (let left = setup.options.steps; left > 0; left--) at = minotaurStepTo(setup, at, theseus);
  return at;
}

/** The cells of a Minotaur's move, the first included; one that runs into a wall stands there once only. */
function wayOf(setup: MinotaurSetup, minotaur: Cell, theseus: Cell): Cell[] {
  const way = [minotaur];
  for (let left = setup.options.steps; left > 0; left--) {
    const to = minotaurStepTo(setup, way[way.length - 1], theseus);
    if (to === way[way.length - 1]) break;
    way.push(to);
  }
  return way;
}

/** Why nobody can play by these options, as a sentence; undefined if one can. */
export function minotaurOptionsFault({ steps, columnFirst }: MinotaurOptions): string | undefined {
  if (!(Number.isInteger(steps) && steps >= 1 && steps <= MOST_STEPS))
    return `Expected the option steps to be a whole number from 1 to ${MOST_STEPS}.`;
  return typeof columnFirst === 'boolean' ? undefined : 'Expected the option columnFirst to be true or false.';
}

function fault({ world, exit, actors }: Scene, options: MinotaurOptions): string | undefined {
  const why = minotaurOptionsFault(options);
  if (why !== undefined) return why;
  const { grid } = world;
  if (!isShape(grid.shape, rect)) return 'Expected square cells: the Minotaur goes by rows and columns.';
  if (world.tunnels.size > 0) return 'Expected no tunnels: the Minotaur goes by rows and columns.';
  const { theseus = [], minotaur: minotaurs = [] } = actors;
  if (theseus.length !== 1) return theseus.length === 0 ? 'There is no Theseus.' : 'There is more than one Theseus.';
  if (minotaurs.length === 0) return 'There is no Minotaur.';
  if (minotaurs.length > MOST_MINOTAURS)
    return `There are ${minotaurs.length} Minotaurs, and at most ${MOST_MINOTAURS} can play.`;
  if (exit === undefined) return 'There is no exit.';
  const isStanding = (cell: Cell) => cell >= 0 && cell < grid.cellCount && isGround(world, cell);
  if (!isStanding(exit)) return 'The exit is where there is no ground.';
  if (!isOnBorder(grid, exit)) return 'Expected the exit on the border of the board.';
  if (![...theseus, ...minotaurs].every(isStanding)) return 'Somebody stands where there is no ground.';
  if (theseus[0] === exit) return 'Theseus stands on the exit already.';
  return minotaurs.includes(theseus[0]) ? 'A Minotaur stands on Theseus already.' : undefined;
}

function initial(scene: Scene, options: MinotaurOptions): MinotaurPosition {
  checkStart(minotaur.name, scene, options, 'steps');
  const why = fault(scene, options);
  const { exit } = scene;
  if (why !== undefined || exit === undefined) throw new RangeError(why);
  const { theseus: [theseus] = [], minotaur: minotaurs = [] } = scene.actors;
  const world = withoutDiagonals(scene.world);
  const start = { theseus, minotaurs };
  return { setup: { world, exit, options, start }, ...start, ways: [], seat: THESEUS, ply: 0 };
}

/** Rooms of a dungeon open their corners; nobody goes that way here. */
function withoutDiagonals(world: World): World {
  const sides = rect.sides.reduce((bits, side) => bits | (1 << side), 0);
  return world.open.every((bits) => (bits & ~sides) === 0)
    ? world
    : createWorld(world.grid, { ...world, open: world.open.map((bits) => bits & sides), tunnels: [] });
}

const isOver = ({ setup, theseus, minotaurs }: MinotaurPosition): boolean =>
  theseus === setup.exit || minotaurs.includes(theseus);

function outcome({ setup, theseus, minotaurs, ways }: MinotaurPosition): Outcome | undefined {
  const catcher = minotaurs.indexOf(theseus);
  if (catcher >= 0) {
    const walkedIn = ways[catcher]?.length === 1; // whoever catches has come from another cell
    const [one, other] = minotaurs.length === 1 ? ['The', 'the'] : ['A', 'a'];
    const why = walkedIn ? `Theseus walked into ${other} Minotaur.` : `${one} Minotaur caught Theseus.`;
    return { result: 'caught', winner: MINOTAUR, why };
  }
  return theseus === setup.exit ? { result: 'escaped', winner: THESEUS, why: 'Theseus is out.' } : undefined;
}

const legalMoves = (position: MinotaurPosition): Direction[] =>
  isOver(position) ? [] : MINOTAUR_MOVES.filter((move) => theseusTo(position.setup, position.theseus, move) >= 0);

function play({ setup, theseus: from, minotaurs, seat, ply }: MinotaurPosition, move: Direction): MinotaurPosition {
  const theseus = theseusTo(setup, from, move);
  let isOverNow = theseus === setup.exit || minotaurs.includes(theseus);
  const ways = minotaurs.map((minotaur) => {
    const way = isOverNow ? [minotaur] : wayOf(setup, minotaur, theseus);
    isOverNow ||= way[way.length - 1] === theseus;
    return way;
  });
  return { setup, theseus, minotaurs: ways.map((way) => way[way.length - 1]), ways, seat, ply: ply + 1 };
}

function playIfLegal(position: MinotaurPosition, move: Direction): MinotaurPosition | undefined {
  if (!isMoveOf(move, 1) || isOver(position)) return undefined;
  return theseusTo(position.setup, position.theseus, move) < 0 ? undefined : play(position, move);
}

function key({ setup, theseus, minotaurs }: MinotaurPosition): number | string {
  const count = setup.world.grid.cellCount;
  return minotaurs.length === 1 ? minotaurs[0] * count + theseus : `${minotaurs.join()};${theseus}`;
}

/** The rules of Minotaur. A move is a step of Theseus, one of `MINOTAUR_MOVES`. */
export const minotaur: Game<MinotaurPosition, Direction, MinotaurOptions> = {
  name: 'minotaur',
  about: 'Theseus looks for the way out; for each of his moves the Minotaur takes two steps, always straight at him.',
  seats: [THESEUS],
  hasChance: false,
  hasHiddenInformation: false,
  isSolvable: true,
  defaults: { steps: 2, columnFirst: false },
  fault,
  initial,
  legalMoves,
  play,
  playIfLegal,
  outcome,
  scene: ({ setup, theseus, minotaurs }) =>
    createScene(setup.world, { exit: setup.exit, actors: { theseus: [theseus], minotaur: minotaurs } }),
  observe: (position) => position,
  key,
  repeated: () => ({
    result: 'repeats',
    winner: undefined,
    why: 'The same position came again, and the player always moves alike.',
  }),
  check: ({ theseus, minotaurs, ply }) => checkOfWords([ply, theseus, ...minotaurs]),
  moveName: ({ setup }, move) => jointName(setup.world.grid.shape, move, 1),
  moveNamed: ({ setup }, name) => jointNamed(setup.world.grid.shape, name, 1),
};
