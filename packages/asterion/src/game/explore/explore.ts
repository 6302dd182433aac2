/**
 * Explore: an avatar walks a world grown from a seed, gathers coins and looks for the stairs; hunters come after it.
 *
 * A turn is one accepted key: the avatar, then each hunter. The same cell after either half is a capture. The stairs let
 * pass who has the toll, into the next world, at once. The state of the random stream is part of the position: the same
 * seed and the same keys give the same game, whoever saves, loads and takes back in between.
 */

import {
  type Cell,
  createRng,
  createScene,
  destination,
  directionBetween,
  directionName,
  directionNamed,
  isGround,
  isShape,
  type RngState,
  rect,
  restoreRng,
  type Scene,
  type Seed,
  seedText,
  type World,
} from '../../world/index.js';
import { checkOfWords } from '../check.js';
import type { Game, Outcome, Position } from '../game.js';
import type { Hunter, HunterNamed } from './hunter.js';
import { growLevel } from './level.js';
import { type ExploreOptions, exploreDefaults, huntersSteps, optionsFault } from './options.js';
import { type LevelRecipe, recipeLike } from './recipe.js';

/** The only seat of Explore; also the role of who sits there. */
export const AVATAR = 'avatar';

/** The keys that take a turn: up, left, down, right, wait. */
export const EXPLORE_KEYS = ['W', 'A', 'S', 'D', '.'] as const;
/** One of `EXPLORE_KEYS`: a move of Explore. */
export type ExploreKey = (typeof EXPLORE_KEYS)[number];

const COMPASS: Readonly<Record<ExploreKey, string>> = { W: 'N', A: 'W', S: 'S', D: 'E', '.': '' };

/** What stays the same during a game. */
export interface ExploreSetup {
  /** What decides how hard the worlds are. */
  readonly options: ExploreOptions;
  /** Who hunts: the one that the options name. */
  readonly hunter: Hunter;
  /** How the worlds after the first are grown. */
  readonly recipe: LevelRecipe;
  /** As `seedText` writes it. */
  readonly seed: string;
  /** The first world. */
  readonly world: World;
}

/** Where a game of Explore stands: the world at hand, everybody in it, and what was gathered so far. */
export interface ExplorePosition extends Position {
  /** The same in every position of a game. */
  readonly setup: ExploreSetup;
  /** Which world, from 1. */
  readonly level: number;
  /** The world at hand; ways lead across sides only. */
  readonly world: World;
  /** Where the way on lies. */
  readonly stairs: Cell;
  /** Where the avatar stands. */
  readonly avatar: Cell;
  /** Where hunters stand, in the order in which they move. */
  readonly hunters: readonly Cell[];
  /** Coins that still lie in this world, ascending. */
  readonly coins: readonly Cell[];
  /** Coins taken in this world: what the toll of its stairs is measured by. They are kept. */
  readonly taken: number;
  /** Coins taken in all worlds so far. */
  readonly purse: number;
  /** Turns made, those before included. */
  readonly turn: number;
  /** Where the stream of random numbers stands. */
  readonly random: RngState;
  /** Whether the avatar has left the last world. */
  readonly isOut: boolean;
  readonly seat: typeof AVATAR;
}

/** Whether the stairs would let the avatar pass. */
export const mayPass = ({ taken, setup }: ExplorePosition): boolean => taken >= setup.options.toll;

/** The rules, with the hunters that may be named in the options. */
export const exploreWith = (hunterNamed: HunterNamed): Game<ExplorePosition, ExploreKey, ExploreOptions> => ({
  name: 'explore',
  about: 'An avatar walks worlds grown from a seed, gathers coins and finds the stairs while hunters come after it.',
  seats: [AVATAR],
  hasChance: false,
  hasHiddenInformation: false,
  isSolvable: false,
  defaults: exploreDefaults,
  undo: 'Z',
  fault: (scene, options) => fault(scene, options, hunterNamed),
  initial: (scene, options, seed) => initial(scene, options, seed, hunterNamed),
  legalMoves,
  play,
  playIfLegal: (position, key) => (legalMoves(position).includes(key) ? play(position, key) : undefined),
  outcome,
  scene: ({ world, stairs, avatar, hunters, coins }) =>
    createScene(world, { exit: stairs, actors: { avatar: [avatar], hunter: hunters, coin: coins } }),
  observe: (position) => position,
  key: (position) => stateWords(position).join(),
  repeated: () => ({ result: 'cap', winner: undefined, why: 'The same position came again.' }),
  check: (position) => checkOfWords(stateWords(position)),
  moveName: (_position, key) => key,
  moveNamed: (_position, name) => EXPLORE_KEYS.find((key) => key === name),
});

function fault({ world, exit, actors }: Scene, options: ExploreOptions, hunterNamed: HunterNamed): string | undefined {
  const why = optionsFault(options);
  if (why !== undefined) return why;
  if (hunterNamed(options.hunter) === undefined) return `There is no hunter "${options.hunter}".`;
  if (!isShape(world.grid.shape, rect))
    return `Expected a world of squares, got one of shape ${world.grid.shape.name}.`;
  const { avatar = [], hunter = [], coin = [] } = actors;
  if (avatar.length !== 1) return avatar.length === 0 ? 'There is no avatar.' : `There are ${avatar.length} avatars.`;
  if (exit === undefined) return 'There are no stairs.';
  if (exit === avatar[0]) return 'The avatar stands on the stairs already.';
  if (hunter.includes(avatar[0])) return 'A hunter stands on the avatar already.';
  if (new Set(coin).size < coin.length) return 'Two coins lie on one cell.';
  if (coin.includes(avatar[0])) return 'A coin lies where the avatar starts.';
  const isStanding = (cell: Cell) => cell >= 0 && cell < world.grid.cellCount && isGround(world, cell);
  return [...avatar, ...hunter, ...coin, exit].every(isStanding)
    ? undefined
    : 'Something stands where there is no ground.';
}

