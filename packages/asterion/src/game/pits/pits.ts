/**
 * Random Pits: reach the goal while the ground falls away.
 *
 * A turn, in this order: pits open; without a way to the goal the game is lost at once; the player steps; the goal wins;
 * a pit loses. The order is a rule: who looks for the way after the step finds none on the goal itself, and loses every
 * game that is won.
 *
 * Ways that lead into a pit are closed in the position's world, so every search finds what is left. The player may still
 * take them, and falls.
 */

import { AstarSearch, Flood } from '../../search/index.js';
import {
  type Cell,
  cellAt,
  coordinatesOf,
  copyWorld,
  createRng,
  createScene,
  type Direction,
  destination,
  digPit,
  directionName,
  directionNamed,
  finish,
  isGround,
  isOnGrid,
  openDirectionsOf,
  type Rng,
  type Scene,
  type Seed,
  seedText,
  type World,
} from '../../world/index.js';
import { checkOfWords } from '../check.js';
import { CHANCE, checkStart, type Game, type Outcome } from '../game.js';
import { isPit, type PitsMove, type PitsOptions, type PitsPosition, PLAYER, pitsOf, REACH } from './position.js';

/** The most pits anybody may ask for in a turn. */
export const MOST_PITS = 1000;

function fault({ world, exit: goal, actors }: Scene, { least, most, under, reach }: PitsOptions): string | undefined {
  const isCount = (count: number) => Number.isInteger(count) && count >= 0 && count <= MOST_PITS;
  if (!isCount(least) || !isCount(most) || least > most)
    return `Expected from 0 to ${MOST_PITS} pits a turn, the fewest first, got ${least} to ${most}.`;
  if (typeof under !== 'boolean') return 'Expected the option under to be true or false.';
  if (!REACH.includes(reach)) return `Expected the option reach to be one of ${REACH.join(', ')}.`;
  const { player: players = [] } = actors;
  if (players.length !== 1)
    return players.length === 0 ? 'There is no player.' : `There are ${players.length} players.`;
  if (goal === undefined) return 'There is no goal.';
  const [player] = players;
  if (player === goal) return 'The player stands on the goal already.';
  const isStanding = (cell: Cell) => cell >= 0 && cell < world.grid.cellCount && isGround(world, cell);
  if (!isStanding(player)) return 'The player stands where there is no ground.';
  if (!isStanding(goal)) return 'The goal lies where there is no ground.';
  return wayBetween(world, player, goal, reach).found ? undefined : 'There is no way from the player to the goal.';
}

function initial(scene: Scene, options: PitsOptions, seed: Seed): PitsPosition {
  checkStart(pits.name, scene, options, 'least');
  const why = fault(scene, options);
  if (why !== undefined) throw new RangeError(why);
  const { world, exit: goal = -1, actors } = scene;
  const ground = { ...copyWorld(world), terrain: world.terrain?.slice() ?? new Uint8Array(world.grid.cellCount) };
  return {
    setup: { world, options, goal },
    world: ground,
    player: actors.player[0],
    opened: [],
    free: ground.terrain.reduce((count, _, cell) => count + (isGround(ground, cell) ? 1 : 0), -1), // not the goal
    isCutOff: false,
    looked: 0,
    seed: seedText(seed),
    seat: CHANCE,
    ply: 0,
  };
}

/** Whether there is a way, and how many cells were looked at to find out. Every step is one, whatever the ground costs. */
function wayBetween(
  world: World,
  from: Cell,
  to: Cell,
  reach: PitsOptions['reach'],
): { found: boolean; looked: number } {
  if (reach === 'astar') {
    const { path, steps } = finish(new AstarSearch({ ...world, costs: undefined }, from, to));
    return { found: path !== undefined, looked: steps };
  }
  const { found, steps } = finish(new Flood(world, [from], { target: to }));
  return { found, looked: steps + (found ? 1 : 0) }; // A* takes the goal up, too
}

function outcome({ world, player, setup, isCutOff, seat }: PitsPosition): Outcome | undefined {
  if (isPit(world, player)) {
    const why = seat === PLAYER ? 'The ground opened under the player.' : 'The player stepped into a pit.';
    return { result: 'fell', winner: CHANCE, why };
  }
  if (player === setup.goal) return { result: 'goal', winner: PLAYER, why: 'The player reached the goal.' };
  return isCutOff ? { result: 'cut-off', winner: CHANCE, why: 'No way to the goal is left.' } : undefined;
}

/** The steps of the player, into pits too; of chance the one move that the seed holds. */
function legalMoves(position: PitsPosition): PitsMove[] {
  if (outcome(position) !== undefined) return [];
  return position.seat === CHANCE ? [draw(position)] : openDirectionsOf(position.setup.world, position.player);
}

