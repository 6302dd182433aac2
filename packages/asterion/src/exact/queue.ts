/**
 * The queue: backwards from the captures, one state at a time, on any world. The reference: the other solvers are held
 * against it.
 *
 * A state with the monsters to move is won in n if some move leads to a state that is lost in n - 1; one with the rogue
 * to move is lost once all its moves lead to won states, which a counter for each state knows. Captures are won and lost
 * in 0. Only won states wait in a queue; a lost one is handed on when its counter reaches 0, for all that it makes won is
 * won one round later.
 *
 * Several monsters move together, yet one after the other here: a bitmap remembers the states in which the first few
 * have moved already. Two monsters then cost 9 + 9 moves a state, not 9 * 9.
 */

import { isCaughtBy, type Places, teamCount } from './chase.js';
import { NEVER, type QueueData } from './data.js';
import { checkRound, type ExactSolver } from './solver.js';

/** A list of states that grows. */
class StateList {
  states = new Uint32Array(1024);
  length = 0;

  push(state: number): void {
    if (this.length === this.states.length) {
      const larger = new Uint32Array(2 * this.length);
      larger.set(this.states);
      this.states = larger;
    }
    this.states[this.length++] = state;
  }
}

/** The bytes that it takes: two for the depth, one for the counter, one for each stage, and the queue. */
export const queueBytes = (stateCount: number, monsters: number): number => stateCount * (monsters + 3);

/** The most states with the monsters to move that fit into the numbers of the queue. */
export const MOST_QUEUED = 2 ** 32;

/**
 * One side's moves, settled beforehand: then the table is the best that the other side can do against them.
 */
export interface Policy {
  readonly side: 'monster' | 'rogue';
  /** By state of one monster, that side to move: the place it moves to. */
  readonly moves: Uint32Array;
}

export class QueueSolver implements ExactSolver<QueueData> {
  readonly method = 'queue';
  readonly places: Places;
  readonly stateCount: number;
  readonly depths: Uint16Array;
  round = 0;
  decided = 0;
  /** By state, the rogue to move: how many of its moves are not known to be won; 0 for captures. */
  readonly #left: Uint8Array;
  /** By stage, by state: 1 where a win is known with so many monsters still to move. */
  readonly #stages: Uint8Array[];
  readonly #monsterMoves: Uint32Array | undefined;
  readonly #rogueMoves: Uint32Array | undefined;
  #current = new StateList();
  #next = new StateList();
  #head = 0;

  /** A policy is for chases with one monster. */
  constructor(places: Places, policy?: Policy) {
    const { placeCount, chase, offsets } = places;
    const teams = teamCount(places);
    const stateCount = teams * placeCount;
    this.places = places;
    this.stateCount = stateCount;
    this.depths = new Uint16Array(stateCount).fill(NEVER);
    this.#left = new Uint8Array(stateCount);
    this.#monsterMoves = policy?.side === 'monster' ? policy.moves : undefined;
    this.#rogueMoves = policy?.side === 'rogue' ? policy.moves : undefined;
    this.#stages = Array.from({ length: chase.monsters - 1 }, () => new Uint8Array(stateCount));
    for (let team = 0, state = 0; team < teams; team++) {
      for (let place = 0; place < placeCount; place++, state++) {
        if (isCaughtBy(places, team, place)) this.#win(state, 0);
        else this.#left[state] = this.#rogueMoves === undefined ? offsets[place + 1] - offsets[place] : 1;
      }
    }
    [this.#current, this.#next] = [this.#next, this.#current];
    const captures = this.#current;
    for (let at = 0; at < captures.length; at++) this.#lose(captures.states[at]);
  }

  get done(): boolean {
    return this.#head === this.#current.length && this.#next.length === 0;
  }

  advance(budget: number): void {
    for (let left = budget; left > 0 && !this.done; ) {
      if (this.#head === this.#current.length) this.#turnRound();
      const end = Math.min(this.#current.length, this.#head + left);
      left -= end - this.#head;
      this.#spread(end);
    }
  }

  data(): QueueData {
    return { method: 'queue', depths: this.depths };
  }

  #turnRound(): void {
    const spent = this.#current;
    this.#current = this.#next;
    this.#next = spent;
    spent.length = 0;
    this.#head = 0;
    this.round++;
    checkRound(this.round);
  }

  /** Tells the rogue's moves that lead to the won states up to `end`. */
  #spread(end: number): void {
    const { placeCount, offsets, moves } = this.places;
    const { states } = this.#current;
    const left = this.#left;
    const settled = this.#rogueMoves;
    for (let head = this.#head; head < end; head++) {
      const state = states[head];
      const place = state % placeCount;
      const row = state - place;
      for (let at = offsets[place], last = offsets[place + 1]; at < last; at++) {
        const before = row + moves[at];
        const count = left[before];
        if (count === 0 || (settled !== undefined && settled[before] !== place)) continue;
        left[before] = count - 1;
        if (count === 1) this.#lose(before);
      }
    }
    this.#head = end;
  }

  /** Tells the monsters' moves that lead to a state that the rogue loses. */
  #lose(state: number): void {
    const { placeCount, offsets, moves } = this.places;
    if (this.#stages.length > 0) {
      this.#loseTo(state, 0, placeCount);
      return;
    }
    const { depths } = this;
    const settled = this.#monsterMoves;
    const place = state % placeCount;
    const team = (state - place) / placeCount;
    for (let at = offsets[team], last = offsets[team + 1]; at < last; at++) {
      const before = moves[at] * placeCount + place;
      if (depths[before] !== NEVER || (settled !== undefined && settled[before] !== team)) continue;
      this.#win(before, this.round + 1);
    }
  }

  /** As `#lose`, the monsters from `monster` on still to be moved back; `digit` is what one place of it is worth. */
  #loseTo(state: number, monster: number, digit: number): void {
    const { placeCount, offsets, moves } = this.places;
    const isLast = monster === this.#stages.length;
    const from = Math.floor(state / digit) % placeCount;
    for (let at = offsets[from]; at < offsets[from + 1]; at++) {
      const before = state + (moves[at] - from) * digit;
      if (isLast) {
        if (this.depths[before] === NEVER) this.#win(before, this.round + 1);
      } else if (this.#stages[monster][before] === 0) {
        this.#stages[monster][before] = 1;
        this.#loseTo(before, monster + 1, digit * placeCount);
      }
    }
  }

  #win(state: number, depth: number): void {
    this.depths[state] = depth;
    this.decided++;
    this.#next.push(state);
  }
}
