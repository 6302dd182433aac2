/** `asterion explore compare`: both greedy searches side by side in one world. */

import { compareSearches, momentAt, type SearchComparison } from 'asterion/players';
import { Command } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { type QuietOption, seedOrDrawn, wholeNumber, withQuiet } from '../host/options.js';
import { writeOutput } from '../host/output.js';
import { tableText } from '../host/text.js';
import { type RecipeOptions, recipeOf, withRecipe } from './options.js';
import { pairPage } from './pair-page.js';
import { pairSvg } from './pair-picture.js';
import { endWords } from './pair-words.js';

interface CompareOptions extends QuietOption, RecipeOptions {
  readonly seed?: string;
  readonly turn: number;
  readonly out?: string;
}

export function compareCommand(host: Host): Command {
  const command = new Command('compare').description(
    'show the greedy search from the avatar beside the one from the hunter: plans, cells looked at, lengths',
  );
  withRecipe(command)
    .option('--seed <seed>', 'a number or any text; the same seed gives the same world (default: drawn and printed)')
    .option('--turn <n>', 'the turn of the picture; past the end it is the last', wholeNumber(0), 0)
    .option('--out <file>', 'write a picture of one turn (.svg) or a page to step through (.html) instead of a table')
    .addHelpText('after', HELP)
    .action((options: CompareOptions) => compare(options, host));
  return withQuiet(command);
}

const HELP = `
The avatar stands still. The cost of a greedy search looks at its target only, so its errors pile up at the other end: with
the hunter as the target, its next step is one of the good ones.

Examples:
  asterion explore compare --seed 7
  asterion explore compare --seed 7 --out searches.html
`;

async function compare(options: CompareOptions, host: Host): Promise<void> {
  const recipe = recipeOf(options);
  const { out, turn } = options;
  const format = formatOf(out);
  const seed = String(seedOrDrawn(options.seed));
  if (options.seed === undefined) messagesTo(host, options.quiet === true).say(`seed ${seed}`);
  const pair = compareSearches(recipe, seed);
  const title = `Greedy search from either end, ${recipe.generator} world, seed ${seed}`;
  const written = {
    text: () => pairText(pair, title),
    svg: () => pairSvg(pair, turn, title),
    html: () => pairPage(pair, title),
  };
  await writeOutput([written[format]()], out, host);
}

function formatOf(out: string | undefined): 'text' | 'svg' | 'html' {
  if (out === undefined || out === '-') return 'text';
  const [, ending] = /\.(svg|html)$/i.exec(out) ?? [];
  if (ending === undefined) throw new Failure(`--out ${out}: expected a name that ends in .svg or .html`);
  return ending.toLowerCase() === 'svg' ? 'svg' : 'html';
}

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
