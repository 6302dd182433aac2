/**
 * Who meets whom in a round, from what came of the rounds before, in the order of the schedule. Nothing is drawn: the same
 * results give the same pairs.
 *
 * The usual library for Swiss pairs was rejected: it shuffles with an unseeded generator, so that a resumed tournament would
 * go on with other pairs.
 */

import type { Tournament } from './tournament.js';

export type Pair = readonly [a: string, b: string];

/** What a meeting came to: the points of each. */
export interface Met {
  readonly pair: Pair;
  readonly points: readonly [a: number, b: number];
}

/** The pairs of a round, from 0; none when the tournament is over. `rounds` are those before it. */
export function pairsOf({ bots, pairing, rounds }: Tournament, before: readonly (readonly Met[])[]): readonly Pair[] {
  const names = bots.map(({ name }) => name);
  const round = before.length;
  switch (pairing) {
    case 'round-robin':
      return round > 0 ? [] : names.flatMap((a, i) => names.slice(i + 1).map((b): Pair => [a, b]));
    case 'gauntlet':
      return round > 0 ? [] : names.slice(1).map((b): Pair => [names[0], b]);
    case 'king-of-the-hill':
      return round >= (rounds ?? names.length - 1) ? [] : [kingAndNext(names, before)];
    case 'swiss':
      return round >= (rounds ?? Math.ceil(Math.log2(names.length))) ? [] : swissPairs(names, before.flat());
  }
}

/** Whoever wins stays; whoever loses waits behind all others. A draw leaves the king where he is. */
function kingAndNext(names: readonly string[], before: readonly (readonly Met[])[]): Pair {
  let [king, ...waiting] = names;
  for (const [met] of before) {
    const [next, ...others] = waiting;
    const isOver = met !== undefined && met.points[1] > met.points[0]; // some can play no game together
    waiting = [...others, isOver ? king : next];
    king = isOver ? next : king;
  }
  return [king, waiting[0]];
}

/** How many attempts it takes before rather a pair meets again: the search could take for ever. */
const PATIENCE = 20_000;

/**
 * Neighbours in the table, who have met as little as can be. Of an odd number the last who has rested least rests; that is
 * worth a win.
 */
export function swissPairs(names: readonly string[], met: readonly Met[]): Pair[] {
  const scores = new Map(names.map((name) => [name, 0]));
  const meetings = new Map<string, number>();
  const rounds = new Map(names.map((name) => [name, 0]));
  const keyOf = (a: string, b: string): string => JSON.stringify([a, b].sort());
  const add = (map: Map<string, number>, key: string, more: number) => map.set(key, (map.get(key) ?? 0) + more);
  for (const { pair, points } of met) {
    const [a, b] = points;
    add(scores, pair[0], a > b ? 1 : a === b ? 0.5 : 0);
    add(scores, pair[1], b > a ? 1 : a === b ? 0.5 : 0);
    add(meetings, keyOf(...pair), 1);
    for (const name of pair) add(rounds, name, 1);
  }
  const most = Math.max(...rounds.values());
  for (const [name, played] of rounds) add(scores, name, most - played); // who rested
  const table = names.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0)); // stable: then as listed
  const resting = names.length % 2 === 0 ? undefined : restingOf(table, rounds);
  const playing = table.filter((name) => name !== resting);
  for (let again = 0; ; again++) {
    const pairs = paired(playing, (a, b) => (meetings.get(keyOf(a, b)) ?? 0) <= again, { left: PATIENCE });
    if (pairs !== undefined) return pairs;
  }
}

function restingOf(table: readonly string[], rounds: ReadonlyMap<string, number>): string | undefined {
  const most = Math.max(...rounds.values());
  return table.findLast((name) => rounds.get(name) === most);
}

/** The first with the next who may, and the others among themselves; undefined where that cannot be. */
function paired(
  names: readonly string[],
  may: (a: string, b: string) => boolean,
  patience: { left: number },
): Pair[] | undefined {
  if (names.length === 0) return [];
  const [first, ...others] = names;
  for (const other of others) {
    if (!may(first, other)) continue;
    if (patience.left-- <= 0) return undefined;
    const rest = paired(
      others.filter((name) => name !== other),
      may,
      patience,
    );
    if (rest !== undefined) return [[first, other], ...rest];
  }
  return undefined;
}
