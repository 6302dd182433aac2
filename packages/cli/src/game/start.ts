/** From a command line to a game that can begin: what was said, a world from a file, a seed that is drawn if need be. */

import {
  type AnyDescription,
  type GameSetup,
  GIVEN,
  SOURCE,
  seedAfter,
  settleGame,
  setUp,
  withRulesSaid,
} from 'asterion/play';
import { familiesOf, memberKey, plainSettings, type Said, type Schema, settle } from 'asterion/settings';
import { Failure, type Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { seedOrDrawn } from '../host/options.js';
import { type OpenedScene, openScene } from '../scene/scene-file.js';
import { checkFaults } from './options.js';

/** A game as a command line asks for it. */
export interface AskedGame {
  readonly said: Said;
  /** The settings as this command offers them. */
  readonly schema: Schema;
  /** A file to play in: a path, `-`, or the name of a shipped world. */
  readonly file?: string | undefined;
  /** The commands that could have stood in its place. */
  readonly commands?: readonly string[] | undefined;
  /** Whether this is only what many games are like. */
  readonly isMany?: boolean;
}

/** A game that can begin. */
export interface Started {
  readonly setup: GameSetup;
  /** What to call it in messages. */
  readonly name: string;
  /** Letters that the file has for those who have some. */
  readonly letters: string | undefined;
  /** The world of a file. */
  readonly opened: OpenedScene | undefined;
}

/**
 * Sets a game up; what cannot be used is a failure that names the option. The seed is printed if nobody said one, and
 * before a world is grown from it: that may take a while.
 */
export async function startGame(
  description: AnyDescription,
  { said, schema, file, commands, isMany = false }: AskedGame,
  host: Host,
  messages: Messages,
): Promise<Started> {
  const seed = String(seedOrDrawn(said.seed));
  const tellSeed = (): void => {
    if (said.seed === undefined) messages.say(`seed ${seed}`);
  };
  const early = settleGame(description, { ...said, seed }, schema);
  const isEarly = (key: string): boolean => early.settings.some((one) => one.key === key && one.affects === 'seats');
  const faults = Object.fromEntries(Object.entries(early.faults).filter(([key]) => isEarly(key)));
  checkFaults({ ...early, faults, unknown: [] }, said, schema); // before anything is opened
  checkOwnWorld(description, said, schema, file);
  const found = file === undefined ? undefined : await openScene(file, host, messages, commands);
  const ruled = found && withRulesSaid(description, found.scene);
  const opened = found && { ...found, ...(ruled && { scene: ruled.scene }) };
  if (opened === undefined) {
    checkFaults(early, said, schema);
    tellSeed();
  }
  const { setup, ...settled } = setUpWith(description, { ...ruled?.said, ...said, seed }, schema, opened);
  checkFaults(settled, said, schema, opened?.name);
  if (setup === undefined) throw new Failure('there is no such game');
  if (opened !== undefined) tellSeed();
  const warning = isMany ? undefined : description.warning?.(setup.start); // of many games each has its own
  if (warning !== undefined) messages.say(warning);
  return { setup, name: opened?.name ?? description.title, letters: opened?.letters, opened };
}

/** A world of its own is not made: what would make one is refused. */
function checkOwnWorld({ settings }: AnyDescription, said: Said, schema: Schema, file: string | undefined): void {
  if (file === undefined) return;
  const known = settle(schema, { ...said, [SOURCE]: GIVEN }).settings.flatMap(({ key, aliases = [] }) => [
    key,
    ...aliases,
  ]);
  const made = plainSettings(settings).flatMap(({ key, aliases = [] }) => [key, ...aliases]);
  const families = familiesOf(settings).map((family) => memberKey(family, ''));
  const wrong = Object.keys(said).find(
    (key) => (made.includes(key) || families.some((start) => key.startsWith(start))) && !known.includes(key),
  );
  if (wrong !== undefined) throw new Failure(`--${wrong} is for worlds that are made, and ${file} is one already`);
}

/** A shipped world is said by its name where the game knows it; any other is the game's own. */
function setUpWith(description: AnyDescription, said: Said, schema: Schema, opened: OpenedScene | undefined) {
  const key = description.shippedAs;
  if (opened?.shipped !== undefined && key !== undefined) {
    const named = setUp(description, { ...said, [key]: opened.shipped }, { schema });
    if (named.unknown.length === 0 && named.setup !== undefined) return named;
  }
  return setUp(description, said, { schema, scene: opened?.scene });
}

/** The setting that names a shipped world, and the world that comes after the one of a game; undefined for neither. */
export function worldAfter({ description, said, bots }: GameSetup) {
  const { settings, shippedAs } = description;
  const setting = plainSettings(settings).find(({ key }) => key === shippedAs);
  const names = setting?.choices?.({}).map(({ name }) => name) ?? [];
  const at = names.indexOf(said[shippedAs ?? '']);
  const isLast = at + 1 === names.length;
  if (setting === undefined || at < 0 || isLast || !isSettled({ description, bots })) return undefined;
  return { setting, name: names[at + 1] };
}

/** Whether nothing but people decides: then another seed is the same game once more, and what was taken back was allowed. */
export const isSettled = ({ description, bots }: Pick<GameSetup, 'description' | 'bots'>): boolean =>
  !description.game.hasChance && Object.keys(bots).length === 0;

/** The game that follows another: in the next of the shipped worlds, or with the next seed. */
export function following({ setup, name, ...started }: Started): Started {
  const { description, said, seed } = setup;
  const next = worldAfter(setup);
  const isGiven = started.opened !== undefined && said.source !== undefined;
  const asked = next === undefined ? { seed: seedAfter(seed) } : { [next.setting.key]: next.name };
  const again = setUp(description, { ...said, ...asked }, isGiven ? { scene: started.opened?.scene } : {});
  if (again.setup === undefined) throw new Failure(Object.values(again.faults).join(' '));
  return { ...started, setup: again.setup, name: next?.name ?? name };
}

/** What a game is called on the screen. */
export function titleOf({ setup, name }: Pick<Started, 'setup' | 'name'>): string {
  const { description, names, seed } = setup;
  const { seats } = description.game;
  const seatName = (seat: string): string =>
    seats.length === 1 ? '' : `${description.words.seat(seat).replace(/^the /, '')} `;
  return `${name}: ${seats.map((seat) => `${seatName(seat)}${names[seat]}`).join(', ')}, seed ${seed}`;
}

/** What there is to say of a position, the most important first. */
export const factsText = (facts: readonly { readonly title: string; readonly text: string }[]): string[] =>
  facts.map(({ title, text }) => `${title.charAt(0).toLowerCase()}${title.slice(1)} ${text}`);
