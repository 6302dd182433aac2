/** `asterion rogue ...`: the commands around the hunt. */

import { Command } from 'commander';
import type { Host } from '../host/host.js';
import { generateCommand } from './generate.js';
import { listCommand } from './list.js';
import { playCommand } from './play.js';
import { rateCommand } from './rate.js';
import { solveCommand } from './solve.js';
import { watchCommand } from './watch.js';

export const rogueCommand = (host: Host): Command =>
  new Command('rogue')
    .description('monster against rogue: play, watch, solve, rate and generate')
    .addCommand(playCommand(host))
    .addCommand(watchCommand(host))
    .addCommand(solveCommand(host))
    .addCommand(rateCommand(host))
    .addCommand(generateCommand(host))
    .addCommand(listCommand(host));
