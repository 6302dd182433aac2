/** The options of Labyrinth: boards, rules and players. */

import { labyrinth, MINOTAUR, THESEUS } from 'asterion/game';
import { type LabyrinthPlan, labyrinthFault } from 'asterion/generate';
import { type LabyrinthPlayer, labyrinthPlayerFault, labyrinthPlayerNamed, labyrinthPlayers } from 'asterion/players';
import { shapes } from 'asterion/world';
import { type Command, Option } from 'commander';
import { Failure } from '../host/host.js';
import { wholeNumber } from '../options.js';
import { HUMAN } from '../stage/session.js';

export type Side = typeof THESEUS | typeof MINOTAUR;
export const SIDES: readonly Side[] = [THESEUS, MINOTAUR];

export interface BoardOptions {
  readonly board?: number;
  readonly supplies?: number;
  readonly minotaurs?: number;
  readonly norooms?: boolean;
  readonly shape?: string;
}

/** Options that only make sense where a board is generated, by their names in `BoardOptions`. */
const BOARD_OPTIONS = ['board', 'supplies', 'minotaurs', 'norooms', 'shape'] as const;

export const withBoard = (command: Command): Command =>
  command
    .option('-b, --board <n>', 'rows and columns: odd, 3 to 99 (default: 15)', wholeNumber(3))
    .option('-s, --supplies <n>', 'how many supplies (default: 4)', wholeNumber(1))
    .option('--norooms', 'no closed rooms (recommended: else some supplies may be out of reach)')
    .option('--minotaurs <k>', 'how many Minotaurs (default: 1)', wholeNumber(1))
    .addOption(new Option('--shape <name>', 'the shape of the tiles (default: rect)').choices(Object.keys(shapes)));

/** A board that is in a file. */
export const worldOption = (): Option =>
  new Option('--world <file>', 'play on the board in a file instead of a generated one').conflicts([...BOARD_OPTIONS]);

/** The first option given that is for generated boards. */
export const givenBoardOption = (options: BoardOptions): string | undefined =>
  BOARD_OPTIONS.find((name) => options[name] !== undefined);

/** The plan that the options ask for; one that is not possible is a failure which names the option. */
export function planOf({ board: size, supplies, minotaurs, norooms: noRooms, shape }: BoardOptions): LabyrinthPlan {
  // One after another, each beside those before it: what the first bad one spoils is its own.
  const parts: [string, LabyrinthPlan][] = [
    ['--board', { size }],
    ['--supplies', { supplies }],
    ['--shape', { shape, noRooms }],
    ['--minotaurs', { minotaurs }],
  ];
  let plan: LabyrinthPlan = {};
  for (const [option, part] of parts) {
    plan = { ...plan, ...part };
    const why = labyrinthFault(plan);
    if (why !== undefined) throw new Failure(`${option}: ${why}`);
  }
  return plan;
}

export interface RuleOptions {
  readonly rounds: number;
  readonly pass?: boolean;
}

export const withRules = (command: Command): Command =>
  command
    .option('-r, --rounds <n>', 'rounds until dawn', wholeNumber(1), labyrinth.defaults.rounds)
    .option('--pass', 'everybody may pass');

export type SideOptions = Readonly<Record<Side, string>>;

export function withSides(command: Command, players: SideOptions): Command {
  for (const side of SIDES) {
    const known = labyrinthPlayers.filter(({ seats }) => seats.includes(side)).map(({ name }) => name);
    const names = [...known, HUMAN].join(', ');
    command.option(
      `--${side} <name>`,
      `who plays ${nameOf(side)}: ${names}; NAME:DEPTH where it looks ahead`,
      players[side],
    );
  }
  return command;
}

/** How people call a side. */
const nameOf = (side: Side): string => (side === THESEUS ? 'Theseus' : 'the Minotaur');

/** The player of that name for a side. */
export function playerNamed(name: string, side: Side): LabyrinthPlayer {
  const found = labyrinthPlayerNamed(name, side);
  if (found !== undefined) return found;
  throw new Failure(`--${side} ${name}: ${labyrinthPlayerFault(name, side) ?? 'There is no such player.'}`);
}
