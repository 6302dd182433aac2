/** `asterion explore table`: what hunters make of an avatar that stands still, on worlds of every kind. */

import { setImmediate } from 'node:timers/promises';
import { EXPLORE_RECIPE, type LevelRecipe } from 'asterion/game';
import { realmGenerators } from 'asterion/generate';
import { HunterRating, pursuitOf, searchingHunters } from 'asterion/players';
import { Command } from 'commander';
import { checkInterrupted, type Host } from '../host/host.js';
import { type Messages, messagesTo } from '../host/messages.js';
import { type QuietOption, seedOrDrawn, wholeNumber, withQuiet } from '../host/options.js';
import { writeOutput } from '../host/output.js';
import { grouped, groupedCount, tableText } from '../host/text.js';
import { recipeOf } from './options.js';

interface TableOptions extends QuietOption {
  readonly chases: number;
  readonly generator?: string;
  readonly rows: number;
  readonly cols: number;
  readonly seed?: string;
  readonly json?: boolean;
  readonly out?: string;
}

export const tableCommand = (host: Host): Command =>
  withQuiet(
    new Command('table')
      .description('let hunters chase an avatar that stands still, and print how far they walk')
      .option('--chases <n>', 'chases in the worlds of each generator', wholeNumber(1), 1000)
      .option('--generator <name>', 'worlds of this generator only (default: of every one)')
      .option('--rows <n>', 'rows of a world', wholeNumber(0), EXPLORE_RECIPE.rows)
      .option('--cols <n>', 'columns of a world', wholeNumber(0), EXPLORE_RECIPE.cols)
      .option('--seed <seed>', 'a number or any text; the same seed gives the same table (default: drawn and printed)')
      .option('--json', 'print a report instead of text')
      .option('--out <file>', 'write to a file instead of stdout')
      .addHelpText('after', HELP)
      .action((options: TableOptions) => table(options, host)),
  );

const HELP = `
Each chase is in a world of its own, from one cell to another; every hunter has the same ones. Planned is the length of the
first plan over the shortest way, walked that of the chase over the shortest way, for the chases that end. An endless
chase comes to a cell again and goes round for ever.
`;

interface Part {
  readonly generator: string;
  readonly ratings: readonly HunterRating[];
}

async function table(options: TableOptions, host: Host): Promise<void> {
  const { chases, generator, rows, cols, json, out } = options;
  const names = generator === undefined ? realmGenerators.map(({ name }) => name) : [generator];
  const recipes = names.map((name) => recipeOf({ generator: name, rows, cols }));
  const messages = messagesTo(host, options.quiet === true);
  const seed = String(seedOrDrawn(options.seed));
  if (options.seed === undefined) messages.say(`seed ${seed}`);
  const parts: Part[] = [];
  for (const recipe of recipes) parts.push(await rated(recipe, seed, chases, host, messages));
  messages.done();
  const report = { chases, rows, cols, seed, generators: parts.map(reportOf) };
  await writeOutput([json === true ? `${JSON.stringify(report)}\n` : textOf(parts, options, seed)], out, host);
}

async function rated(recipe: LevelRecipe, seed: string, chases: number, host: Host, messages: Messages): Promise<Part> {
  const ratings = searchingHunters.map((hunter) => new HunterRating(hunter));
  for (let index = 0; index < chases; index++) {
    const chase = pursuitOf(recipe, seed, index);
    for (const rating of ratings) rating.add(chase);
    messages.progress(`${recipe.generator}: ${grouped(index + 1)} of ${groupedCount(chases, 'chase')}`);
    await setImmediate();
    checkInterrupted(host);
  }
  return { generator: recipe.generator, ratings };
}

const reportOf = ({ generator, ratings }: Part) => ({
  generator,
  hunters: ratings.map(({ hunter, planned, walked, endless, pursuits }) => ({
    hunter: hunter.name,
    planned,
    walked: endless === pursuits ? null : walked,
    endless,
    endlessRate: endless / pursuits,
  })),
});

function textOf(parts: readonly Part[], { chases, rows, cols }: TableOptions, seed: string): string {
  const lines = parts.flatMap(({ generator, ratings }) =>
    ratings.map(({ hunter, planned, walked, endless }) => [
      generator,
      hunter.name,
      planned.toFixed(3),
      endless === chases ? '' : walked.toFixed(3),
      grouped(endless),
      `${((100 * endless) / chases).toFixed(1)} %`,
    ]),
  );
  return [
    `${groupedCount(chases, 'chase')} in ${rows} x ${cols} worlds of each generator, seed ${seed}; the avatar stands still.`,
    'Lengths are over the shortest way.',
    '',
    tableText(['worlds', 'hunter', 'planned', 'walked', 'endless', ''], lines, 2),
  ].join('\n');
}
