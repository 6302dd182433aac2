/** What a game of Rogue is set up with, the same for watching and for playing. */

import {
  Match,
  type MatchEnd,
  MONSTER,
  type PlayerEntry,
  ROGUE,
  type RogueOptions,
  type RoguePosition,
  recordMatch,
  rogue,
  type Seat,
} from 'asterion/game';
import { formatRecording } from 'asterion/notation';
import { type RoguePlayer, roguePlayerFault, roguePlayerNamed, roguePlayers } from 'asterion/players';
import { createRng } from 'asterion/world';
import type { Command } from 'commander';
import { Failure, type Host, orFail } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { writeOutput } from '../host/output.js';
import { type QuietOption, seedOrDrawn, wholeNumber, withQuiet } from '../options.js';
import { type Desk, HUMAN } from '../stage/session.js';
import { count } from '../text.js';
import { CapOracle } from './oracle.js';
import { openSetting, type Setting, withRules } from './rules.js';

export type RogueMatch = Match<RoguePosition, number, RoguePosition>;
export type Side = typeof MONSTER | typeof ROGUE;

export interface TableOptions extends QuietOption, RogueOptions {
  readonly monster: string;
  readonly rogue: string;
  readonly moves: number;
  readonly seed?: string;
  readonly record?: string;
}

export const SIDES: readonly Side[] = [MONSTER, ROGUE];

/** The options of a game; `players` says who sits where unless told. */
export function withTable(command: Command, players: Readonly<Record<Side, string>>): Command {
  for (const side of SIDES) {
    const known = roguePlayers.filter(({ seats }) => seats.includes(side)).map(({ name }) => name);
    const names = [...known, ...(Object.values(players).includes(HUMAN) ? [HUMAN] : [])].join(', ');
    command.option(
      `--${side} <name>`,
      `who plays the ${side}: ${names}; NAME:DEPTH where it looks ahead`,
      players[side],
    );
  }
  command
    .option('--moves <n>', 'end after so many moves of the monster', wholeNumber(1), 1000)
    .option('--seed <seed>', 'for players that choose at random (default: drawn and printed)')
    .option('--record <file>', 'write the game down, for "asterion replay" and "asterion review"');
  return withQuiet(withRules(command));
}

/** A dungeon, the rules, the seed and the names of the players: everything but the players themselves. */
export interface Table extends Setting {
  readonly seed: string;
  readonly names: Readonly<Record<Side, string>>;
  /** In monster moves. */
  readonly moves: number;
  /** Knows what the cap is worth. */
  readonly oracle: CapOracle;
}

export async function layTable(
  argument: string,
  options: TableOptions,
  host: Host,
  messages: Messages,
): Promise<Table> {
  const setting = await openSetting(argument, options, host, messages);
  const seed = String(seedOrDrawn(options.seed));
  if (options.seed === undefined) messages.say(`seed ${seed}`);
  return {
    ...setting,
    seed,
    names: { [MONSTER]: options.monster, [ROGUE]: options.rogue },
    moves: options.moves,
    oracle: new CapOracle(setting.start, host),
  };
}

/** A new match at a table. */
export const matchAt = (
  table: Table,
  players: Readonly<Record<Seat, PlayerEntry<RoguePosition, number>>>,
): RogueMatch =>
  new Match({
    game: rogue,
    position: table.start,
    players,
    rng: createRng(table.seed),
    cap: capOf(table),
    oracle: table.oracle.ask,
  });

/** Makes one move of a match at a table. */
export async function stepAt(table: Table, match: RogueMatch): Promise<void> {
  if (match.end === undefined && match.moves.length === capOf(table) - 1) await table.oracle.prepare();
  await match.step();
}

/** The player of that name for a side. */
export function playerNamed(name: string, side: Side): RoguePlayer {
  const found = roguePlayerNamed(name, side);
  if (found !== undefined) return found;
  throw new Failure(`--${side} ${name}: ${roguePlayerFault(name, side) ?? 'There is no such player.'}`);
}

/** A table as a session of people sits at it. */
export const deskAt = (table: Table): Desk<RoguePosition> => ({
  seats: rogue.seats,
  start: (players) => matchAt(table, players),
  step: (match) => stepAt(table, match),
});

/** A match is capped in moves of both sides, people count those of the monster. */
const capOf = ({ moves }: Table): number => 2 * moves;

/** How a match ended, its cap in the words of `--moves`. */
export function endOf(match: RogueMatch, { moves }: Table): MatchEnd | undefined {
  const { end } = match;
  return end?.result === 'cap' ? { ...end, why: `The cap of ${count(moves, 'monster move')} is reached.` } : end;
}

/** Writes the recording of a match, finished or not, if one was asked for. */
export async function record(match: RogueMatch, table: Table, file: string | undefined, host: Host): Promise<void> {
  if (file === undefined) return;
  const { dungeon, options, seed, names } = table;
  const recording = recordMatch(match, { scene: dungeon.scene, options, seed, seats: names });
  await writeOutput([orFail(() => formatRecording(recording))], file, host);
}
