/** What a game of Labyrinth is set up with, the same for watching, playing, solving and for threads. */

import {
  type LabyrinthOptions,
  type LabyrinthPosition,
  labyrinth,
  Match,
  type PlayerEntry,
  recordMatch,
  type Seat,
} from 'asterion/game';
import { generateLabyrinth, type LabyrinthPlan } from 'asterion/generate';
import { formatDocument, formatRecording, parseDocument } from 'asterion/notation';
import { diceFor } from 'asterion/players';
import { createRng, type Scene } from 'asterion/world';
import { Failure, type Host, orFail } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { writeOutput } from '../host/output.js';
import { openScene } from '../scene-file.js';
import { type BoardOptions, planOf, type RuleOptions, SIDES, type Side, type SideOptions } from './options.js';
import { wholeLabyrinth } from './walk.js';

export type LabyrinthMatch = Match<LabyrinthPosition, number, LabyrinthPosition>;

/** Where games are played: on a new board for each seed, or on one that is in a file. Plain data, for threads. */
export type BoardPlan = { readonly plan: LabyrinthPlan } | { readonly document: string };

/** Everything but the seed. Plain data, for threads. */
export interface GamePlan {
  readonly board: BoardPlan;
  readonly rounds: number;
  readonly pass: boolean;
  /** By seat. */
  readonly names: SideOptions;
}

export interface LabyrinthGame {
  readonly scene: Scene;
  readonly options: LabyrinthOptions;
  readonly start: LabyrinthPosition;
  readonly seed: string;
  readonly names: SideOptions;
}

/** What the options ask for. A file is opened, and refused if there is no game in it. */
export async function boardPlanOf(
  options: BoardOptions & { readonly world?: string },
  rules: RuleOptions,
  host: Host,
  messages: Messages,
): Promise<BoardPlan> {
  if (options.world === undefined) return { plan: planOf(options) };
  const { name, scene } = await openScene(options.world, host, messages);
  const why = labyrinth.fault(scene, { ...labyrinth.defaults, rounds: rules.rounds });
  if (why !== undefined) throw new Failure(`${name}: ${why}`);
  return { document: formatDocument(scene) };
}

/** The maker of boards by seed. A board from a file is read once: what is known of a world is kept by it. */
export function boardsOf(board: BoardPlan): (seed: string) => Scene {
  if ('plan' in board) return (seed) => generateLabyrinth({ ...board.plan, seed });
  const read = parseDocument(board.document);
  if (!read.ok) throw new Error(read.fault.message);
  return () => read.value;
}

/** The game with a seed. */
export function gameOn(scene: Scene, { rounds, pass, names }: Omit<GamePlan, 'board'>, seed: string): LabyrinthGame {
  const options = { ...labyrinth.defaults, rounds, pass, dice: diceFor(names) };
  return { scene, options, start: orFail(() => labyrinth.initial(scene, options, seed)), seed, names };
}

/** A new match of a game. The seed of the board is that of the players, too. */
export const matchOf = (
  { start, seed, options }: LabyrinthGame,
  players: Readonly<Record<Seat, PlayerEntry<LabyrinthPosition, number>>>,
): LabyrinthMatch =>
  new Match({ game: wholeLabyrinth, position: start, players, rng: createRng(seed), cap: 2 * options.rounds });

/** What a game is called on the screen. */
export const titleOf = ({ names, seed }: LabyrinthGame): string =>
  `Labyrinth: Theseus ${names.theseus}, Minotaur ${names.minotaur}, seed ${seed}`;

/** The players of a game by seat, as `find` knows them. */
export const playersOf = <T>(names: SideOptions, find: (name: string, side: Side) => T) =>
  Object.fromEntries(SIDES.map((side) => [side, find(names[side], side)]));

/** Writes the recording of a match, finished or not, if one was asked for. */
export async function record(
  match: LabyrinthMatch,
  { scene, options, seed, names }: LabyrinthGame,
  file: string | undefined,
  host: Host,
): Promise<void> {
  if (file === undefined) return;
  const recording = recordMatch(match, { scene, options, seed, seats: names });
  await writeOutput([orFail(() => formatRecording(recording))], file, host);
}