function draw(position: PitsPosition): readonly Cell[] {
  if (position.seed === undefined) throw new RangeError('Expected the seed to be known to whoever draws pits.');
  return drawPits(position, position.seed);
}

function play(position: PitsPosition, move: PitsMove): PitsPosition {
  return typeof move === 'number' ? step(position, move) : openPits(position, move);
}

const step = (position: PitsPosition, direction: Direction): PitsPosition => ({
  ...position,
  player: destination(position.setup.world, position.player, direction),
  seat: CHANCE,
  ply: position.ply + 1,
});

function openPits(position: PitsPosition, pits: readonly Cell[]): PitsPosition {
  const { player, setup, free, ply } = position;
  const world = pits.length === 0 ? position.world : copyWorld(position.world);
  for (const cell of pits) digPit(world, cell);
  const way = wayBetween(world, player, setup.goal, setup.options.reach);
  return {
    ...position,
    world,
    opened: pits,
    free: free - pits.length,
    isCutOff: !way.found,
    looked: position.looked + way.looked,
    seat: PLAYER,
    ply: ply + 1,
  };
}

function playIfLegal(position: PitsPosition, move: PitsMove): PitsPosition | undefined {
  const isLegal = legalMoves(position).some((legal) => isSameMove(legal, move));
  return isLegal ? play(position, move) : undefined;
}

/** Strangers send anything, minus zero included. */
const isSameMove = (one: PitsMove, other: PitsMove): boolean =>
  typeof one === 'number' || !Array.isArray(other)
    ? Object.is(one, other)
    : one.length === other.length && one.every((cell, index) => Object.is(cell, other[index]));

const NO_PITS = 'none';

function moveName({ setup }: PitsPosition, move: PitsMove): string {
  const { grid } = setup.world;
  if (typeof move === 'number') return directionName(grid.shape, move);
  return move.length === 0 ? NO_PITS : move.map((cell) => coordinatesOf(grid, cell).join()).join(' ');
}

function moveNamed({ setup, seat }: PitsPosition, name: string): PitsMove | undefined {
  const { grid } = setup.world;
  if (seat === PLAYER) return directionNamed(grid.shape, name.toUpperCase());
  if (name === NO_PITS) return [];
  const cells: Cell[] = [];
  for (const word of name.split(' ')) {
    const [, row, col] = /^(\d{1,5}),(\d{1,5})$/.exec(word) ?? [];
    if (row === undefined || !isOnGrid(grid, Number(row), Number(col))) return undefined;
    cells.push(cellAt(grid, Number(row), Number(col)));
  }
  return cells;
}

/** The rules of Random Pits. Chance moves first, and every other time: it opens pits, then the player makes a step. */
export const pits: Game<PitsPosition, PitsMove, PitsOptions> = {
  name: 'pits',
  about: 'A player walks to a goal while pits open at random; a pit, or no way left, loses.',
  seats: [PLAYER],
  hasChance: true,
  hasHiddenInformation: true,
  isSolvable: false,
  defaults: { least: 1, most: 5, under: false, reach: 'bfs' },
  fault,
  initial,
  legalMoves,
  play,
  playIfLegal,
  outcome,
  scene: ({ world, setup, player }) => createScene(world, { exit: setup.goal, actors: { player: [player] } }),
  observe: (position) => ({ ...position, seed: undefined }),
  draw,
  key: (position) => `${position.player};${pitsOf(position).join()};${position.seat}`,
  repeated: () => ({ result: 'cap', winner: undefined, why: 'The same position came again, and no pit opened.' }),
  check: (position) =>
    checkOfWords([position.ply, position.seat === PLAYER ? 0 : 1, position.player, ...pitsOf(position)]),
  moveName,
  moveNamed,
};

/**
 * The pits that open in a position where chance is to move, in their order. They come from the seed and the number of the
 * turn alone: a number of pits, and an endless row of random cells, of which the first that are free open. So all players
 * of a seed meet the same pits, but for the one cell that each stands on.
 */
export function drawPits(position: PitsPosition, seed: Seed): Cell[] {
  const { setup, world, player, free, ply } = position;
  const { least, most, under } = setup.options;
  const rng = createRng(seed).fork(ply >> 1);
  const wanted = least + rng.below(most - least + 1);
  const count = Math.min(wanted, under ? free : free - 1);
  const drawn: Cell[] = [];
  const isFree = (cell: Cell) =>
    isGround(world, cell) && cell !== setup.goal && (under || cell !== player) && !drawn.includes(cell);
  while (drawn.length < count) drawn.push(nextFree(world.grid.cellCount, isFree, rng));
  return drawn;
}

/** The next cell of the row that is free. There must be one. */
function nextFree(cellCount: number, isFree: (cell: Cell) => boolean, rng: Rng): Cell {
  for (;;) {
    const cell = rng.below(cellCount);
    if (isFree(cell)) return cell;
  }
}
