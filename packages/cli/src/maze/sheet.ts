/** `asterion maze sheet`: worksheets to print, with the answers on pages of their own. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { generateMaze, growMaze, type Maze, type MazePlan, mazeScene } from 'asterion/generate';
import { counted, seedOfGame } from 'asterion/play';
import { shortestPath } from 'asterion/search';
import { shapes } from 'asterion/world';
import { Command, Option } from 'commander';
import { checkInterrupted, Failure, type Host, orFail, reasonOf } from '../host/host.js';
import { type Messages, messagesTo } from '../host/messages.js';
import { percent, type QuietOption, seedSaid, wholeNumber, withQuiet } from '../host/options.js';
import { writeOutput } from '../host/output.js';
import { isModulePath, type TimeOption, USUAL_TIME, withTime } from '../module/module-file.js';
import { GENERATORS_HELP, generatorNamed } from './names.js';
import { type Item, PAPERS, type PagePlan, pagesOf, printable } from './sheet-page.js';

interface SheetOptions extends QuietOption, TimeOption {
  readonly out: string;
  readonly count: number;
  readonly columns: number;
  readonly paper: string;
  readonly title: string;
  readonly shape: string;
  readonly rows: number;
  readonly cols: number;
  readonly generator: string;
  readonly braid?: number;
  readonly seed?: string;
}

/** Lines closer than a pencil is wide help nobody. */
const MOST_CELLS_A_SIDE = 100;

export const sheetCommand = (host: Host): Command =>
  withQuiet(
    withTime(new Command('sheet'), 'generator')
      .requiredOption('--out <folder>', 'where the pages go; it is made if need be')
      .option('--count <n>', 'how many mazes', wholeNumber(1, 1000), 4)
      .option('--columns <n>', 'how many stand beside each other on a page', wholeNumber(1, 6), 2)
      .addOption(new Option('--paper <name>', 'the size of a page').choices(Object.keys(PAPERS)).default('a4'))
      .option('--title <text>', 'what stands on top of each page', 'Mazes')
      .addOption(new Option('--shape <name>', 'the shape of the cells').choices(Object.keys(shapes)).default('rect'))
      .option('--rows <n>', 'rows of each maze', wholeNumber(1, MOST_CELLS_A_SIDE), 15)
      .option('--cols <n>', 'columns of each maze', wholeNumber(1, MOST_CELLS_A_SIDE), 15)
      .option('--generator <name>', `how they grow: ${GENERATORS_HELP}, or a module`, 'recursive-backtracker')
      .option('--braid <percent>', 'open so many of the dead ends into loops, 0 to 100', percent)
      .option('--seed <seed>', 'a number or any text; maze i (from 1) has the seed S:i (default: drawn and printed)')
      .addHelpText('after', HELP)
      .action((options: SheetOptions) => sheet(options, host)),
  );

const HELP = `
The folder gets an SVG file for each page, the answers last, and print.html with all of them: open it in a browser and
print it, or save it as PDF. "asterion maze generate --seed S:i" makes maze i again.

Examples:
  asterion maze sheet --out sheets --seed 7
  asterion maze sheet --out sheets --count 12 --columns 3 --shape hex --rows 10 --cols 10 --paper letter
`;

async function sheet(options: SheetOptions, host: Host): Promise<void> {
  const { out, paper: paperName, columns, title } = options;
  const messages = messagesTo(host, options.quiet === true);
  const gardener = await gardenerOf(options, host, messages);
  const seed = seedSaid(options.seed, messages);
  const items = await itemsOf(options, gardener, seed, host, messages).finally(gardener.close);
  const paper = PAPERS[paperName];
  const plan: PagePlan = { paper, columns, heading: title, isAnswers: false };
  const sheets = pagesOf(items, plan);
  // Answers are looked at, not written on, so that twice as many fit beside each other.
  const answers = pagesOf(items, { ...plan, columns: 2 * columns, heading: `${title}: answers`, isAnswers: true });
  const pages = [...sheets, ...answers];
  const digits = String(pages.length).length;
  await makeFolder(out);
  for (const [index, page] of pages.entries()) {
    const number = String(index + 1).padStart(digits, '0');
    const name = index < sheets.length ? `page-${number}.svg` : `page-${number}-answers.svg`;
    await writeOutput([page], join(out, name), host);
  }
  await writeOutput([printable(pages, paper, title)], join(out, 'print.html'), host);
  const told = `${counted(sheets.length, 'page')} and ${counted(answers.length, 'page')} of answers`;
  messages.say(`${counted(items.length, 'maze')} on ${told} in ${out}; print.html has them all`);
}

/** Whoever grows the mazes: one of ours, or a module in its thread. */
interface Gardener {
  readonly name: string;
  grown(plan: MazePlan): Promise<Maze>;
  readonly close: () => Promise<void>;
}

async function gardenerOf(
  { generator: asked, time = USUAL_TIME.generator }: SheetOptions,
  host: Host,
  messages: Messages,
): Promise<Gardener> {
  if (!isModulePath(asked)) {
    const { name } = generatorNamed(asked);
    return {
      name,
      grown: (plan) => Promise.resolve(orFail(() => generateMaze({ ...plan, generator: name }))),
      close: () => Promise.resolve(),
    };
  }
  const { openGenerator, orFault } = await import('../module/mazes.js'); // which most commands do without
  const opened = await openGenerator({ path: asked, time }, { signal: host.signal, messages });
  const { generator } = opened;
  const { name } = generator;
  return {
    name,
    grown: async (plan) => {
      orFail(() => growMaze({ ...plan, generator }));
      const grown = await orFault('generator', name, () => opened.grow(plan));
      return orFail(() => mazeScene({ ...plan, generator }, grown));
    },
    close: () => opened.close(),
  };
}

async function itemsOf(
  { count, shape, rows, cols, braid }: SheetOptions,
  gardener: Gardener,
  seed: string,
  host: Host,
  messages: Messages,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let number = 1; number <= count; number++) {
    const own = seedOfGame(seed, number);
    const plan: MazePlan = { shape, rows, cols, seed: own, ...(braid === undefined ? {} : { braid }) };
    const maze = await gardener.grown(plan);
    const path = shortestPath(maze.world, maze.entrance, maze.exit) ?? [];
    items.push({ number, name: `${gardener.name}, seed ${own}`, maze, path });
    messages.progress(`drawing: ${number} of ${counted(count, 'maze')}`);
    await setImmediate();
    checkInterrupted(host);
  }
  messages.done();
  return items;
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    const isFile = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw new Failure(`cannot make the folder ${folder}: ${isFile ? 'a file has that name' : reasonOf(error)}`);
  }
}
