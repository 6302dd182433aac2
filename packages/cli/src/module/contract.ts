/** From what a module exports to an entry of a registry: the whole of one, or a function. */

import type { PlayerEntry } from 'asterion/game';
import { shown } from './stack.js';
import type { Claims } from './wire.js';

type Fields = Readonly<Record<string, unknown>>;

/** What a module exports is not what was asked for: the rest of a sentence about it. */
export class NotAModule extends Error {}

const expected = (what: string, found: unknown): NotAModule =>
  new NotAModule(`expected ${what} as its default export, found ${found === undefined ? 'nothing' : kindOf(found)}`);

const kindOf = (value: unknown): string => (typeof value === 'function' ? 'a function' : shown(value));

/** What an entry says of itself; whatever is not said is not claimed. */
export function claimsOf(exported: unknown): Claims {
  const { seats, memoryless, perfect, shortest } = fieldsOf(exported);
  const isList = Array.isArray(seats) && seats.every((seat) => typeof seat === 'string');
  if (seats !== undefined && !isList)
    throw new NotAModule(`expected a list of names as its seats, found ${shown(seats)}`);
  return {
    seats: isList ? seats : undefined,
    memoryless: memoryless === true,
    perfect: perfect === true,
    shortest: shortest === true,
  };
}

const fieldsOf = (exported: unknown): Fields =>
  typeof exported === 'object' && exported !== null ? (exported as Fields) : {};

/** A player: `(seen, rng) => move`, or an entry with `start`. */
export function playerOf(exported: unknown): Pick<PlayerEntry<unknown, unknown>, 'start'> {
  if (typeof exported === 'function') {
    const choose = exported as (seen: unknown, rng: unknown) => unknown;
    return { start: (_seen, _seat, rng) => ({ move: (seen) => choose(seen, rng) }) };
  }
  if (typeof fieldsOf(exported).start !== 'function')
    throw expected('a function (seen, rng) => move, or an entry with a function "start",', exported);
  return exported as PlayerEntry<unknown, unknown>;
}
