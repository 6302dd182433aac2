/** `asterion explore compare`: both greedy searches side by side in one world. */

import { levelRecipe } from 'asterion/play';
import { compareSearches, momentAt, type SearchComparison, type SearchSide } from 'asterion/players/explore';
import { Command, Option } from 'commander';
import { settledOn, withSettings } from '../game/options.js';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { wholeNumber, withJson, withOut, withQuiet } from '../host/options.js';
import { type ResultOptions, writeResult } from '../host/output.js';
import { tableText } from '../host/text.js';
import { writeGif } from '../scene/gif.js';
import { GROWTH } from './options.js';
import { endWords, pairPage, pairSvg } from './pair.js';
import { pairFilm } from './pair-gif.js';

const FORMATS = ['text', 'svg', 'html', 'gif'] as const;
type Format = (typeof FORMATS)[number];

interface CompareOptions extends ResultOptions {
  readonly turn: number;
  readonly format?: Format;
}

export function compareCommand(host: Host): Command {
  const command = new Command('compare')
    .description(
      'show the greedy search from the avatar beside the one from the hunter: plans, cells looked at, lengths',
    )
    .option('--turn <n>', 'the turn of the picture; past the end it is the last', wholeNumber(0), 0)
    .addOption(
      new Option('--format <name>', 'a table, a picture, a page or a film (default: by the name of --out)').choices(
        FORMATS,
      ),
    )
    .addHelpText('after', HELP)
    .action((options: CompareOptions) => compare(options, host));
  withOut(
    command,
    'write to a file: a picture of one turn (.svg), a page to step through (.html), a film (.gif), or the report',
  );
  return withQuiet(withJson(withSettings(command, GROWTH), 'print a report instead of a table'));
}

const HELP = `
The avatar stands still. The cost of a greedy search looks at its target only, so its errors pile up at the other end: with
the hunter as the target, its next step is one of the good ones.

Examples:
  asterion explore compare --seed 7
  asterion explore compare --seed 7 --out searches.html
  asterion explore compare --seed 7 --format gif --out searches.gif
`;

async function compare(options: CompareOptions, host: Host): Promise<void> {
  const format = options.json === true ? 'text' : (options.format ?? formatOf(options.out));
  const messages = messagesTo(host, options.quiet === true);
  const { values } = settledOn({ ...options }, GROWTH, messages);
  const [recipe, seed] = [levelRecipe(values), String(values.seed)];
  const pair = compareSearches(recipe, seed);
  if (format === 'gif') {
    await writeGif(pairFilm(pair), options.out, host, messages);
    return;
  }
  const title = `Greedy search from either end, ${recipe.generator} world, seed ${seed}`;
  const written = {
    text: () => pairText(pair, title),
    svg: () => pairSvg(pair, options.turn, title),
    html: () => pairPage(pair, title),
  };
  const { generator, rows, cols } = recipe;
  const report = () => ({ seed, generator, rows, cols, turns: pair.turns, sides: pair.sides.map(sideReport) });
  await writeResult(options, host, { report, text: written[format] });
}

function formatOf(out: string | undefined): Format {
  if (out === undefined || out === '-') return 'text';
  const ending = FORMATS.slice(1).find((name) => out.toLowerCase().endsWith(`.${name}`));
  if (ending === undefined)
    throw new Failure(
      `--out ${out}: expected a name that ends in .svg, .html or .gif, or --format or --json beside it`,
    );
  return ending;
}

const sideReport = ({ hunter, moments, isEndless }: SearchSide) => ({
  hunter,
  steps: moments.length - 1,
  shortest: moments[0].shortest,
  isEndless,
  moments: moments.map(({ plan, shortest, looked }) => ({ planned: plan.way.length - 1, shortest, looked })),
});

function pairText({ sides, turns }: SearchComparison, title: string): string {
  const head = ['turn', ...sides.flatMap(({ hunter }) => [hunter, 'shortest', 'looked at'])];
  const lines = Array.from({ length: turns + 1 }, (_, turn) => [
    String(turn),
    ...sides.flatMap((side) => {
      if (turn >= side.moments.length) return ['', '', ''];
      const { plan, shortest, looked } = momentAt(side, turn);
      return [plan.way.length - 1, shortest, looked].map(String);
    }),
  ]);
  const ends = sides.map((side) => `${side.hunter}: ${endWords(side)}.\n`);
  return [
    `${title}. Planned length, shortest way and cells looked at, turn by turn:\n\n`,
    tableText(head, lines, 0),
    '\n',
    ...ends,
  ].join('');
}
