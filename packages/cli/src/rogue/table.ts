/** What a game of Rogue is set up with, the same for watching and for playing. */

import {
  type Match,
  type MatchEnd,
  MONSTER,
  ROGUE,
  type RogueOptions,
  type RoguePosition,
  recordMatch,
  rogue,
} from 'asterion/game';
import { formatRecording } from 'asterion/notation';
import { type RoguePlayer, roguePlayerFault, roguePlayerNamed, roguePlayers } from 'asterion/players';
import { DIAGONALS, type Diagonals } from 'asterion/world';
import { type Command, Option } from 'commander';
import { Failure, type Host, orFail } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { writeOutput } from '../host/output.js';
import { type QuietOption, seedOrDrawn, wholeNumber, withQuiet } from '../options.js';
import { type OpenedDungeon, openDungeon } from './dungeon-file.js';

export type RogueMatch = Match<RoguePosition, number, RoguePosition>;
export type Side = typeof MONSTER | typeof ROGUE;

export interface TableOptions extends QuietOption {
  readonly monster: string;
  readonly rogue: string;
  readonly moves: number;
  readonly seed?: string;
  readonly stay: boolean;
  readonly diagonals: Diagonals;
  readonly record?: string;
}

export const SIDES: readonly Side[] = [MONSTER, ROGUE];
export const HUMAN = 'human';

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
    .option('--no-stay', 'nobody may stay put who can step')
    .addOption(
      new Option(
        '--diagonals <rule>',
        'diagonal steps: between rooms always, only where both cells beside are room, never',
      )
        .choices(DIAGONALS)
        .default(rogue.defaults.diagonals),
    )
    .option('--record <file>', 'write the game down, for "asterion replay"');
  return withQuiet(command);
}

/** A dungeon, the rules, the seed and the names of the players: everything but the players themselves. */
export interface Table {
  readonly dungeon: OpenedDungeon;
  readonly options: RogueOptions;
  readonly seed: string;
  readonly names: Readonly<Record<Side, string>>;
  /** In monster moves. */
  readonly moves: number;
  readonly start: RoguePosition;
}

export async function layTable(
  argument: string,
  options: TableOptions,
  host: Host,
  messages: Messages,
): Promise<Table> {
  const dungeon = await openDungeon(argument, host, messages);
  const rules = { stay: options.stay, diagonals: options.diagonals };
  const fault = rogue.fault(dungeon.scene, rules);
  if (fault !== undefined) throw new Failure(`${dungeon.name}: ${fault}`);
  const seed = String(seedOrDrawn(options.seed));
  if (options.seed === undefined) messages.say(`seed ${seed}`);
  return {
    dungeon,
    options: rules,
    seed,
    names: { [MONSTER]: options.monster, [ROGUE]: options.rogue },
    moves: options.moves,
    start: orFail(() => rogue.initial(dungeon.scene, rules, seed)),
  };
}

/** The player of that name for a side. */
export function playerNamed(name: string, side: Side): RoguePlayer {
  const found = roguePlayerNamed(name, side);
  if (found !== undefined) return found;
  throw new Failure(`--${side} ${name}: ${roguePlayerFault(name, side) ?? 'There is no such player.'}`);
}

/** A match is capped in moves of both sides, people count those of the monster. */
export const capOf = ({ moves }: Table): number => 2 * moves;

/** How a match ended, its cap in the words of `--moves`. */
export function endOf(match: RogueMatch, { moves }: Table): MatchEnd | undefined {
  const { end } = match;
  return end?.result === 'cap' ? { ...end, why: `The cap of ${moves} monster moves is reached.` } : end;
}

/** Writes the recording of a match, finished or not, if one was asked for. */
export async function record(match: RogueMatch, table: Table, file: string | undefined, host: Host): Promise<void> {
  if (file === undefined) return;
  const { dungeon, options, seed, names } = table;
  const recording = recordMatch(match, { scene: dungeon.scene, options, seed, seats: names });
  await writeOutput([orFail(() => formatRecording(recording))], file, host);
}
