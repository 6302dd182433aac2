/** From what was said to a game that can begin, or to what is wrong with it, setting by setting. */

import { CHANCE, type PlayerEntry, type Position, type Seat } from '../game/index.js';
import { formatDocument } from '../notation/index.js';
import {
  checkMembers,
  plainSettings,
  Refusal,
  type Said,
  type Schema,
  SET,
  type Setting,
  type Settled,
  settle,
  spelt,
  type Values,
} from '../settings/index.js';
import { type RuleValue, type Scene, seedText } from '../world/index.js';
import type { Moment } from './course.js';
import type { GameDescription } from './description.js';

/** The name of the player who is a person. */
export const HUMAN = 'human';

/** The setting that says where a world comes from; not every game has it. */
export const SOURCE = 'source';
/** A world of its own, in a file, a link or a recording. */
export const GIVEN = 'given';

/** Everything a game is played with. */
export interface GameSetup<P extends Position = Position, Move = unknown, Seen = unknown> {
  /** Of the game that is played. */
  readonly description: GameDescription<P, Move, Seen>;
  /** Everything that decides it, spelt out; its world, where that is its own, is in the scene. */
  readonly said: Said;
  /** What was said comes to this. */
  readonly values: Values;
  /** The world, with everybody where they start. */
  readonly scene: Scene;
  /** The rules, as the game takes them. */
  readonly options: object;
  /** As `seedText` writes it. */
  readonly seed: string;
  /** Who sits where, by name. */
  readonly names: Readonly<Record<Seat, string>>;
  /** Those of them who are no people. */
  readonly bots: Readonly<Partial<Record<Seat, PlayerEntry<Seen, Move>>>>;
  /** The game ends after so many moves of all seats; Infinity if only the rules end it. */
  readonly cap: number;
  /** What is said then. */
  readonly capText: string;
  /** Whether people, too, see only what their side sees. */
  readonly isFogged: boolean;
  /** The first position. */
  readonly start: P;
}

/** A game where it stands. */
export type GameMoment<P extends Position, Move, Seen> = Moment<P, GameSetup<P, Move, Seen>>;

/** Nobody sits where chance moves. */
export const isPerson = ({ bots }: Pick<GameSetup, 'bots'>, seat: Seat): boolean =>
  seat !== CHANCE && bots[seat] === undefined;

/** The seats of people, in the order in which they move. */
export const peopleOf = ({ description, bots }: Pick<GameSetup, 'description' | 'bots'>): readonly Seat[] =>
  description.game.seats.filter((seat) => isPerson({ bots }, seat));

/** A setup, unless there are faults; the settings in any case. */
export interface SetUp<P extends Position, Move, Seen> extends Settled {
  /** Undefined where there are faults. */
  readonly setup: GameSetup<P, Move, Seen> | undefined;
}

/** What may come beside what was said. */
export interface Beside {
  /** A world of its own. */
  readonly scene?: Scene | undefined;
  /** The settings as the host offers them. */
  readonly schema?: Schema | undefined;
}

/** Sets a game up. The world is the last to be asked for: what is wrong with a setting is known before it is grown. */
export function setUp<P extends Position, Move, Seen>(
  description: GameDescription<P, Move, Seen>,
  said: Said,
  { scene: given, schema = description.settings }: Beside = {},
): SetUp<P, Move, Seen> {
  checkMembers('the description of a game, as gameNamed gives it', description, 'game', 'settings');
  const { seed, names, bots, ...settled } = settleGame(
    description,
    given === undefined ? said : { ...said, [SOURCE]: GIVEN },
    schema,
  );
  const { values } = settled;
  if (Object.keys(settled.faults).length > 0) return { ...settled, setup: undefined };
  const scene = given === undefined ? grown(description, settled) : description.inhabit(given, values);
  const { options, cap, capText, isFogged = false } = description.rules(values);
  const why = scene instanceof Refusal ? scene.message : description.game.fault(scene, options);
  if (scene instanceof Refusal || why !== undefined) {
    const key = (scene instanceof Refusal ? scene.key : undefined) ?? worldKey(settled, given !== undefined);
    return { ...settled, faults: { [key]: why ?? '' }, setup: undefined };
  }
  const start = description.game.initial(scene, options, seed);
  const source: Said = given === undefined ? {} : { [SOURCE]: GIVEN };
  const rules = { options, cap, capText, isFogged };
  const setup = {
    description,
    said: { ...spelt(settled), ...source },
    values,
    scene,
    ...rules,
    seed,
    names,
    bots,
    start,
  };
  return { ...settled, setup };
}

/** What was said and who sits where, with what is wrong with either. Nothing is grown for it. */
export function settleGame<P extends Position, Move, Seen>(
  description: GameDescription<P, Move, Seen>,
  said: Said,
  schema: Schema = description.settings,
): Settled & Pick<GameSetup<P, Move, Seen>, 'seed' | 'names' | 'bots'> {
  const settled = settle(schema, said);
  const faults: Record<string, string> = { ...settled.faults };
  const seed = seedText(typeof settled.values.seed === 'string' ? settled.values.seed : '0');
  return { ...settled, seed, ...seated(description, settled.values, seed, faults), faults };
}