function initial(scene: Scene, options: ExploreOptions, seed: Seed, hunterNamed: HunterNamed): ExplorePosition {
  const why = fault(scene, options, hunterNamed);
  const hunter = hunterNamed(options.hunter);
  if (why !== undefined || hunter === undefined) throw new RangeError(why);
  const first = enter(scene, 1);
  const setup = { options, hunter, recipe: recipeLike(scene), seed: seedText(seed), world: first.world };
  const random = createRng(seed).fork('play').state();
  return { ...first, setup, purse: 0, turn: 0, random, isOut: false, seat: AVATAR, ply: 0 };
}

/** What a new world brings. */
const enter = ({ world, exit = -1, actors }: Scene, level: number) => ({
  level,
  world: withoutCorners(world),
  stairs: exit,
  avatar: actors.avatar[0],
  hunters: actors.hunter ?? [],
  coins: [...(actors.coin ?? [])].sort((a, b) => a - b),
  taken: 0,
});

/** The avatar walks across sides, and so do its hunters. */
function withoutCorners(world: World): World {
  const sides = world.grid.shape.sides.reduce((bits, side) => bits | (1 << side), 0);
  return world.open.some((open) => (open & ~sides) !== 0)
    ? { ...world, open: world.open.map((open) => open & sides) }
    : world;
}

function outcome({ isOut, hunters, avatar, purse, turn }: ExplorePosition): Outcome | undefined {
  const score = `${purse} ${purse === 1 ? 'coin' : 'coins'} in ${turn} ${turn === 1 ? 'turn' : 'turns'}`;
  if (isOut) return { result: 'out', winner: AVATAR, why: `The avatar found the way out: ${score}.` };
  if (!hunters.includes(avatar)) return undefined;
  return { result: 'caught', winner: 'hunter', why: `A hunter caught the avatar: ${score}.` };
}

/** Where a key leads; -1 into a wall. */
function target({ world, avatar }: ExplorePosition, key: ExploreKey): Cell {
  if (key === '.') return avatar;
  return destination(world, avatar, directionNamed(world.grid.shape, COMPASS[key]) ?? -1);
}

/** The key that leads from a cell to one beside it; undefined if there is none. */
export function keyBetween({ grid }: World, from: Cell, to: Cell): ExploreKey | undefined {
  const direction = directionBetween(grid, from, to);
  const name = direction === undefined ? '' : directionName(grid.shape, direction);
  return EXPLORE_KEYS.find((key) => key !== '.' && COMPASS[key] === name);
}

function legalMoves(position: ExplorePosition): ExploreKey[] {
  return outcome(position) === undefined ? EXPLORE_KEYS.filter((key) => target(position, key) >= 0) : [];
}

function play(before: ExplorePosition, key: ExploreKey): ExplorePosition {
  const moved = walk({ ...before, ply: before.ply + 1, turn: before.turn + 1 }, target(before, key));
  if (moved.avatar === moved.stairs && key !== '.' && mayPass(moved)) return descend(moved);
  return moved.hunters.includes(moved.avatar) ? moved : hunt(moved);
}

function walk(position: ExplorePosition, avatar: Cell): ExplorePosition {
  const { coins, hunters, taken, purse } = position;
  const isTaken = coins.includes(avatar) && !hunters.includes(avatar); // a capture comes before the pick-up
  if (!isTaken) return { ...position, avatar };
  return { ...position, avatar, coins: coins.filter((coin) => coin !== avatar), taken: taken + 1, purse: purse + 1 };
}

function descend(position: ExplorePosition): ExplorePosition {
  const { setup, level } = position;
  if (position.hunters.includes(position.avatar)) return position;
  if (level === setup.options.worlds) return { ...position, isOut: true };
  return { ...position, ...enter(growLevel(setup.recipe, setup.options, setup.seed, level + 1), level + 1) };
}

/** Each hunter's steps, one hunter after the other. Two never stand in one cell: who finds it taken waits. */
function hunt(position: ExplorePosition): ExplorePosition {
  const { setup, world, avatar, turn } = position;
  const rng = restoreRng(position.random);
  const hunters = [...position.hunters];
  for (let steps = huntersSteps(setup.options, turn); steps > 0 && !hunters.includes(avatar); steps--) {
    for (const [index, hunter] of hunters.entries()) {
      const next = setup.hunter.plan({ world, hunter, avatar }, rng).way.at(1) ?? hunter;
      if (!hunters.includes(next)) hunters[index] = next;
    }
  }
  return { ...position, hunters, random: rng.state() };
}

/** Everything the future depends on. */
const stateWords = (position: ExplorePosition): number[] => {
  const { level, turn, avatar, stairs, hunters, coins, taken, purse, random, isOut } = position;
  const counts = [level, turn, taken, purse, isOut ? 1 : 0, hunters.length, coins.length];
  return [...counts, avatar, stairs, ...hunters, ...coins, ...random];
};
