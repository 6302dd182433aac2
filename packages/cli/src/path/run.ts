/** `asterion path run`: the scenarios of a map, each way held to the length that its file says. */

import { basename } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { faultText, type MovingAiScenario, parseMovingAiScenarios } from 'asterion/notation';
import { counted, grouped } from 'asterion/play';
import { PathFinder, pathAlgorithms } from 'asterion/search';
import { cellAt, type Grid } from 'asterion/world';
import { Command } from 'commander';
import { checkInterrupted, Failure, type Host, orFail } from '../host/host.js';
import { inputName, readInput } from '../host/input.js';
import { type Messages, messagesTo } from '../host/messages.js';
import { type QuietOption, withResult } from '../host/options.js';
import { writeOutput } from '../host/output.js';
import { FILE_HELP, openScene } from '../scene/scene-file.js';
import { algorithmNamed, lengthText } from './find.js';
import { type MovementOptions, movementOf, withMovement } from './movement.js';

interface RunOptions extends QuietOption, MovementOptions {
  readonly algorithm?: string;
  readonly times?: boolean;
  readonly json?: boolean;
  readonly out?: string;
}

export const runCommand = (host: Host): Command =>
  withResult(
    withMovement(
      new Command('run')
        .argument('<map>', FILE_HELP)
        .argument('<scenarios>', 'a scenario file of the Moving AI benchmarks, or - for standard input')
        .option(
          '--algorithm <name>',
          `${pathAlgorithms.map(({ name }) => name).join(', ')} (default: the one that fits)`,
        )
        .option('--times', 'say how long it took, which no two runs agree on'),
    ),
  )
    .addHelpText('after', HELP)
    .action((map: string, scenarios: string, options: RunOptions) => run(map, scenarios, options, host));

const HELP = `
Maps of the Moving AI benchmarks are walked by their own rule: eight directions, diagonals as long as the square root of 2, and
none past a blocked corner. The answer is no (exit code 1) where a way is longer or shorter than its scenario says.

Examples:
  asterion path run arena.map arena.map.scen
  asterion path run arena.map arena.map.scen --algorithm jps-plus --times
`;

interface Wrong {
  readonly line: number;
  readonly expected: number;
  /** Null where no way was found. */
  readonly got: number | null;
}

/** Whether a length is what a file says, which rounds: to two digits behind the point, or to six digits in all. */
const isLength = (got: number, expected: number): boolean =>
  Math.abs(got - expected) <= Math.max(0.0051, expected * 5.1e-6);

async function run(map: string, file: string, options: RunOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const asked = options.algorithm && algorithmNamed(options.algorithm).name;
  const read = parseMovingAiScenarios(await readInput(file, host));
  if (!read.ok) throw new Failure(faultText(read.fault, inputName(file)));
  const { scene, name } = await openScene(map, host, messages);
  const { world } = scene;
  const scenarios = read.value;
  for (const scenario of scenarios) checkFits(scenario, world.grid, inputName(file));
  const movement = movementOf(world, options, name);
  const began = performance.now();
  const finder = orFail(() => new PathFinder(world, { ...movement, algorithm: asked }), name);
  const preparing = performance.now() - began;
  const { wrong, walking } = await walkAll(finder, scenarios, host, messages);
  const report: Report = {
    map: basename(name),
    scenarios: scenarios.length,
    optimal: scenarios.length - wrong.length,
    wrong,
    algorithm: finder.algorithm.name,
  };
  const times: Times = { prepareMs: rounded(preparing), meanMs: rounded(walking / Math.max(1, scenarios.length)) };
  const chunk = options.json
    ? `${JSON.stringify(options.times ? { ...report, times } : report)}\n`
    : textOf(report, options.times ? times : undefined);
  await writeOutput([chunk], options.out, host);
  if (wrong.length > 0) throw new Failure('', 1);
}

function checkFits({ line, map, rows, cols, from, to }: MovingAiScenario, grid: Grid, name: string): void {
  const size = `${grid.rows} x ${grid.cols}`;
  if (rows !== grid.rows || cols !== grid.cols)
    throw new Failure(`${name}:${line}: expected a map of ${size} cells, found ${map} of ${rows} x ${cols}`);
  for (const [row, col] of [from, to])
    if (row >= rows || col >= cols)
      throw new Failure(`${name}:${line}: expected cells of a map of ${size}, found ${col},${row}`);
}

/** Between two looks at Ctrl-C. */
const SLICE_MS = 50;

async function walkAll(
  finder: PathFinder,
  scenarios: readonly MovingAiScenario[],
  host: Host,
  messages: Messages,
): Promise<{ wrong: Wrong[]; walking: number }> {
  const { grid } = finder.map.world;
  const wrong: Wrong[] = [];
  let walking = 0;
  let looked = performance.now();
  for (const [index, { line, from, to, length: expected }] of scenarios.entries()) {
    const began = performance.now();
    const { cells } = finder.find(cellAt(grid, ...from), cellAt(grid, ...to));
    const ended = performance.now();
    walking += ended - began;
    const walked = cells.length === 0 ? Infinity : finder.map.lengthOf(cells); // whatever the search itself says
    const got = Number.isFinite(walked) ? walked : null;
    if (!isLength(got ?? 0, expected)) wrong.push({ line, expected, got }); // 0 also says that there is no way
    if (ended - looked < SLICE_MS) continue;
    looked = ended;
    messages.progress(`${grouped(index + 1)} of ${counted(scenarios.length, 'scenario')}`);
    await setImmediate();
    checkInterrupted(host);
  }
  messages.done();
  return { wrong, walking };
}

interface Report {
  readonly map: string;
  readonly scenarios: number;
  readonly optimal: number;
  readonly wrong: readonly Wrong[];
  readonly algorithm: string;
}

/** The most wrong ones that are listed. */
const MOST_LISTED = 20;

function textOf({ map, scenarios, optimal, wrong, algorithm }: Report, times: Times | undefined): string {
  const lines = wrong
    .slice(0, MOST_LISTED)
    .map(({ line, expected, got }) => `line ${line}: expected ${lengthText(expected)}, got ${gotText(got)}`);
  if (wrong.length > MOST_LISTED) lines.push(`and ${grouped(wrong.length - MOST_LISTED)} more`);
  const head = `${map}: ${grouped(optimal)} of ${counted(scenarios, 'scenario')} optimal by ${algorithm}`;
  const tail = times && `; ${times.prepareMs} ms to prepare, ${times.meanMs} ms a way`;
  return `${[head + (tail ?? ''), ...lines].join('\n')}\n`;
}

const gotText = (got: number | null): string => (got === null ? 'no way' : lengthText(got));

interface Times {
  readonly prepareMs: number;
  readonly meanMs: number;
}

/** Three digits behind the point. */
const rounded = (ms: number): number => Number(ms.toFixed(3));
