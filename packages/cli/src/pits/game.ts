/** What a game of Random Pits is set up with, the same for watching, playing and for threads. */

import {
  Match,
  type PitsMove,
  type PitsOptions,
  type PitsPosition,
  PLAYER,
  type PlayerEntry,
  pits,
  recordMatch,
} from 'asterion/game';
import { formatDocument, formatRecording, parseDocument } from 'asterion/notation';
import { createRng, type Scene } from 'asterion/world';
import { Failure, type Host, orFail } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { writeOutput } from '../host/output.js';
import { type BoardOptions, boardOf, type RuleOptions, rulesOf } from './options.js';
import { boardIn } from './world.js';

export type PitsMatch = Match<PitsPosition, PitsMove, PitsPosition>;

/** Everything but the seed and who plays. */
export interface PitsTable {
  readonly scene: Scene;
  readonly options: PitsOptions;
}

export interface PitsGame extends PitsTable {
  readonly seed: string;
  /** By name. */
  readonly player: string;
}

/** Moves of chance counted in. Where pits open every turn no game is as long. */
const CAP = 1_000_000;

/** What the options ask for; refused if there is no game in it. */
export async function tableOf(
  options: BoardOptions & RuleOptions & { readonly world?: string },
  host: Host,
  messages: Messages,
): Promise<PitsTable> {
  const { world, start, goal } = options;
  const scene = world === undefined ? boardOf(options) : await boardIn(world, options, host, messages);
  const rules = rulesOf(options);
  const why = pits.fault(scene, rules);
  if (why === undefined) return { scene, options: rules };
  const places = [world, start && `--start ${start.join()}`, goal && `--goal ${goal.join()}`];
  throw new Failure(`${places.filter((place) => place !== undefined).join(', ')}: ${why}`);
}

/** A table as plain data, for threads. */
export const formatTable = ({ scene, options }: PitsTable) => ({ document: formatDocument(scene), options });

export type TableData = ReturnType<typeof formatTable>;

export function parseTable({ document, options }: TableData): PitsTable {
  const read = parseDocument(document);
  if (!read.ok) throw new Error(read.fault.message);
  return { scene: read.value, options };
}

/** A new match of a game. The seed of the pits is that of the player, too. */
export const matchOf = (
  { scene, options, seed }: PitsTable & Pick<PitsGame, 'seed'>,
  player: PlayerEntry<PitsPosition, PitsMove>,
): PitsMatch =>
  new Match({
    game: pits,
    position: pits.initial(scene, options, seed),
    players: { [PLAYER]: player },
    rng: createRng(seed),
    cap: CAP,
  });

/** What a game is called on the screen. */
export const titleOf = ({ player, seed }: PitsGame): string => `Random Pits: ${player}, seed ${seed}`;

/** Writes the recording of a match, finished or not, if one was asked for. */
export async function record(match: PitsMatch, game: PitsGame, file: string | undefined, host: Host): Promise<void> {
  if (file === undefined) return;
  const { scene, options, seed, player } = game;
  const recording = recordMatch(match, { scene, options, seed, seats: { [PLAYER]: player } });
  await writeOutput([orFail(() => formatRecording(recording))], file, host);
}
