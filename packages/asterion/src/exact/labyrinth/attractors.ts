/**
 * Two attractors over (Theseus, team of Minotaurs) for one set of supplies left: the rounds in which Theseus can force the
 * last supply, and those in which the Minotaurs can force a capture. Theseus is to move.
 *
 * Both grow level by level, backwards, as in the table of the chase. Picking up a supply leads to a smaller set, which has
 * been solved before: what is known there enters at its own level. The number of rounds left is no part of a state: with
 * n rounds to dawn, Theseus wins if his number is at most n, the Minotaurs if their number is, and else it is a draw.
 */

import { isCaughtBy, type Places } from '../chase.js';
import { NEVER } from '../data.js';
import { type Teams, teamsOf } from './teams.js';

/** By Theseus' place * teamCount + the team: rounds, the running one included; `NEVER` if never. */
export interface Attractors {
  /** In how many rounds Theseus can force the last supply. */
  readonly wins: Uint16Array;
  /** In how many rounds the Minotaurs can force a capture. */
  readonly losses: Uint16Array;
}

/** The places and moves of both sides: numbered alike, but whoever rolls dice may lose a turn, and so stay. */
export interface Sides {
  readonly theseus: Places;
  readonly minotaurs: Teams;
  /** By state: 1 where one of the team stands on Theseus' place. */
  readonly isCapture: Uint8Array;
}

export function sidesOf(theseus: Places, minotaurs: Places): Sides {
  const teams = teamsOf(minotaurs);
  const { teamCount } = teams;
  const isCapture = new Uint8Array(theseus.placeCount * teamCount);
  for (let place = 0, state = 0; place < theseus.placeCount; place++) {
    for (let team = 0; team < teamCount; team++, state++) if (isCaughtBy(minotaurs, team, place)) isCapture[state] = 1;
  }
  return { theseus, minotaurs: teams, isCapture };
}

/** What is known of the position after Theseus took the supply at a place; undefined where it was the last one. */
export type AfterTaking = (place: number) => Attractors | undefined;

/** Rounds after the running one until Theseus has all supplies, the Minotaurs to move. */
export function winsAfter(
  { minotaurs, isCapture }: Sides,
  { wins }: Attractors,
  theseus: number,
  team: number,
): number {
  const { offsets, moves, teamCount } = minotaurs;
  const row = theseus * teamCount;
  let longest = 0;
  for (let at = offsets[team]; at < offsets[team + 1]; at++) {
    if (isCapture[row + moves[at]] === 1) return NEVER;
    longest = Math.max(longest, wins[row + moves[at]]);
  }
  return longest;
}

