/** The players of Minotaur: one walks, one looks some moves ahead, one knows, one rolls dice. A new one is an entry below. */

import { minotaurBestMoves, minotaurTableFor } from '../../exact/minotaur/index.js';
import { type PlayerEntry, type Seat, STAY } from '../../game/index.js';
import { THESEUS } from '../../game/labyrinth/index.js';
import {
  MINOTAUR_MOVES,
  type MinotaurPosition,
  type MinotaurSetup,
  minotaur,
  minotaurMoveTo,
  theseusTo,
} from '../../game/minotaur/index.js';
import { type Cell, type Direction, pick, WorldCache } from '../../world/index.js';
import { Distances } from '../distances.js';
import { refusingWhenOver } from '../refusal.js';
import { remembering } from '../remembering.js';

/** An entry of the registry: somebody who plays Theseus in Minotaur. */
export type MinotaurPlayer = PlayerEntry<MinotaurPosition, Direction>;

const SEATS: readonly Seat[] = [THESEUS];

const distancesIn = new WorldCache((world) => new Distances(world));

/** By cell: steps to the exit, whoever stands in the way; very many where there is no way. */
export const stepsToExit = ({ world, exit }: MinotaurSetup): Int32Array => distancesIn.of(world).from(exit);

/** The first move that leads nearer to the exit; a wait where none does. */
export function walkingMove({ setup, theseus }: MinotaurPosition): Direction {
  const left = stepsToExit(setup);
  const isNearer = (move: Direction) => left[theseusTo(setup, theseus, move)] < left[theseus];
  return MINOTAUR_MOVES.find(isNearer) ?? STAY;
}

/**
 * What one who looks ahead from a position sees: all positions in which Theseus is still alive, move after move, each
 * with the first move that leads there. It looks no farther than it is asked to.
 */
export class Outlook {
  readonly #setup: MinotaurSetup;
  readonly #minotaurs: number;
  readonly #left: Int32Array;
  /** By number of moves ahead, from 1: the first move to choose. */
  readonly #choices: Direction[] = [];
  /** Once a way out is found, or nobody is alive any more, there is no more to see. */
  #isSettled = false;
  /** The positions, ordered by their first moves: Theseus lowest, the Minotaurs above, to the base of the cells. */
  #states: number[];
  #firsts: Direction[] = [];

  constructor({ setup, theseus, minotaurs }: MinotaurPosition) {
    const { cellCount } = setup.world.grid;
    this.#setup = setup;
    this.#minotaurs = minotaurs.length;
    this.#left = stepsToExit(setup);
    this.#states = [minotaurs.reduceRight((rest, cell) => rest * cellCount + cell, 0) * cellCount + theseus];
  }

  /**
   * The move of one who looks so many moves ahead: to the exit soonest, if it is that near; else, of the positions after
   * exactly so many moves, towards that nearest to the exit; where there is none, as far as there is one.
   */
  choice(moves: number): Direction {
    while (this.#choices.length < moves && !this.#isSettled) this.#look();
    return this.#choices[Math.min(moves, this.#choices.length) - 1];
  }

  /** One move farther. */
  #look(): void {
    const states: number[] = [];
    const firsts: Direction[] = [];
    const seen = new Set<number>();
    const { cellCount } = this.#setup.world.grid;
    for (const [at, state] of this.#states.entries()) {
      const theseus = state % cellCount;
      for (const move of MINOTAUR_MOVES) {
        const to = theseusTo(this.#setup, theseus, move);
        if (to < 0) continue;
        const next = this.#after((state - theseus) / cellCount, to);
        if (next < 0 || seen.has(next)) continue;
        const first = this.#choices.length === 0 ? move : this.#firsts[at];
        if (to === this.#setup.exit) {
          this.#settle(first);
          return;
        }
        seen.add(next);
        states.push(next);
        firsts.push(first);
      }
    }
    this.#states = states;
    this.#firsts = firsts;
    if (states.length === 0) this.#settle(this.#choices.at(-1) ?? STAY);
    else this.#choices.push(firsts[this.#nearest()]);
  }

  #settle(move: Direction): void {
    this.#choices.push(move);
    this.#isSettled = true;
  }

