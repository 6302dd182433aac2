/** `asterion labyrinth table`: how the known pairings come out. */

import { counted, intervalOf, labyrinthDescription, resultCount, type Tally } from 'asterion/play';
import { Command } from 'commander';
import { checkForfeits, playBatch } from '../game/many.js';
import type { Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { seedSaid, type ThreadsOption, threadsOption, wholeNumber, withResult } from '../host/options.js';
import { type ResultOptions, writeResult } from '../host/output.js';
import { intervalText, percentText, tableText } from '../host/text.js';

/** What all of them are played with. */
const CONDITIONS = { rows: '15', supplies: '4', norooms: '1', rounds: '100' };

interface Pairing {
  readonly theseus: string;
  readonly minotaur: string;
  /** Reference outcomes in percent of 1000 games: Theseus, Minotaur, draw. Shares under 2 are no more than that. */
  readonly reference: readonly [number, number, number] | undefined;
}

const pairing = (theseus: string, minotaur: string, reference?: Pairing['reference']): Pairing => ({
  theseus,
  minotaur,
  reference,
});

/** Those whose outcomes are known, the other kinds of minimax, and some that show what a memory is worth. */
const pairings: readonly Pairing[] = [
  pairing('dice', 'dice', [0, 5.6, 94.4]),
  pairing('heuristic', 'dice', [0.6, 4, 95.4]),
  pairing('minimax', 'minimax', [0.3, 1.5, 98.2]),
  pairing('bfs', 'dice', [96, 0, 4]),
  pairing('heuristic', 'bfs', [0, 100, 0]),
  pairing('bfs', 'bfs', [63.6, 35.9, 0.5]),
  pairing('bfs-careless', 'dice', [73.5, 26.4, 0]),
  pairing('bfs-careless', 'bfs', [13.8, 86.3, 0]),
  pairing('minimax-revisit', 'minimax-revisit'),
  pairing('minimax-literal', 'minimax-literal'),
  pairing('minimax-board', 'minimax-board'),
  pairing('explorer', 'dice'),
  pairing('explorer', 'heuristic'),
  pairing('explorer', 'minimax'),
];

const RESULTS = labyrinthDescription.tallying.results.map(({ result }) => result);

interface TableOptions extends ResultOptions, ThreadsOption {
  readonly games: number;
  readonly seed?: string;
}

export const tableCommand = (host: Host): Command =>
  withResult(
    new Command('table')
      .description('play the known pairings and print how they come out, beside reference outcomes')
      .option('--games <n>', 'games for each pairing', wholeNumber(1), 1000)
      .option('--seed <seed>', 'a number or any text; the same seed gives the same table (default: drawn and printed)')
      .addOption(threadsOption())
      .addHelpText('after', HELP)
      .action((options: TableOptions) => table(options, host)),
  );

const HELP = `
Board 15, 4 supplies, 100 rounds, no rooms. A line of it is what this prints:
  asterion labyrinth --norooms --theseus bfs --minotaur dice --games 1000 --seed S
`;

interface Line extends Pairing {
  readonly tally: Tally;
}

async function table(options: TableOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const seed = seedSaid(options.seed, messages);
  const { games, threads } = options;
  const lines: Line[] = [];
  for (const [index, { theseus, minotaur, reference }] of pairings.entries()) {
    const label = `${index + 1} of ${pairings.length}, ${theseus} v ${minotaur}`;
    const spec = { game: labyrinthDescription.game.name, said: { ...CONDITIONS, theseus, minotaur } };
    const [{ tally }] = await playBatch([spec], { seed, games, threads }, label, host, messages);
    checkForfeits(tally, seed);
    lines.push({ theseus, minotaur, reference, tally });
  }
  await writeResult(options, host, {
    report: () => reportOf(lines, games, seed),
    text: () => textOf(lines, games, seed),
  });
}

const reportOf = (lines: readonly Line[], games: number, seed: string) => ({
  games,
  seed,
  pairings: lines.map(({ theseus, minotaur, reference, tally }) => ({
    players: { theseus, minotaur },
    outcomes: Object.fromEntries(
      RESULTS.map((result) => [
        result,
        { games: resultCount(tally, result), interval: intervalOf(resultCount(tally, result), games, 99.9) },
      ]),
    ),
    reference: reference ?? null,
  })),
});

function textOf(lines: readonly Line[], games: number, seed: string): string {
  const rows = lines.map(({ theseus, minotaur, reference, tally }) => [
    `${theseus} v ${minotaur}`,
    ...RESULTS.flatMap((result) => [
      percentText(resultCount(tally, result) / games),
      `(${intervalText(intervalOf(resultCount(tally, result), games, 99.9))})`,
    ]),
    reference === undefined ? '' : reference.map(referenceText).join(' / '),
  ]);
  const head = ['Theseus v Minotaur', 'Theseus %', '', 'Minotaur %', '', 'draw %', '', 'reference'];
  return [
    `${counted(games, 'game')} for each pairing, seed ${seed}; board 15, 4 supplies, 100 rounds, no rooms. In brackets the 99.9 % interval.`,
    '',
    tableText(head, rows),
  ].join('\n');
}

/** Of 1000 games no more than that can be said. */
const referenceText = (percent: number): string => (percent < 2 ? '<2' : String(percent));
