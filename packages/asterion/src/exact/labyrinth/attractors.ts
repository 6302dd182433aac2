/**
 * Two attractors over (Theseus, Minotaur) for one set of supplies left: the rounds in which Theseus can force the last
 * supply, and those in which the Minotaur can force a capture. Theseus is to move.
 *
 * Both grow level by level, backwards, as in the table of the chase. Picking up a supply leads to a smaller set, which has
 * been solved before: what is known there enters at its own level. The number of rounds left is no part of a state: with
 * n rounds to dawn, Theseus wins if his number is at most n, the Minotaur if its number is, and else it is a draw.
 */

import type { Places } from '../chase.js';
import { NEVER } from '../data.js';

/** By Theseus' place * placeCount + the Minotaur's place: rounds, the running one included; `NEVER` if never. */
export interface Attractors {
  readonly wins: Uint16Array;
  readonly losses: Uint16Array;
}

/** The places and moves of both sides: numbered alike, but whoever rolls dice may lose a turn, and so stay. */
export interface Sides {
  readonly theseus: Places;
  readonly minotaur: Places;
}

/** What is known of the position after Theseus took the supply at a place; undefined where it was the last one. */
export type AfterTaking = (place: number) => Attractors | undefined;

/** Rounds after the running one until Theseus has all supplies, the Minotaur to move. */
export function winsAfter(sides: Sides, { wins }: Attractors, theseus: number, minotaur: number): number {
  const { offsets, moves, placeCount } = sides.minotaur;
  let longest = 0;
  for (let at = offsets[minotaur]; at < offsets[minotaur + 1]; at++) {
    if (moves[at] === theseus) return NEVER;
    longest = Math.max(longest, wins[theseus * placeCount + moves[at]]);
  }
  return longest;
}

/** Rounds until the capture, the running one included, the Minotaur to move. */
export function lossesAfter(sides: Sides, { losses }: Attractors, theseus: number, minotaur: number): number {
  const { offsets, moves, placeCount } = sides.minotaur;
  let shortest = NEVER;
  for (let at = offsets[minotaur]; at < offsets[minotaur + 1]; at++) {
    if (moves[at] === theseus) return 1;
    const rounds = losses[theseus * placeCount + moves[at]];
    if (rounds < NEVER) shortest = Math.min(shortest, rounds + 1);
  }
  return shortest;
}

/** States waiting for their level. */
class Levels {
  readonly #levels: number[][] = [];

