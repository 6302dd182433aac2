/** `asterion maze ...`: the commands around mazes. */

import { Command } from 'commander';
import type { Host } from '../host/host.js';
import { convertCommand } from './convert.js';
import { generateCommand } from './generate.js';
import { solveCommand } from './solve.js';

export const mazeCommand = (host: Host): Command =>
  new Command('maze')
    .description('generate, solve and convert mazes')
    .addCommand(generateCommand(host))
    .addCommand(solveCommand(host))
    .addCommand(convertCommand(host));
