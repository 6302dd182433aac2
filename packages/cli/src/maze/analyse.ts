/** `asterion maze analyse`: what can be said of a maze, and whether it is perfect. */

import { counted, grouped } from 'asterion/play';
import { type Analysis, analyse, LONGEST_PATH_EXACT_UP_TO } from 'asterion/search';
import { type Cell, coordinatesOf, type Scene } from 'asterion/world';
import { Command } from 'commander';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { type QuietOption, withJson, withQuiet } from '../host/options.js';
import { writeOutput } from '../host/output.js';
import { type DrawingOptions, drawScene, withDrawing } from '../scene/drawing.js';
import { FILE_SEED_HELP, MAZE_FILE_HELP, openMaze } from '../scene/maze-file.js';
import { mazeReport } from './report.js';

interface AnalyseOptions extends QuietOption, Partial<DrawingOptions> {
  readonly seed?: string;
  readonly json?: boolean;
}

const LONGEST_PATH_HELP =
  'The longest path is the longest of the shortest ways. With loops it is exact up to\n' +
  `${grouped(LONGEST_PATH_EXACT_UP_TO)} cells (rows x columns), and beyond that "at least" so long.`;

export function analyseCommand(host: Host): Command {
  const command = new Command('analyse')
    .alias('analyze')
    .argument('<file>', MAZE_FILE_HELP)
    .option('--seed <seed>', FILE_SEED_HELP)
    .addHelpText('after', `\n${LONGEST_PATH_HELP}`)
    .action((file: string, options: AnalyseOptions) => analyseFile(file, options, host));
  withDrawing(command, 'draw the longest path, or the loop if there is one, instead of text');
  return withQuiet(withJson(command, 'print a report instead of text'));
}

async function analyseFile(file: string, options: AnalyseOptions, host: Host): Promise<void> {
  const { format, json, out } = options;
  const { scene } = await openMaze(file, options, host, messagesTo(host, options.quiet === true));
  const analysis = analyse(scene.world);
  const { loop, longestPath, why } = analysis;
  if (json === true) await writeOutput([`${JSON.stringify(mazeReport(scene, analysis, undefined))}\n`], out, host);
  else if (format === undefined) await writeOutput([describe(scene, analysis)], out, host);
  else await writeOutput(drawScene(scene, { path: loop ?? longestPath }, { format }), out, host);
  const isSaid = json !== true && format === undefined;
  if (why !== undefined) throw new Failure(isSaid ? '' : `not perfect: ${why}`, 1);
}

function describe({ world }: Scene, analysis: Analysis): string {
  const { grid } = world;
  const { cells, passages, deadEnds, junctions, crossroads, loops, pieces, corridors, why } = analysis;
  const { longestPath, longestPathExact } = analysis;
  const share = (count: number) => `${count} (${((100 * count) / Math.max(1, cells)).toFixed(1)} %)`;
  const longest = `${longestPathExact ? '' : 'at least '}${counted(longestPath.length, 'cell')}`;
  const place = (cell: Cell | undefined) => (cell === undefined ? 'nowhere' : coordinatesOf(grid, cell).join(','));
  return [
    `${grid.shape.name}, ${grid.rows} x ${grid.cols}: ${counted(cells, 'cell')}, ${counted(passages, 'passage')}`,
    why === undefined ? 'perfect: one way between any two cells' : `not perfect: ${why}`,
    `pieces ${pieces}, loops ${loops}`,
    `dead ends ${share(deadEnds)}, junctions ${share(junctions)}, crossroads ${share(crossroads)}`,
    `corridors ${corridors.count}, mean length ${corridors.mean.toFixed(1)}, longest ${corridors.longest}`,
    `longest path ${longest}, from ${place(longestPath[0])} to ${place(longestPath.at(-1))}`,
    '',
  ].join('\n');
}
