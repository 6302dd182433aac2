/** `asterion pits table`: all players on the same pits. */

import {
  counted,
  differenceOf,
  grouped,
  intervalOf,
  meanOf,
  pitsDescription,
  resultCount,
  type Tally,
} from 'asterion/play';
import { type Said, spelt } from 'asterion/settings';
import { Command } from 'commander';
import type { Counted } from '../game/games-thread.js';
import { checkForfeits, playBatch } from '../game/many.js';
import { settledOn, withSettings } from '../game/options.js';
import type { Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { type ThreadsOption, threadsOption, wholeNumber, withResult } from '../host/options.js';
import { type ResultOptions, writeResult } from '../host/output.js';
import { intervalText, percentText, tableText } from '../host/text.js';

interface TableOptions extends ResultOptions, ThreadsOption {
  readonly games: number;
}

/** Whom the others are compared with. */
const RIVAL = 'most-paths';

/** Everything but who plays: all of them do. */
const SCHEMA = pitsDescription.settings.filter((part) => !('affects' in part && part.affects === 'seats'));

/** Win rates to compare with, in percent of 4000 games: 20 x 20 cells, 1 to 5 pits a turn. */
const REFERENCES: Readonly<Record<string, number>> = {
  fixed: 0.13,
  'bfs-first': 71.9,
  'bfs-random': 78,
  'bfs-diagonal': 79.4,
  'most-paths': 79.7,
  clairvoyant: 81.9,
};

/** The settings that the references are for. */
const USUAL = { rows: '20', pits: '1-5', shape: 'rect' };

export const tableCommand = (host: Host): Command =>
  withResult(
    withSettings(new Command('table'), SCHEMA)
      .description('play all players on the same pits and print how they do, beside reference rates')
      .option('--games <n>', 'games for each player', wholeNumber(1), 4000)
      .addOption(threadsOption())
      .addHelpText('after', HELP)
      .action((options: TableOptions) => table(options, host)),
  );

const HELP = `
A line of it is what this prints: asterion pits --player NAME --games N --seed S
The difference to ${RIVAL} is known better than the rates are, for both met the same pits.
`;

interface Line extends Counted {
  readonly player: string;
  /** In percent, where one is known. */
  readonly reference: number | undefined;
}

async function table(options: TableOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const { games, threads } = options;
  const said = spelt(settledOn({ ...options }, SCHEMA, messages));
  const { seed } = said;
  const players = pitsDescription.players.list.map(({ name }) => name);
  const specs = players.map((player) => ({ game: pitsDescription.game.name, said: { ...said, player } }));
  const batch = { seed, games, threads };
  const sums = await playBatch(specs, batch, 'playing', host, messages, players.indexOf(RIVAL));
  for (const { tally } of sums) checkForfeits(tally, seed);
  const isUsual = Object.entries(USUAL).every(([key, text]) => said[key] === text);
  const lines = players.map(
    (player, index): Line => ({ player, ...sums[index], reference: isUsual ? REFERENCES[player] : undefined }),
  );
  await writeResult(options, host, {
    report: () => ({ games, seed, players: lines.map(reportOf) }),
    text: () => textOf(lines, said, seed),
  });
}

/** What a table tells of somebody's games. */
const countsIn = (tally: Tally) => ({
  games: tally.games,
  goal: resultCount(tally, 'goal'),
  fell: resultCount(tally, 'fell'),
  cutOff: resultCount(tally, 'cut-off'),
  turns: meanOf(tally, 'turns'),
});

const reportOf = ({ player, tally, reference, onlyWon, onlyLost }: Line) => {
  const { games, goal, fell, cutOff, turns } = countsIn(tally);
  return {
    player,
    won: goal,
    fell,
    cutOff,
    winRate: goal / games,
    interval: intervalOf(goal, games, 95),
    reference: reference === undefined ? null : reference / 100,
    turns,
    against: { player: RIVAL, onlyWon, onlyLost, difference: differenceOf(onlyWon, onlyLost, games, 95) },
  };
};

function textOf(lines: readonly Line[], { rows, pits }: Said, seed: string): string {
  const [{ tally }] = lines;
  const head = ['player', 'won', '%', '', 'ref. %', 'fell', 'cut off', 'turns'];
  const beside = [`v ${RIVAL}`, '', 'only it', 'only other'];
  return [
    `${counted(tally.games, 'game')} of each player on the same pits, seed ${seed}; ${rows} x ${rows}, ${pits} pits a turn.`,
    `In brackets 95 % intervals. Beside it the difference to ${RIVAL}, and the games that only one of the two has won.`,
    '',
    tableText([...head, ...beside], lines.map(rowOf)),
  ].join('\n');
}

function rowOf({ player, tally, reference, onlyWon, onlyLost }: Line): string[] {
  const { games, goal, fell, cutOff, turns } = countsIn(tally);
  const own = [
    player,
    grouped(goal),
    percentText(goal / games),
    `(${intervalText(intervalOf(goal, games, 95))})`,
    reference === undefined ? '' : reference.toFixed(reference < 1 ? 2 : 1),
    grouped(fell),
    grouped(cutOff),
    turns.toFixed(1),
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