  /** The position after Theseus' step to a cell and the team's reply; -1 if he is caught. On the exit nobody replies. */
  #after(team: number, theseus: Cell): number {
    const { exit, world } = this.#setup;
    const { cellCount } = world.grid;
    let next = 0;
    for (let left = this.#minotaurs, rest = team, unit = cellCount; left > 0; left--, unit *= cellCount) {
      const from = rest % cellCount;
      if (from === theseus) return -1;
      const to = theseus === exit ? from : minotaurMoveTo(this.#setup, from, theseus);
      if (to === theseus) return -1;
      next += to * unit;
      rest = (rest - from) / cellCount;
    }
    return next + theseus;
  }

  /** Which position is nearest to the exit, the first of equal ones. */
  #nearest(): number {
    const { cellCount } = this.#setup.world.grid;
    const left = (at: number) => this.#left[this.#states[at] % cellCount];
    let best = 0;
    for (let at = 1; at < this.#states.length; at++) if (left(at) < left(best)) best = at;
    return best;
  }
}

const bfs: MinotaurPlayer = {
  name: 'bfs',
  title: 'Shortest path',
  about: 'Walks the shortest way to the exit and never minds the Minotaur; waits where there is no way.',
  cost: 'a flood at the start',
  seats: SEATS,
  memoryless: true,
  start: () => ({ move: walkingMove }),
};

/** Moves it looks ahead unless told, and the most that anybody would wait for. */
const USUAL_DEPTH = 4;
export const DEEPEST_LOOK = 99;

/** The player that looks so many moves ahead; named by its depth unless that is the usual one. */
const lookaheadTo = (depth: number): MinotaurPlayer => ({
  name: depth === USUAL_DEPTH ? 'lookahead' : `lookahead:${depth}`,
  title: 'Looks ahead',
  about: `Looks ${depth} ${depth === 1 ? 'move' : 'moves'} ahead: out soonest if it can, else alive and near the exit.`,
  cost: 'up to a few thousand positions for each move ahead',
  seats: SEATS,
  memoryless: true,
  start: () => ({ move: (position) => new Outlook(position).choice(depth) }),
});

const lookahead = lookaheadTo(USUAL_DEPTH);

const optimal: MinotaurPlayer = {
  name: 'optimal',
  title: 'Perfect play',
  about: 'Plays by the exact table: out in the fewest moves; where that cannot be, alive as long as it sees how.',
  cost: 'a few look-ups; the exact table at the start',
  seats: SEATS,
  memoryless: true,
  start: (first) => {
    const table = minotaurTableFor(first);
    const move = (position: MinotaurPosition) =>
      table.parOf(position) === null
        ? new Outlook(position).choice(DEEPEST_LOOK)
        : minotaurBestMoves(table, position)[0];
    return { move };
  },
};

const random: MinotaurPlayer = {
  name: 'random',
  title: 'Random steps',
  about: 'Makes any legal move at random.',
  cost: 'a random number',
  seats: SEATS,
  memoryless: false,
  start: (_first, _seat, rng) => ({
    move: (position) => pick(minotaur.legalMoves(position), rng.fork(position.ply)),
  }),
};

const prepared = (player: MinotaurPlayer): MinotaurPlayer => remembering(refusingWhenOver(minotaur)(player));

/** Every player, in the order in which they are listed to people. */
export const minotaurPlayers: readonly MinotaurPlayer[] = [bfs, lookahead, optimal, random].map(prepared);

const playerFor = (name: string): MinotaurPlayer | undefined => minotaurPlayers.find((player) => player.name === name);

/** The player called `NAME` or `NAME:DEPTH` (only lookahead has a depth, from 1 to 99); undefined if there is none. */
export function minotaurPlayerNamed(name: string): MinotaurPlayer | undefined {
  if (minotaurPlayerFault(name) !== undefined) return undefined;
  const [plain, depth] = name.split(':');
  return depth === undefined ? playerFor(plain) : prepared(lookaheadTo(Number(depth)));
}

/** Why a name means no player, as a sentence; undefined if it means one. */
export function minotaurPlayerFault(name: string): string | undefined {
  const [plain, ...depths] = name.split(':');
  if (playerFor(plain) === undefined) {
    const known = minotaurPlayers.map((player) => player.name);
    return `Expected a player of minotaur (${known.join(', ')}), got "${name}".`;
  }
  if (depths.length === 0) return undefined;
  if (plain !== lookahead.name) return `Expected ${plain} without a depth, got "${name}".`;
  const depth = Number(depths[0]);
  const isDepth = depths.length === 1 && /^[0-9]+$/.test(depths[0]) && depth >= 1 && depth <= DEEPEST_LOOK;
  return isDepth ? undefined : `Expected a depth from 1 to ${DEEPEST_LOOK} after "${plain}:", got "${name}".`;
}
