/** `asterion labyrinth table`: how the known pairings come out. */

import { Command } from 'commander';
import { intervalOf, intervalText, percentText } from '../games/interval.js';
import { Failure, type Host } from '../host/host.js';
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
import { groupedCount, tableText } from '../text.js';
import { playGames } from './games.js';
import { CONDITIONS, type Pairing, pairings, unknownIn } from './pairings.js';
import { RESULTS, type Tally } from './tally.js';

interface TableOptions extends QuietOption, ThreadsOption {
  readonly games: number;
  readonly seed?: string;
  readonly json?: boolean;
  readonly out?: string;
}

export const tableCommand = (host: Host): Command =>
  withQuiet(
    new Command('table')
      .description('play the known pairings and print how they come out, beside reference outcomes')
      .option('--games <n>', 'games for each pairing', wholeNumber(1), 1000)
      .option('--seed <seed>', 'a number or any text; the same seed gives the same table (default: drawn and printed)')
      .option('--json', 'print a report instead of text')
      .option('--out <file>', 'write to a file instead of stdout')
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
  const seed = String(seedOrDrawn(options.seed));
  if (options.seed === undefined) messages.say(`seed ${seed}`);
  const { games, threads } = options;
  const lines: Line[] = [];
  for (const [index, pairing] of pairings.entries()) {
    const { names } = pairing;
    const label = `${index + 1} of ${pairings.length}, ${names.theseus} v ${names.minotaur}`;
    const unknown = unknownIn(pairing);
    if (unknown !== undefined) {
      messages.say(`${label}: left out, for there is no player ${unknown}`);
      continue;
    }
    const wish = { plan: { ...CONDITIONS, names }, seed, games, threads };
    const tally = await playGames(wish, label, host, messages);
    if (tally.fault !== undefined) throw new Failure(tally.fault.why, 1);
    lines.push({ ...pairing, tally });
  }
  const result =
    options.json === true ? `${JSON.stringify(reportOf(lines, games, seed))}\n` : textOf(lines, games, seed);
  await writeOutput([result], options.out, host);
}

const reportOf = (lines: readonly Line[], games: number, seed: string) => ({
  games,
  seed,
  pairings: lines.map(({ names, reference, tally }) => ({
    ...namesOf(names),
    outcomes: Object.fromEntries(
      RESULTS.map((result) => [result, { games: tally[result], interval: intervalOf(tally[result], games, 99.9) }]),
    ),
    reference: reference ?? null,
  })),
});

const namesOf = ({ theseus, minotaur }: Pairing['names']) => ({ players: { theseus, minotaur } });

function textOf(lines: readonly Line[], games: number, seed: string): string {
  const rows = lines.map(({ names, reference, tally }) => [
    `${names.theseus} v ${names.minotaur}`,
    ...RESULTS.flatMap((result) => [
      percentText(tally[result] / games),
      `(${intervalText(intervalOf(tally[result], games, 99.9))})`,
    ]),
    reference === undefined ? '' : reference.map(referenceText).join(' / '),
  ]);
  const head = ['Theseus v Minotaur', 'Theseus %', '', 'Minotaur %', '', 'draw %', '', 'reference'];
  return [
    `${groupedCount(games, 'game')} for each pairing, seed ${seed}; board 15, 4 supplies, 100 rounds, no rooms. In brackets the 99.9 % interval.`,
    '',
    tableText(head, rows),
  ].join('\n');
}

/** Of 1000 games no more than that can be said. */
const referenceText = (percent: number): string => (percent < 2 ? '<2' : String(percent));
