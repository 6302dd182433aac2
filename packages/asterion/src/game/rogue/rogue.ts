/**
 * Rogue: monsters hunt a rogue, by turns, the monsters first.
 *
 * A move is a step, or a joint move of several monsters (`steps.ts`). What is open has been settled by the world
 * beforehand, so the rules run on any world: dungeons, mazes, hexagons, tunnels.
 */

import { distancesFrom } from '../../search/index.js';
import {
  type Cell,
  createScene,
  createWorld,
  DIAGONALS,
  type Diagonals,
  type Direction,
  destination,
  isGround,
  openDirectionsOf,
  openFromTerrain,
  type Scene,
  tunnelPairs,
  type World,
} from '../../world/index.js';
import { checkOfWords } from '../check.js';
import { checkStart, type Game, type Outcome, type Position } from '../game.js';
import { isMoveOf, jointMoves, jointName, jointNamed, MOST_MOVERS, STAY, stepsOf } from '../steps.js';

/** The seat of all monsters, who move together, and first; also the role of one. */
export const MONSTER = 'monster';
/** The seat of the rogue; also its role. */
export const ROGUE = 'rogue';

/** The rule options, because they decide games. */
export interface RogueOptions {
  /** Whether staying put is allowed; a mover without a step stays anyway. */
  readonly stay: boolean;
  /** Where steps through corners are open, if the ways of the world follow from its terrain; else they stay as they are. */
  readonly diagonals: Diagonals;
}

/** What stays the same during a game. */
export interface RogueSetup {
  /** Its open directions are the legal steps under the options. */
  readonly world: World;
  /** The rules that were chosen. */
  readonly options: RogueOptions;
  /** Whether any monster can ever reach the rogue. */
  readonly isReachable: boolean;
}

/** Where a game of Rogue stands. */
export interface RoguePosition extends Position {
  /** The same in every position of a game. */
  readonly setup: RogueSetup;
  /** Their cells, in the order of the start. Two may share one. */
  readonly monsters: readonly Cell[];
  /** Its cell. */
  readonly rogue: Cell;
  readonly seat: typeof MONSTER | typeof ROGUE;
}

/** How many moves the monsters have made: what captures and caps are counted in. */
export const monsterMoves = ({ ply }: RoguePosition): number => (ply + 1) >> 1;

/** The steps a mover may make from a cell, staying last. */
export function stepsFrom({ world, options }: RogueSetup, cell: Cell): Direction[] {
  const steps = openDirectionsOf(world, cell);
  if (options.stay || steps.length === 0) steps.push(STAY);
  return steps;
}

/** Where a step leads; -1 if it is not legal. */
export function stepTo({ world, options }: RogueSetup, cell: Cell, step: Direction): Cell {
  if (step !== STAY) return destination(world, cell, step);
  return options.stay || (world.open[cell] === 0 && !world.tunnels.has(cell)) ? cell : -1;
}

function fault({ world, actors }: Scene, { stay, diagonals }: RogueOptions): string | undefined {
  if (typeof stay !== 'boolean') return 'Expected the option stay to be true or false.';
  if (!DIAGONALS.includes(diagonals)) return `Expected the option diagonals to be one of ${DIAGONALS.join(', ')}.`;
  const { monster = [], rogue = [] } = actors;
  if (monster.length === 0) return 'There is no monster.';
  if (monster.length > MOST_MOVERS) return `There are ${monster.length} monsters, and at most ${MOST_MOVERS} can play.`;
  if (rogue.length !== 1) return rogue.length === 0 ? 'There is no rogue.' : `There are ${rogue.length} rogues.`;
  const [at] = rogue;
  if (monster.includes(at)) return 'A monster stands on the rogue already.';
  const isStanding = (cell: Cell) => cell >= 0 && cell < world.grid.cellCount && isGround(world, cell);
  return [...monster, at].every(isStanding) ? undefined : 'Somebody stands where there is no ground.';
}

function initial(scene: Scene, options: RogueOptions): RoguePosition {
  checkStart('rogue', scene, options, 'stay');
  const why = fault(scene, options);
  if (why !== undefined) throw new RangeError(why);
  const { monster: monsters = [], rogue: [rogue] = [] } = scene.actors;
  const world = worldUnder(scene.world, options.diagonals);
  const distances = distancesFrom(world, rogue);
  const isReachable = monsters.some((cell) => distances[cell] >= 0);
  return { setup: { world, options, isReachable }, monsters, rogue, seat: MONSTER, ply: 0 };
}

