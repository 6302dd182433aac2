/** `asterion explore table`: what hunters make of an avatar that stands still, on worlds of every kind. */

import { setImmediate } from 'node:timers/promises';
import type { Hunter, LevelRecipe } from 'asterion/game/explore';
import { realmGenerators } from 'asterion/generate';
import { counted, grouped, levelRecipe } from 'asterion/play';
import { HunterRating, hunterNamed, hunters, pursuitOf, searchingHunters } from 'asterion/players/explore';
import type { Schema } from 'asterion/settings';
import { Command } from 'commander';
import { settledOn, withSettings } from '../game/options.js';
import { checkInterrupted, type Host } from '../host/host.js';
import { type Messages, messagesTo } from '../host/messages.js';
import { named } from '../host/names.js';
import { wholeNumber, withResult } from '../host/options.js';
import { type ResultOptions, writeResult } from '../host/output.js';
import { tableText } from '../host/text.js';
import { openHunterNamed } from '../module/hunters.js';
import { type TimeOption, withTime } from '../module/module-file.js';
import { GROWTH } from './options.js';

interface TableOptions extends ResultOptions, TimeOption {
  readonly chases: number;
  readonly generator?: string;
  readonly hunter?: string;
}

/** Of a world, whichever generator it is of: knobs differ from one to the next. */
const SCHEMA: Schema = GROWTH.filter((part) => 'affects' in part);

export const tableCommand = (host: Host): Command =>
  withResult(
    withTime(withSettings(new Command('table'), SCHEMA, {}, ['generator']), 'hunter')
      .description('let hunters chase an avatar that stands still, and print how far they walk')
      .option('--chases <n>', 'chases in the worlds of each generator', wholeNumber(1), 1000)
      .option('--generator <name>', 'worlds of this generator only (default: of every one)')
      .option('--hunter <name>', 'one more hunter beside those that search: any name of "list", or a path to a module')
      .addHelpText('after', HELP)
      .action((options: TableOptions) => table(options, host)),
  );

const HELP = `
Each chase is in a world of its own, from one cell to another; every hunter has the same ones. Planned is the length of the
first plan over the shortest way, walked that of the chase over the shortest way, for the chases that end. An endless
chase comes to a cell again and goes round for ever.
`;

interface Share {
  readonly generator: string;
  readonly ratings: readonly HunterRating[];
}

async function table(options: TableOptions, host: Host): Promise<void> {
  const { chases, generator } = options;
  const messages = messagesTo(host, options.quiet === true);
  const { values } = settledOn({ ...options }, SCHEMA, messages);
  const [seed, rows, cols] = [String(values.seed), Number(values.rows), Number(values.cols)];
  const names = generator === undefined ? realmGenerators.map(({ name }) => name) : [generator];
  const opened = await openHunterNamed(options.hunter, options, { signal: host.signal, messages });
  const parts: Share[] = [];
  try {
    const hunted = [...searchingHunters, ...(opened === undefined ? asked(options.hunter) : [opened.hunter])];
    for (const name of names)
      parts.push(await rated(levelRecipe({ ...values, generator: name }), hunted, seed, chases, host, messages));
  } finally {
    await opened?.close();
  }
  messages.done();
  await writeResult(options, host, {
    report: () => ({ chases, rows, cols, seed, generators: parts.map(reportOf) }),
    text: () => textOf(parts, { chases, rows, cols, seed }),
  });
}

/** One of ours, unless it is in the table anyway. */
function asked(name: string | undefined): Hunter[] {
  if (name === undefined || searchingHunters.some((hunter) => hunter.name === name)) return [];
  return [named('hunter', name, hunterNamed(name), hunters)];
}

async function rated(
  recipe: LevelRecipe,
  hunted: readonly Hunter[],
  seed: string,
  chases: number,
  host: Host,
  messages: Messages,
): Promise<Share> {
  const ratings = hunted.map((hunter) => new HunterRating(hunter));
  for (let index = 0; index < chases; index++) {
    const chase = pursuitOf(recipe, seed, index);
    for (const rating of ratings) rating.add(chase);
    messages.progress(`${recipe.generator}: ${grouped(index + 1)} of ${counted(chases, 'chase')}`);
    await setImmediate();
    checkInterrupted(host);
  }
  return { generator: recipe.generator, ratings };
}

const reportOf = ({ generator, ratings }: Share) => ({
  generator,
  hunters: ratings.map(({ hunter, planned, walked, endless, pursuits }) => ({
    hunter: hunter.name,
    planned,
    walked: endless === pursuits ? null : walked,
    endless,
    endlessRate: endless / pursuits,
  })),
});

function textOf(
  parts: readonly Share[],
  { chases, rows, cols, seed }: { chases: number; rows: number; cols: number; seed: string },
): string {
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
    `${counted(chases, 'chase')} in ${rows} x ${cols} worlds of each generator, seed ${seed}; the avatar stands still.`,
    'Lengths are over the shortest way.',
    '',
    tableText(['worlds', 'hunter', 'planned', 'walked', 'endless', ''], lines, 2),
  ].join('\n');
}
