/** `asterion explore slots`: the saves there are. */

import { Command } from 'commander';
import type { Host } from '../host/host.js';
import { withQuiet } from '../host/options.js';
import { writeOutput } from '../host/output.js';
import { tableText } from '../host/text.js';
import { type SaveOptions, slotsOf, withFolder } from './options.js';
import { SLOT_HEAD, slotReport, slotRow } from './slot-words.js';

interface SlotsOptions extends Pick<SaveOptions, 'saveDir'> {
  readonly json?: boolean;
}

export const slotsCommand = (host: Host): Command =>
  withQuiet(
    withFolder(new Command('slots'))
      .description('list the saves: seed, world, turns, coins, and when')
      .option('--json', 'print a report instead of text')
      .action(async (options: SlotsOptions) => {
        const slots = slotsOf(options, host).list();
        const report = `${JSON.stringify({ slots: slots.map(slotReport) })}\n`;
        await writeOutput(
          [options.json === true ? report : tableText(SLOT_HEAD, slots.map(slotRow), 2)],
          undefined,
          host,
        );
      }),
  );
