/** `asterion maze ...`: the commands around mazes. */

import { Command } from 'commander';
import type { Host } from '../host/host.js';
import { analyseCommand } from './analyse.js';
import { convertCommand } from './convert.js';
import { generateCommand } from './generate.js';
import { listCommand } from './list.js';
import { runCommand } from './run.js';
import { solveCommand } from './solve.js';

export const mazeCommand = (host: Host): Command =>
  new Command('maze')
    .description('generate, solve, analyse and convert mazes')
    .addCommand(generateCommand(host))
    .addCommand(solveCommand(host))
    .addCommand(analyseCommand(host))
    .addCommand(convertCommand(host))
    .addCommand(runCommand(host))
    .addCommand(listCommand(host));
