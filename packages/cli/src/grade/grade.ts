/** `asterion grade`: a class of submissions in one table. */

import { join } from 'node:path';
import { allOf, counted } from 'asterion/play';
import type { Said } from 'asterion/settings';
import { Command, Option } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { type Messages, messagesTo } from '../host/messages.js';
import { named, namesIn } from '../host/names.js';
import { settingSaid, type ThreadsOption, threadsOption, wholeNumber, withResult } from '../host/options.js';
import { checkOutput, type ResultOptions, writeOutput } from '../host/output.js';
import { plain } from '../host/text.js';
import { type TimeOption, USUAL_TIME } from '../module/module-file.js';
import type { Assignment } from './assignment.js';
import { assignments } from './assignments.js';
import { type Graded, gradeAll } from './grading.js';
import { Ledger } from './ledger.js';
import { pageOf } from './page.js';
import { submissionsIn } from './submissions.js';
import { csvOf, reportOf, sheetOf, textOf } from './table.js';

interface GradeOptions extends ResultOptions, ThreadsOption, TimeOption {
  readonly assignment: string;
  readonly seat?: string;
  readonly as?: string;
  readonly worlds?: readonly string[];
  readonly against?: readonly string[];
  readonly set?: Said;
  readonly games?: number;
  readonly seed: string;
  readonly csv?: boolean;
  readonly html?: string;
  /** `false` for none. */
  readonly resume?: string | false;
  readonly fresh?: boolean;
}

/** Where results are kept unless told. */
const LEDGER = '.asterion-grade';

export const gradeCommand = (host: Host): Command =>
  withResult(
    new Command('grade')
      .argument('<folder>', 'a folder with a module or a program for each submission, or a folder for each')
      .addOption(
        new Option(
          '--assignment <name>',
          `what they were asked for: ${assignments.map(({ name, about }) => `${name} (${about})`).join(', ')}`,
        ).makeOptionMandatory(),
      )
      .option('--seat <seat>', 'the seat of players (default: what they say, else one that is told)')
      .addOption(
        new Option('--as <kind>', 'what makers and solvers of mazes are, where they do not say')
          .choices(['generator', 'solver'])
          .conflicts('seat'),
      )
      .option('--against <a,b>', 'who they meet: players, or generators and solvers of mazes; modules, too', namesIn)
      .option('--worlds <path...>', 'worlds to meet in: files, folders of them, or names of shipped ones')
      .addOption(
        new Option(
          '--set <name=value>',
          'an option of the game or of the mazes, such as rows=9; as often as need be',
        ).argParser(settingSaid),
      )
      .option(
        '--games <n>',
        'games, or mazes, in each world against each; game i has the seed S:i',
        wholeNumber(1, 10_000),
      )
      .option('--seed <seed>', 'a number or any text', '1')
      .option(
        '--time <ms>',
        `the most milliseconds for a move (default: ${USUAL_TIME.player}), or for a maze (default: ${USUAL_TIME.solver})`,
        wholeNumber(1, 2 ** 31 - 1),
      )
      .addOption(threadsOption())
      .addOption(new Option('--csv', 'print comma-separated values instead').conflicts('json'))
      .option('--html <file>', 'write a page with everything in it, too')
      .option('--resume <file>', `where results are kept (default: ${LEDGER} in the folder)`)
      .option('--no-resume', 'keep no results')
      .option('--fresh', 'grade everything anew')
      .addHelpText('after', HELP)
      .action((folder: string, options: GradeOptions) => grade(folder, options, host)),
  );

const HELP = `
A submission is a file that ends in .js, .mjs or .ts, or a folder with one of them in it, or an index.js or index.ts. Names
that begin with . or _, and tests (.test.), are left out. Each runs in a process of its own: whatever it does wrong is in its
row and costs no other anything. Exit code 0, however bad they are; 2 where there is nothing to grade.

What is done is kept at once. The same command goes on where it was stopped; what was handed in anew is graded anew.
docs/teachers.md has the whole way from handing out to the table.

Examples:
  asterion grade handed-in --assignment rogue --html results.html
  asterion grade handed-in --assignment maze --as solver --set rows=30 --set cols=30 --csv --out results.csv
  asterion grade handed-in --assignment labyrinth --seat minotaur --against bfs,explorer --games 50
`;

async function grade(folder: string, options: GradeOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const { seat, as, worlds = [], against = [], set = {}, resume } = options;
  const known = assignments.find(({ name }) => name === options.assignment);
  const assignment = named('assignment', options.assignment, known, assignments);
  const wrong = assignment.option === 'as' ? 'seat' : 'as';
  if (options[wrong] !== undefined) throw new Failure(`--${wrong} is not for the assignment ${assignment.name}`);
  const submissions = await submissionsIn(folder);
  await checkOutput(options.out, options.html);
  const plan = await assignment.plan({ ...options, as: seat ?? as, worlds, against, said: set }, host, messages);
  const path = resume === false ? undefined : (resume ?? join(folder, LEDGER));
  const ledger = new Ledger(path, options.fresh === true, messages);
  const graded = await gradeAll({ assignment, plan, submissions, ledger, threads: options.threads }, host, messages);
  tellOf(graded, assignment, messages);
  const sheet = sheetOf(assignment, plan, graded);
  const result =
    options.json === true
      ? `${JSON.stringify(reportOf(sheet))}\n`
      : options.csv === true
        ? csvOf(sheet)
        : textOf(sheet);
  if (options.html !== undefined) await writeOutput([pageOf(sheet)], options.html, host);
  await writeOutput([result], options.out, host);
}

/** What a reader of the table should know of it. */
function tellOf(graded: readonly Graded[], { option }: Assignment, messages: Messages): void {
  const known = graded.filter(({ isKnown }) => isKnown).length;
  if (known > 0)
    messages.say(`${known} of ${counted(graded.length, 'submission')} known from before; --fresh grades anew`);
  const guessed = graded.filter(({ role }) => role?.isGuess === true);
  const roles = [...new Set(guessed.map(({ role }) => role?.as ?? ''))];
  if (guessed.length > 0)
    messages.say(
      `${allOf(guessed.map(({ name }) => plain(name)))}: taken for ${allOf(roles)}; --${option} says otherwise`,
    );
}