/** The setting that stands for the world as a whole. */
const worldKey = ({ settings }: Settled, isGiven: boolean): string =>
  isGiven ? 'world' : (settings.find(({ affects, key }) => affects === 'world' && key !== SOURCE)?.key ?? 'world');

function seated<P extends Position, Move, Seen>(
  { game, players }: GameDescription<P, Move, Seen>,
  values: Values,
  seed: string,
  faults: Record<string, string>,
): Pick<GameSetup<P, Move, Seen>, 'names' | 'bots'> {
  const names = Object.fromEntries(game.seats.map((seat) => [seat, textOf(values[seat])]));
  const bots: Partial<Record<Seat, PlayerEntry<Seen, Move>>> = {};
  for (const seat of game.seats) {
    if (names[seat] === HUMAN || faults[seat] !== undefined) continue;
    const found = players.named(names[seat], seat, seed);
    if (found instanceof Refusal) faults[seat] = found.message;
    else bots[seat] = found;
  }
  return { names, bots };
}

/** Who sits somewhere; a person where nobody can be said. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : HUMAN);

/** Scenes grown last: the same settings give the same world, and what is known of a world is kept by it. */
const MOST_KEPT = 8;
const kept = new Map<string, Scene | Refusal>();

function grown(description: Pick<GameDescription, 'game' | 'grow'>, settled: Settled): Scene | Refusal {
  const scene = keptScene(description, settled) ?? description.grow(settled.values);
  keepScene(description, settled, scene);
  return scene;
}

function keyOf({ game }: Pick<GameDescription, 'game'>, { settings, values }: Settled): string {
  // Rules count, too: where something is proven of a world, it is proven under them.
  const parts = settings.filter(({ affects }) => affects !== 'seats').map((one) => one.format(values[one.key]));
  return JSON.stringify([game.name, ...parts]);
}

/** The scene of these settings, or why there is none, if it was grown lately. */
export const keptScene = (description: Pick<GameDescription, 'game'>, settled: Settled): Scene | Refusal | undefined =>
  kept.get(keyOf(description, settled));

export function keepScene(description: Pick<GameDescription, 'game'>, settled: Settled, scene: Scene | Refusal): void {
  const key = keyOf(description, settled);
  kept.delete(key); // the one asked for last comes last
  kept.set(key, scene);
  for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
}

/** The settings of a game that are its rules. */
const rulesIn = ({ settings }: Pick<GameDescription, 'settings'>): Setting[] =>
  plainSettings(settings).filter(({ affects, follows }) => affects === 'rules' && follows === undefined);

/**
 * A world of its own, and the rules it asks for as what is said: from here on they can be said otherwise. Rules that a game
 * does not have mean nothing in it.
 */
export function withRulesSaid(
  description: Pick<GameDescription, 'settings'>,
  { rules = {}, ...scene }: Scene,
): {
  /** Without its rules. */
  readonly scene: Scene;
  /** Those of its rules that the game has, as text, by the key of the setting. */
  readonly said: Said;
} {
  const known = rulesIn(description).filter(({ key }) => Object.hasOwn(rules, key) && rules[key] !== false);
  const said = known.map(({ key }) => [key, rules[key] === true ? SET : String(rules[key])] as const);
  return { scene, said: Object.fromEntries(said) };
}

/** The world of a game, with its rules where they are not the usual ones: what a file has to say. */
export function withRules({ description, scene, values }: Pick<GameSetup, 'description' | 'scene' | 'values'>): Scene {
  // What is usual may depend on what the world was grown from, of which a file knows nothing.
  const usual = settle(description.settings, { [SOURCE]: GIVEN }).values;
  const unusual = rulesIn(description).filter(
    (rule) => Object.hasOwn(values, rule.key) && rule.format(values[rule.key]) !== rule.format(usual[rule.key]),
  );
  if (unusual.length === 0) return scene;
  const ruleOf = (rule: Setting): RuleValue => {
    const value = values[rule.key];
    return typeof value === 'number' || typeof value === 'boolean' ? value : rule.format(value);
  };
  return { ...scene, rules: Object.fromEntries(unusual.map((rule) => [rule.key, ruleOf(rule)])) };
}

/** Whether two worlds are the same, and everybody in them. */
export const isSameScene = (one: Scene, other: Scene): boolean =>
  one === other || formatDocument({ ...one, made: undefined }) === formatDocument({ ...other, made: undefined });

/** The same setup with people at every seat. */
export function byHand<P extends Position, Move, Seen>(setup: GameSetup<P, Move, Seen>): GameSetup<P, Move, Seen> {
  const names = Object.fromEntries(setup.description.game.seats.map((seat) => [seat, HUMAN]));
  const said = Object.entries(names).filter(([seat]) => Object.hasOwn(setup.said, seat));
  return { ...setup, said: { ...setup.said, ...Object.fromEntries(said) }, names, bots: {} };
}
