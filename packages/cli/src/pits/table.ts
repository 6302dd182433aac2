/** `asterion pits table`: all players on the same pits. */

import { pitsPlayersFor } from 'asterion/players';
import { Command } from 'commander';
import { checkForfeits } from '../games/forfeits.js';
import { differenceOf, intervalOf, intervalText, percentText } from '../games/interval.js';
import type { Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { writeOutput } from '../host/output.js';
import {
  type QuietOption,
  seedOrDrawn,
  type ThreadsOption,
  threadsOption,
  wholeNumber,
  withQuiet,
} from '../options.js';
import { grouped, groupedCount, tableText } from '../text.js';
import { formatTable, type PitsTable, tableOf } from './game.js';
import { playGames } from './games.js';
import { BOT, type RuleOptions, rangeText, withRange, withSize } from './options.js';
import { referenceOf } from './references.js';
import type { Tally } from './tally.js';

interface TableOptions extends QuietOption, ThreadsOption, RuleOptions {
  readonly games: number;
  readonly size?: number;
  readonly seed?: string;
  readonly json?: boolean;
  readonly out?: string;
}

/** Whom the others are compared with. */
const RIVAL = BOT;

export const tableCommand = (host: Host): Command =>
  withQuiet(
    withRange(withSize(new Command('table')))
      .description('play all players on the same pits and print how they do, beside reference rates')
      .option('--games <n>', 'games for each player', wholeNumber(1), 4000)
      .option('--seed <seed>', 'a number or any text; the same seed gives the same table (default: drawn and printed)')
      .option('--json', 'print a report instead of text')
      .option('--out <file>', 'write to a file instead of stdout')
      .addOption(threadsOption())
      .addHelpText('after', HELP)
      .action((options: TableOptions) => table(options, host)),
  );

const HELP = `
A line of it is what this prints: asterion pits --player NAME --games N --seed S
The difference to ${RIVAL} is known better than the rates are, for both met the same pits.
`;

interface Line {
  readonly player: string;
  readonly tally: Tally;
  /** In percent, where one is known. */
  readonly reference: number | undefined;
}

async function table(options: TableOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const seed = String(seedOrDrawn(options.seed));
  if (options.seed === undefined) messages.say(`seed ${seed}`);
  const { games, threads } = options;
  const board = await tableOf(options, host, messages);
  const players = pitsPlayersFor(seed).map(({ name }) => name);
  const plan = { table: formatTable(board), players, rival: players.indexOf(RIVAL) };
  const tallies = await playGames(plan, { seed, games, threads }, host, messages);
  for (const { forfeit, fault } of tallies) checkForfeits(forfeit, fault, seed);
  const lines = players.map(
    (player, index): Line => ({ player, tally: tallies[index], reference: referenceOf(player, board) }),
  );
  const result =
    options.json === true
      ? `${JSON.stringify({ games, seed, players: lines.map(reportOf) })}\n`
      : textOf(lines, board, seed);
  await writeOutput([result], options.out, host);
}

const reportOf = ({ player, tally, reference }: Line) => {
  const { games, goal, fell, cutOff, turns, onlyWon, onlyLost } = tally;
  return {
    player,
    won: goal,
    fell,
    cutOff,
    winRate: goal / games,
    interval: intervalOf(goal, games, 95),
    reference: reference === undefined ? null : reference / 100,
    turns: turns / games,
    against: { player: RIVAL, onlyWon, onlyLost, difference: differenceOf(onlyWon, onlyLost, games, 95) },
  };
};

function textOf(lines: readonly Line[], { scene, options }: PitsTable, seed: string): string {
  const { rows, cols } = scene.world.grid;
  const [{ tally }] = lines;
  const head = [
    'player',
    'won',
    '%',
    '',
    'ref. %',
    'fell',
    'cut off',
    'turns',
    `v ${RIVAL}`,
    '',
    'only it',
    'only other',
  ];
  return [
    `${groupedCount(tally.games, 'game')} of each player on the same pits, seed ${seed}; ${rows} x ${cols}, ${rangeText(options)} pits a turn.`,
    `In brackets 95 % intervals. Beside it the difference to ${RIVAL}, and the games that only one of the two has won.`,
    '',
    tableText(head, lines.map(rowOf)),
  ].join('\n');
}

function rowOf({ player, tally, reference }: Line): string[] {
  const { games, goal, fell, cutOff, turns, onlyWon, onlyLost } = tally;
  const own = [
    player,
    grouped(goal),
    percentText(goal / games),
    `(${intervalText(intervalOf(goal, games, 95))})`,
    reference === undefined ? '' : reference.toFixed(reference < 1 ? 2 : 1),
    grouped(fell),
    grouped(cutOff),
    (turns / games).toFixed(1),
  ];
  if (player === RIVAL) return [...own, '', '', '', ''];
  const difference = (onlyWon - onlyLost) / games;
  return [
    ...own,
    `${difference > 0 ? '+' : ''}${percentText(difference)}`,
    `(${intervalText(differenceOf(onlyWon, onlyLost, games, 95))})`,
    grouped(onlyWon),
    grouped(onlyLost),
  ];
}
