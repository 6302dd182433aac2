/** `asterion rogue ...`: the commands around the hunt. */

import { Command } from 'commander';
import type { Host } from '../host/host.js';
import { generateCommand } from './generate.js';
import { listCommand } from './list.js';
import { playCommand } from './play.js';
import { watchCommand } from './watch.js';

export const rogueCommand = (host: Host): Command =>
  new Command('rogue')
    .description('monster against rogue: play, watch and generate dungeons')
    .addCommand(playCommand(host))
    .addCommand(watchCommand(host))
    .addCommand(generateCommand(host))
    .addCommand(listCommand(host));
