/** What a class of players is asked to do: in which worlds, against whom, how often. */

import type { Seat } from 'asterion/game';
import { type AnyDescription, GIVEN, HUMAN, oneOf, SOURCE } from 'asterion/play';
import { Refusal, type Said } from 'asterion/settings';
import type { Arena } from '../game/arena.js';
import { checkArenas, openArenas, shippedArenas } from '../game/arenas.js';
import { Failure, type Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { isModulePath, USUAL_TIME } from '../module/module-file.js';
import { checkAgainst, type Rival, rivalNamed, settledWith } from './asked.js';
import type { AskedGrading, GradingTerms } from './assignment.js';

export interface GameGradingTerms extends GradingTerms {
  readonly said: Said;
  /** Undefined where every game has a world of its own, from its seed. */
  readonly arenas: readonly Arena[] | undefined;
  /** Games in each world against each opponent. */
  readonly games: number;
  /** By the seat of the submission; none in a game that is played alone. */
  readonly rivals: Readonly<Record<Seat, readonly Rival[]>>;
}

/** A game's own: what is usual where nothing is said. */
export interface GameUsage {
  readonly description: AnyDescription;
  readonly seat: Seat;
  /** Opponents, by the seat they sit at. */
  readonly opponents: Readonly<Record<Seat, readonly string[]>>;
  readonly said: Said;
  readonly games: number;
}

export async function gamePlanOf(
  usage: GameUsage,
  asked: AskedGrading,
  host: Host,
  messages: Messages,
): Promise<GameGradingTerms> {
  const { description, games: usualGames } = usage;
  const { game, shippedAs } = description;
  const { as, seed, worlds, games = usualGames, time = USUAL_TIME.player } = asked;
  if (as !== undefined && !game.seats.includes(as))
    throw new Failure(`--seat ${as}: expected a seat of ${game.name}: ${oneOf(game.seats)}`);
  if (asked.against.length > 0 && game.seats.length === 1)
    throw new Failure(`--against ${asked.against.join(',')}: ${game.name} is played alone`);
  const said = { ...usage.said, ...asked.said };
  const rivals = Object.fromEntries(game.seats.map((seat) => [seat, rivalsOf(usage, seat, asked.against)]));
  const isSomebody = (name: string): boolean => game.seats.some((seat) => !isRefused(description, name, seat));
  checkAgainst(
    asked.against,
    description.players.list.map(({ name }) => name),
    isSomebody,
  );
  const taken = [...game.seats, SOURCE, 'seed', ...(shippedAs === undefined ? [] : [shippedAs])];
  settledWith(
    description.settings,
    asked.said,
    { ...said, seed, ...(worlds.length > 0 && { [SOURCE]: GIVEN }) },
    taken,
  );
  const isGiven = worlds.length > 0 || shippedAs !== undefined;
  const arenas = isGiven ? await arenasOf(description, worlds, { ...said, seed }, host, messages) : undefined;
  return { as, seed, time, said, games, rivals, arenas };
}

async function arenasOf(
  description: AnyDescription,
  worlds: readonly string[],
  said: Said,
  host: Host,
  messages: Messages,
): Promise<readonly Arena[]> {
  if (worlds.length === 0) return shippedArenas(description, said).list;
  const arenas = await openArenas(description, worlds, said, host, messages);
  checkArenas(arenas); // a class is graded in all of them or not at all
  return arenas.list;
}

/** Those of the command line who can sit there, else the usual ones. */
function rivalsOf({ description, opponents }: GameUsage, seat: Seat, against: readonly string[]): Rival[] {
  const other = description.game.seats.find((one) => one !== seat);
  if (other === undefined) return [];
  const able = against.filter((name) => isModulePath(name) || !isRefused(description, name, other));
  return (able.length === 0 ? opponents[other] : able).map(rivalNamed);
}

const isRefused = ({ players }: AnyDescription, name: string, seat: Seat): boolean =>
  name === HUMAN || players.named(name, seat, '') instanceof Refusal;