  add(level: number, state: number): void {
    while (this.#levels.length <= level) this.#levels.push([]);
    this.#levels[level].push(state);
  }

  get count(): number {
    return this.#levels.length;
  }

  /** The states of a level; more may be added to later levels meanwhile. */
  at(level: number): readonly number[] {
    return this.#levels[level];
  }
}

/** Solves one set of supplies; `isSupply` says of each place whether one lies there. */
export function attractorsOf(sides: Sides, isSupply: Uint8Array, after: AfterTaking): Attractors {
  return { wins: winsOf(sides, isSupply, after), losses: lossesOf(sides, isSupply, after) };
}

function winsOf(sides: Sides, isSupply: Uint8Array, after: AfterTaking): Uint16Array {
  const { placeCount, offsets, moves } = sides.theseus;
  const hunter = sides.minotaur;
  const wins = new Uint16Array(placeCount ** 2).fill(NEVER);
  const waiting = new Levels();
  for (let supply = 0; supply < placeCount; supply++) {
    if (isSupply[supply] === 0) continue;
    const next = after(supply);
    for (let minotaur = 0; minotaur < placeCount; minotaur++) {
      const rounds = next === undefined ? 0 : winsAfter(sides, next, supply, minotaur);
      if (minotaur === supply || rounds === NEVER) continue;
      for (let at = offsets[supply]; at < offsets[supply + 1]; at++) {
        if (moves[at] !== minotaur) waiting.add(rounds + 1, moves[at] * placeCount + minotaur);
      }
    }
  }
  // By state, the Minotaur to move: its moves that are not known to be won. A capture is never won.
  const left = new Uint8Array(placeCount ** 2);
  for (let state = 0; state < left.length; state++) {
    const minotaur = state % placeCount;
    left[state] = hunter.offsets[minotaur + 1] - hunter.offsets[minotaur];
  }
  for (let level = 1; level < waiting.count; level++) {
    for (const state of waiting.at(level)) {
      if (wins[state] !== NEVER) continue;
      wins[state] = level;
      const minotaur = state % placeCount;
      const theseus = (state - minotaur) / placeCount;
      if (isSupply[theseus] === 1) continue; // whoever comes here takes it: that is another set
      for (let at = hunter.offsets[minotaur]; at < hunter.offsets[minotaur + 1]; at++) {
        const from = hunter.moves[at];
        if (from === theseus || --left[theseus * placeCount + from] > 0) continue;
        for (let back = offsets[theseus]; back < offsets[theseus + 1]; back++) {
          if (moves[back] !== from) waiting.add(level + 1, moves[back] * placeCount + from);
        }
      }
    }
  }
  return wins;
}

function lossesOf(sides: Sides, isSupply: Uint8Array, after: AfterTaking): Uint16Array {
  const { placeCount, offsets, moves } = sides.theseus;
  const hunter = sides.minotaur;
  const losses = new Uint16Array(placeCount ** 2).fill(NEVER);
  /** The Minotaur to move: captures from here on. */
  const caught = new Levels();
  /** Theseus to move: one of his moves is known to lose. */
  const closed = new Levels();
  // By state, Theseus to move: his moves that are not known to lose.
  const left = new Uint8Array(placeCount ** 2);
  for (let theseus = 0; theseus < placeCount; theseus++) {
    const next = isSupply[theseus] === 1 ? after(theseus) : undefined;
    for (let minotaur = 0; minotaur < placeCount; minotaur++) {
      const state = theseus * placeCount + minotaur;
      left[state] = offsets[theseus + 1] - offsets[theseus];
      if (theseus === minotaur) {
        for (let at = offsets[theseus]; at < offsets[theseus + 1]; at++) {
          if (moves[at] !== minotaur) closed.add(1, moves[at] * placeCount + minotaur); // walks into it
        }
      } else if (isSupply[theseus] === 0) {
        for (let at = hunter.offsets[minotaur]; at < hunter.offsets[minotaur + 1]; at++) {
          if (hunter.moves[at] === theseus) caught.add(1, state);
        }
      } else if (next !== undefined) {
        const rounds = lossesAfter(sides, next, theseus, minotaur);
        if (rounds === NEVER) continue;
        for (let at = offsets[theseus]; at < offsets[theseus + 1]; at++) {
          if (moves[at] !== minotaur) closed.add(rounds, moves[at] * placeCount + minotaur);
        }
      }
    }
  }
  const isCaught = new Uint8Array(placeCount ** 2);
  for (let level = 1; level < Math.max(caught.count, closed.count); level++) {
    for (const state of level < caught.count ? caught.at(level) : []) {
      if (isCaught[state] === 1) continue;
      isCaught[state] = 1;
      const minotaur = state % placeCount;
      const theseus = (state - minotaur) / placeCount;
      for (let at = offsets[theseus]; at < offsets[theseus + 1]; at++) {
        if (moves[at] !== minotaur) closed.add(level, moves[at] * placeCount + minotaur);
      }
    }
    for (const state of level < closed.count ? closed.at(level) : []) {
      if (--left[state] > 0) continue;
      losses[state] = level;
      const minotaur = state % placeCount;
      const theseus = (state - minotaur) / placeCount;
      if (isSupply[theseus] === 1) continue;
      for (let at = hunter.offsets[minotaur]; at < hunter.offsets[minotaur + 1]; at++) {
        if (hunter.moves[at] !== theseus) caught.add(level + 1, theseus * placeCount + hunter.moves[at]);
      }
    }
  }
  return losses;
}
