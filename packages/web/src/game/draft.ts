/** What a visitor has said, right or wrong, and what it comes to: a game, or what is wrong with it, setting by setting. */

import type { Position, Seat } from 'asterion/game';
import {
  type AnyDescription,
  type GameSetup,
  GIVEN,
  isGrown,
  isSameScene,
  type SetUp,
  SOURCE,
  setUp,
} from 'asterion/play';
import {
  plainSettings,
  Refusal,
  type Said,
  type Schema,
  type Setting,
  type Settled,
  settle,
  spelt,
  type Values,
} from 'asterion/settings';
import type { Scene } from 'asterion/world';
import { announceBefore } from '../page/announce.js';

export interface Draft {
  readonly said: Said;
  /** A world of its own, or why there is none. It stays at hand while another one is played in. */
  readonly given: Scene | string | undefined;
}

/** A game as the page offers it. */
export interface Offer {
  readonly description: AnyDescription;
  /** With the page's own usual values and limits. */
  readonly schema: Schema;
  /** The most bytes of a table that a player may need; no limit of the page's own if absent. */
  readonly playerMemory?: number | undefined;
  /** Whether growing a world of these values may take long enough to be noticed; where it is large if absent. */
  readonly growsLong?: ((values: Values) => boolean) | undefined;
}

/** Cells from which it is noticed that a world grows. */
const MANY_CELLS = 10_000;
const isLarge = ({ rows, cols }: Values): boolean => Number(rows) * Number(cols ?? rows) >= MANY_CELLS;

/** What has to be said for the world that a draft needs, where that is still to grow and takes long; else undefined. */
export function toBeGrown({ description, schema, growsLong = isLarge }: Offer, { said }: Draft): Said | undefined {
  if (said[SOURCE] === GIVEN) return undefined;
  const settled = settle(schema, said);
  if (Object.keys(settled.faults).length > 0 || !growsLong(settled.values)) return undefined;
  const all = spelt(settled);
  return isGrown(description, all) ? undefined : all;
}

/** What a draft comes to. A world that takes long to grow is grown here only if it must be: then there is no setup yet. */
export function checkDraft(offer: Offer, draft: Draft, mustGrow = true): SetUp<Position, unknown, unknown> {
  const { description, schema } = offer;
  const { said, given } = draft;
  if (!mustGrow && toBeGrown(offer, draft) !== undefined) return { ...settle(schema, said), setup: undefined };
  const isGiven = said[SOURCE] === GIVEN;
  if (isGiven && typeof given !== 'object') {
    const settled = settle(schema, said);
    return { ...settled, faults: { ...settled.faults, world: given ?? 'There is no such world.' }, setup: undefined };
  }
  const checked = setUp(description, said, { schema, scene: isGiven ? (given as Scene) : undefined });
  const faults = checked.setup === undefined ? {} : tableFaults(offer, checked.setup);
  return Object.keys(faults).length === 0 ? checked : { ...checked, faults, setup: undefined };
}

/** Whether anything is said of the world but its seed. */
export const saysGround = ({ schema }: Offer, said: Readonly<Record<string, string | undefined>>): boolean =>
  plainSettings(schema)
    .filter(({ affects, input }) => affects === 'world' && input !== 'seed')
    .some(({ key, aliases = [] }) => [key, ...aliases].some((name) => name in said));

/** Whether anything depends on the seed: the world, chance, or somebody who plays. */
export function isSeedUsed({ game, players, shippedAs = '' }: AnyDescription, values: Values): boolean {
  const isWorldFixed = values[SOURCE] === GIVEN || Object.hasOwn(values, shippedAs);
  if (!isWorldFixed || game.hasChance) return true;
  return game.seats.some((seat) => {
    const player = players.named(String(values[seat]), seat, '0');
    return !(player instanceof Refusal || player.memoryless || player.drawless === true);
  });
}

/** The seats of those who need a table before they can start. */
export const needingTable = ({ description: { game, players }, names }: GameSetup): Seat[] =>
  game.seats.filter((seat) => players.needsTable(names[seat]));

/** Who needs a table that cannot be had. */
function tableFaults({ description: { exact }, playerMemory: memory }: Offer, setup: GameSetup): Said {
  const needy = needingTable(setup);
  if (exact === undefined || needy.length === 0) return {};
  const whys = exact.attempts.map((options) => exact.fault(setup.start, { ...options, memory }));
  const why = whys.at(-1);
  return why === undefined || whys.includes(undefined) ? {} : faultsAt(needy, why);
}

export const faultsAt = (seats: readonly Seat[], why: string): Said =>
  Object.fromEntries(seats.map((seat) => [seat, `It cannot play here. ${why}`]));

/** The draft of a game that came otherwise. What was said of other settings is kept, for whoever comes back to them. */
export function draftOf({ schema }: Offer, setup: GameSetup, { said, given }: Draft): Draft {
  const source = String(setup.values[SOURCE]);
  const own = settle(schema, { ...setup.said, [SOURCE]: source }).settings;
  const names = new Set(own.flatMap(({ key, aliases = [] }) => [key, ...aliases]));
  const others = Object.entries(said).filter(([key]) => !names.has(key));
  return {
    said: { ...Object.fromEntries(others), ...setup.said, [SOURCE]: source },
    given: source === GIVEN ? setup.scene : given,
  };
}

/** By key, what stands in a field. */
export const shownTexts = ({ settings, values }: Settled, said: Said): Said =>
  Object.fromEntries(settings.map((one) => [one.key, textOf(one, said) ?? one.format(values[one.key])]));

const textOf = ({ key, aliases = [] }: Setting, said: Said): string | undefined =>
  [key, ...aliases].map((name) => said[name]).find((text) => text !== undefined);

/** Whether two games have the same world and rules: then only who plays differs. */
export const isSameGround = (one: GameSetup, other: GameSetup): boolean =>
  one.seed === other.seed &&
  JSON.stringify(one.options) === JSON.stringify(other.options) &&
  isSameScene(one.scene, other.scene);

const SAME_WORLD =
  'The same world again: it is a built-in one or came from a file. For another, choose a generated one under New game.';

/** Says so where a new seed has brought nothing new. */
export function noteSameWorld(before: GameSetup | undefined, after: GameSetup | undefined): void {
  if (before !== undefined && after !== undefined && isSameScene(before.scene, after.scene)) announceBefore(SAME_WORLD);
}
