/** The options of Random Pits: boards, rules and players. */

import { MOST_PITS, type PitsOptions, pits, pitsBoard } from 'asterion/game';
import { type PitsPlayer, pitsPlayerFault, pitsPlayerNamed, pitsPlayersFor } from 'asterion/players';
import { type Coordinates, cellAt, type Grid, type Scene, shapes } from 'asterion/world';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { Failure, orFail } from '../host/host.js';
import { coordinates, wholeNumber } from '../options.js';
import { HUMAN } from '../stage/session.js';

const [LEAST_SIZE, MOST_SIZE, USUAL_SIZE] = [2, 255, 20];

/** Places on a board, whichever it is. */
export interface PlaceOptions {
  readonly start?: Coordinates;
  readonly goal?: Coordinates;
}

export interface BoardOptions extends PlaceOptions {
  readonly size?: number;
  readonly shape?: string;
}

export const withSize = (command: Command): Command =>
  command.option(
    '--size <n>',
    `rows and columns: ${LEAST_SIZE} to ${MOST_SIZE} (default: ${USUAL_SIZE})`,
    wholeNumber(LEAST_SIZE, MOST_SIZE),
  );

export const withBoard = (command: Command): Command =>
  withSize(command)
    .addOption(new Option('--shape <name>', 'the shape of the cells (default: rect)').choices(Object.keys(shapes)))
    .option('--start <r,c>', 'where the player begins (default: the first cell; in a file, where it says)', coordinates)
    .option('--goal <r,c>', 'where the goal is (default: the last cell; in a file, its exit)', coordinates);

/** A board that is in a file. */
export const worldOption = (): Option =>
  new Option('--world <file>', 'play in the world of a file, or in a shipped dungeon').conflicts(['size', 'shape']);

/** Open ground as the options ask for it. */
export function boardOf({ size = USUAL_SIZE, shape = 'rect', ...places }: BoardOptions): Scene {
  const plan = { rows: size, shape: shapes[shape] };
  const { grid } = pitsBoard(plan).world;
  return pitsBoard({ ...plan, ...placesOn(grid, places) });
}

/** The cells of the places that were given. */
export function placesOn(grid: Grid, { start, goal }: PlaceOptions): { start?: number; goal?: number } {
  return {
    ...(start !== undefined && { start: orFail(() => cellAt(grid, ...start), `--start ${start.join()}`) }),
    ...(goal !== undefined && { goal: orFail(() => cellAt(grid, ...goal), `--goal ${goal.join()}`) }),
  };
}

export interface RuleOptions {
  readonly pits: Range;
  readonly under?: boolean;
}

type Range = Pick<PitsOptions, 'least' | 'most'>;

export const withRange = (command: Command): Command =>
  command.addOption(
    new Option('--pits <a-b>', 'new pits a turn, from a to b')
      .argParser(range)
      .default(pits.defaults, rangeText(pits.defaults)),
  );

export const withRules = (command: Command): Command =>
  withRange(command).option('--under', 'pits may open under the player, who then falls');

export const rulesOf = ({ pits: { least, most }, under = false }: RuleOptions): PitsOptions => ({ least, most, under });

/** `1-5` */
export const rangeText = ({ least, most }: Range): string => `${least}-${most}`;

/** `1-5`, or `3` for no more and no less. */
function range(value: string): Range {
  const [, from, to = from] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(value) ?? [];
  const [least, most] = [Number(from), Number(to)];
  if (from === undefined || least > most || most > MOST_PITS)
    throw new InvalidArgumentError(`Expected two numbers up to ${MOST_PITS}, the smaller first, like 1-5.`);
  return { least, most };
}

/** Who plays where nobody is named and no person is asked for. */
export const BOT = 'most-paths';

export const withPlayer = (command: Command): Command =>
  command.option(
    '--player <name>',
    `who plays: ${[...pitsPlayersFor(0).map(({ name }) => name), HUMAN].join(', ')} (default: ${HUMAN}, or ${BOT} where a report is asked for)`,
  );

/** The player of that name for the game of a seed. */
export function playerNamed(name: string, seed: string): PitsPlayer {
  const found = pitsPlayerNamed(name, seed);
  if (found !== undefined) return found;
  throw new Failure(`--player ${name}: ${pitsPlayerFault(name) ?? 'There is no such player.'}`);
}
