/** `asterion puzzle generate`: a pack of puzzles from a seed. */

import { counted } from 'asterion/play';
import { formatPack, MOST_STARS, parsePack, puzzleSources, puzzleThemes } from 'asterion/puzzle';
import { Command, InvalidArgumentError, Option } from 'commander';
import { Failure, type Host, Interrupted } from '../host/host.js';
import { type Messages, messagesTo } from '../host/messages.js';
import { seedSaid, wholeNumber, withResult } from '../host/options.js';
import { checkOutput, type ResultOptions, writeOutput } from '../host/output.js';
import { inThread } from '../host/thread.js';
import { starCounts, starsText, themeCounts } from './kinds.js';
import type { Making, MakingReport, MakingRequest } from './making-thread.js';

interface GenerateOptions extends ResultOptions {
  readonly game?: string;
  readonly stars?: number;
  readonly theme?: string;
  readonly count: number;
  readonly tries: number;
  readonly name: string;
  readonly seed?: string;
}

export const generateCommand = (host: Host): Command =>
  withResult(
    new Command('generate')
      .addOption(
        new Option('--game <name>', 'whose puzzles (default: of all games, by turns)').choices(
          puzzleSources.map(({ name }) => name),
        ),
      )
      .option('--stars <n>', 'how hard each is, from 1 to 5 (default: some of every kind)', wholeNumber(1, MOST_STARS))
      .addOption(
        new Option('--theme <name>', 'what each is about (default: many things)').choices(
          puzzleThemes.map(({ name }) => name),
        ),
      )
      .option('--count <n>', 'how many', wholeNumber(1), 20)
      .option('--tries <n>', 'worlds without another puzzle after which it gives up', wholeNumber(1), 200)
      .option('--name <name>', 'what the pack is called', packName, 'puzzles')
      .option('--seed <seed>', 'number or text; the same seed makes the same puzzles (default: drawn and printed)')
      .addHelpText('after', HELP)
      .action((options: GenerateOptions) => generate(options, host)),
    'print a report of the pack, which then goes to --out',
  );

const HELP = `
Every puzzle has one right move at each turn, by the exact table; "asterion puzzle check" proves it anew, by another
solver. Stars are measured by players: from three on, neither the one who walks straight on nor one who looks two moves
ahead finds the line.

Themes:
${puzzleThemes.map(({ name, title }) => `  ${name.padEnd(12)} ${title}`).join('\n')}

Examples:
  asterion puzzle generate --count 10 --seed 7 --out pack.json && asterion puzzle play pack.json
  asterion puzzle generate --game rogue --stars 3 --theme waiting --count 5 --seed 7
`;

function packName(name: string): string {
  const read = parsePack(formatPack({ name, list: [] })); // who reads packs says which names there are
  if (!read.ok) throw new InvalidArgumentError(read.fault.message);
  return name;
}

async function generate(options: GenerateOptions, host: Host): Promise<void> {
  const { game, json, out, quiet, ...wish } = options;
  if (json === true && (out === undefined || out === '-'))
    throw new Failure('the pack and the report would both go to standard output; name a file for the pack with --out');
  const messages = messagesTo(host, quiet === true);
  await checkOutput(out);
  const seed = seedSaid(wish.seed, messages);
  const sources = puzzleSources.map(({ name }) => name).filter((name) => (game ?? name) === name);
  const { stars, theme, count, tries, name } = wish;
  const made = await makePack({ name, sources, count, stars, theme, seed, tries }, host, messages);
  await writeOutput([made.text], out, host);
  messages.say(`${counted(count, 'puzzle')} made of ${counted(made.tried, 'world')}: ${starsText(made.pack)}`);
  if (json === true) await writeOutput([`${JSON.stringify(reportOf(made, seed))}\n`], undefined, host);
}

type Made = Extract<MakingReport, { readonly kind: 'made' }>;

/** Makes a pack in a thread; fails with 1 where not as many were found as were asked for. */
async function makePack(request: MakingRequest, host: Host, messages: Messages): Promise<Made> {
  const { count, tries } = request;
  let report: MakingReport = { kind: 'progress', tried: 0, made: 0 };
  const hear = (message: unknown) => {
    report = message as MakingReport;
    messages.progress(`making: ${soFar(report, count)}`);
  };
  try {
    await inThread('puzzle/making-thread.js', request, hear, host, messages);
  } catch (error) {
    if (error instanceof Interrupted) messages.say(`${soFar(report, count)}; nothing is written`);
    throw error;
  }
  return madeOrFail(report, count, tries);
}

function madeOrFail(report: MakingReport, count: number, tries: number): Made {
  if (report.kind === 'made') return report;
  throw new Failure(
    `gave up: ${soFar(report, count)}, none in the last ${tries}; ask for fewer, for other --stars or another --theme, or allow more --tries`,
    1,
  );
}

/** `3 of 20 puzzles made of 12 worlds` */
const soFar = ({ made, tried }: Making, count: number): string =>
  `${made} of ${counted(count, 'puzzle')} made of ${counted(tried, 'world')}`;

const reportOf = ({ pack, tried }: Made, seed: string) => ({
  pack: pack.name,
  seed,
  puzzles: pack.list.length,
  worlds: tried,
  stars: starCounts(pack),
  themes: themeCounts(pack),
});
