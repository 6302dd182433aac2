/**
 * Where a jump goes on, by what is free around the square where it stopped. One table a direction and rule.
 *
 * Of all shortest paths between two squares only one kind is looked for: diagonal steps first (sides only: steps along
 * columns first), straight ones afterwards. From a straight jump one turns only where a wall forbids the turn earlier.
 */

import { E, type JumpRule, N, NE, NW, S, SE, SW, W } from './jps-grid.js';

/** Tables by ways of a square, as bits. */
export interface JumpTurns {
  /** Whether the ways of the square before the stop decide, not those of the stop. */
  readonly isBehind: boolean;
  /** After a straight jump: where to go on from the stop, if it can be gone there. */
  readonly east: Uint8Array;
  readonly north: Uint8Array;
  readonly west: Uint8Array;
  readonly south: Uint8Array;
  /** After a step through a corner: where one can turn back beside a wall; 0 where the square is only passed. */
  readonly northEast: Uint8Array;
  readonly northWest: Uint8Array;
  readonly southWest: Uint8Array;
  readonly southEast: Uint8Array;
}

const table = (of: (ways: number) => number): Uint8Array => Uint8Array.from({ length: 256 }, (_, ways) => of(ways));

const made = new Map<JumpRule, JumpTurns>();

/** The tables of a rule: made once, for every search and every copy of one. */
export function jumpTurns(rule: JumpRule): JumpTurns {
  const turns = made.get(rule) ?? makeTurns(rule);
  made.set(rule, turns);
  return turns;
}

function makeTurns(rule: JumpRule): JumpTurns {
  const isBehind = rule === 'none' || rule === 'sides';
  const straight = (ahead: number, one: number, pastOne: number, other: number, pastOther: number): Uint8Array => {
    // A wall that has ended: through the corner; where none is cut, across the side as well; without corners only so.
    const turn = (side: number, past: number): number => (rule === 'sides' ? side : isBehind ? side | past : past);
    return table(
      (ways) =>
        ahead | ((ways & one) === 0 ? turn(one, pastOne) : 0) | ((ways & other) === 0 ? turn(other, pastOther) : 0),
    );
  };
  const diagonal = (one: number, pastOne: number, other: number, pastOther: number): Uint8Array =>
    table((ways) =>
      isBehind ? 0 : ways & (((ways & one) === 0 ? pastOne : 0) | ((ways & other) === 0 ? pastOther : 0)),
    );
  return {
    isBehind,
    east: straight(E, N, NE, S, SE),
    north: straight(N, E, NE, W, NW),
    west: straight(W, N, NW, S, SW),
    south: straight(S, E, SE, W, SW),
    northEast: diagonal(W, NW, S, SE),
    northWest: diagonal(E, NE, S, SW),
    southWest: diagonal(E, SE, N, NW),
    southEast: diagonal(W, SW, N, NE),
  };
}