/** Rounds until the capture, the running one included, the Minotaurs to move. */
export function lossesAfter(
  { minotaurs, isCapture }: Sides,
  { losses }: Attractors,
  theseus: number,
  team: number,
): number {
  const { offsets, moves, teamCount } = minotaurs;
  const row = theseus * teamCount;
  let shortest = NEVER;
  for (let at = offsets[team]; at < offsets[team + 1]; at++) {
    if (isCapture[row + moves[at]] === 1) return 1;
    const rounds = losses[row + moves[at]];
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

/** Bytes a state, beside what stays: whether it is a capture, the counters, and what waits, of which Theseus' ways decide. */
export const WORKING_BYTES = 48;

/** Solves one set of supplies; `isSupply` says of each place whether one lies there. */
export function attractorsOf(sides: Sides, isSupply: Uint8Array, after: AfterTaking): Attractors {
  return { wins: winsOf(sides, isSupply, after), losses: lossesOf(sides, isSupply, after) };
}

function winsOf(sides: Sides, isSupply: Uint8Array, after: AfterTaking): Uint16Array {
  const { placeCount, offsets, moves } = sides.theseus;
  const { teamCount, ...teams } = sides.minotaurs;
  const { isCapture } = sides;
  const wins = new Uint16Array(placeCount * teamCount).fill(NEVER);
  const waiting = new Levels();
  /** Theseus came to a place, from any beside it that is free. */
  const comeTo = (place: number, team: number, level: number): void => {
    for (let at = offsets[place]; at < offsets[place + 1]; at++) {
      const before = moves[at] * teamCount + team;
      if (isCapture[before] === 0) waiting.add(level, before);
    }
  };
  for (let supply = 0; supply < placeCount; supply++) {
    if (isSupply[supply] === 0) continue;
    const next = after(supply);
    for (let team = 0; team < teamCount; team++) {
      if (isCapture[supply * teamCount + team] === 1) continue;
      const rounds = next === undefined ? 0 : winsAfter(sides, next, supply, team);
      if (rounds !== NEVER) comeTo(supply, team, rounds + 1);
    }
  }
  // By state, the Minotaurs to move: their moves that are not known to be won. A capture is never won.
  const left = new Uint32Array(placeCount * teamCount);
  for (let state = 0; state < left.length; state++) {
    const team = state % teamCount;
    left[state] = teams.offsets[team + 1] - teams.offsets[team];
  }
  for (let level = 1; level < waiting.count; level++) {
    for (const state of waiting.at(level)) {
      if (wins[state] !== NEVER) continue;
      wins[state] = level;
      const team = state % teamCount;
      const row = state - team;
      const theseus = row / teamCount;
      if (isSupply[theseus] === 1) continue; // whoever comes here takes it: that is another set
      for (let at = teams.offsets[team]; at < teams.offsets[team + 1]; at++) {
        const from = teams.moves[at];
        if (isCapture[row + from] === 0 && --left[row + from] === 0) comeTo(theseus, from, level + 1);
      }
    }
  }
  return wins;
}

function lossesOf(sides: Sides, isSupply: Uint8Array, after: AfterTaking): Uint16Array {
  const { placeCount, offsets, moves } = sides.theseus;
  const { teamCount, ...teams } = sides.minotaurs;
  const { isCapture } = sides;
  const losses = new Uint16Array(placeCount * teamCount).fill(NEVER);
  /** The Minotaurs to move: capture from here on. */
  const caught = new Levels();
  const isCaught = new Uint8Array(placeCount * teamCount);
  /** Theseus to move: one of his moves is known to lose. */
  const closed = new Levels();
  // By state, Theseus to move: his moves that are not known to lose.
  const left = new Uint8Array(placeCount * teamCount);
  /** Coming to a place is known to lose, from any beside it that is free. */
  const close = (place: number, team: number, level: number): void => {
    for (let at = offsets[place]; at < offsets[place + 1]; at++) {
      const before = moves[at] * teamCount + team;
      if (isCapture[before] === 0) closed.add(level, before);
    }
  };
  /** The Minotaurs can come to a team that captures, from any that is one move before it. */
  const catchFrom = (row: number, team: number, level: number): void => {
    for (let at = teams.offsets[team]; at < teams.offsets[team + 1]; at++) {
      const before = row + teams.moves[at];
      if (isCapture[before] === 1 || isCaught[before] === 1) continue;
      isCaught[before] = 1; // levels only grow, so the first is the least
      caught.add(level, before);
    }
  };
  for (let theseus = 0; theseus < placeCount; theseus++) {
    const next = isSupply[theseus] === 1 ? after(theseus) : undefined;
    const row = theseus * teamCount;
    left.fill(offsets[theseus + 1] - offsets[theseus], row, row + teamCount);
    for (let team = 0; team < teamCount; team++) {
      if (isCapture[row + team] === 1) {
        close(theseus, team, 1); // walks into one of them
        if (isSupply[theseus] === 0) catchFrom(row, team, 1);
      } else if (next !== undefined) {
        const rounds = lossesAfter(sides, next, theseus, team);
        if (rounds !== NEVER) close(theseus, team, rounds);
      }
    }
  }
  for (let level = 1; level < Math.max(caught.count, closed.count); level++) {
    for (const state of level < caught.count ? caught.at(level) : []) {
      const team = state % teamCount;
      close((state - team) / teamCount, team, level);
    }
    for (const state of level < closed.count ? closed.at(level) : []) {
      if (--left[state] > 0) continue;
      losses[state] = level;
      const team = state % teamCount;
      const row = state - team;
      if (isSupply[row / teamCount] === 0) catchFrom(row, team, level + 1);
    }
  }
  return losses;
}