/** A world whose ways follow from its terrain is opened anew by the rule; thin walls stand as they are. */
function worldUnder(world: World, diagonals: Diagonals): World {
  const { grid, terrain, open } = world;
  if (terrain === undefined) return world;
  const isUnder = (rule: Diagonals) => openFromTerrain(grid, terrain, rule).every((bits, cell) => bits === open[cell]);
  if (isUnder(diagonals) || !DIAGONALS.some(isUnder)) return world;
  return createWorld(grid, { ...world, open: openFromTerrain(grid, terrain, diagonals), tunnels: tunnelPairs(world) });
}

// One monster is the common case, and worth a shorter way in the hot paths below.
const isCaught = ({ monsters, rogue }: RoguePosition): boolean =>
  monsters.length === 1 ? monsters[0] === rogue : monsters.includes(rogue);

const isOver = (position: RoguePosition): boolean => isCaught(position) || !position.setup.isReachable;

function outcome(position: RoguePosition): Outcome | undefined {
  if (isCaught(position)) {
    const walkedIn = position.seat === MONSTER && position.ply > 0;
    const why = walkedIn ? 'The rogue walked into a monster.' : 'A monster caught the rogue.';
    return { result: 'captured', winner: MONSTER, why };
  }
  return position.setup.isReachable ? undefined : evades('No monster can ever reach the rogue.');
}

const evades = (why: string): Outcome => ({ result: 'evades', winner: ROGUE, why });

function legalMoves(position: RoguePosition): number[] {
  const { setup, monsters, rogue, seat } = position;
  if (isOver(position)) return [];
  if (seat === ROGUE) return stepsFrom(setup, rogue);
  return jointMoves(monsters.map((cell) => stepsFrom(setup, cell)));
}

function play({ setup, monsters, rogue, seat, ply }: RoguePosition, move: number): RoguePosition {
  if (seat === ROGUE) return { setup, monsters, rogue: stepTo(setup, rogue, move), seat: MONSTER, ply: ply + 1 };
  return { setup, monsters: monstersAfter(setup, monsters, move), rogue, seat: ROGUE, ply: ply + 1 };
}

function playIfLegal(position: RoguePosition, move: number): RoguePosition | undefined {
  if (!isMoveOf(move, moverCount(position)) || isOver(position)) return undefined;
  const next = play(position, move);
  const isStanding = position.seat === ROGUE ? next.rogue >= 0 : !next.monsters.includes(-1);
  return isStanding ? next : undefined;
}

/** Where the monsters stand after a joint move; -1 for a step that is not legal. */
const monstersAfter = (setup: RogueSetup, monsters: readonly Cell[], move: number): Cell[] =>
  monsters.length === 1
    ? [stepTo(setup, monsters[0], move)]
    : stepsOf(move, monsters.length).map((step, index) => stepTo(setup, monsters[index], step));

function key({ setup, monsters, rogue, seat }: RoguePosition): number | string {
  const count = setup.world.grid.cellCount;
  const side = seat === MONSTER ? 0 : 1;
  return monsters.length === 1 ? (monsters[0] * count + rogue) * 2 + side : `${monsters.join()};${rogue};${side}`;
}

const moverCount = ({ seat, monsters }: RoguePosition): number => (seat === ROGUE ? 1 : monsters.length);

/** The rules of Rogue. Its moves are joint moves: the rogue has one step to tell, the monsters one each. */
export const rogue: Game<RoguePosition, number, RogueOptions> = {
  name: 'rogue',
  about: 'Monsters hunt a rogue through rooms and corridors; the same cell is a capture, whoever walked into whom.',
  seats: [MONSTER, ROGUE],
  hasChance: false,
  hasHiddenInformation: false,
  isSolvable: true,
  defaults: { stay: true, diagonals: 'always' },
  fault,
  initial,
  legalMoves,
  play,
  playIfLegal,
  outcome,
  scene: ({ setup, monsters, rogue: at }) => createScene(setup.world, { actors: { rogue: [at], monster: monsters } }),
  observe: (position) => position,
  key,
  repeated: () => evades('The same position came again, and both players always move alike.'),
  check: ({ monsters, rogue: at, seat, ply }) => checkOfWords([ply, seat === MONSTER ? 0 : 1, at, ...monsters]),
  moveName: (position, move) => jointName(position.setup.world.grid.shape, move, moverCount(position)),
  moveNamed: (position, name) => jointNamed(position.setup.world.grid.shape, name, moverCount(position)),
};
